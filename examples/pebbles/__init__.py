"""Pebbles: the smallest game that uses all of the contract."""

from examples.pebbles.game import Pebbles

GAME = Pebbles()

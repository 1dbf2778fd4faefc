"""Hush: a small game with hidden hands, a deck and simultaneous choice, for trying the kit."""

from tests.conformance.hush.game import Hush

GAME = Hush()

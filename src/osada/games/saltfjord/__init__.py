"""Saltfjord: dice, tiles and boats in a Norwegian fishing village, for one to four players."""

from osada.games.saltfjord.game import Saltfjord

GAME = Saltfjord()

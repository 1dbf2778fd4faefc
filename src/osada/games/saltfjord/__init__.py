"""Saltfjord: dice, tiles and boats in a Norwegian fishing village, for one to four players."""

from functools import cache
from typing import TYPE_CHECKING

from osada.games.saltfjord.game import Saltfjord

GAME: Saltfjord
"""The default edition; it is made when somebody asks for it, so that importing reads no file."""

if not TYPE_CHECKING:

    @cache
    def __getattr__(name):
        if name == "GAME":
            return Saltfjord()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Sardinia: area majority with role cards, for two to four players."""

from functools import cache
from typing import TYPE_CHECKING

from osada.games.sardinia.game import Sardinia

GAME: Sardinia
"""The default edition; it is made when somebody asks for it, so that importing reads no file."""

if not TYPE_CHECKING:

    @cache
    def __getattr__(name):
        if name == "GAME":
            return Sardinia()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

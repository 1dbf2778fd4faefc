"""Corrected component data: the files of the folder `OSADA_CONTENT`, laid over those shipped.

`sardinia/map.json` in that folder replaces the map, so an owner of the box can correct a file, or
add one, without touching code. This is the only place where games read the environment.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from osada.core.content import MOST_BYTES
from osada.core.game import Game
from osada.text.errors import ContentError
from osada.text.foreign_errors import of_system

VARIABLE: Final = "OSADA_CONTENT"


def with_overlay(game: Game) -> Game:
    """Return the edition of a game with the files of the folder, or the game as it is."""
    files = {name: _read(file, name) for name, file in _corrected(game).items()}
    return game.edition(files) if files else game


def folder() -> str:
    """Return the folder that is named, empty if none is."""
    return os.environ.get(VARIABLE, "")


def _corrected(game: Game) -> dict[str, Path]:
    if not folder():
        return {}
    place = Path(folder()) / game.package.rpartition(".")[2]
    found = {name: place / name for name in (*game.data, *game.additions)}
    return {name: file for name, file in found.items() if file.exists()}


def _read(file: Path, name: str) -> bytes:
    """Read one byte more than is allowed, so that a file that is too long is refused."""
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise ContentError("$", of_system(error), file=name) from None

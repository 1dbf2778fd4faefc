"""A game anew, with a folder of content; the usual one stays as it is."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from osada.core.game import Game


def load(game: str, folder: Path) -> Game:
    """The game as it is when `OSADA_CONTENT` names a folder."""
    package = f"osada.games.{game}"
    usual = {name: module for name, module in sys.modules.items() if name.startswith(package)}
    for name in usual:
        del sys.modules[name]
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("OSADA_CONTENT", str(folder))
            made = import_module(package).GAME
    finally:
        for name in [name for name in sys.modules if name.startswith(package)]:
            del sys.modules[name]
        sys.modules.update(usual)
        setattr(sys.modules["osada.games"], game, usual[package])
    assert isinstance(made, Game)
    return made

"""A game imported anew, with a folder of content; the usual one stays as it is."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from osada.core.game import Game
from osada.games.overlay import with_overlay


def load(name: str, folder: Path) -> tuple[Game, dict[str, ModuleType]]:
    """The game as it is when `OSADA_CONTENT` names a folder, and its modules."""
    package = f"osada.games.{name}"
    usual = _take_out(package)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("OSADA_CONTENT", str(folder))
            game = with_overlay(import_module(package).GAME)
    finally:
        made = _take_out(package)
        sys.modules.update(usual)
        setattr(sys.modules["osada.games"], name, usual[package])
    assert isinstance(game, Game)
    return game, made


def _take_out(package: str) -> dict[str, ModuleType]:
    """The modules of a package, which are then unknown to Python."""
    found = {name: module for name, module in sys.modules.items() if name.startswith(package)}
    for name in found:
        del sys.modules[name]
    return found

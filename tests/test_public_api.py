"""The public API of `import osada`: its names, their types, and what importing it costs."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import osada
from osada.bots.player import Player
from osada.core.table import Table
from osada.games import find

SOURCE = Path(osada.__file__).parent
PUBLIC = [
    *("NATURE", "OVER", "Bot", "BotError", "Budget", "Event", "Game", "Mode", "NotAllowed"),
    *("OsadaError", "Player", "Position", "Record", "ReplayedMove", "Rng", "Table"),
    *("__version__", "ask_bot", "bot_names", "final_position", "find_game", "game_names"),
    *("make_bot", "playout", "position_from_json", "position_to_json", "read_record"),
    *("replay", "verify"),
]


def test_the_public_names_are_these() -> None:
    """A change here is a change for everybody who wrote a script: say it in the changelog."""
    assert osada.__all__ == PUBLIC
    assert set(PUBLIC) <= set(dir(osada))


@pytest.mark.parametrize("name", PUBLIC)
def test_each_name_is_loaded_from_where_mypy_finds_it(name: str) -> None:
    found = getattr(osada, name)
    if name == "__version__":
        return
    tree = ast.parse(Path(osada.__file__).read_text(encoding="utf-8"))
    (alias,) = [
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname == name
    ]
    assert found is getattr(sys.modules[str(alias[0])], alias[1])


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'find_gmae'"):
        getattr(osada, "find_gmae")  # noqa: B009 - mypy would refuse the attribute
    assert osada.find_game is find
    assert (osada.Table, osada.Player) == (Table, Player)


@pytest.mark.parametrize("module", ["osada", "osada.core"])
def test_importing_it_loads_no_game_and_no_bot(module: str) -> None:
    code = f"import {module}, sys; print(*(name for name in sys.modules if 'osada.' in name))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) <= {"osada.checkout", "osada.core"}


def test_the_package_itself_imports_nothing_but_the_version_from_its_api() -> None:
    found = {
        (path.relative_to(SOURCE).as_posix(), alias.name)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "osada"
        for alias in node.names
        if not (SOURCE / alias.name).is_dir() and not (SOURCE / f"{alias.name}.py").is_file()
    }
    assert {name for _, name in found} <= {"__version__"}, found

"""`play` starts at once, on compiled rules where they are there; otherwise those come later."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from devtools import places, playing, rules
from devtools.environment import Environment

SERVER = {"OSADA_LOG_LEVEL": "warning"}


class House:
    """What was started, with which variables."""

    def __init__(self) -> None:
        self.variables: Mapping[str, str] = {}
        self.beside: list[list[str]] = []
        self.compiler: tuple[int, bytes] = (0, b"")

    def run(self, _command: list[str], env: Mapping[str, str], **_: object) -> int:
        self.variables = env
        for thread in threading.enumerate():
            if thread.name.endswith("(_tell)"):
                thread.join()
        return 0


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House()

    class Compiler:
        def __init__(self, command: list[str], **_: Any) -> None:
            made.beside.append(command)
            self.returncode = made.compiler[0]

        def communicate(self) -> tuple[None, bytes]:
            return None, made.compiler[1]

        def poll(self) -> int:
            return 0

    monkeypatch.delenv("OSADA_COMPILE", raising=False)
    monkeypatch.setattr(places, "BUILD", tmp_path)
    monkeypatch.setattr(rules, "place", lambda: tmp_path / "copy")
    monkeypatch.setattr(rules, "can_compile", lambda: True)
    monkeypatch.setattr(playing, "run", made.run)
    monkeypatch.setattr(subprocess, "Popen", Compiler)
    return made


Start = Callable[[Mapping[str, str]], str]


@pytest.fixture
def start(house: House, capsys: pytest.CaptureFixture[str]) -> Start:
    """Starts a program, and hears what is said."""

    def begin(server: Mapping[str, str]) -> str:
        assert playing.with_rules(cast(Environment, None), ["osada"], server) == 0
        return capsys.readouterr().out

    return begin


def test_a_cold_start_plays_at_once_and_compiles_beside_it(
    house: House, start: Start, tmp_path: Path
) -> None:
    said = start(SERVER)
    later = {"OSADA_RULES": "source", "OSADA_COMPILED_LATER": str(tmp_path / "copy")}
    assert house.variables == {**SERVER, **later}
    assert [command[-2:] for command in house.beside] == [["compile", "--gently"]]
    assert said == (
        "Compiling the rules in the background; bots think faster when that is done.\n"
        "The rules are compiled. Bots think about forty times faster now.\n"
    )


def test_a_later_start_is_compiled_at_once(house: House, start: Start, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy/.made").touch()
    assert start(SERVER) == ""
    assert house.variables == SERVER
    assert (tmp_path / "compiled").resolve() == tmp_path / "copy"
    assert not house.beside


def test_a_game_in_the_terminal_is_not_disturbed(house: House, start: Start) -> None:
    assert start({}) == (
        "Compiling the rules in the background; bots think faster from the next start on.\n"
    )


def test_rules_that_do_not_compile_are_played_as_they_are(house: House, start: Start) -> None:
    house.compiler = (1, b"warning\nOsada does not compile.\n")
    assert start(SERVER).splitlines()[-1] == (
        "Osada does not compile. Going on as pure Python; bots will be slower."
    )


def test_without_a_compiler_nothing_is_begun(
    house: House, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "can_compile", lambda: False)
    assert start(SERVER).startswith("No C compiler found: running Osada as pure Python")
    assert house.variables == SERVER
    assert not house.beside

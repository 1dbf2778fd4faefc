"""Games with secrets, with moves at the same time, and for one: Pebbles has them all."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from osada.cli.language_choice import words_of
from osada.cli.play.game_session import Session
from osada.cli.screen import Screen
from osada.core.game_text import Way
from osada.core.position import Position
from osada.core.solo import Solo
from osada.games import find
from osada.text.language import Language
from tests.cli.driver import Osada

pytestmark = pytest.mark.usefixtures("pebbles")


def test_the_device_is_passed_on_when_there_are_secrets(osada_: Osada) -> None:
    done = osada_("play", "pebbles", "--humans", "2", "--seed", "1", typed="\nadd\ndone\n\nadd\n")
    start, first, second = done.out.split("Pass the device to Player")
    assert "lucky number" not in start, "others may be looking when the game begins"
    assert "Player A’s lucky number" in first
    assert "Player B’s lucky number" not in first
    assert "Player B’s lucky number" in second
    assert "Player A’s lucky number" not in second


def test_a_covered_screen_is_not_in_the_scrollback() -> None:
    """Clearing moves what stands there into the scrollback, so that is emptied last (S32)."""
    screen = Screen(words_of("en"))
    screen.console = Console(file=io.StringIO(), force_terminal=True, width=80)
    screen.cover()
    assert isinstance(screen.console.file, io.StringIO)
    text = screen.console.file.getvalue()
    assert "\x1b[2J" in text
    assert text.endswith("\x1b[3J")


def test_what_one_person_typed_cannot_be_called_back_by_the_next() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("keep the card with 23")
    Screen(words_of("en")).cover()
    assert readline.get_current_history_length() == 0


def test_a_secret_that_was_only_seen_is_covered_too(
    osada_: Osada, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views may be alike again, and yet the screen shows what one seat alone was told."""
    covered: list[bool] = []
    monkeypatch.setattr(Screen, "cover", lambda _screen: covered.append(True))
    monkeypatch.setattr(Session, "_has_secrets", lambda _session: False)
    osada_("play", "pebbles", "--humans", "2", "--seed", "1", typed="\nadd\ndone\n\nadd\n")
    assert covered == []
    monkeypatch.setattr("examples.pebbles.events.Added.audience", 1, raising=False)
    osada_("play", "pebbles", "--humans", "2", "--seed", "1", typed="\nadd\ndone\n\nadd\n")
    assert covered == [True]


def test_in_a_window_bots_wait_for_people(osada_: Osada) -> None:
    done = osada_("play", "pebbles", "--seed", "1", typed="add\nundo\nadd\ndone\n")
    told = [line for line in done.out.splitlines() if line.startswith("·")]
    assert done.out.count("Player A adds a pebble.") == 2
    bots = next(i for i, line in enumerate(told) if "Bot B" in line)
    assert any("Player A is done." in line for line in told[:bots])


def test_a_game_for_one_has_a_personal_best(
    osada_: Osada, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("examples.pebbles.game.Pebbles.solo", Solo(lambda _: "plain", ()))
    alone = ("play", "pebbles", "--players", "1", "--seed", "1")
    first = osada_(*alone, typed="add\ndone\nadd\ndone\n")
    assert "Pebbles: your first result" in first.out
    better = osada_(*alone, typed="add\nadd\ndone\nadd\nadd\ndone\n")
    assert "a personal best" in better.out
    worse = osada_(*alone, typed="done\ndone\n")
    assert "your personal best is still" in worse.out
    (home / "bests.json").write_text("{broken")
    broken = osada_(*alone, typed="done\ndone\n")
    assert broken.code == 0
    assert "bests.json cannot be read" in broken.said


def test_several_moves_as_one_choice(osada_: Osada, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game offers a way; it is one choice, several moves, and one undo."""
    way = Way((0, 0), "Add two pebbles")

    def ways(position: Position, seat: int, _language: Language) -> list[Way]:
        return [way] if len(position.legal(seat)) == 3 else []

    monkeypatch.setattr(find("pebbles").text, "ways", ways)
    done = osada_("play", "pebbles", "--players", "1", "--seed", "1", typed="4\nundo\n")
    assert "  4 Add two pebbles\n" in done.out
    assert "Player A: oo\n" in done.out
    assert done.out.count("Player A: \n") == 2


def test_a_position_of_a_window_names_the_seat(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    osada_("play", "pebbles", "--humans", "2", "--seed", "1", typed=f"add\nsave {file}\nquit\n")
    done = osada_("position", str(file), "--play", "B add; B roll; die 3; A done")
    assert done.code == 0
    assert "Player B: oooo" in done.out
    assert "B Player B: add; done" in done.out


def test_six_at_one_device(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "six.osada"
    typed = "\n".join(["", *["done", ""] * 5, "add", f"save {file}", "quit"])
    done = osada_("play", "pebbles", "--humans", "6", "--seed", "1", typed=typed)
    assert "Player F adds a pebble." in done.out
    told = osada_("replay", str(file))
    assert "E Player E · F Player F" in told.out
    done = osada_("position", str(file), "--play", "F add; F done")
    assert "Player F: oo\n" in done.out

"""Command lines and answers put together at random: one sentence at most, and never a traceback."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

import pytest

from osada.cli import main
from osada.core.table import Table
from osada.games import find, names
from tests.fuzz.budget import tries

ODD = (
    "",
    " ",
    "x",
    "-1",
    "0",
    "1.5",
    "0x1",
    "99999999999",
    "\x1b[2J",
    "\udcff",
    "a\0b",
    "é",
    "A,B",
)
VALUES = {
    "--players": ("1", "2", "3", "4"),
    "--humans": ("0", "1", "2"),
    "--bots": ("random", "random,random", "greedy", "no_such:Bot"),
    "--names": ("Ala", "Ala,Bo", "\x1b[31mRed", "x" * 41),
    "--seed": ("5", "seed"),
    "--option": ("guardian=alternative", "carts=yes", "x=y", "="),
    "--adventure": ("7", "drawn", "no"),
    "--mode": ("advanced",),
    "--at": ("0", "3"),
    "--play": ("card queen", "* site 3", "B done", ";;"),
    "--game": ("sardinia", "settlers", "saltfjord"),
    "--games": ("1", "2"),
    "--jobs": ("1",),
    "--lang": ("en", "pl"),
}
COMMANDS = {
    "play": ("--players", "--humans", "--bots", "--names", "--seed", "--option", "--adventure"),
    "replay": ("--at", "--lang"),
    "verify": ("--lang",),
    "simulate": ("--games", "--players", "--jobs", "--seed", "--option", "--mode"),
    "games": ("--lang",),
    "rules": ("--lang",),
    "almanac": ("--game", "--lang"),
    "position": ("--play", "--lang"),
    "content check": ("--game", "--lang"),
}
ANSWERS = (
    *("1", "2", "3", "9", "99", "", "?", "? 1", "? card queen", "undo", "undo turn", "rules"),
    *("rules s15", "log", "log 3", "board", "help", "comment hello", "lang pl", "lang en", "quit"),
    *("n", "commander", "p1", "walls", "żeton", "\x1b[2J", "²", "x" * 300, "[bold]", "? x y z"),
)


def line(rng: random.Random, files: list[str]) -> list[str]:
    """A command with some of its options, most of them in order."""
    command = rng.choice(list(COMMANDS))
    first = {"play": names(), "simulate": names(), "rules": names(), "almanac": ["farm", "x"]}
    words = [*command.split()]
    if rng.random() < 0.9:
        words.append(rng.choice(first.get(command, files)))
    if command == "simulate":
        words += ["--games", "1"]
    for option in rng.sample(COMMANDS[command], k=rng.randint(0, min(2, len(COMMANDS[command])))):
        words += [option, rng.choice(VALUES[option] if rng.random() < 0.7 else ODD)]
    if rng.random() < 0.1:
        words.insert(rng.randrange(len(words) + 1), rng.choice(ODD))
    return words


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a command may be pointed at."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    record = Table(find("sardinia"), 2, "5").record(with_seed=True).text()
    (tmp_path / "game.osada").write_text(record)
    (tmp_path / "cut.osada").write_text(record[:200])
    (tmp_path / "deep.json").write_text('{"game": ' + "[" * 5000)
    (tmp_path / "map.json").write_bytes(find("sardinia").content()["map.json"])
    return ["game.osada", "cut.osada", "deep.json", "map.json", ".", "missing", *ODD[:3]]


def test_no_command_line_ends_in_a_traceback(
    files: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for rng in tries(40):
        words = line(rng, files)
        typed = "".join(f"{rng.choice(ANSWERS)}\n" for _ in range(rng.randint(0, 30)))
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        out, err = capsys.readouterr()
        assert code in (0, 1, 2), words
        assert "Traceback" not in out + err, words
        assert "\x1b" not in out + err, words
        assert all(part.startswith("osada: ") for part in err.splitlines()), words
        assert bool(err) or code == 0, words

"""Only what changed on a board is shown again."""

from __future__ import annotations

import random

import pytest

from osada.cli.play.board_diff import changed, rows
from tests.cli.driver import Osada

BOARD = """\
Round 1

Province  Pieces
────────────────
p1 Nurra  A1
p2 Anglona  A1 B1
    C1

Players
 A Ala · 1 point
    Hand: Queen
 B Bo · 2 points"""


def shown(old: str, new: str) -> list[str] | None:
    """The rows that are shown when a part of the board changes."""
    assert old in BOARD
    found = changed(BOARD, BOARD.replace(old, new))
    return None if found is None else [row.text for row in found]


def test_a_board_is_blocks_of_rows() -> None:
    assert [row.text for row in rows(BOARD) if row.heading] == [
        "Round 1",
        "Province  Pieces",
        "Players",
    ]
    assert rows(BOARD)[4].text == "p2 Anglona  A1 B1\n    C1"


def test_a_changed_row_stands_under_its_heading() -> None:
    assert shown("p1 Nurra  A1", "p1 Nurra  A2") == ["Province  Pieces", "p1 Nurra  A2"]
    assert shown("    C1", "    C2") == ["Province  Pieces", "p2 Anglona  A1 B1\n    C2"]
    assert shown("Round 1", "Round 2") == ["Round 2"]


def test_what_only_moved_sideways_has_not_changed() -> None:
    assert shown("p1 Nurra  A1", "p1 Nurra    A1") == []
    assert shown("────", "────────") == []


def test_a_new_block_is_shown_and_one_that_is_gone_is_not() -> None:
    assert shown("\n\nPlayers", "\n\nIn hand: 3\n\nPlayers") == ["In hand: 3"]
    assert shown("Round 1\n\n", "") == []


def test_a_board_that_is_mostly_new_is_shown_whole() -> None:
    assert changed("", BOARD) is None
    assert changed(BOARD, "\n".join(reversed(BOARD.split("\n"))).upper()) is None


def numbers(seed: int) -> str:
    """Lines with numbers, as somebody types who does not look."""
    rng = random.Random(seed)
    return "".join(f"{rng.randint(1, 9)}\n" for _ in range(4000))


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize(
    "game",
    [
        "sardinia --guardian alternative",
        "settlers --players 1 --adventure 7",
        "saltfjord --carts yes",
    ],
)
def test_a_whole_game_fits_an_ordinary_terminal(
    osada_: Osada, monkeypatch: pytest.MonkeyPatch, game: str, code: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    done = osada_("play", *game.split(), "--seed", "5", "--lang", code, typed=numbers(1))
    assert ("The end" if code == "en" else "Koniec gry") in done.out
    lines = done.out.splitlines()
    home = [line for line in lines if ".osada" in line]
    assert [line for line in lines if len(line) > 80 and line not in home] == []
    decisions = sum("> " in line for line in lines)
    assert len(lines) < 16 * decisions, "a whole board has some 40 lines"

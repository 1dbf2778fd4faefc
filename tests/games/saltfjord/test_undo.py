"""Undo follows from what was turned up: back to the turn's start or to the last new thing."""

import pytest

from osada.core.table import Table
from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.text.errors import UndoError

MOVES = GAME.moves


def table() -> Table:
    """A table at the first turn of seat A."""
    made = Table(GAME, 2, "undo", {"first-player": "A"})
    while made.position.turn() != 0 or not MOVES.notation(made.position.legal(0)[0]).startswith(
        "die"
    ):
        seat = int(made.position.turn())
        made.play(seat, made.position.legal(seat)[0])
    return made


def play(made: Table, *families: str) -> None:
    """The first move on offer of each family."""
    for family in families:
        legal = made.position.legal(0)
        made.play(0, next(m for m in legal if MOVES.parts(m)[0].name == family))


def test_a_whole_turn_can_be_taken_back_while_nothing_was_turned_up() -> None:
    made = table()
    before = len(made.entries)
    play(made, "free", "sell", "die", "discard")
    assert made.undoable(0)[:4] == [before + 3, before + 2, before + 1, before]
    made.undo(0, 4)
    assert len(made.entries) == before


def test_a_token_that_was_turned_up_stays() -> None:
    made = table()
    play(made, "pass", "sail")
    assert made.undoable(0) == []
    with pytest.raises(UndoError):
        made.undo(0)


def test_a_choice_before_a_tile_is_turned_up_can_be_taken_back() -> None:
    made = table()
    position = made.position
    assert isinstance(position, SaltfjordPosition)
    position.goods[1] = position.goods[4] = 1  # wood and plank
    before = len(made.entries)
    play(made, "build", "place")
    assert made.undoable(0)[:2] == [before + 1, before]
    play(made, "turn")
    assert made.undoable(0) == []

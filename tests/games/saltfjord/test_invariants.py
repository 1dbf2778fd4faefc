"""Invariants: a position that breaks one is named as impossible."""

from collections.abc import Callable

import pytest

from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.position import SaltfjordPosition
from tests.games.saltfjord.scene import laid_out

Change = Callable[[SaltfjordPosition], object]


def sound() -> SaltfjordPosition:
    """A position at the first turn, straight from play."""
    position = laid_out(2, carts="yes")
    while position.round == 0:
        seat = position.turn()
        move = position.legal(seat)[0] if seat >= 0 else position.chances()[0][0]
        position.play(seat, move)
    assert GAME.broken(position) == []
    return position


def _set(field: str, at: int, value: int) -> Change:
    def change(position: SaltfjordPosition) -> None:
        getattr(position, field)[at] = value

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (_set("goods", 3, -1), "goods[3] is from 0 to 255, not -1"),
        (_set("dice", 0, 9), "F2: a die is missing"),
        (_set("taken", 1, 2), "F15: seat 0 has taken too many dice"),
        (_set("white", 1, 1 << 3), "F18: seat 1 has dice on its board"),
        (_set("working", 0, 1 << 1), "F17: a die or a worker of seat 0 is on no building"),
        (_set("working", 0, 1), "F17: two pieces of seat 0 are on one cell"),
        (_set("cart", 1, 0), "F47: seat 0 has 2 carts, not 1"),
        (_set("filled", 0, 0), "F25: the grid of seat 0 is miscounted"),
        (_set("large", 0, 1), "F34: the large tiles of seat 0"),
        (_set("tile_top", 0, 40), "F4: each building tile"),
        (_set("tile_left", 0, 3), "F4: the face-down tiles"),
        (_set("crates", 0, 1), "F6: each crate"),
        (_set("crate_left", 0, 3), "F6: the face-down crates"),
        (_set("tokens", 0, 1), "F3: a catch token is missing"),
        (_set("token_left", 0, 0), "tokens of kind 1 were drawn"),
        (_set("token_known", 5, 1), "F42: a token on top"),
        (_set("load", 3, 1), "F31: the boat of seat 0"),
        (_set("load", 0, 1), "F32: the boat of seat 0"),
        (_set("levels", 2, 4), "levels[2] is from 0 to 3, not 4"),
        (_set("workers", 0, 9), "F8: seat 0 has 9 workers"),
        (_set("stack", 5, 1), "the stack of decisions has a gap"),
        (lambda p: setattr(p, "round", 4), "round is from 0 to 3, not 4"),
        (_set("workers", 0, 3), "F8: seat 0 has 3 workers"),
        (_set("powers", 0, 255), "F24: the lasting technologies of seat 0"),
        (_set("abilities", 0, 255), "F5: each ability tile must be in one place"),
        (_set("scoring", 0, 1), "F7: each scoring tile must be in one place"),
        (_set("uses", 0, 1), "F36: seat 0 has used the ability"),
        (_set("board", 1, 2), "F8: all have the plain board"),
        (_set("square", 0, 66), "F25: a tile of seat 0 does not lie on the grid as it is"),
        (_set("marker", 0, 2), "F35: it is the turn of seat A, who has passed"),
        (_set("stack", 0, st.DIE + 64 * 5), "place 0 of the stack is about nothing"),
        (_set("stack", 0, st.MENU), "the stack has decisions in an order"),
        (_set("set_building", 2, 66), "F9: each start building must be in one place"),
        (_set("under", 0, 1), "F31: tokens under the stacks are miscounted"),
        (lambda p: setattr(p, "actor", 3), "is not at the table"),
        (lambda p: setattr(p, "carts", 0), "F47"),
        (lambda p: setattr(p, "over", 1), "until the game is over"),
    ],
)
def test_an_impossible_position_is_named(change: Change, fault: str) -> None:
    position = sound()
    change(position)
    assert any(fault in reason for reason in GAME.broken(position)), GAME.broken(position)


def test_two_markers_cannot_be_in_one_tavern() -> None:
    position = sound()
    position.marker[0] = position.marker[1] = 2
    assert "F35: two markers are in one tavern" in GAME.broken(position)

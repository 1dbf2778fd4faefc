"""What must always hold: a position that breaks it is named as impossible."""

from collections.abc import Callable

import pytest

from osada.games.saltfjord import GAME
from osada.games.saltfjord.law.position import SaltfjordPosition
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
        (_set("goods", 3, -1), "F12: seat 0 has fewer than no resources"),
        (_set("dice", 0, 9), "F2: a die is missing"),
        (_set("taken", 0, 4), "F15: seat 0 has taken too many dice"),
        (_set("white", 1, 1 << 3), "F18: seat 1 has dice on its board"),
        (_set("working", 0, 1 << 1), "F17: a die or a worker of seat 0 is on no building"),
        (_set("working", 0, 1), "F17: two pieces of seat 0 are on one cell"),
        (_set("cart", 1, 0), "F48: two carts of seat 0 are on one cell"),
        (_set("filled", 0, 0), "F25: the grid of seat 0 is miscounted"),
        (_set("large", 0, 1), "F34: the large tiles of seat 0"),
        (_set("tile_top", 0, 40), "F4: each building tile"),
        (_set("tile_left", 0, 3), "F4: the face-down tiles"),
        (_set("crates", 0, 1), "F6: each crate"),
        (_set("crate_left", 0, 3), "F6: the face-down crates"),
        (_set("tokens", 0, 99), "F3: a catch token is missing"),
        (_set("token_left", 1, 99), "F3: there are fewer tokens"),
        (_set("token_known", 5, 1), "F42: a token on top"),
        (_set("load", 3, 1), "F31: the boat of seat 0"),
        (_set("boat", 0, 77), "F32: the boat of seat 0"),
        (_set("levels", 2, 4), "F24: a marker of seat 0"),
        (_set("workers", 0, 9), "F8: seat 0 has 9 workers"),
        (_set("stack", 5, 1), "the stack of decisions has a gap"),
        (lambda p: setattr(p, "round", 4), "F1: there are three rounds"),
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

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.core import playout as module
from osada.core.bits import zeros
from osada.core.playout import clone_many, playout
from osada.core.position import OVER, Position
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.games import find, names
from osada.games.sardinia import GAME as SARDINIA


def test_a_playout_ends_the_game_and_counts() -> None:
    position = SARDINIA.new(3)
    decisions, offered, chances = playout(position, Rng(3))
    assert position.turn() == OVER
    assert offered >= decisions > 50
    assert chances >= 16 + 1 + 2 + 9


def test_the_same_numbers_play_the_same_game() -> None:
    one, two = SARDINIA.new(2), SARDINIA.new(2)
    playout(one, Rng(5))
    playout(two, Rng(5))
    assert key(SARDINIA, one) == key(SARDINIA, two)


def test_a_playout_plays_windows_too() -> None:
    position = PEBBLES.new(4)
    playout(position, Rng(1))
    assert position.turn() == OVER


@pytest.mark.parametrize("name", names())
def test_a_draw_made_straight_is_the_one_that_weights_would_make(name: str) -> None:
    game, rng = find(name), Rng(8)
    for mode in game.modes():
        position = game.new(mode.players, mode.options)
        room, weights = zeros(position.width()), zeros(position.width())
        while (seat := position.turn()) != OVER:
            if seat >= 0:
                moves = position.legal(seat)
                position.play(seat, moves[rng.below(len(moves))])
                continue
            number = rng.below(1 << 30)
            drawn = position.chance_by(Rng(number), room, weights)
            assert drawn == Position.chance_by(position, Rng(number), room, weights)
            position.play(seat, drawn)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIMIT", 10)
    with pytest.raises(RuntimeError, match="did not end within 10 moves"):
        playout(SARDINIA.new(2), Rng(1))


def test_cloning_many_times_gives_an_equal_position() -> None:
    position = SARDINIA.new(2)
    assert key(SARDINIA, clone_many(position, 3)) == key(SARDINIA, position)


def test_the_contract_by_itself_asks_for_everything() -> None:
    bare = Position()
    for call in (bare.turn, bare.width, bare.clone, bare.scores, bare.open_seats):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.window() == 0

"""Bots: found by name, asked without being told a secret, and checked."""

from __future__ import annotations

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.bots import BotError, Budget, RandomBot, ask, find, names
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import values
from osada.core.table import Table


class Spy:
    """Remembers what it was shown, and plays on in it."""

    def __init__(self, _game: Game, _seed: int) -> None:
        self.seen: list[int | list[int]] = []

    def choose(self, seat: int, position: Position, _budget: Budget) -> int:
        self.seen.append(values(PEBBLES, position)["luck"])
        move = position.legal(seat)[-1]
        position.play(seat, move)
        return move


class Cheat:
    """Plays what is not allowed."""

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, _seat: int, _position: Position, _budget: Budget) -> int:
        return 7


def test_a_bot_is_shown_nothing_that_its_seat_cannot_know() -> None:
    table = Table(PEBBLES, 2, "seed")
    mine = values(PEBBLES, table.position)["luck"]
    spy = Spy(PEBBLES, 0)
    for number in range(40):
        ask(spy, 0, table.position, Rng(number))
    assert isinstance(mine, list)
    seen = [luck for luck in spy.seen if isinstance(luck, list)]
    assert {luck[0] for luck in seen} == {mine[0]}
    assert {luck[1] for luck in seen} == {1, 2, 3}
    assert len(table.entries) == 2, "the bot played in its own copy"


def test_an_illegal_choice_is_refused() -> None:
    position = Table(PEBBLES, 2, "seed").position
    with pytest.raises(BotError, match="Cheat chose 7, which is not a legal move"):
        ask(Cheat(PEBBLES, 0), 0, position, Rng(0))


def test_the_random_bot_repeats_itself_with_the_same_seed() -> None:
    position = Table(PEBBLES, 2, "seed").position
    first, second = RandomBot(PEBBLES, 3), RandomBot(PEBBLES, 3)
    chosen = [first.choose(0, position, Budget()) for _ in range(30)]
    assert chosen == [second.choose(0, position, Budget()) for _ in range(30)]
    assert set(chosen) == set(position.legal(0))


def test_bots_are_found_by_name_and_by_place() -> None:
    assert "random" in names()
    assert find("random") is RandomBot
    assert find("osada.bots.random:RandomBot") is RandomBot


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "no bot is called 'clever'"),
        ("missing:Bot", "No module named 'missing'"),
        ("json:Bot", "there is no Bot in it"),
        ("json:loads", "is not a bot"),
        (":", "cannot be loaded"),
    ],
)
def test_a_bot_that_cannot_be_had(name: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        find(name)

"""A match between bots: who is asked, when, and with which chance of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from examples.pebbles import GAME as PEBBLES
from examples.pebbles.position import ADD, DONE, ROLL
from osada.bots import BotError, Budget, Decision, Match, Player, answer, ask, decision_at
from osada.bots.match import number_of
from osada.bots.script import Script
from osada.core.game import Game
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.core.table import Table
from osada.games import find
from osada.games.saltfjord import GAME as SALTFJORD
from tests.games.saltfjord.scene import Scene


class Planner:
    """Says beforehand all that it means to do."""

    plan: Sequence[int] = (ADD, ADD, ADD, DONE)

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, _seat: int, _position: Position, _budget: Budget) -> Sequence[int]:
        return self.plan


class Roller(Planner):
    plan = (ADD, ROLL, ADD, DONE)


class Cheat(Planner):
    plan = (ADD, ADD, ADD, ADD)


class Modest(Planner):
    plan = (ADD, DONE)


class Twice(Planner):
    plan = (ADD, DONE, ADD, DONE)


class Silent(Planner):
    plan = ()


def test_a_plan_is_played_without_asking_again() -> None:
    match, asked = Match(PEBBLES, 2, {}, "seed"), list[Decision]()

    def think(decision: Decision) -> list[int]:
        asked.append(decision)
        return ask(Planner(PEBBLES, 0), decision.seat, decision.position, Rng(0))

    match.run(think)
    assert [decision.seat for decision in asked] == [0, 1, 0, 1]
    assert [move for seat, move in match.moves if seat == 1] == [ADD, ADD, ADD, DONE] * 2
    assert len({decision.number for decision in asked}) == 4


def test_a_draw_is_another_question() -> None:
    position = Table(PEBBLES, 2, "seed").position
    assert ask(Roller(PEBBLES, 0), 0, position, Rng(0)) == [ADD, ROLL]


def test_a_plan_ends_where_it_cannot_go_on() -> None:
    """A fourth pebble is not allowed: what comes then is another question, and no cheat's move."""
    table = Table(PEBBLES, 2, "seed")
    plan = ask(Cheat(PEBBLES, 0), 0, table.position, Rng(0))
    assert plan == [ADD, ADD, ADD]
    for move in plan:
        table.play(0, move)
    with pytest.raises(BotError, match="Cheat chose 0, which is not a legal move"):
        ask(Cheat(PEBBLES, 0), 0, table.position, Rng(0))
    with pytest.raises(BotError, match="Silent chose nothing"):
        ask(Silent(PEBBLES, 0), 0, table.position, Rng(0))


def test_where_all_play_at_once_a_plan_ends_with_the_round() -> None:
    """Unless who made it is the one to begin the next: it is not the last bot that goes first."""
    table = Table(PEBBLES, 2, "seed")
    table.play(0, DONE)
    assert ask(Twice(PEBBLES, 0), 1, table.position, Rng(0)) == [ADD, DONE]
    alone = Table(PEBBLES, 1, "seed")
    assert ask(Twice(PEBBLES, 0), 0, alone.position, Rng(0)) == [ADD, DONE, ADD, DONE]


def test_what_a_move_brings_to_light_was_not_foreseen() -> None:
    """F42: B has looked at a token and put it back; A sails for it and sees it only then."""
    sail, tokens = SALTFJORD.moves.from_notation("sail 1"), range(1, 8)

    def goes_on(token: int, known: int) -> bool:
        scene = Scene().play("pass 1")
        scene.position.token_top[0], scene.position.token_known[0] = token, known
        script = Script(SALTFJORD)
        script.follow([sail, sail])
        scene.position.play(0, script.next(0, scene.position))
        return script.fits(0, scene.position)

    assert all(goes_on(token, known=1) for token in tokens), "A had looked itself"
    guessed = [token for token in tokens if goes_on(token, known=2)]
    assert len(guessed) < 3, "only B had"


def test_what_somebody_else_does_is_another_question() -> None:
    """A bot at a table with people: their moves change what it has foreseen."""
    table = Table(PEBBLES, 2, "seed")
    bot = Player(f"{__name__}:Modest", table, 0, "seed")
    table.play(0, bot.move())
    table.play(1, ADD)
    assert bot.move() == ADD, "its plan begins anew"
    table.play(0, ADD)
    assert bot.move() == DONE


def test_a_plan_is_not_followed_through_an_undo() -> None:
    table = Table(PEBBLES, 2, "seed")
    bot = Player(f"{__name__}:Roller", table, 0, "seed")
    table.play(0, bot.move())
    table.undo(0)
    assert bot.move() == ADD


def test_the_chance_of_a_bot_follows_from_the_table_alone() -> None:
    """The same table always asks the same question, without any state of the caller."""
    numbers = {number_of("seed", seat, made) for seat in range(2) for made in range(50)}
    assert len(numbers) == 100
    table = Table(PEBBLES, 2, "seed")
    before = decision_at(table, 0, "seed").number
    table.play(1, ADD)
    assert decision_at(table, 0, "seed").number == before == number_of("seed", 0, 0)
    table.play(0, ADD)
    assert decision_at(table, 0, "seed").number == number_of("seed", 0, 1)


@pytest.mark.parametrize("bot", ["level1", "level2"])
def test_a_table_and_a_match_are_the_same_game(bot: str) -> None:
    """At the terminal, with a record and all checks, bots play what they play in the arena."""
    game, options = find("sardinia"), {"guardian": "alternative"}
    table = Table(game, 2, "seed", options)
    players = [Player(bot, table, seat, "seed") for seat in range(2)]
    while not table.over:
        seat = int(table.position.turn())
        table.play(seat, players[seat].move())
    match = Match(game, 2, options, "seed")
    match.run(lambda decision: answer(bot, game, decision))
    assert match.moves == [(entry.seat, entry.move) for entry in table.entries]
    assert any(seat == NATURE for seat, _ in match.moves)

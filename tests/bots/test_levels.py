"""Levels: recipes that a game brings, and how often they blunder."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.bots.bot import Budget, ask
from osada.bots.levels import LEVELS, USUAL, Level, LevelBot, fitting
from osada.bots.match import Match, answer
from osada.bots.tree.rollout import PlanRollouts
from osada.core.bits import zeros
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.solo import challenges_of
from osada.core.table import Table
from osada.evaluation.ai import ai_of
from osada.evaluation.recipe import Recipe
from osada.evaluation.value import POINT, Value
from osada.games import find
from tests.bots.test_search import decisions


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_levels_play_every_game(level: Level) -> None:
    for name in ("sardinia", "settlers", "saltfjord"):
        game = find(name)
        seat, position = decisions(game, game.modes()[0], 1)[0]
        bot = level(game, 1)
        assert ask(bot, seat, position, Rng(1), Budget(iterations=4, seconds=0.2))


def test_a_game_from_outside_brings_its_own_level() -> None:
    """Pebbles says how its strongest level thinks; the others think as they usually do."""
    assert PEBBLES.ai.levels.keys() == {"level5"}
    position = Table(PEBBLES, 2, "seed").position
    strongest, middling = Level("level5")(PEBBLES, 1), Level("level4")(PEBBLES, 1)
    assert isinstance(strongest, LevelBot)
    assert isinstance(middling, LevelBot)
    for bot in (strongest, middling):
        ask(bot, 0, position, Rng(1))
    assert strongest.thought is not None
    assert middling.thought is not None
    assert strongest.thought.looks <= PEBBLES.ai.levels["level5"].iterations
    assert middling.thought.looks >= USUAL["level4"].iterations


def test_its_level_plays_well_by_it() -> None:
    """Nobody who thinks says that they are done before they have added all they may, and rolled."""
    match = Match(PEBBLES, 2, {}, "seed")
    match.run(lambda decision: answer("level5", PEBBLES, decision))
    assert match.position.scores() > [2 * 3 + 2, 2 * 3 + 2]


def test_blunders_come_as_often_as_the_recipe_says() -> None:
    """Every decision of a plan may go wrong, and what follows a blunder is another question."""
    game, tries = find("settlers"), 300
    sober = LevelBot(game, 1, Recipe("greedy", beam=1))
    plans = [
        (seat, position, ask(sober, seat, position, Rng(1)))
        for seat, position in decisions(game, game.modes()[0], 8, apart=3)
    ]
    seat, position, whole = max(plans, key=lambda found: len(found[2]))
    assert len(whole) > 2
    kept = [0] * (len(whole) + 1)
    for seed in range(tries):
        bot = LevelBot(game, seed, Recipe("greedy", blunder=30, beam=1))
        plan = ask(bot, seat, position, Rng(1))
        pairs = zip(plan, whole, strict=False)
        good = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        assert len(plan) <= good + 1, "nothing follows a blunder"
        kept[good] += 1
    at_once, later = kept[0] / tries, kept[1] / (tries - kept[0])
    assert 0.1 < at_once < 0.35
    assert 0.1 < later < 0.35


def test_no_blunder_is_of_a_kind_that_the_recipe_spares() -> None:
    """Where nothing else is open, the thinker is asked after all."""
    game = find("settlers")

    def kinds(seat: int, position: Position) -> set[str]:
        return {game.moves.parts(move)[0].name for move in position.legal(seat)}

    open_ways = decisions(game, game.modes()[0], 8, apart=3)
    seat, position = max(open_ways, key=lambda it: len(kinds(*it)))
    assert len(kinds(seat, position)) > 1
    for left in ("build", ""):
        spared = tuple(kinds(seat, position) - {left})
        for seed in range(20):
            bot = LevelBot(game, seed, Recipe("greedy", blunder=100, steady=spared, beam=1))
            move = ask(bot, seat, position, Rng(1))[0]
            assert (bot.thought is None) == bool(left)
            assert not left or game.moves.parts(move)[0].name == left


def test_even_the_weakest_takes_its_dice_before_it_leaves_a_round() -> None:
    """In Saltfjord a bot that passes at random gives the game away and teaches nothing."""
    game = find("saltfjord")
    match = Match(game, 2, {}, "harbour")
    match.run(lambda decision: answer("level1", game, decision))
    for seat in range(2):
        made = [game.moves.parts(move)[0].name for who, move in match.moves if who == seat]
        for taken in " ".join(made).split("pass")[:3]:
            assert taken.count("die") >= 3


def test_a_net_evaluates_where_rollouts_end_if_the_recipe_asks_for_it() -> None:
    """Rollouts that are cut off at once expect what the judge expects, to the point."""
    game = find("settlers")
    position = Match(game, 1, {"adventure": "3"}, "judged").position
    rng = Rng(4)
    while position.turn() < 0:
        moves = zeros(position.width())
        position.play(-1, position.chance_by(rng, moves, zeros(position.width())))
    told = {}
    judges: list[tuple[Literal["value", "net"], Value]]
    judges = [("value", ai_of(game).value), ("net", ai_of(game).expert)]
    for judge, value in judges:
        recipe = Recipe("plans", iterations=4, beam=2, plans=2, horizon=0, judge=judge)
        bot = LevelBot(game, 1, recipe)
        plan = bot.choose(0, position.clone(), Budget())
        after = position.clone()
        for move in plan:
            after.play(0, move)
        expected = zeros(1)
        value.estimate_into(after, expected)
        assert bot.thought is not None
        told[judge] = bot.thought.options[0].scores[0]
        assert told[judge] == pytest.approx(expected[0] / POINT)
    assert told["net"] != told["value"]


def test_a_net_chooses_which_plans_are_rolled_out() -> None:
    """Without rollouts the best end that the beam has found is taken."""
    game = find("settlers")
    seat, position = decisions(game, challenges_of(game)[3], 3, apart=4)[-1]
    worth = []
    for judge in (ai_of(game).value, ai_of(game).expert):
        rollouts = PlanRollouts(ai_of(game).value, 1, position.width(), 16, 4, 2)
        if judge is ai_of(game).expert:
            rollouts.trust(judge)
        rollouts.begin(position.clone(), seat)
        ends, best = rollouts.planner.ends, rollouts.best()
        points, results = zeros(1), zeros(1)
        told = []
        for i in range(ends.used):
            ai_of(game).expert.results_into(ends.positions[i], points, results)
            told.append(int(results[0]))
        worth.append((told[best], max(told)))
    (plain, most), (chosen, same) = worth
    assert most == same == chosen
    assert plain < chosen, "another plan looked best to the plain value"


def test_where_there_is_no_net_a_level_thinks_otherwise() -> None:
    game = find("settlers")
    slow = Recipe("plans", iterations=2)
    quick = Recipe("plans", iterations=3, horizon=1, judge="net", otherwise=slow)
    alone, together = game.new(1, {"adventure": "3"}), game.new(2, {"mode": "basic"})
    assert fitting(game, quick, alone) is quick
    assert fitting(game, quick, together) is slow
    assert fitting(PEBBLES, quick, PEBBLES.new(2, {})) is slow

"""Search and plans: legal, reproducible, and with something to say."""

from __future__ import annotations

from typing import Any

import pytest

from osada.bots.bot import Bot, Budget, ask
from osada.bots.greedy import GreedyBot
from osada.bots.levels import thinker
from osada.bots.match import Decision, Match
from osada.bots.planning import PlanningBot
from osada.bots.random import RandomBot
from osada.bots.search import SearchBot
from osada.bots.thought import Thought
from osada.bots.tree.control import seat_to_act
from osada.bots.tree.mcts import SearchTree
from osada.conformance.random_game import random_game
from osada.core.game import Game, Mode
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.recipe import Recipe
from osada.games import find

MODES = [
    ("sardinia", Mode(2)),
    ("sardinia", Mode(4, {"guardian": "alternative"})),
    ("settlers", Mode(1, {"adventure": "5"})),
    ("settlers", Mode(2, {"mode": "advanced"})),
    ("saltfjord", Mode(1)),
    ("saltfjord", Mode(2)),
]


def makers() -> list[type[Bot]]:
    return [GreedyBot, SearchBot, PlanningBot]


def small(kind: type[Bot], game: Game, seed: int = 1) -> Bot:
    if kind is SearchBot:
        return SearchBot(game, seed, iterations=12)
    if kind is PlanningBot:
        return PlanningBot(game, seed, iterations=4, beam=3, plans=2, narrow=1, horizon=1)
    return GreedyBot(game, seed, beam=2)


def decisions(game: Game, mode: Mode, many: int, apart: int = 7) -> list[tuple[int, Position]]:
    """Positions of a random game in which somebody has a choice."""
    found: list[tuple[int, Position]] = []
    for number, (table, _rng) in enumerate(random_game(game, mode, 3)):
        seat = int(table.position.turn())
        if number % apart == 0 and seat >= 0 and len(table.position.legal(seat)) > 1:
            found.append((seat, table.position.clone()))
        if len(found) == many:
            break
    return found


@pytest.mark.parametrize("kind", makers())
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_choices_are_legal_and_repeatable(kind: type[Bot], name: str, mode: Mode) -> None:
    game = find(name)
    for seat, position in decisions(game, mode, 2):
        first, again = (ask(small(kind, game), seat, position, Rng(7)) for _ in range(2))
        assert first == again


@pytest.mark.parametrize("kind", makers())
@pytest.mark.parametrize(("name", "mode"), [MODES[1], MODES[5]])
def test_what_cannot_be_known_changes_no_choice(kind: type[Bot], name: str, mode: Mode) -> None:
    """The same moment with other hidden cards: the same choice, even without the dealer's help."""
    game = find(name)
    for seat, position in decisions(game, mode, 3, apart=19):
        other = position.clone()
        other.reshuffle(seat, Rng(99))
        chosen = small(kind, game).choose(seat, position.clone(), Budget())
        assert chosen == small(kind, game).choose(seat, other, Budget())


@pytest.mark.parametrize(
    ("name", "mode"), [("sardinia", Mode(2)), ("saltfjord", Mode(1, {"side": "plain"}))]
)
def test_nor_does_it_where_a_net_chooses(name: str, mode: Mode) -> None:
    game = find(name)
    recipe = Recipe("plans", iterations=4, beam=3, plans=2, narrow=2, horizon=1, judge="net")
    for seat, position in decisions(game, mode, 3, apart=19):
        expert = ai_of(game).expert
        assert isinstance(expert, LearnedValue)
        assert expert.knows(position)
        other = position.clone()
        other.reshuffle(seat, Rng(99))
        chosen = thinker(game, 1, recipe).choose(seat, position.clone(), Budget())
        assert chosen == thinker(game, 1, recipe).choose(seat, other, Budget())


def test_a_bot_that_peeks_is_seen_to() -> None:
    """The dealer gives a cheat a dealt-anew position, so what it reads is not the truth."""
    game = find("sardinia")
    mode = Mode(2, {"guardian": "alternative"})
    read = set()
    for seat, position in decisions(game, mode, 1, apart=5):
        for luck in range(20):
            dealt = position.clone()
            dealt.reshuffle(seat, Rng(luck))
            read.add(int(dealt.kept[1 - seat]))  # type: ignore[attr-defined]
    assert len(read) > 5


def test_search_says_why() -> None:
    game = find("sardinia")
    seat, position = decisions(game, Mode(3), 1)[0]
    bot = SearchBot(game, 1, iterations=120)
    plan = bot.choose(seat, position, Budget())
    thought = bot.thought
    assert isinstance(thought, Thought)
    assert thought.options[0].move == plan[0] == thought.line[0].move
    assert sum(option.looks for option in thought.options) <= thought.looks
    assert len(thought.options[0].scores) == 3


@pytest.mark.parametrize("kind", makers())
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_an_answer_goes_on_until_somebody_else_has_a_say(
    kind: type[Bot], name: str, mode: Mode
) -> None:
    game = find(name)
    for seat, position in decisions(game, mode, 2):
        plan = ask(small(kind, game), seat, position, Rng(7))
        for move in plan:
            assert seat_to_act(position, seat) == seat
            position.play(seat, move)
        if len(plan) > 1 and kind is SearchBot:
            assert seat_to_act(position, seat) != seat


def test_search_keeps_its_tree_until_its_turn_is_over() -> None:
    """What was learnt about the second half of an action while choosing the first one counts."""
    game = find("sardinia")
    seat, position = decisions(game, Mode(2), 1)[0]
    walks: list[int] = []

    class Counting(SearchBot):
        def _search(self, tree: SearchTree, *rest: Any) -> int:
            before = int(tree.visits[tree.root])
            move = super()._search(tree, *rest)
            walks.append(int(tree.visits[tree.root]) - before)
            return move

    plan = Counting(game, 1, iterations=200).choose(seat, position, Budget())
    assert len(plan) > 1, "a card was played, its action follows"
    assert walks[0] >= 200 > walks[1] >= 200 // 4


def test_a_plan_is_thought_of_as_a_whole() -> None:
    game = find("settlers")
    seat, position = decisions(game, Mode(1, {"adventure": "5"}), 1, apart=1)[0]
    bot = GreedyBot(game, 1, beam=2)
    plan = bot.choose(seat, position, Budget())
    assert bot.thought is not None
    assert [step.move for step in bot.thought.line] == plan
    assert len(plan) > 1


def test_a_budget_in_seconds_is_a_ceiling() -> None:
    game = find("sardinia")
    seat, position = decisions(game, Mode(4), 1)[0]
    bot = SearchBot(game, 1)
    bot.choose(seat, position, Budget(iterations=10_000_000, seconds=0.01))
    assert bot.thought is not None
    assert bot.thought.looks < 10_000


def test_plans_are_rolled_out_no_longer_than_that_either() -> None:
    game = find("sardinia")
    seat, position = decisions(game, Mode(4), 1)[0]
    bot = PlanningBot(game, 1, plans=16)
    plan = bot.choose(seat, position, Budget(iterations=10_000_000, seconds=0.001))
    assert bot.thought is not None
    assert bot.thought.looks == 1
    assert bot.thought.options[0].move == plan[0], "the plan that was rolled out is the best known"


def test_greedy_beats_random() -> None:
    game, wins = find("sardinia"), 0
    for seed in range(4):
        bots: list[Bot] = [GreedyBot(game, 0, beam=2), RandomBot(game, seed)]

        def think(decision: Decision, bots: list[Bot] = bots) -> list[int]:
            return ask(bots[decision.seat], decision.seat, decision.position, Rng(1))

        wins += Match(game, 2, {}, str(seed)).run(think).places()[0] == 1
    assert wins == 4

"""The bot that plans its whole turn, and rehearses its best plans to the end of the game."""

from __future__ import annotations

from time import monotonic
from typing import Final

from osada.bots.bot import Budget
from osada.bots.known import as_known
from osada.bots.thought import Option, Step, Thought
from osada.bots.tree.rollout import Rehearsal
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.value import ONE, POINT, Value

_LUCK: Final = 1 << 30


class PlanningBot:
    """Finds plans by a beam search, rehearses the best of them, and answers with the winner.

    An iteration is one rehearsal of one plan.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        iterations: int = 64,
        beam: int = 32,
        plans: int = 8,
        narrow: int = 2,
        horizon: int = 1_000,
        judge: Value | None = None,
    ) -> None:
        self.thought: Thought | None = None
        self.rehearsal: Rehearsal | None = None
        """What the last choice was made by."""
        self._value = ai_of(game).value
        self._judge = judge
        self._rng = Rng(seed)
        self._iterations = iterations
        self._beam, self._plans, self._narrow, self._horizon = beam, plans, narrow, horizon

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        """The plan that did best when it was rehearsed."""
        if len(moves := position.legal(seat)) == 1:
            return moves
        end = monotonic() + budget.seconds
        rehearsal = self.rehearsal = self._ready(position)
        rehearsal.begin(as_known(position, seat), seat)
        if rehearsal.alive > 1:
            self._rehearse(rehearsal, seat, budget.iterations or self._iterations, end)
        best = rehearsal.best()
        self.thought = _thought(rehearsal, seat, best)
        return rehearsal.planner.moves(best)

    def _ready(self, position: Position) -> Rehearsal:
        players, width = len(position.scores()), position.width()
        rehearsal = Rehearsal(self._value, players, width, self._beam, self._plans, self._narrow)
        rehearsal.horizon = self._horizon
        if self._judge is not None:
            rehearsal.trust(self._judge)
        return rehearsal

    def _rehearse(self, rehearsal: Rehearsal, seat: int, iterations: int, end: float) -> None:
        """Halve the candidates, each time after an equal share of the budget.

        Each pass over them has luck of its own, the same for all.
        """
        halvings = max(1, (int(rehearsal.alive) - 1).bit_length())
        for _ in range(halvings):
            for _ in range(max(1, iterations // (halvings * int(rehearsal.alive)))):
                luck = self._rng.below(_LUCK)
                for candidate in range(int(rehearsal.alive)):
                    rehearsal.rehearse(candidate, seat, luck)
                    if monotonic() > end:
                        return
            rehearsal.drop_worse_half()


def _thought(rehearsal: Rehearsal, seat: int, best: int) -> Thought:
    ends = rehearsal.planner.ends
    others = [i for i in range(ends.used) if i != best and rehearsal.visits[i]]
    others.sort(key=lambda i: -rehearsal.visits[i])
    options = [_option(rehearsal, i) for i in (best, *others)]
    line = [Step(seat, move) for move in rehearsal.planner.moves(best)]
    return Thought(options, line, sum(option.looks for option in options))


def _option(rehearsal: Rehearsal, at: int) -> Option:
    move, visits = rehearsal.planner.moves(at)[0], int(rehearsal.visits[at])
    if not visits:
        return Option(move, 0, int(rehearsal.planner.ends.worth[at]) / ONE, [])
    players = rehearsal.players
    points = [int(rehearsal.points[at * players + seat]) for seat in range(players)]
    result = int(rehearsal.total[at]) / (visits * ONE)
    return Option(move, visits, result, [p / (visits * POINT) for p in points])

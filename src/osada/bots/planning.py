"""Planning bot: plans its whole turn, and compares its best plans by rollouts."""

from __future__ import annotations

from time import monotonic
from typing import Final

from osada.bots.bot import Budget
from osada.bots.known import as_known
from osada.bots.thought import ConsideredMove, LineMove, Thought
from osada.bots.tree.rollout import PlanRollouts
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.value import ONE, POINT, Value

_LUCK: Final = 1 << 30


class PlanningBot:
    """Finds plans by beam search, rolls out the best of them, and answers with the winner.

    An iteration is one rollout of one plan.
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
        self.rollouts: PlanRollouts | None = None
        """The rollouts behind the last choice."""
        self._value = ai_of(game).value
        self._judge = judge
        self._rng = Rng(seed)
        self._iterations = iterations
        self._beam, self._plans, self._narrow, self._horizon = beam, plans, narrow, horizon

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        """Return the plan that did best in rollouts."""
        if len(moves := position.legal(seat)) == 1:
            return moves
        end = monotonic() + budget.seconds
        rollouts = self.rollouts = self._ready(position)
        rollouts.begin(as_known(position, seat), seat)
        if rollouts.alive > 1:
            self._run_rollouts(rollouts, seat, budget.iterations or self._iterations, end)
        best = rollouts.best()
        self.thought = _thought(rollouts, seat, best)
        return rollouts.planner.moves(best)

    def _ready(self, position: Position) -> PlanRollouts:
        players, width = len(position.scores()), position.width()
        rollouts = PlanRollouts(self._value, players, width, self._beam, self._plans, self._narrow)
        rollouts.horizon = self._horizon
        if self._judge is not None:
            rollouts.trust(self._judge)
        return rollouts

    def _run_rollouts(self, rollouts: PlanRollouts, seat: int, iterations: int, end: float) -> None:
        """Halve the candidates, each time after an equal share of the budget.

        In each pass all candidates get the same luck.
        """
        halvings = max(1, (int(rollouts.alive) - 1).bit_length())
        for _ in range(halvings):
            for _ in range(max(1, iterations // (halvings * int(rollouts.alive)))):
                luck = self._rng.below(_LUCK)
                for candidate in range(int(rollouts.alive)):
                    rollouts.roll_out(candidate, seat, luck)
                    if monotonic() > end:
                        return
            rollouts.drop_worse_half()


def _thought(rollouts: PlanRollouts, seat: int, best: int) -> Thought:
    ends = rollouts.planner.ends
    others = [i for i in range(ends.used) if i != best and rollouts.visits[i]]
    others.sort(key=lambda i: -rollouts.visits[i])
    options = [_option(rollouts, i) for i in (best, *others)]
    line = [LineMove(seat, move) for move in rollouts.planner.moves(best)]
    return Thought(options, line, sum(option.looks for option in options))


def _option(rollouts: PlanRollouts, at: int) -> ConsideredMove:
    move, visits = rollouts.planner.moves(at)[0], int(rollouts.visits[at])
    if not visits:
        return ConsideredMove(move, 0, int(rollouts.planner.ends.worth[at]) / ONE, [])
    players = rollouts.players
    points = [int(rollouts.points[at * players + seat]) for seat in range(players)]
    result = int(rollouts.total[at]) / (visits * ONE)
    return ConsideredMove(move, visits, result, [p / (visits * POINT) for p in points])

"""Greedy bot: takes the turn that looks best at its end."""

from __future__ import annotations

from osada.bots.bot import Budget
from osada.bots.known import as_known
from osada.bots.thought import ConsideredMove, LineMove, Thought
from osada.bots.tree.planner import Planner
from osada.core.game import Game
from osada.core.position import Position
from osada.evaluation.ai import ai_of
from osada.evaluation.value import ONE, Value


class GreedyBot:
    """Looks to the end of its own action, by a beam search, and no further."""

    def __init__(self, game: Game, seed: int, *, beam: int = 8, value: Value | None = None) -> None:
        self.thought: Thought | None = None
        self._value = value or ai_of(game).value
        self._beam = beam

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        """The best plan."""
        if len(moves := position.legal(seat)) == 1:
            return moves
        planner = Planner(self._value, len(position.scores()), position.width(), self._beam, 1)
        planner.think(as_known(position, seat), seat)
        plan = planner.moves(0)
        option = ConsideredMove(plan[0], 1, int(planner.ends.worth[0]) / ONE, [])
        line = [LineMove(seat, move) for move in plan]
        self.thought = Thought([option], line, int(planner.looked))
        return plan

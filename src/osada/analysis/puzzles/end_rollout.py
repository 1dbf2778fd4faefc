"""Rollouts from the ends of turns, with common random numbers."""

from __future__ import annotations

from typing import Final

from osada.analysis.turn import TurnEnd
from osada.bots.tree.control import seat_to_act
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.value import POINT

NARROW: Final = 6
"""The beam of everybody who plays on."""
TURNS: Final = 200
"""A rollout goes to the end of the game, or so many turns."""
_LUCK: Final = 1 << 30


class EndRollout:
    """Rolls games out from the end of a seat's turn."""

    def __init__(
        self, game: Game, position: Position, seat: int, *, narrow: int = NARROW, turns: int = TURNS
    ) -> None:
        players, width = len(position.scores()), position.width()
        self._seat, self._turns, self._value = seat, turns, ai_of(game).value
        self._policy = Planner(ai_of(game).value, players, width, narrow, 1)
        self._moves, self._weights = zeros(width), zeros(width)
        self._points, self._results = zeros(players), zeros(players)

    def play(self, end: TurnEnd, luck: int) -> float:
        """The seat's lead at the end of the game, or its points if it plays alone."""
        rng = Rng(luck)
        walker = end.position.clone()
        walker.reshuffle(self._seat, rng)
        for _ in range(self._turns):
            if (walker := self._turn(walker, rng)).turn() == OVER:
                break
        self._value.results_into(walker, self._points, self._results)
        points = [float(self._points[i]) / POINT for i in range(len(self._points))]
        mine = points.pop(self._seat)
        return mine - max(points, default=0.0)

    def _turn(self, walker: Position, rng: Rng) -> Position:
        """Play nature's draws, then one turn of the seat to act."""
        while (actor := int(seat_to_act(walker, self._seat))) == NATURE:
            walker.play(NATURE, walker.chance_by(rng, self._moves, self._weights))
        if actor == OVER:
            return walker
        self._policy.luck = rng.below(_LUCK)
        self._policy.think(walker, actor)
        return self._policy.ends.positions[0]

"""A turn: everything a seat decides until nature or another seat acts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from osada.bots.known import as_known
from osada.bots.tree.control import seat_to_act
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import Position
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of


class TurnEnd(msgspec.Struct, frozen=True):
    """The end of a turn."""

    moves: list[int]
    position: Position
    key: str
    """Equal for ends that are the same to the seat, in any order of moves."""


class Turn:
    """The turn of a seat in a position, as that seat knows it."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game, self.seat = game, seat
        self.begin = as_known(position, seat)
        self._clock = ai_of(game).value.clock(self.begin, seat)

    def goes_on(self, position: Position) -> bool:
        """Check that the seat has more to decide before anybody else acts."""
        if seat_to_act(position, self.seat) != self.seat or position.courtesy(self.seat) >= 0:
            return False
        clock = ai_of(self.game).value.clock(position, self.seat)
        return position.window() == self.begin.window() and clock in (0, self._clock)

    def after(self, moves: Sequence[int]) -> TurnEnd:
        """Play moves; those after the end of the turn are left out."""
        position, made = self.begin.clone(), list[int]()
        for move in moves:
            if made and not self.goes_on(position):
                break
            position.play(self.seat, move)
            made.append(move)
        return self._end(made, position)

    def _end(self, moves: list[int], position: Position) -> TurnEnd:
        return TurnEnd(moves, position, key(self.game, as_known(position, self.seat))[:12])

    def planned(self, beam: int, keep: int) -> list[TurnEnd]:
        """The ends that a beam search finds, best first at first sight."""
        players, width = len(self.begin.scores()), self.begin.width()
        planner = Planner(ai_of(self.game).value, players, width, beam, keep)
        planner.think(self.begin.clone(), self.seat)
        plans = (planner.moves(end) for end in range(int(planner.ends.used)))
        return _different(self.after(plan) for plan in plans)

    def every(self, most: int) -> list[TurnEnd]:
        """All ends there are, as far as looking at so many positions goes."""
        seen, ends = set[str](), list[TurnEnd]()
        open_ends, looked = [TurnEnd([], self.begin, "")], 0
        while open_ends and looked < most:
            here = open_ends.pop()
            for move in here.position.legal(self.seat):
                position = here.position.clone()
                position.play(self.seat, move)
                end = self._end([*here.moves, move], position)
                looked += 1
                if end.key not in seen:
                    seen.add(end.key)
                    (open_ends if self.goes_on(position) else ends).append(end)
        return ends

    def evaluate(self, end: TurnEnd) -> int:
        """Evaluate an end without rollouts."""
        players = len(self.begin.scores())
        points, results = zeros(players), zeros(players)
        ai_of(self.game).value.results_into(end.position, points, results)
        return int(results[self.seat])

    def candidates(self, beam: int, keep: int, most: int) -> list[TurnEnd]:
        """The best ends at first sight: of all that there are, and of those that a beam finds."""
        found = _different([*self.planned(beam, keep), *self.every(most)])
        return sorted(found, key=self.evaluate, reverse=True)[:keep]


def _different(ends: Iterable[TurnEnd]) -> list[TurnEnd]:
    return list({end.key: end for end in ends}.values())

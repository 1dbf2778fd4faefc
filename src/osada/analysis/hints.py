"""Hints for a live position: the best three turns, the expected result of each, and why.

Nothing is looked at but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from osada.analysis.review.analyse import luck_of
from osada.analysis.review.causes import causes
from osada.analysis.review.compare import FINALISTS, best_of
from osada.analysis.review.model import Cause, Scale
from osada.analysis.review.review_text import ReviewWriter
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import Position


class Hint(msgspec.Struct, frozen=True):
    """A turn that could be made."""

    moves: list[int]
    expected: float
    """The result of the seat: its points alone, its lead in company."""
    error: float
    points: list[float]
    """The final points that every seat may expect."""
    why: list[Cause]
    """Causes for the best turn and against this one; for the best, against the second."""


class HintText(msgspec.Struct, frozen=True):
    """A hint in words."""

    sentence: str
    expected: str
    why: str


class Hints(msgspec.Struct, frozen=True):
    """At most three, best first."""

    seat: int
    scale: Scale
    options: list[Hint]

    def told(
        self, game: Game, names: Sequence[str], code: str, position: Position
    ) -> list[HintText]:
        """The same in words, about the position that was asked about."""
        teller = ReviewWriter(game, names, code, position)
        free = len(position.legal(self.seat)) > 1
        return [self._told(teller, number, free=free) for number in range(len(self.options))]

    def _told(self, teller: ReviewWriter, number: int, *, free: bool) -> HintText:
        hint = self.options[number]
        number_of = teller.number if self.scale == "points" else teller.signed
        expected = teller.words.say(f"hint-{self.scale}", expected=number_of(hint.expected))
        return HintText(teller.turn(hint.moves), expected, self._why(teller, number, free=free))

    def _why(self, teller: ReviewWriter, number: int, *, free: bool) -> str:
        """The best beside the next, any other beside the best."""
        say, hint = teller.words.say, self.options[number]
        if len(self.options) == 1:
            return say("hint-sole" if free else "hint-only")
        if not number:
            causes = teller.causes(hint.why, self.seat, "hint-next")
            return " ".join(filter(None, [say("hint-best"), causes]))
        less = round(max(0.0, self.options[0].expected - hint.expected), 1)
        if not less:
            return say("hint-equal")
        causes = teller.causes([_turned(each) for each in hint.why], self.seat)
        return say("hint-worse", points=teller.number(less), causes=causes).strip()


def _turned(cause: Cause) -> Cause:
    """The same difference, seen from the turn that is worse."""
    return msgspec.structs.replace(cause, best=cause.played, played=cause.best)


def hints(game: Game, position: Position, seat: int, seed: str = "hint") -> Hints:
    """The best three turns that a seat could make now."""
    table = TurnAnalyzer(game, position)
    root = as_known(position, seat)
    found = table.choices(root, seat)
    return hints_of(game, seat, best_of(table, found, seat, luck_of(seed, 0))[:FINALISTS])


def hints_of(game: Game, seat: int, best: list[Candidate]) -> Hints:
    """Hints from turns that were rehearsed, best first."""
    scale: Scale = "points" if len(best[0].points[0]) == 1 else "lead"
    return Hints(seat, scale, [_hint(game, seat, best, each) for each in best])


def _hint(game: Game, seat: int, best: list[Candidate], choice: Candidate) -> Hint:
    pair = (best[0], choice) if choice is not best[0] else (best[0], best[min(1, len(best) - 1)])
    many = len(choice.results)
    mean = choice.mean()
    spread = sum((each - mean) ** 2 for each in choice.results) / max(1, many - 1)
    points = [sum(row[i] for row in choice.points) / many for i in range(len(choice.points[0]))]
    return Hint(
        choice.moves,
        round(mean, 2),
        round(sqrt(spread / many), 2),
        [round(each, 2) for each in points],
        causes(game, seat, pair[0].end, pair[1].end),
    )

"""Hints for a live position: the best three turns, the expected result of each, and why.

Nothing is looked at but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from osada.analysis.review.causes import causes
from osada.analysis.review.model import Cause, Scale
from osada.analysis.review.review_text import ReviewWriter
from osada.analysis.review.turn_analyzer import Candidate
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

    def texts(
        self, game: Game, names: Sequence[str], code: str, position: Position
    ) -> list[HintText]:
        """Write the hints in words, about the position that was asked about."""
        writer = ReviewWriter(game, names, code, position)
        free = len(position.legal(self.seat)) > 1
        return [self._text(writer, number, free=free) for number in range(len(self.options))]

    def _text(self, writer: ReviewWriter, number: int, *, free: bool) -> HintText:
        hint = self.options[number]
        number_of = writer.number if self.scale == "points" else writer.signed
        expected = writer.words.say(f"hint-{self.scale}", expected=number_of(hint.expected))
        return HintText(writer.turn(hint.moves), expected, self._why(writer, number, free=free))

    def _why(self, writer: ReviewWriter, number: int, *, free: bool) -> str:
        """Compare the best with the next, any other with the best."""
        say, hint = writer.words.say, self.options[number]
        if len(self.options) == 1:
            return say("hint-sole" if free else "hint-only")
        if not number:
            causes = writer.causes(hint.why, self.seat, "hint-next")
            return " ".join(filter(None, [say("hint-best"), causes]))
        less = round(max(0.0, self.options[0].expected - hint.expected), 1)
        if not less:
            return say("hint-equal")
        causes = writer.causes([_turned(each) for each in hint.why], self.seat)
        return say("hint-worse", points=writer.number(less), causes=causes).strip()


def _turned(cause: Cause) -> Cause:
    """The same difference, seen from the turn that is worse."""
    return msgspec.structs.replace(cause, best=cause.played, played=cause.best)


def hints_of(game: Game, seat: int, best: list[Candidate]) -> Hints:
    """Make hints from turns with rollouts, best first."""
    scale: Scale = "points" if len(best[0].points[0]) == 1 else "lead"
    return Hints(seat, scale, [_hint(game, seat, best, each) for each in best])


def _hint(game: Game, seat: int, best: list[Candidate], candidate: Candidate) -> Hint:
    pair = (
        (best[0], candidate) if candidate is not best[0] else (best[0], best[min(1, len(best) - 1)])
    )
    many = len(candidate.results)
    mean = candidate.mean()
    spread = sum((each - mean) ** 2 for each in candidate.results) / max(1, many - 1)
    points = [
        sum(row[i] for row in candidate.points) / many for i in range(len(candidate.points[0]))
    ]
    return Hint(
        candidate.moves,
        round(mean, 2),
        round(sqrt(spread / many), 2),
        [round(each, 2) for each in points],
        causes(game, seat, pair[0].end, pair[1].end),
    )

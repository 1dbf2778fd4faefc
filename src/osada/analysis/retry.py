"""Retrying a mistake: find a better turn than the one that was played.

Any turn as good as the best that the review found is right, by the review's own measure. A turn
without a result in the review is analysed as the review would have done it.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import msgspec

from osada.analysis.review.analyse import luck_of
from osada.analysis.review.chunks import open_record
from osada.analysis.review.compare import compare
from osada.analysis.review.model import Label, Review, ReviewedDecision, Thresholds
from osada.analysis.review.segments import (
    PlayedSegment,
    goes_on,
    played_segments,
    segments,
    turn_of,
)
from osada.analysis.review.turn_analyzer import TurnAnalyzer
from osada.analysis.turn import Turn
from osada.core.game import Game
from osada.core.position import NATURE, Position
from osada.evaluation.ai import ai_of

MISTAKES: Final[tuple[Label, ...]] = ("inaccuracy", "mistake", "blunder")
_GAMES: Final = 8
"""Games that are kept at hand while somebody goes through their mistakes."""


class RetryResult(msgspec.Struct, frozen=True):
    """Result of a retried turn."""

    right: bool
    loss: float
    """Points that it loses beside the best."""


class RetryAttempt(msgspec.Struct, frozen=True):
    """A turn without a result in the review, to be checked in another process."""

    record: str
    number: int
    """Of the decision."""
    options: list[list[int]]
    moves: list[int]
    thresholds: Thresholds


class RetryTurn(Turn):
    """A turn as reviews cut games into turns, as its seat knew it."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        super().__init__(game, position, seat)
        self._began = turn_of(ai_of(game).value, self.begin, seat)

    def goes_on(self, position: Position) -> bool:
        """Check that the turn has not ended yet."""
        return goes_on(ai_of(self.game).value, position, self.seat, self._began)


def mistakes(review: Review, seats: Collection[int]) -> list[ReviewedDecision]:
    """The decisions of some seats that lost something worth a name."""
    return [each for each in review.decisions if each.seat in seats and each.label in MISTAKES]


@lru_cache(_GAMES)
def _decisions(text: str) -> tuple[Game, list[PlayedSegment]]:
    game, record = open_record(text)
    parts = played_segments(game, record, segments(game, record))
    return game, [each for each in parts if each.segment.seat != NATURE]


def retry_turn(text: str, number: int) -> tuple[Game, RetryTurn]:
    """The turn of a decision, by its number, before anything was played."""
    game, found = _decisions(text)
    moment = found[number]
    return game, RetryTurn(game, moment.before, moment.segment.seat)


def known_result(turn: Turn, decision: ReviewedDecision, moves: list[int]) -> RetryResult | None:
    """Look a turn up in the review; `None` if the review has no result for it."""
    tried = turn.after(moves).key
    if tried == turn.after(decision.played.moves).key:
        return RetryResult(False, decision.loss)
    for number, option in enumerate(decision.options):
        loss = option.loss if number else 0.0
        if tried == turn.after(option.moves).key:
            return None if loss is None else RetryResult(not loss, loss)
    return None


def check_retry(attempt: RetryAttempt) -> RetryResult:
    """Compare a turn with the best that the review found, as the review would have done."""
    game, turn = retry_turn(attempt.record, attempt.number)
    root, seat = turn.begin, turn.seat
    analyzer = TurnAnalyzer(game, root)
    options = [analyzer.candidate(root, seat, moves) for moves in attempt.options]
    tried = analyzer.candidate(root, seat, attempt.moves)
    luck = luck_of("try", attempt.number)
    marks = msgspec.structs.astuple(attempt.thresholds)
    verdict = compare(analyzer, options, tried, seat, luck, list(marks))
    return RetryResult(not verdict.loss, round(verdict.loss, 2))

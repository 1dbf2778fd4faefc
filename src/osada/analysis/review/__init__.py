"""After the game: where it was won, and by whom; judged by what each seat could know."""

from __future__ import annotations

from osada.analysis.review.course import stretches
from osada.analysis.review.judge import Judge
from osada.analysis.review.ledger import assembled
from osada.analysis.review.shapes import Review
from osada.core.game import Game
from osada.core.record import Record
from osada.core.replay import edition_of

__all__ = ["Review", "review"]


def review(game: Game, record: Record, seed: str = "review") -> Review:
    """The review of a record, made here and now."""
    game = edition_of(game, record)
    parts = stretches(game, record)
    judged = Judge(game, record, seed).judged(parts, 0, len(parts))
    return assembled(game, record, seed, list(judged))

"""After the game: where it was won, and by whom; judged by what each seat could know."""

from __future__ import annotations

from osada.core.game import Game
from osada.core.record import Record
from osada.core.replay import edition_of
from osada.lab.review.course import stretches
from osada.lab.review.judge import Judge
from osada.lab.review.ledger import assembled
from osada.lab.review.shapes import Review

__all__ = ["Review", "review"]


def review(game: Game, record: Record, seed: str = "review") -> Review:
    """The review of a record, made here and now."""
    game = edition_of(game, record)
    parts = stretches(game, record)
    judged = Judge(game, record, seed).judged(parts, 0, len(parts))
    return assembled(game, record, seed, list(judged))

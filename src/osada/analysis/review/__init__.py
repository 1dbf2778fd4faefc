"""After the game: where it was won, and by whom; judged by what each seat could know."""

from __future__ import annotations

from osada.analysis.review.analyse import GameAnalyzer
from osada.analysis.review.ledger import assemble
from osada.analysis.review.model import Review
from osada.analysis.review.segments import segments
from osada.core.game import Game
from osada.core.record import Record
from osada.core.replay import edition_of

__all__ = ["Review", "review"]


def review(game: Game, record: Record, seed: str = "review") -> Review:
    """The review of a record, made here and now."""
    game = edition_of(game, record)
    parts = segments(game, record)
    judged = GameAnalyzer(game, record, seed).judged(parts, 0, len(parts))
    return assemble(game, record, seed, list(judged))

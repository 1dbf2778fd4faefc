"""Game review: luck, skill and key moments, judged by what each seat could know."""

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
    """Review a record in this process."""
    game = edition_of(game, record)
    parts = segments(game, record)
    judged = GameAnalyzer(game, record, seed).analyse(parts, 0, len(parts))
    return assemble(game, record, seed, list(judged))

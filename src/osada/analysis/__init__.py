"""Analysis of games for players: reviews, hints, retries, puzzles, balance, par."""

from __future__ import annotations

from osada.text.errors import Message


class AnalysisMessage(Message):
    """A message of `analysis/locale`."""

    package = "osada.analysis"

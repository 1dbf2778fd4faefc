"""Messages of `analysis/locale`."""

from __future__ import annotations

from osada.text.errors import Message


class AnalysisMessage(Message):
    """A message of the analysis package."""

    package = "osada.analysis"

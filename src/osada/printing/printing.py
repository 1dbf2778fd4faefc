"""The printing facet of a game: its papers besides the player aid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from osada.printing.drawing import Paper
from osada.text.errors import OsadaError
from osada.text.language import Language


@dataclass(frozen=True)
class Printing:
    """Facet of a game that has papers to print."""

    papers: Mapping[str, Callable[[Language], Paper]]
    """The makers of the papers, by name."""

    def paper(self, name: str, language: Language) -> Paper:
        """Return one of the papers."""
        if name not in self.papers:
            raise OsadaError("error-no-paper", name=name, known=", ".join(self.papers))
        return self.papers[name](language)

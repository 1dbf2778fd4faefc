"""A score pad: the final scoring line by line for four players, and a game for one below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.games.saltfjord.content.components import Scoring
from osada.printing.drawing import Align, Drawing, Label, Shape
from osada.text.language import Language

PALETTE: Final = {
    "print": "#24434f",
    "line": "#7fa3b1",
    "faint": "#5e7c88",
    "head": "#dfecf0",
    "green": "#dcebd9",
    "purple": "#e5dff0",
    "sea": "#3f7f98",
    "sail": "#fbf6e8",
    "hull": "#a8432f",
    "hill": "#b9ced6",
    "snow": "#ffffff",
    "total": "#f5e7bf",
}
_WIDTH: Final = 186.0
_HEIGHT: Final = 252.0
_NAMES: Final = 66.0
_PLAYERS: Final = 4
_COLUMN: Final = (_WIDTH - _NAMES) / _PLAYERS
_ROW: Final = 14.0
_TOP: Final = 44.0
LINES: Final = (
    "green",
    "boat",
    "fish",
    "sets",
    "crates",
    "crafts",
    "carpentry",
    "logistics",
    "fishing",
    "carts",
)
"""The final scoring in its order (F44, F52); what counts at once is green."""


def pad(scoring: Scoring, language: Language) -> Drawing:
    """One page."""
    page = Pad(scoring, language)
    page.draw()
    return Drawing(_WIDTH, _HEIGHT, page.shapes, page.labels, PALETTE)


class Pad:
    """Puts the lines of the pad one under the other."""

    def __init__(self, scoring: Scoring, language: Language) -> None:
        self.scoring = scoring
        self.say = language.say
        self.shapes: list[Shape] = []
        self.labels: list[Label] = []

    def draw(self) -> None:
        """The fjord, the table, the medals."""
        self.shapes += _fjord()
        self._label((0, 3, 110, 14), self.say("rules-title"), 30, bold=True, align="left")
        self._label((0, 17, 110, 7), self.say("paper-date"), 11, italic=True, align="left")
        self.shapes.append(Shape("M20 23.5C50 23 80 24 108 23.4", "", "line", 0.35))
        self._row(_TOP - _ROW, self.say("paper-names"), "head")
        for i, name in enumerate(LINES):
            fill = "green" if name == "green" else "purple" if i % 2 else ""
            self._row(_TOP + i * _ROW, self._name(name), fill)
        self._row(_TOP + len(LINES) * _ROW, self.say("closing-total"), "total", bold=True)
        self._alone(_TOP + (len(LINES) + 1) * _ROW + 7)

    def _name(self, name: str) -> str:
        track = name in ("crafts", "carpentry", "logistics", "fishing")
        key = f"track-{name}" if track else f"closing-{name}"
        return self.say(key)

    def _row(self, y: float, name: str, fill: str, *, bold: bool = False) -> None:
        for x, width in ((0.0, _NAMES), *((_NAMES + i * _COLUMN, _COLUMN) for i in range(4))):
            self.shapes.append(Shape(f"M{x} {y}h{width}v{_ROW}h{-width}z", fill, "line", 0.35))
        self._label((2, y, _NAMES - 3, _ROW), name, 11, bold=bold, align="left")

    def _alone(self, y: float) -> None:
        """Special tiles and medals (F57, F58)."""
        self._label((0, y, 120, 8), self.say("paper-alone"), 14, bold=True, align="left")
        least = self.scoring.special_minimum
        self._label((0, y + 8, 80, 7), self.say("paper-special", n=least), 9.5, align="left")
        for i in range(6):
            self.shapes.append(Shape(f"M{i * 13} {y + 17}h11v11h-11z", "", "line", 0.35))
        for i, medal in enumerate(self.scoring.medals):
            x = 92 + i * 19.2
            self.shapes.append(Shape(_ring(x + 8, y + 13, 7), "total", "print", 0.5))
            self._label((x, y + 8, 16, 10), str(medal.standard), 11, bold=True)
            self._label((x - 2, y + 21, 20, 5), self.say(f"paper-medal-{medal.id}"), 8)
            self._label((x - 2, y + 25.5, 20, 4.5), f"({medal.carts})", 7.5, italic=True)

    def _label(
        self,
        place: tuple[float, float, float, float],
        text: str,
        size: float,
        *,
        bold: bool = False,
        italic: bool = False,
        align: Align = "center",
    ) -> None:
        self.labels.append(Label(*place, text, size, bold=bold, italic=italic, align=align))


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def _fjord() -> Iterator[Shape]:
    """Mountains, water and a boat in the corner."""
    yield Shape("M112 24 128 6 137 15 150 1 168 18 175 12 186 24z", "hill")
    yield Shape("M128 6l-5 5.6 4-1 2 2.4 3.2-2.8zM150 1l-6 6.5 5-1.4 3 3 4-2.4z", "snow")
    yield Shape("M112 24H186V27.6C174 29 164 26.4 150 27.6S124 28.6 112 27.4z", "sea")
    boat = (148.0, 13.5)
    yield Shape("M12.5 2v12", "", "print", 1.2, at=boat, scale=0.62)
    sails = "M13.5 3c4 1.5 6 5 6.3 9h-6.3zM11.5 5c-2.5 1.5-4.5 4-5 7h5z"
    yield Shape(sails, "sail", "print", 0.8, at=boat, scale=0.62)
    hull = "M2 14.5h20c-.7 3-2.7 5-5.5 5h-9c-2.8 0-4.8-2-5.5-5z"
    yield Shape(hull, "hull", "print", 0.8, at=boat, scale=0.62)

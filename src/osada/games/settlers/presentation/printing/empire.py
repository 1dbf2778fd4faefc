"""The empire sheet, to be printed and crossed out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.games.settlers.content.components import COLUMNS, Empire, Field, Section
from osada.games.settlers.presentation.printing.art import PALETTE, box, sign, spread, symbols
from osada.printing.drawing import Drawing, Label, Shape
from osada.text.language import Language

WIDTH: Final = 277.0
HEIGHT: Final = 182.0
_LEFT: Final = 27.0
_COLUMN: Final = (WIDTH - _LEFT) / COLUMNS
_TOP: Final = 14.0
_HEIGHTS: Final = {"walls": 25.0, "huts": 27.0, "granaries": 33.0, "bridges": 22.0}
_ROOFS: Final = {"walls": 4.0, "huts": 6.0, "granaries": 5.0, "bridges": 1.0}
_GAP: Final = 2.0
_RIVER: Final = 7.0
_FIELD: Final = 22.0
_PLAQUE: Final = 5.5
"""The strip of a section that its points are in."""
_ROUNDS: Final = 10
_BOXES: Final = ("walls", "huts", "granaries", "bridges", "settlements", "other", "total")


def sheet(empire: Empire, language: Language) -> Drawing:
    """The whole sheet."""
    page = EmpirePage(empire, language)
    page.draw()
    return Drawing(WIDTH, HEIGHT, page.shapes, page.labels, PALETTE)


class EmpirePage:
    """Puts the parts of the sheet where they belong."""

    def __init__(self, empire: Empire, language: Language) -> None:
        self.empire = empire
        self.say = language.say
        self.shapes: list[Shape] = []
        self.labels: list[Label] = []

    def draw(self) -> None:
        """From the name of the empire to the sum of its points."""
        self._head()
        tops, y = dict[str, float](), _TOP
        for track in self.empire.tracks:
            tops[track.id] = y
            y += _HEIGHTS[track.id] + _GAP
        self._river(y - _GAP - 1, _RIVER + 3)
        for track in self.empire.tracks:
            self._track(track.id, track.sections, tops[track.id])
        for i, field in enumerate(self.empire.fields):
            self._field(i, field, y + _RIVER)
        self._score(y + _RIVER + _FIELD + 3)

    def _head(self) -> None:
        self._label(0, 1, 26, 9, self.say("paper-empire"), size=11, italic=True, align="left")
        self.shapes.append(Shape("M26 10C60 9.4 100 10.5 145 9.9", stroke="hair", width=0.35))
        for i in range(_ROUNDS):
            x = WIDTH - (_ROUNDS - i) * 12.2 + 1.2
            self.shapes.append(Shape(box(x, 1, 11, 9.5), "box", "print", 0.35))
            self._label(x, 1, 11, 9.5, str(i + 1), size=13, colour="hair", bold=True)

    def _track(self, track: str, sections: list[Section], y: float) -> None:
        height = _HEIGHTS[track]
        self.shapes += sign(track, 11, y + height / 2 - 3, 13)
        name = self.say(f"box-{track}")
        self._label(0, y + height / 2 + 4, 24, 6, name, size=10.5, bold=True)
        for column, section in enumerate(sections):
            self._section(track, section, column, y)

    def _section(self, track: str, section: Section, column: int, y: float) -> None:
        x, height, roof = _LEFT + column * _COLUMN, _HEIGHTS[track], _ROOFS[track]
        last = column == COLUMNS - 1
        self.shapes += _frame(track, x, y, height, "imperial" if last else track)
        self._label(
            x, y + height - _PLAQUE, _COLUMN, _PLAQUE - 0.4, str(section.points), 12, bold=True
        )
        room = height - roof - _PLAQUE - 1.2
        each = min(15.0, (room - 1.2 * (len(section.areas) - 1)) / len(section.areas))
        first = y + roof + (room - each * len(section.areas) - 1.2 * (len(section.areas) - 1)) / 2
        for i, area in enumerate(section.areas):
            top = first + i * (each + 1.2) + 0.6
            self.shapes.append(Shape(box(x + 3, top, _COLUMN - 6, each), "box", "print", 0.35))
            self.shapes += spread(symbols(area), x + 3.6, top, _COLUMN - 7.2, each, 8.4)

    def _river(self, y: float, height: float) -> None:
        w, low = WIDTH, y + height
        self.shapes.append(
            Shape(
                f"M0 {y}C{w * 0.2} {y - 3} {w * 0.3} {y + 3} {w / 2} {y}S{w * 0.8} {y - 2} {w} {y}"
                f"V{low}C{w * 0.8} {low + 3} {w * 0.7} {low - 3} {w / 2} {low}"
                f"S{w * 0.2} {low + 2} 0 {low}Z",
                "river",
            )
        )
        for i, part in enumerate((0.02, 0.33, 0.55, 0.74, 0.95)):
            wave = f"M{w * part} {y + height * (0.66 if i % 2 else 0.45)}q2 -1.6 4 0t4 0"
            self.shapes.append(Shape(wave, stroke="river-2", width=0.5))

    def _field(self, index: int, field: Field, y: float) -> None:
        """A field lies beyond its bridge (W16)."""
        bridge = next(b for b in self.empire.bridges if b.unlocks == field.id)
        x = _LEFT + (min(bridge.sections) - 1) * _COLUMN + 1
        width = len(bridge.sections) * _COLUMN - 2
        self.shapes.append(Shape(box(x, y, width, _FIELD, 2), "field", "field-2", 0.5))
        self.shapes += _furrows(x, y, width)
        step = (width - 2.5) / len(field.areas)
        for i, goods in enumerate(field.areas):
            left = x + 2.5 + i * step
            self.shapes.append(
                Shape(box(left, y + 3, step - 2.5, _FIELD - 8), "box", "print", 0.35)
            )
            self.shapes += spread(symbols(goods), left, y + 3, step - 2.5, _FIELD - 8, 7.4)
        self._label(x, y + _FIELD - 4.8, width, 4.4, self.say("paper-field", n=index + 1), size=7.5)

    def _score(self, y: float) -> None:
        step = WIDTH / len(_BOXES)
        for i, name in enumerate(_BOXES):
            x = i * step + 1
            self.shapes.append(
                Shape(box(x, y, step - 2, HEIGHT - y - 0.5, 1.4), "box", "print", 0.45)
            )
            self.shapes += sign(name, x + 5, y + (HEIGHT - y) / 2, 7.5)
            key = "paper-total" if name == "total" else f"box-{name}"
            self._label(x + 9.5, y + 0.6, step - 12.5, 5.2, self.say(key), 8.5, align="left")

    def _label(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        text: str,
        size: float = 9,
        *,
        bold: bool = False,
        italic: bool = False,
        align: str = "center",
        colour: str = "print",
    ) -> None:
        self.labels.append(
            Label(
                x,
                y,
                width,
                height,
                text,
                size,
                bold=bold,
                italic=italic,
                align="left" if align == "left" else "center",
                colour=colour,
            )
        )


def _frame(track: str, x: float, y: float, height: float, fill: str) -> Iterator[Shape]:
    """The outline of a section: battlements, a gable, a round roof, an arch."""
    a, b, low = x + 0.8, x + _COLUMN - 0.8, y + height
    w = b - a
    if track == "walls":
        tooth = w / 7
        teeth = "".join(f"h{tooth}v{3 if i % 2 == 0 else -3}" for i in range(6)) + f"h{tooth}"
        yield Shape(f"M{a} {low}V{y + 0.6}{teeth}V{low}z", fill, "print", 0.4)
        return
    if track == "bridges":
        arch = (
            f"M{a - 0.8} {y + 3}C{a + w * 0.3} {y - 0.4} {a + w * 0.7} {y - 0.4} {b + 0.8} {y + 3}"
        )
        yield Shape(f"{arch}V{low}H{a - 0.8}z", fill, "print", 0.4)
        return
    roof = _ROOFS[track]
    yield Shape(f"M{a + 1} {low}V{y + roof - 0.6}H{b - 1}V{low}z", fill, "print", 0.4)
    if track == "huts":
        top = f"M{a - 0.4} {y + roof}L{a + w / 2} {y + 0.4}L{b + 0.4} {y + roof}z"
    else:
        top = (
            f"M{a} {y + roof}"
            f"C{a + w * 0.15} {y + 1.5} {a + w * 0.35} {y + 0.8} {a + w / 2} {y + 0.4}"
            f"C{b - w * 0.35} {y + 0.8} {b - w * 0.15} {y + 1.5} {b} {y + roof}z"
        )
    yield Shape(top, "roof", "print", 0.4)


def _furrows(x: float, y: float, width: float) -> Iterator[Shape]:
    for i in range(int(width / 8)):
        left = x + 4 + i * 8
        yield Shape(f"M{left} {y + _FIELD - 0.8}l2.4-3.6", stroke="field-2", width=0.3)

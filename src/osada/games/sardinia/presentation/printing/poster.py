"""The island as a poster: provinces, what they are worth and grow, fort sites, harbours."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from osada.games.sardinia.content.components import Harbour, Island, Province, Site
from osada.games.sardinia.presentation.printing import crops
from osada.games.sardinia.presentation.printing.crops import oval, pictures
from osada.games.sardinia.presentation.printing.outlines import Outlines
from osada.printing.drawing import Drawing, Label, Shape
from osada.text.language import Language

PALETTE: Final = {
    "sea": "#d9e9ec",
    "wave": "#a9c9d1",
    "shoal": "#eef6f6",
    "green": "#bccd95",
    "brown": "#d6bd96",
    "yellow": "#eed88d",
    "line": "#6f6142",
    "beach": "#f4e7c3",
    "shore": "#8d7c55",
    "print": "#3a3320",
    "stone": "#fbf5e6",
    "gold": "#a8731a",
    "dock": "#eef4f4",
    **crops.PALETTE,
}
_UNIT: Final = 0.175
"""Millimetres a unit of the map."""
_LEFT, _TOP, _WIDTH, _HEIGHT = 60.0, 60.0, 920.0, 1520.0


def poster(island: Island, language: Language) -> Drawing:
    """The whole island on one page."""
    page = Poster(island, language)
    page.draw()
    width, height = _WIDTH * _UNIT, _HEIGHT * _UNIT
    return Drawing(width, height, page.shapes, page.labels, PALETTE)


class Poster:
    """Puts the parts of the map where they belong, in the map's own units."""

    def __init__(self, island: Island, language: Language) -> None:
        self.island = island
        self.language = language
        self.lines = Outlines(island)
        self.shapes: list[Shape] = []
        self.labels: list[Label] = []

    def draw(self) -> None:
        """From the sea to the title."""
        self._sea()
        self._land()
        for province in self.island.provinces:
            self._province(province)
        for harbour in self.island.harbours:
            self._harbour(harbour)
        for site in self.island.forts:
            self._site(site)
        self._title()

    def _shape(
        self,
        d: str,
        fill: str = "",
        stroke: str = "",
        width: float = 2,
        at: tuple[float, float] = (0, 0),
        dash: str = "",
    ) -> None:
        place = (at[0] - _LEFT) * _UNIT, (at[1] - _TOP) * _UNIT
        self.shapes.append(Shape(d, fill, stroke, width, at=place, scale=_UNIT, dash=dash))

    def _text(
        self, x: float, y: float, width: float, height: float, text: str, size: float, **style: bool
    ) -> None:
        left, top = (x - width / 2 - _LEFT) * _UNIT, (y - height / 2 - _TOP) * _UNIT
        bold, italic = style.get("bold", False), style.get("italic", False)
        self.labels.append(
            Label(left, top, width * _UNIT, height * _UNIT, text, size, bold=bold, italic=italic)
        )

    def _sea(self) -> None:
        right, low = _LEFT + _WIDTH, _TOP + _HEIGHT
        self._shape(f"M{_LEFT} {_TOP}H{right}V{low}H{_LEFT}z", "sea")
        for row in range(15):
            for column in range(7):
                x = _LEFT + 30 + column * 130 + (row % 2) * 65
                y = _TOP + 46 + row * 100
                if x + 40 < right:
                    self._shape(f"M{x} {y}q9-8 18 0t18 0", stroke="wave", width=2.4)
        for width in (70, 34):
            self._shape(self.lines.coast, "", "shoal", width)
            for islet in self.lines.islets:
                self._shape(islet, "", "shoal", width * 0.6)

    def _land(self) -> None:
        for islet in self.lines.islets:
            self._shape(islet, "green", "shore", 2.2)
        for province in self.island.provinces:
            self._shape(self.lines.provinces[province.id], province.terrain)
        for border in self.lines.borders:
            self._shape(border, "", "line", 3.6, dash="1 9")
        self._shape(self.lines.coast, "", "beach", 9)
        self._shape(self.lines.coast, "", "shore", 2.2)

    def _province(self, province: Province) -> None:
        """Its name, its points in a laurel, and what may grow there (S2, S3)."""
        (x, y), (tx, ty) = province.label, province.token
        self._text((x + tx) / 2 + 4, y - 38, 200, 30, province.name, 11, bold=True)
        self._shape(oval(0, 0, 19, 19), "stone", at=(x - 14, y + 2))
        for leaf in _laurel():
            self._shape(leaf, "gold", at=(x - 14, y + 2))
        self._text(x - 14, y + 2, 36, 34, str(province.points), 12.5, bold=True)
        middle = tx + 4 + 6 * (len(province.goods) - 1)
        half = 19 if len(province.goods) == 1 else 30
        pill = f"M{19 - half} -19H{half - 19}a19 19 0 0 1 0 38H{19 - half}a19 19 0 0 1 0-38z"
        self._shape(pill, "stone", "shore", 1.8, at=(middle, ty + 2))
        for shape, aside in pictures(province.goods):
            place = middle + aside, ty + 2
            self._shape(shape.d, shape.fill, shape.stroke, shape.width, at=place)

    def _harbour(self, harbour: Harbour) -> None:
        x, y = harbour.x, harbour.y
        self._shape(f"M{x} {y}L{harbour.shore[0]} {harbour.shore[1]}", "", "shore", 5, dash="2 8")
        dock = "M-20-26H20A26 26 0 0 1 20 26H-20A26 26 0 0 1-20-26z"
        self._shape(dock, "dock", "shore", 2.6, at=(x, y))
        for side in (-21, 21):
            self._shape(oval(0, 0, 17, 17), "", "shore", 2, at=(x + side, y))
        above = harbour.shore[1] > y + 20
        self._text(x, y - 41 if above else y + 41, 210, 26, harbour.name, 9.5, italic=True)

    def _site(self, site: Site) -> None:
        stone = "M-9-19H9L19-9V9L9 19H-9L-19 9V-9z"
        self._shape(stone, "stone", "print", 2, at=(site.x, site.y))
        self._text(site.x, site.y, 34, 34, str(site.number), 10, bold=True)

    def _title(self) -> None:
        say = self.language.say
        self._text(800, 1440, 300, 100, say("paper-poster"), 40, bold=True)
        self._text(800, 1508, 330, 44, say("paper-poster-about"), 11, italic=True)


def _laurel() -> Iterator[str]:
    """Leaves around a number, open at the top."""
    for side in (-1, 1):
        for angle in (-58, -32, -6, 20, 46, 70):
            turn = radians(angle)
            x, y = side * 21.5 * cos(turn), 21.5 * sin(turn)
            dx, dy = side * -sin(turn + 0.5) * 7, cos(turn + 0.5) * 7
            px, py = -dy * 0.45, dx * 0.45
            yield (
                f"M{x - dx:.2f} {y - dy:.2f}Q{x + px:.2f} {y + py:.2f} {x + dx:.2f} {y + dy:.2f}"
                f"Q{x - px:.2f} {y - py:.2f} {x - dx:.2f} {y - dy:.2f}z"
            )

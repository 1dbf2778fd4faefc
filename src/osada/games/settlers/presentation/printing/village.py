"""A village sheet with its six buildings, to be printed and crossed out."""

from __future__ import annotations

import re
from typing import Final

from osada.games.settlers.content import words
from osada.games.settlers.content.components import Building, Plan, Sheet
from osada.games.settlers.presentation.printing.art import (
    PALETTE,
    box,
    emblem,
    house,
    sign,
    spread,
    symbols,
)
from osada.printing.drawing import UNDERLINE, Align, Drawing, Label, Shape
from osada.text.language import Language

WIDTH: Final = 277.0
HEIGHT: Final = 182.0
_TOP: Final = 18.0
_CARD: Final = (90.3, 79.0)
_GAP: Final = 3.0
_CELL: Final = 4.6
_MARKS: Final = 13.0
"""The width of the circles under a plan."""
_NUMBER: Final = re.compile(r"\d+")


def theme(sheet: Sheet, language: Language) -> str:
    """Return the theme of a sheet."""
    return sheet.theme_pl if language.code == "pl" else sheet.theme_en


def sheet(found: Sheet, buildings: list[Building], language: Language, by: str = "") -> Drawing:
    """The whole sheet; one of somebody's own says whose."""
    page = VillagePage(language)
    page.head(found, by)
    for slot, building in enumerate(buildings):
        x = slot % 3 * (_CARD[0] + _GAP)
        page.card(building, x, _TOP + slot // 3 * (_CARD[1] + _GAP))
    return Drawing(WIDTH, HEIGHT, page.shapes, page.labels, PALETTE)


class VillagePage:
    """Puts the parts of the sheet where they belong."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.shapes: list[Shape] = []
        self.labels: list[Label] = []

    def head(self, sheet: Sheet, by: str) -> None:
        """Write the title of the sheet, and a line for the player's name."""
        say = self.language.say
        kind = say("paper-adventure", number=sheet.no) if sheet.no else say("paper-competition")
        if by:
            kind = say("paper-own", author=by)
        name = theme(sheet, self.language) if sheet.no else kind
        self._label((0, 0, 150, 9.5), name, 22, bold=True, align="left")
        if sheet.no:
            self._label((0, 9.3, 150, 6), kind, 11, italic=True, align="left")
        self._label((168, 6, 26, 6), say("paper-player"), 9.5, italic=True, align="right")
        self.shapes.append(
            Shape(f"M196 12C220 11.6 250 12.3 {WIDTH} 11.9", stroke="hair", width=0.35)
        )

    def card(self, building: Building, x: float, y: float) -> None:
        """One building: house, name, what it does, its plan, its areas."""
        width, height = _CARD
        fill = "imperial" if building.advanced_only else "paper"
        self.shapes.append(Shape(box(x, y, width, height, 2.4), fill, "hair", 0.5))
        self.shapes += house(building, x + 3.5, y + 3, 24)
        self.shapes += sign(emblem(building), x + width - 7.5, y + 8, 9)
        name = words.name(building, self.language)
        self._label((x + 30, y + 5, width - 43, 9), name, 17, bold=True, align="left")
        tag = self._when(building)
        self._label((x + 30, y + 14.5, width - 33, 6), tag, 10, italic=True, align="left")
        plan = building.plan
        room = width - 8 - (max(_plan_width(plan), _MARKS) + 4 if plan else 0)
        text = underlined(building, self.language)
        self._label((x + 4, y + 29, room, 27), text, 14, align="left")
        if plan:
            self._plan(plan, x + width - 4, y + 42, raised=bool(building.effect.underlined))
        self._areas(building, x + 4, y + height - 20.5, width - 8)

    def _when(self, building: Building) -> str:
        say = self.language.say
        when = say(f"paper-{building.timing.replace('_', '-')}")
        return f"{when} · {say('paper-advanced')}" if building.advanced_only else when

    def _plan(self, plan: Plan, right: float, middle: float, *, raised: bool) -> None:
        """The sections that a settlement takes up (W24), and circles to count settlements by."""
        rows = 1 + max(row for row, _ in plan.cells)
        room = max(_plan_width(plan), _MARKS)
        x = right - room / 2 - _plan_width(plan) / 2
        for row, column in plan.cells:
            cell = box(x + column * _CELL, middle + (row - rows / 2) * _CELL, _CELL, _CELL, 0.3)
            self.shapes.append(Shape(cell, "gold", "print", 0.4))
        low = middle + rows / 2 * _CELL + 3.2
        for i in range(3 if raised else 0):
            left = right - room / 2 + (i - 1) * 4.4 - 1.7
            ring = f"M{left} {low}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z"
            self.shapes.append(Shape(ring, "box", "print", 0.35))

    def _areas(self, building: Building, x: float, y: float, width: float) -> None:
        say = self.language.say
        if building.prebuilt:
            self.shapes.append(Shape(box(x, y + 3, width, 11), "", "hair", 0.4, dash="1.4 1.2"))
            self._label((x + 2, y + 3, width - 4, 11), say("paper-prebuilt"), 9.5, italic=True)
            return
        each = min(24.0, (width - 2 * (len(building.areas) - 1)) / len(building.areas))
        for i, area in enumerate(building.areas):
            left = x + i * (each + 2)
            self.shapes.append(Shape(box(left, y, each, 17, 1), "box", "print", 0.45))
            self.shapes += spread(symbols(area), left + 0.5, y, each - 1, 17, 9.5)

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


def _plan_width(plan: Plan) -> float:
    return (1 + max(column for _, column in plan.cells)) * _CELL


def underlined(building: Building, language: Language) -> str:
    """Return the effect of a building, with the number marked that settlements raise (W22, W25)."""
    plain = words.effect(building, language)
    text = f"{plain[0].upper()}{plain[1:]}."
    if not building.effect.underlined:
        return text
    better = words.effect(building, language, raised=1)
    now, then = _NUMBER.findall(plain), _NUMBER.findall(better)
    if len(now) != len(then):  # "the first area": no number is there to be underlined
        return f"{text} {language.say('almanac-raised', effect=better)}"
    which = next(i for i, pair in enumerate(zip(now, then, strict=True)) if pair[0] != pair[1])
    at = list(_NUMBER.finditer(text))[which]
    return f"{text[: at.start()]}{UNDERLINE}{at[0]}{UNDERLINE}{text[at.end() :]}"

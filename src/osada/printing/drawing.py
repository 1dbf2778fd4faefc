"""Printable drawings in millimetres, and pages of short advice.

A game says what is on a page and nothing about how it is printed: `press.py` does that, on any
size of paper, in colour or sparing with ink.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

UNDERLINE: Final = "\ue000"
"""The mark around underlined text."""

Align = Literal["left", "center", "right"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A path as SVG writes it; colours are names of the drawing's palette."""

    d: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.3
    at: tuple[float, float] = (0, 0)
    scale: float = 1
    dash: str = ""
    opacity: float = 1


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text in a box: set as large as it is wanted, or smaller where it would not fit."""

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float = 9
    """In points."""
    bold: bool = False
    italic: bool = False
    sans: bool = False
    align: Align = "center"
    colour: str = "print"
    turn: float = 0
    """In degrees, around the middle of the box."""


class Drawing(msgspec.Struct, frozen=True):
    """Shapes and texts on one page; the page is scaled to the paper."""

    width: float
    height: float
    shapes: list[Shape]
    labels: list[Label]
    palette: dict[str, str]
    """Colours by name, as `#rrggbb`."""


class AidLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to know."""

    text: str
    term: str = ""
    """Set in bold before it."""
    rules: tuple[str, ...] = ()


class AidSection(msgspec.Struct, frozen=True):
    """Some things to know about one matter."""

    title: str
    lines: list[AidLine]


class PlayerAid(msgspec.Struct, frozen=True):
    """A player aid: sections in columns."""

    title: str
    subtitle: str
    sections: list[AidSection]
    colour: str = "#7a3b2e"


Page = Drawing | PlayerAid


class Paper(msgspec.Struct, frozen=True):
    """Something to print."""

    title: str
    pages: list[Page]
    source: str
    """The source of the values, in a sentence; printed small."""
    link: str = ""
    """The page of the browser app that has the same, from its root: `/almanac/settlers`."""

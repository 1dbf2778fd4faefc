"""Crops of the island, as little pictures within 17 units around their middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.printing.drawing import Shape

PALETTE: Final = {
    "straw": "#a8741a",
    "twig": "#6b6b2c",
    "olive": "#5d7431",
    "olive-2": "#3f4a26",
    "stalk": "#6d5130",
    "grape": "#74305c",
    "herb": "#4c7350",
    "bloom": "#8a6fb0",
    "rind": "#a37716",
    "cheese": "#e9b93f",
    "hole": "#c08f22",
}


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse as a path."""
    return f"M{x - rx} {y}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0z"


def _ovals(r: float, *places: tuple[float, float]) -> str:
    return "".join(oval(x, y, r, r) for x, y in places)


_SHAPES: Final = {
    "wheat": (
        Shape("M0 12V-8", "", "straw", 2.2),
        Shape("M0-10v-2M0-6l4-4M0-6l-4-4M0-1l5-4M0-1l-5-4M0 4l5-4M0 4l-5-4", "", "straw", 2.8),
    ),
    "olives": (
        Shape("M-11-6C-2-12 8-8 11-3", "", "twig", 2),
        Shape(oval(-4, 3, 5, 6.5), "olive"),
        Shape(oval(6, 4.5, 4.5, 6), "olive-2"),
    ),
    "wine": (
        Shape("M0-12v5m0-3 5-2", "", "stalk", 2),
        Shape(_ovals(3.6, (-6, -3), (0, -4), (6, -3), (-3.2, 2), (3.2, 2), (0, 7.5)), "grape"),
    ),
    "thyme": (
        Shape("M0 12C0 2 1-4 0-12M0 6-6 2M0 4l6-4M0 0l-6-4m6 2 5-4", "", "herb", 2),
        Shape(_ovals(2.3, (0, -11), (-6.5, -4.5), (6, -6), (-6.5, 1.5), (6.5, 0)), "bloom"),
    ),
    "cheese": (
        Shape("M-11 6V0L7-8c3 2 4.5 5 4.5 8.5V6z", "cheese", "rind", 1.6),
        Shape("M-11 0h22", "", "rind", 1.4),
        Shape(_ovals(1.4, (-5, 3.4), (5, -3), (4, 3.2)), "hole"),
    ),
}


def pictures(goods: list[str]) -> Iterator[tuple[Shape, float]]:
    """The pictures of some crops side by side, each shape with how far to the right it is."""
    for i, crop in enumerate(goods):
        for shape in _SHAPES[crop]:
            yield shape, (i - (len(goods) - 1) / 2) * 27

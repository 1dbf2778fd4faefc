"""From polygons to a drawn island.

Neighbours share the points of their border, so a border is smoothed once, as a chain between two
meeting points, and both provinces use the same curve.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, sin
from typing import Final

from osada.games.sardinia.content.components import Island

Point = tuple[float, float]
_SAMPLES: Final = 5
_LONG: Final = 24
"""Edges of the coast that are longer get a bay or a headland."""


class Outlines:
    """The curves of a map, as paths."""

    def __init__(self, island: Island) -> None:
        self.provinces: dict[str, str] = {}
        self.borders: list[str] = []
        rings = {p.id: [_point(at) for at in p.polygon] for p in island.provinces}
        counts = Counter(_edge(a, b) for ring in rings.values() for a, b in _edges(ring))
        nodes = _meeting(counts) | {(site.x, site.y) for site in island.forts}
        shore, borders = list[list[Point]](), dict[frozenset[Point], list[Point]]()
        for name, ring in rings.items():
            curves = list[list[Point]]()
            for chain in _chains(ring, nodes):
                edge = _edge(chain[0], chain[1])
                curve = _smooth(chain, coastal=counts[edge] == 1)
                curves.append(curve)
                if counts[edge] == 1:
                    shore.append(curve)
                else:
                    borders[edge] = curve
            self.provinces[name] = _path(point for curve in curves for point in curve) + "Z"
        self.borders = [_path(curve) for curve in borders.values()]
        self.coast = "".join(f"{_path(ring)}Z" for ring in _joined(shore))
        self.islets = [_islet([_point(at) for at in it.polygon]) for it in island.decor_islands]


def _point(at: Sequence[float]) -> Point:
    return at[0], at[1]


def _edge(a: Point, b: Point) -> frozenset[Point]:
    return frozenset((a, b))


def _edges(ring: list[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise([*ring, ring[0]])


def _meeting(counts: Counter[frozenset[Point]]) -> set[Point]:
    """Points where three or more lines meet."""
    lines = Counter(point for edge in counts for point in edge)
    return {point for point, number in lines.items() if number > 2}


def _chains(ring: list[Point], nodes: set[Point]) -> Iterator[list[Point]]:
    """A ring cut at its meeting points."""
    first = next((i for i, point in enumerate(ring) if point in nodes), 0)
    turned = [*ring[first:], *ring[:first]]
    chain = list[Point]()
    for point in [*turned, turned[0]]:
        chain.append(point)
        if len(chain) > 1 and point in nodes:
            yield chain
            chain = [point]
    if len(chain) > 1:
        yield chain


def _smooth(chain: list[Point], *, coastal: bool) -> list[Point]:
    """The same curve for both directions of a chain."""
    backwards = chain[0] > chain[-1]
    points = chain[::-1] if backwards else chain
    curve = list(_spline(list(_roughened(points)) if coastal else points))
    return curve[::-1] if backwards else curve


def _roughened(points: list[Point]) -> Iterator[Point]:
    """Long edges get a middle that lies a little aside, always the same one."""
    for (x, y), (x2, y2) in pairwise(points):
        yield x, y
        dx, dy = x2 - x, y2 - y
        if hypot(dx, dy) >= _LONG:
            aside = 0.13 * sin(x * 12.9 + y * 78.2)
            yield x + dx / 2 - dy * aside, y + dy / 2 + dx * aside
    yield points[-1]


def _spline(points: list[Point]) -> Iterator[Point]:
    """Catmull and Rom's curve through all points."""
    last = len(points) - 1
    for i in range(last):
        four = [points[max(0, min(last, i + k))] for k in (-1, 0, 1, 2)]
        for step in range(_SAMPLES):
            yield _between([p[0] for p in four], step), _between([p[1] for p in four], step)
    yield points[-1]


def _between(four: list[float], step: int) -> float:
    a, b, c, d = four
    t = step / _SAMPLES
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _joined(curves: list[list[Point]]) -> Iterator[list[Point]]:
    """Curves of the coast, end to end, as closed rings."""
    starts = {curve[0]: curve for curve in curves}
    while starts:
        at, ring = next(iter(starts)), list[Point]()
        while at in starts:
            curve = starts.pop(at)
            ring += curve
            at = curve[-1]
        yield ring


def _islet(polygon: list[Point]) -> str:
    return _path(_smooth([*polygon, polygon[0]], coastal=True)) + "Z"


def _path(points: Iterator[Point] | list[Point]) -> str:
    return "".join(f"{'L' if i else 'M'}{x:.1f} {y:.1f}" for i, (x, y) in enumerate(points))

"""Line plots in SVG, without a library: learning curves, calibration, chances over a game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

_WIDTH: Final = 460
_HEIGHT: Final = 320
_LEFT: Final = 56
_BOTTOM: Final = 40
_COLOURS: Final = ("#1f6f8b", "#b3541e", "#5b7f3a", "#7a4a8a")
_GREY: Final = "#8a8578"
Line = tuple[str, Sequence[tuple[float, float]]]


class Frame:
    """Scales of a plot."""

    def __init__(self, lines: Sequence[Line], *, square: bool) -> None:
        every = [point for _, points in lines for point in points]
        self.x = _range([x for x, _ in every])
        self.y = _range([y for _, y in every])
        if square:
            self.x = self.y = (min(self.x[0], self.y[0]), max(self.x[1], self.y[1]))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The place of a point."""
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (y - self.y[0]) / (self.y[1] - self.y[0])
        return (
            _LEFT + across * (_WIDTH - _LEFT - 12),
            _HEIGHT - _BOTTOM - up * (_HEIGHT - _BOTTOM - 28),
        )


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    pad = (high - low) * 0.06 or 1.0
    return low - pad, high + pad


def plot(title: str, across: str, up: str, lines: Sequence[Line], *, diagonal: bool = False) -> str:
    """Lines with dots; with a diagonal, where what was expected is what came."""
    frame = Frame(lines, square=diagonal)
    parts = [_text(_LEFT, 16, title), *_axes(frame, across, up)]
    if diagonal:
        parts.append(_line(frame.at(frame.x[0], frame.y[0]), frame.at(frame.x[1], frame.y[1])))
    for i, (name, points) in enumerate(lines):
        parts += _drawn(frame, name, points, _COLOURS[i % len(_COLOURS)], i)
    said = "; ".join(
        f"{name}: {', '.join(f'{x:.2f} {y:.2f}' for x, y in points)}" for name, points in lines
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" font-family="sans-serif" font-size="12" role="img" '
        f'aria-label="{escape(f"{title}. {said}")}">{"".join(parts)}</svg>\n'
    )


def _axes(frame: Frame, across: str, up: str) -> list[str]:
    parts = [
        _line(frame.at(frame.x[0], frame.y[0]), frame.at(frame.x[1], frame.y[0])),
        _line(frame.at(frame.x[0], frame.y[0]), frame.at(frame.x[0], frame.y[1])),
        _text(_WIDTH - 12, _HEIGHT - 6, across, "end"),
        _text(_LEFT, 32, up),
    ]
    for i in range(5):
        x = frame.x[0] + (frame.x[1] - frame.x[0]) * i / 4
        y = frame.y[0] + (frame.y[1] - frame.y[0]) * i / 4
        parts.append(_text(frame.at(x, 0)[0], _HEIGHT - 22, _number(x), "middle"))
        parts.append(_text(_LEFT - 6, frame.at(0, y)[1] + 4, _number(y), "end"))
    return parts


def _drawn(
    frame: Frame, name: str, points: Sequence[tuple[float, float]], colour: str, i: int
) -> list[str]:
    places = [frame.at(x, y) for x, y in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places]
    parts.append(_text(_WIDTH - 12, 16 + 15 * i, name, "end", colour))
    return parts


def _line(one: tuple[float, float], other: tuple[float, float]) -> str:
    return (
        f'<line x1="{one[0]:.1f}" y1="{one[1]:.1f}" x2="{other[0]:.1f}" y2="{other[1]:.1f}" '
        f'stroke="{_GREY}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", colour: str = _GREY) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(text)}</text>"
    )


def _number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 20 else f"{value:.2g}"

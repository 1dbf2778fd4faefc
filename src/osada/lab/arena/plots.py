"""Small plots in SVG, drawn by hand: they need no library and take the colours of their page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

_WIDTH: Final = 720
_LEFT: Final = 150
_ROW: Final = 30
_TICKS: Final = 6


def _svg(height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" width="{_WIDTH}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="var(--{colour})" stroke-width="{width}"/>'
    )


class Axis:
    """Numbers to places from left to right."""

    def __init__(self, low: float, high: float) -> None:
        pad = (high - low) * 0.05 or 1
        self.low, self.high = low - (pad if low else 0), high + pad

    def __call__(self, number: float) -> float:
        """Return the x coordinate of a number."""
        share = (number - self.low) / (self.high - self.low)
        return _LEFT + share * (_WIDTH - _LEFT - 30)

    def axis(self, bottom: float) -> list[str]:
        """Light lines from top to bottom with their numbers."""
        parts = []
        for i in range(_TICKS):
            number = self.low + (self.high - self.low) * i / (_TICKS - 1)
            x = self(number)
            parts += [
                _line(x, 5, x, bottom, "line"),
                _text(x, bottom + 16, f"{number:.0f}", "middle"),
            ]
        return parts


def intervals(bars: Sequence[tuple[str, float, float, float]]) -> str:
    """One line a row from low to high, with a dot in between: (name, low, middle, high)."""
    scale = Axis(min(bar[1] for bar in bars), max(bar[3] for bar in bars))
    bottom = len(bars) * _ROW + 5
    parts = scale.axis(bottom)
    for i, (name, low, middle, high) in enumerate(bars):
        y = i * _ROW + 22
        parts.append(_text(_LEFT - 10, y + 4, name, "end"))
        parts.append(_line(scale(low), y, scale(high), y, "mark", 4))
        parts.append(f'<circle cx="{scale(middle):.1f}" cy="{y}" r="7" fill="var(--mark)"/>')
    said = "; ".join(
        f"{name} {middle:.0f} ({low:.0f}-{high:.0f})" for name, low, middle, high in bars
    )
    return _svg(bottom + 24, parts, said)


def histogram(groups: Sequence[tuple[str, Sequence[int]]], bins: int = 30) -> str:
    """Draw histograms, one row a group."""
    every = [number for _, numbers in groups for number in numbers]
    low, high = min(every), max(every) + 1
    scale, size = Axis(low, high), (high - low) / bins
    tall, parts = 60, Axis(low, high).axis(len(groups) * 70 + 5)
    for i, (name, numbers) in enumerate(groups):
        counts = [0] * bins
        for number in numbers:
            counts[min(bins - 1, int((number - low) / size))] += 1
        base = (i + 1) * 70
        parts.append(_text(_LEFT - 10, base - 20, name, "end"))
        for j, number in enumerate(counts):
            up = tall * number / max(counts)
            x = scale(low + j * size)
            wide = scale(low + (j + 1) * size) - x - 1
            parts.append(
                f'<rect x="{x:.1f}" y="{base - up:.1f}" width="{wide:.1f}" height="{up:.1f}" '
                'fill="var(--mark)"/>'
            )
    means = "; ".join(f"{name} {sum(n) / len(n):.1f}" for name, n in groups if n)
    return _svg(len(groups) * 70 + 30, parts, means)


def heat(names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """A table of shares, the larger the darker."""
    wide = (_WIDTH - _LEFT - 30) / len(names)
    parts = [_text(_LEFT + (j + 0.5) * wide, 16, name, "middle") for j, name in enumerate(names)]
    for i, row in enumerate(shares):
        y = 26 + i * _ROW
        parts.append(_text(_LEFT - 10, y + 20, names[i], "end"))
        for j, share in enumerate(row):
            if share is None:
                continue
            x = _LEFT + j * wide
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide - 2:.1f}" height="{_ROW - 2}" '
                f'fill="var(--mark)" opacity="{0.08 + 0.6 * share:.2f}"/>'
            )
            parts.append(_text(x + wide / 2, y + 20, f"{100 * share:.0f} %", "middle"))
    return _svg(40 + len(names) * _ROW, parts, "")

"""Numbers of a position that mean nothing, because they are too small or too large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.core.position import Position


def outside(position: Position, ranges: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Every field with a number, or an array with a first number, outside of its range."""
    for name, (least, most) in ranges.items():
        field = getattr(position, name)
        numbers = [field] if isinstance(field, int) else field
        if min(numbers) < least or max(numbers) > most:
            place, number = next((i, n) for i, n in enumerate(numbers) if not least <= n <= most)
            where = name if isinstance(field, int) else f"{name}[{place}]"
            yield f"{where} is from {least} to {most}, not {number}"

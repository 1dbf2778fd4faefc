"""Text in columns: boards that fit the narrowest terminal people use.

A board is blocks with an empty line between them. The first line of a block is its heading; a line
that begins with four spaces goes on with the one above.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

WIDTH: Final = 80
INDENT: Final = "    "
_NARROW: Final = 6
"""A column that is wrapped keeps at least this width, and twice as much if names can give way."""

Row = Sequence[str]


def table(rows: Sequence[Row], *, rule: bool = True, right: bool = False, gap: int = 2) -> str:
    """Rows of cells under their heads; the widest columns are wrapped where they do not fit."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    widths[0] = max(widths[0], len(INDENT))
    while sum(widths) + gap * (len(widths) - 1) > WIDTH and max(widths) > _NARROW:
        widths[_to_shrink(widths)] -= 1
    lines = ["\n".join(_row(row, widths, " " * gap, right=right)) for row in rows]
    if rule:
        lines.insert(1, "─" * max(len(part) for line in lines for part in line.split("\n")))
    return "\n".join(lines)


def _to_shrink(widths: Sequence[int]) -> int:
    """The column that gives way next; the names in the first one are the last to be broken."""
    others = max(widths[1:], default=0)
    if others > _NARROW and (others > 2 * _NARROW or widths[0] <= 2 * _NARROW):
        return widths.index(others, 1)
    return 0


def _row(row: Row, widths: Sequence[int], gap: str, *, right: bool) -> list[str]:
    """The lines of a row; those after the first are indented."""
    cells = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
    cells[0] = wrap(row[0], widths[0], subsequent_indent=INDENT) or [""]
    lines = []
    for parts in zip_longest(*cells, fillvalue=""):
        padded = [
            part.rjust(n) if right else part.ljust(n) for part, n in zip(parts, widths, strict=True)
        ]
        padded[0] = parts[0].ljust(widths[0])
        lines.append(gap.join(padded).rstrip())
    return lines


def wrapped(text: str, indent: str = INDENT) -> str:
    """A line in as many as it needs."""
    parts = wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
    return "\n".join(parts)


def flow(items: Sequence[str], gap: str = "   ", indent: str = INDENT) -> str:
    """Short things one after the other, none of them broken."""
    lines = [""]
    for item in items:
        longer = f"{lines[-1]}{gap}{item}" if lines[-1] else item
        if len(longer) > WIDTH and lines[-1]:
            lines.append(indent + item)
        else:
            lines[-1] = longer
    return "\n".join(lines)

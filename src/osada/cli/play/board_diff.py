"""Differences between two boards, to print only what changed since the last one."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

import msgspec
from rich.text import Text

from osada.cli.screen import Screen
from osada.text.grid import INDENT


class BoardRow(msgspec.Struct, frozen=True):
    """A row of a board, with the lines that go on with it."""

    text: str
    heading: bool
    """True for the first row of its block."""


def rows(board: str) -> list[BoardRow]:
    """The rows of a board, block by block."""
    found: list[BoardRow] = []
    for block in board.split("\n\n"):
        heading = True
        for line in block.split("\n"):
            if line.startswith(INDENT) and not heading:
                last = found[-1]
                found[-1] = BoardRow(f"{last.text}\n{line}", last.heading)
            else:
                found.append(BoardRow(line, heading))
                heading = False
    return found


def _key(row: BoardRow) -> str:
    """Normalise a row so that column widths and rules do not matter."""
    return " ".join(row.text.strip("─").split())


def changed(before: str, after: str) -> list[BoardRow] | None:
    """The rows that are new, each under its heading; `None` if most of the board is new."""
    new = rows(after)
    keys = [_key(row) for row in rows(before)], [_key(row) for row in new]
    matcher = SequenceMatcher(None, *keys, autojunk=False)
    same = {b + i for _, b, size in matcher.get_matching_blocks() for i in range(size)}
    if len(same) * 2 < len(new):
        return None
    return list(_with_headings(new, same))


def _with_headings(new: list[BoardRow], same: set[int]) -> Iterator[BoardRow]:
    heading: BoardRow | None = None
    for number, row in enumerate(new):
        if row.heading:
            heading = row
        if number in same:
            continue
        if heading is not None and heading is not row:
            yield heading
        heading = None
        yield row


def show_board(screen: Screen, before: str, board: str, *, whole: bool = False) -> str:
    """Print a board, or what changed since one was shown, unless that is most of it; gives it."""
    new = None if whole else changed(before, board)
    if new is None:
        screen.show()
        screen.show(board)
    for row in new or ():
        screen.show(Text(row.text, style="bold" if row.heading else ""))
    return board

"""What a person reads and types: plain lines that never jump, in colour only on a terminal."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.containers import Lines
from rich.text import Text

from osada.core.language import Language
from osada.core.plain import printable

_WIDTH: Final = 120
_READING: Final = 100
"""Paragraphs are not wider than this."""
_FORGET: Final = "\x1b[3J"
"""Empties what can be scrolled back to. It comes last: clearing moves the screen there."""


class Screen:
    """Standard output and input, in one language."""

    def __init__(self, words: Language) -> None:
        self.words = words
        self.width = shutil.get_terminal_size((_WIDTH, 40)).columns
        self.console = Console(width=self.width, highlight=False, markup=False, emoji=False)

    def show(self, thing: RenderableType = "") -> None:
        """Print something as it is; a board keeps its lines however narrow the terminal is."""
        if isinstance(thing, str | Text):
            self.console.print(_plain(thing), soft_wrap=True)
        else:
            self.console.print(thing)

    def say(self, key: str, style: str = "", **arguments: str | int) -> None:
        """Print a message of the command's own."""
        self.paragraph(self.words.say(key, **arguments), style)

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        self.show(Text(text, style="bold"))

    def paragraph(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a text in lines of a width that is good to read."""
        for line in text.split("\n"):
            self._wrapped(Text(line, style=style), " " * indent, " " * indent)

    def item(self, text: Text, mark: str = "· ") -> None:
        """Print one thing of a list, wrapped under its mark."""
        self._wrapped(text, mark, " " * len(mark))

    def _wrapped(self, text: Text, first: str, others: str) -> None:
        width = max(20, min(self.width, _READING) - len(others))
        for number, line in enumerate(_lines(text, width)):
            line.rstrip()
            self.show(Text(others if number else first).append_text(line))

    def columns(self, cells: Sequence[Text], indent: int = 2, across: int = 0) -> None:
        """Print short things in some columns, or as many as fit, read downwards."""
        if not cells:
            return
        widest = max(cell.cell_len for cell in cells) + 3
        across = across or max(1, (self.width - indent) // widest)
        down = -(-len(cells) // across)
        for row in zip_longest(*(cells[i : i + down] for i in range(0, len(cells), down))):
            line = Text(" " * indent)
            for cell in filter(None, row):
                line.append_text(cell)
                line.append(" " * (widest - cell.cell_len))
            line.rstrip()
            self.show(line)

    def ask(self, prompt: str) -> str:
        """A line that a person types; the end of the input is an `EOFError`."""
        self.console.file.flush()
        line = input(printable(prompt))
        if not sys.stdin.isatty():
            self.show(line)  # so that a transcript reads like the session
        return line.strip()

    def cover(self) -> None:
        """Take what was shown, and what was typed, away from whoever looks next."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET)
            self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def _plain(thing: str | Text) -> Text:
    """A text that governs no terminal, wherever its names came from."""
    text = Text(thing) if isinstance(thing, str) else thing
    text.plain = printable(text.plain)
    return text


def _lines(text: Text, width: int) -> Lines:
    """A text in lines of a width; a word that is too long, such as a path, is never broken."""
    cuts, begin = list[int](), 0
    for word in re.finditer(r"\S+", text.plain):
        if word.start() > begin and cell_len(text.plain[begin : word.end()]) > width:
            begin = word.start()
            cuts.append(begin)
    return text.divide(cuts)


def prepare_streams() -> None:
    """Let odd characters pass as question marks, and lines be edited where that can be done."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty() and os.name == "posix":
        import readline  # noqa: F401, PLC0415 - its import is what it does

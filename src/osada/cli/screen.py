"""Terminal input and output: plain lines that never jump, in colour only on a terminal."""

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

from osada.cli.language_choice import words_of
from osada.text.errors import LanguageError
from osada.text.language import Language
from osada.text.safety import printable

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

    def speak(self, code: str) -> bool:
        """Go on in another language; false if there is no such one, which is said."""
        try:
            self.words = words_of(code.casefold())
        except LanguageError:
            self.say("no-such-language", style="red", text=code)
            return False
        return True

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        self.show(Text(text, style="bold"))

    def paragraph(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a text in lines of a width that is good to read."""
        for line in text.split("\n"):
            self._wrapped(Text(line, style=style), Text(" " * indent), " " * indent)

    def item(self, text: Text, mark: str = "· ", style: str = "") -> None:
        """Print one thing of a list, wrapped under its mark."""
        self._wrapped(text, Text(mark, style=style), " " * len(mark))

    def _wrapped(self, text: Text, first: Text, others: str) -> None:
        width = max(20, min(self.width, _READING) - len(others))
        for number, line in enumerate(_lines(text, width)):
            line.rstrip()
            mark = Text(others) if number else first
            self.show(Text.assemble(mark, line))

    def columns(self, cells: Sequence[Text], indent: int = 2) -> None:
        """Print short things in as many columns as fit, read downwards."""
        for across in range(len(cells), 0, -1):
            down = -(-len(cells) // across)
            columns = [cells[i : i + down] for i in range(0, len(cells), down)]
            widths = [max(cell.cell_len for cell in column) + 3 for column in columns]
            if across == 1 or indent + sum(widths) - 3 <= self.width:
                self._rows(columns, widths, indent)
                return

    def _rows(self, columns: Sequence[Sequence[Text]], widths: Sequence[int], indent: int) -> None:
        for row in zip_longest(*columns):
            line = Text(" " * indent)
            for cell, width in zip(row, widths, strict=True):
                if cell is not None:
                    line.append_text(cell).append(" " * (width - cell.cell_len))
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
        """Clear the screen and the input history before another person looks."""
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

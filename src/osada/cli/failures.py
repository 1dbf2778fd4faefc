"""Failures of a command, and file access that reports them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from osada.text.errors import OsadaError
from osada.text.foreign_errors import of_system
from osada.text.language import Language
from osada.text.safety import printable

WRONG: Final = 1
"""Exit code: the thing that was checked is wrong."""
USAGE: Final = 2
"""Exit code: the command cannot be done as it was given."""


class Failure(Exception):
    """One sentence for the person at the keyboard, and an exit code."""

    def __init__(
        self, sentence: str | OsadaError | Failure, code: int = USAGE, *, at: Path | None = None
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.at = at

    def say(self, code: str = "en") -> str:
        """The sentence in a language, the file it is about before it."""
        told = self.sentence if isinstance(self.sentence, str) else self.sentence.say(code)
        return told if self.at is None else f"{self.at}: {told}"

    def __str__(self) -> str:
        return self.say()


def warn(sentence: str) -> None:
    """Say in one line on standard error what is wrong."""
    print(f"osada: {printable(' '.join(sentence.split()))}", file=sys.stderr)


def read_bytes(path: Path, words: Language, most: int = -1) -> bytes:
    """Read a file or its first bytes; fail with a sentence that says why it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except IsADirectoryError:
        raise Failure(words.say("file-is-folder", path=str(path))) from None
    except FileNotFoundError:
        raise Failure(words.say("file-missing", path=str(path))) from None
    except (OSError, ValueError) as error:
        reason = of_system(error).say(words.code)
        raise Failure(words.say("file-unreadable", path=str(path), reason=reason)) from None


def read_text(path: Path, words: Language) -> str:
    """Read a text file."""
    try:
        return read_bytes(path, words).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Failure(words.say("file-not-text", path=str(path)), WRONG) from None


def write_text(path: Path, text: str, words: Language) -> None:
    """Write a file whole or not at all."""
    write_bytes(path, text.encode(), words)


def write_bytes(path: Path, data: bytes, words: Language) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(path)
    except (OSError, ValueError) as error:
        reason = of_system(error).say(words.code)
        raise Failure(words.say("file-unwritable", path=str(path), reason=reason)) from None
    finally:
        if part.is_file():
            part.unlink(missing_ok=True)

"""What can go wrong, each error with the place and the reason."""

from __future__ import annotations

from typing import Final

_LONGEST: Final = 300
"""A reason that quotes a line of somebody's file is cut there."""


class OsadaError(ValueError):
    """Bad input of any kind; the message says what and where."""


class MoveError(OsadaError):
    """A text, object or number that names no move of the table."""


class OptionError(OsadaError):
    """A table option, or a number of players, that the game does not have."""

    def __init__(self, reason: str, option: str | None = None) -> None:
        super().__init__(reason)
        self.option = option
        """The name of the option at fault; `None` if it is the number of players."""


class NotAllowed(OsadaError):
    """A move that the rules do not allow now."""

    def __init__(self, move: str, rule: str) -> None:
        super().__init__(f"{move}: not allowed ({rule})")
        self.move = move
        self.rule = rule


class UndoError(OsadaError):
    """There is nothing that the seat may take back."""


class RecordError(OsadaError):
    """A record that cannot be read or does not replay."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        reason = reason if len(reason) <= _LONGEST else f"{reason[:_LONGEST]}…"
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason


class ContentError(OsadaError):
    """Component data that is not as it must be."""

    def __init__(self, path: str, reason: str, file: str = "") -> None:
        super().__init__(f"{file}: {path}: {reason}" if file else f"{path}: {reason}")
        self.path = path
        self.reason = reason
        self.file = file
        """The name of the data file, where it is known."""


class PositionError(OsadaError):
    """A position in JSON that is malformed or impossible."""


class LanguageError(OsadaError):
    """A message that a language file lacks or cannot format."""

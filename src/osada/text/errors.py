"""Errors, each with its place and its reason.

An error is a message with its arguments. It is put into words where somebody reads it:
`say("pl")` in their language, `str()` in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import ClassVar, Final, TypeAlias

from fluent.runtime.types import FluentInt

from osada.text.fluent import Messages

Argument: TypeAlias = "str | int | Message | OsadaError"
Arguments: TypeAlias = Mapping[str, Argument]
Place: TypeAlias = Mapping[str, str | int]


_MOST: Final = 10**15
"""Fluent cannot count further; such a number is somebody's mistake and is told in hexadecimal."""


class Message:
    """A message of `locale/*.ftl` with its arguments, not yet said in any language.

    A text that is no message's name stands for itself: a plug-in may say what it likes.
    """

    package: ClassVar[str] = "osada.text"
    """The package with the messages, besides those of `osada.text`; a game has its own."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.key = key
        self.arguments = arguments

    def say(self, code: str = "en") -> str:
        """The words in a language."""
        messages = _messages(self.package, code)
        if not messages.knows(self.key):
            return self.key
        arguments = {name: _said(value, code) for name, value in self.arguments.items()}
        return messages.fill(self.key, arguments)[0]

    def __str__(self) -> str:
        return self.say()


@cache
def _messages(package: str, code: str) -> Messages:
    return Messages(
        code, [files(place) / "locale" for place in dict.fromkeys((Message.package, package))]
    )


def _said(value: Argument, code: str) -> str | int:
    """Return an argument as text: invisible characters are escaped, numbers are as in the file."""
    if isinstance(value, Message | OsadaError):
        return value.say(code)
    if isinstance(value, int):
        counts = -_MOST < value < _MOST
        return FluentInt(value, useGrouping=False) if counts else f"{value:#x}"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in value)


class OsadaError(ValueError):
    """Bad input of any kind; the message says what and where."""

    def __init__(self, key: str | Message, /, **arguments: Argument) -> None:
        self.message = key if isinstance(key, Message) else Message(key, **arguments)
        super().__init__(self.message)

    def say(self, code: str = "en") -> str:
        """Return the error in a language."""
        return self.message.say(code)

    def __str__(self) -> str:
        return self.say()


class MoveError(OsadaError):
    """A text, object or number that names no move of the table."""


class OptionError(OsadaError):
    """A table option, or a number of players, that the game does not have."""

    def __init__(self, key: str | Message, /, *, option: str = "", **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.option = option
        """The name of the option at fault; empty if it is the number of players."""


class NotAllowed(OsadaError):
    """A move that the rules do not allow now."""

    def __init__(self, move: str, rule: str) -> None:
        super().__init__("error-not-allowed", move=move, rule=rule)
        self.args = (move, rule)
        self.move = move
        self.rule = rule


class UndoError(OsadaError):
    """There is nothing that the seat may take back."""


class Placed(OsadaError):
    """Something wrong at some place of a file."""

    def __init__(
        self, why: str | Message | OsadaError, key: str, at: Place, arguments: Arguments
    ) -> None:
        self.why = Message(why, **arguments) if isinstance(why, str) else why
        super().__init__(key, reason=self.why, **at)
        self.args = (*at.values(), self.why)

    @property
    def reason(self) -> str:
        """The reason without the place, in English."""
        return str(self.why)


class RecordError(Placed):
    """A record that cannot be read or does not replay."""

    def __init__(
        self, line: int, column: int, why: str | Message | OsadaError, /, **arguments: Argument
    ) -> None:
        super().__init__(why, "error-at-line", {"line": line, "column": column}, arguments)
        self.line = line
        self.column = column


class ContentError(Placed):
    """Component data that is not as it must be."""

    def __init__(
        self,
        path: str,
        why: str | Message | OsadaError,
        /,
        *,
        file: str = "",
        **arguments: Argument,
    ) -> None:
        key, at = ("error-in-file", {"file": file}) if file else ("error-at-path", {})
        super().__init__(why, key, {**at, "path": path}, arguments)
        self.args = (path, self.why)
        self.path = path
        self.file = file
        """The name of the data file, where it is known."""


class RevisionError(OsadaError):
    """A revision of a game's rules that is not played here."""

    def __init__(self, game: str, revision: int, known: Sequence[int]) -> None:
        self.known = ", ".join(map(str, known))
        super().__init__("error-revision", game=game, revision=revision, known=self.known)
        self.args = (game, revision, known)


class PositionError(OsadaError):
    """A position in JSON that is malformed or impossible."""


class LanguageError(OsadaError):
    """A message that a language file lacks or cannot format."""

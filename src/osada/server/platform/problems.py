"""What is said when something cannot be done: a status, a code, a sentence."""

from __future__ import annotations

from typing import Final

import msgspec

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "signed-out": 401,
    "wrong-password": 401,
    "bad-link": 401,
    "forbidden": 403,
    "origin": 403,
    "muted": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "not-allowed": 409,
    "nothing-to-undo": 409,
    "wrong-state": 409,
    "taken": 409,
    "unplayed": 409,
    "key-reused": 409,
    "one-at-a-time": 409,
    "busy": 409,
    "behind": 409,
    "too-large": 413,
    "invalid": 422,
    "too-many": 429,
    "failed": 500,
    "unavailable": 503,
}


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong, for a program (`code`) and for a person (`message`)."""

    code: str
    message: str
    rule: str | None = None
    notation: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The answer to every request that is refused."""

    error: Trouble


class Problem(Exception):
    """A refusal; its code decides the status."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        notation: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.notation = notation
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def answer(self) -> ErrorAnswer:
        """What the client gets."""
        return ErrorAnswer(Trouble(self.code, self.message, self.rule, self.notation))


def unavailable() -> Problem:
    """The database is not there, or takes nothing more."""
    return Problem("unavailable", "the database cannot be reached: try again", retry_after=1)


def not_found(what: str) -> Problem:
    """There is no such thing, or none that the caller may know of."""
    return Problem("not-found", f"there is no such {what}")


def wrong_state(message: str) -> Problem:
    """The table is not in a state for that."""
    return Problem("wrong-state", message)


def forbidden(message: str) -> Problem:
    """It is not the caller's to do."""
    return Problem("forbidden", message)


def invalid(message: str) -> Problem:
    """A field is not as it must be."""
    return Problem("invalid", message)

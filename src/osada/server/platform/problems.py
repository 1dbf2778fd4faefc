"""Problems: refusals with a status, a code and a message."""

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
    """Code for programs and message for people."""

    code: str
    message: str
    rule: str | None = None
    notation: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """Response body of every refused request."""

    error: Trouble


class Problem(Exception):
    """A refusal; its code determines the status."""

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
        """Return the response body."""
        return ErrorAnswer(Trouble(self.code, self.message, self.rule, self.notation))


def unavailable() -> Problem:
    """Return the problem of a database that is unreachable or full."""
    return Problem("unavailable", "the database cannot be reached: try again", retry_after=1)


def not_found(what: str) -> Problem:
    """Return the problem of something that does not exist, or not for the caller."""
    return Problem("not-found", f"there is no such {what}")


def wrong_state(message: str) -> Problem:
    """Return the problem of an action at the wrong time."""
    return Problem("wrong-state", message)


def forbidden(message: str) -> Problem:
    """Return the problem of an action that the caller may not take."""
    return Problem("forbidden", message)


def invalid(message: str) -> Problem:
    """Return the problem of an invalid field."""
    return Problem("invalid", message)

"""Logs: one JSON object a line, with nothing secret in it.

Messages of libraries may contain anything: a database error quotes the row, debug logs quote every
parameter. So only Osada's own loggers log below warning, long messages of libraries are cut to
their first line, and errors are logged with their types and places, never their messages.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

_FIELDS: Final = ("method", "route", "status", "ms")
_OSADA: Final = "osada"


class JsonFormatter(logging.Formatter):
    """Formats log records as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message_of(record),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "\n".join(map(_where, _chain(record.exc_info[1])))
        return json.dumps(line, ensure_ascii=False)


def _message_of(record: logging.LogRecord) -> str:
    if record.name.partition(".")[0] == _OSADA:
        return record.getMessage()
    return record.getMessage().partition("\n")[0]


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Return an error and its causes."""
    before: BaseException | None = error
    while before is not None:
        yield before
        before = before.__cause__ or before.__context__


def _where(error: BaseException) -> str:
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{frames}{type(error).__module__}.{type(error).__qualname__}"


def set_up(level: str) -> None:
    """Send all logs to stderr as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(_OSADA).setLevel(level.upper())

"""Logs: one JSON object a line, with nothing secret in it."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

_FIELDS: Final = ("method", "route", "status", "ms")
_CHATTY: Final = ("uvicorn.error", "procrastinate", "alembic", "sqlalchemy.engine")
"""They log addresses, or every little thing."""


class JsonFormatter(logging.Formatter):
    """Writes a record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send every log to the error stream in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in (
        "uvicorn.error",
        "uvicorn.access",
        "procrastinate",
        "alembic",
        "sqlalchemy.engine",
    ):
        logging.getLogger(name).setLevel(logging.WARNING)

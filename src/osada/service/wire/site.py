"""The server itself."""

from __future__ import annotations

from typing import Literal

import msgspec


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok", "unwell"]
    version: str
    compiled: bool
    database: str

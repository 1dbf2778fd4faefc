"""Base class of request bodies, and shared field types."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]


LanguageCode = Annotated[str, Meta(pattern=r"^(en|pl)$")]


SeatNumber = Annotated[int, Meta(ge=0, le=61)]


ContentHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


AnyMove = int | Annotated[str, Meta(max_length=200)] | dict[str, str]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request body; unknown fields are rejected, since they are usually typos."""


class EmptyBody(RequestBody, frozen=True):
    """An empty object."""

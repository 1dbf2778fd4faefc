"""Schemas of users, sessions and accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

UserKind = Literal["guest", "account", "bot"]


class User(msgspec.Struct, frozen=True):
    """A guest, an account or a bot."""

    id: str
    kind: UserKind
    name: str
    language: str


class SessionAnswer(msgspec.Struct, frozen=True):
    """The caller's session."""

    user: User | None
    token: str | None = None


class SessionInfo(msgspec.Struct, frozen=True):
    """A session of the caller; `here` marks the one of this request."""

    id: str
    device: str
    """Browser and system, as far as known: `Firefox, Linux`."""
    created_at: datetime
    seen_at: datetime
    """Accurate to ten minutes."""
    expires_at: datetime
    here: bool


class SessionList(msgspec.Struct, frozen=True):
    """Sessions of the caller."""

    sessions: list[SessionInfo]


class AccountInfo(msgspec.Struct, frozen=True):
    """Private data of an account, for its owner."""

    login: str | None
    email: str | None
    """The confirmed e-mail address."""
    email_asked: str | None
    """The e-mail address that is not confirmed yet."""
    created_at: datetime


class NewBot(msgspec.Struct, frozen=True):
    """A new bot account with its token, which is shown only once."""

    user: User
    token: str


class UserList(msgspec.Struct, frozen=True):
    """List of users."""

    users: list[User]

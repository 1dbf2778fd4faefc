"""Somebody, and what a session says."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

UserKind = Literal["guest", "account", "bot"]


class User(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    kind: UserKind
    name: str
    language: str


class SessionAnswer(msgspec.Struct, frozen=True):
    """Who is calling now."""

    user: User | None
    token: str | None = None


class SessionInfo(msgspec.Struct, frozen=True):
    """Somewhere where somebody is signed in; `here` is where the question came from."""

    id: str
    device: str
    """What was used to come in, as far as it tells: `Firefox, Linux`."""
    created_at: datetime
    seen_at: datetime
    """To within ten minutes."""
    expires_at: datetime
    here: bool


class SessionList(msgspec.Struct, frozen=True):
    """Where somebody is signed in."""

    sessions: list[SessionInfo]


class AccountInfo(msgspec.Struct, frozen=True):
    """What only its owner may know of an account."""

    login: str | None
    email: str | None
    """The address that its owner has shown to be theirs."""
    email_asked: str | None
    """The address to which a letter is on its way."""
    created_at: datetime


class NewBot(msgspec.Struct, frozen=True):
    """A bot account and its token, shown this once."""

    user: User
    token: str


class UserList(msgspec.Struct, frozen=True):
    """Some users."""

    users: list[User]

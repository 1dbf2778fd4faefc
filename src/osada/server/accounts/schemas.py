"""Request bodies of accounts and sessions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from osada.server.platform.request_body import LanguageCode, Name, RequestBody

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]


Password = Annotated[str, Meta(min_length=8, max_length=200)]


Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]


class GuestBody(RequestBody, frozen=True):
    """Start a session as a guest."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class SignInBody(RequestBody, frozen=True):
    """Sign in with a password."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


class LinkBody(RequestBody, frozen=True):
    """Request a sign-in link."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]


class UseLinkBody(RequestBody, frozen=True):
    """Use a sign-in link, optionally with a new password."""

    bearer: bool = False
    password: Password | None = None


class AccountBody(RequestBody, frozen=True):
    """Turn a guest into an account."""

    login: Login
    password: Password
    email: Email | None = None


class PasswordBody(RequestBody, frozen=True):
    """Change the password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class EmailBody(RequestBody, frozen=True):
    """Change or remove the e-mail address."""

    password: Annotated[str, Meta(max_length=200)]
    email: Email | None


class DeleteAccountBody(RequestBody, frozen=True):
    """Delete the account, by password or sign-in link."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    link: Annotated[str, Meta(max_length=100)] | None = None


class MeBody(RequestBody, frozen=True):
    """Change the caller's name or language."""

    name: Name | None = None
    language: LanguageCode | None = None


class BotBody(RequestBody, frozen=True):
    """Create a bot account."""

    name: Name

"""Bodies of requests about accounts and sessions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from osada.server.platform.request_body import LanguageCode, Name, RequestBody

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]


Password = Annotated[str, Meta(min_length=8, max_length=200)]


Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]


class GuestBody(RequestBody, frozen=True):
    """Come in as a guest."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class SignInBody(RequestBody, frozen=True):
    """Come in as an account."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


class LinkBody(RequestBody, frozen=True):
    """Ask for a sign-in link."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]


class UseLinkBody(RequestBody, frozen=True):
    """Use a sign-in link, perhaps to set a new password."""

    bearer: bool = False
    password: Password | None = None


class AccountBody(RequestBody, frozen=True):
    """Make an account of a guest."""

    login: Login
    password: Password
    email: Email | None = None


class PasswordBody(RequestBody, frozen=True):
    """Change the password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class EmailBody(RequestBody, frozen=True):
    """Change the address, or take it out."""

    password: Annotated[str, Meta(max_length=200)]
    email: Email | None


class DeleteAccountBody(RequestBody, frozen=True):
    """Delete the account, shown to be one's own by its password or a sign-in link."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    link: Annotated[str, Meta(max_length=100)] | None = None


class MeBody(RequestBody, frozen=True):
    """Change one's name or language."""

    name: Name | None = None
    language: LanguageCode | None = None


class BotBody(RequestBody, frozen=True):
    """Make a bot account."""

    name: Name

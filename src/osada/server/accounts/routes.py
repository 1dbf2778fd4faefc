"""Routes of the caller's account: password, e-mail address, sessions, export, deletion."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from osada.server.accounts.data_export import export_archive
from osada.server.accounts.one_time_links import OneTimeLinks
from osada.server.accounts.schemas import AccountBody, DeleteAccountBody, EmailBody, PasswordBody
from osada.server.accounts.service import AccountDeletion
from osada.server.platform.api import Api, body
from osada.server.platform.email import Email
from osada.server.platform.identity.caller import Caller, Calling
from osada.server.platform.identity.schemas import AccountInfo, SessionList, User
from osada.server.platform.identity.sessions import COOKIE
from osada.server.platform.platform import Platform
from osada.server.platform.problems import Problem, wrong_state
from osada.server.platform.request_body import EmptyBody

API = Api("account")


def _account(caller: Caller) -> User:
    if caller.me.kind != "account":
        raise wrong_state("you have no account")
    return caller.me


@API.route("POST", "/account", gives=User, takes=AccountBody, status=201)
async def make_account(caller: Calling, sent: Annotated[AccountBody, body(AccountBody)]) -> User:
    """Turn the calling guest into an account; an e-mail address must be confirmed first."""
    user, platform = caller.me, caller.platform
    await caller.spend("account", by_address=True)
    account = await platform.users.make_account(user, sent.login, sent.password)
    platform.sessions.forget(user)
    if sent.email is not None:
        platform.after_response.run(_ask_to_confirm(platform, account, sent.email))
    return account


@API.route("GET", "/account", gives=AccountInfo)
async def get_account(caller: Calling) -> AccountInfo:
    """Return the private data of the caller's account."""
    user = _account(caller)
    return await caller.platform.users.account(
        user, await caller.service(OneTimeLinks).pending_address(user)
    )


@API.route("PUT", "/account/password", takes=PasswordBody, status=204)
async def set_password(caller: Calling, sent: Annotated[PasswordBody, body(PasswordBody)]) -> None:
    """Change the password; every other session ends."""
    user, platform = caller.me, caller.platform
    await caller.spend("account", by_address=True)
    await platform.users.must_know(user, sent.old)
    await platform.users.set_password(user, sent.new)
    platform.hang_up(await platform.sessions.end_all(user, but=caller.token))


# E-mail address


@API.route("PUT", "/account/email", takes=EmailBody, status=202)
async def set_email(caller: Calling, sent: Annotated[EmailBody, body(EmailBody)]) -> None:
    """Request a new e-mail address; it is set when the link sent there is used."""
    user, platform = _account(caller), caller.platform
    await caller.spend("account", by_address=True)
    await caller.spend("link")
    await platform.users.must_know(user, sent.password)
    if sent.email is not None:
        platform.after_response.run(_ask_to_confirm(platform, user, sent.email))
    else:
        await _replace(platform, user, None)


async def _ask_to_confirm(platform: Platform, user: User, email: str) -> None:
    """Send the same e-mail to any address, so that the response does not reveal accounts."""
    link = platform.address(
        "confirm", await platform.services[OneTimeLinks].to_confirm(user, email.casefold())
    )
    await platform.email.send(user, Email("confirm", email, user.language, link))


@API.route("POST", "/account/email/{token}", takes=EmptyBody, status=204)
async def confirm_email(
    caller: Calling,
    token: Annotated[str, Path(max_length=100)],
    _sent: Annotated[EmptyBody, body(EmptyBody)],
) -> None:
    """Confirm an e-mail address with a link; the former address is notified."""
    await caller.spend("sign-in", by_address=True)
    user, email = await caller.service(OneTimeLinks).confirm(token)
    await _replace(caller.platform, user, email)


async def _replace(platform: Platform, user: User, email: str | None) -> None:
    former = await platform.users.set_email(user, email)
    if former is not None and former != email:
        platform.after_response.run(
            platform.email.send(user, Email("moved", former, user.language))
        )


# Sessions


@API.route("GET", "/me/sessions", gives=SessionList)
async def get_sessions(caller: Calling) -> SessionList:
    """List the caller's sessions."""
    return SessionList(await caller.platform.sessions.of(caller.me, caller.token))


@API.route("DELETE", "/me/sessions", status=204)
async def end_other_sessions(caller: Calling) -> None:
    """End all other sessions of the caller, and their sign-in links."""
    user = caller.me
    await caller.spend("change")
    caller.platform.hang_up(await caller.platform.sessions.end_all(user, but=caller.token))


@API.route("DELETE", "/me/sessions/{session}", status=204)
async def end_session(caller: Calling, session: Annotated[str, Path(max_length=64)]) -> None:
    """End another session of the caller."""
    await caller.spend("change")
    caller.platform.hang_up(await caller.platform.sessions.end_one(caller.me, session))


# Export and deletion


@API.route("GET", "/me/export", media="application/zip")
async def export(caller: Calling) -> Response:
    """Export the caller's data: an archive of JSON and records."""
    user = caller.me
    await caller.spend("export")
    headers = {"content-disposition": 'attachment; filename="osada.zip"'}
    return Response(
        await export_archive(caller, user), media_type="application/zip", headers=headers
    )


@API.route("POST", "/account/delete", takes=DeleteAccountBody, status=204)
async def delete_account(
    caller: Calling, sent: Annotated[DeleteAccountBody, body(DeleteAccountBody)]
) -> Response:
    """Delete the caller, by password or sign-in link; a guest needs neither."""
    await caller.spend("sign-in", by_address=True)
    user = await _shown(caller, sent)
    caller.platform.hang_up(await caller.service(AccountDeletion).leave(user))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=caller.secure)
    return response


async def _shown(caller: Caller, sent: DeleteAccountBody) -> User:
    """Return the user to delete, once their identity is shown."""
    if sent.link is not None:
        return await caller.service(OneTimeLinks).sign_in(sent.link)
    user = caller.me
    if user.kind == "bot":
        raise Problem("forbidden", "a bot is dismissed by its owner")
    if user.kind == "account":
        await caller.platform.users.must_know(user, sent.password or "")
    return user

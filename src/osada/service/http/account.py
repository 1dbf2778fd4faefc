"""Somebody's account: its password and address, where it is signed in, and its end."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from osada.service.bodies import AccountBody, EmailBody, GoodbyeBody, Nothing, PasswordBody
from osada.service.http.api import Api, body
from osada.service.http.belongings import packed
from osada.service.http.caller import Caller, Calling
from osada.service.people.letters import Letter
from osada.service.people.sessions import COOKIE
from osada.service.problems import Problem, wrong_state
from osada.service.server import Server
from osada.service.wire.people import AccountInfo, SessionList, User

API = Api("account")


def _account(caller: Caller) -> User:
    if caller.me.kind != "account":
        raise wrong_state("you have no account")
    return caller.me


@API.route("POST", "/account", gives=User, takes=AccountBody, status=201)
async def make_account(caller: Calling, sent: Annotated[AccountBody, body(AccountBody)]) -> User:
    """Make an account of a guest, who keeps everything; an address gets a letter first."""
    user, server = caller.me, caller.server
    await caller.spend("account", by_address=True)
    made = await server.people.make_account(user, sent.login, sent.password)
    server.sessions.forget(user)
    if sent.email is not None:
        server.errands.run(_ask_to_confirm(server, made, sent.email))
    return made


@API.route("GET", "/account", gives=AccountInfo)
async def get_account(caller: Calling) -> AccountInfo:
    """What only its owner may know of an account."""
    user = _account(caller)
    return await caller.server.people.account(user, await caller.server.links.asked(user))


@API.route("PUT", "/account/password", takes=PasswordBody, status=204)
async def set_password(caller: Calling, sent: Annotated[PasswordBody, body(PasswordBody)]) -> None:
    """Change the password; every other session ends."""
    user, server = caller.me, caller.server
    await caller.spend("account", by_address=True)
    await server.people.must_know(user, sent.old)
    await server.people.set_password(user, sent.new)
    server.hang_up(await server.sessions.end_all(user, but=caller.token))


# The address


@API.route("PUT", "/account/email", takes=EmailBody, status=202)
async def set_email(caller: Calling, sent: Annotated[EmailBody, body(EmailBody)]) -> None:
    """Ask for another address: it is theirs when they follow the link that is sent there."""
    user, server = _account(caller), caller.server
    await caller.spend("account", by_address=True)
    await caller.spend("link")
    await server.people.must_know(user, sent.password)
    if sent.email is not None:
        server.errands.run(_ask_to_confirm(server, user, sent.email))
    else:
        await _replace(server, user, None)


async def _ask_to_confirm(server: Server, user: User, email: str) -> None:
    """The same letter goes to any address, whoever has it: its reader alone learns more."""
    link = server.address("confirm", await server.links.to_confirm(user, email.casefold()))
    await server.sender.send(user, Letter("confirm", email, user.language, link))


@API.route("POST", "/account/email/{token}", takes=Nothing, status=204)
async def confirm_email(
    caller: Calling,
    token: Annotated[str, Path(max_length=100)],
    _sent: Annotated[Nothing, body(Nothing)],
) -> None:
    """Show that an address is one's own; the former one is told."""
    await caller.spend("sign-in", by_address=True)
    user, email = await caller.server.links.confirm(token)
    await _replace(caller.server, user, email)


async def _replace(server: Server, user: User, email: str | None) -> None:
    former = await server.people.set_email(user, email)
    if former is not None and former != email:
        server.errands.run(server.sender.send(user, Letter("moved", former, user.language)))


# Where it is signed in


@API.route("GET", "/me/sessions", gives=SessionList)
async def get_sessions(caller: Calling) -> SessionList:
    """Where one is signed in."""
    return SessionList(await caller.server.sessions.of(caller.me, caller.token))


@API.route("DELETE", "/me/sessions", status=204)
async def end_other_sessions(caller: Calling) -> None:
    """Sign out everywhere else; sign-in links work no more either."""
    user = caller.me
    await caller.spend("change")
    caller.server.hang_up(await caller.server.sessions.end_all(user, but=caller.token))


@API.route("DELETE", "/me/sessions/{session}", status=204)
async def end_session(caller: Calling, session: Annotated[str, Path(max_length=64)]) -> None:
    """Sign out on another device."""
    await caller.spend("change")
    caller.server.hang_up(await caller.server.sessions.end_one(caller.me, session))


# What belongs to it, and its end


@API.route("GET", "/me/export", media="application/zip")
async def export(caller: Calling) -> Response:
    """All that is kept of oneself: an archive of JSON and records."""
    user = caller.me
    await caller.spend("export")
    headers = {"content-disposition": 'attachment; filename="osada.zip"'}
    return Response(await packed(caller, user), media_type="application/zip", headers=headers)


@API.route("POST", "/account/delete", takes=GoodbyeBody, status=204)
async def delete_account(
    caller: Calling, sent: Annotated[GoodbyeBody, body(GoodbyeBody)]
) -> Response:
    """Delete oneself: by password, by a sign-in link, or as a guest, who has neither."""
    await caller.spend("sign-in", by_address=True)
    user = await _shown(caller, sent)
    caller.server.hang_up(await caller.server.leaving.leave(user))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=caller.secure)
    return response


async def _shown(caller: Caller, sent: GoodbyeBody) -> User:
    """Whoever has shown that they may go for good."""
    if sent.link is not None:
        return await caller.server.links.sign_in(sent.link)
    user = caller.me
    if user.kind == "bot":
        raise Problem("forbidden", "a bot is dismissed by its owner")
    if user.kind == "account":
        await caller.server.people.must_know(user, sent.password or "")
    return user

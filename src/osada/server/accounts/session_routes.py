"""Routes of sessions: guests, passwords, sign-in links, bots, mutes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Response

from osada.core.record import check_name
from osada.server.accounts.one_time_links import OneTimeLinks
from osada.server.accounts.schemas import (
    BotBody,
    GuestBody,
    LinkBody,
    MeBody,
    SignInBody,
    UseLinkBody,
)
from osada.server.platform.api import Api, answer, body
from osada.server.platform.email import Email
from osada.server.platform.identity.browsers import COOKIE as BROWSER
from osada.server.platform.identity.caller import Caller, Calling
from osada.server.platform.identity.devices import device
from osada.server.platform.identity.schemas import NewBot, SessionAnswer, User, UserList
from osada.server.platform.identity.sessions import COOKIE
from osada.server.platform.platform import Platform
from osada.server.platform.problems import invalid
from osada.server.platform.tokens import new_token
from osada.server.tables.state.table_schemas import TableList
from osada.server.tables.tables import Tables
from osada.text.errors import OsadaError
from osada.text.safety import plain, visible

API = Api("session")

Id = Annotated[str, Path(max_length=64)]


def _valid_name(name: str) -> str:
    """Return a valid name, or refuse one that is too long or has invisible characters."""
    if plain(name) != " ".join(name.split()) or not visible(name):
        raise invalid("name: it has invisible characters")
    try:
        return check_name(name)
    except OsadaError as error:
        raise invalid(f"name: {error}") from None


async def _begin(caller: Caller, user: User, *, bearer: bool) -> Response:
    """Start a session, with the token in a cookie or in the response."""
    sessions = caller.platform.sessions
    token = await sessions.begin(user, device(caller.agent))
    browser = caller.browser or (None if bearer else new_token())
    await caller.platform.browsers.meet(user, browser, caller.user)
    if bearer:
        return answer(SessionAnswer(user, token), 201)
    response = answer(SessionAnswer(user), 201)
    _set_cookie(caller, response, COOKIE, token)
    if browser is not None:
        _set_cookie(caller, response, BROWSER, browser)
    return response


def _set_cookie(caller: Caller, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=caller.platform.sessions.seconds,
        httponly=True,
        secure=caller.secure,
        samesite="lax",
        path="/",
    )


@API.route("GET", "/session", gives=SessionAnswer)
async def get_session(caller: Calling) -> SessionAnswer:
    """Return the caller's session."""
    return SessionAnswer(caller.user)


@API.route("POST", "/session/guest", gives=SessionAnswer, takes=GuestBody, status=201)
async def come_in(caller: Calling, guest: Annotated[GuestBody, body(GuestBody)]) -> Response:
    """Start a session as a guest."""
    await caller.spend("guest", by_address=True)
    user = await caller.platform.users.add("guest", _valid_name(guest.name), guest.language)
    return await _begin(caller, user, bearer=guest.bearer)


@API.route("POST", "/session", gives=SessionAnswer, takes=SignInBody, status=201)
async def sign_in(caller: Calling, sent: Annotated[SignInBody, body(SignInBody)]) -> Response:
    """Sign in with a password."""
    await caller.spend("sign-in", by_address=True)
    await caller.platform.limits.spend("sign-in", f"login {sent.login.casefold()}")
    user = await caller.platform.users.by_password(sent.login, sent.password)
    return await _begin(caller, user, bearer=sent.bearer)


@API.route("DELETE", "/session", status=204)
async def sign_out(caller: Calling, everywhere: Annotated[bool, Query()] = False) -> Response:
    """Sign out, here or everywhere."""
    sessions, ended = caller.platform.sessions, []
    if caller.token is not None:
        ended += await sessions.end(caller.token)
    if caller.user is not None and everywhere:
        ended += await sessions.end_all(caller.user)
    caller.platform.hang_up(ended)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=caller.secure)
    return response


@API.route("POST", "/session/link", takes=LinkBody, status=202)
async def ask_for_link(caller: Calling, sent: Annotated[LinkBody, body(LinkBody)]) -> None:
    """Request a sign-in link; the response does not reveal whether the account exists."""
    await caller.spend("link", by_address=True)
    await caller.platform.limits.spend("link", f"login {sent.login.casefold()}")
    caller.platform.after_response.run(_send_link(caller.platform, sent.login))


async def _send_link(platform: Platform, login: str) -> None:
    """Look up the account after the response, so that its time does not reveal it."""
    found = await platform.users.account_for_link(login)
    if found is not None:
        user, address = found
        link = platform.address("sign-in", await platform.services[OneTimeLinks].to_sign_in(user))
        await platform.email.send(user, Email("sign-in", address, user.language, link))


@API.route("POST", "/session/link/{token}", gives=SessionAnswer, takes=UseLinkBody, status=201)
async def use_link(
    caller: Calling,
    token: Annotated[str, Path(max_length=100)],
    sent: Annotated[UseLinkBody, body(UseLinkBody)],
) -> Response:
    """Sign in with a link; a new password ends all other sessions."""
    await caller.spend("sign-in", by_address=True)
    platform = caller.platform
    user = await caller.service(OneTimeLinks).sign_in(token)
    if sent.password is not None:
        await platform.users.set_password(user, sent.password)
        platform.hang_up(await platform.sessions.end_all(user))
    return await _begin(caller, user, bearer=sent.bearer)


@API.route("GET", "/me", gives=User)
async def get_me(caller: Calling) -> User:
    """Return the caller."""
    return caller.me


@API.route("PATCH", "/me", gives=User, takes=MeBody)
async def change_me(caller: Calling, sent: Annotated[MeBody, body(MeBody)]) -> User:
    """Change the caller's name or language."""
    await caller.spend("change")
    values = {"name": _valid_name(sent.name)} if sent.name else {}
    values |= {"language": sent.language} if sent.language else {}
    user = await caller.platform.users.change(caller.me, values)
    caller.platform.sessions.forget(user)
    return user


@API.route("GET", "/me/tables", gives=TableList)
async def get_my_tables(
    caller: Calling,
    status: Annotated[str | None, Query(pattern="^(open|running|finished|abandoned)$")] = None,
) -> TableList:
    """List the caller's tables, those with the caller's turn first."""
    await caller.spend("list")
    statuses = (status,) if status else ()
    return TableList(await caller.service(Tables).lobby.lists.mine(caller.me.id, *statuses))


# Bots


@API.route("GET", "/me/bots", gives=UserList)
async def get_bots(caller: Calling) -> UserList:
    """List the caller's bot accounts."""
    return UserList(await caller.platform.users.bots_of(caller.me))


@API.route("POST", "/me/bots", gives=NewBot, takes=BotBody, status=201)
async def add_bot(caller: Calling, sent: Annotated[BotBody, body(BotBody)]) -> NewBot:
    """Create a bot account; its token is shown only once."""
    await caller.spend("account", by_address=True)
    bot = await caller.platform.users.add_bot(caller.me, _valid_name(sent.name))
    await caller.platform.browsers.meet(bot, None, caller.me)
    return NewBot(bot, await caller.platform.sessions.begin(bot))


@API.route("DELETE", "/me/bots/{bot}", status=204)
async def dismiss_bot(caller: Calling, bot: Id) -> None:
    """Dismiss a bot: its token stops working."""
    await caller.platform.users.dismiss_bot(caller.me, bot)
    caller.platform.hang_up(await caller.platform.sessions.end_all(User(bot, "bot", "", "")))


# Mutes


@API.route("GET", "/me/mutes", gives=UserList)
async def get_mutes(caller: Calling) -> UserList:
    """List the users whose chat the caller has muted."""
    return UserList(await caller.platform.users.muted_by(caller.me))


@API.route("PUT", "/me/mutes/{user}", status=204)
async def mute(caller: Calling, user: Id) -> None:
    """Mute a user's chat."""
    await _mute(caller, user, muted=True)


@API.route("DELETE", "/me/mutes/{user}", status=204)
async def unmute(caller: Calling, user: Id) -> None:
    """Unmute a user's chat."""
    await _mute(caller, user, muted=False)


async def _mute(caller: Caller, other: str, *, muted: bool) -> None:
    await caller.spend("change")
    users, me = caller.platform.users, caller.me
    await users.mute(me, other, muted=muted)
    caller.service(Tables).hub.mute(me.id, {user.id for user in await users.muted_by(me)})

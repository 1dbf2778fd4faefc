"""People, their sessions and their links in a database, without any request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from osada.server.accounts import one_time_links
from osada.server.accounts.one_time_links import OneTimeLinks
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import LINKS, SESSIONS
from osada.server.platform.identity import sessions, users
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.platform.timestamps import DAY_MS
from osada.server.platform.tokens import derived_number, derived_seed, digest, new_token
from osada.server.server import Server
from tests.server.test_quarantine import with_server

Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let some milliseconds pass."""

    def pass_by(ms: int) -> None:
        for module in (sessions, one_time_links):
            monkeypatch.setattr(module, "now_ms", lambda: now_ms() + ms)

    return pass_by


async def refused(work: Awaitable[object], code: str) -> None:
    with pytest.raises(Problem) as problem:
        await work
    assert problem.value.code == code


async def people_of(server: Server, *names: str) -> list[User]:
    return [await server.platform.users.add("guest", name, "en") for name in names]


def test_a_session_ends_by_itself(folder: Path, later: Later) -> None:
    async def scene(server: Server) -> None:
        (ada,) = await people_of(server, "Ada")
        token = await server.platform.sessions.begin(ada, "Firefox")
        key = digest(token)
        assert server.platform.sessions.seconds == 180 * 86_400
        assert await server.platform.sessions.user(token) == ada
        assert await server.platform.sessions.user("nobody's") is None
        assert await server.platform.sessions.ended([key, "gone"]) == {"gone"}
        await server.platform.sessions.sweep()
        assert await count(server) == (1, 0)
        later(180 * DAY_MS)
        assert await server.platform.sessions.user(token) is None
        assert await server.platform.sessions.of(ada, token) == []
        assert await server.platform.sessions.ended([key]) == {key}
        await server.platform.sessions.sweep()
        assert await count(server) == (0, 0)

    with_server(folder, scene)


async def count(server: Server) -> tuple[int, int]:
    """How many sessions and links are kept."""
    async with server.platform.engine.connect() as connection:
        kept = [await connection.scalar(select(func.count()).select_from(table))
                for table in (SESSIONS, LINKS)]  # fmt: skip
    return kept[0] or 0, kept[1] or 0


def test_sessions_are_listed_and_ended_one_by_one(folder: Path, later: Later) -> None:
    async def scene(server: Server) -> None:
        ada, bo = await people_of(server, "Ada", "Bo")
        first, second = [await server.platform.sessions.begin(ada, name) for name in ("A", "B")]
        other = await server.platform.sessions.begin(bo)
        found = await server.platform.sessions.of(ada, second)
        assert {(each.device, each.here) for each in found} == {("A", False), ("B", True)}
        name = next(each.id for each in found if each.device == "A")
        await refused(server.platform.sessions.end_one(bo, name), "not-found")
        assert await server.platform.sessions.end_one(ada, name) == [digest(first)]
        assert await server.platform.sessions.user(first) is None
        assert await server.platform.sessions.end_all(ada, second) == []
        assert await server.platform.sessions.end_all(ada) == [digest(second)]
        assert await server.platform.sessions.user(other) == bo
        assert await server.platform.sessions.end(other) == [digest(other)]
        assert await server.platform.sessions.user(other) is None

    with_server(folder, scene)


def test_a_session_that_was_seen_is_noted(folder: Path, later: Later) -> None:
    async def scene(server: Server) -> None:
        (ada,) = await people_of(server, "Ada")
        token = await server.platform.sessions.begin(ada)
        before = (await server.platform.sessions.of(ada, token))[0]
        later(DAY_MS)
        assert await server.platform.sessions.user(token) == ada
        after = (await server.platform.sessions.of(ada, token))[0]
        assert after.created_at == before.created_at
        assert after.seen_at > before.seen_at

    with_server(folder, scene)


def test_a_link_works_once_for_what_it_was_sent(folder: Path, later: Later) -> None:
    async def scene(server: Server) -> None:
        (ada,) = await people_of(server, "Ada")
        to_sign_in = await server.services[OneTimeLinks].to_sign_in(ada)
        first = await server.services[OneTimeLinks].to_confirm(ada, "old@osada.example")
        second = await server.services[OneTimeLinks].to_confirm(ada, "ada@osada.example")
        assert await server.services[OneTimeLinks].pending_address(ada) == "ada@osada.example"
        for use, token in (
            (server.services[OneTimeLinks].confirm, first),
            (server.services[OneTimeLinks].confirm, to_sign_in),
            (server.services[OneTimeLinks].sign_in, second),
        ):
            await refused(use(token), "bad-link")
        assert await server.services[OneTimeLinks].sign_in(to_sign_in) == ada
        assert await server.services[OneTimeLinks].confirm(second) == (ada, "ada@osada.example")
        await refused(server.services[OneTimeLinks].sign_in(to_sign_in), "bad-link")
        assert await server.services[OneTimeLinks].pending_address(ada) is None
        await server.services[OneTimeLinks].to_confirm(ada, "ada@osada.example")
        late = await server.services[OneTimeLinks].to_sign_in(ada)
        later(15 * 60_000 - 1000)
        assert await server.services[OneTimeLinks].pending_address(ada) is not None
        await server.platform.sessions.sweep()
        assert await count(server) == (0, 2)
        later(15 * 60_000 + 1000)
        await refused(server.services[OneTimeLinks].sign_in(late), "bad-link")
        later(DAY_MS + 1000)
        assert await server.services[OneTimeLinks].pending_address(ada) is None
        await server.platform.sessions.sweep()
        assert await count(server) == (0, 0)

    with_server(folder, scene)


def test_all_links_end_with_all_sessions(folder: Path) -> None:
    async def scene(server: Server) -> None:
        ada, bo = await people_of(server, "Ada", "Bo")
        mine, other = [await server.services[OneTimeLinks].to_sign_in(user) for user in (ada, bo)]
        await server.platform.sessions.end_all(ada)
        await refused(server.services[OneTimeLinks].sign_in(mine), "bad-link")
        assert await server.services[OneTimeLinks].sign_in(other) == bo

    with_server(folder, scene)


def test_an_account_has_one_login_one_password_and_one_address(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(users, "_HASHER", cheap)
    monkeypatch.setattr(users, "_DECOY", cheap.hash("nobody's"))

    async def scene(server: Server) -> None:
        known = server.platform.users
        ada, bo = await people_of(server, "Ada", "Bo")
        await refused(known.must_know(ada, "no password"), "wrong-password")
        ada = await known.make_account(ada, "Ada.L", "long enough")
        assert ada.kind == "account"
        await refused(known.make_account(ada, "again", "long enough"), "wrong-state")
        await refused(known.make_account(bo, "ada.l", "long enough"), "taken")
        assert await known.by_password("ADA.l", "long enough") == ada
        for login, password in (("ada.l", "wrong one"), ("nobody", "long enough")):
            await refused(known.by_password(login, password), "wrong-password")
        await refused(known.must_know(ada, "wrong one"), "wrong-password")
        await known.must_know(ada, "long enough")
        assert await known.set_email(ada, "Ada@Osada.example") is None
        assert await known.set_email(ada, "ada@osada.example") == "ada@osada.example"
        await refused(known.set_email(bo, "ada@osada.example"), "taken")
        assert await known.account_for_link("ADA@osada.example") == (ada, "ada@osada.example")
        assert await known.account_for_link("nobody") is None
        assert (await known.account(ada, None)).login == "ada.l"

    with_server(folder, scene)


def test_bots_have_an_owner_until_they_are_dismissed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(users, "_MAX_BOTS", 2)

    async def scene(server: Server) -> None:
        known = server.platform.users
        ada, bo = await people_of(server, "Ada", "Bo")
        first = await known.add_bot(ada, "one")
        second = await known.add_bot(ada, "two")
        await refused(known.add_bot(ada, "three"), "too-many")
        await refused(known.add_bot(first, "of a bot"), "forbidden")
        await refused(known.dismiss_bot(bo, first.id), "not-found")
        await known.dismiss_bot(ada, first.id)
        assert await known.bots_of(ada) == [second]

    with_server(folder, scene)


def test_chat_is_muted_and_read_again(folder: Path) -> None:
    async def scene(server: Server) -> None:
        known = server.platform.users
        ada, bo = await people_of(server, "Ada", "Bo")
        await refused(known.mute(ada, "u_nobody", muted=True), "not-found")
        for _ in range(2):
            await known.mute(ada, bo.id, muted=True)
        assert await known.muted_by(ada) == [bo]
        assert await known.muted_by(bo) == []
        await known.mute(ada, bo.id, muted=False)
        assert await known.muted_by(ada) == []
        assert (await known.change(ada, {"name": "Ada L"})).name == "Ada L"
        assert await known.change(ada, {}) == await known.find(ada.id)

    with_server(folder, scene)


def test_what_follows_from_a_secret_is_the_same_again() -> None:
    assert derived_seed("secret", "a") == derived_seed("secret", "a") != derived_seed("secret", "b")
    assert len(derived_seed("secret", "a")) == 32
    assert derived_number("secret", "a") == derived_number("secret", "a") < 2**56
    assert new_token() != new_token()

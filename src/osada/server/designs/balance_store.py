"""Verdicts in the database, and how far those have come that are being worked on."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.analysis.balance.verdict import Judgement
from osada.server.designs.balance_schemas import State
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import BALANCES, CONTENTS

SILENT_MS: Final = 60_000
"""After so long without news nobody is at work any more: a server was stopped."""
_UNFINISHED: Final[tuple[State, ...]] = ("waiting", "running")
assert set(_UNFINISHED) < set(get_args(State))


class BalanceRow(msgspec.Struct, frozen=True):
    """A verdict, or the work on one."""

    content: str
    user: str
    state: State
    whole: bool
    done: int
    games: int
    verdict: Judgement | None


async def find(connection: AsyncConnection, content: str) -> BalanceRow | None:
    """What there is about a pack."""
    row = (await connection.execute(select(BALANCES).where(_of(content)))).one_or_none()
    if row is None:
        return None
    silent = row.state in _UNFINISHED and row.at < now_ms() - SILENT_MS
    found = None if row.verdict is None else msgspec.json.decode(row.verdict, type=Judgement)
    state: State = "stopped" if silent else row.state
    return BalanceRow(row.content, row.user_id, state, row.whole, row.done, row.games, found)


async def begin(connection: AsyncConnection, kept: BalanceRow) -> bool:
    """Somebody wants it; not where somebody else was a moment quicker."""
    over = or_(BALANCES.c.state.not_in(_UNFINISHED), BALANCES.c.at < now_ms() - SILENT_MS)
    await connection.execute(delete(BALANCES).where(_of(kept.content), over))
    row = msgspec.structs.asdict(kept) | {"user_id": kept.user, "verdict": None, "at": now_ms()}
    del row["user"]
    try:
        async with connection.begin_nested():
            await connection.execute(insert(BALANCES).values(row))
    except IntegrityError:
        return False
    return True


async def note(connection: AsyncConnection, content: str, **values: Any) -> bool:
    """Write down how far it has come; not where somebody has stopped it."""
    going = (_of(content), BALANCES.c.state.in_(_UNFINISHED))
    if "verdict" in values:
        values["verdict"] = msgspec.json.encode(values["verdict"]).decode()
    changed = update(BALANCES).where(*going).values(at=now_ms(), **values)
    return bool((await connection.execute(changed)).rowcount)


async def asked_by(connection: AsyncConnection, user: str) -> int:
    """How many somebody has asked for that are not done."""
    theirs = (BALANCES.c.user_id == user, BALANCES.c.state.in_(_UNFINISHED))
    fresh = BALANCES.c.at >= now_ms() - SILENT_MS
    wanted = select(func.count()).select_from(BALANCES).where(*theirs, fresh)
    return int((await connection.execute(wanted)).scalar_one())


async def sweep(connection: AsyncConnection) -> None:
    """Forget what was said of packs that are gone."""
    there = select(CONTENTS.c.hash)
    await connection.execute(delete(BALANCES).where(BALANCES.c.content.not_in(there)))


def _of(content: str) -> ColumnElement[bool]:
    return BALANCES.c.content == content

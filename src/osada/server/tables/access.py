"""Access checks for a table, idempotency keys, and waiting for entries a client has seen."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from fastapi import Header, Path
from starlette.requests import HTTPConnection

from osada.core.record import Record, read
from osada.server.platform.identity.caller import Caller
from osada.server.platform.problems import forbidden, invalid
from osada.server.tables.state.requests import RequestKey
from osada.server.tables.state.views import replay_view
from osada.server.tables.state.views.table_state import admit
from osada.server.tables.tables import Tables


async def may_look(caller: Caller, table: str) -> None:
    """Refuse callers who may neither play nor watch."""
    await refuse_while_sealed(
        caller, await caller.service(Tables).registry.read(table, admit, caller.user_id)
    )


async def refuse_while_sealed(caller: Caller, stream: str | None) -> None:
    """Refuse spectators while the stream is open and others still play with the same dice."""
    if await caller.service(Tables).streams.sealed(stream):
        raise forbidden("others still play with the same dice")


Table = Annotated[str, Path(max_length=64)]


async def record_of(caller: Caller, table: str) -> Record:
    """Return a finished table's record, without the seed while others play with the same dice."""
    await may_look(caller, table)
    tables, streams = caller.service(Tables).registry, caller.service(Tables).streams
    sealed = await streams.sealed(await tables.read(table, lambda hosted: hosted.setup.stream))
    if await tables.read(table, lambda hosted: hosted.other_rules) is not None:
        text = await tables.stored_record(table)
        if text is not None:
            record = await asyncio.to_thread(read, text)
            return msgspec.structs.replace(record, seed=None) if sealed else record
    _, record = await tables.read(table, replay_view.record_of, with_seed=not sealed)
    return record


SEEN: Final = "Osada-Seen"
"""Header with the number of the last entry that the client has seen."""
_DIGITS: Final = 10
KEY: Final = "^[A-Za-z0-9_-]{8,64}$"
Key = Annotated[str | None, Header(alias="Idempotency-Key", pattern=KEY)]


def request_key(caller: Caller, key: str | None, body: msgspec.Struct) -> RequestKey:
    """Return the caller, the idempotency key and the fingerprint of a request."""
    fingerprint = sha256(msgspec.json.encode([type(body).__name__, body])).hexdigest()[:16]
    return RequestKey(caller.me, key, fingerprint if key is not None else None)


async def wait_for_seen(request: HTTPConnection, caller: Caller) -> None:
    """Wait until this node has the last entry that the caller has seen here or on another node."""
    table, seen = request.path_params.get("table"), request.headers.get(SEEN)
    if table is None or seen is None:
        return
    if not (seen.isascii() and seen.isdigit() and len(seen) < _DIGITS):
        raise invalid(f"{SEEN}: the number of an entry of the table's log")
    registry = caller.service(Tables).registry
    if not registry.has_entry(table, int(seen)):
        await caller.spend("look")
        await registry.wait_for_entry(table, int(seen))

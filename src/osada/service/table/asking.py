"""Who asks for a change, and what came of it."""

from __future__ import annotations

import msgspec

from osada.service.problems import Problem
from osada.service.table.hosted import Happened, HostedTable
from osada.service.wire.people import User


class Asked(msgspec.Struct, frozen=True):
    """Who asks, and the idempotency key and the fingerprint of the request."""

    user: User
    key: str | None = None
    fingerprint: str | None = None


class Done(msgspec.Struct, frozen=True):
    """What a change led to."""

    seq: int
    happened: list[Happened]


def done_before(hosted: HostedTable, asked: Asked) -> Done | None:
    """What a request led to that was carried out before, under the same key."""
    if asked.key is None or (asked.user.id, asked.key) not in hosted.keys:
        return None
    seq, fingerprint = hosted.keys[asked.user.id, asked.key]
    if fingerprint != asked.fingerprint:
        raise Problem("key-reused", "this idempotency key belongs to another request")
    return Done(seq, [hosted.history[seq - 1]])

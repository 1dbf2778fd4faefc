"""Identity and result of a request that changes a table."""

from __future__ import annotations

import msgspec

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.tables.state.hosted_table import AppliedEntry, HostedTable


class RequestKey(msgspec.Struct, frozen=True):
    """The caller, with the idempotency key and the fingerprint of the request."""

    user: User
    key: str | None = None
    fingerprint: str | None = None


class RequestResult(msgspec.Struct, frozen=True):
    """Entries that a request has added."""

    seq: int
    applied: list[AppliedEntry]


def earlier_result(hosted: HostedTable, request: RequestKey) -> RequestResult | None:
    """Return the result of an earlier request with the same key, if there was one."""
    if request.key is None or (request.user.id, request.key) not in hosted.keys:
        return None
    seq, fingerprint = hosted.keys[request.user.id, request.key]
    if fingerprint != request.fingerprint:
        raise Problem("key-reused", "this idempotency key belongs to another request")
    return RequestResult(seq, [hosted.history[seq - 1]])

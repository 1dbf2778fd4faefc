"""Jobs in the database: their state, progress and result."""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.clock import now_ms

JobState = Literal["waiting", "running", "finished", "stopped", "failed"]
SILENT_MS: Final = 60_000
"""A job without progress for this long counts as stopped: its server is gone."""
_UNFINISHED: Final[tuple[JobState, ...]] = ("waiting", "running")


class JobRow(msgspec.Struct, frozen=True, kw_only=True):
    """Columns that every table of jobs has; subclasses add a key, a result and details."""

    user: str
    """The user who requested the job."""
    state: JobState = "waiting"
    done: int = 0
    """Finished steps."""


Row = TypeVar("Row", bound=JobRow)


class JobStore(Generic[Row]):
    """Queries on a table of jobs whose columns are the fields of `row`.

    The column `result` holds JSON of the type `result_type`, or null while there is none.
    """

    def __init__(
        self, table: Table, row: type[Row], *, key: str, result: str, result_type: type
    ) -> None:
        self._table = table
        self._row = row
        self._key = key
        self._result = result
        self._result_type = result_type

    async def find(self, connection: AsyncConnection, key: str) -> Row | None:
        """Return the job with this key; an abandoned one is `stopped`."""
        query = select(self._table).where(self._has(key))
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        values: dict[str, Any] = dict(row._mapping)
        values["user"] = values.pop("user_id")
        if values["state"] in _UNFINISHED and values["at"] < now_ms() - SILENT_MS:
            values["state"] = "stopped"
        del values["at"]
        result = values[self._result]
        if result is not None:
            values[self._result] = msgspec.json.decode(result, type=self._result_type)
        return self._row(**values)

    async def begin(self, connection: AsyncConnection, job: Row) -> bool:
        """Insert a new job in place of an ended one; False if one with this key is under way."""
        values = msgspec.structs.asdict(job) | {self._result: None, "at": now_ms()}
        values["user_id"] = values.pop("user")
        columns = self._table.c
        ended = or_(columns.state.not_in(_UNFINISHED), columns.at < now_ms() - SILENT_MS)
        await connection.execute(delete(self._table).where(self._has(values[self._key]), ended))
        try:
            async with connection.begin_nested():
                await connection.execute(insert(self._table).values(values))
        except IntegrityError:
            return False
        return True

    async def note(self, connection: AsyncConnection, key: str, **values: Any) -> bool:
        """Update a job's columns; False if it has ended, for example because it was cancelled."""
        if values.get(self._result) is not None:
            values[self._result] = msgspec.json.encode(values[self._result]).decode()
        unfinished = self._table.c.state.in_(_UNFINISHED)
        query = update(self._table).where(self._has(key), unfinished)
        return bool((await connection.execute(query.values(at=now_ms(), **values))).rowcount)

    async def unfinished_of(self, connection: AsyncConnection, user: str) -> int:
        """Count the jobs under way that a user has requested."""
        columns = self._table.c
        theirs = (columns.user_id == user, columns.state.in_(_UNFINISHED))
        alive = columns.at >= now_ms() - SILENT_MS
        query = select(func.count()).select_from(self._table).where(*theirs, alive)
        return int((await connection.execute(query)).scalar_one())

    def _has(self, key: str) -> ColumnElement[bool]:
        return self._table.c[self._key] == key

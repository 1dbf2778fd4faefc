"""Balance reports in the database, with the progress of those under way."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.analysis.balance.verdict import Judgement
from osada.server.platform.database_schema import BALANCES, CONTENTS
from osada.server.platform.job_store import JobRow, JobStore


class BalanceRow(JobRow, frozen=True, kw_only=True):
    """Balance report on an edition, or the job that makes it."""

    content: str
    whole: bool
    games: int
    verdict: Judgement | None = None


BALANCE_JOBS: Final = JobStore(
    BALANCES, BalanceRow, key="content", result="verdict", result_type=Judgement
)


async def delete_orphans(connection: AsyncConnection) -> None:
    """Delete the reports on editions that are no longer stored."""
    stored = select(CONTENTS.c.hash)
    await connection.execute(delete(BALANCES).where(BALANCES.c.content.not_in(stored)))

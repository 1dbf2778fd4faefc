"""Answers to puzzles in the database, and the ratings that follow from them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import PUZZLE_TRIES, PUZZLES, SOLVERS
from osada.server.platform.timestamps import moment


class Solver(msgspec.Struct, frozen=True):
    """A user's rating at the puzzles of a game."""

    user_id: str
    game: str
    rating: float
    deviation: float
    volatility: float
    tried: int
    solved: int
    streak: int
    best: int


class RatedPuzzle(msgspec.Struct, frozen=True):
    """The rating of a puzzle."""

    id: str
    rating: float
    deviation: float
    volatility: float
    tried: int


async def solver(connection: AsyncConnection, user: str, game: str) -> Solver | None:
    """Return a user's rating, if they have answered a puzzle."""
    wanted = select(SOLVERS).where(SOLVERS.c.user_id == user, SOLVERS.c.game == game)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else Solver(**row._mapping)


async def ratings(connection: AsyncConnection) -> dict[str, RatedPuzzle]:
    """All puzzles that somebody has answered."""
    rows = await connection.execute(select(PUZZLES))
    return {row.id: RatedPuzzle(**row._mapping) for row in rows}


async def seen_by(connection: AsyncConnection, user: str) -> set[str]:
    """The puzzles that somebody has answered."""
    wanted = select(PUZZLE_TRIES.c.puzzle).where(PUZZLE_TRIES.c.user_id == user)
    return set((await connection.execute(wanted)).scalars())


async def note(
    connection: AsyncConnection, user: str, puzzle: str, *, right: bool, loss: float
) -> bool:
    """Write down a first answer; not where there was one before."""
    row = {"user_id": user, "puzzle": puzzle, "solved": right, "loss": loss, "at": now_ms()}
    try:
        async with connection.begin_nested():
            await connection.execute(insert(PUZZLE_TRIES).values(row))
    except IntegrityError:
        return False
    return True


async def rate(connection: AsyncConnection, one: Solver, puzzle: RatedPuzzle) -> None:
    """Write ratings anew."""
    theirs = (SOLVERS.c.user_id == one.user_id, SOLVERS.c.game == one.game)
    await connection.execute(delete(SOLVERS).where(*theirs))
    await connection.execute(insert(SOLVERS).values(msgspec.structs.asdict(one)))
    await connection.execute(delete(PUZZLES).where(PUZZLES.c.id == puzzle.id))
    await connection.execute(insert(PUZZLES).values(msgspec.structs.asdict(puzzle)))


async def answers_of(connection: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """All first answers of somebody, for them to take away."""
    wanted = select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.user_id == user)
    rows = await connection.execute(wanted)
    return [dict(row._mapping) | {"at": moment(row.at)} for row in rows]


async def erase(connection: AsyncConnection, user: str) -> None:
    """Delete what is stored about a user."""
    for theirs in (PUZZLE_TRIES, SOLVERS):
        await connection.execute(delete(theirs).where(theirs.c.user_id == user))

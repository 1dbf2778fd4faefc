"""What is written for moves: together, whole or not at all, and never over somebody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from examples.pebbles import GAME
from osada.server.platform.database import connect, migrate, writing_engine
from osada.server.platform.database_schema import LOG, TABLES, USERS
from osada.server.platform.writer import Change, Conflict, Writer, _plain_statements
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import ChatSent
from osada.server.tables.state.table_setup import TableSetup
from osada.server.tables.state.terms import Terms
from osada.server.tables.store import card_row, log_rows, setup_row


def table(name: str) -> HostedTable:
    return HostedTable(
        TableSetup(
            id=name, game="pebbles", players=2, options={}, seed="x", revision=1, content="none",
            terms=Terms(), stream=None, attempt=1, previous=None, created_at=0, maker="u",
        ),
        GAME,
    )  # fmt: skip


def change(name: str, seq: int) -> Change:
    rows = log_rows(name, [ChatSent(seq=seq, at=seq, text="hello")])
    return Change(name, rows, card_row(table(name)) | {"seq": seq})


async def write(url: str, *changes: Change) -> list[object]:
    """Write changes at once; gives what became of each."""
    engine = connect(url)
    async with engine.begin() as connection:
        user = {"id": "u", "kind": "guest", "name": "Ada", "language": "pl", "created_at": 1}
        await connection.execute(insert(USERS).values(user))
        for name in ("t1", "t2"):
            row = setup_row(table(name).setup) | card_row(table(name))
            await connection.execute(insert(TABLES).values(row))
    writer = Writer(writing_engine(url, engine))
    done = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
    async with engine.connect() as connection:
        wanted = select(LOG.c.table_id, LOG.c.seq).order_by(LOG.c.table_id, LOG.c.seq)
        found = [tuple(row) for row in await connection.execute(wanted)]
        seqs = select(TABLES.c.id, TABLES.c.seq).order_by(TABLES.c.id)
        cards = [tuple(row) for row in await connection.execute(seqs)]
    writer.close()
    await engine.dispose()
    return [done, found, cards]


def test_moves_of_many_tables_are_written_together(folder: Path) -> None:
    url = f"sqlite:///{folder}/osada.db"
    migrate(url)
    done, found, cards = asyncio.run(write(url, change("t1", 1), change("t2", 1), change("t2", 2)))
    assert done == [None, None, None]
    assert found == [("t1", 1), ("t2", 1), ("t2", 2)]
    assert cards == [("t1", 1), ("t2", 2)]


def test_whoever_comes_too_late_is_told_and_nobody_else_suffers(folder: Path) -> None:
    url = f"sqlite:///{folder}/osada.db"
    migrate(url)
    late = change("t1", 1)
    done, found, cards = asyncio.run(write(url, change("t1", 1), late, change("t2", 1)))
    assert isinstance(done, list)
    assert [type(each) for each in done] == [type(None), Conflict, type(None)]
    assert found == [("t1", 1), ("t2", 1)]
    assert cards == [("t1", 1), ("t2", 1)]


@pytest.mark.parametrize("statement", _plain_statements())
def test_what_is_written_plainly_names_its_values(statement: str) -> None:
    """Values go by their names, in any order."""
    assert ":" in statement
    assert "?" not in statement

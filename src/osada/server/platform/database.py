"""The database: an engine for either kind, its migrations, and the server's own secret."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import META
from osada.server.platform.settings import SettingsMessage
from osada.server.platform.sqlite_engine import SqliteEngine
from osada.text.errors import OsadaError

if TYPE_CHECKING:
    from alembic.config import Config

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
_MIGRATING: Final = 7_305_932  # the advisory lock of whoever migrates


def async_url(url: str) -> str:
    """The address with the driver that does not block."""
    parsed = make_url(url.replace("postgres://", "postgresql://", 1))
    plain = parsed.drivername.partition("+")[0]
    if plain not in _DRIVERS:
        raise ArgumentError("only sqlite:///FILE and postgresql://… are known")
    return parsed.set(drivername=_DRIVERS[plain]).render_as_string(hide_password=False)


def plain_url(url: str) -> str:
    """The address as PostgreSQL's own tools want it."""
    return (
        make_url(async_url(url)).set(drivername="postgresql").render_as_string(hide_password=False)
    )


def connect(url: str) -> AsyncEngine:
    """An engine for the server."""
    if not url.startswith("sqlite"):
        return create_async_engine(async_url(url), pool_pre_ping=True, hide_parameters=True)
    engine = SqliteEngine(create_async_engine(async_url(url), hide_parameters=True).sync_engine)
    event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    """Readers never wait for the writer, and what is committed has reached the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def blocking_engine(url: str) -> Engine:
    """An engine for work outside of the server: migrations, backups."""
    plain = async_url(url).replace("sqlite+aiosqlite", "sqlite")
    return create_engine(plain, hide_parameters=True)


def writing_engine(url: str, engine: AsyncEngine) -> AsyncEngine | Engine:
    """What the log is written through: SQLite's driver blocks anyway, and is faster left alone."""
    if not url.startswith("sqlite"):
        return engine
    blocking = create_engine(
        async_url(url).replace("sqlite+aiosqlite", "sqlite"),
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(blocking, "connect", _tune)
    return blocking


class Unusable(OsadaError):
    """A database that this server must leave alone."""


def reach(url: str) -> None:
    """See that the database is there and can be written, or raise what is in the way."""
    _make_private(url)
    engine = blocking_engine(url)
    try:
        with engine.connect() as connection:
            _try_to_write(connection)
            _not_newer(connection)
    finally:
        engine.dispose()


def _make_private(url: str) -> None:
    """A new file is its owner's alone: seeds and hashes are in it. SQLite's others follow it."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and file != ":memory:" and not file.startswith("file:"):
        with suppress(OSError):  # whoever opens it next says what is wrong
            Path(file).touch(mode=0o600)


def _try_to_write(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("PRAGMA user_version = 0")  # it is only read-only when written
        connection.rollback()
    elif connection.scalar(text("show transaction_read_only")) == "on":
        raise Unusable(SettingsMessage("database-read-only"))


def _not_newer(connection: Connection) -> None:
    """A later server has made changes that this one knows nothing of."""
    known = revisions()
    for revision in _found(connection):
        if revision not in known:
            raise Unusable(SettingsMessage("database-newer", revision=revision))


_MIGRATIONS: Final = Path(__file__).with_name("migrations")


def revisions() -> list[str]:
    """The forms that the tables have had, by the names of the files that make them."""
    files = (_MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


def _found(connection: Connection) -> list[str]:
    """The form that the tables of a database have; none if there are no tables."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("select version_num from alembic_version")))


def migrations() -> Config:
    """Alembic's settings; they need no file."""
    from alembic.config import Config  # noqa: PLC0415 - a start that changes nothing is quicker

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config


def migrate(url: str, revision: str = "head") -> None:
    """Bring a database, empty or filled, up to date."""
    engine = blocking_engine(url)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # two nodes may start at once
            connection.execute(text(f"select pg_advisory_xact_lock({_MIGRATING})"))
        if revision != "head" or _found(connection) != revisions()[-1:]:
            _upgrade(connection, revision)
        if connection.dialect.name == "postgresql":
            _make_queue(connection)
    engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # noqa: PLC0415

    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _make_queue(connection: Connection) -> None:
    """The tables of procrastinate, if it is installed and they are missing."""
    if connection.scalar(text("select to_regclass('procrastinate_jobs')")) is not None:
        return
    try:
        from procrastinate.schema import SchemaManager  # noqa: PLC0415 - an extra
    except ImportError:
        return
    cursor = connection.connection.cursor()  # the driver's own: many statements at once
    cursor.execute(SchemaManager.get_schema())
    cursor.close()


async def beat(engine: AsyncEngine) -> None:
    """Write something, or raise what is in the way."""
    row = {"name": "beat", "value": str(now_ms())}
    async with engine.begin() as connection:
        wanted = update(META).where(META.c.name == row["name"])
        if (await connection.execute(wanted.values(value=row["value"]))).rowcount:
            return
        with suppress(IntegrityError):  # another node was first
            await connection.execute(insert(META).values(row))


async def server_secret(engine: AsyncEngine) -> str:
    """The secret from which the daily seeds follow; made once, kept in the database."""
    wanted = select(META.c.value).where(META.c.name == "secret")
    while True:
        async with engine.begin() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is not None:
                return str(found)
        try:
            async with engine.begin() as connection:
                row = {"name": "secret", "value": secrets.token_hex(32)}
                await connection.execute(insert(META).values(row))
        except IntegrityError:
            continue  # another node was first

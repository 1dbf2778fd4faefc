"""Database: engines for SQLite and PostgreSQL, migrations, and the server's secret."""

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
_MIGRATING: Final = 7_305_932  # advisory lock held during a migration


def async_url(url: str) -> str:
    """Return the URL with the asynchronous driver."""
    parsed = make_url(url.replace("postgres://", "postgresql://", 1))
    plain = parsed.drivername.partition("+")[0]
    if plain not in _DRIVERS:
        raise ArgumentError("only sqlite:///FILE and postgresql://… are known")
    return parsed.set(drivername=_DRIVERS[plain]).render_as_string(hide_password=False)


def plain_url(url: str) -> str:
    """Return the URL as PostgreSQL's own tools expect it."""
    return (
        make_url(async_url(url)).set(drivername="postgresql").render_as_string(hide_password=False)
    )


def connect(url: str) -> AsyncEngine:
    """Return an asynchronous engine for the server."""
    if not url.startswith("sqlite"):
        return create_async_engine(async_url(url), pool_pre_ping=True, hide_parameters=True)
    engine = SqliteEngine(create_async_engine(async_url(url), hide_parameters=True).sync_engine)
    event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    """Set SQLite to WAL, so that readers do not wait, and to sync on each commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def blocking_engine(url: str) -> Engine:
    """Return a blocking engine for migrations and backups."""
    plain = async_url(url).replace("sqlite+aiosqlite", "sqlite")
    return create_engine(plain, hide_parameters=True)


def writing_engine(url: str, engine: AsyncEngine) -> AsyncEngine | Engine:
    """Return the engine of the log writer: for SQLite a blocking one, which is faster."""
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
    """A database that this server cannot use."""


def reach(url: str) -> None:
    """Check that the database exists and is writable, or raise an error."""
    _make_private(url)
    engine = blocking_engine(url)
    try:
        with engine.connect() as connection:
            _try_to_write(connection)
            _not_newer(connection)
    finally:
        engine.dispose()


def _make_private(url: str) -> None:
    """Make a new SQLite file private to its owner: it holds seeds and hashes."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and file != ":memory:" and not file.startswith("file:"):
        with suppress(OSError):  # opening the database reports the error
            Path(file).touch(mode=0o600)


def _try_to_write(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("PRAGMA user_version = 0")  # fails if it is read-only
        connection.rollback()
    elif connection.scalar(text("show transaction_read_only")) == "on":
        raise Unusable(SettingsMessage("database-read-only"))


def _not_newer(connection: Connection) -> None:
    """Refuse a database that a newer server has migrated."""
    known = revisions()
    for revision in _found(connection):
        if revision not in known:
            raise Unusable(SettingsMessage("database-newer", revision=revision))


_MIGRATIONS: Final = Path(__file__).with_name("migrations")


def revisions() -> list[str]:
    """Return the known schema revisions, by the names of the migration files."""
    files = (_MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


def _found(connection: Connection) -> list[str]:
    """Return the schema revision of a database; empty without tables."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("select version_num from alembic_version")))


def migrations() -> Config:
    """Return Alembic's configuration, which needs no file."""
    from alembic.config import Config  # noqa: PLC0415 - a start that changes nothing is quicker

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config


def migrate(url: str, revision: str = "head") -> None:
    """Migrate a database, empty or not, to the latest revision."""
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
    """Create procrastinate's tables if it is installed and they are missing."""
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
    """Test a write, or raise the error."""
    row = {"name": "beat", "value": str(now_ms())}
    async with engine.begin() as connection:
        query = update(META).where(META.c.name == row["name"])
        if (await connection.execute(query.values(value=row["value"]))).rowcount:
            return
        with suppress(IntegrityError):  # another node was first
            await connection.execute(insert(META).values(row))


async def server_secret(engine: AsyncEngine) -> str:
    """Return the secret for daily seeds; created once and stored in the database."""
    query = select(META.c.value).where(META.c.name == "secret")
    while True:
        async with engine.begin() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is not None:
                return str(found)
        try:
            async with engine.begin() as connection:
                row = {"name": "secret", "value": secrets.token_hex(32)}
                await connection.execute(insert(META).values(row))
        except IntegrityError:
            continue  # another node was first

"""The tables of the database, the same on SQLite and PostgreSQL.

A game table is its row (how it was set up) and its log (everything that happened); the primary
key (table_id, seq) of the log prevents concurrent writers. All other columns on tables are derived
from the log, for queries.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(
    name: str, *, null: bool = False, index: bool = False, unique: bool = False
) -> Column[Any]:
    return Column(name, Text, nullable=null, index=index, unique=unique or None)


def _time(name: str, *, null: bool = False, index: bool = False) -> Column[Any]:
    return Column(name, BigInteger, nullable=null, index=index)


def _number(name: str, *, null: bool = False) -> Column[Any]:
    return Column(name, Integer, nullable=null)


def _refers(name: str, to: str, *, null: bool = False, index: bool = False) -> Column[Any]:
    return Column(name, Text, ForeignKey(to), nullable=null, index=index)


META: Final = Table("meta", METADATA, Column("name", Text, primary_key=True), _text("value"))

GONE: Final = "gone"
"""Kind of a deleted user: tables and streams may still refer to the row."""

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("kind"),
    _text("name"),
    _text("language"),
    _text("login", null=True, unique=True),
    _text("email", null=True, unique=True),
    _text("password", null=True),
    _refers("owner_id", "users.id", null=True, index=True),
    _time("created_at"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    _refers("user_id", "users.id", index=True),
    _time("created_at"),
    _time("expires_at"),
    _text("device", null=True),
    _time("seen_at", null=True),
)

BROWSERS: Final = Table(
    "browsers",
    METADATA,
    Column("browser", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True, index=True),
)
"""Users seen in the same browser; its cookie is stored hashed."""

LINKS: Final = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    _refers("user_id", "users.id"),
    _time("expires_at"),
    _text("email", null=True),
)
"""One-time links to sign in or, with an address, to confirm it."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("muted_id", Text, ForeignKey("users.id"), primary_key=True),
)

STREAMS: Final = Table(
    "streams",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("game"),
    _number("players"),
    _text("options"),
    _text("seed"),
    _refers("owner_id", "users.id", null=True),
    _text("date", null=True),
    _time("created_at"),
    _time("closes_at", null=True),
    _number("par", null=True),
    _text("par_bot", null=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("game"),
    _number("players"),
    _text("options"),
    _text("seed"),
    _number("revision"),
    _text("content"),
    _text("terms"),
    _refers("stream_id", "streams.id", null=True, index=True),
    _number("attempt"),
    _text("previous_id", null=True),
    _time("created_at"),
    _refers("maker_id", "users.id", index=True),
    _text("edition", null=True, index=True),
    _text("study", null=True),
    # Derived from the log, for queries
    _number("seq"),
    _text("status"),
    Column("listed", Boolean, nullable=False),
    _number("open_seats"),
    Column("paused", Boolean, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    _time("deadline", null=True),
    _time("updated_at"),
    _time("finished_at", null=True),
    Index("ix_tables_status_updated_at", "status", "updated_at"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bot_due", "bot_due", "updated_at"),
)

CONTENTS: Final = Table(
    "contents",
    METADATA,
    Column("hash", Text, primary_key=True),
    _text("game"),
    Column("files", LargeBinary, nullable=False),
    _text("maker_id", null=True, index=True),
    _time("used_at"),
)
"""Uploaded game data by hash; tables refer to it as their `edition`."""

DESIGNS: Final = Table(
    "designs",
    METADATA,
    Column("content", Text, primary_key=True),
    _text("game"),
    _refers("author_id", "users.id", index=True),
    _text("pack"),
    _number("players"),
    _text("options"),
    _time("published_at"),
    _time("removed_at", null=True),
    Column("low", Float, nullable=True),
    Column("high", Float, nullable=True),
    _number("games", null=True),
)
"""Published designs: how they are played, and their measurement."""

DESIGN_REPORTS: Final = Table(
    "design_reports",
    METADATA,
    Column("content", Text, ForeignKey("designs.content"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _text("text"),
    _time("at"),
)

BALANCES: Final = Table(
    "balances",
    METADATA,
    Column("content", Text, primary_key=True),
    _text("user_id", index=True),
    _text("state"),
    Column("whole", Boolean, nullable=False),
    _number("done"),
    _number("games"),
    _text("verdict", null=True),
    _time("at"),
)
"""Balance reports on editions, with their progress."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("key", Text, primary_key=True),
    _text("user_id", index=True),
    _text("state"),
    _number("done"),
    _number("pieces"),
    _text("record"),
    _text("review", null=True),
    _time("at"),
)
"""Reviews of anonymous games, with their progress."""

REVIEWED_TABLES: Final = Table(
    "reviewed_tables",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    _text("key"),
    _number("version"),
)
"""Links from tables to their reviews."""

REVIEW_SEATS: Final = Table(
    "review_seats",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    _text("scale"),
    _number("result"),
    _number("judged"),
    Column("error", Float, nullable=False),
    Column("luck", Float, nullable=False),
    Column("skill", Float, nullable=False),
    _text("mistakes"),
)
"""Summary of a review by seat; `mistakes` are indices of decisions."""

MISTAKES_SEEN: Final = Table(
    "mistakes_seen",
    METADATA,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("found", Boolean, nullable=False),
    _time("at"),
)
"""Mistakes that users have gone through: they found a better turn, or were shown one."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    _text("user_id", null=True, index=True),
    _text("name"),
    _text("bot", null=True),
)

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("stream_id", Text, ForeignKey("streams.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _refers("table_id", "tables.id"),
)
"""Users who have seen draws of a stream, and where; the key allows one first attempt."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    _text("text"),
)
"""Records of finished tables, readable without the rules they were played by."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    _time("at"),
    Column("body", LargeBinary, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _refers("user_id", "users.id", index=True),
    _text("game"),
    _text("category", null=True),
    _number("players"),
    _number("score"),
    _number("place"),
    _text("honours"),
    _text("stream_id", null=True, index=True),
    _number("attempt"),
    _text("undo"),
    _number("takebacks"),
    Column("hints", Integer, nullable=False, server_default="0"),
    _time("at"),
    Index("ix_results_game_category_score", "game", "category", "score"),
)

PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    _number("tried"),
)
"""Ratings of puzzles; the puzzles themselves are files of their game."""

SOLVERS: Final = Table(
    "solvers",
    METADATA,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    _number("tried"),
    _number("solved"),
    _number("streak"),
    _number("best"),
)

PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("loss", Float, nullable=False),
    _time("at"),
)
"""First answers to puzzles; the key allows one per user."""

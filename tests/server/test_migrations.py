"""The tables that the migrations make are those that the code describes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, UniqueConstraint, create_engine

from osada.server.platform.database import migrate
from osada.server.platform.database_schema import METADATA


def described(metadata: MetaData) -> dict[str, Any]:
    """Columns, keys and indexes of every table."""
    return {
        table.name: {
            "columns": {
                each.name: (each.primary_key, each.nullable, type(each.type.as_generic()).__name__)
                for each in table.columns
            },
            "refers": {key.parent.name: key.target_fullname for key in table.foreign_keys},
            "unique": {
                tuple(each.columns.keys())
                for each in table.constraints
                if isinstance(each, UniqueConstraint)
            },
            "indexes": {(tuple(index.columns.keys()), index.unique) for index in table.indexes},
        }
        for table in metadata.tables.values()
        if table.name in METADATA.tables
    }


def test_migrations_make_the_tables_that_are_described(folder: Path) -> None:
    url = f"sqlite:///{folder}/osada.db"
    migrate(url)
    made, engine = MetaData(), create_engine(url)
    made.reflect(engine)
    engine.dispose()
    assert described(made) == described(METADATA)

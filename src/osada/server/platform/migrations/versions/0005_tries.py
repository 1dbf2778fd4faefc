"""Tries are counted by the dice that were seen, and results say how they came about."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_TRIED = """
insert into tries (stream_id, user_id, number, table_id)
select stream_id, user_id, row_number() over (
    partition by stream_id, user_id order by attempt, created_at, id), id
from (select distinct tables.stream_id, seats.user_id, tables.id, attempt, created_at
      from tables join seats on seats.table_id = tables.id
      where stream_id is not null and seats.user_id is not null and status <> 'open') as seen
"""

_EARLIER = """
select count(*) from tables as earlier
where earlier.stream_id = tables.stream_id and earlier.maker_id = tables.maker_id
and (earlier.created_at < tables.created_at
     or (earlier.created_at = tables.created_at and earlier.id <= tables.id))
"""


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "browsers",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("browser", "user_id", name="pk_browsers"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_browsers_user_id"),
    )
    op.create_index("ix_browsers_user_id", "browsers", ["user_id"])
    op.create_table(
        "tries",
        sa.Column("stream_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream_id", "user_id", "number", name="pk_tries"),
        sa.ForeignKeyConstraint(["stream_id"], ["streams.id"], name="fk_tries_stream_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_tries_user_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tries_table_id"),
    )
    op.drop_index("ix_tables_attempt", "tables")
    op.execute(_TRIED)
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("undo", sa.Text, nullable=False, server_default="none"))
        results.add_column(sa.Column("takebacks", sa.Integer, nullable=False, server_default="0"))
    _say_how()
    with op.batch_alter_table("results") as results:
        results.alter_column("undo", server_default=None)
        results.alter_column("takebacks", server_default=None)


def _say_how() -> None:
    """Fill the new columns of existing results from their terms and logs."""
    connection = op.get_bind()
    found = connection.execute(
        sa.text("select distinct tables.id, terms from tables join results on table_id = tables.id")
    ).all()
    for table, terms in found:
        undo = json.loads(terms)["undo"]
        at = {"table": table, "undo": undo}
        connection.execute(sa.text("update results set undo = :undo where table_id = :table"), at)
        if undo in {"free", "consent"}:
            _count_takebacks(connection, table)


def _count_takebacks(connection: sa.Connection, table: str) -> None:
    log = sa.text("select body from log where table_id = :table")
    for (body,) in connection.execute(log, {"table": table}).all():
        entry = json.loads(bytes(body))
        if entry["kind"] == "undo" and entry.get("keep") is not None:
            more = "update results set takebacks = takebacks + 1"
            which = "where table_id = :table and seat = :seat"
            connection.execute(sa.text(f"{more} {which}"), {"table": table, "seat": entry["seat"]})


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("results") as results:
        results.drop_column("takebacks")
        results.drop_column("undo")
    op.drop_table("tries")
    op.drop_table("browsers")
    op.execute(f"update tables set attempt = ({_EARLIER}) where stream_id is not null")
    op.create_index(
        "ix_tables_attempt", "tables", ["stream_id", "maker_id", "attempt"], unique=True
    )

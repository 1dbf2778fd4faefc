"""On a stream nobody has two first tries, however fast they ask."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_EARLIER = """
select count(*) from tables as earlier
where earlier.stream_id = tables.stream_id and earlier.maker_id = tables.maker_id
and (earlier.created_at < tables.created_at
     or (earlier.created_at = tables.created_at and earlier.id <= tables.id))
"""


def upgrade() -> None:
    """Go forward."""
    op.execute(f"update tables set attempt = ({_EARLIER}) where stream_id is not null")
    columns = ["stream_id", "maker_id", "attempt"]
    op.create_index("ix_tables_attempt", "tables", columns, unique=True)


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_tables_attempt", "tables")

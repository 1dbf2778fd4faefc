"""Tables keep the component data that they were begun with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; tables from before name no set of data, and go on with what is shipped."""
    op.create_table(
        "contents",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("files", sa.LargeBinary, nullable=False),
        sa.Column("maker_id", sa.Text, nullable=True),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_contents"),
    )
    op.create_index("ix_contents_maker_id", "contents", ["maker_id"])
    op.add_column("tables", sa.Column("edition", sa.Text, nullable=True))
    op.create_index("ix_tables_edition", "tables", ["edition"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_tables_edition", "tables")
    op.drop_column("tables", "edition")
    op.drop_table("contents")

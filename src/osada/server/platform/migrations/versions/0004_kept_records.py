"""Records of finished tables are kept as text, which needs no rules to be read."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("records")

"""Balance reports are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "balances",
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("verdict", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("content", name="pk_balances"),
    )
    op.create_index("ix_balances_user_id", "balances", ["user_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("balances")

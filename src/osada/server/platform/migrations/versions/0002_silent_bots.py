"""An index to find tables where a bot has kept silent."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_index("ix_tables_bot_due", "tables", ["bot_due", "updated_at"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_tables_bot_due", "tables")

"""Tables may go on from a moment of another, and results know how many hints were taken."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("study", sa.Text, nullable=True))
    hints = sa.Column("hints", sa.Integer, nullable=False, server_default="0")
    op.add_column("results", hints)


def downgrade() -> None:
    """Go back."""
    op.drop_column("results", "hints")
    op.drop_column("tables", "study")

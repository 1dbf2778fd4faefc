"""Sessions know their device and when it was seen; links can confirm an address."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("sessions", sa.Column("device", sa.Text, nullable=True))
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger, nullable=True))
    op.add_column("links", sa.Column("email", sa.Text, nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("links", "email")
    op.drop_column("sessions", "seen_at")
    op.drop_column("sessions", "device")

"""Reviews of games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "reviews",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("pieces", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("review", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_reviews"),
    )
    op.create_index("ix_reviews_user_id", "reviews", ["user_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("reviews")

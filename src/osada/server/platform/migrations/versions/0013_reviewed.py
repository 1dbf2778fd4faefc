"""Summaries of reviews by seat, links to their tables, and mistakes gone through."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "reviewed_tables",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviewed_tables_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviewed_tables"),
    )
    op.create_table(
        "review_seats",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("scale", sa.Text, nullable=False),
        sa.Column("result", sa.Integer, nullable=False),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("error", sa.Float, nullable=False),
        sa.Column("luck", sa.Float, nullable=False),
        sa.Column("skill", sa.Float, nullable=False),
        sa.Column("mistakes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", "seat", name="pk_review_seats"),
    )
    op.create_table(
        "mistakes_seen",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mistakes_seen_user_id"),
        sa.PrimaryKeyConstraint("user_id", "key", "number", name="pk_mistakes_seen"),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("mistakes_seen", "review_seats", "reviewed_tables"):
        op.drop_table(name)

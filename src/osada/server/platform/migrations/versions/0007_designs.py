"""Packs can be published, measured, reported and removed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "designs",
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("author_id", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("published_at", sa.BigInteger, nullable=False),
        sa.Column("removed_at", sa.BigInteger, nullable=True),
        sa.Column("low", sa.Float, nullable=True),
        sa.Column("high", sa.Float, nullable=True),
        sa.Column("games", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("content", name="pk_designs"),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name="fk_designs_author_id"),
    )
    op.create_index("ix_designs_author_id", "designs", ["author_id"])
    op.create_table(
        "design_reports",
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("content", "user_id", name="pk_design_reports"),
        sa.ForeignKeyConstraint(["content"], ["designs.content"], name="fk_design_reports_content"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_design_reports_user_id"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("design_reports")
    op.drop_table("designs")

"""Answers to puzzles, and ratings of people and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )
    op.create_table(
        "solvers",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_solvers_user_id"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_solvers"),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_tries_user_id"),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_tries"),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("puzzle_tries", "solvers", "puzzles"):
        op.drop_table(name)

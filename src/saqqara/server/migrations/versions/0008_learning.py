"""Reviews of finished games, lessons, puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("simulations", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("looked", sa.Integer(), server_default="0", nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), server_default="{}", nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("due_at", sa.Float()),
        sa.Column("leased_until", sa.Float(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_due_at", "reviews", ["due_at"])
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("course", sa.String(32), nullable=False),
        sa.Column("chapter", sa.String(32), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.Float()),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_lessons_user_id"),
        sa.PrimaryKeyConstraint("user_id", "course", "chapter", name="pk_lessons"),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("course", sa.String(32), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("day", sa.String(10), server_default="", nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_tries_user_id"),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_index("ix_puzzle_tries_user_id_day", "puzzle_tries", ["user_id", "day"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("course", sa.String(32), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_ratings_user_id"),
        sa.PrimaryKeyConstraint("user_id", "course", name="pk_puzzle_ratings"),
    )

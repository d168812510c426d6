"""Whom people block, and what they report"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_blocks_user_id"),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name="fk_blocks_other_id"),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), server_default="", nullable=False),
        sa.Column("line", sa.Text(), server_default="", nullable=False),
        sa.Column("text", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_reports_user_id"),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name="fk_reports_other_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_other_id", "reports", ["other_id"])
    op.create_index("ix_reports_user_id", "reports", ["user_id"])

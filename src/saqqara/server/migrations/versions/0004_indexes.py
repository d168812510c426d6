"""Indexes for whose open tables there are, and for sessions that have ended"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_owner_status", "tables", ["owner", "status"])
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])

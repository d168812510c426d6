"""What a token may do; people who are not welcome"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions") as batch:
        batch.add_column(sa.Column("scope", sa.String(8), server_default="all", nullable=False))
    with op.batch_alter_table("users") as batch:
        batch.add_column(sa.Column("banned_at", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("users") as batch:
        batch.drop_column("banned_at")
    with op.batch_alter_table("sessions") as batch:
        batch.drop_column("scope")

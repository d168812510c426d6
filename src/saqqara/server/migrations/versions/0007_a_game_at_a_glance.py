"""A running game at a glance: for the list of one's own

Games of before have none until the next move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.Text(), nullable=False, server_default="{}"))

"""When a game was over, beside whose it was: for the list of one's own"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("visits", sa.Column("over_at", sa.Float(), nullable=True))
    op.execute(
        "UPDATE visits SET over_at = (SELECT tables.updated_at FROM tables"
        " WHERE tables.id = visits.table_id AND tables.status = 'over')"
    )
    op.drop_index("ix_visits_user_id_updated_at", "visits")
    op.create_index("ix_visits_user_id_over_at", "visits", ["user_id", "over_at"])

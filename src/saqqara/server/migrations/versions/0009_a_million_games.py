"""What people's pages look up, beside what they look it up by: for a million finished games

Nothing is locked for long. New columns are empty at first, and filled in little by little (late.py)
while the server runs; servers of before leave them empty, and go on. PostgreSQL makes the indexes
CONCURRENTLY, so this migration runs outside of a transaction there, and can be run again if it was
interrupted.
"""

import time
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.exc import OperationalError

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LOCKS = (
    "New columns wait two seconds at most for a table, again and again; on PostgreSQL indexes are"
    " made CONCURRENTLY, and nobody waits for them."
)
PLAIN = sa.String(192).with_variant(sa.String(192, collation="C"), "postgresql")
COLUMNS: list[tuple[str, sa.Column[Any]]] = [
    ("users", sa.Column("key", PLAIN)),
    ("results", sa.Column("box", sa.String(32))),
    ("results", sa.Column("level", sa.String(32))),
    ("results", sa.Column("public", sa.Boolean())),
    ("ratings", sa.Column("strength", sa.Float())),
]
OWN = ["user_id", "box", "level", "game", "place", "score", "at", "table_id"]
INDEXES = [
    ("ix_users_key", "users", ["key"], ""),
    ("ix_users_created_at_id", "users", ["created_at", "id"], ""),
    ("ix_tables_public_game", "tables", ["public", "game", "status", "updated_at"], ""),
    ("ix_tables_status_updated_at", "tables", ["status", "updated_at", "id"], ""),
    ("ix_visits_own", "visits", ["user_id", "over_at", "table_id", "seat"], ""),
    ("ix_chat_user_id", "chat", ["user_id"], ""),
    ("ix_results_shown", "results", ["user_id", "public", "at"], ""),
    ("ix_results_own", "results", OWN, "user_id IS NOT NULL"),
    ("ix_results_untold", "results", ["table_id"], "box IS NULL"),
    ("ix_ratings_game_strength", "ratings", ["game", "strength"], ""),
    ("ix_ratings_user_id", "ratings", ["user_id"], ""),
    ("ix_reviews_asked_by_status", "reviews", ["asked_by", "status"], ""),
    ("ix_reviews_created_at", "reviews", ["created_at"], ""),
]
GONE = [
    ("ix_visits_user_id_over_at", "visits"),
    ("ix_results_game_at", "results"),
    ("ix_ratings_game_mu", "ratings"),
]
TRIES = 60  # for a lock that a backup may hold
PATIENCE = "2s"  # so long others wait behind us, no longer


def upgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        with op.get_context().autocommit_block():
            on_postgres()
        return
    for table, column in COLUMNS:
        op.add_column(table, column)
    for name, table, columns, where in INDEXES:
        op.create_index(name, table, columns, sqlite_where=sa.text(where) if where else None)
    for name, table in GONE:
        op.drop_index(name, table)


def on_postgres() -> None:
    op.execute(f"SET lock_timeout = '{PATIENCE}'")
    for table, column in COLUMNS:
        patiently(lambda t=table, c=column: op.add_column(t, c, if_not_exists=True))
    op.execute("SET lock_timeout = 0")  # what follows locks nobody out
    for name, table, columns, where in INDEXES:
        op.drop_index(name, table, if_exists=True, postgresql_concurrently=True)
        op.create_index(
            name,
            table,
            columns,
            postgresql_concurrently=True,
            postgresql_where=sa.text(where) if where else None,
        )
    for name, table in GONE:
        op.drop_index(name, table, if_exists=True, postgresql_concurrently=True)


def patiently(change: Any) -> None:
    for left in reversed(range(TRIES)):
        try:
            change()
        except OperationalError:
            if not left:
                raise
            time.sleep(1)
        else:
            return

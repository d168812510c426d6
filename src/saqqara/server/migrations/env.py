"""Called by Alembic, with the connection that migrate.py gives it."""

from alembic import context

from saqqara.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

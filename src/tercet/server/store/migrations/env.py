"""What Alembic runs: the missing steps, on the connection that `migrate` gave it."""

from alembic import context

from tercet.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()

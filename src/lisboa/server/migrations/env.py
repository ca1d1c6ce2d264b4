"""What Alembic runs: the migrations, in the transaction of the connection that is handed to it."""

from alembic import context

from lisboa.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

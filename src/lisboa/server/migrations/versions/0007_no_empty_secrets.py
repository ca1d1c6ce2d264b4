"""No table without a secret, and nobody's address in the queue of analyses."""

import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | Sequence[str] | None = "0006"


def upgrade() -> None:
    """A table that an older program has made without one meanwhile gets one; what waits is nobody's in particular."""
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("bot_secret", sa.String))
    queue = sa.table("analysis_queue", sa.column("asker", sa.String), sa.column("address", sa.String))
    connection = op.get_bind()
    kept = connection.execute(sa.select(tables.c.id, tables.c.bot_secret)).all()
    # Not by a copy of the table: to drop the old one would delete all that belongs to it.
    op.drop_column("tables", "bot_secret")
    op.add_column("tables", sa.Column("bot_secret", sa.String(32)))
    change = sa.update(tables).where(tables.c.id == sa.bindparam("table"))
    if kept:
        connection.execute(change, [{"table": one, "bot_secret": old or secrets.token_hex(16)} for one, old in kept])
    connection.execute(sa.update(queue).values(asker="", address=""))

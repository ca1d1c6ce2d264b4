"""A secret of each table, from which the dice of its bots are made."""

import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | Sequence[str] | None = "0004"


def upgrade() -> None:
    """Tables that are there get one too."""
    op.add_column("tables", sa.Column("bot_secret", sa.String(32), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("bot_secret", sa.String))
    connection = op.get_bind()
    change = sa.update(tables).where(tables.c.id == sa.bindparam("table"))
    rows = [{"table": one, "bot_secret": secrets.token_hex(16)} for one in connection.scalars(sa.select(tables.c.id))]
    if rows:
        connection.execute(change, rows)

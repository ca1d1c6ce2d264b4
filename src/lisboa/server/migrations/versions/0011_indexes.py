"""Indexes by which one person's tables, and guests who are forgotten, are found without reading everybody's."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | Sequence[str] | None = "0010"


def upgrade() -> None:
    """The earlier ones had one column each, and a database could take that of the status instead."""
    for name, table in (
        ("ix_tables_host_id", "tables"),
        ("ix_tables_address", "tables"),
        ("ix_tables_removed_at", "tables"),
        ("ix_people_last_seen_at", "people"),
    ):
        op.drop_index(name, table)
    op.create_index("ix_tables_host_id", "tables", ["host_id", "status", "ended_at"])
    op.create_index("ix_tables_address", "tables", ["address", "status", "ended_at"])
    create_partial("ix_tables_removed_at", "tables", ["removed_at"], "removed_at IS NOT NULL")
    create_partial("ix_people_guests", "people", ["last_seen_at", "id"], "password_hash IS NULL AND removed_at IS NULL")


def create_partial(name: str, table: str, columns: list[str], condition: str) -> None:
    """An index of some rows only."""
    where = sa.text(condition)
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)

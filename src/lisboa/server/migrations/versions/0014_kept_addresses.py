"""Indexes by which addresses that are to be forgotten are found without reading those of everybody."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision: str | Sequence[str] | None = "0013"


def upgrade() -> None:
    """Most rows have no address any more: the indexes of people and tables leave these out."""
    create_partial("ix_people_with_address", "people", ["created_at"], "address IS NOT NULL")
    create_partial(
        "ix_tables_with_address", "tables", ["status", "ended_at"], "address IS NOT NULL AND import_bytes IS NULL"
    )
    op.create_index("ix_known_addresses_at", "known_addresses", ["at"])


def create_partial(name: str, table: str, columns: list[str], condition: str) -> None:
    """An index of some rows only."""
    where = sa.text(condition)
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)

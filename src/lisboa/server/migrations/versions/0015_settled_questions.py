"""When a question about somebody's seat is settled though not all have answered."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | Sequence[str] | None = "0014"


def upgrade() -> None:
    """A question that is open now waits for all answers, as it did when it was asked."""
    op.add_column("tables", sa.Column("settles_at", sa.BigInteger()))
    condition = sa.text("settles_at IS NOT NULL")
    columns = ["settles_at"]
    op.create_index("ix_tables_settles_at", "tables", columns, sqlite_where=condition, postgresql_where=condition)

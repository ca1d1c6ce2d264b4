"""An index by which the lobby finds the most recent public tables, whatever their status."""

from collections.abc import Sequence

from alembic import op

revision = "0017"
down_revision: str | Sequence[str] | None = "0016"


def upgrade() -> None:
    """The other index of the lobby begins with the status."""
    op.create_index("ix_tables_public", "tables", ["public", "updated_at"])

"""Seats for which the clock decides: a game that nobody else plays counts as one of bots alone."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | Sequence[str] | None = "0009"


def upgrade() -> None:
    """Nobody is known to have lapsed yet."""
    op.add_column("seats", sa.Column("lapsed", sa.Boolean(), nullable=False, server_default=sa.false()))

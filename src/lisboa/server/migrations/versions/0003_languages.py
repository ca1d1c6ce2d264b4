"""The language in which a person is written to."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | Sequence[str] | None = "0002"


def upgrade() -> None:
    """Until they say otherwise people read English, as they did before."""
    op.add_column("people", sa.Column("language", sa.String(8), nullable=False, server_default="en"))

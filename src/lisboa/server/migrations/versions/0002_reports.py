"""Reports of faults, with the game they are about."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | Sequence[str] | None = "0001"


def upgrade() -> None:
    """One more table."""
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seq", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("page", sa.String(400), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("client", sa.String(400), nullable=False),
        sa.Column("engine_version", sa.String(80), nullable=False),
        sa.Column("components_version", sa.String(80), nullable=False),
        sa.Column("game", sa.LargeBinary()),
    )

"""Games that wait to be analysed."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | Sequence[str] | None = "0005"


def upgrade() -> None:
    """What waited in the memory of a server is asked for again."""
    op.create_table(
        "analysis_queue",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("asker", sa.String(80), nullable=False),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.String(32)),
        sa.Column("beat_at", sa.BigInteger()),
        sa.Column("progress", sa.Float(), nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("problem", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", name="pk_analysis_queue"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analysis_queue_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_analysis_queue_asker", "analysis_queue", ["asker"])

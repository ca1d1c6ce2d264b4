"""Who plays with whom: offered seats, standing answers, warnings to people who are away, offers of a rematch."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | Sequence[str] | None = "0011"


def upgrade() -> None:
    """No seat is offered and nobody has answered in advance yet; whoever is away now is warned after the next move."""
    op.add_column("seats", sa.Column("began_id", sa.String(32)))
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("warn_at", sa.BigInteger()))
    create_partial("ix_tables_warn_at", "tables", ["warn_at"], "warn_at IS NOT NULL")
    create_partial("ix_tables_rematch_of", "tables", ["rematch_of"], "rematch_of IS NOT NULL")
    op.create_table(
        "standing_answers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standing_answers_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "what", name="pk_standing_answers"),
    )


def create_partial(name: str, table: str, columns: list[str], condition: str) -> None:
    """An index of some rows only."""
    where = sa.text(condition)
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)

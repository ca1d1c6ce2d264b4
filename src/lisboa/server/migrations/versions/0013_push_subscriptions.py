"""Browsers that show messages although the page is closed."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | Sequence[str] | None = "0012"


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "push_subscriptions",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(90), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("host", sa.String(260), nullable=False),
        sa.Column("lane", sa.String(260), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("delivered_at", sa.BigInteger()),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("rest_until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("person_id", "slot", name="pk_push_subscriptions"),
        sa.UniqueConstraint("id", name="uq_push_subscriptions_id"),
        sa.UniqueConstraint("fingerprint", name="uq_push_subscriptions_fingerprint"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_push_subscriptions_person_id", ondelete="CASCADE"
        ),
    )

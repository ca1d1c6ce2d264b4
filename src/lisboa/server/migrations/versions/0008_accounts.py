"""Looks of names, addresses to be confirmed, counts for all servers, known devices, how webhooks do."""

from collections.abc import Sequence
from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic import op

from lisboa.server.names import looks_of
from lisboa.server.public_hosts import lane_of

revision = "0008"
down_revision: str | Sequence[str] | None = "0007"

_PEOPLE = sa.table(
    "people",
    sa.column("id", sa.String),
    sa.column("name", sa.String),
    sa.column("name_key", sa.String),
    sa.column("created_at", sa.BigInteger),
    sa.column("webhook_url", sa.String),
    sa.column("webhook_lane", sa.String),
    sa.column("looks", sa.Text),
    sa.column("looks_shared", sa.Boolean),
)


def upgrade() -> None:
    """Every name stays. Of accounts that look alike the oldest has the looks, the others share them."""
    op.add_column("people", sa.Column("looks", sa.Text()))
    op.add_column("people", sa.Column("looks_shared", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("webhook_lane", sa.String(260)))
    _fill(op.get_bind())
    op.create_index("ix_people_looks", "people", ["looks"])
    alone = sa.text("NOT looks_shared")
    op.create_index("uq_people_looks", "people", ["looks"], unique=True, sqlite_where=alone, postgresql_where=alone)
    _create_tables()


def _fill(connection: sa.Connection) -> None:
    columns = _PEOPLE.c
    accounts = sa.select(columns.id, columns.name).where(columns.name_key.is_not(None))
    seen: set[str] = set()
    changes = []
    for row in connection.execute(accounts.order_by(columns.created_at, columns.id)).all():
        looks = looks_of(row.name)
        changes.append({"person": row.id, "looks": looks, "looks_shared": looks in seen})
        seen.add(looks)
    change = sa.update(_PEOPLE).where(columns.id == sa.bindparam("person"))
    if changes:
        connection.execute(change, changes)
    hooks = sa.select(columns.id, columns.webhook_url).where(columns.webhook_url.is_not(None))
    lanes = [
        {"person": row.id, "webhook_lane": lane_of(urlsplit(row.webhook_url).hostname or "")}
        for row in connection.execute(hooks).all()
    ]
    if lanes:
        connection.execute(change, lanes)


def _person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{table}_person_id", ondelete="CASCADE")


def _create_tables() -> None:
    op.create_table(
        "email_requests",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_email_requests"),
        _person("email_requests"),
    )
    op.create_table(
        "counts",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_counts"),
    )
    op.create_index("ix_counts_ends_at", "counts", ["ends_at"])
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("wrong", sa.Integer(), nullable=False),
        sa.Column("wait_until", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_guesses"),
    )
    op.create_index("ix_guesses_at", "guesses", ["at"])
    op.create_table(
        "known_addresses",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "address", name="pk_known_addresses"),
        _person("known_addresses"),
    )
    op.create_table(
        "webhook_health",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("delivered_at", sa.BigInteger()),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("problem", sa.Text()),
        sa.Column("rest_until", sa.BigInteger()),
        sa.Column("off_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("person_id", name="pk_webhook_health"),
        _person("webhook_health"),
    )

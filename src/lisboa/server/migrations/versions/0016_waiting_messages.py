"""Indexes by which messages that are due, that wait for one person and that are long done are found."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | Sequence[str] | None = "0015"


def upgrade() -> None:
    """Few messages wait: what is looked up all the time leaves the others out."""
    op.drop_index("ix_messages_due_at", "messages")
    create_partial("ix_messages_due_at", ["due_at"], "due_at IS NOT NULL")
    create_partial("ix_messages_waiting", ["person_id", "due_at"], "due_at IS NOT NULL")
    done = "due_at IS NULL AND (sent_at IS NOT NULL OR problem IS NOT NULL)"
    create_partial("ix_messages_done", ["created_at"], done)


def create_partial(name: str, columns: list[str], condition: str) -> None:
    """An index of some messages only."""
    where = sa.text(condition)
    op.create_index(name, "messages", columns, sqlite_where=where, postgresql_where=where)

"""The first tables."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | Sequence[str] | None = None

ID = sa.String(32)


def upgrade() -> None:
    """Make everything."""
    create_people()
    create_tables()
    create_games()
    create_company()
    create_server()
    protect_log()


def create_people() -> None:
    """Who plays."""
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), unique=True),
        sa.Column("password_hash", sa.Text()),
        sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("email", sa.String(254)),
        sa.Column("webhook_url", sa.String(2000)),
        sa.Column("webhook_kind", sa.String(16)),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("revoked_at", sa.BigInteger()),
    )


def create_tables() -> None:
    """Where it is played, and who sits there."""
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("host_id", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("problem", sa.Text()),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("spectator_chat", sa.Boolean(), nullable=False),
        sa.Column("invite", ID, nullable=False, unique=True),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("clock_state", sa.JSON()),
        sa.Column("seed", sa.Text()),
        sa.Column("start", sa.JSON()),
        sa.Column("engine_version", sa.String(80)),
        sa.Column("components_version", sa.String(80)),
        sa.Column("seq", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("moves", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("turn", sa.Integer()),
        sa.Column("waiting_for", ID),
        sa.Column("turn_since", sa.BigInteger()),
        sa.Column("deadline_at", sa.BigInteger()),
        sa.Column("result", sa.JSON()),
        sa.Column("rematch_of", ID),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "updated_at"])
    op.create_index("ix_tables_waiting_for", "tables", ["waiting_for", "status"])
    op.create_index("ix_tables_deadline_at", "tables", ["deadline_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("stand_in", sa.String(16)),
    )


def create_games() -> None:
    """What happened."""
    op.create_table(
        "log",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("person_id", ID),
        sa.Column("text", sa.Text()),
        sa.Column("number", sa.Integer()),
        sa.Column("note", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "person_id", "key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("position", sa.LargeBinary(), nullable=False),
    )


def create_company() -> None:
    """What people say, keep and are told."""
    op.create_table(
        "chat",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "keepsakes",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("notes", sa.Text(), nullable=False, server_default=""),
        sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "messages",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("decision", sa.String(40)),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("sent_at", sa.BigInteger()),
        sa.Column("problem", sa.Text()),
        sa.UniqueConstraint("table_id", "seq", "person_id", "channel", "kind"),
    )
    op.create_index("ix_messages_due_at", "messages", ["due_at"])


def create_server() -> None:
    """What servers share."""
    op.create_table(
        "server",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def protect_log() -> None:
    """Rows of the log are only ever added."""
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER log_refuses_{change.lower()} BEFORE {change} ON log "
                "BEGIN SELECT RAISE(ABORT, 'rows of the log are only ever added'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE restrict_violation USING MESSAGE = 'rows of the log are only ever added'; END $$"
    )
    op.execute(
        "CREATE TRIGGER log_refuses_change BEFORE UPDATE OR DELETE OR TRUNCATE ON log "
        "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log()"
    )

"""Who keeps how much, since when nobody has looked at it, and how whole tables may go."""

import time
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | Sequence[str] | None = "0008"

REFUSED = "rows of the log are only ever added"


def upgrade() -> None:
    """Whoever is here already was last seen now: their time begins with this program, not before it."""
    add_columns()
    now = int(time.time() * 1000)
    people = sa.table("people", sa.column("last_seen_at", sa.BigInteger), sa.column("seen_before_at", sa.BigInteger))
    op.execute(sa.update(people).values(last_seen_at=now, seen_before_at=now))
    tables = sa.table(
        "tables",
        sa.column("start", sa.JSON),
        sa.column("import_bytes", sa.Integer),
        sa.column("visited_at", sa.BigInteger),
    )
    size = sa.func.length(sa.cast(tables.c.start, sa.Text))
    imported = sa.update(tables).where(tables.c.start.is_not(None))
    op.execute(imported.values(import_bytes=size, visited_at=now))
    protect_log()


def add_columns() -> None:
    """Where people and tables come from, and when they were last seen."""
    for table, columns in (
        (
            "people",
            (
                sa.Column("address", sa.String(80)),
                sa.Column("last_seen_at", sa.BigInteger()),
                sa.Column("seen_before_at", sa.BigInteger()),
                sa.Column("removed_at", sa.BigInteger()),
            ),
        ),
        (
            "tables",
            (
                sa.Column("address", sa.String(80)),
                sa.Column("import_bytes", sa.Integer()),
                sa.Column("visited_at", sa.BigInteger()),
                sa.Column("removed_at", sa.BigInteger()),
            ),
        ),
    ):
        for column in columns:
            op.add_column(table, column)
    op.create_index("ix_people_address", "people", ["address"])
    op.create_index("ix_people_last_seen_at", "people", ["last_seen_at"])
    op.create_index("ix_tables_address", "tables", ["address"])
    op.create_index("ix_tables_visited_at", "tables", ["visited_at"])
    op.create_index("ix_tables_removed_at", "tables", ["removed_at"])
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_index("ix_keepsakes_person_id", "keepsakes", ["person_id"])


def protect_log() -> None:
    """Rows of the log are only ever added, and go only with the whole table, which must be marked for it before."""
    gone = "SELECT 1 FROM tables WHERE id = OLD.table_id AND removed_at IS NOT NULL"
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER log_refuses_delete")
        op.execute(
            f"CREATE TRIGGER log_refuses_delete BEFORE DELETE ON log WHEN NOT EXISTS ({gone}) "
            f"BEGIN SELECT RAISE(ABORT, '{REFUSED}'); END"
        )
        return
    op.execute("DROP TRIGGER log_refuses_change ON log")
    op.execute(
        "CREATE FUNCTION refuse_deletion_of_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        f"IF EXISTS ({gone}) THEN RETURN OLD; END IF; RAISE restrict_violation USING MESSAGE = '{REFUSED}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER log_refuses_change BEFORE UPDATE OR TRUNCATE ON log "
        "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log()"
    )
    op.execute(
        "CREATE TRIGGER log_refuses_deletion BEFORE DELETE ON log "
        "FOR EACH ROW EXECUTE FUNCTION refuse_deletion_of_log()"
    )

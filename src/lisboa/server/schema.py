"""What is stored. Times are milliseconds since 1970 (UTC), ids are short random texts, documents are JSON."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    false,
    text,
)

ID = String(32)
DOCUMENT = JSON(none_as_null=True)  # None is NULL, not the JSON word null

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Indexes that leave out most rows, and which rows they have.
PARTIAL: Final = {
    "uq_people_looks": text("NOT looks_shared"),
    "ix_people_guests": text("password_hash IS NULL AND removed_at IS NULL"),
    "ix_tables_removed_at": text("removed_at IS NOT NULL"),
    "ix_tables_rematch_of": text("rematch_of IS NOT NULL"),
    "ix_tables_warn_at": text("warn_at IS NOT NULL"),
    "ix_tables_settles_at": text("settles_at IS NOT NULL"),
    "ix_people_with_address": text("address IS NOT NULL"),
    "ix_messages_due_at": text("due_at IS NOT NULL"),
    "ix_messages_waiting": text("due_at IS NOT NULL"),
    "ix_messages_done": text("due_at IS NULL AND (sent_at IS NOT NULL OR problem IS NOT NULL)"),
    "ix_tables_with_address": text("address IS NOT NULL AND import_bytes IS NULL"),
}

# Guests have no name_key and no password. An account's name_key is its name without case: it is what one logs in with.
people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),
    Column("password_hash", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies of an earlier epoch are void
    Column("email", String(254)),
    Column("webhook_url", String(2000)),
    Column("webhook_kind", String(16)),  # discord, slack, generic
    Column("created_at", BigInteger, nullable=False),
    Column("language", String(8), nullable=False, server_default="en"),  # of messages
    Column("looks", Text),  # of an account: its name's skeleton, which no new name may have
    Column("looks_shared", Boolean, nullable=False, server_default=false()),  # an older name that looks like another
    Column("webhook_lane", String(260)),  # the part of the internet it leads to: messages there wait for each other
    Column("address", String(80), index=True),  # keyed hash of where a guest came from, for a day or two
    Column("last_seen_at", BigInteger),  # the last visit, to a day; None: not known, so kept
    Column("seen_before_at", BigInteger),  # the visit before that
    Column("removed_at", BigInteger),  # a former guest: only the row is left, for games of others
    Index("ix_people_looks", "looks"),
    Index("uq_people_looks", "looks", unique=True),
    Index("ix_people_guests", "last_seen_at", "id"),
    Index("ix_people_with_address", "created_at"),  # to forget it in time
)


@event.listens_for(metadata, "before_create")
def say_where(_metadata: object, connection: Connection, **_: object) -> None:
    """Which rows the partial indexes have, in the words of the database at hand.

    Said at each index for both kinds of databases, it would have every server import both.
    """
    for table in metadata.tables.values():
        for index in table.indexes:
            if index.name in PARTIAL:
                index.dialect_options[connection.dialect.name]["where"] = PARTIAL[str(index.name)]


# Addresses that were written to and are not confirmed yet: one for each person. The link in the message has the nonce.
email_requests = Table(
    "email_requests",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
)

# How often something was done within a time, for all servers of a database: e-mails to one mailbox, say.
counts = Table(
    "counts",
    metadata,
    Column("key", String(80), primary_key=True),  # what is counted, and a keyed hash of whose it is
    Column("used", Integer, nullable=False),
    Column("ends_at", BigInteger, nullable=False, index=True),  # then the count begins again
)

# Wrong passwords: the more there were, the longer until the next one is looked at.
guesses = Table(
    "guesses",
    metadata,
    Column("key", String(80), primary_key=True),  # keyed hash of an account and where the guesses come from
    Column("wrong", Integer, nullable=False),
    Column("wait_until", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# Where people have logged in: wrong guesses from elsewhere do not slow them down there.
known_addresses = Table(
    "known_addresses",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(40), primary_key=True),  # a keyed hash
    Column("at", BigInteger, nullable=False, index=True),
)

# How a person's webhook does.
webhook_health = Table(
    "webhook_health",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("delivered_at", BigInteger),  # when a message got there; None: never yet
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("problem", Text),  # of the last one
    Column("rest_until", BigInteger),  # nothing is tried before
    Column("off_at", BigInteger),  # it failed too often: nothing is tried until its owner says so
)

# Browsers that show a person's messages although the page is closed, each at one of a few places (web push).
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("slot", Integer, primary_key=True, autoincrement=False),  # from 0 on; its messages have the channel push-0
    Column("id", ID, nullable=False, unique=True),
    Column("endpoint", String(1000), nullable=False),  # where the push service takes messages: a secret
    Column("fingerprint", String(64), nullable=False, unique=True),  # of the endpoint: a browser has one person
    Column("p256dh", String(90), nullable=False),  # the browser's public key
    Column("auth", String(30), nullable=False),  # what messages are encrypted with besides
    Column("host", String(260), nullable=False),  # all that is shown of the endpoint
    Column("lane", String(260), nullable=False),  # the part of the internet it leads to
    Column("created_at", BigInteger, nullable=False),
    Column("delivered_at", BigInteger),  # when a message got there; None: never yet
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("rest_until", BigInteger),  # nothing is tried before
)

# Only the hash of a token is kept: who reads the database cannot log in with it.
tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
)

# A table and its game. seq, turn, waiting_for and deadline_at repeat what the log says, for lists and timers.
tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(80), nullable=False),
    Column("host_id", ID, ForeignKey("people.id"), nullable=False),
    Column("status", String(16), nullable=False),  # waiting, running, over, quarantined
    Column("problem", Text),  # why it is quarantined
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("spectator_chat", Boolean, nullable=False),  # may spectators read the chat?
    Column("invite", ID, nullable=False, unique=True),  # the secret of the invitation link
    Column("players", Integer, nullable=False),
    Column("options", DOCUMENT, nullable=False),  # GameOptions.to_header() without seats
    Column("clock", DOCUMENT),  # what the host chose; None: no clock
    Column("clock_state", DOCUMENT),  # what is left to whom
    Column("seed", Text),  # decimal digits: a seed may be larger than any integer column
    Column("start", DOCUMENT),  # of an imported game: the position it began from instead of a seed, and its moves
    Column("engine_version", String(80)),
    Column("components_version", String(80)),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("moves", Integer, nullable=False, server_default="0"),
    Column("turn", Integer),  # the seat to decide
    Column("waiting_for", ID),  # the person to decide; None if it is a bot's turn or nobody's
    Column("turn_since", BigInteger),  # since when it waits for them: their turn came, or they last did something
    Column("deadline_at", BigInteger),
    Column("result", DOCUMENT),  # at the end: totals, ranking, solo rank
    Column("rematch_of", ID),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),
    Column("bot_secret", String(32)),  # what the dice of its bots are made of; a row without one cannot be read
    Column("address", String(80)),  # keyed hash of where it was made from, until its game is over
    Column("import_bytes", Integer),  # what an imported game takes; None: it was not imported
    Column(
        "visited_at", BigInteger
    ),  # of an imported game: when somebody who belongs to it last looked at it, to a day
    Column("removed_at", BigInteger),  # it is being removed: nobody sees it, and its log may go
    Column("warn_at", BigInteger),  # when the person to decide is warned that the others may replace them
    Column("settles_at", BigInteger),  # when a question about somebody's seat is settled without further answers
    Index("ix_tables_lobby", "status", "public", "updated_at"),
    Index("ix_tables_public", "public", "updated_at"),  # the lobby without a status
    # With the status, so that nobody's tables are looked for among all that run or are over.
    Index("ix_tables_host_id", "host_id", "status", "ended_at"),
    Index("ix_tables_address", "address", "status", "ended_at"),
    Index("ix_tables_removed_at", "removed_at"),
    Index("ix_tables_with_address", "status", "ended_at"),  # to forget it in time
    Index("ix_tables_waiting_for", "waiting_for", "status"),
    Index("ix_tables_deadline_at", "deadline_at"),
    Index("ix_tables_visited_at", "visited_at"),
    Index("ix_tables_rematch_of", "rematch_of"),
    Index("ix_tables_warn_at", "warn_at"),
    Index("ix_tables_settles_at", "settles_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, invited, person, hot-seat, bot, lacerda
    Column("person_id", ID, ForeignKey("people.id"), index=True),  # who sits here or is invited
    Column("bot", String(40)),  # who moves, if not the person
    Column("stand_in", String(16)),  # why a bot moves for the person: resigned, clock
    Column("lapsed", Boolean, nullable=False, server_default=false()),  # the clock made the person's last decision
    Column("began_id", ID),  # who sat here at the start, if somebody else has taken the seat since
    Column("offered", Boolean, nullable=False, server_default=false()),  # may another person take it?
)

# "Do not ask me to follow": never in the log, which everybody reads, before it has declined something.
standing_answers = Table(
    "standing_answers",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("what", String(16), primary_key=True),  # round, or a noble: builder, minister, king
    Column("person_id", ID, nullable=False),  # whoever takes the seat over has none of these
    Column("round", Integer),  # the only one in which it holds
)

# The truth. Rows are only ever added; a trigger refuses anything else, but for whole tables that are being removed.
log = Table(
    "log",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1 on, without gaps
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("person_id", ID),  # who did it; None: the server (bots, clocks)
    Column("text", Text),  # a move in notation; the name of a bot
    Column("number", Integer),  # how many moves are undone; the move to rewind to
    Column("note", Text),  # why the server did it: a bot's fault, a clock
    Column("at", BigInteger, nullable=False),
    Column("key", String(80)),  # the idempotency key of the request
    Column("hash", String(32), nullable=False),  # of the state after it
    UniqueConstraint("table_id", "person_id", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),  # a position document as JSON, compressed with zlib
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What a person keeps of a table for himself.
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True, index=True),
    Column("notes", Text, nullable=False, server_default=""),
    Column("archived", Boolean, nullable=False, server_default=false()),
)

# Messages to send: written in the transaction of the move that causes them, so that none is lost or sent twice.
messages = Table(
    "messages",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("channel", String(16), nullable=False),  # browser, webhook, email, push-0 to push-4
    Column("kind", String(16), nullable=False),  # as notices.py has them
    Column("decision", String(40)),  # the kind of decision that waits
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when to try (again); None: done or given up
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("sent_at", BigInteger),  # of browser messages: when they were read
    Column("problem", Text),
    UniqueConstraint("table_id", "seq", "person_id", "channel", "kind"),
    Index("ix_messages_due_at", "due_at"),
    Index("ix_messages_waiting", "person_id", "due_at"),
    Index("ix_messages_done", "created_at"),  # to remove them in time
)

# What a finished game looked like to bots, turn by turn. It can be made again from the log.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("document", DOCUMENT, nullable=False),  # a lisboa.insight.analysis.Analysis
)

# Games that wait to be analysed, in all servers' sight. A row goes when the analysis is there.
analysis_queue = Table(
    "analysis_queue",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asker", String(80), nullable=False, index=True),  # keyed hash of a person or an address; empty: nobody
    Column("address", String(80), nullable=False),
    Column("rank", Integer, nullable=False),  # 0: the asker played, 1: he did not, 2: nobody asked
    Column("turn", Integer, nullable=False),  # between askers
    Column("asked_at", BigInteger, nullable=False),
    Column("server", ID),  # which one is at it
    Column("beat_at", BigInteger),  # when it last said so
    Column("progress", Float, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("problem", Text),  # why it failed
)

# What players report, with the whole game. No request reads it: `lisboa reports` does.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1 on, without gaps
    Column("at", BigInteger, nullable=False),
    Column("person_id", ID, ForeignKey("people.id")),
    Column("table_id", ID),  # as it was told: there may be no such table
    Column("seq", Integer),  # how far the player had seen its log
    Column("text", Text, nullable=False),
    Column("page", String(400), nullable=False),
    Column("error", Text, nullable=False),
    Column("client", String(400), nullable=False),
    Column("engine_version", String(80), nullable=False),  # of the server
    Column("components_version", String(80), nullable=False),
    Column("game", LargeBinary),  # a StoredGame as JSON, compressed with zlib
)

# What the servers of one database share: the key that signs cookies, the time one of them was last alive.
server = Table(
    "server",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

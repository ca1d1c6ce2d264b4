"""What is asked for all the time must not read all tables: a server has thousands of others' games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, text

from lisboa.server import lobby, login_brake, notices, retention
from lisboa.server.delivery_places import PROVEN, Places
from lisboa.server.due_messages import UNPROVEN_DUE, due, next_due
from lisboa.server.quotas import Quotas
from lisboa.server.settings import Settings

NOW = 10**12
OF_NEARLY_ALL = ("ix_tables_removed_at", "ix_tables_lobby")  # by what most tables have in common
EVERYBODYS = ("tables", "seats", "people", "log", "known_addresses", "guesses", "messages")
ALL_OF_THEM = tuple(f"SCAN {name}" for name in EVERYBODYS)
SETTINGS = Settings()
QUESTIONS: dict[str, Callable[[Connection], Any]] = {
    "my tables": lambda connection: lobby.ids_of_mine(connection, "ana", archived=False),
    "my tables in the archive": lambda connection: lobby.ids_of_mine(connection, "ana", archived=True),
    "some of them": lambda connection: lobby.list_some(connection, ["t1", "t2"], "ana", NOW),
    "unfinished tables": lambda connection: lobby.count_unfinished(connection, "ana"),
    "the next table": lambda connection: lobby.next_waiting(connection, "ana", None),
    "forgotten guests": lambda connection: retention.forgotten_guests(connection, SETTINGS, NOW),
    "addresses to forget": lambda connection: retention.forget_addresses(connection, NOW),
    "places of logins to forget": lambda connection: login_brake.forget_old(connection, NOW),
    "what will be removed": lambda connection: retention.announced(connection, "ana", SETTINGS, NOW),
    "waiting tables": lambda connection: Quotas(SETTINGS, "here").check_waiting(connection, "ana"),
    "running tables": lambda connection: Quotas(SETTINGS, "here").check_running(connection, "ana", [], NOW),
    "seats": lambda connection: Quotas(SETTINGS, "here").check_seats(connection, "ana"),
    "messages of people whose receivers are not proven": lambda connection: connection.execute(
        UNPROVEN_DUE, {"now": 1}
    ),
    "messages that are due": lambda connection: connection.execute(due(NOW, PROVEN, Places())),
    "when a message is due": next_due,
    "one person's unread messages": lambda connection: notices.unread(connection, "ana"),
    "messages to forget": lambda connection: notices.forget_old(connection, NOW),
    "a message to somebody": lambda connection: note(connection, "ana"),
    "imports": lambda connection: Quotas(SETTINGS, "here").check_import(connection, "ana", 1),
}


def note(connection: Connection, person_id: str) -> None:
    """What is read and removed before a message is written. SQLite is asked how, so nobody need be there."""
    for statement in (notices.FULL_CHANNELS, notices.FORGET_EARLIER):
        values = {"table": "t", "before": 3, "person": person_id, "of_kind": notices.REWIND}
        connection.execute(statement, values)


@pytest.fixture
def connection(sqlite_template: Path) -> Iterator[Connection]:
    with create_engine(f"sqlite:///{sqlite_template}").connect() as connection:
        yield connection
        connection.rollback()


def plans(connection: Connection, question: Callable[[Connection], Any]) -> list[str]:
    """How SQLite finds the answer, step by step."""
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, statement: str, parameters: Any, _context: object, _many: bool) -> None:
        asked.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    try:
        question(connection)
    finally:
        event.remove(connection, "before_cursor_execute", note)
    found = []
    for statement, parameters in asked:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        found += [str(row[3]) for row in rows]
    return found


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_table_is_read_from_one_end_to_the_other(name: str, connection: Connection) -> None:
    steps = plans(connection, QUESTIONS[name])
    assert steps
    for step in steps:
        assert not step.startswith(ALL_OF_THEM), step
        assert not any(index in step for index in OF_NEARLY_ALL), step


def test_a_plan_shows_what_is_read(connection: Connection) -> None:
    """Else nothing above would mean anything."""
    steps = plans(connection, lambda there: there.execute(text("SELECT title FROM tables WHERE title = 'a'")))
    assert steps == ["SCAN tables"]

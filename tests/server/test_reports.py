"""Reports of faults: kept with the whole game, numbered, and readable for who runs the server only."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, update
from typer.testing import CliRunner

from lisboa.cli.main import app as commands
from lisboa.game import Game
from lisboa.server import reports, schema
from lisboa.server.database import Database
from lisboa.server.limits import MAX_REPORTS, MAX_REPORTS_OF_ADDRESS
from lisboa.server.reports import Report
from lisboa.server.requests import ReportRequest
from tests.server.client import Client, open_moves
from tests.server.world import World, answer_of, world

WHOLE = {
    "text": "The shop does not open.\n\x1b[2J[bold]Help[/]",
    "seq": 3,
    "where": "/table/x?y",
    "error": "TypeError: x is null\n  at draw (board.ts:7)",
    "client": "Firefox 144",
}


async def send(reporter: Client, **body: Any) -> int:
    told = await reporter.hope("POST", "/api/reports", body)
    assert set(told) == {"number"}, "nothing else is told"
    return int(told["number"])


async def kept(there: World, number: int) -> Report:
    found = await there.services.database.read_sync(lambda connection: reports.find(connection, number))
    assert found is not None
    return found


def test_a_report_is_kept_with_the_whole_game(database_url: str) -> None:
    async def run() -> None:
        async with world(database_url) as there:
            table = there.tables["running"]
            number = await send(there.people["turn"], table=table, **WHOLE)
            report = await kept(there, number)
            live = await there.services.games.current(table)
            assert (report.text, report.page, report.error) == (WHOLE["text"], WHOLE["where"], WHOLE["error"])
            assert (report.client, report.seq, report.table_id) == (WHOLE["client"], 3, table)
            assert report.person == there.people["turn"].me["name"]
            assert report.stored_game is not None
            game = Game.from_text(report.stored_game.file())
            assert game.state_hash() == live.play.game.state_hash()
            assert game.seed == live.play.game.seed
            assert report.stored_game.log == list(live.play.entries)

    asyncio.run(run())


def test_numbers_are_consecutive_whoever_reports(database_url: str) -> None:
    async def run() -> None:
        async with world(database_url, empty=True) as there:
            ana, nobody = await there.guest("Ana"), there.client()
            first = [await send(client, text="no table") for client in (ana, nobody, ana)]
            together = await asyncio.gather(*(send(client, error="boom") for client in (ana, nobody, ana, nobody)))
            assert first == [1, 2, 3]
            assert sorted(together) == [4, 5, 6, 7]
            assert [(await kept(there, number)).person for number in (1, 2)] == ["Ana", None]
            assert (await kept(there, 1)).stored_game is None

    asyncio.run(run())


@pytest.mark.slow
def test_it_works_while_the_table_is_quarantined(sqlite_url: str) -> None:
    """The game may be one that this engine cannot tell: its log is kept as it is."""

    async def run() -> None:
        async with world(sqlite_url) as there:
            table = await there.copy("running", status="quarantined", problem="told differently")

            def spoil(connection: Connection) -> None:
                connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(seed="5"))

            await there.services.database.write_sync(spoil)
            number = await send(there.people["turn"], table=table, text="What now?")
            game = (await kept(there, number)).stored_game
            assert game is not None
            assert (game.status, game.problem, game.begins.seed) == ("quarantined", "told differently", 5)
            assert game.log
            number = await send(there.people["host"], table=there.tables["waiting"], text="No game yet.")
            assert (await kept(there, number)).stored_game is None

    asyncio.run(run())


@pytest.mark.slow
def test_nothing_of_it_can_be_read_through_the_api(sqlite_url: str) -> None:
    """No route reads reports, and the answer does not depend on what is reported."""

    async def run() -> None:
        async with world(sqlite_url) as there:
            host, stranger = there.people["host"], there.people["stranger"]
            private = await there.copy("running", public=False)
            numbers = [await send(stranger, table=table, text="?") for table in (private, "nonsense", None)]
            assert numbers == [1, 2, 3]
            for client in (host, stranger, there.people["nobody"]):
                for method, path in (("GET", "/api/reports"), ("GET", "/api/reports/1"), ("DELETE", "/api/reports/1")):
                    assert answer_of(await client.ask(method, path)) in ("404 not-found", "405 wrong-method")
            paths = {path for path in (await host.hope("GET", "/schema/openapi.json"))["paths"] if "report" in path}
            assert paths == {"/api/reports"}

    asyncio.run(run())


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({}, "text"),
    ({"text": " \n"}, "text"),
    ({"text": "x" * 4001}, "text"),
    ({"text": "x", "error": "y" * 8001}, "error"),
    ({"text": "x", "table": "t" * 33}, "table"),
    ({"text": "a\0b"}, "text"),
    ({"text": "x", "seq": -1}, "seq"),
]


def test_what_is_too_long_or_empty_is_refused(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url, empty=True) as there:
            for body, field in REFUSED:
                response = await there.client().ask("POST", "/api/reports", body)
                assert answer_of(response) == "400 bad-request", body
                assert response.json()["field"] == field, body

    asyncio.run(run())


@pytest.mark.slow
def test_reports_are_rationed_for_a_person_and_for_an_address(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url, empty=True) as there:
            answers = []
            for number in range(MAX_REPORTS_OF_ADDRESS // MAX_REPORTS):
                person = await there.guest(f"guest {number}")
                for _ in range(MAX_REPORTS):
                    answers.append(answer_of(await person.ask("POST", "/api/reports", {"text": "again"})))
                if number == 0:
                    refused = await person.ask("POST", "/api/reports", {"text": "again"})
                    assert answer_of(refused) == "429 too-many-requests"
                    assert "an hour" in refused.json()["detail"]
            assert answers == ["201"] * (len(answers) - 1) + ["429 too-many-requests"]

    asyncio.run(run())


# For who runs the server


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(commands, ["reports", *arguments], env={"COLUMNS": "160"})
    return result.exit_code, result.output


def test_the_host_lists_and_reads_them(sqlite_url: str) -> None:
    assert told("--database", sqlite_url) == (0, "no reports\n")

    async def run() -> str:
        async with world(sqlite_url) as there:
            table = there.tables["running"]
            await send(there.people["turn"], table=table, **WHOLE)
            await send(there.client(), error="ReferenceError: y")
            assert open_moves(await there.people["turn"].situation(table))
            return (await there.services.games.current(table)).play.game.to_text()

    file = asyncio.run(run())
    code, listed = told("--database", sqlite_url)
    assert code == 0
    assert listed.index("ReferenceError") < listed.index("The shop does not open."), "the newest first"
    code, one = told("1", "--database", sqlite_url)
    assert code == 0
    assert "[bold]Help[/]" in one
    assert "\x1b" not in one, "what a player writes cannot move the cursor"
    assert "board.ts:7" in one
    assert one.endswith(file)
    assert told("1", "--game", "--database", sqlite_url) == (0, file)
    for arguments, reason in ((("9",), "there is no report 9"), (("2", "--game"), "there is no game with report 2")):
        code, output = told(*arguments, "--database", sqlite_url)
        assert (code, output.strip()) == (1, reason)


@pytest.mark.slow
def test_a_game_that_cannot_be_told_is_shown_as_it_is_stored(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url) as there:
            table = await there.copy("running", seed="5")
            await send(there.people["turn"], table=table, text="odd")

    asyncio.run(run())
    code, text = told("1", "--game", "--database", sqlite_url)
    assert code == 0
    assert '"log": [' in text


def test_a_database_without_reports_says_so(tmp_path: Any) -> None:
    code, output = told("--database", str(tmp_path / "none.db"))
    assert code == 1
    assert output.strip()


def test_restored_numbers_are_not_used_again(sqlite_url: str) -> None:
    """The next number follows the largest one there is."""

    async def run() -> int:
        database = Database(sqlite_url)
        await database.open()
        words = dict.fromkeys(("text", "page", "error", "client", "engine_version", "components_version"), "")

        def restored(connection: Connection) -> None:
            connection.execute(schema.reports.insert(), {"number": 41, "at": 1, **words})

        await database.write_sync(restored)
        number = await reports.store(database, ReportRequest(text="next"), None, 1)
        await database.close()
        return number

    assert asyncio.run(run()) == 42

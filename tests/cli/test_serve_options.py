"""`lisboa serve`: every setting is an option and a variable, and what is wrong is said in one line."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs
from typer.main import get_command
from typer.testing import CliRunner

from lisboa.cli.main import app
from lisboa.server import serving
from lisboa.server.file_lock import FileLock
from lisboa.server.settings import BadSettings, Settings

USUAL = msgspec.structs.asdict(Settings())
COMMANDS: dict[str, Any] = vars(get_command(app))["commands"]
OPTIONS: dict[str, Any] = {option.name: option for option in COMMANDS["serve"].params}
OTHERS = {str: "a text", int: 12345, float: 0.25}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that a server would have been started with."""
    found: list[Settings] = []
    monkeypatch.setattr("lisboa.server.serving.serve", found.append)
    monkeypatch.setattr("lisboa.cli.leaving.leave", lambda _: None)  # or the tests would end too
    return found


def other(name: str) -> Any:
    """A value that is not the default."""
    fitting = {"log_level": "debug", "log_format": "console", "analyses": "asked"}
    fitting |= {"public_url": "https://lisboa.example.org", "allowed_host": "play.example.org"}
    fitting["trusted_proxies"] = "127.0.0.1, 10.0.0.0/8"
    fitting["push_contact"] = "mailto:ana@lisboa.example.org"
    fitting["smtp_sender"] = "Games <games@lisboa.example.org>"
    value = USUAL[name]
    return fitting.get(name) or (not value if isinstance(value, bool) else OTHERS[type(value)])


def needed(name: str) -> dict[str, Any]:
    """What goes with it."""
    if name in ("smtp_user", "smtp_password", "smtp_starttls"):
        return {"smtp_host": "mail", **({} if name == "smtp_starttls" else {"smtp_user": "u", "smtp_password": "p"})}
    thinks = {"bot_time_limit": "bot_think_seconds", "hint_time_limit": "hint_think_seconds"}
    return {thinks[name]: 0.1} if name in thinks else {}


def test_the_options_are_the_settings() -> None:
    assert set(OPTIONS) - {"help"} == set(USUAL)
    for name, value in USUAL.items():
        assert OPTIONS[name].default == value, name
        assert OPTIONS[name].envvar == f"LISBOA_{name.upper()}", name
        assert OPTIONS[name].opts == [f"--{name.replace('_', '-')}"], name


def test_help_names_every_option_and_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = re.sub(r"\x1b\[[0-9;]*m", "", CliRunner().invoke(app, ["serve", "--help"]).output)
    for name in USUAL:
        assert f"--{name.replace('_', '-')}" in told
        assert f"LISBOA_{name.upper()}" in told


@pytest.mark.parametrize("name", USUAL)
def test_an_option_and_its_variable_do_the_same(name: str, served: list[Settings]) -> None:
    value = other(name)
    expected = Settings(**{**needed(name), name: value})
    flags = [f"--{key.replace('_', '-')}={given}" for key, given in needed(name).items() if key != name]
    if isinstance(value, bool):
        flag = [f"--{'' if value else 'no-'}{name.replace('_', '-')}"]
    else:
        flag = [f"--{name.replace('_', '-')}={value}"]
    result = CliRunner().invoke(app, ["serve", *flags, *flag])
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(app, ["serve", *flags], env={f"LISBOA_{name.upper()}": str(value)})
    assert result.exit_code == 0, result.output
    assert served == [expected, expected]


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"log_level": "loud"}, "--log-level: 'loud' is none of debug, info, warning, error"),
        ({"log_format": "xml"}, "--log-format: 'xml'"),
        ({"public_url": "lisboa.example.org"}, "--public-url"),
        ({"public_url": "http://lisboa.example.org", "secure_cookies": True}, "--secure-cookies"),
        ({"allowed_host": "play.example.org, *.example.org"}, "--allowed-host: '*.example.org' is no name"),
        ({"allowed_host": "https://play.example.org"}, "--allowed-host"),
        ({"allowed_host": "play.example.org:8000"}, "--allowed-host"),
        ({"trusted_proxies": "127.0.0.1,nginx"}, "--trusted-proxies: 'nginx' is no address"),
        ({"trusted_proxies": "10.0.0.0/33"}, "--trusted-proxies"),
        ({"bot_think_seconds": 10.0}, "--bot-think-seconds"),
        ({"smtp_user": "ana", "smtp_host": "mail"}, "--smtp-password"),
        ({"smtp_user": "ana", "smtp_password": "p"}, "--smtp-host"),
        ({"smtp_starttls": True}, "--smtp-host"),
        ({"smtp_sender": "Lisboa"}, "--smtp-sender: 'Lisboa' is neither"),
        ({"smtp_sender": "Lisboa <lisboa>"}, "--smtp-sender"),
        ({"smtp_sender": "a@b.example, c@d.example"}, "--smtp-sender"),
        ({"smtp_sender": "Lis\nboa <a@b.example>"}, "--smtp-sender"),
    ],
)
def test_settings_that_make_no_sense_are_refused(values: dict[str, Any], words: str, served: list[Settings]) -> None:
    with pytest.raises(BadSettings, match=re.escape(words)):
        Settings(**values)
    variables = {f"LISBOA_{name.upper()}": str(value) for name, value in values.items()}
    result = CliRunner().invoke(app, ["serve"], env=variables)
    assert result.exit_code == 1
    assert result.stderr.startswith("lisboa serve: ")
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert served == []


@pytest.mark.parametrize(
    ("values", "url"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"host": "::1", "port": 81}, "http://[::1]:81"),
        ({"host": "::1", "public_url": "https://lisboa.example.org/"}, "https://lisboa.example.org"),
    ],
)
def test_the_address_people_see(values: dict[str, Any], url: str) -> None:
    assert Settings(**values).url == url


@pytest.mark.parametrize(
    ("values", "warned"),
    [
        ({}, 0),
        ({"host": "0.0.0.0"}, 1),
        ({"host": "::"}, 1),
        ({"host": "::", "public_url": "https://lisboa.example.org"}, 0),
    ],
)
def test_links_that_lead_nowhere_are_warned_of(values: dict[str, Any], warned: int) -> None:
    with capture_logs() as told:
        serving.warn(Settings(**values))
    assert [line["log_level"] for line in told] == ["warning"] * warned


# As a process


def start(*options: str) -> subprocess.Popen[str]:
    """The command as users start it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LISBOA_") or "PURE" in name}
    command = [sys.executable, "-m", "lisboa.cli", "serve", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean)


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield int(holder.getsockname()[1])


def refused(*options: str) -> str:
    """The one line that is said."""
    process = start(*options)
    said = process.communicate(timeout=60)[1]
    assert process.returncode == 1, said
    assert len(said.splitlines()) == 1, said
    assert said.startswith("lisboa serve: "), said
    return said


@pytest.mark.slow
def test_an_address_of_a_database_that_cannot_be(tmp_path: Path) -> None:
    assert "mysql://...: the database is a file or an address like" in refused(
        "--port=0", "--database=mysql://u:pw@h/d"
    )


@pytest.mark.slow
def test_a_port_that_is_taken(tmp_path: Path, taken_port: int) -> None:
    said = refused(f"--port={taken_port}", f"--database={tmp_path / 'lisboa.db'}")
    assert f"cannot listen on 127.0.0.1:{taken_port}: " in said
    assert not (tmp_path / "lisboa.db").exists()


@pytest.mark.slow
def test_a_database_in_use(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lisboa.db.lock")
    lock.take()
    try:
        assert "another server uses this database" in refused("--port=0", f"--database={tmp_path / 'lisboa.db'}")
    finally:
        lock.give_back()


@pytest.mark.slow
def test_any_free_port_is_told_in_the_log(tmp_path: Path) -> None:
    process = start("--port=0", f"--database={tmp_path / 'lisboa.db'}")
    try:
        assert process.stderr is not None
        told = json.loads(next(line for line in process.stderr if '"listening"' in line))
        assert told["port"] > 0
        assert httpx.get(f"http://{told['host']}:{told['port']}/health", timeout=30).status_code == 200
    finally:
        process.terminate()
        process.communicate(timeout=60)
    assert process.returncode == 0


# Help is quick


def test_the_command_line_does_not_load_the_server() -> None:
    code = "import sys, lisboa.cli.main; print(sorted(n for n in sys.modules if n in sys.argv[1:]))"
    heavy = ["litestar", "uvicorn", "sqlalchemy", "httpx", "alembic", "structlog", "lisboa.engine.flow"]
    found = subprocess.run([sys.executable, "-c", code, *heavy], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_help_says_what_the_options_say() -> None:
    """Nothing of it is taken for markup."""
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "400"}).output
    for option in OPTIONS.values():
        assert str(option.help).replace("`", "") in told

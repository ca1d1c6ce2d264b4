"""The guides tell the truth: the session of docs/api.md works, and every name in docs/server.md exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from prometheus_client import REGISTRY

from lisboa.server import metrics, socket_messages
from lisboa.server.settings import Settings
from tests.server.running import running

DOCS = Path(__file__).parent.parent.parent / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_session_of_the_guide_leads_to_a_first_move(sqlite_url: str) -> None:
    script = re.findall(r"```python\n(.*?)```", API, re.DOTALL)[0]
    with running(sqlite_url) as server:
        here = script.replace("http://127.0.0.1:8000", server.base)
        assert here != script
        done = subprocess.run([sys.executable, "-c", here], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 1, "the event of the move"


def test_all_metrics_are_named() -> None:
    ours = {name for name in REGISTRY._names_to_collectors if name.startswith("lisboa_")}
    told = set(re.findall(r"`(lisboa_\w+)`", SERVER))
    assert metrics.SOCKETS
    assert told <= ours
    assert {name for name in ours if name.endswith("_total")} <= told
    assert {name.removesuffix("_sum") for name in ours if name.endswith("_sum")} <= told


def test_all_messages_of_sockets_are_described() -> None:
    structs = [value for name, value in vars(socket_messages).items() if name.endswith("Message")]
    tags = {str(struct.__struct_config__.tag) for struct in structs}
    assert len(tags) == 6
    for tag in tags:
        assert f"`{tag}`" in API or f'"{tag}"' in API, tag


def test_the_limits_told_are_those_of_the_settings() -> None:
    usual = msgspec.structs.asdict(Settings())
    assert f"{usual['rate_limit']} requests a minute" in API
    assert f"{usual['login_limit']} logins that fail" in API
    assert f"{usual['body_limit'] // 1024} KiB" in API
    assert f"{usual['import_limit'] // 1024**2} MiB" in API


@pytest.mark.parametrize("page", ["api.md", "server.md", "decisions/0013-server.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert ((DOCS / page).parent / target).exists(), target

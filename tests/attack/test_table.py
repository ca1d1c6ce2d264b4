"""The table of `make attack`: it mirrors docs/security.md, and attacks nobody but this machine."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from tests.attack.__main__ import KINDS, loopback, markdown, need_own_server, sharing
from tests.attack.row import Row, at_least, at_most, must

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
TABLE = re.compile(r"<!-- table: attacks -->\n(.*?)<!-- end -->", re.DOTALL)


def listed() -> list[str]:
    """The first column of the table in the document."""
    found = TABLE.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return [line.split("|")[1].strip() for line in found[1].splitlines()[2:]]


def test_every_attack_is_in_the_document_and_no_other() -> None:
    names = [attack.name for kind in KINDS for attack in kind.attacks]
    assert sorted(names) == sorted(listed())


def test_the_document_says_how_many_need_a_server_of_their_own() -> None:
    assert f"It skips {len(need_own_server(KINDS))} rows" in PAGE.read_text(encoding="utf-8")


def test_no_attack_is_lost_when_kinds_share_a_server() -> None:
    shared = [attack for kind in sharing(KINDS) for attack in kind.attacks]
    assert {attack.name for attack in shared} == {attack.name for kind in KINDS for attack in kind.attacks}


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8000", "http://localhost:80", "http://[::1]:8000", "http://127.9.9.9:1"]
)
def test_servers_of_this_machine_may_be_attacked(url: str) -> None:
    assert loopback(url).startswith("http://")


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://192.168.1.20:8000",
            "http://example.org:80",
            "https://127.0.0.1:8000",
            "http://127.0.0.1",
            "127.0.0.1:1",
        ),
        *("http://127.0.0.1.example.org:80", "http://0.0.0.0:8000", "http://user@example.org:80/127.0.0.1"),
    ],
)
def test_others_may_not(url: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="loopback"):
        loopback(url)


def test_a_row_holds_if_all_it_measured_does() -> None:
    good, bad = at_most("others wait", 12.3, 500, " ms"), at_least("removed", 0, 1)
    assert Row("a", "1 file", (good,)).held
    assert not Row("a", "1 file", (good, bad)).held
    assert must("refused", False, "answered 200").measured == "answered 200"
    assert "| a | 1 file | others wait 12.3 ms; removed 0 | ≤ 500 ms; ≥ 1 | **failed** |" in markdown(
        [Row("a", "1 file", (good, bad))]
    )

"""A database of the version before, whose games are played by revision 1 of the rules, goes on (decision 0018).

`stored/first-revision.db.xz` was written by that version: a guest's tables running, waiting, in the middle of a reward
(the plan of a card, which could be declined then), finished, against Lacerda and imported.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import lisboa
from tests.server.running import Running
from tests.server.running import running as serving

STORED = Path(__file__).parent / "stored" / "first-revision.db.xz"
TOKEN = "lsb_fla9rgcIJy6SubCwp15af97fAQZap7-Ww0wCXUDAx8s"  # of the guest in that file
TABLES = {
    "Running": "LdAwG9e-4shxHKxW",
    "Mid-reward": "lRuD4mVcrRj8fLe6",
    "Finished": "k6vUjHqMylgmsLql",
    "Solo": "OYi-WVZANWEtAXb7",
    "Waiting": "h31XxUo7UNqrfCHA",
    "Imported": "RK-4QQCMX5yqqjw8",
}
GOING_ON = ("Running", "Mid-reward", "Solo", "Imported")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("stored") / "lisboa.db"
    path.write_bytes(lzma.decompress(STORED.read_bytes()))
    with serving(str(path)) as server:
        yield server


@pytest.fixture(scope="module")
def ana(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.base, headers={"authorization": f"Bearer {TOKEN}"}, timeout=60) as client:
        yield client


def got(client: httpx.Client, path: str) -> Any:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def situation(client: httpx.Client, title: str) -> Any:
    return got(client, f"/api/tables/{TABLES[title]}/situation")


def open_moves(found: Any) -> list[str]:
    return [option["notation"] for option in found["decision"]["options"] if option["enabled"]]


def test_no_table_is_quarantined(ana: httpx.Client) -> None:
    statuses = {title: got(ana, f"/api/tables/{table}")["status"] for title, table in TABLES.items()}
    assert statuses == {**dict.fromkeys(GOING_ON, "running"), "Finished": "over", "Waiting": "waiting"}


@pytest.mark.parametrize("title", TABLES)
def test_tables_say_that_they_keep_earlier_rules(ana: httpx.Client, title: str) -> None:
    info = got(ana, f"/api/tables/{TABLES[title]}")
    assert "Rules" not in info["options"]
    if title != "Waiting":
        assert "rules" not in situation(ana, title)["view"]["options"]


def test_a_reward_may_still_be_declined_there(ana: httpx.Client) -> None:
    before = situation(ana, "Mid-reward")
    assert before["decision"]["kind"] == "plan"
    assert open_moves(before) == ["plan blue", "plan green", "pass"]
    body = {"move": "pass", "seq": before["seq"], "key": "declined"}
    after = ana.post(f"/api/tables/{TABLES['Mid-reward']}/moves", json=body)
    assert after.status_code == 201, after.text
    assert after.json()["situation"]["seq"] == before["seq"] + 1


@pytest.mark.parametrize("title", GOING_ON)
def test_running_games_go_on(ana: httpx.Client, title: str) -> None:
    for number in range(12):
        found = situation(ana, title)
        body = {"move": open_moves(found)[-1], "seq": found["seq"], "key": f"on-{number}"}
        answer = ana.post(f"/api/tables/{TABLES[title]}/moves", json=body)
        assert answer.status_code == 201, answer.text


def test_a_finished_game_is_what_it_was(ana: httpx.Client) -> None:
    found = situation(ana, "Finished")
    assert [sheet["total"] for sheet in found["scores"]] == [52, 32]
    assert found["ranking"] == [[0], [1]]
    game = lisboa.Game.from_text(ana.get(f"/api/tables/{TABLES['Finished']}/export").text)
    assert (game.is_over, game.options.rules) == (True, 1)


def test_a_waiting_table_begins_by_the_rules_it_was_made_with(ana: httpx.Client) -> None:
    """People agreed on them."""
    table = TABLES["Waiting"]
    answer = ana.post(f"/api/tables/{table}/start", json={"bots": "random"})
    assert answer.status_code < 300, answer.text
    assert "rules" not in situation(ana, "Waiting")["view"]["options"]


def test_a_new_game_and_a_rematch_have_the_rules_of_today(ana: httpx.Client) -> None:
    seats = [{"kind": "host"}, {"kind": "hot-seat"}]
    made = ana.post("/api/tables", json={"title": "New", "seats": seats}).json()
    assert made["options"]["Rules"] == 2
    again = ana.post(f"/api/tables/{TABLES['Finished']}/rematch")
    assert again.status_code < 300, again.text
    assert again.json()["options"]["Rules"] == 2

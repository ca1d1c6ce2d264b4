"""What clients draw from: everything in the box, under the names that views use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from lisboa import components
from lisboa.game import Game
from lisboa.seats import BOTS
from lisboa.server.app import create_app
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.text import LOCALES


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient[Any]:
    settings = Settings(database=str(Path(tmp_path_factory.mktemp("box")) / "lisboa.db"))
    return TestClient(create_app(settings, Services(settings)))


@pytest.fixture(scope="module")
def told(client: TestClient[Any]) -> dict[str, Any]:
    answer: dict[str, Any] = client.get("/api/components").json()
    return answer


def test_everything_in_the_box_is_told(told: dict[str, Any]) -> None:
    box = components.load()
    for name in ("cards", "clergy", "decrees", "buildings", "ships", "plots", "sites", "goals"):
        assert len(told[name]) == len(getattr(box, name)), name
    assert sum(plan["copies"] + plan["starting"] for plan in told["plans"].values()) == len(box.plans)
    assert [(space["modifier"], space["reis"]) for space in told["treasury"]] == list(box.treasury)


def test_a_noble_and_a_treasury_card(told: dict[str, Any]) -> None:
    noble, treasury = told["cards"]["blue-king-2"], told["cards"]["red-treasury-4"]
    assert noble == {
        "deck": "blue",
        "kind": "king",
        "number": 2,
        "influence": 2,
        "effect": {"name": "gold", "amount": 1},
        "event": None,
        "earlier": None,
        "benefit": None,
        "benefit_amount": 0,
        "provenance": "P",
        "note": "",
    }
    assert told["cards"]["purple-king-4"]["earlier"] == {"name": "gain-influence", "amount": 0}
    assert (treasury["effect"], treasury["event"]) == (None, {"name": "favor", "amount": 1})
    assert (treasury["benefit"], treasury["benefit_amount"]) == ("land", 2)


def test_a_clergy_tile_says_whether_it_is_used_up(told: dict[str, Any]) -> None:
    lasting, once = told["clergy"]["8"], told["clergy"]["16"]
    assert (lasting["once"], lasting["benefit"], lasting["effect"], lasting["amount"]) == (False, "land", None, 3)
    assert (once["once"], once["benefit"], once["effect"], once["amount"]) == (True, None, "reis", 5)


def test_all_say_where_we_know_them_from(told: dict[str, Any]) -> None:
    assert set(told["provenance"]) == set("PLD")
    for name, part in told.items():
        entries = part if isinstance(part, list) else part.values() if name not in ("version", "provenance") else ()
        for entry in entries if name not in ("influence", "market") else [part]:
            assert entry["provenance"] in "PLD", name
    assert told["plans"]["blue-3"]["provenance"] == "P"
    assert told["plans"]["blue-3"]["starting_provenance"] == "D"


def test_views_use_the_same_names(told: dict[str, Any]) -> None:
    """Every name in a game's view that looks like one of a component is one."""
    game = Game(players=3, seed=5, goals=True)
    for _ in range(150):
        game.play(game.legal_moves()[0])
    view = game.view(0)
    green = view["players"]["green"]
    assert {green["hand"][str(place)] for place in range(1, 6)} <= set(told["cards"])
    assert {card for card in green["top_row"].values() if card} <= {*told["cards"], *told["ships"]}
    assert set(view["downtown"]["site_rewards"]) == set(told["sites"])
    assert set(view["downtown"]["stores"]) == {*told["plots"], "A1"}
    assert set(green["plans"]) <= set(told["plans"])
    assert {str(number) for number in view["decrees"].values() if number} <= set(told["decrees"])
    assert set(green["clergy"]) <= set(told["clergy"])
    assert str(view["building_stacks"]["blue"]["available"]) in told["buildings"]
    assert set(view["goals_placed"]) <= set(told["goals"])
    assert set(view["shipyard"]) == set(told["ships"])


def test_a_copy_is_good_as_long_as_its_tag(client: TestClient[Any]) -> None:
    first = client.get("/api/components")
    again = client.get("/api/components", headers={"if-none-match": first.headers["etag"]})
    other = client.get("/api/components", headers={"if-none-match": '"other"'})
    assert (first.status_code, again.status_code, other.status_code) == (200, 304, 200)
    assert (again.content, other.content) == (b"", first.content)
    assert first.headers["cache-control"] == "public, no-cache"
    assert client.get("/api/bots").headers["cache-control"] == "no-store"


def test_remarks_are_in_the_language_of_the_reader(client: TestClient[Any]) -> None:
    """Nothing else is in words but the meaning of the letters."""
    told = {language: client.get("/api/components", params={"lang": language}) for language in LOCALES}
    assert len({answer.headers["etag"] for answer in told.values()}) == len(LOCALES)
    notes = [answer.json()["cards"]["red-minister-1"]["note"] for answer in told.values()]
    assert len(set(notes)) == len(LOCALES)
    for language, answer in told.items():
        assert same(answer.json()) == same(told["en"].json())
        remarks = set(remarks_of(answer.json()))
        assert len(remarks) > 20
        assert (remarks & set(remarks_of(told["en"].json())) == set()) == (language != "en")
    reader = client.get("/api/components", headers={"accept-language": "ja"})
    assert (reader.content, reader.headers["vary"]) == (told["ja"].content, "accept-language")


def remarks_of(part: Any) -> Iterator[str]:
    """All notes that are not empty."""
    for name, value in part.items() if isinstance(part, dict) else ():
        if name == "note" and value:
            yield value
        yield from remarks_of(value)


def same(told: Any) -> Any:
    """What does not depend on the language."""
    if not isinstance(told, dict):
        return told
    in_words = [
        name for name, value in told.items() if name == "note" or (name == "provenance" and isinstance(value, dict))
    ]
    return {name: same(value) for name, value in told.items() if name not in in_words}


def test_every_bot_is_told_with_its_name_and_character(client: TestClient[Any]) -> None:
    for language in LOCALES:
        told = client.get("/api/bots", params={"lang": language}).json()
        assert [bot["name"] for bot in told] == list(BOTS)
        assert [bot["strength"] for bot in told] == list(range(1, len(BOTS) + 1))
        assert [bot["name"] for bot in told if not bot["for_people"]] == ["random", "eager"]
        assert len({bot["title"] for bot in told} - set(BOTS)) == len({bot["text"] for bot in told}) == len(BOTS)

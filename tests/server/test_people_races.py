"""Things people do at the same time, on both databases; names that look alike; passwords of nobody."""

from __future__ import annotations

import asyncio

import pytest

from lisboa.server import passwords
from lisboa.server.names import key_of
from tests.server.world import PASSWORD, answer_of, world


@pytest.mark.usefixtures("quick_passwords")
def test_a_name_is_given_once_however_many_ask_at_the_same_time(database_url: str) -> None:
    async def whole() -> None:
        async with world(database_url, empty=True) as there:
            people = [await there.guest(f"guest {number}") for number in range(6)]
            names = ["Zé", "ZÉ", "Ze\u0301", "zé", "Ｚé", " zé "]
            wishes = zip(people, names, strict=True)
            bodies = [(person, {"name": name, "password": PASSWORD}) for person, name in wishes]
            answers = await asyncio.gather(*(person.ask("POST", "/api/me/account", body) for person, body in bodies))
            assert sorted(answer_of(answer) for answer in answers) == ["200"] + ["409 name-taken"] * 5

    asyncio.run(whole())


@pytest.mark.usefixtures("quick_passwords")
def test_a_guest_becomes_one_account_however_often_he_asks_at_the_same_time(database_url: str) -> None:
    async def whole() -> None:
        async with world(database_url, empty=True) as there:
            ana = await there.guest("Ana")
            bodies = [{"name": f"Ana {number}", "password": f"{PASSWORD}-{number}"} for number in range(5)]
            answers = await asyncio.gather(*(ana.ask("POST", "/api/me/account", body) for body in bodies))
            words = sorted(answer_of(answer) for answer in answers)
            assert words.count("200") == 1
            assert set(words) <= {"200", "409 already-registered", "401 not-logged-in"}
            chosen = bodies[[answer.status_code for answer in answers].index(200)]
            assert (await there.client().ask("POST", "/api/login", chosen)).status_code == 200

    asyncio.run(whole())


def test_notes_written_at_the_same_time_are_written(database_url: str) -> None:
    async def whole() -> None:
        async with world(database_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2)
            texts = [f"note {number}" for number in range(8)]
            path = f"/api/tables/{table}/notes"
            answers = await asyncio.gather(*(ana.ask("PUT", path, {"text": text}) for text in texts))
            assert {answer.status_code for answer in answers} == {200}
            assert (await ana.hope("GET", path))["text"] in texts

    asyncio.run(whole())


@pytest.mark.parametrize("name", ["ﬁsh", "FISH", "fiSH", "ｆｉｓｈ", "fish"])
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert key_of(name) == "fish"


def test_a_key_of_a_name_is_its_own_key() -> None:
    for name in ("ΐ", "ǰ", "ſt", "İ", "\u1e9e", "a\u00a0b"):
        assert key_of(key_of(name)) == key_of(name)


def test_an_unknown_name_is_checked_as_long_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    class Watched:
        def verify(self, password_hash: str, password: str) -> bool:
            checked.append(password_hash)
            return True

    passwords.nobody.cache_clear()  # servers of other tests make it in a hurry
    costs = passwords.nobody().split("$")[1:4]
    assert costs == passwords.hash_password("any").split("$")[1:4], "the same work"
    monkeypatch.setattr(passwords, "_HASHER", Watched())
    assert not passwords.password_fits(None, "whatever it is")
    assert checked == [passwords.nobody()]

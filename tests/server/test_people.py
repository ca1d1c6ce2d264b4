"""Guests, accounts, names, tokens, over the API."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from lisboa.server.names import key_of, looks_of, valid_name
from lisboa.server.problems import Problem
from tests.server.cast import Cast, refused, scene
from tests.server.client import Client, open_moves

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"

# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        ("A" * 40, "A" * 40),
        ("Zo\u0065\u0308", "Zoë"),
        ("João 🎲", "João 🎲"),
        (FAMILY, FAMILY),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("李小龍", "李小龍"),
        ("7", "7"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("Анна Каренина", "Анна Каренина"),
        ("Ελένη", "Ελένη"),
        ("山田たろう", "山田たろう"),
        ("さくらカナ", "さくらカナ"),
        ("김철수", "김철수"),
        ("Ana Анна", "Ana Анна"),
        ("Nguyễn", "Nguyễn"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_names_of_every_kind_are_welcome(given: str, kept: str) -> None:
    assert valid_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "A" * 41,
        "\u0000Ana",
        "A\u202ena",
        "\u200d",
        "Ana\u200d",
        "Ana\u200d\u200dB",
        "\u3164",
        "\u2800\u2800",
        "\u0301",
        "\ufe0f",
        "\ud800",
        "\ue000",
        "An\u00ada",
    ],
)
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(Problem) as refusal:
        valid_name(name)
    assert (refusal.value.status, refusal.value.extra) == (400, {"field": "name"})


@pytest.mark.parametrize(
    "name",
    [
        "\u0410na",
        "An\u03b1",
        "\u0430\u0440\u0440le",
        "Ωmega",
        "DJ\u0430か",
        "\u0391東京",
        "さくら김",
        "ㄅか",
        "Z\u0334\u0335\u0336algo",
        "e\u0302\u0301\u0323",
        *("Ana\u0335", "Ana\u0338", "Ana\u20de", "A\u20dena", "Ana\U0001d165"),  # strokes, frames, stems of notes
    ],
)
def test_names_of_mixed_scripts_and_towers_of_marks_are_refused(name: str) -> None:
    with pytest.raises(Problem) as refusal:
        valid_name(name)
    assert (refusal.value.status, refusal.value.extra) == (400, {"field": "name"})


@pytest.mark.parametrize("name", ["DJおかだ", "東京Tokyo", "Tシャツ", "ㄅABC", "김Kim", "小林K", "LEEさん"])
def test_latin_letters_go_with_those_of_east_asia(name: str) -> None:
    """Names are written so in Japan, China and Korea (UTS 39, "highly restrictive")."""
    assert valid_name(name) == name


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("coco", "\u0441\u043e\u0441\u043e", True),  # Cyrillic
        ("NOTE", "\u039d\u039f\u03a4\u0395", True),  # Greek
        ("Ivan", "lvan", True),
        ("paypal", "paypa1", True),
        ("modern", "rnodern", True),
        ("Zoë", "ZOË", True),
        ("Ana", "Ana\U000e0100", True),  # selectors of variants are not drawn
        ("Ana", "A\u180bna", True),
        ("Zoë", "Zoe", False),
        ("Ana", "Anna", False),
        ("Ана", "Анна", False),
        ("さくら", "さけら", False),
        ("DJおかだ", "\uff24\uff2aおかだ", True),
        ("lビール", "Iビール", True),
        ("Maria", "Mari\u0307a", True),
        ("Maria", "Mar\u0131\u0307a", True),
        ("jo\u00e3o", "j\u0307o\u00e3o", True),
        ("Ana", "Ana\u0640", True),
        ("Żaneta", "Zaneta", False),  # other letters have no dot of their own
    ],
)
def test_names_that_look_alike(one: str, other: str, alike: bool) -> None:
    assert (looks_of(one) == looks_of(other)) is alike


@pytest.mark.parametrize(
    "like", ["ana maria", "ANA  MARIA", " Ana Maria", "Ａna Maria", "A\u200dna Maria", "Ana Maria\ufe0f"]
)
def test_names_that_look_alike_are_the_same_to_log_in(like: str) -> None:
    assert key_of(like) == key_of("Ana Maria")


@scene
async def test_a_name_that_grows_when_written_out_is_refused(cast: Cast) -> None:
    guest = await cast.guest()
    body = {"name": "\ufdfa" * 40, "password": "correct horse"}
    await refused(guest, "POST", "/api/me/account", body, status=400, error="bad-request", field="name")
    account = await cast.account()
    await refused(account, "PATCH", "/api/me", {"name": "\ufdfa" * 40}, status=400, error="bad-request", field="name")


# Guests and accounts


@scene
async def test_a_guest_is_somebody_at_once(cast: Cast) -> None:
    ana = await cast.guest("Ana 🎲")
    assert await ana.hope("GET", "/api/me") == ana.me
    assert (ana.me["name"], ana.me["guest"]) == ("Ana 🎲", True)
    unnamed = cast.somebody()
    assert (await unnamed.hope("POST", "/api/guest", {}))["name"] == "Guest"
    await refused(cast.somebody(), "GET", "/api/me", status=401, error="not-logged-in")


@scene
async def test_an_account_plays_the_same_seat_on_another_device(cast: Cast) -> None:
    ana = await cast.guest("Ana")
    bea = await cast.guest("Bea")
    table = await cast.table(ana, bea)
    name = f"Ana of {table}"
    body = {"name": name, "password": "correct horse"}
    before = ana.me["id"]
    ana.me = await ana.hope("POST", "/api/me/account", body)
    assert (ana.me["id"], ana.me["guest"]) == (before, False)
    phone = cast.somebody()
    phone.me = await phone.hope("POST", "/api/login", {"name": f" {name.upper()} ", "password": "correct horse"})
    assert phone.me["id"] == before
    assert [found["id"] for found in await phone.hope("GET", "/api/me/tables")] == [table]
    players = {0: phone, 1: bea}
    now = await phone.situation(table)
    mover = players[now["turn"]]
    moved = await mover.move(table, open_moves(await mover.situation(table))[0], now["seq"])
    assert (await ana.situation(table))["seq"] == moved["seq"] == 1
    assert (await phone.situation(table))["seat"] == (await ana.situation(table))["seat"] == 0


@scene
async def test_names_of_accounts_are_unique(cast: Cast) -> None:
    ana = await cast.account("Rosa")
    nobody, guest = cast.somebody(), await cast.guest("Rosa")
    await refused(nobody, "POST", "/api/guest", {"name": ana.me["name"]}, status=409, error="name-taken", field="name")
    await refused(guest, "PATCH", "/api/me", {"name": ana.me["name"]}, status=409, error="name-taken", field="name")
    body = {"name": ana.me["name"].upper(), "password": "correct horse"}
    await refused(guest, "POST", "/api/me/account", body, status=409, error="name-taken", field="name")
    bea = await cast.account("Bea")
    await refused(bea, "PATCH", "/api/me", {"name": ana.me["name"]}, status=409, error="name-taken", field="name")
    await refused(ana, "POST", "/api/me/account", body, status=409, error="already-registered")
    assert (await guest.hope("GET", "/api/me"))["guest"]


@scene
async def test_two_who_want_the_same_name_at_once(cast: Cast) -> None:
    rivals = await cast.guests("Ana", "Bea", "Caio")
    body = {"name": f"Rival {rivals[0].me['id']}", "password": "correct horse"}
    answers = await asyncio.gather(*(rival.ask("POST", "/api/me/account", body) for rival in rivals))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


@scene
async def test_a_new_name_is_what_everybody_sees_and_logs_in_with(cast: Cast) -> None:
    ana = await cast.account("Ana", "correct horse")
    table = await ana.create()
    old, new = ana.me["name"], ana.me["name"] + " the second"
    assert (await ana.hope("PATCH", "/api/me", {"name": f"  {new} "}))["name"] == new
    stranger = await cast.guest("Zé")
    assert (await stranger.hope("GET", f"/api/tables/{table}"))["host"]["name"] == new
    other = cast.somebody()
    body = {"name": old, "password": "correct horse"}
    await refused(other, "POST", "/api/login", body, status=401, error="wrong-password")
    assert (await other.hope("POST", "/api/login", {**body, "name": new}))["id"] == ana.me["id"]


@scene
async def test_wrong_passwords_are_refused(cast: Cast) -> None:
    ana = await cast.account()
    body = {"name": ana.me["name"], "password": "wrong horse"}
    await refused(cast.somebody(), "POST", "/api/login", body, status=401, error="wrong-password")
    guest = await cast.guest("Rosa")
    body = {"name": "Rosa", "password": "correct horse"}
    await refused(guest, "POST", "/api/login", body, status=401, error="wrong-password")


@scene
async def test_a_new_password_logs_out_other_devices(cast: Cast) -> None:
    ana = await cast.account("Ana", "correct horse")
    phone = cast.somebody()
    login = {"name": ana.me["name"], "password": "correct horse"}
    phone.me = await phone.hope("POST", "/api/login", login)
    change = {"old": "correct horse", "new": "battery staple"}
    wrong = {**change, "old": "wrong horse"}
    await refused(ana, "POST", "/api/me/password", wrong, status=403, error="wrong-password", field="old")
    ana.me = await ana.hope("POST", "/api/me/password", change)
    await ana.hope("GET", "/api/me")
    await refused(phone, "GET", "/api/me", status=401, error="not-logged-in")
    await refused(phone, "POST", "/api/login", login, status=401, error="wrong-password")
    await phone.hope("POST", "/api/login", {**login, "password": "battery staple"})


@scene
async def test_logging_out_ends_all_devices_and_their_sockets(cast: Cast) -> None:
    ana = await cast.account("Ana", "correct horse")
    phone = cast.somebody()
    phone.me = await phone.hope("POST", "/api/login", {"name": ana.me["name"], "password": "correct horse"})
    table = await ana.create(players=1)
    async with phone.live(table) as at_table, phone.personal() as personal:
        await at_table.next()
        await personal.next()
        await ana.hope("POST", "/api/logout")
        for connection in (at_table, personal):
            with pytest.raises(ConnectionClosed):
                await connection.until("nothing")
    for client in (ana, phone):
        await refused(client, "GET", "/api/me", status=401, error="not-logged-in")


# Tokens


def with_token(cast: Cast, secret: str) -> Client:
    client = cast.somebody()
    client.http.headers["authorization"] = f"Bearer {secret}"
    return client


@scene
async def test_a_token_does_everything_until_it_is_revoked(cast: Cast) -> None:
    ana = await cast.guest("Ana")
    made = await ana.hope("POST", "/api/me/tokens", {"label": "my bot"})
    assert await ana.hope("GET", "/api/me/tokens") == [{n: made[n] for n in ("id", "label", "created_at")}]
    bot = with_token(cast, made["secret"])
    assert (await bot.hope("GET", "/api/me"))["id"] == ana.me["id"]
    table = await bot.create(players=1)
    await bot.start(table)
    async with bot.live(table) as live, bot.personal() as personal:
        assert (await personal.next())["type"] == "messages"
        now = (await live.until("update"))["situation"]
        await bot.move(table, open_moves(now)[0], now["seq"])
        assert (await live.until("update"))["seq"] == 1
    await ana.hope("POST", "/api/logout")
    await bot.hope("GET", "/api/me")
    await bot.hope("DELETE", f"/api/me/tokens/{made['id']}")
    await refused(bot, "GET", "/api/me", status=401, error="not-logged-in")


@scene
async def test_tokens_are_each_person_s_own(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    made = await ana.hope("POST", "/api/me/tokens", {"label": "x"})
    assert await bea.hope("GET", "/api/me/tokens") == []
    await refused(bea, "DELETE", f"/api/me/tokens/{made['id']}", status=404, error="not-found")
    await ana.hope("DELETE", f"/api/me/tokens/{made['id']}")
    await refused(ana, "DELETE", f"/api/me/tokens/{made['id']}", status=404, error="not-found")
    await refused(with_token(cast, "lsb_nonsense"), "GET", "/api/me", status=401, error="not-logged-in")


# Where messages go


@scene
async def test_addresses_for_messages_can_be_set_and_taken_away(cast: Cast) -> None:
    ana = await cast.guest()
    hook = "https://93.184.215.14/hook/secret"
    me = await ana.hope("PATCH", "/api/me", {"webhook_url": hook})
    assert (me["webhook_kind"], me["webhook_host"]) == ("generic", "93.184.215.14")
    assert "secret" not in str(me)
    me = await ana.hope("PATCH", "/api/me", {"webhook_kind": "slack"})
    assert me["webhook_kind"] == "slack"
    me = await ana.hope("PATCH", "/api/me", {"email": "", "webhook_url": ""})
    assert (me["email"], me["webhook_kind"], me["webhook_host"]) == (None, None, None)


@scene
async def test_bad_addresses_are_refused(cast: Cast) -> None:
    ana = await cast.guest()
    for field, value in [
        ("email", "ana"),
        ("email", "ana@"),
        ("email", "ana@mail.example"),  # this server sends no e-mail
        ("webhook_url", "ftp://93.184.215.14/"),
        ("webhook_url", "http://127.0.0.1/"),
        ("webhook_kind", "telegram"),
    ]:
        await refused(ana, "PATCH", "/api/me", {field: value}, status=400, error="bad-request", field=field)
    assert (await ana.hope("GET", "/api/me"))["webhook_host"] is None


# Guests who would be lost


@scene
async def test_who_is_somebody_does_not_become_another_guest(cast: Cast) -> None:
    for person in (await cast.guest(), await cast.account()):
        await refused(person, "POST", "/api/guest", {"name": "Zoe"}, status=409, error="already-somebody")
        assert (await person.hope("GET", "/api/me"))["id"] == person.me["id"]
        forged = await person.http.post("/api/guest", json={})
        assert (forged.status_code, forged.json()["error"]) == (403, "csrf")
        await person.hope("POST", "/api/logout")
        assert (await person.hope("POST", "/api/guest", {"name": "Zoe"}))["name"] == "Zoe"


@scene
async def test_a_guest_does_not_lose_tables_by_logging_in(cast: Cast) -> None:
    account, friend = await cast.account(), await cast.guest("Bea")
    login = {"name": account.me["name"], "password": "correct horse"}
    hosting, sitting, playing = await cast.guests("Rosa", "Sara", "Tina")
    await hosting.create(players=2, seats=[{"kind": "open"}, {"kind": "open"}])
    await sitting.join(await friend.create(players=2))
    table = await cast.table(friend, playing)
    for guest in (hosting, sitting, playing):
        await refused(guest, "POST", "/api/login", login, status=409, error="guest-has-tables")
        assert (await guest.hope("GET", "/api/me"))["id"] == guest.me["id"]
        wrong = {**login, "password": "wrong horse"}
        await refused(guest, "POST", "/api/login", wrong, status=401, error="wrong-password")
    await hosting.hope("POST", "/api/login", {**login, "leave_guest": True})
    assert (await hosting.hope("GET", "/api/me"))["id"] == account.me["id"]
    await playing.act(table, "resign", 0)
    assert (await playing.hope("POST", "/api/login", login))["id"] == account.me["id"]
    idle = await cast.guest("Uma")
    assert (await idle.hope("POST", "/api/login", login))["id"] == account.me["id"]

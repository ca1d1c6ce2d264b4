"""Tables before the game: options, seats, join, leave, start, delete."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from lisboa.engine.names import COLOURS
from lisboa.game import Game
from lisboa.seats import BOTS
from lisboa.server import schema
from lisboa.server.housekeeper import FORGOTTEN_MS
from lisboa.server.seating import HOST_AWAY_MS
from lisboa.server.settings import Settings
from tests.server.cast import Cast, info, kinds, refused, scene
from tests.server.client import Client

pytestmark = pytest.mark.slow

HOST = {"kind": "host"}
OPEN = {"kind": "open"}
HOT = {"kind": "hot-seat"}
BOT = {"kind": "bot"}
LACERDA = {"kind": "lacerda"}

# Create


@scene
async def test_without_any_wish_there_are_the_host_and_three_open_seats(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.hope("POST", "/api/tables", {})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open", "open"]
    assert [seat["colour"] for seat in table["seats"]] == list(COLOURS)
    assert (table["status"], table["players"], table["public"], table["spectators"]) == ("waiting", 4, True, True)
    assert table["options"] == {
        "Players": 4,
        "Ruleset": "2021",
        "Rules": 2,
        "Draft": False,
        "StartingDecrees": False,
    }
    assert table["you"] == {"host": True, "seats": [0], "invited": False, "to_decide": False}


@pytest.mark.parametrize(
    "options",
    [
        {"ruleset": "2017"},
        {"draft": True},
        {"starting_decrees": True},
        {"goals": True},
        {"goals": [1]},
        {"city_tokens": True},
        {"ruleset": "2017", "draft": True, "starting_decrees": True, "goals": [0, 2], "city_tokens": True},
    ],
    ids=str,
)
def test_options_reach_the_game(server: Any, options: dict[str, Any]) -> None:
    async def play(cast: Cast) -> None:
        ana = await cast.guest()
        seats = [HOST, HOT, BOT]
        made = await ana.hope(
            "POST", "/api/tables", {"seats": seats, **options, "title": "  Opções \n de jogo 👨\u200d👧 "}
        )
        assert made["title"] == "Opções de jogo 👨\u200d👧"
        await ana.start(made["id"])
        live = await asyncio.to_thread(server.call, lambda: server.services.games.current(made["id"]))
        game = live.play.game.options
        assert (game.players, game.seats) == (3, ("human", "human", "greedy"))
        wanted = {"goals": (0, 1, 2) if options.get("goals") is True else tuple(options.get("goals", ()))}
        for name, value in {**options, **wanted}.items():
            assert getattr(game, name) == value, name

    scene(play)(server)


TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # of the direction of a text
CONTRADICTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 1, "draft": True}, "draft", "RUL-38"),
    ({"ruleset": "2020"}, "ruleset", "END-2"),
    ({"players": 2, "goals": [2]}, "goals", "EXTRA-1"),
    ({"players": 2, "goals": [0, 0]}, "goals", "EXTRA-1"),
    ({"city_tokens": {"nowhere": "gold"}}, "city_tokens", "EXTRA-2"),
    ({"players": 3, "seats": [HOST, OPEN]}, "seats", "SET-1"),
    ({"seats": [HOST, HOST]}, "seats", "SET-1"),
    ({"seats": [HOST, OPEN, LACERDA]}, "seats", "SET-1"),
    ({"seats": [LACERDA, HOST]}, "seats", "SOLO-1"),
    ({"players": 1, "clock": {"kind": "async", "hours_per_move": 1}}, "clock", "SOLO-1"),
    ({"seats": [HOST, {"kind": "bot", "bot": "genius"}]}, "seats[1].bot", "greedy"),
    ({"seats": [HOST, {"kind": "open", "bot": "greedy"}]}, "seats[1].bot", "bot"),
    ({"seats": [HOST, {"kind": "invited", "person": "Nobody at all"}]}, "seats[1].person", "account"),
    ({"seats": [HOST, {"kind": "invited"}]}, "seats[1].person", "account"),
    ({"seats": [HOST, {"kind": "open", "person": "Ana"}]}, "seats[1].person", "invited"),
    ({"title": "\u0958" * 79}, "title", "80"),
    *(({"title": f"a{turn}b"}, "title", "cannot be seen") for turn in TURNS),
    ({"seats": []}, "seats", "somebody must sit"),
    ({"seats": [{"kind": "lacerda"}]}, "seats", "somebody must sit"),
    ({"title": "A\u0007"}, "title", "seen"),
]


@scene
async def test_contradictions_are_refused_with_field_and_rule(cast: Cast) -> None:
    ana = await cast.guest()
    for options, field, reason in CONTRADICTIONS:
        answer = await refused(ana, "POST", "/api/tables", options, status=400, error="bad-request", field=field)
        assert reason in answer["detail"], options
    assert await ana.hope("GET", "/api/me/tables") == []


@scene
async def test_who_wants_one_seat_plays_against_lacerda(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(seats=[HOST])
    assert await kinds(ana, table) == ["person", "lacerda"]


@scene
async def test_every_kind_of_seat_and_every_bot(cast: Cast) -> None:
    ana, bea = await cast.account("Ana"), await cast.account("Bea")
    for bot in BOTS:
        table = await ana.create(seats=[HOST, {"kind": "bot", "bot": bot}])
        await ana.start(table)
        assert [seat["bot"] for seat in (await info(ana, table))["seats"]] == [None, bot]
    seats = [HOT, {"kind": "invited", "person": bea.me["name"].upper()}, {"kind": "bot", "bot": "eager"}, OPEN]
    table = await ana.create(seats=seats)
    assert await kinds(ana, table) == ["hot-seat", "invited", "bot", "open"]
    assert (await info(bea, table))["you"] == {"host": False, "seats": [], "invited": True, "to_decide": False}
    solo = await ana.create(players=1)
    assert await kinds(ana, solo) == ["person", "lacerda"]
    await ana.start(solo)
    hot = await ana.create(seats=[HOST, HOT, HOT, HOT])
    await ana.start(hot)
    assert (await info(ana, hot))["you"]["seats"] == [0, 1, 2, 3]


@scene
async def test_one_host_keeps_only_so_many_tables_waiting(cast: Cast) -> None:
    ana = await cast.guest()
    tables = [await ana.create(players=1) for _ in range(Settings().waiting_tables_per_person)]
    await refused(ana, "POST", "/api/tables", {}, status=409, error="too-many-tables")
    await ana.start(tables[0])
    await ana.create()


async def pretend(cast: Cast, status: str, tables: Sequence[str]) -> None:
    """Tables get a status without a game."""
    change = update(schema.tables).where(schema.tables.c.id.in_(tables)).values(status=status)
    await cast.database(lambda connection: connection.execute(change))


@scene
async def test_bots_alone_play_only_a_few_games_of_one_host(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    tables = [await ana.create(seats=[BOT, BOT]) for _ in range(Settings().bot_games_per_person + 1)]
    with_her = await ana.create(seats=[HOST, BOT])
    others = await bea.create(seats=[BOT, BOT])
    await pretend(cast, "running", tables[1:])
    await refused(ana, "POST", f"/api/tables/{tables[0]}/start", status=409, error="too-many-tables")
    assert (await info(ana, tables[0]))["status"] == "waiting"
    file = {"text": Game(players=2, seed=1).to_text(), "seats": [BOT, BOT]}
    await refused(ana, "POST", "/api/import", file, status=409, error="too-many-tables")
    await ana.start(with_her)
    await bea.start(others)
    await pretend(cast, "over", tables[1:2])
    await ana.start(tables[0])
    await pretend(cast, "over", tables[2:])


@scene
async def test_one_host_has_only_so_many_games_going_on(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(seats=[HOST, BOT])
    ids = [f"{table[:8]}-{number}" for number in range(Settings().running_tables_per_person)]

    def add(connection: Connection) -> None:
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
        rows = [{**found, "id": one, "invite": f"i-{one}", "status": "running"} for one in ids]
        connection.execute(insert(schema.tables), rows)

    await cast.database(add)
    await refused(ana, "POST", f"/api/tables/{table}/start", status=409, error="too-many-tables")
    game = Game(players=2, seed=1)
    await refused(ana, "POST", "/api/import", {"text": game.to_text()}, status=409, error="too-many-tables")
    await pretend(cast, "over", ids[:1])
    await ana.start(table)
    await pretend(cast, "over", ids)


# Who may know of it


@scene
async def test_a_private_table_is_for_who_has_the_link(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=2, public=False)
    invite = (await info(ana, table))["invite"]
    for body in ({}, {"invite": "wrong"}):
        await refused(bea, "POST", f"/api/tables/{table}/join", body, status=404, error="not-found")
    await refused(cast.somebody(), "GET", f"/api/tables/{table}", status=404, error="not-found")
    assert table not in [found["id"] for found in await bea.hope("GET", "/api/tables")]
    assert (await info(bea, table, invite=invite))["invite"] is None
    assert (await bea.join(table, invite=invite))["invite"] == invite
    await ana.start(table)
    assert (await caio.situation(table, invite=invite))["seat"] is None
    await refused(caio, "GET", f"/api/tables/{table}/situation", status=404, error="not-found")


@scene
async def test_spectators_only_if_the_host_wants_them(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await cast.table(ana, bea, spectators=False)
    await info(caio, table)
    for part in ("situation", "events", "export", "history/0"):
        await refused(caio, "GET", f"/api/tables/{table}/{part}", status=403, error="forbidden")
    async with caio.live(table) as live:
        await live.closed(4403)
    open_table = await cast.table(ana, bea)
    assert (await caio.situation(open_table))["decision"] is None


# Join, leave


@scene
async def test_joining_a_seat(cast: Cast) -> None:
    ana, bea, caio, duarte = await cast.guests("Ana", "Bea", "Caio", "Duarte")
    table = await ana.create(players=3)
    assert (await bea.join(table, seat=2))["you"]["seats"] == [2]
    path = f"/api/tables/{table}/join"
    await refused(bea, "POST", path, {}, status=409, error="seated")
    await refused(ana, "POST", path, {"seat": 1}, status=409, error="seated")
    await refused(caio, "POST", path, {"seat": 2}, status=409, error="taken", field="seat")
    await refused(caio, "POST", path, {"seat": 0}, status=409, error="taken", field="seat")
    await refused(caio, "POST", path, {"seat": 3}, status=400, error="bad-request", field="seat")
    assert (await caio.join(table))["you"]["seats"] == [1]
    await refused(duarte, "POST", path, {}, status=409, error="full")
    await refused(duarte, "POST", "/api/tables/nowhere/join", {}, status=404, error="not-found")


@scene
async def test_a_seat_is_kept_for_who_is_invited(cast: Cast) -> None:
    ana, bea = await cast.account("Ana"), await cast.account("Bea")
    caio = await cast.guest("Caio")
    table = await ana.create(public=False, seats=[HOST, {"kind": "invited", "person": bea.me["name"]}])
    link = (await info(ana, table))["invite"]
    await refused(caio, "POST", f"/api/tables/{table}/join", {"invite": link}, status=409, error="full")
    assert [found["id"] for found in await bea.hope("GET", "/api/me/tables")] == [table]
    assert (await bea.join(table))["you"]["seats"] == [1]
    again = await ana.create(public=False, seats=[HOST, {"kind": "invited", "person": bea.me["name"]}])
    await bea.hope("POST", f"/api/tables/{again}/leave")
    assert await kinds(ana, again) == ["person", "open"]
    await refused(bea, "GET", f"/api/tables/{again}", status=404, error="not-found")


@scene
async def test_who_is_invited_but_sits_elsewhere_leaves_no_seat_that_nobody_can_take(cast: Cast) -> None:
    ana, bea = await cast.account("Ana"), await cast.account("Bea")
    invited = {"kind": "invited", "person": bea.me["name"]}
    table = await ana.create(seats=[HOST, invited, OPEN])
    await bea.join(table, seat=2)
    assert await kinds(ana, table) == ["person", "open", "person"]
    both = await ana.create(seats=[HOST, invited, invited])
    assert (await bea.join(both, seat=2))["you"]["seats"] == [1, 2]
    await ana.start(both)


@scene
async def test_of_many_who_want_the_last_seat_one_gets_it(cast: Cast) -> None:
    ana, *rivals = await cast.guests("Ana", *"BCDEFG")
    for wish in ({}, {"seat": 1}):
        table = await ana.create(players=2)
        answers = await asyncio.gather(*(rival.ask("POST", f"/api/tables/{table}/join", wish) for rival in rivals))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
        (winner,) = [rival for rival, answer in zip(rivals, answers, strict=True) if answer.status_code == 200]
        assert (await info(ana, table))["seats"][1]["person"]["id"] == winner.me["id"]


@scene
async def test_leaving_frees_all_seats_and_passes_the_table_on(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(seats=[HOST, HOT, OPEN, OPEN])
    await refused(bea, "POST", f"/api/tables/{table}/leave", status=409, error="not-seated")
    await bea.join(table, seat=3)
    await ana.hope("POST", f"/api/tables/{table}/leave")
    assert await kinds(bea, table) == ["open", "open", "open", "person"]
    assert (await info(bea, table))["host"]["id"] == bea.me["id"]
    await refused(ana, "DELETE", f"/api/tables/{table}", status=403, error="forbidden")
    await caio.join(table)
    await caio.hope("POST", f"/api/tables/{table}/leave")
    await bea.hope("POST", f"/api/tables/{table}/leave")
    assert (await info(bea, table))["you"] == {"host": True, "seats": [], "invited": False, "to_decide": False}
    await bea.hope("DELETE", f"/api/tables/{table}")


# The host


@scene
async def test_the_host_changes_seats(cast: Cast) -> None:
    ana, bea = await cast.account("Ana"), await cast.account("Bea")
    table = await ana.create(players=2)
    seat = f"/api/tables/{table}/seats/1"
    await refused(bea, "PUT", seat, BOT, status=403, error="forbidden")
    for body, field in [
        ({"kind": "bot", "bot": "genius"}, "bot"),
        ({"kind": "invited", "person": "Nobody at all"}, "person"),
        (LACERDA, "kind"),
        (HOST, "kind"),
    ]:
        await refused(ana, "PUT", seat, body, status=400, error="bad-request", field=field)
    await refused(ana, "PUT", f"/api/tables/{table}/seats/2", BOT, status=400, error="bad-request", field="seat")
    for body, kind in [(BOT, "bot"), (HOT, "hot-seat"), ({"kind": "invited", "person": bea.me["name"]}, "invited")]:
        assert (await ana.hope("PUT", seat, body))["seats"][1]["kind"] == kind
    await bea.join(table)
    await ana.hope("PUT", seat, OPEN)
    assert (await info(bea, table))["you"]["seats"] == []
    await ana.hope("PUT", f"/api/tables/{table}/seats/0", OPEN)
    await ana.hope("PUT", seat, HOST)
    assert await kinds(ana, table) == ["open", "person"]


@scene
async def test_who_sits_against_lacerda_can_change_but_he_cannot(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(players=1)
    lacerda = f"/api/tables/{table}/seats/1"
    await refused(ana, "PUT", lacerda, OPEN, status=400, error="bad-request", field="kind")
    seat = f"/api/tables/{table}/seats/0"
    await ana.hope("PUT", seat, OPEN)
    await bea.join(table)
    await ana.hope("PUT", seat, {"kind": "bot", "bot": "random"})
    await ana.start(table)
    assert (await info(ana, table))["status"] in ("running", "over")


@scene
async def test_starting(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=3)
    path = f"/api/tables/{table}/start"
    await bea.join(table)
    await refused(ana, "POST", path, status=409, error="seats-open", seats=[2])
    await refused(bea, "POST", path, status=403, error="forbidden")
    await refused(bea, "GET", f"/api/tables/{table}/situation", status=409, error="not-started")
    await caio.join(table)
    await ana.hope("POST", path)
    await refused(ana, "POST", path, status=409, error="started")
    for method, part, body in [
        ("POST", "/join", {}),
        ("POST", "/leave", None),
        ("PUT", "/seats/0", BOT),
        ("DELETE", "", None),
    ]:
        await refused(ana, method, f"/api/tables/{table}{part}", body, status=409, error="started")
    assert (await info(ana, table))["status"] == "running"


@scene
async def test_bots_take_the_seats_that_are_free_when_the_game_begins(cast: Cast) -> None:
    """Whoever begins may not know yet who has sat down a moment ago: nobody is put out for that."""
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(seats=[HOST, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}])
    path = f"/api/tables/{table}/start"
    await bea.join(table, seat=1)
    await refused(ana, "POST", path, {"bots": "nobody"}, status=400, error="bad-request", field="bots")
    await refused(bea, "POST", path, {"bots": "random"}, status=403, error="forbidden")
    assert await kinds(ana, table) == ["person", "person", "open", "bot"]
    await refused(ana, "PUT", f"/api/tables/{table}/seats/1", BOT | {"unless_taken": True}, status=409, error="taken")
    await ana.hope("PUT", f"/api/tables/{table}/seats/0", {"kind": "hot-seat", "unless_taken": True})
    started = await ana.hope("POST", path, {"bots": "random"})
    assert [seat["kind"] for seat in started["seats"]] == ["hot-seat", "person", "bot", "bot"]
    assert [seat["bot"] for seat in started["seats"]] == [None, None, "random", "novice"]
    assert started["seats"][1]["person"]["name"] == "Bea"


@scene
async def test_many_starts_at_once_begin_one_game(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(seats=[HOST, HOT])
    answers = await asyncio.gather(*(ana.ask("POST", f"/api/tables/{table}/start") for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]


async def grow_old(cast: Cast, table: str, by: int) -> None:
    """Nothing has happened there for so many milliseconds."""
    columns = schema.tables.c
    change = update(schema.tables).where(columns.id == table).values(updated_at=columns.updated_at - by)
    await cast.database(lambda connection: connection.execute(change))


@scene
async def test_a_player_may_begin_when_the_host_does_not_come(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=2)
    await bea.join(table)
    await refused(bea, "POST", f"/api/tables/{table}/start", status=403, error="forbidden")
    await grow_old(cast, table, HOST_AWAY_MS + 1)
    await refused(caio, "POST", f"/api/tables/{table}/start", status=403, error="forbidden")
    await bea.start(table)


@scene
async def test_tables_that_nobody_begins_are_removed_after_weeks(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    forgotten, waits, runs = await ana.create(), await ana.create(), await cast.table(ana, bea)
    await ana.hope("POST", f"/api/tables/{forgotten}/chat", {"text": "hello?"})
    for table in (forgotten, runs):
        await grow_old(cast, table, FORGOTTEN_MS + 1)
    await asyncio.to_thread(cast.server.call, cast.server.services.housekeeper.clean_up)
    left = {found["id"] for found in await ana.hope("GET", "/api/me/tables")}
    assert left == {waits, runs}


@scene
async def test_deleting(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(players=2)
    await bea.join(table)
    await bea.hope("PUT", f"/api/tables/{table}/notes", {"text": "mine"})
    await bea.hope("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    await refused(bea, "DELETE", f"/api/tables/{table}", status=403, error="forbidden")
    async with bea.live(table) as live:
        await live.until("table")
        await ana.hope("DELETE", f"/api/tables/{table}")
        await live.closed(4404)
    for client in (ana, bea):
        await refused(client, "GET", f"/api/tables/{table}", status=404, error="not-found")
        assert await client.hope("GET", "/api/me/tables") == []
    assert await cast.rows(select(schema.chat).where(schema.chat.c.table_id == table)) == []


# Who is told


async def messages(client: Client) -> list[tuple[str, str]]:
    """Tables and kinds of the messages not read yet."""
    return [(found["table_id"], found["kind"]) for found in await client.hope("GET", "/api/me/messages")]


@scene
async def test_invited_people_are_told_until_they_answer(cast: Cast) -> None:
    ana, bea = await cast.account("Ana"), await cast.account("Bea")
    invited = {"kind": "invited", "person": bea.me["name"]}
    async with bea.personal() as personal:
        assert (await personal.next())["messages"] == []
        table = await ana.create(title="Sexta", seats=[HOST, invited])
        (message,) = (await personal.next())["messages"]
        assert (message["kind"], message["table_id"], "Sexta" in message["text"]) == ("invited", table, True)
        await bea.join(table)
        assert (await personal.next())["messages"] == []
    assert await messages(ana) == [(table, "full")]
    await ana.start(table)
    assert (table, "full") not in await messages(ana)
    declined = await ana.create(seats=[HOST, OPEN])
    await ana.hope("PUT", f"/api/tables/{declined}/seats/1", invited)
    assert (declined, "invited") in await messages(bea)
    await bea.hope("POST", f"/api/tables/{declined}/leave")
    assert (declined, "invited") not in await messages(bea)

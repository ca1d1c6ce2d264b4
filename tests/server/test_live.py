"""Sockets: what comes first, resuming, viewpoints, presence, chat, notes, personal messages."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from lisboa.server import asking, people
from lisboa.server.people import Person
from lisboa.server.routes import sockets
from lisboa.server.services import Services
from tests.server.cast import Cast, info, play_on, refused, scene
from tests.server.client import Client, Live, open_moves
from tests.server.playing import cut, golden

pytestmark = pytest.mark.slow

HOST = {"kind": "host"}
HOT = {"kind": "hot-seat"}
End = Callable[[Services, str], Awaitable[None]]


async def until_seq(live: Live, seq: int) -> list[dict[str, Any]]:
    """All updates up to this entry."""
    updates = [await live.until("update")]
    while updates[-1]["seq"] < seq:
        updates.append(await live.until("update"))
    return updates


async def named(live: Live, *names: str) -> dict[str, Any]:
    """The first presence with just these people."""
    while True:
        message = await live.until("presence")
        if [person["name"] for person in message["people"]] == list(names):
            return message


# What comes


@scene
async def test_a_table_that_waits_tells_of_itself_and_then_of_the_game(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(players=2)
    async with ana.live(table) as live:
        first = {(await live.next())["type"], (await live.next())["type"]}
        assert first == {"presence", "table"}
        await bea.join(table)
        joined = (await live.until("table"))["table"]
        assert joined["seats"][1]["person"]["name"] == "Bea"
        assert joined["you"]["host"]
        await ana.start(table)
        assert (await live.until("table"))["table"]["status"] == "running"
        update = await live.until("update")
        assert (update["seq"], update["frames"]) == (0, [])
        assert update["situation"] == await ana.situation(table)


@scene
async def test_every_seat_hears_of_a_move_as_it_may_know_it(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await cast.table(ana, bea)
    async with ana.live(table) as a, bea.live(table) as b, caio.live(table) as c, cast.somebody().live(table) as d:
        lives = (a, b, c, d)
        assert [(await live.until("update"))["seq"] for live in lives] == [0, 0, 0, 0]
        await play_on(table, [ana, bea], random.Random(1), 1)
        updates = [await live.until("update") for live in lives]
    assert [update["situation"]["seat"] for update in updates] == [0, 1, None, None]
    assert updates[0]["situation"] == await ana.situation(table)
    assert updates[2]["situation"] == await caio.situation(table)
    assert updates[1]["frames"] == (await bea.hope("GET", f"/api/tables/{table}/events"))["frames"]
    assert updates[3]["situation"]["decision"] is None


@scene
async def test_a_hot_seat_sees_the_game_from_whose_turn_it_is(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(seats=[HOST, HOT])
    await ana.start(table)
    async with ana.live(table) as live, ana.live(table, seat=1) as fixed:
        seats = set()
        for _ in range(15):
            situation = (await live.until("update"))["situation"]
            assert situation["seat"] == situation["turn"]
            assert (await fixed.until("update"))["situation"]["seat"] == 1
            seats.add(situation["seat"])
            await ana.move(table, open_moves(situation)[0], situation["seq"])
    assert seats == {0, 1}


@scene
async def test_the_table_is_told_anew_when_seats_or_status_change_in_a_running_game(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea, clock={"kind": "async", "hours_per_move": 24})
    async with bea.live(table) as live:
        await live.until("update")
        for paused in (True, False):
            await ana.act(table, "pause", 0, paused=paused)
            assert (await live.until("table"))["table"]["clock_state"]["paused"] == paused
        await ana.act(table, "resign", 2)
        assert (await live.until("table"))["table"]["seats"][0]["stand_in"] == "resigned"


@scene
async def test_the_table_is_told_anew_when_the_game_is_over(cast: Cast) -> None:
    ana = await cast.guest()
    game = golden("003")
    seq = len(game.moves) - 1
    table = (await ana.hope("POST", "/api/import", {"text": cut(game, seq)}))["id"]
    async with ana.live(table) as live:
        await live.until("update")
        await ana.move(table, game.moves[-1], seq)
        told = await live.next()
        assert (told["type"], told["table"]["status"]) == ("table", "over")
        assert (await live.next())["situation"]["over"]


@scene
async def test_the_table_is_told_anew_when_the_game_is_set_aside(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    games = cast.server.services.games
    async with bea.live(table) as live:
        await live.until("update")
        row = (await asyncio.to_thread(cast.server.call, lambda: games.current(table))).row
        await asyncio.to_thread(cast.server.call, lambda: games.quarantine(row, "told differently"))
        assert (await live.until("table"))["table"]["status"] == "quarantined"


# Resuming


@scene
async def test_a_socket_resumes_from_any_entry(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(players=1)
    await ana.start(table)
    await play_on(table, [ana], random.Random(2), 6)
    frames = (await ana.hope("GET", f"/api/tables/{table}/events"))["frames"]
    for since in range(6):
        async with ana.live(table, since=since) as live:
            update = await live.until("update")
            assert update["frames"] == frames[since:]
            assert update["seq"] == 6
    async with ana.live(table, since=999) as live:
        update = await live.until("update")
        assert (update["seq"], update["frames"], update["situation"]["seq"]) == (6, [], 6)
    async with ana.live(table, since=6) as live:
        update = await live.until("update")
        assert (update["seq"], update["frames"], update["situation"]["seq"]) == (6, [], 6)
        await play_on(table, [ana], random.Random(3), 1)
        update = await live.until("update")
        assert [frame["seq"] for frame in update["frames"]] == [7]


async def watch_badly(client: Client, table: str, last: int, rng: random.Random, seat: int | None) -> list[Any]:
    """Frames up to entry number `last` through a connection that breaks again and again."""
    frames: list[Any] = []
    while len(frames) < last:
        async with client.live(table, since=len(frames), seat=seat) as live:
            for _ in range(rng.randint(1, 3)):
                update = await live.until("update")
                frames += update["frames"]
                assert update["situation"]["seq"] == update["seq"] == len(frames)
                if len(frames) >= last:
                    break
    return frames[:last]  # a bot may have moved on for who resigned, and slow eyes see both at once


@scene
async def test_broken_connections_lose_nothing_and_repeat_nothing(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await cast.table(ana, bea, draft=True)
    rng = random.Random(4)
    watchers = [(ana, None), (ana, 0), (bea, None), (caio, None)]
    watching = [
        asyncio.create_task(watch_badly(client, table, 30, random.Random(n), seat))
        for n, (client, seat) in enumerate(watchers)
    ]
    await play_on(table, [ana, bea], rng, 29)
    await ana.act(table, "resign", 29)
    seen = await asyncio.gather(*watching)
    for (client, _), frames in zip(watchers, seen, strict=True):
        assert frames == (await client.hope("GET", f"/api/tables/{table}/events"))["frames"][:30]
    assert seen[0] == seen[1]


# Who is there


@scene
async def test_presence_counts_people_not_sockets(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(players=2)
    async with ana.live(table) as live:
        assert (await live.until("presence"))["people"] == [
            {"id": ana.me["id"], "name": "Ana", "guest": True, "former": False}
        ]
        async with bea.live(table) as one:
            await named(one, "Ana", "Bea")
            await named(live, "Ana", "Bea")
            async with bea.live(table) as two, cast.somebody().live(table):
                await named(two, "Ana", "Bea")
                assert (await named(live, "Ana", "Bea"))["nameless"] == 1
            assert (await named(live, "Ana", "Bea"))["nameless"] == 0
        await named(live, "Ana")


@scene
async def test_presence_is_sent_only_when_it_changes(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(players=2)
    async with ana.live(table) as live:
        await live.until("table")
        for _ in range(3):
            await asyncio.to_thread(cast.server.call, cast.server.services.hub.heal)
        await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "marker"})
        assert (await live.next())["type"] == "chat"


# Chat


@scene
async def test_chat_is_numbered_and_comes_to_everybody(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=2)
    await bea.join(table)
    path = f"/api/tables/{table}/chat"
    await refused(caio, "POST", path, {"text": "hello"}, status=403, error="forbidden")
    await refused(ana, "POST", path, {"text": " \n "}, status=400, error="bad-request", field="text")
    async with caio.live(table) as live:
        await live.until("table")
        said = await asyncio.gather(
            *(client.hope("POST", path, {"text": f"{n} 🎲"}) for client in (ana, bea) for n in range(10))
        )
        heard = [await live.until("chat") for _ in said]
    assert sorted(line["number"] for line in said) == list(range(1, 21))
    assert sorted(line["number"] for line in heard) == list(range(1, 21))
    lines = await caio.hope("GET", path)
    assert lines == sorted(said, key=lambda line: line["number"])
    assert await caio.hope("GET", path, since=18) == lines[18:]
    kept = await ana.hope("POST", path, {"text": "  two\nlines\u0000\u0007 "})
    assert kept["text"] == "two\nlines"
    family = "👨\u200d👩\u200d👧"
    turned = await ana.hope("POST", path, {"text": f"\u2066a\u202eb\u202c\u2069 {family} \u202a"})
    assert turned["text"] == f"ab {family}"
    await refused(ana, "POST", path, {"text": "\u202e \u2069"}, status=400, error="bad-request", field="text")


@scene
async def test_a_guest_cannot_pass_for_an_account_in_chat_and_presence(cast: Cast) -> None:
    """A guest had the name before the account took it; afterwards nobody new can."""
    name = f"Ana {uuid.uuid4().hex[:12]}"
    false, ana = await cast.guest(name), await cast.guest()
    ana.me = await ana.hope("POST", "/api/me/account", {"name": name, "password": "correct horse"})
    await refused(cast.somebody(), "POST", "/api/guest", {"name": name}, status=409, error="name-taken", field="name")
    table = await ana.create(players=2)
    await false.join(table)
    path = f"/api/tables/{table}/chat"
    async with ana.live(table) as live, false.live(table):
        while len(present := (await live.until("presence"))["people"]) < 2:
            pass
        assert {person["id"]: person["guest"] for person in present} == {ana.me["id"]: False, false.me["id"]: True}
        for client, guest in ((ana, False), (false, True)):
            said = await client.hope("POST", path, {"text": "it is me"})
            heard = (await live.until("chat"))["person"]
            assert said["person"] == heard == {"id": client.me["id"], "name": name, "guest": guest, "former": False}
    assert [line["person"]["guest"] for line in await ana.hope("GET", path)] == [False, True]


@scene
async def test_the_host_may_hide_the_chat_from_spectators(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=3, spectator_chat=False)
    await bea.join(table)
    path = f"/api/tables/{table}/chat"
    await refused(caio, "GET", path, status=403, error="forbidden")
    await refused(cast.somebody(), "GET", path, status=403, error="forbidden")
    async with bea.live(table) as player, caio.live(table) as spectator:
        await player.until("table")
        await spectator.until("table")
        await ana.hope("POST", path, {"text": "secret"})
        assert (await player.until("chat"))["text"] == "secret"
        await caio.join(table)
        await spectator.until("table")
        await ana.hope("POST", path, {"text": "welcome"})
        assert (await spectator.until("chat"))["text"] == "welcome"
        await caio.hope("POST", f"/api/tables/{table}/leave")
        await ana.hope("POST", path, {"text": "hidden"})
        assert (await player.until("chat"))["text"] == "welcome"
        assert (await player.until("chat"))["text"] == "hidden"
        await spectator.until("table")
    everything = b"".join(caio.received)
    assert b"welcome" in everything
    assert b"secret" not in everything
    assert b"hidden" not in everything


@scene
async def test_who_leaves_a_table_without_spectators_sees_no_more_of_it(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await ana.create(players=2, spectators=False)
    await bea.join(table)
    async with bea.live(table) as live:
        await live.until("table")
        await ana.hope("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
        await live.closed(4403)
    await caio.join(table)
    await ana.start(table)
    async with caio.live(table) as live:
        await live.until("update")


@scene
async def test_notes_are_private(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    path = f"/api/tables/{table}/notes"
    assert await ana.hope("GET", path) == {"text": ""}
    await ana.hope("PUT", path, {"text": "watch the\n🏛 cards"})
    await ana.hope("PUT", path, {"text": "watch the\n🏛 cards!"})
    assert await ana.hope("GET", path) == {"text": "watch the\n🏛 cards!"}
    assert await bea.hope("GET", path) == {"text": ""}
    await refused(cast.somebody(), "GET", path, status=401, error="not-logged-in")
    for client in (bea, cast.somebody()):
        await client.situation(table)
        await info(client, table)
    assert b"watch the" not in b"".join(bea.received)


# Whose session has ended


async def log_out(services: Services, person_id: str) -> None:
    """As the route does it."""
    await services.sessions.change(person_id, lambda connection: people.end_sessions(connection, person_id))
    services.hub.logged_out(person_id)


async def revoke(services: Services, person_id: str) -> None:
    """All tokens of a person, as the route does it."""

    def write(connection: Connection) -> None:
        for token in people.list_tokens(connection, person_id):
            people.revoke_token(connection, person_id, token.id)

    await services.database.write_sync(write)
    services.hub.token_revoked(person_id)


@scene
async def test_a_socket_that_is_admitted_while_its_session_ends_is_closed(cast: Cast) -> None:
    who = asking.who
    host = await cast.guest()
    table = await host.create(players=2)
    for end in (log_out, revoke):
        for path in (f"/api/tables/{table}/live", "/api/me/live"):
            client = await cast.guest()
            if end is revoke:
                secret = (await client.hope("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
                client.http.headers["authorization"] = f"Bearer {secret}"

            async def just_before(connection: Any, services: Services, end: End = end) -> Person | None:
                person = await who(connection, services)
                if person is not None:
                    await end(services, person.id)
                return person

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(asking, "who", just_before)
                async with client.connected(path) as live:
                    await live.closed(1012)


@scene
async def test_a_silent_socket_tells_that_it_lives(cast: Cast) -> None:
    """A page sees no pings: without this it could not know a dead connection from a game where nobody moves."""
    (ana,) = await cast.guests("Ana")
    table = await ana.create(players=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sockets, "HEARTBEAT_SECONDS", 0.05)
        async with ana.live(table) as at_table, ana.personal() as personal:
            for live in (at_table, personal):
                await live.heartbeat()
                await live.heartbeat()


# A person's own socket


@scene
async def test_a_personal_socket_tells_which_tables_wait(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    async with bea.personal() as one, bea.personal() as two, ana.personal() as host:
        for live in (one, two, host):
            assert await live.next() == {"type": "messages", "messages": []}
        table = await ana.create(seats=[{"kind": "open"}, HOST])
        await bea.join(table)
        assert [m["kind"] for m in (await host.next())["messages"]] == ["full"]
        await ana.start(table)
        first = await bea.situation(table)
        mover, other = (bea, ana) if first["decision"] is not None else (ana, bea)
        if mover is bea:
            (message,) = (await one.next())["messages"]
            assert (message["kind"], message["decision"]) == ("your-turn", first["decision"]["kind"])
            await bea.hope("POST", f"/api/me/messages/read?table={table}")
            assert (await one.next())["messages"] == []
        while (now := await mover.situation(table))["decision"] is not None:
            await mover.move(table, open_moves(now)[0], now["seq"])
        situation = await other.situation(table)
        messages = await other.hope("GET", "/api/me/messages")
        assert [(m["kind"], m["decision"], m["seq"]) for m in messages if m["kind"] == "your-turn"] == [
            ("your-turn", situation["decision"]["kind"], situation["seq"])
        ]
        listening = one if other is bea else host
        while not (heard := (await listening.next())["messages"]) or heard[-1]["seq"] != situation["seq"]:
            pass
        assert heard == messages


@scene
async def test_a_personal_socket_tells_of_rewinds_until_they_are_answered(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    await play_on(table, [ana, bea], random.Random(5), 5)
    async with bea.personal() as live:
        await live.next()
        await ana.act(table, "rewind", 5, to=0)
        heard = (await live.next())["messages"]
        assert "rewind" in [message["kind"] for message in heard]
        await bea.act(table, "rewind/answer", 6, agree=False)
        while "rewind" in [message["kind"] for message in heard]:
            heard = (await live.next())["messages"]

"""Games leave as files and come in as files: to analyse, to continue, and the same game comes out again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa.cli.main import app
from lisboa.game import Game
from tests.golden.recording import GAMES
from tests.server.client import Client, open_moves
from tests.server.playing import HOST, HOT_SEAT, OPEN, bot, cut, golden, imported, people_at, table_of
from tests.server.running import Running

CORPUS = sorted(GAMES.glob("[0-9]*.txt"))


async def export(person: Client, table_id: str, kind: str, **params: Any) -> str:
    answer = await person.ask("GET", f"/api/tables/{table_id}/export", format=kind, **params)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="lisboa-{table_id}.')
    return answer.text


def test_a_running_game_leaves_as_what_the_seat_knows(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            await table.steps(12)
            await table.post(table.host, "rewind", to=3)
            seed = await seed_of(table.id)
            for seat, person in enumerate(table.people):
                record = json.loads(await export(person, table.id, "json"))
                assert (record["format"], record["seq"]) == ("lisboa-seat-record-1", 13)
                assert record["view"] == (await person.situation(table.id, seat=seat))["view"]
                assert record["frames"] == await table.frames(person)
                text = await export(person, table.id, "text")
                assert "13. green: rewind-asked 3" in text
                for data in (json.dumps(record), text):
                    assert seed not in data
                assert (await person.ask("POST", "/api/import", {"game": record})).status_code == 422

    async def seed_of(table_id: str) -> str:
        live = await asyncio.to_thread(
            lambda: shared_server.call(lambda: shared_server.services.games.current(table_id))
        )
        assert live.row.seed is not None
        return live.row.seed

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["text", "json"])
def test_a_finished_game_leaves_as_a_file_that_can_be_verified(
    shared_server: Running, kind: str, tmp_path: Path
) -> None:
    async def run() -> str:
        game = golden("003")
        async with imported(shared_server.base, cut(game, len(game.moves) - 1)) as table:
            await table.post(table.host, "moves", move=game.moves[-1])
            return await export(table.host, table.id, kind)

    file = tmp_path / f"game.{'txt' if kind == 'text' else 'json'}"
    file.write_text(asyncio.run(run()), encoding="utf-8")
    written = file.read_text(encoding="utf-8")
    game = Game.from_text(written) if kind == "text" else Game.from_json(json.loads(written))
    assert (game.state_hash(), game.moves) == (golden("003").state_hash(), golden("003").moves)
    verified = CliRunner().invoke(app, ["replay", "--verify", str(file)])
    assert verified.exit_code == 0, verified.output


def test_who_owns_all_seats_has_the_file_at_once(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 1, players=1) as table:
            await table.steps(10)
            game = Game.from_text(await export(table.host, table.id, "text"))
            assert (game.solo, len(game.moves)) == (True, 10)
        async with table_of(shared_server.base, 1, seats=[HOST, bot()]) as table:
            assert "Seed" not in await export(table.host, table.id, "text")
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT]) as table:
            assert "Seed" in await export(table.host, table.id, "text")
            record = json.loads(await export(table.host, table.id, "json", seat=1))  # two people share a screen
            assert record["seat"] == "yellow"
            assert record["view"] == (await table.host.situation(table.id, seat=1))["view"]

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("path", CORPUS[::20], ids=lambda path: path.stem)
def test_recorded_games_come_in_and_end_the_same(shared_server: Running, path: Path) -> None:
    async def run() -> None:
        text = path.read_text(encoding="utf-8")
        game = Game.from_text(text)
        async with people_at(shared_server.base, 1) as [ana]:
            for body in ({"text": text}, {"game": game.to_json()}):
                info = await ana.hope("POST", "/api/import", body)
                assert (info["status"], info["seq"], info["imported"]) == ("over", len(game.moves), True)
                assert info["result"]["totals"] == [sheet["total"] for sheet in game.scores()]
                assert info["result"]["ranking"] == game.ranking()
                out = Game.from_text(await export(ana, info["id"], "text"))
                assert (out.moves, out.state_hash()) == (game.moves, game.state_hash())
                middle = len(game.moves) // 2
                point = await ana.hope("GET", f"/api/tables/{info['id']}/history/{middle}")
                assert point["moves"] == middle

    asyncio.run(run())


@pytest.mark.slow
def test_a_game_is_continued_with_others_and_bots(shared_server: Running) -> None:
    async def run() -> None:
        game = golden("005")
        seats = [HOST, OPEN, bot()]
        async with imported(shared_server.base, cut(game, 40), 2, seats=seats) as table:
            info = await table.info()
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
            moved = 0
            while moved < 6:
                for person in table.people:
                    situation = await person.situation(table.id)
                    if situation["decision"] is not None:
                        await person.move(table.id, open_moves(situation)[0], situation["seq"])
                        moved += 1
                await asyncio.sleep(0.01)
            frames = await table.frames()
            assert {frame["note"] for frame in frames[:40]} == {"imported"}
            assert frames[40]["note"] is None
            hidden = await table.people[1].ask("GET", f"/api/tables/{table.id}/history/40", seat=0)
            assert hidden.status_code == 403

    asyncio.run(run())


def test_a_position_is_analysed_and_leaves_as_one(shared_server: Running) -> None:
    async def run() -> None:
        game = Game.from_position(Game.from_text(cut(golden("002"), 100)).position())
        for _ in range(3):
            game.play(game.legal_moves()[0])
        for body in ({"text": game.to_text()}, {"game": game.to_json()}):
            async with people_at(shared_server.base, 1) as [ana]:
                info = await ana.hope("POST", "/api/import", body)
                situation = await ana.situation(info["id"])
                assert situation["moves"] == 3
                later = await ana.move(info["id"], open_moves(situation)[0], situation["seq"])
                back = await ana.act(info["id"], "rewind", later["seq"], to=0)
                assert back["situation"]["moves"] == 0
                out = Game.from_text(await export(ana, info["id"], "text"))
                assert out.state_hash() == Game.from_position(golden_position(game)).state_hash()

    def golden_position(game: Game) -> Any:
        return game.to_json()["header"]["Position"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda text: text.replace("18 yellow: ship", "18 yellow: fly"), True, "move 18: fly"),
        (lambda text: text.replace("18 yellow: ship", "hello"), True, "line"),
        (lambda _: "", False, ""),
        (lambda text: text.replace("[Players 2]", "[Players 9]"), False, "layers"),
    ],
    ids=["a bad move", "a bad line", "nothing", "a bad header"],
)
def test_bad_files_are_refused_with_line_and_reason(
    shared_server: Running, change: Any, line: bool, reason: str
) -> None:
    async def run() -> None:
        text = change(cut(golden("003"), 20))
        assert text != cut(golden("003"), 20)
        async with people_at(shared_server.base, 1) as [ana]:
            answer = await ana.ask("POST", "/api/import", {"text": text})
            assert answer.status_code == 422, answer.text
            told = answer.json()
            assert (told["error"], told["field"]) == ("bad-game-file", "text")
            assert (told["line"] > 0) == line
            assert reason in told["detail"]
            assert await ana.hope("GET", "/api/me/tables") == []

    asyncio.run(run())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "x", "game": {}},
        {"game": {}},
        {"game": {"header": {"Players": 2}, "moves": "all"}},
        {"text": cut(golden("003"), 5), "seats": [HOST]},
        {"text": cut(golden("003"), 5), "seats": [HOST, {"kind": "lacerda"}]},
        {"text": cut(golden("003"), 5), "seats": [HOST, HOST]},
        {"text": cut(golden("003"), 5), "seats": [HOST, bot("nobody")]},
    ],
)
def test_wishes_that_do_not_fit_are_refused(shared_server: Running, body: dict[str, Any]) -> None:
    async def run() -> None:
        async with people_at(shared_server.base, 1) as [ana]:
            answer = await ana.ask("POST", "/api/import", body)
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["field"]

    asyncio.run(run())


def test_strangers_do_not_join_who_knows_every_card(shared_server: Running) -> None:
    async def run() -> None:
        text = cut(golden("005"), 5)
        async with people_at(shared_server.base, 2) as [ana, bea]:
            for seats in ([HOST, OPEN, bot()], [HOT_SEAT, HOST, OPEN]):
                answer = await ana.ask("POST", "/api/import", {"text": text, "seats": seats, "public": True})
                assert (answer.status_code, answer.json()["field"]) == (400, "public")
                info = await ana.hope("POST", "/api/import", {"text": text, "seats": seats})
                assert (info["public"], info["imported"]) == (False, True)
                assert (await bea.ask("POST", f"/api/tables/{info['id']}/join", {})).status_code == 404
                assert (await bea.join(info["id"], invite=info["invite"]))["imported"]
            own = {"text": text, "seats": [HOST, HOT_SEAT, bot()], "public": True}
            assert (await ana.hope("POST", "/api/import", own))["public"]

    asyncio.run(run())


def test_a_solo_game_has_no_clock_however_it_came(shared_server: Running) -> None:
    async def run() -> None:
        clock = {"kind": "async", "hours_per_move": 1}
        solo = next(path for path in CORPUS if "solo" in path.stem).read_text(encoding="utf-8")
        async with people_at(shared_server.base, 1) as [ana]:
            for answer in (
                await ana.ask("POST", "/api/tables", {"players": 1, "clock": clock}),
                await ana.ask("POST", "/api/import", {"text": solo, "clock": clock}),
            ):
                assert (answer.status_code, answer.json()["field"]) == (400, "clock")

    asyncio.run(run())

"""What if: copies to try things on follow the rules, and are made of nothing but the seat's view, a seed and moves."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import lisboa
from lisboa import Game
from lisboa.server import planning
from lisboa.server.assist_answers import Plan
from lisboa.server.limits import MAX_PLANS
from lisboa.server.problems import Problem
from tests.server.client import crowd, open_moves
from tests.server.running import Running
from tests.server.world import answer_of, world

GAMES: list[dict[str, Any]] = [
    {"players": 2, "seed": 1},
    {"players": 4, "seed": 3, "draft": True, "goals": True, "city_tokens": True},
    {"players": 1, "seed": 4},
]
SOME = [GAMES[0], *(pytest.param(options, marks=pytest.mark.slow) for options in GAMES[1:])]  # one is quick enough


def played(options: dict[str, Any], moves: int) -> Game:
    """A game after some moves of bots."""
    game = Game(**options)
    for number in range(moves):
        game.play(lisboa.bots.move(game, "eager", number))
    return game


def plan(game: Game, seat: int, seed: int, moves: list[str]) -> Plan:
    return planning.plan(planning.Copy(planning.sample_of(game, seat, seed), seat, seed), moves, 5)


@pytest.mark.parametrize("options", SOME, ids=str)
@pytest.mark.parametrize("moves", [3, 40, 80])
def test_games_that_look_alike_have_the_same_plans(options: dict[str, Any], moves: int) -> None:
    """RUL-30: view, seed and moves are all that an answer depends on, step by step to the end of a turn and beyond."""
    game, rng = played(options, moves), random.Random(moves)
    seat = 0 if options["players"] == 1 else rng.randrange(game.players)
    twin = game.resample(seat, rng)
    assert twin.position() != game.position()
    wishes: list[str] = []
    for _ in range(12):
        found = plan(game, seat, 9, wishes)
        assert plan(twin, seat, 9, wishes) == found
        assert found.decision is not None
        options_open = [option.notation for option in found.decision.options if option.enabled]
        wishes.append(rng.choice([*options_open, "auto", "auto-to-me"]))


@pytest.mark.parametrize("options", SOME, ids=str)
def test_the_copy_looks_like_the_table_before_the_first_move(options: dict[str, Any]) -> None:
    game = played(options, 50)
    found = plan(game, 0, 1, [])
    assert found.view == game.view(0)
    assert (found.turn, found.made, found.frames) == (game.turn, [], [])
    assert found.scores == game.scores()


def test_another_seed_makes_up_something_else() -> None:
    game = played(GAMES[0], 40)
    ends = [plan(game, 0, seed, ["auto"] * 60).view for seed in range(3)]
    assert ends[0] != ends[1] != ends[2]


def test_bots_go_on_until_the_seat_has_to_decide() -> None:
    game = played(GAMES[1], 40)
    for seat in range(4):
        found = plan(game, seat, 1, ["auto-to-me"])
        assert found.turn == seat
        assert len(found.frames) == len(found.made)
        assert all(frame.seat != seat for frame in found.frames)
        assert plan(game, seat, 1, ["auto-to-me", "auto-to-me"]).made == found.made, "nothing more to do"
        assert plan(game, seat, 1, found.made).view == found.view, "the moves alone lead to the same place"


def test_frames_are_those_of_the_last_wish() -> None:
    game = played(GAMES[0], 40)
    one = plan(game, 0, 1, ["auto", "auto", "auto"])
    assert len(one.made) == 3
    assert [(frame.seq, frame.kind) for frame in one.frames] == [(3, "move")]
    assert one.frames[0].events[0].kind == "move"


def test_the_end_of_a_game_is_an_end() -> None:
    game = played({"players": 2, "seed": 2}, 0)
    while len(game.moves) < 1000 and not game.is_over:
        game.play(lisboa.bots.move(game, "eager", 1))
        if game.view(None)["ending"] != "no":
            break
    found = plan(game, 0, 1, ["auto"] * 300)
    assert found.over
    assert (found.decision, found.turn) == (None, None)
    assert plan(game, 0, 1, [*found.made, "auto", "auto-to-me"]).made == found.made


def test_an_illegal_move_is_told_with_its_place_and_its_rule() -> None:
    game = played(GAMES[0], 40)
    with pytest.raises(Problem) as refused:
        plan(game, 0, 1, ["auto", "dance", "auto"])
    told = refused.value.told()
    assert (told.status, told.error, told.index, told.field, told.rule) == (422, "illegal-move", 1, "moves", "NOTATION")


def test_work_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MAX_PLAYED", 5)
    game = played(GAMES[0], 40)
    assert len(plan(game, 0, 1, ["auto"] * 5).made) == 5
    with pytest.raises(Problem, match="more than 5 moves"):
        plan(game, 0, 1, ["auto"] * 6)


# At the server


def test_whoever_has_a_seat_plans_without_changing_anything(server: Running) -> None:
    async def run() -> None:
        async with crowd(server.base, "Ana", "Bea", "Caio") as (ana, bea, caio, _):
            table = await ana.create(players=2)
            await bea.join(table)
            await ana.start(table)
            path = f"/api/tables/{table}/plan"
            before = await ana.situation(table)
            for client in (ana, bea):
                told = await client.hope("POST", path, {"seed": 3, "moves": ["auto", "auto-to-me"]})
                again = await client.hope("POST", path, {"seed": 3, "moves": told["made"], "seat": told["seat"]})
                assert told["turn"] == told["seat"] == (await client.situation(table))["seat"]
                assert (again["view"], again["made"]) == (told["view"], told["made"])
                assert open_moves(again)
            assert await ana.situation(table) == before
            others = await ana.ask("POST", path, {"seed": 3, "moves": [], "seat": 1})
            spectator = await caio.ask("POST", path, {"seed": 3, "moves": []})
            much = await ana.ask("POST", path, {"seed": 3, "moves": ["auto"] * 301})
            assert [answer_of(one) for one in (others, spectator, much)] == [
                "403 forbidden",
                "403 forbidden",
                "400 bad-request",
            ]

    asyncio.run(run())


@pytest.mark.slow
def test_plans_are_rationed(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url) as there:
            path = f"/api/tables/{there.tables['running']}/plan"
            answers = [
                answer_of(await there.people["other"].ask("POST", path, {"seed": 1})) for _ in range(MAX_PLANS + 1)
            ]
            assert answers == ["200"] * MAX_PLANS + ["429 too-many-requests"]

    asyncio.run(run())

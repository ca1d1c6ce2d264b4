"""Hints: what the greedy bot would play, why, and that it knows only what the seat knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import lisboa
from lisboa import Game
from lisboa.bots import BOTS
from lisboa.engine import flow, notation
from lisboa.engine.playout import own_dice
from lisboa.server import bot_pool, hints
from lisboa.server.bot_pool import BotPool, question_of
from lisboa.server.bot_worker import LONGEST_MOVE
from lisboa.server.hint_search import RankedMove, rank_moves
from lisboa.server.rate_limits import MAX_HINTS
from tests.server import faulty_bots
from tests.server.client import Refusal, crowd, open_moves
from tests.server.running import Running
from tests.server.world import IdlePool, answer_of, world

GAMES: list[dict[str, Any]] = [
    {"players": 2, "seed": 1, "draft": True},
    {"players": 4, "seed": 3, "goals": True, "city_tokens": True},
    {"players": 1, "seed": 4},
]
SOME = [GAMES[0], *(pytest.param(options, marks=pytest.mark.slow) for options in GAMES[1:])]  # one is quick enough


def decisions(options: dict[str, Any], every: int) -> Iterator[Game]:
    """Of a game that greedy bots play."""
    game = Game(**options)
    while not game.is_over:
        if len(game.moves) % every == 0:
            yield game
        game.play(lisboa.bots.move(game, "greedy", len(game.moves)))


def ranking(game: Game) -> str:
    """What a worker answers."""
    return rank_moves(question_of(game, hints.SEED).document, "greedy", hints.SEED)


@pytest.mark.parametrize("options", SOME, ids=str)
def test_the_first_hint_is_what_the_bot_plays(options: dict[str, Any]) -> None:
    for game in decisions(options, 3):
        answer = ranking(game)
        found = msgspec.json.decode(answer, type=list[RankedMove])
        sample = Game.from_position(question_of(game, hints.SEED).document)
        chosen = BOTS["greedy"].choose(sample._state, sample._offers.codes, own_dice(1))
        assert found[0].move == notation.write(flow.kind_of(sample._state), chosen)
        assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
        moves = [one.move for one in found]
        assert len(moves) == len(set(moves)) == min(3, len(game.legal_moves()))
        assert set(moves) <= set(game.legal_moves())
        assert len(answer) < LONGEST_MOVE


@pytest.mark.parametrize("options", SOME, ids=str)
def test_games_that_look_alike_get_the_same_hints(options: dict[str, Any]) -> None:
    """RUL-30: whatever is hidden from the seat, in words too."""
    rng, differed = random.Random(2), 0
    for game in decisions(options, 11):
        assert game.turn is not None
        twin = game.resample(game.turn, rng)
        differed += twin.position() != game.position()
        assert hints.told(twin, ranking(twin)) == hints.told(game, ranking(game))
    assert differed > 5


def test_reasons_tell_the_strongest_facts_first() -> None:
    gain = {
        "houses_built.left": 1,
        "wigs": 4,
        "final": 9,
        "reis": -7,
        "officials": -1,
        "cubes.fire": 1,
        "goods.gold": 1,
    }
    assert hints.facts(gain) == [("store", 1), ("final", 9), ("wigs", 4)]
    assert hints.facts({"officials": -2, "reis": 3}) == [("officials", 2), ("reis", 3)]
    assert hints.facts({"officials": 2, "reis": -3, "favors.king": -1}) == []
    assert hints.facts({"wigs": 3, "final": 3}) == [("wigs", 3)], "the same need not be told twice"


@pytest.mark.slow
def test_a_turn_that_builds_a_store_is_told_so() -> None:
    """The reason is that of the whole line, not of the first step."""
    reasons = [
        hint.reason
        for game in decisions(GAMES[0], 1)
        if game.decision is not None and game.decision.kind == "plot"
        for hint in hints.told(game, ranking(game))
    ]
    assert len(reasons) > 5
    assert all("store built" in reason for reason in reasons)


# At the server


def test_only_who_decides_gets_hints_and_nobody_learns_of_it(server: Running) -> None:
    async def run() -> None:
        async with crowd(server.base, "Ana", "Bea") as (ana, bea, _):
            table = await ana.create(players=2)
            await bea.join(table)
            await ana.start(table)
            situation = await ana.situation(table)
            mover, other = (ana, bea) if situation["decision"] else (bea, ana)
            before = await other.situation(table)
            told = await mover.hope("POST", f"/api/tables/{table}/hint", {})
            again = await mover.hope("POST", f"/api/tables/{table}/hint", {"seat": situation["turn"]})
            assert told == again
            moves = open_moves(await mover.situation(table))
            assert [hint["move"] for hint in told["hints"]]
            assert {hint["move"] for hint in told["hints"]} <= set(moves)
            assert all(hint["text"] and hint["reason"] for hint in told["hints"])
            assert await other.situation(table) == before
            with pytest.raises(Refusal) as refused:
                await other.hope("POST", f"/api/tables/{table}/hint", {})
            assert refused.value.body["error"] == "not-your-turn"

    asyncio.run(run())


@pytest.mark.slow
def test_hints_are_rationed(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url) as there:
            path = f"/api/tables/{there.tables['running']}/hint"
            answers = [answer_of(await there.people["turn"].ask("POST", path, {})) for _ in range(MAX_HINTS + 1)]
            assert answers == ["200"] * MAX_HINTS + ["429 too-many-requests"]

    asyncio.run(run())


@pytest.mark.slow
def test_no_bot_has_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> None:
        return None

    async def run() -> None:
        async with world(sqlite_url) as there:
            monkeypatch.setattr(IdlePool, "ranking", none)
            response = await there.people["turn"].ask("POST", f"/api/tables/{there.tables['running']}/hint", {})
            assert answer_of(response) == "503 busy"

    asyncio.run(run())


@pytest.mark.slow
def test_a_search_that_fails_or_never_ends_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots go on after it."""

    async def run() -> None:
        game = Game(players=2, seed=1)
        pool = BotPool(1, 1.0)
        pool.start()
        try:
            for fault in (faulty_bots.never_ends, faulty_bots.never_helps):
                monkeypatch.setattr(bot_pool, "rank_moves", fault)
                assert await pool.ranking(game, 0) is None
            assert (await pool.move(game, "greedy", 0)).note is None
        finally:
            await pool.close()

    asyncio.run(run())

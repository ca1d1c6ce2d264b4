"""Hints: what a bot would play, what it expects, why, and that it knows only what the seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import lisboa
from lisboa import Game
from lisboa.bots import Prospect, study
from lisboa.insight import Fact
from lisboa.server import hint_desk, hints
from lisboa.server.bot_pool import BotPool
from lisboa.server.bot_worker import LONGEST_MOVE
from lisboa.server.hint_desk import HintDesk, NoHint
from lisboa.server.hint_search import RankedMove, comparison, ranked, written
from lisboa.server.hint_turns import MOST_OF_ADDRESS, MOST_OF_PERSON, Asker, TooManyHints, Turns
from lisboa.server.rate_limits import MAX_HINTS
from lisboa.server.worker_processes import question_of
from lisboa.text import LOCALES
from tests.server import faulty_bots
from tests.server.client import Refusal, crowd, open_moves
from tests.server.playing import HOST, HOT_SEAT, bot
from tests.server.running import Running, running
from tests.server.world import FEW, QuickHints, answer_of, world

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


def sample_of(game: Game) -> Game:
    """What a worker gets."""
    return Game.from_position(question_of(game, hints.SEED).document)


def ranking(game: Game) -> str:
    """What a worker answers, with a shorter search."""
    return written(ranked(sample_of(game), hints.SEED, FEW))


@pytest.mark.parametrize("options", SOME, ids=str)
def test_hints_are_what_the_search_finds_best(options: dict[str, Any]) -> None:
    for game in decisions(options, 31):
        answer = ranking(game)
        found = msgspec.json.decode(answer, type=list[RankedMove])
        moves = [one.move for one in found]
        best = study(sample_of(game), hints.SEED, FEW)[:3]
        assert moves == [one.move for one in best]
        assert [fact for fact in found[0].facts if fact.kind == "better"] == comparison(best)
        assert set(moves) <= set(game.legal_moves())
        assert all(one.line[0] == one.move and one.facts and 0 <= one.chance <= 1 for one in found)
        assert len(answer) < LONGEST_MOVE


@pytest.mark.parametrize("options", SOME, ids=str)
def test_games_that_look_alike_get_the_same_hints(options: dict[str, Any]) -> None:
    """RUL-30: whatever is hidden from the seat, in words too."""
    rng, differed = random.Random(2), 0
    for game in decisions(options, 29):
        assert game.turn is not None
        twin = game.resample(game.turn, rng)
        differed += twin.position() != game.position()
        assert hints.told(twin, ranking(twin)) == hints.told(game, ranking(game))
    assert differed > 3


@pytest.mark.parametrize("locale", LOCALES)
def test_hints_in_words(locale: str) -> None:
    """The option in the words of the decision, every fact, the rest of the turn."""
    game = next(game for game in decisions(GAMES[2], 1) if game.decision is not None and game.decision.kind == "main")
    assert game.decision is not None
    options = {option.notation: option.text for option in game.decision.in_language(locale).options}
    found = msgspec.json.decode(ranking(game), type=list[RankedMove])
    for hint, one in zip(hints.told(game, written(found), locale), found, strict=True):
        assert hint.text == options[hint.move]
        assert len(hint.line) == len(one.line) - 1
        assert all(hint.line)
        assert [fact.kind for fact in hint.facts] == [fact.kind for fact in one.facts]
        assert all(fact.text in hint.reason for fact in hint.facts)
        assert (hint.wigs, hint.margin, hint.chance) == (one.wigs, one.margin, one.chance)


def test_how_much_the_first_move_is_better() -> None:
    def prospect(margin: float) -> Prospect:
        return Prospect(move="", simulations=1, wigs=60, margin=margin, chance=0.5, rank=0, line=(), kinds=())

    assert comparison([prospect(3.2), prospect(-0.1), prospect(-9)]) == [Fact("better", 0, {"wigs": 3})]
    assert comparison([prospect(3.2), prospect(3.0)]) == []
    assert comparison([prospect(3.2)]) == []


def test_the_rank_within_reach_is_told_in_solo_only() -> None:
    """The next one, or the one that the bot expects."""
    game = Game(players=1, seed=4)
    found = ranked(sample_of(game), hints.SEED, FEW)
    for expected, rank, decrees in ((0.4, "courtier", 6), (1.6, "favourite", 7)):
        told = hints.rank_told(game, written([msgspec.structs.replace(found[0], rank=expected)]))
        assert told is not None
        assert (told.rank, told.missing["stores"], told.missing["decrees"]) == (rank, 4, decrees)
        assert f"{decrees} more decrees" in told.text
    assert hints.rank_told(Game(players=2, seed=4), written(found)) is None


# At the server


@pytest.mark.slow
def test_only_who_decides_gets_hints_and_nobody_learns_of_it(server: Running) -> None:
    async def run() -> None:
        async with crowd(server.base, "Ana", "Bea") as (ana, bea, _):
            table = await ana.create(players=2)
            await bea.join(table)
            await ana.start(table)
            situation = await ana.situation(table)
            mover, other = (ana, bea) if situation["decision"] else (bea, ana)
            before = await other.situation(table)
            told = await mover.hope("POST", f"/api/tables/{table}/hint", {"seat": situation["turn"]})
            moves = open_moves(await mover.situation(table))
            assert [hint["move"] for hint in told["hints"]]
            assert {hint["move"] for hint in told["hints"]} <= set(moves)
            assert all(hint["text"] and hint["reason"] and hint["facts"] for hint in told["hints"])
            assert told["rank"] is None
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
    """Who asks is told to try again, who runs the server why."""

    async def none(*_: object) -> str:
        raise NoHint("the cat sleeps on it")

    async def run() -> None:
        async with world(sqlite_url) as there:
            monkeypatch.setattr(QuickHints, "ranking", none)
            with capture_logs() as logs:
                response = await there.people["turn"].ask("POST", f"/api/tables/{there.tables['running']}/hint", {})
            assert answer_of(response) == "503 busy"
            assert "cat" not in response.text
            [told] = [line for line in logs if line["event"] == "no hint"]
            assert (told["table"], told["reason"]) == (there.tables["running"], "the cat sleeps on it")

    asyncio.run(run())


def test_a_hint_that_is_not_given_or_given_again_does_not_count(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: object) -> str:
        raise NoHint("there is no time")

    async def run() -> None:
        async with world(sqlite_url) as there:
            path = f"/api/tables/{there.tables['running']}/hint"
            person = there.people["turn"]
            found = answer_of(await person.ask("POST", path, {}))
            with monkeypatch.context() as busy:
                busy.setattr(QuickHints, "ranking", none)
                refused = {answer_of(await person.ask("POST", path, {})) for _ in range(MAX_HINTS + 1)}
            game = (await there.services.games.current(there.tables["running"])).play.game
            monkeypatch.setattr(QuickHints, "known", lambda *_: ranking(game))
            monkeypatch.setattr(hints, "told", lambda *_: [])
            again = {answer_of(await person.ask("POST", path, {})) for _ in range(MAX_HINTS + 1)}
            assert (found, refused, again) == ("200", {"503 busy"}, {"200"})

    asyncio.run(run())


def asker(name: str, address: str = "here") -> Asker:
    return Asker(name, address)


def test_people_have_a_search_in_turn_and_who_goes_away_holds_up_nobody() -> None:
    async def run() -> str:
        turns, served = Turns(1), ""

        async def one(person: str) -> None:
            nonlocal served
            await turns.take(person, 60)
            served += person

        await turns.take("x", 60)
        tasks = []
        for person in "aaabbc":
            tasks.append(asyncio.create_task(one(person)))
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await turns.take("d", 0)
        tasks[3].cancel()  # the first one of b, before his turn
        for _ in tasks:
            turns.give_back()
            if served == "ab":
                tasks[5].cancel()  # c has just been given a place
            await asyncio.gather(*(asyncio.sleep(0) for _ in range(3)))
        return served

    assert asyncio.run(run()) == "abaa"


def test_nobody_waits_for_many_hints() -> None:
    turns = Turns(1)
    for _ in range(MOST_OF_PERSON):
        turns.come(asker("ana"))
    with pytest.raises(TooManyHints, match="you wait for 2"):
        turns.come(asker("ana", "there"))
    for number in range(MOST_OF_ADDRESS - MOST_OF_PERSON):
        turns.come(asker(f"guest {number}"))
    with pytest.raises(TooManyHints, match="at your address"):
        turns.come(asker("one more"))
    turns.come(asker("one more", "there"))
    assert turns.count == MOST_OF_ADDRESS + 1
    turns.leave(asker("ana"))
    turns.come(asker("ana"))


def processes() -> set[int | None]:
    """Those of servers that other tests share too."""
    return {process.pid for process in multiprocessing.active_children()}


@asynccontextmanager
async def desk(seconds: float = 1.0, limit: float = 30.0) -> AsyncIterator[HintDesk]:
    """One process for people; it has begun."""
    before = processes()
    made = HintDesk(1, seconds, limit)
    made.start()
    try:
        yield made
    finally:
        await made.close()
        assert processes() == before


@pytest.mark.slow
def test_a_search_that_fails_or_never_ends_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the reason, and then there are hints again."""

    async def run() -> None:
        game = Game(players=2, seed=1)
        async with desk(0.5, 2.0) as hints_of:
            for fault, reason in FAULTS:
                with monkeypatch.context() as ill:
                    ill.setattr(hint_desk, "rank_moves", fault)
                    with pytest.raises(NoHint, match=reason):
                        await hints_of.ranking(game, 0, asker("ana"))
            assert msgspec.json.decode(await hints_of.ranking(game, 0, asker("ana")), type=list[RankedMove])

    asyncio.run(run())


FAULTS = [
    (faulty_bots.never_ends, "no answer in"),
    (faulty_bots.never_helps, "LookupError was raised"),
    (faulty_bots.always_exits, "its process ended"),
]


@pytest.mark.slow
def test_who_asks_the_same_shares_a_search_and_who_asks_again_gets_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game = Game(players=2, seed=1)
        assert game.turn is not None
        twin = game.resample(game.turn, random.Random(5))
        async with desk() as hints_of:
            gone = asyncio.create_task(hints_of.ranking(game, 0, asker("ana")))
            others = [asyncio.create_task(hints_of.ranking(one, 0, asker("ana"))) for one in (game, twin)]
            await asyncio.sleep(0.1)
            gone.cancel()
            monkeypatch.setattr(hint_desk, "rank_moves", faulty_bots.never_helps)  # another search would fail
            first, second = await asyncio.gather(*others)
            assert first == second == await hints_of.ranking(twin, 0, asker("ana"))
            with pytest.raises(NoHint):
                await hints_of.ranking(game, 1, asker("ana"))

    asyncio.run(run())


@pytest.mark.slow
def test_time_is_shared_between_people_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        games = [Game(players=2, seed=seed) for seed in range(3)]
        async with desk(1.2, 30.0) as hints_of:
            monkeypatch.setattr(hint_desk, "rank_moves", faulty_bots.tells_its_seconds)
            assert await asyncio.gather(
                *(hints_of.ranking(game, 0, asker(name)) for game, name in zip(games, "abc", strict=True))
            ) == ["0.4", "0.6", "1.2"]
        async with desk(0.5, 1.5) as hints_of:
            monkeypatch.setattr(hint_desk, "rank_moves", faulty_bots.never_ends)
            first = asyncio.create_task(hints_of.ranking(games[0], 0, asker("ana")))
            await asyncio.sleep(0)
            with pytest.raises(NoHint, match="2 searches"):
                await hints_of.ranking(games[1], 0, asker("bea"))
            with pytest.raises(NoHint, match="no answer"):
                await first

    asyncio.run(run())


@pytest.mark.slow
def test_a_search_whose_process_is_killed_is_begun_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LISBOA_LEAVE", str(tmp_path / "leave"))
    monkeypatch.setattr(hint_desk, "rank_moves", faulty_bots.ranks_with_leave)

    async def run() -> None:
        before = processes()
        async with desk() as hints_of:
            asked = asyncio.create_task(hints_of.ranking(Game(players=2, seed=1), 0, asker("ana")))
            while not (tmp_path / "leave.begun").exists():
                await asyncio.sleep(0.02)
            (tmp_path / "leave").touch()
            [pid] = processes() - before
            os.kill(pid or 0, signal.SIGKILL)
            assert msgspec.json.decode(await asked, type=list[RankedMove])

    asyncio.run(run())


@pytest.mark.slow
def test_bots_that_think_for_ever_keep_nobody_from_a_hint(sqlite_url: str) -> None:
    """More of them than there are workers; and a server that stops lets who asked be answered."""

    async def run(base: str) -> None:
        async with crowd(base, "Ana") as (ana, *_):
            for _ in range(4):
                await ana.start(await ana.create(seats=[bot("random"), HOST]))
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            assert (await ana.hope("POST", f"/api/tables/{table}/hint", {}))["hints"]

    with running(sqlite_url, pool=BotPool(1, 600, faulty_bots.sleeps)) as server:
        asyncio.run(run(server.base))


@pytest.mark.slow
@pytest.mark.parametrize("patient", [True, False])
def test_a_hint_under_way_when_the_server_stops(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, patient: bool
) -> None:
    """It is waited for; if it is not, who asked is told to try again, and no fault is noted."""
    monkeypatch.setenv("LISBOA_LEAVE", str(tmp_path / "leave"))
    monkeypatch.setattr(hint_desk, "rank_moves", faulty_bots.ranks_with_leave)

    async def ask(server: Running, stop: Callable[[], None]) -> str:
        async with crowd(server.base, "Ana") as (ana, *_):
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            asked = asyncio.create_task(ana.ask("POST", f"/api/tables/{table}/hint", {}))
            while not (tmp_path / "leave.begun").exists():
                await asyncio.sleep(0.02)
            stop()
            if patient:
                (tmp_path / "leave").touch()
            else:
                await asyncio.to_thread(server.call, server.services.hints.close)
            return answer_of(await asked)

    before = processes()
    with capture_logs() as logs, running(sqlite_url, hint_time_limit=60) as server:
        assert asyncio.run(ask(server, server.stop)) == ("200" if patient else "503 busy")
    assert [line for line in logs if line["event"] == "fault"] == []
    assert processes() == before

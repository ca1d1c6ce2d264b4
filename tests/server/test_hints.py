"""Hints: what a bot would play, what it expects, why, and that it knows only what the seat knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import lisboa
from lisboa import Game
from lisboa.bots import Prospect, study
from lisboa.insight import Fact
from lisboa.server import hints
from lisboa.server.assist_answers import RankHoped
from lisboa.server.hint_desk import NoHint
from lisboa.server.hint_search import RankedMove, comparison, ranked
from lisboa.server.limits import MAX_HINTS
from lisboa.server.workers.question import question_of
from lisboa.text import LOCALES
from tests.server.client import Refusal, crowd, open_moves
from tests.server.running import Running
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


def ranking(game: Game) -> list[RankedMove]:
    """What a worker finds, with a shorter search."""
    return ranked(sample_of(game), hints.SEED, FEW)


@pytest.mark.parametrize("options", SOME, ids=str)
def test_hints_are_what_the_search_finds_best(options: dict[str, Any]) -> None:
    for game in decisions(options, 31):
        found = ranking(game)
        moves = [one.move for one in found]
        best = study(sample_of(game), hints.SEED, FEW)[:3]
        assert moves == [one.move for one in best]
        assert [fact for fact in found[0].facts if fact.kind == "better"] == comparison(best)
        assert set(moves) <= set(game.legal_moves())
        assert all(one.line[0] == one.move and one.facts and 0 <= one.chance <= 1 for one in found)
        assert len(msgspec.msgpack.encode(found)) < 8_000


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
    found = ranking(game)
    for hint, one in zip(hints.told(game, found, locale), found, strict=True):
        assert hint.text == options[hint.move]
        assert len(hint.line) == len(one.line) - 1
        assert all(hint.line)
        assert [fact.kind for fact in hint.facts] == [fact.kind for fact in one.facts]
        assert all(fact.text in hint.reason for fact in hint.facts)
        assert (hint.wigs, hint.margin, hint.chance) == (one.wigs, one.margin, one.chance)


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES)
def test_no_hint_says_the_same_twice(options: dict[str, Any]) -> None:
    for game in decisions(options, 9):
        for hint in hints.told(game, ranking(game), "en"):
            texts = [fact.text for fact in hint.facts]
            assert len(set(texts)) == len(texts), (hint.move, texts)


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
        told = hints.rank_told(game, [msgspec.structs.replace(found[0], rank=expected)])
        assert told is not None
        assert (told.rank, told.missing["stores"], told.missing["decrees"]) == (rank, 4, decrees)
        assert f"{decrees} more decrees" in told.text
    assert hints.rank_told(Game(players=2, seed=4), found) is None


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        (0.0, "Jester"),
        (0.5, "Jester or Courtier"),
        (1.8, "King's favourite"),
        (2.2, "King's favourite"),
        (2.7, "King's favourite or Minister's right hand"),
        (3.0, "Minister's right hand"),
    ],
)
def test_each_hint_tells_the_rank_to_be_expected_in_solo_only(expected: float, text: str) -> None:
    game = Game(players=1, seed=4)
    found = [msgspec.structs.replace(one, rank=expected) for one in ranked(sample_of(game), hints.SEED, FEW)]
    for hint in hints.told(game, found):
        assert hint.rank == RankHoped(rank=expected, text=text)
    game = Game(players=2, seed=4)
    assert all(hint.rank is None for hint in hints.told(game, ranking(game)))


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

    async def none(*_: object) -> list[RankedMove]:
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
    async def none(*_: object) -> list[RankedMove]:
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

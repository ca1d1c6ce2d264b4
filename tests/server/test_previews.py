"""Previews: what they tell comes true, and they know nothing that the seat does not know."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import lisboa
from lisboa import Game, IllegalMove
from lisboa.engine.names import COLOURS
from lisboa.server.assist_answers import Preview
from lisboa.server.player_numbers import numbers_in
from lisboa.server.previews import event_info, preview
from tests.server.client import Client, Refusal, crowd, open_moves
from tests.server.running import Running

GAMES: list[dict[str, Any]] = [
    {"players": 2, "seed": 2},
    {"players": 3, "seed": 2, "draft": True, "goals": True},
    {"players": 4, "seed": 3, "city_tokens": True, "starting_decrees": True},
    {"players": 1, "seed": 4},
]
SOME = [GAMES[0], *(pytest.param(options, marks=pytest.mark.slow) for options in GAMES[1:])]  # one is quick enough

# A sum, the event that tells it, and which of the event's numbers it is
PAID = [("visit-cost", "visit-paid", 1), ("sale-price", "good-sold", 2), ("store-wigs", "store-scored", 2)]


def positions(options: dict[str, Any], every: int) -> Iterator[Game]:
    """Decisions of a game that bots play."""
    game = Game(**options)
    while not game.is_over:
        if len(game.moves) % every == 0:
            yield game
        game.play(lisboa.bots.move(game, "eager", len(game.moves)))


def looks(options: dict[str, Any], every: int, rng: random.Random) -> Iterator[tuple[Game, int, str, Preview]]:
    """Two options of each of these decisions with their previews."""
    for game in positions(options, every):
        seat = game.turn
        assert seat is not None
        moves = game.legal_moves()
        for move in rng.sample(moves, min(2, len(moves))):
            yield game, seat, move, preview(game, seat, move, 7)


@pytest.mark.parametrize("options", SOME, ids=str)
def test_what_is_told_comes_true(options: dict[str, Any]) -> None:
    reveals = told = ends = 0
    for game, seat, move, seen in looks(options, 5, random.Random(1)):
        after = game.copy()
        happened = [event_info(event, seat) for event in after.play(move)]
        assert [line.text for line in seen.lines] == [line.text for line in happened[: len(seen.lines)]]
        now, later = numbers_in(game.view(seat), seat), numbers_in(after.view(seat), seat)
        if seen.ends_turn:
            assert game.view(seat)["active_player"] == COLOURS[seat]
            assert after.view(seat)["turns"] > game.view(seat)["turns"]
        for name, (before, value) in seen.changes.items():
            assert (now.get(name, 0), later.get(name, 0)) == (before, value), (move, name)
        assert seen.reveals == (after.undoable == 0)
        if not seen.reveals:
            assert len(seen.lines) == len(happened)
            assert set(seen.changes) == {name for name in now | later if now.get(name, 0) != later.get(name, 0)}
            assert seen.final == (game.scores()[seat]["total"], after.scores()[seat]["total"])
            assert after.decision is None or seen.next == after.decision.kind
        reveals += seen.reveals
        told += bool(seen.changes)
        ends += seen.ends_turn
    assert reveals > 3
    assert ends > 0
    assert told > 10


@pytest.mark.parametrize("options", SOME, ids=str)
def test_games_that_look_alike_have_the_same_previews(options: dict[str, Any]) -> None:
    """RUL-30: whatever is hidden from the seat, the answer is the same."""
    rng = random.Random(2)
    differed = 0
    for game, seat, move, seen in looks(options, 9, rng):
        twin = game.resample(seat, rng)
        differed += twin.position() != game.position()
        assert preview(twin, seat, move, 7) == seen
    assert differed > 10


def test_a_card_to_be_revealed_is_not_told() -> None:
    """TURN-5: taking a card turns the next one up. That the card is taken is told, what lies below is not.

    The last one of a deck is no secret: it is the one that nobody has seen.
    """
    found = 0
    for game, _, move, seen in looks(GAMES[0], 1, random.Random(3)):
        kinds = [event.kind for event in game.copy().play(move)]
        if "card-taken" in kinds and "card-revealed" in kinds:
            told = [line.kind for line in seen.lines]
            assert seen.reveals
            assert "card-taken" in told
            last = game.view(None)["political_decks"][move.removeprefix("take ")]["count"] == 2
            assert ("card-revealed" in told) == last
            found += not last
    assert found > 10


@pytest.mark.parametrize("options", SOME, ids=str)
def test_the_parts_of_a_sum_are_all_that_it_is_made_of(options: dict[str, Any]) -> None:
    """Parts add up to the engine's number, and are cut off only where that is 0."""
    seen: Counter[str] = Counter()
    for game in positions(options, 1):
        for move in game.legal_moves():
            for one in game.breakdown(move):
                assert sum(part.value for part in one.parts) == one.total >= 0, (move, one)
                cut = [part for part in one.parts if part.label == "preview-floor"]
                assert not cut or (one.total == 0 and cut[0].value > 0), (move, one)
                seen[one.name] += one.total > 0
    assert seen["visit-cost"] > 0
    assert seen["sale-price"] > 0
    assert seen["land-price"] > 0


@pytest.mark.slow
def test_sums_are_what_is_paid_and_gained() -> None:
    """The numbers of previews are those of the events that follow."""
    compared: Counter[str] = Counter()
    for options in GAMES[:3]:
        for game, seat, _, seen in looks(options, 1, random.Random(5)):
            for name, event, number in PAID:
                paid = [line.numbers[number] for line in seen.lines if (line.kind, line.seat) == (event, COLOURS[seat])]
                if name in seen.sums and paid:
                    assert paid[0] == seen.sums[name].total
                    compared[name] += 1
            assert game.turn == seat
    assert compared["visit-cost"] > 3
    assert compared["sale-price"] > 3


def test_an_option_that_is_closed_is_refused() -> None:
    game = Game(players=2, seed=1)
    assert game.turn is not None
    with pytest.raises(IllegalMove):
        preview(game, game.turn, "dance", 0)


# At the server


async def ready(ana: Client, bea: Client) -> tuple[str, Client, Client]:
    """A table of two that has begun, who decides, and the other one."""
    table = await ana.create(players=2)
    await bea.join(table)
    await ana.start(table)
    deciding = (await ana.situation(table))["decision"] is not None
    return table, *((ana, bea) if deciding else (bea, ana))


def test_only_who_decides_gets_one(server: Running) -> None:
    async def run() -> None:
        async with crowd(server.base, "Ana", "Bea") as (ana, bea, nobody):
            table, mover, other = await ready(ana, bea)
            situation = await mover.situation(table)
            move = open_moves(situation)[0]
            told = await mover.hope("GET", f"/api/tables/{table}/preview", move=move, seat=situation["seat"])
            assert (told["move"], told["seq"]) == (move, situation["seq"])
            assert told["lines"][0]["kind"] == "move"
            assert (await mover.situation(table))["seq"] == situation["seq"], "nothing has happened"
            for client, body, refusal in (
                (other, {"move": move}, (403, "not-your-turn")),
                (mover, {"move": move, "seat": 1 - situation["seat"]}, (403, "not-your-turn")),
                (mover, {"move": "dance"}, (422, "illegal-move")),
                (mover, {}, (400, "bad-request")),
                (nobody, {"move": move}, (401, "not-logged-in")),
            ):
                with pytest.raises(Refusal) as refused:
                    await client.hope("GET", f"/api/tables/{table}/preview", **body)
                assert (refused.value.status, refused.value.body["error"]) == refusal

    asyncio.run(run())

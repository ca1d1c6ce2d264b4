"""Tables for tests: three people, or whoever is said to sit there, and logs that grow by one entry at a time."""

from __future__ import annotations

import random
from typing import Any

from lisboa.server import playthrough
from lisboa.server.playthrough import Chair, Entry, Playthrough, Start

PEOPLE = tuple(Chair(kind="person", person_id=name) for name in ("ana", "bea", "caio"))
LACERDA = Chair(kind="lacerda")
ANA_TWICE = (PEOPLE[0], Chair(kind="hot-seat", person_id="ana"), PEOPLE[1])
WITH_A_BOT = (PEOPLE[0], Chair(kind="bot", bot="greedy"), PEOPLE[1])


def begun(chairs: tuple[Chair, ...] = PEOPLE, seed: int = 5, **options: Any) -> Playthrough:
    """A game before its first entry."""
    header = {"Players": len(chairs), "Ruleset": "2021", **options}
    return Playthrough(Start(options=header, seed=seed), chairs)


def entry(play: Playthrough, kind: str, **fields: Any) -> Entry:
    """The next entry of a log."""
    return Entry(seq=play.seq + 1, kind=kind, at=play.seq * 1000, **fields)


def then(play: Playthrough, kind: str, **fields: Any) -> Playthrough:
    return play.then(entry(play, kind, **fields))


def move(play: Playthrough, text: str | None = None) -> Playthrough:
    """Who is to decide plays `text`, or the first option."""
    return then(
        play,
        playthrough.MOVE,
        seat=play.game.turn,
        person_id=play.waiting_for,
        text=play.game.legal_moves()[0] if text is None else text,
    )


def moves(play: Playthrough, count: int, rng: random.Random | None = None) -> Playthrough:
    for _ in range(count):
        play = move(play, None if rng is None else rng.choice(play.game.legal_moves()))
    return play


def with_undoable(play: Playthrough, count: int) -> Playthrough:
    """Further moves until the person who made the last one can take back `count` of them."""
    while not play.path or undoable_by_last(play) < count:
        play = move(play)
    return play


def undoable_by_last(play: Playthrough) -> int:
    return play.undoable_by(last_mover(play))


def last_mover(play: Playthrough) -> str:
    """The person who made the last move that counts."""
    person = play.chairs[play.game.movers[-1]].person_id
    assert person is not None
    return person

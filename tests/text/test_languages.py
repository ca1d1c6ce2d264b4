"""Decisions, events, refusals and ranks in the reader's language; in English if nothing is said."""

from __future__ import annotations

import copy
import random

import pytest

from lisboa import Game, IllegalMove
from lisboa.engine.names import COLOURS
from lisboa.engine.tables import CARD_IDS
from lisboa.text import words_in
from tests.marked_language import MARK


def played(moves: int, **options: object) -> Game:
    """Somewhere in a game."""
    rng = random.Random(5)
    game = Game(seed=8, **options)  # type: ignore[arg-type]
    while len(game.moves) < moves and not game.is_over:
        game.play(rng.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("players", [1, 3])
def test_a_decision_in_a_language(language: str, players: int) -> None:
    decision = played(30, players=players).decision
    assert decision is not None
    other = decision.in_language(language)
    texts = [other.prompt, *(option.text for option in other.options)]
    texts += [option.reason for option in other.options if not option.enabled]
    assert all(text.startswith(MARK) for text in texts)
    assert not any(option.reason for option in other.options if option.enabled)
    english = [decision.prompt, *(option.text for option in decision.options)]
    assert [text.replace(MARK, "") for text in texts[: len(english)]] == english
    assert MARK not in "".join(english)


@pytest.mark.parametrize("players", [1, 3])
def test_events_in_a_language(language: str, players: int) -> None:
    game = played(40, players=players)
    for event in game.events(0):
        other = event.seen_by(0, language)
        assert other.text.startswith(MARK)
        assert other.text.replace(MARK, "") == event.text
        assert other.to_json() | {"text": "", "args": {}} == event.to_json() | {"text": "", "args": {}}
        assert event.seen_by(0).text == event.text
    told = " ".join(event.seen_by(0, language).text for event in game.events(0))
    assert ("Lacerda" in told) == (players == 1)


def closed_options(game: Game, kind: str) -> list[str]:
    """The notation of what cannot be chosen in a decision of this kind."""
    decision = game.decision
    if decision is None or decision.kind != kind:
        return []
    return [option.notation for option in decision.options if not option.enabled]


def illegal(game: Game, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    return error.value


def test_illegal_moves_in_a_language(language: str) -> None:
    game = played(30, players=2)
    while not closed_options(game, "main"):
        game.play(game.legal_moves()[0])
    closed = closed_options(game, "main")[0]
    over = played(10_000, players=2)
    seat = game.turn or 0
    held = set(game.view(seat)["players"][COLOURS[seat]]["hand"].values())
    other = next(card for card in CARD_IDS if card not in held)
    cases = [(game, closed), (game, f"visit {other}"), (game, "pass"), (game, "jump"), (over, "pass")]
    reasons = {illegal(at, move).why for at, move in cases}
    assert {"card-not-held", "no-pass", "no-such-move", "game-over"} < reasons
    for at, move in cases:
        error = illegal(at, move)
        told = words_in(language).illegal(error)
        assert told.startswith(MARK)
        assert told.replace(MARK, "") == error.reason
        assert words_in("en").illegal(copy.copy(error)) == error.reason


def test_what_is_no_text_is_told_in_english_only(language: str) -> None:
    error = illegal(played(0, players=2), 7)  # type: ignore[arg-type]
    assert words_in(language).illegal(error) == error.reason


def test_a_rank_in_a_language(language: str) -> None:
    game = played(10_000, players=1)
    english, other = game.solo_rank(), game.solo_rank(language)
    assert other.name == english.name
    assert other.title == MARK + english.title
    for mine, theirs in zip(other.ranks, english.ranks, strict=True):
        for condition, same in zip(mine.conditions, theirs.conditions, strict=True):
            assert condition.text.replace(MARK, "") == same.text
            assert condition.text.startswith(MARK)


def test_an_unknown_language_lists_the_known_ones() -> None:
    game = played(12, players=2)
    assert game.decision is not None
    with pytest.raises(LookupError, match=r"'tlh'.*en"):
        game.decision.in_language("tlh")
    with pytest.raises(LookupError, match=r"'tlh'.*en"):
        game.events(0)[0].seen_by(0, "tlh")

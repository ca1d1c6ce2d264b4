"""Whole games in words: every prompt, option, reason and log line is sound, and labels tell options apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from lisboa.components import NOBLES
from lisboa.engine import events, flow, layout, playout
from lisboa.engine.lookahead import offers
from lisboa.engine.names import CARDS, PASS, SHIP_BASE, SHIP_SLOT
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state
from lisboa.engine.state import Event, State
from lisboa.engine.steps import CARGO_DROP, FOLLOW, PERIOD_DISCARD, STEPS, TUCK, VISIT_PAY, Refusal, push
from lisboa.engine.tables import EFFECT_NAMES
from lisboa.text import LOCALES, Words
from tests.text.test_catalogues import DECISIONS, needed, reasons, references, said

GAMES = 60
GREEN, YELLOW = 0, 1
# Words that may stand in no text: ids of messages and keys of the engine that have a dash
KEYS = {name for name in needed() | said() | set(references("en")) if "-" in name.strip("-")}
KEYS |= {name for name in (*EFFECT_NAMES, *DECISIONS, *reasons()) if "-" in name}
KEYS |= {f"{noble}-{place}" for noble in NOBLES for place in ("office", "plaza", "reis")}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def check(text: str) -> str:
    """No holes, no bare ids, no stray blanks."""
    assert text
    assert not re.search(r"[{}$\u2068\u2069]|\?\?\?", text), text
    assert text == text.strip()
    assert not re.search(r" [ ,.;:)]|\( |\.\.", text), text
    assert not KEYS & set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)), text
    return text


def walk(seed: int) -> Iterator[State]:
    """A game, waiting at each of its decisions and at its end."""
    ruleset = (2021, 2017)[seed // 2 % 2]
    players = 2 + seed % 3
    extras = (False, (1 << players) - 1 if seed % 2 else 0, seed % 3 == 0)
    options = Options(players, ruleset, seed % 4 == 1, seed % 5 == 1, *extras)
    if seed % 7 >= 5:
        options = Options(2, ruleset, False, seed % 5 == 1, True, seed % 2, seed % 3 == 0)
    s = new_state(options, seed)
    s.recording = True
    dice = playout.own_dice(seed)
    while True:
        codes = flow.settle(s).codes
        yield s
        if len(codes) == 0:
            return
        s.events.clear()
        flow.take(s, playout.choose(s, codes, seed % 2, dice), False)


def read_decision(words: Words, s: State) -> set[str]:
    """Read all that a decision says; returns what was seen."""
    assert check(words.prompt(s))[-1] in ".?。？"
    found = offers(s, True)
    labels = [check(words.option(s, code)) for code in found.codes]
    labels += [check(words.option(s, refusal.code)) for refusal in found.refusals]
    twice = [label for label, n in Counter(labels).items() if n > 1]
    assert not twice, (STEPS[flow.kind_of(s)].name, twice)
    for refusal in found.refusals:
        check(words.reason(refusal))
    return {STEPS[flow.kind_of(s)].name} | {refusal.reason for refusal in found.refusals}


@pytest.mark.slow
def test_whole_games(words: Words) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        for s in walk(seed):
            for event in s.events:
                check(words.event(event))
                seen.add("event " + events.KINDS[event.kind][0])
            if not flow.is_over(s):
                seen |= read_decision(words, s)
    assert seen >= DECISIONS - {"cargo-drop"}
    told = {"event " + name for name, _rule in events.KINDS}
    assert seen >= told - {"event cargo-dropped", "event hands-dealt"}


def test_the_end_of_a_game(words: Words) -> None:
    for s in walk(3):
        last = s
    assert words.prompt(last) == "The game is over."


def at_first_turn(players: int = 3) -> State:
    """A game before its first card; Green decides."""
    s = new_state(Options(players), 1)
    while STEPS[flow.kind_of(s)].name != "main":
        flow.take(s, flow.settle(s).codes[0], False)
        flow.settle(s)
    return s


def test_cargo_that_does_not_fit(words: Words) -> None:
    s = at_first_turn()
    s.d[layout.TOP + 3 * GREEN] = SHIP_BASE
    s.d[layout.CARGO + 12 * GREEN] = 1
    s.d[layout.CARGO + 12 * GREEN + 2] = 2
    push(s, CARGO_DROP, GREEN, 0)
    read_decision(words, s)
    assert words.option(s, 2) == "Leave behind 1 of 2 books"
    s.recording = True
    flow.take(s, 2, False)
    assert [words.event(event) for event in s.events] == [
        "Green chooses which cargo to leave behind",
        "Green leaves 1 book behind: no room on the ship in dock 1",
    ]


def test_ships_of_a_kind_are_told_apart(words: Words) -> None:
    s = at_first_turn()
    for slot, good in ((0, 0), (1, 2)):
        s.d[layout.TOP + 3 * GREEN + slot] = SHIP_BASE + 1
        s.d[layout.CARGO + 12 * GREEN + 4 * slot + good] = 1
    push(s, TUCK, GREEN, 0)
    read_decision(words, s)
    label = "Discard your red ship in dock 2 (hull 2, aboard: 1 book) with its cargo to make room"
    assert words.option(s, SHIP_SLOT + 1) == label


def test_a_visit_beyond_ones_influence(words: Words) -> None:
    s = at_first_turn()
    king = 2
    s.d[layout.INFLUENCE + GREEN], s.d[layout.WIGS + GREEN] = 2, 9
    s.d[layout.OFFICE + 5 * king + YELLOW] = 3
    push(s, VISIT_PAY, GREEN, king)
    assert words.prompt(s) == (
        "Pay 3 influence to visit the King (treasury\u00a00, rivals' officials 3); "
        "you have 2 influence, 9 wigs and 10 réis."
    )
    assert words.option(s, 0) == "Pay 2 influence (2 → 0) and 1 wig (9 → 8)"
    push(s, FOLLOW, GREEN, king)
    assert words.option(s, 5) == "Follow for 3 influence (your 2, and 1 wig) and take a royal favor"


def event(kind: int, a: int = 1, b: int = 1, c: int = 1, *changes: tuple[int, int, int]) -> Event:
    made = Event(kind, GREEN, a, b, c)
    for change in changes:
        made.note(*change)
    return made


@pytest.mark.parametrize("kind", range(len(events.KINDS)), ids=[name for name, _rule in events.KINDS])
def test_every_event_can_be_told_without_its_changes(words: Words, kind: int) -> None:
    check(words.event(event(kind)))


def test_events_tell_before_and_after(words: Words) -> None:
    reis, influence = (layout.REIS, 10, 3), (layout.INFLUENCE, 6, 3)
    land = 0
    lines = {
        "Green pays 7 réis for the land (10 → 3)": event(events.REIS_PAID, 7, 0, land, reis),
        "Green pays 9 réis for the land, 2 from influence (réis 10 → 3 and influence 6 → 3)": event(
            events.REIS_PAID, 9, 2, land, reis, influence
        ),
        "Green gains 3 influence (at the top of the track)": event(events.INFLUENCE_GAINED, 3),
        "The treasury rises (3 → 4)": event(events.TREASURY_MOVED, 1, 0, 0, (layout.TREASURY, 2, 1)),
        "The price of cloth drops (5 → 4)": event(events.PRICE_DROPPED, 1, 0, 0, (layout.PRICE + 1, 5, 4)),
        "Green loses 1 book (2 → 1)": event(events.GOODS_FORFEITED, 2, 1, 0, (layout.GOODS + 2, 2, 1)),
        "Green has no room for 2 books": event(events.GOODS_LOST, 2, 2),
        "Green pays 3 influence (6 → 3) for the visit to the King": event(events.VISIT_PAID, 2, 3, 0, influence),
        "Green pays nothing for the visit to the King": event(events.VISIT_PAID, 2, 0, 0),
        "Green pays 1 real as a penalty, 1 from influence (influence 6 → 3)": event(
            events.REIS_PAID, 1, 1, events.FOR_PENALTY, influence
        ),
        "Green has no réis to pay the penalty": event(events.REIS_PAID, 0, 0, events.FOR_PENALTY),
        "Green keeps the remaining cards": event(events.MOVE, PERIOD_DISCARD, PASS, 0),
        "Lacerda takes decree 3, the leftmost, for 3 wigs at the end: 1 wig for each store in row C, anybody's": event(
            events.LACERDA_DECREE_TAKEN, 3
        ),
        "Green pays 8 réis (10 → 3) and 3 influence (6 → 3) for the visit to the King": event(
            events.VISIT_PAID, 2, 11, 8, reis, influence
        ),
    }
    assert {line: words.event(happened) for line, happened in lines.items()} == {line: line for line in lines}


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("pt", "Verde não paga nada pela visita ao Rei"),
        ("ru", "Зелёный ничего не платит за визит к Королю"),
        ("cs", "Zelená za audienci u krále nic neplatí"),
        ("ja", "緑：国王への訪問コストなし"),
    ],
)
def test_a_free_visit_pays_nothing_in_every_language(locale: str, line: str) -> None:
    """Its cost may be 1 real that a purse pays."""
    for cost in (0, 1):
        assert Words(locale).event(event(events.VISIT_PAID, 2, cost, cost)) == line


@pytest.mark.parametrize("reason", sorted(reasons()))
def test_every_reason_has_words(words: Words, reason: str) -> None:
    for numbers in ((0, 0, 0), (1, 1, 1), (6, 4, 2)):
        values = dict(zip("xyz", numbers, strict=True))
        check(words.why(reason, {**values, "topic": "sell"}))


def test_a_reason_says_what_is_missing(words: Words) -> None:
    refusal = Refusal(0, "INF-5", "visit-too-dear", 6, 4, 1)
    assert words.reason(refusal) == "costs 6, you have 4 influence and 1 wig"


def test_components_have_names_of_their_own(words: Words) -> None:
    for texts in (
        [words.card(card) for card in range(CARDS + 4)],
        [words.decree(number) for number in range(1, 71)],
        [words.clergy(kind) for kind in range(1, 24)],
        [words.effect(effect, 1) for effect in range(len(EFFECT_NAMES))],
    ):
        assert len({check(text) for text in texts}) == len(texts)
    assert words.card(0) == "blue Builder card (influence 3; 1 gold)"
    assert words.card(SHIP_BASE + 1) == "red ship (hull 2, sales +1, influence 2)"
    assert words.decree(36) == "decree 36: 1 wig for every 2 officials on completed plans"
    assert words.clergy(8) == "land costs 3 réis less (back: 2 wigs)"
    assert words.clergy(16) == "5 réis, once (back: 2 wigs)"


@pytest.mark.parametrize("call", [lambda w: w.card(86), lambda w: w.decree(0), lambda w: w.clergy(24)])
def test_there_is_no_such_component(words: Words, call: object) -> None:
    assert callable(call)
    with pytest.raises(LookupError, match="no "):
        call(words)


def test_an_unknown_language_lists_the_known_ones() -> None:
    assert "en" in LOCALES
    with pytest.raises(LookupError, match=r"'tlh'.*en"):
        Words("tlh")

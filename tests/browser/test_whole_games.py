"""Whole games, played by clicking what glows and nothing else; at the end the screen says what the engine says."""

from __future__ import annotations

import secrets

import pytest

from tests.browser.tables import BOT, HOST, resume
from tests.browser.visitor import Visitor, anything, play_on
from tests.server.playing import golden

CLICKS = 40  # of three people; then each of them clicks once in so many decisions, and the pages follow the others
SELDOM = 6
LAST_MOVES = 25
SEED = 27  # a short game with a follow and a church scoring
LINES = ("wigs", "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-5", "SCORE-6", "SCORE-7")
COLOURS = ("green", "yellow", "purple", "orange")


def play_to_the_end(visitor: Visitor, seed: int) -> None:
    """Whatever glows, until nothing does."""
    choose = anything(seed)
    while play_on(visitor, choose):
        pass


def compare_scores(visitor: Visitor) -> None:
    """The end screen against the engine: every line of every player."""
    scores = visitor.ask(f"/tables/{visitor.table}/situation")["scores"]
    for colour, sheet in zip(COLOURS, scores, strict=False):
        assert visitor.page.locator(f'[data-total="{colour}"]').first.inner_text() == str(sheet["total"])
        for line in LINES:
            shown = visitor.page.locator(f'[data-score="{colour} {line}"]').first.inner_text()
            assert shown == str(sheet[line]), f"{colour} {line}"


@pytest.mark.parametrize(("recorded", "seats"), [("037", [HOST, BOT]), ("055", [HOST])], ids=["bot", "solo"])
@pytest.mark.slow(seconds=15)
def test_the_last_turns_of_a_game(recorded: str, seats: list[dict[str, str]], ana: Visitor) -> None:
    """In short what the others do at length: `make test-long`."""
    game = golden(recorded)
    resume(ana, game.rewound(len(game.moves) - LAST_MOVES), seats)
    play_to_the_end(ana, 1)
    compare_scores(ana)


@pytest.mark.long
@pytest.mark.slow(seconds=45)
def test_a_game_against_a_bot(ana: Visitor) -> None:
    ana.go("/")
    ana.page.locator("[data-play=bot]").click()
    ana.page.wait_for_url("**/table/*")
    play_to_the_end(ana, 1)
    compare_scores(ana)


@pytest.mark.long
@pytest.mark.slow(seconds=35)
def test_a_solo_game_against_lacerda(ana: Visitor) -> None:
    ana.go("/")
    ana.page.locator("[data-play=solo]").click()
    ana.page.wait_for_url("**/table/*")
    play_to_the_end(ana, 2)
    compare_scores(ana)
    rank = ana.ask(f"/tables/{ana.table}/situation")["solo_rank"]
    assert rank["title"] in ana.page.locator("[data-end-screen]").inner_text()


@pytest.mark.long
@pytest.mark.slow(seconds=50)
def test_three_people_at_three_browsers(
    ana: Visitor, rui: Visitor, eva: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a follow and a church scoring on the way, which arrive as calls to who is not on turn: those are clicked."""
    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
    ana.go("/")
    ana.page.locator("[data-play=friends]").click()
    ana.page.locator('[data-field="name"]').fill("Ana")
    ana.page.locator("[data-play=friends]").click()
    link = ana.page.locator("[data-invite]").input_value()
    for friend, name in ((rui, "Rui"), (eva, "Eva")):
        friend.page.goto(link)
        friend.page.locator('[data-field="name"]').fill(name)
        friend.page.locator("[data-action=join]").click()
        friend.page.locator("[data-action=leave]").wait_for()
    ana.page.locator("[data-action=start]").click()
    people = (ana, rui, eva)
    for person in people:
        person.page.locator(".table-page").wait_for()
        person.page.emulate_media(reduced_motion="reduce")  # three browsers have enough to do
    clicked: set[str] = set()
    choose = anything(3)
    for number in range(10_000):
        turn = ana.ask(f"/tables/{ana.table}/situation")
        if turn["over"]:
            break
        person = people[turn["turn"]]
        decision = person.ask(f"/tables/{ana.table}/situation")["decision"]
        kind = decision["kind"]
        legal = [option["notation"] for option in decision["options"] if option["enabled"]]
        move = eager_to(legal) or choose(legal)
        if number > CLICKS and number % SELDOM and kind in clicked:
            body = {"move": move, "seq": turn["seq"], "key": f"{number} from elsewhere"}
            person.do(f"/tables/{ana.table}/moves", body)
            continue
        person.page.wait_for_selector(f'.table-page[data-seq="{turn["seq"]}"][data-decides="{kind}"]')
        assert sorted(person.moves()) == sorted(legal)
        person.play(move)
        clicked.add(kind)
    assert {"follow", "church-scoring"} <= clicked
    for person in people:
        person.page.locator("[data-end-screen]").wait_for()
        compare_scores(person)


def eager_to(moves: list[str]) -> str | None:
    """What brings follows and church scorings about: favors, the Cardinal's way, visits; and to accept when asked."""
    for wanted in ("follow", "give", "favor", "cardinal 2", "visit"):
        found = sorted(move for move in moves if move.startswith(wanted))
        if found:
            return found[0]
    return None

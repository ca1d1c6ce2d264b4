"""Pieces fly when something happens, and what happened while one was away is played once more."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Route, expect

import lisboa
from tests.browser.tables import BOT, HOST, become_guest, played, resume, show
from tests.browser.visitor import Visitor, visiting
from tests.server.running import Running

# Every animation that scripts begin: whose, from where to where, and its times; with `held` none of them goes on.
SPY = """
window.flights = [];
const begin = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const animation = begin.call(this, frames, timing);
    const point = frame => (frame.transform ?? "").match(/-?[\\d.]+/g)?.slice(0, 2).map(Number) ?? null;
    const { delay, duration } = animation.effect.getComputedTiming();
    window.flights.push({
        icon: this.dataset.ghost ?? null,
        place: this.closest("[data-at]")?.dataset.at ?? null,
        start: point(frames[0]), end: point(frames.at(-1)), delay, duration,
    });
    if (window.held) animation.pause();
    return animation;
};
"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-at]")].map(e => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return [e.dataset.at, [left, top, right, bottom]];
}))"""
# What the film shows: where on the timeline, and the lines of the banner; each thing once.
WATCH = """
window.shown = [];
const look = () => {
    const banner = document.querySelector(".banner");
    const at = Number(document.querySelector("[data-timeline]")?.value);
    const lines = [...banner?.querySelectorAll(".line") ?? []].map(line => line.innerText.replace(/\\s+/g, " ").trim());
    if (banner) window.shown.push([at, lines]);
    requestAnimationFrame(look);
};
look();
"""
TOLD = {"card-played", "card-taken", "official-placed", "cube-taken", "store-placed", "decree-taken", "ship-built"}
LEAST = 3  # of them, or it is no film
Box = list[float]
Shown = list[tuple[int, list[str]]]


class Way(NamedTuple):
    """Of a piece: its picture, the place it leaves, the place it comes to."""

    icon: str
    start: str
    end: str


def offering(prefix: str, *kinds: str) -> tuple[lisboa.Game, str]:
    """A game in which the first seat may choose something of that kind, and the choice after which all this happens."""
    for seed in range(100):
        game = lisboa.Game(players=3, seed=seed)
        dice = random.Random(seed)
        while not game.is_over:
            moves = game.legal_moves()
            wanted = [move for move in moves if move.startswith(prefix) and game.turn == 0]
            for move in wanted:
                if set(kinds) <= {event.kind for event in game.copy().play(move)}:
                    return game, move
            game.play(dice.choice(moves))
    raise LookupError(f"nobody may {prefix}")


def inside(point: list[float], box: Box) -> bool:
    """With a pixel to spare."""
    return box[0] - 1 <= point[0] <= box[2] + 1 and box[1] - 1 <= point[1] <= box[3] + 1


def changed(events: list[dict[str, Any]], kind: str) -> list[list[Any]]:
    """Path, before and after in the first event of a kind."""
    return next(list(event["changes"]) for event in events if event["kind"] == kind)


def of_cube(events: list[dict[str, Any]], _move: str) -> Way:
    start, end = changed(events, "cube-taken")[:2]
    return Way(start[0].split(".")[-1], start[0], end[0])


def of_card(events: list[dict[str, Any]], move: str) -> Way:
    card = move.split()[1]
    start = next(path for path, before, _ in changed(events, "card-played") if before == card and ".hand." in path)
    return Way("card", start, f"card_in_play.{card.split('-')[1]}")


def of_store(events: list[dict[str, Any]], _move: str) -> Way:
    start, end = changed(events, "store-placed")[:2]
    return Way("store", start[0], end[0])


def of_official(events: list[dict[str, Any]], _move: str) -> Way:
    start, end = changed(events, "official-placed")[:2]
    return Way("hat-green", start[0], end[0])


def flights_of(visitor: Visitor, move: str) -> tuple[list[dict[str, Any]], dict[str, Box], dict[str, Box]]:
    """What flies after a click, and where places were before and are afterwards."""
    before = visitor.page.evaluate(PLACES)
    visitor.page.evaluate("window.flights = []")
    visitor.play(move)
    visitor.page.wait_for_function("() => window.flights.some(flight => flight.icon)")
    return visitor.page.evaluate("window.flights"), before, visitor.page.evaluate(PLACES)


@pytest.mark.parametrize(
    ("offered", "way_of"),
    [
        (("cube ", "cube-taken"), of_cube),
        (("visit ", "card-played"), of_card),
        (("recruit ", "official-placed"), of_official),
        (("plot ", "store-placed", "cube-taken"), of_store),
    ],
    ids=["cube", "card", "official", "store"],
)
def test_pieces_fly_between_the_right_places(
    ana: Visitor, offered: tuple[str, ...], way_of: Callable[[list[dict[str, Any]], str], Way]
) -> None:
    """One after the other, a third of a second each; and whoever plays on need not wait for them."""
    ana.page.add_init_script(SPY)
    game, move = offering(*offered)
    resume(ana, game, [HOST, BOT, BOT])
    ana.page.evaluate("window.held = true")
    seq = ana.seq()
    log, before, after = flights_of(ana, move)
    way = way_of(ana.ask(f"/tables/{ana.table}/events?since={seq}")["frames"][0]["events"], move)
    flying = [flight for flight in log if flight["icon"]]
    piece = next(flight for flight in flying if flight["icon"] == way.icon)
    assert inside(piece["start"], before[way.start]), (way, piece)
    assert inside(piece["end"], after[way.end]), (way, piece)
    landing = [flight["delay"] for flight in log if flight["place"] == way.end and not flight["icon"]]
    assert landing or way.icon == "card"
    assert all(piece["delay"] < shows <= piece["delay"] + piece["duration"] for shows in landing), "too early or late"
    assert all(200 <= flight["duration"] <= 350 for flight in flying)
    coming = [flight["delay"] for flight in flying if flight["start"][0] != flight["end"][0]]
    assert all(later - earlier >= 199 for earlier, later in pairwise(coming)), "two at a time"
    assert len(coming) > 1 or way.icon != "store"  # the store, then rubble

    # Nothing has landed yet, and will not: the next choice is there all the same, and puts an end to it.
    expect(ana.page.locator("[data-ghost]").first).to_be_attached()
    if ana.page.locator("[data-move]").count():
        ana.page.evaluate("window.held = false")
        ana.play(sorted(ana.moves())[0])
        expect(ana.page.locator("[data-ghost]")).to_have_count(0)


def settled(visitor: Visitor) -> dict[str, Box]:
    """Where places are when nothing moves any more."""
    visitor.page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")
    found: dict[str, Box] = visitor.page.evaluate(PLACES)
    return found


def middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def test_a_marker_goes_along_its_track(ana: Visitor) -> None:
    """The Cardinal himself starts where he stood, and numbers roll to what they are."""
    ana.page.add_init_script(SPY)
    game, move = offering("cardinal ", "cardinal-moved", "reis-gained")
    resume(ana, game, [HOST, BOT, BOT])
    before = ana.page.evaluate(PLACES)
    ana.play(move)
    ana.page.wait_for_function("() => window.flights.some(flight => flight.place === 'church.cardinal')")
    log = ana.page.evaluate("window.flights")
    slide = next(flight for flight in log if flight["place"] == "church.cardinal")
    assert 200 <= slide["duration"] <= 350
    (was_x, was_y), (is_x, is_y) = middle(before["church.cardinal"]), middle(settled(ana)["church.cardinal"])
    assert slide["start"] == pytest.approx([was_x - is_x, was_y - is_y], abs=1)
    assert any(flight["place"] == "players.green.reis" and not flight["icon"] for flight in log)
    reis = ana.ask(f"/tables/{ana.table}/situation")["view"]["players"]["green"]["reis"]
    expect(ana.page.locator('[data-at="players.green.reis"] .value')).to_have_text(str(reis))


def test_nothing_flies_for_who_wants_rest(chromium: Browser, site: Running) -> None:
    """Neither when the system says so nor when the person does; in a plan pieces fly as in the game."""
    with visiting(chromium, site.base, reduced_motion="reduce") as ana:
        ana.page.add_init_script(SPY)
        game, cube = offering("cube ", "cube-taken")
        resume(ana, game, [HOST, BOT, BOT])
        ana.play(cube)
        ana.page.wait_for_timeout(300)
        assert ana.page.evaluate("window.flights") == []

        ana.page.emulate_media(reduced_motion="no-preference")
        made = ana.do("/import", {"text": game.to_text(), "seats": [HOST, BOT, BOT]})
        show(ana, str(made["id"]))
        ana.page.locator('[data-layer="plan-copy"]').click()
        ana.page.locator("[data-plan=leave]").wait_for()
        ana.choice(cube).click()
        ana.page.wait_for_function("() => window.flights.some(flight => flight.icon)")
        ana.page.evaluate("localStorage.setItem('lisboa', JSON.stringify({ motion: false }))")

        show(ana, str(made["id"]))
        ana.play(cube)
        ana.page.wait_for_timeout(300)
        assert ana.page.evaluate("window.flights") == []


def be_away(visitor: Visitor, table: str) -> dict[str, Any]:
    """Decide without looking, until a card is to be played and enough has happened since the last decision: what."""
    visitor.go("/")
    while True:
        missed = decide_blindly(visitor, table)
        if len(must_be_told(missed)) >= LEAST:
            return missed


def only_first_page(route: Route) -> None:
    """As if there were so much that the rest has to be asked for."""
    answer = route.fetch()
    found = answer.json()
    route.fulfill(response=answer, json={**found, "frames": found["frames"][:1], "more": True})


def must_be_told(missed: dict[str, Any]) -> set[int]:
    """The entries without which nobody would understand what happened."""
    return {frame["seq"] for frame in missed["frames"] if any(event["kind"] in TOLD for event in frame["events"])}


def decide_blindly(visitor: Visitor, table: str) -> dict[str, Any]:
    """Once round the table; what happened since the last decision."""
    made = 0
    while True:
        situation = visitor.ask(f"/tables/{table}/situation")
        decision = situation["decision"]
        if decision is None:
            time.sleep(0.1)
        elif made and decision["kind"] == "main":
            found: dict[str, Any] = visitor.ask(f"/tables/{table}/since-my-last-move")
            return found
        else:
            move = next(option["notation"] for option in decision["options"] if option["enabled"])
            body = {"move": move, "seq": situation["seq"], "key": str(uuid4())}
            visitor.do(f"/tables/{table}/moves", body)
            made += 1


def steps_of(visitor: Visitor) -> Shown:
    """What was shown, each thing once; a line may be late by a moment."""
    shown: Shown = []
    for at, lines in visitor.page.evaluate("window.shown"):
        if shown and shown[-1][0] == at:
            shown[-1] = (at, lines)
        else:
            shown.append((at, lines))
    return shown


@pytest.mark.slow(seconds=13)
def test_what_happened_meanwhile_is_played_once(ana: Visitor) -> None:
    """In the order it happened, up to the present; it can be skipped, and nobody sees it again."""
    ana.page.add_init_script(SPY)
    ana.page.add_init_script(WATCH)
    become_guest(ana)
    game = played(30, players=2, kind="take-card", seed=3)
    made = ana.do("/import", {"text": game.to_text(), "seats": [HOST, BOT]})
    missed = be_away(ana, made["id"])
    show(ana, made["id"])
    ana.page.locator(".banner").wait_for()
    assert ana.moves() == []
    ana.wait_for_my_turn()
    expect(ana.page.locator(".banner")).to_have_count(0)
    shown = steps_of(ana)
    points = [at for at, _ in shown]
    assert points == sorted(set(points))
    assert points[0] == missed["since"]
    told = {frame["seq"]: frame["events"] for frame in missed["frames"]}
    assert must_be_told(missed) <= set(points[1:]) <= set(told)
    for at, lines in shown[1:]:
        texts = [event["text"].replace("\u00a0", " ") for event in told[at]]
        texts = [text.replace("Green", "Ana").replace("Yellow", "Bento") for text in texts]
        assert lines, at
        assert all(any(line in text for text in texts) for line in lines), (at, lines, texts)
    assert any(flight["icon"] for flight in ana.page.evaluate("window.flights"))
    ana.check_offers()

    # Opened again, there is nothing that was missed.
    with ana.page.expect_response("**/events?since=0*"):
        show(ana, made["id"])
    assert ana.page.evaluate("window.shown") == []
    ana.check_offers()

    # Away once more: only what is new, though it comes in pages, and one click is the present.
    missed = be_away(ana, made["id"])
    ana.page.route("**/since-my-last-move", only_first_page)
    show(ana, made["id"])
    ana.page.locator("[data-action=present]").click()
    expect(ana.page.locator(".banner")).to_have_count(0)
    assert min(at for at, _ in steps_of(ana)) >= missed["since"]
    ana.check_offers()
    ana.play(sorted(ana.moves())[0])


# A tab that was opened in the background.
BEHIND = """
window.behind = true;
Object.defineProperty(document, "hidden", { get: () => window.behind });
"""
LOOK = "() => { window.behind = false; document.dispatchEvent(new Event('visibilitychange')); }"
# The middles of all choices on the screen.
MIDDLES = """all => all.map((choice) => {
    const box = choice.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}).filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)"""


def test_the_film_waits_for_who_looks_and_what_stops_it_plays_nothing(phone: Visitor) -> None:
    """A tap where a choice will be, and a key: they end the film, and the game is as it was."""
    phone.page.add_init_script(BEHIND)
    become_guest(phone)
    game = played(30, players=2, kind="take-card", seed=3)
    table = str(phone.do("/import", {"text": game.to_text(), "seats": [HOST, BOT]})["id"])
    be_away(phone, table)
    seq = phone.ask(f"/tables/{table}/situation")["seq"]
    film = phone.page.locator(".banner")

    show(phone, table)
    phone.page.wait_for_timeout(1500)
    expect(film).to_have_count(0)
    assert table not in (phone.page.evaluate("localStorage.getItem('lisboa-seen')") or "")
    phone.page.evaluate(LOOK)
    film.wait_for()
    phone.page.locator("[data-action=present]").tap()
    phone.wait_for_my_turn()
    phone.page.wait_for_timeout(500)
    choices = phone.page.locator("[data-move]").evaluate_all(MIDDLES)
    assert choices

    ends: list[Callable[[], None]] = [
        lambda: phone.page.touchscreen.tap(*choices[0]),
        lambda: phone.page.keyboard.press("u"),
    ]
    for end in ends:
        phone.go("/")  # who leaves a table has seen it
        phone.page.evaluate("localStorage.removeItem('lisboa-seen')")
        show(phone, table)
        phone.page.evaluate(LOOK)
        film.wait_for()
        end()
        expect(film).to_have_count(0)
        phone.page.wait_for_timeout(500)
        assert phone.ask(f"/tables/{table}/situation")["seq"] == seq
        expect(phone.page.locator(".problem, dialog[open]")).to_have_count(0)
        phone.check_offers()

"""The table in every real window: which layout it has, and that nothing is scrolled, cut, covered or too small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import lisboa
from tests.browser.measures import MEASURE
from tests.browser.scenes_of_choice import sit_late
from tests.browser.tables import BOT, HOST, LACERDA, become_guest, played, resume, show
from tests.browser.visitor import Visitor, speak, visiting
from tests.server.running import Running

# Each size that people have, and what they see there: "whole" is the whole table, "panels" its parts one by one.
WINDOWS: dict[tuple[int, int], str] = {
    (1280, 600): "whole",  # small laptops under tabs and task bar
    (1280, 627): "whole",  # 1920x1080 at 150 %
    (1280, 720): "whole",
    (1366, 600): "whole",
    (1366, 657): "whole",
    (1440, 764): "whole",
    (1440, 900): "whole",
    (1536, 730): "whole",
    (1536, 752): "whole",  # 1920x1080 at 125 %
    (1920, 940): "whole",
    (2560, 1300): "whole",
    (1180, 745): "whole",  # tablets on their side
    (1180, 820): "whole",
    (1024, 768): "whole",
    (960, 470): "panels",  # 1920x1080 at 200 %
    (960, 940): "panels",  # half a screen
    (683, 657): "panels",
    (768, 1024): "panels",  # tablets upright
    (820, 1180): "panels",
    (1024, 1366): "panels",
    (844, 390): "panels",  # phones
    (844, 340): "panels",
    (740, 300): "panels",
    (360, 640): "panels",
    (390, 844): "panels",
    (430, 932): "panels",
}
WHOLE = [size for size, layout in WINDOWS.items() if layout == "whole"]
SHORT = ((1280, 600), (1366, 657), (1440, 764))  # the commonest laptops; the rest is part of `make test-long`
LANGUAGES = ("en", "ru", "ja")
# Goods are offered in the smallest space of all: a panel beside the hand has them, too.
LARGE = frozenset({"main", "plot", "take-card"})

LAYOUT = """() => getComputedStyle(document.querySelector("nav.tabs")).display === "none" ? "whole" : "panels" """


@cache
def late(players: int, seed: int, moves: int, kind: str) -> lisboa.Game:
    """Greedy bots have played until the first seat has such a choice."""
    game = lisboa.Game(players=players, seed=seed)
    while not game.is_over:
        decision = game.decision
        if len(game.moves) >= moves and decision is not None and decision.seat == 0 and decision.kind == kind:
            return game
        game.play(lisboa.bots.move(game, "greedy", len(game.moves)))
    raise LookupError(f"no decision {kind} with seed {seed}")


@cache
def with_many_decrees() -> lisboa.Game:
    """The last time that the first of two players plays a card; both have taken every decree that they could."""
    game, text = lisboa.Game(players=2, seed=11), ""
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.seat == 0 and decision.kind == "main":
            text = game.to_text()
        offered = [option.notation for option in decision.options if option.enabled]
        wanted = [m for m in offered if m.startswith("decree") or (m.startswith("visit") and "minister" in m)]
        game.play(min(wanted) if wanted else lisboa.bots.move(game, "greedy", len(game.moves)))
    return lisboa.Game.from_text(text)


def positions() -> Iterator[tuple[lisboa.Game, list[dict[str, str]]]]:
    """The fullest tables first: four players late in the game, who play a card, build, trade and take a card."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "courtier", "master")]
    for moves, kind in ((330, "main"), (150, "plot"), (200, "trade"), (250, "take-card")):
        yield late(4, 12, moves, kind), [HOST, *bots]
    yield late(3, 5, 260, "main"), [HOST, *bots[:2]]
    yield late(2, 5, 200, "main"), [HOST, *bots[:1]]
    yield played(100, kind="main", seed=29, players=1, solo=True), [HOST, LACERDA]
    yield late(2, 7, 257, "main"), [HOST, *bots[:1]]
    yield late(3, 6, 356, "main"), [HOST, *bots[:2]]
    yield with_many_decrees(), [HOST, *bots[:1]]


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    """Another window, once the page has taken note of it."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def problems(visitor: Visitor, size: tuple[int, int]) -> dict[str, Any]:
    """What is wrong with the whole table in a window; nothing, if all is well."""
    resize(visitor, size)
    assert visitor.page.evaluate(LAYOUT) == "whole"
    found: dict[str, Any] = visitor.page.evaluate(MEASURE)
    if visitor.page.locator(".table-page").get_attribute("data-decides") not in LARGE:
        del found["targets"]
    return {what: where for what, where in found.items() if where}


def test_every_window_has_its_layout(ana: Visitor) -> None:
    """One page, drawn larger and smaller; whatever the layout, nothing is scrolled sideways."""
    resume(ana, played(60, kind="main"), [HOST, *[{"kind": "bot", "bot": "greedy"}] * 2])
    for size, layout in WINDOWS.items():
        resize(ana, size)
        assert ana.page.evaluate(LAYOUT) == layout, size
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0], size


def test_the_whole_table_is_in_sight(ana: Visitor) -> None:
    become_guest(ana)
    for game, seats in positions():
        show(ana, str(ana.do("/import", {"text": game.to_text(), "seats": seats})["id"]))
        for size in SHORT:
            assert problems(ana, size) == {}, f"{game.players} players, {game.decision}, {size}"


# How large the points of each decree are written, and whether nothing lies on the middle of them.
DECREES = """() => [...document.querySelectorAll("#panel-own .decrees .tile")].map(tile => {
    const points = tile.querySelector(".wigs text");
    const {left, right, top, bottom} = points.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(points).fontSize) * points.getScreenCTM().d;
    return [size, tile.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))];
})"""


def readable_decrees(visitor: Visitor, size: tuple[int, int]) -> None:
    """The points of all twelve decrees of the board can be read."""
    resize(visitor, size)
    decrees = visitor.page.evaluate(DECREES)
    assert len(decrees) == 12
    for letters, seen in decrees:
        assert letters >= 10, (size, decrees)
        assert seen, (size, decrees)


def test_the_points_of_twelve_decrees_can_be_read(ana: Visitor) -> None:
    resume(ana, with_many_decrees(), [HOST, BOT])
    for size in (*SHORT, (1024, 768), (1180, 745)):
        readable_decrees(ana, size)


@pytest.mark.long
def test_the_points_of_twelve_decrees_can_be_read_in_every_window(ana: Visitor) -> None:
    resume(ana, with_many_decrees(), [HOST, BOT])
    for size in WHOLE:
        readable_decrees(ana, size)


# Numbers in the city that something lies on or touches: those of the columns, and how many cubes are in the pile.
TOUCHED = """() => {
    const all = selector => [...document.querySelectorAll(`#panel-downtown ${selector}`)];
    const box = e => e.getBoundingClientRect();
    const written = e => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return range.getBoundingClientRect();
    };
    const touch = (a, b) => a.left < b.right + 1 && b.left < a.right + 1
        && a.top < b.bottom + 1 && b.top < a.bottom + 1;
    const meet = (numbers, others) => all(numbers).filter(n => all(others).some(e => touch(written(n), box(e))))
        .map(n => `${numbers} ${n.textContent}`);
    return [...meet(".number", ".north .choice, .architect svg, .architect .count"),
        ...meet(".pile .count", ".score .choice")];
}"""


def test_nothing_lies_on_the_numbers_of_the_city(ana: Visitor) -> None:
    resume(ana, late(2, 7, 257, "main"), [HOST, BOT])
    for size in WHOLE:
        resize(ana, size)
        assert ana.page.evaluate(TOUCHED) == [], size


# How large the numbers on the clergy tiles are that the Cardinal offers.
OFFERED_TILES = """() => [...document.querySelectorAll(".command .picture .back text")].map(
    text => parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().d))"""


def test_the_wigs_of_the_clergy_tiles_on_offer_can_be_read(ana: Visitor) -> None:
    resume(ana, played(60, kind="cardinal"), [HOST, BOT, BOT])
    for size in WHOLE:
        resize(ana, size)
        sizes = ana.page.evaluate(OFFERED_TILES)
        assert sizes, size
        assert min(sizes) >= 11, (size, sizes)


# How far what a bot is called is from its tiles, and its tiles from the edge of its board.
APART = """() => [...document.querySelectorAll(".other")].map(board => {
    const box = selector => board.querySelector(selector).getBoundingClientRect();
    const tiles = box(".portfolio");
    const called = Math.max(box(".name").bottom, box(".title").bottom);
    return [tiles.top - called, board.getBoundingClientRect().bottom - tiles.bottom];
})"""


def test_what_a_bot_is_called_does_not_touch_its_tiles(ana: Visitor) -> None:
    """A tile that has just changed is ringed, 2 pixels around it."""
    resume(ana, *next(positions()))
    for size in ((1280, 600), (1280, 720), (1366, 600), (1366, 657), (1024, 768), (1180, 745)):
        resize(ana, size)
        boards = ana.page.evaluate(APART)
        assert len(boards) == 3
        for above, below in boards:
            assert above >= 2.5, (size, boards)
            assert below >= 0, (size, boards)


ROOMY = ((1536, 752), (1920, 940), (2560, 1300))


def test_a_roomy_window_lets_go_of_nothing(ana: Visitor) -> None:
    """No ring of a card and no button a little too wide is taken for a lack of room."""
    for kind in ("main", "period-discard", "trade"):
        sit_late(ana, kind)
        for size in ROOMY:
            resize(ana, size)
            expect(ana.page.locator(".command")).to_have_attribute("data-tight", "")


CUT_SENTENCES = """() => [...document.querySelectorAll(".command .long .title")].filter(
    title => title.scrollHeight > title.clientHeight + 1).length"""


def test_eight_decrees_can_be_told_apart_in_russian(ana: Visitor) -> None:
    """Of eight sentences in the narrowest panel at most the longest one ends in dots."""
    ana.page.set_viewport_size({"width": 1024, "height": 768})
    sit_late(ana, "decree")
    speak(ana, "ru")
    ana.wait_for_my_turn()
    ana.page.wait_for_function(f"({CUT_SENTENCES})() <= 1")


TABLETS = ((1024, 768), (1180, 745), (1180, 820), (1280, 600))


@pytest.mark.slow(seconds=15)
@pytest.mark.parametrize("kind", ["main", "trade", "decree", "second-decree", "house", "extra-good"])
def test_the_whole_table_is_in_sight_on_touch_screens(chromium: Browser, site: Running, kind: str) -> None:
    """Thumbs need more room than pointers, and get a note about long presses."""
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 1180, "height": 820}}
    with visiting(chromium, site.base, **touch) as visitor:
        sit_late(visitor, kind)
        expect(visitor.page.get_by_role("note")).to_be_visible()
        for size in TABLETS:
            assert problems(visitor, size) == {}, size


@pytest.mark.long
@pytest.mark.slow(seconds=90)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_is_in_sight_in_every_window(chromium: Browser, site: Running, language: str) -> None:
    with visiting(chromium, site.base, locale=language) as visitor:
        become_guest(visitor)
        for game, seats in positions():
            show(visitor, str(visitor.do("/import", {"text": game.to_text(), "seats": seats})["id"]))
            speak(visitor, language)
            visitor.page.locator("#panel-own .parts").wait_for()
            for size in WHOLE:
                assert problems(visitor, size) == {}, f"{game.players} players, {game.decision}, {size}"


WRONG = """fault => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fault);
    document.adoptedStyleSheets = [sheet];
}"""
# What could go wrong, and what has to notice it.
FAULTS = {
    "#panel-own .board { height: 130% !important }": "spilt",
    "#panel-court { translate: 0 70vh }": "outside",
    "#panel-cards .part { height: 3rem; overflow: auto }": "scrolled",
    "#panel-tracks .price { font-size: 8px }": "text",
    ".use { min-height: 20px !important; height: 20px }": "targets",
    ".use .word { font-size: 10.5px }": "text",
    ".command::after { content: ''; position: absolute; inset: 0; background: red }": "covered",
    "#panel-boards { visibility: hidden }": "missing",
    "#panel-court .noble-action span { max-width: 1rem; overflow: hidden; display: block }": "cut",
}


def test_what_is_measured_is_noticed(ana: Visitor) -> None:
    """Each fault alone, in a table that is as it should be."""
    game, seats = next(positions())
    resume(ana, game, seats)
    assert problems(ana, (1280, 600)) == {}
    for fault, what in FAULTS.items():
        ana.page.evaluate(WRONG, fault)
        assert what in problems(ana, (1280, 600)), fault
        ana.page.evaluate("document.adoptedStyleSheets = []")
    assert problems(ana, (1280, 600)) == {}

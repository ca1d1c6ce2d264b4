"""Every decision can be made in the panel where the eyes are; the board can be clicked, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scenes_of_choice import KINDS, boxes, keep_pixels, sit_before
from tests.browser.tables import BOT, HOST, resume, sit_down
from tests.browser.visitor import Visitor, anything, speak, visiting
from tests.server.playing import golden
from tests.server.running import Running

TOUCH = {"has_touch": True, "is_mobile": True}
WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "small-laptop": {"viewport": {"width": 1280, "height": 736}},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "phone-on-its-side": {"viewport": {"width": 844, "height": 390}, **TOUCH},
}
LEAST, LEAST_BY_TOUCH = 32, 44  # pixels
ON_THE_BOARD = ":is([data-move], [data-leads]):not(.command *)"

# Each choice of the panel: is it hit at its middle, once it has been scrolled to?
MISSED = """all => all.filter((choice) => {
    choice.scrollIntoView({block: "nearest"});
    const box = choice.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !hit || !(choice.contains(hit) || hit === choice);
}).map(choice => choice.dataset.move)"""


def small(visitor: Visitor, least: float) -> list[str]:
    """Choices of the panel that are hard to hit; cards of the hand on a phone are five in a row."""
    return [
        f"{box['move']}: {box['width']:.0f}x{box['height']:.0f}"
        for box in boxes(visitor.page, ".command [data-move]")
        if min(box["width"], box["height"]) < least - 0.5
    ]


@pytest.mark.slow(seconds=40)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_kind_of_decision_is_made_in_the_panel(window: str, chromium: Browser, site: Running) -> None:
    """Each move stands there once, can be hit, is large enough, and is played by a click."""
    least = LEAST if "touch" not in str(WINDOWS[window]) else LEAST_BY_TOUCH
    with visiting(chromium, site.base, **WINDOWS[window]) as visitor:
        for kind in KINDS:
            sit_before(visitor, kind)
            visitor.check_offers()
            assert visitor.page.eval_on_selector_all(".command [data-move]", MISSED) == [], kind
            assert small(visitor, least) == [], kind
            wide = visitor.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= visitor.page.viewport_size["width"], kind  # type: ignore[index]
            visitor.play(anything(1)(visitor.moves()))


@pytest.mark.parametrize("language", ["ru", "ja"])
def test_the_panel_in_other_languages(ana: Visitor, language: str) -> None:
    """Longer words push nothing out of the panel."""
    first = True
    for kind in ("trade", "cardinal", "plot", "decree", "recruit", "tile", "use-plan"):
        sit_before(ana, kind)
        if first:
            speak(ana, language)
            ana.page.wait_for_selector(".command [data-move]")
        first = False
        assert ana.page.eval_on_selector_all(".command [data-move]", MISSED) == [], kind
        spilt = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
        assert ana.page.eval_on_selector_all(".tray, .tray .pick", spilt) == [], kind


def test_trades_are_a_table_of_goods_and_actions(ana: Visitor) -> None:
    sit_before(ana, "trade")
    heads = ana.page.locator(".tray thead th").all_inner_texts()
    assert heads[:3] == ["Builder", "Minister", "King"]
    assert heads[3:] == ["Recruit", "Plan", "Ship", "Produce", "Cardinal", "Favor"]
    offers = ana.page.locator(".tray tbody tr").first.locator("[data-move]")
    good = offers.first.get_attribute("data-move").split(" ")[1]  # type: ignore[union-attr]
    assert all(f"offer {good} " in str(one.get_attribute("data-move")) for one in offers.all())


def test_the_ways_of_the_cardinal_stand_by_the_tile_they_take(ana: Visitor) -> None:
    """A tile that both one space and two lead to is drawn once."""
    sit_before(ana, "cardinal")
    options = ana.ask(f"/tables/{ana.table}/situation")["decision"]["options"]
    ways = [option for option in options if option["verb"] == "cardinal" and option["enabled"]]
    tiles = {option["place"] for option in ways}
    assert len(tiles) < len(ways)
    expect(ana.page.locator(".tray .tiles > .tile")).to_have_count(len(tiles))
    expect(ana.page.locator(".tray .ways [data-move]")).to_have_count(2 * (len(ways) - len(tiles)))


def test_pointing_at_one_lights_the_other(ana: Visitor) -> None:
    """From the panel to the board and back, by pointer and by keyboard; a place of several options lights all."""
    sit_before(ana, "plot")
    move = ana.moves()[0]
    lit = ana.page.locator("[data-lit]")
    ana.choice(move).hover()
    expect(lit).to_have_count(1)
    expect(ana.on_board(move)).to_have_attribute("data-lit", "")
    ana.on_board(move).hover()
    expect(lit).to_have_count(1)
    expect(ana.choice(move)).to_have_attribute("data-lit", "")
    ana.page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    ana.page.keyboard.press("n")
    expect(ana.on_board(ana.moves()[0])).to_have_attribute("data-lit", "")

    sit_before(ana, "trade")
    field = ana.page.locator('[data-leads="action:favor"]')
    field.hover()
    count = ana.page.locator('.command [data-move$=" favor"]').count()
    expect(lit).to_have_count(count)
    assert count > 1
    field.click()
    expect(ana.page.locator('.command [data-move$=" favor"]').first).to_be_focused()


def test_keys_and_readers_meet_each_choice_once(ana: Visitor) -> None:
    """On the board it is told apart from its twin, and the tabulator passes it by."""
    sit_before(ana, "plot")
    assert ana.page.eval_on_selector_all(ON_THE_BOARD, "all => all.every(e => e.tabIndex === -1)")
    names = ana.page.eval_on_selector_all("[data-move]", "all => all.map(e => e.textContent.trim())")
    assert len(set(names)) == len(names)
    moves = ana.moves()
    met = []
    for _ in moves:
        ana.page.keyboard.press("n")
        met.append(ana.page.evaluate("document.activeElement.dataset.move"))
        assert ana.page.evaluate("document.activeElement.closest('.command') !== null")
    assert sorted(met) == sorted(moves)


# How clear the ring is against what is behind it: from the middle of each side of the box outwards and inwards, the
# longest run of pixels whose contrast with the same pixels without ring is 3:1.
CLEAR = """([boxes, least]) => {
    const [ringed, bare] = window.shots;
    const light = (shot, x, y) => {
        const at = 4 * (Math.round(y) * shot.width + Math.round(x));
        const [r, g, b] = [0, 1, 2].map((i) => {
            const v = shot.data[at + i] / 255;
            return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (x, y) => {
        const [a, b] = [light(ringed, x, y), light(bare, x, y)].sort((m, n) => n - m);
        return (a + 0.05) / (b + 0.05);
    };
    const run = (x, y, dx, dy) => {
        let best = 0, now = 0;
        for (let step = -8; step <= 8; step++) {
            const [px, py] = [x + dx * step, y + dy * step];
            const inside = px >= 0 && py >= 0 && px < ringed.width && py < ringed.height;
            now = inside && contrast(px, py) >= 3 ? now + 1 : 0;
            best = Math.max(best, now);
        }
        return best;
    };
    return boxes.filter(({left, top, right, bottom}) => {
        const [x, y] = [left + (right - left) / 3, top + (bottom - top) / 3];
        const sides = [run(left, y, 1, 0), run(right, y, 1, 0), run(x, top, 0, 1), run(x, bottom, 0, 1)];
        return sides.filter((length) => length >= least).length < 4;
    }).map(({move}) => move);
}"""
RESTYLE = """(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
}"""
BARE = ".choice.legal::after, .choice.legal::before { display: none !important }"
BOARD_KINDS = (
    "tile",
    "plot",
    "site",
    "cube",
    "rubble",
    "trade",
    "cardinal",
    "favor",
    "take-card",
    "decree",
    "plan",
    "house",
)


@pytest.mark.slow(seconds=25)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_glow_is_seen(theme: str, chromium: Browser, site: Running) -> None:
    """Around all that can be chosen on the board: a closed line of 3:1 against what is behind it, and a mark."""
    with visiting(chromium, site.base, color_scheme=theme, **WINDOWS["laptop"]) as visitor:
        for kind in BOARD_KINDS:
            sit_before(visitor, kind)
            visitor.page.mouse.move(700, 5)
            here = boxes(visitor.page, ON_THE_BOARD)
            assert here, kind
            keep_pixels(visitor.page)
            visitor.page.evaluate(RESTYLE, BARE)
            keep_pixels(visitor.page)
            assert visitor.page.evaluate(CLEAR, [here, 1]) == [], kind
            visitor.page.evaluate(RESTYLE, "")
            mark = "all => all.map(e => getComputedStyle(e, '::before').rotate)"
            assert set(visitor.page.eval_on_selector_all(ON_THE_BOARD, mark)) == {"45deg"}, kind


LAYERS = ("hint", "log", "score", "chat", "rules", "legend", "menu")
COVERED = """all => {
    const drawer = document.querySelector(".drawer").getBoundingClientRect();
    return all.filter((choice) => {
        const box = choice.getBoundingClientRect();
        return box.left < drawer.right && drawer.left < box.right && box.top < drawer.bottom && drawer.top < box.bottom;
    }).map((choice) => choice.dataset.move ?? choice.dataset.leads);
}"""


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("window", ["laptop", "phone", "phone-on-its-side"])
def test_no_drawer_covers_a_choice(window: str, chromium: Browser, site: Running) -> None:
    """Whatever is open, each move can be clicked; a narrow drawer moves aside for what lies on the board."""
    with visiting(chromium, site.base, **WINDOWS[window]) as visitor:
        for kind in ("free-state", "trade", "take-card", "plot", "main"):
            sit_before(visitor, kind)
            for layer in LAYERS:
                button = visitor.page.locator(f'[data-layer="{layer}"]')
                if button.count() == 0 or not button.is_visible():
                    continue
                button.click()
                visitor.page.locator(".drawer").wait_for()
                visitor.page.locator(".drawer .body > *").first.wait_for()
                visitor.page.wait_for_function("() => !document.querySelector('.drawer').getAnimations().length")
                assert visitor.page.eval_on_selector_all(".command [data-move]", MISSED) == [], f"{kind} {layer}"
                if window == "laptop" and layer in ("log", "chat", "menu"):
                    assert visitor.page.eval_on_selector_all(ON_THE_BOARD, COVERED) == [], f"{kind} {layer}"
                visitor.page.keyboard.press("Escape")
                visitor.page.locator(".drawer").wait_for(state="detached")


def test_a_choice_is_made_beside_an_open_drawer(phone: Visitor) -> None:
    """Nothing has to be closed first."""
    sit_before(phone, "free-state")
    phone.page.locator('[data-layer="log"]').tap()
    phone.page.locator(".drawer").wait_for()
    before = phone.seq()
    phone.choice("free recruit").or_(phone.page.locator(".command [data-move^=free]")).first.tap()
    phone.wait_past(before)


def test_a_tip_hides_nothing_that_is_compared(ana: Visitor) -> None:
    for kind in ("trade", "plot", "decree", "take-card"):
        sit_before(ana, kind)
        for choice in ana.page.locator(".tray [data-move]").all()[::3]:
            ana.page.mouse.move(700, 5)
            expect(ana.page.locator(".tip")).to_have_count(0)
            # What scrolls closes a tip: first there, then with the pointer
            choice.scroll_into_view_if_needed()
            ana.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            choice.hover()
            tip = ana.page.locator(".tip.placed")
            tip.wait_for()
            over = boxes(ana.page, ".tip")[0]
            hidden = [
                box["move"]
                for box in boxes(ana.page, ".tray [data-move]")
                if box["left"] < over["right"]
                and over["left"] < box["right"]
                and box["top"] < over["bottom"]
                and over["top"] < box["bottom"]
            ]
            assert hidden == [], f"{kind}: {choice.get_attribute('data-move')}"


# Whole games

Play = Callable[[Visitor, str], None]


def in_the_panel(visitor: Visitor, move: str) -> None:
    visitor.play(move)


def on_the_board(visitor: Visitor, move: str) -> None:
    """Where the choice has a place there; what has several options leads to them in the panel."""
    options = visitor.ask(f"/tables/{visitor.table}/situation")["decision"]["options"]
    place = next(option["place"] for option in options if option["notation"] == move)
    itself = visitor.on_board(move)
    leading = visitor.page.locator(f'[data-leads="{place}"]')
    before = visitor.seq()
    if itself.count() > 0:
        itself.click()
    else:
        if leading.count() > 0:
            leading.click()
            expect(visitor.page.locator(f'.command [data-of="{place}"]:focus')).to_have_count(1)
        visitor.choice(move).click()
    visitor.confirm_wigs(before)
    visitor.wait_past(before)


def by_touch(visitor: Visitor, move: str) -> None:
    before = visitor.seq()
    visitor.choice(move).tap()
    visitor.confirm_wigs(before)
    visitor.wait_past(before)


def play_whole(visitor: Visitor, play: Play, seed: int) -> set[str]:
    """Until the end screen; the kinds of decisions on the way."""
    choose, kinds = anything(seed), set()
    while visitor.wait_for_my_turn():
        visitor.check_offers()
        moves = visitor.moves()
        if not moves:
            continue
        kinds.add(visitor.page.locator(".table-page").get_attribute("data-decides") or "")
        play(visitor, choose(moves))
    return kinds


@pytest.mark.slow(seconds=15)
@pytest.mark.parametrize("play", [in_the_panel, on_the_board])
def test_the_last_turns_are_played(play: Play, ana: Visitor) -> None:
    game = golden("037")
    resume(ana, game.rewound(len(game.moves) - 25), [HOST, BOT])
    play_whole(ana, play, 4)
    expect(ana.page.locator("[data-end-screen]")).to_be_visible()


@pytest.mark.long
@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize("play", [in_the_panel, on_the_board])
def test_a_whole_game_is_played(play: Play, ana: Visitor) -> None:
    sit_down(ana, [HOST, BOT])
    kinds = play_whole(ana, play, 4)
    expect(ana.page.locator("[data-end-screen]")).to_be_visible()
    assert len(kinds) > 12


@pytest.mark.long
@pytest.mark.slow(seconds=70)
@pytest.mark.parametrize("window", ["phone", "phone-on-its-side"])
def test_a_whole_game_is_played_by_touch(window: str, chromium: Browser, site: Running) -> None:
    with visiting(chromium, site.base, **WINDOWS[window]) as visitor:
        sit_down(visitor, [HOST, BOT])
        kinds = play_whole(visitor, by_touch, 4)
        expect(visitor.page.locator("[data-end-screen]")).to_be_visible()
        assert len(kinds) > 12

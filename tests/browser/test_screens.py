"""Touch, small screens, large letters: everything is in sight and in reach."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lisboa.text import LOCALES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.tables import BOT, HOST, HOT_SEAT, LACERDA, become_guest, played, resume, show
from tests.browser.visitor import Visitor, anything, speak, visiting
from tests.server.playing import golden
from tests.server.running import Running


@pytest.mark.slow(seconds=22)
def test_a_game_on_a_telephone(phone: Visitor) -> None:
    """By touch at 390x844, with every option in reach."""
    resume(phone, played(40), [HOST, BOT, BOT])
    choose = anything(5)
    for _ in range(60):
        if not phone.wait_for_my_turn():
            return
        phone.check_offers()
        moves = phone.moves()
        if not moves:
            continue
        before = phone.seq()
        phone.choice(choose(moves)).tap()
        phone.wait_past(before)
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


# The middle of a choice that the open dialog does not cover.
BESIDE = """() => {
    const covered = document.querySelector("dialog[open]").getBoundingClientRect();
    const middles = [...document.querySelectorAll("[data-move]")].map((choice) => {
        const box = choice.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
    return middles.find(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight
        && (y < covered.top || y > covered.bottom));
}"""


def test_a_long_press_shows_and_does_not_play(phone: Visitor) -> None:
    resume(phone, played(60, kind="main"), [HOST, BOT, BOT])
    before = phone.seq()
    target = phone.page.locator("[data-move]").first
    box = target.bounding_box()
    assert box is not None
    session = phone.context.new_cdp_session(phone.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    phone.page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    large = phone.page.locator("dialog[open]")
    expect(large).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    # A tap beside what is shown closes it, and does not go through to a choice that lies there.
    phone.page.locator("#panel-downtown .choice.still:visible").nth(3).tap()
    expect(large).to_be_visible()
    beside = phone.page.evaluate(BESIDE)
    assert beside is not None
    phone.page.touchscreen.tap(*beside)
    expect(large).to_have_count(0)
    phone.page.wait_for_timeout(500)
    assert phone.ask(f"/tables/{phone.table}/situation")["seq"] == before


SMALL = ((720, 450), (844, 390), (1024, 600), (390, 844), (390, 667))


@pytest.mark.parametrize("kind", ["main", "recruit"])
@pytest.mark.parametrize("size", SMALL, ids=lambda size: f"{size[0]}x{size[1]}")
def test_small_screens_and_zoom(ana: Visitor, size: tuple[int, int], kind: str) -> None:
    """Whatever the screen, at 200 % too: each choice can be scrolled to and hit, and nothing is cut off sideways."""
    width, height = size
    ana.page.set_viewport_size({"width": width, "height": height})
    resume(ana, played(60, kind=kind), [HOST, BOT, BOT])
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= width
    board = ana.page.locator("#panel-downtown").bounding_box()
    assert board is not None
    assert board["height"] > height / 4
    moves = ana.moves()
    assert moves
    for move in moves:
        ana.choice(move).click(trial=True)
    ana.play(moves[-1])


def test_large_letters(tmp_path: Path, chromium: Browser, site: Running) -> None:
    """Letters twice as large as usual on a telephone: plots and tools are still there, nothing is scrolled sideways."""
    preferences = {"webkit": {"webprefs": {"default_font_size": 32}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(preferences))
    context = chromium.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=chromium_path(),
        args=FLAGS,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en",
    )
    try:
        ana = Visitor(context, site.base)
        resume(ana, played(60, kind="plot", seed=8), [HOST, BOT, BOT])
        assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
        wide = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.id)"
        assert ana.page.eval_on_selector_all(".panels > section, .panels > div > section", wide) == []
        for part in [*ana.page.locator("[data-move]").all(), *ana.page.locator("[data-layer]").all()]:
            part.click(trial=True)
            box = part.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24
        for path in ("/", "/new", "/mine", "/settings"):
            ana.go(path)
            ana.page.locator("h1").first.wait_for()
            assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390, path
    finally:
        context.close()


# Declining is always in sight and counts for nothing; giving clergy tiles up lies in the tray, beside no tab.
LIES_IN = {"take-card": "Cards", "second-decree": "Cards", "rubble": "City", "cube": "City", "church-scoring": ""}


def test_the_table_goes_to_where_the_choice_is(phone: Visitor) -> None:
    """Whatever can be chosen in another panel comes in sight, as large as a thumb; its tab says so."""
    become_guest(phone)
    for kind, panel in LIES_IN.items():
        game = played(60, kind=kind, seed=3 if kind == "rubble" else 9)
        made = phone.do("/import", {"text": game.to_text(), "seats": [HOST, BOT, BOT]})
        show(phone, str(made["id"]))
        choices = phone.page.locator("[data-move]:not([data-move=pass])")
        expect(choices.first).to_be_in_viewport(ratio=1)
        for choice in choices.all():
            box = choice.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, kind
        tab = phone.page.locator(".tabs [aria-current]")
        if panel:
            expect(tab).to_contain_text(panel)
            expect(tab).to_contain_text("something to choose")
        else:
            expect(phone.page.locator(".tray [data-move^=give]")).to_have_count(choices.count())


def test_the_hand_steps_back_for_another_choice(phone: Visitor) -> None:
    """Whatever part of the table is in sight, the panel has the choice; on one's turn the hand is what counts."""
    resume(phone, played(60, kind="take-card"), [HOST, BOT, BOT])
    expect(phone.page.locator(".hand.compact")).to_be_visible()
    phone.page.locator(".tabs button").first.tap()
    expect(phone.on_board("take builder")).not_to_be_in_viewport()
    expect(phone.choice("take builder")).to_be_in_viewport(ratio=1)
    made = phone.do("/import", {"text": played(60, kind="main").to_text(), "seats": [HOST, BOT, BOT]})
    show(phone, str(made["id"]))
    expect(phone.page.locator(".hand:not(.compact)")).to_be_visible()


def test_a_board_shown_large_and_the_way_back(phone: Visitor) -> None:
    """On a telephone it is as wide as the screen; the focus returns to what opened it."""
    resume(phone, played(60, kind="main"), [HOST, BOT, BOT])
    opener = phone.page.locator("#panel-boards .who").first
    opener.tap()
    board = phone.page.locator("dialog.board .parts").bounding_box()
    assert board is not None
    assert board["width"] > 320
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog[open]")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("language", ["en", "pt", "ru", "cs", "ja"])
def test_no_name_of_the_court_is_cut(chromium: Browser, site: Running, language: str) -> None:
    with visiting(chromium, site.base, locale=language) as visitor:
        resume(visitor, played(60, kind="main"), [HOST, BOT, BOT])
        for width, height in ((1440, 900), (390, 844)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            cut = visitor.page.eval_on_selector_all(
                "#panel-court :is(h3, .name, .noble-action), .tabs .word, .use .word, #panel-own h3",
                """all => all.filter(e => e.getClientRects().length && e.scrollWidth > Math.ceil(e.clientWidth) + 1
                    && getComputedStyle(e).display !== "inline").map(e => e.textContent)""",
            )
            assert cut == []


def test_no_name_is_cut_at_the_end(chromium: Browser, site: Running) -> None:
    """Three bots of one kind side by side on a telephone: each has another name, in two lines at most."""
    with visiting(chromium, site.base, locale="en", viewport={"width": 390, "height": 844}) as visitor:
        resume(visitor, played(10_000, players=4), [HOST, *[{"kind": "bot", "bot": "courtier"}] * 3])
        visitor.page.locator("[data-end-screen] thead th").first.wait_for()
        for part in ("thead", "ol"):
            names = visitor.page.locator(f"[data-end-screen] {part} .player-name")
            cut = names.evaluate_all(
                """all => all.filter(e => [e, ...e.children].some(part => part.scrollWidth > part.clientWidth + 1)
                    || e.querySelector(".word").clientHeight > 36).map(e => e.textContent)"""
            )
            assert cut == []
            assert sorted(names.all_inner_texts()) == ["Ana", "Dom Duarte", "Dom Lopo", "Dom Nuno"]


# The steps of a long turn are scrolled sideways in their line.
WIDE = ((1440, 900), (1366, 768), (1920, 1080), (1280, 720))
PARTS = "#panel-own, #panel-own .parts > *, #panel-boards, #panel-court, #panel-cards, #panel-tracks, .command"
SPILT = """all => all.flatMap((part) => {
    const {top, right, bottom} = part.getBoundingClientRect();
    const scrolls = getComputedStyle(part).overflowY === "auto";
    const end = scrolls ? top - part.scrollTop + part.scrollHeight : bottom;
    const outside = (box) => box.bottom > end + 1 || box.right > right + 1;
    const inside = [...part.querySelectorAll(":not(.hidden-text, .hidden-text *, .thread ol *, svg *)")];
    const spilt = inside.filter((e) => e.checkVisibility() && outside(e.getBoundingClientRect()));
    return spilt.map((e) => `${part.id} ${e.outerHTML.slice(0, 80)}`);
})"""


def test_nothing_ends_outside_of_its_part(ana: Visitor) -> None:
    """Late in a game of three at one screen, in every language: boards show all that is on them."""
    resume(ana, golden("005").rewound(197), [HOST, HOT_SEAT, HOT_SEAT])
    for language in LOCALES:
        speak(ana, language)
        ana.page.locator("#panel-own .parts").wait_for(state="attached")
        for width, height in WIDE:
            ana.page.set_viewport_size({"width": width, "height": height})
            assert ana.page.eval_on_selector_all(PARTS, SPILT) == [], f"{language} {width}x{height}"
            size = ana.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert size == [width, height]


def test_a_laptop_needs_no_scrolling(ana: Visitor) -> None:
    become_guest(ana)
    for players, seats in ((2, [HOST, BOT]), (4, [HOST, BOT, BOT, BOT])):
        made = ana.do("/import", {"text": played(150, players=players).to_text(), "seats": seats})
        show(ana, str(made["id"]))
        size = ana.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [1440, 900]
    # Late in a solo game: with as many decrees and kinds of plan as Lacerda may ever have, none lies on the hand below.
    late = played(100, kind="main", seed=29, players=1, solo=True)
    show(ana, str(ana.do("/import", {"text": late.to_text(), "seats": [HOST, LACERDA]})["id"]))
    more = "(list, most) => { while (list.children.length < most) list.append(list.lastElementChild.cloneNode(true)); }"
    for row, most in ((".decrees ul", 20), (".plans", 5)):
        ana.page.locator(f".lacerda {row}").evaluate(more, most)
    spilt = """all => all.filter(e => e.getBoundingClientRect().bottom
        > document.querySelector(".lacerda").getBoundingClientRect().bottom).length"""
    assert ana.page.eval_on_selector_all(".lacerda li", spilt) == 0

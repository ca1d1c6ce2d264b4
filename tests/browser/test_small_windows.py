"""Windows that are not the whole table: half a screen, a tablet upright, a phone upright and on its side."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import lisboa
from tests.browser.tables import BOT, HOST, LACERDA, become_guest, played, resume, sit_down, with_a_visit_for_wigs
from tests.browser.visitor import Visitor, speak, visiting
from tests.server.running import Running
from tools.screenshots import game_of_bots

FOUR = [HOST, BOT, BOT, BOT]
WITH_A_MOUSE = {"half": (960, 940), "half of a small screen": (683, 657)}
BY_TOUCH = {
    "tablet": (768, 1024),
    "large tablet": (820, 1180),
    "phone on its side": (844, 340),
    "taller": (844, 390),
    "smallest": (740, 300),
}
PHONES = {"small": (360, 640), "low": (390, 664), "usual": (390, 844), "large": (430, 932)}
TOUCH = {"has_touch": True, "is_mobile": True}
THUMB, POINTER = 44, 32
KINDS = (
    *("main", "plot", "cube", "decree", "cardinal", "tile", "house", "site"),
    *("trade", "period-reward", "take-card", "church-scoring"),
)
LOW_LOT, LOT = 32, 28  # plots and sites beside each other
READ_TO_CHOOSE, READ = 11, 10

# What is drawn: letters with their size on the screen, and elements with their boxes.
MEASURE = """() => {
    const box = selector => {
        const node = document.querySelector(selector);
        const {left, top, right, bottom} = node.getBoundingClientRect();
        return {left, top, right, bottom};
    };
    const texts = [];
    const walk = document.createTreeWalker(document.querySelector(".table-page"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim();
        const parent = walk.currentNode.parentElement;
        if (!text || !parent.checkVisibility({visibilityProperty: true})) continue;
        if (parent.closest(".hidden-text, .skip")) continue;
        if (parent.closest(".option svg")) continue;  // the words beside it say it
        const style = getComputedStyle(parent);
        const clipped = node => node && (getComputedStyle(node).clipPath !== "none" || clipped(node.parentElement));
        if (clipped(parent)) continue;
        const scale = parent instanceof SVGElement ? parent.getScreenCTM().a : 1;
        if (parseFloat(style.fontSize) === 0) continue;  // a colour says it where every row counts
        const choosing = parent.closest("[data-move], .prompt, .tray") !== null;
        texts.push({text: text.slice(0, 30), size: parseFloat(style.fontSize) * scale, choosing});
    }
    return {
        wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
        window: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
        city: box(".city"), command: box(".command"), prompt: box(".prompt"), texts,
    };
}"""
# Moves with an element that lies open, wherever one has to scroll within a panel; and how small the smallest is.
REACH = """() => {
    const found = {};
    for (const node of document.querySelectorAll("[data-move]")) {
        if (!node.checkVisibility({visibilityProperty: true})) continue;
        node.scrollIntoView({block: "center", inline: "nearest"});
        const {left, top, width, height} = node.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        if (!there || !(node.contains(there) || there.contains(node))) continue;
        // As far as a thumb is heard: what a button draws around itself is part of it.
        const heard = (dx, dy) => node.contains(document.elementFromPoint(x + dx, y + dy));
        const reach = (dx, dy) => { let n = 0; while (n < 40 && heard(dx * (n + 1), dy * (n + 1))) n++; return n; };
        const size = Math.min(reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)) + 1;
        found[node.dataset.move] = Math.max(found[node.dataset.move] ?? 0, size);
    }
    return found;
}"""


@functools.cache
def late(kind: str) -> lisboa.Game:
    """A full table: four bots played it for a while, and the first seat has to decide that."""
    return game_of_bots(4, 12, 10_000 if kind == "over" else 150, kind)


@functools.cache
def rich(kind: str) -> lisboa.Game:
    """The same for decisions that not every game asks for so late."""
    for seed in (12, 3, 7):
        game = game_of_bots(4, seed, 120, kind)
        if not game.is_over:
            return game
    raise LookupError(kind)


def legal(visitor: Visitor) -> set[str]:
    options = visitor.ask(f"/tables/{visitor.table}/situation")["decision"]["options"]
    return {str(option["notation"]) for option in options if option["enabled"]}


def within(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return (
        inner["left"] >= outer["left"] - 1
        and inner["top"] >= outer["top"] - 1
        and inner["right"] <= outer["right"] + 1
        and inner["bottom"] <= outer["bottom"] + 1
    )


def reachable(page: Page) -> dict[str, int]:
    """The open moves with the size of their largest element, all tabs tried."""
    found: dict[str, int] = page.evaluate(REACH)
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        for move, size in page.evaluate(REACH).items():
            found[move] = max(size, found.get(move, 0))
    page.locator("nav.tabs button").first.click()
    return found


def check(visitor: Visitor, size: tuple[int, int], target: int, *, city: bool = True) -> None:
    """One decision in a window of that size."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    seen: dict[str, Any] = visitor.page.evaluate(MEASURE)
    assert (seen["wide"], seen["high"]) == size, "the page scrolls"
    assert within(seen["prompt"], seen["window"])
    small = [text for text in seen["texts"] if text["size"] < (READ_TO_CHOOSE if text["choosing"] else READ) - 0.01]
    assert not small, (size, small)
    if city:
        assert within(seen["city"], seen["window"]), (size, seen["city"])
        beside = seen["city"]["right"] <= seen["command"]["left"] or seen["city"]["bottom"] <= seen["command"]["top"]
        assert beside, "the panel covers the city"
    moves = reachable(visitor.page)
    assert set(moves) == legal(visitor), size
    # Rows of the city are a fifth of what height there is; words in the panel are as high as ever.
    lot = LOW_LOT if target == THUMB else LOT
    # Six actions for each good beside each other: on the narrowest panel they are higher than wide.
    trade = min(target, (seen["command"]["right"] - seen["command"]["left"] - 64) // 6)
    least = {move: lot if move.startswith(("plot", "site")) else target for move in moves}
    least |= {move: trade for move in moves if move.startswith("offer")}
    assert all(moves[move] >= least[move] for move in moves), (size, moves)


def visit(chromium: Browser, site: Running, touch: bool) -> Any:
    """Somebody who has been here before: the note for the first time is put aside."""
    kept = {"name": "lisboa", "value": json.dumps({"notes": ["long-press"]})}
    state = {"cookies": [], "origins": [{"origin": site.base, "localStorage": [kept]}]}
    size = {"viewport": {"width": 768, "height": 1024}, **TOUCH} if touch else {}
    return visiting(chromium, site.base, storage_state=state, **size)


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_city_stays_in_sight_beside_the_panel(chromium: Browser, site: Running, touch: bool) -> None:
    sizes = BY_TOUCH if touch else WITH_A_MOUSE
    with visit(chromium, site, touch) as visitor:
        for kind in ("main", "plot"):
            visitor.context.clear_cookies()
            resume(visitor, late(kind), FOUR)
            visitor.wait_for_my_turn()
            for size in sizes.values():
                check(visitor, size, THUMB if touch else POINTER)


# Choices of the panel that are cut off, or covered, while nothing has been scrolled
CUT = """() => [...document.querySelectorAll(".command [data-move]")].filter(choice => {
    const {left, right, top, bottom} = choice.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, bottom - 4);
    return top < 0 || bottom > innerHeight || !choice.contains(there);
}).map(choice => choice.dataset.move)"""
# Words and numbers of buttons that reach over their edges, or onto their frames
OVER = """() => [...document.querySelectorAll(".uses .use")].flatMap(use => {
    const frame = use.getBoundingClientRect();
    return [...use.querySelectorAll(".word, .price")].filter(node => {
        const {left, right, width} = node.getBoundingClientRect();
        return width > 0 && (left < frame.left + 2 || right > frame.right - 2);
    }).map(node => node.textContent.trim());
})"""
ONE_LOOK = {"en": ("main", "trade", "period-reward", "site", "take-card"), "ru": ("main", "site", "church-scoring")}


def resize(page: Page, size: tuple[int, int]) -> None:
    """As soon as the page is that large, and its panel has found out how much has room."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    page.evaluate("() => new Promise(drawn => setTimeout(() => requestAnimationFrame(drawn), 100))")


def seen_before(visitor: Visitor, kind: str, language: str = "en") -> None:
    visitor.context.clear_cookies()
    resume(visitor, rich(kind), FOUR)
    speak(visitor, language)
    visitor.wait_for_my_turn()


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("language", list(ONE_LOOK))
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_all_that_can_be_chosen_is_in_sight_at_once(
    chromium: Browser, site: Running, language: str, touch: bool
) -> None:
    sizes = [
        WITH_A_MOUSE["half"],
        *((BY_TOUCH["tablet"], BY_TOUCH["large tablet"]) if touch else WITH_A_MOUSE.values()),
    ]
    with visit(chromium, site, touch) as visitor:
        for kind in ONE_LOOK[language]:
            seen_before(visitor, kind, language)
            for size in sizes:
                resize(visitor.page, size)
                assert visitor.page.locator(".command [data-move]").count() > 0
                assert visitor.page.evaluate(CUT) == [], (kind, size)
                assert visitor.page.evaluate(OVER) == [], (kind, size)


@pytest.mark.slow(seconds=5)
def test_what_scrolls_shows_that_it_does(chromium: Browser, site: Running) -> None:
    with visit(chromium, site, touch=True) as visitor:
        seen_before(visitor, "main")
        resize(visitor.page, BY_TOUCH["smallest"])
        panel = visitor.page.locator(".command")
        shade = "node => getComputedStyle(node, '::after').opacity"
        assert panel.evaluate(shade) == "1"
        assert len(visitor.page.evaluate(CUT)) <= 6, "three cards of five are in sight"
        panel.evaluate("node => { node.scrollTop = node.scrollHeight; }")
        expect(panel).not_to_have_attribute("data-more", "")
        assert panel.evaluate(shade) == "0"


# Neighbours in a row that overlap, and heads of columns on more than one line
TABLE = """() => {
    const rows = [...document.querySelectorAll(".tray tbody tr")];
    const late = (box, i, row) => i > 0 && box.left < row[i - 1].right - 0.5;
    const boxes = row => [...row.querySelectorAll("th .good, [data-move]")].map(node => node.getBoundingClientRect());
    const heads = [...document.querySelectorAll(".tray thead .action span")].map(node => {
        const words = document.createRange();
        words.selectNodeContents(node.firstChild);
        return words;
    });
    const drawn = heads.map(words => words.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
    const meet = (a, b) => !apart(a, b);
    return {
        overlaps: rows.map(boxes).filter(row => row.some(late)).length,
        broken: heads.filter(words => words.getClientRects().length > 1).map(String),
        collide: drawn.filter((head, i) => drawn.some((other, j) => j < i && meet(head, other))).length,
        out: drawn.filter(({right}) => right > innerWidth).length,
    };
}"""


@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize("language", ["en", "ru", "ja"])
def test_the_table_of_trades_keeps_words_whole_and_buttons_apart(
    chromium: Browser, site: Running, language: str
) -> None:
    with visit(chromium, site, touch=True) as visitor:
        seen_before(visitor, "trade", language)
        for size in (*BY_TOUCH.values(), *PHONES.values()):
            resize(visitor.page, size)
            assert visitor.page.evaluate(TABLE) == {"overlaps": 0, "broken": [], "collide": 0, "out": 0}, size


# What lies on the board and what covers it
CITY = """() => {
    const box = node => node.getBoundingClientRect();
    const meet = (a, b) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
    const score = document.querySelector(".score.last .choice");
    const numbers = [...document.querySelectorAll(".city .number")].map(node => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return words.getBoundingClientRect();
    });
    const around = [...document.querySelectorAll(".architect .stacks .choice, .site.north .choice")].map(box);
    const inside = (part, whole) => part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1;
    return {
        score: ["left", "right"].filter(side => {
            const {top, bottom, [side]: edge} = box(score);
            const x = edge + (side === "left" ? 3 : -3);
            return !score.contains(document.elementFromPoint(x, (top + bottom) / 2));
        }),
        numbers: numbers.filter(number => around.some(other => meet(number, other))).length,
        bursting: [...document.querySelectorAll(".plot .reward svg")].filter(
            picture => !inside(box(picture), box(picture.closest(".choice")))).length,
        houses: [...document.querySelectorAll(".plot .store")].filter(store =>
            box(store.querySelector(".house svg")).height > box(store.querySelector(".tile svg")).height).length,
    };
}"""


@pytest.mark.slow(seconds=5)
def test_nothing_of_the_city_lies_on_something_else(chromium: Browser, site: Running) -> None:
    with visit(chromium, site, touch=True) as visitor:
        for kind in ("main", "plot"):
            seen_before(visitor, kind)
            for size in BY_TOUCH.values():
                resize(visitor.page, size)
                assert visitor.page.evaluate(CITY) == {
                    "score": [],
                    "numbers": 0,
                    "bursting": 0,
                    "houses": 0,
                }, size


# Streets whose name reaches over its ribbon, or lies under what stands at its lower end
HIDDEN_NAMES = """() => [...document.querySelectorAll("#panel-downtown .street .name")].filter(name => {
    const {left, right, top, bottom} = name.getBoundingClientRect();
    const ribbon = name.closest(".ribbon").getBoundingClientRect();
    const at = y => name.contains(document.elementFromPoint((left + right) / 2, y));
    return top < ribbon.top || bottom > ribbon.bottom + 1 || !at(top + 3) || !at(bottom - 3);
}).map(name => name.textContent)"""


@pytest.mark.slow(seconds=5)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_names_of_streets_are_whole(chromium: Browser, site: Running, touch: bool) -> None:
    """Also below the note for people who are here for the first time."""
    with visiting(chromium, site.base, **(TOUCH if touch else {})) as visitor:
        seen_before(visitor, "main")
        for size in (BY_TOUCH["tablet"], BY_TOUCH["large tablet"]) if touch else (WITH_A_MOUSE["half"],):
            resize(visitor.page, size)
            assert visitor.page.evaluate(HIDDEN_NAMES) == [], size


@pytest.mark.slow(seconds=5)
def test_a_small_phone_shows_what_is_chosen_on_the_board(chromium: Browser, site: Running) -> None:
    """All three plots, and most of seven sites."""
    hit = """kind => [...document.querySelectorAll(`#panel-downtown .${kind} .legal`)].filter(node => {
        const {left, top, width, height} = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length"""
    with visit(chromium, site, touch=True) as visitor:
        visitor.page.set_viewport_size({"width": 360, "height": 640})
        for kind, least in (("plot", 3), ("site", 6)):
            seen_before(visitor, kind)
            visitor.page.wait_for_function(f"least => ({hit})('{kind}') >= least", arg=least)


@pytest.mark.slow(seconds=10)
def test_a_phone_says_in_words_what_a_card_can_do(chromium: Browser, site: Running) -> None:
    with visit(chromium, site, True) as visitor:
        resume(visitor, late("main"), FOUR)
        visitor.wait_for_my_turn()
        for size in PHONES.values():
            check(visitor, size, THUMB, city=False)
            words = visitor.page.locator(".uses .word")
            assert {word.strip() for word in words.all_inner_texts()} >= {"Portfolio", "Visit", "Gold"}
            for word in words.all():
                assert word.evaluate("node => node.scrollWidth <= node.clientWidth + 1")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_every_decision_in_every_small_window(chromium: Browser, site: Running, language: str, touch: bool) -> None:
    sizes = BY_TOUCH if touch else WITH_A_MOUSE
    with visit(chromium, site, touch) as visitor:
        for kind in KINDS:
            visitor.context.clear_cookies()
            resume(visitor, rich(kind), FOUR)
            speak(visitor, language)
            visitor.wait_for_my_turn()
            for size in sizes.values():
                check(visitor, size, THUMB if touch else POINTER)


def test_a_board_opens_below_the_sentence_and_the_city_stays(chromium: Browser, site: Running) -> None:
    """A phone on its side: hand or board, and what is chosen on a board opens it."""
    with visiting(chromium, site.base, viewport={"width": 844, "height": 390}, **TOUCH) as visitor:
        resume(visitor, late("decree"), FOUR)
        visitor.wait_for_my_turn()
        page = visitor.page
        expect(page.locator("nav.tabs [aria-current]")).to_have_attribute("data-tab", "hand")
        page.locator("[data-tab=cards]").tap()
        expect(page.locator("#panel-cards [data-move]").first).to_be_in_viewport(ratio=1)
        page.locator("[data-tab=hand]").tap()
        expect(page.locator("#panel-cards")).not_to_be_visible()
        expect(page.locator("[data-tab=cards]")).to_have_class(re.compile("calls"))
        page.locator("[data-tab=own]").tap()
        expect(page.locator("#panel-own")).to_be_visible()
        expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
        expect(page.locator(".city")).to_be_in_viewport(ratio=1)


def test_back_closes_what_is_open_before_it_leaves(phone: Visitor) -> None:
    become_guest(phone)
    made = phone.do("/tables", {"players": 2, "seats": [HOST, BOT], "public": False})
    phone.do(f"/tables/{made['id']}/start", {})
    phone.go("/settings")
    phone.page.locator("a[href='/']").first.click()
    phone.page.locator(f"a[href='/table/{made['id']}']").first.click()
    page, table = phone.page, f"{phone.base}/table/{made['id']}"
    page.locator(".table-page").wait_for()

    page.locator("[data-layer=menu]").tap()
    page.locator(".drawer").wait_for()
    page.go_back()
    expect(page.locator(".drawer")).to_have_count(0)
    assert page.url == table

    # Closed by its own button it leaves nothing behind.
    page.locator("[data-layer=log]").tap()
    page.locator(".drawer .close").tap()
    expect(page.locator(".drawer")).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")

    # What is shown large lies above a drawer, and each goes by itself.
    page.locator(".hand-card, .stat, .noble .choice").first.dispatch_event("contextmenu")
    page.locator("dialog[open]").wait_for()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == table

    page.go_back()
    page.wait_for_url(f"{phone.base}/")
    page.go_forward()
    page.locator(".table-page").wait_for()
    assert page.url == table


def test_back_folds_up_the_story_before_it_leaves(phone: Visitor) -> None:
    phone.go("/settings")
    table = f"{phone.base}/table/{resume(phone, played(60, kind='main', players=4), [HOST, BOT, BOT, BOT])}"
    phone.wait_for_my_turn()
    page = phone.page
    lines = page.locator(".story > .all")
    page.locator(".story > .more").tap()
    lines.wait_for()
    page.go_back()
    expect(lines).to_have_count(0)
    assert page.url == table

    # Closed by a touch elsewhere it leaves nothing behind; nor does Escape.
    page.locator(".story > .more").tap()
    lines.wait_for()
    page.locator("header").first.tap(position={"x": 20, "y": 15})
    expect(lines).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")
    page.locator(".story > .more").tap()
    lines.wait_for()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")


def test_back_is_an_answer_to_the_question_about_wigs(phone: Visitor) -> None:
    game, move = with_a_visit_for_wigs()
    table = f"{phone.base}/table/{resume(phone, game, [HOST, BOT, BOT])}"
    phone.wait_for_my_turn()
    question = phone.page.locator('[data-confirm="wigs"]')
    phone.choice(move).tap()
    question.wait_for()
    phone.page.go_back()
    expect(question).to_have_count(0)
    assert phone.page.url == table
    phone.choice(move).tap()
    question.wait_for()
    before = phone.seq()
    question.locator(".main").tap()
    phone.wait_past(before)
    phone.page.wait_for_function("() => !history.state?.over")


@pytest.mark.parametrize("size", [(390, 844), (1366, 657)])
def test_back_comes_home_from_a_plan_and_from_the_past_before_it_leaves(
    chromium: Browser, site: Running, size: tuple[int, int]
) -> None:
    with visiting(chromium, site.base, viewport={"width": size[0], "height": size[1]}) as visitor:
        page = visitor.page
        visitor.go("/")
        table = f"{visitor.base}/table/{resume(visitor, played(60, kind='main'), [HOST, BOT, BOT])}"
        visitor.wait_for_my_turn()
        planning = page.locator("[data-planning]")
        past = page.locator("[data-action=present]")

        page.locator("[data-layer=plan-copy]").click()
        page.locator("[data-planning] [data-move], .command [data-move]").first.wait_for()
        page.locator("[data-layer=log]").click()
        page.locator(".drawer").wait_for()
        page.go_back()
        expect(page.locator(".drawer")).to_have_count(0)
        expect(planning).to_be_visible()
        page.go_back()
        expect(planning).to_have_count(0)
        assert page.url == table

        page.keyboard.press("t")
        page.locator("[data-film=back]").click()
        past.wait_for()
        page.go_back()
        expect(past).to_have_count(0)
        assert page.url == table

        # Left by their own buttons they leave nothing behind.
        page.locator("[data-layer=plan-copy]").click()
        page.locator("[data-plan=leave]").click()
        expect(planning).to_have_count(0)
        page.keyboard.press("t")
        page.locator("[data-film=back]").click()
        past.click()
        expect(past).to_have_count(0)
        page.keyboard.press("Escape")  # on a phone the line of the timeline is a thing of its own
        page.wait_for_function("() => !history.state?.over")
        page.go_back()
        page.wait_for_url(f"{visitor.base}/")


def test_the_timeline_keeps_to_moves_that_still_stand(ana: Visitor) -> None:
    """Three moves are taken back one by one: no point tells of more moves than there are."""
    resume(ana, played(60, kind="main"), [HOST, {"kind": "hot-seat"}, {"kind": "hot-seat"}])
    ana.wait_for_my_turn()
    moves = len(played(60, kind="main").moves)
    made = 0
    while made < 3:
        ana.play(sorted(ana.moves())[0])
        now = ana.ask(f"/tables/{ana.table}/situation")
        made = now["undoable"]
    for _ in range(3):
        before = ana.seq()
        ana.page.locator("[data-action=undo]").click()
        ana.wait_past(before)
    now = ana.ask(f"/tables/{ana.table}/situation")["moves"]
    assert now >= moves - 3
    ana.page.keyboard.press("t")
    told = ana.page.locator(".timeline .moves")
    slider = ana.page.locator("[data-timeline]")
    expect(told).to_have_text(f"Move {now} of {now}")
    seen: list[int] = []
    for _ in range(4):
        slider.press("ArrowLeft")
        seq = int(slider.input_value())
        point = ana.ask(f"/tables/{ana.table}/history/{seq}")["moves"]
        expect(told).to_have_text(f"Move {point} of {now}")
        seen.append(point)
    assert seen == [now - 1, now - 2, now - 3, now - 4], seen
    assert ana.complaints == []


def test_a_note_about_long_presses_is_put_aside_once(phone: Visitor) -> None:
    resume(phone, played(60, kind="main"), [HOST, BOT, BOT])
    note = phone.page.locator("[data-note=long-press]")
    expect(note).to_be_visible()
    note.tap()
    expect(note).to_have_count(0)
    phone.page.reload()
    phone.page.locator(".table-page").wait_for()
    expect(note).to_have_count(0)


def test_the_note_about_long_presses_goes_with_the_first_one(chromium: Browser, site: Running) -> None:
    with visiting(chromium, site.base, viewport={"width": 740, "height": 300}, **TOUCH) as visitor:
        resume(visitor, played(60, kind="main"), [HOST, BOT, BOT])
        note = visitor.page.locator(".note")
        assert note.evaluate("node => node.offsetHeight") <= 28, "one line"
        for language in ("ru", "en"):
            speak(visitor, language)
            assert note.locator("span").evaluate("node => node.scrollWidth <= node.clientWidth")
        visitor.page.locator(".site .choice").first.dispatch_event("contextmenu")
        visitor.page.locator("dialog[open]").wait_for()
        expect(note).to_have_count(0)


def test_plots_come_into_sight_with_the_panel(chromium: Browser, site: Running) -> None:
    """On the smallest phone the city is higher than its panel."""
    with visiting(chromium, site.base, viewport={"width": 360, "height": 640}, **TOUCH) as visitor:
        resume(visitor, late("plot"), FOUR)
        visitor.wait_for_my_turn()
        page = visitor.page
        page.locator("[data-tab=court]").tap()
        page.locator("#panel-downtown").evaluate("panel => { panel.scrollTop = panel.scrollHeight; }")
        page.locator("[data-tab=downtown]").tap()
        expect(page.locator("#panel-downtown [data-move]").first).to_be_in_viewport()


def test_a_clergy_tile_tells_what_it_does_and_no_more(ana: Visitor) -> None:
    sit_down(ana, [HOST, BOT])
    assert ana.wait_for_my_turn()
    option = ana.page.locator("[data-move^=keep]").first
    words = option.inner_text().strip().split("\n")[0]
    assert words
    option.hover()
    expect(ana.page.get_by_role("tooltip")).to_have_text(words)


def test_the_ranks_against_lacerda_stand_in_the_score_sheet(ana: Visitor) -> None:
    sit_down(ana, [HOST, LACERDA])
    assert ana.wait_for_my_turn()
    ana.page.keyboard.press("s")
    ranks = ana.page.locator(".drawer [data-rank]")
    expect(ranks).to_have_count(len(ana.ask(f"/tables/{ana.table}/situation")["solo_now"]["ranks"]))
    expect(ranks.first.locator("ul li").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 657), (1280, 600)])
def test_the_total_stands_on_the_end_screen_without_scrolling(
    chromium: Browser, site: Running, size: tuple[int, int]
) -> None:
    with visiting(chromium, site.base, viewport={"width": size[0], "height": size[1]}) as visitor:
        resume(visitor, late("over"), FOUR)
        total = visitor.page.locator("[data-end-screen] tfoot .total").first
        expect(total).to_be_in_viewport(ratio=1)
        covers = total.evaluate(
            """node => {
                const {left, top, width, height} = node.getBoundingClientRect();
                return node.contains(document.elementFromPoint(left + width / 2, top + height - 2));
            }"""
        )
        assert covers


def test_no_mail_field_where_no_mail_is_sent(ana: Visitor) -> None:
    become_guest(ana)
    assert ana.ask("/me")["mail"] is False
    ana.go("/settings")
    ana.page.locator("input[type=url]").wait_for()
    expect(ana.page.locator("input[type=email]")).to_have_count(0)

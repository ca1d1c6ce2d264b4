"""Keyboard, screen readers, touch, large letters: the whole game for everyone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.tables import BOT, HOST, HOT_SEAT, LACERDA, become_guest, played, resume, show, sit_down
from tests.browser.visitor import Visitor, anything, visiting
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAYERS = ("hint", "log", "score", "chat", "rules", "legend", "menu")
PAGES = ("/", "/new", "/mine", "/lobby", "/replays", "/settings", "/legend", "/rules", "/table/nowhere")


# Keyboard


def test_turns_by_keyboard_alone(ana: Visitor) -> None:
    """n goes to the next thing that can be chosen, Enter chooses it; the focus can always be seen."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    dice = anything(4)
    begun = ana.seq()
    for _ in range(25):
        if not ana.wait_for_my_turn():
            break
        moves = ana.moves()
        wanted = dice(moves)
        for _ in range(len(moves) + 1):
            ana.page.keyboard.press("n")
            if ana.page.evaluate("document.activeElement.dataset.move") == wanted:
                break
        assert ana.page.evaluate("document.activeElement.dataset.move") == wanted
        assert ana.page.evaluate("document.activeElement.matches(':focus-visible')")
        before = ana.seq()
        ana.page.keyboard.press("Enter")
        ana.wait_past(before)
    assert ana.seq() >= begun + 25


@pytest.mark.slow
def test_undo_and_layers_by_keyboard(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    offered = sorted(ana.moves())
    ana.play(next(move for move in offered if move.startswith("portfolio")))
    once = sorted(ana.moves())
    ana.play(once[0])
    # A key that is held does its work once; the second press is another one.
    for left in (once, offered):
        before = ana.seq()
        ana.page.keyboard.down("u")
        ana.wait_past(before)
        ana.page.keyboard.down("u")
        ana.page.keyboard.up("u")
        ana.page.wait_for_timeout(300)
        assert sorted(ana.moves()) == left
    for key, layer in (("h", "hint"), ("l", "log"), ("s", "score"), ("?", "legend")):
        ana.page.keyboard.press(key)
        expect(ana.page.locator(f'[data-layer="{layer}"]')).to_have_attribute("aria-pressed", "true")
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(f'[data-layer="{layer}"]')).to_have_attribute("aria-pressed", "false")


def test_every_choice_has_a_name(ana: Visitor) -> None:
    """A screen reader says what each of them does, and events are told as they happen."""
    resume(ana, played(120, kind="main"), [HOST, BOT, BOT])
    names = ana.page.eval_on_selector_all("[data-move]", "all => all.map(e => e.ariaLabel || e.innerText.trim())")
    assert all(names)
    assert len(set(names)) == len(names)
    ana.play(anything(1)(ana.moves()))
    region = ana.page.locator("[aria-live=polite]").filter(has_text="Green")
    expect(region.first).to_be_attached()


# Touch


@pytest.mark.slow
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
        phone.page.locator(f'[data-move="{choose(moves)}"]').tap()
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


@pytest.mark.slow
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
    board = ana.page.locator("main.panels").bounding_box()
    assert board is not None
    assert board["height"] > height / 4
    moves = ana.moves()
    assert moves
    for move in moves:
        ana.page.locator(f'[data-move="{move}"]').click(trial=True)
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_hand_steps_back_for_a_choice_on_the_table(phone: Visitor) -> None:
    """Then the panel says where the choice is, and leads back there; on one's turn the hand is what counts."""
    resume(phone, played(60, kind="take-card"), [HOST, BOT, BOT])
    there = phone.page.get_by_role("button", name="Political cards: 4 to choose from")
    expect(phone.page.locator(".hand.compact")).to_be_visible()
    phone.page.locator(".tabs button").first.tap()
    deck = phone.page.locator('[data-move="take builder"]')
    expect(deck).not_to_be_in_viewport()
    there.tap()
    expect(deck).to_be_in_viewport()
    expect(deck).to_be_focused()
    made = phone.do("/import", {"text": played(60, kind="main").to_text(), "seats": [HOST, BOT, BOT]})
    show(phone, str(made["id"]))
    expect(phone.page.locator(".hand:not(.compact)")).to_be_visible()
    expect(phone.page.get_by_text("to choose from")).to_have_count(0)


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


def test_the_first_stop_leads_to_the_choices(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    ana.page.keyboard.press("Tab")
    expect(ana.page.get_by_role("button", name="To the choices")).to_be_focused()
    ana.page.keyboard.press("Enter")
    assert ana.page.evaluate("document.activeElement.dataset.move") == ana.moves()[0]


def test_letters_can_be_switched_off(ana: Visitor) -> None:
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.go("/settings")
    ana.page.get_by_label("Keys of one letter").uncheck()
    show(ana, table)
    ana.wait_for_my_turn()
    ana.page.keyboard.press("l")
    expect(ana.page.locator('[data-layer="log"]')).to_have_attribute("aria-pressed", "false")


def test_a_part_that_does_not_come_is_asked_for_again(ana: Visitor) -> None:
    """The connection is away when somebody opens the log: said there, and mended by another try."""
    ana.page.route("**/Log-*.js*", lambda route: route.abort())
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.locator('[data-layer="log"]').click()
    again = ana.page.locator('[data-action="load-again"]')
    expect(again).to_be_visible()
    ana.page.unroute("**/Log-*.js*")
    again.click()
    expect(ana.page.locator(".log")).to_be_visible()
    expect(ana.page.locator("#bug-report-title")).to_have_count(0)


def test_a_fault_of_the_server_has_a_number(ana: Visitor) -> None:
    """It lies over the command zone without moving it, and can be reported."""
    fault = {"error": "internal", "detail": "something is wrong on our side; its number is 1a2b3c4d"}
    ana.page.route("**/moves", lambda route: route.fulfill(status=500, json=fault))
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    target = ana.page.locator(".command [data-move]").first
    before = target.bounding_box()
    target.click()
    expect(ana.page.locator(".problem")).to_contain_text("1a2b3c4d")
    assert target.bounding_box() == before
    ana.page.locator('[data-action="report"]').click()
    expect(ana.page.locator("#bug-report-title")).to_be_visible()
    ana.complaints = [said for said in ana.complaints if not said.startswith("500")]


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


@pytest.mark.slow
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


@pytest.mark.slow
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


def test_colours_of_the_system(ana: Visitor) -> None:
    """Where ours are replaced: choices have the system's highlight, and switches show whether they are on."""
    resume(ana, played(120, kind="plot", seed=9), [HOST, BOT, BOT])
    ana.page.emulate_media(forced_colors="active")
    probe = """all => all.map(e => { const s = getComputedStyle(e); return `${s.outlineStyle} ${s.outlineColor}`; })"""
    open_ = set(ana.page.eval_on_selector_all("[data-move]", probe))
    closed = set(ana.page.eval_on_selector_all("[data-place]:not([data-move], .several)", probe))
    assert open_
    assert closed
    assert not open_ & closed
    assert all(line.startswith("solid") for line in open_)
    ana.go("/new")
    ground = "all => all.map(e => getComputedStyle(e).backgroundColor)"
    ana.page.locator("[role=switch]").first.wait_for()
    on = set(ana.page.eval_on_selector_all("[role=switch]:checked", ground))
    off = set(ana.page.eval_on_selector_all("[role=switch]:not(:checked)", ground))
    assert on
    assert off
    assert not on & off


# Axe


@pytest.fixture(params=["light", "dark"])
def looker(request: pytest.FixtureRequest, chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody with axe in his pocket, by day and by night. (The policy of our pages would not let it in.)"""
    with visiting(chromium, site.base, bypass_csp=True, color_scheme=request.param, reduced_motion="reduce") as visitor:
        yield visitor


def violations(visitor: Visitor) -> list[str]:
    """What axe finds serious on the page."""
    visitor.page.add_script_tag(path=AXE)
    # The size of targets is new in WCAG 2.2, and has to be asked for.
    wanted = "{resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}"
    found: dict[str, Any] = visitor.page.evaluate(f"axe.run(document, {wanted})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.slow
def test_axe_on_pages(looker: Visitor) -> None:
    become_guest(looker)
    looker.refused_on_purpose.append("/tables/nowhere")
    for path in PAGES:
        looker.go(path)
        looker.page.locator("h1").first.wait_for()
        looker.page.wait_for_timeout(300)
        assert violations(looker) == [], path


@pytest.mark.slow
def test_axe_on_a_table(looker: Visitor) -> None:
    resume(looker, played(150, kind="main", players=4), [HOST, BOT, BOT, BOT])
    assert violations(looker) == []
    for layer in LAYERS:
        looker.page.locator(f'[data-layer="{layer}"]').click()
        looker.page.wait_for_timeout(500)
        assert violations(looker) == [], layer
        looker.page.keyboard.press("Escape")


@pytest.mark.slow
def test_axe_in_waiting_rooms_and_at_the_end(looker: Visitor) -> None:
    become_guest(looker)
    made = looker.do("/tables", {"players": 3, "seats": [HOST, {"kind": "open"}, {"kind": "open"}]})
    looker.go(f"/table/{made['id']}")
    looker.page.locator("[data-invite]").wait_for()
    assert violations(looker) == []
    made = looker.do("/import", {"text": played(10_000, players=2).to_text(), "seats": [HOST, BOT]})
    looker.go(f"/table/{made['id']}")
    looker.page.locator("[data-end-screen]").wait_for()
    looker.page.wait_for_timeout(300)
    assert violations(looker) == []
    looker.page.locator('[data-action="analysis"]').click()
    looker.page.locator('[data-analysis="done"]').wait_for()
    looker.page.locator("[data-costly]").first.click()
    looker.page.wait_for_timeout(500)
    assert violations(looker) == [], "the analysis, and the table at one of its moves"


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_a_telephone(chromium: Browser, site: Running, theme: str) -> None:
    """All pages, a late table with its panels, and the curtain between two people."""
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    calm = {"color_scheme": theme, "reduced_motion": "reduce", "bypass_csp": True}
    with visiting(chromium, site.base, **small, **calm) as visitor:
        sit_down(visitor, [HOST, LACERDA])
        assert violations(visitor) == []
        visitor.refused_on_purpose.append("/tables/nowhere")
        for path in PAGES:
            visitor.go(path)
            visitor.page.locator("h1").first.wait_for()
            visitor.page.wait_for_load_state("networkidle")
            assert violations(visitor) == [], path
        game = played(150, kind="main", players=4)
        made = visitor.do("/import", {"text": game.to_text(), "seats": [HOST, HOT_SEAT, BOT, BOT]})
        table = show(visitor, str(made["id"]))
        assert violations(visitor) == []
        visitor.page.evaluate("table => localStorage.setItem('lisboa-curtains', JSON.stringify([table]))", table)
        visitor.page.reload()
        expect(visitor.page.locator("[data-action=lift]")).to_be_enabled()
        assert violations(visitor) == []

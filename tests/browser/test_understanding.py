"""What helps to understand: reasons, previews, log, timeline, hints, plans, score sheet, reports of faults."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.tables import BOT, HOST, LACERDA, become_guest, played, resume, show, with_something_closed
from tests.browser.visitor import Visitor


def open_layer(visitor: Visitor, layer: str) -> None:
    visitor.page.locator(f'[data-layer="{layer}"]').click()


def test_what_cannot_be_used_says_why(ana: Visitor) -> None:
    """With the reason of the rules, and a link to the rule."""
    resume(ana, with_something_closed(), [HOST, BOT, BOT])
    options = ana.ask(f"/tables/{ana.table}/situation")["decision"]["options"]
    closed = next(option for option in options if not option["enabled"])
    button = ana.page.get_by_role("button", name=f"{closed['text']}: {closed['reason']}")
    tip = ana.page.locator("[role=tooltip]")
    for part, rule in ((".noble-action", "VISIT-1"), (".market-track", "SELL-1")):
        ana.page.locator(part).first.hover()
        expect(tip).to_contain_text(rule)
    button.hover()
    expect(tip).to_contain_text(closed["reason"])
    tip.get_by_text(closed["rule"]).click()
    expect(ana.page.locator('[data-layer="rules"]')).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(f'[id="{closed["rule"]}"]').first).to_be_attached()


def test_a_preview_tells_what_a_move_would_do(ana: Visitor) -> None:
    """The same as the server works out from what the seat sees."""
    resume(ana, played(120, kind="plot", seed=9), [HOST, BOT, BOT])
    move = sorted(ana.moves())[0]
    told = ana.ask(f"/tables/{ana.table}/preview?move={move}")
    ana.choice(move).hover()
    tip = ana.page.locator("[role=tooltip]")
    for part in told["breakdown"]:
        expect(tip).to_contain_text(part["text"])


def test_the_log_tells_before_and_after_with_rules(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    open_layer(ana, "log")
    log = ana.page.locator(".drawer")
    expect(log).to_contain_text(re.compile(r"\d+\s?→\s?\d+"))
    expect(log.get_by_text(re.compile("^(TURN|NOBLE|STATE|INF|VISIT|SELL|TRADE)-")).first).to_be_attached()


def test_a_name_is_no_word_of_the_catalogue(ana: Visitor) -> None:
    """Messages choose their words by "neutral", "you" and the colours; somebody may be called so all the same."""
    become_guest(ana, "neutral")
    game = played(60, kind="main")
    made = ana.do("/import", {"text": game.to_text(), "seats": [HOST, BOT, BOT], "title": "Friday evening"})
    show(ana, str(made["id"]))
    open_layer(ana, "log")
    log = ana.page.locator(".drawer")
    expect(log).to_contain_text(re.compile(r"neutral (takes|plays|pays|receives|gains|builds|adds|visits|chooses)"))
    expect(log).not_to_contain_text(re.compile(r"Neutral (takes|plays|pays|receives|gains|builds|adds|visits|chooses)"))


def test_the_timeline_scrubs_by_keys(ana: Visitor) -> None:
    """In the past nothing can be chosen; the present is one key away, as it was."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    offered = sorted(ana.moves())
    ana.page.keyboard.press("t")
    expect(ana.page.locator("[data-timeline]")).to_be_focused()
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator("[data-action=present]")).to_be_visible()
    expect(ana.page.locator("[data-move]")).to_have_count(0)
    ana.page.locator("[data-action=present]").click()
    expect(ana.page.locator("[data-action=present]")).to_have_count(0)
    ana.wait_for_my_turn()
    assert sorted(ana.moves()) == offered


def test_hints_against_lacerda_tell_the_rank_to_be_expected(ana: Visitor) -> None:
    resume(ana, played(40, kind="main", players=1), [HOST, LACERDA])
    told = ana.do(f"/tables/{ana.table}/hint", {})["hints"]
    open_layer(ana, "hint")
    for hint in told:
        expect(ana.page.locator(f'[data-hint="{hint["move"]}"] .hoped')).to_have_text(hint["rank"]["text"])


def test_hints_are_moves_with_reasons(ana: Visitor) -> None:
    """All three at once; a press marks the move on the table, one more plays it."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    told = ana.do(f"/tables/{ana.table}/hint", {})["hints"]
    assert 1 <= len(told) <= 3
    assert {hint["move"] for hint in told} <= set(ana.moves())
    open_layer(ana, "hint")
    for hint in told:
        shown = ana.page.locator(f'[data-hint="{hint["move"]}"]')
        expect(shown).to_contain_text(f"{min(99, max(1, int(100 * hint['chance'] + 0.5)))}% to win")
        expect(shown.get_by_text(hint["facts"][0]["text"])).to_be_visible()
        for text in [hint["text"], *(fact["text"] for fact in hint["facts"]), *hint["line"]]:
            expect(shown).to_contain_text(text)
        expect(shown.locator("svg").first).to_be_visible()
    last = told[-1]["move"]
    marked, chosen = ana.page.locator(".hinted"), ana.page.locator(f'[data-hint="{last}"]')
    expect(marked).to_have_attribute("data-move", told[0]["move"])
    chosen.locator("[aria-pressed]").click()
    expect(marked).to_have_attribute("data-move", last)
    before = ana.seq()
    with ana.page.expect_request("**/moves") as sent:
        chosen.get_by_role("button", name="Play this").click()
    assert (sent.value.post_data_json or {}).get("move") == last
    ana.wait_past(before)
    expect(marked).to_have_count(0)


def test_a_plan_changes_nothing(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    before = ana.ask(f"/tables/{ana.table}/situation")
    offered = sorted(ana.moves())
    open_layer(ana, "plan-copy")
    ana.page.locator("[data-plan=leave]").wait_for()
    ana.page.locator("[data-move]").first.click()
    ana.page.wait_for_function(
        """offered => {
            const now = [...document.querySelectorAll("[data-move]")].map(e => e.dataset.move).sort();
            return JSON.stringify(now) !== JSON.stringify(offered);
        }""",
        arg=offered,
    )
    ana.page.locator("[data-plan=leave]").click()
    ana.wait_for_my_turn()
    assert sorted(ana.moves()) == offered
    assert ana.ask(f"/tables/{ana.table}/situation") == before


def test_the_score_sheet_is_what_the_engine_projects(ana: Visitor) -> None:
    resume(ana, played(150, players=2), [HOST, BOT])
    projected = ana.ask(f"/tables/{ana.table}/situation")["projected"]
    open_layer(ana, "score")
    for colour, sheet in zip(("green", "yellow"), projected, strict=True):
        expect(ana.page.locator(f'[data-total="{colour}"]').first).to_have_text(str(sheet["total"]))


def test_the_numbers_are_those_of_the_server(ana: Visitor) -> None:
    """What visits cost, how full boards may be, what streets bring, what each way to pay takes and leaves."""
    resume(ana, played(30, kind="pay"), [HOST, BOT, BOT])
    situation = ana.ask(f"/tables/{ana.table}/situation")
    numbers, board = situation["numbers"], situation["numbers"]["players"]["green"]
    for noble, visit in board["visits"].items():
        expect(ana.page.locator(f".noble.{noble} .cost b")).to_have_text(str(visit["cost"]))
    for values in numbers["street_values"].values():
        expect(ana.page.locator(".space .worth", has_text=" ".join(map(str, values))).first).to_be_visible()
    expect(ana.page.locator(".portfolio .numbers").first).to_contain_text(f"{board['cards']}/{board['card_limit']}")
    expect(ana.page.locator(".influence .yield").first).to_have_text(str(board["coins"]))
    for option in [option for option in situation["decision"]["options"] if option["enabled"]]:
        args = option["args"]
        means = [what for what in ("reis", "influence", "wigs") if what in args]
        told = [f"{args[what] + args[f'{what}after']} → {args[f'{what}after']}" for what in means]
        assert told
        expect(ana.page.locator(f'[data-move="{option["notation"]}"] .left')).to_have_text(told)


def test_things_are_shown_large(ana: Visitor) -> None:
    """With a word about what had to be reconstructed."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.locator('[data-place^="decree:"]').first.click()
    large = ana.page.locator("dialog[open]")
    expect(large).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    # While it is open the game goes on: it tells what can be done now, not what could be.
    made = ana.do("/import", {"text": played(60, kind="take-card").to_text(), "seats": [HOST, BOT, BOT]})
    show(ana, str(made["id"]))
    ana.wait_for_my_turn()
    move = sorted(ana.moves())[0]
    ana.choice(move).click(button="right")
    expect(large.locator(".can").first).to_be_visible()
    ana.do(f"/tables/{ana.table}/moves", {"move": move, "seq": ana.seq(), "key": "another-tab"})
    expect(large.locator(".can")).to_have_count(0)
    expect(large).to_be_visible()


def test_a_fault_can_be_reported(ana: Visitor) -> None:
    """The server keeps the game with it, and the player gets a number."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.evaluate("setTimeout(() => { throw new Error('something unforeseen') })")
    dialog = ana.page.get_by_role("dialog")
    dialog.locator("textarea").fill("It broke when I looked at it.")
    with ana.page.expect_response("**/api/reports") as answer:
        dialog.locator("button[type=submit], [data-action=send-report]").first.click()
    number = answer.value.json()["number"]
    expect(dialog).to_contain_text(str(number))
    assert [said for said in ana.complaints if "something unforeseen" not in said] == []
    ana.complaints.clear()
    assert ana.ask(f"/tables/{table}")["status"] == "running"


def test_finished_games_can_be_watched_again(ana: Visitor) -> None:
    become_guest(ana)
    made = ana.do("/import", {"text": played(10_000, players=2).to_text(), "seats": [HOST, BOT]})
    show(ana, str(made["id"]))
    end = ana.page.locator("[data-end-screen]")
    end.wait_for()
    ana.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    ana.page.keyboard.press("t")
    expect(ana.page.locator("[data-timeline]")).to_be_focused()
    ana.page.keyboard.press("Home")
    expect(ana.page.locator("[data-action=present]")).to_be_visible()

"""What the others did stands above the prompt: each turn in a line, which says what the events of the log say."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

import lisboa
from tests.browser.tables import BOT, HOST, become_guest, played, resume, show, sit_down, with_a_visit_for_wigs
from tests.browser.visitor import Visitor, speak
from tests.server.playing import golden
from tools.screenshots import game_of_bots

OPEN = {"kind": "open"}
LANGUAGES = ("en", "pt", "ru", "cs", "ja")
LONGEST = 120
CROWDED = 100  # a line that has no room for that word
PLOT = re.compile(r"(?<![A-Za-z])[A-E][1-5]")
SEATS = ("green", "yellow", "purple", "orange")
NOBLES = {"builder": "Builder", "minister": "Minister", "king": "King"}
DECISIONS = 24  # of a short test
WHOLE = 10_000


@dataclass
class Turn:
    """What a turn's events say, read without the client's help."""

    colour: str
    begun: int  # the entry after which it began
    ended: int
    stores: dict[str, list[str]] = field(default_factory=dict)  # plots by who built there
    decrees: int = 0
    buildings: int = 0
    visits: list[str] = field(default_factory=list)
    followers: set[str] = field(default_factory=set)

    @property
    def empty(self) -> bool:
        return not (self.stores or self.decrees or self.buildings or self.visits or self.followers)


def turns_of(frames: list[dict[str, Any]], me: str) -> list[Turn]:
    """The turns of the others, and of one's own what others did in them; nothing is taken back in these games."""
    turns: list[Turn] = []
    for frame in frames:
        for event in frame["events"]:
            kind, seat, args = event["kind"], event["seat"], event["args"]
            if kind == "turn-begun":
                turns.append(Turn(seat, frame["seq"], frame["seq"]))
            elif turns:
                turns[-1].ended = frame["seq"]
            if not turns or seat == me:
                continue
            turn = turns[-1]
            if kind == "store-placed":
                turn.stores.setdefault(seat, []).append(args["plot"])
            turn.decrees += kind in ("decree-taken", "lacerda-decree-taken")
            turn.buildings += kind == "building-placed"
            if kind in ("followed", "lacerda-followed"):
                turn.followers.add(seat)
            own = seat == turn.colour  # what Lacerda pays for following is no visit
            if (kind == "lacerda-paid" and own) or (kind == "card-played" and args["use"] == "visit"):
                turn.visits.append(args["noble"])
    return turns


def since_my_turn(frames: list[dict[str, Any]], me: str) -> tuple[int, list[Turn]]:
    """One's last move in a turn of one's own, and the turns that one has not answered yet."""
    turns = turns_of(frames, me)
    own = {seq for turn in turns if turn.colour == me for seq in range(turn.begun + 1, turn.ended + 1)}
    mine = [f["seq"] for f in frames if f["kind"] == "move" and f["seat"] == SEATS.index(me) and f["seq"] in own]
    last = mine[-1] if mine else 0
    return last, [turn for turn in turns if (turn.ended if turn.colour == me else turn.begun) >= last]


def events_of(visitor: Visitor) -> list[dict[str, Any]]:
    """All of the log."""
    frames: list[dict[str, Any]] = []
    more = True
    while more:
        page = visitor.ask(f"/tables/{visitor.table}/events?since={len(frames)}")
        frames += page["frames"]
        more = page.get("more", False) and bool(page["frames"])
    return frames


def lines_of(visitor: Visitor) -> list[tuple[int, str, str]]:
    """What stands there: the entry it begins at, whose face it has, and the words."""
    more = visitor.page.locator(".story > .more[aria-expanded=false]")
    if more.count():
        more.click()
    box = ".story > .all" if visitor.page.locator(".story > .all").count() else ".story"
    found = visitor.page.eval_on_selector_all(
        f"{box} [data-story]", "all => all.map(e => [Number(e.dataset.story), e.dataset.of, e.innerText])"
    )
    return [(begun, colour, re.sub(r"\s+", " ", text).strip()) for begun, colour, text in found]


def check_lines(visitor: Visitor, me: str, language: str) -> set[str]:
    """Each turn of a rival is told in the right line, and nothing else; what was seen of it."""
    last, turns = since_my_turn(events_of(visitor), me)
    turns = [turn for turn in turns if not turn.empty]
    if turns:
        visitor.page.wait_for_selector(f'.story[data-since="{last}"]')  # the log is loaded as far back as that
    lines = lines_of(visitor)
    told = {begun for begun, _, _ in lines}
    assert {turn.begun for turn in turns} <= told, f"not told: {[t for t in turns if t.begun not in told]} in {lines}"
    for turn in turns:
        here = [(colour, text) for begun, colour, text in lines if begun == turn.begun]
        check_turn(turn, me, here)
        if language == "en":
            check_words(turn, " ".join(text for _, text in here))
    for _, _, text in lines:
        assert 0 < len(text) <= LONGEST, f"{language}: {len(text)} {text}"
    return seen_in(turns)


def check_turn(turn: Turn, me: str, here: list[tuple[str, str]]) -> None:
    """One line for a rival's turn; of one's own one for each who did something in it; plots are as in the events."""
    faces = [colour for colour, _ in here]
    assert faces == [turn.colour] if turn.colour != me else me not in faces
    for colour, text in here:
        built = [plot for who, plots in turn.stores.items() for plot in plots if colour in (turn.colour, who)]
        assert sorted(PLOT.findall(text)) == sorted(built), f"{built}: {text}"


def check_words(turn: Turn, text: str) -> None:
    assert text.count("visits the") == len(turn.visits), text
    assert all(f"visits the {NOBLES[noble]}" in text for noble in turn.visits), text
    follows = text.count(" follows")
    assert follows <= len(turn.followers) if len(text) > CROWDED else follows == len(turn.followers), text
    counted = [int(n) if n.isdigit() else 1 for n in re.findall(r"takes (a|the|\d+) decrees?\b", text)]
    assert sum(counted) == turn.decrees, text
    assert len(re.findall(r"opens a", text)) == turn.buildings, text


def seen_in(turns: list[Turn]) -> set[str]:
    found = {"store" for turn in turns if turn.stores} | {"visit" for turn in turns if turn.visits}
    found |= {"decree" for turn in turns if turn.decrees} | {"building" for turn in turns if turn.buildings}
    return found | {"follow" for turn in turns if turn.followers}


def decide(visitor: Visitor, dice: random.Random) -> bool:
    """One decision through the API, as it lies; False when the game is over."""
    path = f"/tables/{visitor.table}"
    now = visitor.ask(f"{path}/situation")
    while now["decision"] is None and not now["over"]:
        visitor.page.wait_for_function(
            "seq => Number(document.querySelector('.table-page')?.dataset.seq) > seq", arg=now["seq"]
        )
        now = visitor.ask(f"{path}/situation")
    if now["over"]:
        return False
    visitor.page.wait_for_selector(f'.table-page[data-seq="{now["seq"]}"][data-decides="{now["decision"]["kind"]}"]')
    legal = sorted(option["notation"] for option in now["decision"]["options"] if option["enabled"])
    move = dice.choice(legal)
    visitor.do(f"{path}/moves", {"move": move, "seq": now["seq"], "key": f"{now['seq']}-{move}"[:60]})
    return True


def read_along(visitor: Visitor, language: str, decisions: int) -> set[str]:
    """The lines at each decision of the first seat."""
    dice = random.Random(5)
    seen: set[str] = set()
    visitor.page.wait_for_selector("[data-decides], [data-end-screen]")
    for _ in range(decisions):
        now = visitor.ask(f"/tables/{visitor.table}/situation")
        if now["decision"] is not None and now["view"]["period"] > 0:
            visitor.page.wait_for_selector(f'.table-page[data-seq="{now["seq"]}"]')
            seen |= check_lines(visitor, SEATS[0], language)
        if not decide(visitor, dice):
            break
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow(seconds=20)
def test_every_turn_of_the_others_is_told_in_a_line(language: str, ana: Visitor) -> None:
    """From the middle of a game on; `make test-long` reads a whole one."""
    if language != "en":
        ana.go("/")
        speak(ana, language)
    resume(ana, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    seen = read_along(ana, language, DECISIONS)
    assert seen >= {"visit", "store"}, seen


@pytest.mark.slow(seconds=15)
def test_what_lacerda_does_is_told_too(ana: Visitor) -> None:
    game = golden("055")
    resume(ana, game.rewound(len(game.moves) // 2), [HOST])
    seen = read_along(ana, "en", DECISIONS)
    assert "visit" in seen, seen


@pytest.mark.long
@pytest.mark.slow(seconds=90)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_a_whole_game(language: str, ana: Visitor) -> None:
    if language != "en":
        ana.go("/")
        speak(ana, language)
    sit_down(ana, [HOST, BOT, BOT, BOT])
    seen = read_along(ana, language, WHOLE)
    assert seen == {"visit", "store", "decree", "building", "follow"}, seen


def test_a_line_is_spoken_as_it_is_read(ana: Visitor) -> None:
    """Whoever listens hears the same sentence, once; a click on it shows that turn again."""
    resume(ana, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    read_along(ana, "en", 6)
    ana.wait_for_my_turn()
    texts = [text for _, _, text in lines_of(ana)]
    assert texts
    spoken = ana.page.locator("[data-narrator] p").all_inner_texts()
    for text in texts:
        assert spoken.count(text.replace("\u00a0", " ")) == 1, f"{text}: {spoken}"
    seq = ana.seq()
    ana.page.locator(".story [data-story]").last.click()
    expect(ana.page.locator(".story")).to_have_count(0)  # one looks at the past now
    ana.page.keyboard.press("x")
    expect(ana.page.locator(".story")).to_be_visible()
    assert ana.seq() == seq


# Rings, and a turn once more

FILM = """() => {
    window.shown = [];
    const look = () => {
        const where = document.querySelector(".banner .where");
        const at = document.querySelector("[data-timeline]");
        if (where && at) window.shown.push([Number(at.value), where.innerText.trim()]);
        requestAnimationFrame(look);
    };
    look();
}"""
RINGED = "all => [...new Set(all.map(e => e.dataset.at))]"


def until(visitor: Visitor, enough: Callable[[list[Turn]], bool]) -> list[Turn]:
    """Decide without looking until others have done enough; their turns."""
    dice = random.Random(5)
    for _ in range(150):
        _, turns = since_my_turn(events_of(visitor), SEATS[0])
        now = visitor.ask(f"/tables/{visitor.table}/situation")
        if enough(turns) and now["decision"] is not None:
            visitor.page.wait_for_selector(f'.table-page[data-seq="{now["seq"]}"]')
            return turns
        assert decide(visitor, dice)
    raise LookupError("nothing like that happens")


def plots_of(turns: Iterable[Turn]) -> set[str]:
    """Where others built in these turns."""
    return {f"downtown.stores.{plot}" for turn in turns for plots in turn.stores.values() for plot in plots}


def ringed_stores(visitor: Visitor) -> set[str]:
    paths: list[str] = visitor.page.eval_on_selector_all("[data-changed]", RINGED)
    return {path for path in paths if path.startswith("downtown.stores.")}


def test_what_changed_is_ringed_until_a_click_on_the_table(ana: Visitor) -> None:
    """A click on anything else leaves the rings."""
    resume(ana, game_of_bots(4, 12, 200, "main"), [HOST, BOT, BOT, BOT])
    turns = until(ana, lambda turns: bool(plots_of(turns)))
    for path in plots_of(turns):
        expect(ana.page.locator(f'[data-at="{path}"]')).to_have_attribute("data-changed", "")
    ana.page.locator(".prompt").click()
    ana.page.mouse.wheel(0, 200)
    assert ringed_stores(ana) == plots_of(turns)
    ana.page.locator(".church-part h2").click()
    expect(ana.page.locator("[data-changed]")).to_have_count(0)


def test_a_choice_that_changed_has_ring_and_glow(ana: Visitor) -> None:
    """Dots around the line."""
    resume(ana, played(120, kind="plot", seed=9), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    styles = ana.page.locator(".city .choice.legal").first.evaluate(
        """choice => {
            choice.dataset.changed = "";
            return [getComputedStyle(choice).outlineStyle, getComputedStyle(choice, "::after").borderTopStyle];
        }"""
    )
    assert styles == ["dotted", "solid"]


def test_on_a_phone_the_tabs_tell_where_something_is_ringed(phone: Visitor) -> None:
    resume(phone, game_of_bots(4, 12, 200, "main"), [HOST, BOT, BOT, BOT])
    until(phone, lambda turns: bool(plots_of(turns)) and len([turn for turn in turns if not turn.empty]) > 1)
    expect(phone.page.locator(".tabs .changed").first).to_be_visible()
    panels = phone.page.eval_on_selector_all(
        "[data-changed]", "all => [...new Set(all.map(e => e.closest('[id^=panel-]').id.slice('panel-'.length)))]"
    )
    marked = "all => all.filter(tab => tab.querySelector('.changed')).map(tab => tab.dataset.tab)"
    assert sorted(phone.page.eval_on_selector_all(".tabs [data-tab]", marked)) == sorted(panels)
    count = phone.page.locator("[data-changed]").count()
    for panel in panels:
        phone.page.locator(f"[data-tab={panel}]").tap()
        ring = phone.page.locator(f"#panel-{panel} [data-changed]").first
        expect(ring).to_have_css("outline-style", "dotted")
        assert phone.page.locator("[data-changed]").count() == count
    for _ in range(2):
        phone.page.locator(".story > .more").tap()
        assert phone.page.locator("[data-changed]").count() == count
    phone.page.locator("[data-tab=court]").tap()
    phone.page.locator("#panel-court h2").first.tap()
    expect(phone.page.locator("[data-changed], .tabs .changed")).to_have_count(0)


def watch_again(visitor: Visitor, turn: Turn) -> list[float]:
    """A click on its line, to the end of the film: where on the timeline one was."""
    visitor.page.evaluate(FILM)
    name = next(text for begun, _, text in lines_of(visitor) if begun == turn.begun).split()[0]
    visitor.page.locator(f'.story [data-story="{turn.begun}"]').last.click()  # all of them are open now
    visitor.page.locator(".banner .where").wait_for()
    expect(visitor.page.locator(".banner")).to_have_count(0)
    shown = visitor.page.evaluate("window.shown")
    assert {words for _, words in shown} == {f"{name}’s turn once more"}
    return list(dict.fromkeys(at for at, _ in shown))


@pytest.mark.slow(seconds=20)
def test_a_line_shows_its_turn_once_more_and_nothing_else(ana: Visitor) -> None:
    """From its first deed to its last one; afterwards what changed in it is ringed, until a click on the table."""
    resume(ana, game_of_bots(4, 12, 200, "main"), [HOST, BOT, BOT, BOT])

    def with_stores(turns: list[Turn]) -> list[Turn]:
        rivals = [turn for turn in turns if turn.colour != SEATS[0] and not turn.empty]
        return [turn for turn in rivals[:-1] if plots_of([turn])]

    turn = with_stores(until(ana, lambda turns: bool(with_stores(turns))))[0]
    shown = watch_again(ana, turn)
    assert shown[0] in (turn.begun - 1, turn.begun)  # the one before, if a ship returned as the turn began
    assert turn.begun < shown[-1] <= turn.ended
    assert ringed_stores(ana) == plots_of([turn])
    ana.page.locator(".church-part h2").click()
    expect(ana.page.locator("[data-changed]")).to_have_count(0)
    ana.check_offers()


def test_lacerdas_turn_can_be_seen_once_more(ana: Visitor) -> None:
    """It lies in the entry in which it begins."""
    game = golden("055")
    resume(ana, game.rewound(len(game.moves) // 2), [HOST])

    def his(turns: list[Turn]) -> list[Turn]:
        return [turn for turn in turns if turn.colour != SEATS[0] and turn.visits]

    turn = his(until(ana, lambda turns: bool(his(turns))))[0]
    shown = watch_again(ana, turn)
    assert shown == [turn.begun - 1, turn.begun - 0.5, turn.begun]  # his turn is a place of its own within the entry


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_line_is_read_whole_on_a_phone(language: str, phone: Visitor) -> None:
    if language != "en":
        phone.go("/")
        speak(phone, language)
    resume(phone, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    long = phone.page.locator(".story > ol .text")
    for _ in range(60):
        phone.page.wait_for_selector("[data-decides]")
        if long.count() and len(long.inner_text()) > (90 if language == "en" else 55):
            break
        decide(phone, random.Random(5))
    for width, height in ((390, 844), (360, 640), (430, 932), (740, 300), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        hidden = long.evaluate_all("all => all.map(e => e.scrollHeight - e.clientHeight)")
        assert hidden
        assert max(hidden) <= 1, (width, height)


def test_names_instead_of_colours_in_what_one_has_to_do(ana: Visitor) -> None:
    """Whom to follow."""
    resume(ana, played(20, kind="follow", players=4), [HOST, BOT, BOT, BOT])
    ana.wait_for_my_turn()
    situation = ana.ask(f"/tables/{ana.table}/situation")
    colour = situation["view"]["active_player"]
    name = ana.page.locator(f'[data-of="{colour}"]').first.inner_text().strip().split()[0]
    prompt = situation["decision"]["prompt"].replace(colour.capitalize(), name)
    assert name in prompt
    expect(ana.page.locator(".prompt")).to_have_text(prompt)


# The pace


def at_pace(visitor: Visitor, pace: str, **more: bool) -> None:
    """As the settings keep it."""
    visitor.go("/")
    visitor.page.evaluate(
        """liked => {
            const before = JSON.parse(localStorage.lisboa ?? "{}");
            localStorage.lisboa = JSON.stringify({...before, ...liked});
        }""",
        {"pace": pace, **more},
    )


def let_them_play(visitor: Visitor) -> None:
    """One's turn is over with two clicks: a card is discarded for gold, and another one taken."""
    visitor.play(next(move for move in sorted(visitor.moves()) if move.startswith("gold ")))
    before = visitor.seq()
    visitor.page.locator(f'[data-move="{visitor.moves()[0]}"]').first.click()
    visitor.wait_past(before)  # a bot may have answered by then, so nobody can wait for it to think


def test_step_by_step(ana: Visitor) -> None:
    """Each turn of a bot waits for "next", and nothing can be chosen before all of them are shown."""
    at_pace(ana, "step")
    resume(ana, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    ana.wait_for_my_turn()
    let_them_play(ana)
    following = ana.page.locator("[data-story-next]")
    shown = []
    for _ in range(20):
        ana.page.wait_for_selector("[data-story-next], .table-page[data-decides]")
        if following.count() == 0:
            break
        assert ana.moves() == []
        expect(ana.page.locator(".prompt")).to_contain_text("“Next”")  # nobody knows yet whether all have played
        shown.append(ana.seq())
        following.click()
    assert len(shown) >= 2
    assert shown == sorted(set(shown))  # each "next" leads on
    assert ana.page.locator(".table-page").get_attribute("data-decides") is not None
    assert ana.moves()


def with_a_displaced_official() -> tuple[lisboa.Game, str]:
    """A game in which officials of the first seat send one of a bot's away, and the turn goes on; and that move."""
    game = lisboa.Game(players=4, seed=3)
    while not game.is_over:
        if game.decision is not None and game.decision.seat == 0 and game.decision.kind == "recruit":
            for move in game.legal_moves():
                if displaces(lisboa.Game.from_text(game.to_text()), move):
                    return game, move
        game.play(lisboa.bots.move(game, "greedy", len(game.moves)))
    raise LookupError("there is room for everybody")


def displaces(game: lisboa.Game, move: str) -> bool:
    """Something happens to somebody else who decides nothing, and the first seat goes on."""
    known = len(list(game.events(0)))
    game.play(move)
    others = [event.seen_by(0, "en").to_json() for event in list(game.events(0))[known:]]
    kinds = {event["kind"] for event in others if event["seat"] not in (SEATS[0], None)}
    return bool(kinds) and "move" not in kinds and game.decision is not None and game.decision.seat == 0


@pytest.mark.parametrize("pace", ["calm", "step"])
def test_what_ones_own_choice_does_to_others_holds_nothing_up(pace: str, ana: Visitor) -> None:
    """An official of a bot makes room: the bot has decided nothing, and one's turn goes on at once."""
    game, move = with_a_displaced_official()
    at_pace(ana, pace)
    resume(ana, game, [HOST, BOT, BOT, BOT])
    ana.wait_for_my_turn()
    ana.page.evaluate(
        """() => {
            window.held = false;
            const look = () => (window.held ||= document.querySelector(
                '.story[data-telling="true"], [data-story-next]') !== null);
            new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
        }"""
    )
    ana.play(move)
    ana.wait_for_my_turn()
    assert ana.page.evaluate("() => window.held") is False


def test_a_click_that_skips_does_nothing_else(ana: Visitor) -> None:
    """It falls on the board; the hand opens, nothing is played and nothing shown large."""
    at_pace(ana, "step")
    resume(ana, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    ana.wait_for_my_turn()
    let_them_play(ana)
    ana.page.wait_for_selector("[data-story-next]")
    ana.page.locator("[data-place^='plot:'], [data-place^='site:']").first.click()
    ana.page.wait_for_selector(".table-page[data-decides]")
    assert ana.page.locator("dialog[open]").count() == 0
    assert events_of(ana)[-1]["seat"] != 0  # the last one who moved was not the one who clicked
    assert ana.seq() == ana.ask(f"/tables/{ana.table}/situation")["seq"]


def test_a_key_skips_and_does_nothing_else(ana: Visitor) -> None:
    at_pace(ana, "calm")
    resume(ana, played(60, kind="main", players=4), [HOST, BOT, BOT, BOT])
    ana.wait_for_my_turn()
    let_them_play(ana)
    ana.page.wait_for_selector('.story[data-telling="true"]')
    assert ana.moves() == []
    ana.page.keyboard.press("u")
    ana.page.wait_for_selector(".table-page[data-decides]")
    assert events_of(ana)[-1]["kind"] == "move"
    assert ana.page.locator(".command .problem").count() == 0


def test_calm_turns_come_by_themselves(ana: Visitor) -> None:
    """Nobody clicks: the hand opens when the story has been shown. Who wants no motion does not wait."""
    at_pace(ana, "calm")
    table = resume(ana, played(60, kind="main", players=2), [HOST, BOT])
    ana.wait_for_my_turn()
    let_them_play(ana)
    ana.page.wait_for_selector('.story[data-telling="true"]')
    ana.page.wait_for_selector(".table-page[data-decides]")
    assert ana.page.locator('.story[data-telling="true"]').count() == 0
    at_pace(ana, "calm", motion=False)
    show(ana, table)
    ana.wait_for_my_turn()
    told = ana.page.evaluate(
        """() => {
            window.waited = false;
            new MutationObserver(() => {
                if (document.querySelector('[data-telling="true"]')) window.waited = true;
            }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    assert told is None
    while ana.page.locator(".table-page").get_attribute("data-decides") != "main":
        ana.play(sorted(ana.moves())[-1])
        ana.wait_for_my_turn()
    let_them_play(ana)
    ana.page.wait_for_selector(".table-page[data-decides]")
    assert ana.page.evaluate("window.waited") is False


def test_the_pace_is_remembered(ana: Visitor) -> None:
    """Chosen in the menu of a table, found on the page of settings."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.locator("[data-setting=pace]").get_by_text("One by one").click()
    ana.go("/settings")
    expect(ana.page.locator("[data-setting=pace]").get_by_label("One by one")).to_be_checked()


# The thread of one's own turn


def test_the_steps_of_the_turn_lead_back(ana: Visitor) -> None:
    resume(ana, played(120, kind="plot", seed=9), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    plot = next(move for move in sorted(ana.moves()))
    ana.play(plot)
    before = ana.page.locator(".table-page").get_attribute("data-decides")
    if before == "cube":
        ana.play(sorted(ana.moves())[0])
    step = ana.page.locator("button[data-step=plot]")
    expect(step).to_have_text(plot)
    situation = ana.ask(f"/tables/{ana.table}/situation")
    back = ana.page.eval_on_selector_all("button[data-back]", "all => all.map(e => Number(e.dataset.back))")
    assert sorted(back, reverse=True) == back
    assert max(back) <= situation["undoable"]
    step.click()
    expect(ana.page.locator(".table-page")).to_have_attribute("data-decides", "plot")
    assert plot in ana.moves()
    expect(ana.page.locator("[data-step=plot]")).to_have_count(0)
    # what was made before somebody took the game up is no longer one's own to take back
    assert ana.page.locator("span[data-step=main]").count() == 1


def test_a_chosen_plot_shows_what_will_stand_there(ana: Visitor) -> None:
    """While its reward is taken the store is there as a shadow; then it is built."""
    resume(ana, played(45, kind="plot", seed=3, players=2), [HOST, BOT])
    ana.wait_for_my_turn()
    table = f"/tables/{ana.table}"
    for plot in sorted(ana.moves()):
        ana.play(plot)
        place = plot.removeprefix("plot ")
        built = ana.ask(f"{table}/situation")["view"]["downtown"]["stores"][place]
        shadow = ana.page.locator(
            f'[data-place="plot:{place}"] [data-rising], [data-at="downtown.stores.{place}"] [data-rising]'
        )
        expect(shadow).to_have_count(1 if built is None else 0)
        if built is None:
            break
        ana.do(f"{table}/undo", {"count": 1, "seq": ana.seq(), "key": f"back-{place}"})
        ana.page.wait_for_selector('.table-page[data-decides="plot"]')
    assert built is None, "no plot has a reward that asks for something"
    while ana.page.locator("[data-rising]").count():
        ana.play(sorted(ana.moves())[0])
    assert ana.ask(f"{table}/situation")["view"]["downtown"]["stores"][place] == SEATS[0]


def test_the_steps_tell_what_happened_of_itself(ana: Visitor) -> None:
    """A visit that influence does not suffice for: what it cost, and the wigs that were spent."""
    game, visit = with_a_visit_for_wigs()
    resume(ana, game, [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    ana.play(visit)
    wigs = next(
        -(after - before)
        for frame in reversed(events_of(ana))
        for event in frame["events"]
        for path, before, after in event["changes"]
        if event["kind"] == "visit-paid" and path == "players.green.wigs"
    )
    paid = ana.page.locator("[data-step=visit-pay]")
    expect(paid).to_contain_text(f"{wigs} wig")
    expect(paid).to_contain_text("no choice")


# What others decide


def test_what_somebody_else_decides(ana: Visitor, rui: Visitor) -> None:
    """Not only who: the kind of the decision is public, and its options are not there."""
    become_guest(ana, "Ana")
    become_guest(rui, "Rui")
    made = ana.do("/tables", {"players": 2, "seats": [HOST, OPEN], "public": False})
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    people = {0: ana, 1: rui}
    dice = random.Random(1)
    for person in people.values():
        show(person, str(made["id"]))
    kinds = {"main": "which card to play", "tile": "which city tile to take", "follow": "whether to follow"}
    seen: set[str] = set()
    for _ in range(60):
        turn = ana.ask(f"/tables/{made['id']}/situation")["turn"]
        mover, waiter = people[turn], people[1 - turn]
        now = mover.ask(f"/tables/{made['id']}/situation")
        kind = now["decision"]["kind"]
        if kind in kinds:
            name = "Ana" if turn == 0 else "Rui"
            expect(waiter.page.locator(".prompt")).to_have_text(f"{name} chooses {kinds[kind]}")
            assert waiter.ask(f"/tables/{made['id']}/situation")["decision"] is None
            seen.add(kind)
        if seen >= {"main", "follow"}:
            break
        assert decide(mover, dice)
    assert seen >= {"main"}

"""Somebody in front of a browser, who sees pages and clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

PATIENCE = 30_000  # milliseconds; what is right comes at once, and a busy machine is no fault of the client
LAPTOP = {"viewport": {"width": 1440, "height": 900}}
# Who tests waits for nobody: bots are shown at once, unless a test says otherwise
QUICK = """
    if (location.protocol.startsWith("http")) {
        const liked = JSON.parse(localStorage.getItem("lisboa") ?? "{}");
        if (!liked.pace) localStorage.setItem("lisboa", JSON.stringify({ ...liked, pace: "quick" }));
    }
"""
Choose = Callable[[list[str]], str]

# What is refused is counted by its status, lost connections are part of some tests, `visiting` blocks workers.
EXPECTED = ("Failed to load resource", "WebSocket", "Service Worker registration blocked by Playwright")


class Visitor:
    """A person with a browser of his own: cookies, pages, and what the browser complained about."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.refused_on_purpose: list[str] = []  # parts of addresses that a test wants to be refused
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", lambda answer: self._answered(answer.status, answer.url))
        return page

    def _said(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in EXPECTED):
            self.complaints.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "ws" + self.base.removeprefix("http"), "blob:")):
            self.foreign.append(url)

    def _answered(self, status: int, url: str) -> None:
        # 409 is how a stale tab learns of the present; a preview under way may be overtaken by the move it was for.
        # Everything else that is refused should not have been asked.
        expected = status == 409 or (status in (403, 422) and "/preview?" in url)
        if status >= 400 and not expected and not any(part in url for part in self.refused_on_purpose):
            self.complaints.append(f"{status}: {url}")

    def go(self, path: str) -> None:
        """To an address of the site."""
        self.page.goto(self.base + path)

    def ask(self, path: str) -> Any:
        """What the API tells this person."""
        answer = self.context.request.get(f"{self.base}/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def do(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        """A change through the API, as the client would make it."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        headers = {"x-csrf-token": cookies.get("lisboa_csrf", "")}
        answer = self.context.request.fetch(f"{self.base}/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.partition("/table/")[2].partition("?")[0]

    # The game

    def moves(self) -> list[str]:
        """What can be clicked now, as the page shows it: each move once, wherever it stands."""
        found: list[str] = self.page.eval_on_selector_all("[data-move]", "all => all.map(e => e.dataset.move)")
        return list(dict.fromkeys(found))

    def choice(self, notation: str) -> Locator:
        """What stands for a move in the panel; on the board the same move may stand once more."""
        return self.page.locator(f'.command [data-move="{notation}"]')

    def on_board(self, notation: str) -> Locator:
        """What stands for it on the board: itself, or what leads to it in the panel."""
        return self.page.locator(f'[data-move="{notation}"]:not(.command *)')

    def seq(self) -> int:
        """How far the page knows the game."""
        return int(self.page.locator(".table-page").get_attribute("data-seq") or 0)

    def wait_for_my_turn(self) -> bool:
        """Until something can be chosen; False when the game is over."""
        state = self.page.wait_for_function(
            """() => {
                const table = document.querySelector(".table-page");
                if (document.querySelector("[data-end-screen]")) return "over";
                if (!table || table.dataset.busy === "true") return null;
                return document.querySelector("[data-move]") ? "mine" : null;
            }"""
        )
        return str(state.json_value()) == "mine"

    def play(self, notation: str) -> None:
        """Click what stands for a move, confirm it if it spends wigs, and see that it was made."""
        before = self.seq()
        self.choice(notation).click()
        self.confirm_wigs(before)
        self.wait_past(before)

    def confirm_wigs(self, seq: int) -> None:
        """Say yes if a click was answered by that question instead of a move."""
        asked = self.page.wait_for_function(
            """before => {
                if (document.querySelector('[data-confirm="wigs"]')) return "asked";
                const table = document.querySelector(".table-page");  // none while a curtain is before it
                return !table || Number(table.dataset.seq) > before ? "played" : null;
            }""",
            arg=seq,
        )
        if asked.json_value() == "asked":
            self.page.locator('[data-confirm="wigs"] .main').click()

    def wait_past(self, seq: int) -> None:
        """Until the page knows more than it did."""
        self.page.wait_for_function(
            """before => {
                const table = document.querySelector(".table-page");
                return Number(table.dataset.seq) > before && table.dataset.busy !== "true";
            }""",
            arg=seq,
        )

    def check_offers(self) -> None:
        """Every legal option stands in the panel, once; and nothing that can be clicked anywhere is anything else."""
        situation = self.ask(f"/tables/{self.table}/situation")
        self.page.wait_for_selector(f'.table-page[data-seq="{situation["seq"]}"]')  # a bot may have moved meanwhile
        options = situation["decision"]["options"] if situation["decision"] else []
        legal = sorted(option["notation"] for option in options if option["enabled"])
        assert sorted(self.moves()) == legal, f"{situation['decision']['kind']}: {sorted(self.moves())} for {legal}"
        panel = self.page.eval_on_selector_all(".command [data-move]", "all => all.map(e => e.dataset.move)")
        assert sorted(panel) == legal, f"{situation['decision']['kind']}: {sorted(panel)} in the panel for {legal}"


def anything(seed: int) -> Choose:
    """Chooses by chance, the same way every time."""
    dice = random.Random(seed)
    return lambda moves: dice.choice(sorted(moves))


def play_on(visitor: Visitor, choose: Choose, *, check: bool = True) -> bool:
    """One decision by a click; False when the game is over."""
    if not visitor.wait_for_my_turn():
        return False
    if check:
        visitor.check_offers()
    moves = visitor.moves()
    if moves:
        visitor.play(choose(moves))
    return True


@contextmanager
def visiting(browser: Browser, base: str, **how: Any) -> Iterator[Visitor]:
    """A visit; at its end the browser must have had nothing to complain about, and asked nobody else.

    Without a service worker, except where it is what is tested: while Playwright attaches itself to one that takes
    over, a navigation may wait for ever. Without Playwright none does.
    """
    context = browser.new_context(**{**LAPTOP, "locale": "en", "service_workers": "block", **how})
    context.add_init_script(QUICK)
    visitor = Visitor(context, base)
    try:
        yield visitor
        assert visitor.complaints == [], visitor.complaints
        assert visitor.foreign == [], visitor.foreign
    finally:
        context.close()


def speak(visitor: Visitor, language: str) -> None:
    """As the settings keep it."""
    visitor.page.evaluate(
        """language => {
            const liked = JSON.parse(localStorage.lisboa ?? "{}");
            localStorage.lisboa = JSON.stringify({...liked, language});
        }""",
        language,
    )
    visitor.page.reload()
    visitor.page.wait_for_selector(f"html[lang={language}]", state="attached")

"""Five languages, at any time, with nothing left over from another one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lisboa.text import LOCALES, words_in
from tests.browser.tables import BOT, HOST, LACERDA, played, resume, sit_down, with_something_closed
from tests.browser.visitor import Visitor, speak

OTHERS = [locale for locale in LOCALES if locale != "en"]
PAGES = ["/", "/new", "/mine", "/lobby", "/replays", "/settings", "/legend", "/rules", "/rules/components"]
# What is the same in every language: names of people, of streets, of bots, of the game, and signs.
SAME = {
    *("lisboa", "ana", "friday evening", "vital lacerda", "lacerda", "guest"),
    *("discord", "slack", "webhook", "api", "json", "enter", "esc", "réis", "real, réis"),
    *("bento", "vasco", "simão", "tiago"),
    *("rua áurea", "rua augusta", "rua bela da rainha", "rua nova da princesa"),
    *("english", "português", "русский", "čeština", "日本語", "https://"),
}
# Words that two languages share.
SHARED = {
    "pt": {"chat", "menu", "favor", "bot", "bots", "lobby", "total", "extras", "14 extras"},
    "cs": {"chat", "menu", "portfolio", "bot", "lobby"},
    "ru": set(),
    "ja": set(),
}
ANYWHERE = re.compile(r"[A-Z]+-\d+|\d+ réis")  # rules and money are called the same
TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent.closest("script, style, code")) continue;
        found.push(walker.currentNode.data.trim());
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            if (element.hasAttribute(name)) found.push(element.getAttribute(name).trim());
    return found;
}"""
WORDS = re.compile(r"[^\W\d_]{3,}")


def texts(visitor: Visitor) -> set[str]:
    """Everything that can be read or heard on the page and has a word in it."""
    return {text for text in visitor.page.evaluate(TEXTS) if WORDS.search(text)}


def left_over(visitor: Visitor, english: set[str], language: str) -> set[str]:
    """English that is still there, and names of messages that no catalogue has."""
    now = texts(visitor)
    names = {text for text in now if text.startswith("ui-")}
    same = SAME | SHARED[language]
    return names | {text for text in now & english if text.lower() not in same and not ANYWHERE.fullmatch(text)}


def test_no_english_is_left_on_a_table(ana: Visitor) -> None:
    resume(ana, played(120, kind="main"), [HOST, BOT, BOT])
    english = texts(ana)
    assert len(english) > 100
    for language in OTHERS:
        speak(ana, language)
        ana.wait_for_my_turn()
        assert left_over(ana, english, language) == set(), language
        situation = ana.ask(f"/tables/{ana.table}/situation?lang={language}")
        expect(ana.page.locator(".prompt")).to_have_text(situation["decision"]["prompt"])


@pytest.mark.slow(seconds=30)
def test_no_english_is_left_in_what_opens_beside_it(ana: Visitor) -> None:
    resume(ana, played(120, kind="main"), [HOST, BOT, BOT])
    english: dict[str, set[str]] = {}
    for language in ("en", *OTHERS):
        speak(ana, language)
        ana.wait_for_my_turn()
        for layer in ("hint", "plan-copy", "log", "score", "chat", "rules", "legend", "menu"):
            ana.page.locator(f'[data-layer="{layer}"]').click()
            ana.page.wait_for_timeout(400)
            if language == "en":
                english[layer] = texts(ana)
            else:
                assert left_over(ana, english[layer], language) == set(), (language, layer)
            if layer == "plan-copy":
                ana.page.locator("[data-plan=leave]").click()
            else:
                ana.page.keyboard.press("Escape")


@pytest.mark.slow(seconds=25)
def test_no_english_is_left_on_other_pages(ana: Visitor) -> None:
    for path in PAGES:
        ana.go(path)
        speak(ana, "en")
        ana.page.wait_for_timeout(200)
        english = texts(ana)
        assert english
        for language in OTHERS:
            speak(ana, language)
            ana.page.wait_for_timeout(200)
            assert left_over(ana, english, language) == set(), (language, path)


def test_the_language_can_be_changed_in_the_middle_of_a_turn(ana: Visitor) -> None:
    """By the menu, without losing anything; texts of the server and of events come along."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    offered = sorted(ana.moves())
    ana.page.locator('[data-layer="menu"]').click()
    with ana.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ana.page.locator("select[data-setting=language]").first.select_option("ru")
    ana.page.wait_for_selector("html[lang=ru]", state="attached")
    situation = ana.ask(f"/tables/{ana.table}/situation?lang=ru")
    expect(ana.page.locator(".prompt")).to_have_text(situation["decision"]["prompt"])
    assert sorted(ana.moves()) == offered
    assert ana.ask("/me")["language"] == "ru", "that of e-mails"
    ana.page.keyboard.press("Escape")
    ana.page.locator('[data-layer="log"]').click()
    expect(ana.page.get_by_text(re.compile("[а-я]{4}")).first).to_be_visible()


def test_the_rule_behind_a_refusal_is_in_the_reader_s_language(ana: Visitor) -> None:
    """Beside the table, and on the page of the rules, where another language takes its place at once."""
    resume(ana, with_something_closed(), [HOST, BOT, BOT])
    speak(ana, "cs")
    ana.wait_for_my_turn()
    options = ana.ask(f"/tables/{ana.table}/situation?lang=cs")["decision"]["options"]
    closed = next(option for option in options if not option["enabled"])
    ana.page.get_by_role("button", name=f"{closed['text']}: {closed['reason']}").hover()
    ana.page.locator("[role=tooltip]").get_by_text(closed["rule"]).click()
    chapter = closed["link"].rpartition("/")[2].partition(".")[0]
    czech = ana.ask(f"/rules/{chapter}?lang=cs")
    assert czech["language"] == "cs"
    expect(ana.page.locator(f'article[lang=cs] [id="{closed["rule"]}"]')).to_have_text(
        f"{closed['rule']} {czech['rules'][closed['rule']]}"
    )
    expect(ana.page.locator(".rules .note")).to_have_count(0)

    ana.go("/rules/07-state-actions#STATE-5")
    expect(ana.page.locator("article[lang=cs] h1")).to_have_text("7 Státní akce")
    ana.page.locator("header select").select_option("ja")
    expect(ana.page.locator("article[lang=ja] h1")).to_have_text("7 国家アクション")
    expect(ana.page.locator("article .meant")).to_have_attribute("id", "STATE-5")
    expect(ana.page.locator(".rules option").nth(8)).to_have_text("8 訪問と追随")
    pictures = ana.page.locator("article img")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        assert str(picture.get_attribute("src")).endswith("?lang=ja")
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 500
    expect(ana.page.locator(".chapters [aria-current=page]")).to_have_text("7 国家アクション")
    ana.page.locator(".ways").get_by_role("link", name="8 訪問と追随").click()
    expect(ana.page.locator("article[lang=ja] h1")).to_have_text("8 訪問と追随")
    assert ana.page.evaluate("scrollY") == 0, "a new page is read from its top"
    ana.page.locator(".chapters").get_by_text("6 ", exact=False).first.click()
    ana.page.wait_for_url("**/rules/06-trading")


@pytest.mark.parametrize(
    ("language", "letters", "font"), [("ja", "日本", "Noto Sans JP"), ("ru", "Лиссабон", "Noto Sans")]
)
def test_letters_have_their_font(ana: Visitor, language: str, letters: str, font: str) -> None:
    """Self-hosted, and really loaded: not whatever the machine has."""
    sit_down(ana, [HOST, LACERDA])
    speak(ana, language)
    ana.wait_for_my_turn()
    loaded = ana.page.evaluate(
        """async ([name, letters]) => {
            await document.fonts.ready;
            const used = await document.fonts.load(`16px "${name} Variable"`, letters);
            return used.some(face => face.family.includes(name) && face.status === "loaded");
        }""",
        [font, letters],
    )
    assert loaded


def test_words_of_the_server_and_of_the_client_are_the_same(ana: Visitor) -> None:
    """One set of files: a clergy tile is called the same in the option that keeps it and in words of the engine."""
    resume(ana, played(0, kind="keep-clergy", players=2), [HOST, BOT])
    for language in LOCALES:
        speak(ana, language)
        ana.wait_for_my_turn()
        decision = ana.ask(f"/tables/{ana.table}/situation?lang={language}")["decision"]
        assert decision["kind"] == "keep-clergy"
        expect(ana.page.locator(".prompt")).to_have_text(decision["prompt"])
        for option in decision["options"]:
            tile = words_in(language).clergy(int(option["notation"].rpartition("-")[2]))
            assert tile in option["text"]
            expect(ana.choice(option["notation"])).to_contain_text(tile)

"""The client as an app of the device: installed, without a server, and with messages while its page is closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from lisboa.server import web_push
from lisboa.server.client_files import client_files, packed
from lisboa.server.letters import Letter
from lisboa.server.push_subscriptions import fingerprint_of
from lisboa.server.service_worker import service_worker
from lisboa.text.catalogue import catalogue
from tests.browser.visitor import PATIENCE, Visitor, speak
from tests.browser.visitor import visiting as any_visit
from tests.server.running import Running, running
from tests.server.waiting_table import letter

SUBSCRIBED = "async () => (await (await fetch('/api/me/push')).json()).subscriptions.length === 1"
READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

visiting = partial(any_visit, service_workers="allow")


@pytest.fixture
def ana(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody whose browser may install the client."""
    with visiting(chromium, site.base) as visitor:
        yield visitor


def until(visitor: Visitor, script: str, arg: Any = None) -> None:
    """Until what is promised comes true: Playwright's own waiting takes any promise for true."""
    for _ in range(PATIENCE // 50):
        if visitor.page.evaluate(script, arg):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"never true: {script}")


def installed(visitor: Visitor) -> None:
    """Until the service worker controls the page."""
    until(visitor, READY)


def keeps_offline_page(visitor: Visitor, language: str) -> None:
    """Until it keeps the page of this language, and no other."""
    wanted = f"{visitor.base}/offline?lang={language}"
    until(visitor, "page => caches.match(page).then(found => found !== undefined)", wanted)
    if kept(visitor) != [wanted]:
        stop_workers(visitor)
    for _ in range(PATIENCE // 50):
        if kept(visitor) == [wanted]:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"kept: {kept(visitor)}")


def stop_workers(visitor: Visitor) -> None:
    """Playwright attaches itself to each worker, and Chromium then lets it run on before its successor."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")
    devtools.detach()


def kept(visitor: Visitor) -> list[str]:
    """All that the service worker keeps, by address."""
    found: list[str] = visitor.page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys()) found.push(request.url);
            return found;
        }"""
    )
    return found


# Installed


def test_nothing_keeps_chromium_from_installing_it(ana: Visitor) -> None:
    ana.go("/")
    installed(ana)
    devtools = ana.context.new_cdp_session(ana.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest?lang=en")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's contexts are private windows, which install nothing: that is no fault of the page.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_its_manifest_and_its_page_speak_the_readers_language(ana: Visitor) -> None:
    ana.go("/")
    installed(ana)
    speak(ana, "ja")
    expect(ana.page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest?lang=ja")
    keeps_offline_page(ana, "ja")


def test_nothing_of_the_client_is_kept(ana: Visitor) -> None:
    for path in ("/", "/lobby", "/settings", "/rules"):
        ana.go(path)
        installed(ana)
    assert kept(ana) == [f"{ana.base}/offline?lang=en"]


def test_a_maskable_icon_is_painted_to_the_edge_and_keeps_its_picture_in_the_circle(ana: Visitor) -> None:
    ana.go("/")
    wrong = ana.page.evaluate(
        """async () => {
            const wrong = [];
            for (const size of [192, 512]) {
                const image = await createImageBitmap(await (await fetch(`/icons/maskable-${size}.png`)).blob());
                const canvas = new OffscreenCanvas(size, size).getContext("2d");
                canvas.drawImage(image, 0, 0);
                const pixels = canvas.getImageData(0, 0, size, size).data;
                const ground = pixels.slice(0, 3).join();
                let inside = 0;
                for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
                    const at = 4 * (y * size + x);
                    if (pixels[at + 3] !== 255) wrong.push(`transparent at ${x},${y} of ${size}`);
                    if (pixels.slice(at, at + 3).join() === ground) continue;
                    inside++;
                    const far = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > 0.4 * size;
                    if (far) wrong.push(`cut off at ${x},${y} of ${size}`);
                }
                if (inside < size) wrong.push(`nothing to be seen at ${size}`);
            }
            return wrong.slice(0, 5);
        }"""
    )
    assert wrong == []


# Without a server


@contextmanager
def another_build(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the package had been renewed: a server that starts now has a client that says so."""
    page = client_files()["index.html"].content.replace(b"<html", b'<html data-build="second"', 1)
    with monkeypatch.context() as patch:
        patch.setitem(client_files(), "index.html", packed(page, ".html"))
        service_worker.cache_clear()
        yield
    service_worker.cache_clear()


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
def test_a_page_says_so_and_the_present_client_comes_back(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Also for pages that the browser has been to: Back, a new address, and the same one once more."""
    database, words = str(tmp_path / "lisboa.db"), catalogue(language)
    with running(database) as first:
        port = int(first.base.rpartition(":")[2])
        context = visiting(chromium, first.base)
        ana = context.__enter__()
        ana.go("/")
        installed(ana)
        speak(ana, language)
        keeps_offline_page(ana, language)
        ana.go("/lobby")
        ana.page.wait_for_selector("main")
    try:
        why = ana.page.locator("[data-why=server]")
        for path in ("/lobby", "/settings"):
            ana.go(path)
            expect(why).to_have_text(words.say("offline-why-server"))
            expect(ana.page.locator("h1")).to_have_text(words.say("offline-title"))
            assert ana.page.locator("html").get_attribute("lang") == language
        ana.page.go_back()
        expect(why).to_be_visible()
        with another_build(monkeypatch), running(database, at_port=port):
            expect(ana.page.locator("html[data-build=second] main")).to_be_visible()  # by itself
            assert ana.page.url.endswith("/lobby")
            for path in ("/", "/settings"):
                ana.go(path)
                expect(ana.page.locator("html[data-build=second]")).to_have_count(1)
            ana.page.go_back()
            expect(ana.page.locator("html[data-build=second]")).to_have_count(1)
    finally:
        context.__exit__(None, None, None)


def test_an_old_page_in_the_browsers_cache_is_not_brought_back(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers show a page as it was when one goes Back, and ask no server: the service worker does."""
    database = str(tmp_path / "lisboa.db")
    with running(database) as first, visiting(chromium, first.base) as ana:
        ana.go("/")
        installed(ana)
        ana.go("/lobby")
        ana.page.wait_for_selector("main")
        ana.go("/email-is-not-here")  # leaves the client for good: no page is kept alive behind it
        ana.complaints.clear()
        with another_build(monkeypatch):
            ana.page.go_back()
            expect(ana.page.locator("html[data-build=second]")).to_have_count(1)


# Messages


@pytest.fixture
def allowed(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody whose browser may show notices."""
    with visiting(chromium, site.base, permissions=["notifications"]) as visitor:
        visitor.go("/")
        installed(visitor)
        yield visitor


class Pushed:
    """What the push service hands to the browser of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.registrations: list[str] = []
        self.devtools = visitor.context.new_cdp_session(visitor.page)
        self.devtools.on("ServiceWorker.workerRegistrationUpdated", self._known)
        self.devtools.send("ServiceWorker.enable")
        while not self.registrations:
            visitor.page.wait_for_timeout(20)

    def _known(self, event: Any) -> None:
        self.registrations += [one["registrationId"] for one in event["registrations"]]

    def deliver(self, about: Letter) -> None:
        """As the browser has decrypted it."""
        self.devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.visitor.base,
                "registrationId": self.registrations[-1],
                "data": web_push.document(about).decode(),
            },
        )

    def notices(self) -> list[dict[str, Any]]:
        """What the browser shows now."""
        found: list[dict[str, Any]] = self.visitor.page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
                ({title, body, tag, lang, data}) => ({title, body, tag, lang, data}))"""
        )
        return found

    def until(self, count: int, body: str = "") -> list[dict[str, Any]]:
        """As soon as there are so many, one of them with this text."""
        until(
            self.visitor,
            """async ([count, body]) => {
                const shown = await (await navigator.serviceWorker.ready).getNotifications();
                return shown.length === count && (!body || shown.some(one => one.body === body));
            }""",
            [count, body],
        )
        return self.notices()


def test_a_message_is_a_notice_and_the_next_of_the_table_takes_its_place(allowed: Visitor) -> None:
    pushed = Pushed(allowed)
    pushed.deliver(letter(id="m1", table_id="one", language="ru"))
    (notice,) = pushed.until(1)
    assert notice == {
        "title": "Ваш ход",
        "body": "«Friday»: вы можете повторить визит",
        "tag": "one",
        "lang": "ru",
        "data": {"id": "m1", "path": "/table/one"},
    }
    pushed.deliver(letter(id="m2", table_id="one", decision="main"))
    assert pushed.until(1, "“Friday”: play a card")[0]["data"]["id"] == "m2"
    pushed.deliver(letter(id="m3", table_id="two"))
    assert {notice["tag"] for notice in pushed.until(2)} == {"one", "two"}


def test_a_click_opens_the_table(allowed: Visitor) -> None:
    """The page that shows it comes to the front; without one it is opened."""
    pushed = Pushed(allowed)
    pushed.deliver(letter(table_id="nowhere"))
    pushed.until(1)
    (worker,) = allowed.context.service_workers
    click = """async () => {
        self.done = [];
        self.clients.openWindow = async path => void self.done.push(path);
        WindowClient.prototype.focus = async function () { self.done.push("focus " + new URL(this.url).pathname); };
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent("notificationclick", {notification}));
        while (!self.done.length) await new Promise(later => setTimeout(later, 20));
        return [...self.done, (await self.registration.getNotifications()).length];
    }"""
    assert worker.evaluate(click) == ["/table/nowhere", 0]
    pushed.deliver(letter(table_id="nowhere"))
    pushed.until(1)
    allowed.refused_on_purpose.append("nowhere")
    allowed.go("/lobby")
    page = allowed.new_page()
    page.goto(f"{allowed.base}/table/nowhere")
    allowed.page.bring_to_front()
    assert worker.evaluate(click) == ["focus /table/nowhere", 0]


def test_who_looks_at_the_table_needs_no_notice(allowed: Visitor) -> None:
    pushed = Pushed(allowed)
    allowed.refused_on_purpose.append("looked-at")
    allowed.go("/table/looked-at")
    pushed.deliver(letter(id="m1", table_id="looked-at"))
    pushed.deliver(letter(id="m2", table_id="another"))
    assert [notice["tag"] for notice in pushed.until(1)] == ["another"]


# The settings

# Chromium without Google's keys has no push service: this one gives out addresses and keys, and forgets them.
SERVICE = """
    const KEY = "fake-subscription";
    class Fake {
        constructor(kept) { Object.assign(this, kept); }
        toJSON() { return {endpoint: this.endpoint, keys: this.keys}; }
        async unsubscribe() { localStorage.removeItem(KEY); return true; }
    }
    PushManager.prototype.getSubscription = async function () {
        const kept = localStorage.getItem(KEY);
        return kept ? new Fake(JSON.parse(kept)) : null;
    };
    PushManager.prototype.subscribe = async function ({userVisibleOnly, applicationServerKey}) {
        if (!userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException("", "InvalidAccessError");
        const pair = await crypto.subtle.generateKey({name: "ECDH", namedCurve: "P-256"}, true, ["deriveBits"]);
        const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
        const url = {"+": "-", "/": "_", "=": ""};
        const text = bytes => btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, sign => url[sign]);
        const endpoint = "https://push.example/" + text(crypto.getRandomValues(new Uint8Array(12)));
        const keys = {p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16)))};
        localStorage.setItem(KEY, JSON.stringify({endpoint, keys}));
        return new Fake({endpoint, keys});
    };
"""


@pytest.fixture
def subscriber(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody with a name, whose browser has a push service and may show notices."""
    with visiting(chromium, site.base, permissions=["notifications"]) as visitor:
        visitor.context.add_init_script(SERVICE)
        visitor.go("/")
        visitor.do("/guest", {"name": "Ana"})
        visitor.go("/settings")
        yield visitor


def state(visitor: Visitor, expected: str) -> None:
    expect(visitor.page.locator("[data-push]")).to_have_attribute("data-push", expected)


def listed(visitor: Visitor) -> list[str]:
    return [one["fingerprint"] for one in visitor.ask("/me/push")["subscriptions"]]


def own(visitor: Visitor) -> str:
    endpoint: str = json.loads(visitor.page.evaluate("localStorage['fake-subscription']"))["endpoint"]
    return fingerprint_of(endpoint)


def test_on_and_off(subscriber: Visitor) -> None:
    state(subscriber, "off")
    switch = subscriber.page.locator("[data-push] [role=switch]")
    switch.click()
    state(subscriber, "on")
    assert listed(subscriber) == [own(subscriber)]
    subscriber.page.reload()
    state(subscriber, "on")
    expect(switch).to_be_checked()
    switch.click()
    state(subscriber, "off")
    assert listed(subscriber) == []
    assert subscriber.page.evaluate("localStorage['fake-subscription'] ?? null") is None


def test_what_the_push_service_has_forgotten_is_renewed_at_the_next_visit(subscriber: Visitor) -> None:
    """The server has removed it, as it does when the push service says that the browser is gone."""
    subscriber.page.locator("[data-push] [role=switch]").click()
    state(subscriber, "on")
    before = own(subscriber)
    (one,) = subscriber.ask("/me/push")["subscriptions"]
    cookies = {cookie["name"]: cookie["value"] for cookie in subscriber.context.cookies()}
    subscriber.context.request.delete(
        f"{subscriber.base}/api/me/push/{one['id']}", headers={"x-csrf-token": cookies["lisboa_csrf"]}
    )
    subscriber.go("/lobby")
    until(subscriber, SUBSCRIBED)
    assert listed(subscriber) == [own(subscriber)] != [before]


def test_a_new_password_keeps_it_and_a_logout_ends_it(subscriber: Visitor) -> None:
    page = subscriber.page
    page.locator("[data-push] [role=switch]").click()
    state(subscriber, "on")
    name = f"Ana {subscriber.ask('/me')['id'][:6]}"
    subscriber.do("/me/account", {"name": name, "password": "correct horse"})
    assert listed(subscriber) == []
    subscriber.go("/settings")
    state(subscriber, "on")
    until(subscriber, SUBSCRIBED)
    subscriber.do("/logout", {})
    subscriber.go("/")
    page.wait_for_function("() => !('fake-subscription' in localStorage) && !('lisboa-push' in localStorage)")


def test_other_browsers_can_be_removed(subscriber: Visitor, chromium: Browser) -> None:
    page = subscriber.page
    page.locator("[data-push] [role=switch]").click()
    state(subscriber, "on")
    page.evaluate("localStorage.removeItem('fake-subscription')")
    page.evaluate("localStorage.removeItem('lisboa-push')")
    page.reload()
    state(subscriber, "off")
    expect(page.locator("[data-push] li")).to_contain_text("push.example")
    page.locator("[data-push] li button").click()
    expect(page.locator("[data-push] li")).to_have_count(0)
    assert listed(subscriber) == []


@pytest.mark.parametrize(
    ("script", "obstacle"),
    [
        ("delete window.PushManager", "unsupported"),
        ("Object.defineProperty(window, 'isSecureContext', {value: false})", "insecure"),
        ("Object.defineProperty(Notification, 'permission', {value: 'denied'})", "blocked"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', {value: 'iPhone'})",
            "install",
        ),
    ],
)
def test_why_it_cannot_be_switched_on(chromium: Browser, site: Running, script: str, obstacle: str) -> None:
    with visiting(chromium, site.base) as ana:
        ana.context.add_init_script(script)
        ana.go("/")
        ana.do("/guest", {"name": "Ana"})
        ana.go("/settings")
        state(ana, obstacle)
        expect(ana.page.locator("[data-push] [role=switch]")).to_be_disabled()
        expect(ana.page.locator("[data-push] .why")).not_to_be_empty()


@pytest.mark.parametrize(
    ("script", "outcome"),
    [
        ("Notification.requestPermission = async () => 'default'", "dismissed"),
        ("PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError'); }", "failed"),
    ],
)
def test_what_did_not_work_may_be_tried_again(chromium: Browser, site: Running, script: str, outcome: str) -> None:
    with visiting(chromium, site.base, permissions=["notifications"]) as ana:
        ana.context.add_init_script(SERVICE + script)
        ana.go("/")
        ana.do("/guest", {"name": "Ana"})
        ana.go("/settings")
        state(ana, "off")
        switch = ana.page.locator("[data-push] [role=switch]")
        switch.click()
        state(ana, outcome)
        expect(switch).to_be_enabled()
        expect(switch).not_to_be_checked()
        assert listed(ana) == []

"""E-mails and webhooks: strangers as targets, and receivers that do not answer.

A message goes out half a minute after its cause, so both rows that wait for one are begun together.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from tests.attack.accounts import account
from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Answer, Visitor
from tests.server.receivers import MailSink, WebhookReceiver, listening, mail_sink

TITLE: Final = "You have won a prize at evil.example"
MAILS: Final = 10  # an hour to one mailbox: the server is set so
CONFIRMATIONS: Final = 8
INVITERS, INVITATIONS = 3, 18
SLOW_HOSTS, SLOW_MESSAGES = 6, 18
GRACE: Final = 30.0
DELIVERED: Final = GRACE + 18.0
LINK: Final = re.compile(rb"http://\S+/api/email/confirm\?token=[\w.%-]+")


class Tarpit:
    """Takes connections and never answers."""

    def __init__(self) -> None:
        self.taken = 0

    async def take(self, reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        self.taken += 1
        while await reader.read(4096):
            pass


@asynccontextmanager
async def receivers(options: dict[str, object]) -> AsyncIterator[dict[str, Any]]:
    """A mail server, a webhook that answers and one that does not."""
    quick, slow = WebhookReceiver(), Tarpit()
    async with mail_sink() as sink, listening(quick.take) as quick_url, listening(slow.take) as slow_url:
        options |= {
            "mails-per-hour": MAILS,
            "smtp-host": "127.0.0.1",
            "smtp-port": sink.port,
            "webhooks-to-private-hosts": True,
        }
        yield {"sink": sink, "quick": quick, "quick_url": f"{quick_url}/hook", "slow": slow, "slow_url": slow_url}


async def confirmations(scene: Scene) -> Outcome:
    """Addresses that all lead to one mailbox, asked for by many guests, with a name that advertises."""
    sink: MailSink = scene.extras["sink"]
    box = secrets.token_hex(4)
    before = len(sink.raw)
    tried = 0
    for guest in range(6):
        eve = await scene.guest("Prize at evil.example")
        for number in range(5):
            tried += 1
            await eve.ask("PATCH", "/api/me", {"email": f"{box}+{guest}-{number}@example.org"})
    got = sink.mails[before:]
    worded = sum("evil" in str(mail["subject"]) for mail in got)
    checks = (
        at_most("mails to one mailbox:", len(got), CONFIRMATIONS),
        at_most("subjects with a stranger's words:", worded, 0),
    )
    return Outcome(f"{tried} addresses of 6 guests", checks)


async def ask_address(scene: Scene, person: Visitor, address: str) -> str:
    """The link of the message that asks whether an address is right."""
    sink: MailSink = scene.extras["sink"]
    before = len(sink.raw)
    await person.hope("PATCH", "/api/me", {"email": address})
    content = sink.mails[before].get_body(("plain",))
    assert content is not None
    found = LINK.search(content.get_content().encode())
    assert found is not None, "no link in the confirmation"
    return found[0].decode().partition("127.0.0.1")[2].partition("/")[2].join(("/", ""))


async def follow(visitor: Visitor, link: str, press: bool) -> Answer:
    """Open the page of a link; a person also presses its button, which a mail scanner does not."""
    page = await visitor.ask("GET", link, headers={"accept": "text/html"})
    if press and page.good and b"<form" in page.body:
        form = {"content-type": "application/x-www-form-urlencoded", "accept": "text/html"}
        return await visitor.ask("POST", link, headers=form)
    return page


async def confirmed_links(scene: Scene) -> Outcome:
    """A link that a scanner opens, and one that was used when the address has been taken away since."""
    ana = await account(scene)
    address = f"{secrets.token_hex(4)}@example.org"
    link = await ask_address(scene, ana, address)
    await follow(scene.nobody(), link, press=False)
    scanned = (await ana.hope("GET", "/api/me"))["email"]
    await follow(scene.nobody(), link, press=True)
    pressed = (await ana.hope("GET", "/api/me"))["email"]
    await ana.hope("PATCH", "/api/me", {"email": ""})
    await follow(scene.nobody(), link, press=True)
    again = (await ana.hope("GET", "/api/me"))["email"]
    checks = (
        must("opening the link confirms nothing", scanned is None, "a scanner confirms"),
        must("its button does", pressed == address, f"the button does not: {pressed}"),
        must("once", again is None, "a used link works again"),
    )
    return Outcome("1 link, 3 times", checks)


async def invitations(scene: Scene) -> Outcome:
    """A stranger invites one person again and again, with a title of their choice; meanwhile webhooks hang."""
    ana = await account(scene)
    address = f"{secrets.token_hex(4)}@example.org"
    link = await ask_address(scene, ana, address)
    await follow(scene.nobody(), link, press=True)
    scene.extras["hooks"] = asyncio.create_task(hang(scene))
    invited = 0
    for _ in range(INVITERS):
        eve = await scene.guest()
        for number in range(INVITATIONS):
            invited += (await invite(eve, ana, f"{TITLE} {number}")).good
    sink: MailSink = scene.extras["sink"]
    before = len(sink.raw)
    await asyncio.sleep(DELIVERED)
    got = [mail for mail in sink.mails[before:] if address in str(mail["to"])]
    tried = f"{INVITERS * INVITATIONS} invitations, {invited} made"
    return Outcome(tried, (at_most("mails in 48 s:", len(got), MAILS),))


def invite(eve: Visitor, person: Visitor, title: str) -> Any:
    """A table that waits for one person."""
    seats = [{"kind": "host"}, {"kind": "invited", "person": person.me["name"]}]
    return eve.ask("POST", "/api/tables", {"title": title, "public": False, "seats": seats})


async def hang(scene: Scene) -> tuple[int, float | None]:
    """Many messages to a webhook that never answers, then one to somebody else's: when does that arrive?"""
    mallory = await account(scene)
    await mallory.hope("PATCH", "/api/me", {"webhook_url": scene.extras["slow_url"], "webhook_kind": "generic"})
    sent = 0
    for _ in range(SLOW_HOSTS):
        host = await scene.guest()
        for _ in range(SLOW_MESSAGES):
            sent += (await invite(host, mallory, "slow")).good
    bea = await account(scene)
    await bea.hope("PATCH", "/api/me", {"webhook_url": scene.extras["quick_url"], "webhook_kind": "generic"})
    began = time.monotonic()
    await invite(await scene.guest(), bea, "quick")
    quick: WebhookReceiver = scene.extras["quick"]
    while not quick.documents and time.monotonic() < began + DELIVERED:
        await asyncio.sleep(0.1)
    return sent, time.monotonic() - began if quick.documents else None


async def slow_webhook(scene: Scene) -> Outcome:
    """What the row before has begun."""
    sent, seconds = await scene.extras["hooks"]
    arrived = must("another's message arrives", seconds is not None, "another's message does not arrive")
    checks = (arrived, at_most("after", seconds or DELIVERED, GRACE + 12.0, " s"))
    return Outcome(f"{sent} messages to it", checks)


KIND = Kind(
    "messages",
    (
        Attack("confirmations by plus addresses", confirmations, outside=False),
        Attack("confirmation links", confirmed_links, outside=False),
        Attack("mails to one person", invitations, outside=False, seconds=120),
        Attack("a webhook that does not answer", slow_webhook, outside=False, seconds=90),
    ),
    prepare=receivers,
    patient=True,
)

"""E-mail addresses: only confirmed ones are written to, and every message has a link that removes the address.

Programs that look for viruses follow the links in messages. So a link only opens a page, and its button does it.
"""

from __future__ import annotations

import base64
import hashlib
import math
import time
from html import escape
from typing import Annotated, Final

import structlog
from litestar import MediaType, Response, get, post
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.errors import BadOption
from lisboa.server import asking, email_requests, mail_limits, people, security, shared_counts
from lisboa.server.asking import AnyRequest
from lisboa.server.email_addresses import check_email
from lisboa.server.email_links import bad_token
from lisboa.server.languages import Accept, chosen, message_words
from lisboa.server.letters import Refused, TryAgain
from lisboa.server.people import Person
from lisboa.server.prepared import words_there
from lisboa.server.problems import Problem, bad_field, bad_option
from lisboa.server.rate_limits import Allowance
from lisboa.server.services import Services
from lisboa.server.shared_counts import Exceeded
from lisboa.text.messages import MessageWords

# As the client looks, by day and by night; its own style sheet comes and goes with each version of the client.
STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#12305e, #dfe9f5); --cobalt: light-dark(#1d4f9c, #7fb0ea) }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; background: light-dark(#fbf9f2, #0b1a33);
  color: var(--ink); font: 1.0625rem/1.5 "Noto Sans", system-ui, sans-serif }
h1 { margin: 0 0 1rem; border-bottom: 0.25rem solid var(--cobalt); font: 700 2.25rem/1.4 Georgia, serif }
h1 a { color: inherit; text-decoration: none }
b { overflow-wrap: anywhere }
button { min-height: 44px; margin: 0.5rem 0; padding: 0.5rem 1.25rem; border: 0; border-radius: 1.5rem;
  background: var(--cobalt); color: light-dark(#fbf9f2, #0b1a33); font: inherit; font-weight: 600; cursor: pointer }
"""
PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lisboa</title>
<style>{style}</style>
<h1><a href="/">Lisboa</a></h1>
<p>{text}</p>
{address}{button}</html>
"""
ADDRESS: Final = "<p><b>{address}</b></p>\n"
# It is posted to the address of the page, whose query has the token.
BUTTON: Final = '<form method="post"><button>{text}</button></form>\n'
STYLE_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"{security.SECURITY_HEADERS['content-security-policy']}; style-src 'sha256-{STYLE_HASH}'"
FORM_POLICY: Final = POLICY.replace("form-action 'none'", "form-action 'self'")
Token = Annotated[str, Parameter(description="what the link in the e-mail has", max_length=2000)]
log = structlog.get_logger()


def check_wanted(address: str, services: Services) -> None:
    """An address that can be written to, by a server that can write."""
    if not services.settings.smtp_host:
        raise bad_field("email", "this server sends no e-mail")
    try:
        check_email(address)
    except BadOption as error:
        raise bad_option(error) from None


async def ask_to_confirm(request: AnyRequest, services: Services, person: Person, address: str, language: str) -> None:
    """Write to an address; it is stored when the request in the message is confirmed."""
    from lisboa.server.email_sender import Asked, EmailSender

    now = services.now()
    asker = services.signer.disguise(asking.address(request))
    limits = [
        *mail_limits.limits_of(address, services.settings, asked_for=False),
        *mail_limits.limits_of_domain(address, asker),
        *mail_limits.limits_of_asker(person.id, asker),
    ]

    def write(connection: Connection) -> Exceeded | str:
        return shared_counts.take(connection, limits, now) or email_requests.ask(connection, person.id, address, now)

    answer = await services.database.write_sync(write)
    if isinstance(answer, Exceeded):
        raise too_many(request, answer)
    asked = Asked(address=address, language=language, url=services.links.confirm_url(person.id, answer))
    try:
        await EmailSender(services.settings).ask_to_confirm(asked, now)
    except Refused as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise bad_field("email", "the mail server does not take messages to it") from None
    except TryAgain as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise Problem(503, "no-mail", "the mail server does not answer: try again later") from None


def too_many(request: AnyRequest, exceeded: Exceeded) -> Problem:
    """Says how long to wait, not whose limit it is: whether others write to an address is nobody's business."""
    most, seconds = exceeded.limit.most, math.ceil(exceeded.wait_ms / 1000)
    request.scope["state"]["allowance"] = Allowance(most, most + 1, seconds, exceeded.limit.window_ms // 1000)
    return Problem(429, "too-many-requests", f"email: too many messages: wait {seconds} seconds", field="email")


def page(words: MessageWords, text: str, status: int = 200) -> Response[str]:
    """What a link in an e-mail shows."""
    content = PAGE.format(text=text, language=words.locale, style=STYLE, address="", button="")
    headers = {"content-security-policy": POLICY}
    return Response(content, status_code=status, media_type=MediaType.HTML, headers=headers)


def question(words: MessageWords, text: str, address: str, button: str) -> Response[str]:
    """What it asks before anything is done, and about which address: a person may have several."""
    about, form = ADDRESS.format(address=escape(address)), BUTTON.format(text=button)
    content = PAGE.format(text=text, language=words.locale, style=STYLE, address=about, button=form)
    return Response(content, media_type=MediaType.HTML, headers={"content-security-policy": FORM_POLICY})


def bad_link(request: AnyRequest, problem: Problem, accept: str | None) -> Response[str]:
    """People read why it does not work in the language of their browser: whose link it is nobody knows."""
    if problem.error != "bad-token" or "text/html" not in request.headers.get("accept", ""):
        raise problem
    words = message_words(chosen(None, accept))
    return page(words, words.bad_link(), problem.status)


async def before_form(request: AnyRequest) -> None:
    """Pages from e-mails post a form, and mail programs that end messages do: not JSON. The token is the proof."""
    request.scope["state"]["began"] = time.perf_counter()
    security.check_characters(request)
    await words_there(chosen(None, request.headers.get("accept-language")))


async def words_for(language: str) -> MessageWords:
    """The words of a page for somebody: a server that has just started may have to read them."""
    await words_there(language)
    return message_words(language)


@get("/email/confirm", include_in_schema=False)
async def confirm_page(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The link of the message that asks whether the address is right. It changes nothing."""

    def read(connection: Connection) -> tuple[str | None, Person | None]:
        found = email_requests.waiting(connection, person_id, nonce, services.now())
        return found, None if found is None else people.find(connection, person_id)

    try:
        person_id, nonce = services.links.read_confirm(token)
        address, person = await services.database.read_sync(read)
        if address is None or person is None:
            raise bad_token()
    except Problem as problem:
        return bad_link(request, problem, accept)
    words = await words_for(person.language)
    return question(words, words.confirm_question(), address, words.confirm_button())


@post("/email/confirm", status_code=200, include_in_schema=False, before_request=before_form)
async def confirm(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The button of that page."""

    def store(connection: Connection) -> Person:
        person = email_requests.confirm(connection, person_id, nonce, services.now())
        if person is None:
            raise bad_token()
        return person

    try:
        person_id, nonce = services.links.read_confirm(token)
        person = await services.sessions.change(person_id, store)
    except Problem as problem:
        return bad_link(request, problem, accept)
    words = await words_for(person.language)
    return page(words, words.confirmed())


@get("/email/stop", include_in_schema=False)
async def stop_page(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The link of every other message. It changes nothing."""
    try:
        person_id, address = services.links.read_stop(token)
    except Problem as problem:
        return bad_link(request, problem, accept)
    person = await services.database.read_sync(lambda connection: people.find(connection, person_id))
    words = await words_for(chosen(None, accept) if person is None else person.language)
    return question(words, words.stop_question(), address, words.stop_button())


@post("/email/stop", status_code=200, include_in_schema=False, before_request=before_form)
async def stop(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The button of that page, and what mail programs do by themselves. An address changed since then stays."""

    def remove(connection: Connection) -> Person | None:
        people.remove_email(connection, person_id, address)
        email_requests.withdraw(connection, person_id, address)
        return people.find(connection, person_id)

    try:
        person_id, address = services.links.read_stop(token)
    except Problem as problem:
        return bad_link(request, problem, accept)
    person = await services.sessions.change(person_id, remove)
    words = await words_for(chosen(None, accept) if person is None else person.language)
    return page(words, words.stopped())


HANDLERS = [confirm_page, confirm, stop_page, stop]

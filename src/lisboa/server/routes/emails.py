"""E-mail addresses: nobody is written to who has not confirmed it, and every message has a link that ends them."""

from __future__ import annotations

import time
from typing import Annotated, Final

import structlog
from litestar import HttpMethod, MediaType, Response, get, route
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.server import people, security
from lisboa.server.asking import AnyRequest
from lisboa.server.email_addresses import check_email
from lisboa.server.email_links import bad_token
from lisboa.server.email_sender import Asked, EmailSender
from lisboa.server.languages import Accept, chosen, message_words
from lisboa.server.letters import Refused, TryAgain, on_one_line
from lisboa.server.people import Person
from lisboa.server.problems import Problem, bad_field
from lisboa.server.services import Services
from lisboa.text.messages import MessageWords

PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta name="viewport" content="width=device-width">
<title>Lisboa</title>
<p>{text}</p>
<p><a href="/">Lisboa</a></p>
</html>
"""
Token = Annotated[str, Parameter(description="what the link in the e-mail has", max_length=2000)]
log = structlog.get_logger()


def check_wanted(address: str, services: Services) -> None:
    """An address that can be written to, by a server that can write."""
    if not services.settings.smtp_host:
        raise bad_field("email", "this server sends no e-mail")
    try:
        check_email(address)
    except ValueError as error:
        raise bad_field("email", str(error).partition(": ")[2]) from None


async def ask_to_confirm(request: AnyRequest, services: Services, person: Person, address: str, language: str) -> None:
    """Write to an address; it is stored when the link in the message is followed."""
    for name in (f"person {person.id}", f"address {address.lower()}"):
        allowance = services.limits.confirmations.take(name)
        if allowance.exceeded:
            request.scope["state"]["allowance"] = allowance
            detail = f"email: more than {allowance.limit} messages an hour: wait {allowance.reset} seconds"
            raise Problem(429, "too-many-requests", detail, field="email")
    now = services.now()
    url = services.links.confirm_url(person.id, address, now)
    asked = Asked(address=address, name=on_one_line(person.name), language=language, url=url)
    try:
        await EmailSender(services.settings).ask_to_confirm(asked, now)
    except Refused as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise bad_field("email", "the mail server does not take messages to it") from None
    except TryAgain as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise Problem(503, "no-mail", "the mail server does not answer: try again later") from None


def page(words: MessageWords, text: str, status: int = 200) -> Response[str]:
    """All that a link in an e-mail shows."""
    return Response(PAGE.format(text=text, language=words.locale), status_code=status, media_type=MediaType.HTML)


def bad_link(request: AnyRequest, problem: Problem, accept: str | None) -> Response[str]:
    """People read why it does not work in the language of their browser: whose link it is nobody knows."""
    if problem.error != "bad-token" or "text/html" not in request.headers.get("accept", ""):
        raise problem
    words = message_words(chosen(None, accept))
    return page(words, words.bad_link(), problem.status)


@get("/email/confirm", include_in_schema=False)
async def confirm(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The link of the message that asks whether the address is right."""

    def store(connection: Connection) -> Person:
        if people.find(connection, person_id) is None:
            raise bad_token()
        return people.change(connection, person_id, {"email": address})

    try:
        person_id, address = services.links.read_confirm(token, services.now())
        person = await services.sessions.change(person_id, store)
    except Problem as problem:
        return bad_link(request, problem, accept)
    words = message_words(person.language)
    return page(words, words.confirmed())


async def before_stop(request: AnyRequest) -> None:
    """Mail programs that end messages by themselves post a form: no page of ours, and not JSON."""
    request.scope["state"]["began"] = time.perf_counter()
    security.check_characters(request)


@route(
    "/email/stop",
    http_method=[HttpMethod.GET, HttpMethod.POST],
    status_code=200,
    include_in_schema=False,
    before_request=before_stop,
)
async def stop(request: AnyRequest, token: Token, services: Services, accept: Accept = None) -> Response[str]:
    """The link of every other message. An address that has been changed since then stays."""

    def remove(connection: Connection) -> Person | None:
        people.remove_email(connection, person_id, address)
        return people.find(connection, person_id)

    try:
        person_id, address = services.links.read_stop(token)
    except Problem as problem:
        return bad_link(request, problem, accept)
    person = await services.sessions.change(person_id, remove)
    words = message_words(chosen(None, accept) if person is None else person.language)
    return page(words, words.stopped())


HANDLERS = [confirm, stop]

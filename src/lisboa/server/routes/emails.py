"""E-mail addresses: nobody is written to who has not confirmed it, and every message has a link that ends them."""

from __future__ import annotations

import time
from typing import Annotated, Final

import structlog
from litestar import HttpMethod, MediaType, get, route
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.server import people, security
from lisboa.server.asking import AnyRequest
from lisboa.server.email_addresses import check_email
from lisboa.server.email_links import bad_token
from lisboa.server.email_sender import EmailSender
from lisboa.server.letters import Refused, TryAgain, on_one_line
from lisboa.server.people import Person
from lisboa.server.problems import Problem, bad_field
from lisboa.server.services import Services
from lisboa.text.messages import MessageWords

PAGE: Final = """<!doctype html>
<html lang="en">
<title>Lisboa</title>
<p>{text}</p>
</html>
"""
Token = Annotated[str, Parameter(description="what the link in the e-mail has", max_length=2000)]
_WORDS: Final = MessageWords()
log = structlog.get_logger()


def check_wanted(address: str, services: Services) -> None:
    """An address that can be written to, by a server that can write."""
    if not services.settings.smtp_host:
        raise bad_field("email", "this server sends no e-mail")
    try:
        check_email(address)
    except ValueError as error:
        raise bad_field("email", str(error).partition(": ")[2]) from None


async def ask_to_confirm(request: AnyRequest, services: Services, person: Person, address: str) -> None:
    """Write to an address; it is stored when the link in the message is followed."""
    for name in (f"person {person.id}", f"address {address.lower()}"):
        allowance = services.limits.confirmations.take(name)
        if allowance.exceeded:
            request.scope["state"]["allowance"] = allowance
            detail = f"email: more than {allowance.limit} messages an hour: wait {allowance.reset} seconds"
            raise Problem(429, "too-many-requests", detail, field="email")
    now = services.now()
    url = services.links.confirm_url(person.id, address, now)
    try:
        await EmailSender(services.settings).ask_to_confirm(address, on_one_line(person.name), url, now)
    except Refused as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise bad_field("email", "the mail server does not take messages to it") from None
    except TryAgain as problem:
        log.warning("confirmation not sent", problem=str(problem))
        raise Problem(503, "no-mail", "the mail server does not answer: try again later") from None


@get("/email/confirm", include_in_schema=False, media_type=MediaType.HTML)
async def confirm(token: Token, services: Services) -> str:
    """The link of the message that asks whether the address is right."""
    person_id, address = services.links.read_confirm(token, services.now())

    def store(connection: Connection) -> None:
        if people.find(connection, person_id) is None:
            raise bad_token()
        people.change(connection, person_id, {"email": address})

    await services.sessions.change(person_id, store)
    return PAGE.format(text=_WORDS.confirmed())


async def before_stop(request: AnyRequest) -> None:
    """Mail programs that end messages by themselves post a form: no page of ours, and not JSON."""
    request.scope["state"]["began"] = time.perf_counter()
    security.check_characters(request)


@route(
    "/email/stop",
    http_method=[HttpMethod.GET, HttpMethod.POST],
    status_code=200,
    include_in_schema=False,
    media_type=MediaType.HTML,
    before_request=before_stop,
)
async def stop(token: Token, services: Services) -> str:
    """The link of every other message. An address that has been changed since then stays."""
    person_id, address = services.links.read_stop(token)
    await services.sessions.change(person_id, lambda c: people.remove_email(c, person_id, address))
    return PAGE.format(text=_WORDS.stopped())


HANDLERS = [confirm, stop]

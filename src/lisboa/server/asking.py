"""Who asks: the dependencies that requests are served with."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from sqlalchemy import Connection

from lisboa.server import people, security
from lisboa.server.people import Person
from lisboa.server.problems import not_logged_in
from lisboa.server.services import Services

AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def provide_services(state: State) -> Services:
    """The parts of the server."""
    services: Services = state.services
    return services


async def who(connection: AnyConnection, services: Services) -> Person | None:
    """The person behind a token or a cookie, if it is valid."""
    token = security.bearer(connection)
    if token is not None:
        return await services.database.read_sync(lambda database: people.by_token(database, token))
    cookie = connection.cookies.get(security.SESSION_COOKIE)
    session = None if cookie is None else services.signer.read_session(cookie)
    if session is None:
        return None
    person_id, epoch = session

    def read(database: Connection) -> Person | None:
        person = people.find(database, person_id)
        return person if person is not None and person.epoch == epoch else None

    return await services.database.read_sync(read)


async def provide_visitor(request: AnyRequest, services: Services) -> Person | None:
    """Whoever asks; None if nobody we know. Who changes something with a cookie must prove that the page is ours."""
    person = await who(request, services)
    if person is not None and request.method not in security.SAFE_METHODS and security.bearer(request) is None:
        security.check_csrf(request, services.signer, person.id)
    return person


async def provide_person(visitor: Person | None) -> Person:
    """Somebody we know."""
    if visitor is None:
        raise not_logged_in()
    return visitor


async def check_page(request: AnyRequest) -> None:
    """Before every request: changes are asked for by our own pages or by programs, not by other sites."""
    if request.method not in security.SAFE_METHODS and security.bearer(request) is None:
        security.check_origin(request, request.app.state.services.settings.url)


def identify(request: AnyRequest) -> str:
    """Whose requests are counted together: a person's, or those of an address."""
    services: Services = request.app.state.services
    cookie = request.cookies.get(security.SESSION_COOKIE)
    session = None if cookie is None else services.signer.read_session(cookie)
    return address(request) if session is None else session[0]


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return "-" if request.client is None else request.client.host

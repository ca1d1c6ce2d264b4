"""Who asks: the dependencies that requests are served with."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from lisboa.server import people, security
from lisboa.server.address_limits import AddressLimit, Credential, counted_as
from lisboa.server.client_addresses import counted_address
from lisboa.server.people import Person
from lisboa.server.problems import not_logged_in
from lisboa.server.quotas import Quotas
from lisboa.server.rate_limits import RateLimit
from lisboa.server.security import Session
from lisboa.server.services import Services
from lisboa.server.workers.fair_turns import Asker

SESSION: Final = "session"
ARRIVAL: Final = "arrival"  # the option of a route by which somebody becomes known
AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def provide_services(state: State) -> Services:
    """The parts of the server."""
    services: Services = state.services
    return services


async def who(connection: AnyConnection, services: Services) -> Person | None:
    """The person behind a token or a cookie, if it is valid. That they were here is noted."""
    person = await recognised(connection, services)
    if person is not None:
        services.visits.person(person)
        services.limits.known.seen(person.id, person.epoch, address(connection))
    return person


async def recognised(connection: AnyConnection, services: Services) -> Person | None:
    """The person behind a token or a cookie."""
    known, token = services.limits.known, security.bearer(connection)
    if token is not None:
        found = await services.database.read_sync(lambda database: people.by_token(database, token))
        known.token_used(people.hash_token(token), None if found is None else counted_as(found.id, found.epoch))
        return found
    session = session_of(connection, services)
    if session is None:
        return None
    person = await services.sessions.person(session.person_id, session.epoch)
    if person is None:
        known.session_ended(session)
    return person


def session_of(connection: AnyConnection, services: Services) -> Session | None:
    """What the cookie holds, which is read only once for each request."""
    kept = connection.scope["state"]
    if SESSION not in kept:
        cookie = security.cookie(connection, security.SESSION_COOKIE)
        kept[SESSION] = None if cookie is None else services.signer.read_session(cookie)
    session: Session | None = kept[SESSION]
    return session


async def provide_visitor(request: AnyRequest, services: Services) -> Person | None:
    """Whoever asks; None if nobody we know. Who changes something with a cookie must prove that the page is ours."""
    person = await who(request, services)
    if person is not None and request.method not in security.SAFE_METHODS and security.bearer(request) is None:
        session = session_of(request, services)
        if session is not None:
            security.check_csrf(request, services.signer, session)
    return person


async def provide_by_cookie(request: AnyRequest, visitor: Person | None) -> Person | None:
    """Who would lose his cookie if he got another one: tokens stay."""
    return visitor if security.bearer(request) is None else None


async def provide_person(visitor: Person | None) -> Person:
    """Somebody we know."""
    if visitor is None:
        raise not_logged_in()
    return visitor


async def need_login(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Before a large body is read: the application would keep that of a stranger only to refuse it."""
    if await recognised(connection, connection.app.state.services) is None:
        raise not_logged_in()


async def provide_quotas(request: AnyRequest, services: Services) -> Quotas:
    """Limits of the person who asks and of their address. Addresses are stored only as keyed hashes."""
    return Quotas(services.settings, services.signer.disguise(address(request)))


def check_page(request: AnyRequest) -> None:
    """Before every request: changes are asked for by our own pages or by programs, not by other sites."""
    if request.method in security.SAFE_METHODS:
        return
    security.check_origin(request, request.app.state.services.settings.url)
    security.check_content_type(request)


async def when_ready_for_people(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Before somebody becomes a guest, takes a name or gives an address, soon after the server has started."""
    if connection.scope["method"] not in security.SAFE_METHODS:  # type: ignore[typeddict-item]  # none is a socket
        await connection.app.state.services.ready_for_people()


async def provide_asker(request: AnyRequest, visitor: Person | None) -> Asker:
    """Whose turn it is when the answer takes long to make."""
    return asker_of(request, visitor)


def asker_of(connection: AnyConnection, person: Person | None) -> Asker:
    """Who asks, and from where; all without a login at an address are one."""
    where = address(connection)
    return Asker(where if person is None else person.id, where)


# How much they ask


async def limit_requests(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Of a person, or of an address without a login. Sockets are counted when they are admitted.

    What makes somebody known is counted for itself: a stranger who asks without a login must not keep others from one.
    """
    if connection.scope["type"] == ScopeType.HTTP and not (handler.opt.get(ARRIVAL) and credential(connection) is None):
        count_request(connection)


def count_request(connection: AnyConnection) -> None:
    """Whoever asks first uses up their own: what that refuses takes nothing from others at their address."""
    limits = connection.app.state.services.limits
    take(connection, limits.requests, identify(connection))
    take_of_address(connection, limits.addresses)


async def limit_pages(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Pages and files, and what is not there. A login is looked at only when those of the address are used up."""
    take_of_address(connection, connection.app.state.services.limits.pages)


async def limit_watching(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """What programs ask again and again: is the server well, what does it do, how is it called."""
    take(connection, connection.app.state.services.limits.watching, address(connection))


async def limit_newcomers(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guests are made here: it is the address that counts."""
    take(connection, connection.app.state.services.limits.newcomers, address(connection))


async def limit_logins(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """All that an address asks for; browsers in which somebody has logged in count for that person."""
    services: Services = connection.app.state.services
    cookie = security.cookie(connection, security.DEVICE_COOKIE)
    device = None if cookie is None else services.signer.read_device(cookie)
    name = address(connection) if device is None else f"device of {device[0]}"
    take(connection, services.limits.logins, name)


async def limit_new_passwords(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Their hashes are slow on purpose. Whoever is nobody gets none, and counts for nobody."""
    if credential(connection) is not None:
        take_of_address(connection, connection.app.state.services.limits.new_passwords)


def take(connection: AnyConnection, limit: RateLimit, name: str) -> None:
    """One request more, if there is one left."""
    allowance = limit.take(name)
    connection.scope["state"]["allowance"] = allowance
    allowance.check()


def take_of_address(connection: AnyConnection, limit: AddressLimit) -> None:
    """One more of those that all people of an address have; what the asker has left of their own says more."""
    allowance = limit.take(address(connection), lambda: credential(connection))
    state = connection.scope["state"]
    if allowance.exceeded or "allowance" not in state:
        state["allowance"] = allowance
    allowance.check()


def credential(connection: AnyConnection) -> Credential | None:
    """Whose session or token it is, unless it is void. No database is asked."""
    services: Services = connection.app.state.services
    token = security.bearer(connection)
    if token is not None:
        return services.limits.known.of_token(people.hash_token(token))
    session = session_of(connection, services)
    return None if session is None else services.limits.known.of_session(session)


def identify(connection: AnyConnection) -> str:
    """Whose requests are counted together: a person's, or those of an address."""
    found = credential(connection)
    return address(connection) if found is None else found.name


def address(connection: AnyConnection) -> str:
    """Where a request comes from. Whoever has one IPv6 address has a network of them."""
    return "-" if connection.client is None else counted_address(connection.client.host)

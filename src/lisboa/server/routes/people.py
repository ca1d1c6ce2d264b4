"""Guests, accounts, tokens, messages."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.errors import BadOption
from lisboa.server import (
    asking,
    email_requests,
    lobby,
    login_brake,
    names,
    notices,
    people,
    retention,
    security,
    webhook_health,
)
from lisboa.server.answers import LoggedOut, MarkedRead, Me, NewToken, Notice, RemovalInfo, TokenInfo
from lisboa.server.asking import AnyRequest
from lisboa.server.languages import Accept, Lang, check_known, chosen
from lisboa.server.login_brake import Brake, Verdict
from lisboa.server.people import Person
from lisboa.server.problems import Problem, bad_option, conflict
from lisboa.server.quotas import Quotas
from lisboa.server.rate_limits import Allowance
from lisboa.server.requests import (
    AccountRequest,
    GuestRequest,
    LoginRequest,
    PasswordRequest,
    ProfileRequest,
    TokenRequest,
)
from lisboa.server.routes import emails, push
from lisboa.server.security import Session
from lisboa.server.services import Services
from lisboa.server.webhook_health import Health

WELL: Final = Health(off=False, problem=None)


def me_info(services: Services, person: Person, session: Session | None, health: Health = WELL) -> Me:
    """What people may know of themselves. A webhook's address is a secret: only its host is shown."""
    url = person.webhook_url
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        email=person.email,
        mail=bool(services.settings.smtp_host),
        webhook_kind=person.webhook_kind if url else None,
        webhook_host=url.partition("//")[2].partition("/")[0].rpartition("@")[2] if url else None,
        webhook_off=health.off,
        webhook_problem=health.problem,
        language=person.language,
        csrf_token="" if session is None else services.signer.csrf(session),
    )


async def health_of(services: Services, person: Person) -> Health:
    """How the webhook of a person does, if there is one."""
    if not person.webhook_url:
        return WELL
    return await services.database.read_sync(lambda c: webhook_health.find(c, person.id))


async def about(request: AnyRequest, services: Services, person: Person) -> Me:
    """What people may know of themselves, for the session of a request."""
    session = None if security.bearer(request) is not None else asking.session_of(request, services)
    return me_info(services, person, session, await health_of(services, person))


async def welcome(
    services: Services, person: Person, status: int = 200, device: str | None = None, revoked: int = 0
) -> Response[Me]:
    """The answer that logs somebody in, with a session of its own; `device` is how an account knows it again."""
    secure = services.settings.cookies_are_secure
    session = security.new_session(person.id, person.epoch)
    cookies = security.session_cookies(services.signer, session, secure)
    if device is not None:
        cookies.append(security.device_cookie(services.signer, person.id, device, secure))
    me = me_info(services, person, session, await health_of(services, person))
    return Response(msgspec.structs.replace(me, tokens_revoked=revoked), status_code=status, cookies=cookies)


@post(
    "/guest",
    summary="Become a guest",
    status_code=201,
    operation_id="become_guest",
    guards=[asking.limit_newcomers],
    opt={asking.ARRIVAL: True},
    refuses={409: ["already-somebody"], 429: ["too-many-guests"]},
)
async def become_guest(
    data: GuestRequest,
    services: Services,
    by_cookie: Person | None,
    quotas: Quotas,
    lang: Lang = None,
    accept: Accept = None,
) -> Response[Me]:
    """Sets the cookies of a new person. Nothing else is needed to play; messages will be in this request's language."""
    language = chosen(lang, accept)
    if by_cookie is not None:
        raise conflict("already-somebody", f"you are {by_cookie.name}: log out first")
    now = services.now()

    def write(connection: Connection) -> Person:
        quotas.check_guests(connection, now)
        return people.create_guest(connection, data.name, now, language, quotas.address)

    person = await services.database.write_sync(write)
    return await welcome(services, person, 201)


@post(
    "/login",
    summary="Log in to an account",
    status_code=200,
    operation_id="log_in",
    guards=[asking.limit_logins],
    opt={asking.ARRIVAL: True},
    refuses={401: ["wrong-password"], 409: ["guest-has-tables"], 503: ["busy"]},
)
async def log_in(request: AnyRequest, data: LoginRequest, services: Services, by_cookie: Person | None) -> Response[Me]:
    """Sets the cookies of the account. A guest with unfinished tables must say that they may be lost.

    After some wrong passwords the next one has to wait, longer and longer (429). Known devices and addresses wait only
    for their own; another address that has made no more than two mistakes waits for two seconds at most.
    """
    found = await services.database.read_sync(lambda c: people.find_account(c, data.name))
    device = known_device(request, services, None if found is None else found[0].id)
    counted = device is None and await count_guess(request, services, data.name, None if found is None else found[0].id)
    guess = await begin_guess(request, services, data.name, None if found is None else found[0].id, device)
    password_hash = None if found is None else found[1]
    if not await services.passwords.fits(password_hash, data.password, asking.address(request)) or found is None:
        raise Problem(401, "wrong-password", "there is no account with this name and password")
    person = found[0]
    if counted:
        services.limits.guesses.give_back(asking.address(request))
    await services.database.write_sync(lambda c: end_guess(c, request, services, guess, person.id))
    if by_cookie is not None and by_cookie.guest and not data.leave_guest:
        await services.database.read_sync(lambda c: check_no_tables(c, by_cookie.id))
    return await welcome(services, person, device=device or people.new_id())


def known_device(request: AnyRequest, services: Services, person_id: str | None) -> str | None:
    """The device that a request comes from, if this person has logged in there."""
    cookie = security.cookie(request, security.DEVICE_COOKIE)
    match None if cookie is None else services.signer.read_device(cookie):
        case (owner, device) if owner == person_id:
            return device
    return None


async def count_guess(request: AnyRequest, services: Services, name: str, person_id: str | None) -> bool:
    """Count a login as a wrong one of its address, to be given back if it is right; False: it is counted elsewhere.

    An address has so many wrong ones a minute. When they are used up, accounts that have logged in from there are still
    looked at (they have a brake of their own), and, a few a minute and after a pause, others that nobody has guessed at
    from there: somebody who tries passwords must not keep everybody else at their address out.
    """
    limits, where = services.limits, asking.address(request)
    allowance = limits.guesses.take(where)
    if not allowance.exceeded:
        return True
    account = services.signer.disguise(f"account {names.key_of(name)}")
    place = services.signer.disguise(f"address {where}")

    def read(connection: Connection) -> tuple[bool, bool]:
        known = person_id is not None and login_brake.is_known(connection, person_id, place)
        return known, login_brake.untried(connection, account, place, services.now())

    known, untried = await services.database.read_sync(read)
    if known:
        return False
    if person_id is None or not untried or limits.first_tries.take(where).exceeded:
        request.scope["state"]["allowance"] = allowance
        raise allowance.refusal()
    await asyncio.sleep(login_brake.LONGEST_PAUSE / 1000)
    return False


async def begin_guess(
    request: AnyRequest, services: Services, name: str, person_id: str | None, device: str | None
) -> list[Brake]:
    """Count an attempt to log in, or refuse to look at it yet. Names without an account are counted like others."""
    account = services.signer.disguise(f"account {names.key_of(name)}")
    place = services.signer.disguise(f"address {asking.address(request)}")

    def write(connection: Connection) -> tuple[list[Brake], Verdict]:
        known = person_id is not None and login_brake.is_known(connection, person_id, place)
        brakes = login_brake.brakes_for(account, place, device and services.signer.disguise(device), known)
        return brakes, login_brake.begin(connection, brakes, services.now())

    async with services.guesses:
        brakes, verdict = await services.database.write_sync(write)
    if verdict.refused:
        raise too_many_guesses(request, brakes[-1], verdict.refused)
    await asyncio.sleep(verdict.pause / 1000)
    return brakes


def end_guess(
    connection: Connection, request: AnyRequest, services: Services, brakes: list[Brake], person_id: str
) -> None:
    """The password was right: this address is known from now on."""
    login_brake.was_right(connection, brakes, services.now())
    place = services.signer.disguise(f"address {asking.address(request)}")
    login_brake.remember(connection, person_id, place, services.now())


def too_many_guesses(request: AnyRequest, brake: Brake, wait_ms: int) -> Problem:
    seconds = math.ceil(wait_ms / 1000)
    request.scope["state"]["allowance"] = Allowance(brake.free, brake.free + 1, seconds, seconds)
    detail = f"too many wrong passwords for this account: wait {seconds} seconds"
    return Problem(429, "too-many-requests", detail, field="password")


def check_no_tables(connection: Connection, guest_id: str) -> None:
    """A guest who logs in cannot come back: his tables would wait for him in vain."""
    count = lobby.count_unfinished(connection, guest_id)
    if count:
        detail = f"as a guest you have unfinished tables ({count}): make an account of the guest, or send leave_guest"
        raise conflict("guest-has-tables", detail)


@post("/logout", summary="Log out", status_code=200, operation_id="log_out")
async def log_out(services: Services, person: Person) -> Response[LoggedOut]:
    """Ends all sessions of this person, on every device, and takes the cookies away; copies of them do not work either.

    A guest cannot come back. API tokens, which are for programs, still work: they are revoked one by one, or all of
    them by a new password.
    """
    await services.sessions.change(person.id, lambda c: people.end_sessions(c, person.id))
    services.hub.logged_out(person.id)
    return Response(LoggedOut(logged_out=True), cookies=security.no_cookies(services.settings.cookies_are_secure))


@get("/me", summary="Who am I?", operation_id="get_me")
async def who_am_i(request: AnyRequest, services: Services, person: Person) -> Response[Me]:
    """The person behind the cookie or token. A cookie of an older program is replaced."""
    session = asking.session_of(request, services)
    if security.bearer(request) is None and session is not None and not session.id:
        return await welcome(services, person, device=None if person.guest else people.new_id())
    return Response(await about(request, services, person))


@patch(
    "/me",
    summary="Change name, e-mail address, webhook or language",
    operation_id="change_me",
    refuses={409: ["name-taken"], 503: ["no-mail"]},
)
async def change_me(request: AnyRequest, data: ProfileRequest, services: Services, person: Person) -> Me:
    """Fields that are left out stay as they are; an empty text takes the address or webhook away.

    A new e-mail address is written to, and stored when the link in that message is followed.
    """
    from lisboa.server.webhooks import check_webhook, webhook_lane

    asked = msgspec.to_builtins(data)
    switched_on = asked.pop("webhook_on")
    values: dict[str, str | None] = {name: value or None for name, value in asked.items()}
    address = values.pop("email") if values.get("email") else None
    if address is not None:
        emails.check_wanted(address, services)
    if "language" in values:
        check_known("language", values["language"] or "")
    if values.get("webhook_url"):
        kind = values.get("webhook_kind") or person.webhook_kind or "generic"
        check(check_webhook, str(values["webhook_url"]), kind, services.settings.webhooks_to_private_hosts)
        values["webhook_kind"] = kind
    if "webhook_url" in values:
        values["webhook_lane"] = webhook_lane(values["webhook_url"])
    pending = address is not None and address != person.email
    if address is not None and pending:
        await emails.ask_to_confirm(request, services, person, address, values.get("language") or person.language)

    def write(connection: Connection) -> Person:
        if not pending and "email" in asked:
            email_requests.withdraw(connection, person.id)
        if switched_on or "webhook_url" in values:
            webhook_health.begin_again(connection, person.id)
        return people.change(connection, person.id, values)

    changed = await services.sessions.change(person.id, write)
    return msgspec.structs.replace(await about(request, services, changed), email_pending=pending)


def check(function: Any, *args: Any) -> None:
    """A value that must please a checker."""
    try:
        function(*args)
    except BadOption as error:
        raise bad_option(error) from None


@post(
    "/me/account",
    summary="Make an account of a guest",
    status_code=200,
    operation_id="register_account",
    guards=[asking.limit_new_passwords],
    refuses={409: ["already-registered", "name-taken"], 503: ["busy"]},
)
async def register(request: AnyRequest, data: AccountRequest, services: Services, person: Person) -> Response[Me]:
    """Name and password; all tables stay. With it one can log in on other devices. Older cookies and tokens end."""
    if not person.guest:
        raise people.already_registered()
    names.valid_name(data.name)
    password_hash = await services.passwords.hash(data.password, asking.address(request))

    def write(connection: Connection) -> tuple[Person, int]:
        changed = people.register(connection, person.id, data.name, password_hash)
        place = services.signer.disguise(f"address {asking.address(request)}")
        login_brake.remember(connection, person.id, place, services.now())
        return changed, end_tokens(connection, person.id, data.keep_tokens)

    return await new_password(services, *await services.sessions.change(person.id, write), device=people.new_id())


def end_tokens(connection: Connection, person_id: str, keep: bool) -> int:
    """A new password ends API tokens, unless their owner wants to keep them: it may be new because one was stolen."""
    return 0 if keep else people.revoke_all_tokens(connection, person_id)


async def new_password(services: Services, person: Person, revoked: int, device: str | None) -> Response[Me]:
    """Sockets of other sessions, and of tokens that are gone, are closed; this browser gets a new session."""
    services.hub.logged_out(person.id)
    if revoked:
        services.hub.token_revoked(person.id)
    return await welcome(services, person, device=device, revoked=revoked)


@post(
    "/me/password",
    summary="Change the password",
    status_code=200,
    operation_id="change_password",
    guards=[asking.limit_new_passwords],
    refuses={403: ["wrong-password"], 503: ["busy"]},
)
async def change_password(
    request: AnyRequest, data: PasswordRequest, services: Services, person: Person
) -> Response[Me]:
    """Logs out all other devices and revokes all API tokens, unless `keep_tokens` is sent."""
    device = known_device(request, services, person.id)
    place = services.signer.disguise(f"device {device} at {asking.address(request)}")
    brakes = login_brake.brakes_of_session(services.signer.disguise(f"password {person.id}"), place)
    verdict = await services.database.write_sync(lambda c: login_brake.begin(c, brakes, services.now()))
    if verdict.refused:
        raise too_many_guesses(request, brakes[-1], verdict.refused)
    await asyncio.sleep(verdict.pause / 1000)
    old = await services.database.read_sync(lambda c: people.password_hash_of(c, person.id))
    if not await services.passwords.fits(old, data.old, asking.address(request)):
        raise Problem(403, "wrong-password", "old: is not your password", field="old")
    new = await services.passwords.hash(data.new, asking.address(request))

    def write(connection: Connection) -> tuple[Person, int]:
        login_brake.was_right(connection, brakes, services.now())
        changed = people.set_password(connection, person.id, new)
        email_requests.withdraw(connection, person.id)  # somebody else may have asked for it
        return changed, end_tokens(connection, person.id, data.keep_tokens)

    changed, revoked = await services.sessions.change(person.id, write)
    return await new_password(services, changed, revoked, device=device)


@get("/me/tokens", summary="My API tokens", operation_id="list_tokens")
async def list_tokens(services: Services, person: Person) -> list[TokenInfo]:
    """Without their secrets."""
    return await services.database.read_sync(lambda c: people.list_tokens(c, person.id))


@post(
    "/me/tokens",
    summary="A new API token",
    status_code=201,
    operation_id="create_token",
    refuses={409: ["too-many-tokens"]},
)
async def create_token(data: TokenRequest, services: Services, person: Person) -> NewToken:
    """The secret is shown only now. Send it as `Authorization: Bearer lsb_...`."""
    now = services.now()
    token, secret = await services.database.write_sync(lambda c: people.create_token(c, person, data.label, now))
    return NewToken(id=token.id, label=token.label, created_at=token.created_at, secret=secret)


@delete("/me/tokens/{token_id:str}", summary="Revoke an API token", status_code=204, operation_id="revoke_token")
async def revoke_token(token_id: str, services: Services, person: Person) -> None:
    """It works no more."""
    await services.database.write_sync(lambda c: people.revoke_token(c, person.id, token_id))
    services.hub.token_revoked(person.id)


@get("/me/messages", summary="Messages that I have not read", operation_id="list_messages")
async def unread(services: Services, person: Person, lang: Lang = None, accept: Accept = None) -> list[Notice]:
    """Tables that wait for me, rewinds that were asked for, games that are over."""
    language = chosen(lang, accept)
    return await services.database.read_sync(lambda c: notices.unread(c, person.id, language))


@post("/me/messages/read", summary="Mark messages as read", status_code=200, operation_id="mark_messages_read")
async def mark_read(
    services: Services,
    person: Person,
    table: Annotated[str, Parameter(description="all of this table", max_length=40)],
) -> MarkedRead:
    """Those of one table."""
    now = services.now()

    def write(connection: Connection) -> int:
        return notices.mark_read(connection, person.id, table, now)

    count = await services.database.write_sync(write)
    services.hub.messages_changed([person.id])
    return MarkedRead(read=count)


@get("/me/removals", summary="What of mine will be removed soon", operation_id="list_removals")
async def removals(services: Services, person: Person) -> list[RemovalInfo]:
    """Imported games that nobody has looked at for long: to open one keeps it. And a guest who was away for long."""
    await services.visits.settle()  # this is a visit, too
    now = services.now()
    return await services.database.read_sync(lambda c: retention.announced(c, person.id, services.settings, now))


HANDLERS = [
    log_out,
    who_am_i,
    change_me,
    removals,
    list_tokens,
    create_token,
    revoke_token,
    unread,
    mark_read,
    *push.HANDLERS,
    *emails.HANDLERS,
]
LOGIN_HANDLERS = [become_guest, log_in, register, change_password]

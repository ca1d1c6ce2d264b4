"""Guests, accounts, tokens, messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.server import lobby, notices, people, security
from lisboa.server.answers import LoggedOut, MarkedRead, Me, NewToken, Notice, TokenInfo
from lisboa.server.asking import AnyRequest
from lisboa.server.languages import Accept, Lang, check_known, chosen
from lisboa.server.people import Person
from lisboa.server.problems import Problem, bad_field, conflict
from lisboa.server.requests import (
    AccountRequest,
    GuestRequest,
    LoginRequest,
    PasswordRequest,
    ProfileRequest,
    TokenRequest,
)
from lisboa.server.routes import emails
from lisboa.server.services import Services
from lisboa.server.webhooks import check_webhook


def me_info(services: Services, person: Person) -> Me:
    """What a person may know of himself. A webhook's address is a secret: only its host is told."""
    url = person.webhook_url
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        email=person.email,
        webhook_kind=person.webhook_kind if url else None,
        webhook_host=url.partition("//")[2].partition("/")[0].rpartition("@")[2] if url else None,
        language=person.language,
        csrf_token=services.signer.csrf(person.id),
    )


def welcome(services: Services, person: Person, status: int = 200) -> Response[Me]:
    """The answer that logs somebody in."""
    secure = services.settings.cookies_are_secure
    cookies = security.session_cookies(services.signer, person.id, person.epoch, secure)
    return Response(me_info(services, person), status_code=status, cookies=cookies)


@post(
    "/guest",
    summary="Become a guest",
    status_code=201,
    operation_id="become_guest",
    refuses={409: ["already-somebody"]},
)
async def become_guest(
    data: GuestRequest, services: Services, by_cookie: Person | None, lang: Lang = None, accept: Accept = None
) -> Response[Me]:
    """Sets the cookies of a new person. Nothing else is needed to play; messages will be in this request's language."""
    language = chosen(lang, accept)
    if by_cookie is not None:
        raise conflict("already-somebody", f"you are {by_cookie.name}: log out first")
    now = services.now()
    person = await services.database.write_sync(lambda c: people.create_guest(c, data.name, now, language))
    return welcome(services, person, 201)


@post(
    "/login",
    summary="Log in to an account",
    status_code=200,
    operation_id="log_in",
    refuses={401: ["wrong-password"], 409: ["guest-has-tables"], 503: ["busy"]},
)
async def log_in(data: LoginRequest, services: Services, by_cookie: Person | None) -> Response[Me]:
    """Sets the cookies of the account. A guest with unfinished tables must say that they may be lost."""
    found = await services.database.read_sync(lambda c: people.find_account(c, data.name))
    password_hash = None if found is None else found[1]
    if not await services.passwords.fits(password_hash, data.password) or found is None:
        raise Problem(401, "wrong-password", "there is no account with this name and password")
    if by_cookie is not None and by_cookie.guest and not data.leave_guest:
        await services.database.read_sync(lambda c: check_no_tables(c, by_cookie.id))
    return welcome(services, found[0])


def check_no_tables(connection: Connection, guest_id: str) -> None:
    """A guest who logs in cannot come back: his tables would wait for him in vain."""
    count = lobby.count_unfinished(connection, guest_id)
    if count:
        detail = f"as a guest you have unfinished tables ({count}): make an account of the guest, or send leave_guest"
        raise conflict("guest-has-tables", detail)


@post("/logout", summary="Log out", status_code=200, operation_id="log_out")
async def log_out(services: Services, person: Person) -> Response[LoggedOut]:
    """Ends all sessions of this person and takes the cookies away. A guest cannot come back; tokens still work."""
    await services.sessions.change(person.id, lambda c: people.end_sessions(c, person.id))
    services.hub.logged_out(person.id)
    return Response(LoggedOut(logged_out=True), cookies=security.no_cookies(services.settings.cookies_are_secure))


@get("/me", summary="Who am I?", operation_id="get_me")
async def who_am_i(services: Services, person: Person) -> Me:
    """The person behind the cookie or token."""
    return me_info(services, person)


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
    asked = msgspec.to_builtins(data)
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
    pending = address is not None and address != person.email
    if address is not None and pending:
        await emails.ask_to_confirm(request, services, person, address, values.get("language") or person.language)
    changed = await services.sessions.change(person.id, lambda c: people.change(c, person.id, values))
    return msgspec.structs.replace(me_info(services, changed), email_pending=pending)


def check(function: Any, *args: Any) -> None:
    """A value that must please a checker."""
    try:
        function(*args)
    except ValueError as error:
        field, _, reason = str(error).partition(": ")
        raise bad_field(field, reason) from None


@post(
    "/me/account",
    summary="Make an account of a guest",
    status_code=200,
    operation_id="register_account",
    refuses={409: ["already-registered", "name-taken"], 503: ["busy"]},
)
async def register(data: AccountRequest, services: Services, person: Person) -> Response[Me]:
    """Name and password; all tables stay. With it one can log in on other devices; older cookies are void."""
    if not person.guest:
        raise people.already_registered()
    people.valid_name(data.name)
    password_hash = await services.passwords.hash(data.password)
    changed = await services.sessions.change(
        person.id, lambda c: people.register(c, person.id, data.name, password_hash)
    )
    services.hub.logged_out(person.id)
    return welcome(services, changed)


@post(
    "/me/password",
    summary="Change the password",
    status_code=200,
    operation_id="change_password",
    refuses={403: ["wrong-password"], 503: ["busy"]},
)
async def change_password(data: PasswordRequest, services: Services, person: Person) -> Response[Me]:
    """Logs out all other devices."""
    old = await services.database.read_sync(lambda c: people.password_hash_of(c, person.id))
    if not await services.passwords.fits(old, data.old):
        raise Problem(403, "wrong-password", "old: is not your password", field="old")
    new = await services.passwords.hash(data.new)
    changed = await services.sessions.change(person.id, lambda c: people.set_password(c, person.id, new))
    services.hub.logged_out(person.id)
    return welcome(services, changed)


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
    """The secret is told only now. Send it as `Authorization: Bearer lsb_...`."""
    now = services.now()
    token, secret = await services.database.write_sync(lambda c: people.create_token(c, person.id, data.label, now))
    return NewToken(id=token.id, label=token.label, created_at=token.created_at, secret=secret)


@delete("/me/tokens/{token_id:str}", summary="Revoke an API token", status_code=204, operation_id="revoke_token")
async def revoke_token(token_id: str, services: Services, person: Person) -> None:
    """It works no more."""
    now = services.now()
    await services.database.write_sync(lambda c: people.revoke_token(c, person.id, token_id, now))
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


HANDLERS = [log_out, who_am_i, change_me, list_tokens, create_token, revoke_token, unread, mark_read, *emails.HANDLERS]
LOGIN_HANDLERS = [become_guest, log_in, register, change_password]

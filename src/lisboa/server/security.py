"""Who asks, and is it really them: signed cookies, tokens, CSRF, origins."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from lisboa.server.problems import Problem, bad_field

SESSION_COOKIE: Final = "lisboa"
CSRF_COOKIE: Final = "lisboa_csrf"
DEVICE_COOKIE: Final = "lisboa_device"
CSRF_HEADER: Final = "x-csrf-token"
SESSION_SECONDS: Final = 400 * 86_400  # as long as browsers keep a cookie at all
CLOCK_SKEW_SECONDS: Final = 60  # the clock of another server that signs cookies may be ahead of ours
REMEMBERED_COOKIES: Final = 4_096  # whose signature has been checked: it costs more than a look at what it signs
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

SECURITY_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}

Connection = ASGIConnection[Any, Any, Any, Any]


class Session(msgspec.Struct, frozen=True):
    """What a session cookie holds.

    Sessions are not stored. A person's epoch, which is read with the person anyway, ends them all: with a logout, a new
    password, an account. So there is nothing to fill or to clean up, and a copied cookie ends with the others. The id
    only tells sessions apart, so that each has a CSRF token of its own; cookies of older programs have none.
    """

    person_id: str
    epoch: int
    id: str = ""


def new_session(person_id: str, epoch: int) -> Session:
    return Session(person_id, epoch, secrets.token_urlsafe(12))


class Signer:
    """Makes and reads what cookies hold."""

    def __init__(self, secret: str) -> None:
        self._sessions = URLSafeTimedSerializer(secret, salt="lisboa-session")
        self._devices = URLSafeSerializer(secret, salt="lisboa-device")
        self._csrf = URLSafeSerializer(secret, salt="lisboa-csrf")
        self._read_signed = lru_cache(REMEMBERED_COOKIES)(self._sessions.loads)  # errors are not remembered
        self._read_csrf = lru_cache(REMEMBERED_COOKIES)(self._csrf.loads)
        self._key = hashlib.blake2b(b"lisboa-disguise" + secret.encode()).digest()

    def session(self, session: Session) -> str:
        """The value of the session cookie."""
        return str(self._sessions.dumps([session.person_id, session.epoch, session.id]))

    def read_session(self, value: str) -> Session | None:
        """None if it is forged or too old."""
        try:
            content, signed_at = self._read_signed(value, return_timestamp=True)
        except BadData:
            return None
        age = (datetime.now(UTC) - signed_at).total_seconds()
        if not -CLOCK_SKEW_SECONDS <= age <= SESSION_SECONDS:
            return None
        match content:
            case [str(person_id), int(epoch), str(session_id)]:
                return Session(person_id, epoch, session_id)
            case [str(person_id), int(epoch)]:
                return Session(person_id, epoch)
        return None

    def device(self, person_id: str, device_id: str) -> str:
        """The value of the cookie by which an account knows a device again. It opens nothing."""
        return str(self._devices.dumps([person_id, device_id]))

    def read_device(self, value: str) -> tuple[str, str] | None:
        """Person and device; None if it is forged."""
        try:
            match self._devices.loads(value):
                case [str(person_id), str(device_id)]:
                    return person_id, device_id
        except BadData:
            pass
        return None

    def disguise(self, name: str) -> str:
        """The same for the same person or address at all servers of a database, and nobody knows whom it means."""
        return hashlib.blake2b(name.encode(), key=self._key, digest_size=16).hexdigest()

    def csrf(self, session: Session) -> str:
        """What a page of ours sends along with every change, and a foreign one cannot know."""
        return str(self._csrf.dumps(_csrf_content(session)))

    def csrf_fits(self, value: str, session: Session) -> bool:
        """Is this the token of this very session?"""
        try:
            return bool(self._read_csrf(value) == _csrf_content(session))
        except BadData:
            return False


def _csrf_content(session: Session) -> list[str | int] | str:
    """A session of an older program has the token of its person until it is replaced."""
    return [session.person_id, session.epoch, session.id] if session.id else session.person_id


def session_cookies(signer: Signer, session: Session, secure: bool) -> list[Cookie]:
    """The cookies of somebody who is logged in."""
    return [
        _cookie(SESSION_COOKIE, signer.session(session), SESSION_SECONDS, secure, httponly=True),
        _cookie(CSRF_COOKIE, signer.csrf(session), SESSION_SECONDS, secure, httponly=False),
    ]


def device_cookie(signer: Signer, person_id: str, device_id: str, secure: bool) -> Cookie:
    return _cookie(DEVICE_COOKIE, signer.device(person_id, device_id), SESSION_SECONDS, secure, httponly=True)


def no_cookies(secure: bool) -> list[Cookie]:
    """The same, taken away."""
    return [_cookie(name, "", 0, secure, httponly=name == SESSION_COOKIE) for name in (SESSION_COOKIE, CSRF_COOKIE)]


def _cookie(key: str, value: str, seconds: int, secure: bool, httponly: bool) -> Cookie:
    return Cookie(key=key, value=value, max_age=seconds, path="/", secure=secure, httponly=httponly, samesite="lax")


def cookie(connection: Connection, name: str) -> str | None:
    """The value of a cookie; the last one, if there are several. Ours need no quotes and no escapes.

    The standard library's parser would undo escapes, which before Python 3.11.10 takes quadratic time.
    """
    return cookie_in(connection.headers.get("cookie", ""), name)


def cookie_in(header: str, name: str) -> str | None:
    """The same, in a header."""
    found = None
    for part in header.split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            found = value.strip()
    return found


def bearer(connection: Connection) -> str | None:
    """The API token of a request."""
    return bearer_in(connection.headers.get("authorization", ""))


def bearer_in(header: str) -> str | None:
    """The same, in a header."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_origin(connection: Connection, public_url: str) -> None:
    """A browser says which page a request comes from: it must be one of ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        ours = connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    else:
        ours = origin.lower() in our_origins(connection, public_url)
    if not ours:
        raise Problem(403, "foreign-origin", "this request comes from another site")


def our_origins(connection: Connection, public_url: str) -> set[str]:
    """Where our pages come from: the address people see, and the host that is asked.

    A page that came over http may have been changed on its way, so where we speak https it is not ours. The other way
    round it is: a proxy may speak https for us.
    """
    public = urlsplit(public_url)
    found = {origin_of(public.scheme, public.netloc)}
    host = connection.headers.get("host")
    if host:
        found.add(origin_of("https", host))
        if public.scheme != "https" and connection.scope["scheme"] in ("http", "ws"):
            found.add(origin_of("http", host))
    return found


def origin_of(scheme: str, host: str) -> str:
    """As browsers write it: without the usual port."""
    return f"{scheme}://{host}".lower().removesuffix(DEFAULT_PORTS.get(scheme, "/"))


def check_content_type(connection: Connection) -> None:
    """A form of another site can send no JSON without asking us first."""
    headers = connection.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if not empty and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "wrong-type", "content-type: a body must be application/json", field="content-type")


def check_characters(connection: Connection) -> None:
    """No text with a NUL finds anything, and PostgreSQL cannot even be asked for it."""
    if "\0" in connection.scope["path"]:
        raise bad_field("path", "has a NUL character")
    for name, value in connection.query_params.multi_items():
        if "\0" in name + value:
            raise bad_field(name.replace("\0", ""), "has a NUL character")


def check_csrf(connection: Connection, signer: Signer, session: Session) -> None:
    """A request with a cookie proves by the header that the page is ours."""
    if not signer.csrf_fits(connection.headers.get(CSRF_HEADER, ""), session):
        raise Problem(
            403,
            "csrf",
            f"send the header {CSRF_HEADER} with the value of the cookie {CSRF_COOKIE}, or use an API token",
        )

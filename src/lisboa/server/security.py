"""Who asks, and is it really them: signed cookies, tokens, CSRF, origins."""

from __future__ import annotations

import hashlib
from typing import Any, Final
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from lisboa.server.problems import Problem, bad_field

SESSION_COOKIE: Final = "lisboa"
CSRF_COOKIE: Final = "lisboa_csrf"
CSRF_HEADER: Final = "x-csrf-token"
SESSION_SECONDS: Final = 400 * 86_400  # as long as browsers keep a cookie at all
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


class Signer:
    """Makes and reads what cookies hold."""

    def __init__(self, secret: str) -> None:
        self._sessions = URLSafeTimedSerializer(secret, salt="lisboa-session")
        self._csrf = URLSafeSerializer(secret, salt="lisboa-csrf")
        self._key = hashlib.blake2b(b"lisboa-disguise" + secret.encode()).digest()

    def session(self, person_id: str, epoch: int) -> str:
        """The value of the session cookie."""
        return str(self._sessions.dumps([person_id, epoch]))

    def read_session(self, value: str) -> tuple[str, int] | None:
        """Person and epoch; None if it is forged or too old."""
        try:
            match self._sessions.loads(value, max_age=SESSION_SECONDS):
                case [str(person_id), int(epoch)]:
                    return person_id, epoch
        except BadData:
            pass
        return None

    def disguise(self, name: str) -> str:
        """The same for the same person or address at all servers of a database, and nobody knows whom it means."""
        return hashlib.blake2b(name.encode(), key=self._key, digest_size=16).hexdigest()

    def csrf(self, person_id: str) -> str:
        """What a page of ours sends along with every change, and a foreign one cannot know."""
        return str(self._csrf.dumps(person_id))

    def csrf_fits(self, value: str, person_id: str) -> bool:
        """Is this the token of this person?"""
        try:
            return bool(self._csrf.loads(value) == person_id)
        except BadData:
            return False


def session_cookies(signer: Signer, person_id: str, epoch: int, secure: bool) -> list[Cookie]:
    """The cookies of somebody who is logged in."""
    return [
        _cookie(SESSION_COOKIE, signer.session(person_id, epoch), SESSION_SECONDS, secure, httponly=True),
        _cookie(CSRF_COOKIE, signer.csrf(person_id), SESSION_SECONDS, secure, httponly=False),
    ]


def no_cookies(secure: bool) -> list[Cookie]:
    """The same, taken away."""
    return [_cookie(name, "", 0, secure, httponly=name == SESSION_COOKIE) for name in (SESSION_COOKIE, CSRF_COOKIE)]


def _cookie(key: str, value: str, seconds: int, secure: bool, httponly: bool) -> Cookie:
    return Cookie(key=key, value=value, max_age=seconds, path="/", secure=secure, httponly=httponly, samesite="lax")


def bearer(connection: Connection) -> str | None:
    """The API token of a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
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


def check_csrf(connection: Connection, signer: Signer, person_id: str) -> None:
    """Who comes with a cookie proves by the header that the page is ours."""
    if not signer.csrf_fits(connection.headers.get(CSRF_HEADER, ""), person_id):
        raise Problem(
            403,
            "csrf",
            f"send the header {CSRF_HEADER} with the value of the cookie {CSRF_COOKIE}, or use an API token",
        )

"""Messages to browsers whose page is closed: encrypted for the browser (RFC 8291) and signed by us (RFC 8292).

The push service of the browser's maker carries them and can read nothing: not even their length tells the kind. Where
it is the browser says, so its address is a stranger's choice, like that of a webhook.
"""

from __future__ import annotations

import hashlib
from typing import Final

import httpx
import msgspec

from lisboa.errors import BadOption
from lisboa.server.email_addresses import sender
from lisboa.server.languages import message_words
from lisboa.server.letters import Gone, Letter, Refused, Target
from lisboa.server.notices import OVER
from lisboa.server.posting import Post, check_url, judge
from lisboa.server.settings import Settings
from lisboa.server.vapid_keys import from_base64

LONGEST_ENDPOINT: Final = 1000
KEPT_SECONDS: Final = 24 * 3600  # by the push service, for a browser that is switched off
SIGNED_SECONDS: Final = 12 * 3600  # that a signature lasts; a day is the most that push services take
SIZE: Final = 1024  # of every message before it is encrypted
DEAD: Final = (404, 410)  # what push services say of browsers that are not there any more


def check_endpoint(url: str, private: bool = False) -> str:
    """The host; BadOption if no message can go there."""
    return check_url("endpoint", url, LONGEST_ENDPOINT, ("https",), private)


def check_keys(p256dh: str, auth: str) -> None:
    """BadOption if nothing can be encrypted with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _uncompressed(from_base64(p256dh)))
    except ValueError:
        raise BadOption("p256dh", "is not a public key of the curve P-256, uncompressed and in base64url") from None
    try:
        fits = len(from_base64(auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise BadOption("auth", "is not 16 bytes in base64url")


def _uncompressed(point: bytes) -> bytes:
    if len(point) != 65 or point[0] != 4:
        raise ValueError
    return point


def contact(settings: Settings) -> str:
    """Whom a push service may write to if something is wrong with our messages."""
    if settings.push_contact:
        return settings.push_contact
    return settings.url if settings.url.startswith("https:") else f"mailto:{sender(settings.smtp_sender).addr_spec}"


def document(letter: Letter) -> bytes:
    """What the browser shows. All of it everybody at the table may know: nothing of a hand."""
    words = message_words(letter.language)
    content = {
        "id": letter.id,
        "table": letter.table_id,
        "title": words.push_title(letter.kind),
        "body": words.push_body(letter.kind, letter.decision, letter.title),
        "language": words.locale,
    }
    return msgspec.json.encode(content).ljust(SIZE)


def encrypted(content: bytes, target: Target) -> bytes:
    """What only the browser reads."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64(target.p256dh),
        auth_secret=from_base64(target.auth),
        version="aes128gcm",
    )
    return sealed


def topic(letter: Letter) -> str:
    """Of two messages about a table that wait for a browser, the service keeps the later. It learns no table by it."""
    return hashlib.sha256(f"{letter.person_id} {letter.table_id}".encode()).hexdigest()[:32]


class WebPushSender:
    """Hands messages to push services."""

    def __init__(self, settings: Settings, post: Post, private_key: str) -> None:
        from py_vapid import Vapid02

        self._private = settings.webhooks_to_private_hosts
        self._post = post
        self._vapid = Vapid02.from_raw(private_key.encode())
        self._vapid.conf = {"no-strict": True}  # it refuses contacts with a port, which the settings have checked
        self._contact = contact(settings)

    async def send(self, letter: Letter, now: int) -> None:
        """Deliver, or say why not."""
        target = letter.target
        assert target is not None, "a message of web push has a browser"
        try:
            check_endpoint(target.endpoint, self._private)
        except BadOption as problem:
            raise Refused(str(problem)) from None
        url = httpx.URL(target.endpoint)
        headers = {
            "Authorization": self._signature(url, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic(letter),
            "Urgency": "normal" if letter.kind == OVER else "high",  # a telephone may sleep on through normal ones
        }
        response = await self._post(url, headers, encrypted(document(letter), target), letter.proven)
        if response.status_code in DEAD:
            raise Gone(f"{url.host}: answered {response.status_code}")
        judge(url.host, response, now)

    def _signature(self, url: httpx.URL, now: int) -> str:
        """For this push service alone, and not for long."""
        claims = {
            "aud": f"https://{url.netloc.decode('ascii')}",
            "exp": now // 1000 + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed: str = self._vapid.sign(claims)["Authorization"]
        return signed

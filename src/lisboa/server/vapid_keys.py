"""The key by which push services know this server (VAPID, RFC 8292). Browsers bind their subscriptions to it.

It is made once for all servers of a database and never changes: with another key every subscription would be void.
"""

from __future__ import annotations

import base64
import secrets
from typing import Final

NAME: Final = "vapid"  # among what servers share
# The order of the curve P-256: every number from 1 to one less is a private key.
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


KEY_BYTES: Final = 32


def make() -> str:
    """A new private key. A start does without the cryptography that works with it."""
    number = 0
    while not 0 < number < _ORDER:  # one draw in four thousand million is too large
        number = int(secrets.token_hex(32), 16)
    return in_base64(number.to_bytes(32, "big"))


def is_private_key(text: str) -> bool:
    """Is it one that `make` could have made?"""
    try:
        content = from_base64(text)
    except ValueError:
        return False
    return len(content) == KEY_BYTES and 0 < int.from_bytes(content, "big") < _ORDER


def public_key(private_key: str) -> str:
    """What browsers are given."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(from_base64(private_key), "big"), ec.SECP256R1())
    return in_base64(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def in_base64(content: bytes) -> str:
    """As browsers write it: for addresses, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """ValueError if it is none; padding may be left out."""
    plain = text.rstrip("=")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)

"""Position documents as they are stored."""

import zlib
from typing import Any

import msgspec


def packed(position: dict[str, Any]) -> bytes:
    """A position document as it is stored."""
    return zlib.compress(msgspec.json.encode(position), level=1)


def unpacked(data: bytes) -> dict[str, Any]:
    """The same read back."""
    document: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return document

"""A browser that has subscribed, and its push service: a web server with TLS on this machine that reads what it gets.

What the server encrypts and signs is read by code of its own here, after RFC 8291 (messages), 8188 (their encoding) and
8292 (signatures), so that the libraries of the server are not judged by themselves.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import json
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

CREATED = "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


def in_base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """The keys that a browser makes when it subscribes, and what it does with a message."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self._private = private or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or os.urandom(16)
        self.keys = {"p256dh": in_base64(point_of(self._private.public_key())), "auth": in_base64(self._auth)}

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What it hands to the server."""
        return {"endpoint": endpoint, **self.keys}

    def read(self, body: bytes) -> bytes:
        """The only record of a message (aes128gcm), without the mark that ends it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096, "push services take no more than 4096 bytes"
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + point_of(self._private.public_key()) + sender
        secret = derived(self._auth, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        content, mark = plain.rstrip(b"\0")[:-1], plain.rstrip(b"\0")[-1:]
        assert mark == b"\2", "the last record ends so"
        return content


def claims_of(authorization: str, public_key: str) -> dict[str, Any]:
    """What a signature says, which has to be by the owner of this key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64(signature)
    assert len(raw) == 64
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public_key))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(from_base64(claims))
    return found


class PushService:
    """Answers each post with the next of `answers`, and with the last one for ever."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers) or [CREATED]
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.arrived = asyncio.Event()
        self.base = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            pairs = [line.split(": ", 1) for line in head[1:] if line]
            headers = {name.lower(): value for name, value in pairs}
            self.bodies.append(await reader.readexactly(int(headers["content-length"])))
            self.headers.append(headers)
            self.paths.append(head[0])
            self.arrived.set()
            writer.write((self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]).encode())
            await writer.drain()
        finally:
            writer.close()

    def endpoint(self, browser: str = "top-secret") -> str:
        return f"{self.base}/push/{browser}"


@asynccontextmanager
async def push_service(certificate: Path, *answers: str) -> AsyncIterator[PushService]:
    service = PushService(*answers)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=context)
    async with server:
        service.base = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The key and the certificate of this machine, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.invalid")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = tmp_path_factory.mktemp("tls") / "push.pem"
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, and servers that start now believe it."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    return certificate

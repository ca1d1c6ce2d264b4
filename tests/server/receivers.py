"""Real receivers on this machine: a web server that notes what is posted to it, and a mail server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

OK = "HTTP/1.1 204 No Content\r\n\r\n"


class WebhookReceiver:
    """Answers each post with the next of `answers`, and with the last one for ever."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers) or [OK]
        self.heads: list[list[str]] = []
        self.documents: list[dict[str, Any]] = []
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(line.split(":")[1]) for line in head if line.lower().startswith("content-length"))
        self.documents.append(json.loads(await reader.readexactly(length)))
        self.heads.append(head)
        writer.write((self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]).encode())

    def headers(self, which: int = -1) -> dict[str, str]:
        """The headers of a request, by their names in small letters."""
        pairs = [line.split(": ", 1) for line in self.heads[which][1:] if line]
        return {name.lower(): value for name, value in pairs}


Take = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(take: Take) -> AsyncIterator[str]:
    """A server on a free port, by its address; at the end every connection is closed."""
    under_way: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        under_way.add(task)
        try:
            await take(reader, writer)
            writer.close()
            await writer.wait_closed()
        except ConnectionError:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        await asyncio.gather(*under_way)


@asynccontextmanager
async def webhook_receiver(*answers: str) -> AsyncIterator[WebhookReceiver]:
    receiver = WebhookReceiver(*answers)
    async with listening(receiver.take) as url:
        receiver.url = f"{url}/hook/top-secret"
        yield receiver


def answer(status: str, *headers: str) -> str:
    """An answer without a body."""
    return "\r\n".join([f"HTTP/1.1 {status}", *headers, "Content-Length: 0", "", ""])


class MailSink:
    """A mail server that keeps what it gets. `refusals` are its answers to the next recipients."""

    def __init__(self, *refusals: str) -> None:
        self.port = 0
        self.refusals = list(refusals)
        self.raw: list[bytes] = []
        self.envelopes: list[Envelope] = []
        self.logins: list[tuple[str, str]] = []

    @property
    def mails(self) -> list[EmailMessage]:
        return [message_from_bytes(raw, policy=policy.default) for raw in self.raw]

    # aiosmtpd's names
    async def handle_RCPT(  # noqa: N802 (aiosmtpd calls it so)
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 (likewise)
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        self.envelopes.append(envelope)
        return "250 OK"

    def check_login(self, _server: SMTP, _session: Session, _envelope: Envelope, _way: str, data: object) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login.decode(), data.password.decode()))
        return AuthResult(success=data.password == b"right", handled=False)


class MailSession(SMTP):
    """A connection to the sink that tells when it has ended."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.ended = self.loop.create_future()
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.ended.set_result(None)


@asynccontextmanager
async def mail_sink(*refusals: str, login: bool = False, port: int = 0) -> AsyncIterator[MailSink]:
    sink = MailSink(*refusals)
    loop = asyncio.get_running_loop()
    sessions: list[MailSession] = []

    def session() -> SMTP:
        check = sink.check_login if login else None
        sessions.append(
            MailSession(sink, hostname="sink.invalid", loop=loop, authenticator=check, auth_require_tls=False)
        )
        return sessions[-1]

    server = await loop.create_server(session, "127.0.0.1", port)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink
        await asyncio.gather(*(session.ended for session in sessions))

"""The HTTP protocol of our server: Uvicorn's, with limits on what a client may send before anything reads it.

Lengths are counted while the request arrives, so nothing longer is ever stored, parsed further or logged. Times are
looked at once a second by the server (`look`), which is cheaper than a timer for each request.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from lisboa.server import metrics, security
from lisboa.server.allowed_hosts import UNKNOWN_HOST
from lisboa.server.open_bodies import BodiesOfConnection
from lisboa.server.problems import Problem, bad_field
from lisboa.server.wrong_host_page import wrong_host_page

if TYPE_CHECKING:
    from lisboa.server.serving import Config

MAX_ADDRESS: Final = 2_048  # bytes of path and query
MAX_HEADER: Final = 8_000  # bytes of one header with its name
MAX_HEADERS: Final = 32_768  # bytes of all headers
MAX_HEADER_COUNT: Final = 100
MAX_PIECES: Final = 4_096  # of one body: each chunk is a call of ours, and a read may hold 40,000 chunks of one byte
MAX_PIPELINED: Final = 4  # requests that wait for the answer to an earlier one: browsers send none
OVERHEAD: Final = 2  # times the largest body: bytes of a request on the wire, with the framing of its chunks
PARSER: Final = "http parser"
HOST: Final = b"host"


def too_long(what: str, most: int) -> Problem:
    """A header that is too long."""
    return Problem(431, "header-too-large", f"{what}: longer than {most} bytes", field="header")


class HttpProtocol(HttpToolsProtocol):
    """One connection of a client."""

    config: Config

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._gate = self.config.gate
        self._address = ""  # that the present request is counted for
        self._watch = self.config.watch
        self._refusal: Problem | None = None
        self._admitted = False
        self._began: float | None = None  # when the client began to send the present request; None: it is all here
        self._head_complete = False
        self._arrived = 0  # bytes of the present request
        self._header_bytes = 0
        self._pieces = 0  # in which the body came
        self._hosts: list[bytes] = []
        self._unread = self.config.unread
        self._bodies = BodiesOfConnection(self.config.bodies)
        self._postponed: tuple[RequestResponseCycle, Any] | None = None  # until the answer before it is read

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn has it
        """Let it in, or turn it away before it costs anything."""
        remote = get_remote_addr(transport)
        problem = self._gate.enter(transport, "" if remote is None else remote[0])
        if problem is not None:
            self.transport = transport
            self._answer(problem)
            return
        self._admitted = True
        self._began = self.loop.time()
        self._gate.waits(transport, self._make_way)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        if self._admitted:
            self._gate.leave(self.transport)
            self._unread.forget(self.transport, self._address)
            self._bodies.end()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Feed the parser; what it or we refuse is answered, and the connection is closed."""
        began = time.perf_counter()
        self._unset_keepalive_if_required()
        if self._began is None:
            self._began = self.loop.time()
        self._arrived += len(data)
        try:
            self.parser.feed_data(data)
            self._check_arrived()
        except httptools.HttpParserUpgrade:
            self._gate.works(self.transport)
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._refusal or bad_field("request", "is not HTTP"))
        except Problem as problem:
            self._refuse(problem)
        self._watch.measured(began, PARSER)

    def _check_arrived(self) -> None:
        """A header or trailer that does not end is not seen by the callbacks below."""
        if not self._head_complete and self._arrived > MAX_HEADERS + MAX_ADDRESS:
            raise too_long("all headers", MAX_HEADERS)
        if self._arrived > self.config.max_request:
            raise Problem(413, "too-large", f"the request is longer than {self.config.max_request} bytes")

    # What the parser finds

    def on_message_begin(self) -> None:
        """A request begins. Its client is active: others of the address have waited for theirs longer."""
        super().on_message_begin()
        if self._under_way() is None:
            self._gate.waits(self.transport, self._make_way)
        if self._began is None:
            self._began = self.loop.time()
        self._head_complete = False
        self._header_bytes = 0
        self._pieces = 0
        self._hosts = []

    def on_url(self, url: bytes) -> None:
        """The address, perhaps in parts."""
        super().on_url(url)
        if len(self.url) > MAX_ADDRESS:
            self._object(Problem(414, "address-too-long", f"the address is longer than {MAX_ADDRESS} bytes"))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        size = len(name) + len(value)
        self._header_bytes += size
        if size > MAX_HEADER:
            self._object(too_long("a header", MAX_HEADER))
        if self._header_bytes > MAX_HEADERS:
            self._object(too_long("all headers", MAX_HEADERS))
        if len(self.headers) >= MAX_HEADER_COUNT:
            self._object(Problem(431, "header-too-large", f"more than {MAX_HEADER_COUNT} headers", field="header"))
        if self._head_complete:  # a trailer could pretend to be the header of a proxy
            return
        super().on_header(name, value)
        if len(name) == len(HOST) and self.headers[-1][0] == HOST:
            self._hosts.append(value)

    def on_headers_complete(self) -> None:
        """The request can be served, unless it is for another host or one of too many."""
        self._head_complete = True
        if len(self.pipeline) >= MAX_PIPELINED:
            self._object(bad_field("request", "too many requests that wait for an earlier answer"))
        if len(self._hosts) == 1:
            try:
                self.config.hosts.check(self._hosts[0])
            except Problem as problem:
                self._object(problem)
        elif self._hosts or self.parser.get_http_version() != "1.0":
            self._object(bad_field("host", "must be there once"))
        self._note_address()
        if self.parser.should_upgrade():
            self._check_upgrade()
        self._bodies.begin(self._address)
        super().on_headers_complete()

    def _note_address(self) -> None:
        """Whose request it is: a proxy sends those of many people over one connection."""
        address = self.config.address(self.client[0] if self.client else "-", self.headers)
        if address != self._address:
            self._unread.forget(self.transport, self._address)
            self._address = address

    def _check_upgrade(self) -> None:
        """Before a socket is made for it: one that no route is for reaches no limit of the application."""
        if self._has_body():
            self._object(bad_field("request", "a socket is opened by GET, without a body"))
        if self._under_way() is not None:  # its answer would be written between the frames of the socket
            self._object(bad_field("request", "a socket is opened when earlier requests have their answers"))
        allowance = self.config.handshakes.take(self._address, self.headers)
        if allowance.exceeded:
            self._object(allowance.refusal())
        self._unread.forget(self.transport, self._address)  # from now on it is a socket's

    def _has_body(self) -> bool:
        """Will there be more than a header? The parser of sockets would wait for it without end."""
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
        return chunked or length.strip() != b"0" or self.parser.get_method() != b"GET"

    def on_body(self, body: bytes) -> None:
        """A part of the body; what comes after an answer is not kept."""
        self._pieces += 1
        if self._pieces > MAX_PIECES:
            self._object(Problem(413, "too-large", f"the body comes in more than {MAX_PIECES} chunks"))
        if not self.cycle.response_complete:
            try:
                self._bodies.more(len(body))
            except Problem as problem:
                self._object(problem)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """It is all here, and is being served unless it has its answer already."""
        if self._under_way() is not None:
            self._gate.works(self.transport)
        self._began = None
        self._arrived = 0
        super().on_message_complete()

    # Answers

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """No answer is made while the one before it waits to be read: both would lie in memory."""
        if self.flow.write_paused:
            self._postponed = cycle, app
            self.flow.pause_reading()
        else:
            super()._start_asgi_task(cycle, app)

    def resume_writing(self) -> None:
        """The client has read: the next request is served."""
        super().resume_writing()
        if self._postponed is not None and not self.transport.is_closing():
            cycle, app = self._postponed
            self._postponed = None
            self._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """An answer is written, and perhaps not read."""
        self._bodies.answered()
        self._unread.sent(self.transport, self._address, self.loop.time())
        super().on_response_complete()
        if self._postponed is None and self._under_way() is None:
            self._gate.waits(self.transport, self._make_way)

    def _object(self, problem: Problem) -> None:
        """End the parsing; the parser keeps no error of ours, so it is kept here."""
        self._refusal = problem
        raise problem

    # What ends it

    def look(self, now: float) -> None:
        """Once a second: end it if the client takes too long to send, or to read."""
        if self._unread.look(self.transport, self._address, now):
            return
        if self._began is not None and not self._answering_another():
            seconds = self.config.request_seconds if self._head_complete else self.config.header_seconds
            if now - self._began > seconds:
                metrics.CONNECTIONS_CUT.labels("slow").inc()
                self._refuse(Problem(408, "too-slow", f"the request was not complete after {seconds:g} seconds"))

    def _make_way(self) -> None:
        """For another connection of this address. What its client has not read goes with it."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """The server stops: who has not sent a whole request by now gets no answer."""
        if self._began is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def _under_way(self) -> RequestResponseCycle | None:
        """The request that is being served; Uvicorn has none before the first."""
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        return None if cycle is None or cycle.response_complete else cycle

    def _answering_another(self) -> bool:
        """Is the answer to an earlier request of this connection still under way?"""
        earlier = not self._head_complete or bool(self.pipeline) or self._postponed is not None
        return self._under_way() is not None and earlier

    def _refuse(self, problem: Problem) -> None:
        """Answer with a problem, unless another answer is under way, and close."""
        if self.transport.is_closing():
            return
        cut = self._answering_another()
        served = self._under_way()
        if served is not None:
            served.disconnected = True
            served.message_event.set()
            cut = cut or served.response_started
        if cut:
            self.transport.abort()
        else:
            self._answer(problem)

    def _answer(self, problem: Problem) -> None:
        page = self._page(problem)
        body = msgspec.json.encode(problem.told()) if page is None else page
        headers = {
            **security.SECURITY_HEADERS,
            "content-type": "application/problem+json" if page is None else "text/html; charset=utf-8",
            "content-length": str(len(body)),
            "connection": "close",
        }
        if problem.retry_after is not None:
            headers["retry-after"] = str(problem.retry_after)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[problem.status] + lines.encode() + b"\r\n" + body)
        self.transport.close()

    def _page(self, problem: Problem) -> bytes | None:
        """What people are shown who came by a name that we do not know."""
        if problem.error != UNKNOWN_HOST:
            return None
        proxied = self.client is not None and self.client[0] in self.config.proxies
        return wrong_host_page(dict(self.headers), None if proxied else self.server)

"""Delivers the messages that are due, by webhook and e-mail.

Several servers on one database each have a postman. Who delivers a message first moves its due time past the end of the
delivery (a lease), so that no other takes it; a server that dies meanwhile leaves it to the others.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row, Select, exists, func, select, update

from lisboa.errors import LisboaError
from lisboa.server import metrics
from lisboa.server.clock_time import now_ms
from lisboa.server.database import Database
from lisboa.server.email_sender import EmailSender
from lisboa.server.letters import Letter, Refused, Sender, TryAgain, on_one_line
from lisboa.server.notices import FULL, INVITED, OVER, OVERTAKEN, REWIND, STAND_IN, full, invited, settled, stood_in
from lisboa.server.schema import log, messages, people, tables
from lisboa.server.settings import Settings
from lisboa.server.webhooks import WebhookSender

AT_ONCE: Final = 16
LEASE: Final = 120_000  # far longer than a delivery can take
RETRIES: Final = (10_000, 60_000, 600_000, 3_600_000)  # how long after each attempt; after one more we give up
LONGEST_WAIT: Final = 3_600  # seconds that another server may ask us to wait
REST: Final = 1.0  # seconds between two looks, however often we are woken
LONGEST_REST: Final = 60.0  # seconds; what a dead server has left is found by then
_LOG = structlog.get_logger(__name__)


class Postman:
    """Delivers what is due, again and again. `senders` are those of the settings unless given."""

    def __init__(
        self,
        db: Database,
        settings: Settings,
        senders: Mapping[str, Sender] | None = None,
        now: Callable[[], int] = now_ms,
        stop_url: Callable[[str, str], str] | None = None,
    ) -> None:
        self._db = db
        self._url = settings.url
        self._senders = _senders(settings) if senders is None else senders
        self._now = now
        self._stop_url = stop_url  # by person and address
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """There may be something new."""
        self._woken.set()

    async def run(self) -> None:
        """Until cancelled; a round under way is then finished, lest something be delivered twice."""
        while True:
            under_way = asyncio.create_task(self._round())
            try:
                rest = await asyncio.shield(under_way)
            except asyncio.CancelledError:
                await under_way
                raise
            if rest > 0:
                await self._rest(rest)

    async def _rest(self, seconds: float) -> None:
        """Until then, or until woken."""
        await asyncio.sleep(REST)
        try:
            async with asyncio.timeout(seconds - REST):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()

    async def _round(self) -> float:
        """Deliver what is due; the seconds until there may be more. No fault stops the postman."""
        try:
            if await self.deliver_due():
                return 0
            due = await self._db.read_sync(_next_due)
        except LisboaError as problem:
            _LOG.warning("messages wait", problem=str(problem))
            return LONGEST_REST / 10
        except Exception as problem:
            _LOG.error("messages wait", problem=type(problem).__name__, exc_info=True)
            return LONGEST_REST
        return LONGEST_REST if due is None else min(max((due - self._now()) / 1000, REST), LONGEST_REST)

    async def deliver_due(self) -> int:
        """One round: at most AT_ONCE messages, all at the same time. Returns how many were due."""
        claimed, letters = await self._db.write_sync(self._claim)
        await asyncio.gather(*(self._deliver(letter) for letter in letters))
        return claimed

    def _claim(self, connection: Connection) -> tuple[int, list[Letter]]:
        """Take what is due, and strike out what need not be said any more."""
        now = self._now()
        rows = connection.execute(_due(now)).all()
        letters = []
        for row in rows:
            problem = self._needless(row)
            if problem is None:
                letters.append(self._letter(row, now + LEASE))
                change: dict[str, Any] = {"due_at": now + LEASE, "attempts": row.attempts + 1}
            else:
                change = {"due_at": None, "problem": problem}
            connection.execute(update(messages).where(messages.c.id == row.id).values(change))
        return len(rows), letters

    def _needless(self, row: Row[Any]) -> str | None:
        """Why a message is not to be delivered any more."""
        if row.channel not in self._senders:
            return f"no {row.channel} from this server"
        if not (row.webhook_url if row.channel == "webhook" else row.email):
            return f"no {row.channel} wanted any more"
        if row.kind == OVER:
            return None if row.status == "over" else OVERTAKEN
        if row.kind in (INVITED, FULL, STAND_IN):
            still_true = {INVITED: row.invited, FULL: row.full, STAND_IN: row.stood_in}
            return None if still_true[row.kind] else OVERTAKEN
        if row.kind == REWIND:
            return OVERTAKEN if row.acted or row.settled or row.status != "running" else None
        waits = row.waiting_for == row.person_id and row.status == "running"
        return OVERTAKEN if row.acted or not waits else None

    def _letter(self, row: Row[Any], lease: int) -> Letter:
        return Letter(
            id=row.id,
            channel=row.channel,
            kind=row.kind,
            decision=row.decision or "",
            seq=row.seq,
            table_id=row.table_id,
            title=on_one_line(row.title),
            name=on_one_line(row.name),
            language=row.language,
            url=f"{self._url}/table/{row.table_id}",
            webhook_url=row.webhook_url or "",
            webhook_kind=row.webhook_kind or "",
            email=row.email or "",
            stop_url=self._stop_url(row.person_id, row.email) if self._stop_url is not None and row.email else "",
            attempts=row.attempts + 1,
            lease=lease,
        )

    async def _deliver(self, letter: Letter) -> None:
        try:
            await self._senders[letter.channel].send(letter, self._now())
        except Refused as problem:
            await self._failed(letter, str(problem), None)
        except TryAgain as problem:
            await self._failed(letter, str(problem), self._next_attempt(letter, problem.wait))
        except Exception as problem:
            # Only the kind of it is told: what a library says might hold an address or a password.
            await self._failed(letter, type(problem).__name__, self._next_attempt(letter, 0))
        else:
            await self._change(letter, sent_at=self._now(), due_at=None, problem=None)
            _LOG.info("message sent", id=letter.id, channel=letter.channel, kind=letter.kind)

    def _next_attempt(self, letter: Letter, wait: float) -> int | None:
        """When to try again; None: it was tried often enough."""
        if letter.attempts > len(RETRIES):
            return None
        return self._now() + max(RETRIES[letter.attempts - 1], int(min(wait, LONGEST_WAIT) * 1000))

    async def _failed(self, letter: Letter, problem: str, due_at: int | None) -> None:
        _LOG.warning("message not sent", id=letter.id, channel=letter.channel, problem=problem, gives_up=due_at is None)
        if due_at is None:
            metrics.MESSAGES_GIVEN_UP.labels(letter.channel).inc()
        await self._change(letter, due_at=due_at, problem=problem)

    async def _change(self, letter: Letter, **values: int | str | None) -> None:
        """Note what became of a letter. A failed one may have been overtaken meanwhile: then it stays so."""
        change = update(messages).where(messages.c.id == letter.id).values(values)
        if "sent_at" not in values:
            change = change.where(messages.c.due_at == letter.lease)
        try:
            await self._db.write_sync(lambda connection: connection.execute(change))
        except LisboaError as problem:
            _LOG.warning("message may be sent twice", id=letter.id, problem=str(problem))


def _senders(settings: Settings) -> dict[str, Sender]:
    """E-mail needs a mail server."""
    senders: dict[str, Sender] = {"webhook": WebhookSender(settings)}
    if settings.smtp_host:
        senders["email"] = EmailSender(settings)
    return senders


def _next_due(connection: Connection) -> int | None:
    due: int | None = connection.execute(select(func.min(messages.c.due_at))).scalar_one()
    return due


def _due(now: int) -> Select[Any]:
    """What is due and not just being taken by another server, with all that is needed to judge and to deliver it."""
    later = (log.c.table_id == messages.c.table_id) & (log.c.seq > messages.c.seq)
    acted = exists().where(later, log.c.person_id == messages.c.person_id)
    return (
        select(
            messages,
            tables.c.title,
            tables.c.status,
            tables.c.waiting_for,
            people.c.name,
            people.c.email,
            people.c.webhook_url,
            people.c.webhook_kind,
            people.c.language,
            acted.label("acted"),
            settled().label("settled"),
            invited().label("invited"),
            full().label("full"),
            stood_in().label("stood_in"),
        )
        .join(tables, tables.c.id == messages.c.table_id)
        .join(people, people.c.id == messages.c.person_id)
        .where(messages.c.due_at <= now)
        .order_by(messages.c.due_at)
        .limit(AT_ONCE)
        .with_for_update(of=messages, skip_locked=True)
    )

"""Delivers the messages that are due, by webhook, web push and e-mail.

Several servers on one database each have a postman. The one that takes a message first moves its due time past the end
of the delivery (a lease), so that no other takes it; a server that dies meanwhile leaves it to the others.

Nobody's slow receiver delays others (`delivery_places`). What finds no place stays due and is not taken.
"""

import asyncio
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cached_property, partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Row, update

from lisboa.errors import LisboaError
from lisboa.server import mail_limits, metrics, push_subscriptions, shared_counts, webhook_health
from lisboa.server.clock_time import now_ms
from lisboa.server.database import Database
from lisboa.server.delivery_places import (
    EMAIL,
    PROVEN,
    UNPROVEN,
    WEBHOOK,
    Candidate,
    Places,
    asker_of,
    in_turn,
    queue_of,
)
from lisboa.server.due_messages import UNPROVEN_DUE, due, next_due
from lisboa.server.letters import Gone, Letter, Refused, Sender, Target, TryAgain, on_one_line
from lisboa.server.notices import (
    FULL,
    INVITED,
    OVER,
    OVERTAKEN,
    REPLACE,
    REPLACED,
    REWIND,
    SEEN,
    STAND_IN,
    STAND_IN_AWAY,
)
from lisboa.server.prepared import words_there
from lisboa.server.push_subscriptions import CHANNEL as PUSH
from lisboa.server.push_subscriptions import is_push
from lisboa.server.schema import messages
from lisboa.server.settings import Settings
from lisboa.server.workers.fair_turns import UNKNOWN, Asker, Served

MOST_OF_ONE: Final = 20  # messages of one unproven webhook that are looked at: one is sent, others may be needless
LEASE: Final = 120_000  # far longer than a delivery can take
RETRIES: Final = (10_000, 60_000, 600_000, 3_600_000)  # how long after each attempt; after one more we give up
LONGEST_WAIT: Final = 3_600  # seconds that another server may ask us to wait
REST: Final = 1.0  # seconds between two looks, however often we are woken
SHORT_REST: Final = 0.05  # the same while messages wait for a place
LONGEST_REST: Final = 60.0  # seconds; what a dead server has left is found by then
_LOG = structlog.get_logger(__name__)


class Claim(msgspec.Struct):
    """What was due: letters to deliver now, how many were settled with them, and whether some found no place."""

    letters: list[Letter]
    count: int = 0
    more: bool = False


class Postman:
    """Delivers what is due, again and again. `senders` are those of the settings unless given."""

    def __init__(
        self,
        db: Database,
        settings: Settings,
        senders: Mapping[str, Sender] | None = None,
        now: Callable[[], int] = now_ms,
        stop_url: Callable[[str, str], str] | None = None,
        address_of: Callable[[str], str] = lambda _: UNKNOWN,
        push_key: Callable[[], str] = lambda: "",
    ) -> None:
        self._db = db
        self._push_key = push_key
        self._settings = settings
        self._given = senders
        self._now = now
        self._stop_url = stop_url  # by person and address
        self._woken = asyncio.Event()
        self._address_of = address_of  # where a person was last seen
        self._places = Places()
        self._served = Served()
        self._under_way: set[asyncio.Task[None]] = set()

    @cached_property
    def senders(self) -> Mapping[str, Sender]:
        """Made when there is a message, or by the server while it warms up: they know all authorities of the web."""
        return _senders(self._settings, self._push_key()) if self._given is None else self._given

    def wake(self) -> None:
        """There may be something new."""
        self._woken.set()

    async def run(self) -> None:
        """Until cancelled; deliveries under way are then finished, lest something be delivered twice."""
        try:
            while True:
                look = asyncio.create_task(self._look())
                try:
                    least, most = await asyncio.shield(look)
                except asyncio.CancelledError:
                    await look
                    raise
                if most > 0:
                    await self._rest(least, most)
        finally:
            await asyncio.gather(*self._under_way)

    async def _rest(self, least: float, most: float) -> None:
        """Until woken, but at least and at most so many seconds."""
        await asyncio.sleep(least)
        try:
            async with asyncio.timeout(most - least):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()

    async def _look(self) -> tuple[float, float]:
        """Begin to deliver what is due; how long to rest, at least and at most. No fault stops the postman."""
        try:
            claim = await self._begin_due()
            if claim.count:
                return 0, 0
            if claim.more:  # each delivery that ends wakes us
                return SHORT_REST, REST
            first = await self._db.read_sync(next_due)
        except LisboaError as problem:
            _LOG.warning("messages wait", problem=str(problem))
            return REST, LONGEST_REST / 10
        except Exception as problem:
            _LOG.error("messages wait", problem=type(problem).__name__, exc_info=True)
            return REST, LONGEST_REST
        most = LONGEST_REST if first is None else min(max((first - self._now()) / 1000, REST), LONGEST_REST)
        return REST, most

    async def deliver_due(self) -> int:
        """One round: what finds a place, all at the same time. Returns how many were due."""
        before = set(self._under_way)
        claim = await self._begin_due()
        await asyncio.gather(*(self._under_way - before))
        return claim.count

    async def _begin_due(self) -> Claim:
        claim = await self._db.write_sync(self._claim)
        for letter in claim.letters:
            self._places.take(letter)
            if queue_of(letter) == UNPROVEN:
                self._served.note(asker_of(letter))
            task = asyncio.create_task(self._deliver(letter))
            self._under_way.add(task)
            task.add_done_callback(partial(self._end, letter))
        return claim

    def _end(self, letter: Letter, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._places.take(letter, -1)
        self._woken.set()

    def _claim(self, connection: Connection) -> Claim:
        """Take what is due and finds a place, and strike out what need not be said any more."""
        claim = Claim([])
        places = deepcopy(self._places)  # if the transaction fails, nothing is taken
        for queue in (EMAIL, PROVEN):
            while places.free(queue) > 0:
                rows = connection.execute(due(self._now(), queue, places)).all()
                if not rows:
                    break
                for row in rows:
                    self._claim_one(connection, row, claim, places)
            claim.more |= places.free(queue) <= 0
        self._claim_unproven(connection, claim, places)
        return claim

    def _claim_unproven(self, connection: Connection, claim: Claim, places: Places) -> None:
        """One message each of the people who are next, while there are places for webhooks that may be dead."""
        found = connection.execute(UNPROVEN_DUE, {"now": self._now()})
        candidates = [Candidate(self._asker(row), row.failures > 0, row.due_at) for row in found]
        for one in in_turn(candidates, self._served):
            if places.free(UNPROVEN) <= 0 or not places.has_turn(one.asker):
                claim.more = True
                continue
            mine = due(self._now(), UNPROVEN, places).where(messages.c.person_id == one.asker.person)
            for row in connection.execute(mine.limit(MOST_OF_ONE)).all():
                self._claim_one(connection, row, claim, places)

    def _asker(self, row: Row[Any]) -> Asker:
        """People of whom no address is known are each by themselves."""
        return Asker(row.person_id, self._address_of(row.person_id) or row.address or row.person_id)

    def _claim_one(self, connection: Connection, row: Row[Any], claim: Claim, places: Places) -> None:
        now = self._now()
        problem = self._needless(row)
        letter = self._letter(row, now + LEASE)
        if problem is not None:
            change: dict[str, Any] = {"due_at": None, "problem": problem}
        elif row.rest_until is not None and row.rest_until > now:
            change = {"due_at": row.rest_until}
        elif places.has_one_for(letter):
            places.take(letter)
            claim.letters.append(letter)
            change = {"due_at": letter.lease, "attempts": letter.attempts}
        else:  # the next query leaves out what has no place
            claim.more = True
            return
        claim.count += 1
        connection.execute(update(messages).where(messages.c.id == row.id).values(change))

    def _needless(self, row: Row[Any]) -> str | None:
        """Why a message is not to be delivered any more."""
        channel = PUSH if is_push(row.channel) else row.channel
        if channel not in self.senders:
            return f"no {channel} from this server"
        if not {WEBHOOK: row.webhook_url, PUSH: row.endpoint}.get(channel, row.email):
            return f"no {channel} wanted any more"
        if channel == PUSH and row.seen:
            return SEEN
        if row.channel == WEBHOOK and row.off_at is not None:
            return "the webhook failed too often"
        if row.kind == OVER:
            return None if row.status == "over" else OVERTAKEN
        if row.kind == REPLACED:
            return None
        still_true = {INVITED: row.invited, FULL: row.full, STAND_IN: row.stood_in, STAND_IN_AWAY: row.stood_in}
        if row.kind in still_true:
            return None if still_true[row.kind] else OVERTAKEN
        if row.kind == REWIND:
            return OVERTAKEN if row.acted or row.settled or row.status != "running" else None
        if row.kind == REPLACE:
            return OVERTAKEN if row.acted or row.decided or row.status != "running" else None
        waits = row.waiting_for == row.person_id and row.status == "running"
        return OVERTAKEN if row.acted or not waits else None

    def _letter(self, row: Row[Any], lease: int) -> Letter:
        return Letter(
            id=row.id,
            person_id=row.person_id,
            channel=PUSH if is_push(row.channel) else row.channel,
            kind=row.kind,
            decision=row.decision or "",
            seq=row.seq,
            table_id=row.table_id,
            title=on_one_line(row.title),
            name=on_one_line(row.name),
            language=row.language,
            url=f"{self._settings.url}/table/{row.table_id}",
            webhook_url=row.webhook_url or "",
            webhook_kind=row.webhook_kind or "",
            lane=row.lane or "",
            proven=bool(row.proven),
            address=self._asker(row).address,
            email=row.email or "",
            target=Target(row.slot, row.endpoint, row.p256dh, row.auth) if row.endpoint else None,
            stop_url=self._stop_url(row.person_id, row.email) if self._stop_url is not None and row.email else "",
            attempts=row.attempts + 1,
            lease=lease,
        )

    async def _deliver(self, letter: Letter) -> None:
        await words_there(letter.language)
        try:
            if letter.channel == EMAIL and await self._mailbox_is_full(letter):
                return
            await self.senders[letter.channel].send(letter, self._now())
        except Gone as problem:
            await self._failed(letter, str(problem), None, gone=True)
        except Refused as problem:
            await self._failed(letter, str(problem), None)
        except TryAgain as problem:
            await self._failed(letter, str(problem), self._next_attempt(letter, problem.wait))
        except Exception as problem:
            # Only the kind of it is noted: what a library says might hold an address or a password.
            await self._failed(letter, type(problem).__name__, self._next_attempt(letter, 0))
        else:
            await self._change(letter, sent_at=self._now(), due_at=None, problem=None)
            _LOG.info("message sent", id=letter.id, channel=letter.channel, kind=letter.kind)

    async def _mailbox_is_full(self, letter: Letter) -> bool:
        """Has it got enough e-mails for now? Then this one waits; if it is not true any more then, it is left out."""
        limits = mail_limits.limits_of(letter.email, self._settings, asked_for=letter.kind != INVITED)
        exceeded = await self._db.write_sync(lambda connection: shared_counts.take(connection, limits, self._now()))
        if exceeded is None:
            return False
        due_at = self._now() + exceeded.wait_ms
        await self._change(
            letter, due_at=due_at, attempts=letter.attempts - 1, problem="too many e-mails to this mailbox"
        )
        return True

    def _next_attempt(self, letter: Letter, wait: float) -> int | None:
        """When to try again; None: it was tried often enough."""
        if letter.attempts > len(RETRIES):
            return None
        return self._now() + max(RETRIES[letter.attempts - 1], int(min(wait, LONGEST_WAIT) * 1000))

    async def _failed(self, letter: Letter, problem: str, due_at: int | None, gone: bool = False) -> None:
        _LOG.warning("message not sent", id=letter.id, channel=letter.channel, problem=problem, gives_up=due_at is None)
        if due_at is None:
            metrics.MESSAGES_GIVEN_UP.labels(letter.channel).inc()
        await self._change(letter, gone, due_at=due_at, problem=problem)

    async def _change(self, letter: Letter, gone: bool = False, **values: int | str | None) -> None:
        """Note what became of a letter. A failed one may have been overtaken meanwhile: then it stays so."""
        change = update(messages).where(messages.c.id == letter.id).values(values)
        if "sent_at" not in values:
            change = change.where(messages.c.due_at == letter.lease)

        def write(connection: Connection) -> None:
            connection.execute(change)
            if letter.channel == WEBHOOK:
                self._note_health(connection, letter, values)
            elif letter.target is not None:
                self._note_browser(connection, letter, letter.target, values["problem"] is None, gone)

        try:
            await self._db.write_sync(write)
        except LisboaError as problem:
            _LOG.warning("message may be sent twice", id=letter.id, problem=str(problem))

    def _note_health(self, connection: Connection, letter: Letter, values: dict[str, Any]) -> None:
        if values["problem"] is not None:
            webhook_health.failed(connection, letter.person_id, values["problem"], self._now())
        elif not letter.proven:
            webhook_health.delivered(connection, letter.person_id, self._now())

    def _note_browser(self, connection: Connection, letter: Letter, target: Target, well: bool, gone: bool) -> None:
        if gone:
            push_subscriptions.gone(connection, letter.person_id, target)
        elif not well:
            push_subscriptions.failed(connection, letter.person_id, target, self._now())
        elif not letter.proven:
            push_subscriptions.delivered(connection, letter.person_id, target, self._now())


def _senders(settings: Settings, push_key: str) -> dict[str, Sender]:
    """E-mail needs a mail server, and web push a key."""
    from lisboa.server.posting import Post
    from lisboa.server.web_push import WebPushSender
    from lisboa.server.webhooks import WebhookSender

    post = Post(settings)
    senders: dict[str, Sender] = {"webhook": WebhookSender(settings, post)}
    if push_key:
        senders["push"] = WebPushSender(settings, post, push_key)
    if settings.smtp_host:
        from lisboa.server.email_sender import EmailSender

        senders["email"] = EmailSender(settings)
    return senders

"""Which messages are due, with all that the postman needs to know of each."""

from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    String,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
)

from lisboa.server.delivery_places import EMAIL, PROVEN, WEBHOOK, Places
from lisboa.server.notices import decided, full, invited, seen, settled, stood_in
from lisboa.server.push_subscriptions import CHANNEL as PUSH
from lisboa.server.schema import log, messages, people, tables
from lisboa.server.schema import push_subscriptions as browsers
from lisboa.server.schema import webhook_health as health

# A message is by webhook, to a browser or by e-mail: of the first two, one row at most says how its receiver does.
_OF_WEBHOOK: Final = and_(health.c.person_id == messages.c.person_id, messages.c.channel == WEBHOOK)
_OF_BROWSER: Final = and_(
    browsers.c.person_id == messages.c.person_id,
    messages.c.channel == literal(f"{PUSH}-") + cast(browsers.c.slot, String),
)
_FAILURES: Final = func.coalesce(health.c.failures, browsers.c.failures, 0)
_PROVEN: Final = and_(or_(health.c.delivered_at.is_not(None), browsers.c.delivered_at.is_not(None)), _FAILURES == 0)
_LANE: Final = case((messages.c.channel == WEBHOOK, people.c.webhook_lane), else_=browsers.c.lane)
LOOKED_AT: Final = 4_000  # more than the guests whom one address gets in a day can have waiting
# Those that have waited longest, by the index of what is due: however many messages there are, this reads so many.
_LONGEST_DUE: Final = (
    select(messages.c.id)
    .where(messages.c.due_at <= bindparam("now"), messages.c.channel != EMAIL)
    .order_by(messages.c.due_at)
    .limit(LOOKED_AT)
)
UNPROVEN_DUE: Final[Select[Any]] = (
    select(
        messages.c.person_id,
        people.c.address,
        func.max(_FAILURES).label("failures"),
        func.min(messages.c.due_at).label("due_at"),
    )
    .join(people, people.c.id == messages.c.person_id)
    .join(health, _OF_WEBHOOK, isouter=True)
    .join(browsers, _OF_BROWSER, isouter=True)
    .where(messages.c.id.in_(_LONGEST_DUE), not_(_PROVEN))
    .group_by(messages.c.person_id, people.c.address)
)  # whose messages to unproven receivers are due


def due(now: int, queue: str, places: Places) -> Select[Any]:
    """What is due, may find a place and is not just being taken by another server, with all that is needed for it."""
    later = (log.c.table_id == messages.c.table_id) & (log.c.seq > messages.c.seq)
    acted = exists().where(later, log.c.person_id == messages.c.person_id)
    query = (
        select(
            messages,
            tables.c.title,
            tables.c.status,
            tables.c.waiting_for,
            people.c.name,
            people.c.email,
            people.c.webhook_url,
            people.c.webhook_kind,
            people.c.address,
            people.c.language,
            browsers.c.slot,
            browsers.c.endpoint,
            browsers.c.p256dh,
            browsers.c.auth,
            _LANE.label("lane"),
            func.coalesce(health.c.rest_until, browsers.c.rest_until).label("rest_until"),
            health.c.off_at,
            _PROVEN.label("proven"),
            acted.label("acted"),
            seen().label("seen"),
            settled().label("settled"),
            decided().label("decided"),
            invited().label("invited"),
            full().label("full"),
            stood_in().label("stood_in"),
        )
        .join(tables, tables.c.id == messages.c.table_id)
        .join(people, people.c.id == messages.c.person_id)
        .join(health, _OF_WEBHOOK, isouter=True)
        .join(browsers, _OF_BROWSER, isouter=True)
        .where(messages.c.due_at <= now)
        .where((messages.c.channel == EMAIL) if queue == EMAIL else (messages.c.channel != EMAIL))
        .order_by(messages.c.due_at)
        .limit(places.free(queue))
        .with_for_update(of=messages, skip_locked=True)
    )
    if queue != EMAIL:
        query = query.where(_PROVEN if queue == PROVEN else not_(_PROVEN))
        lanes = places.full_lanes()
        if lanes:
            query = query.where(func.coalesce(_LANE, "").not_in(lanes))
    return query


def next_due(connection: Connection) -> int | None:
    """When there is something to do."""
    waiting = messages.c.due_at.is_not(None)  # said for the index, which has no others
    first: int | None = connection.execute(select(func.min(messages.c.due_at)).where(waiting)).scalar_one()
    return first

"""Browsers that show a person's messages although the page is closed (web push)."""

from __future__ import annotations

import asyncio

from litestar import delete, get, post

from lisboa.errors import BadOption
from lisboa.server import push_subscriptions, vapid_keys
from lisboa.server.answers import PushInfo, PushState
from lisboa.server.letters import Target
from lisboa.server.people import Person
from lisboa.server.problems import bad_option
from lisboa.server.requests import PushRequest
from lisboa.server.services import Services


@get("/me/push", summary="Browsers that are sent my messages", operation_id="get_push")
async def find_push(services: Services, person: Person) -> PushState:
    """And the key with which another one subscribes."""
    key = await asyncio.to_thread(vapid_keys.public_key, services.push_key)
    found = await services.database.read_sync(lambda c: push_subscriptions.find_all(c, person.id))
    return PushState(public_key=key, subscriptions=found)


@post("/me/push", summary="Send my messages to this browser", status_code=201, operation_id="add_push")
async def add_push(data: PushRequest, services: Services, person: Person) -> PushInfo:
    """Until it is removed, its push service does not know it any more, or the person logs out or has a new password.

    A sixth browser takes the place of the oldest. A browser is sent the messages of one person, the last who asked.
    """
    from lisboa.server.web_push import check_endpoint, check_keys

    try:
        host = check_endpoint(data.endpoint, services.settings.webhooks_to_private_hosts)
        check_keys(data.p256dh, data.auth)
    except BadOption as error:
        raise bad_option(error) from None
    target = Target(0, data.endpoint, data.p256dh, data.auth)
    now = services.now()
    return await services.database.write_sync(
        lambda c: push_subscriptions.add(c, person.id, person.epoch, target, host, now)
    )


@delete(
    "/me/push/{subscription_id:str}", summary="No more to this browser", status_code=204, operation_id="remove_push"
)
async def remove_push(subscription_id: str, services: Services, person: Person) -> None:
    """It gets no more messages."""
    await services.database.write_sync(lambda c: push_subscriptions.remove(c, person.id, subscription_id))


HANDLERS = [find_push, add_push, remove_push]

"""A few requests of one address are worked on at once; the others wait until one of them is answered.

An address may have hundreds of connections. Most requests are answered without waiting for anything, so one pass of the
event loop would answer all that are there, and a move, which needs several passes, would wait for hundreds of them each
time. A place is therefore given back in the next pass, and while the client is still sending a body. Actions have
places of their own, so a move waits for nothing but the actions of its address. What has fair turns of its own because
it takes seconds (hints, plans, imports, passwords) never waits here: it would keep a place for that long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from lisboa.server.client_addresses import counted_address

PER_ADDRESS: Final = 4
ACTIONS_PER_ADDRESS: Final = 8  # begun in one pass: each is quickly refused or waits for the disk
AT_ONCE: Final = "at_once"  # the option of a route whose requests never wait here
ACTION: Final = "action"  # the option of a route whose requests have places of their own


class RequestPlaces:
    """Who works, and who waits, by address. Addresses without a request are forgotten."""

    def __init__(self, most: int = PER_ADDRESS) -> None:
        self._most = most
        self._taken: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, address: str) -> None:
        """Wait for a place: the request that has waited longest has the next one."""
        taken = self._taken.get(address, 0)
        if taken < self._most:
            self._taken[address] = taken + 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had got the place just then
                self.give_back(address)
            raise

    def give_back(self, address: str) -> None:
        """The place goes to the next who still waits, or is free."""
        waiting = self._waiting.get(address)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[address]
            if not turn.done():
                turn.set_result(None)
                return
        if self._taken[address] == 1:
            del self._taken[address]
        else:
            self._taken[address] -= 1

    @property
    def idle(self) -> bool:
        """Is there no request at all?"""
        return not self._taken and not self._waiting


class Place:
    """The place of one request, which may have been given back already."""

    def __init__(self, places: RequestPlaces, address: str) -> None:
        self._places = places
        self._address = address
        self.held = False

    async def take(self) -> None:
        """Wait for it, unless it is held."""
        if not self.held:
            await self._places.take(self._address)
            self.held = True

    def give_back(self) -> None:
        """At once."""
        if self.held:
            self.held = False
            self._places.give_back(self._address)

    def give_back_soon(self) -> None:
        """In the next pass."""
        if self.held:
            self.held = False
            asyncio.get_running_loop().call_soon(self._places.give_back, self._address)


def in_turn(app: ASGIApp) -> ASGIApp:
    """The application, whose requests take a place until the pass after their answer has begun.

    An action keeps it only until the pass after its body has come. What it waits for then, like the disk or a long game
    that is played again, takes no time from others, so no move waits until another one has been written.
    """

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["route_handler"].opt.get(AT_ONCE):
            await app(scope, receive, send)
            return
        is_action = bool(scope["route_handler"].opt.get(ACTION))
        place = place_of(scope, is_action)
        await place.take()

        async def receiving() -> ReceiveMessage:
            if not place.held:
                return await receive()
            lent = asyncio.get_running_loop().call_soon(place.give_back)  # a client that sends slowly keeps no place,
            message = await receive()
            lent.cancel()  # but one whose body is there need not wait for it again
            await place.take()
            if is_action and not message.get("more_body"):
                place.give_back_soon()
            return message

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":  # a client that reads slowly keeps no place
                place.give_back_soon()
            await send(message)

        try:
            await app(scope, receiving, sending)
        finally:
            place.give_back_soon()

    return served


def place_of(scope: Scope, is_action: bool) -> Place:
    """The place that a request is to take."""
    services = scope["litestar_app"].state.services
    client = scope.get("client")
    address = "-" if client is None else counted_address(client[0])
    return Place(services.action_places if is_action else services.places, address)

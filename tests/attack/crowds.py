"""Spectators who come and go, and what happens before all the sockets that one address may have."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tests.attack.row import Outcome, at_most
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Answer, OpenSocket, Visitor, open_socket

ADDRESSES, GUESTS_EACH = 20, 16
PART = 20  # arrivals whose cost is compared
GROWTH = 2.2
VISITS = 30
GUESTS, SOCKETS_EACH = 5, 50  # all that one address may have, and some more
AS_BROWSERS = {"sec-websocket-extensions": "permessage-deflate; client_max_window_bits"}
CHANGE_SECONDS = 5.0
CHANGES_A_SECOND = 110  # of a person: so many are allowed in five seconds, if they ask for nothing else in the minute
HANDS = 4  # connections on which they are asked for
CHANGE_COST = 8.0  # milliseconds, with the request


async def spectators(scene: Scene) -> Outcome:
    """The cost of one more is the same for the first and the last."""
    eve = await scene.guest()
    table = await eve.table(seats=[{"kind": "hot-seat"}, {"kind": "hot-seat"}])
    places = [scene.nobody().address for _ in range(ADDRESSES)]
    guests = [await newcomer(scene, number, places) for number in range(ADDRESSES * GUESTS_EACH)]
    sockets: list[OpenSocket] = []
    costs: list[float] = []
    async with scene.watch() as waits:
        for first in range(0, len(guests), PART):
            began = scene.cpu()
            for guest in guests[first : first + PART]:
                sockets.append(await look_on(guest, table))
            await asyncio.sleep(0.5)
            costs.append(1000 * (scene.cpu() - began) / len(guests[first : first + PART]))
    async with scene.watch() as coming:
        await come_and_go(scene, table)
    for socket in sockets:
        await socket.close()
    waits.add(coming)
    checks = (
        scene.waited(waits),
        at_most(
            f"ms of processor for the last arrivals {costs[-1]:.0f}, first {costs[0]:.0f}: times",
            costs[-1] / max(costs[0], 1.0),
            GROWTH,
        ),
    )
    return Outcome(f"{len(guests)} spectators, {VISITS} visits", checks)


async def newcomer(scene: Scene, number: int, places: list[str]) -> Visitor:
    """A guest whose only connection will be the socket."""
    guest = await scene.guest(f"Guest {number}", places[number % len(places)])
    guest.close()
    return guest


async def look_on(guest: Visitor, table: str) -> OpenSocket:
    """A socket that reads."""
    socket = await open_socket(guest, f"/api/tables/{table}/live")
    socket.forget()
    return socket


async def come_and_go(scene: Scene, table: str) -> None:
    """The same visitor again and again."""
    visitor = await scene.guest("Restless")
    for _ in range(VISITS):
        socket = await look_on(visitor, table)
        await socket.close()


async def restless_seats(scene: Scene) -> Outcome:
    """Everybody of one address looks on at a table of their own, where seats change all the time."""
    guests, table = await own_table(scene)
    return await change_seats(scene, guests, table, f"/api/tables/{table}/live")


async def restless_messages(scene: Scene) -> Outcome:
    """The same people only listen to their messages, which a change of seats may bring."""
    guests, table = await own_table(scene)
    return await change_seats(scene, guests, table, "/api/me/live")


async def own_table(scene: Scene) -> tuple[list[Visitor], str]:
    """Guests of one address, and a table where two of them sit with their host."""
    address = scene.nobody().address
    guests = [await scene.guest(f"Guest {number}", address) for number in range(GUESTS)]
    table = await guests[0].table(start=False, seats=[{"kind": "host"}, *[{"kind": "open"}] * 3])
    for guest in guests[1:3]:
        await guest.hope("POST", f"/api/tables/{table}/join", {})
    return guests, table


async def change_seats(scene: Scene, guests: list[Visitor], table: str, path: str) -> Outcome:
    """With all their sockets open; the host changes a seat and a guest comes and goes, as fast as they may."""
    sockets = await all_sockets(guests, path)
    host, guest = guests[0], guests[2]

    async def change(hand: Visitor, number: int) -> Answer:
        return await hand.ask("PUT", f"/api/tables/{table}/seats/3", {"kind": "bot" if number % 2 else "open"})

    async def come_or_go(hand: Visitor, number: int) -> Answer:
        return await hand.ask("POST", f"/api/tables/{table}/{'join' if number % 2 else 'leave'}", {})

    began = scene.cpu()
    async with scene.watch() as waits:
        done = await asyncio.gather(
            *(all_the_time(host.again(), change, HANDS) for _ in range(HANDS)),
            all_the_time(guest.again(), come_or_go, 1),
        )
    cost = 1000 * (scene.cpu() - began) / max(1, sum(done))
    for socket in sockets:
        await socket.close()
    checks = (scene.waited(waits), at_most("processor time of a change", cost, CHANGE_COST, " ms"))
    return Outcome(f"{len(sockets)} sockets of {GUESTS} guests, {sum(done)} changes", checks)


async def all_sockets(guests: list[Visitor], path: str) -> list[OpenSocket]:
    """As many as they get, each read by somebody."""
    sockets: list[OpenSocket] = []
    for guest in guests:
        sockets += await asyncio.gather(*(open_socket(guest, path, AS_BROWSERS) for _ in range(SOCKETS_EACH)))
    for socket in sockets:
        socket.forget()
    await asyncio.sleep(1.0)  # those that are one too many are closed by then
    return sockets


async def all_the_time(hand: Visitor, act: Callable[[Visitor, int], Awaitable[Answer]], hands: int) -> int:
    """Do it again and again, as one of so many hands of a person; how often it was done."""
    began = time.monotonic()
    done = 0
    for number in range(int(CHANGE_SECONDS * CHANGES_A_SECOND / hands)):
        due = began + number * hands / CHANGES_A_SECOND
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if time.monotonic() > began + CHANGE_SECONDS:
            break
        done += (await act(hand, number)).good
    hand.close()
    return done


KIND = Kind(
    "crowds",
    (
        Attack("spectators arrive; one comes and goes", spectators, seconds=120),
        Attack("seats change all the time", restless_seats),
        Attack("messages change all the time", restless_messages),
    ),
)

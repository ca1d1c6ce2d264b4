"""Names by which a server may be asked, and clocks that differ."""

from __future__ import annotations

import json
import platform
import time
from typing import Final

from itsdangerous import URLSafeTimedSerializer
from itsdangerous.timed import TimestampSigner

from tests.attack.row import Outcome, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import NoSuccess, open_socket

SECRET: Final = "the secret of a server that is attacked by its own tests"
STRANGERS: Final = (
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.local",
    "xn--e1afmkfd.example",
)
AHEAD_SECONDS: Final = 3


def own_names() -> tuple[str, ...]:
    """By which friends on the same network ask."""
    name = platform.node()
    return ("127.0.0.1", "localhost", "[::1]", "192.168.1.20", *((name, f"{name}.local") if "." not in name else ()))


async def foreign_hosts(scene: Scene) -> Outcome:
    """A page of a stranger's name that resolves to this machine (DNS rebinding): Host and Origin agree."""
    done = []
    for name in STRANGERS:
        eve = scene.nobody()
        there = {"host": f"{name}:{eve.port}", "origin": f"http://{name}:{eve.port}"}
        if (await eve.ask("POST", "/api/guest", {"name": "Eve"}, there)).good:
            done.append(f"POST by {name}")
        if (await eve.ask("GET", "/api/bots", headers=there)).good:
            done.append(f"GET by {name}")
    kept = []
    for name in own_names():
        ana = scene.nobody()
        there = {"host": f"{name}:{ana.port}", "origin": f"http://{name}:{ana.port}"}
        if not (await ana.ask("POST", "/api/guest", {"name": "Ana"}, there)).good:
            kept.append(name)
    checks = (
        must("no stranger's name is served", not done, f"served: {', '.join(done)}"),
        must(f"served by {len(own_names())} names of its own", not kept, f"refused by its own names {kept}"),
    )
    return Outcome(f"{2 * len(STRANGERS)} requests, {len(STRANGERS)} names", checks)


async def foreign_sockets(scene: Scene) -> Outcome:
    """The same with sockets."""
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "hot-seat"}, {"kind": "hot-seat"}])
    done = []
    for name in STRANGERS:
        eve = scene.nobody()
        there = {"host": f"{name}:{eve.port}", "origin": f"http://{name}:{eve.port}"}
        socket = await open_socket(eve, f"/api/tables/{table}/live", there)
        if not await socket.refused(1.0):
            done.append(name)
        await socket.close()
    own = await open_socket(scene.nobody(), f"/api/tables/{table}/live", {"host": f"localhost:{ana.port}"})
    served = not await own.refused(0.5)
    await own.close()
    checks = (
        must("no stranger's name is served", not done, f"served: {', '.join(done)}"),
        must("served by its own name", served, "refused by its own name"),
    )
    return Outcome(f"{len(STRANGERS)} sockets", checks)


class Ahead(TimestampSigner):
    """Of a server whose clock is ahead."""

    def get_timestamp(self) -> int:
        return int(time.time()) + AHEAD_SECONDS


async def clock_ahead(scene: Scene) -> Outcome:
    """A cookie that a server with a clock three seconds ahead has just signed."""
    ana = await scene.guest("Ana")
    value = ana.cookies["lisboa"]
    here = URLSafeTimedSerializer(SECRET, salt="lisboa-session")
    payload = here.loads(value)
    signed = str(URLSafeTimedSerializer(SECRET, salt="lisboa-session", signer=Ahead).dumps(payload))
    if json.dumps(here.loads(value)) != json.dumps(payload):
        raise NoSuccess("the cookie cannot be signed again")
    other = scene.nobody()
    answer = await other.ask("GET", "/api/me", headers={"cookie": f"lisboa={signed}"})
    held = must("the cookie is taken", answer.good, f"the cookie is refused: {answer.status}")
    return Outcome("1 cookie", (held,))


KIND = Kind(
    "hosts",
    (
        Attack("Host and Origin of a stranger", foreign_hosts),
        Attack("sockets with the Host of a stranger", foreign_sockets),
        Attack("fresh cookie of a server 3 s ahead", clock_ahead, outside=False),
    ),
    options={"secret": SECRET},
)

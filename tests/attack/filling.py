"""One address fills the lobby, the disk, the list of people."""

from __future__ import annotations

from tests.attack.game_file import honest
from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import MB, Attack, Kind, Scene

GUESTS = 19  # as many as one address can make in a minute
TABLES_EACH = 20
PAGE = 50
IMPORTS, IMPORTS_KEPT = 40, 20
IMPORTED_MB = 6.0
GUESTS_TRIED, GUESTS_A_DAY = 40, 30


async def lobby(scene: Scene) -> Outcome:
    """As many public tables as one address can make; somebody else's must still be on the first page."""
    ana = await scene.guest("Ana")
    wanted = await ana.table(start=False, title="Friday evening")
    address = scene.nobody().address
    made = refused = 0
    async with scene.watch() as waits:
        for _ in range(GUESTS):
            eve = await scene.guest(address=address)
            for _ in range(TABLES_EACH):
                answer = await eve.ask("POST", "/api/tables", {"title": "Eve"})
                made += answer.good
                refused += not answer.good
    page = await scene.nobody().hope("GET", f"/api/tables?status=waiting&limit={PAGE}")
    hosts = {table["host"]["id"] for table in page if table["host"]}
    shown = any(table["id"] == wanted for table in page)
    checks = (
        scene.waited(waits),
        must("another's table is on the first page", shown, "another's table is not on the first page"),
        at_most("tables made", made, 100),
    )
    tried = f"{made + refused} tables by {GUESTS} guests of one address, {len(hosts)} hosts on the page"
    return Outcome(tried, checks)


async def imports(scene: Scene) -> Outcome:
    """Game files one after the other: how much of the disk do they take?"""
    address = scene.nobody().address
    guests = [await scene.guest(address=address) for _ in range(3)]
    before = size(scene)
    stored = 0
    async with scene.watch() as waits:
        for number in range(IMPORTS):
            answer = await guests[number % len(guests)].ask("POST", "/api/import", {"text": honest()})
            stored += answer.good
    grown = (size(scene) - before) / MB
    checks = (scene.waited(waits), at_most("imports stored", stored, IMPORTS_KEPT), at_most("MB", grown, IMPORTED_MB))
    return Outcome(f"{IMPORTS} files by {len(guests)} guests", checks)


def size(scene: Scene) -> int:
    """Bytes of the database, its log included."""
    return sum(path.stat().st_size for path in scene.folder.glob("lisboa.db*"))


async def guests(scene: Scene) -> Outcome:
    """New guests until the address gets no more that day."""
    address = scene.nobody().address
    made = 0
    for _ in range(GUESTS_TRIED):
        eve = scene.nobody(address)
        made += (await eve.ask("POST", "/api/guest", {"name": "Eve"})).good
        eve.close()
    other = await scene.nobody().ask("POST", "/api/guest", {"name": "Ana"})
    checks = (
        at_most("guests made", made, GUESTS_A_DAY),
        must("others become guests", other.good, f"others are answered {other.status}"),
    )
    return Outcome(f"{GUESTS_TRIED} guests", checks)


KIND = Kind(
    "filling",
    (
        Attack("one address fills the lobby", lobby),
        Attack("imports of one address", imports, outside=False),
        Attack("guests of one address", guests, outside=False),
    ),
    # Smaller than a host would have them, so that few requests tell.
    options={
        "login-limit": 2 * GUESTS_TRIED,
        "guests-per-address": GUESTS_A_DAY,
        "imports-per-address": IMPORTS_KEPT,
        "import-bytes-per-address": 4_000_000,
    },
)

"""A server with people of every role and tables of every kind, from which any number of copies can be made."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from sqlalchemy import Connection, insert, select

from lisboa.game import Game
from lisboa.server import schema
from lisboa.server.analysis_desk import AnalysisDesk
from lisboa.server.analysis_queue import Wish
from lisboa.server.app import create_app
from lisboa.server.bot_pool import BotMove, BotPool
from lisboa.server.clock_time import now_ms
from lisboa.server.hint_desk import HintDesk
from lisboa.server.hint_search import RankedMove, ranked
from lisboa.server.job_desk import JobDesk
from lisboa.server.people import new_id
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.workers.fair_turns import ANYBODY, PEOPLE, Asker
from lisboa.server.workers.question import question_of
from lisboa.server.workers.service import Priority
from tests.server.client import Client, open_moves
from tests.server.running import CROWDED, LateJobs

BASE = "http://lisboa.test"
CLOCK = {"kind": "async", "hours_per_move": 24}
FINISHED_GAME = Path(__file__).parents[1] / "games" / "001-4p-greedy.txt"
PASSWORD = "correct-horse"
FEW = 8  # simulations
_OF_TABLE = (
    *(
        schema.seats,
        schema.log,
        schema.chat,
        schema.keepsakes,
        schema.standing_answers,
        schema.snapshots,
        schema.messages,
        schema.analyses,
        schema.analysis_queue,
    ),
)
_NUMBERS = itertools.count(1)


class QuickHints(HintDesk):
    """Hints come from a short search in this process."""

    def __init__(self) -> None:
        super().__init__(LateJobs(Priority.HINTS), 1, 2)

    async def ranking(self, game: Game, seed: int, asker: Asker) -> list[RankedMove]:
        return ranked(Game.from_position(question_of(game, seed).document), seed, FEW)


class IdlePool(BotPool):
    """No bot moves, so that nothing changes but by requests."""

    def __init__(self) -> None:
        super().__init__(LateJobs(Priority.BOTS), 1)

    async def move(self, game: Game, bot: str, seed: int, host: Asker = ANYBODY, rank: int = PEOPLE) -> BotMove:
        await asyncio.Event().wait()
        raise AssertionError


class IdleDesk(AnalysisDesk):
    """No game is analysed, whoever asks for it."""

    async def ask(self, table_id: str, wish: Wish) -> None:
        pass

    async def run(self) -> None:
        pass


class Crowd:
    """People who all go away in the end: `async with Crowd(base) as crowd`."""

    def __init__(self, base: str = BASE, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.base = base
        self.transport = transport
        self._clients: list[Client] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self._clients:
            await client.close()

    def client(self) -> Client:
        """Somebody who is not known yet."""
        http = httpx.AsyncClient(base_url=self.base, transport=self.transport, timeout=60)
        self._clients.append(Client(self.base, http))
        return self._clients[-1]

    async def guest(self, name: str) -> Client:
        return await self.client().guest(name)

    async def account(self, name: str) -> Client:
        person = await self.guest("somebody")
        person.me = await person.hope("POST", "/api/me/account", {"name": name, "password": PASSWORD})
        return person

    async def with_token(self, person: Client) -> Client:
        """The same person with a token instead of cookies."""
        answer = await person.hope("POST", "/api/me/tokens", {"label": "test"})
        other = self.client()
        other.http.headers["authorization"] = f"Bearer {answer['secret']}"
        other.me = person.me
        return other

    def key(self) -> str:
        """A text that is used only once."""
        return f"key-{next(_NUMBERS)}"


class World(Crowd):
    """Who is who, and a table of each kind: waiting, running, over."""

    def __init__(self, services: Services, base: str = BASE, transport: httpx.AsyncBaseTransport | None = None) -> None:
        super().__init__(base, transport)
        self.services = services
        self.people: dict[str, Client] = {}
        self.tables: dict[str, str] = {}
        self.moves: dict[str, str] = {}

    async def fill(self) -> World:
        """Everybody comes, and sits down where they belong."""
        for role in ("host", "bea", "caio", "resigned", "friend", "stranger"):
            self.people[role] = await self.guest(role)
        self.people["invited"] = await self.account(f"Ina {self.key()}")
        self.people["nobody"] = self.client()
        await self._running_table()
        await self._waiting_table()
        await self._finished_table()
        return self

    async def _waiting_table(self) -> None:
        invited = self.people["invited"].me["name"]
        seats = [{"kind": "host"}, {"kind": "open"}, {"kind": "invited", "person": invited}, {"kind": "open"}]
        table = await self.people["host"].create(seats=seats, clock=CLOCK)
        await self.people["turn"].join(table, seat=1)
        self.tables["waiting"] = table

    async def _running_table(self) -> None:
        host = self.people["host"]
        table = await host.create(players=4, clock=CLOCK)
        players = {host.me["id"]: host}
        for name in ("bea", "caio", "resigned"):
            await self.people[name].join(table)
            players[self.people[name].me["id"]] = self.people[name]
        await host.start(table)
        undecided = (host.me["id"], self.people["resigned"].me["id"])
        while True:
            info = await host.hope("GET", f"/api/tables/{table}")
            mover = players[info["waiting_for"]["id"]]
            moves = open_moves(await mover.situation(table))
            if mover.me["id"] not in undecided and info["seq"] > 0:
                break
            await mover.move(table, moves[0], info["seq"])
        other = self.people["caio" if mover is self.people["bea"] else "bea"]
        self.people |= {"turn": mover, "other": other}
        self.moves["running"] = moves[0]
        self.tables["running"] = table
        await self.people["resigned"].act(table, "resign", info["seq"])

    async def _finished_table(self) -> None:
        host = self.people["host"]
        seats = [{"kind": "host"}, *[{"kind": "open"}] * 3]
        file = {"text": FINISHED_GAME.read_text(), "seats": seats, "spectators": True, "clock": CLOCK}
        info = await host.hope("POST", "/api/import", file)
        for name in ("turn", "other", "resigned"):
            await self.people[name].join(info["id"], invite=info["invite"])
        await host.start(info["id"])
        self.tables["over"] = info["id"]

    async def copy(self, kind: str, **columns: Any) -> str:
        """A fresh table of a kind, public, with some columns changed; returns its id."""
        new = new_id()

        def write(connection: Connection) -> None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == self.tables[kind])).mappings()
            values = {**row.one(), "id": new, "invite": f"invite-{new}", "public": True, **columns}
            connection.execute(insert(schema.tables).values(**values))
            for table in (schema.seats, *([schema.log] if values["seq"] else [])):
                rows = connection.execute(select(table).where(table.c.table_id == self.tables[kind])).mappings().all()
                connection.execute(insert(table), [{**old, "table_id": new} for old in rows])

        await self.services.database.write_sync(write)
        return new

    async def rows(self, table_id: str) -> list[Any]:
        """Everything the database holds of a table, and of people."""

        def read(connection: Connection) -> list[Any]:
            mine = [select(part).where(part.c.table_id == table_id) for part in _OF_TABLE]
            whole = [select(schema.tables).where(schema.tables.c.id == table_id)]
            people = [select(schema.people).order_by(schema.people.c.id), select(schema.tokens)]
            return [sorted(map(str, connection.execute(query))) for query in (*mine, *whole, *people)]

        return await self.services.database.read_sync(read)

    async def seq(self, table_id: str) -> int:
        def read(connection: Connection) -> int:
            query = select(schema.tables.c.seq).where(schema.tables.c.id == table_id)
            return int(connection.execute(query).scalar_one())

        return await self.services.database.read_sync(read)


@asynccontextmanager
async def world(
    database: str,
    empty: bool = False,
    now: Callable[[], int] = now_ms,
    kind: type[World] = World,
    **changes: Any,
) -> AsyncIterator[World]:
    """A server without a socket: requests go straight to the application. `empty`: nobody is there yet."""
    settings = Settings(
        **{"database": database, "rate_limit": 10**6, "login_limit": 10**6, "analyses": "asked", **CROWDED, **changes}
    )
    services = Services(settings, IdlePool(), now)
    services.hints = QuickHints()
    services.jobs = JobDesk(LateJobs(Priority.REQUESTS), settings.job_time_limit)
    services.analyses = IdleDesk(services.database, services.games, settings, services.now)
    app: Any = create_app(settings, services)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with services.running(), kind(services, transport=transport) as made:
        yield made if empty else await made.fill()


def answer_of(response: httpx.Response) -> str:
    """Status and word."""
    if response.is_success:
        return str(response.status_code)
    told = "json" in response.headers.get("content-type", "") and response.content  # a HEAD has no body
    word = response.json()["error"] if told else ""
    return f"{response.status_code} {word}".strip()

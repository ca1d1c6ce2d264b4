"""The delivery of messages: grace, retries, leases, and what is not delivered any more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert, update
from structlog.testing import capture_logs

from lisboa.server import metrics, webhook_health
from lisboa.server import postman as postman_module
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.delivery_places import AT_ONCE, PER_LANE, UNPROVEN, UNPROVEN_PER_ADDRESS
from lisboa.server.letters import Letter, Refused, Sender, TryAgain
from lisboa.server.notices import GRACE
from lisboa.server.postman import LEASE, Postman
from lisboa.server.public_hosts import lane_of
from lisboa.server.schema import messages, people, seats
from lisboa.server.settings import Settings
from lisboa.server.webhook_health import Health
from tests.server.receivers import answer, mail_sink, webhook_receiver
from tests.server.waiting_table import SECOND, START, Waiting, waiting_table

pytestmark = pytest.mark.slow

HOOK = {"webhook_url": "https://hooks.invalid/top-secret", "webhook_kind": "generic"}


class Channel:
    """A sender that notes what it gets, and does what is next on its list (None: delivers)."""

    def __init__(self, *outcomes: Exception | None) -> None:
        self.outcomes = list(outcomes)
        self.letters: list[Letter] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def send(self, letter: Letter, now: int) -> None:
        self.letters.append(letter)
        await self.gate.wait()
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome


def postman(waiting: Waiting, **senders: Sender) -> Postman:
    return Postman(waiting.db, Settings(public_url="https://lisboa.invalid"), senders, waiting.clock)


@asynccontextmanager
async def hooked(database_url: str) -> AsyncIterator[Waiting]:
    """Ana has a webhook, is told that it is her turn, and the grace is over."""
    async with waiting_table(database_url, **HOOK) as waiting:
        await waiting.note()
        waiting.clock.pass_by(30)
        yield waiting


def test_all_channels_for_real(database_url: str) -> None:
    async def scene() -> None:
        async with webhook_receiver() as receiver, mail_sink() as sink:
            ana = {"webhook_url": receiver.url, "webhook_kind": "discord", "email": "ana@mail.invalid"}
            async with waiting_table(database_url, **ana) as waiting:
                await waiting.change(title="Fri\r\nday \N{GRINNING FACE}")
                await waiting.note(decision="church-scoring")
                settings = Settings(
                    webhooks_to_private_hosts=True,
                    smtp_host="127.0.0.1",
                    smtp_port=sink.port,
                    public_url="https://lisboa.invalid",
                )
                waiting.clock.pass_by(30)
                postman = Postman(waiting.db, settings, now=waiting.clock)
                assert await postman.deliver_due() == 2
                assert await postman.deliver_due() == 0
                for channel in ("webhook", "email"):
                    row = await waiting.row(channel)
                    assert (row.sent_at, row.due_at, row.problem) == (START + 30 * SECOND, None, None)
                    assert row.attempts == 1
                assert (await waiting.row("browser")).sent_at is None
            line = "Ana, it is your turn at “Fri day \N{GRINNING FACE}”: church scoring waits for your choice."
            url = "https://lisboa.invalid/table/t"
            assert [document["content"] for document in receiver.documents] == [f"{line}\n{url}"]
            (mail,) = sink.mails
            assert mail.get_content().splitlines()[:3] == [line, "", url]

    asyncio.run(scene())


def test_nothing_is_sent_within_the_grace(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            channel = Channel()
            await waiting.note()
            waiting.clock.pass_by(29.9)
            assert await postman(waiting, webhook=channel).deliver_due() == 0
            waiting.clock.pass_by(0.1)
            assert await postman(waiting, webhook=channel).deliver_due() == 1
            assert len(channel.letters) == 1

    asyncio.run(scene())


def overtaken_by(database_url: str, happening: Any, kind: str = "your-turn") -> str | None:
    """What becomes of a message to Ana if this happens within the grace; None: it is delivered."""

    async def scene() -> str | None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(kind=kind)
            await happening(waiting)
            waiting.clock.pass_by(30)
            channel = Channel()
            assert await postman(waiting, webhook=channel).deliver_due() == 1
            row = await waiting.row("webhook")
            assert row.due_at is None
            assert (row.sent_at is None) == (row.problem is not None)
            assert len(channel.letters) == (row.problem is None)
            return str(row.problem) if row.problem else None

    return asyncio.run(scene())


def test_who_has_acted_needs_no_message(database_url: str) -> None:
    """Also if the next decision is Ana's as well."""
    assert overtaken_by(database_url, lambda waiting: waiting.act("ana")) == "overtaken"


def test_the_table_does_not_wait_any_more(database_url: str) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.change(waiting_for="bento")) == "overtaken"


@pytest.mark.parametrize("status", ["over", "quarantined"])
def test_the_game_does_not_go_on(database_url: str, status: str) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.change(status=status)) == "overtaken"


@pytest.mark.parametrize("entry", ["paused", "rewind-asked"])
def test_what_others_do_does_not_overtake(database_url: str, entry: str) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.act("bento", kind=entry)) is None


@pytest.mark.parametrize(
    ("person_id", "entry", "problem"),
    [
        ("bento", "rewind-agreed", None),
        ("ana", "rewind-agreed", "overtaken"),
        ("bento", "rewind-refused", "overtaken"),
        ("bento", "rewind", "overtaken"),
    ],
)
def test_a_rewind_that_is_settled(database_url: str, person_id: str, entry: str, problem: str | None) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.act(person_id, kind=entry), kind="rewind") == problem


def test_a_game_that_is_over(database_url: str) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.change(status="over", waiting_for=None), "over") is None


@pytest.mark.parametrize(("stand_in", "problem"), [("clock", None), (None, "overtaken")])
def test_who_is_stood_in_for_and_may_come_back(database_url: str, stand_in: str | None, problem: str | None) -> None:
    async def sit(waiting: Waiting) -> None:
        row = {"table_id": "t", "seat": 0, "kind": "person", "person_id": "ana", "stand_in": stand_in}
        await waiting.db.write_sync(lambda connection: connection.execute(insert(seats).values(row)))

    assert overtaken_by(database_url, sit, kind="stand-in") == problem


def test_a_game_that_is_not_over_after_all(database_url: str) -> None:
    assert overtaken_by(database_url, lambda waiting: waiting.change(status="running"), kind="over") == "overtaken"


def test_who_wants_no_more_webhooks_gets_none(database_url: str) -> None:
    change = {"webhook_url": None}
    problem = overtaken_by(database_url, lambda waiting: waiting.change_person("ana", **change))
    assert problem == "no webhook wanted any more"


def test_mails_left_by_a_server_that_had_a_mail_server(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, email="ana@mail.invalid") as waiting:
            await waiting.note()
            waiting.clock.pass_by(30)
            await Postman(waiting.db, Settings(), now=waiting.clock).deliver_due()
            row = await waiting.row("email")
            assert (row.due_at, row.sent_at, row.problem) == (None, None, "no email from this server")

    asyncio.run(scene())


def test_a_failing_receiver_that_works_again(database_url: str) -> None:
    async def scene() -> None:
        async with webhook_receiver(answer("503 Busy"), answer("500 Oh"), answer("204 No Content")) as receiver:
            async with waiting_table(database_url, webhook_url=receiver.url, webhook_kind="slack") as waiting:
                await waiting.note()
                waiting.clock.pass_by(30)
                postman = Postman(waiting.db, Settings(webhooks_to_private_hosts=True), now=waiting.clock)
                assert await postman.deliver_due() == 1
                row = await waiting.row("webhook")
                assert (row.attempts, row.sent_at, row.problem) == (1, None, "127.0.0.1: answered 503")
                assert row.due_at == waiting.clock() + 10 * SECOND
                assert await postman.deliver_due() == 0
                waiting.clock.pass_by(10)
                assert await postman.deliver_due() == 1
                waiting.clock.pass_by(60)
                assert await postman.deliver_due() == 1
                row = await waiting.row("webhook")
                assert (row.attempts, row.sent_at, row.problem) == (3, waiting.clock(), None)
            assert len(receiver.documents) == 3

    asyncio.run(scene())


def test_five_attempts_and_no_more(database_url: str) -> None:
    async def scene() -> list[int]:
        async with hooked(database_url) as waiting:
            channel = Channel(*[TryAgain("hooks.invalid: answered 500")] * 9)
            waits = []
            while (due := (await waiting.row("webhook")).due_at) is not None:
                waits.append((due - waiting.clock()) // SECOND)
                waiting.clock.now = due
                await postman(waiting, webhook=channel).deliver_due()
            row = await waiting.row("webhook")
            assert (row.attempts, row.sent_at, row.problem) == (5, None, "hooks.invalid: answered 500")
            assert len(channel.letters) == 5
            return waits

    assert asyncio.run(scene()) == [0, 10, 60, 600, 3600]


@pytest.mark.parametrize(("asked", "waits"), [(5, 10), (90, 90), (10_000_000, 3600)])
def test_what_the_other_side_asks_for(database_url: str, asked: float, waits: int) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            await postman(waiting, webhook=Channel(TryAgain("x: answered 429", asked))).deliver_due()
            assert (await waiting.row("webhook")).due_at == waiting.clock() + waits * SECOND

    asyncio.run(scene())


def test_a_refusal_is_final(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            given_up = metrics.MESSAGES_GIVEN_UP.labels("webhook")._value
            before = given_up.get()
            await postman(waiting, webhook=Channel(Refused("x: answered 404"))).deliver_due()
            assert given_up.get() == before + 1
            row = await waiting.row("webhook")
            assert (row.attempts, row.due_at, row.sent_at, row.problem) == (1, None, None, "x: answered 404")

    asyncio.run(scene())


def test_a_fault_of_a_channel_tells_no_secret(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            with capture_logs() as logs:
                await postman(waiting, webhook=Channel(RuntimeError("top-secret"))).deliver_due()
            row = await waiting.row("webhook")
            assert (row.problem, row.due_at) == ("RuntimeError", waiting.clock() + 10 * SECOND)
            assert [entry["event"] for entry in logs] == ["message not sent"]
            assert "secret" not in str(logs)

    asyncio.run(scene())


def test_two_postmen_and_one_message(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting, second_database(database_url, waiting) as other:
            channel = Channel()
            channel.gate.clear()
            first, second = (Postman(db, Settings(), {"webhook": channel}, waiting.clock) for db in (waiting.db, other))
            rounds = asyncio.gather(*(one.deliver_due() for one in (first, second, first, second)))
            await asyncio.sleep(0.2)
            channel.gate.set()
            assert sorted(await rounds) == [0, 0, 0, 1]
            assert len(channel.letters) == 1
            assert (await waiting.row("webhook")).attempts == 1

    asyncio.run(scene())


@asynccontextmanager
async def second_database(database_url: str, waiting: Waiting) -> AsyncIterator[Database]:
    """Of another server; an SQLite file has only one."""
    if waiting.db.dialect == "sqlite":
        yield waiting.db
        return
    db = Database(database_url)
    await db.open()
    try:
        yield db
    finally:
        await db.close()


def test_many_messages_two_postmen_each_once(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting, second_database(database_url, waiting) as other:
            names = [f"t{number}" for number in range(3 * PER_LANE)]
            for name in names:
                await waiting.table(name)
                await waiting.note(table_id=name)
            waiting.clock.pass_by(30)
            channel = Channel()

            async def work(db: Database) -> None:
                one = Postman(db, Settings(), {"webhook": channel}, waiting.clock)
                while claimed := await one.deliver_due():
                    assert claimed <= PER_LANE

            await asyncio.gather(work(waiting.db), work(other))
            assert sorted(letter.table_id for letter in channel.letters) == sorted(names)

    asyncio.run(scene())


def test_a_server_that_dies_leaves_its_message_to_others(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            stuck = Channel()
            stuck.gate.clear()
            dying = asyncio.create_task(postman(waiting, webhook=stuck).deliver_due())
            while not stuck.letters:
                await asyncio.sleep(0.01)
            dying.cancel()
            await asyncio.gather(dying, return_exceptions=True)
            channel = Channel()
            waiting.clock.pass_by(LEASE / SECOND - 1)
            assert await postman(waiting, webhook=channel).deliver_due() == 0
            waiting.clock.pass_by(1)
            assert await postman(waiting, webhook=channel).deliver_due() == 1
            assert (await waiting.row("webhook")).attempts == 2

    asyncio.run(scene())


@pytest.mark.parametrize("outcome", [TryAgain("x: answered 500"), None])
def test_overtaken_while_under_way(database_url: str, outcome: Exception | None) -> None:
    """However a delivery ends, it is not taken up again, and the newer message goes its own way."""

    async def scene() -> None:
        async with hooked(database_url) as waiting:
            channel = Channel(outcome)
            channel.gate.clear()
            delivery = asyncio.create_task(postman(waiting, webhook=channel).deliver_due())
            while not channel.letters:
                await asyncio.sleep(0.01)
            await waiting.note(seq=12)
            channel.gate.set()
            await delivery
            (new,) = await waiting.rows("webhook")
            assert (new.seq, new.due_at, new.problem) == (12, waiting.clock() + GRACE, None)

    asyncio.run(scene())


@asynccontextmanager
async def running(postman: Postman) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(postman.run())
    yield task
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def until_sent(channel: Channel, count: int) -> None:
    async with asyncio.timeout(20):
        while len(channel.letters) < count:
            await asyncio.sleep(0.01)


def test_it_runs_until_cancelled_and_can_be_woken(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman_module, "REST", 0.01)

    async def scene() -> None:
        async with hooked(database_url) as waiting:
            channel = Channel()
            one = postman(waiting, webhook=channel)
            async with running(one) as task:
                await until_sent(channel, 1)
                await waiting.table("other")
                await waiting.note(table_id="other")
                waiting.clock.pass_by(30)
                one.wake()
                await until_sent(channel, 2)
                assert not task.done()
            assert task.cancelled()

    asyncio.run(scene())


class Hosts(Channel):
    """Some receivers never answer; `stuck` are their tables."""

    def __init__(self, *stuck: str) -> None:
        super().__init__()
        self.stuck = set(stuck)
        self.delivered: list[str] = []
        self.gate.clear()

    async def send(self, letter: Letter, now: int) -> None:
        self.letters.append(letter)
        if letter.table_id in self.stuck:
            await self.gate.wait()
            raise TryAgain("no answer")
        self.delivered.append(letter.table_id)


async def neighbour(waiting: Waiting, name: str, **columns: Any) -> None:
    """Somebody for whom a table of theirs waits."""
    row = {"id": name, "name": name, "created_at": START, **columns}
    await waiting.db.write_sync(lambda connection: connection.execute(insert(people).values(row)))
    await waiting.table(f"of {name}", waiting_for=name)
    await waiting.note(table_id=f"of {name}", person_id=name)


def hook(host: str) -> dict[str, str]:
    return {"webhook_url": f"https://{host}/x", "webhook_kind": "generic", "webhook_lane": lane_of(host)}


def test_slow_receivers_delay_nobody_else(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty webhooks of one owner, and twenty of many, answer nobody: everybody else has their messages meanwhile."""
    monkeypatch.setattr(postman_module, "REST", 0.01)

    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            slow = [f"slow{number}" for number in range(40)]
            for number, name in enumerate(slow):
                host = f"h{number}.evil.example" if number < 20 else f"host.evil{number}.example"
                await neighbour(waiting, name, **hook(host))
            for name, delivered_at in (("old friend", 1), ("mail", None)):
                columns = hook("friend.example.org") if delivered_at else {"email": "mail@mail.example"}
                await neighbour(waiting, name, **columns)
                if delivered_at:
                    await waiting.db.write_sync(lambda c: webhook_health.delivered(c, "old friend", 1))
            waiting.clock.pass_by(30)
            channel = Hosts(*(f"of {name}" for name in slow))
            async with running(postman(waiting, webhook=channel, email=channel)):
                async with asyncio.timeout(20):
                    while len(channel.delivered) < 2:
                        await asyncio.sleep(0.01)
                assert sorted(channel.delivered) == ["of mail", "of old friend"]
                lanes = Counter(letter.lane for letter in channel.letters if letter.table_id in channel.stuck)
                assert lanes["evil.example"] <= PER_LANE
                assert lanes.total() <= AT_ONCE[UNPROVEN]
                channel.gate.set()

    asyncio.run(scene())


async def dead_ones(waiting: Waiting, count: int, address: str | None) -> list[str]:
    """People with webhooks of many hosts, of one address or of one each, for whom a message is due."""
    names = [f"dead {address} {number}" for number in range(count)]
    for number, name in enumerate(names):
        await neighbour(waiting, name, **hook(f"dead{number}.example"), address=address or name)
    return names


async def letters_before(
    database_url: str, prepare: Callable[[Waiting], Awaitable[list[str]]]
) -> tuple[list[str], int]:
    """To whom letters go while dead webhooks keep their places, until a newcomer's first one; how many rounds later."""
    async with waiting_table(database_url) as waiting:
        dead = await prepare(waiting)
        waiting.clock.pass_by(1)
        await neighbour(waiting, "newcomer", **hook("new.example.org"), address="elsewhere")
        waiting.clock.pass_by(30)
        channel = Hosts(*(f"of {name}" for name in dead))
        one = postman(waiting, webhook=channel)
        for rounds in range(30):
            looking = asyncio.create_task(one.deliver_due())
            while not (looking.done() or channel.letters):
                await asyncio.sleep(0.001)
            channel.gate.set()
            await looking
            if "of newcomer" in channel.delivered:
                return [letter.person_id for letter in channel.letters], rounds
        raise AssertionError("the newcomer got nothing")


def test_many_dead_webhooks_of_one_address_do_not_delay_a_new_one(database_url: str) -> None:
    letters, rounds = asyncio.run(letters_before(database_url, lambda waiting: dead_ones(waiting, 30, "one address")))
    assert rounds == 0
    assert len(letters) == UNPROVEN_PER_ADDRESS + 1


def test_webhooks_that_have_failed_go_behind_a_new_one(database_url: str) -> None:
    async def prepare(waiting: Waiting) -> list[str]:
        dead = await dead_ones(waiting, 30, None)
        for name in dead:
            await waiting.db.write_sync(partial(webhook_health.failed, person_id=name, problem="no answer", now=START))
        return dead

    letters, rounds = asyncio.run(letters_before(database_url, prepare))
    assert rounds == 0
    assert letters[0] == "newcomer"


def test_a_new_webhook_waits_for_no_address_that_has_had_its_turn(database_url: str) -> None:
    """Ten addresses have six dead ones each: the newcomer is within the first round of all addresses."""

    async def prepare(waiting: Waiting) -> list[str]:
        return [name for number in range(10) for name in await dead_ones(waiting, 6, f"address {number}")]

    letters, rounds = asyncio.run(letters_before(database_url, prepare))
    assert rounds <= 1
    assert len(letters) <= 2 * AT_ONCE[UNPROVEN]


def test_a_webhook_that_fails_again_and_again_rests_and_is_switched_off(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            channel = Channel(*[Refused("hooks.invalid: answered 404")] * 20)
            one = postman(waiting, webhook=channel)
            for number in range(webhook_health.CUT_OFF + 2):
                await waiting.table(f"t{number}")
                await waiting.note(table_id=f"t{number}")
                waiting.clock.pass_by(30)
                await one.deliver_due()
                waiting.clock.pass_by(3_600)
                await one.deliver_due()
            assert len(channel.letters) == webhook_health.CUT_OFF
            found = await waiting.db.read_sync(lambda c: webhook_health.find(c, "ana"))
            assert found == Health(off=True, problem="hooks.invalid: answered 404")
            await waiting.db.write_sync(lambda c: webhook_health.begin_again(c, "ana"))
            channel.outcomes.clear()
            await waiting.table("again")
            await waiting.note(table_id="again")
            waiting.clock.pass_by(30)
            assert await one.deliver_due() == 1
            assert channel.letters[-1].table_id == "again"
            assert (await waiting.db.read_sync(lambda c: webhook_health.find(c, "ana"))).off is False

    asyncio.run(scene())


def test_while_a_webhook_rests_its_messages_wait(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            channel = Channel(*[TryAgain("hooks.invalid: answered 500")] * 2)
            one = postman(waiting, webhook=channel)
            await one.deliver_due()
            waiting.clock.pass_by(10)
            await one.deliver_due()
            assert len(channel.letters) == 2
            await waiting.table("other")
            await waiting.note(table_id="other")
            await waiting.db.write_sync(
                lambda c: c.execute(update(messages).where(messages.c.table_id == "other").values(due_at=START))
            )
            assert await one.deliver_due() >= 1
            assert len(channel.letters) == 2, "it rests for twenty seconds after the second failure"
            waiting.clock.pass_by(20)
            await one.deliver_due()
            assert [letter.table_id for letter in channel.letters[2:]] == ["other"]

    asyncio.run(scene())


def test_a_mailbox_gets_so_many_e_mails_and_the_rest_waits(database_url: str) -> None:
    """Whoever they are for: two people with one mailbox, and invitations count twice."""

    async def scene() -> None:
        async with waiting_table(database_url, email="ana+1@mail.invalid") as waiting:
            await neighbour(waiting, "other", email="Ana+2@mail.invalid")
            for number in range(5):
                await waiting.table(f"t{number}")
                await waiting.note(table_id=f"t{number}")
            waiting.clock.pass_by(30)
            channel = Channel()
            settings = Settings(mails_per_hour=3, mails_per_day=5)
            one = Postman(waiting.db, settings, {"email": channel}, waiting.clock)
            while await one.deliver_due():
                pass
            assert len(channel.letters) == 3
            for hours, count in ((1, 5), (1, 5), (23, 6)):
                waiting.clock.pass_by(3_600 * hours)
                while await one.deliver_due():
                    pass
                assert len(channel.letters) == count
            assert all(letter.attempts == 1 for letter in channel.letters), "waiting is not failing"

    asyncio.run(scene())


def test_a_delivery_under_way_is_finished(database_url: str) -> None:
    async def scene() -> None:
        async with hooked(database_url) as waiting:
            channel = Channel()
            channel.gate.clear()
            task = asyncio.create_task(postman(waiting, webhook=channel).run())
            await until_sent(channel, 1)
            task.cancel()
            await asyncio.sleep(0.05)
            assert not task.done()
            channel.gate.set()
            await asyncio.gather(task, return_exceptions=True)
            assert task.cancelled()
            assert (await waiting.row("webhook")).sent_at == waiting.clock()

    asyncio.run(scene())


@pytest.mark.parametrize("fault", [DatabaseUnavailable("disk full"), RuntimeError("bug")])
def test_a_fault_of_the_database_does_not_stop_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    monkeypatch.setattr(postman_module, "REST", 0.01)
    monkeypatch.setattr(postman_module, "LONGEST_REST", 0.05)

    async def scene() -> None:
        async with hooked(database_url) as waiting:
            channel = Channel()
            one = postman(waiting, webhook=channel)
            whole, calls = waiting.db.write_sync, 0

            async def broken(work: Any) -> Any:
                nonlocal calls
                calls += 1
                if calls < 3:
                    raise fault
                return await whole(work)

            monkeypatch.setattr(waiting.db, "write_sync", broken)
            async with running(one):
                await until_sent(channel, 1)
            assert calls >= 3

    asyncio.run(scene())

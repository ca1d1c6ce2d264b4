"""Plays a little game over HTTP and keeps what was asked and answered: the examples of the API's description."""

from __future__ import annotations

import base64
import hashlib
import itertools
import random
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher
from litestar.testing import TestClient

from lisboa.game import Game
from lisboa.insight import Turn, imagined, telling, turn_facts
from lisboa.insight.analysis import Analysis, CostlyMove, Outlook, Point, result
from lisboa.server import analysis_desk, passwords
from lisboa.server.absence import LONG_MS, MINUTE
from lisboa.server.api_document import example_name
from lisboa.server.app import create_app
from lisboa.server.email_sender import EmailSender
from lisboa.server.hint_search import RankedMove
from lisboa.server.play import ABSENT_MS
from lisboa.server.services import Services
from lisboa.server.settings import Settings

Json = dict[str, Any]
BEGIN = 1_790_000_000_000  # milliseconds
VIEW = ("format", "seat", "period", "round", "active_player", "treasury_space")  # what examples show of a view
WHOLE = ("provenance", "influence", "market")  # of the components
SHOWN = 2  # how many events, options and frames
BROWSER = {  # the keys of the example in RFC 8291
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
    "p256dh": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


class Clock:
    """A second passes with each request."""

    now = BEGIN


class Recorder:
    """Asks, and keeps the first good answer of each operation and the first problem of each word."""

    def __init__(self, client: TestClient[Any], clock: Clock) -> None:
        self.client = client
        self.clock = clock
        self.operations: dict[str, Json] = {}
        self.problems: dict[str, Json] = {}
        self.headers: dict[str, str] = {}

    def ask(self, name: str, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request of whoever is logged in now. `name` is the operation's id."""
        self.clock.now += 1000
        response = self.client.request(method, path, json=body, params=params, headers=self.headers)
        kind = response.headers.get("content-type", "").partition(";")[0]
        told: Any = response.json() if kind.endswith("json") else response.text
        if response.is_success:
            own = self.operations.setdefault(name, {})
            if body is not None:
                own.setdefault("request", body)
            if told:
                own.setdefault(kind, shortened(told))
        else:
            self.problems.setdefault(example_name(told["error"], response.status_code), shortened(told))
        return told

    def be(self, person: Json) -> None:
        """Go on as this person."""
        self.headers = {"authorization": f"Bearer {person['token']}"} if person else {}

    def settle(self) -> None:
        """A minute later the server does what nobody has objected to."""
        self.clock.now += MINUTE
        services: Services = self.client.app.state.services
        with self.client.portal() as portal:
            portal.call(services.housekeeper.settle_questions, self.clock.now)

    def guest(self, name: str) -> Json:
        """Somebody new, with a token."""
        self.headers = {}
        me = self.ask("become_guest", "POST", "/api/guest", {"name": name})
        self.headers = {"x-csrf-token": me["csrf_token"]}
        token = self.ask("create_token", "POST", "/api/me/tokens", {"label": "my bot"})
        self.client.cookies.clear()
        return {**me, "token": token["secret"], "token_id": token["id"]}


def shortened(told: Any) -> Any:
    """Views, events and options without most of what is in them."""
    if isinstance(told, list):
        return [shortened(part) for part in told]
    if not isinstance(told, dict):
        return told
    short = {name: shortened(value) for name, value in told.items()}
    if "view" in short:
        short["view"] = {name: value for name, value in short["view"].items() if name in VIEW}
    for name in ("events", "frames", "options", "changes", "lines"):
        if isinstance(short.get(name), list):
            short[name] = short[name][:SHOWN]
    return short


def record() -> Json:
    """The examples: the same whenever they are made."""
    with tempfile.TemporaryDirectory() as folder, chance_is_fixed():
        settings = Settings(
            database=str(Path(folder) / "lisboa.db"), public_url="http://testserver.local", smtp_host="mail"
        )
        clock = Clock()
        services = Services(settings, now=lambda: clock.now)
        with (
            TestClient(create_app(settings, services)) as client,
            patch.object(EmailSender, "ask_to_confirm"),
            patch.object(services.bots, "wake"),  # how quick they are is left to chance
            patch.object(services.pool.jobs, "start"),
            patch.object(services.hints.jobs, "start"),
            patch.object(services.hints, "ranking", some_hints),
            patch.object(services.analyses, "run", nothing),  # and these take their time
            patch.object(services.housekeeper, "tick"),  # when it comes too; such a quick clock would look like a sleep
            client.portal() as portal,
            portal.wrap_async_context_manager(services.running()),
        ):
            recorder = Recorder(client, clock)
            people_and_tokens(recorder)
            help_for_clients(recorder)
            a_game(recorder)
            after_a_game(recorder)
            analyses(recorder, lambda table: portal.call(keep_analysis, services, table))
    return {
        "operations": dict(sorted(recorder.operations.items())),
        "problems": dict(sorted(recorder.problems.items())),
    }


async def nothing() -> None:
    """An analysis that does not begin."""


async def some_hints(game: Game, _: int, __: object) -> list[RankedMove]:
    """For two moves, with numbers that are made up: what a search finds depends on how busy the machine is."""
    turns = [turn_with(game, move) for move in game.legal_moves()[:2]]
    facts = telling([turn_facts(turn) for turn in turns])
    numbers = ((61.5, 4.2, 0.583), (59.0, 1.1, 0.529))  # wigs, margin, chance
    return [
        RankedMove(turn.moves[0], *expected, 0.0, turn.moves, told)
        for turn, expected, told in zip(turns, numbers, facts, strict=True)
    ]


def turn_with(game: Game, move: str) -> Turn:
    """That move, and the first that there is after it."""
    ahead = game.copy()
    ahead.play(move)
    return imagined(game, [move, *(ahead.legal_moves()[:1] if ahead.turn == game.turn else [])])


async def keep_analysis(services: Services, table: str) -> None:
    """A little one, with numbers that are made up."""
    game = Game.from_text(whole_game())
    before = game.rewound(1)
    played, other = game.moves[1], before.legal_moves()[-1]
    costly = CostlyMove(
        2,
        before.turn or 0,
        Outlook(played, 0.4, 26.5, -1.2, [played]),
        Outlook(other, 0.55, 29.0, 1.1, [other]),
        [played],
    )
    points = [Point(0, 0, [0.52, 0.48], [28.0, 27.1]), result(game)]
    found = Analysis(0, services.settings.analysis_simulations, points, [costly])
    await services.database.write_sync(lambda connection: analysis_desk.keep(connection, table, found, BEGIN))


@contextmanager
def chance_is_fixed() -> Iterator[None]:
    """Ids, secrets and seeds are drawn in the same order each time."""
    numbers: defaultdict[str, Iterator[int]] = defaultdict(itertools.count)  # so that one more changes few others

    def digest(kind: str) -> bytes:
        return hashlib.sha512(f"{kind} {next(numbers[kind])}".encode()).digest()

    def text(size: int = 32) -> str:
        return base64.urlsafe_b64encode(digest(f"text {size}")[:size]).rstrip(b"=").decode()

    def hexadecimal(size: int = 32) -> str:
        return digest(f"hexadecimal {size}")[:size].hex()

    draws = patch.multiple("secrets", token_urlsafe=text, token_hex=hexadecimal, randbits=random.Random(1).getrandbits)
    with draws, patch.object(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64)):
        yield


def people_and_tokens(recorder: Recorder) -> None:
    """Guests, an account, a profile, a token that is revoked."""
    ask = recorder.ask
    for name, path in (("get_health", "/health"), ("get_ready", "/health/ready")):
        health = ask(name, "GET", path)
        told = recorder.operations[name]["application/json"]
        told |= {"engine": "0.1.0", "components": "1", "compiled": True} if health["ok"] else {}
    ask("get_live", "GET", "/health/live")
    ask("get_me", "GET", "/api/me")
    metrics = ask("get_metrics", "GET", "/metrics").splitlines()
    lines = [line for line in metrics if line.startswith("# ") and "lisboa_sockets" in line]
    recorder.operations["get_metrics"] = {"text/plain": "\n".join([*lines, "lisboa_sockets 2.0"])}
    carla = recorder.guest("Carla")
    recorder.be(carla)
    ask("get_me", "GET", "/api/me")
    account = {"name": "Carla", "password": "seven hills", "keep_tokens": True}
    ask("register_account", "POST", "/api/me/account", account)
    ask("log_in", "POST", "/api/login", {"name": "carla", "password": "seven hills"})
    ask("log_in", "POST", "/api/login", {"name": "carla", "password": "seven mills"})
    recorder.client.cookies.clear()
    ask("change_password", "POST", "/api/me/password", {"old": "not mine, that", "new": "seven hills and a river"})
    new = {"old": "seven hills", "new": "seven hills and a river", "keep_tokens": True}
    ask("change_password", "POST", "/api/me/password", new)
    recorder.client.cookies.clear()
    ask("change_me", "PATCH", "/api/me", {"email": "carla@example.org"})
    ask("list_tokens", "GET", "/api/me/tokens")
    browser = ask("add_push", "POST", "/api/me/push", BROWSER)
    ask("get_push", "GET", "/api/me/push")
    ask("remove_push", "DELETE", f"/api/me/push/{browser['id']}")
    ask("log_out", "POST", "/api/logout")
    recorder.client.cookies.clear()
    ask("revoke_token", "DELETE", f"/api/me/tokens/{carla['token_id']}")


def help_for_clients(recorder: Recorder) -> None:
    """What is the same for all games; of the components one of each kind is shown."""
    recorder.ask("list_bots", "GET", "/api/bots")
    told = {"table": None, "text": "The board stays empty.", "where": "/table/x", "error": "TypeError: view is null"}
    recorder.ask("report_fault", "POST", "/api/reports", told)
    recorder.ask("get_components", "GET", "/api/components")
    recorder.ask("list_rule_pages", "GET", "/api/rules")
    recorder.ask("get_rule_page", "GET", "/api/rules/10-sponsoring")
    recorder.ask("get_rule_page", "GET", "/api/rules/16-cheating")
    recorder.ask("get_rule_picture", "GET", "/api/rules/pictures/church.svg")
    shorten_rules(recorder.operations)
    told = recorder.operations["get_components"]["application/json"]
    for name, part in told.items():
        told[name] = dict(list(part.items())[:1]) if isinstance(part, dict) and name not in WHOLE else part
    told["version"] = "1"


def shorten_rules(operations: dict[str, Json]) -> None:
    """The texts of the rules are elsewhere, and change for other reasons."""
    pages = operations["list_rule_pages"]["application/json"]
    operations["list_rule_pages"]["application/json"] = [page for page in pages if page["page"] == "10-sponsoring"]
    operations["get_rule_page"]["application/json"]["html"] = "<h1>10 Sponsoring</h1>"
    operations["get_rule_picture"]["image/svg+xml"] = "<svg/>"


def a_game(recorder: Recorder) -> None:
    """Two people play: they join, move, undo, ask for a rewind, talk, pause, resign."""
    ask = recorder.ask
    ana, bea = recorder.guest("Ana"), recorder.guest("Bea")
    recorder.be(ana)
    table = ask("create_table", "POST", "/api/tables", wishes())["id"]
    spare = ask("create_table", "POST", "/api/tables", {"players": 2})["id"]
    here = f"/api/tables/{table}"
    ask("set_seat", "PUT", f"{here}/seats/1", {"kind": "open"})
    ask("set_clock", "PUT", f"{here}/clock", {"clock": wishes()["clock"]})
    ask("start_game", "POST", f"{here}/start")
    ask("get_situation", "GET", f"{here}/situation")
    ask("delete_table", "DELETE", f"/api/tables/{spare}")
    ask("get_table", "GET", f"/api/tables/{spare}")
    recorder.be(bea)
    ask("list_tables", "GET", "/api/tables", open_seats=True)
    ask("leave_table", "POST", f"{here}/leave")
    ask("join_table", "POST", f"{here}/join", {"seat": 1})
    ask("leave_table", "POST", f"{here}/leave")
    ask("join_table", "POST", f"{here}/join", {"seat": 1})
    recorder.be(ana)
    ask("start_game", "POST", f"{here}/start", {"bots": "greedy"})
    play(recorder, here, [ana, bea])
    around(recorder, table, bea)
    consent(recorder, here, [ana, bea])
    the_end(recorder, here, [ana, bea])


def wishes() -> Json:
    """A table with everything."""
    return {
        "title": "Friday evening",
        "seats": [{"kind": "host"}, {"kind": "open"}],
        "clock": {"kind": "async", "hours_per_move": 48, "when_out": "nothing"},
    }


def play(recorder: Recorder, here: str, people: list[Json]) -> None:
    """A dozen moves; one is taken back and played again as soon as that can be done."""
    for number in range(12):
        now = situation(recorder, here, people)
        move = now["decision"]["options"][0]["notation"]
        recorder.ask("preview_move", "GET", f"{here}/preview", move=move)
        if number == 6:
            recorder.ask("plan_moves", "POST", f"{here}/plan", {"seed": 7, "moves": [move, "auto-to-me"]})
            recorder.ask("get_hint", "POST", f"{here}/hint", {"seat": now["seat"]})
        if number == 3:
            recorder.ask("make_move", "POST", f"{here}/moves", {"move": move, "seq": 0, "key": "late"})
            closed = next((o["notation"] for o in now["decision"]["options"] if not o["enabled"]), "dance")
            recorder.ask("make_move", "POST", f"{here}/moves", {"move": closed, "seq": now["seq"], "key": "wrong"})
        done = recorder.ask(
            "make_move", "POST", f"{here}/moves", {"move": move, "seq": now["seq"], "key": f"m{number}"}
        )
        if done["situation"]["undoable"] and "undo_moves" not in recorder.operations:
            seq = done["seq"]
            recorder.ask("undo_moves", "POST", f"{here}/undo", {"count": 50, "seq": seq, "key": "much"})
            recorder.ask("undo_moves", "POST", f"{here}/undo", {"count": 1, "seq": seq, "key": "back"})
            recorder.ask("redo_moves", "POST", f"{here}/redo", {"count": 1, "seq": seq + 1, "key": "again"})


def situation(recorder: Recorder, here: str, people: list[Json]) -> Json:
    """As who has to decide sees it; he goes on asking."""
    recorder.be(people[0])
    now: Json = recorder.ask("get_situation", "GET", f"{here}/situation")
    if now["decision"] is None:
        recorder.ask("make_move", "POST", f"{here}/moves", {"move": "pass", "seq": now["seq"], "key": "early"})
        recorder.be(people[1])
        now = recorder.ask("get_situation", "GET", f"{here}/situation")
    return now


def around(recorder: Recorder, table: str, bea: Json) -> None:
    """What is not the game itself."""
    ask, here = recorder.ask, f"/api/tables/{table}"
    recorder.be(bea)
    ask("get_table", "GET", here)
    ask("list_my_tables", "GET", "/api/me/tables")
    ask("get_next_table", "GET", "/api/me/next")
    ask("list_messages", "GET", "/api/me/messages")
    ask("list_removals", "GET", "/api/me/removals")
    soon = {"kind": "import", "at": 1_796_000_000_000, "days": 180, "table_id": "k6vUjHqMylgmsLql", "title": "Friends"}
    recorder.operations["list_removals"] = {"application/json": [soon]}
    ask("mark_messages_read", "POST", "/api/me/messages/read", table=table)
    ask("write_notes", "PUT", f"{here}/notes", {"text": "wait for the King"})
    ask("get_notes", "GET", f"{here}/notes")
    ask("send_chat_line", "POST", f"{here}/chat", {"text": "good luck"})
    ask("get_chat", "GET", f"{here}/chat", since=0)
    ask("list_events", "GET", f"{here}/events", since=2)
    ask("list_events_since_my_last_move", "GET", f"{here}/since-my-last-move")
    ask("get_history_point", "GET", f"{here}/history/3")
    ask("get_history_point", "GET", f"{here}/history/3000")
    ask("export_game", "GET", f"{here}/export", format="json")
    ask("archive_table", "POST", f"{here}/archive", {"archived": True})


def consent(recorder: Recorder, here: str, people: list[Json]) -> None:
    """A rewind that the other agrees to, and a pause."""
    ask = recorder.ask
    seq = situation(recorder, here, people)["seq"]
    recorder.be(people[0])
    ask("answer_rewind", "POST", f"{here}/rewind/answer", {"agree": True, "seq": seq, "key": "eager"})
    ask("ask_rewind", "POST", f"{here}/rewind", {"to": 4, "seq": seq, "key": "please"})
    recorder.be(people[1])
    ask("answer_rewind", "POST", f"{here}/rewind/answer", {"agree": True, "seq": seq + 1, "key": "fine"})
    ask("pause_clock", "POST", f"{here}/pause", {"paused": True, "seq": seq + 2, "key": "dinner"})
    ask("pause_clock", "POST", f"{here}/pause", {"paused": False, "seq": seq + 3, "key": "back to it"})


def the_end(recorder: Recorder, here: str, people: list[Json]) -> None:
    """A bot takes over, the seat is taken back, somebody resigns."""
    ask = recorder.ask
    now = situation(recorder, here, people)
    ask("take_seat_back", "POST", f"{here}/return", {"seq": now["seq"], "key": "home"})
    absent, other = people if now["seat"] == 0 else reversed(people)
    recorder.be(other)
    ask("stand_in_for_absent", "POST", f"{here}/stand-in", {"seq": now["seq"], "key": "impatient"})
    recorder.clock.now += ABSENT_MS
    ask("stand_in_for_absent", "POST", f"{here}/stand-in", {"seq": now["seq"], "key": "after a week"})
    recorder.be(absent)
    ask("take_seat_back", "POST", f"{here}/return", {"seq": now["seq"] + 1, "key": "home again"})
    with_friends(recorder, here, absent, other, {"seat": now["seat"], "seq": now["seq"] + 2})
    recorder.be(other)
    ask("resign_seat", "POST", f"{here}/resign", {"seq": now["seq"] + 5, "key": "enough"})


def with_friends(recorder: Recorder, here: str, absent: Json, other: Json, now: Json) -> None:
    """Somebody does not want to be asked; somebody else is away for long, and a friend takes the seat."""
    ask = recorder.ask
    recorder.be(absent)
    ask("set_standing_answer", "PUT", f"{here}/standing-answers", {"what": "king"})
    ask("get_standing_answers", "GET", f"{here}/standing-answers")
    friend = recorder.guest("Dino")
    recorder.be(other)
    answer = {"agree": True, "seq": now["seq"], "key": "gladly"}
    ask("answer_replacement", "POST", f"{here}/replace/answer", answer)
    recorder.clock.now += LONG_MS
    ask("ask_replacement", "POST", f"{here}/replace", {**now, "way": "person", "key": "who else"})
    recorder.settle()
    offered = {**now, "seq": now["seq"] + 2}
    ask("ask_replacement", "POST", f"{here}/replace", {**offered, "way": "person", "key": "anybody"})
    # With two at a table nobody is left to agree; the answer looks like that to a rewind.
    agreed = recorder.operations["answer_rewind"]["application/json"]
    recorder.operations["answer_replacement"] = {"request": answer, "application/json": agreed}
    recorder.be(friend)
    ask("take_seat", "POST", f"{here}/take-seat", {**offered, "key": "here I am"})


def after_a_game(recorder: Recorder) -> None:
    """A file is imported to be analysed; one of a game that is over can be put away and played again."""
    ask = recorder.ask
    file = Game(players=2, seed=1).to_text()
    analysis = ask("import_game", "POST", "/api/import", {"text": file, "title": "What if"})["id"]
    ask("import_game", "POST", "/api/import", {"text": "1. nonsense"})
    ask("export_game", "GET", f"/api/tables/{analysis}/export", format="text")
    seats = [{"kind": "host"}, {"kind": "hot-seat"}]
    over = ask("import_game", "POST", "/api/import", {"text": whole_game(), "seats": seats})["id"]
    ask("archive_table", "POST", f"/api/tables/{over}/archive", {"archived": True})
    ask("create_rematch", "POST", f"/api/tables/{over}/rematch")


def analyses(recorder: Recorder, keep: Callable[[str], None]) -> None:
    """One is asked for, and another one is there."""
    ask = recorder.ask
    tables = [ask("import_game", "POST", "/api/import", {"text": whole_game()})["id"] for _ in range(2)]
    ask("analyse_game", "POST", f"/api/tables/{tables[0]}/analysis")
    keep(tables[1])
    ask("get_analysis", "GET", f"/api/tables/{tables[1]}/analysis")


def whole_game() -> str:
    """The file of a game that is over."""
    game = Game(players=2, seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    return game.to_text()

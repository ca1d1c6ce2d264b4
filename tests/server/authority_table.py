"""Who may do what: every endpoint of a table, what it needs, and what each role is answered. Written from the rules of
the house, not from the code.

Before the answers below come three rules that hold everywhere:
- what needs a person is 401 for nobody;
- a private table does not exist (404) for who neither belongs to it nor brings its invitation where one can;
- a game is not shown (403) to strangers if the host wants no spectators.
"""

from __future__ import annotations

from typing import Any

import msgspec

# Roles at a table. A friend is a stranger with the invitation link.
HOST, TURN, OTHER, RESIGNED, INVITED = "host", "turn", "other", "resigned", "invited"
FRIEND, STRANGER, NOBODY = "friend", "stranger", "nobody"
SEATED = (HOST, TURN, OTHER)
MEMBERS = (HOST, TURN, OTHER, RESIGNED, INVITED)
# Who sits at which table. Nobody is invited to a game that has begun.
ROLES = {
    "waiting": (HOST, TURN, INVITED, FRIEND, STRANGER, NOBODY),
    "running": (HOST, TURN, OTHER, RESIGNED, FRIEND, STRANGER, NOBODY),
    "over": (HOST, TURN, OTHER, FRIEND, STRANGER, NOBODY),
}
# A state is a kind of table with some of its columns changed.
STATES: dict[str, tuple[str, dict[str, Any]]] = {
    "public waiting": ("waiting", {}),
    "private waiting": ("waiting", {"public": False}),
    "players' chat before the game": ("waiting", {"spectator_chat": False}),
    "public running": ("running", {}),
    "private running": ("running", {"public": False}),
    "no spectators": ("running", {"spectators": False}),
    "private, no spectators": ("running", {"spectators": False, "public": False}),
    "players' chat": ("running", {"spectator_chat": False}),
    "over": ("over", {}),
    "private over": ("over", {"public": False}),
    "quarantined": ("running", {"status": "quarantined", "problem": "told differently"}),
}

Answers = dict[str, str]  # by role; "*" is everybody else


class Endpoint(msgspec.Struct, frozen=True):
    """`answers` are by the status of the table; "*" is any other status."""

    method: str
    path: str
    answers: dict[str, Answers]
    body: Any = None
    person: bool = True  # is a login needed?
    query: Any = None
    invite: str = ""  # does an invitation help: in the "query", in the "body"
    writes: bool = True  # does a POST change anything?
    game: bool = False  # does it show the game?

    @property
    def changes(self) -> bool:
        return self.method != "GET" and self.writes

    def expected(self, kind: str, columns: dict[str, Any], role: str) -> str:
        """Status and word of the answer."""
        if self.person and role == NOBODY:
            return "401 not-logged-in"
        brings_invite = role == FRIEND and bool(self.invite)
        if columns.get("public") is False and role not in MEMBERS and not brings_invite:
            return "404 not-found"
        if self.game and columns.get("spectators") is False and role not in MEMBERS:
            return "403 forbidden"
        if self.path.endswith("/chat") and self.method == "GET":
            for_members = columns.get("spectator_chat") is False or columns.get("spectators") is False
            hidden = for_members and role not in MEMBERS
            return "403 forbidden" if hidden else "200"
        by_role = self.answers.get(str(columns.get("status", kind)), self.answers.get("*", {}))
        return by_role.get(role, by_role.get("*", ""))


def by_all(answer: str, **others: str) -> Answers:
    """The same for everybody, but for some."""
    return {"*": answer, **others}


def by_seated(answer: str, **others: str) -> Answers:
    """For who moves for a seat; others are forbidden to."""
    return {"*": "403 forbidden", **dict.fromkeys(SEATED, answer), **others}


def by_members(answer: str, **others: str) -> Answers:
    """For who belongs to the table; others are forbidden to."""
    return {"*": answer, **dict.fromkeys((FRIEND, STRANGER), "403 forbidden"), **others}


STARTED = by_all("409 started")
LOCKED = {"waiting": by_all("409 not-started"), "quarantined": by_all("409 quarantined")}
SHOWN = {"*": by_all("200"), **LOCKED}
ANALYSED = {"over": by_all("200"), "running": by_all("409 not-over"), **LOCKED}


def action(body: dict[str, Any], path: str, running: Answers, over: Answers) -> Endpoint:
    """Something done in a game, with the number of the last entry and a key."""
    seq_and_key = {"seq": "{seq}", "key": "{key}"}
    answers = {"running": running, "over": over, **LOCKED}
    return Endpoint("POST", f"/api/tables/{{table}}/{path}", answers, body={**body, **seq_and_key})


OVER = by_seated("409 over")
TABLE_ENDPOINTS = [
    Endpoint("GET", "/api/tables/{table}", {"*": by_all("200")}, person=False, invite="query"),
    Endpoint("DELETE", "/api/tables/{table}", {"waiting": by_all("403 forbidden", host="204"), "*": STARTED}),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        {"waiting": by_all("200", host="409 seated", turn="409 seated"), "*": STARTED},
        body={},
        invite="body",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/leave",
        {"waiting": by_all("409 not-seated", host="200", turn="200", invited="200"), "*": STARTED},
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/seats/3",
        {"waiting": by_all("403 forbidden", host="200"), "*": STARTED},
        body={"kind": "bot"},
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/start",
        {"waiting": by_all("403 forbidden", host="409 seats-open"), "*": STARTED},
    ),
    Endpoint("POST", "/api/tables/{table}/rematch", {"over": by_seated("200"), "*": by_all("409 not-over")}),
    Endpoint(
        "POST",
        "/api/tables/{table}/archive",
        {
            "over": by_members("200"),
            "running": by_members("409 not-over", resigned="200"),
            "*": by_members("409 not-over"),
        },
        body={"archived": True},
    ),
    Endpoint("GET", "/api/tables/{table}/notes", {"*": by_members("200")}),
    Endpoint("PUT", "/api/tables/{table}/notes", {"*": by_members("200")}, body={"text": "n"}),
    Endpoint("GET", "/api/tables/{table}/chat", {}, person=False, invite="query"),
    Endpoint(
        "POST",
        "/api/tables/{table}/chat",
        {"*": by_members("201")},
        body={"text": "Olá"},
    ),
    Endpoint("GET", "/api/tables/{table}/situation", SHOWN, person=False, invite="query", game=True),
    Endpoint("GET", "/api/tables/{table}/events", SHOWN, person=False, invite="query", game=True),
    Endpoint("GET", "/api/tables/{table}/since-my-last-move", SHOWN, game=True),
    Endpoint("GET", "/api/tables/{table}/history/0", SHOWN, person=False, invite="query", game=True),
    Endpoint("GET", "/api/tables/{table}/export", SHOWN, person=False, invite="query", game=True),
    Endpoint("GET", "/api/tables/{table}/analysis", ANALYSED, person=False, invite="query", game=True),
    Endpoint(
        "POST",
        "/api/tables/{table}/analysis",
        ANALYSED,
        person=False,
        invite="query",
        game=True,
        writes=False,  # what it makes is written later, by nobody's request
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/preview",
        {"running": by_seated("403 not-your-turn", turn="200"), "over": by_seated("409 over"), **LOCKED},
        query={"move": "{move}"},
        game=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        {"running": by_seated("403 not-your-turn", turn="200"), "over": by_seated("409 over"), **LOCKED},
        body={},
        game=True,
        writes=False,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/plan",
        {"*": by_members("200"), **LOCKED},
        body={"seed": 1, "moves": ["auto"]},
        game=True,
        writes=False,
    ),
    action({"move": "{move}"}, "moves", by_seated("403 not-your-turn", turn="201"), OVER),
    action({"count": 9999}, "undo", by_seated("409 undo-barrier"), by_seated("409 undo-barrier")),
    action({}, "redo", by_seated("403 not-your-turn", turn="409 nothing-to-redo"), by_seated("403 not-your-turn")),
    action({"to": 0}, "rewind", by_seated("201"), OVER),
    action({"agree": False}, "rewind/answer", by_seated("409 no-rewind"), by_seated("409 no-rewind")),
    action({}, "resign", by_seated("201"), OVER),
    action(
        {"seat": 0, "way": "bot"},
        "replace",
        by_seated("409 not-absent", host="403 forbidden"),
        by_seated("409 over", host="409 over"),
    ),
    action({"agree": True}, "replace/answer", by_seated("409 no-question"), by_seated("409 no-question")),
    Endpoint(
        "POST",
        "/api/tables/{table}/take-seat",
        {
            "running": by_all(
                "409 taken", host="409 seated", turn="409 seated", other="409 seated", resigned="409 seated"
            ),
            "over": by_all("409 over"),
            **LOCKED,
        },
        body={"seat": 0, "seq": "{seq}", "key": "{key}"},
        invite="body",
    ),
    Endpoint("GET", "/api/tables/{table}/standing-answers", {"*": by_seated("200"), **LOCKED}),
    Endpoint(
        "PUT",
        "/api/tables/{table}/standing-answers",
        {"running": by_seated("200"), "over": OVER, **LOCKED},
        body={"what": "round"},
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/clock",
        {"waiting": by_all("403 forbidden", host="200"), "*": STARTED},
        body={"clock": None},
    ),
    action({}, "return", by_seated("409 not-stood-in", resigned="409 not-stood-in"), by_seated("409 not-stood-in")),
    action({}, "stand-in", by_seated("409 not-absent", turn="403 forbidden"), OVER),
    action({"paused": True}, "pause", by_seated("201"), OVER),
]
NO_ACCOUNT = {"name": "nobody", "password": "wrong-password"}
SUBSCRIPTION = {
    "endpoint": "https://push.example/{key}",
    "p256dh": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
# The body for a change, and the answer to a guest, an account and nobody.
PERSONAL_ENDPOINTS: list[tuple[str, str, Any, str, str, str]] = [
    ("POST", "/api/guest", {}, "409 already-somebody", "409 already-somebody", "201"),
    ("POST", "/api/login", NO_ACCOUNT, "401 wrong-password", "401 wrong-password", "401 wrong-password"),
    ("POST", "/api/logout", None, "200", "200", "401 not-logged-in"),
    ("GET", "/api/me", None, "200", "200", "401 not-logged-in"),
    ("PATCH", "/api/me", {"name": "Zé"}, "200", "200", "401 not-logged-in"),
    (
        "POST",
        "/api/me/account",
        {"name": "New {key}", "password": "long-enough"},
        "200",
        "409 already-registered",
        "401 not-logged-in",
    ),
    (
        "POST",
        "/api/me/password",
        {"old": "not-this-one", "new": "long-enough"},
        "403 wrong-password",
        "403 wrong-password",
        "401 not-logged-in",
    ),
    ("GET", "/api/me/removals", None, "200", "200", "401 not-logged-in"),
    ("GET", "/api/me/tokens", None, "200", "200", "401 not-logged-in"),
    ("POST", "/api/me/tokens", {"label": "bot"}, "201", "201", "401 not-logged-in"),
    ("DELETE", "/api/me/tokens/{others_token}", None, "404 not-found", "404 not-found", "401 not-logged-in"),
    ("GET", "/api/me/push", None, "200", "200", "401 not-logged-in"),
    ("POST", "/api/me/push", SUBSCRIPTION, "201", "201", "401 not-logged-in"),
    ("DELETE", "/api/me/push/{others_browser}", None, "404 not-found", "404 not-found", "401 not-logged-in"),
    ("GET", "/api/email/confirm?token=x", None, "400 bad-token", "400 bad-token", "400 bad-token"),
    ("POST", "/api/email/confirm?token=x", None, "400 bad-token", "400 bad-token", "400 bad-token"),
    ("GET", "/api/email/stop?token=x", None, "400 bad-token", "400 bad-token", "400 bad-token"),
    ("POST", "/api/email/stop?token=x", None, "400 bad-token", "400 bad-token", "400 bad-token"),
    ("GET", "/api/me/messages", None, "200", "200", "401 not-logged-in"),
    ("POST", "/api/me/messages/read?table=x", None, "200", "200", "401 not-logged-in"),
    ("GET", "/api/me/tables", None, "200", "200", "401 not-logged-in"),
    ("GET", "/api/me/next", None, "200", "200", "401 not-logged-in"),
    ("GET", "/api/tables", None, "200", "200", "200"),
    ("POST", "/api/tables", {}, "201", "201", "401 not-logged-in"),
    ("POST", "/api/import", {"text": "no game"}, "422 bad-game-file", "422 bad-game-file", "401 not-logged-in"),
    ("GET", "/api/bots", None, "200", "200", "200"),
    ("GET", "/api/components", None, "200", "200", "200"),
    ("POST", "/api/reports", {"table": "none", "text": "it hangs"}, "201", "201", "201"),
    ("GET", "/api/rules", None, "200", "200", "200"),
    ("GET", "/api/rules/08-visits", None, "200", "200", "200"),
    ("GET", "/api/rules/pictures/church.svg", None, "200", "200", "200"),
    *(
        (method, f"/{page}", None, "200", "200", "200")
        for method in ("GET", "HEAD")
        for page in (
            *("", "new", "mine", "lobby", "replays", "settings", "legend", "rules", "rules/anything"),
            *("table/anything", "favicon.svg", "link-preview.png"),
        )
    ),
    *(
        (method, f"/{page}", None, "200", "200", "200")
        for method in ("GET", "HEAD")
        for page in ("service-worker.js", "offline", "manifest.webmanifest")
    ),
    ("GET", "/icons/anything", None, "404 not-found", "404 not-found", "404 not-found"),
    ("HEAD", "/icons/anything", None, "404", "404", "404"),
    ("GET", "/assets/anything", None, "404 not-found", "404 not-found", "404 not-found"),
    ("HEAD", "/assets/anything", None, "404", "404", "404"),
    ("GET", "/health", None, "200", "200", "200"),
    ("GET", "/health/live", None, "200", "200", "200"),
    ("GET", "/health/ready", None, "200", "200", "200"),
    ("GET", "/metrics", None, "200", "200", "200"),
    ("GET", "/schema", None, "200", "200", "200"),
    ("GET", "/schema/openapi.json", None, "200", "200", "200"),
    ("GET", "/schema/anything", None, "404", "404", "404"),
]
SOCKETS = ["/api/tables/{table}/live", "/api/me/live"]

"""Two tables whose games differ only in what one seat cannot know: everything it is told must be the same."""

from __future__ import annotations

import asyncio
import copy
import random
from typing import Any

import lisboa
from lisboa import Game, IllegalMove
from lisboa.engine.names import COLOURS
from lisboa.engine.tables import CARD_IDS
from tests.fuzz.knowledge import Knowledge
from tests.server.client import Client

Document = dict[str, Any]
PATIENCE = 20


class Pair:
    """A game file and another one that a seat cannot tell from it, with the cards that lie elsewhere there."""

    def __init__(self, seat: int, true: Game, other: Game, moved: list[str]) -> None:
        self.seat = seat
        self.files = (true.to_json(), other.to_json())
        self.players = true.players
        self.seat_decides = true.turn == seat
        self.moved = moved
        self.own = true.position()["players"][COLOURS[seat]]["hand"]


def pair(seed: int, **options: Any) -> Pair:
    """From somewhere in a game that bots have played; the first that can be told in two ways."""
    rng = random.Random(seed)
    while True:
        game = Game(seed=rng.getrandbits(60), **options)
        while game.view(None)["period"] == 0:
            game.play(rng.choice(game.legal_moves()))
        later = rng.randrange(120)
        while len(game.moves) < later:
            game.play(lisboa.bots.move(game, "eager", rng.getrandbits(20)))
        found = other_truth(game, rng.randrange(0, 25), rng)
        if found is not None:
            return found


def other_truth(game: Game, further: int, rng: random.Random) -> Pair | None:
    """Some moves on from a position, and the same moves from another one; None if they cannot be made there."""
    start = game.position()
    true = Game.from_position(start)
    knowledge = Knowledge(true)
    for _ in range(further):
        knowledge.look(true, true.play(lisboa.bots.move(true, "eager", rng.getrandbits(20))))
    if true.is_over or dealt_since(start, true.position()):
        return None  # what is dealt later is not in the position
    seat = true.turn if rng.random() < 0.7 else rng.randrange(true.players)
    assert seat is not None
    document, moved = changed(start, true.position(), knowledge.seen[seat], seat, rng)
    other = Game.from_position(document)
    try:
        for move in true.moves:
            other.play(move)
    except IllegalMove:
        return None  # with these cards somebody else had no choice, or another one
    return Pair(seat, true, other, moved) if moved and other.movers == true.movers else None


def dealt_since(start: Document, now: Document) -> bool:
    """Was a period begun or its decks laid out meanwhile?"""
    decks = start["political_decks"].items()
    return start["period"] != now["period"] or any(
        len(now["political_decks"][kind]) > len(deck) for kind, deck in decks
    )


def changed(
    start: Document, now: Document, seen: set[str], seat: int, rng: random.Random
) -> tuple[Document, list[str]]:
    """A position in which everything lies elsewhere that a seat has not seen by now."""
    document = copy.deepcopy(start)
    names = hidden_cards(start, seen, seat, rng)
    for colour, player in document["players"].items():
        if colour != COLOURS[seat]:
            player["hand"] = sorted((names.get(card, card) for card in player["hand"]), key=CARD_IDS.index)
    for part in ("cards_gone", "cards_known"):
        document[part] = {names.get(card, card): told for card, told in document[part].items()}
    for kind, deck in document["political_decks"].items():
        shuffle_first(deck, len(now["political_decks"][kind]) - now["decks_face_up"][kind], rng)
    for architect, stack in document["building_stacks"].items():
        shuffle_first(stack, len(now["building_stacks"][architect]) - 2, rng)
    shuffle_first(document["church"]["bag"], len(now["church"]["bag"]), rng)
    for part in ("decree_deck", "goal_deck"):
        shuffle_first(document[part], len(now[part]), rng)
    document["random"] |= {word: rng.getrandbits(32) for word in "123"}
    return document, [card for card, name in names.items() if card != name]


def hidden_cards(start: Document, seen: set[str], seat: int, rng: random.Random) -> dict[str, str]:
    """Other names for the cards in other hands and in the box that a seat has not seen, deck by deck."""
    held = [card for c, player in start["players"].items() if c != COLOURS[seat] for card in player["hand"]]
    boxed = [card for card, how in start["cards_gone"].items() if how == "unseen"]
    names: dict[str, str] = {}
    for deck in ("blue", "purple"):
        cards = [card for card in held + boxed if card.startswith(deck) and card not in seen]
        names |= dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    return names


def shuffle_first(items: list[Any], count: int, rng: random.Random) -> None:
    """Shuffle what lies below."""
    count = max(count, 0)
    items[:count] = rng.sample(items[:count], count)


# At the server


class Twins:
    """The two tables, with the same people on the same seats."""

    def __init__(self, host: Client, people: list[Client]) -> None:
        self.host = host
        self.people = people
        self.tables: list[Document] = []

    async def begin(self, files: tuple[Document, Document]) -> Twins:
        """Import both, sit down and start."""
        for file in files:
            seats = [{"kind": "open"}] * len(self.people)
            asked = {"game": file, "seats": seats, "spectators": True}
            info = await self.host.hope("POST", "/api/import", asked)
            for seat, person in enumerate(self.people):
                await person.join(info["id"], seat=seat, invite=info["invite"])
            await self.host.start(info["id"])
            self.tables.append(info)
        return self

    def plain(self, data: bytes) -> str:
        """Without what tells the tables apart by right."""
        text = data.decode()
        for info in self.tables:
            text = text.replace(info["id"], "TABLE").replace(info["invite"], "INVITE")
        return text

    async def ask(self, client: Client, method: str, path: str, body: Any = None, **params: Any) -> str:
        """The same request to both tables: the same answer, but for names of tables."""
        answers = []
        for info in self.tables:
            invite = info["invite"] if method == "GET" else None
            response = await client.ask(method, f"/api/tables/{info['id']}{path}", body, invite=invite, **params)
            answers.append(f"{response.status_code} {self.plain(response.content)}")
        assert answers[0] == answers[1], f"{method} {path} {body} {params}: {differing(*answers)}"
        return answers[0]

    async def connect(self, client: Client, since: int | None) -> None:
        """Both tell the same to who connects and knows the log up to entry number `since`."""
        answers = []
        for info in self.tables:
            async with asyncio.timeout(PATIENCE), client.live(info["id"], since=since, invite=info["invite"]) as live:
                await live.until("update")
            answers.append(self.plain(client.received[-1]))
        assert answers[0] == answers[1], differing(*answers)

    async def act(self, client: Client, action: str, moves: tuple[str, str] | None = None, **body: Any) -> None:
        """Somebody does something at both tables: not the same, perhaps."""
        for info, move in zip(self.tables, moves or ("", ""), strict=True):
            seq = (await client.situation(info["id"]))["seq"]
            await client.act(info["id"], action, seq, **({"move": move} if moves else {}), **body)


def differing(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 80]} <> ...{other[max(0, at - 80) : at + 80]}"

"""What seats may know (RUL-30), kept apart from the engine, and small tools for looking into documents."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from lisboa import Game, GameEvent
from lisboa.components import load
from lisboa.engine import notation
from lisboa.engine.names import COLOURS

Document = dict[str, Any]
# Blue, red, purple, brown: a set of first letters is sought five times as quickly as four words
CARD = re.compile(r"[bpr](?:lue|ed|urple|rown)-(?:builder|minister|king|treasury)-\d\b")
ABSENT = object()  # left out of a document: nothing or zero
_IDS = [card.id for card in load().cards]
# Events whose first number is a card
_CARD_FIRST = ("gold-taken", "card-played", "card-tucked", "card-discarded", "card-left", "card-taken", "card-revealed")
# Places where everybody sees the cards
_SEEN = ("card-taken", "card-revealed")


def cards_in(text: str) -> set[str]:
    """All card ids in a text."""
    return set(CARD.findall(text))


def cards_of_event(event: GameEvent) -> set[str]:
    """The cards that an event's numbers name."""
    first, second, _ = event.numbers
    found: set[str] = set()
    if event.kind in _CARD_FIRST and 0 <= first < len(_IDS):
        found.add(_IDS[first])
    if event.kind == "move" and second >= 0:
        found |= cards_in(notation.write(first, second))
    return found


def things_in(view: Document) -> set[str]:
    """Decrees, goals and tiles in a view; tiles and tokens with their place, as many look alike."""
    found: set[str] = set()
    if view["period"] > 0:
        found |= {f"decree {decree}" for decree in view["decrees"].values() if decree is not None}
        found |= {f"decree {decree}" for decree in view["decrees_placed"]}
        stacks = view["building_stacks"].values()
        found |= {f"building {stack[which]}" for stack in stacks for which in ("available", "next")}
        found |= {f"building {tile}" for tile in view["downtown"]["buildings"].values()}
        found |= {f"goal {goal}" for goal in view["goals_placed"]}
        rewards = [*view["downtown"]["plot_rewards"].items(), *view["downtown"]["site_rewards"].items()]
        found |= {f"{word} at {place}" for place, word in rewards if word is not None}
        found |= {f"clergy {tile} on space {space}" for space, tile in view["church"]["tiles"].items() if tile}
    return found - {"building None"}


def public_cards(position: Document) -> set[str]:
    """Cards that lie face up for everybody."""
    found = {card for card, how in position["cards_gone"].items() if how == "seen"}
    found |= set(position["cards_discarded_now"]) | cards_in(str(position["card_in_play"]))
    for kind, deck in position["political_decks"].items():
        if position["decks_face_up"][kind]:
            found.add(deck[-1])
    for player in position["players"].values():
        found |= cards_in(str(player["top_row"])) | cards_in(str(player["bottom_row"]))
    return found


class Knowledge:
    """Which cards each seat has seen so far, by its own eyes; None is a spectator."""

    def __init__(self, game: Game) -> None:
        self.seen: dict[int | None, set[str]] = {seat: set() for seat in (*range(game.players), None)}
        self.taken: set[str] = set()  # taken face up, so known to all while it stays in a hand
        position = game.position()
        for card, words in position["cards_known"].items():
            knows = dict(word.split(":") for word in words.split())
            for seat in range(game.players):
                if COLOURS[seat] in knows:
                    self.seen[seat].add(card)
            if all(knows.get(COLOURS[seat]) == "seen" for seat in range(game.players)):
                self.taken.add(card)
                self.seen[None].add(card)
        self.look(game, ())

    def look(self, game: Game, events: Iterable[GameEvent]) -> None:
        """Everybody looks at the table, and has followed what happened."""
        position = game.position()
        public = public_cards(position)
        for event in events:
            if event.kind in _SEEN:
                public.add(_IDS[event.numbers[0]])
            if event.kind == "card-taken":
                self.taken.add(_IDS[event.numbers[0]])
        for seat, seen in self.seen.items():
            seen.update(public)
            if seat is not None:
                own = position["players"][COLOURS[seat]]
                seen.update(own["hand"], own["pack"])

    def may_see(self, seat: int | None) -> set[str]:
        """The cards a seat has a right to have in its view or its events."""
        return self.seen[seat]

    def of_other_hands(self, position: Document, seat: int | None) -> set[str]:
        """Cards in other hands that everybody saw being taken: a view must show them."""
        others = [player for colour, player in position["players"].items() if seat is None or colour != COLOURS[seat]]
        return {card for player in others for card in player["hand"]} & self.taken


# Documents as flat tables, in the paths that events use


def flatten(position: Document) -> dict[str, Any]:
    """Path to value; lists as numbered places and a count; derived counts added; chance and stack left out."""
    flat: dict[str, Any] = {}
    for key, item in position.items():
        if key not in ("stack", "random", "format"):
            _add(flat, key, item)
    placed = list(position["decrees_placed"].values())
    for colour, player in position["players"].items():
        flat[f"players.{colour}.clergy_tiles"] = sum(player["clergy"].values())
        flat[f"players.{colour}.decrees"] = placed.count(colour)
    for kind, deck in position["political_decks"].items():
        flat[f"political_decks.{kind}.face_up"] = deck[-1] if deck and position["decks_face_up"][kind] else None
    for architect, stack in position["building_stacks"].items():
        flat[f"building_stacks.{architect}.available"] = stack[-1] if stack else None
        flat[f"building_stacks.{architect}.next"] = stack[-2] if len(stack) > 1 else None
    return flat


def _add(flat: dict[str, Any], path: str, item: object) -> None:
    if isinstance(item, dict):
        for key, value in item.items():
            _add(flat, f"{path}.{key}", value)
    elif isinstance(item, list):
        flat[f"{path}.count"] = len(item)
        for i, value in enumerate(item, start=1):
            flat[f"{path}.{i}"] = value
    else:
        flat[path] = item


def same(left: object, right: object) -> bool:
    """Equal, where what is left out stands for nothing or zero."""
    if left is ABSENT or right is ABSENT:
        other = right if left is ABSENT else left
        return other is ABSENT or other is None or other == "" or (other == 0 and type(other) is int)
    return left == right and type(left) is type(right)

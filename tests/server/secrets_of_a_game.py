"""What nobody may learn from the server: derived from the whole truth and from RUL-30, not from the views.

Every byte that somebody received is searched for what he never could know: cards that he has not seen, decrees that
were never turned up, the seed and the generator, hashes of positions, secrets of other people. And every document in it
is walked: views, changes, events and decisions are held against the true position at that entry of the log.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from lisboa.components import load
from lisboa.engine import notation
from lisboa.engine.names import COLOURS
from lisboa.server.playthrough import Entry, Playthrough
from lisboa.text import Words
from tests.fuzz.knowledge import CARD, Knowledge

Document = dict[str, Any]
_WORDS = Words("en")
_IDS = [card.id for card in load().cards]
_CARD_FIRST = ("gold-taken", "card-played", "card-tucked", "card-discarded", "card-left", "card-taken", "card-revealed")
LONG_NUMBER = re.compile(r"\d{6,}")
# Keys of the position document, of the log and of game files that have no place in what leaves a running game
FORBIDDEN_KEYS = {"random", "cards_known", "seed", "Seed", "hash", "Hash", "Position", "key", "person_id"}
HIDDEN_PATH = re.compile(
    r"(church\.bag|decree_deck|goal_deck|political_decks\.\w+|building_stacks\.\w+)\.\d+$|random|cards_known|stack"
)
HAND_PATH = re.compile(r"players\.(\w+)\.(?:hand|pack)\.\d+$")


def telling_words(names: list[str]) -> dict[str, set[int]]:
    """Wordings that are no part of a longer one, each with the numbers of the components that it stands for."""
    found: dict[str, set[int]] = {}
    for number, words in enumerate(names):
        if words and not any(words in other and words != other for other in names):
            found.setdefault(words, set()).add(number)
    return found


CARD_WORDS = telling_words([_WORDS.card(card) for card in range(len(_IDS))])
DECREE_WORDS = telling_words(["", *[_WORDS.decree(decree) for decree in range(1, 71)]])


class Leak(AssertionError):
    """Somebody was told what he may not know."""


class Secrets:
    """The truth of one table, entry by entry, and what each seat could see of it with its own eyes."""

    def __init__(self, play: Playthrough) -> None:
        self.truth = Playthrough(play.start, began(play))
        self.knowledge = Knowledge(self.truth.game)
        self.decrees_seen: set[int] = set()
        self.positions: list[Document] = []
        self.hashes: set[str] = set()
        self.numbers: set[str] = {str(play.start.seed)}
        self._look(None)
        self.follow(play.entries)

    def follow(self, entries: list[Entry]) -> None:
        """Go on with what has been written since."""
        for entry in entries[self.truth.seq :]:
            self.truth = self.truth.then(entry)
            self._look(entry)

    def _look(self, entry: Entry | None) -> None:
        game = self.truth.game
        position = game.position()
        self.knowledge.look(game, self.truth.happened(self.truth.seq) if entry is not None else ())
        self.positions.append(position)
        self.hashes.add(game.state_hash())
        self.numbers |= {str(word) for word in position["random"].values() if word >= 10**5}
        self.decrees_seen |= {number for number in position["decrees"].values() if number is not None}
        self.decrees_seen |= {int(number) for number in position["decrees_placed"]}

    @property
    def open(self) -> bool:
        """Is the game over? Then everything may be known."""
        return self.truth.game.is_over

    def check(self, data: bytes, seats: list[int]) -> None:
        """Search what somebody received who owns these seats (none: a spectator)."""
        if self.open:
            return
        text = data.decode()
        self._check_text(text, seats)
        if text.startswith(("{", "[")) and not text.startswith("[Lisboa"):
            self._check_document(json.loads(text), seats)

    def seen_cards(self, seats: list[int]) -> set[str]:
        """The cards that the owner of these seats has seen at any time."""
        return set().union(*(self.knowledge.seen[seat] for seat in [*seats, None]))

    def _check_text(self, text: str, seats: list[int]) -> None:
        seen = self.seen_cards(seats)
        told = set(CARD.findall(text)) - seen
        for words, cards in CARD_WORDS.items():
            if words in text and not seen & {_IDS[card] for card in cards}:
                told.add(words)
        for words, decrees in DECREE_WORDS.items():
            if words in text and not self.decrees_seen & decrees:
                told.add(words)
        told |= {number for number in LONG_NUMBER.findall(text) if number in self.numbers}
        told |= {fingerprint for fingerprint in self.hashes if fingerprint in text}
        if self.truth.start.seed is not None and f"{self.truth.start.seed:x}" in text:
            told.add("the seed in hexadecimal")
        if told:
            raise Leak(f"seats {seats} are told {sorted(told)} in {text[:300]}")

    def _check_document(self, document: Any, seats: list[int]) -> None:
        for part in dictionaries(document):
            if FORBIDDEN_KEYS & set(part):
                raise Leak(f"seats {seats} get {sorted(FORBIDDEN_KEYS & set(part))}: {str(part)[:300]}")
            if "view" in part:
                self._check_view(part["view"], self.positions[part["seq"]], seats)
            if "prompt" in part and part["seat"] not in seats:
                raise Leak(f"seats {seats} see a decision of seat {part['seat']}: {part['prompt']}")
            if "changes" in part:
                self._check_event(part, seats)

    def _check_event(self, event: Document, seats: list[int]) -> None:
        colours = [COLOURS[seat] for seat in seats]
        for path, _, after in event["changes"]:
            hand = HAND_PATH.match(path)
            hidden = HIDDEN_PATH.match(path) or (hand is not None and hand[1] not in colours)
            if hidden or (path.startswith("cards_gone.") and after == "unseen"):
                raise Leak(f"seats {seats} are told of {path} in {event}")
        for card in cards_of_numbers(event) - self.seen_cards(seats):
            raise Leak(f"seats {seats} are told of {card} by the numbers of {event}")

    def _check_view(self, view: Document, position: Document, seats: list[int]) -> None:
        """Hidden parts of a view are their counts and what RUL-30 and SET-6 make known, at this very entry."""
        colour = view["seat"]
        if colour is not None and COLOURS.index(colour) not in seats:
            raise Leak(f"seats {seats} see the view of {colour}")
        parts = set(position) - {"random", "cards_known", "stack"} | {"seat", "passed_on", "decision"}
        expect(set(view) - parts, set(), "parts of a view")
        # Clients say what others decide: of what, and no more
        expect(set(view["decision"] or ()) - {"seat", "kind", "numbers"}, set(), "parts of a pending decision")
        bag = {name: part for name, part in view["church"].items() if name == "bag"}
        for name, part in (*bag.items(), *((name, view[name]) for name in ("decree_deck", "goal_deck"))):
            expect(set(part), {"count"}, name)
        for kind, deck in position["political_decks"].items():
            up = deck[-1] if position["decks_face_up"][kind] else None
            expect(view["political_decks"][kind], {"count": len(deck), "face_up": up}, f"the deck {kind}")
        for architect, stack in position["building_stacks"].items():
            top = [*stack[::-1], None, None]
            told = {"count": len(stack), "available": top[0], "next": top[1]}
            expect(view["building_stacks"][architect], told, f"the stack {architect}")
        gone = {card: how for card, how in position["cards_gone"].items() if how == "seen"}
        expect(view["cards_gone"], gone, "the cards that left the game")
        for other, player in position["players"].items():
            _check_player(view["players"][other], player, position, colour, colour == other)
        passed = [card for card in view["passed_on"] if knows(position, card, colour) not in PASSED]
        expect(passed, [], "the cards passed on")


PASSED = ("passed-1", "passed-2", "passed-3")


def began(play: Playthrough) -> Any:
    """The chairs as they were at the start, before bots stood in."""
    chairs = []
    for chair in play.chairs:
        stood_in = {"bot": None, "stand_in": None} if chair.stand_in is not None else {}
        chairs.append(type(chair)(**{**{name: getattr(chair, name) for name in chair.__struct_fields__}, **stood_in}))
    return tuple(chairs)


def _check_player(told: Document, true: Document, position: Document, viewer: str | None, own: bool) -> None:
    for name in ("hand", "pack"):
        cards = {str(place): card for place, card in enumerate(true[name], start=1)}
        known = set() if own else set(told[name].get("known", ()))
        allowed = {"count": len(true[name]), **(cards if own else {})}
        expect({key: item for key, item in told[name].items() if key != "known"}, allowed, f"a {name}")
        expect({card for card in known if not may_be_known(position, card, viewer)}, set(), f"known cards of a {name}")


def knows(position: Document, card: str, viewer: str | None) -> str | None:
    """RUL-30: what a seat knows of a card in another hand; of a spectator what all know."""
    words = dict(word.split(":") for word in position["cards_known"].get(card, "").split())
    if viewer is not None:
        return words.get(viewer)
    return "seen" if all(words.get(colour) == "seen" for colour in position["players"]) else None


def may_be_known(position: Document, card: str, viewer: str | None) -> bool:
    """It was taken face up, or it is the last one hidden of those that the viewer passed on in a round of the draft."""
    what = knows(position, card, viewer)
    if what not in PASSED:
        return what == "seen"
    others = [player for colour, player in position["players"].items() if colour != viewer]
    hidden = {held for player in others for name in ("hand", "pack") for held in player[name]}
    return {held for held in hidden if knows(position, held, viewer) == what} == {card}


def cards_of_numbers(event: Document) -> set[str]:
    """The cards that an event's numbers name."""
    first, second, _ = event["numbers"]
    if event["kind"] == "move" and second >= 0:
        return set(CARD.findall(notation.write(first, second)))
    return {_IDS[first]} if event["kind"] in _CARD_FIRST and 0 <= first < len(_IDS) else set()


def expect(told: Any, allowed: Any, what: str) -> None:
    """A view must say exactly this."""
    if told != allowed:
        raise Leak(f"{what}: told {told}, allowed is {allowed}")


def dictionaries(document: Any) -> Iterator[Document]:
    """Every dictionary in a document, however deep; what is in views is looked at apart."""
    if isinstance(document, dict):
        yield document
        for name, item in document.items():
            if name != "view" and isinstance(item, dict | list):
                yield from dictionaries(item)
    elif isinstance(document, list):
        for item in document:
            if isinstance(item, dict | list):
                yield from dictionaries(item)

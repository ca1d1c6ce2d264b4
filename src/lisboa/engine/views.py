"""What a seat may know (RUL-30): built by whitelist. Other hands, deck orders, the bag and the seed never leave."""

from typing import Any

from lisboa.components import ARCHITECTS, CARD_KINDS
from lisboa.engine.flow import is_over
from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    CLERGY_BAG_N,
    DECK,
    DECK_N,
    DECK_UP,
    DECREES_N,
    DEPTH,
    GONE,
    HAND,
    HAND_N,
    KNOWN,
    PACK,
    PACK_N,
    PLAYERS,
)  # fmt: skip
from lisboa.engine.names import CARDS, COLOURS, GONE_SEEN, KNOWS_HOLDER, NONE
from lisboa.engine.position import Document, frame_document, listed, write_listing, write_region
from lisboa.engine.schema import LISTINGS, OWN, PUBLIC, REGIONS
from lisboa.engine.state import State
from lisboa.engine.tables import CARD_IDS

FORMAT = "lisboa-view-1"


def view(s: State, seat: int | None) -> Document:
    """The table as a seat sees it; None is a spectator."""
    document: Document = {"format": FORMAT, "seat": None if seat is None else COLOURS[seat]}
    for region in REGIONS:
        if region.sight == PUBLIC:
            write_region(s, region, document)
    for listing in LISTINGS:
        if listing.sight == PUBLIC:
            write_listing(s, listing, document)
        elif listing.sight == OWN and seat is not None:
            document["players"][COLOURS[seat]][listing.name.split(".")[1]] = listed(s, listing, seat)
    if seat is not None:
        document["passed_on"] = [CARD_IDS[card] for card in passed_on(s, seat)]
    document["players_hidden"] = {
        COLOURS[other]: rival(s, other, seat) for other in range(s.d[PLAYERS]) if other != seat
    }
    document["political_decks"] = {kind: deck(s, i) for i, kind in enumerate(CARD_KINDS)}
    document["building_stacks"] = {architect: buildings(s, i) for i, architect in enumerate(ARCHITECTS)}
    document["church"]["bag_count"] = s.d[CLERGY_BAG_N]
    document["decree_deck_count"] = s.d[DECREES_N]
    document["cards_gone"] = [CARD_IDS[card] for card in range(CARDS) if s.d[GONE + card] == GONE_SEEN]
    document["decision"] = decision(s)
    return document


def rival(s: State, other: int, seat: int | None) -> Document:
    """Another hand: how many cards, those everybody saw, and those this seat passed on in the draft."""
    hand = [s.d[HAND + 5 * other + i] for i in range(s.d[HAND_N + other])]
    known = [card for card in hand if knows_holder(s, card, seat)]
    return {
        "hand_count": len(hand),
        "pack_count": s.d[PACK_N + other],
        "known_cards": [CARD_IDS[card] for card in known],
    }


def knowledge(s: State, card: int, seat: int | None) -> int:
    """What a seat knows of a card in another hand; a spectator knows what all know."""
    bits = s.d[KNOWN + card]
    if seat is None:
        return KNOWS_HOLDER if all((bits >> (3 * i)) & 7 == KNOWS_HOLDER for i in range(4)) else 0
    return (bits >> (3 * seat)) & 7


def passed_on(s: State, seat: int) -> list[int]:
    """Cards this seat passed on in the draft that are still in other hands or packs."""
    places = []
    for other in range(s.d[PLAYERS]):
        if other != seat:
            places += [s.d[HAND + 5 * other + i] for i in range(s.d[HAND_N + other])]
            places += [s.d[PACK + 5 * other + i] for i in range(s.d[PACK_N + other])]
    return sorted(card for card in places if 0 < knowledge(s, card, seat) < KNOWS_HOLDER)


def knows_holder(s: State, card: int, seat: int | None) -> bool:
    """Everybody saw it, or it is the last hidden card of those passed in one draft round: each went to one player."""
    what = knowledge(s, card, seat)
    if seat is None or what in (0, KNOWS_HOLDER):
        return what == KNOWS_HOLDER
    return [other for other in passed_on(s, seat) if knowledge(s, other, seat) == what] == [card]


def deck(s: State, kind: int) -> Document:
    """A political deck: how many cards, and the one face up."""
    n = s.d[DECK_N + kind]
    top: Any = CARD_IDS[s.d[DECK + 5 * kind + n - 1]] if n > 0 and s.d[DECK_UP + kind] == 1 else None
    return {"count": n, "face_up": top}


def buildings(s: State, architect: int) -> Document:
    """SET-6: the available building and the next one are visible."""
    n = s.d[BUILDINGS_N + architect]
    seen = [s.d[BUILDINGS + 8 * architect + n - 1 - i] if n > i else NONE for i in range(2)]
    return {
        "count": n,
        "available": None if seen[0] == NONE else seen[0],
        "next": None if seen[1] == NONE else seen[1],
    }


def decision(s: State) -> Document | None:
    """Who decides what; the numbers of a pending step, such as an amount or the tiles drawn, are public."""
    if is_over(s):
        return None
    frame = frame_document(s, s.d[DEPTH] - 1)
    return {"seat": frame["seat"], "kind": frame["step"], "numbers": frame["numbers"]}

"""What a seat may know (RUL-30): built by whitelist. Other hands, deck orders, the bag and the seed never leave."""

from lisboa.components import ARCHITECTS, CARD_KINDS
from lisboa.engine.flow import is_over
from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    DECK,
    DECK_N,
    DECK_UP,
    DEPTH,
    GONE,
    HAND,
    HAND_N,
    KNOWN,
    PACK,
    PACK_N,
    PLAYERS,
)
from lisboa.engine.names import CARDS, COLOURS, GONE_SEEN, KNOWS_HOLDER
from lisboa.engine.position import Document, axis_names, frame_document, listed, slot_for, write_region, write_revision
from lisboa.engine.schema import DERIVED, LISTINGS, OWN, PUBLIC, REGIONS, Listing
from lisboa.engine.state import State
from lisboa.engine.tables import CARD_IDS

FORMAT = "lisboa-view-1"


def view(s: State, seat: int | None) -> Document:
    """The table as a seat sees it; None is a spectator.

    Its paths are those of the changes that events tell: a view brought up to date by them stays true. What follows from
    the rest is not told: the pending decision, and what is known of other hands.
    """
    document: Document = {"format": FORMAT, "seat": None if seat is None else COLOURS[seat]}
    for region in REGIONS:
        if region.sight == PUBLIC:
            write_region(s, region, document)
    write_revision(s, document)
    for name, first, _ in DERIVED:
        for other in range(s.d[PLAYERS]):
            document["players"][COLOURS[other]][name.split(".")[1]] = s.d[first + other]
    for listing in LISTINGS:
        write_counted(s, listing, seat, document)
    for other in range(s.d[PLAYERS]):
        if other != seat:
            document["players"][COLOURS[other]]["hand"]["known"] = known_cards(s, other, seat)
    for i, kind in enumerate(CARD_KINDS):
        document["political_decks"][kind]["face_up"] = face_up(s, i)
    for i, architect in enumerate(ARCHITECTS):
        document["building_stacks"][architect] |= visible_buildings(s, i)
    document["cards_gone"] = {CARD_IDS[card]: "seen" for card in range(CARDS) if s.d[GONE + card] == GONE_SEEN}
    document["passed_on"] = [] if seat is None else [CARD_IDS[card] for card in passed_on(s, seat)]
    document["decision"] = decision(s)
    return document


def write_counted(s: State, listing: Listing, seat: int | None, document: Document) -> None:
    """A list as its count, and its entries from 1 on if the seat may see them."""
    words = listing.name.split(".")
    for i, name in enumerate(axis_names(s, listing.axis) if listing.axis else [""]):
        path = ["players", name, words[-1]] if listing.axis == "seat" else [*words, name] if name else words
        home = slot_for(document, path)
        home["count"] = s.d[listing.count + i]
        if listing.sight == PUBLIC or (listing.sight == OWN and i == seat):
            for j, entry in enumerate(listed(s, listing, i), start=1):
                home[str(j)] = entry


def known_cards(s: State, other: int, seat: int | None) -> list[str]:
    """RUL-30: cards in another hand that everybody saw taken, or that this seat passed on in the draft."""
    hand = [s.d[HAND + 5 * other + i] for i in range(s.d[HAND_N + other])]
    return [CARD_IDS[card] for card in hand if knows_holder(s, card, seat)]


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


def face_up(s: State, kind: int) -> str | None:
    """The card on top of a political deck, if it lies face up."""
    n = s.d[DECK_N + kind]
    return CARD_IDS[s.d[DECK + 5 * kind + n - 1]] if n > 0 and s.d[DECK_UP + kind] == 1 else None


def visible_buildings(s: State, architect: int) -> Document:
    """SET-6: the available building and the next one are visible."""
    n = s.d[BUILDINGS_N + architect]
    seen = [s.d[BUILDINGS + 8 * architect + n - 1 - i] if n > i else None for i in range(2)]
    return {"available": seen[0], "next": seen[1]}


def decision(s: State) -> Document | None:
    """Who decides what; the numbers of a pending step, such as an amount or the tiles drawn, are public."""
    if is_over(s):
        return None
    frame = frame_document(s, s.d[DEPTH] - 1)
    return {"seat": frame["seat"], "kind": frame["step"], "numbers": frame["numbers"]}

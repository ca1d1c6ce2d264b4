"""A full state that a seat cannot tell from the true one: what it does not know is shuffled (RUL-30).

It is a function of what the seat knows and of the seed: everything hidden is brought into a fixed order before it is
shuffled, so that nothing of the true state can come through.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    CLERGY_BAG,
    CLERGY_BAG_N,
    DECK,
    DECK_N,
    DECK_UP,
    DECREE_DECK,
    DECREES_N,
    DEPTH,
    FRAME,
    GOAL_DECK,
    GOAL_DECK_N,
    GONE,
    HAND,
    HAND_N,
    KNOWN,
    PACK,
    PACK_N,
    PLAYERS,
    RNG,
    SIZE,
    STACK,
)
from lisboa.engine.names import CARDS, GONE_UNSEEN, KNOWS_HOLDER
from lisboa.engine.rng import seed_words, shuffle
from lisboa.engine.state import State
from lisboa.engine.tables import CARD_DECK


def resampled(s: State, seat: i64, seed: int) -> State:
    """A copy in which hidden cards, stacks and bags are dealt anew, as far as the seat cannot know better."""
    t = s.copy()
    seed_words(t.d, RNG, seed)
    shuffle_part(t, CLERGY_BAG, t.d[CLERGY_BAG_N])
    shuffle_part(t, DECREE_DECK, t.d[DECREES_N])
    shuffle_part(t, GOAL_DECK, t.d[GOAL_DECK_N])
    shuffle_decks(t)
    shuffle_buildings(t)
    colour: i64 = 0
    while colour < 4:
        group: i64 = 0
        while group < KNOWS_HOLDER:
            redeal(t, seat, colour, group)
            group += 1
        colour += 1
    sort_hands(t)
    clear_old_frames(t)
    return t


def sort(d: vec[i64], first: i64, n: i64) -> None:
    """Bring n consecutive numbers into ascending order. By insertion: there are few, and hands are nearly in order."""
    i = first + 1
    while i < first + n:
        item = d[i]
        j = i
        while j > first and d[j - 1] > item:
            d[j] = d[j - 1]
            j -= 1
        d[j] = item
        i += 1


def shuffle_part(s: State, first: i64, n: i64) -> None:
    """Shuffle n consecutive numbers, whatever their order was."""
    items = s.d[first : first + n]
    sort(items, 0, n)
    shuffle(s.d, RNG, items)
    i: i64 = 0
    while i < n:
        s.d[first + i] = items[i]
        i += 1


def shuffle_decks(s: State) -> None:
    """What lies face down in the four political decks; a deck holds one kind, so each is shuffled by itself."""
    kind: i64 = 0
    while kind < 4:
        shuffle_part(s, DECK + 5 * kind, s.d[DECK_N + kind] - s.d[DECK_UP + kind])
        kind += 1


def shuffle_buildings(s: State) -> None:
    """The hidden tiles of both stacks are one pool: everything below the available and the next building."""
    places = vec[i64]()
    architect: i64 = 0
    while architect < 2:
        i: i64 = 0
        while i < s.d[BUILDINGS_N + architect] - 2:
            places = append(places, BUILDINGS + 8 * architect + i)
            i += 1
        architect += 1
    swap_around(s, places)


def swap_around(s: State, places: vec[i64]) -> None:
    """Shuffle what lies at the given places."""
    items = vec[i64]()
    for place in places:
        items = append(items, s.d[place])
    sort(items, 0, len(items))
    shuffle(s.d, RNG, items)
    i: i64 = 0
    while i < len(places):
        s.d[places[i]] = items[i]
        i += 1


def redeal(s: State, seat: i64, deck: i64, group: i64) -> None:
    """Shuffle the cards of one deck that the seat knows equally little of.

    Group 0 is unseen: such cards may also lie in the box, unseen by all. Groups 1-3 were passed in that draft round.
    """
    places = vec[i64]()
    other: i64 = 0
    while other < s.d[PLAYERS]:
        if other != seat:
            places = add_places(s, places, HAND + 5 * other, s.d[HAND_N + other], seat, deck, group)
            places = add_places(s, places, PACK + 5 * other, s.d[PACK_N + other], seat, deck, group)
        other += 1
    box = vec[i64]()
    card: i64 = 0
    while group == 0 and card < CARDS:
        if s.d[GONE + card] == GONE_UNSEEN and CARD_DECK[card] == deck:
            box = append(box, card)
        card += 1
    exchange(s, places, box, group << (3 * seat))


def add_places(s: State, places: vec[i64], first: i64, n: i64, seat: i64, deck: i64, group: i64) -> vec[i64]:
    """Collect the places of cards of a deck and group."""
    i: i64 = 0
    while i < n:
        card = s.d[first + i]
        if CARD_DECK[card] == deck and (s.d[KNOWN + card] >> (3 * seat)) & 7 == group:
            places = append(places, first + i)
        i += 1
    return places


def exchange(s: State, places: vec[i64], box: vec[i64], known: i64) -> None:
    """Deal the cards at the places and in the box anew.

    What the seat itself knew of them stays. What others know of a card is as hidden from it as the card, and forgotten.
    """
    cards = vec[i64]()
    for place in places:
        cards = append(cards, s.d[place])
        s.d[KNOWN + s.d[place]] = 0
    for card in box:
        cards = append(cards, card)
        s.d[GONE + card] = 0
    sort(cards, 0, len(cards))
    shuffle(s.d, RNG, cards)
    i: i64 = 0
    while i < len(cards):
        if i < len(places):
            s.d[places[i]] = cards[i]
            s.d[KNOWN + cards[i]] = known
        else:
            s.d[GONE + cards[i]] = GONE_UNSEEN
        i += 1


def sort_hands(s: State) -> None:
    """Hands are kept in ascending order."""
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        sort(s.d, HAND + 5 * seat, s.d[HAND_N + seat])
        seat += 1


def clear_old_frames(s: State) -> None:
    """What is left of steps that are done says nothing that a player needs."""
    i = STACK + FRAME * s.d[DEPTH]
    while i < SIZE:
        s.d[i] = 0
        i += 1

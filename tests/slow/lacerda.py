"""Lacerda by the book (chapter 13): what he does from a position, computed from its document alone, with his reasons.

The rules are written anew from RULES.md; only what is printed on the components is shared with the engine. Each
function changes the document and notes why as a tuple, in the words of `facts`.
"""

from __future__ import annotations

from typing import Any

from lisboa.components import ARCHITECTS, CARD_KINDS, GOODS, NOBLES
from tests.slow.choices import Document
from tests.slow.facts import BOX, CARDS, CLERGY, PLAN_STACK, SHIPS, STATE_ACTIONS

YOU, HE = "green", "yellow"
SHIP_COLOURS = [ship.colour for ship in BOX.ships]
Reason = tuple[Any, ...]


class Lacerda:
    """A position in which he acts, and the reasons he gave so far."""

    def __init__(self, doc: Document) -> None:
        self.doc = doc
        self.town: Document = doc["downtown"]
        self.his: Document = doc["players"][HE]
        self.reasons: list[Reason] = []

    def note(self, *reason: Any) -> None:
        self.reasons.append(reason)

    @property
    def assistant(self) -> str:
        return str(self.doc["lacerda"]["assistant"])

    @property
    def upper(self) -> bool:
        """SOLO-4: with the Assistant at King or Treasury the upper action, and the green building on a tie."""
        return self.assistant in ("king", "treasury")


# The turn


def begin_turn(he: Lacerda) -> str:
    """SOLO-4 up to the State action: ships dock, the courtier moves on; returns the noble."""
    fleet = he.doc["lacerda"]
    for colour in SHIP_COLOURS:
        if fleet["at_sea"][colour]:
            he.note("docked", colour)
            fleet["at_sea"][colour] = False
            fleet["cargo"][colour] = dict.fromkeys(GOODS, 0)
    noble = {"builder": "minister", "minister": "king", "king": "builder"}[fleet["courtier"]]
    fleet["courtier"] = noble
    he.note("courtier", noble)
    act_of_state(he, noble)
    return noble


def end_turn(he: Lacerda) -> None:
    """SOLO-4 (4), (5): discard the top card of the Assistant's deck; he goes to the next deck with cards."""
    deck = he.doc["political_decks"][he.assistant]
    if deck:
        card = deck.pop()
        he.note("discards", card)
        he.doc["decks_face_up"][he.assistant] = False
        he.doc["cards_gone"][card] = "seen"
    here = CARD_KINDS.index(he.assistant)
    ahead = [CARD_KINDS[(here + i) % 4] for i in (1, 2, 3)]
    with_cards = [kind for kind in ahead if he.doc["political_decks"][kind]]
    passed = frozenset(ahead[: ahead.index(with_cards[0])] if with_cards else ahead)
    he.doc["lacerda"]["assistant"] = with_cards[0] if with_cards else he.assistant
    he.note("assistant", he.assistant, passed, not with_cards)


# State actions


def act_of_state(he: Lacerda, noble: str) -> None:
    """SOLO-4 (2)."""
    action = STATE_ACTIONS[noble][0 if he.upper else 1]
    he.note("acts", action, he.assistant)
    done = {
        "recruit": recruit, "plan": take_plan, "ship": take_ship, "produce": produce, "cardinal": meet_cardinal,
        "favor": take_favor,
    }[action](he)  # fmt: skip
    if not done:
        he.note("skips", action)


def recruit(he: Lacerda) -> bool:
    """SOLO-5: the two offices with fewest of his, leftmost on ties; into a full one only by pushing one of yours."""
    offices = he.doc["court"]["offices"]
    before = {noble: offices[noble][HE] for noble in NOBLES}
    order = sorted(NOBLES, key=lambda noble: (before[noble], NOBLES.index(noble)))
    able = min(2, he.his["officials"])
    for i, noble in enumerate(order[:able]):
        rest = order[i:]
        he.note("office", noble, before[noble], frozenset(n for n in rest if before[n] == before[noble]))
        if sum(offices[noble].values()) == BOX.office_spaces[NOBLES.index(noble)]:
            offices[noble][YOU] -= 1
            he.doc["court"]["plazas"][noble][YOU] += 1
        offices[noble][HE] += 1
        he.his["officials"] -= 1
    return bool(able)


def take_plan(he: Lacerda) -> bool:
    """SOLO-5, RUL-34: more officials, blue on a tie, the other stack if one is empty."""
    taken = he.town["plans_taken"]
    tops = {a: PLAN_STACK[taken[a]] for a in ARCHITECTS if taken[a] < len(PLAN_STACK)}
    if not tops:
        return False
    most = max(tops.values())
    architect = next(a for a in ARCHITECTS if tops.get(a) == most)
    reason = "only" if len(tops) == 1 else "tie" if len(set(tops.values())) == 1 else "more"
    he.note("plan", architect, most, reason)
    taken[architect] += 1
    plan = f"{architect}-{most}"
    he.his["completed_plans"][plan] = he.his["completed_plans"].get(plan, 0) + 1
    return True


def your_top_row(he: Lacerda) -> int:
    """INF-1 for your portfolio."""
    row = [card for card in he.doc["players"][YOU]["top_row"].values() if card is not None]
    return sum(SHIPS[card].influence if card in SHIPS else CARDS[card].influence for card in row)


def gain_influence(he: Lacerda, amount: int) -> None:
    """INF-2, RUL-34: at most 10, where every gain brings a wig."""
    if amount > 0:
        he.his["influence"] = min(10, he.his["influence"] + amount)
        he.his["wigs"] += he.his["influence"] == 10


def treasury_up(he: Lacerda) -> None:
    he.doc["treasury_space"] = max(0, he.doc["treasury_space"] - 1)


def take_ship(he: Lacerda) -> bool:
    """SOLO-5: the smallest ship of the yard lies on top."""
    yard = [colour for colour in SHIP_COLOURS if he.doc["shipyard"][colour] > 0]
    if not yard:
        return False
    he.note("ship", yard[0])
    he.doc["shipyard"][yard[0]] -= 1
    he.doc["lacerda"]["ships"][yard[0]] = True
    treasury_up(he)
    new, row = SHIPS[f"ship-{yard[0]}"].influence, your_top_row(he)
    he.note("influence", new, row, False)
    gain_influence(he, new + row)
    return True


def produce(he: Lacerda) -> bool:
    """SOLO-5, STATE-4: a good per store; the price of each type drops once."""
    facing = [he.town["facing"][plot] for plot, owner in he.town["stores"].items() if owner == HE]
    for good in GOODS:
        if good in facing:
            he.note("produced", good, facing.count(good))
            he.his["goods"][good] += facing.count(good)
            he.doc["prices"][good] = max(BOX.market_bottom, he.doc["prices"][good] - 1)
    return bool(facing)


def meet_cardinal(he: Lacerda) -> bool:
    """SOLO-5, RUL-34: 2 spaces, the tile of the next space clockwise, the icons on the way."""
    church = he.doc["church"]
    way = [(church["cardinal"] + step) % 6 for step in (1, 2)]
    church["cardinal"] = way[-1]
    he.note("cardinal", 2)
    in_front = str(way[-1] + 1)
    tile = church["tiles"][in_front]
    if tile is not None:
        wigs = CLERGY[tile].wigs
        he.note("clergy", tile, wigs)
        church["tiles"][in_front] = None
        church["gone"][str(tile)] = church["gone"].get(str(tile), 0) + 1
        he.his["wigs"] += wigs
    if 3 in way:
        treasury_up(he)
    called = he.doc["church_called_by"]
    if (0 in way and called is None) or (he.doc["options"].get("rules", 1) > 1 and called is not None):
        he.doc["church_called_by"] = HE  # RUL-21
    return True


def take_favor(he: Lacerda) -> bool:
    """SOLO-5: the leftmost he lacks."""
    stacks = he.doc["court"]["favors"]
    for noble in NOBLES:
        if not he.his["favors"][noble] and stacks[noble] > 0:
            he.note("favor", noble)
            he.his["favors"][noble] = True
            stacks[noble] -= 1
            return True
    return False


def church_scoring(he: Lacerda) -> None:
    """SOLO-5: your top row and all his ships; he gives nothing up."""
    ships = sum(SHIPS[f"ship-{colour}"].influence for colour, his in he.doc["lacerda"]["ships"].items() if his)
    he.note("influence", ships, your_top_row(he), True)
    gain_influence(he, ships + your_top_row(he))


# Paying


def pay_visit(he: Lacerda, noble: str) -> None:
    """SOLO-7, INF-4: influence, then wigs, then nothing."""
    office = he.doc["court"]["offices"][noble]
    others = sum(n for owner, n in office.items() if owner != HE)
    cost = max(0, BOX.treasury[he.doc["treasury_space"]][0] + others)
    owed = cost
    for purse in ("influence", "wigs"):
        paid = min(owed, he.his[purse])
        he.his[purse] -= paid
        owed -= paid
    he.note("paid", noble, cost, owed)


# Scoring


def final_sheet(doc: Document) -> dict[str, int]:
    """SOLO-8: his score sheet of a finished game, but for the wigs on the track."""
    his, yours = doc["players"][HE], doc["players"][YOU]
    facing = doc["downtown"]["facing"]
    counts = {
        good: [sum(o == who and facing[p] == good for p, o in doc["downtown"]["stores"].items()) for who in (HE, YOU)]
        for good in GOODS
    }
    values = {"gold": (3, 1), "tools": (6, 2), "books": (9, 3), "cloth": (9, 3)}
    if doc["options"]["ruleset"] == "2017":
        values["tools"] = (6, 1)
    officials = [sum(int(plan[-1]) * n for plan, n in board["completed_plans"].items()) for board in (his, yours)]
    return {
        "SCORE-1": sum(SHIPS[f"ship-{colour}"].hull for colour, owned in doc["lacerda"]["ships"].items() if owned),
        "SCORE-2": sum(his["cubes"].values()),
        "SCORE-3": sum(place(counts[good], values[good]) for good in GOODS),
        "SCORE-4": 0,
        "SCORE-5": 3 * sum(owner == HE for owner in doc["decrees_placed"].values()),
        "SCORE-6": place(officials, (15, 5)),
        "SCORE-7": 2 * sum(his["favors"].values()),
    }


def place(counts: list[int], values: tuple[int, int]) -> int:
    """SCORE-3, SCORE-6 with two players: what the first of two counts is worth."""
    his, yours = counts
    most, least = values
    if his == 0:
        return 0
    if his == yours:
        return (most + least) // 2
    return most if his > yours else least

"""Names and descriptions of components: the data of `lisboa.components` in the templates of a catalogue."""

import re
from collections.abc import Sequence
from typing import Final

from lisboa.components import ARCHITECTS, CUBES, GOODS, NOBLES, ROWS, Effect, Goal
from lisboa.engine import layout
from lisboa.engine.names import CARDS, COLOURS, FLEET, LACERDA, NEUTRAL, SHIP_BASE
from lisboa.engine.selling import ship_kind
from lisboa.engine.state import State
from lisboa.engine.tables import DATA, EFFECT_NAMES, HULL, PLOT_NAMES, SHIP_COLOURS
from lisboa.text.catalogue import Catalogue

SHIPS: Final = 4

Args = dict[str, str | int]


def player(seat: int, solo: bool) -> str:
    """The key of a player in the catalogues: his colour, or Lacerda in solo."""
    if solo and seat == LACERDA:
        return "lacerda"
    return "neutral" if seat == NEUTRAL else COLOURS[seat]


def plot_name(plot: int) -> str:
    """Row letter and column number, the same in every language."""
    return PLOT_NAMES[plot]


def place_key(place: int) -> str:
    """Offices are 0-2, plazas 3-5."""
    return f"{NOBLES[place % 3]}-{'office' if place < 3 else 'plaza'}"


def note_key(note: str) -> str:
    """The key of a remark in the catalogues: its words.

    >>> note_key("Foot of columns 1-5.")
    'foot-of-columns-1-5'
    """
    return re.sub(r"[^a-z0-9]+", "-", note.lower()).strip("-")


class Lexicon:
    """What things are called and what they do."""

    def __init__(self, catalogue: Catalogue, solo: bool = False, earlier: bool = False) -> None:
        self.say = catalogue.say
        self.solo = solo
        self.earlier = earlier  # of a game by revision 1 of the rules, where two cards do something else

    def join(self, parts: Sequence[str]) -> str:
        """A list in words."""
        if not parts:
            return self.say("list-none")
        text = parts[-1]
        for i in range(len(parts) - 2, -1, -1):
            text = self.say("list-last" if i == len(parts) - 2 else "list-more", first=parts[i], rest=text)
        return text

    def effect(self, effect: int, amount: int) -> str:
        """A reward, penalty or event."""
        return self.say("effect", effect=EFFECT_NAMES[effect], amount=amount)

    def say_effect(self, effect: Effect) -> str:
        """An effect as the data files have it."""
        return self.say("effect", effect=effect.name, amount=effect.amount)

    def card_effect(self, card: int) -> str:
        """The reward, penalty or event of a political card."""
        data = DATA.cards[card]
        return self.say_effect(data.earlier_effect if self.earlier else data.effect)

    def card(self, card: int) -> str:
        """A political card or, from 82 on, a ship."""
        if not 0 <= card < CARDS + SHIPS:
            raise LookupError(f"no card {card}")
        if card >= SHIP_BASE:
            return self.ship(card - SHIP_BASE)
        data = DATA.cards[card]
        args: Args = {"colour": data.deck, "effect": self.card_effect(card)}
        if data.benefit:
            return self.say("card-treasury", benefit=data.benefit, amount=data.benefit_amount, **args)
        return self.say("card-noble", kind=data.kind, influence=data.influence, **args)

    def ship(self, kind: int) -> str:
        """A ship of the shipyard."""
        ship = DATA.ships[kind]
        return self.say(
            "card-ship", colour=ship.colour, hull=ship.hull, modifier=ship.modifier, influence=ship.influence
        )

    def ship_held(self, s: State, ship: int) -> str:
        """A ship, named by 3 * seat + slot or FLEET + kind, with its cargo, which tells it from others of its kind."""
        kind = ship_kind(s, ship)
        at, sea = layout.CARGO + 4 * ship, layout.SEA + ship
        if ship >= FLEET:
            at, sea = layout.FLEET_CARGO + 4 * kind, layout.FLEET_SEA + kind
        load = [s.d[at + good] for good in range(4)]
        state = "sea" if s.d[sea] == 1 else "loaded" if any(load) else "empty"
        dock = 0 if ship >= FLEET else ship % 3 + 1
        return self.say(
            "ship-held", colour=SHIP_COLOURS[kind], dock=dock, hull=HULL[kind], state=state, goods=self.goods(load)
        )

    def clergy(self, kind: int) -> str:
        """What a clergy tile does, and the wigs on its back."""
        if not 1 <= kind <= len(DATA.clergy):
            raise LookupError(f"no clergy tile {kind}")
        tile = DATA.clergy[kind - 1]
        if tile.effect is None:
            return self.say("clergy-lasting", benefit=tile.benefit, amount=tile.amount, count=tile.wigs)
        return self.say("clergy-once", effect=self.say_effect(tile.effect), count=tile.wigs)

    def decree(self, number: int) -> str:
        """What a decree scores."""
        if not 1 <= number <= len(DATA.decrees):
            raise LookupError(f"no decree {number}")
        data = DATA.decrees[number - 1]
        if data.majority:
            return self.say("decree-most", number=number, count=data.wigs, thing=data.count)
        return self.say("decree-each", number=number, count=data.wigs, per=data.per, thing=data.count, of=data.of)

    def decree_worth(self, number: int) -> str:
        """The same without its number."""
        data = DATA.decrees[number - 1]
        if data.majority:
            return self.say("decree-most-worth", count=data.wigs, thing=data.count)
        return self.say("decree-each-worth", count=data.wigs, per=data.per, thing=data.count, of=data.of)

    def goal(self, number: int) -> str:
        """A goal card: what fulfils it, and what that brings."""
        if not 1 <= number <= len(DATA.goals):
            raise LookupError(f"no goal card {number}")
        data = DATA.goals[number - 1]
        return self.say("goal", id=data.id, tasks=self.tasks(data), reward=self.say_effect(data.reward))

    def tasks(self, goal: Goal) -> str:
        """What fulfils a goal card: one of its deeds."""
        text = self.say("deed", deed=goal.deeds[-1])
        for deed in goal.deeds[-2::-1]:
            text = self.say("list-or", first=self.say("deed", deed=deed), rest=text)
        return text

    def note(self, text: str) -> str:
        """A remark of the data files."""
        return self.say("component-note", note=note_key(text), text=text) if text else ""

    def office(self, noble: int, count: int, spaces: int) -> str:
        """An office and how full it is."""
        full = "yes" if count >= spaces else "no"
        return self.say("office-part", noble=NOBLES[noble], count=count, spaces=spaces, full=full)

    def goods(self, counts: Sequence[int]) -> str:
        """Numbers of the four goods, those that are 0 left out."""
        return self.join([self.good_count(good, n) for good, n in enumerate(counts) if n > 0])

    def good_count(self, good: int, count: int) -> str:
        """So many of a good."""
        return self.say("good-count", good=GOODS[good], count=count)

    def good_change(self, good: int, before: int, after: int) -> str:
        """A good in the warehouse before and after."""
        return self.say("good-change", good=GOODS[good], before=before, after=after)

    def cubes(self, counts: Sequence[int]) -> str:
        """Numbers of the three kinds of cubes, those that are 0 left out."""
        return self.join([self.say("cube-count", cube=CUBES[i], count=n) for i, n in enumerate(counts) if n > 0])

    def building(self, building: int) -> str:
        """The colours that a public building shows."""
        return self.join([self.say("good", good=colour) for colour in DATA.buildings[building].colours])

    def site(self, site: int) -> str:
        """Where a public building stands."""
        data = DATA.sites[site]
        if data.side == "north":
            return self.say("site", side="north", street=DATA.street_names[GOODS.index(data.street)])
        return self.say("site", side=data.side, row=ROWS[data.row])


def plan_args(plan: int) -> Args:
    """Architect and officials of a kind of plan (4 * architect + officials - 2)."""
    return {"architect": ARCHITECTS[plan // 4], "officials": plan % 4 + 2}

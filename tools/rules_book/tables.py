"""Small tables of the chapters, made from the data: `<!-- data NAME -->` in a page asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from lisboa.components import GOODS, NOBLES, ROWS, Components, Effect
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Lexicon
from tools.rules_book.tracks import ordinal, signed

WORDS: Final = Lexicon(catalogue("en"))
PROVENANCE: Final = {"P": "printed", "L": "read with low certainty", "D": "reconstructed"}


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    lines = [list(head)]
    lines.append(["---"] * len(lines[0]))
    lines += [[str(cell) for cell in row] for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def say(effect: Effect) -> str:
    """An effect in the words of the game."""
    return WORDS.say_effect(effect)


def ships(box: Components) -> str:
    """Hull, sales and influence of each ship."""
    rows = [
        (ship.colour, ship.period, ship.hull, signed(ship.modifier), ship.influence, PROVENANCE[ship.provenance])
        for ship in box.ships
    ]
    return table(("ship", "period", "hull", "more for each good", "influence", "source"), rows)


def treasury(box: Components) -> str:
    """The treasury track from top to bottom."""
    rows = [
        (reis, signed(modifier), "start" if space == box.treasury_start else "")
        for space, (modifier, reis) in enumerate(box.treasury)
    ]
    return table(("value in réis", "visit modifier", ""), rows)


def influence(box: Components) -> str:
    """What each space of the influence track yields in réis."""
    spaces = range(box.influence_top + 1)
    yields = [sum(coin < space for coin in box.influence_coins) for space in spaces]
    return table(("marker on", *map(str, spaces)), [("yields at most", *yields)])


def market(box: Components) -> str:
    """The prices at the start."""
    return table(GOODS, [box.market_start])


def start(box: Components) -> str:
    """What each player begins with."""
    places = ", ".join(
        f"{influence} for the {ordinal(turn)} player" for turn, influence in enumerate(box.start_influence, start=1)
    )
    groups = ", ".join(map(str, box.houses))
    rows = [
        ("goods", f"{box.start_goods} of each"),
        ("money", f"{box.start_reis} réis"),
        ("wigs", box.start_wigs),
        ("influence", places),
        ("officials", f"{box.officials}, one of them in the Minister's office"),
        ("houses", f"{sum(box.houses)}, in groups of {groups} from left to right"),
        ("rubble-set markers", box.set_markers),
        ("plan", "1 starting plan, drawn at random"),
        ("Royal Favor", "1, drawn at random"),
        ("clergy tile", "1 of 2 drawn"),
        ("hand", f"{box.hand} blue political cards"),
    ]
    return table(("what", "how much"), rows)


def starting_plans(box: Components) -> str:
    """The starting plans."""
    plans = [plan for plan in box.plans if plan.starting]
    return table(
        ("architect", "officials", "source"), [(p.architect, p.officials, PROVENANCE[p.provenance]) for p in plans]
    )


def plots(box: Components) -> str:
    """The rewards of the plots as they lie in the city."""
    rewards = {plot.name: say(plot.reward) for plot in box.plots}
    rows = [(f"**{row}**", *(rewards.get(f"{row}{column}", "no plot") for column in range(1, 6))) for row in ROWS]
    return table(("row", *(f"column {column}" for column in range(1, 6))), rows)


def sites(box: Components) -> str:
    """The rewards of the sites by side."""
    rewards = {site.name: say(site.reward) for site in box.sites}
    north = table(("north end of", *GOODS), [("reward", *(rewards[f"north-{good}"] for good in GOODS))])
    rows = [(f"**{row}**", rewards[f"west-{row}"], rewards[f"east-{row}"]) for row in ROWS]
    return north + "\n" + table(("row", "west site", "east site"), rows)


def state_actions(box: Components) -> str:
    """The two State actions of each noble."""
    rows = [
        (noble.title(), say(upper), say(lower)) for noble, (upper, lower) in zip(NOBLES, box.state_actions, strict=True)
    ]
    return table(("noble", "upper State action", "lower State action"), rows)


def clergy_once(box: Components) -> str:
    """The clergy tiles that are used up."""
    return table(
        ("tile", "what it does, once", "wigs on the back", "source"),
        [(t.kind, say(t.effect), t.wigs, PROVENANCE[t.provenance]) for t in box.clergy if t.effect is not None],
    )


def clergy_lasting(box: Components) -> str:
    """The clergy tiles that work as long as they are held."""
    rows = []
    for tile in box.clergy:
        if tile.effect is None:
            words = WORDS.clergy(tile.kind).rsplit(" (", 1)[0]
            rows.append((tile.kind, tile.copies, words, tile.wigs, PROVENANCE[tile.provenance]))
    return table(("tile", "copies", "what it does", "wigs on the back", "source"), rows)


TABLES: Final[dict[str, Callable[[Components], str]]] = {
    "ships": ships,
    "treasury": treasury,
    "influence": influence,
    "market": market,
    "start": start,
    "starting-plans": starting_plans,
    "plots": plots,
    "sites": sites,
    "state-actions": state_actions,
    "clergy-once": clergy_once,
    "clergy-lasting": clergy_lasting,
}

"""Small tables of the chapters, made from the data: `<!-- data NAME -->` in a page asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from lisboa.components import GOODS, NOBLES, ROWS, Components
from tools.rules_book.language import BookWords, signed


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    lines = [list(head)]
    lines.append(["---"] * len(lines[0]))
    lines += [[str(cell) for cell in row] for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def ships(box: Components, words: BookWords) -> str:
    """Hull, sales and influence of each ship."""
    rows = [
        (
            words.say("colour", colour=ship.colour),
            ship.period,
            ship.hull,
            signed(ship.modifier),
            ship.influence,
            words.source(ship.provenance),
        )
        for ship in box.ships
    ]
    return table(words.heads("ship", "period", "hull", "sales", "influence", "source"), rows)


def treasury(box: Components, words: BookWords) -> str:
    """The treasury track from top to bottom."""
    rows = [
        (reis, signed(modifier), words.say("book-treasury-start") if space == box.treasury_start else "")
        for space, (modifier, reis) in enumerate(box.treasury)
    ]
    return table([*words.heads("reis", "modifier"), ""], rows)


def influence(box: Components, words: BookWords) -> str:
    """What each space of the influence track yields in réis."""
    spaces = range(box.influence_top + 1)
    yields = [sum(coin < space for coin in box.influence_coins) for space in spaces]
    first, second = words.heads("marker-on", "yields")
    return table((first, *map(str, spaces)), [(second, *yields)])


def market(box: Components, words: BookWords) -> str:
    """The prices at the start."""
    return table([words.say("good", good=good) for good in GOODS], [box.market_start])


def start(box: Components, words: BookWords) -> str:
    """What each player begins with."""
    say = words.say
    places = [
        say("book-start-influence", influence=influence, place=turn)
        for turn, influence in enumerate(box.start_influence, start=1)
    ]
    values = {
        "goods": say("book-start-goods", count=box.start_goods),
        "money": say("reis-count", count=box.start_reis),
        "wigs": box.start_wigs,
        "influence": words.listed(places),
        "officials": say("book-start-officials", count=box.officials),
        "houses": say("book-start-houses", count=sum(box.houses), groups=words.numbers(box.houses)),
        "markers": box.set_markers,
        "plan": say("book-start-plan"),
        "favor": say("book-start-favor"),
        "clergy": say("book-start-clergy"),
        "hand": say("book-start-hand", count=box.hand),
    }
    rows = [(say("book-start-what", what=what), value) for what, value in values.items()]
    return table(words.heads("what", "how-much"), rows)


def starting_plans(box: Components, words: BookWords) -> str:
    """The starting plans."""
    rows = [
        (words.say("book-architect", architect=plan.architect), plan.officials, words.source(plan.provenance))
        for plan in box.plans
        if plan.starting
    ]
    return table(words.heads("architect", "officials", "source"), rows)


def plots(box: Components, words: BookWords) -> str:
    """The rewards of the plots as they lie in the city."""
    rewards = {plot.name: words.say_effect(plot.reward) for plot in box.plots}
    none = words.say("book-no-plot")
    rows = [(f"**{row}**", *(rewards.get(f"{row}{column}", none) for column in range(1, 6))) for row in ROWS]
    columns = [words.say("book-column", column=column) for column in range(1, 6)]
    return table([*words.heads("row"), *columns], rows)


def sites(box: Components, words: BookWords) -> str:
    """The rewards of the sites by side."""
    rewards = {site.name: words.say_effect(site.reward) for site in box.sites}
    end, reward = words.heads("north-end", "reward")
    goods = [words.say("good", good=good) for good in GOODS]
    north = table((end, *goods), [(reward, *(rewards[f"north-{good}"] for good in GOODS))])
    rows = [(f"**{row}**", rewards[f"west-{row}"], rewards[f"east-{row}"]) for row in ROWS]
    return north + "\n" + table(words.heads("row", "west-site", "east-site"), rows)


def state_actions(box: Components, words: BookWords) -> str:
    """The two State actions of each noble."""
    rows = [
        (words.say("noble", noble=noble), words.say_effect(upper), words.say_effect(lower))
        for noble, (upper, lower) in zip(NOBLES, box.state_actions, strict=True)
    ]
    return table(words.heads("noble", "upper-action", "lower-action"), rows)


def clergy_once(box: Components, words: BookWords) -> str:
    """The clergy tiles that are used up."""
    rows = [
        (tile.kind, words.say_effect(tile.effect), tile.wigs, words.source(tile.provenance))
        for tile in box.clergy
        if tile.effect is not None
    ]
    return table(words.heads("tile", "does-once", "back", "source"), rows)


def clergy_lasting(box: Components, words: BookWords) -> str:
    """The clergy tiles that work as long as they are held."""
    rows = [
        (tile.kind, tile.copies, words.clergy_benefit(tile), tile.wigs, words.source(tile.provenance))
        for tile in box.clergy
        if tile.effect is None
    ]
    return table(words.heads("tile", "copies", "does", "back", "source"), rows)


TABLES: Final[dict[str, Callable[[Components, BookWords], str]]] = {
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

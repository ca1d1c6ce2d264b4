"""The part of the document about decrees, clergy tiles, cards, plots and sites, and about what players do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lisboa.components import Plot, Site
from lisboa.engine.revisions import FIRST_REVISION, REVISION
from lisboa.engine.tables import DATA
from lisboa.report.collect import Ledger
from lisboa.report.measures import mean, mean_interval, rounded
from lisboa.report.names import (
    ACTION_NAMES,
    CARD_FATES,
    GAINS,
    NOBLE_ACTIONS,
    SOURCES,
    STATE_ACTIONS,
    WORDS,
    action_effect_name,
    effect_name,
    sentence,
)
from lisboa.report.reading import Thing
from lisboa.report.tally import WIN, spread
from lisboa.text import Words

Document = dict[str, Any]


def all_things(players: int, games: int, ledger: Ledger, options: Document) -> Document:
    """Components in the order of the data files, actions and effects in the order of the rulebook."""
    # EXTRA-2: the printed reward is covered, so it does not matter who designed it
    token = {"reward": "City token", "provenance": None} if options.get("city_tokens") else {}
    with_goals = bool(options.get("goals"))
    earlier = options.get("rules", FIRST_REVISION) < REVISION
    words = Words("en", earlier=earlier)
    goals = {"goals": [goal(number, games, ledger) for number in range(1, len(DATA.goals) + 1)]} if with_goals else {}
    return {
        "decrees": [decree(number, players, ledger) for number in range(1, len(DATA.decrees) + 1)],
        "clergy": [clergy(tile.kind, players, ledger) for tile in DATA.clergy],
        "cards": [card(number, players, ledger, words) for number in range(len(DATA.cards))],
        "actions": actions(games, ledger),
        "effects": effects(games, ledger, given_effects(with_goals, earlier)),
        "plots": [plot(data, games, ledger) | token for data in DATA.plots],
        "sites": [site(number, games, ledger) | token for number in range(len(DATA.sites))],
        **goals,
    }


def fortune(thing: Thing, players: int, ledger: Ledger) -> Document:
    """How players fared who had a thing: their share of victories and their wigs above the average of their table."""
    holders = ledger.holders[thing]
    edge = mean_interval(holders, ledger.holder_edges[thing] / players, ledger.holder_squares[thing] / players**2)
    return {"holders": holders, "win_share": mean(ledger.holder_wins[thing] / WIN, holders), "edge": edge}


def decree(number: int, players: int, ledger: Ledger) -> Document:
    """What a decree brings its owner."""
    seen: Counter[int] = Counter()
    for (which, wigs), times in ledger.decree_wigs.items():
        if which == number:
            seen[wigs] += times
    values = spread(seen)
    return {
        "id": number,
        "name": sentence(WORDS.decree(number).split(": ", 1)[1]),
        "provenance": DATA.decrees[number - 1].provenance,
        "taken": seen.total(),
        "mean": values.mean,
        "most": values.most,
        "zero_share": mean(seen[0], seen.total()),
        **fortune(("decree", number), players, ledger),
    }


def clergy(kind: int, players: int, ledger: Ledger) -> Document:
    """What becomes of a clergy tile and of those who take it."""
    taken, given, used = (ledger.fates["clergy", kind, fate] for fate in ("taken", "given", "used"))
    return {
        "id": kind,
        "name": sentence(WORDS.clergy(kind)),
        "provenance": DATA.clergy[kind - 1].provenance,
        "copies": DATA.clergy[kind - 1].copies,
        "taken": taken,
        "given": given,
        "used": used,
        "kept": taken - given - used,
        **fortune(("clergy", kind), players, ledger),
    }


def card(number: int, players: int, ledger: Ledger, words: Words) -> Document:
    """What becomes of a political card, and of those who play it."""
    data = DATA.cards[number]
    return {
        "id": data.id,
        "name": sentence(words.card(number)),
        "deck": data.deck,
        "kind": data.kind,
        "provenance": data.provenance,
        **{fate: ledger.fates["card", number, fate] for fate in (*CARD_FATES, "replaced")},
        "in_portfolio": fortune(("portfolio", number), players, ledger),
        "at_court": fortune(("court", number), players, ledger),
    }


def actions(games: int, ledger: Ledger) -> list[Document]:
    """How often each action of a turn, or follow, is taken."""
    return [
        {"id": action, "name": name, "times": ledger.actions[action], "per_game": mean(ledger.actions[action], games)}
        for action, name in ACTION_NAMES.items()
    ]


def given_effects(with_goals: bool, earlier: bool) -> set[str]:
    """The effects that some component of these games has, by the rules they began with."""
    given = {(card.earlier_effect if earlier else card.effect).name for card in DATA.cards}
    given |= {tile.effect.name for tile in DATA.clergy if tile.effect}
    given |= {plot.reward.name for plot in DATA.plots} | {site.reward.name for site in DATA.sites}
    return given | ({goal.reward.name for goal in DATA.goals} if with_goals else set())


def effects(games: int, ledger: Ledger, given: set[str]) -> list[Document]:
    """How often each State action, Noble action and gain is used, and where it came from."""
    names = [("state", name, action_effect_name(name)) for name in STATE_ACTIONS]
    names += [("noble", name, action_effect_name(name)) for name in NOBLE_ACTIONS]
    names += [("gain", name, sentence(words)) for name, words in GAINS.items() if name in given]
    out = []
    for kind, effect, name in names:
        times = {source: ledger.uses[effect, source] for source in SOURCES}
        out.append(
            {
                "id": effect,
                "kind": kind,
                "name": name,
                "per_game": mean(sum(times.values()), games),
                "sources": {source: mean(n, games) for source, n in times.items() if n},
            }
        )
    return out


def plot(data: Plot, games: int, ledger: Ledger) -> Document:
    """How often a plot is built on."""
    return {"id": data.name, "name": data.name, **place("plot", 5 * data.row + data.column, data, games, ledger)}


def site(number: int, games: int, ledger: Ledger) -> Document:
    """How often a site gets its public building."""
    data = DATA.sites[number]
    return {"id": data.name, "name": sentence(WORDS.site(number)), **place("site", number, data, games, ledger)}


def place(what: str, number: int, data: Plot | Site, games: int, ledger: Ledger) -> Document:
    """How often a place is used, and how often its reward then is, rather than declined or lost.

    Lacerda takes places without their rewards (SOLO-7), so only those that somebody chose count for these.
    """
    taken, chosen, used = (ledger.fates[what, number, fate] for fate in ("taken", "chosen", "reward"))
    return {
        "reward": effect_name(data.reward),
        "provenance": data.provenance,
        "taken": taken,
        "per_game": mean(taken, games),
        "chosen": chosen,
        "reward_share": rounded(used / chosen) if chosen else None,
    }


def goal(number: int, games: int, ledger: Ledger) -> Document:
    """How often a goal card is fulfilled (EXTRA-1), and its reward then used."""
    taken, fulfilled, used = (ledger.fates["goal", number, fate] for fate in ("taken", "fulfilled", "reward"))
    return {
        "id": DATA.goals[number - 1].id,
        "name": WORDS.goal(number),
        "provenance": DATA.goals[number - 1].provenance,
        "taken": taken,
        "fulfilled": fulfilled,
        "per_game": mean(fulfilled, games),
        "reward_share": rounded(used / fulfilled) if fulfilled else None,
    }

"""Facts about what a turn costs the others."""

from __future__ import annotations

from typing import Final

from lisboa.components import GOODS
from lisboa.engine.decree_values import decree_value
from lisboa.engine.events import BUILDING_PLACED, DECREE_TAKEN, PLAN_COMPLETED, STORE_PLACED
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import PLAYERS
from lisboa.engine.opening_means import can_open_at
from lisboa.engine.scoring import official_majority
from lisboa.insight.downtown import place_worth, shares, site_args
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn, chances_left
from lisboa.text.lexicon import player

SITE: Final = 90
LEAST_DECREE: Final = 4  # wigs; of less nobody speaks


def facts(turn: Turn) -> list[Fact]:
    """All of them; with many rivals what one of them loses counts less."""
    found = [*streets(turn), *officials(turn), *decrees(turn), *sites(turn)]
    return [Fact(fact.kind, fact.worth // (turn.before.d[PLAYERS] - 1), fact.args) for fact in found]


def rival_seats(turn: Turn) -> list[int]:
    """All seats but the own one."""
    return [seat for seat in range(turn.before.d[PLAYERS]) if seat != turn.seat]


def who_may_act(turn: Turn) -> list[int]:
    """Rivals with a turn or a favor to come. Not Lacerda: all decrees are worth the same to him, and he builds where it
    suits him.
    """
    s = turn.before
    return [seat for seat in rival_seats(turn) if not is_lacerda(s, seat) and chances_left(s, seat) > 0]


def streets(turn: Turn) -> list[Fact]:
    """SCORE-3: who loses most by the own stores."""
    found = []
    for event in turn.own(STORE_PLACED):
        before, after = shares(turn.before, event.b), shares(turn.after, event.b)
        wigs, seat = max((before[seat] - after[seat], seat) for seat in rival_seats(turn))
        args: dict[str, str | int] = {"player": player(seat, turn.solo), "good": GOODS[event.b], "wigs": wigs}
        found.append(Fact("deny-street", place_worth(turn, wigs), args))
    return found


def officials(turn: Turn) -> list[Fact]:
    """SCORE-6: who loses most by the own completed plans."""
    if not any(turn.own(PLAN_COMPLETED)):
        return []
    before, after = official_majority(turn.before), official_majority(turn.after)
    wigs, seat = max((int(before[seat] - after[seat]), seat) for seat in rival_seats(turn))
    return [Fact("deny-officials", place_worth(turn, wigs), {"player": player(seat, turn.solo), "wigs": wigs})]


def decrees(turn: Turn) -> list[Fact]:
    """SCORE-5: a decree that would have been worth more to another, who may still take one."""
    found = []
    for event in turn.own(DECREE_TAKEN):
        mine = decree_value(turn.after, turn.seat, event.a)
        for seat in who_may_act(turn):
            wigs = int(decree_value(turn.before, seat, event.a))
            if wigs >= LEAST_DECREE and wigs > mine:
                args: dict[str, str | int] = {"player": player(seat, turn.solo), "decree": int(event.a), "wigs": wigs}
                found.append(Fact("deny-decree", WIG * wigs // 2, args))
    return found


def sites(turn: Turn) -> list[Fact]:
    """NOBLE-4: a site where another could have opened a building."""
    found = []
    for event in turn.own(BUILDING_PLACED):
        for seat in who_may_act(turn):
            if can_open_at(turn.before, seat, event.a):
                found.append(Fact("deny-site", SITE, {"player": player(seat, turn.solo), **site_args(event.a)}))
    return found[:1]

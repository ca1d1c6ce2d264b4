"""Facts about officials, plans, favors and the church (STATE-1, STATE-2, STATE-5 to STATE-8, SCORE-6, SCORE-7)."""

from __future__ import annotations

from typing import Final

from lisboa.bots.city import City, may_stand, opening_wigs
from lisboa.components import NOBLES
from lisboa.engine.decree_values import plan_officials
from lisboa.engine.events import (
    BY_CHURCH_SCORING,
    CLERGY_GIVEN,
    CLERGY_KEPT,
    CLERGY_TAKEN,
    CLERGY_USED,
    FAVOR_TAKEN,
    FOLLOWED,
    OFFICIAL_PLACED,
    PLAN_TAKEN,
    WIGS_GAINED,
)
from lisboa.engine.layout import PLAYERS, SITE
from lisboa.engine.names import NONE
from lisboa.engine.opening_means import available_building
from lisboa.engine.scoring import official_majority
from lisboa.engine.state import State
from lisboa.engine.tables import SITES
from lisboa.insight.downtown import place_of, place_worth
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn

FAVOR: Final = 250
FOLLOW: Final = 150
CLERGY: Final = 150
PLAN: Final = 100
OFFICIAL: Final = 70


def facts(turn: Turn) -> list[Fact]:
    """All of them."""
    return [*officials_place(turn), *recruits(turn), *plans(turn), *favors(turn), *clergy(turn), *church(turn)]


def officials_place(turn: Turn) -> list[Fact]:
    """SCORE-6: a place in officials on completed plans that brings more than before."""
    before, after = (int(official_majority(s)[turn.seat]) for s in (turn.before, turn.after))
    if after <= before:
        return []
    officials = [int(plan_officials(turn.after, seat)) for seat in range(turn.after.d[PLAYERS])]
    args: dict[str, str | int] = {"place": place_of(officials, turn.seat), "before": before, "wigs": after}
    return [Fact("officials-place", place_worth(turn, after - before), args)]


def recruits(turn: Turn) -> list[Fact]:
    """STATE-1, INF-4: officials in offices make visits dearer for others and serve openings, while there are any."""
    count = len(list(turn.own(OFFICIAL_PLACED)))
    serve, hinder = turn.chances_left > 0, turn.rivals_turns_left > 0
    if not count or not (serve or hinder):
        return []
    use = "both" if serve and hinder else "buildings" if serve else "visits"
    return [Fact("recruit", OFFICIAL * count, {"count": count, "use": use})]


def plans(turn: Turn) -> list[Fact]:
    """STATE-2: plans, and what the best of their buildings could bring, if there is time to open it."""
    taken = list(turn.own(PLAN_TAKEN))
    if not taken or not turn.chances_left:
        return []
    wigs = max(most_wigs(turn.after, turn.seat, event.b // 4) for event in taken)
    officials = sum(int(event.b) % 4 + 2 for event in taken)
    args: dict[str, str | int] = {"count": len(taken), "officials": officials, "wigs": wigs}
    return [Fact("plan", PLAN * len(taken) + WIG * wigs // 4, args)]


def most_wigs(s: State, seat: int, architect: int) -> int:
    """NOBLE-4f: the most that an architect's available building could score for a player's stores."""
    building = available_building(s, architect)
    if building == NONE:
        return 0
    city = City()
    city.look(s, seat)
    free = [site for site in range(SITES) if s.d[SITE + site] == NONE and may_stand(building, site)]
    return max((int(opening_wigs(city.own, site, building)) for site in free), default=0)


def favors(turn: Turn) -> list[Fact]:
    """VISIT-2, SCORE-7: a favor taken for later, or used now."""
    follow = "yes" if turn.rivals_turns_left else "no"
    taken = [Fact("favor", FAVOR, {"noble": NOBLES[event.a], "follow": follow}) for event in turn.own(FAVOR_TAKEN)]
    return taken + [Fact("follow", FOLLOW, {"noble": NOBLES[event.a]}) for event in turn.own(FOLLOWED)]


def clergy(turn: Turn) -> list[Fact]:
    """STATE-5: a tile that was taken or kept; it scores nothing by itself. Of one that is used up or given back in the
    same turn that is the news.
    """
    if turn.ends_all:
        return []
    tiles = [int(event.a) for event in turn.own(CLERGY_TAKEN, CLERGY_KEPT)]
    for event in turn.own(CLERGY_USED, CLERGY_GIVEN):
        if event.a in tiles:
            tiles.remove(int(event.a))
    return [Fact("clergy", CLERGY, {"clergy": tile}) for tile in tiles]


def church(turn: Turn) -> list[Fact]:
    """STATE-8: wigs for clergy tiles."""
    given = len(list(turn.own(CLERGY_GIVEN)))
    wigs = sum(int(event.a) for event in turn.own(WIGS_GAINED) if event.c == BY_CHURCH_SCORING)
    return [Fact("church", WIG * wigs, {"count": given, "wigs": wigs})] if given else []

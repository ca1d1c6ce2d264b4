"""Chapter 9, the King: opening a public building (NOBLE-4)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.arithmetic import smaller
from lisboa.engine.church import can_meet
from lisboa.engine.city_tokens import PLOTS, remove_token, site_amount, site_effect
from lisboa.engine.events import (
    BUILDING_PLACED,
    BUILDING_SCORED,
    BUILDING_UNCOVERED,
    BY_OPENING_TILE,
    FOR_HIRE,
    OFFICIAL_RETURNED,
    PLAN_COMPLETED,
)
from lisboa.engine.influence import (
    clergy_benefit,
    funds_after,
    gain_wigs,
    pay,
    treasury_rise,
)
from lisboa.engine.kernel.option_codecs import Chosen, Named, Official, OptionCodec, Row
from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    DONE,
    FACING,
    PLANS,
    PLOT,
    SCORING,
    SITE,
    SITE_ARCHITECT,
    SITE_CUBES,
    WIGS,
)
from lisboa.engine.names import (
    CLERGY_OPEN_WIGS,
    NONE,
)
from lisboa.engine.officials import offer_officials, official_place, take_official_home
from lisboa.engine.opening_means import (
    Means,
    available_building,
    can_open_at,
    cheapest_hire,
    cheapest_with_cardinal,
    cheapest_with_new_plan,
    holds_plan,
    some_plan_works,
    suits,
)
from lisboa.engine.portfolio import gain_cube
from lisboa.engine.rewards import reward
from lisboa.engine.state import State
from lisboa.engine.steps import (
    MEET_CARDINAL,
    OPEN_FINISH,
    OPEN_OFFICIAL,
    OPEN_PLAN,
    OPEN_SITE,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import (
    BUILDING_COLOURS,
    E_CARDINAL,
    E_PLAN,
    E_RECRUIT,
    PLAN_NAMES,
    SITE_NAMES,
    SITE_ROW,
    SITE_STREET,
    SITES,
)

SITE_NUMBER: Final = Number("site", range(SITES))


class OpenSite(Decision):
    """NOBLE-4a, b: choose a free site, take both cubes, then the site's reward."""

    def __init__(self) -> None:
        super().__init__("site", "NOBLE-4", Named("site", "site", SITE_NAMES, "site"), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        site: i64 = 0
        while site < SITES:
            if s.d[SITE + site] >= 0:
                o.refuse(site, "NOBLE-4", "site-taken", 0, 0, 0)
            elif s.d[SITE + site] == NONE:
                if can_open_at(s, seat, site):
                    o.add(site)
                else:
                    self.explain(s, seat, site, o)
            site += 1

    def explain(self, s: State, seat: i64, site: i64, o: Offers) -> None:
        """Why no plan works on this site."""
        if not o.explain:
            return
        means = Means(s, seat)
        effect = site_effect(s, site)
        if effect == E_RECRUIT:
            means.recruit(s, seat)
        else:
            means.money = funds_after(s, seat, effect, site_amount(s, site))
        least = cheapest_hire(s, seat, site, means)
        if effect == E_PLAN:
            least = cheapest_with_new_plan(s, seat, site, means, least)
        if least == NONE:
            reason = "no-plan-with-building" if holds_plan(s, seat) else "no-plan-held"
            o.refuse(site, "NOBLE-4", reason, 0, 0, 0)
            return
        price = least
        if effect == E_CARDINAL and can_meet(s, seat, 1):
            price = cheapest_with_cardinal(s, seat, site, least)
        if least <= means.money:  # only the Cardinal of the site, who must be met, makes hiring too expensive
            o.refuse(site, "RUL-4", "cardinal-raises-hire", price, means.money, 0)
        else:
            o.refuse(site, "NOBLE-4", "hiring-too-dear", price, means.money, 0)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        push(s, OPEN_PLAN, seat, choice)
        colour: i64 = 0
        while colour < 3:
            while s.d[SITE_CUBES + 3 * choice + colour] > 0:
                gain_cube(s, seat, colour, SITE_CUBES + 3 * choice + colour)
            colour += 1
        effect = site_effect(s, choice)
        amount = site_amount(s, choice)
        remove_token(s, seat, PLOTS + choice)
        reward(s, seat, effect, amount)


def _plan_options() -> list[Row]:
    """The plans by architect and officials. Whoever holds none is refused `NONE`, which is written like the last."""
    codes = [NONE, *range(len(PLAN_NAMES))]
    return [
        Row(code, f"open {(name := PLAN_NAMES[code])}", Chosen("open", {"plan": name}, f"plan:{name}"))
        for code in codes
    ]


class OpenPlan(Decision):
    """NOBLE-4c, d: use an incomplete plan for the site (a); officials and hired ones run the building."""

    def __init__(self) -> None:
        super().__init__("use-plan", "NOBLE-4", OptionCodec(_plan_options()), (SITE_NUMBER,), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        means = Means(s, seat)
        if o.explain and not holds_plan(s, seat):
            o.refuse(NONE, "NOBLE-4", "no-plan-held", 0, 0, 0)
        plan: i64 = 0
        while plan < 8:
            if s.d[PLANS + 8 * seat + plan] > 0:
                if available_building(s, plan // 4) == NONE:
                    o.refuse(plan, "RUL-24", "no-building-left", 0, 0, 0)
                elif not suits(s, plan // 4, a):
                    o.refuse(plan, "NOBLE-4", "building-lacks-colour", 0, 0, 0)
                elif not means.suffices(s, seat, plan):
                    o.refuse(plan, "NOBLE-4", "hiring-too-dear", means.price(s, seat, plan % 4 + 2), means.money, 0)
                else:
                    o.add(plan)
            plan += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        means = Means(s, seat)
        push(s, OPEN_FINISH, seat, a, choice)
        price = means.price(s, seat, choice % 4 + 2)
        pay(s, seat, price, FOR_HIRE)
        needed = smaller(choice % 4 + 2 - means.fewer, means.officials)
        if needed == means.officials:
            recall_all(s, seat)
        elif needed > 0:
            push(s, OPEN_OFFICIAL, seat, needed)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        means = Means(s, seat)
        if above == MEET_CARDINAL:
            means.treasury += treasury_rise(s)  # the only reward of a site that can make hiring dearer (RUL-1)
        return some_plan_works(s, seat, a, means)


def recall_all(s: State, seat: i64) -> None:
    """All officials are needed: nothing to choose."""
    place: i64 = 0
    while place < 6:
        while s.d[official_place(place) + seat] > 0:
            s.note(OFFICIAL_RETURNED, seat, place)
            take_official_home(s, seat, place)
        place += 1


class OpenOfficial(Decision):
    """NOBLE-4d: which official goes home to run the building (a: how many still to go)."""

    def __init__(self) -> None:
        super().__init__("return-official", "NOBLE-4", Official(), (Number("officials", range(1, 6)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        offer_officials(s, seat, "NOBLE-4", o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(OFFICIAL_RETURNED, seat, choice)
        take_official_home(s, seat, choice)
        if a > 1:
            push(s, OPEN_OFFICIAL, seat, a - 1)


def scores_from(s: State, plot: i64, site: i64, building: i64) -> bool:
    """NOBLE-4f: does the store on a plot match a building on a site?"""
    if s.d[PLOT + plot] < 0:
        return False
    street = s.d[FACING + plot]
    if SITE_STREET[site] >= 0:
        return street == SITE_STREET[site]
    return plot // 5 == SITE_ROW[site] and (BUILDING_COLOURS[building] >> street) & 1 == 1


class OpenFinish(Automatic):
    """NOBLE-4c, e, f, g: the building stands, the plan (b) is completed, matching stores score, the next one comes up.

    The tile is placed only now, all at once, so that choices about officials and payment show nothing new.
    """

    def __init__(self) -> None:
        super().__init__("open-finish", (SITE_NUMBER, Number("plan", range(8))))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        place_building(s, seat, a, b // 4)
        s.note(PLAN_COMPLETED, seat, b)
        s.add(PLANS + 8 * seat + b, -1)
        s.add(DONE + 8 * seat + b, 1)
        score_opening(s, a)
        gain_wigs(s, seat, clergy_benefit(s, seat, CLERGY_OPEN_WIGS), BY_OPENING_TILE)
        uncover_building(s, seat, b // 4)


def score_opening(s: State, site: i64) -> None:
    """NOBLE-4f: every store matching the new building scores its owner the column's value."""
    plot: i64 = 0
    while plot < 25:
        if scores_from(s, plot, site, s.d[SITE + site]):
            owner = s.d[PLOT + plot]
            s.note(BUILDING_SCORED, owner, plot, s.d[SCORING + plot % 5])
            s.add(WIGS + owner, s.d[SCORING + plot % 5])
        plot += 1


def place_building(s: State, seat: i64, site: i64, architect: i64) -> None:
    """NOBLE-4c: the architect's available building goes onto the site."""
    n = s.d[BUILDINGS_N + architect] - 1
    building = s.d[BUILDINGS + 8 * architect + n]
    s.note(BUILDING_PLACED, seat, site, building, architect)
    s.put(SITE + site, building)
    s.put(SITE_ARCHITECT + site, architect)
    s.put(BUILDINGS + 8 * architect + n, NONE)
    s.put(BUILDINGS_N + architect, n)


def uncover_building(s: State, seat: i64, architect: i64) -> None:
    """NOBLE-4g: the next building is available at once, and the one after it becomes visible."""
    n = s.d[BUILDINGS_N + architect]
    following = s.d[BUILDINGS + 8 * architect + n - 2] if n > 1 else NONE
    s.note(BUILDING_UNCOVERED, seat, architect, available_building(s, architect), following)
    if n > 1:
        s.revealed = True


register(OPEN_SITE, OpenSite())
register(OPEN_PLAN, OpenPlan())
register(OPEN_OFFICIAL, OpenOfficial())
register(OPEN_FINISH, OpenFinish())

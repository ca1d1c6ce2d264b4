"""Chapter 9, the King: what an opener of a public building has and lacks (NOBLE-4, RUL-2, RUL-24)."""

from mypy_extensions import i64

from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.church import beside, can_meet
from lisboa.engine.city_tokens import site_amount, site_effect
from lisboa.engine.influence import (
    benefit,
    clergy_benefit,
    funds,
    funds_after,
    less_purse,
    tile_benefit,
    treasury_rise,
    treasury_value,
)
from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    CARDINAL,
    CHURCH,
    OFFICIALS,
    PLANS,
    SITE,
)
from lisboa.engine.names import (
    CLERGY_HIRE,
    CLERGY_OPEN_OFFICIAL,
    CLERGY_RECRUIT_REIS,
    NONE,
)
from lisboa.engine.officials import officials_out
from lisboa.engine.revisions import rewards_are_resolved
from lisboa.engine.state import State
from lisboa.engine.state_actions import next_plan
from lisboa.engine.tables import (
    B_HIRE,
    BUILDING_COLOURS,
    CHURCH_SPACES,
    CHURCH_TREASURY,
    E_CARDINAL,
    E_PLAN,
    E_RECRUIT,
    SITE_STREET,
    SITES,
)


def available_building(s: State, architect: i64) -> i64:
    """SET-6: the building of an architect that can be opened now, NONE if there is none left."""
    n = s.d[BUILDINGS_N + architect]
    if n == 0:
        return NONE
    return s.d[BUILDINGS + 8 * architect + n - 1]


def suits(s: State, architect: i64, site: i64) -> bool:
    """NOBLE-4a: a north site takes only a building showing that street's colour."""
    building = available_building(s, architect)
    if building == NONE:
        return False
    street = SITE_STREET[site]
    return street < 0 or (BUILDING_COLOURS[building] >> street) & 1 == 1


class Means:
    """What an opener has at hand; the site's reward may improve it before the plan is chosen (RUL-24)."""

    def __init__(self, s: State, seat: i64) -> None:
        self.officials = officials_out(s, seat)
        self.fewer = clergy_benefit(s, seat, CLERGY_OPEN_OFFICIAL)
        self.hire_discount = benefit(s, seat, B_HIRE) + clergy_benefit(s, seat, CLERGY_HIRE)
        self.treasury = treasury_value(s)
        self.money = funds(s, seat)

    def hires(self, officials: i64) -> i64:
        """NOBLE-4d: how many officials of the plan must be hired."""
        return positive(officials - self.fewer - self.officials)

    def price(self, s: State, seat: i64, officials: i64) -> i64:
        """RUL-12: hiring benefits per official, the purse once for all."""
        return less_purse(s, seat, self.hires(officials) * positive(self.treasury - self.hire_discount))

    def recruit(self, s: State, seat: i64) -> None:
        """A site's officials serve that very opening (RUL-24), and may bring money."""
        placed = smaller(s.d[OFFICIALS + seat], 2)
        self.officials += placed
        self.money += placed * clergy_benefit(s, seat, CLERGY_RECRUIT_REIS)

    def suffices(self, s: State, seat: i64, plan: i64) -> bool:
        """Could a plan (4 * architect + officials - 2) be carried out?"""
        return self.price(s, seat, plan % 4 + 2) <= self.money


def some_plan_works(s: State, seat: i64, site: i64, means: Means) -> bool:
    """Is there an incomplete plan whose building suits the site and whose officials can be had?"""
    plan: i64 = 0
    while plan < 8:
        if s.d[PLANS + 8 * seat + plan] > 0 and suits(s, plan // 4, site) and means.suffices(s, seat, plan):
            return True
        plan += 1
    return False


def cheapest_hire(s: State, seat: i64, site: i64, means: Means) -> i64:
    """The least that the missing officials of a plan for this site cost; NONE without such a plan."""
    least: i64 = NONE
    plan: i64 = 0
    while plan < 8:
        if s.d[PLANS + 8 * seat + plan] > 0 and suits(s, plan // 4, site):
            price = means.price(s, seat, plan % 4 + 2)
            if least == NONE or price < least:
                least = price
        plan += 1
    return least


def cheapest_with_new_plan(s: State, seat: i64, site: i64, means: Means, least: i64) -> i64:
    """The same, or less if the plan that the site gives costs less."""
    architect: i64 = 0
    while architect < 2:
        plan = next_plan(s, architect)
        if plan != NONE and suits(s, architect, site):
            price = means.price(s, seat, plan % 4 + 2)
            if least == NONE or price < least:
                least = price
        architect += 1
    return least


def cheapest_with_cardinal(s: State, seat: i64, site: i64, least: i64) -> i64:
    """The same after meeting the site's Cardinal with the better tile (RUL-4), or without him if he may be declined."""
    best: i64 = NONE if rewards_are_resolved(s) else least
    for means in means_with_cardinal(s, seat):
        price = cheapest_hire(s, seat, site, means)
        if best == NONE or price < best:
            best = price
    return best


def holds_plan(s: State, seat: i64) -> bool:
    """Has this player a plan that is not completed?"""
    plan: i64 = 0
    while plan < 8:
        if s.d[PLANS + 8 * seat + plan] > 0:
            return True
        plan += 1
    return False


def can_open_at(s: State, seat: i64, site: i64) -> bool:
    """RUL-2: can a building be opened on this free site, counting what the site's reward brings?"""
    means = Means(s, seat)
    effect = site_effect(s, site)
    if effect == E_CARDINAL and rewards_are_resolved(s) and can_meet(s, seat, 1):
        return works_with_cardinal(s, seat, site)  # he must be met, and may make hiring cost more (RUL-4)
    if some_plan_works(s, seat, site, means):
        return True
    if effect == E_PLAN:
        return works_with_new_plan(s, seat, site, means, 0) or works_with_new_plan(s, seat, site, means, 1)
    if effect == E_RECRUIT:
        means.recruit(s, seat)
        return some_plan_works(s, seat, site, means)
    if effect == E_CARDINAL:
        return works_with_cardinal(s, seat, site)
    means.money = funds_after(s, seat, effect, site_amount(s, site))
    return some_plan_works(s, seat, site, means)


def works_with_new_plan(s: State, seat: i64, site: i64, means: Means, architect: i64) -> bool:
    """A site's `plan` serves that very opening."""
    plan = next_plan(s, architect)
    return plan != NONE and suits(s, architect, site) and means.suffices(s, seat, plan)


def works_with_cardinal(s: State, seat: i64, site: i64) -> bool:
    """A site's Cardinal may bring clergy 10 or 11, but may also raise the treasury (RUL-1)."""
    if not can_meet(s, seat, 1):
        return False
    return any(some_plan_works(s, seat, site, means) for means in means_with_cardinal(s, seat))


def means_with_cardinal(s: State, seat: i64) -> list[Means]:
    """What an opener has after meeting a site's Cardinal, for each tile that he could take."""
    found: list[Means] = []
    position = (s.d[CARDINAL] + 1) % CHURCH_SPACES
    ahead: i64 = 0
    while ahead < 2:
        kind = s.d[CHURCH + beside(position, ahead)]
        if kind > 0:
            means = Means(s, seat)
            if position == CHURCH_TREASURY:
                means.treasury += treasury_rise(s)
            means.fewer += tile_benefit(kind, CLERGY_OPEN_OFFICIAL)
            means.hire_discount += tile_benefit(kind, CLERGY_HIRE)
            found.append(means)
        ahead += 1
    return found


def can_open(s: State, seat: i64) -> bool:
    """Is there any site where this player could open a building now?"""
    site: i64 = 0
    while site < SITES:
        if s.d[SITE + site] == NONE and can_open_at(s, seat, site):
            return True
        site += 1
    return False


def can_staff_building(s: State, seat: i64) -> bool:
    """Could some building be opened without a site's reward, even if the treasury rises by one space?

    It rises once at most: the State action and a site move the Cardinal three spaces together, half the ring.
    """
    means = Means(s, seat)
    means.treasury += treasury_rise(s)
    site: i64 = 0
    while site < SITES:
        if s.d[SITE + site] == NONE and some_plan_works(s, seat, site, means):
            return True
        site += 1
    return False

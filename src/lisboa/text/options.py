"""The variables of option labels, part one: set-up, turn, portfolio, selling, trading and State actions."""

from lisboa.components import ARCHITECTS, CARD_KINDS, GOODS, NOBLES
from lisboa.engine import layout, steps
from lisboa.engine.church import beside
from lisboa.engine.decree_values import decree_value
from lisboa.engine.influence import clergy_benefit, envelope, treasury_value
from lisboa.engine.lacerda import fleet_hold
from lisboa.engine.names import (
    ACTIONS,
    CLERGY_RECRUIT_REIS,
    FLEET,
    FREE_SLOT,
    LACERDA,
    NONE,
    SHIP_SLOT,
    TREASURY_KIND,
)
from lisboa.engine.portfolio import free_hold, room
from lisboa.engine.production import stores_of_type
from lisboa.engine.selling import DO_SELL, income, ship_kind
from lisboa.engine.ships import ship_cost, top_ship
from lisboa.engine.state_actions import next_plan, office_count
from lisboa.engine.tables import (
    CARD_KIND,
    CHURCH_INFLUENCE,
    CHURCH_SPACES,
    CHURCH_TREASURY,
    CLERGY_AMOUNT,
    CLERGY_EFFECT,
    CLERGY_WIGS,
    HULL,
    INFLUENCE_TOP,
    MARKET_BOTTOM,
    OFFICE_SPACES,
    TREASURY_BOTTOM,
)
from lisboa.engine.turn import FOR_GOLD, TO_COURT, USE_CLERGY
from lisboa.engine.visits import sponsor_cost
from lisboa.text.ask import Ask, describes, describes_pass, good_gain, payment
from lisboa.text.lexicon import Args, place_key

PLANS_PER_ARCHITECT = 8


@describes(steps.KEEP_CLERGY)
def tile(ask: Ask, code: int) -> Args:
    return {"tile": ask.words.clergy(code)}


@describes(steps.AFTER_ACTION)
def use_tile(ask: Ask, code: int) -> Args:
    return {"effect": ask.words.effect(CLERGY_EFFECT[code], CLERGY_AMOUNT[code])}


@describes(steps.DRAFT_PICK)
@describes(steps.PERIOD_DISCARD)
@describes(steps.PERIOD_REWARD)
def card(ask: Ask, code: int) -> Args:
    return {"card": ask.words.card(code)}


@describes(steps.STARTING_DECREE)
@describes(steps.DECREE)
@describes(steps.SECOND_DECREE)
def decree(ask: Ask, code: int) -> Args:
    return {"decree": ask.words.decree(code), "count": decree_value(ask.s, ask.seat, code)}


@describes(steps.MAIN)
def main(ask: Ask, code: int) -> Args:
    if code >= USE_CLERGY:
        return use_tile(ask, code - USE_CLERGY) | {"use": "clergy"}
    which = code % TO_COURT
    name: Args = {"card": ask.words.card(which)}
    treasury_card = CARD_KIND[which] == TREASURY_KIND
    if code >= FOR_GOLD:
        gain = 1 if room(ask.s, ask.seat, 0) > 0 else 0
        return name | {"use": "gold"} | good_gain(ask, 0, gain)
    if code >= TO_COURT:
        if treasury_card:
            return name | {"use": "sponsor", "count": sponsor_cost(ask.s, ask.seat)}
        return name | {"use": "visit"} | ask.visit(CARD_KIND[which]) | ask.means(CARD_KIND[which], code)
    if treasury_card:
        return name | subsidy(ask)
    return name | {"use": "portfolio"}


def subsidy(ask: Ask) -> Args:
    """PORT-6: what a treasury card pays when it is tucked."""
    value = treasury_value(ask.s)
    reis = ask.mine(layout.REIS)
    down = 1 if ask.s.d[layout.TREASURY] < TREASURY_BOTTOM else 0
    args: Args = {"use": "subsidy", "count": value, "before": reis, "after": reis + value}
    return args | ask.treasury(down)


@describes(steps.TAKE_CARD)
def take_card(ask: Ask, code: int) -> Args:
    left = ask.s.d[layout.DECK_N + code]
    if left == 0 or ask.s.d[layout.DECK_UP + code] == 0:
        return {"kind": CARD_KINDS[code], "left": left, "face": "down"}
    name = ask.words.card(ask.s.d[layout.DECK + 5 * code + left - 1])
    return {"kind": CARD_KINDS[code], "left": left, "face": "up", "card": name}


@describes(steps.TUCK)
def slot(ask: Ask, code: int) -> Args:
    if code == FREE_SLOT:
        return {"use": "free"}
    if code >= SHIP_SLOT:
        return {"use": "ship", "ship": ask.words.ship_held(ask.s, 3 * ask.seat + code - SHIP_SLOT)}
    return {"use": "card", "card": ask.words.card(code)}


@describes(steps.LOSE_OFFICIAL)
@describes(steps.OPEN_OFFICIAL)
def official(ask: Ask, code: int) -> Args:
    at = layout.OFFICE + 5 * code if code < 3 else layout.PLAZA + 5 * (code - 3)
    count = ask.s.d[at + ask.seat]
    return {"place": place_key(code), "count": count, "after": max(count - 1, 0)}


@describes(steps.LOSE_FAVOR)
def lose_favor(ask: Ask, code: int) -> Args:
    return {"noble": NOBLES[code]}


@describes(steps.LOSE_REIS)
def lose_reis(ask: Ask, code: int) -> Args:
    reis = min(ask.mine(layout.REIS), ask.a - code)
    return payment(ask, reis, code)


@describes(steps.SELL_OR_TRADE)
def sell_or_trade(ask: Ask, code: int) -> Args:
    return {"use": "sell" if code == DO_SELL else "trade"}


@describes(steps.SELL)
def sell(ask: Ask, code: int) -> Args:
    s = ask.s
    good, ship = code >> 4, code & 15
    kind = ship_kind(s, ship)
    amount = income(s, ask.seat, good, kind)
    owner = LACERDA if ship >= FLEET else ship // 3
    hold = fleet_hold(s, kind) if ship >= FLEET else free_hold(s, owner, ship % 3)
    reis = ask.mine(layout.REIS)
    return {
        "good": GOODS[good],
        "owner": "you" if owner == ask.seat else ask.player(owner),
        "ship": ask.words.ship_held(s, ship),
        "count": amount,
        "before": reis,
        "after": reis + amount,
        "crates": HULL[kind] if hold == 1 else 0,
    }


@describes(steps.TRADE)
def trade(ask: Ask, code: int) -> Args:
    action, good = divmod(code, 4)
    loss = -1 if ask.mine(layout.GOODS, 4, good) > 0 else 0
    return {"noble": NOBLES[action // 2], "action": ACTIONS[action]} | good_gain(ask, good, loss)


@describes(steps.RECRUIT)
def recruit(ask: Ask, code: int) -> Args:
    nobles = [noble for noble in range(3) if code >> noble & 1]
    parts = []
    for noble in nobles:
        parts.append(ask.words.office(noble, office_count(ask.s, noble), OFFICE_SPACES[noble]))
    reis = len(nobles) * clergy_benefit(ask.s, ask.seat, CLERGY_RECRUIT_REIS)
    return {"count": len(nobles), "offices": ask.words.join(parts), "reis": reis}


@describes(steps.PLAN)
def plan(ask: Ask, code: int) -> Args:
    kind = next_plan(ask.s, code)
    left = PLANS_PER_ARCHITECT - ask.s.d[layout.PLANS_TAKEN + code]
    return {"architect": ARCHITECTS[code], "officials": 0 if kind == NONE else kind % 4 + 2, "left": left}


@describes(steps.SHIP)
def ship(ask: Ask, code: int) -> Args:
    return slot(ask, code) | {"cost": ship_cost(ask.s, ask.seat, top_ship(ask.s), code)}


@describes(steps.SHIP_GOODS)
def ship_goods(ask: Ask, code: int) -> Args:
    held_goods = [ask.mine(layout.GOODS, 4, good) for good in range(4)]
    parts = [ask.words.good_change(good, n, max(n - 1, 0)) for good, n in enumerate(held_goods) if code >> good & 1]
    return {"goods": ask.words.join(parts)}


@describes(steps.CARGO_DROP)
def cargo_drop(ask: Ask, code: int) -> Args:
    aboard = ask.s.d[layout.CARGO + 12 * ask.seat + 4 * ask.a + code]
    return {"goods": ask.words.good_count(code, aboard)}


@describes(steps.PRODUCE)
def produce(ask: Ask, code: int) -> Args:
    parts = []
    for good in range(4):
        stored = min(stores_of_type(ask.s, ask.seat, good), room(ask.s, ask.seat, good))
        if stored > 0:
            price = ask.s.d[layout.PRICE + good]
            after = max(price - 1, MARKET_BOTTOM)
            numbers = good_gain(ask, good, stored) | {"count": stored, "price": price, "priceafter": after}
            parts.append(ask.words.say("produce-part", **numbers))
    return {"goods": ask.words.join(parts)}


@describes(steps.EXTRA_GOOD)
def extra_good(ask: Ask, code: int) -> Args:
    return good_gain(ask, code, 1 if room(ask.s, ask.seat, code) > 0 else 0)


@describes(steps.MEET_CARDINAL)
def cardinal(ask: Ask, code: int) -> Args:
    s = ask.s
    spaces, ahead = divmod(code, 2)
    passed = [(s.d[layout.CARDINAL] + i) % CHURCH_SPACES for i in range(1, spaces + 1)]
    kind = s.d[layout.CHURCH + beside(passed[-1], ahead)]
    rises = CHURCH_TREASURY in passed and s.d[layout.TREASURY] > 0
    args: Args = {
        "spaces": spaces,
        "side": "ahead" if ahead else "behind",
        "tile": ask.words.clergy(kind) if kind > 0 else ask.words.say("no-tile"),
        "church": "yes" if CHURCH_INFLUENCE in passed else "no",
        "treasury": 0,
    }
    return args | ask.treasury(-1) if rises else args


@describes(steps.ROYAL_FAVOR)
def favor(ask: Ask, code: int) -> Args:
    return {"noble": NOBLES[code], "left": ask.s.d[layout.FAVOR_STACK + code]}


@describes(steps.CHURCH_SCORING)
def church_scoring(ask: Ask, code: int) -> Args:
    wigs = ask.mine(layout.WIGS)
    return tile(ask, code) | {"count": CLERGY_WIGS[code], "before": wigs, "after": wigs + CLERGY_WIGS[code]}


@describes_pass(steps.CHURCH_SCORING)
def church_scoring_pass(ask: Ask, code: int) -> Args:
    gain = envelope(ask.s, ask.seat)
    before = ask.mine(layout.INFLUENCE)
    return {"given": ask.a, "gain": gain, "before": before, "after": min(before + gain, INFLUENCE_TOP)}

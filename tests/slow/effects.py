"""Rewards, penalties and the other effects of COMPONENTS.md for the slow checker."""

from __future__ import annotations

from itertools import combinations

from lisboa.components import GOODS, NOBLES, Effect
from tests.slow import money
from tests.slow.boards import gain_good, pile_colours, room_for, take_from_pile
from tests.slow.choices import PASS, Duty, Table
from tests.slow.facts import is_gain, is_penalty
from tests.slow.state_actions import ask, meet_cardinal, must_change_something, state_action


def reward(t: Table, who: str, effect: Effect) -> None:
    """RUL-4: of a noble card, plot or site. What can be used is used; only `ship` may be declined."""
    if is_gain(effect):
        gain(t, who, effect)
    elif is_penalty(effect):
        penalty(t, who, effect)
    else:
        declinable = effect.name == "ship" or t.rewards_may_be_declined
        act(t, who, effect, Duty.OPTIONAL if declinable else Duty.REWARD)


def gain(t: Table, who: str, effect: Effect) -> None:
    board = t.player(who)
    if effect.name in GOODS:
        gain_good(t, who, effect.name, effect.amount)
    elif effect.name == "reis":
        board["reis"] += effect.amount
    elif effect.name == "wigs":
        board["wigs"] += effect.amount
    elif effect.name == "influence":
        money.gain_numbered_influence(t, who, effect.amount)
    else:
        money.gain_influence(t, who)


def penalty(t: Table, who: str, effect: Effect) -> None:
    """PORT-5: paid as far as possible, never blocks; several ways are a choice."""
    board = t.player(who)
    what = effect.name.removeprefix("lose-")
    if what == "official":
        if money.officials_out(t, who):
            money.recall_official(t, who)
    elif what == "favor":
        held = [noble for noble in NOBLES if board["favors"][noble]]
        if held:
            noble = t.choose(who, [f"lose {noble}" for noble in held]).removeprefix("lose ")
            board["favors"][noble] = False
            t.doc["court"]["favors"][noble] += 1
    elif what == "reis":
        money.pay_penalty(t, who, effect.amount)
    else:
        board["goods"][what] = max(0, board["goods"][what] - effect.amount)


def act(t: Table, who: str, effect: Effect, duty: Duty) -> None:
    """An effect that is an action; `store` and `open` are in `noble_actions`."""
    if effect.name == "cardinal":
        meet_cardinal(t, who, effect.amount, duty)
    elif effect.name == "decree":
        take_decree(t, who, duty)
    elif effect.name == "rubble":
        choice = ask(t, who, [f"rubble {colour}" for colour in pile_colours(t)], duty)
        if choice != PASS:
            take_from_pile(t, who, choice.removeprefix("rubble "))
    elif effect.name == "two-goods":
        two_goods(t, who)
    elif effect.name == "treasury":
        space = t.doc["treasury_space"]
        ways = (["treasury up"] if space > 0 else []) + (["treasury down"] if space < 4 else [])
        money.move_treasury(t, 1 if t.choose(who, ways) == "treasury up" else -1)
    else:
        state_action(t, who, effect.name, duty)


def two_goods(t: Table, who: str) -> None:
    """Clergy 17: two different goods of your choice, of which at least one finds room (RUL-3)."""
    pairs = [pair for pair in combinations(GOODS, 2) if any(room_for(t, who, good) > 0 for good in pair)]
    choice = t.choose(who, ["goods " + "+".join(pair) for pair in pairs])
    for good in choice.removeprefix("goods ").split("+"):
        gain_good(t, who, good, 1)


def take_decree(t: Table, who: str, duty: Duty) -> None:
    """NOBLE-3: one from the display."""
    display = t.doc["decrees"]
    numbers = [number for number in display.values() if number is not None]
    choice = ask(t, who, [f"decree {number}" for number in numbers], duty)
    if choice == PASS:
        return
    number = int(choice.removeprefix("decree "))
    for space, lying in display.items():
        if lying == number:
            display[space] = None
    t.doc["decrees_placed"][str(number)] = who


def use_single_tile(t: Table, who: str, effect: Effect) -> None:
    """Single-use clergy tiles: only with an effect (RUL-3)."""
    if is_gain(effect):
        must_change_something(effect.name != "gain-influence" or money.top_row_influence(t, who) > 0)
        gain(t, who, effect)
    else:
        act(t, who, effect, Duty.OWED)

"""Chapter 6: Trade with the nobles (TRADE)."""

from mypy_extensions import i64

from lisboa.components import GOODS as GOOD_NAMES
from lisboa.components import NOBLES
from lisboa.engine.events import GOOD_OFFERED
from lisboa.engine.influence import clergy_benefit
from lisboa.engine.kernel.option_codecs import Chosen, OptionCodec, Row
from lisboa.engine.layout import COVER, GOODS
from lisboa.engine.names import ACTIONS, BOOKS, CLERGY_ANY_GOOD, CLOTH, GOLD, KING, MINISTER, PASS, TOOLS
from lisboa.engine.rewards import action_reason, can_state_action, push_state_action
from lisboa.engine.state import State
from lisboa.engine.steps import TRADE, Decision, Number, Offers, push, register


def accepts(s: State, seat: i64, noble: i64, good: i64) -> bool:
    """TRADE-2: Builder tools, Minister books, King cloth, each also gold; with clergy 13 anything."""
    if good == GOLD or clergy_benefit(s, seat, CLERGY_ANY_GOOD) > 0:
        return True
    if noble == KING:
        return good == CLOTH
    return good == (BOOKS if noble == MINISTER else TOOLS)


def possible_after_paying(s: State, seat: i64, action: i64, good: i64) -> bool:
    """RUL-19: judged without the traded good: it cannot pay the ship, and it frees room for production."""
    s.d[GOODS + 4 * seat + good] -= 1
    possible = can_state_action(s, seat, action)
    s.d[GOODS + 4 * seat + good] += 1
    return possible


def can_offer(s: State, seat: i64, action: i64, good: i64) -> bool:
    """Could this good buy this State action now?"""
    return (
        s.d[GOODS + 4 * seat + good] > 0
        and s.d[COVER + action] == 0
        and accepts(s, seat, action // 2, good)
        and possible_after_paying(s, seat, action, good)
    )


def can_trade(s: State, seat: i64) -> bool:
    """Is there any good for any State action?"""
    action: i64 = 0
    while action < 6:
        good: i64 = 0
        while good < 4:
            if can_offer(s, seat, action, good):
                return True
            good += 1
        action += 1
    return False


def _offer_options() -> list[Row]:
    """A good, and the State action of a noble that it is given for."""
    rows: list[Row] = []
    for action, name in enumerate(ACTIONS):
        for good, given in enumerate(GOOD_NAMES):
            what = {"good": given, "noble": NOBLES[action // 2], "action": name}
            rows.append(Row(4 * action + good, f"offer {given} {name}", Chosen("offer", what, f"action:{name}")))
    return rows


class Trade(Decision):
    """TRADE-1, TRADE-3: a good for a State action, twice at most (a: done so far). An option is 4 * action + good."""

    def __init__(self) -> None:
        super().__init__("trade", "TRADE-1", OptionCodec(_offer_options()), (Number("done", range(2)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        action: i64 = 0
        while action < 6:
            good: i64 = 0
            while good < 4:
                self.judge(s, seat, action, good, o)
                good += 1
            action += 1
        if a > 0:
            o.add(PASS)

    def judge(self, s: State, seat: i64, action: i64, good: i64, o: Offers) -> None:
        """One good for one State action."""
        code = 4 * action + good
        if can_offer(s, seat, action, good):
            o.add(code)
        elif not o.explain:
            return
        elif s.d[GOODS + 4 * seat + good] == 0:
            o.refuse(code, "TRADE-1", "good-not-held", 0, 0, 0)
        elif s.d[COVER + action] > 0:
            o.refuse(code, "TRADE-1", "state-action-covered", 0, 0, 0)
        elif not accepts(s, seat, action // 2, good):
            o.refuse(code, "TRADE-2", "good-not-accepted", 0, 0, 0)
        else:
            o.refuse(code, "RUL-3", action_reason(s, seat, action), 0, 0, 0)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        action = choice // 4
        good = choice % 4
        s.note(GOOD_OFFERED, seat, good, action)
        s.add(GOODS + 4 * seat + good, -1)
        s.put(COVER + action, good + 1)
        if a == 0:
            push(s, TRADE, seat, 1)
        push_state_action(s, seat, action)


register(TRADE, Trade())

"""One game read from its events: where wigs came from, what became of cards and tiles, what was done and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lisboa.components import CARD_KINDS, NOBLES
from lisboa.engine import events as kinds
from lisboa.engine import steps
from lisboa.engine.city_tokens import PLOTS
from lisboa.engine.layout import PLOT_REWARD, SITE_REWARD, WIGS
from lisboa.engine.names import ACTIONS, PASS, SEATS
from lisboa.engine.revisions import card_effect
from lisboa.engine.rewards import EFFECTS, is_gain, is_penalty
from lisboa.engine.selling import DO_SELL
from lisboa.engine.state import State
from lisboa.engine.tables import (
    CARD_KIND,
    CLERGY_EFFECT,
    DATA,
    E_DECREE,
    E_OPEN,
    E_STORE,
    EFFECT_NAMES,
    GOAL_EFFECT,
    PRINTED_PLOT,
    PRINTED_SITE,
    REWARD_EFFECT,
)
from lisboa.engine.visits import NOBLE_CHOICE

if TYPE_CHECKING:
    from lisboa.engine.state import Event

# Wigs won during play, by the kind of event; those of WIGS_GAINED by its cause
WIG_LINES: Final = {
    kinds.STORE_SCORED: "stores",
    kinds.BUILDING_SCORED: "buildings",
    kinds.SHIP_SAILED: "ships",
    kinds.PERIOD_SET_WIGS: "period-sets",
    kinds.INFLUENCE_WIG: "influence",
    kinds.VISIT_PAID: "visits",
    kinds.LACERDA_SAILED: "ships",
    kinds.LACERDA_CUBE_WIGS: "period-sets",
    kinds.LACERDA_PAID: "visits",
    kinds.LACERDA_CLERGY: "church",
}
CHURCH, REWARDS = "church", "rewards"

NOBLE_EFFECTS: Final = (E_STORE, E_DECREE, E_OPEN)  # in the order of NOBLES
CARD_USES: Final = ("portfolio", "court", "court")  # the second number of CARD_PLAYED

Thing = tuple[str, int]  # a card or tile in somebody's hands: ("decree", 35)


class Reading:
    """What the events of one game say. `lines`, `wigs` and `had` are by seat."""

    def __init__(self, s: State) -> None:
        self._state = s  # of the game: its rules say what cards do
        self.lines: list[Counter[str]] = [Counter() for _ in range(SEATS)]
        self.wigs = [DATA.start_wigs] * SEATS
        self.wigs_by_turn: list[list[int]] = [[] for _ in range(SEATS)]
        self.had: list[set[Thing]] = [set() for _ in range(SEATS)]
        self.fates: Counter[tuple[str, int, str]] = Counter()
        self.uses: Counter[tuple[str, str]] = Counter()  # effect and where it came from
        self.actions: Counter[str] = Counter()
        self.turns = 0
        self.first_period_turns = 0
        self._rewards = [*PRINTED_PLOT, *PRINTED_SITE]  # of plots, then of sites
        self._offered: tuple[Thing, int] | None = None  # a reward whose decision comes next: of what, which effect

    def read(self, e: Event) -> None:
        """Take note of the next event."""
        reader = READERS.get(e.kind)
        if reader is not None:
            reader(self, e)

    def _won(self, e: Event, line: str) -> None:
        for change in e.changes:
            seat = change.index - WIGS
            if 0 <= seat < SEATS:
                self.lines[seat][line] += change.after - change.before
                self.wigs[seat] = change.after

    def _took(self, e: Event, what: str) -> None:
        self.had[e.seat].add((what, e.a))
        self.fates[what, e.a, "taken"] += 1

    def _used(self, effect: int, source: str) -> None:
        self.uses[EFFECT_NAMES[effect], source] += 1

    def _rewarded(self, source: Thing, effect: int) -> None:
        """RUL-4: a gain is automatic, a penalty no reward, an action is used or declined in the next decision."""
        if is_gain(effect):
            self._use_reward(source, effect)
        elif not is_penalty(effect):
            self._offered = (source, effect)

    def _use_reward(self, source: Thing, effect: int) -> None:
        what, number = source
        self.fates[what, number, "reward"] += 1
        self._used(effect, what)

    # Readers of single kinds of events

    def wigs_won(self, e: Event) -> None:
        self._won(e, WIG_LINES[e.kind])

    def wigs_gained(self, e: Event) -> None:
        self._won(e, CHURCH if e.c == kinds.BY_CHURCH_SCORING else REWARDS)

    def move(self, e: Event) -> None:
        if self._offered is not None:
            source, effect = self._offered
            self._offered = None
            if e.a == EFFECTS[effect].step and e.b != PASS:
                self._use_reward(source, effect)
        decision = DECISIONS.get(e.a)
        if decision is not None and e.b != PASS:
            decision(self, e.b)

    def sell_or_trade(self, choice: int) -> None:
        self.actions["sell" if choice == DO_SELL else "trade"] += 1

    def free_state_action(self, action: int) -> None:
        self.uses[ACTIONS[action], "visit"] += 1

    def plot(self, plot: int) -> None:
        self.fates["plot", plot, "chosen"] += 1
        self._rewarded(("plot", plot), REWARD_EFFECT[self._rewards[plot]])

    def site(self, site: int) -> None:
        self.fates["site", site, "chosen"] += 1
        self._rewarded(("site", site), REWARD_EFFECT[self._rewards[PLOTS + site]])

    def period_reward(self, card: int) -> None:
        self._rewarded(("period-end", card), card_effect(self._state, card))

    def store_placed(self, e: Event) -> None:
        """Lacerda builds too, without choosing and without rewards (SOLO-7)."""
        self.fates["plot", e.a, "taken"] += 1

    def building_placed(self, e: Event) -> None:
        self.fates["site", e.a, "taken"] += 1

    def goal_got(self, e: Event) -> None:
        self._took(e, "goal")

    def goal_fulfilled(self, e: Event) -> None:
        self.fates["goal", e.a, "fulfilled"] += 1
        self._rewarded(("goal", e.a), GOAL_EFFECT[e.a])

    def tokens_laid(self, e: Event) -> None:
        """EXTRA-2: tokens replace the printed rewards."""
        for change in e.changes:
            if PLOT_REWARD <= change.index < SITE_REWARD + len(PRINTED_SITE):
                self._rewards[change.index - PLOT_REWARD] = change.after

    def turn_begun(self, e: Event) -> None:
        self.turns += 1
        self.wigs_by_turn[e.seat].append(self.wigs[e.seat])

    def gold_taken(self, e: Event) -> None:
        self.actions["gold"] += 1
        self.fates["card", e.a, "gold"] += 1

    def card_played(self, e: Event) -> None:
        use, effect, kind = CARD_USES[e.b], card_effect(self._state, e.a), CARD_KINDS[CARD_KIND[e.a]]
        self.fates["card", e.a, use] += 1
        self.had[e.seat].add((use, e.a))
        if use == "portfolio":
            if kind != "treasury":
                self._rewarded(("card", e.a), effect)
        elif kind == "treasury":
            self.actions["sponsor"] += 1
            self._used(effect, "event")
        else:
            self.actions["visit-" + kind] += 1
            self._used(NOBLE_EFFECTS[NOBLES.index(kind)], "visit")

    def card_discarded(self, e: Event) -> None:
        self.fates["card", e.a, "period-end" if e.c == kinds.AT_PERIOD_END else "replaced"] += 1

    def good_offered(self, e: Event) -> None:
        self.uses[ACTIONS[e.b], "trade"] += 1

    def followed(self, e: Event) -> None:
        self.actions["follow-" + NOBLES[e.a]] += 1
        if e.b == NOBLE_CHOICE:
            self._used(NOBLE_EFFECTS[e.a], "follow")
        else:
            self.uses[ACTIONS[e.b], "follow"] += 1

    def marker_discarded(self, e: Event) -> None:
        self._used(E_DECREE, "marker")

    def decree_taken(self, e: Event) -> None:
        self._took(e, "decree")

    def clergy_taken(self, e: Event) -> None:
        self._took(e, "clergy")

    def clergy_given(self, e: Event) -> None:
        self.fates["clergy", e.a, "given"] += 1

    def clergy_used(self, e: Event) -> None:
        self.fates["clergy", e.a, "used"] += 1
        self._used(CLERGY_EFFECT[e.a], "clergy")

    def period_ended(self, e: Event) -> None:
        self.first_period_turns = self.turns


READERS: Final[dict[int, Callable[[Reading, Event], None]]] = {
    **dict.fromkeys(WIG_LINES, Reading.wigs_won),
    kinds.WIGS_GAINED: Reading.wigs_gained,
    kinds.MOVE: Reading.move,
    kinds.TOKENS_LAID: Reading.tokens_laid,
    kinds.STORE_PLACED: Reading.store_placed,
    kinds.BUILDING_PLACED: Reading.building_placed,
    kinds.FIRST_BUILDING: Reading.building_placed,
    kinds.GOAL_DEALT: Reading.goal_got,
    kinds.GOAL_DRAWN: Reading.goal_got,
    kinds.GOAL_FULFILLED: Reading.goal_fulfilled,
    kinds.TURN_BEGUN: Reading.turn_begun,
    kinds.GOLD_TAKEN: Reading.gold_taken,
    kinds.CARD_PLAYED: Reading.card_played,
    kinds.CARD_DISCARDED: Reading.card_discarded,
    kinds.GOOD_OFFERED: Reading.good_offered,
    kinds.FOLLOWED: Reading.followed,
    kinds.MARKER_DISCARDED: Reading.marker_discarded,
    kinds.DECREE_TAKEN: Reading.decree_taken,
    kinds.CLERGY_KEPT: Reading.clergy_taken,
    kinds.CLERGY_TAKEN: Reading.clergy_taken,
    kinds.CLERGY_GIVEN: Reading.clergy_given,
    kinds.CLERGY_USED: Reading.clergy_used,
    kinds.PERIOD_ENDED: Reading.period_ended,
}

DECISIONS: Final[dict[int, Callable[[Reading, int], None]]] = {
    steps.SELL_OR_TRADE: Reading.sell_or_trade,
    steps.FREE_STATE: Reading.free_state_action,
    steps.STORE_PLOT: Reading.plot,
    steps.OPEN_SITE: Reading.site,
    steps.PERIOD_REWARD: Reading.period_reward,
}

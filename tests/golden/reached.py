"""What a game reaches of the required list, read off the events and states of its moves."""

from __future__ import annotations

from lisboa import Game, GameEvent
from lisboa.engine import events as told
from lisboa.engine import flow
from lisboa.engine import layout as at
from lisboa.engine.decree_values import decree_value
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.names import CAUSES, PASS, SHIP_BASE
from lisboa.engine.production import stores_of_type
from lisboa.engine.record import find
from lisboa.engine.scoring import store_values, tie_break
from lisboa.engine.state import Event, State
from lisboa.engine.steps import OPEN_SITE, STORE_PLOT
from lisboa.engine.tables import CARD_IDS, DATA, GOAL_IDS, REWARD_WORDS, SHIP_COLOURS, SITE_NAMES
from tests.golden import benefits, reached_solo
from tests.golden.required import TIE_BREAKS

PLACES_PLAYED = ("portfolio", "court", "court")  # visits and sponsored events both go to the court
# Between the choice of a plot or site and these, nothing but its reward happens
REWARD_OVER = (told.STORE_PLACED, told.BUILDING_PLACED, told.OFFICIAL_RETURNED, told.REIS_PAID)
REWARDS = (
    told.GOODS_GAINED, told.REIS_GAINED, told.INFLUENCE_GAINED, told.WIGS_GAINED, told.CARDINAL_MOVED, told.FAVOR_TAKEN,
    told.DECREE_TAKEN, told.PLAN_TAKEN, told.OFFICIAL_PLACED,
)  # fmt: skip


class Reached:
    """Collects the items of one game, move by move."""

    def __init__(self) -> None:
        self.items: set[str] = set()
        self.reward = ""  # the item that is reached if the reward now offered is taken

    def play(self, game: Game, move: str) -> list[GameEvent]:
        """Make a move and note what it reaches."""
        before = game._state
        choice = find(before, game._offers, move)
        events = game.play(move)
        self.add(before, choice, game._state.events, game._state)
        return events

    def add(self, before: State, choice: int, events: list[Event], after: State) -> None:
        """Note one move: the state before it, what was chosen, what happened, the state after it."""
        for kind in benefits.kinds_held(before):
            if f"clergy tile used: {kind}" not in self.items and benefits.worked(before, choice, kind):
                self.note("clergy tile used", kind)
        active = before.d[at.ACTIVE]
        for event in events:
            if event.kind == told.TURN_BEGUN:
                active = event.seat
            self.of_reward(event, before)
            self.of_event(event, active)
        if before.d[at.SOLO] == 1:
            self.items.update(reached_solo.items_of(events, before.d[at.ACTIVE]))
        if flow.is_over(after):
            self.of_end(after)

    def note(self, group: str, name: object) -> None:
        self.items.add(f"{group}: {name}")

    def of_event(self, event: Event, active: int) -> None:
        """Items that one event shows; `active` is whose turn it is."""
        kind, a, b = event.kind, event.a, event.b
        if kind == told.CARD_PLAYED:
            self.note(f"card to the {PLACES_PLAYED[b]}", CARD_IDS[a])
        elif kind == told.CLERGY_USED:
            self.note("clergy tile used", a)
        elif kind == told.SHIP_BUILT:
            self.of_ship(event)
        elif kind == told.BUILDING_PLACED:
            self.note("public building opened", DATA.buildings[b].id)
        elif kind == told.PERIOD_ENDED:
            self.note("period ended by", CAUSES[a])
            if event.seat != active:
                self.note("period ended by", "a follower")
        elif kind == told.END_TRIGGERED:
            self.note("game ended by", CAUSES[a])
        elif kind == told.GOAL_FULFILLED:
            self.note("goal completed", GOAL_IDS[a])

    def of_ship(self, event: Event) -> None:
        """A ship in a free slot, or one for another."""
        if event.c == 0:
            self.note("ship built", SHIP_COLOURS[event.a])
            return
        self.note("ship built for another", SHIP_COLOURS[event.a])
        slot = at.TOP + 3 * event.seat + event.b
        former = next((change.before for change in event.changes if change.index == slot), SHIP_BASE + event.a)
        self.note("ship given for another", SHIP_COLOURS[former - SHIP_BASE])

    def of_reward(self, event: Event, before: State) -> None:
        """A plot's or site's reward that was taken: neither declined nor lost."""
        kind = event.kind
        if kind == told.MOVE and event.a == STORE_PLOT and event.b != PASS:
            name = f"{'ABCDE'[event.b // 5]}{event.b % 5 + 1}"
            self.reward = reward_item(before, "plot", name, before.d[at.PLOT_REWARD + event.b])
        elif kind == told.MOVE and event.a == OPEN_SITE and event.b != PASS:
            self.reward = reward_item(before, "site", SITE_NAMES[event.b], before.d[at.SITE_REWARD + event.b])
        elif kind in REWARD_OVER:
            self.reward = ""
        elif self.reward and self.is_reward(kind):
            self.items.add(self.reward)
            self.reward = ""

    def is_reward(self, kind: int) -> bool:
        """A cube is the reward of a plot; of a site the cubes are taken first."""
        return kind in REWARDS or (kind == told.CUBE_TAKEN and self.reward.startswith("plot"))

    # The end of the game

    def of_end(self, s: State) -> None:
        """Items of the scoring; victory is a matter of rank against Lacerda (SOLO-9)."""
        self.of_stores(s)
        self.of_decrees(s)
        if s.d[at.SOLO] == 1:
            self.items.add(reached_solo.rank(s))
        else:
            self.of_victory(s)

    def of_stores(self, s: State) -> None:
        """SCORE-3, RUL-29: who is tied for which place, and whether the wigs came out even."""
        for street in range(4):
            counts = [int(stores_of_type(s, seat, street)) for seat in range(s.d[at.PLAYERS])]
            values = list(store_values(s, street))
            for count in sorted(set(counts) - {0}):
                tied, better = counts.count(count), sum(other > count for other in counts)
                if tied > 1:
                    usual = f"{tied} for place {better + 1}"
                    self.note("stores tied", usual if len(counts) > 2 else "2 of 2 players")
                    if sum(values[better : better + tied]) % tied:
                        self.note("stores tied", "rounded down")

    def of_decrees(self, s: State) -> None:
        """SCORE-5: decrees that were worth something to their owner; to Lacerda all are alike (SOLO-8)."""
        for decree in DATA.decrees:
            owner = s.d[at.DECREE_OWNER + decree.id]
            if owner >= 0 and not is_lacerda(s, owner) and decree_value(s, owner, decree.id) > 0:
                self.note("decree scored", decree.id)

    def of_victory(self, s: State) -> None:
        """SCORE-8: by what the first place was decided, if the wigs did not do it."""
        ranks = sorted((tie_break(s, seat) for seat in range(s.d[at.PLAYERS])), reverse=True)
        first, second = ranks[0], ranks[1]
        if first[0] != second[0]:
            return
        unequal = [i for i in range(1, len(first)) if first[i] != second[i]]
        self.note("victory tie broken by", TIE_BREAKS[unequal[0] - 1] if unequal else TIE_BREAKS[-1])


def reward_item(s: State, kind: str, place: str, reward: int) -> str:
    """What taking a place's reward shows: the printed one of that place, or a token wherever it lies (EXTRA-2)."""
    if s.d[at.CITY_TOKENS] == 1:
        return f"{kind} token used: {REWARD_WORDS[reward]}"
    return f"{kind} reward taken: {place}"

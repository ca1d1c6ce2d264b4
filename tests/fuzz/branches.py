"""How often a run of the fuzzer reached each corner of the rules, read off the events of every move."""

from __future__ import annotations

from collections import Counter

from lisboa.components import GOODS
from lisboa.engine import events as told
from lisboa.engine import layout as at
from lisboa.engine import steps
from lisboa.engine.names import FLEET, FREE_SLOT, PASS
from lisboa.engine.revisions import card_effect
from lisboa.engine.state import Event, State
from lisboa.engine.tables import EFFECT_NAMES

NOBLES = ("Builder", "Minister", "King")
CAUSES = ("", "sets", "decks")

NAMES = (
    "period ended by sets", "period ended by decks", "game ended by sets", "game ended by decks",
    "full portfolio: discard", "office full: push", "office full: tie push", "four clergy tiles: no Cardinal",
    "ship replaced with cargo", "ship sails by replacement", "cargo dropped", "ship sails by sale",
    "follow Builder", "follow Minister", "follow King", "follow: Noble action", "follow: State action",
    "set completed by a follower", "church scoring", "church scoring with 2+ tiles", "church scoring at period end",
    "church scoring passes to the last mover",
    "visit paid in réis", "visit paid in wigs", "second decree by marker", "hire", "sponsored store", "sponsored open",
    "penalty: official", "penalty: favor", "penalty: réis", "penalty: cloth", "penalty: books", "penalty: tools",
    *(f"single-use clergy {kind}" for kind in range(15, 24)),
    "sixth cube discarded", "set completed", "extra good", "goods lost", "reward lost", "period discard",
    "period reward", "north site", "store built", "store scored", "building scored", "treasury at 5", "treasury at 1",
    "price at 1",
    "influence wig", "influence coins", "decree removed (2 players)", "draft", "starting decree", "game over",
    "goal of deck A", "goal of deck B", "goal in another's turn", "choice between two goals", "official by a goal",
    "token removed",
)  # fmt: skip

# Only in games against Lacerda
SOLO_NAMES = (
    "solo: Lacerda follows", "solo: Lacerda cannot follow", "solo: Lacerda cannot take the Noble action",
    "solo: Lacerda cannot take the State action", "solo: Lacerda pays wigs", "solo: Lacerda cannot pay in full",
    "solo: you follow Lacerda", "solo: sale to Lacerda", "solo: Lacerda's ship sails", "solo: Lacerda's ship docks",
    "solo: four ships of Lacerda", "solo: decree 69 removed", "solo: Lacerda pushes your official",
    "solo: Lacerda in church scoring", "solo: period ended in his turn", "solo: end triggered in his turn",
    "solo: Assistant passes decks", "solo: Assistant stays", "solo: more than 5 cubes of a colour",
    "solo: starting decree of Lacerda",
)  # fmt: skip

# Events that are a branch by themselves
PLAIN = {
    told.OFFICIAL_PUSHED: "office full: push",
    told.CARGO_DROPPED: "cargo dropped",
    told.MARKER_DISCARDED: "second decree by marker",
    told.OFFICIAL_LOST: "penalty: official",
    told.FAVOR_LOST: "penalty: favor",
    told.CUBE_DISCARDED: "sixth cube discarded",
    told.SET_COMPLETED: "set completed",
    told.GOODS_LOST: "goods lost",
    told.REWARD_LOST: "reward lost",
    told.STORE_PLACED: "store built",
    told.STORE_SCORED: "store scored",
    told.BUILDING_SCORED: "building scored",
    told.INFLUENCE_WIG: "influence wig",
    told.DECREE_REMOVED: "decree removed (2 players)",
    told.GAME_OVER: "game over",
    told.TOKEN_REMOVED: "token removed",
    told.LACERDA_FOLLOWED: "solo: Lacerda follows",
    told.LACERDA_SAILED: "solo: Lacerda's ship sails",
    told.LACERDA_DOCKED: "solo: Lacerda's ship docks",
}
# Decisions that are a branch when something is chosen
CHOSEN = {
    steps.EXTRA_GOOD: "extra good",
    steps.PERIOD_DISCARD: "period discard",
    steps.PERIOD_REWARD: "period reward",
    steps.CHURCH_SCORING: "church scoring",
    steps.DRAFT_PICK: "draft",
    steps.STARTING_DECREE: "starting decree",
    steps.PLACE_OFFICIAL: "official by a goal",
}


class Branches:
    """A tally by name."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def missing(self, names: tuple[str, ...] = NAMES + SOLO_NAMES) -> list[str]:
        """What was never reached."""
        return [name for name in names if self.count[name] == 0]

    def report(self) -> str:
        """One line for each branch that was reached."""
        return "\n".join(f"  {self.count[name]:>9,}  {name}" for name in NAMES + SOLO_NAMES if self.count[name])

    def add(self, before: State, choice: int, events: list[Event], after: State) -> None:
        """Count one move: the state before it, what was chosen, what happened, the state after it."""
        self.decision(before, choice)
        last: Event | None = None
        for event in events:
            name = PLAIN.get(event.kind)
            if name is not None:
                self.count[name] += 1
            self.event(event, last, before)
            if before.d[at.SOLO]:
                self.solo_event(event, last, before)
            last = event
        if events:
            self.tracks(after)
        first, last_mover = before.d[at.CHURCH_BY], after.d[at.CHURCH_BY]
        self.count["church scoring passes to the last mover"] += first >= 0 and last_mover not in (-1, first)

    def tracks(self, after: State) -> None:
        """Markers at the ends of their tracks."""
        if after.d[at.PERIOD] == 0:
            return
        if after.d[at.SOLO]:
            self.count["solo: four ships of Lacerda"] += sum(after.d[at.FLEET_SHIP : at.FLEET_SHIP + 4]) == 4
            self.count["solo: more than 5 cubes of a colour"] += max(after.d[at.CUBES + 3 : at.CUBES + 6]) > 5
        if after.d[at.TREASURY] == 0:
            self.count["treasury at 5"] += 1
        elif after.d[at.TREASURY] == 4:
            self.count["treasury at 1"] += 1
        if 1 in (after.d[at.PRICE], after.d[at.PRICE + 1], after.d[at.PRICE + 2], after.d[at.PRICE + 3]):
            self.count["price at 1"] += 1

    def decision(self, s: State, choice: int) -> None:
        """What can be seen only before the move."""
        d = s.d
        frame = at.STACK + at.FRAME * (d[at.DEPTH] - 1)
        kind, seat, a = d[frame], d[frame + 1], d[frame + 2]
        if kind == steps.TUCK and choice != FREE_SLOT:
            slots = list(d[at.TOP + 3 * seat : at.TOP + 3 * seat + 3]) + list(
                d[at.BOTTOM + 3 * seat : at.BOTTOM + 3 * seat + 3]
            )
            limit = min(6, 2 + min(d[at.CUBES + 3 * seat : at.CUBES + 3 * seat + 3]))
            if 6 - slots.count(-1) >= limit:
                self.count["full portfolio: discard"] += 1
        elif kind in (steps.FREE_STATE, steps.FOLLOW) and a == 2 and d[at.CLERGY_N + seat] == 4:
            self.count["four clergy tiles: no Cardinal"] += 1
        elif kind == steps.GOAL:
            self.count["choice between two goals"] += 1
        elif kind == steps.CHURCH_SCORING and choice != PASS:
            if a > 0:
                self.count["church scoring with 2+ tiles"] += 1
            if pending(s, steps.PERIOD_DRAW):
                self.count["church scoring at period end"] += 1

    def event(self, event: Event, last: Event | None, before: State) -> None:
        """Branches that need the event's numbers."""
        kind, a, b = event.kind, event.a, event.b
        if kind == told.MOVE:
            if b != PASS and a in CHOSEN:
                self.count[CHOSEN[a]] += 1
        elif kind == told.OFFICIAL_PUSHED:
            if last is not None and last.kind == kind and last.a == a:
                self.count["office full: tie push"] += 1
        elif kind in (told.PERIOD_ENDED, told.END_TRIGGERED):
            self.count[f"{'period' if kind == told.PERIOD_ENDED else 'game'} ended by {CAUSES[a]}"] += 1
        elif kind == told.FOLLOWED:
            self.count[f"follow {NOBLES[a]}"] += 1
            self.count["follow: Noble action" if b == 6 else "follow: State action"] += 1
        elif kind == told.GOAL_FULFILLED:
            self.count["goal of deck A" if a <= 4 else "goal of deck B"] += 1
            self.count["goal in another's turn"] += event.seat != before.d[at.ACTIVE]
        elif kind == told.CLERGY_USED:
            self.count[f"single-use clergy {a}"] += 1
        elif kind == told.BUILDING_PLACED:
            self.count["north site"] += a < 4
        elif kind == told.SET_COMPLETED:
            guest = event.seat != before.d[at.ACTIVE] and not pending(before, steps.PERIOD_DRAW)
            self.count["set completed by a follower"] += guest
        else:
            self.money_and_ships(event, last, before)

    def money_and_ships(self, event: Event, last: Event | None, before: State) -> None:
        """Payments, penalties, sponsored events, ships."""
        kind, a, b, c = event.kind, event.a, event.b, event.c
        if kind == told.VISIT_PAID:
            self.count["visit paid in réis"] += c > 0
            self.count["visit paid in wigs"] += any(at.WIGS <= change.index < at.WIGS + 4 for change in event.changes)
        elif kind == told.REIS_PAID:
            self.count["hire"] += c == told.FOR_HIRE
            self.count["penalty: réis"] += c == told.FOR_PENALTY
            self.count["influence coins"] += b > 0
        elif kind == told.CARD_PLAYED and b == 2:
            effect = EFFECT_NAMES[card_effect(before, a)]
            if effect in ("store", "open"):
                self.count[f"sponsored {effect}"] += 1
        elif kind == told.GOODS_FORFEITED:
            self.count[f"penalty: {GOODS[a]}"] += 1
        elif kind == told.SHIP_SAILED:
            by_sale = last is not None and last.kind == told.GOOD_SOLD
            self.count["ship sails by sale" if by_sale else "ship sails by replacement"] += 1
        elif kind == told.SHIP_BUILT and c == 1:
            at_slot = at.CARGO + 12 * event.seat + 4 * b
            self.count["ship replaced with cargo"] += sum(before.d[at_slot : at_slot + 4]) > 0

    def solo_event(self, event: Event, last: Event | None, before: State) -> None:
        """Branches of chapter 13 that need the event's numbers."""
        kind, a, b, c = event.kind, event.a, event.b, event.c
        if kind == told.LACERDA_SKIPPED:
            what = "follow" if b else "take the State action" if a < 6 else "take the Noble action"
            self.count[f"solo: Lacerda cannot {what}"] += 1
        elif kind == told.LACERDA_PAID:
            self.count["solo: Lacerda pays wigs"] += any(change.index == at.WIGS + 1 for change in event.changes)
            self.count["solo: Lacerda cannot pay in full"] += c > 0
        elif kind == told.FOLLOWED:
            self.count["solo: you follow Lacerda"] += 1
        elif kind == told.GOOD_SOLD:
            self.count["solo: sale to Lacerda"] += b >= FLEET
        elif kind == told.DECREE_REMOVED:
            self.count["solo: decree 69 removed"] += b
        elif kind == told.OFFICIAL_PUSHED:
            self.count["solo: Lacerda pushes your official"] += last is not None and last.kind == told.LACERDA_OFFICE
        elif kind == told.LACERDA_INFLUENCE:
            self.count["solo: Lacerda in church scoring"] += c
        elif kind in (told.PERIOD_ENDED, told.END_TRIGGERED):
            if event.seat == 1:
                self.count[f"solo: {'period ended' if kind == told.PERIOD_ENDED else 'end triggered'} in his turn"] += 1
        elif kind == told.ASSISTANT_MOVED:
            self.count["solo: Assistant stays" if c else "solo: Assistant passes decks"] += c or b > 0
        elif kind == told.LACERDA_DECREE_TAKEN:
            self.count["solo: starting decree of Lacerda"] += c == told.AT_SET_UP


def pending(s: State, step: int) -> bool:
    """Does a step wait anywhere on the stack?"""
    return any(s.d[at.STACK + at.FRAME * i] == step for i in range(s.d[at.DEPTH]))

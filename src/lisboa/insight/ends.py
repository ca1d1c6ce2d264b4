"""Facts about rubble sets, and how periods and the game end (PORT-7, END)."""

from __future__ import annotations

from typing import Final

from lisboa.bots.greedy import is_pending
from lisboa.bots.horizon import missing_cubes
from lisboa.components import CUBES as COLOURS
from lisboa.engine.events import CUBE_TAKEN, SET_COMPLETED
from lisboa.engine.layout import CUBES, ENDING, PERIOD, PLAYERS, TRIGGER, WIGS
from lisboa.engine.names import CAUSE_DECKS, CAUSE_SETS, CAUSES, ENDING_NOT, NONE
from lisboa.engine.period_end import empty_decks, most_sets
from lisboa.engine.portfolio import sets
from lisboa.engine.state import State
from lisboa.engine.steps import PERIOD_DRAW
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn
from lisboa.insight.solo import scored

SET: Final = 3 * WIG
CUBE: Final = 80
SPARE_CUBE: Final = 10  # of a colour that the next set does not lack
END: Final = 4 * WIG
SETS_FOR_CARDS: Final = 4  # with them there is a card on every slot of the portfolio


def facts(turn: Turn) -> list[Fact]:
    """All of them; of a set that ends something that is the news."""
    ending = [*end_of_period(turn), *end_of_game(turn)]
    if any(fact.args["cause"] == CAUSES[CAUSE_SETS] for fact in ending):
        return ending
    return [*ending, *rubble(turn)]


def rubble(turn: Turn) -> list[Fact]:
    """PORT-7: sets completed, or else cubes on the way to the next one."""
    completed = list(turn.own(SET_COMPLETED))
    if completed:
        period = period_of(turn)
        worth = SET * len(completed) * (2 if period == 1 else 1)
        number = int(completed[-1].a)
        return [Fact("set", worth, {"sets": number, "period": period, "room": new_room(turn, number)})]
    count = len(list(turn.own(CUBE_TAKEN))) if turn.chances_left else 0
    wanted = sets(turn.after, turn.seat) + 1
    before, missing = (int(missing_cubes(s, turn.seat, wanted)) for s in (turn.before, turn.after))
    worth = CUBE * (before - missing) + SPARE_CUBE * (count - before + missing)
    args: dict[str, str | int] = {"count": count, "missing": missing, **lacking(turn.after, turn.seat, wanted)}
    return [Fact("cubes", worth, args)] if count and missing else []


def lacking(s: State, seat: int, wanted: int) -> dict[str, str | int]:
    """PORT-7: by colour, the cubes that a player lacks for so many sets."""
    return {colour: max(wanted - int(s.d[CUBES + 3 * seat + i]), 0) for i, colour in enumerate(COLOURS)}


def new_room(turn: Turn, number: int) -> str:
    """PORT-1, PORT-4: of what there may be more with this set, while there is time to fill it."""
    if not turn.chances_left:
        return "none"
    return "both" if number <= SETS_FOR_CARDS else "goods"


def period_of(turn: Turn) -> int:
    """Which period a turn counts for: what is decided at the end of the first one comes too late for it (RUL-27)."""
    if is_pending(turn.before, PERIOD_DRAW):
        return 2
    return int(turn.before.d[PERIOD])


def end_of_period(turn: Turn) -> list[Fact]:
    """END-1, END-2: the first period ends with this turn, and sets score."""
    before, after = turn.before, turn.after
    if period_of(turn) != 1:
        return []
    if before.d[TRIGGER] == NONE and after.d[TRIGGER] != NONE:
        cause = CAUSE_SETS
    elif after.d[TRIGGER] == NONE and empty_decks(before) < 3 <= empty_decks(after):
        cause = CAUSE_DECKS
    else:
        return []
    wigs = 3 * int(sets(after, turn.seat))
    return [Fact("period-end", WIG + WIG * wigs, {"cause": CAUSES[cause], "wigs": wigs})]


def end_of_game(turn: Turn) -> list[Fact]:
    """END-3: the last rounds begin with this turn."""
    before, after = turn.before, turn.after
    if period_of(turn) == 1 or before.d[ENDING] != ENDING_NOT:
        return []
    if most_sets(before) < 4 <= most_sets(after):
        cause = CAUSE_SETS
    elif most_sets(after) < 4 and empty_decks(before) < 3 <= empty_decks(after):
        cause = CAUSE_DECKS
    else:
        return []
    lead = lead_of(after, turn.seat)
    standing = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    worth = END if lead > 0 else 1  # who is behind should know it, but it speaks for nothing
    return [Fact("game-end", worth, {"cause": CAUSES[cause], "standing": standing, "wigs": abs(lead)})]


def lead_of(s: State, seat: int) -> int:
    """By how many wigs a player would be ahead of the best rival if it were scored now."""
    final = scored(s)
    totals = [int(final.d[WIGS + player]) for player in range(s.d[PLAYERS])]
    return totals[seat] - max(total for player, total in enumerate(totals) if player != seat)

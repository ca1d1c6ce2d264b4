"""What must hold of the clock and the stack: nothing is pending that the rules could not have pushed."""

from collections.abc import Iterator
from typing import Final

from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import (
    ACTIVE,
    BOTTOM,
    BUILDINGS_N,
    CHURCH,
    CHURCH_BY,
    CLAIMED,
    CLERGY_GONE,
    COLUMN_CUBES,
    CUBES,
    CUBES_GONE,
    DECK_N,
    DECREE_OWNER,
    DECREES_N,
    DEPTH,
    DISPLAY,
    DONE,
    ENDING,
    FACING,
    FAVOR,
    FRAME,
    FRAMES,
    GAME_CAUSE,
    GOAL_DECK_N,
    GOAL_OWNER,
    GONE,
    HAND_N,
    HOUSES,
    NOVICES,
    OFFICE,
    OFFICIALS,
    PACK_N,
    PERIOD,
    PERIOD_CAUSE,
    PILE,
    PILED,
    PILED_N,
    PLANS,
    PLANS_TAKEN,
    PLAYED,
    PLAYERS,
    PLAZA,
    PLOT,
    ROW_CUBES,
    SCORES,
    SHIPS_GONE,
    SHIPYARD,
    SITE,
    SITE_CUBES,
    STACK,
    START,
    TILES,
    TILES_LEFT,
    TOP,
    TRIGGER,
)
from lisboa.engine.names import CARDS, COLOURS, ENDING_NOT, ENDING_OVER, NONE, SHIP_SLOT, TREASURY_KIND
from lisboa.engine.revisions import edition, rewards_are_resolved
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AFTER_ACTION,
    CHURCH_CHECK,
    DEAL_BOARD,
    DRAFT_PASS,
    END_CHECK,
    EVENT,
    FOLLOW,
    GOAL,
    GOAL_CHECK,
    HOUSE,
    LEAVE_COURT,
    LOSE_FAVOR,
    LOSE_OFFICIAL,
    MAIN,
    NEXT_TURN,
    OPEN_FINISH,
    OPEN_GAME,
    OPEN_OFFICIAL,
    OPEN_PLAN,
    PERIOD_DISCARD,
    PERIOD_DRAW,
    PERIOD_REWARD,
    PERIOD_SHIPYARD,
    PLACE_OFFICIAL,
    SHIP,
    SHIP_PLACE,
    START_TURN,
    STEP_COUNT,
    STEPS,
    STORE_CUBE,
    STORE_PLACE,
    STORE_PLOT,
    STORE_WIGS,
    TAKE_CARD,
    TUCK,
    UPKEEP,
)
from lisboa.engine.tables import CARD_KIND, GOALS

Problem = tuple[str, str]  # path, reason

# The rest of a turn lies below everything that happens in it, in this order from the bottom.
_TURN: Final = (END_CHECK, UPKEEP, GOAL_CHECK, CHURCH_CHECK, TAKE_CARD, AFTER_ACTION, MAIN)
_BOTTOMS: Final = (END_CHECK, NEXT_TURN, START_TURN, DEAL_BOARD, OPEN_GAME)

_ONLY_ZERO: Final = range(1)


def frames(s: State) -> Iterator[tuple[int, int, int, int, int]]:
    """Step, seat and numbers of every pending frame, bottom first."""
    for i in range(s.d[DEPTH]):
        f = STACK + FRAME * i
        yield s.d[f], s.d[f + 1], s.d[f + 2], s.d[f + 3], s.d[f + 4]


def pending(s: State) -> set[int]:
    """The steps on the stack."""
    return {frame[0] for frame in frames(s)}


def flow_problems(s: State) -> Iterator[Problem]:
    """Everything about clock and stack; the stack first, because the rest relies on it."""
    found = list(stack(s))
    yield from found
    if not found:
        yield from order(s)
        yield from goals_in_order(s)
        yield from period_end(s)
        yield from hand_sizes(s)
        yield from clock(s)
        yield from card_in_play(s)
        yield from passing_places(s)
        yield from unfinished_business(s)
        yield from declinable(s)


def stack(s: State) -> Iterator[Problem]:
    """Known steps, seats at the table, numbers in range."""
    if not 0 <= s.d[DEPTH] <= FRAMES:
        yield "stack", f"has {s.d[DEPTH]} frames, at most {FRAMES} fit"
        return
    for i, (step, seat, a, b, c) in enumerate(frames(s)):
        path = f"stack.{i + 1}"
        if not 0 < step < STEP_COUNT:
            yield f"{path}.step", f"unknown step {step}"
            return
        if not 0 <= seat < s.d[PLAYERS]:
            yield f"{path}.seat", "is not at this table"
        values = [number.values for number in STEPS[step].numbers]
        values += [_ONLY_ZERO] * (3 - len(values))
        if a not in values[0] or b not in values[1] or c not in values[2]:
            yield f"{path}.numbers", "are not numbers that this step can have"
        if step == SHIP_PLACE and CARDS <= b < SHIP_SLOT:
            yield f"{path}.numbers", "name no slot"


def order(s: State) -> Iterator[Problem]:
    """The lowest step is one that ends a turn or the set-up, and the rest of a turn lies in its order."""
    steps = [frame[0] for frame in frames(s)]
    if not steps:
        return
    if steps[0] not in _BOTTOMS:
        yield "stack.1.step", "the lowest step must end a turn or the set-up"
    if steps[0] != END_CHECK:
        if set(steps) & {MAIN, AFTER_ACTION, TAKE_CARD, GOAL_CHECK, UPKEEP, END_CHECK}:
            yield "stack", "a turn is pending without its end"
        return
    turn = [step for step in _TURN if step != GOAL_CHECK or s.d[NOVICES] != 0]
    n = 0
    while n < len(steps) and n < len(turn) and steps[n] == turn[n]:
        n += 1
    if any(step in _TURN for step in steps[n:]):
        yield f"stack.{n + 1}.step", "the rest of the turn is not in its order"
    for i, (_, seat, *_numbers) in enumerate(list(frames(s))[:n]):
        if seat != s.d[ACTIVE]:
            yield f"stack.{i + 1}.seat", "is not the active player"


def goals_in_order(s: State) -> Iterator[Problem]:
    """RUL-38: goals are rewarded after church scoring and before upkeep; who fulfilled one has its card."""
    steps = [frame[0] for frame in frames(s)]
    for i, (step, seat, a, *_rest) in enumerate(frames(s)):
        if step not in (GOAL, PLACE_OFFICIAL):
            continue
        path = f"stack.{i + 1}"
        if steps[:2] != [END_CHECK, UPKEEP] or set(steps[2:]) - {GOAL, PLACE_OFFICIAL}:
            yield f"{path}.step", "goals are rewarded at the end of a turn (RUL-38)"
        if not s.d[NOVICES] >> seat & 1:
            yield f"{path}.seat", "is no novice (EXTRA-1)"
        held = sum(1 << card for card in range(1, GOALS + 1) if s.d[GOAL_OWNER + card] == seat)
        if step == GOAL and a & ~held:
            yield f"{path}.numbers", "name a goal card the player does not have"
        if step == PLACE_OFFICIAL and s.d[OFFICIALS + seat] == 0:
            yield path, "asks for an official that is not on the player board"


def period_end(s: State) -> Iterator[Problem]:
    """END-2: what is pending at the end of the period, in the order of the ruleset."""
    steps = [frame[0] for frame in frames(s)]
    if not steps or steps[0] != NEXT_TURN:
        if set(steps) & {PERIOD_DRAW, PERIOD_SHIPYARD, PERIOD_DISCARD, PERIOD_REWARD}:
            yield "stack", "the end of the period is pending without the next turn"
        return
    skeleton = [NEXT_TURN, PERIOD_DRAW]
    if edition(s) == 2021:
        skeleton.append(PERIOD_SHIPYARD)
    if set(steps) & {PERIOD_DISCARD, PERIOD_REWARD}:
        skeleton.append(CHURCH_CHECK)
    if steps[: len(skeleton)] != skeleton or set(steps[len(skeleton) :]) & set(skeleton):
        yield "stack", "the end of the period is not in its order (END-2)"
    if s.d[PERIOD] != 1:
        yield "stack", "only the first period has an end of its own"


def hand_sizes(s: State) -> Iterator[Problem]:
    """A card is still to be taken, or a pile lies beside the hand: then the hand must be smaller."""
    steps = pending(s)
    if TAKE_CARD in steps and MAIN not in steps and s.d[HAND_N + s.d[ACTIVE]] > 4:
        yield "players", "the active player has played a card and must hold 4 at most"
    discarding = [frame[1] for frame in frames(s) if frame[0] in (PERIOD_DISCARD, PERIOD_REWARD)]
    if len(set(discarding)) != len(discarding):
        yield "stack", "somebody discards twice at the end of the period"
    if s.d[PILED_N] > 0 and (not discarding or s.d[HAND_N + discarding[-1]] + s.d[PILED_N] > 5):
        yield "cards_discarded_now", "and the hand of the discarding player are more than 5 cards"


def clock(s: State) -> Iterator[Problem]:
    """Whose turn it is, and whether the game is over."""
    players = s.d[PLAYERS]
    for path, index in (("starting_player", START), ("active_player", ACTIVE)):
        if not 0 <= s.d[index] < players:
            yield path, "is not at this table"
    for path, index in (("period_trigger", TRIGGER), ("church_called_by", CHURCH_BY)):
        if not NONE <= s.d[index] < players:
            yield path, "is not at this table"
    if s.d[TRIGGER] != NONE and (s.d[PERIOD] != 1 or min(s.d[CUBES + 3 * s.d[TRIGGER] + i] for i in range(3)) < 2):
        yield "period_trigger", "has not completed the second set of the first period (END-1)"
    if (s.d[PERIOD_CAUSE] != 0) != (s.d[PERIOD] == 2 or PERIOD_DRAW in pending(s)):
        yield "period_ended_by", "goes with the end of the first period (END-1)"
    if (s.d[GAME_CAUSE] != 0) != (s.d[ENDING] != ENDING_NOT):
        yield "game_ended_by", "goes with the end of the game (END-3)"
    over = s.d[ENDING] == ENDING_OVER
    if over != (s.d[DEPTH] == 0):
        yield "ending", "the game is over exactly when nothing is pending"
    set_up = pending(s) & {DEAL_BOARD}
    if (s.d[PERIOD] == 0) != bool(set_up):
        yield "period", "the first period begins when the board is laid out"
    if not over and any(s.d[SCORES + i] != 0 for i in range(32)):
        yield "players", "the score sheet is written at the end of the game"


def card_in_play(s: State) -> Iterator[Problem]:
    """A card is in play while it waits for its slot or lies at the court."""
    steps = pending(s)
    card = s.d[PLAYED]
    if (card != NONE) != bool(steps & {TUCK, LEAVE_COURT}):
        yield "card_in_play", "goes with a pending slot or a card at the court"
    for i, (step, _, a, *_rest) in enumerate(frames(s)):
        if step in (TUCK, EVENT) and a != card:
            yield f"stack.{i + 1}.numbers", "name another card than the one in play"
        if step == EVENT and CARD_KIND[a] != TREASURY_KIND:
            yield f"stack.{i + 1}.numbers", "only treasury cards have events"


# What is still empty while the first clergy tiles are chosen (RUL-5)
_BARE: Final = (
    ("church.tiles", CHURCH, 6, 0),
    ("church.gone", CLERGY_GONE, 24, 0),
    ("downtown.stores", PLOT, 25, NONE),
    ("downtown.facing", FACING, 25, NONE),
    ("downtown.row_cubes", ROW_CUBES, 15, 0),
    ("downtown.column_cubes", COLUMN_CUBES, 15, 0),
    ("downtown.site_cubes", SITE_CUBES, 42, 0),
    ("downtown.pile", PILE, 3, 0),
    ("downtown.cubes_gone", CUBES_GONE, 3, 0),
    ("downtown.buildings", SITE, 14, NONE),
    ("downtown.tiles", TILES, 5, 0),
    ("downtown.tiles_left", TILES_LEFT, 2, 0),
    ("downtown.plans_taken", PLANS_TAKEN, 2, 0),
    ("shipyard", SHIPYARD, 4, 0),
    ("ships_gone", SHIPS_GONE, 4, 0),
    ("political_decks", DECK_N, 4, 0),
    ("cards_gone", GONE, 82, 0),
    ("decrees", DISPLAY, 8, 0),
    ("decree_deck", DECREES_N, 1, 0),
    ("decrees_placed", DECREE_OWNER, 71, NONE),
    ("building_stacks", BUILDINGS_N, 2, 0),
    ("players.hand", HAND_N, 4, 0),
    ("players.cubes", CUBES, 12, 0),
    ("players.houses_built", HOUSES, 12, 0),
    ("players.top_row", TOP, 12, NONE),
    ("players.bottom_row", BOTTOM, 12, NONE),
    ("goals_placed", GOAL_OWNER, 13, NONE),
    ("goal_deck", GOAL_DECK_N, 1, 0),
)


def bare_board(s: State) -> Iterator[Problem]:
    """Before the board is laid out nothing lies on it."""
    for path, first, n, empty in _BARE:
        if any(s.d[first + i] != empty for i in range(n)):
            yield path, "must be empty before the board is laid out (RUL-5)"
    for seat in range(4):
        if not is_lacerda(s, seat) and any(s.d[DONE + 8 * seat + plan] for plan in range(8)):
            yield f"players.{COLOURS[seat]}.completed_plans", "must be empty before the board is laid out (RUL-5)"


def unfinished_business(s: State) -> Iterator[Problem]:
    """Steps in the middle of something: the plot, site, tile or piece they speak of is there."""
    for i, (step, seat, a, b, _) in enumerate(frames(s)):
        path = f"stack.{i + 1}.numbers"
        if step in (HOUSE, STORE_CUBE, STORE_WIGS) and s.d[PLOT + a] != seat:
            yield path, "name a plot without a store of this player"
        if step == STORE_PLACE and (s.d[PLOT + b] != NONE or s.d[TILES + a] == 0):
            yield path, "name a plot that is taken, or a tile that is not there"
        if step == STORE_PLOT and s.d[TILES + a] == 0:
            yield path, "name a tile that is not there"
        if step in (OPEN_PLAN, OPEN_FINISH) and (
            s.d[SITE + a] != NONE or any(s.d[SITE_CUBES + 3 * a + c] for c in range(3))
        ):
            yield path, "name a site that is not being built on"
        if step == OPEN_FINISH and s.d[PLANS + 8 * seat + b] == 0:
            yield path, "name a plan the player does not have"
        out = sum(s.d[OFFICE + 5 * noble + seat] + s.d[PLAZA + 5 * noble + seat] for noble in range(3))
        if (step == LOSE_OFFICIAL and out == 0) or (step == OPEN_OFFICIAL and out < a):
            yield path, "ask for officials that are not there"
        if step == LOSE_FAVOR and not any(s.d[FAVOR + 3 * seat + noble] for noble in range(3)):
            yield path, "ask for a favor that is not there"
        if step == FOLLOW and s.d[FAVOR + 3 * seat + a] == 0:
            yield path, "name a favor the player does not hold"


def declinable(s: State) -> Iterator[Problem]:
    """RUL-4: since revision 2 of the rules only the end of the period lets a player decline a reward."""
    if not rewards_are_resolved(s) or PERIOD_REWARD in pending(s):
        return
    for i, (step, _, a, *_rest) in enumerate(frames(s)):
        if STEPS[step].declinable and step != SHIP and a == 1:
            yield f"stack.{i + 1}.numbers", "let the player decline a reward, which must be resolved (RUL-4)"


def passing_places(s: State) -> Iterator[Problem]:
    """Packs exist during the draft only, discards and claims only at the end of the period."""
    steps = pending(s)
    if DRAFT_PASS not in steps and any(s.d[PACK_N + seat] for seat in range(4)):
        yield "players", "there are packs only during the draft (SET-16)"
    at_period_end = bool(steps & {PERIOD_DISCARD, PERIOD_REWARD, PERIOD_DRAW, PERIOD_SHIPYARD})
    if s.d[PILED_N] and not at_period_end:
        yield "cards_discarded_now", "cards are piled up only at the end of the period (END-2)"
    if s.d[CLAIMED] and PERIOD_REWARD not in steps:
        yield "nobles_claimed", "rewards are claimed only at the end of the period (END-2)"
    piled = [s.d[PILED + i] for i in range(s.d[PILED_N])]
    if len(set(piled)) != len(piled):
        yield "cards_discarded_now", "has a card twice"

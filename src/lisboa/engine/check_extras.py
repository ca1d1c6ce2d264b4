"""What must hold of the extras (chapter 14): goal cards and the rewards of plots and sites."""

from collections import Counter
from collections.abc import Iterator

from lisboa.engine.check_flow import Problem, frames
from lisboa.engine.city_tokens import PLOTS, plot_in_play, site_in_play
from lisboa.engine.layout import (
    CITY_TOKENS,
    DEEDS,
    GOAL_DECK,
    GOAL_DECK_N,
    GOAL_OWNER,
    NOVICES,
    PERIOD,
    PLAYERS,
    PLOT,
    PLOT_REWARD,
    SITE,
)
from lisboa.engine.names import COLOURS, NONE
from lisboa.engine.state import State
from lisboa.engine.steps import OPEN_FINISH, OPEN_PLAN, STORE_PLACE
from lisboa.engine.tables import (
    GOAL_IDS,
    GOALS,
    GOALS_A,
    PLOT_NAMES,
    PRINTED_PLOT,
    PRINTED_SITE,
    REWARD_WORDS,
    SITE_NAMES,
    SITES,
)


def goals(s: State) -> Iterator[Problem]:
    """EXTRA-1: novices are at the table, and every goal card is in one place."""
    if s.d[NOVICES] >> s.d[PLAYERS]:
        yield "options.goals", "names a seat that is not at this table (EXTRA-1)"
    for seat in range(s.d[PLAYERS]):
        if s.d[DEEDS + seat] and not s.d[NOVICES] >> seat & 1:
            yield f"players.{COLOURS[seat]}.deeds", "are noted for novices only (EXTRA-1)"
    if s.d[GOAL_OWNER] != NONE:
        yield "goals_placed.none", "is no goal card"
    if s.d[NOVICES] == 0:
        if s.d[GOAL_DECK_N] or any(s.d[GOAL_OWNER + card] != NONE for card in range(1, GOALS + 1)):
            yield "goals_placed", "there are goal cards for novices only (EXTRA-1)"
    elif s.d[PERIOD] > 0:
        yield from goal_cards(s)
        yield from goal_holders(s)


def goal_cards(s: State) -> Iterator[Problem]:
    """Deck B lies in the deck, before novices or outside the game; deck A is dealt out."""
    deck = Counter([s.d[GOAL_DECK + i] for i in range(s.d[GOAL_DECK_N])])
    for card in range(1, GOALS + 1):
        owner = s.d[GOAL_OWNER + card]
        if deck[card] + (owner != NONE) != 1 or (card <= GOALS_A and deck[card]):
            yield f"goals_placed.{GOAL_IDS[card]}", "is not in exactly one place, deck A never in the deck (EXTRA-1)"
        if owner >= 0 and not s.d[NOVICES] >> owner & 1:
            yield f"goals_placed.{GOAL_IDS[card]}", "is before somebody who is no novice (EXTRA-1)"


def goal_holders(s: State) -> Iterator[Problem]:
    """A novice has the card of deck A, or up to the two of deck B that it brought."""
    fulfilled = 0
    for seat in range(s.d[PLAYERS]):
        if not s.d[NOVICES] >> seat & 1:
            continue
        held = [card for card in range(1, GOALS + 1) if s.d[GOAL_OWNER + card] == seat]
        of_a = sum(card <= GOALS_A for card in held)
        fulfilled += 1 - of_a
        if of_a > 1 or len(held) > (1 if of_a else 2):
            yield f"players.{COLOURS[seat]}", "has more goal cards than one of deck A or two of deck B (EXTRA-1)"
    drawn = GOALS - GOALS_A - s.d[GOAL_DECK_N]
    if drawn != 2 * fulfilled:
        yield "goal_deck", f"{drawn} cards were drawn, {fulfilled} goals of deck A brought 2 each (EXTRA-1)"


def rewards(s: State) -> Iterator[Problem]:
    """EXTRA-2: the printed rewards, or a token on every free place in play and no token more often than it exists."""
    players = s.d[PLAYERS]
    places = [(f"downtown.plot_rewards.{PLOT_NAMES[i]}", plot_in_play(players, i)) for i in range(PLOTS)]
    places += [(f"downtown.site_rewards.{SITE_NAMES[i]}", site_in_play(players, i)) for i in range(SITES)]
    if s.d[CITY_TOKENS] == 0:
        printed = [*PRINTED_PLOT, *PRINTED_SITE]
        for i, (path, in_play) in enumerate(places):
            if s.d[PLOT_REWARD + i] != (printed[i] if in_play else NONE):
                yield path, "is not the printed reward (EXTRA-2)"
        return
    not_dealt = s.d[PERIOD] == 0 and all(s.d[PLOT_REWARD + i] == NONE for i in range(len(places)))
    for i, (path, in_play) in enumerate(places):
        wanted = in_play and not not_dealt and not used(s, i)
        if wanted != (s.d[PLOT_REWARD + i] != NONE):
            yield path, "a token lies on every free plot and site, and only there (EXTRA-2)"
    yield from tokens(s, "plot", PLOT_REWARD, list(PRINTED_PLOT))
    yield from tokens(s, "site", PLOT_REWARD + PLOTS, list(PRINTED_SITE))


def used(s: State, place: int) -> bool:
    """Has the token of a plot, or from 25 on of a site, been removed: something stands there or is being built?"""
    if place < PLOTS:
        built = s.d[PLOT + place] >= 0
        return built or any(step == STORE_PLACE and b == place for step, _, _, b, _ in frames(s))
    site = place - PLOTS
    opening = any(step in (OPEN_PLAN, OPEN_FINISH) and a == site for step, _, a, *_ in frames(s))
    return s.d[SITE + site] >= 0 or opening


def tokens(s: State, kind: str, first: int, box: list[int]) -> Iterator[Problem]:
    """The tokens are the printed rewards once more; what is not on the board is in the box or removed."""
    lying = Counter([s.d[first + i] for i in range(len(box))])
    there_are = Counter(box)
    for reward, word in enumerate(REWARD_WORDS):
        if lying[reward] > there_are[reward]:
            yield f"downtown.{kind}_rewards", f"{lying[reward]} tokens with {word}, there are {there_are[reward]}"

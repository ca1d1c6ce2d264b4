"""Chapter 13: the game against Lacerda (SOLO): how he enters, his turn, and how he follows.

His State actions and Noble actions have modules of their own. Every step is an event that tells its reason.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.city_tokens import PLOTS, remove_token
from lisboa.engine.events import (
    ASSISTANT_MOVED,
    ASSISTANT_PLACED,
    AT_SET_UP,
    COURTIER_MOVED,
    COURTIER_PLACED,
    FIRST_BUILDING,
    LACERDA_CARD_DISCARDED,
    LACERDA_DECREE_TAKEN,
    LACERDA_FOLLOWED,
    LACERDA_INFLUENCE,
    LACERDA_PAID,
    LACERDA_SKIPPED,
    LACERDA_WITHOUT,
    NO_CARD,
)
from lisboa.engine.influence import gain_numbered_influence, top_row_influence
from lisboa.engine.lacerda import dock_fleet, fleet_influence
from lisboa.engine.layout import (
    ASSISTANT,
    BUILDINGS,
    BUILDINGS_N,
    COURTIER,
    CUBES_GONE,
    DECK,
    DECK_N,
    DECK_UP,
    DISPLAY,
    FAVOR,
    FAVOR_STACK,
    GONE,
    INFLUENCE,
    RNG,
    SITE,
    SITE_ARCHITECT,
    SITE_CUBES,
    WIGS,
)
from lisboa.engine.names import (
    BLUE_DECK,
    BUILDER,
    CARDS,
    GONE_SEEN,
    GONE_UNSEEN,
    KING,
    LACERDA,
    MINISTER,
    NONE,
    TREASURY_KIND,
)
from lisboa.engine.public_buildings import uncover_building
from lisboa.engine.rng import below
from lisboa.engine.solo_noble_actions import act_of_noble, can_act_of_noble, own_decree
from lisboa.engine.solo_state_actions import act_of_state
from lisboa.engine.state import State
from lisboa.engine.steps import (
    FOLLOWERS,
    LACERDA_CARD,
    LACERDA_CHURCH,
    LACERDA_COURTIER,
    LACERDA_DECREE,
    LACERDA_ENTERS,
    LACERDA_FOLLOW,
    LACERDA_NOBLE,
    LACERDA_STATE,
    LACERDA_TURN,
    NOBLE,
    Automatic,
    push,
    register,
)
from lisboa.engine.stores import houses_left
from lisboa.engine.tables import CARD_DECK, CARD_KIND, EAST, WEST
from lisboa.engine.visit_payment import visit_cost

ROW_D: Final = 3


def unseen_blue_card(s: State) -> i64:
    """A random card of what is left of the blue deck."""
    left = vec[i64]()
    card: i64 = 0
    while card < CARDS:
        if s.d[GONE + card] == GONE_UNSEEN and CARD_DECK[card] == BLUE_DECK:
            left = append(left, card)
        card += 1
    return left[below(s.d, RNG, len(left))]


class LacerdaEnters(Automatic):
    """SOLO-2, SOLO-3: blue cards say where his Assistant and his courtier begin."""

    def __init__(self) -> None:
        super().__init__("lacerda-enters")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        card = unseen_blue_card(s)
        s.note(ASSISTANT_PLACED, seat, card)
        s.put(GONE + card, GONE_SEEN)
        s.put(ASSISTANT, CARD_KIND[card])
        self.first_building(s, seat)
        card = unseen_blue_card(s)
        while CARD_KIND[card] == TREASURY_KIND:
            s.note(LACERDA_CARD_DISCARDED, seat, card, 0, AT_SET_UP)
            s.put(GONE + card, GONE_SEEN)
            card = unseen_blue_card(s)
        s.note(COURTIER_PLACED, seat, card)
        s.put(GONE + card, GONE_SEEN)
        s.put(COURTIER, CARD_KIND[card])
        s.revealed = True

    def first_building(self, s: State, seat: i64) -> None:
        """SOLO-2, RUL-32: blue west of row D or green east of it; it scores nothing, and its cubes leave the game."""
        architect: i64 = 0 if s.d[ASSISTANT] <= MINISTER else 1
        site = (WEST if architect == 0 else EAST) + ROW_D
        n = s.d[BUILDINGS_N + architect] - 1
        building = s.d[BUILDINGS + 8 * architect + n]
        remove_token(s, seat, PLOTS + site)
        s.note(FIRST_BUILDING, seat, site, building, architect)
        s.put(SITE + site, building)
        s.put(SITE_ARCHITECT + site, architect)
        s.put(BUILDINGS + 8 * architect + n, NONE)
        s.put(BUILDINGS_N + architect, n)
        colour: i64 = 0
        while colour < 3:
            s.add(CUBES_GONE + colour, s.d[SITE_CUBES + 3 * site + colour])
            s.put(SITE_CUBES + 3 * site + colour, 0)
            colour += 1
        uncover_building(s, seat, architect)


class LacerdaDecree(Automatic):
    """RUL-38: with starting decrees he takes the leftmost."""

    def __init__(self) -> None:
        super().__init__("lacerda-decree")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        space: i64 = 0
        while space < 8 and s.d[DISPLAY + space] == 0:
            space += 1
        if space < 8:
            s.note(LACERDA_DECREE_TAKEN, seat, s.d[DISPLAY + space], 0, AT_SET_UP)
            own_decree(s, space)


class LacerdaTurn(Automatic):
    """SOLO-4: his ships dock; then five steps, and your chance to follow after the third."""

    def __init__(self) -> None:
        super().__init__("lacerda-turn")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        dock_fleet(s)
        push(s, LACERDA_CARD, seat)
        push(s, LACERDA_COURTIER, seat)


def next_noble(s: State) -> i64:
    """SOLO-4 (1): the noble to the right of the courtier's; after the King the Builder."""
    if s.d[COURTIER] == KING:
        return BUILDER
    return s.d[COURTIER] + 1


class LacerdaCourtier(Automatic):
    """SOLO-4 (1): the courtier goes to the next noble to the right; his actions there are pending."""

    def __init__(self) -> None:
        super().__init__("lacerda-courtier")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        noble = next_noble(s)
        s.note(COURTIER_MOVED, seat, noble)
        s.put(COURTIER, noble)
        push(s, FOLLOWERS, seat, noble)
        push(s, LACERDA_NOBLE, seat, noble)
        push(s, LACERDA_STATE, seat, noble)


class LacerdaState(Automatic):
    """SOLO-4 (2): one State action of the noble (a)."""

    def __init__(self) -> None:
        super().__init__("lacerda-state", (NOBLE,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        act_of_state(s, a)


class LacerdaNoble(Automatic):
    """SOLO-4 (3), SOLO-7, RUL-33: he pays and takes the Noble action (a); if it is impossible he does neither."""

    def __init__(self) -> None:
        super().__init__("lacerda-noble", (NOBLE,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        if can_act_of_noble(s, a):
            pay_visit(s, a)
            act_of_noble(s, a)
        else:
            s.note(LACERDA_SKIPPED, seat, 6 + a, 0, 0 if houses_left(s, seat) else 1)


def pay_visit(s: State, noble: i64) -> None:
    """SOLO-7, INF-4: influence, then wigs for what is missing, as far as he has them."""
    cost = visit_cost(s, LACERDA, noble)
    influence = smaller(cost, s.d[INFLUENCE + LACERDA])
    wigs = smaller(cost - influence, s.d[WIGS + LACERDA])
    s.note(LACERDA_PAID, LACERDA, noble, cost, positive(cost - influence - wigs))
    s.add(INFLUENCE + LACERDA, -influence)
    s.add(WIGS + LACERDA, -wigs)


class LacerdaFollow(Automatic):
    """SOLO-6, RUL-35: with the favor of the noble (a) he follows, unless the Noble action is impossible."""

    def __init__(self) -> None:
        super().__init__("lacerda-follow", (NOBLE,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        if not can_act_of_noble(s, a):
            s.note(LACERDA_SKIPPED, seat, 6 + a, 1, 0 if houses_left(s, seat) else 1)
            return
        s.note(LACERDA_FOLLOWED, seat, a)
        s.put(FAVOR + 3 * seat + a, 0)
        s.add(FAVOR_STACK + a, 1)
        pay_visit(s, a)
        act_of_noble(s, a)


class LacerdaCard(Automatic):
    """SOLO-4 (4), (5): he discards the top card of the Assistant's deck, and the Assistant goes on."""

    def __init__(self) -> None:
        super().__init__("lacerda-card")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        kind = s.d[ASSISTANT]
        n = s.d[DECK_N + kind] - 1
        if n >= 0:
            card = s.d[DECK + 5 * kind + n]
            s.note(LACERDA_CARD_DISCARDED, seat, card)
            s.put(DECK + 5 * kind + n, NONE)
            s.put(DECK_N + kind, n)
            s.put(DECK_UP + kind, 0)
            s.put(GONE + card, GONE_SEEN)
        else:
            s.note(LACERDA_WITHOUT, seat, NO_CARD, kind)
        self.move_assistant(s, seat)

    def move_assistant(self, s: State, seat: i64) -> None:
        """RUL-33: to the next deck that has cards; he stays if no other has any."""
        start = s.d[ASSISTANT]
        skipped: i64 = 0
        i: i64 = 1
        while i < 4:
            kind = (start + i) % 4
            if s.d[DECK_N + kind] > 0:
                s.note(ASSISTANT_MOVED, seat, kind, skipped)
                s.put(ASSISTANT, kind)
                return
            skipped |= 1 << kind
            i += 1
        s.note(ASSISTANT_MOVED, seat, start, skipped, 1)


class LacerdaChurch(Automatic):
    """SOLO-5: in church scoring he gains the influence of your top row and of his ships."""

    def __init__(self) -> None:
        super().__init__("lacerda-church")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        ships = fleet_influence(s)
        row = top_row_influence(s, 0)
        s.note(LACERDA_INFLUENCE, seat, ships, row, 1)
        gain_numbered_influence(s, seat, ships + row)


register(LACERDA_ENTERS, LacerdaEnters())
register(LACERDA_DECREE, LacerdaDecree())
register(LACERDA_TURN, LacerdaTurn())
register(LACERDA_COURTIER, LacerdaCourtier())
register(LACERDA_STATE, LacerdaState())
register(LACERDA_NOBLE, LacerdaNoble())
register(LACERDA_FOLLOW, LacerdaFollow())
register(LACERDA_CARD, LacerdaCard())
register(LACERDA_CHURCH, LacerdaChurch())

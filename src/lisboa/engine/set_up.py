"""Chapter 1: set-up (SET), in the order of RUL-5."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.board_set_up import deal_buildings, deal_decrees, deal_rubble, deal_ships, lay_out_downtown, put_list
from lisboa.engine.church import gain_clergy
from lisboa.engine.city_tokens import deal_tokens, prepare_rewards
from lisboa.engine.decrees import DISPLAYED, offer_display, take_decree
from lisboa.engine.draft import deal_packs
from lisboa.engine.events import AT_SET_UP, CLERGY_DRAWN, CLERGY_KEPT, HANDS_DEALT, SETUP
from lisboa.engine.goals import deal_goals
from lisboa.engine.kernel.option_codecs import Clergy
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import (
    ACTIVE,
    ASSISTANT,
    BOTTOM,
    BUILDINGS,
    CARDINAL,
    CHURCH_BY,
    CLERGY_BAG,
    CLERGY_BAG_N,
    COURTIER,
    DECK,
    DECREE_OWNER,
    DONE,
    DRAFT,
    FACING,
    FAVOR,
    FAVOR_STACK,
    GOAL_OWNER,
    GOODS,
    HAND,
    INFLUENCE,
    NOVICES,
    OFFICE,
    OFFICIALS,
    PACK,
    PERIOD,
    PILED,
    PLANS,
    PLAYED,
    PLAYERS,
    PLOT,
    PLOT_REWARD,
    PRICE,
    REIS,
    RNG,
    ROUND,
    RULESET,
    SITE,
    SITE_ARCHITECT,
    SITE_REWARD,
    SOLO,
    START,
    STARTING_DECREES,
    TOP,
    TREASURY,
    TRIGGER,
    WIGS,
)
from lisboa.engine.names import BLUE_DECK, CLERGY_KINDS, LACERDA, MINISTER, NEUTRAL, NONE, RED_DECK
from lisboa.engine.options import Options
from lisboa.engine.period_end import deal, lay_out_decks
from lisboa.engine.rng import below, seed_words, shuffle
from lisboa.engine.state import State, blank
from lisboa.engine.steps import (
    DEAL_BOARD,
    KEEP_CLERGY,
    LACERDA_DECREE,
    LACERDA_ENTERS,
    LAY_DECKS,
    OPEN_GAME,
    START_TURN,
    STARTING_DECREE,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import CLERGY_COPIES, DATA, STARTING_PLANS, numbers
from lisboa.engine.upkeep import refill_church, refill_decrees


def new_state(options: Options, seed: int) -> State:
    """A game up to the first decision: which clergy tile the starting player keeps."""
    s = blank()
    d = s.d
    d[PLAYERS] = options.players
    d[RULESET] = options.ruleset
    d[DRAFT] = 1 if options.draft else 0
    d[STARTING_DECREES] = 1 if options.starting_decrees else 0
    d[SOLO] = 1 if options.solo else 0
    d[NOVICES] = options.novices
    seed_words(d, RNG, seed)
    mark_nothing(s)
    prepare_rewards(s, options)
    if not options.solo:
        d[START] = below(d, RNG, d[PLAYERS])  # in solo you start (SOLO-1)
    d[ACTIVE] = d[START]
    set_up_players(s)
    deal_favors(s)
    deal_starting_plans(s)
    fill_clergy_bag(s)
    push(s, DEAL_BOARD, d[START])
    draw_clergy(s, d[START])
    return s


def mark_nothing(s: State) -> None:
    """Empty slots hold NONE, not card 0."""
    for first, n in (
        (PLAYED, 1), (TRIGGER, 1), (CHURCH_BY, 1), (TOP, 12), (BOTTOM, 12), (HAND, 20), (PACK, 20), (PILED, 5),
        (DECK, 20), (PLOT, 25), (FACING, 25), (SITE, 14), (SITE_ARCHITECT, 14), (BUILDINGS, 16), (DECREE_OWNER, 71),
        (COURTIER, 1), (ASSISTANT, 1),
        (PLOT_REWARD, 25), (SITE_REWARD, 14), (GOAL_OWNER, 13),
    ):  # fmt: skip
        i: i64 = first
        end: i64 = first + n
        while i < end:
            s.d[i] = NONE
            i += 1


def set_up_players(s: State) -> None:
    """SET-4, SET-5: what everybody starts with; neutral officials with two players."""
    d = s.d
    players = d[PLAYERS]
    i: i64 = 0
    while i < players:
        seat = (d[START] + i) % players
        d[WIGS + seat] = DATA.start_wigs
        d[INFLUENCE + seat] = DATA.start_influence[i]
        d[OFFICIALS + seat] = DATA.officials - 1
        d[OFFICE + 5 * MINISTER + seat] = 1
        if not is_lacerda(s, seat):
            set_up_board(s, seat)
        i += 1
    noble: i64 = 0
    while noble < 3:
        if players == 2:
            d[OFFICE + 5 * noble + NEUTRAL] = 1
        noble += 1


def set_up_board(s: State, seat: i64) -> None:
    """SET-4: money and goods, which Lacerda has none of (SOLO-1)."""
    s.d[REIS + seat] = DATA.start_reis
    good: i64 = 0
    while good < 4:
        s.d[GOODS + 4 * seat + good] = DATA.start_goods
        good += 1


def deal_favors(s: State) -> None:
    """SET-2: one favor of each noble per player in the bag; each draws one, the rest go to the portraits."""
    d = s.d
    players = d[PLAYERS]
    bag = vec[i64]()
    i: i64 = 0
    while i < 3 * players:
        bag = append(bag, i % 3)
        i += 1
    shuffle(d, RNG, bag)
    i = 0
    while i < 3 * players:
        if i < players:
            d[FAVOR + 3 * ((d[START] + i) % players) + bag[i]] = 1
        else:
            d[FAVOR_STACK + bag[i]] += 1
        i += 1


def deal_starting_plans(s: State) -> None:
    """SET-4: one random starting plan each; the others leave the game."""
    plans = STARTING_PLANS[:]
    shuffle(s.d, RNG, plans)
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        if is_lacerda(s, seat):  # two, and all his plans count as completed (SOLO-1, SOLO-8)
            s.d[DONE + 8 * seat + plans[1]] += 1
            s.d[DONE + 8 * seat + plans[2]] += 1
        else:
            s.d[PLANS + 8 * seat + plans[seat]] += 1
        seat += 1


def fill_clergy_bag(s: State) -> None:
    """All 37 clergy tiles into the bag."""
    tiles = vec[i64]()
    kind: i64 = 1
    while kind < len(CLERGY_COPIES):
        copy: i64 = 0
        while copy < CLERGY_COPIES[kind]:
            tiles = append(tiles, kind)
            copy += 1
        kind += 1
    put_list(s, CLERGY_BAG, tiles)
    s.d[CLERGY_BAG_N] = len(tiles)
    shuffle_bag(s)


def shuffle_bag(s: State) -> None:
    """Shake the clergy bag."""
    n = s.d[CLERGY_BAG_N]
    tiles = s.d[CLERGY_BAG : CLERGY_BAG + n]
    shuffle(s.d, RNG, tiles)
    put_list(s, CLERGY_BAG, tiles)


def draw_tile(s: State) -> None:
    """Take the next tile out of the clergy bag."""
    n = s.d[CLERGY_BAG_N] - 1
    s.put(CLERGY_BAG + n, 0)
    s.put(CLERGY_BAG_N, n)


def draw_clergy(s: State, seat: i64) -> None:
    """SET-3: draw 2 tiles to choose from."""
    n = s.d[CLERGY_BAG_N]
    first = s.d[CLERGY_BAG + n - 1]
    second = s.d[CLERGY_BAG + n - 2]
    s.note(CLERGY_DRAWN, seat, first, second)
    draw_tile(s)
    draw_tile(s)
    push(s, KEEP_CLERGY, seat, first, second)
    s.revealed = True


class KeepClergy(Decision):
    """SET-3: keep one of two drawn tiles (a, b); the other returns to the bag before the next player draws."""

    def __init__(self) -> None:
        super().__init__(
            "keep-clergy",
            "SET-3",
            Clergy("keep"),
            (Number("tile", range(1, CLERGY_KINDS)), Number("other", range(CLERGY_KINDS))),
        )

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(a)
        if b != a:
            o.add(b)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        other = b if choice == a else a
        s.note(CLERGY_KEPT, seat, choice, other)
        gain_clergy(s, seat, choice)
        s.put(CLERGY_BAG + s.d[CLERGY_BAG_N], other)
        s.add(CLERGY_BAG_N, 1)
        shuffle_bag(s)
        following = (seat + 1) % s.d[PLAYERS]
        if following != s.d[START] and not is_lacerda(s, following):
            draw_clergy(s, following)


class DealBoard(Automatic):
    """SET-6 to SET-15: the board, church, decrees and rubble; then the hands."""

    def __init__(self) -> None:
        super().__init__("deal-board")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        s.note(SETUP, seat)
        deal_buildings(s)
        lay_out_downtown(s)
        deal_tokens(s)
        s.put(TREASURY, DATA.treasury_start)
        put_list(s, PRICE, numbers(list(DATA.market_start)))
        s.put(CARDINAL, DATA.church_influence)
        refill_church(s, AT_SET_UP)
        deal_decrees(s)
        deal_rubble(s)
        deal_ships(s)
        deal_goals(s)
        s.put(PERIOD, 1)
        s.put(ROUND, 1)
        push(s, OPEN_GAME, seat)
        if s.d[STARTING_DECREES] == 1:
            self.push_starting_decrees(s, seat)
        if s.d[SOLO] == 1:
            push(s, LACERDA_ENTERS, LACERDA)
        push(s, LAY_DECKS, seat)
        if s.d[DRAFT] == 1:
            deal_packs(s, seat)
        else:
            deal(s, BLUE_DECK, seat, HANDS_DEALT)

    def push_starting_decrees(self, s: State, first: i64) -> None:
        """SET-17: in reverse turn order."""
        i: i64 = 0
        while i < s.d[PLAYERS]:
            seat = (first + i) % s.d[PLAYERS]
            push(s, LACERDA_DECREE if is_lacerda(s, seat) else STARTING_DECREE, seat)
            i += 1


class LayDecks(Automatic):
    """SET-13: the red decks are laid out once all hands are dealt or drafted."""

    def __init__(self) -> None:
        super().__init__("lay-decks")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        lay_out_decks(s, RED_DECK, AT_SET_UP)


class StartingDecree(Decision):
    """SET-17: take 1 decree of the display."""

    def __init__(self) -> None:
        super().__init__("starting-decree", "SET-17", DISPLAYED)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        offer_display(s, o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        take_decree(s, seat, choice, AT_SET_UP)


class OpenGame(Automatic):
    """The display is refilled and the starting player begins."""

    def __init__(self) -> None:
        super().__init__("open-game")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        refill_decrees(s, AT_SET_UP)
        push(s, START_TURN, seat)


register(KEEP_CLERGY, KeepClergy())
register(DEAL_BOARD, DealBoard())
register(LAY_DECKS, LayDecks())
register(STARTING_DECREE, StartingDecree())
register(OPEN_GAME, OpenGame())

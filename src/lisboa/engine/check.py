"""What must hold in every state: each component is somewhere exactly once, and no limit is passed."""

from collections.abc import Iterator

from lisboa.components import CUBES as CUBE_NAMES
from lisboa.components import GOODS as GOOD_NAMES
from lisboa.components import NOBLES
from lisboa.engine.check_extras import goals, rewards
from lisboa.engine.check_flow import Problem, bare_board, flow_problems, frames, pending
from lisboa.engine.check_solo import lacerda_problems
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import (
    BOTTOM,
    BUILDINGS,
    BUILDINGS_N,
    CARGO,
    CHURCH,
    CLERGY,
    CLERGY_BAG,
    CLERGY_BAG_N,
    CLERGY_GONE,
    CLERGY_N,
    COLUMN_CUBES,
    CUBES,
    CUBES_GONE,
    DECK,
    DECK_N,
    DECK_UP,
    DECREE_DECK,
    DECREE_OWNER,
    DECREES,
    DECREES_N,
    DISPLAY,
    DONE,
    FACING,
    FAVOR,
    FAVOR_STACK,
    FLEET_SHIP,
    GONE,
    GOODS,
    HAND,
    HAND_N,
    HOUSES,
    INFLUENCE,
    MARKERS,
    OFFICE,
    OFFICIALS,
    PACK,
    PACK_N,
    PERIOD,
    PILE,
    PILED,
    PILED_N,
    PLANS,
    PLANS_TAKEN,
    PLAYED,
    PLAYERS,
    PLAZA,
    PLOT,
    PRICE,
    REIS,
    ROW_CUBES,
    SCORING,
    SEA,
    SHIPS_GONE,
    SHIPYARD,
    SITE,
    SITE_ARCHITECT,
    SITE_CUBES,
    SOLO,
    TILES,
    TILES_LEFT,
    TOP,
    TREASURY,
    WIGS,
)
from lisboa.engine.names import CARDS, COLOURS, COVERED, GONE_SEEN, NEUTRAL, NONE, SHIP_BASE
from lisboa.engine.state import State
from lisboa.engine.steps import CARGO_DROP, HOUSE, KEEP_CLERGY, LAY_DECKS, PERIOD_DRAW, PERIOD_SHIPYARD
from lisboa.engine.tables import (
    CARD_DECK,
    CARD_IDS,
    CARD_KIND,
    DATA,
    HULL,
    PLAN_NAMES,
    PLAN_STACK,
    PLOT_NAMES,
    PRINTED_PLOT,
    SHIP_COLOURS,
    SITE_NAMES,
)
from lisboa.engine.upkeep import in_play


def problems(s: State) -> list[Problem]:
    """Everything that is wrong with a state, as path and reason; an empty list if it could be a real game."""
    found = list(flow_problems(s))
    if found:
        return found
    for part in (cards, ships, clergy, decrees, officials, favors, limits, portfolios, goals, rewards):
        found.extend(part(s))
    found.extend(lacerda_problems(s))
    board = (cubes, plans, buildings, stores, city_tiles, scoring_tiles) if s.d[PERIOD] > 0 else (bare_board, plans)
    for part in board:
        found.extend(part(s))
    return found


def seats(s: State) -> range:
    return range(s.d[PLAYERS])


def card_places(s: State) -> Iterator[tuple[int, str]]:
    """Every political card that lies somewhere, with the path of the place."""
    for seat in seats(s):
        name = f"players.{COLOURS[seat]}"
        for i in range(s.d[HAND_N + seat]):
            yield s.d[HAND + 5 * seat + i], f"{name}.hand.{i + 1}"
        for i in range(s.d[PACK_N + seat]):
            yield s.d[PACK + 5 * seat + i], f"{name}.pack.{i + 1}"
        for i in range(3):
            yield s.d[TOP + 3 * seat + i], f"{name}.top_row.{i + 1}"
            yield s.d[BOTTOM + 3 * seat + i], f"{name}.bottom_row.{i + 1}"
    for kind in range(4):
        for i in range(s.d[DECK_N + kind]):
            yield s.d[DECK + 5 * kind + i], f"political_decks.{kind + 1}.{i + 1}"
    yield s.d[PLAYED], "card_in_play"
    for card in range(CARDS):
        if s.d[GONE + card] != 0:
            yield card, f"cards_gone.{CARD_IDS[card]}"


def cards(s: State) -> Iterator[Problem]:
    """Each of the 82 cards once; purple and brown ones wait for the second period."""
    places: dict[int, str] = {}
    for card, path in card_places(s):
        if card < 0 or card >= SHIP_BASE:
            continue
        if card in places:
            yield path, f"{CARD_IDS[card]} is also at {places[card]}"
        places[card] = path
    dealt = 2 * s.d[PERIOD] if s.d[PERIOD] > 0 else 0
    if LAY_DECKS in pending(s):
        dealt = 1  # only blue cards are out while they are drafted
    for card in range(CARDS):
        if CARD_DECK[card] < dealt and card not in places:
            yield "cards_gone", f"{CARD_IDS[card]} is nowhere"
        if CARD_DECK[card] >= dealt and card in places:
            yield places[card], f"{CARD_IDS[card]} is not in play before period 2"
    for kind in range(4):
        for i in range(s.d[DECK_N + kind]):
            if CARD_KIND[s.d[DECK + 5 * kind + i]] != kind:
                yield f"political_decks.{kind + 1}.{i + 1}", "is of another kind than its deck"
        if s.d[DECK_UP + kind] == 1 and s.d[DECK_N + kind] == 0:
            yield "decks_face_up", "an empty deck has no face-up card"
    for i in range(s.d[PILED_N]):
        if s.d[GONE + s.d[PILED + i]] != GONE_SEEN:
            yield f"cards_discarded_now.{i + 1}", "has not left the game before everybody's eyes"


def ships(s: State) -> Iterator[Problem]:
    """SET-14: players - 1 copies of each kind, purple and brown from the second period on."""
    copies = s.d[PLAYERS] - 1
    steps = pending(s)
    for kind in range(4):
        afloat = sum(s.d[TOP + 3 * seat + i] == SHIP_BASE + kind for seat in seats(s) for i in range(3))
        n = s.d[SHIPYARD + kind] + s.d[SHIPS_GONE + kind] + afloat + s.d[FLEET_SHIP + kind]
        renewed = s.d[PERIOD] == 2 or (PERIOD_DRAW in steps and PERIOD_SHIPYARD not in steps)
        there_are = copies if s.d[PERIOD] > 0 and (kind < 2 or renewed) else 0
        if n != there_are:
            yield f"shipyard.{SHIP_COLOURS[kind]}", f"{n} ships of this kind in all, there are {there_are} now"


def clergy(s: State) -> Iterator[Problem]:
    """37 tiles: bag, church track, players, gone, and those being chosen at set-up."""
    count = [0] * 24
    for i in range(s.d[CLERGY_BAG_N]):
        count[s.d[CLERGY_BAG + i]] += 1
    for space in range(6):
        count[s.d[CHURCH + space]] += 1
    for step, _, first, second, _ in frames(s):
        if step == KEEP_CLERGY:
            count[first] += 1
            count[second] += 1
    for kind in range(1, 24):
        n = count[kind] + s.d[CLERGY_GONE + kind] + sum(s.d[CLERGY + 24 * seat + kind] for seat in range(4))
        if n != DATA.clergy[kind - 1].copies:
            yield f"church.bag.{kind}", f"{n} tiles of kind {kind} in all, there are {DATA.clergy[kind - 1].copies}"
    if s.d[CLERGY_GONE] != 0:
        yield "church.gone.0", "clergy tiles are numbered from 1"
    for seat in seats(s):
        if s.d[CLERGY + 24 * seat] != 0:
            yield f"players.{COLOURS[seat]}.clergy.0", "clergy tiles are numbered from 1"
        held = sum(s.d[CLERGY + 24 * seat + kind] for kind in range(1, 24))
        if held != s.d[CLERGY_N + seat] or held > DATA.clergy_spaces:
            yield f"players.{COLOURS[seat]}.clergy", f"{held} tiles, {DATA.clergy_spaces} spaces"


def decrees(s: State) -> Iterator[Problem]:
    """70 decrees: deck, display, owners, removed."""
    if s.d[PERIOD] == 0:
        return
    if s.d[DECREE_OWNER] != NONE:
        yield "decrees_placed.0", "decrees are numbered from 1"
    count = [0] * 71
    for i in range(s.d[DECREES_N]):
        count[s.d[DECREE_DECK + i]] += 1
    for i in range(8):
        count[s.d[DISPLAY + i]] += 1
    for decree in range(1, 71):
        owner = s.d[DECREE_OWNER + decree]
        n = count[decree] + (owner != NONE)
        if n != 1:
            yield f"decrees_placed.{decree}", f"decree {decree} is in {n} places"
        if owner >= s.d[PLAYERS]:
            yield f"decrees_placed.{decree}", "belongs to nobody at this table"
        if owner == COVERED and in_play(s, decree):
            yield f"decrees_placed.{decree}", "is not removed with this number of players (SET-15)"
        if owner >= 0 and not in_play(s, decree):
            yield f"decrees_placed.{decree}", "is removed as soon as it is turned up (SET-15, SOLO-7)"
    for i in range(8):
        if s.d[DISPLAY + i] > 0 and not in_play(s, s.d[DISPLAY + i]):
            yield f"decrees.{i + 1}", "is removed as soon as it is turned up (SET-15, SOLO-7)"
    for seat in seats(s):
        if s.d[DECREES + seat] != sum(s.d[DECREE_OWNER + decree] == seat for decree in range(1, 71)):
            yield f"players.{COLOURS[seat]}.decrees", "does not match the decrees owned"


def officials(s: State) -> Iterator[Problem]:
    """SET-4, SET-5: 8 each; with two players a neutral one in every office for the whole game."""
    for seat in seats(s):
        out = sum(s.d[OFFICE + 5 * noble + seat] + s.d[PLAZA + 5 * noble + seat] for noble in range(3))
        n = s.d[OFFICIALS + seat] + out
        if n != DATA.officials:
            yield f"players.{COLOURS[seat]}.officials", f"{n} officials in all, there are {DATA.officials}"
    neutral = 1 if s.d[PLAYERS] == 2 else 0
    for noble in range(3):
        path = f"court.offices.{NOBLES[noble]}"
        if s.d[OFFICE + 5 * noble + NEUTRAL] != neutral or s.d[PLAZA + 5 * noble + NEUTRAL] != 0:
            yield path, f"must have {neutral} neutral officials, none in the plaza"
        n = sum(s.d[OFFICE + 5 * noble + owner] for owner in range(5))
        if n > DATA.office_spaces[noble]:
            yield path, f"{n} officials, {DATA.office_spaces[noble]} spaces"


def favors(s: State) -> Iterator[Problem]:
    """SET-2: one of each noble per player."""
    for noble in range(3):
        n = s.d[FAVOR_STACK + noble] + sum(s.d[FAVOR + 3 * seat + noble] for seat in range(4))
        if n != s.d[PLAYERS]:
            yield f"court.favors.{NOBLES[noble]}", f"{n} favors in all, there are {s.d[PLAYERS]}"


def limits(s: State) -> Iterator[Problem]:
    """Tracks and boards: PORT-1, PORT-4, PORT-7, INF-2, SELL-4."""
    if not 0 <= s.d[TREASURY] < len(DATA.treasury):
        yield "treasury_space", "is not on the track"
    for good in range(4):
        if s.d[PERIOD] > 0 and not DATA.market_bottom <= s.d[PRICE + good] <= DATA.market_start[good]:
            yield f"prices.{GOOD_NAMES[good]}", f"prices stay between {DATA.market_bottom} and their start"
    for seat in range(boards(s)):
        name = f"players.{COLOURS[seat]}"
        sets = min(s.d[CUBES + 3 * seat + colour] for colour in range(3))
        if not 0 <= s.d[INFLUENCE + seat] <= DATA.influence_top:
            yield f"{name}.influence", f"must be 0 to {DATA.influence_top}"
        for path, index in (("reis", REIS), ("wigs", WIGS)):
            if s.d[index + seat] < 0:
                yield f"{name}.{path}", "is below 0"
        for good in range(4):
            if not 0 <= s.d[GOODS + 4 * seat + good] <= DATA.base_limit + sets:
                yield f"{name}.goods.{GOOD_NAMES[good]}", f"the warehouse holds {DATA.base_limit + sets} (PORT-4)"
        for colour in range(3):
            if not 0 <= s.d[CUBES + 3 * seat + colour] <= DATA.cube_spaces:
                yield f"{name}.cubes.{CUBE_NAMES[colour]}", f"there are {DATA.cube_spaces} spaces (PORT-7)"
        if not 0 <= s.d[MARKERS + seat] <= sets:
            yield f"{name}.set_markers", f"{sets} sets are completed"
        n = sum(s.d[row + 3 * seat + i] != NONE for row in (TOP, BOTTOM) for i in range(3))
        limit = min(DATA.base_limit + sets, 6)
        if n > limit:
            yield f"{name}.top_row", f"{n} cards in the portfolio, the limit is {limit} (PORT-1)"


def portfolios(s: State) -> Iterator[Problem]:
    """Nobles and ships above, treasury cards below; cargo only under ships."""
    for seat in seats(s):
        for i in range(3):
            name = f"players.{COLOURS[seat]}"
            top, bottom = s.d[TOP + 3 * seat + i], s.d[BOTTOM + 3 * seat + i]
            if 0 <= top < SHIP_BASE and CARD_KIND[top] == 3:
                yield f"{name}.top_row.{i + 1}", "treasury cards go to the bottom row (PORT-1)"
            if bottom != NONE and CARD_KIND[bottom] != 3:
                yield f"{name}.bottom_row.{i + 1}", "only treasury cards go there (PORT-1)"
            hull = HULL[top - SHIP_BASE] if top >= SHIP_BASE else 0
            load = sum(s.d[CARGO + 12 * seat + 4 * i + good] for good in range(4))
            if load > hull and not mid_replacement(s, seat):
                yield f"{name}.cargo.{i + 1}", f"{load} goods, the hold takes {hull}"
            at_sea = s.d[SEA + 3 * seat + i] == 1
            if at_sea and load == 0:
                yield f"{name}.at_sea.{i + 1}", "a ship at sea carries crates (SELL-3)"
            if not at_sea and hull > 0 and load == hull:
                yield f"{name}.at_sea.{i + 1}", "a full ship sails at once (SELL-3)"


def mid_replacement(s: State, seat: int) -> bool:
    """Is cargo of a replaced ship being sorted out (RUL-18)?"""
    return any(frame[0] == CARGO_DROP and frame[1] == seat for frame in frames(s))


def cubes(s: State) -> Iterator[Problem]:
    """63 cubes, 21 of each colour."""
    for colour in range(3):
        n = s.d[PILE + colour] + s.d[CUBES_GONE + colour]
        n += sum(s.d[CUBES + 3 * seat + colour] for seat in range(4))
        n += sum(s.d[ROW_CUBES + 3 * row + colour] + s.d[COLUMN_CUBES + 3 * row + colour] for row in range(5))
        n += sum(s.d[SITE_CUBES + 3 * site + colour] for site in range(14))
        if n != DATA.cubes_per_colour:
            yield f"downtown.pile.{CUBE_NAMES[colour]}", f"{n} cubes in all, there are {DATA.cubes_per_colour}"

    spaces = [(f"downtown.row_cubes.{'ABCDE'[row]}", ROW_CUBES + 3 * row, DATA.row_cubes) for row in range(5)]
    spaces += [(f"downtown.column_cubes.{i + 1}", COLUMN_CUBES + 3 * i, DATA.column_cubes[i]) for i in range(5)]
    spaces += [(f"downtown.site_cubes.{SITE_NAMES[i]}", SITE_CUBES + 3 * i, DATA.site_cubes) for i in range(14)]
    spaces.append(("downtown.pile", PILE, DATA.pile_cubes))
    for path, index, most in spaces:
        n = s.d[index] + s.d[index + 1] + s.d[index + 2]
        if n > most:
            yield path, f"{n} cubes on {most} spaces"


def scoring_tiles(s: State) -> Iterator[Problem]:
    """SET-9: the four tiles in some order, and the printed value of column 5."""
    if sorted(s.d[SCORING + i] for i in range(4)) != sorted(DATA.scoring_tiles):
        yield "downtown.scoring", f"columns 1 to 4 have the tiles {sorted(DATA.scoring_tiles)} in some order (SET-9)"
    if s.d[SCORING + 4] != DATA.scoring_column5:
        yield "downtown.scoring.5", f"is printed {DATA.scoring_column5} (SET-9)"


def plans(s: State) -> Iterator[Problem]:
    """The plans players hold are those taken from the stacks and one starting plan each."""
    taken = [0] * 8
    for architect in range(2):
        for i in range(s.d[PLANS_TAKEN + architect]):
            taken[4 * architect + PLAN_STACK[8 * architect + i] - 2] += 1
    starting = 0
    for plan in range(8):
        n = sum(s.d[PLANS + 8 * seat + plan] + s.d[DONE + 8 * seat + plan] for seat in range(4)) - taken[plan]
        spare = sum(4 * (p.architect == "green") + p.officials - 2 == plan for p in DATA.plans if p.starting)
        if not 0 <= n <= spare:
            yield f"downtown.plans_taken.{PLAN_NAMES[plan]}", f"{n + taken[plan]} held, {taken[plan]} taken"
        starting += n
    there_are = s.d[PLAYERS] + s.d[SOLO]  # Lacerda begins with two (SOLO-1)
    if starting != there_are:
        yield "players.plans", f"{starting} starting plans in all, there are {there_are}"


def buildings(s: State) -> Iterator[Problem]:
    """16 tiles, 8 with each architect's side up."""
    where: dict[int, str] = {}
    for architect in range(2):
        sites = [site for site in range(14) if s.d[SITE + site] >= 0 and s.d[SITE_ARCHITECT + site] == architect]
        if len(sites) + s.d[BUILDINGS_N + architect] != 8:
            yield "building_stacks", "each architect has 8 buildings in all"
        found = [(s.d[SITE + site], f"downtown.buildings.{SITE_NAMES[site]}") for site in sites]
        for i in range(s.d[BUILDINGS_N + architect]):
            found.append((s.d[BUILDINGS + 8 * architect + i], f"building_stacks.{architect + 1}.{i + 1}"))
        for tile, path in found:
            if tile in where:
                yield path, f"building {tile} is also at {where[tile]}"
            where[tile] = path
    for site in range(14):
        if (s.d[SITE + site] >= 0) != (s.d[SITE_ARCHITECT + site] != NONE):
            yield f"downtown.architects.{SITE_NAMES[site]}", "goes with a building on the site"
        if s.d[SITE + site] != NONE and any(s.d[SITE_CUBES + 3 * site + colour] for colour in range(3)):
            yield f"downtown.site_cubes.{SITE_NAMES[site]}", "are taken when a building is opened (NOBLE-4)"
        covered = s.d[PLAYERS] == 2 and DATA.sites[site].row == 4
        if covered != (s.d[SITE + site] == COVERED):
            yield f"downtown.buildings.{SITE_NAMES[site]}", "row E is covered with two players only (SET-18)"


def stores(s: State) -> Iterator[Problem]:
    """NOBLE-1: every store faces a street beside it and has its house, except while one is being built."""
    for plot in range(25):
        owner, street = s.d[PLOT + plot], s.d[FACING + plot]
        path = f"downtown.stores.{PLOT_NAMES[plot]}"
        covered = PRINTED_PLOT[plot] == NONE or (s.d[PLAYERS] == 2 and plot // 5 == 4)
        if covered != (owner == COVERED):
            yield path, "only A1, and row E with two players, are covered (SET-18)"
        elif (owner >= 0) != (street != NONE):
            yield path, "a store, and only a store, faces a street"
        elif owner >= 0 and street not in (plot % 5, plot % 5 - 1):
            yield path, "does not touch that street"
        elif owner >= s.d[PLAYERS]:
            yield path, "belongs to nobody at this table"
    for seat in seats(s):
        n = sum(s.d[PLOT + plot] == seat for plot in range(25))
        built = sum(s.d[HOUSES + 3 * seat + group] for group in range(3))
        building = any(frame[0] == HOUSE and frame[1] == seat for frame in frames(s))
        if n != built + (1 if building else 0):
            yield f"players.{COLOURS[seat]}.houses_built", f"{built} houses for {n} stores"
        for group in range(3):
            if s.d[HOUSES + 3 * seat + group] > DATA.houses[group]:
                yield f"players.{COLOURS[seat]}.houses_built", f"group {group + 1} has {DATA.houses[group]} houses"


def city_tiles(s: State) -> Iterator[Problem]:
    """SET-8: 22 large and 5 small tiles, on the display, beside it or built."""
    small = sum(s.d[PLOT + plot] >= 0 for plot in range(4, 25, 5))
    large = sum(s.d[PLOT + plot] >= 0 for plot in range(25)) - small
    large += s.d[TILES_LEFT] + sum(s.d[TILES + space] for space in range(4))
    small += s.d[TILES_LEFT + 1] + s.d[TILES + 4]
    for size, n, there_are in (("large", large, DATA.city_tiles_large), ("small", small, DATA.city_tiles_small)):
        if n != there_are:
            yield f"downtown.tiles_left.{size}", f"{n} {size} city tiles in all, there are {there_are}"

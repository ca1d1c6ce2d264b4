"""What things are worth to the greedy player, in hundredths of a wig. One table, to be read and tuned.

Found by reasoning about prices (a visit costs about 3 influence and brings about 8 wigs; land costs about 7 réis) and
corrected by games of the player against itself. What ends in `_turn` is worth so much for each turn still to come.
"""

from mypy_extensions import i64


class Weights:
    """Everything is added to the wigs that scoring would give now; without turns to come only those are left."""

    # Means: worth what they buy while there are turns to buy something in; at the end money is 1 wig per 5 réis.
    real: i64 = 47  # one of the first réis, on top of its fifth of a wig
    more_reis: i64 = 14  # one of the réis beyond the comfortable sum: there is little to spend them on at once
    comfort: i64 = 14  # réis that a turn or two can use
    influence: i64 = 59  # one of the first influence points: they are what visits cost
    more_influence: i64 = 30  # one beyond 6: the track ends at 10 and cuts gains off
    gold: i64 = 107  # gold buys any State action and pays any ship
    good: i64 = 93  # cloth, books or tools
    good_price: i64 = 8  # for each real of the market price of a good held
    good_surplus: i64 = 28  # a third or later good of one type
    means_need: i64 = 25  # tenths of turns in which means find their use
    # Portfolio
    envelope_turn: i64 = 8  # each influence point of the top row: it is gained again and again
    ship_turn: i64 = 12  # each crate of an own ship's hull: wigs when it is filled, and a place to sell
    ship_modifier_turn: i64 = 8  # each real a ship adds to prices
    cargo: i64 = 60  # a crate on an own ship that still waits: most of a wig
    purse_turn: i64 = 34  # a purse saves 1 real of most payments
    sell_turn: i64 = 9  # each real that a benefit adds to a sale of one type
    sell_any_turn: i64 = 23  # the same for all types
    land_turn: i64 = 26  # land for less
    hire_turn: i64 = 15  # hires for less
    # Officials and plans
    official_out: i64 = 110  # an official in an office or plaza, as long as plans can use it
    official_spare: i64 = 14  # one more than own plans need
    office_turn: i64 = 9  # an official in an office makes every rival's visit there dearer
    plan: i64 = 151  # a plan that can still be carried out
    plan_official: i64 = 23  # each official of such a plan: they count for the majority
    plan_surplus: i64 = 73  # a plan beyond the second one that waits
    opening: i64 = 38  # per cent of the wigs that the best opening with an own plan would bring now
    done_official: i64 = 112  # an official on a completed plan while the majority is open
    # City
    site: i64 = 82  # per cent: chance that a free site is opened if the whole game is still to come
    produce_turn: i64 = 22  # a store's share in production
    store_place: i64 = 100  # per cent of a third of the first place's wigs, while majorities are open
    reis_visits_turn: i64 = 29  # left houses both built: réis pay visits
    cheaper_ship_turn: i64 = 17  # first middle house
    free_ship_turn: i64 = 22  # all middle houses
    extra_good_turn: i64 = 12  # first right house
    extra_goods_turn: i64 = 25  # all right houses
    house_on_the_way: i64 = 15  # a house that brings an ability nearer
    open_majority: i64 = 70  # per cent of a majority that is undecided ten turns before the end
    # Rubble
    set: i64 = 120  # a set beyond its wigs: room in portfolio and warehouse
    set_turn: i64 = 12  # the same, for each turn it can be used
    marker: i64 = 171  # a set marker on the Minister: a second decree
    next_colour: i64 = 179  # a cube that the next set needs
    later_cube: i64 = 67  # a cube of a colour that the next set has already
    # Tiles
    builder_favor: i64 = 225  # beyond its 2 wigs: an action in another's turn
    minister_favor: i64 = 225  # the same with the Minister
    king_favor: i64 = 225  # the same with the King
    clergy_back: i64 = 42  # per cent of the wigs on a clergy tile's back: they need a church scoring
    church: i64 = 93  # the first clergy tile: it lets one gain influence in a church scoring
    clergy_turn: i64 = 76  # per cent of what a lasting clergy tile brings in a turn
    clergy_once: i64 = 57  # per cent of what a single-use tile does
    # Decrees
    decree_growth: i64 = 84  # per cent of the growth expected of a decree
    majority_decree: i64 = 49  # per cent of a majority decree's wigs while the game is long
    # Hand
    hand_need: i64 = 40  # tenths of turns in which a hand finds its use
    card: i64 = 21  # per cent of what a hand card brings when it is played
    builder_card: i64 = 184  # the first card of the Builder: without it he cannot be visited
    minister_card: i64 = 184  # the first card of the Minister
    king_card: i64 = 184  # the first card of the King
    new_card: i64 = 205  # a card still to be drawn at the end of the period
    # Others
    treasury_turn: i64 = 4  # each real of the treasury value: land, hires and events cost as much more
    rival: i64 = 30  # per cent of a rival's wigs, shared among the rivals
    follow: i64 = 83  # a chance to follow that a visit gives to a rival

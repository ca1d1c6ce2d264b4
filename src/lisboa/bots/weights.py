"""What things are worth to a player, in hundredths of a wig. One table, to be read and tuned.

Found by reasoning about prices (a visit costs about 3 influence and brings about 8 wigs; land costs about 7 réis) and
corrected by games of the player against itself. What ends in `_turn` is worth so much for each turn still to come.
"""

from mypy_extensions import i64


class Weights:
    """Everything is added to the wigs that scoring would give now; without turns to come only those are left."""

    # Means: worth what they buy while there are turns to buy something in; at the end money is 1 wig per 5 réis.
    real: i64 = 45  # one of the first réis, on top of its fifth of a wig
    more_reis: i64 = 17  # one of the réis beyond the comfortable sum: there is little to spend them on at once
    comfort: i64 = 12  # réis that a turn or two can use
    influence: i64 = 32  # one of the first influence points: they are what visits cost
    more_influence: i64 = 21  # one beyond 6: the track ends at 10 and cuts gains off
    gold: i64 = 125  # gold buys any State action and pays any ship
    good: i64 = 95  # cloth, books or tools
    good_price: i64 = 8  # for each real of the market price of a good held
    good_surplus: i64 = 35  # a third or later good of one type
    means_need: i64 = 25  # tenths of turns in which means find their use
    # Portfolio
    envelope_turn: i64 = 7  # each influence point of the top row: it is gained again and again
    ship_turn: i64 = 10  # each crate of an own ship's hull: wigs when it is filled, and a place to sell
    ship_modifier_turn: i64 = 10  # each real a ship adds to prices
    cargo: i64 = 50  # a crate on an own ship that still waits: most of a wig
    purse_turn: i64 = 29  # a purse saves 1 real of most payments
    sell_turn: i64 = 7  # each real that a benefit adds to a sale of one type
    sell_any_turn: i64 = 29  # the same for all types
    land_turn: i64 = 26  # land for less
    hire_turn: i64 = 12  # hires for less
    # Officials and plans
    official_out: i64 = 130  # an official in an office or plaza, as long as plans can use it
    official_spare: i64 = 14  # one more than own plans need
    office_turn: i64 = 13  # an official in an office makes every rival's visit there dearer
    plan: i64 = 135  # a plan that can still be carried out
    plan_official: i64 = 23  # each official of such a plan: they count for the majority
    plan_surplus: i64 = 90  # a plan beyond the second one that waits
    opening: i64 = 45  # per cent of the wigs that the best opening with an own plan would bring now
    done_official: i64 = 110  # an official on a completed plan while the majority is open
    # City
    site: i64 = 115  # per cent of what a free site might bring if the whole game is still to come
    produce_turn: i64 = 26  # a store's share in production
    store_place: i64 = 80  # per cent of a third of the first place's wigs, while majorities are open
    reis_visits_turn: i64 = 33  # left houses both built: réis pay visits
    cheaper_ship_turn: i64 = 19  # first middle house
    free_ship_turn: i64 = 21  # all middle houses
    extra_good_turn: i64 = 7  # first right house
    extra_goods_turn: i64 = 30  # all right houses
    house_on_the_way: i64 = 17  # a house that brings an ability nearer
    open_majority: i64 = 65  # per cent of a majority that is undecided ten turns before the end
    # Rubble
    set: i64 = 120  # a set beyond its wigs: room in portfolio and warehouse
    set_turn: i64 = 14  # the same, for each turn it can be used
    marker: i64 = 160  # a set marker on the Minister: a second decree
    next_colour: i64 = 220  # a cube that the next set needs
    later_cube: i64 = 65  # a cube of a colour that the next set has already
    # Tiles
    builder_favor: i64 = 360  # beyond its 2 wigs: an action in another's turn
    minister_favor: i64 = 190  # the same with the Minister
    king_favor: i64 = 240  # the same with the King
    clergy_back: i64 = 40  # per cent of the wigs on a clergy tile's back: they need a church scoring
    church: i64 = 95  # the first clergy tile: it lets one gain influence in a church scoring
    clergy_turn: i64 = 75  # per cent of what a lasting clergy tile brings in a turn
    clergy_once: i64 = 70  # per cent of what a single-use tile does
    # Decrees
    decree_growth: i64 = 85  # per cent of the growth expected of a decree
    majority_decree: i64 = 37  # per cent of a majority decree's wigs while the game is long
    # Hand
    hand_need: i64 = 27  # tenths of turns in which a hand finds its use
    card: i64 = 19  # per cent of what a hand card brings when it is played
    builder_card: i64 = 185  # the first card of the Builder: without it he cannot be visited
    minister_card: i64 = 150  # the first card of the Minister
    king_card: i64 = 165  # the first card of the King
    new_card: i64 = 235  # a card still to be drawn at the end of the period
    # Others
    treasury_turn: i64 = 6  # each real of the treasury value: land, hires and events cost as much more
    rival: i64 = 30  # per cent of a rival's wigs, shared among the rivals
    follow: i64 = 85  # a chance to follow that a visit gives to a rival

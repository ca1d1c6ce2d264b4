### The web client: decks, decrees, shipyard, church, market, treasury, the royal court and Lacerda's board.

## Political cards and decrees

ui-court-decks = Political cards

# $card tells the whole card; $assistant says whether Lacerda's Assistant stands here
ui-court-deck = { kind }, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}. On top: { $card }{ $assistant ->
    [yes] . Lacerda's Assistant stands here
   *[no] {""}
}

ui-court-deck-down = { kind }, { $count ->
    [0] no card left
    [one] 1 card left, face down
   *[other] { $count } cards left, face down
}{ $assistant ->
    [yes] . Lacerda's Assistant stands here
   *[no] {""}
}

ui-court-empty = empty

ui-court-decrees = Decrees

ui-court-decree-deck = { $count ->
    [one] 1 decree in the deck
   *[other] { $count } decrees in the deck
}

ui-court-no-decree = No decree here

## Shipyard

ui-court-shipyard = Shipyard

ui-court-shipyard-next = Next in the shipyard: { $ship }

ui-court-shipyard-empty = The shipyard is empty

ui-court-ships-of = { colour } ship: hull { $hull }, sales { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, influence { $influence }. { $state ->
    [waiting] Comes in period II
    [gone] No longer built
   *[here] { $count ->
        [0] None left
        [one] 1 left
       *[other] { $count } left
    }
}

ui-court-period-two = II

## Church

ui-court-church = Church

ui-court-church-middle = Church. The Cardinal stands on space { $space } of 6{ $icon ->
    [influence] , the influence space
    [treasury] , the treasury space
   *[none] {""}
}; he walks clockwise. { $bag ->
    [one] 1 clergy tile in the bag
   *[other] { $bag } clergy tiles in the bag
}

ui-court-clergy = Clergy tile { $space }: { $tile }

ui-court-no-clergy = Place { $space } of the ring: no clergy tile

ui-court-influence-space = Influence space: when the Cardinal reaches or passes it, the church scores at the end of the turn

ui-court-treasury-space = Treasury space: when the Cardinal reaches or passes it, the treasury goes up 1

## Market

ui-court-market = Market

ui-court-market-prices = Market prices: gold { $gold }, cloth { $cloth }, books { $books }, tools { $tools }

## Treasury

ui-court-treasury = Treasury

ui-court-treasury-at = Treasury space { $space } of 5: { reis-count }, visits { modifier } influence{ $here ->
    [yes] . The marker is here
   *[no] {""}
}

## Royal court

ui-court-title = Royal court

ui-court-noble = { noble }. { $known ->
    [yes] A visit costs you { $cost } influence ({ visit-cost }); you have { $influence }
   *[no] A visit costs { $cost } influence and the rivals' officials in the office
}{ $courtier ->
    [yes] . Lacerda's courtier stands here
   *[no] {""}
}

ui-court-office = { noble }'s office: { $list }

ui-court-plaza = { noble }'s plaza: { $list }

ui-court-officials = { player } { $count }

ui-court-action = { $action ->
    [recruit] Recruit: up to 2 officials to different offices
    [plan] Acquire a plan
    [ship] Build a ship
    [produce] Produce goods
    [cardinal] Meet the Cardinal: move him 1 or 2 spaces and take a clergy tile
   *[favor] Take a royal favor
}{ $covered ->
    [yes] . Closed this turn: { good } lies on it
   *[no] . Costs { good } or gold in a trade
}

ui-court-action-name = { $action ->
    [recruit] Recruit
    [plan] Plan
    [ship] Ship
    [produce] Produce
    [cardinal] Cardinal
   *[favor] Favor
}

ui-court-noble-action = Noble action of the { noble }: { noble-action }

ui-court-noble-action-name = { $noble ->
    [builder] Store
    [minister] Decree
   *[king] Open
}

ui-court-favors = Royal favors of the { noble }: { $count ->
    [0] none left
   *[other] { $count } left
}

ui-court-markers = Set markers on the Minister: { $list }

## Lacerda's board

ui-court-lacerda = Lacerda

ui-court-lacerda-next = His next turn

ui-court-lacerda-plan = The courtier goes to the { noble }. The Assistant is at { $deck ->
    [builder] the Builder's deck
    [minister] the Minister's deck
    [king] the King's deck
   *[treasury] the treasury deck
}: he takes the { $which ->
    [upper] upper
   *[lower] lower
} State action ({ state-action }), then the Noble action ({ noble-action })

ui-court-lacerda-waits = Courtier and Assistant take their places when the game begins

ui-court-lacerda-worth = { $what ->
    [wigs] Wigs: { $count }
    [influence] Influence: { $count } of 10
    [officials] Officials not yet sent out: { $count }
    [houses] Houses not yet built: { $count }
    [decrees] Decrees: { $count }, each worth 3 wigs to him
    [cubes] Rubble cubes: { $count }, each worth 1 wig at the end of each period
   *[favors] Royal favors: { $count }, each worth 2 wigs to him
}

ui-court-lacerda-stores = Stores

ui-court-lacerda-store = { $good ->
    [gold] Gold
    [cloth] Cloth
    [books] Book
   *[tools] Tool
} stores: { $count }

ui-court-lacerda-ships = Ships

ui-court-lacerda-plans = Plans

ui-court-lacerda-rubble = Rubble

ui-court-lacerda-goods = Goods

ui-court-lacerda-favors = Favors

ui-court-lacerda-decrees = Decrees

ui-court-lacerda-favor = { noble }: { $held ->
    [yes] he holds the favor
   *[no] no favor
}

ui-court-none = none

### What an option does. The id is "option-" and the name of the step; "-pass" is added for declining or stopping.

## Set-up

option-keep-clergy = Keep: { $tile }

option-draft = Keep the { $card }

option-starting-decree = Take { $decree } (now worth { wigs-count })

## The turn

option-main = { $use ->
    [portfolio] Put the { $card } into your portfolio
    [subsidy] Put the { $card } into your portfolio: { reis-count } ({ $before } { -to } { $after }), treasury { $treasury } { -to } { $treasuryafter }
    [visit] Visit the { noble } with the { $card }: { $cost } influence ({ $means ->
        [enough] { visit-cost }
        [short] { visit-cost }
       *[other] { visit-means }; { visit-cost }
    }){ $means ->
        [short] , { $missing } more than you have
       *[other] {""}
    }
    [sponsor] Sponsor the event of the { $card }: { reis-count }
    [gold] Discard the { $card } for 1 gold ({ $before } { -to } { $after })
   *[clergy] Use and discard your clergy tile: { $effect }
}

option-after-action = Use and discard your clergy tile: { $effect }

option-after-action-pass = Go on and take a political card

option-take-card = { $left ->
    [0] The { kind } deck is empty
   *[other] { $face ->
        [up] Take the { $card } ({ $left } in the { kind } deck)
       *[down] The { kind } deck has no card face up
    }
}

option-take-card-pass = No card lies face up: take none

## Portfolio

option-tuck = { $use ->
    [free] Put the card into an empty slot
    [ship] Discard your { $ship } with its cargo to make room
   *[card] Discard your { $card } to make room
}

option-lose-official = Lose one in { place } ({ $count } { -to } { $after })

option-lose-favor = Lose the favor of the { noble }

option-lose-reis = Lose { $payment }

option-sell-or-trade = { $use ->
    [sell] Sell goods to ships
   *[trade] Trade goods with the nobles
}

## Selling and trading

option-sell = Sell { a-good } to { whose } { $ship } for { reis-count } ({ $before } { -to } { $after }){ $crates ->
    [0] {""}
    [one] ; it sets sail for 1 wig
   *[other] ; it sets sail for { $crates } wigs
}

option-sell-pass = Stop selling

option-trade = Trade { a-good } ({ $before } { -to } { $after }) with the { noble } to { state-action }

option-trade-pass = Stop trading

## State actions

option-recruit = { $count ->
    [one] Send an official to { $offices }
   *[other] Send { $count } officials to { $offices }
}{ $reis ->
    [0] {""}
    [one] , take 1 real
   *[other] , take { $reis } réis
}

option-recruit-pass = Recruit nobody

option-plan = Take the { architect } architect's plan{ $officials ->
    [0] {""}
   *[other] {" "}with { $officials } officials
} ({ $left } left)

option-plan-pass = Take no plan

option-ship = { $use ->
    [free] Put the ship into an empty slot
    [ship] Replace your { $ship }
   *[card] Discard your { $card } to make room
}: pay { $cost ->
    [0] nothing
    [one] 1 good
   *[other] { $cost } different goods
}

option-ship-pass = Build no ship

option-ship-goods = Pay { $goods }

option-cargo-drop = Leave behind 1 of { $goods }

option-produce = Produce { $goods }

option-produce-pass = Produce nothing

# A good that is produced: the warehouse and the market price before and after
produce-part = { good-count } ({ $before } { -to } { $after }, price { $price } { -to } { $priceafter })

option-extra-good = Take extra { good } ({ $before } { -to } { $after })

option-cardinal = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, take the tile { $side ->
    [behind] behind him
   *[ahead] ahead of him
}: { $tile }{ $treasury ->
    [0] {""}
   *[other] ; treasury { $treasury } { -to } { $treasuryafter }
}{ $church ->
    [yes] ; church scoring at the end of the turn
   *[no] {""}
}

# Instead of a tile
no-tile = there is none

option-cardinal-pass = Leave the Cardinal where he is

option-favor = Take the favor of the { noble } ({ $left } left)

option-favor-pass = Take no favor

option-church-scoring = Give up your clergy tile for { wigs-count } ({ $before } { -to } { $after }): { $tile }

option-church-scoring-pass = { $given ->
    [0] Keep your clergy tiles: no wigs, no influence
   *[other] Stop and gain { $gain } influence ({ $before } { -to } { $after })
}

## Visits

option-visit-pay = Pay { $payment }

option-free-state = { $action ->
    [recruit] Recruit up to 2 officials
    [plan] Acquire a plan
    [ship] Build a ship
    [produce] Produce goods
    [cardinal] Meet the Cardinal
   *[favor] Take a royal favor
}

option-free-state-pass = No State action: { noble-action } at once

option-follow = Follow for { $cost } influence{ $means ->
    [enough] {""}
    [short] {" "}({ $missing } more than you have)
   *[other] {" "}({ visit-means })
} and { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

option-follow-pass = Do not follow; keep your favor

option-pay = Pay { $payment }

## Noble actions

option-tile = The { $size ->
    [small] small tool tile for column 5
   *[large] { store-good } tile
}: a { store-good } store on { $street }

option-plot = { $plot }: { $taken ->
    [yes] { whose } { store-good } store
    [covered] not part of this game
   *[no] { $reward }; land from { reis-count }; { $buildings ->
        [0] no wigs now (column value { $value })
        [one] { $wigs } wigs (column value { $value }, 1 matching building)
       *[other] { $wigs } wigs (column value { $value }, { $buildings } matching buildings)
    }
}

option-cube = Take the { cube } cube (value { $value }) { $source ->
    [row] east of row { $row }
   *[column] at the foot of column { $column }
}: land { reis-count }{ $room ->
    [no] ; no space for the cube, it is discarded
   *[yes] ; your { cube } cubes { $before } { -to } { $after }
}

option-cube-pass = There is no cube: land { reis-count }

option-house = { $group ->
    [left] Left group
    [middle] Middle group
   *[right] Right group
} ({ $built } { -to } { $after } of { $size }){ $ability ->
    [left-2] : réis may pay visits and follows
    [middle-1] : ships cost 1 good less
    [middle-3] : ships cost nothing
    [right-1] : producing brings 1 extra good
    [right-3] : producing brings 1 extra good of every type
   *[other] {""}
}

option-decree = Take { $decree } (now worth { wigs-count })

option-decree-pass = Take no decree

option-second-decree = Discard a marker and take { $decree } (now worth { wigs-count })

option-second-decree-pass = Keep your set markers

option-site = { $side ->
    [north] North end of { $street }
    [west] West of row { $row }
   *[east] East of row { $row }
}: { $building ->
    [none] cubes { $cubes }; reward { $reward }
   *[other] the { $building } building
}

option-use-plan = The { architect } plan with { $officials } officials{ $building ->
    [none] : no building is left
   *[other] : the { $building } building; { $returned ->
        [0] no official comes back
        [one] 1 official comes back
       *[other] { $returned } officials come back
    }, { $hired ->
        [0] none is hired
       *[other] { $hired } hired for { reis-count }
    }; stores score { $wigs } for you, { $others } for others
}

option-return-official = From { place } ({ $count } { -to } { $after })

## Rewards

option-rubble = Take the { cube } cube ({ $left } in the pile){ $room ->
    [no] ; no space for it, it is discarded
   *[yes] ; your { cube } cubes { $before } { -to } { $after }
}

option-rubble-pass = Take no cube

option-two-goods = Take { $goods }

option-two-goods-pass = Take no goods

option-treasury = { $way ->
    [up] Up
   *[down] Down
} ({ $before } { -to } { $after })

option-treasury-pass = Leave the treasury marker where it is

## The end of the period

option-period-discard = Discard the { $card }

option-period-discard-pass = Discard no more

option-period-reward = Take the reward of the { $card }

option-period-reward-pass = Take no further reward

## The extras

option-goal = Complete { $goal }

option-place-official = Send an official to { $office }

option-place-official-pass = Send nobody

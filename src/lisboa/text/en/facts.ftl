### What speaks for a move: facts about the turn that it begins. The id is "fact-" and the kind of the fact.

# Two facts, one after the other
fact-more = { $first }. { $rest }

fact-n-wigs = { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}

fact-instead = { fact-n-wigs } instead of { $before } as things stand

## Downtown

# $stores of yours score $each, or $wigs in all if they score differently; $others is what rivals get
fact-opening = { $side ->
    [north] Opens the { good } street
    [west] Opens a building west of row { $row }
   *[east] Opens a building east of row { $row }
}{ $stores ->
    [0] {""}
    [one] : your store scores { fact-n-wigs }
   *[other] { $each ->
        [0] : { $stores } of your stores score { fact-n-wigs } in all
       *[other] : { $stores } of your stores score { $each } each
    }
}{ $others ->
    [0] {""}
   *[other] {" "}(others { $others })
}

fact-store = Builds a { good } store at { $plot }

fact-store-scores = A { good } store at { $plot } scores { fact-n-wigs } at once: { $buildings ->
    [one] an open building of its street or row counts it
   *[other] { $buildings } open buildings of its street and row count it
}

fact-house = { $ability ->
    [visits] From now on réis may pay your visits
    [ships] Ships cost you one good less from now on
    [free-ships] Ships cost you no goods from now on
    [goods] Producing gives you an extra good from now on
   *[all-goods] Producing gives you an extra good of every type from now on
}

# So many houses of a group are still to be built for its next ability
fact-house-next = { $missing ->
    [one] One more house of your { house-group } group
   *[other] { $missing } more houses of your { house-group } group
}, and { $ability ->
    [visits] réis may pay your visits
    [ships] ships cost you one good less
    [free-ships] ships cost you no goods
    [goods] producing gives you an extra good
   *[all-goods] producing gives you an extra good of every type
}

fact-street-place = { $place ->
    [first] Takes the lead in { good } stores
    [shared] Draws level for the lead in { good } stores
   *[behind] Moves up in { good } stores
}: { fact-instead }

fact-deny-street = Costs { player } { fact-n-wigs } for { good } stores

fact-deny-site = { player } had a plan for that site

## Court and church

fact-officials-place = { $place ->
    [first] Takes the lead in officials on completed plans
    [shared] Draws level for the lead in officials on completed plans
   *[behind] Moves up in officials on completed plans
}: { fact-instead }

fact-deny-officials = Costs { player } { fact-n-wigs } for officials

fact-recruit = { $count ->
    [one] Sends an official to court, who { $use ->
        [both] runs a building later and makes visits dearer for others
        [buildings] runs a building later
       *[visits] makes visits dearer for others
    }
   *[other] Sends { $count } officials to court, who { $use ->
        [both] run buildings later and make visits dearer for others
        [buildings] run buildings later
       *[visits] make visits dearer for others
    }
}

fact-recalls = { $place ->
    [plaza] Takes officials from the plaza first: those in offices go on making visits dearer for others
   *[office] Takes back from the { noble }'s office first
}

# How many of the reader's officials are there then
fact-office = Your officials in the { noble }'s office: { $count }

fact-plan = { $count ->
    [one] Takes a plan for { $officials } officials
   *[other] Takes { $count } plans for { $officials } officials together
}{ $wigs ->
    [0] {""}
   *[other] { $count ->
        [one] : its building could bring you { fact-n-wigs }
       *[other] : the better of their buildings could bring you { fact-n-wigs }
    }
}

fact-favor = Takes the { noble }'s favor: { $follow ->
    [yes] to follow a visit later, or 2 wigs at the end
   *[no] 2 wigs at the end
}

fact-follow = Uses the { noble }'s favor for an action outside your turn

fact-clergy = Takes a clergy tile: { $tile }

fact-church = Church scoring: { fact-n-wigs } for { $count ->
    [one] a clergy tile
   *[other] { $count } clergy tiles
}

## Decrees; $worth is what one counts

fact-decree = { $wigs ->
    [0] Takes decree { $decree }: { $worth }
   *[other] Decree { $decree } is worth { fact-n-wigs } to you already: { $worth }
}

fact-decree-grows = Your decree { $decree } grows from { $before } to { fact-n-wigs }: { $worth }

fact-decrees-grow = { $count } of your decrees grow by { fact-n-wigs } together

fact-deny-decree = Keeps decree { $decree } from { player }, to whom it is worth { fact-n-wigs }

## Rubble, and how periods and the game end

fact-set = Completes your rubble set no. { $sets }: { $period ->
    [1] 3 wigs at the end of each period
   *[other] 3 wigs at the end
}{ $room ->
    [both] , and more room for cards and goods
    [goods] , and more room for goods
   *[none] {""}
}

fact-cubes = { $count ->
    [one] Takes a rubble cube
   *[other] Takes { $count } rubble cubes
}; your next set then lacks { $lacking }

fact-period-end = { $cause ->
    [sets] Completes your second rubble set
   *[decks] Empties the third deck
}: the first period ends{ $wigs ->
    [0] {""}
   *[other] , { fact-n-wigs } for your sets
}

fact-game-end = { $cause ->
    [sets] Completes your fourth rubble set
   *[decks] Empties the third deck
}: the last rounds begin; you would be { $standing ->
    [ahead] { fact-n-wigs } ahead
    [behind] { fact-n-wigs } behind
   *[level] level
} if it were scored now

## Ships, goods, money, portfolio

fact-ship = Builds a ship{ $wigs ->
    [0] {""}
   *[other] { $replaced ->
        [yes] : { fact-n-wigs } more for hulls at the end
       *[no] : { fact-n-wigs } for its hull at the end
    }
}

fact-sails = Fills your ship: { fact-n-wigs } as it sails

fact-loads = Loads your ship: { $crates } of { $hold } crates, { fact-n-wigs } when it is full

# $wigs is what rivals get whose ships sail by it
fact-sale = Sells { $count ->
    [one] a good
   *[other] { $count } goods
} for { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}{ $falls ->
    [yes] {" "}before production lowers the price
   *[no] {""}
}{ $wigs ->
    [0] {""}
   *[other] {" "}(others: { fact-n-wigs })
}

fact-goods = Gains { $count ->
    [one] a good
   *[other] { $count } goods
}

fact-left = Goods left to you then: { $goods }

fact-influence = Gains { $count } influence: { $now } in all

fact-reis = Gains { reis-count }: { $now } in all

fact-wigs = Brings { fact-n-wigs } at once

fact-benefit = From now on: { benefit }

fact-envelope = Envelopes without a number bring you { $count } influence more from now on

# A card for the hand; $have others of its noble are there; $plans are there to be opened
fact-card = { $kind ->
    [builder] { $have ->
        [0] Your only Builder card: with it you can visit him and build a store
       *[other] One more Builder card: after one visit the way to stores stays open
    }
    [minister] { $have ->
        [0] Your only Minister card: with it you can visit him and take a decree
       *[other] One more Minister card: after one visit the way to decrees stays open
    }
    [king] { $plans ->
        [0] A King card opens a public building, once you have a plan
       *[other] { $have ->
            [0] Your only King card: with it you can open a building for your plan
           *[other] { $plans ->
                [1] One more King card: a second opening needs another plan
               *[other] One more King card: after one opening the way to the next stays open
            }
        }
    }
   *[treasury] A Treasury card, for your portfolio: { benefit }
}

# A card of the hand discarded at the end of the first period
fact-exchange = { $reward ->
    [yes] Its reward: { $effect }; and a card of the second period takes its place
   *[no] A card of the second period takes its place
}

# What leaves the portfolio for a new card
fact-replaces = { $what ->
    [nothing] Nothing has to leave your portfolio
    [treasury] What leaves your portfolio: { benefit }
    [ship] A ship leaves your portfolio, and { $influence } influence with it
    [least] Lets go of the card with the least influence: { $influence }
   *[noble] A card with { $influence } influence leaves your portfolio
}

## Goals, and the ranks against Lacerda

fact-goal = Fulfils a goal: { $reward }

fact-rank = Meets what the rank “{ solo-rank }” asks for: { solo-condition }

## Small choices

fact-pays = { $kept ->
    [influence] Keeps your influence{ fact-but-pays }
    [reis] Keeps your réis{ fact-but-pays }
   *[nothing] Pays { $price }
}

# One part of a price
fact-price = { $unit ->
    [reis] { reis-count }
    [influence] { $count } influence
   *[wigs] { wigs-count }
}

fact-but-pays = { $wigs ->
    [0] {""}
   *[other] , but pays { fact-n-wigs }
}

fact-keeps = { $what ->
    [clergy] Keeps your clergy tiles for later
    [favor] Keeps the { noble }'s favor for a better visit
    [last-favor] Keeps the { noble }'s favor: 2 wigs at the end
    [goods] Keeps your goods for a better use
    [officials] Keeps your officials on your board
    [markers] Keeps your set markers for later
   *[cards] Keeps the cards of your hand
}

fact-treasury = { $way ->
    [up] Raises the treasury to { $count }: land and hiring get dearer for all
   *[down] Lowers the treasury to { $count }: land and hiring get cheaper for all
}

# Where no fact speaks for a move; declined: free if what was offered would have cost nothing
fact-plain = { $declined ->
    [yes] Nothing that is offered here is worth its price now
    [free] Leaves everything as it is
   *[no] { $decision ->
        [main] { $last ->
            [yes] No other action brings more at the end
           *[no] Prepares your next turns
        }
        [lose-favor] Gives up a favor that you can spare
        [ship-goods] Pays with goods that you can spare
        [cargo-drop] Leaves a good behind that you can spare
       *[other] { $last ->
            [yes] It makes no difference any more
           *[no] Leaves you many possibilities for later
        }
    }
}

## Of several moves

fact-better = The lead at the end is about { fact-n-wigs } greater than with the second suggestion

# Where facts do not tell two moves apart
fact-ahead = { $wigs ->
    [0] It does not show within the turn yet: games played on from here are won more often
   *[other] It does not show within the turn yet: games played on from here end about { fact-n-wigs } better
}

# Of moves that differ only in the way to the same position
fact-same = By the end of the turn it comes to the same as another suggestion

# What another move would end
fact-waits = { $end ->
    [period] The first period goes on
   *[game] The last rounds do not begin yet
}

## The rank within reach against Lacerda

# Of two ranks nobody can say which one it will be
rank-or = { $first } or { $second }

rank-reach = { solo-rank } still needs: { $list }

rank-reached = { solo-rank }: all that the highest rank asks for is there

# The last action is chosen
rank-now = { solo-rank }, as things stand: your last action is chosen

rank-missing = { $what ->
    [wigs] { $missing ->
        [one] 1 wig more
       *[other] { $missing } wigs more
    }
    [first-places] { $missing ->
        [one] 1 more first place in stores
       *[other] { $missing } more first places in stores
    }
    [reis] { $missing ->
        [one] 1 more real
       *[other] { $missing } more réis
    }
    [decrees] { $missing ->
        [one] 1 more decree
       *[other] { $missing } more decrees
    }
    [ships] { $missing ->
        [one] 1 more ship
       *[other] { $missing } more ships
    }
   *[stores] { $missing ->
        [one] 1 more store
       *[other] { $missing } more stores
    }
}

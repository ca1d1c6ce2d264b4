### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $automatic ->
    [yes] { player } has only one way: { event-topic }
   *[no] { $passed ->
        [yes] { player } passes: { event-topic }
       *[no] { player } decides: { event-topic }
    }
}

event-topic = { $topic ->
    [keep-clergy] the clergy tile to keep
    [draft] the card to keep in the draft
    [starting-decree] the decree to start with
    [main] the card to play
    [after-action] a clergy tile after the action
    [take-card] the political card to take
    [tuck] the slot in the portfolio
    [lose-official] the official to take back
    [lose-favor] the favor to return
    [lose-reis] the payment of the penalty
    [sell-or-trade] whether to sell or to trade
    [sell] what to sell
    [trade] what to trade
    [recruit] where to recruit
    [plan] which plan to take
    [ship] where the ship goes
    [ship-goods] the goods for the ship
    [cargo-drop] the cargo to leave behind
    [produce] production
    [extra-good] an extra good
    [cardinal] the way of the Cardinal
    [favor] which favor to take
    [church-scoring] clergy tiles for church scoring
    [visit-pay] the payment of the visit
    [free-state] a State action
    [follow] whether to follow
    [pay] the payment
    [tile] the city tile
    [plot] the plot
    [cube] the cube to clear away
    [house] the house
    [decree] the decree
    [second-decree] a second decree
    [site] the site
    [use-plan] the plan to complete
    [return-official] the official to take back from the court
    [rubble] the cube from the pile
    [two-goods] two goods
    [treasury] the way of the treasury marker
    [period-discard] cards to discard at the end of the period
    [goal] the goal to complete
    [place-official] the office for an official
   *[period-reward] the reward of a discarded card
}

## Set-up

event-set-up = The board is laid out; { player } is the starting player

event-clergy-kept = { player } keeps a clergy tile: { $tile }

event-hands-dealt = { player } is dealt { $cards } cards

event-packs-passed = Draft, round { $round }: the packs are passed to the left

event-decree-removed = Removed, { $why ->
    [solo] not against Lacerda
   *[two] not with two players
}: { $decree }

## The turn

event-turn-begun = { player } begins { $turn ->
    [0] a turn
   *[other] turn { $turn }
}

event-ship-docked = { player }'s ship comes home to dock { $dock }{ $cargo ->
    [0] {""}
   *[other] ; { $goods } { $cargo ->
        [one] goes
       *[other] go
    } to the supply
}

event-gold-taken = { player } discards the { $card } to get 1 gold

event-card-played = { player } { $use ->
    [portfolio] plays the { $card } to the portfolio
    [visit] visits the { noble } with the { $card }
   *[sponsor] sponsors the event of the { $card }
}

event-card-left = The { $card } leaves the court and the game

event-card-taken = { player } takes the { $card }

event-turn-ended = { player } ends the turn

event-card-revealed = The { $card } is turned up

event-display-refilled = { $display ->
    [city] A new { good } tile lies on the display
    [small] A new small tools tile lies on the display
    [church] A new clergy tile lies on the church track{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
   *[decrees] A new decree is turned up{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] The State action “{ state-action }” is cleared
   *[other] The State action “{ state-action }” is cleared of { good }
}

## Portfolio

event-card-tucked = { player } puts the { $card } into slot { $slot }

event-card-discarded = { player } discards the { $card }

event-ship-discarded = { player } discards the { colour } ship in dock { $dock }{ $cargo ->
    [0] {""}
   *[other] {" "}with { $goods } aboard
}

event-treasury-moved = The treasury { $way ->
    [up] rises
   *[down] falls
}{ $change }

event-goods-gained = { player } takes { good-count }{ $change }

event-goods-lost = { player } has no room for { good-count }

event-goods-paid = { player } pays { good-count } for the ship{ $change }

event-goods-forfeited = { player } gives up { good-count }{ $change }

event-official-lost = { player } takes an official back from { place }; on the board{ $change }

event-favor-lost = { player } returns the favor of the { noble }

event-cube-taken = { player } takes { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}{ $change }

event-cube-discarded = { player } has no space for { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}; it leaves the game

event-set-completed = { player } completes rubble set { $sets }

event-reward-lost = { player } cannot use a reward: { $effect }

## Money and influence

event-reis-gained = { player } receives { reis-count }{ $change }

event-reis-paid = { player } pays { reis-count } { $purpose ->
    [land] for the land
    [hire] for hired officials
    [event] for the event
   *[penalty] as a penalty
}{ $coins ->
    [0] {""}
   *[other] , { $coins } of it from influence
}{ $change }

event-influence-gained = { player } gains { $count } influence{ $change ->
    [none] {" "}(at the top of the track)
   *[other] { $change }
}

event-influence-wig = { player } stands at the top of the influence track: 1 wig{ $change }

event-wigs-gained = { player } scores { wigs-count }{ $change }

event-visit-paid = { player } pays { $cost ->
    [0] nothing
   *[other] { $cost }
} to see the { noble }{ $change }

## Selling and trading

event-good-sold = { player } sells { good } { $own ->
    [yes] to their own ship
   *[no] to { whose } ship
}{ $dock ->
    [0] {""}
   *[other] {" "}in dock { $dock }
} for { reis-count }{ $change }

event-ship-sailed = { player }'s full ship in dock { $dock } sails: { wigs-count }{ $change }

event-good-offered = { player } offers { good }{ $change } to the { noble }: { state-action }

## State actions

event-official-pushed = An official of { player } moves from the { noble }'s office to the plaza{ $change }

event-official-placed = { player } sends an official to the { noble }'s office{ $change }

event-plan-taken = { player } takes a plan of the { architect } architect with { $officials } officials

event-ship-built = { player } builds the { $ship } { $replaced ->
    [yes] in place of the one in dock { $dock }
   *[no] in dock { $dock }
}

event-cargo-dropped = { player } leaves { good-count } behind: no room on the ship in dock { $dock }

event-produced = { player } produces

event-price-dropped = The price of { good } drops{ $change }

event-cardinal-moved = { player } moves the Cardinal { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}

event-clergy-taken = { player } takes a clergy tile: { $tile }

event-favor-taken = { player } takes the favor of the { noble }

event-church-called = { player } calls for church scoring at the end of the turn

event-clergy-given = { player } gives up a clergy tile: { $tile }

event-clergy-used = { player } uses a clergy tile: { $tile }

## Visits and Noble actions

event-followed = { player } returns the favor of the { noble } and follows: { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } builds a { good } store at { $plot } on { $street }

event-house-moved = { player } moves a house of the { house-group } group to { $plot }{ $change }

event-store-scored = { player } scores { wigs-count } for the store at { $plot } by { $buildings ->
    [one] 1 matching building
   *[other] { $buildings } matching buildings
}{ $change }

event-decree-taken = { player } takes { $decree }

event-marker-discarded = { player } discards a set marker for a second decree{ $change }

event-building-placed = { player } opens the { architect } architect's { $building } building at { $site }

event-official-returned = { player } takes an official back from { place }; on the board{ $change }

event-plan-completed = { player } completes the { architect } plan with { $officials } officials

event-building-uncovered = The { architect } architect's { $building } building is available{ $next ->
    [none] {""}
   *[other] , the { $next } building comes next
}

event-building-scored = { player } scores { wigs-count } for the store at { $plot }{ $change }

## The ends

event-period-ended = The first period ends: { $cause ->
    [sets] { player } has completed the second rubble set
   *[decks] three political decks are empty
}

event-period-set-wigs = { player } scores { wigs-count } for { $sets ->
    [one] 1 rubble set
   *[other] { $sets } rubble sets
}{ $change }

event-shipyard-renewed = The shipyard gets its ships of the second period

event-hand-refilled = { player } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}

event-decks-laid = The { colour } political cards are laid out in four decks

event-end-triggered = The end of the game is near: { $cause ->
    [sets] somebody has four rubble sets
   *[decks] three political decks are empty
}; this round is finished, then comes the final round

event-final-round = The final round begins with { player }

event-scored = { player } scores { $count ->
    [0] nothing
   *[other] { wigs-count }
} for { $line ->
    [1] the hulls of ships
    [2] { $his ->
        [yes] rubble cubes
       *[no] rubble sets
    }
    [3] majorities of stores
    [4] money and influence
    [5] decrees
    [6] officials on completed plans
   *[7] royal favors
}{ $change }

event-game-over = The game is over

event-clergy-drawn = { player } draws two clergy tiles: { $first }; { $second }

event-rubble-laid = Rubble covers the city

event-shipyard-laid = The shipyard is laid out: { $copies ->
    [one] 1 ship
   *[other] { $copies } ships
} of each kind, blue above red

## The extras

event-tokens-laid = Tokens cover the rewards of the city

event-token-removed = { player } removes the token of { $where }: { $effect }

event-goal-deck-laid = The goal cards are shuffled

event-goal-dealt = { player } gets the goal { $goal }

event-goal-fulfilled = { player } fulfils the goal { $goal }

event-goal-drawn = { player } draws the goal { $goal }

### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $passed ->
    [yes] { event-pass }
   *[no] { $automatic ->
        [yes] { player } has no choice about { event-topic }
       *[no] { player } chooses { event-topic }
    }
}

# What a player who declines or stops does
event-pass = { player } { $topic ->
    [follow] does not follow
    [sell] stops selling
    [trade] stops trading
    [free-state] takes no State action
    [after-action] uses no clergy tile
    [church-scoring] keeps the remaining clergy tiles
    [second-decree] takes no second decree
    [period-discard] keeps the remaining cards
    [period-reward] takes no more rewards
    [take-card] takes no card
    [place-official] sends no official
    [two-goods] takes no goods
    [recruit] recruits nobody
    [plan] takes no plan
    [ship] builds no ship
    [produce] produces nothing
    [cardinal] leaves the Cardinal where he is
    [favor] takes no favor
    [decree] takes no decree
    [rubble] takes no cube
    [treasury] leaves the treasury as it is
    [cube] finds no cube to clear away
   *[other] passes
}

event-topic = { $topic ->
    [keep-clergy] which clergy tile to keep
    [draft] which card to keep in the draft
    [starting-decree] which decree to start with
    [main] which card to play
    [after-action] whether to use a clergy tile after the action
    [take-card] which political card to take
    [tuck] which slot of the portfolio to use
    [lose-official] which official to lose
    [lose-favor] which favor to lose
    [lose-reis] how to pay the penalty
    [sell-or-trade] whether to sell or to trade
    [sell] what to sell
    [trade] what to trade
    [recruit] where to recruit
    [plan] which plan to take
    [ship] where the ship goes
    [ship-goods] which goods to pay for the ship
    [cargo-drop] which cargo to leave behind
    [produce] whether to produce goods
    [extra-good] which extra good to take
    [cardinal] where the Cardinal goes
    [favor] which favor to take
    [church-scoring] which clergy tiles to give up for church scoring
    [visit-pay] how to pay for the visit
    [free-state] which State action to take
    [follow] whether to follow
    [pay] how to pay
    [tile] which city tile to take
    [plot] where to build the store
    [cube] which cube to clear away
    [house] which house to place
    [decree] which decree to take
    [second-decree] whether to take a second decree
    [site] where to open the public building
    [use-plan] which plan to complete
    [return-official] which official to take back
    [rubble] which cube to take from the pile
    [two-goods] which two goods to take
    [treasury] which way to move the treasury marker
    [period-discard] which cards to discard at the end of the period
    [goal] which goal to complete
    [place-official] which office to send an official to
   *[period-reward] which discarded card to take the reward of
}

## Set-up

event-set-up = The board is set up; { player } goes first

event-clergy-kept = { player } keeps a clergy tile: { $tile }

event-hands-dealt = { player } is dealt { $cards } cards

event-packs-passed = Draft, round { $round }: the packs are passed to the left

event-decree-removed = Not used { $why ->
    [solo] against Lacerda
   *[two] with two players
} and removed: { $decree }

## The turn

event-turn-begun = { player } begins { $turn ->
    [0] a turn
   *[other] turn { $turn }
}

event-ship-docked = { player }'s ship returns to dock { $dock }{ $cargo ->
    [0] {""}
   *[other] ; { $goods } { $cargo ->
        [one] goes
       *[other] go
    } to the supply
}

event-gold-taken = { player } discards the { $card } for 1 gold

event-card-played = { player } { $use ->
    [portfolio] adds the { $card } to their portfolio
    [visit] visits the { noble } with the { $card }
   *[sponsor] sponsors the event of the { $card }
}

event-card-left = The { $card } is removed from the game

event-card-taken = { player } takes the { $card }

event-turn-ended = { player } ends the turn

event-card-revealed = The { $card } is turned face up

event-display-refilled = { $display ->
    [city] A new { store-good } tile is added to the display
    [small] A new small tool tile is added to the display
    [church] A new clergy tile is placed on the church track{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
   *[decrees] The display is refilled with { $tile ->
        [unknown] a new decree
       *[other] { $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] “{ state-action }” is open again
   *[other] “{ state-action }” is open again: the { store-good } on it goes to the supply
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

event-goods-forfeited = { player } loses { good-count }{ $change }

event-official-lost = { player } loses an official: it returns from { place } to their board{ $change }

event-favor-lost = { player } loses the favor of the { noble }

event-cube-taken = { player } takes { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}{ $change }

event-cube-discarded = { player } has no space for { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}, which is removed from the game

event-set-completed = { player } completes their { $sets ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} rubble set

event-reward-lost = { player } cannot use the reward: { $effect }

## Money and influence

event-reis-gained = { player } receives { reis-count }{ $change }

# A penalty takes what there is
event-reis-paid = { $count ->
    [0] { player } has no réis to pay the penalty
   *[other] { reis-paid }
}

reis-paid = { player } pays { reis-count } { $purpose ->
    [land] for the land
    [hire] for hired officials
    [event] for the event
   *[penalty] as a penalty
}{ store-coins }{ $change }

event-influence-gained = { player } gains { $count } influence{ $change ->
    [none] {" "}(at the top of the track)
   *[other] { $change }
}

event-influence-wig = { player } is at the top of the influence track and scores 1 wig{ $change }

event-wigs-gained = { player } scores { wigs-count }{ $change }

# Of a visit, and of following one
event-visit-paid = { player } pays { $payment } for the visit to the { noble }

## Selling and trading

event-good-sold = { player } sells { a-good } to { $own ->
    [yes] their own
   *[no] { whose }
} ship{ $dock ->
    [0] {""}
   *[other] {" "}in dock { $dock }
} for { reis-count }{ $change }

event-ship-sailed = { player }'s full ship in dock { $dock } sets sail for { wigs-count }{ $change }

event-good-offered = { player } trades { a-good }{ $change } with the { noble } to { state-action }

## State actions

event-official-pushed = { $player ->
    [neutral] A neutral official
   *[other] One of { player }'s officials
} is moved from the { noble }'s office to the plaza{ $change }

event-official-placed = { player } sends an official to the { noble }'s office{ $change }

event-plan-taken = { player } takes the { architect } architect's plan with { $officials } officials

event-ship-built = { player } builds the { $ship } { $replaced ->
    [yes] in place of the one in dock { $dock }
   *[no] in dock { $dock }
}

event-cargo-dropped = { player } leaves { good-count } behind: no room on the ship in dock { $dock }

event-produced = { player } produces goods

event-price-dropped = The price of { good } drops{ $change }

event-cardinal-moved = { player } moves the Cardinal { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}

# $begins: whoever moves the Cardinal last begins the church scoring that was triggered before (RUL-21)
event-clergy-taken = { player } takes a clergy tile: { $tile }{ $begins ->
    [yes] ; church scoring now begins with { player }
   *[no] {""}
}

event-favor-taken = { player } takes the favor of the { noble }

event-church-called = { player } triggers church scoring at the end of the turn

event-clergy-given = { player } gives up a clergy tile: { $tile }

event-clergy-used = { player } uses a clergy tile: { $tile }

## Visits and Noble actions

event-followed = { player } returns the favor of the { noble } and follows to { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } builds a { store-good } store at { $plot } on { $street }{ store-price }{ $change }

# -1 as long as it is not paid
store-price = { $price ->
    [-1] {""}
    [one] {" "}for 1 real{ store-coins }
   *[other] {" "}for { $price } réis{ store-coins }
}

store-coins = { $coins ->
    [0] {""}
   *[other] , { $coins } from influence
}

event-house-moved = { player } places a house of the { house-group } group at { $plot }{ $change }

event-store-scored = { player } scores { wigs-count } for the store at { $plot }, with { $buildings ->
    [one] 1 matching building
   *[other] { $buildings } matching buildings
}{ $change }

event-decree-taken = { player } takes { $decree }

event-marker-discarded = { player } discards a set marker for a second decree{ $change }

event-building-placed = { player } opens the { architect } architect's { $building } building at { $site }

event-official-returned = { player } takes an official back from { place } to their board{ $change }

event-plan-completed = { player } completes the { architect } architect's plan with { $officials } officials

event-building-uncovered = The { architect } architect's { $building } building is now available{ $next ->
    [none] {""}
   *[other] ; the { $next } building comes after it
}

event-building-scored = { player } scores { wigs-count } for the store at { $plot }{ $change }

## The ends

event-period-ended = The first period ends: { $cause ->
    [sets] { player } has completed a second rubble set
   *[decks] three political decks are empty
}

event-period-set-wigs = { player } scores { wigs-count } for { $sets ->
    [one] 1 rubble set
   *[other] { $sets } rubble sets
}{ $change }

event-shipyard-renewed = The ships of the second period are laid out in the shipyard

event-hand-refilled = { player } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}

event-decks-laid = The { colour } political cards are dealt into four decks

event-end-triggered = The end of the game is triggered: { $cause ->
    [sets] a player has four rubble sets
   *[decks] three political decks are empty
}; this round is finished, then the final round is played

event-final-round = The final round begins with { player }

event-scored = { player } scores { $count ->
    [0] nothing
   *[other] { wigs-count }
} for { $line ->
    [1] ship hulls
    [2] { $his ->
        [yes] rubble cubes
       *[no] rubble sets
    }
    [3] store majorities
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

event-token-removed = { player } removes the token at { $where }: { $effect }

event-goal-deck-laid = The goal cards are shuffled

event-goal-dealt = { player } receives goal { $goal }

event-goal-fulfilled = { player } fulfils goal { $goal }

event-goal-drawn = { player } draws goal { $goal }

### What the player who decides has to do, in one sentence. The id is "prompt-" and the name of the step.

prompt-game-over = The game is over.

## Set-up

prompt-keep-clergy = Keep one of the two clergy tiles you drew; the other returns to the bag.

prompt-draft = { $left ->
    [one] Draft, round { $round }: keep a card and pass on the rest.
   *[other] Draft, round { $round }: keep { $left } cards and pass on the rest; choose one now.
}

prompt-starting-decree = Take a decree to start with.

## The turn

prompt-main = Play a card to your portfolio or to the court, or discard one for 1 gold.

prompt-after-action = Use a clergy tile now, or go on and take a political card?

prompt-take-card = Take one of the political cards that lie face up.

## Portfolio

prompt-tuck = Choose a slot for the { $card }; your portfolio has { $cards } of at most { $limit } cards.

prompt-lose-official = Penalty: lose one of your officials (it returns to your board).

prompt-lose-favor = Penalty: lose one of your royal favors.

prompt-lose-reis = Penalty: lose { $count ->
    [one] 1 real
   *[other] { $count } réis
} (you have { $reis }): how much of it from influence?

prompt-sell-or-trade = Sell goods to ships, or trade goods with the nobles?

## Selling and trading

prompt-sell = { $sold ->
    [0] Choose a good and the ship you sell it to.
   *[other] Sell another good ({ $sold } sold), or stop?
}

prompt-trade = { $done ->
    [0] Offer a good to a noble for a State action.
   *[other] Offer another good for a second State action, or stop?
}

## State actions

prompt-recruit = Choose the offices to send officials to ({ $officials } on your board){ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-plan = Choose the architect whose plan you take{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-ship = Choose a slot for the { $ship }{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-ship-goods = Pay { $count ->
    [one] 1 good
   *[other] { $count } different goods
} for the ship.

prompt-cargo-drop = The cargo does not fit on the { $ship }: choose a good to leave behind.

prompt-produce = Produce goods in your stores{ $optional ->
    [yes] , or decline?
   *[no] .
}

prompt-extra-good = Choose an extra good of a type you produced{ $left ->
    [one] .
   *[other] {" "}({ $left } to take).
}

prompt-cardinal = Move the Cardinal { $most ->
    [one] 1 space
   *[other] 1 or { $most } spaces
} and take a clergy tile beside him{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-favor = Choose the noble whose royal favor you take{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-church-scoring = { $given ->
    [0] Church scoring: give up clergy tiles for wigs and influence, or keep them all?
   *[other] Church scoring: give up another clergy tile, or stop?
}

## Visits

prompt-visit-pay = Pay { $cost } influence to visit the { noble } ({ visit-cost }); you have { $influence } influence, { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} and { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}.

prompt-free-state = You may take one State action of the { noble } before you { noble-action }.

prompt-follow = Return your favor and follow { player } to the { noble } for { $cost } influence ({ visit-cost }), or stay away?

prompt-pay = Pay { reis-count } { $purpose ->
    [land] for the land
    [hire] for hiring officials
    [event] for sponsoring the event
   *[penalty] as a penalty
} (you have { $reis }): how much from influence?

## Noble actions

prompt-tile = Choose a city tile; its space gives the type of your store and its street.

prompt-plot = Choose a plot on { $street } for your { store-good } store.

prompt-cube = Clear a cube away from row { $row } or column { $column }; those left make the land at { $plot } more expensive.

prompt-house = Choose the group whose next house goes onto your store at { $plot }.

prompt-decree = Take a decree{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-second-decree = Discard a set marker (you have { $markers }) for a second decree?

prompt-site = Choose the site of the public building that you open.

prompt-use-plan = Choose the plan to complete: its architect's building goes to { $site }.

prompt-return-official = Take { $left ->
    [one] an official
   *[other] { $left } officials
} back to run the building: from where?

## Rewards

prompt-rubble = Take a cube from the rubble pile{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-two-goods = Choose 2 different goods to take{ $optional ->
    [yes] , or decline.
   *[no] .
}

prompt-treasury = Move the treasury marker up or down{ $optional ->
    [yes] , or leave it?
   *[no] ?
}

## The end of the period

prompt-period-discard = { $discarded ->
    [0] Discard cards to collect the reward of one of each noble, or keep all?
   *[other] Discard another card ({ $discarded } so far), or stop?
}

prompt-period-reward = Take the reward of a discarded card, one of each noble.

## The extras

prompt-goal = You have fulfilled two goals, and one of them counts this turn: choose it.

prompt-place-official = Send an official to any office ({ $officials } on your board), or decline.

### Why an option is not open. The id is "reason-" and the engine's word; $x, $y and $z are the engine's numbers.

## General

reason-leads-nowhere = what comes next could not be completed

# After an option that pays: z réis, 0 if none
after-paying = { $z ->
    [0] afterwards
    [one] after paying 1 real
   *[other] after paying { $z } réis
}

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-land-too-dear = { after-paying } you could not pay for the land at any plot: at best you would be { $short } short (the land costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you could raise { $y })

# The same where the plot has been chosen already
reason-after-land-here-too-dear = afterwards you could not pay for the land at { $plot }: you would be { $short } short (it costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you could raise { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-land-too-dear = { after-paying } you could not pay for the land at any plot: for instance, where it costs { $x ->
    [one] 1 real
   *[other] { $x } réis
} you could raise { $y }

# The same where the Cardinal of the plot is the cause
reason-after-cardinal-raises-land = { after-paying } you could not pay for the land at any plot: where it comes closest, the Cardinal must be met and raises the treasury, so the land costs { $x ->
    [one] 1 real
   *[other] { $x } réis
} and you could raise { $y }

reason-after-no-plot-fits = { after-paying } no tile of the display would fit an empty plot

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-hiring-too-dear = { after-paying } you could not hire the missing officials for any plan: at best you would be { $short } short (hiring costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you could raise { $y })

# The same where the site has been chosen already
reason-after-hiring-here-too-dear = afterwards you could not hire the missing officials for a building on this site: you would be { $short } short (hiring costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you could raise { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-hiring-too-dear = { after-paying } you could not hire the missing officials for any plan: for instance, where hiring costs { $x ->
    [one] 1 real
   *[other] { $x } réis
} you could raise { $y }

# The same where the Cardinal of the site is the cause
reason-after-cardinal-raises-hire = { after-paying } you could not hire the missing officials for any plan: where it comes closest, the Cardinal must be met and raises the treasury, so hiring costs { $x ->
    [one] 1 real
   *[other] { $x } réis
} and you could raise { $y }

reason-after-no-plan-fits = you have no plan with a building for a free site

# The same where the site has been chosen already
reason-after-no-plan-fits-here = afterwards you would have no plan with a building for this site

reason-after-no-goods = afterwards you would have no goods to sell or trade

reason-after-no-sell-no-trade = afterwards you could neither sell nor trade: no docked ship would have room for your goods, and none of them would buy a State action

## Moves that are no option at all

reason-game-over = the game is over

reason-card-not-held = you do not hold this card, or it cannot be played so

reason-no-pass = this decision has to be made

reason-reward-must-be-used = a reward that can be used must be used

# topic: the engine's name of the decision, which event-topic words
reason-no-such-move = that is not an option here: the decision is { event-topic }

## The turn

# x: goods in the warehouse then, 0 if there would be none
reason-no-sell-no-trade = afterwards you could neither sell nor trade: { $x ->
    [0] you would have no goods
   *[other] no docked ship would have room for your goods, and none of them would buy a State action
}

# reward: what the noble card gives, such as "a royal favor"
reason-reward-prevents-sell-or-trade = the reward ({ $reward }) must be taken, and after it you could neither sell nor trade

# x: cost, y: influence, z: wigs
reason-visit-too-dear = costs { $x }, you have { $y } influence and { $z ->
    [one] 1 wig
   *[other] { $z } wigs
}

# x: cost, y: all that the player can pay with
reason-visit-too-dear-with-reis = costs { $x }, with influence, wigs and réis you can pay { $y }

reason-no-decree-left = no decree lies face up

reason-no-house-left = you have no house left for a store

reason-no-plot-fits = no empty plot fits the tile

# x: cost, y: what the player can raise in réis and from influence
reason-land-too-dear = the land costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you can raise { $y }

# The Cardinal of the plot must be met and raises the treasury. x: the price then, y: what the player can raise, plot: where
reason-cardinal-raises-land = the Cardinal at { $plot } must be met and raises the treasury: the land then costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you can raise { $y }

# The same on a site
reason-cardinal-raises-hire = the Cardinal on this site must be met and raises the treasury: hiring the missing officials then costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you can raise { $y }

reason-no-free-site = every site has a public building

reason-no-plan-held = you have no plan left to complete: opening a public building completes one

# x: cost, y: what the player can raise
reason-event-too-dear = sponsoring costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you can raise { $y }

# x: cost, y: réis in hand
reason-event-without-effect = the event is an action that would change nothing now

reason-tile-without-effect = the tile would have no effect now

reason-deck-empty = no card of this deck lies face up

## Portfolio

# x: cards in the portfolio, y: limit
reason-portfolio-at-limit = your portfolio holds { $x } of at most { $y } cards: one must make room

reason-row-full = all 3 slots of the row are taken

reason-frees-no-slot = this would free no slot of the right row

# x: cards in the portfolio, y: limit
reason-other-row-below-limit = with { $x } of at most { $y } cards you may only replace a card of the same row

reason-no-official-there = you have no official there

reason-favor-not-held = you do not hold this favor

## Money and influence

# x: asked from influence, y: what the track yields
reason-influence-yields-less = your influence yields { $y ->
    [one] 1 real
   *[other] { $y } réis
}, not { $x }

# x: needed, y: in hand
reason-not-enough-reis = takes { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you have { $y }

reason-reis-need-left-houses = réis pay for visits only once both houses of your left group are built

## Selling and trading

reason-no-goods = you have no goods

reason-no-ship-with-room = no docked ship has room

reason-nothing-to-trade = none of your goods buys a State action now

reason-good-not-held = your warehouse has none of that good

reason-ship-at-sea = the ship is at sea until its owner docks it

reason-state-action-covered = a good already lies on this State action

reason-good-not-accepted = this noble does not take that good

## State actions

# x: needed, y: on the player board
reason-officials-on-board = takes { $x ->
    [one] 1 official
   *[other] { $x } officials
}, you have { $y } on your board

reason-no-plan-left = this architect has no plan left

# x: different goods needed, y: different goods held
reason-ship-needs-goods = costs { $x ->
    [one] 1 good
   *[other] { $x } different goods
}, you have { $y ->
    [0] none
    [one] 1 type
   *[other] { $y } types
}

reason-good-not-aboard = this good is not aboard

reason-type-not-produced = you did not produce this type

reason-warehouse-full = your warehouse has no room for it

reason-four-clergy-tiles = your 4 clergy spaces are taken

reason-no-tile-there = no clergy tile lies there

reason-favor-held = you already hold this favor

reason-favor-stack-empty = no favor of this noble is left

## Noble actions

reason-no-tile-on-display = this space of the display is empty

reason-plot-taken = a store stands there

reason-group-exhausted = all houses of this group are built

reason-site-taken = a public building stands there

reason-no-plan-with-building = none of your plans has a building that fits there

# x: cost, y: what the player can raise
reason-hiring-too-dear = hiring the missing officials costs { $x ->
    [one] 1 real
   *[other] { $x } réis
}, you can raise { $y }

reason-no-building-left = this architect has no building left

reason-building-lacks-colour = its building does not show the street's colour

## Rewards and the end of the period

reason-none-in-pile = the pile has no such cube

reason-treasury-at-end = the treasury marker is at the end of its track

reason-reward-without-effect = the reward would have no effect

reason-gains-are-automatic = what you gain must be taken

reason-plot-covered = this plot is not part of the game
reason-plot-on-other-street = this plot does not touch the street of the tile
reason-treasury-card-gives-nothing = treasury cards give no reward here
reason-penalty-is-ignored = its penalty is ignored, and it gives no reward
reason-noble-has-rewarded = this noble has rewarded you already
reason-no-official-on-board = you have no official left on your board to send
reason-no-plan-left-at-all = no architect has a plan left
reason-nothing-to-produce = no store of yours makes a good that you could store
reason-no-favor-to-take = you hold every favor that is left
reason-ship-goods-missing = you lack the different goods that the ship costs
reason-shipyard-empty = the shipyard is empty
reason-no-tile-in-reach = no clergy tile would lie beside the Cardinal
reason-no-plot-fits-any-tile = no tile of the display fits an empty plot

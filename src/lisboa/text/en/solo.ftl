### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = Lacerda's Assistant begins at the { deck-name }: the { $card } was turned over

event-first-building = The { architect } architect's { $building } building stands at { $site } from the start; its rubble leaves the game

event-courtier-placed = Lacerda's courtier begins with the { noble }: the { $card } was turned over

event-courtier-moved = Lacerda's courtier moves on to the { noble }

event-lacerda-acts = His Assistant is at the { deck-name }, so he takes the { $which ->
    [upper] upper
   *[lower] lower
} State action: { state-action }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] Lacerda keeps the favor of the { noble } and does not follow: { lacerda-cannot-noble }
       *[no] Lacerda pays nothing and skips the Noble action: { lacerda-cannot-noble }
    }
   *[state] Lacerda skips the State action: { $action ->
        [recruit] he has no official left
        [plan] no plan is left
        [ship] the shipyard is empty
        [produce] he has no store
       *[favor] there is no favor he lacks
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] he has no house left
       *[some] no plot fits a tile of the display
    }
    [minister] no decree is face up
   *[king] nothing can be opened anywhere
}

event-lacerda-without = { $what ->
    [card] His Assistant's deck, the { deck-name }, is empty: no card to discard
    [tile] No clergy tile lies in front of the Cardinal
    [cube] No cube is left at the row's end or the column's foot
   *[decree] There is no second decree to take
}

event-lacerda-plan = Lacerda takes the { architect } plan with { $officials } officials{ $reason ->
    [only] : the other stack is empty
    [more] : the other one shows { $others }
   *[tie] : both show { $others }, blue breaks the tie
}

event-lacerda-office = Lacerda recruits where he has fewest officials: { $his } in the { noble }'s office{ $tie ->
    [yes] {" "}(tie between { $tied }: leftmost)
   *[no] {""}
}

event-lacerda-ship = Lacerda takes the { $ship } from the shipyard, without paying

event-lacerda-influence = { $church ->
    [yes] Church scoring: his ships show { $ships } influence, { whose } top row { $row }
   *[no] The new ship shows { $ships } influence, { whose } top row { $row }
}

event-lacerda-produced = Lacerda produces { good-count }

event-lacerda-clergy = Lacerda discards the clergy tile in front of the Cardinal for { wigs-count }{ $change }: { $tile }

event-lacerda-favor = Lacerda takes the favor of the { noble }, the leftmost he lacks

event-lacerda-paid = Lacerda pays { $cost ->
    [0] nothing
   *[other] { $cost }
} to see the { noble }{ $change }{ $unpaid ->
    [0] {""}
   *[other] ; he has nothing more, { $unpaid } stay unpaid
}

event-lacerda-plot = Lacerda chooses { $plot }: { $count ->
    [0] no plot brings him wigs at once
    [one] it brings him 1 wig at once
   *[other] it brings him { $count } wigs at once
}{ $tie ->
    [yes] {" "}(tie between { $tied }: topmost, leftmost)
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] Only the { good } street is possible there
    [better] The { good } street brings more than the { $other } street
   *[tie] The { good } street brings as much as the { $other } street: the left one
}

event-lacerda-cube = Lacerda takes the cheapest cube, { lacerda-a-cube }, { $place ->
    [column] from the foot of the column
   *[row] from the end of the row
}{ $tie ->
    [yes] {" "}(tie with the end of the row: the column's foot)
   *[no] {""}
}

lacerda-a-cube = { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}

event-lacerda-decree-taken = Lacerda takes the leftmost decree, worth 3 wigs to him: { $decree }

event-decrees-closed-up = The decrees close up to the left

event-lacerda-site = Lacerda opens at { $site }: { $lead ->
    [even] it brings him as many wigs as { player-you }
    [ahead] it brings him { wigs-count } more than { player-you }
   *[behind] at best it brings him { wigs-count } less than { player-you }
}{ $tie ->
    [yes] {" "}(tie between { $tied }: the first clockwise from the west of row D)
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] Only the { architect } architect's building can stand there
    [better] The { architect } architect's building is better for him
   *[tie] Both buildings are equal, and his Assistant is at the { deck-name }: the { architect } architect's
}

event-lacerda-rubble = Lacerda takes { lacerda-a-cube } from the site

event-lacerda-followed = Lacerda returns the favor of the { noble } and follows: { noble-action }

event-lacerda-card-discarded = { $setup ->
    [yes] The { $card } shows no noble: on to the next
   *[no] Lacerda discards the { $card }, on top of his Assistant's deck
}

event-assistant-moved = { $stays ->
    [yes] His Assistant stays at the { deck-name }: no other deck has cards
   *[no] His Assistant moves to the { deck-name }{ $skipped ->
        [none] {""}
       *[other] , past { $skipped }, where there are no cards
    }
}

event-lacerda-cube-wigs = Lacerda scores { wigs-count } for { $count ->
    [one] 1 rubble cube
   *[other] { $count } rubble cubes
}{ $change }

event-lacerda-sailed = Lacerda's full { colour } ship sails: { wigs-count }{ $change }

event-lacerda-docked = Lacerda's { colour } ship comes home

the-deck = the { deck-name }

deck-name = { $deck ->
    [builder] Builder's deck
    [minister] Minister's deck
    [king] King's deck
   *[treasury] treasury deck
}

## What you have reached in the end (SOLO-9)

solo-rank = { $rank ->
    [jester] Jester
    [courtier] Courtier
    [favourite] King's favourite
   *[right-hand] Minister's right hand
}

solo-measure = { $measure ->
    [wigs] lead in wigs
    [stores] stores
    [stores-lead] lead in stores
    [first-places] first places
    [reis] réis
    [decrees] decrees
   *[ships] ships
}

solo-condition = { $what ->
    [wigs] more wigs than Lacerda
    [stores] at least { $needed } stores
    [stores-as-he] no fewer stores than Lacerda
    [stores-more] more stores than Lacerda
    [first-places] { $needed ->
        [one] a first place in stores
       *[other] { $needed } first places in stores
    }
    [reis] at least { $needed } réis
    [decrees] at least { $needed } decrees
   *[ships] { $needed ->
        [one] a ship
       *[other] { $needed } ships
    }
}

solo-condition-line = { $holds ->
    [below-yes] { solo-below }: yes, { solo-have }
    [below-no] { solo-below }: no, { solo-have }
    [yes] { solo-condition }: yes, { solo-have }
   *[no] { solo-condition }: no, { solo-have }
}

# Wigs, and stores compared with his, are counted as your lead over Lacerda
solo-have = { $what ->
    [wigs] difference { $have }
    [stores-as-he] difference { $have }
    [stores-more] difference { $have }
   *[other] you have { $have }
}

# What makes a Jester
solo-below = { $what ->
    [wigs] fewer wigs than Lacerda
    [stores] fewer than { $needed } stores
    [first-places] no first place in stores
    [reis] fewer than { $needed } réis
   *[decrees] fewer than { $needed } decrees
}

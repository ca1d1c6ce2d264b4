### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = Lacerda's Assistant starts at the { deck-name }: the { $card } was turned over

event-first-building = The { architect } architect's { $building } building is open at { $site } from the start; its rubble is removed from the game

event-courtier-placed = Lacerda's courtier starts with the { noble }: the { $card } was turned over

event-courtier-moved = Lacerda's courtier moves on to the { noble }

event-lacerda-acts = With the Assistant at the { deck-name }, Lacerda takes the { $which ->
    [upper] upper
   *[lower] lower
} State action: { state-action }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] Lacerda keeps the favor of the { noble } and does not follow: { lacerda-cannot-noble }
       *[no] Lacerda pays nothing and skips the Noble action: { lacerda-cannot-noble }
    }
   *[state] Lacerda skips the State action: { $action ->
        [recruit] no official is left
        [plan] no plan is left
        [ship] the shipyard is empty
        [produce] there is no store to produce in
       *[favor] no other favor is left to take
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] no house is left
       *[some] no tile on the display fits an empty plot
    }
    [minister] no decree is face up
   *[king] no public building can be opened
}

event-lacerda-without = { $what ->
    [card] The Assistant is at the { deck-name }, which is empty: no card is discarded
    [tile] No clergy tile lies in front of the Cardinal
    [cube] No cube is left at the end of the row or the foot of the column
   *[decree] There is no second decree to take
}

event-lacerda-plan = Lacerda takes the { architect } architect's plan with { $officials } officials{ $reason ->
    [only] : the other stack is empty
    [more] : the other one shows { $others }
   *[tie] : both show { $others }, and blue breaks the tie
}

event-lacerda-office = Lacerda has the fewest officials, { $his }, in the { noble }'s office{ $tie ->
    [yes] {" "}(tie between { $tied }: the leftmost)
   *[no] {""}
}

event-lacerda-ship = Lacerda takes the { $ship } from the shipyard for free

event-lacerda-influence = { $church ->
    [yes] Church scoring: Lacerda counts { $ships } influence on ships and { $row } in { whose } top row
   *[no] Lacerda counts { $ships } influence on the new ship and { $row } in { whose } top row
}

event-lacerda-produced = Lacerda produces { good-count }

event-lacerda-clergy = Lacerda discards the clergy tile in front of the Cardinal for { wigs-count }{ $change }: { $tile }

event-lacerda-favor = Lacerda takes the favor of the { noble }, the leftmost one not yet held

event-lacerda-paid = Lacerda pays { $payment } for the visit to the { noble }{ $unpaid ->
    [0] {""}
   *[other] , { $unpaid } short of the cost of { $cost }
}

event-lacerda-plot = Lacerda chooses { $plot }: { $count ->
    [0] no plot scores at once
    [one] it scores 1 wig at once
   *[other] it scores { $count } wigs at once
}{ $tie ->
    [yes] {" "}(tie between { $tied }: topmost, then leftmost)
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] Only the { good } street is possible there
    [better] The { good } street is worth more than the { $other } street
   *[tie] The { good } street is worth as much as the { $other } street: the left one is chosen
}

event-lacerda-cube = Lacerda takes the cheapest cube, { lacerda-a-cube }, { $place ->
    [column] from the foot of the column
   *[row] from the end of the row
}{ $tie ->
    [yes] {" "}(tie with the end of the row: the column comes first)
   *[no] {""}
}

lacerda-a-cube = { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}

event-lacerda-decree-taken = Lacerda takes decree { $number }, the leftmost, for 3 wigs at the end: { $worth }

event-decrees-closed-up = The decrees slide to the left

event-lacerda-site = Lacerda chooses { $site }: { $lead ->
    [even] as many wigs for Lacerda as for { player-you }
    [ahead] { wigs-count } more for Lacerda than for { player-you }
   *[behind] at best { wigs-count } fewer for Lacerda than for { player-you }
}{ $tie ->
    [yes] {" "}(tie between { $tied }: the first clockwise from the west of row D)
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] Only the { architect } architect's building can stand there
    [better] The { architect } architect's building is better for Lacerda
   *[tie] Both buildings are equally good; with the Assistant at the { deck-name } it is the { architect } architect's
}

event-lacerda-rubble = Lacerda takes { lacerda-a-cube } from the site

event-lacerda-followed = Lacerda returns the favor of the { noble } and follows to { noble-action }

event-lacerda-card-discarded = { $setup ->
    [yes] The { $card } shows no noble, so the next card is turned over
   *[no] Lacerda discards the { $card } from the top of the Assistant's deck
}

event-assistant-moved = { $stays ->
    [yes] Lacerda's Assistant stays at the { deck-name }: no other deck has cards
   *[no] Lacerda's Assistant moves to the { deck-name }{ $skipped ->
        [none] {""}
       *[other] , past { $skipped }, where no cards are left
    }
}

event-lacerda-cube-wigs = Lacerda scores { wigs-count } for { $count ->
    [one] 1 rubble cube
   *[other] { $count } rubble cubes
}{ $change }

event-lacerda-sailed = Lacerda's full { colour } ship sets sail for { wigs-count }{ $change }

event-lacerda-docked = Lacerda's { colour } ship returns

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

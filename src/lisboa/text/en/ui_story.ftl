### What the others did, a line for each turn, and the steps of one's own turn. A line has at most 120 characters: the
### client leaves out what matters least ($size is "full", "brief" or
### "tiny").

ui-story-title = What the others did

# $first and $rest: things that one player did
ui-story-deeds = { $first }, { $rest }

# $first and $rest: what one player did, and then another
ui-story-parts = { $first }; { $rest }

# $rest: a sentence of its own, what it led to: "The final round"
ui-story-led-to = { $first }. { $rest }

ui-story-line = { $name } { $deeds }

# Following a visit; $you: is it yours? $deeds is "none" if nothing came of it yet
ui-story-follows = { $name } follows{ $you ->
    [yes] {" "}you
   *[no] {""}
}{ $deeds ->
    [none] {""}
   *[other] , { $deeds }
}

# What the viewer got in another's turn
ui-story-yours = you score { wigs-count }{ $size ->
    [full] { ui-story-for }
   *[brief] {""}
}

ui-story-visit = visits the { noble }

ui-story-portfolio = adds a { kind } card to the portfolio

ui-story-sponsor = sponsors an event

ui-story-gold = discards a card for 1 gold

ui-story-sold = sells { $count ->
    [one] 1 good
   *[other] { $count } goods
} for { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}

ui-story-trade = trades { $count ->
    [one] 1 good
   *[other] { $count } goods
}

ui-story-recruit = recruits { $count ->
    [one] 1 official
   *[other] { $count } officials
}

ui-story-plan = takes { $count ->
    [one] a plan
   *[other] { $count } plans
}

ui-story-ship = builds a ship

ui-story-produce = produces goods

ui-story-cardinal = meets the Cardinal

ui-story-favor = takes the favor of the { noble }

ui-story-sailed = sends a full ship to sea

ui-story-store = { $size ->
    [tiny] at { $plot }
    [brief] builds at { $plot }
   *[full] builds a { store-good } store at { $plot }
}

ui-story-decree = { $size ->
    [brief] takes { $count ->
        [one] a decree
       *[other] { $count } decrees
    }
   *[full] takes the decree “{ $worth }”
}

ui-story-building = { $size ->
    [tiny] opens a building
    [brief] { $side ->
        [west] opens a building west of row { $row }
        [east] opens a building east of row { $row }
       *[north] opens a building at { $site }
    }
   *[full] opens a public building at { $site }
}

ui-story-clergy = gives up { $count ->
    [one] 1 clergy tile
   *[other] { $count } clergy tiles
}

ui-story-church = triggers church scoring

ui-story-goal = fulfils a goal

ui-story-set = completes a rubble set

# What wigs were scored for, where nothing else in the line says so
ui-story-for = { $why ->
    [stores] {" "}for stores
    [sets] {" "}for rubble sets
    [cubes] {" "}for rubble cubes
    [influence] {" "}for influence
   *[none] {""}
}

ui-story-wigs = { $size ->
    [brief] { wigs-count }
   *[full] scores { wigs-count }{ ui-story-for }
}

ui-story-replay = Watch this again

# Heard with the name of a board
ui-story-changed = (something has changed here)

# Above the table while that plays; $name: whose turn it was
ui-story-again = { $you ->
    [yes] Your turn once more
   *[no] { $name }’s turn once more
}

# While the turns of others are shown, before the hand opens
ui-story-telling = { $count ->
    [1] { $name } is playing.
   *[other] The others are playing.
} A click or any key goes straight to your turn.

# One by one: what happened next waits for the button
ui-story-waiting = “Next” goes on with the story. Any other click or key goes straight to your turn.

ui-story-next = Next

ui-story-more = { $count ->
    [one] 1 line more
   *[other] { $count } lines more
}

## How fast the turns of bots are shown

ui-story-pace = Turns of bots

ui-story-pace-choice = { $pace ->
    [quick] At once
    [calm] Calmly
   *[step] One by one
}

ui-story-pace-about = How fast you are shown what bots do. One by one, each turn waits for “Next”; a click or any key goes straight to your turn.

## The steps of one's own turn

ui-story-thread = Your turn so far

ui-story-more-steps = { $count ->
    [one] 1 earlier step
   *[other] { $count } earlier steps
}

ui-story-undo-to = { $step }: go back to this choice

ui-story-fixed = { $step }: this can no longer be taken back

# The only thing there was to choose
ui-story-forced = { $step } (no choice)

# What a visit cost, and how it was paid
ui-story-paid = { $cost } influence{ $means ->
    [influence] {""}
   *[other] : { visit-means }
}

# $topic is the name of the decision
ui-story-step = { $topic ->
    [visit] Visit the { noble }
    [portfolio] Portfolio
    [sponsor] Event
    [gold] 1 gold
    [passed] declined
    [after-action] clergy tile
    [take-card] card
    [tuck] slot { $number }
    [lose-official] penalty
    [lose-favor] penalty
    [lose-reis] penalty
    [sell-or-trade] { $use ->
        [sell] sell
       *[trade] trade
    }
    [sell] sold
    [trade] traded
    [recruit] recruited
    [plan] plan
    [ship] ship
    [ship-goods] goods for the ship
    [cargo-drop] cargo
    [produce] produced
    [extra-good] extra good
    [cardinal] Cardinal
    [favor] favor
    [church-scoring] clergy tile
    [visit-pay] paid
    [free-state] State action
    [follow] followed
    [pay] paid { $number }
    [tile] { good } tile
    [plot] plot { $plot }
    [cube] cube
    [house] house
    [decree] decree
    [second-decree] decree
    [site] site
    [use-plan] building
    [return-official] official
    [rubble] cube
    [two-goods] 2 goods
    [treasury] treasury
    [period-discard] discarded
    [period-reward] reward
    [goal] goal
    [place-official] official
   *[other] choice
}

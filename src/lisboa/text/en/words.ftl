### Words that other messages are made of. A message that is referred to sees the variables of the one that refers to it.
### $player and $owner are "green", "yellow", "purple", "orange", "neutral", or any other name to be shown as it is.

-to = →

player = { $player ->
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [neutral] Neutral
    [lacerda] Lacerda
   *[other] { $player }
}

# You, when Lacerda is spoken of
player-you = { $you ->
    [green] Green
   *[other] { $you }
}

# Whose ship: the reader's own, or another player's
whose = { $owner ->
    [you] your
    [green] Green's
    [yellow] Yellow's
    [purple] Purple's
    [orange] Orange's
    [lacerda] Lacerda's
   *[other] { $owner }'s
}

good = { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}

# One of it
a-good = { $good ->
    [gold] 1 gold
    [cloth] 1 cloth
    [books] 1 book
   *[tools] 1 tool
}

# One of it, or what a store sells: a book store
store-good = { $good ->
    [gold] gold
    [cloth] cloth
    [books] book
   *[tools] tool
}

good-count = { $good ->
    [gold] { $count } gold
    [cloth] { $count } cloth
    [books] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
   *[tools] { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
}

# A number of goods before and after
good-change = { good } ({ $before } { -to } { $after })

noble = { $noble ->
    [builder] Builder
    [minister] Minister
   *[king] King
}

# The four decks of political cards on the board
kind = { $kind ->
    [builder] Builder
    [minister] Minister
    [king] King
   *[treasury] Treasury
}

# The colour of a card's deck or of a ship
colour = { $colour ->
    [blue] blue
    [red] red
    [purple] purple
   *[brown] brown
}

architect = { $architect ->
    [blue] blue
   *[green] green
}

cube = { $cube ->
    [earthquake] earthquake
    [fire] fire
   *[tsunami] tsunami
}

cube-count = { $count } { cube }

# Where an official stands
place = { $place ->
    [builder-office] the Builder's office
    [minister-office] the Minister's office
    [king-office] the King's office
    [builder-plaza] the Builder's plaza
    [minister-plaza] the Minister's plaza
   *[king-plaza] the King's plaza
}

# An office before an official is sent there
office-part = the { noble }'s office { $count ->
    [0] (empty)
   *[other] { $full ->
        [yes] (full: the most numerous make room in the plaza)
       *[no] ({ $count } of { $spaces })
    }
}

# A public building's site; $row is a letter, $street a proper name
site = { $side ->
    [north] the north end of { $street }
    [west] the site west of row { $row }
   *[east] the site east of row { $row }
}

house-group = { $group ->
    [left] left
    [middle] middle
   *[right] right
}

# The six State actions, as an order
state-action = { $action ->
    [recruit] recruit up to 2 officials
    [plan] acquire a plan
    [ship] build a ship
    [produce] produce goods
    [cardinal] meet the Cardinal
   *[favor] take a royal favor
}

noble-action = { $noble ->
    [builder] build a store
    [minister] take a decree
   *[king] open a public building
}

# The treasury's part of the cost of a visit
modifier = { $modifier ->
    [-1] −1
    [0] 0
   *[other] +{ $modifier }
}

visit-cost = treasury{ "\u00A0" }{ modifier }, rivals' officials { $officials }{ $clergy ->
    [0] {""}
   *[other] , clergy tiles{ "\u00A0" }−{ $clergy }
}

# Where a visitor's influence ($yours) does not suffice: what pays the rest ($missing)
visit-means = { $means ->
    [choice] { $yours ->
        [0] in réis or wigs
       *[other] your { $yours }, and { $missing } in réis or wigs
    }
    [at-least] at least { $missing } in réis
    [reis] { $yours ->
        [0] paid with { visit-reis }
       *[other] your { $yours }, and { visit-reis }
    }
    [split] { $yours ->
        [0] paid with { visit-reis } and { visit-wigs }
       *[other] your { $yours }, { visit-reis } and { visit-wigs }
    }
   *[wigs] { $yours ->
        [0] paid with { visit-wigs }
       *[other] your { $yours }, and { visit-wigs }
    }
}

visit-reis = { $reisspent ->
    [one] 1 real
   *[other] { $reisspent } réis
}

visit-wigs = { $wigsspent ->
    [one] 1 wig
   *[other] { $wigsspent } wigs
}

reis-count = { $count ->
    [one] 1 real
   *[other] { $count } réis
}

wigs-count = { $count ->
    [one] 1 wig
   *[other] { $count } wigs
}

## Lists: "a and b", "a, b and c"

list-last = { $first } and { $rest }

list-more = { $first }, { $rest }

# Of tasks
list-or = { $first }, or { $rest }

list-none = nothing

## Numbers that changed, at the end of a log line

change = {" "}({ $before } { -to } { $after })

change-part = { $what ->
    [reis] réis
    [influence] influence
    [wigs] wigs
    [officials] officials on the board
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
} { $before } { -to } { $after }

changes = {" "}({ $list })

## Parts of a payment. $before is -1 where the player does not have that much.

pay-reis = { reis-count }{ paid }

pay-influence = { $count } influence{ paid }

pay-wigs = { wigs-count }{ paid }

pay-coins = { reis-count } from influence{ paid }

paid = { $before ->
    [-1] {""}
   *[other] {" "}({ $before } { -to } { $after })
}

pay-nothing = nothing

### The web client: player boards, the hand, and what is offered below the prompt.

ui-player-seat = { $name } ({ player }){ $here ->
    [bot] , a bot
    [yes] , at the table
   *[no] , away
}{ $turn ->
    [yes] ; decides now
   *[no] {""}
}{ $starts ->
    [yes] ; starts the rounds
   *[no] {""}
}

ui-player-clock = Time left: { $time }

ui-player-influence = Influence { $count }, worth { $reis ->
    [one] 1 real
   *[other] { $reis } réis
} in a payment

ui-player-reis = { $count ->
    [one] 1 real
   *[other] { $count } réis
}

ui-player-wigs = { $count ->
    [one] 1 wig
   *[other] { $count } wigs
}

ui-player-final = Score if the game ended now: { $count ->
    [one] 1 wig
   *[other] { $count } wigs
}

ui-player-officials = Officials on the board: { $count }

ui-player-good = { good }: { $count } of at most { $limit }

ui-player-warehouse = Warehouse

ui-player-portfolio = Portfolio

ui-player-cards = Cards in the portfolio: { $count } of at most { $limit }

ui-player-gain = Gaining influence brings { $count }

ui-player-slot = { $row ->
    [top] Empty dock for a noble card or a ship
   *[bottom] Empty office space for a treasury card
}

ui-player-rubble-title = Rubble

ui-player-rubble = Earthquake { $earthquake }, fire { $fire }, tsunami { $tsunami }; { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}

ui-player-cubes = { $cube ->
    [earthquake] Earthquake cubes
    [fire] Fire cubes
   *[tsunami] Tsunami cubes
}: { $count }; { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}

ui-player-markers = Set markers on the Minister: { $count }{ $used ->
    [yes] ; one was used this turn
   *[no] {""}
}

ui-player-houses-title = Houses

ui-player-houses = { $group ->
    [left] Left houses, { $built } of { $size } built: after the 2nd, réis may pay visits
    [middle] Middle houses, { $built } of { $size } built: after the 1st, ships cost 1 good less; after the 3rd, nothing
   *[right] Right houses, { $built } of { $size } built: after the 1st, producing brings 1 extra good; after the 3rd, 1 of every type
}

ui-player-stores = Stores: { $count } (gold { $gold }, books { $books }, cloth { $cloth }, tools { $tools })

ui-player-clergy = Clergy tiles

ui-player-favor = Favor of the { noble }{ $held ->
    [yes] {""}
   *[no] : not held
}

ui-player-plans = Plans

ui-player-plan = { architect } plan with { $officials } officials{ $done ->
    [yes] , completed
   *[no] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}

ui-player-plan-counts = Plans: { $open } to be opened, { $done } completed (officials on them: { $officials })

ui-player-decrees = Decrees

ui-player-decree-list = Decrees: { $count }{ $worth ->
    [-1] {""}
   *[other] , worth { $worth ->
        [one] 1 wig
       *[other] { $worth } wigs
    } now
}

ui-player-hand = Cards in hand: { $count }{ $known ->
    [0] {""}
   *[other] ; known: { $cards }
}

ui-player-none = none

ui-player-hand-title = Your hand

# Short words on the buttons below a card: some nine letters have room
ui-player-use = { $use ->
    [gold] Gold
    [portfolio] Portfolio
    [visit] Visit
   *[sponsor] Sponsor
}

ui-player-pay-nothing = Nothing to pay

ui-player-end-turn-question = End the turn? { $text }

ui-player-end-turn = End the turn

ui-player-not-yet = Not yet

# Before wigs are spent on a visit; $have are all that the player has
ui-player-wigs-question = { $have ->
    [1] Spend your only wig?
   *[other] Spend { $wigs } of your { $have } wigs?
} { $text }

ui-player-spend-wigs = Spend { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}

ui-player-keep-wigs = { $have ->
    [1] Keep it
   *[other] Keep them
}

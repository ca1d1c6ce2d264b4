### The board in the web client: downtown with its plots, streets, sites and stacks.

ui-board-downtown = Downtown

ui-board-row = Row { $row }

ui-board-column = Column { $column }

ui-board-streets = Streets

ui-board-north = Sites at the north ends of the streets

## Plots

ui-board-plot = Plot { $plot }, free. { $reward ->
    [none] No reward is left here
   *[other] Reward: { $reward }
}

ui-board-plot-covered = Plot { $plot }: not part of this game

# "Plot B2: Green's gold store on Rua Áurea"
ui-board-store = Plot { $plot }: { whose } { good } store on { $street }

## Sites; the words for the site are those of the message "site"

ui-board-site = Free: { site }. { $reward ->
    [none] No reward
   *[other] Reward: { $reward }
}. Cubes: { $cubes }

ui-board-site-covered = Not part of this game: { site }

ui-board-building = Public building of the { architect } architect ({ $colours }): { site }

## Streets, columns, rubble

ui-board-street = { $street }, the { good } street. Most stores there at the end: { $worth } wigs

ui-board-scoring = Column { $column }: { $value ->
    [one] 1 wig
   *[other] { $value } wigs
} for each store and matching public building

ui-board-row-cubes = Rubble east of row { $row }: { cube-count } (value { $value } each)

ui-board-column-cubes = Rubble at the foot of column { $column }: { cube-count } (value { $value } each)

ui-board-pile = Rubble pile

ui-board-pile-cubes = In the rubble pile: { cube-count }

## City tiles

ui-board-tiles = City tiles

# $worth lists wigs: "9 6 3"
ui-board-tile = { $size ->
    [small] Small tools tile for column 5, { $street }
   *[large] City tile for a { good } store on { $street }
}{ $there ->
    [no] : this space of the display is empty
   *[yes] {""}
}. Most stores there at the end: { $worth } wigs

ui-board-large-left = Large city tiles left: { $count }

ui-board-small-left = Small city tiles left: { $count }

## The two architects

ui-board-architect = { $architect ->
    [blue] Blue architect
   *[green] Green architect
}

ui-board-available = Public building that can be opened, { architect } architect: { $colours ->
    [none] none is left
   *[other] { $colours }
}

ui-board-next = Next public building of the { architect } architect: { $colours ->
    [none] none
   *[other] { $colours }
}. In the stack: { $count }

ui-board-plans = Plans of the { architect } architect: { $left ->
    [0] none is left
   *[other] the next takes { $officials } officials, left: { $left }
}

## Why something cannot be chosen now

# $place is the kind of thing; it cannot be chosen in the decision that is being made
ui-board-why-not = { $place ->
    [plot] Plots are chosen when you build a store
    [tile] City tiles are chosen when you build a store
    [cube] Rubble at the streets is cleared when you build a store
    [houses] Houses go to the city when you build a store
    [site] Sites are chosen when you open a public building
    [plan] Plans are used when you open a public building
    [plans] Plans are taken with the State action of the Builder, or as a reward
    [pile] Cubes are taken from the pile as a reward
    [officials] Officials come to an office by recruiting, and go back when you open a public building
    [action] State actions are bought by trading, or come with a visit
    [favors] Royal favors are taken with the State action of the King, or as a reward
    [favor] A royal favor is used when another player visits that noble
    [church] Clergy tiles are taken when you meet the Cardinal
    [clergy] Clergy tiles are given up in church scoring; those for one use serve on your turn
    [treasury] The treasury changes by what is played; only a clergy tile lets you choose
    [shipyard] Ships are built with the State action of the Minister, or as a reward
    [deck] You take a political card at the end of your turn
    [decree] Decrees are taken with the Noble action of the Minister, or as a reward
    [hand] Cards of the hand are played at the beginning of your turn
    [portfolio] Cards of the portfolio are replaced when a new card or a ship is added
    [slot] Slots are filled when you put a card or a ship into the portfolio
    [warehouse] Goods are chosen when you produce one more, sell or trade
    [noble-action] A Noble action is done on a visit: play a card of this noble to the court
    [market] Goods are sold or traded after a card is put into the portfolio
   *[other] This is not what is being decided now
}

# While one looks at an earlier moment
ui-board-why-past = You are looking at the past

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
}. Cubes: { $earthquake } earthquake, { $fire } fire, { $tsunami } tsunami

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

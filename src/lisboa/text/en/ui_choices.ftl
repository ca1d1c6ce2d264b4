### Choices in the panel below the prompt, and where they lie on the board.

# Of a thing on the board, after its name
ui-choices-here = Can be chosen

# The same, where several options are about it
ui-choices-several = { $count } ways to choose it, in your panel

# Headings of sites for public buildings
ui-choices-side = { $side ->
    [north] North
    [west] West
   *[east] East
}

# Where an official stands
ui-choices-where = { $where ->
    [office] Office
   *[plaza] Plaza
}

ui-choices-cube = { $cube ->
    [earthquake] Earthquake
    [fire] Fire
   *[tsunami] Tsunami
}

# How far the Cardinal goes
ui-choices-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}

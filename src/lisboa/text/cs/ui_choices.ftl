### Choices in the panel below the prompt, and where they lie on the board.

# Of a thing on the board, after its name
ui-choices-here = Lze vybrat

# The same, where several options are about it
ui-choices-several = Možnosti na vašem panelu: { $count }

# Headings of sites for public buildings
ui-choices-side = { $side ->
    [north] Sever
    [west] Západ
   *[east] Východ
}

# Where an official stands
ui-choices-where = { $where ->
    [office] Úřad
   *[plaza] Nádvoří
}

ui-choices-cube = { $cube ->
    [earthquake] Zemětřesení
    [fire] Požár
   *[tsunami] Tsunami
}

# How far the Cardinal goes
ui-choices-spaces = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}

### Choices in the panel below the prompt, and where they lie on the board.

# Of a thing on the board, after its name
ui-choices-here = Pode ser escolhido

# The same, where several options are about it
ui-choices-several = { $count } maneiras de o escolher, no teu painel

# Headings of sites for public buildings
ui-choices-side = { $side ->
    [north] Norte
    [west] Oeste
   *[east] Leste
}

# Where an official stands
ui-choices-where = { $where ->
    [office] Gabinete
   *[plaza] Praça
}

ui-choices-cube = { $cube ->
    [earthquake] Terramoto
    [fire] Incêndio
   *[tsunami] Maremoto
}

# How far the Cardinal goes
ui-choices-spaces = { $spaces ->
    [one] 1 espaço
   *[other] { $spaces } espaços
}

### Choices in the panel below the prompt, and where they lie on the board.

# Of a thing on the board, after its name
ui-choices-here = 選択できます

# The same, where several options are about it
ui-choices-several = あなたのパネルに{ $count }通りの選び方があります

# Headings of sites for public buildings
ui-choices-side = { $side ->
    [north] 北
    [west] 西
   *[east] 東
}

# Where an official stands
ui-choices-where = { $where ->
    [office] 役所
   *[plaza] プラザ
}

ui-choices-cube = { $cube ->
    [earthquake] 地震
    [fire] 火災
   *[tsunami] 津波
}

# How far the Cardinal goes
ui-choices-spaces = { $spaces }スペース

### Choices in the panel below the prompt, and where they lie on the board.

# Of a thing on the board, after its name
ui-choices-here = Можно выбрать

# The same, where several options are about it
ui-choices-several = Вариантов на вашей панели: { $count }

# Headings of sites for public buildings
ui-choices-side = { $side ->
    [north] Север
    [west] Запад
   *[east] Восток
}

# Where an official stands
ui-choices-where = { $where ->
    [office] Приёмная
   *[plaza] Площадь
}

ui-choices-cube = { $cube ->
    [earthquake] Землетрясение
    [fire] Пожар
   *[tsunami] Цунами
}

# How far the Cardinal goes
ui-choices-spaces = { $spaces ->
    [one] { $spaces } шаг
    [few] { $spaces } шага
   *[many] { $spaces } шагов
}

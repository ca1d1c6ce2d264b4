### The board in the web client: downtown with its plots, streets, sites and stacks.

ui-board-downtown = Нижний город

ui-board-row = Ряд { $row }

ui-board-column = Столбец { $column }

ui-board-streets = Улицы

ui-board-north = Участки у северных концов улиц

## Plots

ui-board-plot = Участок { $plot }, свободен. { $reward ->
    [none] Награды здесь не осталось
   *[other] Награда: { $reward }
}

ui-board-plot-covered = Участок { $plot } не участвует в партии

# "Участок B2: ювелирная лавка Зелёного на Rua Áurea"
ui-board-store = Участок { $plot }: { $owner ->
    [you] ваша { store }
   *[other] { store } { whose }
} на { $street }

## Sites; the words for the site are those of the message "site"

ui-board-site = Свободно: { site }. { $reward ->
    [none] Без награды
   *[other] Награда: { $reward }
}. Кубики: землетрясение — { $earthquake }, пожар — { $fire }, цунами — { $tsunami }

ui-board-site-covered = Не участвует в партии: { site }

ui-board-building = Общественное здание { architect } архитектора ({ $colours }): { site }

## Streets, columns, rubble

# $worth lists wigs: "9 6 3"
ui-board-street = { $street }, улица { $good ->
    [gold] ювелирных
    [cloth] суконных
    [books] книжных
   *[tools] инструментальных
} лавок. Парики за лидерство в конце: { $worth }

ui-board-scoring = Столбец { $column }: { $value ->
    [one] { $value } парик
    [few] { $value } парика
   *[many] { $value } париков
} каждой лавке за каждое подходящее ей общественное здание

ui-board-row-cubes = Щебень к востоку от ряда { $row }: { cube-count } (ценность каждого { $value })

ui-board-column-cubes = Щебень внизу столбца { $column }: { cube-count } (ценность каждого { $value })

ui-board-pile = Груда щебня

ui-board-pile-cubes = В груде щебня: { cube-count }

## City tiles

ui-board-tiles = Жетоны кварталов

# $worth lists wigs: "9 6 3"
ui-board-tile = { $size ->
    [small] Малый жетон квартала для столбца 5: инструментальная лавка на { $street }
   *[large] Жетон квартала: { store } на { $street }
}{ $there ->
    [no] ; эта ячейка пуста
   *[yes] {""}
}. Парики за лидерство в конце: { $worth }

ui-board-large-left = Осталось больших жетонов кварталов: { $count }

ui-board-small-left = Осталось малых жетонов кварталов: { $count }

## The two architects

ui-board-architect = { $architect ->
    [blue] Синий архитектор
   *[green] Зелёный архитектор
}

ui-board-available = Доступное здание { architect } архитектора: { $colours ->
    [none] не осталось
   *[other] { $colours }
}

ui-board-next = Следующее здание { architect } архитектора: { $colours ->
    [none] нет
   *[other] { $colours }
}. В стопке: { $count }

ui-board-plans = Проекты { architect } архитектора: { $left ->
    [0] не осталось
   *[other] для следующего нужно служащих: { $officials }; осталось проектов: { $left }
}

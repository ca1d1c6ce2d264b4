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
}. Щебень: { $cubes }

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

## Why something cannot be chosen now

# $place is the kind of thing; it cannot be chosen in the decision that is being made
ui-board-why-not = { $place ->
    [plot] Участки выбирают, когда строят лавку
    [tile] Жетоны кварталов выбирают, когда строят лавку
    [cube] Щебень у улиц убирают, когда строят лавку
    [houses] Маркеры лавок ставят в город, когда строят лавку
    [site] Этот участок выбирают, когда открывают общественное здание
    [plan] Проекты выполняют, когда открывают общественное здание
    [plans] Проекты берут действием государства у Строителя или как награду
    [pile] Кубики из груды берут как награду
    [officials] Служащих назначают в приёмные, а возвращают, когда открывают общественное здание
    [action] Действия государства покупают товарами или получают при визите
    [favors] Королевские милости берут действием государства у Короля или как награду
    [favor] Милость возвращают, когда другой игрок наносит визит этому дворянину
    [church] Жетоны духовенства берут, когда посещают кардинала
    [clergy] Жетоны духовенства сбрасывают при церковном подсчёте; одноразовые применяют в свой ход
    [treasury] Казна меняется сама; выбрать позволяет только жетон духовенства
    [shipyard] Корабли строят действием государства у Министра или как награду
    [deck] Карту политики берут в конце своего хода
    [decree] Указы берут действием дворянина у Министра или как награду
    [hand] Карты с руки играют в начале своего хода
    [portfolio] Карты портфолио заменяют, когда добавляют карту или корабль
    [slot] Слоты занимают, когда добавляют в портфолио карту или корабль
    [warehouse] Товары выбирают, когда производят, продают или преподносят их
    [noble-action] Действие дворянина выполняют при визите: сыграйте карту этого дворянина в королевский двор
    [market] Товары продают или преподносят после того, как положат карту в портфолио
   *[other] Сейчас решается другое
}

# While one looks at an earlier moment
ui-board-why-past = Вы смотрите на прошлое

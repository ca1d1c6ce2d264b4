### Help at the table: bots to play with, what a move would do.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] как напечатано
    [L] как напечатано, но прочитано неуверенно
   *[D] восстановлено этим проектом
}

## Bots

bot-character = { $bot ->
    [random] Делает что угодно, лишь бы по правилам.
    [eager] При любой возможности наносит визиты и собирает щебень; ничего не планирует.
   *[greedy] Каждый ход берёт то, что выгоднее сейчас; достойный соперник.
}

## What a cost or a gain is made of: its name, and its parts. A number with its sign stands beside each part.

preview-sum = { $sum ->
    [visit-cost] Стоимость визита
    [event-price] Цена мероприятия
    [land-price] Цена участка
    [store-wigs] Парики за лавку
    [officials-hired] Нанять служащих
    [hire-price] Цена найма
    [opening-wigs] Парики вам
    [opening-wigs-others] Парики другим
    [sale-price] Выручка
   *[ship-cost] Товары за корабль
}

preview-treasury-modifier = казна

preview-treasury = значение казны

# Officials of one colour in a noble's office
preview-officials = приёмная { noble-genitive }: { player }

preview-clergy = жетоны духовенства

preview-cards = карты казны в портфолио

preview-purse = скидка на платежи

# The sum would be less than 0
preview-floor = не меньше 0

preview-row-cubes = кубики ряда { $row }

preview-column-cubes = кубики столбца { $column }

preview-cube = взятый кубик { cube }

preview-best-cube = самый ценный взятый кубик

# A public building that matches a store
preview-building = { site } (столбец { $column })

preview-plan-officials = служащие по проекту

preview-returned = свои служащие

preview-hired = нанято служащих: { $count } × { $each }

# A store that matches a public building
preview-store = { $plot }: { $owner ->
    [you] вы
    [green] Зелёный
    [yellow] Жёлтый
    [purple] Сиреневый
    [orange] Оранжевый
   *[lacerda] Ласерда
}

preview-market = рыночная цена: { good }

preview-ship = корабль

preview-hull = вместимость

preview-replaced = вместимость заменяемого корабля

preview-houses = средняя группа лавок

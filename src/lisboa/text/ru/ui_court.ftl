### The web client: decks, decrees, shipyard, church, market, treasury, the royal court and Lacerda's board.

## Political cards and decrees

ui-court-decks = Карты политики

# $card tells the whole card; $assistant says whether Lacerda's Assistant stands here
ui-court-deck = Стопка { kind }, осталось { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Сверху: { $card }{ $assistant ->
    [yes] . Здесь стоит Помощник Ласерды
   *[no] {""}
}

ui-court-deck-down = Стопка { kind }, { $count ->
    [0] карт не осталось
    [one] осталось { $count } карта, лицом вниз
    [few] осталось { $count } карты, лицом вниз
   *[many] осталось { $count } карт, лицом вниз
}{ $assistant ->
    [yes] . Здесь стоит Помощник Ласерды
   *[no] {""}
}

ui-court-empty = пусто

ui-court-decrees = Указы

ui-court-decree-deck = В колоде { $count ->
    [one] { $count } указ
    [few] { $count } указа
   *[many] { $count } указов
}

ui-court-no-decree = Здесь нет указа

## Shipyard

ui-court-shipyard = Верфь

ui-court-shipyard-next = Следующий на верфи: { $ship }

ui-court-shipyard-empty = Верфь пуста

ui-court-ships-of = { $colour ->
    [blue] Синий
    [red] Красный
    [purple] Фиолетовый
   *[brown] Коричневый
} корабль: вместимость { $hull }, продажа { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, влияние { $influence }. { $state ->
    [waiting] Появится в периоде II
    [gone] Больше не строится
   *[here] { $count ->
        [0] Не осталось
       *[other] Осталось: { $count }
    }
}

ui-court-period-two = II

## Church

ui-court-church = Церковь

ui-court-church-middle = Церковь. Кардинал стоит на клетке { $space } из 6{ $icon ->
    [influence] , это клетка влияния
    [treasury] , это клетка казны
   *[none] {""}
}; он ходит по часовой стрелке. В мешке { $bag ->
    [one] { $bag } жетон
    [few] { $bag } жетона
   *[many] { $bag } жетонов
} духовенства

ui-court-clergy = Жетон духовенства { $space }: { $tile }

ui-court-no-clergy = Место { $space } галереи: жетона духовенства нет

ui-court-influence-space = Клетка влияния: если кардинал дошёл до неё или прошёл её, в конце хода будет церковный подсчёт

ui-court-treasury-space = Клетка казны: если кардинал дошёл до неё или прошёл её, казна поднимается на 1

## Market

ui-court-market = Рынок

ui-court-market-prices = Рыночные цены: золото { $gold }, сукно { $cloth }, книги { $books }, инструменты { $tools }

## Treasury

ui-court-treasury = Казна

ui-court-treasury-at = Казна, деление { $space } из 5: { reis-count }, влияние за визит { modifier }{ $here ->
    [yes] . Маркер здесь
   *[no] {""}
}

## Royal court

ui-court-title = Королевский двор

ui-court-noble = { noble }. { $known ->
    [yes] Визит стоит вам { cost-influence } ({ visit-cost }); у вас { $influence }
   *[no] Визит стоит { cost-influence } и ещё по 1 за каждого чужого служащего в приёмной
}{ $courtier ->
    [yes] . Здесь стоит Придворный Ласерды
   *[no] {""}
}

ui-court-office = Приёмная { noble-genitive }: { $list }

ui-court-plaza = Площадь { noble-genitive }: { $list }

ui-court-officials = { player } — { $count }

ui-court-action = { $action ->
    [recruit] Назначить до 2 служащих в разные приёмные
    [plan] Принять проект
    [ship] Построить корабль
    [produce] Произвести товары
    [cardinal] Посетить кардинала: переместить его на 1 или 2 шага и взять жетон духовенства
   *[favor] Получить королевскую милость
}{ $covered ->
    [yes] . В этот ход закрыто, здесь лежит товар: { good }
   *[no] . Цена подношения: { good } или золото
}

ui-court-action-name = { $action ->
    [recruit] Наём
    [plan] Проект
    [ship] Корабль
    [produce] Товары
    [cardinal] Кардинал
   *[favor] Милость
}

ui-court-noble-action = Действие дворянина ({ noble }): { noble-action }

ui-court-noble-action-name = { $noble ->
    [builder] Лавка
    [minister] Указ
   *[king] Здание
}

ui-court-favors = Милости { noble-genitive }: { $count ->
    [0] не осталось
   *[other] осталось { $count }
}

ui-court-markers = Маркеры наборов у Министра: { $list }

## Lacerda's board

ui-court-lacerda = Ласерда

ui-court-lacerda-next = Его следующий ход

ui-court-lacerda-plan = Придворный пойдёт к { noble-dative }. Помощник над стопкой { deck-name }: Ласерда выполнит { $which ->
    [upper] верхнее
   *[lower] нижнее
} действие государства ({ state-action }), затем действие дворянина ({ noble-action })

ui-court-lacerda-waits = Придворный и Помощник займут места в начале партии

ui-court-lacerda-worth = { $what ->
    [wigs] Парики: { $count }
    [influence] Влияние: { $count } из 10
    [officials] Служащих ещё не отправлено: { $count }
    [houses] Маркеров лавок ещё не поставлено: { $count }
    [decrees] Указы: { $count }, каждый приносит ему 3 парика
    [cubes] Кубики щебня: { $count }, каждый приносит 1 парик в конце каждого периода
   *[favors] Королевские милости: { $count }, каждая приносит ему 2 парика
}

ui-court-lacerda-stores = Лавки

ui-court-lacerda-store = { $good ->
    [gold] Ювелирные
    [cloth] Суконные
    [books] Книжные
   *[tools] Инструментальные
} лавки: { $count }

ui-court-lacerda-ships = Корабли

ui-court-lacerda-plans = Проекты

ui-court-lacerda-rubble = Щебень

ui-court-lacerda-goods = Товары

ui-court-lacerda-favors = Милости

ui-court-lacerda-decrees = Указы

ui-court-lacerda-favor = { noble }: { $held ->
    [yes] милость у него
   *[no] милости нет
}

ui-court-none = нет

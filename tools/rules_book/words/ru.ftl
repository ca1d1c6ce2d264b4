### Words of the rules book: heads of tables, captions of drawings, the appendix on components. The words of the game itself
### come from the catalogues of lisboa.text, whose messages may be used here.

## Lists

book-comma = {", "}

book-semicolon = {"; "}

# Between sentences, and behind the last
book-stop = {". "}

## Names that stand alone

book-architect = { $architect ->
    [blue] синий
   *[green] зелёный
}

book-cube = { $cube ->
    [earthquake] землетрясение
    [fire] пожар
   *[tsunami] цунами
}

# The four decks on the board, as their names in a drawing
book-deck = { $deck ->
    [builder] Строитель
    [minister] Министр
    [king] Король
   *[treasury] Казна
}

book-person = { $noble ->
    [builder] Мануэль да Майя
    [minister] маркиз де Помбал
   *[king] Жозе I
}

# Of the two State actions of a noble
book-place = { $place ->
    [upper] верхнее
   *[lower] нижнее
}

# State actions and Noble actions as orders; some 20 letters have room
book-state-action = { $action ->
    [recruit] Назначить до { $amount }
    [plan] Принять проект
    [ship] Построить корабль
    [produce] Произвести товары
    [cardinal] Посетить кардинала
   *[favor] Получить милость
}

book-noble-action = { $noble ->
    [builder] Построить лавку
    [minister] Принять указ
   *[king] Открыть здание
}

# A player's place in the order of turns
book-ordinal = { $place }-й

# Below a sign on the board: some ten letters have room
book-short = { $effect ->
    [gold] { book-short-goods }
    [cloth] { book-short-goods }
    [books] { book-short-goods }
    [tools] { book-short-goods }
    [reis] { reis-count }
    [gain-influence] влияние
    [wigs] { wigs-count }
    [recruit] наём { $count }
    [cardinal] кардинал { $count }
    [plan] проект
    [favor] милость
    [decree] указ
   *[rubble] щебень
}

book-short-goods = { $count ->
    [1] {""}
   *[other] { $count }{" "}
}{ $effect ->
    [gold] золото
    [cloth] сукно
    [books] { $count ->
        [one] книга
        [few] книги
       *[many] книг
    }
   *[tools] инструм.
}

## Examples

book-example = **Пример** ({ $players ->
    [0] соло
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $count ->
    [1] шаг { $first }
   *[other] шаги { $first }–{ $last }
}, партия { $game })

book-example-move = **{ player }** играет { $move }

# Lines of the log that are left out
book-example-more = ... и ещё { $count }

book-not-yet = Ни в одной записанной партии этого пока нет.

## Tables

book-source = { $letter ->
    [P] напечатано
    [L] прочитано неуверенно
   *[D] воссоздано
}

book-source-meaning = { $letter ->
    [P] прочитано в тексте книги правил или на её изображении настоящего компонента
    [L] напечатано, но на картинке плохо видно
   *[D] придумано этим проектом в пределах напечатанных количеств, потому что ни один источник этого не показывает
}

book-head = { $column ->
    [architect] архитектор
    [back] парики на обороте
    [building] здание
    [card] карта
    [columns] между столбцами
    [copies] штук
    [decree] указ
    [does] что даёт
    [does-once] что даёт (один раз)
    [east-site] участок к востоку
    [event] мероприятие
    [fact] величина
    [first-price] начальная цена
    [goal] цель
    [good] товар
    [how-much] сколько
    [hull] вместимость
    [influence] влияние
    [lasting-benefit] постоянный бонус
    [lower-action] нижнее действие государства
    [marker-on] маркер на
    [meaning] что значит
    [modifier] поправка к визиту
    [noble] дворянин
    [north-end] северный конец улицы
    [office] приёмная
    [officials] служащие
    [period] период
    [plot] участок
    [reis] значение в реалах
    [remark] примечание
    [reward] награда
    [reward-or-penalty] награда или штраф
    [row] ряд
    [sales] доплата за товар
    [scores] что приносит
    [ship] корабль
    [shows] показывает
    [site] участок под здание
    [source] источник
    [spaces] места
    [street] улица
    [tile] жетон
    [treasury-card] карта казны
    [treasury-space] деление казны
    [upper-action] верхнее действие государства
    [value] значение
    [west-site] участок к западу
    [what] что
   *[yields] даёт не больше
}

book-column = столбец { $column }

book-no-plot = нет участка

# Where the marker of the treasury begins
book-treasury-start = начало

book-start-what = { $what ->
    [goods] товары
    [money] деньги
    [wigs] парики
    [influence] влияние
    [officials] служащие
    [houses] маркеры лавок
    [markers] маркеры наборов щебня
    [plan] проект
    [favor] королевская милость
    [clergy] жетон духовенства
   *[hand] рука
}

book-start-goods = по { $count } каждого

book-start-influence = { $influence } у { $place }-го игрока

book-start-officials = { $count }, один из них в приёмной Министра

book-start-houses = { $count }, группами по { $groups } слева направо

book-start-plan = 1 начальный проект, вытянутый наугад

book-start-favor = 1, вытянутая наугад

book-start-clergy = 1 из 2 вытянутых

book-start-hand = { $count ->
    [one] { $count } синяя карта
    [few] { $count } синие карты
   *[many] { $count } синих карт
} политики

## The appendix on components

book-components-title = Компоненты

# The link to the index of the rules
book-components-rules = Правила

book-components-about = что есть на полях, картах и жетонах

book-components-sources = Большинство компонентов книги правил показывают только на картинках. В каждой строке ниже сказано, откуда мы её знаем:

book-components-remarks =
    Если источники частей строки различаются, указан самый слабый, а примечание говорит, что откуда.

book-components-section = { $section ->
    [ships] Корабли
    [clergy] Жетоны духовенства
    [decrees] Указы
    [buildings] Общественные здания
    [plans] Проекты
    [plots] Участки
    [sites] Участки под здания
    [goals] Карты целей
    [tokens] Жетоны наград
   *[board] Поле и планшеты игроков
}

book-components-deck = Карты политики: { colour-feminine } колода ({ $years })

book-components-cards = Карт: { $count }.

book-components-clergy = Жетонов: { $count }. Эти действуют, пока остаются у игрока; два одинаковых складываются:

book-components-clergy-once = Эти используются один раз, каждый в одном экземпляре:

book-components-architect = { $architect ->
    [blue] Синий
   *[green] Зелёный
} архитектор:

book-components-tokens =
    По одному жетону на каждый участок с наградой, которая там напечатана, и на каждый участок под здание. По желанию их
    раскладывают заново, случайно или так, как решит хозяин стола ([EXTRA-2](14-extras.md#EXTRA-2)).

book-penalty = штраф: { $effect }

book-not-with-two = не при игре вдвоём

book-not-in-solo = не в соло

book-starting-plan = начальный проект

# A site in two words
book-site = { $side ->
    [north] север, { good }
    [west] запад { $row }
   *[east] восток { $row }
}

## The church

book-church-title = Церковь

book-church-heading = Церковь

book-church-description = Кольцо: { $spaces } мест для кардинала, между ними { $spaces } жетонов духовенства. Он начинает на значке влияния; значок казны — через { $treasury } места по часовой стрелке.

# Two lines in the middle of the ring
book-church-who = кардинал ходит

book-church-walks = по часовой стрелке

book-church-tile = жетон

book-church-influence = Значок влияния, его начало: дошёл или прошёл — в конце хода церковный подсчёт.

book-church-treasury = Значок казны, ещё через { $spaces } шага: дошёл или прошёл — казна поднимается на одно деление.

book-church-clergy = После его перемещения вы берёте жетон прямо позади него или прямо перед ним.

book-church-cardinal = Действие государства Короля перемещает его на 1 или 2 шага, значок с одной стрелкой — ровно на 1.

## The court

book-court-title = Королевский двор

book-court-noble = { noble }: мест в приёмной { $spaces }, действия государства: сверху { $upper }, снизу { $lower }

book-court-office = Приёмная, мест: { $count }

book-court-plaza = Площадь: без ограничений

# Signs of goods stand behind each of the two: "State actions, for 1 (tools) or 1 (gold)"
book-court-state-actions = Действия государства

book-court-or = или

book-court-noble-action = Действие дворянина

## Downtown

book-downtown-title = Нижний город Лиссабона

book-downtown-heading = Нижний город

book-downtown-description = Участки, всего { $plots }, в пяти рядах от A до E с севера на юг и пяти столбцах от 1 до 5 с запада на восток; между столбцами четыре улицы: { $streets }. Участки под общественные здания, всего { $sites }, у северных концов улиц и с обоих концов рядов. Мест для кубиков: { $cubes } у восточного конца каждого ряда, под столбцами { $feet }.

book-downtown-squares = В пунктирных клетках лежит щебень. Кубик прибавляет к цене участка:

book-downtown-columns = Жетоны париков { $tiles } лежат случайно под столбцами 1–{ $before }; у столбца { $last } значение напечатано.

## Lacerda's turn

book-lacerda-title = Цикл Ласерды

book-lacerda-heading = Ход Ласерды

book-lacerda-assistant = Помощник переходит от стопки к стопке

book-lacerda-courtier = Придворный переходит от дворянина к дворянину

book-lacerda-noble = { noble }: { $upper }, если Помощник над стопкой Короля или казны, иначе { $lower }; затем { noble-action }

book-lacerda-skipping = пропуская стопки без карт

book-lacerda-if = { $place ->
    [upper] у Короля, казны
   *[lower] у Строителя, Министра
}

book-lacerda-order = действие государства по стопке, над которой стоит Помощник; затем действие дворянина

## A player board

book-board-title = Планшет игрока

book-board-heading = Планшет игрока

book-board-description = Портфолио: { $docks } дока сверху и { $slots } слота бюро снизу. Склад: { $goods }. По { $cubes } мест для щебня каждого цвета. Маркеры лавок группами по { $houses }. Мест для жетонов духовенства: { $clergy }, для милостей: { $favors }.

book-board-portfolio = Портфолио

book-board-portfolio-limit = всего карт не больше { $limit } + число наборов

book-board-dock = док { $number }

book-board-dock-holds = дворянин, корабль

book-board-office = бюро { $number }

book-board-office-holds = карта казны

book-board-warehouse = Склад

book-board-warehouse-limit = каждого не больше { $limit } + наборы

book-board-sets = + наборы

book-board-rubble = Щебень

book-board-rubble-sets = полный столбец — это набор

book-board-set = наб. { $number }

book-board-houses = Лавки

book-board-houses-order = первой строится нижняя лавка группы

book-board-group = { $group ->
    [left] левая
    [middle] средняя
   *[right] правая
}

# After so many houses; some 36 letters have room
book-board-unlocks = { $group ->
    [left] визиты можно оплачивать реалами
    [middle] { $after ->
        [1] корабли дешевле на 1 товар
       *[3] корабли без товаров
    }
   *[right] { $after ->
        [1] ещё 1 товар при производстве
       *[3] ещё по 1 каждого типа
    }
}

book-board-tiles = Жетоны духовенства и милости

book-board-start = В начале игры

book-board-start-means = по { $goods } товару, { $reis } реалов, { $wigs } париков,

book-board-start-pieces = служащих { $officials }, лавок { $houses }, маркеров наборов { $markers },

book-board-start-cards = карт { $cards }, проект, милость, жетон духовенства

## Ships

book-ships-title = Корабли

book-ships-heading = Корабли

book-ships-description = Четыре вида кораблей, в коробке по { $copies } каждого. { $kinds }.

book-ships-kind = { colour }, период { $period }: вместимость { $hull }, продажа { $sales }, влияние { $influence }

book-ships-ship = { colour } корабль

book-ships-period = период { $period }

book-ships-hull = вместимость { $hull }

book-ships-sales = { $sales } за каждый товар

book-ships-influence = влияние { $influence }

## The tracks

book-tracks-title = Шкалы игрового поля

book-tracks-heading = Шкалы

book-tracks-description = Казна сверху вниз: { $treasury }. Влияние от 0 до { $top }: монеты на { $coins }, парик на { $top }. Рыночные цены от { $cheapest } до { $dearest }, в начале { $prices }.

book-tracks-space = { reis-count }, визиты { $modifier }

book-tracks-treasury = Казна

book-tracks-treasury-note = сверху: насколько визит дороже или дешевле · снизу: значение в реалах

book-tracks-start = начало

book-tracks-up = вверх

book-tracks-down = вниз

book-tracks-influence = Влияние

book-tracks-influence-note = каждая монета слева от маркера — 1 реал при оплате

book-tracks-begin = игроки начинают, в порядке хода

book-tracks-market = Рынок

book-tracks-market-note = производство сдвигает цены влево; расти они не могут

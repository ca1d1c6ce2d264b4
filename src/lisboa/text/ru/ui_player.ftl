### The web client: player boards, the hand, and what is offered below the prompt.

ui-player-seat = { $name } ({ player }){ $here ->
    [bot] , бот
    [yes] , за столом
   *[no] , не за столом
}{ $turn ->
    [yes] ; сейчас решает
   *[no] {""}
}{ $starts ->
    [yes] ; начинает раунды
   *[no] {""}
}

ui-player-clock = Осталось времени: { $time }

ui-player-influence = Влияние { $count }, при оплате даёт { $reis ->
    [one] { $reis } реал
    [few] { $reis } реала
   *[many] { $reis } реалов
}

ui-player-reis = { reis-count }

ui-player-wigs = { wigs-count }

ui-player-final = Счёт, если бы партия закончилась сейчас: { wigs-count }

ui-player-officials = Служащие на планшете: { $count }

ui-player-good = { good }: { $count }, предел { $limit }

ui-player-warehouse = Склад

ui-player-portfolio = Портфолио

ui-player-cards = Карты в портфолио: { $count }, предел { $limit }

ui-player-gain = Получение влияния приносит { $count }

ui-player-slot = { $row ->
    [top] Пустой док для карты дворянина или корабля
   *[bottom] Пустой слот нижнего ряда для карты казны
}

ui-player-rubble-title = Щебень

ui-player-rubble = Землетрясение { $earthquake }, пожар { $fire }, цунами { $tsunami }; { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
   *[many] { $sets } наборов
}

ui-player-cubes = { $cube ->
    [earthquake] Кубики землетрясения
    [fire] Кубики пожара
   *[tsunami] Кубики цунами
}: { $count }; { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
   *[many] { $sets } наборов
}

ui-player-markers = Маркеры наборов у Министра: { $count }{ $used ->
    [yes] ; один использован в этот ход
   *[no] {""}
}

ui-player-houses-title = Лавки

ui-player-houses = { $group ->
    [left] Левая группа лавок, построено { $built } из { $size }: после 2-й визиты можно оплачивать реалами
    [middle] Средняя группа лавок, построено { $built } из { $size }: после 1-й корабли стоят на 1 товар меньше, после 3-й они бесплатны
   *[right] Правая группа лавок, построено { $built } из { $size }: после 1-й производство даёт ещё 1 товар, после 3-й — по 1 каждого произведённого типа
}

ui-player-stores = Лавки: { $count } (ювелирные { $gold }, книжные { $books }, суконные { $cloth }, инструментальные { $tools })

ui-player-clergy = Жетоны духовенства

ui-player-favor = Милость { noble-genitive }{ $held ->
    [yes] {""}
   *[no] : нет
}

ui-player-plans = Проекты

ui-player-plan = Проект { architect } архитектора, служащих: { $officials }{ $done ->
    [yes] , выполнен
   *[no] {""}
}{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}

ui-player-plan-counts = Проекты: не выполнено { $open }, выполнено { $done } (служащих на них: { $officials })

ui-player-decrees = Указы

ui-player-decree-list = Указы: { $count }{ $worth ->
    [-1] {""}
   *[other] , сейчас приносят { $worth ->
        [one] { $worth } парик
        [few] { $worth } парика
       *[many] { $worth } париков
    }
}

ui-player-hand = Карты на руке: { $count }{ $known ->
    [0] {""}
   *[other] ; известны: { $cards }
}

ui-player-none = нет

ui-player-hand-title = Ваша рука

# Short words on the buttons below a card: some nine letters have room
ui-player-use = { $use ->
    [gold] Золото
    [portfolio] Портфолио
    [visit] Визит
   *[sponsor] Спонсор
}

ui-player-pay-nothing = Платить не нужно

ui-player-end-turn-question = Закончить ход? { $text }

ui-player-end-turn = Закончить ход

ui-player-not-yet = Ещё нет

# Before wigs are spent on a visit; $have are all that the player has
ui-player-wigs-question = { $have ->
    [1] Потратить единственный парик?
   *[other] Потратить парики: { $wigs } из ваших { $have }?
} { $text }

ui-player-spend-wigs = Потратить { $wigs ->
    [one] { $wigs } парик
    [few] { $wigs } парика
   *[many] { $wigs } париков
}

ui-player-keep-wigs = { $have ->
    [1] Сохранить его
   *[other] Сохранить их
}

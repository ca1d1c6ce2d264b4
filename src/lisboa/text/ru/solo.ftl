### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = Помощник Ласерды начинает над стопкой { deck-name }: открыта { $card }

event-first-building = С начала игры стоит здание { architect } архитектора ({ $building }): { $site }; щебень с участка выходит из игры

event-courtier-placed = Придворный Ласерды начинает у { noble-genitive }: открыта { $card }

event-courtier-moved = Придворный Ласерды переходит к { noble-dative }

event-lacerda-acts = Помощник над стопкой { deck-name }, поэтому Ласерда выполняет { $which ->
    [upper] верхнее
   *[lower] нижнее
} действие государства: { state-action }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] Ласерда сохраняет милость { noble-genitive } и не повторяет визит: { lacerda-cannot-noble }
       *[no] Ласерда ничего не платит и пропускает действие дворянина: { lacerda-cannot-noble }
    }
   *[state] Ласерда пропускает действие государства: { $action ->
        [recruit] у него не осталось служащих
        [plan] проектов не осталось
        [ship] верфь пуста
        [produce] у него нет лавок
       *[favor] нет милости, которой ему недостаёт
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] у него не осталось маркеров лавок
       *[some] ни один участок не подходит к доступным жетонам кварталов
    }
    [minister] нет открытых указов
   *[king] нигде ничего нельзя открыть
}

event-lacerda-without = { $what ->
    [card] Стопка { deck-name } под Помощником пуста: сбрасывать нечего
    [tile] Перед кардиналом нет жетона духовенства
    [cube] Ни в конце ряда, ни внизу столбца не осталось кубиков
   *[decree] Второго указа нет
}

event-lacerda-plan = Ласерда принимает проект { architect } архитектора (служащих: { $officials }){ $reason ->
    [only] : другая стопка пуста
    [more] : на другом { $others }
   *[tie] : на обоих { $others }, при равенстве — синий
}

event-lacerda-office = Ласерда назначает служащего туда, где у него их меньше всего: в приёмной { noble-genitive } — { $his }{ $tie ->
    [yes] {" "}(поровну: { $tied }; выбирается левая приёмная)
   *[no] {""}
}

event-lacerda-ship = Ласерда бесплатно берёт с верфи: { $ship }

event-lacerda-influence = { $church ->
    [yes] Церковный подсчёт: влияние на кораблях Ласерды — { $ships }, в верхнем ряду { whose } — { $row }
   *[no] Влияние на новом корабле — { $ships }, в верхнем ряду { whose } — { $row }
}

event-lacerda-produced = Ласерда производит { good-count-accusative }

event-lacerda-clergy = Ласерда сбрасывает жетон духовенства перед кардиналом за { wigs-count }{ $change }: { $tile }

event-lacerda-favor = Ласерда берёт милость { noble-genitive } — самую левую из недостающих

event-lacerda-paid = Ласерда { $free ->
    [yes] ничего не платит за визит к { noble-dative }
   *[no] платит за визит к { noble-dative }: { $payment }
}{ $unpaid ->
    [0] {""}
   *[other] ; из { $cost } не оплачено { $unpaid }
}

event-lacerda-plot = Ласерда выбирает участок { $plot }: { $count ->
    [0] ни один участок не приносит париков сразу
   *[other] он сразу приносит { wigs-count }
}{ $tie ->
    [yes] {" "}(поровну: { $tied }; выбирается верхний, затем левый)
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] Там возможна только улица «{ good }»
    [better] Улица «{ good }» выгоднее, чем «{ $other }»
   *[tie] Улицы «{ good }» и «{ $other }» равноценны: выбирается левая
}

event-lacerda-cube = Ласерда берёт { lacerda-a-cube } { $place ->
    [column] внизу столбца
   *[row] в конце ряда
} — самый дешёвый{ $tie ->
    [yes] {" "}(такой же в конце ряда: выбирается низ столбца)
   *[no] {""}
}

lacerda-a-cube = { $cube ->
    [earthquake] кубик землетрясения
    [fire] кубик пожара
   *[tsunami] кубик цунами
}

event-lacerda-decree-taken = Ласерда берёт указ { $number }, самый левый, за 3 парика в конце игры: { $worth }

event-decrees-closed-up = Указы сдвигаются влево

event-lacerda-site = Ласерда открывает здание ({ $site }): { $lead ->
    [even] он получает столько же париков, сколько { player-you }
    [ahead] он получает на { wigs-count } больше, чем { player-you }
   *[behind] в лучшем случае он получает на { wigs-count } меньше, чем { player-you }
}{ $tie ->
    [yes] {" "}(поровну: { $tied }; выбирается первый по часовой стрелке от запада ряда D)
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] Там может стоять только здание { architect } архитектора
    [better] Здание { architect } архитектора выгоднее для Ласерды
   *[tie] Оба здания равноценны, а Помощник над стопкой { deck-name }: здание { architect } архитектора
}

event-lacerda-rubble = Ласерда берёт с участка { lacerda-a-cube }

event-lacerda-followed = Ласерда возвращает милость { noble-genitive } и повторяет визит, чтобы { noble-action }

event-lacerda-card-discarded = { $setup ->
    [yes] Открыта не карта дворянина, а { $card }: нужна следующая
   *[no] Ласерда сбрасывает верхнюю карту стопки под Помощником: { $card }
}

event-assistant-moved = { $stays ->
    [yes] Помощник остаётся над стопкой { deck-name }: в других нет карт
   *[no] Помощник переходит к стопке { deck-name }{ $skipped ->
        [none] {""}
       *[other] ; без карт и потому пропущено: { $skipped }
    }
}

event-lacerda-cube-wigs = Ласерда получает { wigs-count } за { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} щебня{ $change }

event-lacerda-sailed = Полный { colour } корабль Ласерды отплывает: { wigs-count }{ $change }

event-lacerda-docked = { $colour ->
    [blue] Синий
    [red] Красный
    [purple] Фиолетовый
   *[brown] Коричневый
} корабль Ласерды возвращается

the-deck = стопка { deck-name }

# Genitive: whose deck
deck-name = { $deck ->
    [builder] Строителя
    [minister] Министра
    [king] Короля
   *[treasury] казны
}

## What you have reached in the end (SOLO-9)

solo-rank = { $rank ->
    [jester] Шут
    [courtier] Придворный слуга
    [favourite] Фаворит Короля
   *[right-hand] Правая рука Министра
}

solo-measure = { $measure ->
    [wigs] перевес в париках
    [stores] лавки
    [stores-lead] перевес в лавках
    [first-places] первые места
    [reis] реалы
    [decrees] указы
   *[ships] корабли
}

solo-condition = { $what ->
    [wigs] больше париков, чем у Ласерды
    [stores] лавок не меньше { $needed }
    [stores-as-he] не меньше лавок, чем у Ласерды
    [stores-more] больше лавок, чем у Ласерды
    [first-places] первых мест по лавкам не меньше { $needed }
    [reis] реалов не меньше { $needed }
    [decrees] указов не меньше { $needed }
   *[ships] кораблей не меньше { $needed }
}

solo-condition-line = { $holds ->
    [below-yes] { solo-below }: да, { solo-have }
    [below-no] { solo-below }: нет, { solo-have }
    [yes] { solo-condition }: да, { solo-have }
   *[no] { solo-condition }: нет, { solo-have }
}

# Wigs, and stores compared with his, are counted as your lead over Lacerda
solo-have = { $what ->
    [wigs] разница { $have }
    [stores-as-he] разница { $have }
    [stores-more] разница { $have }
   *[other] у вас { $have }
}

# What makes a Jester
solo-below = { $what ->
    [wigs] меньше париков, чем у Ласерды
    [stores] лавок меньше { $needed }
    [first-places] ни одного первого места по лавкам
    [reis] реалов меньше { $needed }
   *[decrees] указов меньше { $needed }
}

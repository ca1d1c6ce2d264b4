### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $passed ->
    [yes] { event-pass }
   *[no] { $automatic ->
        [yes] { player } не может выбрать, { event-topic }
       *[no] { player } решает, { event-topic }
    }
}

# What a player who declines or stops does
event-pass = { player } { $topic ->
    [follow] не повторяет визит
    [sell] больше не продаёт
    [trade] больше ничего не преподносит
    [free-state] не выполняет действие государства
    [after-action] не использует жетон духовенства
    [church-scoring] сохраняет остальные жетоны духовенства
    [second-decree] не берёт второй указ
    [period-discard] сохраняет остальные карты
    [period-reward] больше не берёт наград
    [take-card] не берёт карту
    [place-official] не отправляет служащего
    [two-goods] не берёт товаров
    [recruit] никого не назначает
    [plan] не берёт проект
    [ship] не строит корабль
    [produce] ничего не производит
    [cardinal] оставляет кардинала на месте
    [favor] не берёт милость
    [decree] не берёт указ
    [rubble] не берёт кубик
    [treasury] не двигает маркер казны
    [cube] не находит кубика, который можно убрать
   *[other] пасует
}

event-topic = { $topic ->
    [keep-clergy] какой жетон духовенства оставить
    [draft] какую карту оставить в драфте
    [starting-decree] с каким указом начать
    [main] какую карту сыграть
    [after-action] использовать ли жетон духовенства после действия
    [take-card] какую карту политики взять
    [tuck] какой слот портфолио занять
    [lose-official] какого служащего потерять
    [lose-favor] какую милость потерять
    [lose-reis] как заплатить штраф
    [sell-or-trade] продавать или преподносить
    [sell] что продать
    [trade] что преподнести
    [recruit] куда назначить служащих
    [plan] какой проект принять
    [ship] куда поставить корабль
    [ship-goods] какими товарами заплатить за корабль
    [cargo-drop] какой груз оставить
    [produce] производить ли товары
    [extra-good] какой дополнительный товар взять
    [cardinal] куда передвинуть кардинала
    [favor] какую милость взять
    [church-scoring] какие жетоны духовенства отдать в церковном подсчёте
    [visit-pay] как заплатить за визит
    [free-state] какое действие государства выполнить
    [follow] повторять ли визит
    [pay] как заплатить
    [tile] какой жетон квартала взять
    [plot] какой участок занять
    [cube] какой кубик убрать
    [house] какой маркер лавки поставить
    [decree] какой указ взять
    [second-decree] брать ли второй указ
    [site] где открыть общественное здание
    [use-plan] какой проект выполнить
    [return-official] какого служащего вернуть
    [rubble] какой кубик взять из груды
    [two-goods] какие два товара взять
    [treasury] куда сдвинуть маркер казны
    [period-discard] какие карты сбросить в конце периода
    [goal] какую цель засчитать
    [place-official] в какую приёмную отправить служащего
   *[period-reward] награду какой сброшенной карты взять
}

## Set-up

event-set-up = Поле разложено; первый игрок — { player }

event-clergy-kept = { player } оставляет жетон духовенства: { $tile }

event-hands-dealt = { player } получает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}

event-packs-passed = Драфт, круг { $round }: карты передаются налево

event-decree-removed = { $why ->
    [solo] Против Ласерды
   *[two] При игре вдвоём
} убирается { $decree }

## The turn

event-turn-begun = { player } начинает ход{ $turn ->
    [0] {""}
   *[other] {" "}{ $turn }
}

event-ship-docked = { player }: корабль возвращается в док { $dock }{ $cargo ->
    [0] {""}
   *[other] ; в запас уходит: { $goods }
}

event-gold-taken = { player } ради 1 золота сбрасывает карту: { $card }

event-card-played = { $use ->
    [portfolio] { player } играет в портфолио: { $card }
    [visit] { player } наносит визит { noble-dative }: { $card }
   *[sponsor] { player } спонсирует мероприятие: { $card }
}

event-card-left = Уходит из королевского двора и из игры: { $card }

event-card-taken = { player } берёт карту политики: { $card }

event-turn-ended = { player } завершает ход

event-card-revealed = Открыта новая карта политики: { $card }

event-display-refilled = { $display ->
    [city] Выложен новый жетон квартала: { good }
    [small] Выложен новый малый жетон квартала: инструменты
    [church] На церковной галерее новый жетон духовенства{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
   *[decrees] { $tile ->
        [unknown] Открыт новый указ
       *[other] Открыт { $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] Действие государства «{ state-action }» освобождается
   *[other] С действия государства «{ state-action }» убран товар: { good }
}

## Portfolio

event-card-tucked = { player } кладёт в слот { $slot }: { $card }

event-card-discarded = { player } сбрасывает: { $card }

event-ship-discarded = { player } сбрасывает { colour } корабль из дока { $dock }{ $cargo ->
    [0] {""}
   *[other] {" "}с грузом: { $goods }
}

event-treasury-moved = { $way ->
    [up] Казна растёт
   *[down] Казна убывает
}{ $change }

event-goods-gained = { player } получает { good-count-accusative }{ $change }

event-goods-lost = { player }: на складе нет места, в запас: { good-count }

event-goods-paid = { player } платит за корабль { good-count-accusative }{ $change }

event-goods-forfeited = { player } теряет { good-count-accusative }{ $change }

event-official-lost = { player } теряет служащего { place }: он возвращается на планшет{ $change }

event-favor-lost = { player } теряет милость { noble-genitive }

event-cube-taken = { player } берёт кубик { cube }{ $change }

event-cube-discarded = { player }: для кубика { cube } нет места, он выходит из игры

event-set-completed = { player } собирает { $sets }-й набор щебня

event-reward-lost = { player } не может использовать награду: { $effect }

## Money and influence

event-reis-gained = { player } получает { reis-count }{ $change }

# A penalty takes what there is
event-reis-paid = { $count ->
    [0] { player } не может заплатить штраф: реалов нет
   *[other] { reis-paid }
}

reis-paid = { player } платит { reis-count } { $purpose ->
    [land] за участок
    [hire] за наём служащих
    [event] за мероприятие
   *[penalty] в качестве штрафа
}{ store-coins }{ $change }

event-influence-gained = { player } получает { influence-count }{ $change ->
    [none] {" "}(шкала уже заполнена)
   *[other] { $change }
}

event-influence-wig = { player } достигает конца шкалы влияния и получает 1 парик{ $change }

event-wigs-gained = { player } получает { wigs-count }{ $change }

event-visit-paid = { player } { $free ->
    [yes] ничего не платит за визит к { noble-dative }
   *[no] платит за визит к { noble-dative }: { $payment }
}

## Selling and trading

event-good-sold = { player } продаёт { a-good } на { $own ->
    [yes] свой корабль
   *[no] корабль { whose }
}{ $dock ->
    [0] {""}
   *[other] {" "}в доке { $dock }
} за { reis-count }{ $change }

event-ship-sailed = { player }: полный корабль из дока { $dock } отплывает и приносит { wigs-count }{ $change }

event-good-offered = { player } преподносит { noble-dative } { a-good }{ $change }, чтобы { state-action }

## State actions

event-official-pushed = { $player ->
    [neutral] Нейтральный служащий
   *[other] { player }: служащий
} уходит из приёмной { noble-genitive } на площадь{ $change }

event-official-placed = { player } отправляет служащего в приёмную { noble-genitive }{ $change }

event-plan-taken = { player } принимает проект { architect } архитектора (служащих: { $officials })

event-ship-built = { player } строит { $replaced ->
    [yes] вместо корабля в доке { $dock }
   *[no] в доке { $dock }
}: { $ship }

event-cargo-dropped = { player } оставляет груз, корабль в доке { $dock } полон: { good-count }

event-produced = { player } производит товары

event-price-dropped = Цена { good-genitive } падает{ $change }

event-cardinal-moved = { player } перемещает кардинала на { $spaces ->
    [one] { $spaces } шаг
    [few] { $spaces } шага
   *[many] { $spaces } шагов
}

# $begins: whoever moves the Cardinal last begins the church scoring that was triggered before (RUL-21)
event-clergy-taken = { player } берёт жетон духовенства: { $tile }{ $begins ->
    [yes] ; церковный подсчёт теперь начинает { player }
   *[no] {""}
}

event-favor-taken = { player } получает милость { noble-genitive }

event-church-called = { player } вызывает церковный подсчёт в конце хода

event-clergy-given = { player } сбрасывает жетон духовенства: { $tile }

event-clergy-used = { player } использует жетон духовенства: { $tile }

## Visits and Noble actions

event-followed = { player } возвращает милость { noble-genitive } и повторяет визит, чтобы { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } строит { store-good } на участке { $plot }, { $street }{ store-price }{ $change }

# -1 as long as it is not paid
store-price = { $price ->
    [-1] {""}
    [one] , за { $price } реал{ store-coins }
    [few] , за { $price } реала{ store-coins }
   *[many] , за { $price } реалов{ store-coins }
}

store-coins = { $coins ->
    [0] {""}
   *[other] , { $coins } за счёт влияния
}

event-house-moved = { player } ставит маркер лавки из { house-group } группы на участок { $plot }{ $change }

event-store-scored = { player } получает { wigs-count } за лавку на участке { $plot } при { $buildings ->
    [one] { $buildings } сопутствующем здании
   *[other] { $buildings } сопутствующих зданиях
}{ $change }

event-decree-taken = { player } берёт { $decree }

event-marker-discarded = { player } сбрасывает маркер набора ради второго указа{ $change }

event-building-placed = { player } открывает здание { architect } архитектора ({ $building }): { $site }

event-official-returned = { player } возвращает служащего { place } на планшет{ $change }

event-plan-completed = { player } выполняет проект { architect } архитектора (служащих: { $officials })

event-building-uncovered = Доступно здание { architect } архитектора ({ $building }){ $next ->
    [none] {""}
   *[other] ; следующее: { $next }
}

event-building-scored = { player } получает { wigs-count } за лавку на участке { $plot }{ $change }

## The ends

event-period-ended = Первый период окончен: { $cause ->
    [sets] второй набор щебня собирает { player }
   *[decks] три стопки карт политики пусты
}

event-period-set-wigs = { player } получает { wigs-count } за { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
   *[many] { $sets } наборов
} щебня{ $change }

event-shipyard-renewed = На верфи появляются корабли второго периода

event-hand-refilled = { player } { $cards ->
    [0] не добирает карт
    [one] добирает { $cards } карту
    [few] добирает { $cards } карты
   *[many] добирает { $cards } карт
}

event-decks-laid = { $colour ->
    [blue] Синие
    [red] Красные
    [purple] Фиолетовые
   *[brown] Коричневые
} карты политики разложены на четыре стопки

event-end-triggered = Конец игры близок: { $cause ->
    [sets] собран четвёртый набор щебня
   *[decks] три стопки карт политики пусты
}; этот раунд доигрывается, затем последний раунд

event-final-round = Последний раунд; начинает { player }

event-scored = { player } получает { $count ->
    [0] 0 париков
   *[other] { wigs-count }
} за { $line ->
    [1] вместимость кораблей
    [2] { $his ->
        [yes] кубики щебня
       *[no] наборы щебня
    }
    [3] лидерство по лавкам
    [4] деньги и влияние
    [5] указы
    [6] служащих на выполненных проектах
   *[7] королевские милости
}{ $change }

event-game-over = Партия окончена

event-clergy-drawn = { player } вытягивает два жетона духовенства: { $first }; { $second }

event-rubble-laid = Город покрыт щебнем

event-shipyard-laid = Верфь готова: синие корабли поверх красных, каждого вида по { $copies }

## The extras

event-tokens-laid = Жетоны наград закрывают награды города

event-token-removed = { player } убирает жетон награды ({ $where }): { $effect }

event-goal-deck-laid = Карты целей перемешаны

event-goal-dealt = { player } получает цель { $goal }

event-goal-fulfilled = { player } достигает цели { $goal }

event-goal-drawn = { player } берёт цель { $goal }

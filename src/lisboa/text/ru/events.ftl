### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $automatic ->
    [yes] { player } — без выбора: { event-topic }
   *[no] { $passed ->
        [yes] { player } пасует: { event-topic }
       *[no] { player } решает: { event-topic }
    }
}

event-topic = { $topic ->
    [keep-clergy] какой жетон духовенства оставить
    [draft] какую карту оставить в драфте
    [starting-decree] с каким указом начать
    [main] какую карту сыграть
    [after-action] жетон духовенства после действия
    [take-card] какую карту политики взять
    [tuck] слот в портфолио
    [lose-official] какого служащего забрать
    [lose-favor] какую милость вернуть
    [lose-reis] как заплатить штраф
    [sell-or-trade] продажа или подношение
    [sell] что продать
    [trade] что преподнести
    [recruit] куда назначить служащих
    [plan] какой проект принять
    [ship] место для корабля
    [ship-goods] товары за корабль
    [cargo-drop] какой груз оставить
    [produce] производство
    [extra-good] дополнительный товар
    [cardinal] путь кардинала
    [favor] какую милость взять
    [church-scoring] жетоны духовенства для церковного подсчёта
    [visit-pay] плата за визит
    [free-state] действие государства
    [follow] повтор визита
    [pay] оплата
    [tile] какой жетон квартала взять
    [plot] какой участок занять
    [cube] какой кубик убрать
    [house] какой маркер лавки поставить
    [decree] какой указ взять
    [second-decree] второй указ
    [site] какой участок отвести под здание
    [use-plan] какой проект выполнить
    [return-official] какого служащего вернуть
    [rubble] какой кубик взять из груды
    [two-goods] какие два товара взять
    [treasury] куда сдвинуть маркер казны
    [period-discard] какие карты сбросить в конце периода
    [goal] какую цель засчитать
    [place-official] приёмная для служащего
   *[period-reward] награда сброшенной карты
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

event-goods-forfeited = { player } отдаёт { good-count-accusative }{ $change }

event-official-lost = { player } забирает служащего { place }; служащие на планшете{ $change }

event-favor-lost = { player } возвращает милость { noble-genitive }

event-cube-taken = { player } берёт кубик { cube }{ $change }

event-cube-discarded = { player }: для кубика { cube } нет места, он выходит из игры

event-set-completed = { player } собирает набор щебня № { $sets }

event-reward-lost = { player } не может использовать награду: { $effect }

## Money and influence

event-reis-gained = { player } получает { reis-count }{ $change }

event-reis-paid = { player } платит { reis-count } { $purpose ->
    [land] за участок
    [hire] за наём служащих
    [event] за мероприятие
   *[penalty] в качестве штрафа
}{ $coins ->
    [0] {""}
   *[other] , в том числе { $coins } за счёт влияния
}{ $change }

event-influence-gained = { player } получает { influence-count }{ $change ->
    [none] {" "}(шкала уже заполнена)
   *[other] { $change }
}

event-influence-wig = { player } в конце шкалы влияния: 1 парик{ $change }

event-wigs-gained = { player } получает { wigs-count }{ $change }

event-visit-paid = { player } платит за визит к { noble-dative }: { $cost ->
    [0] ничего
   *[other] { $cost }
}{ $change }

## Selling and trading

event-good-sold = { player } продаёт { good } на { $own ->
    [yes] свой корабль
   *[no] корабль { whose }
}{ $dock ->
    [0] {""}
   *[other] {" "}в доке { $dock }
} за { reis-count }{ $change }

event-ship-sailed = { player }: полный корабль из дока { $dock } отплывает, { wigs-count }{ $change }

event-good-offered = { player } преподносит { noble-dative } { good }{ $change }: { state-action }

## State actions

event-official-pushed = { player }: служащий уходит из приёмной { noble-genitive } на площадь{ $change }

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

event-clergy-taken = { player } берёт жетон духовенства: { $tile }

event-favor-taken = { player } получает милость { noble-genitive }

event-church-called = { player } вызывает церковный подсчёт в конце хода

event-clergy-given = { player } сбрасывает жетон духовенства: { $tile }

event-clergy-used = { player } использует жетон духовенства: { $tile }

## Visits and Noble actions

event-followed = { player } возвращает милость { noble-genitive } и повторяет визит: { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } строит { store-accusative } на участке { $plot }, { $street }

event-house-moved = { player } ставит маркер лавки из { house-group } группы на участок { $plot }{ $change }

event-store-scored = { player } получает { wigs-count } за лавку на участке { $plot } при { $buildings ->
    [one] { $buildings } сопутствующем здании
   *[other] { $buildings } сопутствующих зданиях
}{ $change }

event-decree-taken = { player } берёт { $decree }

event-marker-discarded = { player } сбрасывает маркер набора ради второго указа{ $change }

event-building-placed = { player } открывает здание { architect } архитектора ({ $building }): { $site }

event-official-returned = { player } возвращает служащего { place }; служащие на планшете{ $change }

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

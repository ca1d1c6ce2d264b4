### What an option does. The id is "option-" and the name of the step; "-pass" is added for declining or stopping.

## Set-up

option-keep-clergy = Оставить: { $tile }

option-draft = Оставить: { $card }

option-starting-decree = Взять { $decree } (сейчас { wigs-count })

## The turn

option-main = { $use ->
    [portfolio] В портфолио: { $card }
    [subsidy] В портфолио: { $card } — { reis-count } ({ $before } { -to } { $after }), казна { $treasury } { -to } { $treasuryafter }
    [visit] Визит к { noble-dative }: { $card } — { cost-influence } ({ $means ->
        [enough] { visit-cost }
        [short] { visit-cost }
       *[other] { visit-means }; { visit-cost }
    }){ $means ->
        [short] , вам не хватает { $missing }
       *[other] {""}
    }
    [sponsor] Спонсировать мероприятие: { $card } — { reis-count }
    [gold] Сбросить ради 1 золота ({ $before } { -to } { $after }): { $card }
   *[clergy] Использовать и сбросить жетон духовенства: { $effect }
}

option-after-action = Использовать и сбросить жетон духовенства: { $effect }

option-after-action-pass = Дальше: взять карту политики

option-take-card = { $left ->
    [0] Стопка { kind } пуста
   *[other] { $face ->
        [up] Взять: { $card } — карт в стопке { kind }: { $left }
       *[down] В стопке { kind } нет открытой карты
    }
}

option-take-card-pass = Открытых карт нет: не брать

## Portfolio

option-tuck = { $use ->
    [free] Положить карту в пустой слот
    [ship] Освободить место, сбросив с грузом: { $ship }
   *[card] Освободить место, сбросив: { $card }
}

option-lose-official = Потерять служащего { place } ({ $count } { -to } { $after })

option-lose-favor = Потерять милость { noble-genitive }

option-lose-reis = Потерять: { $payment }

option-sell-or-trade = { $use ->
    [sell] Продать товары на корабли
   *[trade] Преподнести товары дворянам
}

## Selling and trading

option-sell = Продать { good } за { reis-count } ({ $before } { -to } { $after }): { $owner ->
    [you] ваш { $ship }
   *[other] у { whose } — { $ship }
}{ $crates ->
    [0] {""}
    [one] ; он отплывает: { $crates } парик
    [few] ; он отплывает: { $crates } парика
   *[many] ; он отплывает: { $crates } париков
}

option-sell-pass = Закончить продажу

option-trade = Преподнести { noble-dative } { good } ({ $before } { -to } { $after }): { state-action }

option-trade-pass = Закончить подношение

## State actions

option-recruit = { $count ->
    [one] Отправить служащего { $offices }
   *[other] Отправить { $count } служащих: { $offices }
}{ $reis ->
    [0] {""}
    [one] ; получить { $reis } реал
    [few] ; получить { $reis } реала
   *[many] ; получить { $reis } реалов
}

option-recruit-pass = Никого не назначать

option-plan = Принять проект { architect } архитектора ({ $officials ->
    [0] {""}
   *[other] служащих: { $officials };{" "}
}осталось проектов: { $left })

option-plan-pass = Не принимать проект

option-ship = { $use ->
    [free] Поставить корабль в пустой слот
    [ship] Заменить корабль: { $ship }
   *[card] Освободить место, сбросив: { $card }
}; заплатить: { $cost ->
    [0] ничего
    [one] { $cost } товар
    [few] { $cost } разных товара
   *[many] { $cost } разных товаров
}

option-ship-pass = Не строить корабль

option-ship-goods = Заплатить: { $goods }

option-cargo-drop = Оставить 1 товар, на борту: { $goods }

option-produce = Произвести: { $goods }

option-produce-pass = Не производить

# A good that is produced: the warehouse and the market price before and after
produce-part = { good-count } (склад { $before } { -to } { $after }, цена { $price } { -to } { $priceafter })

option-extra-good = Взять дополнительно { good } ({ $before } { -to } { $after })

option-cardinal = На { $spaces ->
    [one] { $spaces } шаг
    [few] { $spaces } шага
   *[many] { $spaces } шагов
}, взять жетон { $side ->
    [behind] позади кардинала
   *[ahead] перед кардиналом
}: { $tile }{ $treasury ->
    [0] {""}
   *[other] ; казна { $treasury } { -to } { $treasuryafter }
}{ $church ->
    [yes] ; в конце хода церковный подсчёт
   *[no] {""}
}

# Instead of a tile
no-tile = жетона нет

option-cardinal-pass = Не двигать кардинала

option-favor = Взять милость { noble-genitive } (осталось { $left })

option-favor-pass = Не брать милость

option-church-scoring = Сбросить жетон духовенства за { wigs-count } ({ $before } { -to } { $after }): { $tile }

option-church-scoring-pass = { $given ->
    [0] Сохранить жетоны духовенства: ни париков, ни влияния
   *[other] Закончить и получить { $gain ->
        [one] { $gain } влияние
       *[other] { $gain } влияния
    } ({ $before } { -to } { $after })
}

## Visits

option-visit-pay = Заплатить: { $payment }

option-free-state = { $action ->
    [recruit] Назначить до 2 служащих
    [plan] Принять проект
    [ship] Построить корабль
    [produce] Произвести товары
    [cardinal] Посетить кардинала
   *[favor] Получить королевскую милость
}

option-free-state-pass = Без действия государства: сразу { noble-action }

option-follow = Повторить визит за { cost-influence }{ $means ->
    [enough] {""}
    [short] {" "}(вам не хватает { $missing })
   *[other] {" "}({ visit-means })
}: { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

option-follow-pass = Не повторять визит, сохранить милость

option-pay = Заплатить: { $payment }

## Noble actions

option-tile = { $size ->
    [small] Малый жетон квартала для столбца 5
   *[large] Жетон квартала
}: { store } на { $street }

option-plot = { $plot }: { $taken ->
    [yes] { $owner ->
        [you] ваша { store }
       *[other] { store } { whose }
    }
    [covered] не участвует в этой партии
   *[no] { $reward }; участок от { $count ->
        [one] { $count } реала
       *[other] { $count } реалов
    }; { $buildings ->
        [0] сейчас без париков (значение столбца { $value })
       *[other] { $wigs ->
            [one] { $wigs } парик
            [few] { $wigs } парика
           *[many] { $wigs } париков
        } (значение столбца { $value }, сопутствующих зданий: { $buildings })
    }
}

option-cube = Взять кубик { cube } (ценность { $value }) { $source ->
    [row] к востоку от ряда { $row }
   *[column] внизу столбца { $column }
}: участок за { reis-count }; { $room ->
    [no] места для кубика нет, он выходит из игры
   *[yes] ваши кубики { cube }: { $before } { -to } { $after }
}

option-cube-pass = Кубиков нет: участок за { reis-count }

option-house = { $group ->
    [left] Левая группа
    [middle] Средняя группа
   *[right] Правая группа
} ({ $built } { -to } { $after } из { $size }){ $ability ->
    [left-2] : визиты и их повторы можно оплачивать реалами
    [middle-1] : корабли стоят на 1 товар меньше
    [middle-3] : корабли бесплатны
    [right-1] : производство даёт ещё 1 товар
    [right-3] : производство даёт ещё по 1 товару каждого произведённого типа
   *[other] {""}
}

option-decree = Взять { $decree } (сейчас { wigs-count })

option-decree-pass = Не брать указ

option-second-decree = Сбросить маркер и взять { $decree } (сейчас { wigs-count })

option-second-decree-pass = Сохранить маркеры наборов

option-site = { $side ->
    [north] Северный конец { $street }
    [west] К западу от ряда { $row }
   *[east] К востоку от ряда { $row }
}: { $building ->
    [none] щебень — { $cubes }; награда — { $reward }
   *[other] стоит здание ({ $building })
}

option-use-plan = Проект { architect } архитектора (служащих: { $officials }){ $building ->
    [none] : зданий не осталось
   *[other] : здание ({ $building }); { $returned ->
        [0] никто не возвращается
        [one] возвращается { $returned } служащий
       *[other] возвращаются { $returned } служащих
    }, { $hired ->
        [0] никто не нанимается
       *[other] нанять { $hired } за { reis-count }
    }; парики за лавки: вам { $wigs }, другим { $others }
}

option-return-official = Забрать { place } ({ $count } { -to } { $after })

## Rewards

option-rubble = Взять кубик { cube } (в груде { $left }); { $room ->
    [no] места для него нет, он выходит из игры
   *[yes] ваши кубики { cube }: { $before } { -to } { $after }
}

option-rubble-pass = Не брать кубик

option-two-goods = Взять { $goods }

option-two-goods-pass = Не брать товары

option-treasury = { $way ->
    [up] Вверх
   *[down] Вниз
} ({ $before } { -to } { $after })

option-treasury-pass = Не двигать маркер казны

## The end of the period

option-period-discard = Сбросить: { $card }

option-period-discard-pass = Больше не сбрасывать

option-period-reward = Получить награду: { $card }

option-period-reward-pass = Больше наград не брать

## The extras

option-goal = Засчитать цель { $goal }

option-place-official = Отправить служащего { $office }

option-place-official-pass = Никого не отправлять

### What speaks for a move: facts about the turn that it begins. The id is "fact-" and the kind of the fact.

# Two facts, one after the other
fact-more = { $first }. { $rest }

fact-n-wigs = { $wigs ->
    [one] { $wigs } парик
    [few] { $wigs } парика
   *[many] { $wigs } париков
}

fact-instead = { fact-n-wigs } вместо { $before } при нынешнем положении

# Stores of a good's type, in the dative after "по"
fact-stores-of = { $good ->
    [gold] ювелирным лавкам
    [cloth] суконным лавкам
    [books] книжным лавкам
   *[tools] инструментальным лавкам
}

## Downtown

# $stores of yours score $each, or $wigs in all if they score differently; $others is what rivals get
fact-opening = { $side ->
    [north] Открывает здание на улице { good-genitive }
    [west] Открывает здание к западу от ряда { $row }
   *[east] Открывает здание к востоку от ряда { $row }
}{ $stores ->
    [0] {""}
    [1] : ваша лавка приносит { fact-n-wigs }
   *[other] { $each ->
        [0] : ваши лавки ({ $stores }) приносят вместе { fact-n-wigs }
       *[other] : ваши лавки ({ $stores }) приносят по { $each }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}(другим { $others })
}

fact-store = Строит { store-accusative } на участке { $plot }

fact-store-scores = На участке { $plot } { store } при { $buildings ->
    [one] { $buildings } сопутствующем здании
   *[other] { $buildings } сопутствующих зданиях
} сразу приносит { fact-n-wigs }

fact-house = { $ability ->
    [visits] Теперь визиты можно оплачивать реалами
    [ships] Теперь корабли стоят вам на один товар меньше
    [free-ships] Теперь корабли не стоят вам товаров
    [goods] Теперь производство даёт вам лишний товар
   *[all-goods] Теперь производство даёт вам лишний товар каждого типа
}

# So many houses of a group are still to be built for its next ability
fact-house-next = Ещё { $missing ->
    [one] { $missing } лавка
    [few] { $missing } лавки
   *[many] { $missing } лавок
} { house-group } группы, и { $ability ->
    [visits] визиты можно оплачивать реалами
    [ships] корабли стоят вам на один товар меньше
    [free-ships] корабли не стоят вам товаров
    [goods] производство даёт вам лишний товар
   *[all-goods] производство даёт вам лишний товар каждого типа
}

fact-street-place = { $place ->
    [first] Выводит на первое место по { fact-stores-of }
    [shared] Делит первое место по { fact-stores-of }
   *[behind] Поднимает место по { fact-stores-of }
}: { fact-instead }

fact-deny-street = { player } теряет { fact-n-wigs } по { fact-stores-of }

fact-deny-site = У соперника ({ player }) был проект для этого места

## Court and church

fact-officials-place = { $place ->
    [first] Выводит на первое место по служащим на выполненных проектах
    [shared] Делит первое место по служащим на выполненных проектах
   *[behind] Поднимает место по служащим на выполненных проектах
}: { fact-instead }

fact-deny-officials = { player } теряет { fact-n-wigs } по служащим

fact-recruit = { $count ->
    [1] Отправляет ко двору служащего: { $use ->
        [both] он пригодится зданию, а другим визиты дороже
        [buildings] он пригодится зданию
       *[visits] другим визиты дороже
    }
   *[other] Отправляет ко двору служащих ({ $count }): { $use ->
        [both] они пригодятся зданиям, а другим визиты дороже
        [buildings] они пригодятся зданиям
       *[visits] другим визиты дороже
    }
}

fact-recalls = { $place ->
    [plaza] Сначала возвращает служащих с площади: те, что в приёмных, и дальше удорожают визиты другим
   *[office] Сначала возвращает из приёмной { noble-genitive }
}

# How many of the reader's officials are there then
fact-office = Ваших служащих в приёмной { noble-genitive }: { $count }

fact-plan = { $count ->
    [1] Принимает проект (служащих: { $officials })
   *[other] Принимает проекты: { $count } (служащих всего: { $officials })
}{ $wigs ->
    [0] {""}
   *[other] { $count ->
        [1] : его здание может принести вам { fact-n-wigs }
       *[other] : лучшее из их зданий может принести вам { fact-n-wigs }
    }
}

fact-favor = Берёт милость { noble-genitive }: { $follow ->
    [yes] чтобы позже повторить чужой визит или ради 2 париков в конце
   *[no] 2 парика в конце
}

fact-follow = Использует милость { noble-genitive } для действия вне своего хода

fact-clergy = Берёт жетон духовенства: { $tile }

fact-church = Церковный подсчёт: { fact-n-wigs } за жетоны духовенства ({ $count })

## Decrees; $worth is what one counts

fact-decree = { $wigs ->
    [0] Берёт указ { $decree }: { $worth }
   *[other] Указ { $decree } уже даёт вам { fact-n-wigs }: { $worth }
}

fact-decree-grows = Ваш указ { $decree } растёт, было { $before }, станет { fact-n-wigs }: { $worth }

fact-decrees-grow = Ваши указы ({ $count }) вместе дорожают на { fact-n-wigs }

fact-deny-decree = Указ { $decree } не достанется сопернику ({ player }: { fact-n-wigs })

## Rubble, and how periods and the game end

fact-set = Собирает ваш набор щебня № { $sets }: { $period ->
    [1] 3 парика в конце каждого периода
   *[other] 3 парика в конце
}{ $room ->
    [both] {" "}и больше места для карт и товаров
    [goods] {" "}и больше места для товаров
   *[none] {""}
}

fact-cubes = { $count ->
    [1] Берёт кубик щебня
   *[other] Берёт кубики щебня ({ $count })
}; до следующего набора не хватает: { $lacking }

fact-period-end = { $cause ->
    [sets] Собирает ваш второй набор щебня
   *[decks] Исчерпывает третью стопку
}: первый период заканчивается{ $wigs ->
    [0] {""}
   *[other] , { fact-n-wigs } за ваши наборы
}

fact-game-end = { $cause ->
    [sets] Собирает ваш четвёртый набор щебня
   *[decks] Исчерпывает третью стопку
}: начинаются последние раунды; при подсчёте сейчас { $standing ->
    [ahead] вы были бы впереди на { fact-n-wigs }
    [behind] вы были бы позади на { fact-n-wigs }
   *[level] счёт был бы равным
}

## Ships, goods, money, portfolio

fact-ship = Строит корабль{ $wigs ->
    [0] {""}
   *[other] { $replaced ->
        [yes] : за вместимость в конце на { fact-n-wigs } больше
       *[no] : { fact-n-wigs } за вместимость в конце
    }
}

fact-sails = Заполняет ваш корабль: { fact-n-wigs } при отплытии

fact-loads = Грузит ваш корабль: { $crates } из { $hold } мест, { fact-n-wigs } при отплытии

# $wigs is what rivals get whose ships sail by it
fact-sale = Продаёт { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
} за { $reis ->
    [one] { $reis } реал
    [few] { $reis } реала
   *[many] { $reis } реалов
}{ $falls ->
    [yes] , пока производство не снизило цену
   *[no] {""}
}{ $wigs ->
    [0] {""}
   *[other] {" "}(другим: { fact-n-wigs })
}

fact-goods = Приносит { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}

fact-left = Товары, которые у вас останутся: { $goods }

fact-influence = Приносит { influence-count }: всего { $now }

fact-reis = Приносит { reis-count }: всего { $now }

fact-wigs = Сразу приносит { fact-n-wigs }

fact-benefit = С этого момента: { benefit }

fact-envelope = Конверты без числа отныне приносят влияния на { $count } больше

# A card for the hand; $have others of its noble are there; $plans are there to be opened
fact-card = { $kind ->
    [builder] { $have ->
        [0] Ваша единственная карта Строителя: с ней можно нанести ему визит и построить лавку
       *[other] Ещё одна карта Строителя: и после визита путь к лавкам останется открыт
    }
    [minister] { $have ->
        [0] Ваша единственная карта Министра: с ней можно нанести ему визит и принять указ
       *[other] Ещё одна карта Министра: и после визита путь к указам останется открыт
    }
    [king] { $plans ->
        [0] Карта Короля открывает общественное здание, когда у вас есть проект
       *[other] { $have ->
            [0] Ваша единственная карта Короля: с ней можно открыть здание по вашему проекту
           *[other] { $plans ->
                [1] Ещё одна карта Короля: для второго открытия нужен ещё один проект
               *[other] Ещё одна карта Короля: и после открытия путь к следующему останется открыт
            }
        }
    }
   *[treasury] Карта казны для вашего портфолио: { benefit }
}

# A card of the hand discarded at the end of the first period
fact-exchange = { $reward ->
    [yes] Её награда: { $effect }; а на её место придёт карта второго периода
   *[no] На её место придёт карта второго периода
}

# What leaves the portfolio for a new card
fact-replaces = { $what ->
    [nothing] Из портфолио ничего не уходит
    [treasury] Из портфолио уходит: { benefit }
    [ship] Из портфолио уходит корабль, а с ним влияние: { $influence }
    [least] Уходит карта с наименьшим влиянием: { $influence }
   *[noble] Из портфолио уходит карта с влиянием { $influence }
}

## Goals, and the ranks against Lacerda

fact-goal = Достигает цели: { $reward }

fact-rank = Выполняет условие звания «{ solo-rank }»: { solo-condition }

## Small choices

fact-pays = { $kept ->
    [influence] Сберегает ваше влияние{ fact-but-pays }
    [reis] Сберегает ваши реалы{ fact-but-pays }
   *[nothing] Платит { $price }
}

# One part of a price
fact-price = { $unit ->
    [reis] { reis-count }
    [influence] { influence-count }
   *[wigs] { wigs-count }
}

fact-but-pays = { $wigs ->
    [0] {""}
   *[other] , но стоит { fact-n-wigs }
}

fact-keeps = { $what ->
    [clergy] Сохраняет жетоны духовенства на потом
    [favor] Сохраняет милость { noble-genitive } для лучшего визита
    [last-favor] Сохраняет милость { noble-genitive }: 2 парика в конце
    [goods] Сохраняет товары для лучшего применения
    [officials] Оставляет служащих на планшете
    [markers] Сохраняет маркеры наборов на потом
   *[cards] Сохраняет карты на руке
}

fact-treasury = { $way ->
    [up] Поднимает казну до { $count }: участки и наём дорожают для всех
   *[down] Опускает казну до { $count }: участки и наём дешевеют для всех
}

# Where no fact speaks for a move; declined: free if what was offered would have cost nothing
fact-plain = { $declined ->
    [yes] Ничто из предложенного сейчас не стоит своей цены
    [free] Оставляет всё как есть
   *[no] { $decision ->
        [main] { $last ->
            [yes] Другие действия не принесут в конце больше
           *[no] Готовит ваши следующие ходы
        }
        [lose-favor] Отдаёт милость, без которой можно обойтись
        [ship-goods] Платит товарами, без которых можно обойтись
        [cargo-drop] Оставляет товар, без которого можно обойтись
       *[other] { $last ->
            [yes] Это уже ничего не меняет
           *[no] Оставляет много возможностей на потом
        }
    }
}

## Of several moves

fact-better = Перевес в конце примерно на { fact-n-wigs } больше, чем по второму совету

# Where facts do not tell two moves apart
fact-ahead = { $wigs ->
    [0] В этом ходу разницы ещё не видно: партии, доигранные отсюда, чаще кончаются победой
   *[other] В этом ходу разницы ещё не видно: партии, доигранные отсюда, кончаются лучше примерно на { fact-n-wigs }
}

# Of moves that differ only in the way to the same position
fact-same = К концу хода выходит то же, что и при другом совете

# What another move would end
fact-waits = { $end ->
    [period] Первый период продолжается
   *[game] Последние раунды ещё не начинаются
}

## The rank within reach against Lacerda

# Of two ranks nobody can say which one it will be
rank-or = { $first } или { $second }

rank-reach = До звания «{ solo-rank }» не хватает: { $list }

rank-reached = { solo-rank }: всё, что нужно для высшего звания, уже есть

# The last action is chosen
rank-now = { solo-rank }, как обстоят дела: ваше последнее действие выбрано

rank-missing = { $what ->
    [wigs] париков { $missing }
    [first-places] первых мест по лавкам { $missing }
    [reis] реалов { $missing }
    [decrees] указов { $missing }
    [ships] кораблей { $missing }
   *[stores] лавок { $missing }
}

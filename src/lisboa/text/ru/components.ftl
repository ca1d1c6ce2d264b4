### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events, in words that fit every reader
effect = { $effect ->
    [gold] { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    [cloth] { $amount ->
        [one] { $amount } сукно
       *[other] { $amount } сукна
    }
    [books] { $amount ->
        [one] { $amount } книга
        [few] { $amount } книги
       *[many] { $amount } книг
    }
    [tools] { $amount ->
        [one] { $amount } инструмент
        [few] { $amount } инструмента
       *[many] { $amount } инструментов
    }
    [reis] { amount-reis }
    [influence] { $amount ->
        [one] { $amount } влияние
       *[other] { $amount } влияния
    }
    [gain-influence] получить влияние
    [wigs] { amount-wigs }
    [recruit] { $amount ->
        [one] назначить { $amount } служащего
       *[other] назначить до { $amount } служащих
    }
    [plan] принять проект
    [ship] построить корабль
    [produce] произвести товары
    [cardinal] { $amount ->
        [one] переместить кардинала на { $amount } шаг
        [few] переместить кардинала на 1 или { $amount } шага
       *[many] переместить кардинала на 1 или { $amount } шагов
    }
    [favor] получить королевскую милость
    [decree] принять указ
    [rubble] взять кубик из груды щебня
    [store] построить лавку
    [open] открыть общественное здание
    [two-goods] 2 разных товара на выбор
    [treasury] казна на 1 вверх или вниз
    [official] отправить служащего в любую приёмную
    [goals] { $amount ->
        [one] взять { $amount } карту целей
        [few] взять { $amount } карты целей
       *[many] взять { $amount } карт целей
    }
    [lose-official] потерять служащего
    [lose-cloth] { $amount ->
        [one] потерять { $amount } сукно
       *[other] потерять { $amount } сукна
    }
    [lose-books] { $amount ->
        [one] потерять { $amount } книгу
        [few] потерять { $amount } книги
       *[many] потерять { $amount } книг
    }
    [lose-tools] { $amount ->
        [one] потерять { $amount } инструмент
        [few] потерять { $amount } инструмента
       *[many] потерять { $amount } инструментов
    }
    [lose-reis] потерять { amount-reis }
   *[lose-favor] потерять королевскую милость
}

amount-reis = { $amount ->
    [one] { $amount } реал
    [few] { $amount } реала
   *[many] { $amount } реалов
}

amount-wigs = { $amount ->
    [one] { $amount } парик
    [few] { $amount } парика
   *[many] { $amount } париков
}

## Political cards and ships

card-noble = { colour-feminine } карта { kind } (влияние { $influence }; { $effect })

card-treasury = { colour-feminine } карта казны (мероприятие: { $effect }; бонус: { benefit })

# The lasting benefit of a treasury card
benefit = { $benefit ->
    [purse] каждый платёж меньше на { amount-reis }
    [sell-gold] золото продаётся на { $amount } дороже
    [sell-cloth] сукно продаётся на { $amount } дороже
    [sell-books] книги продаются на { $amount } дороже
    [sell-tools] инструменты продаются на { $amount } дороже
    [sell-any] все товары продаются на { $amount } дороже
    [land] участки дешевле на { $amount }
   *[hire] наём каждого служащего дешевле на { $amount }
}

card-ship = { colour } корабль (вместимость { $hull }, продажа { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, влияние { $influence })

# A ship in a portfolio; docks count from 1
ship-held = { colour } корабль{ $dock ->
    [0] {""}
   *[other] {" "}в доке { $dock }
} ({ $state ->
    [empty] вместимость { $hull }, пустой
    [sea] в море, груз: { $goods }
   *[loaded] вместимость { $hull }, на борту: { $goods }
})

## Clergy tiles

clergy-lasting = { clergy-benefit } (на обороте: { wigs-count })

# What a tile does as long as it is held
clergy-benefit = { $benefit ->
    [influence] каждое получение влияния приносит на { $amount } больше
    [visit] визиты и их повторы дешевле на { $amount ->
        [one] { $amount } влияние
       *[other] { $amount } влияния
    }
    [builder-reis] { amount-reis } за каждый визит к Строителю или его повтор
    [minister-reis] { amount-reis } за каждый визит к Министру или его повтор
    [king-reis] { amount-reis } за каждый визит к Королю или его повтор
    [recruit-reis] { amount-reis } за каждого назначенного служащего
    [sell] каждый проданный товар приносит на { amount-reis } больше
    [land] участки дешевле на { amount-reis }
    [open-wigs] { amount-wigs } за открытие общественного здания
    [open-official] для общественного здания нужно на { $amount ->
        [one] { $amount } служащего
       *[other] { $amount } служащих
    } меньше
    [hire] наём каждого служащего дешевле на { amount-reis }
    [produce] при производстве ещё { $amount ->
        [one] { $amount } товар
        [few] { $amount } товара
       *[many] { $amount } товаров
    } произведённого типа
    [any-good] любому дворянину можно преподнести любой товар
   *[ship] корабли дешевле на { $amount ->
        [one] { $amount } товар
        [few] { $amount } товара
       *[many] { $amount } товаров
    }
}

clergy-once = { $effect } (однократно; на обороте: { wigs-count })

## Decrees. "own" is the owner's, "any" is any player's.

decree-each = указ { $number }: { decree-each-worth }

decree-each-worth = { wigs-count } за { $per ->
    [1] { decree-thing }
   *[other] каждые { $per } { decree-things }
}

decree-most = указ { $number }: { decree-most-worth }

decree-most-worth = { wigs-count } за лидерство по { decree-measure } (хотя бы 1 и не меньше, чем у любого другого)

# One of what is counted, in the accusative
decree-thing = { $thing ->
    [any-stores-row] каждую лавку любого игрока в ряду { $of }
    [own-stores-row] каждую свою лавку в ряду { $of }
    [any-stores-type] каждую { decree-store } любого игрока
    [own-stores-type] каждую свою { decree-store }
    [own-stores-column] каждую свою лавку в столбце { $of }
    [buildings-architect] каждое открытое общественное здание { $of ->
        [blue] синего
       *[green] зелёного
    } архитектора
    [buildings-type] каждое открытое общественное здание с меткой «{ $of ->
        [gold] золото
        [cloth] сукно
        [books] книги
       *[tools] инструменты
    }»
    [buildings-side] каждое открытое общественное здание на { $of ->
        [west] западе
        [north] севере
       *[east] востоке
    }
    [cubes-colour] каждый свой кубик { $of ->
        [earthquake] землетрясения
        [fire] пожара
       *[tsunami] цунами
    }
    [plans] каждый свой проект, выполненный или нет
    [completed-plans] каждый свой выполненный проект
    [decrees] каждый свой указ, включая этот
    [officials-out] каждого своего служащего в приёмных и на площадях
    [ships] каждый свой корабль
    [portfolio] каждую карту в своём портфолио, включая корабли
    [portfolio-nobles] каждую карту дворянина в своём портфолио
    [portfolio-treasury] каждую карту казны в своём портфолио
    [clergy] каждый свой жетон духовенства
    [favors] каждую свою королевскую милость
    [sets] каждый свой набор щебня
    [markers] каждый свой маркер набора, оставшийся у Министра
    [goods-twice] каждый тип товара, которого на своём складе 2 или больше
    [treasury] каждый реал на шкале казны
    [stores] каждую свою лавку
    [store-type-sets] каждый комплект из четырёх своих лавок разных типов
    [rows-with-two] каждый ряд, где 2 или больше своих лавок
    [rows] каждый ряд, где есть своя лавка
   *[house-groups] каждую свою полностью использованную группу маркеров лавок
}

decree-store = { $of ->
    [gold] ювелирную лавку
    [cloth] суконную лавку
    [books] книжную лавку
   *[tools] инструментальную лавку
}

# Several of what is counted, after "every 2" and more
decree-things = { $thing ->
    [plan-officials] { $per ->
        [one] служащего на своих выполненных проектах
       *[other] служащих на своих выполненных проектах
    }
    [officials-board] { $per ->
        [one] служащего на своём планшете
       *[other] служащих на своём планшете
    }
    [hulls] { $per ->
        [one] единицу вместимости своих кораблей
        [few] единицы вместимости своих кораблей
       *[many] единиц вместимости своих кораблей
    }
    [goods] { $per ->
        [one] товар на своём складе
        [few] товара на своём складе
       *[many] товаров на своём складе
    }
    [reis] { $per ->
        [one] свой реал
       *[other] своих реалов
    }
   *[influence] своего влияния
}

# What players are compared in
decree-measure = { $thing ->
    [influence] влиянию
    [stores] лавкам
    [completed-plans] выполненным проектам
    [plan-officials] служащим на выполненных проектах
    [decrees] указам
    [ships] кораблям
    [clergy] жетонам духовенства
    [cubes] кубикам щебня
    [reis] реалам
   *[officials-out] служащим в приёмных и на площадях
}

## Goal cards; $tasks are what fulfils one of them

goal = { $id } ({ $tasks }): { $reward }

deed = { $deed ->
    [visit-store] нанести визит Строителю и построить лавку
    [visit-decree] нанести визит Министру и принять указ
    [visit-open] нанести визит Королю и открыть общественное здание
    [visit-ship] нанести визит Министру и построить корабль
    [recruit] назначить 2 служащих
    [plan] принять проект
    [cardinal] посетить кардинала
    [favor] получить королевскую милость
    [follow] повторить визит
    [sell] продать товары
    [produce] произвести товары
   *[church-influence] получить влияние в церковном подсчёте
}

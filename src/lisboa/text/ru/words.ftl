### Words that other messages are made of. A message that is referred to sees the variables of the one that refers to it.
### $player and $owner are "green", "yellow", "purple", "orange", "neutral", or any other name to be shown as it is.
### Names and nested phrases come in the nominative; the helpers below say in which case they stand.

-to = →

player = { $player ->
    [green] Зелёный
    [yellow] Жёлтый
    [purple] Сиреневый
    [orange] Оранжевый
    [neutral] Нейтральный
    [lacerda] Ласерда
   *[other] { $player }
}

# You, when Lacerda is spoken of; nominative
player-you = { $you ->
    [green] Зелёный
   *[other] { $you }
}

# Whose ship or store, in the genitive; where it may be the reader's own, the messages say so themselves
whose = { $owner ->
    [green] Зелёного
    [yellow] Жёлтого
    [purple] Сиреневого
    [orange] Оранжевого
    [neutral] Нейтрального
    [lacerda] Ласерды
   *[other] игрока { $owner }
}

# The same in the nominative and the accusative
good = { $good ->
    [gold] золото
    [cloth] сукно
    [books] книги
   *[tools] инструменты
}

good-genitive = { $good ->
    [gold] золота
    [cloth] сукна
    [books] книг
   *[tools] инструментов
}

# One piece of it, in the accusative
a-good = { $good ->
    [gold] 1 золото
    [cloth] 1 сукно
    [books] 1 книгу
   *[tools] 1 инструмент
}

good-count = { $good ->
    [gold] { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
    [cloth] { $count ->
        [one] { $count } сукно
       *[other] { $count } сукна
    }
    [books] { $count ->
        [one] { $count } книга
        [few] { $count } книги
       *[many] { $count } книг
    }
   *[tools] { $count ->
        [one] { $count } инструмент
        [few] { $count } инструмента
       *[many] { $count } инструментов
    }
}

# The object of a verb; only books differ from the nominative
good-count-accusative = { $good ->
    [books] { $count ->
        [one] { $count } книгу
        [few] { $count } книги
       *[many] { $count } книг
    }
   *[other] { good-count }
}

# A number of goods before and after
good-change = { good } ({ $before } { -to } { $after })

# A store of a good's type
store = { $good ->
    [gold] ювелирная лавка
    [cloth] суконная лавка
    [books] книжная лавка
   *[tools] инструментальная лавка
}

store-accusative = { $good ->
    [gold] ювелирную лавку
    [cloth] суконную лавку
    [books] книжную лавку
   *[tools] инструментальную лавку
}

# A store of its type, as an object
store-good = { store-accusative }

noble = { $noble ->
    [builder] Строитель
    [minister] Министр
   *[king] Король
}

noble-genitive = { $noble ->
    [builder] Строителя
    [minister] Министра
   *[king] Короля
}

noble-dative = { $noble ->
    [builder] Строителю
    [minister] Министру
   *[king] Королю
}

# The four decks of political cards on the board, in the genitive
kind = { $kind ->
    [builder] Строителя
    [minister] Министра
    [king] Короля
   *[treasury] казны
}

# The colour of a ship
colour = { $colour ->
    [blue] синий
    [red] красный
    [purple] фиолетовый
   *[brown] коричневый
}

# The colour of a card
colour-feminine = { $colour ->
    [blue] синяя
    [red] красная
    [purple] фиолетовая
   *[brown] коричневая
}

# Genitive: whose plan, whose building
architect = { $architect ->
    [blue] синего
   *[green] зелёного
}

# Genitive: a cube of what
cube = { $cube ->
    [earthquake] землетрясения
    [fire] пожара
   *[tsunami] цунами
}

cube-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} { cube }

# From where an official is taken back
place = { $place ->
    [builder-office] из приёмной Строителя
    [minister-office] из приёмной Министра
    [king-office] из приёмной Короля
    [builder-plaza] с площади Строителя
    [minister-plaza] с площади Министра
   *[king-plaza] с площади Короля
}

# Where an official is sent, and how full it is there
office-part = в приёмную { noble-genitive } { $count ->
    [0] (пусто)
   *[other] { $full ->
        [yes] (мест нет: те, кого там больше всего, уступят место и уйдут на площадь)
       *[no] (занято { $count } из { $spaces })
    }
}

# A public building's site; $row is a letter, $street a proper name
site = { $side ->
    [north] северный конец { $street }
    [west] участок к западу от ряда { $row }
   *[east] участок к востоку от ряда { $row }
}

# Genitive: a marker of which group
house-group = { $group ->
    [left] левой
    [middle] средней
   *[right] правой
}

# The six State actions, as an order
state-action = { $action ->
    [recruit] назначить до 2 служащих
    [plan] принять проект
    [ship] построить корабль
    [produce] произвести товары
    [cardinal] посетить кардинала
   *[favor] получить королевскую милость
}

noble-action = { $noble ->
    [builder] построить лавку
    [minister] принять указ
   *[king] открыть общественное здание
}

# The treasury's part of the cost of a visit
modifier = { $modifier ->
    [-1] −1
    [0] 0
   *[other] +{ $modifier }
}

visit-cost = казна{ "\u00A0" }{ modifier }, чужих служащих { $officials }{ $clergy ->
    [0] {""}
   *[other] , жетоны духовенства{ "\u00A0" }−{ $clergy }
}

# Where a visitor's influence ($yours) does not suffice: what pays the rest ($missing)
visit-means = { $means ->
    [choice] { $yours ->
        [0] реалами или париками
       *[other] из них { $missing } реалами или париками
    }
    [at-least] из них не меньше { $missing } реалами
    [reis] { $yours ->
        [0] { visit-reis }
       *[other] из них { visit-reis }
    }
    [split] { $yours ->
        [0] { visit-reis } и { visit-wigs }
       *[other] из них { visit-reis } и { visit-wigs }
    }
   *[wigs] { $yours ->
        [0] { visit-wigs }
       *[other] из них { visit-wigs }
    }
}

# Instrumental: paid with them
visit-reis = { $reisspent ->
    [one] { $reisspent } реалом
   *[many] { $reisspent } реалами
}

visit-wigs = { $wigsspent ->
    [one] { $wigsspent } париком
   *[many] { $wigsspent } париками
}

# What a visit costs
cost-influence = { $cost ->
    [one] { $cost } влияние
   *[other] { $cost } влияния
}

influence-count = { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}

reis-count = { $count ->
    [one] { $count } реал
    [few] { $count } реала
   *[many] { $count } реалов
}

wigs-count = { $count ->
    [one] { $count } парик
    [few] { $count } парика
   *[many] { $count } париков
}

## Lists: "a and b", "a, b and c"

list-last = { $first } и { $rest }

list-more = { $first }, { $rest }

# Of tasks
list-or = { $first } либо { $rest }

list-none = ничего

## Numbers that changed, at the end of a log line

change = {" "}({ $before } { -to } { $after })

change-part = { $what ->
    [reis] реалы
    [influence] влияние
    [wigs] парики
    [officials] служащие на планшете
    [gold] золото
    [cloth] сукно
    [books] книги
   *[tools] инструменты
} { $before } { -to } { $after }

changes = {" "}({ $list })

## Parts of a payment. $before is -1 where the player does not have that much.

pay-reis = { reis-count }{ paid }

pay-influence = { influence-count }{ paid }

pay-wigs = { wigs-count }{ paid }

pay-coins = { reis-count } за счёт влияния{ paid }

paid = { $before ->
    [-1] {""}
   *[other] {" "}({ $before } { -to } { $after })
}

pay-nothing = ничего

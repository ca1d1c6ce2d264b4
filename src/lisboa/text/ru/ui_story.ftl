### What the others did, a line for each turn, and the steps of one's own turn. A line has at most 120 characters: the
### client leaves out what matters least ($size is "full", "brief" or
### "tiny").

ui-story-title = Что сделали другие

# $first and $rest: things that one player did
ui-story-deeds = { $first }, { $rest }

# $first and $rest: what one player did, and then another
ui-story-parts = { $first }; { $rest }

# $rest: a sentence of its own, what it led to: "The final round"
ui-story-led-to = { $first }. { $rest }

ui-story-line = { $name } { $deeds }

# Following a visit; $you: is it yours? $deeds is "none" if nothing came of it yet
ui-story-follows = { $name } повторяет{ $size ->
    [brief] {""}
   *[full] {" "}{ $you ->
        [yes] ваш визит
       *[no] визит
    }
}{ $deeds ->
    [none] {""}
   *[other] , { $deeds }
}

# What the viewer got in another's turn
ui-story-yours = вы получаете { wigs-count }{ $size ->
    [full] { ui-story-for }
   *[brief] {""}
}

ui-story-visit = { $size ->
    [brief] идёт к { noble-dative }
   *[full] наносит визит { noble-dative }
}

ui-story-portfolio = кладёт в портфолио карту { kind }

ui-story-sponsor = спонсирует мероприятие

ui-story-gold = сбрасывает карту ради 1 золота

ui-story-sold = продаёт { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
} за { $reis ->
    [one] { $reis } реал
    [few] { $reis } реала
   *[many] { $reis } реалов
}

ui-story-trade = преподносит { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}

ui-story-recruit = назначает { $count ->
    [one] { $count } служащего
   *[many] { $count } служащих
}

ui-story-plan = принимает { $count ->
    [one] проект
    [few] { $count } проекта
   *[many] { $count } проектов
}

ui-story-ship = строит корабль

ui-story-produce = производит товары

ui-story-cardinal = перемещает кардинала

ui-story-favor = получает милость { noble-genitive }

ui-story-sailed = отправляет в море полный корабль

ui-story-store = { $size ->
    [tiny] на { $plot }
    [brief] строит на { $plot }
   *[full] строит { store-good } на участке { $plot }
}

ui-story-decree = { $size ->
    [brief] берёт { $count ->
        [one] указ
        [few] { $count } указа
       *[many] { $count } указов
    }
   *[full] берёт указ «{ $worth }»
}

ui-story-building = { $size ->
    [tiny] открывает здание
    [brief] { $side ->
        [west] открывает здание западнее ряда { $row }
        [east] открывает здание восточнее ряда { $row }
       *[north] открывает здание ({ $site })
    }
   *[full] открывает общественное здание ({ $site })
}

ui-story-clergy = сбрасывает { $count ->
    [one] { $count } жетон духовенства
    [few] { $count } жетона духовенства
   *[many] { $count } жетонов духовенства
}

ui-story-church = вызывает церковный подсчёт

ui-story-goal = достигает цели

ui-story-set = собирает набор щебня

# What wigs were scored for, where nothing else in the line says so
ui-story-for = { $why ->
    [stores] {" "}за лавки
    [sets] {" "}за наборы щебня
    [cubes] {" "}за кубики щебня
    [influence] {" "}за влияние
   *[none] {""}
}

ui-story-wigs = { $size ->
    [brief] { wigs-count }
   *[full] получает { wigs-count }{ ui-story-for }
}

ui-story-replay = Посмотреть ещё раз

# Heard with the name of a board
ui-story-changed = (здесь что-то изменилось)

# Above the table while that plays; $name: whose turn it was
ui-story-again = { $you ->
    [yes] Ещё раз: ваш ход
   *[no] Ещё раз: { $name }
}

# While the turns of others are shown, before the hand opens
ui-story-telling = { $count ->
    [1] Ходит { $name }.
   *[other] Ходят другие.
} Щелчок или любая клавиша — сразу к вашему ходу.

# One by one: what happened next waits for the button
ui-story-waiting = «Дальше» — следующий ход. Любая другая клавиша или щелчок — сразу к вашему ходу.

ui-story-next = Дальше

ui-story-more = ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}

## How fast the turns of bots are shown

ui-story-pace = Ходы ботов

ui-story-pace-choice = { $pace ->
    [quick] Сразу
    [calm] Спокойно
   *[step] По одному
}

ui-story-pace-about = Как быстро показывать ходы ботов. По одному: каждый ход ждёт кнопки «Дальше»; щелчок или любая клавиша — сразу к вашему ходу.

## The steps of one's own turn

ui-story-thread = Ваш ход до сих пор

ui-story-more-steps = ещё { $count ->
    [one] { $count } шаг раньше
    [few] { $count } шага раньше
   *[many] { $count } шагов раньше
}

ui-story-undo-to = { $step }: вернуться к этому выбору

ui-story-fixed = { $step }: это уже нельзя отменить

# The only thing there was to choose
ui-story-forced = { $step } (без выбора)

# What a visit cost, and how it was paid
ui-story-paid = { cost-influence }{ $means ->
    [influence] {""}
   *[other] : { visit-means }
}

# $topic is the name of the decision
ui-story-step = { $topic ->
    [visit] Визит к { noble-dative }
    [portfolio] Портфолио
    [sponsor] Мероприятие
    [gold] 1 золото
    [passed] отказ
    [after-action] жетон духовенства
    [take-card] карта
    [tuck] слот { $number }
    [lose-official] штраф
    [lose-favor] штраф
    [lose-reis] штраф
    [sell-or-trade] { $use ->
        [sell] продать
       *[trade] преподнести
    }
    [sell] продажа
    [trade] подношение
    [recruit] назначение
    [plan] проект
    [ship] корабль
    [ship-goods] товары за корабль
    [cargo-drop] груз
    [produce] производство
    [extra-good] дополнительный товар
    [cardinal] кардинал
    [favor] милость
    [church-scoring] жетон духовенства
    [visit-pay] оплата
    [free-state] действие государства
    [follow] визит повторён
    [pay] уплачено { $number }
    [tile] жетон: { good }
    [plot] участок { $plot }
    [cube] кубик
    [house] маркер лавки
    [decree] указ
    [second-decree] указ
    [site] место
    [use-plan] здание
    [return-official] служащий
    [rubble] кубик
    [two-goods] 2 товара
    [treasury] казна
    [period-discard] сброс
    [period-reward] награда
    [goal] цель
    [place-official] служащий
   *[other] выбор
}

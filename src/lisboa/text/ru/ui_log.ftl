### The log, the timeline, what happened while one was away, and calls to act.

ui-log-close = Закрыть

## The log

# The heading of a turn; $turn counts the turns of this player, 0 if it is not counted
ui-log-turn = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}{ $turn ->
    [0] {""}
   *[other] , ход { $turn }
}

ui-log-before = До первого хода

ui-log-gain = { $gain ->
    [wigs] парики
    [reis] реалы
   *[influence] влияние
}

ui-log-jump = Посмотреть этот момент

ui-log-taken-back = (отменено)

ui-log-rule = Правило { $rule }

ui-log-details = Подробно

ui-log-timeline = Лента времени

ui-log-earlier = Ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} раньше

# An entry that is no move. $count: how many moves are taken back or played again, or how many remain after a rewind.
# A move (one decision) is "шаг", a turn is "ход".
ui-log-entry = { $kind ->
    [undo] { player } отменяет { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
    [redo] { player } повторяет отменённое
    [rewind] Партия отмотана к шагу { $count }
    [rewind-asked] { player } просит отмотать партию к шагу { $count }
    [rewind-agreed] { player } соглашается отмотать партию
    [rewind-refused] { player } не хочет отматывать партию
    [resigned] { player } сдаётся; дальше играет бот
    [stand-in] { player }: теперь ходит бот
    [returned] { player } снова за столом
    [paused] Часы остановлены
    [replace-asked] { player }: предложение заменить отсутствующего игрока
    [replace-agreed] { player }: согласие
    [replace-refused] { player }: отказ
    [seat-offered] Место игрока { player } может занять другой
    [replaced] { $former ->
        [none] { player }: теперь играет другой человек
       *[other] { player } занимает место игрока { $former }
    }
   *[resumed] Часы снова идут
}

## The timeline

ui-log-points = Моменты партии

# Where the handle of the timeline stands
ui-log-point = Шаг { $move } из { $last }

ui-log-looking = Вы смотрите шаг { $move } из { $last }

# Where one looks: Lacerda plays within the moves of his rival
ui-log-lacerda = { $when ->
    [before] Перед { $turn }-м ходом Ласерды
    [during] Во время { $turn }-го хода Ласерды
   *[after] После { $turn }-го хода Ласерды
}

ui-log-back = К текущему моменту

ui-log-step = { $way ->
    [first] В начало
    [back] Шаг назад
    [on] Шаг вперёд
    [last] К текущему моменту
    [pause] Пауза
   *[play] Показать
}

ui-log-your-turn = Ваш ход

ui-log-mark = { $kind ->
    [period-ended] Конец первого периода
    [church-called] Церковный подсчёт
    [end-triggered] Конец игры близок
    [final-round] Последний раунд
   *[game-over] Партия окончена
}

ui-log-seat = Чьими глазами

ui-log-seat-of = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}

## While you were away

ui-log-away = Пока вас не было

ui-log-away-close = К текущему моменту

## Calls to act. $player is who has the turn, $name the name of that person or "none"

ui-log-decide = Ваше решение: { $prompt }

ui-log-more = и ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}

# The head of a phone's screen: period and round, as short as can be
ui-log-where = { $period ->
    [1] I
   *[2] II
} · { $round }

# Who has the turn
ui-log-who = { $name ->
    [none] { player }
   *[other] { $name } ({ player })
}

ui-log-call = { $kind ->
    [follow] { ui-log-who } наносит визит { noble-dative }: вы можете его повторить
    [following] { ui-log-who } наносит визит { noble-dative }, вы его повторяете
    [church-scoring] Церковный подсчёт: вы можете сбросить жетоны духовенства
    [period-discard] Первый период окончен: вы можете сбросить карты ради наград
    [period-reward] Первый период окончен: получите награду за сброшенную карту
   *[other] Сейчас ходит { ui-log-who }, но это решать вам
}

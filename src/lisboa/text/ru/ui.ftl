### The words of the web client.

ui-loading = Загрузка…

ui-home = На главную

ui-undo = Отменить

ui-redo = Повторить

ui-restart-turn = Начать ход заново

# Why the buttons of the turn do nothing
ui-undo-why-not = { $why ->
    [start] Отменять нечего: здесь ещё ничего не сыграно
    [others] Последний ход был не ваш: дальше назад только с согласия всех (меню)
   *[revealed] { $event ->
        [none] Ваш последний ход открыл что-то новое: дальше назад только с согласия всех (меню)
       *[other] Ваш последний ход открыл что-то новое: «{ $event }». Дальше назад только с согласия всех (меню)
    }
}

ui-redo-why-not = Ничего не отменено

ui-restart-why-not = В этом ходу нет двух действий, которые можно отменить

ui-game-over = Партия окончена

ui-paused = Партия на паузе

ui-waiting-for = { $name ->
    [none] Решает { player }
   *[other] Решает { $name } ({ player })
}

ui-choices = Варианты

ui-panels = Части стола

ui-panel = { $panel ->
    [hand] Рука
    [downtown] Город
    [court] Двор
    [tracks] Церковь
    [cards] Карты
    [own] Вы
   *[boards] Другие
}

ui-tools = Панель инструментов

ui-layer = { $layer ->
    [hint] Совет
    [analysis] Анализ
    [plan-copy] А если?
    [log] Журнал
    [score] Счёт
    [chat] Чат
    [rules] Правила
    [legend] Легенда
   *[menu] Меню
}

ui-period-turn = Период { $period ->
    [2] II
   *[other] I
}, раунд { $round }

# Before the board is laid out: in place of period and round, and over the board
ui-set-up = Подготовка

ui-set-up-title = Город готовится к игре

ui-set-up-about = Сначала каждый оставляет себе один из двух жетонов духовенства. Затем раскладывают улицы, церковь, указы и карты.

ui-problem-offline = Сервер не отвечает

ui-problem-not-found = Такого стола здесь нет

ui-problem-other = Не получилось ({ $word })

ui-problem-seat-lost = Ваше место занял другой человек

ui-problem-no-page = Такой страницы нет

ui-latest = Последние события

# A person on several seats
ui-name-and-number = { $name } { $number }

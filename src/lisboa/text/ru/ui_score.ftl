### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] Парики за игру
    [SCORE-1] Корабли
    [SCORE-2] Наборы щебня
    [SCORE-3] Лавки
    [SCORE-4] Деньги
    [SCORE-5] Указы
    [SCORE-6] Служащие на проектах
   *[SCORE-7] Королевские милости
}

# What a line of the score sheet is made of
ui-score-about = { $line ->
    [wigs] сколько набрано
    [SCORE-1] вместимость каждого
    [SCORE-2] по 3 за каждый
    [SCORE-3] лидерство по каждому типу
    [SCORE-4] 1 за каждые 5 реалов, влияние обращается в деньги
    [SCORE-5] как на них указано
    [SCORE-6] лидерство на выполненных проектах
   *[SCORE-7] по 2 за каждую
}

ui-score-total = Итого

ui-score-rule = Прочитать правило { $rule }

ui-score-when = { $when ->
    [over] Итоговый счёт
    [past] Если бы партия закончилась тогда
    [plan] Если бы пробная партия закончилась здесь
   *[now] Если бы партия закончилась сейчас
}

ui-score-leads = Лидирует { $name }

ui-score-level = Наравне { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

ui-score-solo-lines = Некоторые строки для Ласерды считаются иначе.

ui-score-unknown = Счёт здесь неизвестен.

ui-score-to-end = К итогам

## End screen

# The winner; $mine: it is the reader
ui-score-winner = { $mine ->
    [yes] Вы победили!
   *[no] Побеждает { $name }
}

ui-score-shared = Общая победа

# Two players have the same wigs; what decided, and how much of it they have
ui-score-tie = { $by ->
    [sets] { $winner } и { $other }: париков поровну ({ $wigs }). Решают наборы щебня: { $more } против { $less }.
    [stores] { $winner } и { $other }: поровну париков ({ $wigs }) и наборов щебня. Решают лавки: { $more } против { $less }.
    [plans] { $winner } и { $other }: поровну париков ({ $wigs }), наборов щебня и лавок. Решают выполненные проекты: { $more } против { $less }.
    [reis] { $winner } и { $other }: поровну париков ({ $wigs }), наборов щебня, лавок и проектов. Решают деньги: { $more } против { $less }.
   *[none] { $winner } и { $other }: поровну париков ({ $wigs }) и всего, что могло бы решить.
}

ui-score-solo-rank = Ваше звание при дворе Ласерды

ui-score-place = { $place ->
    [1] Первое место:
    [2] Второе место:
    [3] Третье место:
   *[4] Четвёртое место:
}

ui-score-sheet = Таблица очков

ui-score-chart = Парики по ходу партии

# Where the handle of the chart stands
ui-score-chart-point = { $final ->
    [yes] После финального подсчёта
   *[no] После шага { $move }
}

ui-score-chart-value = { $name }: { wigs-count }

ui-score-period = { $period ->
    [1] Период I
   *[2] Период II
}

ui-score-final = Финальный подсчёт

ui-score-moves = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}

ui-score-ranks = Звания

ui-score-your-rank = Ваше звание

# Of the lowest rank: what makes one have it
ui-score-any = Достаточно одного из условий

ui-score-met = { $met ->
    [yes] Выполнено:
   *[no] Не выполнено:
}

ui-score-rematch = Ещё партию

ui-score-next = Следующий стол

ui-score-watch = Просмотреть партию

ui-score-board = Посмотреть на поле

ui-score-export = { $format ->
    [text] Файл партии
   *[json] JSON
}

## Hints

ui-score-hint-about = Что сыграл бы мастер { bot-name }, зная лишь то, что знаете вы.

ui-score-hint-not-now = Совет даётся для ваших решений. Сейчас решаете не вы.

ui-score-hint-thinking = { bot-name } думает…

ui-score-hint-ask = Спросить ещё раз

ui-score-hint-none = { bot-name } тоже не знает.

ui-score-hint-play = Сыграть это

ui-score-hint-show = Показать на столе

# Back to the list
ui-score-hint-all = Все советы

# In front of a sentence that tells what the next rank against Lacerda still asks for
ui-score-hint-rank = Звание

# What a bot expects after a move: its own wigs at the end, its lead over the best rival, and how likely it wins
ui-score-hint-wigs = около { $wigs } париков, { $side ->
    [ahead] перевес { $lead }
    [behind] отставание { $lead }
   *[level] наравне
}

ui-score-hint-chance = { $solo ->
    [yes] { $percent } % обыграть Ласерду
   *[no] { $percent } % на победу
}

# How the turn goes on, move by move; $count 0: only the move itself, with all that is to be said of it
ui-score-hint-then = { $count ->
    [0] Подробнее
   *[other] Весь ход
}

## Plans: what if

ui-score-plan = Проба

ui-score-plan-about = Всё это понарошку; неизвестные карты угаданы.

# Another player decides in the plan; the reader does it for that player
ui-score-plan-other = Здесь вы решаете за другого ({ $name }) или пускаете ботов дальше.

ui-score-plan-over = Пробная партия окончена.

ui-score-plan-stale = Настоящая партия ушла вперёд.

ui-score-plan-anew = Пробовать с текущего момента

ui-score-plan-back = Шаг назад

ui-score-plan-auto = Это решит бот

ui-score-plan-to-me = Боты играют до моего хода

ui-score-plan-shuffle = Начать заново, с другими догадками

ui-score-plan-leave = Закончить пробу

# The buttons of a plan, as short as can be
ui-score-plan-tool = { $tool ->
    [back] Назад
    [auto] Решит бот
    [auto-to-me] К моему ходу
   *[shuffle] Перегадать
}

## Rules

ui-score-rules-page = Глава

ui-score-rules-search = Найти правило

ui-score-rules-back = Назад: { $title }

ui-score-rules-next = Дальше: { $title }

ui-score-rules-english = Эта страница пока есть только на английском.

## Chat and notes

ui-score-here = Кто здесь

ui-score-nobody = Больше никого нет

ui-score-silence = Пока все молчат

ui-score-say = Написать всем за столом

ui-score-send = Отправить

ui-score-notes = Мои заметки

ui-score-notes-about = только для вас

## Going back to an earlier move

ui-score-rewind-asked = { $mine ->
    [yes] Вы просите отмотать партию к шагу { $move }. Согласиться должны все.
   *[no] { $name } просит отмотать партию к шагу { $move }. Вы согласны?
}

ui-score-agree = Согласиться

ui-score-refuse = Отказать

ui-score-withdraw = Отозвать просьбу

## Menu

ui-score-invite = Пригласить

ui-score-report = Сообщить об ошибке

ui-score-menu-game = Эта партия

ui-score-earlier-rules = Эта партия началась по прежним правилам и сохраняет их: от наград можно отказаться, подсчёт в церкви начинает игрок, первым достигший символа, а на конвертах одной фиолетовой карты короля и одной коричневой карты казны нет числа.

ui-score-pause = { $paused ->
    [yes] Продолжить: пустить часы
   *[no] Пауза: остановить часы
}

# $last: how many moves have been made
ui-score-rewind-to = Отмотать к шагу (из { $last })

ui-score-rewind = Отмотать

ui-score-rewind-about = { $alone ->
    [yes] Ничьё согласие не нужно: это произойдёт сразу. Сначала посмотрите нужный момент прошлого, и его номер появится здесь.
   *[no] Согласиться должны все игроки. Сначала посмотрите нужный момент прошлого, и его номер появится здесь.
}

# $count: how many moves
ui-score-rewind-sure = { $count ->
    [one] { $count } шаг будет отменён сразу и навсегда.
    [few] { $count } шага будут отменены сразу и навсегда.
   *[many] { $count } шагов будут отменены сразу и навсегда.
}

ui-score-return = Вернуть моё место у бота

ui-score-return-of = Вернуть место у бота: { $name } ({ player })

ui-score-resign = Сдаться

ui-score-resign-sure = Дальше за вас будет играть бот, и вернуться будет нельзя.

ui-score-resign-sure-of = Дальше вместо игрока { $name } ({ player }) будет играть бот, и вернуться будет нельзя.

ui-score-stay = Играть дальше

ui-score-stood-in = Пока вас нет, за вас ходит бот.

ui-score-stood-in-of = За игрока { $name } ({ player }) ходит бот.

### The web client outside the table: start page, lists of tables, new table, waiting room, settings, faults.

## Head and foot of every page

ui-home-ways = Страницы

ui-home-way-new = Новый стол

ui-home-way-lobby = Лобби

ui-home-way-replays = Записи

ui-home-way-rules = Правила

ui-home-way-legend = Легенда

ui-home-way-settings = Настройки

ui-home-way-api = Для программ

ui-home-language = Язык

ui-home-night = { $night ->
    [yes] Дневная тема
   *[no] Ночная тема
}

ui-home-waiting-count = Вас { $count ->
    [one] ждёт { $count } стол
    [few] ждут { $count } стола
   *[many] ждут { $count } столов
}

ui-home-credits = Lisboa — настольная игра. Автор Vital Lacerda, художник Ian O’Toole, издатель Eagle-Gryphon Games.

ui-home-unofficial = Это неофициальный проект игроков с собственными рисунками; он не связан ни с автором, ни с издателем.

## Start page

ui-home-tagline = 1755 год: землетрясение, цунами, пожар. Завоюйте расположение двора и отстройте город заново.

# $title is a table's; $count how many tables wait
ui-home-continue = { $count ->
    [1] Ваш ход: { $title }
    [one] Ваш ход: { $title } (вас ждёт { $count } стол)
    [few] Ваш ход: { $title } (вас ждут { $count } стола)
   *[many] Ваш ход: { $title } (вас ждут { $count } столов)
}

ui-home-play-bot = Играть

# $bot is a name, or "none" while it is not known
ui-home-play-bot-about = { $players ->
    [2] Вы против бота
    [3] Вы против двух ботов
   *[4] Вы против трёх ботов
}

ui-home-players = Число игроков

ui-home-players-short = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

ui-home-choose-bot = Какой бот

ui-home-play-solo = Соло против Ласерды

ui-home-play-solo-about = Официальная игра для одного, со званием в конце

ui-home-solo-rules = Как играет Ласерда

ui-home-play-friends = Стол для друзей

ui-home-play-friends-about = Пошлите ссылку и начните, когда все соберутся

ui-home-all-options = Все настройки

ui-home-my-tables = Мои столы

ui-home-minute-title = Игра за минуту

ui-home-minute = { $step ->
    [card] Каждый ход вы играете одну карту: в портфолио или в королевский двор, чтобы нанести визит дворянину.
    [court] Влияние открывает двери Строителя, Министра и Короля.
    [city] Стройте лавки, разбирайте щебень, открывайте общественные здания, отправляйте корабли, принимайте указы.
   *[wigs] Важны парики: побеждает тот, у кого их в конце больше всех.
}

ui-home-lobby = Открытые столы

ui-home-lobby-none = Сейчас никто не ищет игроков. Откройте стол, и его здесь найдут.

ui-home-watch = Смотреть

ui-home-watch-none = Открытых для всех партий сейчас нет и пока не было.

ui-home-more = Все

## Titles that tables get, and what is said of a table in lists

ui-home-title-bots = { $count ->
    [1] Против бота
   *[other] Против { $count } ботов
}

ui-home-title-solo = Против Ласерды

ui-home-title-friends = Стол игрока { $name }

# How strong a bot is, among those for people
ui-home-bot-strength = Сила { $strength } из { $most }

# A group of the list of bots: those that are no company for people
ui-home-bots-for-trials = Для пробы

ui-home-seat-free = свободно

ui-home-seat-unknown = кто-то

ui-home-your-turn = Ваш ход

ui-home-invited = Вас приглашают

ui-home-sit-down = Сесть

ui-home-state-quarantined = Отложено сервером

ui-home-state-waiting = { $free ->
    [0] Можно начинать
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}

ui-home-state-solo = Окончена: { $wigs ->
    [one] { $wigs } парик
    [few] { $wigs } парика
   *[many] { $wigs } париков
}

ui-home-state-shared = Окончена: общая победа

ui-home-state-won = Окончена, победитель: { $name }

ui-home-state-paused = Пауза

ui-home-state-decides = Ход: { $name }

ui-home-state-bot = Бот думает

ui-home-tag = { $tag ->
    [solo] соло
    [first-rules] правила 2017 года
    [earlier-rules] прежние правила
    [draft] драфт
    [decrees] начальные указы
    [goals] цели
    [tokens] жетоны наград
    [live] шахматные часы
    [async] часы на ход
   *[imported] из файла
}

## Faults

ui-home-offline = Нет связи. Пробуем снова…

ui-home-awaiting = Сервер ещё не ответил. Ваш выбор сохранён…

ui-home-not-made = Ваш последний выбор за столом «{ $table }» не выполнен: { $why }

ui-home-retry = Попробовать снова

ui-home-reload = Обновить страницу

ui-home-close = Закрыть

ui-home-report = Сообщить об ошибке

# $fault: "yes" if the client has noticed it itself
ui-home-report-title = { $fault ->
    [yes] Что-то пошло не так
   *[no] Сообщить об ошибке
}

ui-home-report-about = { $fault ->
    [yes] Такого не должно было случиться. Ваша партия в сохранности на сервере. Сообщение поможет исправить ошибку: вместе с ним сохранится партия, если она открыта, а вы получите номер.
   *[no] Что вы увидели и чего ожидали? Вместе с сообщением сохранится открытая партия, а вы получите номер.
}

ui-home-report-text = Что случилось?

ui-home-report-details = Что говорит браузер

ui-home-report-send = Отправить

ui-home-report-thanks = Спасибо. Если захотите о нём спросить, назовите этот номер:

ui-home-report-number = Сообщение { $number }

## Waiting room

ui-home-wait-host = Хозяин стола: { $name }. Когда партия начнётся, она появится сама.

ui-home-wait-seats = Места

ui-home-wait-game = Партия

ui-home-wait-sight = { $public ->
    [yes] В лобби: сесть может любой
   *[no] Только для тех, у кого есть ссылка
}

ui-home-wait-spectators = { $spectators ->
    [yes] Другие могут смотреть
   *[no] Без зрителей
}

# $missing: how many seats are free
ui-home-wait-start = { $missing ->
    [0] Начать партию
   *[other] Начать с ботами
}

ui-home-wait-start-about = { $missing ->
    [0] Все в сборе.
    [1] Свободно ещё 1 место. Подождите кого-нибудь или посадите бота и начните сразу.
    [one] Свободно ещё { $missing } место. Подождите других или посадите ботов и начните сразу.
    [few] Свободно ещё { $missing } места. Подождите других или посадите ботов и начните сразу.
   *[many] Свободно ещё { $missing } мест. Подождите других или посадите ботов и начните сразу.
}

ui-home-wait-others = { $missing ->
    [0] Все в сборе: хозяин стола может начинать.
   *[other] { $seated ->
        [yes] У вас есть место. Хозяин стола начнёт, когда все соберутся.
       *[no] Чтобы играть, займите свободное место.
    }
}

ui-home-wait-delete = Закрыть стол

# $kind is "damaged", or "version" if another version of the server began the game
ui-home-quarantined = { $kind ->
    [damaged] Запись этой партии повреждена, поэтому продолжить её нельзя. Она хранится как есть: сообщите владельцу сервера, у него может быть более ранняя копия.
   *[version] Эта версия сервера воспроизводит партию иначе и потому её не трогает. Ничего не потеряно: сообщите владельцу сервера.
}

ui-home-your-name = Ваше имя

ui-home-guest = Гость

ui-home-seat-open = Свободное место

ui-home-seat-note = { $note ->
    [you] вы
    [host] хозяин стола
    [hot-seat] за тем же экраном
    [invited] по приглашению
    [guest] гость
   *[here] сейчас здесь
}

# $player is a colour
ui-home-seat-who = { $player }: кто играет

ui-home-seat-kind = { $kind ->
    [host] Я
    [hot-seat] Тоже я, за этим экраном
    [bot] Бот
    [invited] По приглашению
   *[open] Свободно для всех
}

ui-home-seat-about = { $kind ->
    [host] Здесь сидите вы.
    [hot-seat] За этим экраном играете вы или кто-то рядом с вами.
    [invited] Место может занять только владелец этой учётной записи; он получит сообщение.
   *[open] Кто первым придёт по ссылке или из лобби.
}

ui-home-seat-bot = Бот: { $bot }

ui-home-seat-clear = Освободить место

ui-home-seat-goals = цели

ui-home-stand-up = Встать

ui-home-decline = Отказаться

ui-home-invite = Пригласить других

ui-home-invite-about = По этой ссылке можно сесть за стол; учётная запись не нужна.

ui-home-copy = { $copied ->
    [yes] Скопировано
   *[no] Копировать ссылку
}

ui-home-share = Поделиться

ui-home-share-text = Давай сыграем в Lisboa

## New table

ui-home-new-about = Можно ничего не менять: это партия вдвоём против бота.

ui-home-new-seats = Игроки и места

ui-home-new-players = { $count ->
    [1] Соло
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

ui-home-account-name = Имя учётной записи

ui-home-new-game = Партия

ui-home-new-ruleset = Редакция правил

ui-home-new-ruleset-about = { $ruleset ->
    [2017] Первое издание: между периодами верфь обновляется до сброса карт, а лидерство по инструментальным лавкам приносит 6, 3 и 1 парик.
   *[2021] Нынешние правила: между периодами карты сбрасываются до обновления верфи, а лидерство по инструментальным лавкам приносит 6, 4 и 2 парика.
}

ui-home-new-draft = Драфт первых карт

ui-home-new-draft-about = Оставьте две карты из пяти и передайте три налево, и так далее. Все выбирают одновременно и тайно. Не для соло.

ui-home-new-decrees = Начальные указы

ui-home-new-decrees-about = До первого хода каждый берёт один указ; первым выбирает последний игрок.

ui-home-new-tokens = Жетоны наград

ui-home-new-tokens-about = Случайные жетоны закрывают напечатанные награды участков и, когда использованы, выходят из игры.

ui-home-new-goals = Цели для новичков

ui-home-goals = { $goals ->
    [none] Никому
    [all] Всем
   *[some] Выборочно
}

ui-home-new-goals-about = { $goals ->
    [some] Небольшое задание с наградой, которое проведёт через первые ходы. Отметьте новичков в списке мест.
   *[other] Небольшое задание с наградой, которое проведёт через первые ходы.
}

ui-home-new-clock = Часы

ui-home-clock = { $clock ->
    [none] Нет
    [live] За один раз
   *[async] По дням
}

ui-home-clock-about = { $clock ->
    [solo] В соло вас никто не ждёт.
    [none] Думайте сколько нужно. Если кого-то нет двое суток, остальные могут передать место боту или другому человеку.
    [live] У каждого есть запас времени на всю партию и несколько секунд сверх того за каждый ход.
   *[async] У каждого столько-то часов на ход.
}

ui-home-clock-minutes = Минут на игрока

ui-home-clock-increment = Добавка за ход, секунд

ui-home-clock-hours = Часов на ход

ui-home-clock-out = Когда время вышло

ui-home-clock-when-out = { $out ->
    [bot] Дальше играет бот
    [greedy] Делается один ход
   *[nothing] Ничего не происходит
}

ui-home-new-sight = Название и гости

ui-home-new-title = Название

ui-home-new-title-usual = Вечер пятницы

ui-home-new-public = В лобби

ui-home-new-public-about = Любой может найти стол и занять свободное место. Иначе — только те, у кого есть ссылка.

ui-home-new-spectators = Зрители

ui-home-new-spectators-about = Другие могут смотреть. Они видят то же, что и все за столом, но не карты на руках.

ui-home-new-chat = Зрители читают чат

ui-home-new-chat-about = Писать они не могут. Без этого чат виден только игрокам.

ui-home-new-create = { $waits ->
    [yes] Открыть стол
   *[no] Начать партию
}

ui-home-new-create-about = { $waits ->
    [yes] Вы получите ссылку для остальных и ещё сможете поменять места.
   *[no] Все места заняты: партия начнётся сразу.
}

## Lobby and replays

ui-home-lobby-about = Столы, где ищут игроков, и партии, которые можно смотреть.

ui-home-lobby-show = Показать

ui-home-lobby-shown = { $shown ->
    [open] Свободные места
   *[running] Идущие партии
}

ui-home-lobby-players = { $count ->
    [0] Любое
    [1] Соло
   *[other] { $count }
}

ui-home-lobby-title = Название

ui-home-lobby-none-running = Таких партий сейчас нет.

ui-home-show-more = Показать ещё

ui-home-replays-about = Оконченные партии. Каждую можно пройти шаг за шагом с любого места.

ui-home-replays-mine = Мои партии

ui-home-replays-mine-none = У вас ещё нет оконченных партий. Можно посмотреть и файл партии.

ui-home-replays-public = Партии для всех

ui-home-replays-public-none = Открытых для всех оконченных партий пока нет.

## Settings

ui-home-likes = В этом браузере

ui-home-likes-about = Хранится только в этом браузере.

ui-home-theme = Тема

ui-home-themes = { $theme ->
    [light] День
    [dark] Ночь
   *[system] Как в системе
}

ui-home-sound = Звуки

ui-home-sound-about = Короткий сигнал, когда игра зовёт вас.

ui-home-confirm = Спрашивать в конце хода

ui-home-confirm-about = Последний выбор вашего хода ждёт подтверждения.

ui-home-motion = Движение фишек

ui-home-motion-about = Фишки движутся по столу. Никогда, если система просит уменьшить движение.

ui-home-account = Вы

ui-home-account-about = { $who ->
    [nobody] Вы ещё не представились: с первой партией вы станете гостем.
    [guest] Вы гость в этом браузере. Учётная запись сохранит ваши столы и работает на других устройствах.
   *[account] У вас есть учётная запись: входите с ней на любом устройстве.
}

ui-home-save = Сохранить

ui-home-saved = Сохранено.

ui-home-register = Регистрация

ui-home-login = Вход

ui-home-enter = { $way ->
    [register] Создать учётную запись
   *[login] Войти
}

ui-home-enter-about = { $way ->
    [register] Имя и пароль. Ваши столы останутся вашими.
   *[login] С учётной записью, которая у вас уже есть.
}

ui-home-password = Пароль

ui-home-old-password = Нынешний пароль

ui-home-new-password = Новый пароль

ui-home-change-password = Сменить пароль

ui-home-new-password-about = Вы выйдете на всех других устройствах, и токены для программ будут отозваны, если их не сохранить.

ui-home-keep-tokens = Сохранить мои токены для программ

# $tokens is how many tokens for programs the new password has revoked
ui-home-password-changed = { $tokens ->
    [0] Сохранено. На всех других устройствах выполнен выход.
   *[other] Сохранено. На всех других устройствах выполнен выход. Отозвано токенов для программ: { $tokens }.
}

ui-home-tokens-ended = Отозвано токенов для программ: { $tokens }.

ui-home-leave-guest = Бросить неоконченные столы этого гостя

ui-home-logged-in = Вы вошли как { $name }.

ui-home-logout = Выйти везде

ui-home-calls = Сообщения

ui-home-calls-about = Когда стол ждёт вас, а вас нет, сервер может вам написать.

ui-home-email = Эл. почта

ui-home-email-pending = Письмо отправлено: откройте ссылку в нём и нажмите кнопку, чтобы подтвердить адрес.

ui-home-webhook-kind = Вид

ui-home-webhook = { $kind ->
    [discord] Discord
    [slack] Slack
   *[generic] JSON
}

ui-home-webhook-url = Вебхук

ui-home-webhook-save = { $remove ->
    [yes] Удалить
   *[no] Сохранить
}

# $host is a name in the internet
ui-home-webhook-now = Сообщения идут на { $host }.

ui-home-webhook-off = Сообщения на { $host } слишком часто не доходили и больше не отправляются.

# $problem is what the other side answered, as a program says it
ui-home-webhook-last = Последняя попытка: { $problem }

ui-home-webhook-on = Отправлять снова

ui-home-tokens = Токены для программ

ui-home-tokens-about = Программа с таким токеном играет от вашего имени.

ui-home-token-label = Для чего

ui-home-token-new = Новый токен

ui-home-token-secret = Скопируйте сейчас, больше он показан не будет:

ui-home-token-revoke = Отозвать

ui-home-import = Открыть файл партии

ui-home-import-about = Файл, сохранённый здесь или из командной строки, станет вашим столом.

ui-home-import-file = Выбрать файл

ui-home-import-text = Или вставьте текст

ui-home-import-go = Открыть

## What the server refuses, by its words (docs/api.md). $field is the field of the request that is wrong, or "none"

ui-problem-fault = Здесь что-то пошло не так

ui-problem-bad-request = { $field ->
    [name] Это имя использовать нельзя: нужны видимые буквы, а в каждом слове — буквы одного алфавита
    [password] Пароль должен быть не короче 8 символов
    [new] Новый пароль должен быть не короче 8 символов
    [person] Учётной записи с таким именем нет
    [bot] Такого бота нет
    [email] Этот адрес здесь не подходит
    [webhook_url] Этот вебхук не подходит
    [title] Это название не подходит
    [seats] Эти места не сочетаются
    [clock] Такие часы не подходят
    [none] Сервер этого не понял
   *[other] Это не подходит: { $field }
}

ui-problem-bad-token = Ссылка из письма неполная, устарела или уже использована: запросите новую

ui-problem-not-logged-in = Вы больше не в системе: обновите страницу

ui-problem-wrong-password = { $field ->
    [old] Нынешний пароль неверен
   *[other] Имя и пароль не подходят друг к другу
}

ui-problem-forbidden = Здесь вам этого нельзя

ui-problem-csrf = Браузер потерял вход: обновите страницу

ui-problem-foreign-origin = Эта страница не с этого сервера

ui-problem-not-your-turn = Сейчас не ваш ход

ui-problem-wrong-method = Сервер не знает такого запроса

ui-problem-stale = Тем временем партия ушла вперёд

ui-problem-busy = Сервер сейчас занят: попробуйте чуть позже

ui-problem-not-started = Партия ещё не началась

ui-problem-started = Партия уже началась

ui-problem-over = Партия окончена

ui-problem-not-over = Партия ещё не окончена

ui-problem-paused = Партия на паузе

ui-problem-quarantined = Сервер отложил эту партию: сообщите его владельцу

ui-problem-seated = У вас уже есть место

ui-problem-not-seated = У вас здесь нет места

ui-problem-full = Свободных мест нет

ui-problem-taken = Вас опередили: это место занято

ui-problem-seats-open = Есть ещё свободные места

ui-problem-too-many-analyses = Вы уже ждёте несколько разборов: попробуйте снова, когда один из них будет готов
ui-problem-too-many-tables = У вас слишком много столов: сначала доиграйте или закройте какие-нибудь
ui-problem-too-many-imports = У вас слишком много импортированных партий: сначала удалите какие-нибудь
ui-problem-too-many-guests = Сегодня из вашей сети пришло слишком много гостей: войдите в учётную запись или вернитесь завтра

ui-problem-too-many-tokens = У вас слишком много токенов: сначала отзовите один

ui-problem-already-somebody = Вы уже вошли: сначала выйдите

ui-problem-guest-has-tables = У вас как у гостя есть неоконченные столы, они пропадут. Создайте из гостя учётную запись или бросьте их

ui-problem-already-registered = У вас уже есть учётная запись

ui-problem-name-taken = Это имя или похожее на него уже занято

ui-problem-undo-barrier = Что-то было открыто: без согласия остальных это не отменить

ui-problem-nothing-to-redo = Повторять нечего

ui-problem-log-full = За этим столом отменяли так много, что теперь можно только ходить

ui-problem-rewind-pending = Кто-то уже попросил отмотать партию
ui-problem-question-pending = Уже есть вопрос, на который нужно ответить
ui-problem-no-question = О месте больше никто не спрашивает
ui-problem-offered-already = Место уже свободно: его может занять любой, у кого есть ссылка

ui-problem-no-rewind = Никто не просил отмотать партию

ui-problem-agreed-already = Вы уже согласились

ui-problem-not-stood-in = За вас не ходит бот

ui-problem-not-absent = Стол ждал этого игрока ещё недостаточно долго

ui-problem-no-clock = За этим столом нет часов

ui-problem-paused-already = Часы уже в этом состоянии

ui-problem-too-large = Это длиннее, чем принимает сервер

ui-problem-wrong-type = Сервер этого не понял

ui-problem-illegal-move = Правила этого не позволяют

ui-problem-key-reused = Этот запрос уже отправлялся: обновите страницу

ui-problem-bad-game-file = Этот файл нельзя прочитать или сыграть
ui-problem-too-much-work = Это больше, чем сервер делает за один запрос

ui-problem-too-many-requests = { $field ->
    [password] Слишком много неверных паролей для этой учётной записи: подождите немного и попробуйте снова
    [email] Запрошено слишком много писем: подождите час и попробуйте снова
   *[other] Слишком часто: подождите немного и попробуйте снова
}

ui-problem-too-many-sockets = У вас открыто слишком много вкладок

ui-problem-refused = Сервер отказал

ui-problem-internal = На сервере произошла ошибка

ui-problem-no-mail = Почтовый сервер не отвечает: попробуйте позже

ui-problem-unavailable = Сервер не может связаться с базой данных: попробуйте чуть позже

## My tables

ui-home-mine-about = Сначала столы, где решать вам. Законченные партии и те, что идут без вас, можно убрать в архив.

ui-home-mine-none = Сейчас у вас нет открытых столов.

ui-home-mine-none-archived = В архиве ничего нет.

ui-home-mine-shown = { $shown ->
    [archived] Архив
   *[current] Текущие
}

ui-home-mine-group = { $group ->
    [turn] Ваш ход
    [waiting] Ждут других
   *[done] Законченные
}

ui-home-archive = { $archived ->
    [yes] Вернуть из архива: { $title }
   *[no] Убрать в архив: { $title }
}

ui-home-state-left = Вы вышли из игры

# Shown where a guest played who was removed since
ui-home-former-guest = бывший гость

# On the start page, some days before something is removed
ui-home-removal-title = { $what ->
    [guest] С возвращением
   *[import] Скоро будет удалено
}

ui-home-removal-imports = Импортированные партии удаляются, если их никто не открывал { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}. Откройте партию, чтобы её сохранить:

ui-home-removal-on = { $date }

ui-home-removal-guest = Вас долго не было. Гостей удаляют, если они не заходили { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}; до { $date } вы точно останетесь, а с учётной записью — навсегда.

ui-home-removal-account = Зарегистрироваться

# The button beside an imported game; $title is the table's
ui-home-delete = { $sure ->
    [yes] Нажмите ещё раз, чтобы удалить: { $title }
   *[no] Удалить: { $title }
}

# On the same button, before the second click
ui-home-delete-sure = Удалить?

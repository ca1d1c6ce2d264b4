### Игра с друзьями: имена, приглашения, комната ожидания, места отсутствующих, ответы заранее.

## Имя для организатора и для приглашённых

ui-friends-name = Ваше имя
ui-friends-name-why = { $listed ->
    [yes] { $who ->
        [host] Его увидят все: в приглашении, за столом и в списке столов.
       *[guest] Его увидят все: за столом и в списке столов.
    }
   *[no] { $who ->
        [host] Друзья увидят его в приглашении и за столом.
       *[guest] Его увидят все за столом.
    }
}
ui-friends-name-missing = Сначала введите имя.
ui-friends-invited = { $host } приглашает вас сыграть
ui-friends-join = Сесть за стол
ui-friends-full = Все места заняты. Когда игра начнётся, можно будет смотреть.

## Комната ожидания

ui-friends-chat = Чат
ui-friends-chat-none = Пока никто ничего не написал.
ui-friends-clock = { $clock ->
    [none] Без часов
    [live] { $minutes } мин. каждому игроку и ещё { $seconds } с за ход
   *[async] { $hours } ч. на каждый ход
}
ui-friends-clock-out = Когда время выйдет, за игрока будет ходить бот.
ui-friends-clock-away = Играть без часов
ui-friends-clock-back = Играть с часами

## Реванш

ui-friends-rematch-offer = { $name } предлагает реванш
ui-friends-rematch-join = Принять реванш
ui-friends-rematch-go = Перейти к реваншу
ui-friends-invited-wait = { $count ->
    [1] Приглашение ещё не принято: { $names }. Если начать сейчас, вместо этого игрока сыграет бот.
   *[other] Приглашения ещё не приняты: { $names }. Если начать сейчас, вместо этих игроков сыграют боты.
}

## Кого-то нет

ui-friends-away = Стол давно ждёт: { $name }.
ui-friends-ask-bot = Пусть бот играет до возвращения
ui-friends-ask-person = Предложить место другому
ui-friends-ask-about = Можно через 10 минут за столом с часами на одну партию, через 48 часов за любым другим. Нужно согласие всех остальных.
ui-friends-asked = { $way ->
    [bot] { $by } предлагает, чтобы за игрока { $name } до возвращения ходил бот.
   *[person] { $by } предлагает отдать другому место игрока { $name }.
}
ui-friends-asked-mine = { $way ->
    [bot] Вы предлагаете, чтобы за игрока { $name } до возвращения ходил бот.
   *[person] Вы предлагаете отдать другому место игрока { $name }.
}
ui-friends-missing = Ещё не ответили: { $names }.
ui-friends-you = Сделайте ход или скажите, что вы здесь, и место останется за вами.
ui-friends-here = Я здесь
ui-friends-until = { $mine ->
    [yes] У вас есть время до { $time }.
   *[no] Если никто не возразит, это будет решено: { $time }.
}
ui-friends-offered = Место игрока { $name } свободно: отправьте ссылку тому, кто может его занять.
# $stand: does a bot move for them, and why?
ui-friends-offered-mine = { $stand ->
    [clock] Ваше место предложено другому. Верните его у бота, и оно останется за вами.
    [resigned] Вы сдались, и ваше место предложено другому.
   *[none] Ваше место предложено другому. Сделайте ход, и оно останется за вами.
}
ui-friends-lost = { $name ->
    [none] Ваше место занял другой человек.
   *[other] Ваше место теперь занимает { $name }.
}
ui-friends-lost-look = Вы можете смотреть.
ui-friends-take = Место игрока { $name } свободно. Вы можете его занять.
ui-friends-take-button = Занять место
ui-friends-copy = { $copied ->
    [yes] Скопировано
   *[no] Скопировать ссылку
}

## Ответы заранее

ui-friends-standing = Больше не спрашивать:
ui-friends-standing-round = в этом раунде
ui-friends-standing-noble = { $noble ->
    [builder] у Строителя
    [minister] у Министра
   *[king] у Короля
}
ui-friends-standing-about = { $what ->
    [round] До конца раунда вы не повторяете ничьих визитов. Это можно отменить в любой момент.
   *[noble] До конца партии вы не повторяете визиты к этому вельможе. Это можно отменить в любой момент.
}
ui-friends-standing-on = { $what ->
    [round] В этом раунде вы не повторяете визиты
    [builder] Вы не повторяете визиты к Строителю
    [minister] Вы не повторяете визиты к Министру
   *[king] Вы не повторяете визиты к Королю
}
ui-friends-standing-off = Снова спрашивать

### Bots to play with.

# What it is; $bot is what the server calls it
bot-title = { $bot ->
    [random] Случайный
    [eager] Рьяный
    [novice] Новичок
    [apprentice] Ученица
    [greedy] Купец
    [courtier] Придворный
    [master] Мастер
   *[other] { $bot }
}

# Its name; $twin counts those of one kind at a table, from 1. Names of one kind are all of one gender
bot-name = { $bot ->
    [novice] { $twin ->
        [1] Томе
        [2] Гашпар
        [3] Браш
       *[other] Зеферину
    }
    [apprentice] { $twin ->
        [1] Инеш
        [2] Рита
        [3] Марта
       *[other] Тереза
    }
    [greedy] { $twin ->
        [1] Бенту
        [2] Вашку
        [3] Симан
       *[other] Тиагу
    }
    [courtier] { $twin ->
        [1] Дон Дуарте
        [2] Дон Нуну
        [3] Дон Лопу
       *[other] Дон Фернан
    }
    [master] { $twin ->
        [1] Жуакин
        [2] Ансельму
        [3] Эузебиу
       *[other] Матиаш
    }
   *[other] { $twin ->
        [1] { bot-title }
       *[other] { bot-title } { $twin }
    }
}

# Name and what it is
bot-called = { $bot ->
    [novice] Новичок { bot-name }
    [apprentice] Ученица { bot-name }
    [greedy] Купец { bot-name }
    [courtier] Придворный { bot-name }
    [master] Мастер { bot-name }
   *[other] { bot-name }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Делает что угодно, лишь бы по правилам. { bot-opponent }
    [eager] При любой возможности наносит визиты и собирает щебень; ничего не планирует. { bot-opponent }
    [novice] { bot-name } носит камни на стройках. Он видит лишь немногие из своих возможностей и часто поддаётся прихоти. { bot-opponent }
    [apprentice] { bot-name } учится чертить планы. Она видит почти все свои возможности, но порой поддаётся прихоти. { bot-opponent }
   *[greedy] { bot-name } подсчитывает, что каждый ход даёт ему сейчас, и редко ошибается. О завтрашнем дне пусть думают другие. { bot-opponent }
    [courtier] { bot-name } чего только не видел при дворе. Он взвешивает целые ходы и по опыту знает, к чему они ведут. { bot-opponent }
    [master] { bot-name } всю жизнь был архитектором. Он думает целыми ходами и представляет, что сделают дальше все игроки, и вы тоже. { bot-opponent }
}

# What to expect of it
bot-opponent = { $bot ->
    [random] Чтобы что-нибудь попробовать.
    [eager] Чтобы что-нибудь попробовать.
    [novice] Снисходительный соперник для первых партий.
    [apprentice] Приятная соперница для тех, кто уже знает правила.
   *[greedy] Достойный соперник.
    [courtier] Трудный соперник.
    [master] Самый трудный соперник.
}

### Notifications of a browser whose page is closed (web push). $title is the table's; $kind is that of messages.ftl.

# No words of strangers
push-title = { $kind ->
    [your-turn] Ваш ход
    [rewind] Просят отмотать партию назад
    [over] Партия окончена
    [invited] Для вас оставлено место
    [full] Все в сборе: можно начинать
    [replaced] На вашем месте играет другой человек
    [stand-in-away] За вас ходит бот, пока вас нет
    [stand-in] За вас ходит бот
    [away] Вас давно ждут за столом
    [replace] Заменить отсутствующего игрока?
   *[other] Вас ждут
}

# An invitation does not name the table: whoever invites is a stranger
push-body = { $kind ->
    [your-turn] «{ $title }»: { message-decision }
    [invited] Откройте стол, чтобы принять приглашение или отказаться.
   *[other] «{ $title }»
}

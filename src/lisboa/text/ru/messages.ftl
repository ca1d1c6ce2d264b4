### Messages to people for whom a table waits, by browser, webhook and e-mail. $name is the person's, $title the table's,
### $url leads to the table; $kind is "your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away",
### "replace" or "replaced".

# One sentence; in a chat room the name tells who is meant
message-line = { $kind ->
    [rewind] { $name }, за столом «{ $title }» просят отмотать партию назад. Вы согласны?
    [over] { $name }, партия за столом «{ $title }» окончена.
    [invited] { $name }, за столом «{ $title }» для вас оставлено место.
    [stand-in] { $name }, ваше время за столом «{ $title }» вышло, за вас ходит бот. Вы можете вернуться на своё место.
    [stand-in-away] { $name }, за столом «{ $title }» вас долго ждали, и теперь за вас ходит бот. Вы можете вернуться на своё место.
    [replaced] { $name }, на вашем месте за столом «{ $title }» теперь играет другой человек: вас долго ждали.
    [full] { $name }, за столом «{ $title }» все в сборе: можно начинать.
    [away] { $name }, за столом «{ $title }» вас давно ждут. Если вы не появитесь, остальные могут передать ваше место боту или другому человеку.
    [replace] { $name }, за столом «{ $title }» предлагают заменить отсутствующего игрока. Вы согласны?
   *[your-turn] { $name }, ваш ход за столом «{ $title }»: { message-decision }.
}

# $decision is the engine's name of the decision, or empty
message-decision = { $decision ->
    [keep-clergy] выберите, какой жетон духовенства оставить
    [draft] выберите карту в драфте
    [starting-decree] возьмите начальный указ
    [main] сыграйте карту
    [after-action] продолжите свой ход
    [take-card] возьмите карту политики
    [sell-or-trade] продайте товары или преподнесите их дворянам
    [sell] продайте товары
    [trade] преподнесите товары дворянам
    [follow] вы можете повторить визит
    [church-scoring] церковный подсчёт ждёт вашего выбора
    [lose-official] вы теряете служащего
    [lose-favor] вы теряете королевскую милость
    [lose-reis] вам нужно заплатить штраф
    [period-discard] период окончен, можно сбросить карты ради наград
    [period-reward] получите награду за сброшенную карту
    [goal] выберите, какая цель засчитывается
   *[other] решение за вами
}

message-post =
    { message-line }
    { $url }

# No words of strangers: the subject of an invitation does not name the table, nor does its text
message-subject = { $kind ->
    [rewind] Лиссабон: за столом «{ $title }» просят отмотать партию
    [over] Лиссабон: партия «{ $title }» окончена
    [invited] Лиссабон: для вас оставлено место за столом
    [stand-in] Лиссабон: за столом «{ $title }» за вас ходит бот
    [stand-in-away] Лиссабон: за столом «{ $title }» за вас ходит бот, пока вас нет
    [replaced] Лиссабон: за столом «{ $title }» на вашем месте играет другой человек
    [full] Лиссабон: за столом «{ $title }» можно начинать
    [away] Лиссабон: за столом «{ $title }» вас ждут
    [replace] Лиссабон: заменить игрока за столом «{ $title }»?
   *[your-turn] Лиссабон: ваш ход за столом «{ $title }»
}

# The line of an e-mail; an invitation has no words of the stranger who invites
message-mail-line = { $kind ->
    [invited] { $name }, для вас оставлено место за столом. Ссылка ведёт туда.
   *[other] { message-line }
}

# $site is where the server lives, $stop leads to the end of all e-mails
message-mail =
    { message-mail-line }

    { $url }

    --{" "}
    Вы получили это письмо, потому что ваш адрес указан в ваших настройках на { $site }
    Чтобы больше не получать таких писем, удалите адрес там или перейдите по ссылке:
    { $stop }

message-confirm-subject = Лиссабон: это ваш адрес электронной почты?

# $url opens the page that asks once more
message-confirm =
    Кто-то (надеемся, вы) хочет получать на этот адрес письма, когда наступает его ход в игре «Лиссабон». Если это были вы, откройте ссылку в течение двух дней и нажмите там кнопку:

    { $url }

    --{" "}
    Кто-то указал этот адрес на { $site }
    Если это были не вы, ничего не делайте: больше писем об этом не будет.

# Pages to which the links in e-mails lead
message-confirm-question = Присылать письма на этот адрес, когда наступает ваш ход?
message-confirm-button = Да, это мой адрес
message-confirmed = Ваш адрес электронной почты подтверждён: мы напишем, когда наступит ваш ход.
message-stop-question = Больше не присылать письма на этот адрес?
message-stop-button = Больше не присылать
message-stopped = Письма больше не придут. Если они снова понадобятся, заново укажите адрес в настройках.
message-bad-link = Эта ссылка неполная, устарела или уже использована. Запросите новую в своих настройках.

# The page at a name that the server does not know, in a network at home for example; $url is its address there
message-wrong-host = Этот сервер не отвечает на такое имя
message-wrong-host-instead = Откройте вместо этого адрес: { $url }
message-wrong-host-yours = Если это ваш сервер: он отвечает и на другие имена, заданные параметром --allowed-host.

### Что мессенджеры показывают по ссылке на стол: заголовок и описание рядом с картинкой.

# $state: "waits", пока можно занять место, иначе "goes-on"
link-title = { $state ->
    [waits] { $host } приглашает вас на партию в Lisboa
   *[goes-on] Партия в Lisboa, организатор: { $host }
}
link-players = { $players ->
    [1] соло против Ласерды
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
link-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
link-extra = { $extra ->
    [Draft] драфт
    [StartingDecrees] начальные указы
    [Goals] цели
   *[CityTokens] жетоны наград
}
link-clock = { $clock ->
    [live] за один вечер, с часами
   *[async] на несколько дней
}

# Ссылка, которая ничего не говорит о столе
link-title-any = Lisboa: настольная игра в браузере
link-about-any = Восстановите город после землетрясения 1755 года: с друзьями, против ботов или против Ласерды.
link-picture = Лиссабон, вид с Тежу: панно из сине-белых изразцов

### Settings: notifications of this browser while the page is closed

ui-push = Уведомлять в этом браузере
# What it means
ui-push-about = Когда стол ждёт вас, а вас нет, — даже если страница закрыта. В уведомлении сказано, за каким столом, но не то, что у вас на руке. Выход из учётной записи отключает уведомления.
# $state: unsupported, insecure, install (iPhones and iPads: only an app on the home screen),
# blocked, dismissed (the browser's question had no answer), failed (its push service)
ui-push-state = { $state ->
    [unsupported] Этот браузер не умеет показывать уведомления закрытых страниц.
    [insecure] Браузеры разрешают это только по https.
    [install] Здесь это работает только в приложении: добавьте «Лиссабон» на экран «Домой» (Поделиться, затем На экран «Домой»), откройте его оттуда и включите уведомления.
    [blocked] Браузер блокирует уведомления этого сайта. Разрешите их в настройках сайта (значок рядом с адресом), затем включите здесь.
    [dismissed] Вопрос браузера остался без ответа, поэтому ничего не изменилось.
   *[failed] Служба уведомлений браузера недоступна. У некоторых браузеров её нет, или она отключена.
}
# Other browsers of the same person; $count of them
ui-push-others = Уведомления получают также:
# A browser in that list; $date is when it was added, $host its push service
ui-push-other = браузер, с { $date } ({ $host })
ui-push-remove = Удалить

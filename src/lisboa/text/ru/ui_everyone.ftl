### The web client: for everyone - small screens, screen readers, keys, a lost connection.

# After the name of a panel, for who listens.
ui-everyone-panel-calls = (здесь есть из чего выбрать)

# The first link of the table.
ui-everyone-to-choices = К вариантам выбора

# The part of the page with the sentence, the options and the hand.
ui-everyone-command = Ваше решение

ui-everyone-keys = Клавиши из одной буквы

ui-everyone-keys-about = n и p — следующий и предыдущий вариант, u — отменить, h — подсказка… Отключите, если управляете компьютером голосом.

ui-everyone-not-loaded = Нет связи: эту часть не удалось загрузить.

ui-everyone-fault = На сервере произошла ошибка (номер { $number }). Ничего не изменилось.

ui-everyone-report = Сообщить

## Several people at one screen

ui-everyone-curtain = Передайте экран: { $name } ({ player })

ui-everyone-curtain-about = До этого карты на руке скрыты.

ui-everyone-curtain-lift = Это я, { $name }: показать стол

ui-everyone-curtain-switch = Скрывать карты между игроками

ui-everyone-curtain-switch-about = За одним экраном: когда решать должен другой, опускается занавес.

ui-everyone-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[many] Чат: { $count } новых сообщений
}

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

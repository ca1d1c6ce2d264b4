### The product as an app on a device, and the page it shows there while the server cannot be reached

app-name = Лиссабон
# What it is, in one sentence
app-about = Настольная игра «Лиссабон» в браузере: против ботов и с друзьями, где бы они ни были.

offline-title = К столу не пройти
# One of these two
offline-why-device = Сейчас у этого устройства нет подключения к интернету.
offline-why-server = Сервер не отвечает. Возможно, он перезапускается, или связь слишком слабая.
offline-safe = Ваши партии в безопасности: каждый принятый ход хранится на сервере.
offline-waits = Страница продолжает попытки и откроет то, что вам нужно, как только сможет.
offline-again = Попробовать сейчас

### The product as an app on a device, and the page it shows there while the server cannot be reached

app-name = Lisboa
# What it is, in one sentence
app-about = Desková hra Lisboa v prohlížeči: proti botům i s přáteli, ať jsou kdekoli.

offline-title = Ke stolu nevede cesta
# One of these two
offline-why-device = Toto zařízení teď není připojené k internetu.
offline-why-server = Server neodpovídá. Možná se právě restartuje, nebo je spojení slabé.
offline-safe = Vaše hry jsou v bezpečí: každý přijatý tah je uložený na serveru.
offline-waits = Tato stránka to zkouší dál, a jakmile to půjde, otevře, co jste chtěli.
offline-again = Zkusit hned

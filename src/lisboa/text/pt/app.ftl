### The product as an app on a device, and the page it shows there while the server cannot be reached

app-name = Lisboa
# What it is, in one sentence
app-about = O jogo de tabuleiro Lisboa no navegador: contra bots e com amigos, estejam onde estiverem.

offline-title = Não há caminho até à mesa
# One of these two
offline-why-device = Este dispositivo está sem ligação à Internet.
offline-why-server = O servidor não responde. Pode estar a reiniciar, ou a ligação está fraca.
offline-safe = Os teus jogos estão a salvo: todas as jogadas aceites ficam guardadas no servidor.
offline-waits = Esta página continua a tentar e abre o que querias assim que for possível.
offline-again = Tentar agora

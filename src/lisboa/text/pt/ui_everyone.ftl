### The web client: for everyone - small screens, screen readers, keys, a lost connection.

# After the name of a panel, for who listens.
ui-everyone-panel-calls = (há algo a escolher aqui)

# The first link of the table.
ui-everyone-to-choices = Para as escolhas

# The part of the page with the sentence, the options and the hand.
ui-everyone-command = A tua decisão

ui-everyone-keys = Teclas de uma só letra

ui-everyone-keys-about = n e p para a escolha seguinte ou anterior, u para desfazer, h para uma sugestão… Desliga-as se falas com o teu computador.

ui-everyone-not-loaded = Sem ligação: não foi possível carregar esta parte.

ui-everyone-fault = O servidor cometeu um erro (número { $number }). Nada foi alterado.

ui-everyone-report = Comunicar

## Several people at one screen

ui-everyone-curtain = Passa o ecrã a { $name } ({ player })

ui-everyone-curtain-about = Até lá, as mãos ficam escondidas.

ui-everyone-curtain-lift = Sou { $name }: mostrar a mesa

ui-everyone-curtain-switch = Esconder as mãos entre jogadores

ui-everyone-curtain-switch-about = No mesmo ecrã: cai uma cortina sempre que é outra pessoa a decidir.

ui-everyone-unread = { $count ->
    [one] Chat: 1 mensagem nova
   *[other] Chat: { $count } mensagens novas
}

### Notifications of a browser whose page is closed (web push). $title is the table's; $kind is that of messages.ftl.

# No words of strangers
push-title = { $kind ->
    [your-turn] É a tua vez
    [rewind] Alguém pede para recuar o jogo
    [over] O jogo terminou
    [invited] Tens um lugar reservado
    [full] Estão todos: podes começar
    [replaced] Outra pessoa ocupa o teu lugar
    [stand-in-away] Um bot joga por ti até voltares
    [stand-in] Um bot joga por ti
    [away] A mesa está à tua espera
    [replace] Substituir um jogador ausente?
   *[other] Há algo à tua espera
}

# An invitation does not name the table: whoever invites is a stranger
push-body = { $kind ->
    [your-turn] «{ $title }»: { message-decision }
    [invited] Abre a mesa para aceitar ou recusar.
   *[other] «{ $title }»
}

### Bots to play with.

# What people call it; $bot is what the server calls it
bot-title = { $bot ->
    [random] Acaso
    [eager] Afoito
    [novice] Novato
    [apprentice] Aprendiz
    [greedy] Mercador
    [courtier] Cortesão
    [master] Mestre
   *[other] { $bot }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Joga qualquer coisa que seja permitida. { bot-opponent }
    [eager] Visita sempre que pode e junta entulho; não planeia nada. { bot-opponent }
    [novice] O Tomé carrega pedra nas obras. Não vê metade do que tem à frente e nunca te atrapalha. { bot-opponent }
    [apprentice] A Inês está a aprender a desenhar plantas. Acerta muitas vezes numa boa jogada e outras tantas falha a melhor. { bot-opponent }
   *[greedy] O Bento faz as contas ao que cada turno lhe rende agora e raramente se engana. O amanhã fica para os outros. { bot-opponent }
    [courtier] Dom Duarte ouve tudo o que se diz na corte. Antes de decidir, imagina como o jogo pode continuar. { bot-opponent }
    [master] O Joaquim foi arquiteto toda a vida. Pensa em turnos inteiros, até ao fim do jogo, e sabe o que pretendes. { bot-opponent }
}

# What to expect of it
bot-opponent = { $bot ->
    [random] Serve para experimentar.
    [eager] Serve para experimentar.
    [novice] Um adversário que perdoa, para os primeiros jogos.
    [apprentice] Uma adversária simpática para quem já sabe as regras.
   *[greedy] Um adversário razoável.
    [courtier] Um adversário difícil.
    [master] O adversário mais difícil.
}

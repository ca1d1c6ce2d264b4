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
    [novice] O Tomé carrega pedra nas obras. Só vê algumas das suas oportunidades e segue muitas vezes um capricho. { bot-opponent }
    [apprentice] A Inês está a aprender a desenhar plantas. Vê quase todas as suas oportunidades, mas de vez em quando cede a um capricho. { bot-opponent }
   *[greedy] O Bento faz as contas ao que cada turno lhe rende agora e raramente se engana. O amanhã fica para os outros. { bot-opponent }
    [courtier] Dom Duarte já viu de tudo na corte. Pesa turnos inteiros e sabe por experiência no que vão dar. { bot-opponent }
    [master] O Joaquim foi arquiteto toda a vida. Pensa em turnos inteiros e imagina o que farão a seguir todos os jogadores, incluindo tu. { bot-opponent }
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

### Bots to play with.

# What it is; $bot is what the server calls it
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

# Its name; $twin counts those of one kind at a table, from 1. Names of one kind are all of one gender
bot-name = { $bot ->
    [novice] { $twin ->
        [1] Tomé
        [2] Gaspar
        [3] Brás
       *[other] Zeferino
    }
    [apprentice] { $twin ->
        [1] Inês
        [2] Rita
        [3] Marta
       *[other] Teresa
    }
    [greedy] { $twin ->
        [1] Bento
        [2] Vasco
        [3] Simão
       *[other] Tiago
    }
    [courtier] { $twin ->
        [1] Dom Duarte
        [2] Dom Nuno
        [3] Dom Lopo
       *[other] Dom Fernão
    }
    [master] { $twin ->
        [1] Joaquim
        [2] Anselmo
        [3] Eusébio
       *[other] Matias
    }
   *[other] { $twin ->
        [1] { bot-title }
       *[other] { bot-title } { $twin }
    }
}

# Name and what it is
bot-called = { $bot ->
    [novice] { bot-name }, o novato
    [apprentice] { bot-name }, a aprendiz
    [greedy] { bot-name }, o mercador
    [courtier] { bot-name }, o cortesão
    [master] { bot-name }, o mestre
   *[other] { bot-name }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Joga qualquer coisa que seja permitida. { bot-opponent }
    [eager] Visita sempre que pode e junta entulho; não planeia nada. { bot-opponent }
    [novice] O { bot-name } carrega pedra nas obras. Só vê algumas das suas oportunidades e segue muitas vezes um capricho. { bot-opponent }
    [apprentice] A { bot-name } está a aprender a desenhar plantas. Vê quase todas as suas oportunidades, mas de vez em quando cede a um capricho. { bot-opponent }
   *[greedy] O { bot-name } faz as contas ao que cada turno lhe rende agora e raramente se engana. O amanhã fica para os outros. { bot-opponent }
    [courtier] { bot-name } já viu de tudo na corte. Pesa turnos inteiros e sabe por experiência no que vão dar. { bot-opponent }
    [master] O { bot-name } foi arquiteto toda a vida. Pensa em turnos inteiros e imagina o que farão a seguir todos os jogadores, incluindo tu. { bot-opponent }
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

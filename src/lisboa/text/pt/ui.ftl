### The words of the web client.

ui-loading = A carregar…

ui-home = Para a página inicial

ui-undo = Anular

ui-redo = Refazer

ui-restart-turn = Recomeçar o turno

# Why the buttons of the turn do nothing
ui-undo-why-not = { $why ->
    [start] Não há nada para anular: aqui ainda nada foi jogado
    [others] A última jogada não foi tua: mais atrás só com o acordo de todos (menu)
   *[revealed] { $event ->
        [none] A tua última jogada revelou algo novo: mais atrás só com o acordo de todos (menu)
       *[other] A tua última jogada revelou algo novo: «{ $event }». Mais atrás só com o acordo de todos (menu)
    }
}

ui-redo-why-not = Nada foi anulado

ui-restart-why-not = Não há duas jogadas deste turno para anular

ui-game-over = O jogo terminou

ui-paused = O jogo está em pausa

ui-waiting-for = { $name ->
    [none] { player } decide
   *[other] { $name } ({ player }) decide
}

ui-choices = Escolhas

ui-panels = Partes da mesa

ui-panel = { $panel ->
    [hand] Mão
    [downtown] Cidade
    [court] Corte
    [tracks] Igreja
    [cards] Cartas
    [own] Tu
   *[boards] Outros
}

ui-tools = Ajudas

ui-layer = { $layer ->
    [hint] Dica
    [analysis] Análise
    [plan-copy] E se…
    [log] Registo
    [score] Pontos
    [chat] Chat
    [rules] Regras
    [legend] Legenda
   *[menu] Menu
}

ui-period-turn = Período { $period ->
    [2] II
   *[other] I
}, ronda { $round }

# Before the board is laid out: in place of period and round, and over the board
ui-set-up = Preparação

ui-set-up-title = A cidade está a ser preparada

ui-set-up-about = Primeiro cada um fica com uma de duas peças de clero. Depois vêm as ruas, a igreja, os decretos e as cartas.

ui-problem-offline = O servidor não responde

ui-problem-not-found = Essa mesa não existe aqui

ui-problem-other = Não resultou ({ $word })

ui-problem-seat-lost = Outra pessoa ocupou o teu lugar

ui-problem-no-page = Esta página não existe

ui-latest = Últimos acontecimentos

# A person on several seats
ui-name-and-number = { $name } { $number }

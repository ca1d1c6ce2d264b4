### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] Perucas ganhas em jogo
    [SCORE-1] Navios
    [SCORE-2] Conjuntos de entulho
    [SCORE-3] Lojas
    [SCORE-4] Dinheiro
    [SCORE-5] Decretos
    [SCORE-6] Funcionários em projetos
   *[SCORE-7] Favores reais
}

# What a line of the score sheet is made of
ui-score-about = { $line ->
    [wigs] tal como estão
    [SCORE-1] o casco de cada um
    [SCORE-2] 3 cada
    [SCORE-3] maioria de cada tipo
    [SCORE-4] 1 por cada 5 réis, com a influência trocada
    [SCORE-5] conforme o texto
    [SCORE-6] maioria em projetos concluídos
   *[SCORE-7] 2 cada
}

ui-score-total = Total

ui-score-rule = Ler a regra { $rule }

ui-score-when = { $when ->
    [over] Pontuação final
    [past] Se o jogo tivesse acabado nesse momento
    [plan] Se o jogo simulado acabasse aqui
   *[now] Se o jogo acabasse agora
}

ui-score-leads = { $name } vai à frente

ui-score-level = { $count ->
   *[other] Empate entre { $count } jogadores
}

ui-score-solo-lines = Algumas linhas contam de outra forma para Lacerda.

ui-score-unknown = A pontuação não é conhecida aqui.

ui-score-to-end = Para o resultado final

## End screen

# The winner; $mine: it is the reader
ui-score-winner = { $mine ->
    [yes] Ganhaste!
   *[no] { $name } ganha
}

ui-score-shared = Vitória partilhada

# Two players have the same wigs; what decided, and how much of it they have
ui-score-tie = { $by ->
    [sets] { $winner } e { $other } têm { $wigs } perucas; decidem os conjuntos de entulho: { $more } contra { $less }.
    [stores] { $winner } e { $other } têm { $wigs } perucas e igual número de conjuntos de entulho; decidem as lojas: { $more } contra { $less }.
    [plans] { $winner } e { $other } têm { $wigs } perucas e igual número de conjuntos de entulho e lojas; decidem os projetos concluídos: { $more } contra { $less }.
    [reis] { $winner } e { $other } têm { $wigs } perucas e igual número de conjuntos de entulho, lojas e projetos; decide o dinheiro: { $more } contra { $less }.
   *[none] { $winner } e { $other } têm { $wigs } perucas e estão iguais em tudo o que podia decidir.
}

ui-score-solo-rank = O teu título na corte de Lacerda

ui-score-place = { $place ->
    [1] Primeiro lugar:
    [2] Segundo lugar:
    [3] Terceiro lugar:
   *[4] Quarto lugar:
}

ui-score-sheet = Folha de pontuação

ui-score-chart = Perucas ao longo do jogo

# Where the handle of the chart stands
ui-score-chart-point = { $final ->
    [yes] Após a pontuação final
   *[no] Após a jogada { $move }
}

ui-score-chart-value = { $name }: { wigs-count }

ui-score-period = { $period ->
    [1] Período I
   *[2] Período II
}

ui-score-final = Pontuação final

ui-score-moves = { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
}

ui-score-ranks = Títulos

ui-score-your-rank = O teu título

# Of the lowest rank: what makes one have it
ui-score-any = Basta uma destas condições

ui-score-met = { $met ->
    [yes] Cumprido:
   *[no] Por cumprir:
}

ui-score-rematch = Jogar de novo

ui-score-next = Próxima mesa

ui-score-watch = Rever o jogo

ui-score-board = Ver o tabuleiro

ui-score-export = { $format ->
    [text] Ficheiro do jogo
   *[json] JSON
}

## Hints

ui-score-hint-about = O que jogaria o mestre { bot-name }, sabendo só o que tu sabes.

ui-score-hint-not-now = As dicas são para as tuas decisões. Agora não és tu a decidir.

ui-score-hint-thinking = O { bot-name } está a pensar…

ui-score-hint-ask = Perguntar de novo

ui-score-hint-none = O { bot-name } também não faz ideia.

ui-score-hint-play = Jogar isto

ui-score-hint-show = Mostrar na mesa

# Back to the list
ui-score-hint-all = Todas as dicas

# In front of a sentence that tells what the next rank against Lacerda still asks for
ui-score-hint-rank = Título

# What a bot expects after a move: its own wigs at the end, its lead over the best rival, and how likely it wins
ui-score-hint-wigs = cerca de { $wigs } perucas, { $side ->
    [ahead] { $lead } à frente
    [behind] { $lead } atrás
   *[level] empate
}

ui-score-hint-chance = { $solo ->
    [yes] { $percent }% de bater Lacerda
   *[no] { $percent }% de vencer
}

# How the turn goes on, move by move; $count 0: only the move itself, with all that is to be said of it
ui-score-hint-then = { $count ->
    [0] Por extenso
   *[other] O turno inteiro
}

## Plans: what if

ui-score-plan = Simulação

ui-score-plan-about = Nada disto é real; as cartas desconhecidas são adivinhadas.

# Another player decides in the plan; the reader does it for that player
ui-score-plan-other = Aqui decides por { $name }, ou deixas os bots continuar.

ui-score-plan-over = O jogo simulado terminou.

ui-score-plan-stale = O jogo entretanto avançou.

ui-score-plan-anew = Simular a partir do presente

ui-score-plan-back = Um passo atrás

ui-score-plan-auto = Um bot toma esta decisão

ui-score-plan-to-me = Os bots jogam até ser a minha vez

ui-score-plan-shuffle = Recomeçar com outros palpites

ui-score-plan-leave = Sair da simulação

# The buttons of a plan, as short as can be
ui-score-plan-tool = { $tool ->
    [back] Atrás
    [auto] Bot decide
    [auto-to-me] Até mim
   *[shuffle] Outro palpite
}

## Rules

ui-score-rules-page = Capítulo

ui-score-rules-search = Procurar uma regra

ui-score-rules-back = Anterior: { $title }

ui-score-rules-next = Seguinte: { $title }

ui-score-rules-english = Por agora, esta página só existe em inglês.

## Chat and notes

ui-score-here = Quem está aqui

ui-score-nobody = Não está aqui mais ninguém

ui-score-silence = Ainda ninguém disse nada

ui-score-say = Diz alguma coisa à mesa

ui-score-send = Enviar

ui-score-notes = As minhas notas

ui-score-notes-about = só para ti

## Going back to an earlier move

ui-score-rewind-asked = { $mine ->
    [yes] Pediste para recuar até à jogada { $move }. Todos têm de concordar.
   *[no] { $name } pede para recuar até à jogada { $move }. Concordas?
}

ui-score-agree = Concordar

ui-score-refuse = Recusar

ui-score-withdraw = Retirar o pedido

## Menu

ui-score-invite = Convidar

ui-score-report = Comunicar um erro

ui-score-menu-game = Este jogo

ui-score-earlier-rules = Este jogo começou com regras anteriores e mantém-nas: as recompensas podem ser recusadas, a pontuação da igreja começa pelo jogador que primeiro chegou ao símbolo, e os envelopes de uma carta de Rei roxa e de uma carta do Tesouro castanha não têm número.

ui-score-pause = { $paused ->
    [yes] Continuar: o relógio volta a andar
   *[no] Pausa: parar o relógio
}

# $last: how many moves have been made
ui-score-rewind-to = Recuar até depois da jogada (de { $last })

ui-score-rewind = Recuar

ui-score-rewind-about = { $alone ->
    [yes] Mais ninguém tem de concordar: acontece de imediato. Vê primeiro um momento do passado, e o número aparece aqui.
   *[no] Todos os que jogam têm de concordar. Vê primeiro um momento do passado, e o número aparece aqui.
}

# $count: how many moves
ui-score-rewind-sure = { $count ->
    [one] { $count } jogada é anulada de imediato e para sempre.
   *[other] { $count } jogadas são anuladas de imediato e para sempre.
}

ui-score-return = Retomar o meu lugar

ui-score-return-of = Retomar o lugar de { $name } ({ player })

ui-score-resign = Desistir

ui-score-resign-sure = Um bot continua por ti, e não podes voltar.

ui-score-resign-sure-of = Um bot continua por { $name } ({ player }), que não pode voltar.

ui-score-stay = Continuar a jogar

ui-score-stood-in = Um bot joga por ti até voltares.

ui-score-stood-in-of = Um bot joga por { $name } ({ player }).

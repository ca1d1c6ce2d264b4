### Why an option is not open. The id is "reason-" and the engine's word; $x, $y and $z are the engine's numbers.

## General

reason-leads-nowhere = não seria possível completar o que vem a seguir

# After an option that pays: z réis, 0 if none
after-paying = { $z ->
    [0] depois
    [one] depois de pagar 1 real
   *[other] depois de pagar { $z } réis
}

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-land-too-dear = { after-paying } não poderias pagar o terreno em nenhum lote: no melhor caso { $short ->
    [one] faltar-te-ia 1
   *[other] faltar-te-iam { $short }
} (o terreno custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y })

# The same where the plot has been chosen already
reason-after-land-here-too-dear = depois não poderias pagar o terreno em { $plot }: { $short ->
    [one] faltar-te-ia 1
   *[other] faltar-te-iam { $short }
} (custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-land-too-dear = { after-paying } não poderias pagar o terreno em nenhum lote: por exemplo, onde custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y }

# The same where the Cardinal of the plot is the cause
reason-after-cardinal-raises-land = { after-paying } não poderias pagar o terreno em nenhum lote: onde faltaria menos, o encontro com o Cardeal é obrigatório e faz subir o tesouro, e o terreno passa a custar { $x ->
    [one] 1 real
   *[other] { $x } réis
} (conseguirias reunir { $y })

reason-after-no-plot-fits = { after-paying } nenhuma peça do expositor serviria num lote vazio

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-hiring-too-dear = { after-paying } não poderias contratar os funcionários que faltam para nenhum projeto: no melhor caso { $short ->
    [one] faltar-te-ia 1
   *[other] faltar-te-iam { $short }
} (a contratação custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y })

# The same where the site has been chosen already
reason-after-hiring-here-too-dear = depois não poderias contratar os funcionários que faltam para um edifício neste local: { $short ->
    [one] faltar-te-ia 1
   *[other] faltar-te-iam { $short }
} (a contratação custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-hiring-too-dear = { after-paying } não poderias contratar os funcionários que faltam para nenhum projeto: por exemplo, onde a contratação custa { $x ->
    [one] 1 real
   *[other] { $x } réis
}, conseguirias reunir { $y }

# The same where the Cardinal of the site is the cause
reason-after-cardinal-raises-hire = { after-paying } não poderias contratar os funcionários que faltam para nenhum projeto: onde faltaria menos, o encontro com o Cardeal é obrigatório e faz subir o tesouro, e a contratação passa a custar { $x ->
    [one] 1 real
   *[other] { $x } réis
} (conseguirias reunir { $y })

reason-after-no-plan-fits = não tens nenhum projeto com um edifício para um local livre

# The same where the site has been chosen already
reason-after-no-plan-fits-here = depois não terias nenhum projeto com um edifício para este local

reason-after-no-goods = depois não terias mercadorias para vender ou negociar

reason-after-no-sell-no-trade = depois não poderias vender nem negociar: nenhum navio na doca teria espaço para as tuas mercadorias e nenhuma delas compraria uma ação de Estado

## The turn

# x: goods in the warehouse then, 0 if there would be none
reason-no-sell-no-trade = depois não poderias vender nem negociar: { $x ->
    [0] não terias mercadorias
   *[other] nenhum navio na doca teria espaço para as tuas mercadorias e nenhuma delas compraria uma ação de Estado
}

# reward: what the noble card gives, such as "a royal favor"
reason-reward-prevents-sell-or-trade = a recompensa ({ $reward }) é obrigatória e depois dela não poderias vender nem negociar

# x: cost, y: influence, z: wigs
reason-visit-too-dear = custa { $x }, tens { $y } de influência e { $z ->
    [1] 1 peruca
   *[other] { $z } perucas
}

# x: cost, y: all that the player can pay with
reason-visit-too-dear-with-reis = custa { $x }, com influência, perucas e réis consegues pagar { $y }

reason-no-decree-left = não há decretos virados para cima

reason-no-house-left = não te restam casas para uma loja

reason-no-plot-fits = nenhum lote vazio serve para a peça

# x: cost, y: what the player can raise in réis and from influence
reason-land-too-dear = o terreno custa { $x ->
    [1] 1 real
   *[other] { $x } réis
}, consegues reunir { $y }

# The Cardinal of the plot must be met and raises the treasury. x: the price then, y: what the player can raise, plot: where
reason-cardinal-raises-land = o encontro com o Cardeal no lote { $plot } é obrigatório e faz subir o tesouro: o terreno passa a custar { $x ->
    [one] 1 real
   *[other] { $x } réis
}, consegues reunir { $y }

# The same on a site
reason-cardinal-raises-hire = o encontro com o Cardeal neste local é obrigatório e faz subir o tesouro: contratar os funcionários que faltam passa a custar { $x ->
    [one] 1 real
   *[other] { $x } réis
}, consegues reunir { $y }

reason-no-free-site = todos os locais têm um edifício público

reason-no-plan-held = não te resta nenhum projeto por concluir: inaugurar um edifício público conclui um

# x: cost, y: what the player can raise
reason-event-too-dear = patrocinar custa { $x ->
    [1] 1 real
   *[other] { $x } réis
}, consegues reunir { $y }

# x: cost, y: réis in hand
reason-event-without-effect = o evento é uma ação que agora não mudaria nada

reason-tile-without-effect = a peça não teria efeito agora

reason-deck-empty = nenhuma carta deste baralho está virada para cima

## Portfolio

# x: cards in the portfolio, y: limit
reason-portfolio-at-limit = o teu portefólio já tem { $x } de um máximo de { $y } cartas: uma tem de sair

reason-row-full = os 3 espaços da linha estão ocupados

reason-frees-no-slot = não libertaria nenhum espaço da linha certa

# x: cards in the portfolio, y: limit
reason-other-row-below-limit = com { $x } de um máximo de { $y } cartas, só podes substituir uma carta da mesma linha

reason-no-official-there = não tens aí nenhum funcionário

reason-favor-not-held = não tens este favor

## Money and influence

# x: asked from influence, y: what the track yields
reason-influence-yields-less = a tua influência rende { $y ->
    [1] 1 real
   *[other] { $y } réis
}, não { $x }

# x: needed, y: in hand
reason-not-enough-reis = exige { $x ->
    [1] 1 real
   *[other] { $x } réis
}, tens { $y }

reason-reis-need-left-houses = os réis só pagam visitas com as duas casas do teu grupo esquerdo construídas

## Selling and trading

reason-no-goods = não tens mercadorias

reason-no-ship-with-room = nenhum navio na doca tem espaço

reason-nothing-to-trade = nenhuma das tuas mercadorias compra agora uma ação de Estado

reason-good-not-held = não tens essa mercadoria no armazém

reason-ship-at-sea = o navio está no mar até voltar à doca

reason-state-action-covered = já há uma mercadoria nesta ação de Estado

reason-good-not-accepted = este nobre não aceita essa mercadoria

## State actions

# x: needed, y: on the player board
reason-officials-on-board = exige { $x ->
    [1] 1 funcionário
   *[other] { $x } funcionários
}, tens { $y } no teu tabuleiro

reason-no-plan-left = este arquiteto já não tem projetos

# x: different goods needed, y: different goods held
reason-ship-needs-goods = custa { $x ->
    [1] 1 mercadoria
   *[other] { $x } mercadorias diferentes
}, { $y ->
    [0] não tens nenhuma
    [1] tens 1 tipo
   *[other] tens { $y } tipos
}

reason-good-not-aboard = esta mercadoria não está a bordo

reason-type-not-produced = não produziste este tipo

reason-warehouse-full = o teu armazém não tem espaço para isso

reason-four-clergy-tiles = os teus 4 espaços de clero estão ocupados

reason-no-tile-there = não há aí nenhuma peça de clero

reason-favor-held = já tens este favor

reason-favor-stack-empty = já não há favores deste nobre

## Noble actions

reason-no-tile-on-display = este espaço do expositor está vazio

reason-plot-taken = já há aí uma loja

reason-group-exhausted = todas as casas deste grupo estão construídas

reason-site-taken = já há aí um edifício público

reason-no-plan-with-building = nenhum dos teus projetos tem um edifício que sirva aí

# x: cost, y: what the player can raise
reason-hiring-too-dear = contratar os funcionários que faltam custa { $x ->
    [1] 1 real
   *[other] { $x } réis
}, consegues reunir { $y }

reason-no-building-left = este arquiteto já não tem edifícios

reason-building-lacks-colour = o edifício dele não mostra a cor da rua

## Rewards and the end of the period

reason-none-in-pile = o monte não tem nenhum cubo desses

reason-treasury-at-end = o marcador do Tesouro está no fim da escala

reason-reward-without-effect = a recompensa não teria efeito

reason-gains-are-automatic = os ganhos são obrigatórios

reason-plot-covered = este lote não faz parte do jogo
reason-plot-on-other-street = este lote não toca na rua da peça
reason-treasury-card-gives-nothing = as cartas do Tesouro não dão recompensa aqui
reason-penalty-is-ignored = a penalização é ignorada e não há recompensa
reason-noble-has-rewarded = este nobre já te recompensou
reason-no-official-on-board = não tens funcionários no teu tabuleiro para enviar
reason-no-plan-left-at-all = nenhum arquiteto tem mais projetos
reason-nothing-to-produce = nenhuma das tuas lojas produz uma mercadoria que possas guardar
reason-no-favor-to-take = já tens todos os favores que restam
reason-ship-goods-missing = faltam-te as mercadorias diferentes que o navio custa
reason-shipyard-empty = o estaleiro está vazio
reason-no-tile-in-reach = não haveria nenhuma peça de clero ao lado do Cardeal
reason-no-plot-fits-any-tile = nenhuma peça do expositor serve num lote vazio

## Moves that are no option at all

reason-game-over = o jogo terminou

reason-card-not-held = não tens esta carta, ou não a podes jogar assim

reason-no-pass = esta decisão tem de ser tomada

reason-reward-must-be-used = uma recompensa que pode ser usada tem de ser usada

# topic: the engine's name of the decision, which event-topic words
reason-no-such-move = não é uma das opções; o que se decide agora: { event-topic }

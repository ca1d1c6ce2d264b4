### What the player who decides has to do, in one sentence. The id is "prompt-" and the name of the step.

prompt-game-over = O jogo terminou.

## Set-up

prompt-keep-clergy = Guardar uma das duas peças de clero tiradas; a outra volta ao saco.

prompt-draft = { $left ->
    [1] Draft, ronda { $round }: guardar uma carta e passar as restantes.
   *[other] Draft, ronda { $round }: guardar { $left } cartas e passar as restantes; escolher agora uma.
}

prompt-starting-decree = Escolher um decreto inicial.

## The turn

prompt-main = Jogar uma carta no portefólio ou na corte, ou descartar uma por 1 ouro.

prompt-after-action = Usar já uma peça de clero, ou continuar e tirar uma carta política?

prompt-take-card = Tirar uma das cartas políticas viradas para cima.

## Portfolio

prompt-tuck = Escolher um espaço para a { $card }; no portefólio: { $cards } de um máximo de { $limit } cartas.

prompt-lose-official = Penalização: perde um dos teus funcionários (volta ao teu tabuleiro).

prompt-lose-favor = Penalização: perde um dos teus favores reais.

prompt-lose-reis = Penalização: perde { $count ->
    [1] 1 real
   *[other] { $count } réis
} (tens { $reis }): quanto sai da influência?

prompt-sell-or-trade = Vender mercadorias a navios ou negociar com os nobres?

## Selling and trading

prompt-sell = { $sold ->
    [0] Escolher uma mercadoria e o navio a que a vender.
    [1] Vender outra mercadoria (1 já vendida) ou parar?
   *[other] Vender outra mercadoria ({ $sold } já vendidas) ou parar?
}

prompt-trade = { $done ->
    [0] Entregar uma mercadoria a um nobre em troca de uma ação de Estado.
   *[other] Entregar outra mercadoria por uma segunda ação de Estado, ou parar?
}

## State actions

prompt-recruit = Escolher os gabinetes para onde enviar funcionários ({ $officials } no teu tabuleiro){ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-plan = Escolher o arquiteto do projeto a obter{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-ship = Escolher um espaço para o { $ship }{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-ship-goods = Pagar { $count ->
    [1] 1 mercadoria
   *[other] { $count } mercadorias diferentes
} pelo navio.

prompt-cargo-drop = A carga não cabe no { $ship }: escolher uma mercadoria a deixar para trás.

prompt-produce = Produzir mercadorias nas tuas lojas{ $optional ->
    [yes] , ou recusar?
   *[no] .
}

prompt-extra-good = Escolher uma mercadoria extra de um tipo produzido{ $left ->
    [1] .
   *[other] {" "}({ $left } a receber).
}

prompt-cardinal = Mover o Cardeal { $most ->
    [1] 1 espaço
   *[other] 1 ou { $most } espaços
} e tirar uma peça de clero ao lado dele{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-favor = Escolher o nobre cujo favor real queres obter{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-church-scoring = { $given ->
    [0] Pontuação da igreja: ceder peças de clero por perucas e influência, ou guardá-las todas?
   *[other] Pontuação da igreja: ceder outra peça de clero ou parar?
}

## Visits

prompt-visit-pay = Pagar { $cost } de influência para visitar o { noble } ({ visit-cost }); tens { $influence } de influência, { $wigs ->
    [1] 1 peruca
   *[other] { $wigs } perucas
} e { $reis ->
    [1] 1 real
   *[other] { $reis } réis
}.

prompt-free-state = Antes de { noble-action }, podes fazer uma ação de Estado do { noble }.

prompt-follow = Devolver o favor e seguir { $player ->
    [green] o Verde
    [yellow] o Amarelo
    [purple] o Roxo
    [orange] o Laranja
   *[other] { player }
} até ao { noble } por { $cost } de influência ({ visit-cost }), ou ficar de fora?

prompt-pay = Pagar { reis-count } { $purpose ->
    [land] pelo terreno
    [hire] pela contratação de funcionários
    [event] pelo patrocínio do evento
   *[penalty] como penalização
} (tens { $reis }): quanto sai da influência?

## Noble actions

prompt-tile = Escolher uma peça de cidade; o espaço dela dá o tipo e a rua da loja.

prompt-plot = Escolher um lote na { $street } para a tua loja de { good }.

prompt-cube = Remover um cubo da fila { $row } ou da coluna { $column }; os que ficam encarecem o terreno em { $plot }.

prompt-house = Escolher o grupo cuja próxima casa vai para a tua loja em { $plot }.

prompt-decree = Obter um decreto{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-second-decree = Descartar um marcador de conjunto (tens { $markers }) por um segundo decreto?

prompt-site = Escolher o local do edifício público a inaugurar.

prompt-use-plan = Escolher o projeto a concluir: o edifício do seu arquiteto vai para o { $site }.

prompt-return-official = Retirar { $left ->
    [1] um funcionário
   *[other] { $left } funcionários
} para gerir o edifício: de onde?

## Rewards

prompt-rubble = Tirar um cubo do monte de entulho{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-two-goods = Escolher 2 mercadorias diferentes a receber{ $optional ->
    [yes] , ou recusar.
   *[no] .
}

prompt-treasury = Mover o marcador do Tesouro para cima ou para baixo{ $optional ->
    [yes] , ou deixá-lo onde está?
   *[no] ?
}

## The end of the period

prompt-period-discard = { $discarded ->
    [0] Descartar cartas para receber a recompensa de uma por nobre, ou guardar todas?
   *[other] Descartar outra carta ({ $discarded } até agora) ou parar?
}

prompt-period-reward = Receber a recompensa de uma carta descartada, uma por nobre.

## The extras

prompt-goal = Cumpriste dois objetivos e só um conta neste turno: escolher qual.

prompt-place-official = Enviar um funcionário para qualquer gabinete ({ $officials } no teu tabuleiro), ou recusar.

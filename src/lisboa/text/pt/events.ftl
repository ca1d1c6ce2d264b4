### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $automatic ->
    [yes] { player } só tem uma possibilidade: { event-topic }
   *[no] { $passed ->
        [yes] { player } passa: { event-topic }
       *[no] { player } decide: { event-topic }
    }
}

event-topic = { $topic ->
    [keep-clergy] a peça de clero a guardar
    [draft] a carta a guardar no draft
    [starting-decree] o decreto inicial
    [main] a carta a jogar
    [after-action] uma peça de clero depois da ação
    [take-card] a carta política a tirar
    [tuck] o espaço no portefólio
    [lose-official] o funcionário a retirar
    [lose-favor] o favor a devolver
    [lose-reis] o pagamento da penalização
    [sell-or-trade] vender ou negociar
    [sell] o que vender
    [trade] o que negociar
    [recruit] onde recrutar
    [plan] que projeto obter
    [ship] o lugar do navio
    [ship-goods] as mercadorias para o navio
    [cargo-drop] a carga a deixar para trás
    [produce] a produção
    [extra-good] uma mercadoria extra
    [cardinal] o caminho do Cardeal
    [favor] que favor obter
    [church-scoring] peças de clero para a pontuação da igreja
    [visit-pay] o pagamento da visita
    [free-state] uma ação de Estado
    [follow] seguir ou não
    [pay] o pagamento
    [tile] a peça de cidade
    [plot] o lote
    [cube] o cubo a remover
    [house] a casa
    [decree] o decreto
    [second-decree] um segundo decreto
    [site] o local
    [use-plan] o projeto a concluir
    [return-official] o funcionário a retirar da corte
    [rubble] o cubo do monte
    [two-goods] duas mercadorias
    [treasury] o sentido do marcador do Tesouro
    [period-discard] cartas a descartar no fim do período
    [goal] o objetivo a cumprir
    [place-official] o gabinete para um funcionário
   *[period-reward] a recompensa de uma carta descartada
}

## Set-up

event-set-up = O tabuleiro está montado; { player } joga primeiro

event-clergy-kept = { player } guarda uma peça de clero: { $tile }

event-hands-dealt = { player } recebe { $cards } cartas

event-packs-passed = Draft, ronda { $round }: as cartas passam para a esquerda

event-decree-removed = Fora do jogo, { $why ->
    [solo] não se usa contra Lacerda
   *[two] não se usa a dois
}: { $decree }

## The turn

event-turn-begun = { player } começa { $turn ->
    [0] um turno
   *[other] o turno { $turn }
}

event-ship-docked = O navio { player-of } regressa à doca { $dock }{ $cargo ->
    [0] {""}
   *[other] ; para a reserva: { $goods }
}

event-gold-taken = { player } descarta a { $card } por 1 ouro

event-card-played = { player } { $use ->
    [portfolio] joga no portefólio a { $card }
    [visit] visita o { noble } com a { $card }
   *[sponsor] patrocina o evento da { $card }
}

event-card-left = A { $card } sai da corte e do jogo

event-card-taken = { player } tira a { $card }

event-turn-ended = { player } termina o turno

event-card-revealed = É revelada a { $card }

event-display-refilled = { $display ->
    [city] Nova peça de { good } no expositor
    [small] Nova peça pequena de ferramentas no expositor
    [church] Nova peça de clero no percurso da igreja{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
   *[decrees] Novo decreto à vista{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] A ação de Estado «{ state-action }» fica livre
   *[other] A ação de Estado «{ state-action }» fica livre: { good } de volta à reserva
}

## Portfolio

event-card-tucked = { player } põe no espaço { $slot } a { $card }

event-card-discarded = { player } descarta a { $card }

event-ship-discarded = { player } descarta o navio { colour } da doca { $dock }{ $cargo ->
    [0] {""}
   *[other] {" "}com { $goods } a bordo
}

event-treasury-moved = O Tesouro { $way ->
    [up] sobe
   *[down] desce
}{ $change }

event-goods-gained = { player } recebe { good-count }{ $change }

event-goods-lost = { player } não tem espaço para { good-count }

event-goods-paid = { player } paga { good-count } pelo navio{ $change }

event-goods-forfeited = { player } perde { good-count }{ $change }

event-official-lost = { player } retira um funcionário { place }; no tabuleiro{ $change }

event-favor-lost = { player } devolve o favor do { noble }

event-cube-taken = { player } tira um cubo de { cube }{ $change }

event-cube-discarded = { player } não tem espaço para um cubo de { cube }, que sai do jogo

event-set-completed = { player } completa o { $sets }.º conjunto de entulho

event-reward-lost = { player } não pode usar uma recompensa: { $effect }

## Money and influence

event-reis-gained = { player } recebe { reis-count }{ $change }

event-reis-paid = { player } paga { reis-count } { $purpose ->
    [land] pelo terreno
    [hire] por funcionários contratados
    [event] pelo evento
   *[penalty] como penalização
}{ $coins ->
    [0] {""}
   *[other] , { $coins } da influência
}{ $change }

event-influence-gained = { player } ganha { $count } de influência{ $change ->
    [none] {" "}(no topo da escala)
   *[other] { $change }
}

event-influence-wig = { player } está no topo da escala de influência: 1 peruca{ $change }

event-wigs-gained = { player } ganha { wigs-count }{ $change }

event-visit-paid = { player } { $cost ->
    [0] não paga nada
   *[other] paga { $cost }
} para ver o { noble }{ $change }

## Selling and trading

event-good-sold = { player } vende { good } { $own ->
    [yes] ao próprio navio
   *[no] ao navio { whose }
}{ $dock ->
    [0] {""}
   *[other] {" "}na doca { $dock }
} por { reis-count }{ $change }

event-ship-sailed = O navio { player-of } na doca { $dock } zarpa cheio: { wigs-count }{ $change }

event-good-offered = { player } entrega { good }{ $change } ao { noble }: { state-action }

## State actions

event-official-pushed = Um funcionário { player-of } passa do gabinete do { noble } para a praça{ $change }

event-official-placed = { player } envia um funcionário para o gabinete do { noble }{ $change }

event-plan-taken = { player } obtém um projeto do arquiteto { architect } com { $officials } funcionários

event-ship-built = { player } constrói o { $ship } { $replaced ->
    [yes] no lugar do que estava na doca { $dock }
   *[no] na doca { $dock }
}

event-cargo-dropped = { player } deixa { good-count } para trás: sem espaço no navio da doca { $dock }

event-produced = { player } produz

event-price-dropped = O preço { $good ->
    [gold] do ouro
    [cloth] dos tecidos
    [books] dos livros
   *[tools] das ferramentas
} desce{ $change }

event-cardinal-moved = { player } move o Cardeal { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}

event-clergy-taken = { player } tira uma peça de clero: { $tile }

event-favor-taken = { player } obtém o favor do { noble }

event-church-called = { player } provoca a pontuação da igreja no fim do turno

event-clergy-given = { player } cede uma peça de clero: { $tile }

event-clergy-used = { player } usa uma peça de clero: { $tile }

## Visits and Noble actions

event-followed = { player } devolve o favor do { noble } e segue a visita: { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } constrói uma loja de { good } em { $plot }, na { $street }

event-house-moved = { player } leva uma casa do grupo { house-group } para { $plot }{ $change }

event-store-scored = { player } ganha { wigs-count } pela loja em { $plot }, com { $buildings ->
    [1] 1 edifício correspondente
   *[other] { $buildings } edifícios correspondentes
}{ $change }

event-decree-taken = { player } obtém o { $decree }

event-marker-discarded = { player } descarta um marcador de conjunto por um segundo decreto{ $change }

event-building-placed = { player } inaugura no { $site } o edifício de { $building } do arquiteto { architect }

event-official-returned = { player } retira um funcionário { place }; no tabuleiro{ $change }

event-plan-completed = { player } conclui o projeto { architect } com { $officials } funcionários

event-building-uncovered = O edifício de { $building } do arquiteto { architect } fica disponível{ $next ->
    [none] {""}
   *[other] ; segue-se o de { $next }
}

event-building-scored = { player } ganha { wigs-count } pela loja em { $plot }{ $change }

## The ends

event-period-ended = O primeiro período termina: { $cause ->
    [sets] { player } completou o segundo conjunto de entulho
   *[decks] três baralhos políticos estão vazios
}

event-period-set-wigs = { player } ganha { wigs-count } por { $sets ->
    [1] 1 conjunto de entulho
   *[other] { $sets } conjuntos de entulho
}{ $change }

event-shipyard-renewed = O estaleiro recebe os navios do segundo período

event-hand-refilled = { player } { $cards ->
    [0] não tira cartas
    [1] tira 1 carta
   *[other] tira { $cards } cartas
}

event-decks-laid = As cartas políticas { $colour ->
    [blue] azuis
    [red] vermelhas
    [purple] roxas
   *[brown] castanhas
} são dispostas em quatro baralhos

event-end-triggered = O fim do jogo aproxima-se: { $cause ->
    [sets] alguém tem quatro conjuntos de entulho
   *[decks] três baralhos políticos estão vazios
}; acaba-se esta ronda e joga-se a ronda final

event-final-round = A ronda final começa com { player }

event-scored = { player } { $count ->
    [0] não ganha nada
   *[other] ganha { wigs-count }
} por { $line ->
    [1] cascos de navios
    [2] { $his ->
        [yes] cubos de entulho
       *[no] conjuntos de entulho
    }
    [3] maiorias de lojas
    [4] dinheiro e influência
    [5] decretos
    [6] funcionários em projetos concluídos
   *[7] favores reais
}{ $change }

event-game-over = O jogo terminou

event-clergy-drawn = { player } tira duas peças de clero: { $first }; { $second }

event-rubble-laid = O entulho cobre a cidade

event-shipyard-laid = O estaleiro está pronto: { $copies ->
    [1] 1 navio
   *[other] { $copies } navios
} de cada tipo, azuis por cima dos vermelhos

## The extras

event-tokens-laid = Fichas cobrem as recompensas da cidade

event-token-removed = { player } remove a ficha ({ $where }): { $effect }

event-goal-deck-laid = As cartas de objetivo são baralhadas

event-goal-dealt = { player } recebe o objetivo { $goal }

event-goal-fulfilled = { player } cumpre o objetivo { $goal }

event-goal-drawn = { player } tira o objetivo { $goal }

### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $passed ->
    [yes] { event-pass }
   *[no] { $automatic ->
        [yes] { player } não pode escolher { event-topic }
       *[no] { player } decide { event-topic }
    }
}

# What a player who declines or stops does
event-pass = { player } { $topic ->
    [follow] não segue a visita
    [sell] deixa de vender
    [trade] deixa de negociar
    [free-state] não faz nenhuma ação de Estado
    [after-action] não usa nenhuma peça de clero
    [church-scoring] guarda as peças de clero que lhe restam
    [second-decree] não obtém um segundo decreto
    [period-discard] guarda as cartas que lhe restam
    [period-reward] não recebe mais recompensas
    [take-card] não tira nenhuma carta
    [place-official] não envia nenhum funcionário
    [two-goods] não recebe mercadorias
    [recruit] não recruta ninguém
    [plan] não obtém nenhum projeto
    [ship] não constrói nenhum navio
    [produce] não produz nada
    [cardinal] deixa o Cardeal onde está
    [favor] não obtém nenhum favor
    [decree] não obtém nenhum decreto
    [rubble] não tira nenhum cubo
    [treasury] deixa o Tesouro como está
    [cube] não tem cubo nenhum a remover
   *[other] passa
}

event-topic = { $topic ->
    [keep-clergy] que peça de clero guardar
    [draft] que carta guardar no draft
    [starting-decree] com que decreto começar
    [main] que carta jogar
    [after-action] usar ou não uma peça de clero depois da ação
    [take-card] que carta política tirar
    [tuck] que espaço do portefólio usar
    [lose-official] o funcionário a perder
    [lose-favor] o favor a perder
    [lose-reis] como pagar a penalização
    [sell-or-trade] vender ou negociar
    [sell] o que vender
    [trade] o que negociar
    [recruit] onde recrutar
    [plan] que projeto obter
    [ship] onde colocar o navio
    [ship-goods] que mercadorias pagar pelo navio
    [cargo-drop] que carga deixar para trás
    [produce] produzir ou não mercadorias
    [extra-good] que mercadoria extra receber
    [cardinal] até onde avança o Cardeal
    [favor] que favor obter
    [church-scoring] que peças de clero entregar na pontuação da igreja
    [visit-pay] como pagar a visita
    [free-state] que ação de Estado fazer
    [follow] seguir ou não a visita
    [pay] como pagar
    [tile] que peça de cidade obter
    [plot] onde construir a loja
    [cube] que cubo remover
    [house] que casa colocar
    [decree] que decreto obter
    [second-decree] obter ou não um segundo decreto
    [site] onde inaugurar o edifício público
    [use-plan] que projeto concluir
    [return-official] que funcionário retirar da corte
    [rubble] que cubo tirar do monte
    [two-goods] que duas mercadorias receber
    [treasury] para que lado mover o marcador do Tesouro
    [period-discard] que cartas descartar no fim do período
    [goal] que objetivo cumprir
    [place-official] a que gabinete enviar um funcionário
   *[period-reward] que carta descartada dá a recompensa
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
    [city] Nova peça de cidade no expositor ({ good })
    [small] Nova peça de cidade pequena no expositor (ferramentas)
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

event-official-lost = { player } perde um funcionário { place }, que volta ao tabuleiro pessoal{ $change }

event-favor-lost = { player } perde o favor do { noble }

event-cube-taken = { player } tira um cubo de { cube }{ $change }

event-cube-discarded = { player } não tem espaço para um cubo de { cube }, que sai do jogo

event-set-completed = { player } completa o { $sets }.º conjunto de entulho

event-reward-lost = { player } não pode usar a recompensa: { $effect }

## Money and influence

event-reis-gained = { player } recebe { reis-count }{ $change }

# A penalty takes what there is
event-reis-paid = { $count ->
    [0] { player } não tem réis para a penalização
   *[other] { reis-paid }
}

reis-paid = { player } paga { reis-count } { $purpose ->
    [land] pelo terreno
    [hire] por funcionários contratados
    [event] pelo evento
   *[penalty] como penalização
}{ store-coins }{ $change }

event-influence-gained = { player } ganha { $count } de influência{ $change ->
    [none] {" "}(no topo da escala)
   *[other] { $change }
}

event-influence-wig = { player } está no topo da escala de influência e ganha 1 peruca{ $change }

event-wigs-gained = { player } ganha { wigs-count }{ $change }

event-visit-paid = { player } { $free ->
    [yes] não paga nada
   *[no] paga { $payment }
} pela visita ao { noble }

## Selling and trading

event-good-sold = { player } vende { a-good } { $own ->
    [yes] ao próprio navio
   *[no] ao navio { whose }
}{ $dock ->
    [0] {""}
   *[other] {" "}na doca { $dock }
} por { reis-count }{ $change }

event-ship-sailed = O navio { player-of } na doca { $dock } zarpa cheio e rende { wigs-count }{ $change }

event-good-offered = { player } entrega { a-good }{ $change } ao { noble } para { state-action }

## State actions

event-official-pushed = Um funcionário { player-of } passa do gabinete do { noble } para a praça{ $change }

event-official-placed = { player } envia um funcionário para o gabinete do { noble }{ $change }

event-plan-taken = { player } obtém o projeto do arquiteto { architect } com { $officials } funcionários

event-ship-built = { player } constrói o { $ship } { $replaced ->
    [yes] no lugar do que estava na doca { $dock }
   *[no] na doca { $dock }
}

event-cargo-dropped = { player } deixa { good-count } para trás: sem espaço no navio da doca { $dock }

event-produced = { player } produz mercadorias

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

# $begins: whoever moves the Cardinal last begins the church scoring that was triggered before (RUL-21)
event-clergy-taken = { player } tira uma peça de clero: { $tile }{ $begins ->
    [yes] ; será { player } a começar a pontuação da igreja
   *[no] {""}
}

event-favor-taken = { player } obtém o favor do { noble }

event-church-called = { player } desencadeia a pontuação da igreja no fim do turno

event-clergy-given = { player } cede uma peça de clero: { $tile }

event-clergy-used = { player } usa uma peça de clero: { $tile }

## Visits and Noble actions

event-followed = { player } devolve o favor do { noble } e segue a visita para { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

event-store-placed = { player } constrói uma loja de { store-good } em { $plot }, na { $street }{ store-price }{ $change }

# -1 as long as it is not paid
store-price = { $price ->
    [-1] {""}
    [1] , por 1 real{ store-coins }
   *[other] , por { $price } réis{ store-coins }
}

store-coins = { $coins ->
    [0] {""}
   *[other] , { $coins } da influência
}

event-house-moved = { player } põe em { $plot } uma casa do grupo { house-group }{ $change }

event-store-scored = { player } ganha { wigs-count } pela loja em { $plot }, com { $buildings ->
    [1] 1 edifício correspondente
   *[other] { $buildings } edifícios correspondentes
}{ $change }

event-decree-taken = { player } obtém o { $decree }

event-marker-discarded = { player } descarta um marcador de conjunto por um segundo decreto{ $change }

event-building-placed = { player } inaugura no { $site } o edifício do arquiteto { architect } ({ $building })

event-official-returned = { player } retira um funcionário { place } para o tabuleiro pessoal{ $change }

event-plan-completed = { player } conclui o projeto do arquiteto { architect } com { $officials } funcionários

event-building-uncovered = O edifício do arquiteto { architect } ({ $building }) fica disponível{ $next ->
    [none] {""}
   *[other] ; segue-se outro ({ $next })
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
}; termina-se esta ronda e joga-se a ronda final

event-final-round = A ronda final começa { $player ->
    [green] pelo Verde
    [yellow] pelo Amarelo
    [purple] pelo Roxo
    [orange] pelo Laranja
   *[other] por { player }
}

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

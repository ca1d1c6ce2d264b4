### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = O Assistente de Lacerda começa no { deck-name }: saiu a { $card }

event-first-building = O edifício do arquiteto { architect } ({ $building }) está desde o início no { $site }; o entulho de lá sai do jogo

event-courtier-placed = O cortesão de Lacerda começa junto ao { noble }: saiu a { $card }

event-courtier-moved = O cortesão de Lacerda avança para o { noble }

event-lacerda-acts = O Assistente está no { deck-name }, por isso Lacerda faz a ação de Estado { $which ->
    [upper] de cima
   *[lower] de baixo
}: { state-action }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] Lacerda guarda o favor do { noble } e não segue: { lacerda-cannot-noble }
       *[no] Lacerda não paga nada e salta a ação do nobre: { lacerda-cannot-noble }
    }
   *[state] Lacerda salta a ação de Estado: { $action ->
        [recruit] já não tem funcionários
        [plan] já não há projetos
        [ship] o estaleiro está vazio
        [produce] não tem lojas
       *[favor] não há nenhum favor que lhe falte
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] já não tem casas
       *[some] nenhum lote serve para uma peça do expositor
    }
    [minister] não há decretos virados para cima
   *[king] não é possível inaugurar nada em lado nenhum
}

event-lacerda-without = { $what ->
    [card] O { deck-name }, onde está o Assistente, está vazio: nenhuma carta a descartar
    [tile] Não há nenhuma peça de clero à frente do Cardeal
    [cube] Já não há cubos no fim da fila nem ao fundo da coluna
   *[decree] Não há um segundo decreto para tirar
}

event-lacerda-plan = Lacerda obtém o projeto do arquiteto { architect } com { $officials } funcionários{ $reason ->
    [only] : a outra pilha está vazia
    [more] : o outro mostra { $others }
   *[tie] : ambos mostram { $others }, o azul desempata
}

event-lacerda-office = Lacerda recruta onde tem menos funcionários: { $his } no gabinete do { noble }{ $tie ->
    [yes] {" "}(empate entre { $tied }: o mais à esquerda)
   *[no] {""}
}

event-lacerda-ship = Lacerda tira do estaleiro, sem pagar, o { $ship }

event-lacerda-influence = { $church ->
    [yes] Pontuação da igreja: influência { $ships } nos navios de Lacerda e { $row } na linha superior { whose }
   *[no] Influência { $ships } no novo navio e { $row } na linha superior { whose }
}

event-lacerda-produced = Lacerda produz { good-count }

event-lacerda-clergy = Lacerda descarta a peça de clero à frente do Cardeal por { wigs-count }{ $change }: { $tile }

event-lacerda-favor = Lacerda obtém o favor do { noble }, o mais à esquerda dos que lhe faltam

event-lacerda-paid = Lacerda { $spent ->
    [0] não paga nada
   *[other] paga { $payment }
} pela visita ao { noble }{ $unpaid ->
    [0] {""}
    [1] ; do custo de { $cost } fica 1 por pagar
   *[other] ; do custo de { $cost } ficam { $unpaid } por pagar
}

event-lacerda-plot = Lacerda escolhe { $plot }: { $count ->
    [0] nenhum lote lhe dá perucas de imediato
    [1] dá-lhe 1 peruca de imediato
   *[other] dá-lhe { $count } perucas de imediato
}{ $tie ->
    [yes] {" "}(empate entre { $tied }: mais acima, mais à esquerda)
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] Ali só é possível a rua de { good }
    [better] A rua de { good } rende mais do que a de { $other }
   *[tie] A rua de { good } rende tanto como a de { $other }: fica a da esquerda
}

event-lacerda-cube = Lacerda tira o cubo mais barato, { lacerda-a-cube }, { $place ->
    [column] do fundo da coluna
   *[row] do fim da fila
}{ $tie ->
    [yes] {" "}(empate com o fim da fila: vale o fundo da coluna)
   *[no] {""}
}

lacerda-a-cube = um cubo de { cube }

event-lacerda-decree-taken = Lacerda obtém o decreto { $number }, o mais à esquerda, por 3 perucas no fim: { $worth }

event-decrees-closed-up = Os decretos deslizam para a esquerda

event-lacerda-site = Lacerda inaugura no { $site }: { $lead ->
    [even] ganha tantas perucas como { player-you }
    [ahead] ganha mais { wigs-count } do que { player-you }
   *[behind] na melhor hipótese ganha menos { wigs-count } do que { player-you }
}{ $tie ->
    [yes] {" "}(empate entre { $tied }: o primeiro no sentido dos ponteiros do relógio a partir do oeste da fila D)
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] Ali só pode ficar o edifício do arquiteto { architect }
    [better] O edifício do arquiteto { architect } é melhor para Lacerda
   *[tie] Os dois edifícios são equivalentes e o Assistente está no { deck-name }: fica o do arquiteto { architect }
}

event-lacerda-rubble = Lacerda tira do local { lacerda-a-cube }

event-lacerda-followed = Lacerda devolve o favor do { noble } e segue a visita para { noble-action }

event-lacerda-card-discarded = { $setup ->
    [yes] A { $card } não mostra um nobre: passa-se à seguinte
   *[no] Lacerda descarta do topo do baralho do Assistente a { $card }
}

event-assistant-moved = { $stays ->
    [yes] O Assistente fica no { deck-name }: nenhum outro baralho tem cartas
   *[no] O Assistente passa para o { deck-name }{ $skipped ->
        [none] {""}
       *[other] , saltando { $skipped }, sem cartas
    }
}

event-lacerda-cube-wigs = Lacerda ganha { wigs-count } por { $count ->
    [1] 1 cubo de entulho
   *[other] { $count } cubos de entulho
}{ $change }

event-lacerda-sailed = O navio { colour } de Lacerda zarpa cheio: { wigs-count }{ $change }

event-lacerda-docked = O navio { colour } de Lacerda regressa à doca

the-deck = o { deck-name }

deck-name = baralho do { $deck ->
    [builder] Mestre de Obras
    [minister] Ministro
    [king] Rei
   *[treasury] Tesouro
}

## What you have reached in the end (SOLO-9)

solo-rank = { $rank ->
    [jester] Bobo da Corte
    [courtier] Membro da Corte
    [favourite] Pessoa de confiança do Rei
   *[right-hand] Braço direito do Ministro
}

solo-measure = { $measure ->
    [wigs] vantagem em perucas
    [stores] lojas
    [stores-lead] vantagem em lojas
    [first-places] primeiros lugares
    [reis] réis
    [decrees] decretos
   *[ships] navios
}

solo-condition = { $what ->
    [wigs] mais perucas do que Lacerda
    [stores] pelo menos { $needed } lojas
    [stores-as-he] não menos lojas do que Lacerda
    [stores-more] mais lojas do que Lacerda
    [first-places] { $needed ->
        [1] um primeiro lugar em lojas
       *[other] { $needed } primeiros lugares em lojas
    }
    [reis] pelo menos { $needed } réis
    [decrees] pelo menos { $needed } decretos
   *[ships] { $needed ->
        [1] um navio
       *[other] { $needed } navios
    }
}

solo-condition-line = { $holds ->
    [below-yes] { solo-below }: sim, { solo-have }
    [below-no] { solo-below }: não, { solo-have }
    [yes] { solo-condition }: sim, { solo-have }
   *[no] { solo-condition }: não, { solo-have }
}

# Wigs, and stores compared with his, are counted as your lead over Lacerda
solo-have = { $what ->
    [wigs] diferença { $have }
    [stores-as-he] diferença { $have }
    [stores-more] diferença { $have }
   *[other] tens { $have }
}

# What makes a Jester
solo-below = { $what ->
    [wigs] menos perucas do que Lacerda
    [stores] menos de { $needed } lojas
    [first-places] nenhum primeiro lugar em lojas
    [reis] menos de { $needed } réis
   *[decrees] menos de { $needed } decretos
}

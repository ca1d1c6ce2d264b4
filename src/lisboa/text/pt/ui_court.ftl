### The web client: decks, decrees, shipyard, church, market, treasury, the royal court and Lacerda's board.

## Political cards and decrees

ui-court-decks = Cartas políticas

# $card tells the whole card; $assistant says whether Lacerda's Assistant stands here
ui-court-deck = { kind }, { $count ->
    [1] resta 1 carta
   *[other] restam { $count } cartas
}. No topo: { $card }{ $assistant ->
    [yes] . O Assistente de Lacerda está aqui
   *[no] {""}
}

ui-court-deck-down = { kind }, { $count ->
    [0] não restam cartas
    [1] resta 1 carta, virada para baixo
   *[other] restam { $count } cartas, viradas para baixo
}{ $assistant ->
    [yes] . O Assistente de Lacerda está aqui
   *[no] {""}
}

ui-court-empty = vazio

ui-court-decrees = Decretos

ui-court-decree-deck = { $count ->
    [1] 1 decreto no baralho
   *[other] { $count } decretos no baralho
}

ui-court-no-decree = Aqui não há decreto

## Shipyard

ui-court-shipyard = Estaleiro

ui-court-shipyard-next = A seguir no estaleiro: { $ship }

ui-court-shipyard-empty = O estaleiro está vazio

ui-court-ships-of = Navio { colour }: casco { $hull }, vendas { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, influência { $influence }. { $state ->
    [waiting] Chega no período II
    [gone] Já não se constrói
   *[here] { $count ->
        [0] Não resta nenhum
        [1] Resta 1
       *[other] Restam { $count }
    }
}

ui-court-period-two = II

## Church

ui-court-church = Igreja

ui-court-church-middle = Igreja. O Cardeal está no espaço { $space } de 6{ $icon ->
    [influence] , o espaço da influência
    [treasury] , o espaço do Tesouro
   *[none] {""}
}; anda no sentido dos ponteiros do relógio. { $bag ->
    [1] 1 peça de clero no saco
   *[other] { $bag } peças de clero no saco
}

ui-court-clergy = Peça de clero { $space }: { $tile }

ui-court-no-clergy = Lugar { $space } do anel: sem peça de clero

ui-court-influence-space = Espaço da influência: quando o Cardeal lá chega ou o passa, há pontuação da igreja no fim do turno

ui-court-treasury-space = Espaço do Tesouro: quando o Cardeal lá chega ou o passa, o Tesouro sobe 1

## Market

ui-court-market = Mercado

ui-court-market-prices = Preços de mercado: ouro { $gold }, tecidos { $cloth }, livros { $books }, ferramentas { $tools }

## Treasury

ui-court-treasury = Tesouro

ui-court-treasury-at = Espaço { $space } de 5 do Tesouro: { reis-count }, visitas { modifier } de influência{ $here ->
    [yes] . O marcador está aqui
   *[no] {""}
}

## Royal court

ui-court-title = Corte real

ui-court-noble = { noble }. { $known ->
    [yes] Uma visita custa-te { $cost } de influência ({ visit-cost }); tens { $influence }
   *[no] Uma visita custa { $cost } de influência, mais os funcionários rivais no gabinete
}{ $courtier ->
    [yes] . O cortesão de Lacerda está aqui
   *[no] {""}
}

ui-court-office = Gabinete do { noble }: { $list }

ui-court-plaza = Praça do { noble }: { $list }

ui-court-officials = { player } { $count }

ui-court-action = { $action ->
    [recruit] Recrutar: até 2 funcionários para gabinetes diferentes
    [plan] Obter um projeto
    [ship] Construir um navio
    [produce] Produzir mercadorias
    [cardinal] Reunir com o Cardeal: movê-lo 1 ou 2 espaços e tirar uma peça de clero
   *[favor] Obter um favor real
}{ $covered ->
    [yes] . Fechada neste turno: tem { good } em cima
   *[no] . Ao negociar, custa { good } ou ouro
}

ui-court-action-name = { $action ->
    [recruit] Recrutar
    [plan] Projeto
    [ship] Navio
    [produce] Produzir
    [cardinal] Cardeal
   *[favor] Favor
}

ui-court-noble-action = Ação do nobre ({ noble }): { noble-action }

ui-court-noble-action-name = { $noble ->
    [builder] Loja
    [minister] Decreto
   *[king] Edifício
}

ui-court-favors = Favores reais do { noble }: { $count ->
    [0] não resta nenhum
    [1] resta 1
   *[other] restam { $count }
}

ui-court-markers = Marcadores de conjunto no Ministro: { $list }

## Lacerda's board

ui-court-lacerda = Lacerda

ui-court-lacerda-next = Próximo turno

ui-court-lacerda-plan = O cortesão vai ao { noble }. O Assistente está no { $deck ->
    [builder] baralho do Mestre de Obras
    [minister] baralho do Ministro
    [king] baralho do Rei
   *[treasury] baralho do Tesouro
}: Lacerda faz a ação de Estado { $which ->
    [upper] de cima
   *[lower] de baixo
} ({ state-action }), depois a ação do nobre ({ noble-action })

ui-court-lacerda-waits = O cortesão e o Assistente ocupam os seus lugares quando o jogo começa

ui-court-lacerda-worth = { $what ->
    [wigs] Perucas: { $count }
    [influence] Influência: { $count } de 10
    [officials] Funcionários por enviar: { $count }
    [houses] Casas por construir: { $count }
    [decrees] Decretos: { $count }, cada um vale-lhe 3 perucas
    [cubes] Cubos de entulho: { $count }, cada um vale 1 peruca no fim de cada período
   *[favors] Favores reais: { $count }, cada um vale-lhe 2 perucas
}

ui-court-lacerda-stores = Lojas

ui-court-lacerda-store = Lojas de { good }: { $count }

ui-court-lacerda-ships = Navios

ui-court-lacerda-plans = Projetos

ui-court-lacerda-rubble = Entulho

ui-court-lacerda-goods = Mercadorias

ui-court-lacerda-favors = Favores

ui-court-lacerda-decrees = Decretos

ui-court-lacerda-favor = { noble }: { $held ->
    [yes] tem o favor
   *[no] sem favor
}

ui-court-none = nenhum

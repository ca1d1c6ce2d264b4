### Words of the rules book: heads of tables, captions of drawings, the appendix on components. The words of the game itself
### come from the catalogues of lisboa.text, whose messages may be used here.

## Lists

book-comma = {", "}

book-semicolon = {"; "}

# Between sentences, and behind the last
book-stop = {". "}

## Names that stand alone

book-architect = { $architect ->
    [blue] azul
   *[green] verde
}

book-cube = { $cube ->
    [earthquake] terramoto
    [fire] incêndio
   *[tsunami] maremoto
}

# The four decks on the board, as their names in a drawing
book-deck = { $deck ->
    [builder] Mestre
    [minister] Ministro
    [king] Rei
   *[treasury] Tesouro
}

book-person = { $noble ->
    [builder] Manuel da Maia
    [minister] Marquês de Pombal
   *[king] D. José I
}

# Of the two State actions of a noble
book-place = { $place ->
    [upper] de cima
   *[lower] de baixo
}

# State actions and Noble actions as orders; some 20 letters have room
book-state-action = { $action ->
    [recruit] Recrutar até { $amount }
    [plan] Obter um projeto
    [ship] Construir um navio
    [produce] Produzir
    [cardinal] Reunir com o Cardeal
   *[favor] Favor real
}

book-noble-action = { $noble ->
    [builder] Construir uma loja
    [minister] Obter um decreto
   *[king] Inaugurar um edifício
}

# A player's place in the order of turns
book-ordinal = { $place }.º

# Below a sign on the board: some ten letters have room
book-short = { $effect ->
    [gold] { book-short-goods }
    [cloth] { book-short-goods }
    [books] { book-short-goods }
    [tools] { book-short-goods }
    [reis] { $count } réis
    [gain-influence] influência
    [wigs] { $count } perucas
    [recruit] recrutar { $count }
    [cardinal] Cardeal { $count }
    [plan] projeto
    [favor] favor
    [decree] decreto
   *[rubble] entulho
}

book-short-goods = { $count ->
    [1] { $effect ->
        [gold] ouro
        [cloth] tecido
        [books] livro
       *[tools] ferramenta
    }
   *[other] { $count } { $effect ->
        [gold] ouros
        [cloth] tecidos
        [books] livros
       *[tools] ferramentas
    }
}

## Examples

book-example = **Exemplo** ({ $players ->
    [0] a solo
   *[other] { $players } jogadores
}, { $count ->
    [1] jogada { $first }
   *[other] jogadas { $first } a { $last }
} de { $game })

book-example-move = **{ player }** joga { $move }

# Lines of the log that are left out
book-example-more = ... e mais { $count }

book-not-yet = Nenhum jogo gravado mostra isto, por enquanto.

## Tables

book-source = { $letter ->
    [P] impresso
    [L] lido com pouca certeza
   *[D] reconstruído
}

book-source-meaning = { $letter ->
    [P] lido no texto de um livro de regras ou na imagem da peça verdadeira
    [L] impresso, mas a imagem lê-se mal
   *[D] criado por este projeto dentro das quantidades impressas, porque nenhuma fonte o mostra
}

book-head = { $column ->
    [architect] arquiteto
    [back] perucas no verso
    [building] edifício
    [card] carta
    [columns] entre as colunas
    [copies] exemplares
    [decree] decreto
    [does] o que faz
    [does-once] o que faz, uma só vez
    [east-site] local a leste
    [event] evento
    [fact] dado
    [first-price] preço inicial
    [goal] objetivo
    [good] mercadoria
    [how-much] quanto
    [hull] casco
    [influence] influência
    [lasting-benefit] benefício duradouro
    [lower-action] ação de Estado de baixo
    [marker-on] marcador no
    [meaning] significado
    [modifier] modificador de visita
    [noble] nobre
    [north-end] extremo norte de
    [office] gabinete
    [officials] funcionários
    [period] período
    [plot] lote
    [reis] valor em réis
    [remark] observação
    [reward] recompensa
    [reward-or-penalty] recompensa ou penalização
    [row] fila
    [sales] mais por mercadoria
    [scores] pontua
    [ship] navio
    [shows] mostra
    [site] local
    [source] fonte
    [spaces] espaços
    [street] rua
    [tile] peça
    [treasury-card] carta do Tesouro
    [treasury-space] espaço do Tesouro
    [upper-action] ação de Estado de cima
    [value] valor
    [west-site] local a oeste
    [what] o quê
   *[yields] rende no máximo
}

book-column = coluna { $column }

book-no-plot = sem lote

# Where the marker of the treasury begins
book-treasury-start = início

book-start-what = { $what ->
    [goods] mercadorias
    [money] dinheiro
    [wigs] perucas
    [influence] influência
    [officials] funcionários
    [houses] casas
    [markers] marcadores de conjunto
    [plan] projeto
    [favor] favor real
    [clergy] peça de clero
   *[hand] mão
}

book-start-goods = { $count } de cada

book-start-influence = { $influence } para o { book-ordinal } jogador

book-start-officials = { $count }, um deles no gabinete do Ministro

book-start-houses = { $count }, em grupos de { $groups } da esquerda para a direita

book-start-plan = 1 projeto inicial, tirado ao acaso

book-start-favor = 1, tirado ao acaso

book-start-clergy = 1 de 2 tiradas

book-start-hand = { $count } cartas políticas azuis

## The appendix on components

book-components-title = Componentes

# The link to the index of the rules
book-components-rules = Regras

book-components-about = o que está nos tabuleiros, cartas e peças

book-components-sources = Os livros de regras só mostram a maior parte dos componentes em imagens. Cada entrada diz de onde a conhecemos:

book-components-remarks =
    Quando as partes de uma entrada têm fontes diferentes, indica-se a mais fraca, e a observação diz o que é o quê.

book-components-section = { $section ->
    [ships] Navios
    [clergy] Peças de clero
    [decrees] Decretos
    [buildings] Edifícios públicos
    [plans] Projetos
    [plots] Lotes
    [sites] Locais
    [goals] Cartas de objetivo
    [tokens] Fichas da cidade
   *[board] Tabuleiro de jogo e tabuleiros de jogador
}

book-components-deck = Cartas políticas: baralho { colour } ({ $years })

book-components-cards = { $count } cartas.

book-components-clergy = { $count } peças. Estas valem enquanto são guardadas; dois exemplares somam-se:

book-components-clergy-once = Estas usam-se uma só vez; há um exemplar de cada:

book-components-architect = O arquiteto { book-architect }:

book-components-tokens =
    Uma ficha por cada lote, com a recompensa que lá está impressa, e uma por cada local. Como opção, são distribuídas
    de novo por lotes e locais, ao acaso ou como quem organiza o jogo as dispuser ([EXTRA-2](14-extras.md#EXTRA-2)).

book-penalty = penalização: { $effect }

book-not-with-two = não com dois jogadores

book-not-in-solo = não a solo

book-starting-plan = projeto inicial

# A site in two words
book-site = { $side ->
    [north] norte, { good }
    [west] oeste { $row }
   *[east] leste { $row }
}

## The church

book-church-title = A igreja

book-church-heading = Igreja

book-church-description = Um anel de { $spaces } espaços para o Cardeal, com { $spaces } peças de clero entre eles. Ele começa no ícone da influência; o ícone do Tesouro fica { $treasury } espaços adiante, no sentido dos ponteiros do relógio.

# Two lines in the middle of the ring
book-church-who = o Cardeal anda

book-church-walks = no sentido do relógio

book-church-tile = peça

book-church-influence = Ícone da influência, onde ele começa: chegar lá ou passar por ele leva à pontuação da igreja no fim do turno.

book-church-treasury = Ícone do Tesouro, { $spaces } espaços adiante: chegar lá ou passar por ele faz o Tesouro subir um.

book-church-clergy = Depois de o mover, tiras a peça logo atrás dele ou a que está logo à frente.

book-church-cardinal = A ação de Estado do Rei move-o 1 ou 2 espaços; um ícone com uma só seta, exatamente 1.

## The court

book-court-title = A corte real

book-court-noble = { noble }: { $spaces } espaços no gabinete, ações de Estado { $upper } em cima, { $lower } em baixo

book-court-office = Gabinete: { $count } espaços

book-court-plaza = Praça: sem limite

# Signs of goods stand behind each of the two: "State actions, for 1 (tools) or 1 (gold)"
book-court-state-actions = Ações de Estado, por 1

book-court-or = ou 1

book-court-noble-action = Ação do nobre

## Downtown

book-downtown-title = A Baixa de Lisboa

book-downtown-heading = Baixa

book-downtown-description = { $plots } lotes em cinco filas, A a E, de norte para sul, e cinco colunas, 1 a 5, de oeste para leste; quatro ruas entre as colunas: { $streets }. { $sites } locais para edifícios públicos nos extremos norte das ruas e em ambos os extremos das filas. { $cubes } espaços para cubos no extremo leste de cada fila e { $feet } ao fundo das colunas.

book-downtown-squares = Nos quadrados tracejados há cubos de entulho. Cada um encarece o terreno:

book-downtown-columns = As peças de pontuação { $tiles } ficam ao acaso sob as colunas 1 a { $before }; a coluna { $last } tem um valor impresso.

## Lacerda's turn

book-lacerda-title = O ciclo de Lacerda

book-lacerda-heading = O turno de Lacerda

book-lacerda-assistant = O Assistente vai de baralho em baralho

book-lacerda-courtier = O cortesão vai de nobre em nobre

book-lacerda-noble = { noble }: { $upper } se o Assistente está no Rei ou no Tesouro, senão { $lower }; depois { noble-action }

book-lacerda-skipping = saltando os baralhos sem cartas

book-lacerda-if = { $place ->
    [upper] se em Rei, Tesouro
   *[lower] se em Mestre, Ministro
}

book-lacerda-order = uma ação de Estado, escolhida pelo baralho onde está o Assistente; depois a ação do nobre

## A player board

book-board-title = Um tabuleiro de jogador

book-board-heading = Tabuleiro de jogador

book-board-description = Portefólio com { $docks } docas em cima e { $slots } espaços do escritório em baixo. Armazém para { $goods }. { $cubes } espaços para cada cor de entulho. Casas em grupos de { $houses }. { $clergy } espaços para peças de clero, { $favors } para favores.

book-board-portfolio = Portefólio

book-board-portfolio-limit = no máximo { $limit } + conjuntos de cartas ao todo

book-board-dock = doca { $number }

book-board-dock-holds = nobre ou navio

book-board-office = escritório { $number }

book-board-office-holds = carta do Tesouro

book-board-warehouse = Armazém

book-board-warehouse-limit = no máximo { $limit } + conjuntos

book-board-sets = + conj.

book-board-rubble = Entulho

book-board-rubble-sets = uma coluna cheia é um conjunto

book-board-set = conj. { $number }

book-board-houses = Casas

book-board-houses-order = constrói-se primeiro a mais baixa do grupo

book-board-group = { $group ->
    [left] esquerdo
    [middle] central
   *[right] direito
}

# After so many houses; some 36 letters have room
book-board-unlocks = { $group ->
    [left] os réis podem pagar visitas
    [middle] { $after ->
        [1] navios por menos 1 mercadoria
       *[3] navios sem pagar mercadorias
    }
   *[right] { $after ->
        [1] 1 mercadoria extra ao produzir
       *[3] 1 extra de cada tipo produzido
    }
}

book-board-tiles = Peças de clero e favores

book-board-start = No início

book-board-start-means = { $goods } de cada mercadoria, { $reis } réis, { $wigs } perucas,

book-board-start-pieces = { $officials } funcionários, { $houses } casas, { $markers } marcadores,

book-board-start-cards = { $cards } cartas, projeto, favor, peça de clero

## Ships

book-ships-title = Os navios

book-ships-heading = Navios

book-ships-description = Os quatro tipos de navios, { $copies } de cada na caixa. { $kinds }.

book-ships-kind = { colour }, período { $period }: casco { $hull }, vendas { $sales }, influência { $influence }

book-ships-ship = navio { colour }

book-ships-period = período { $period }

book-ships-hull = casco { $hull }

book-ships-sales = { $sales } por cada venda

book-ships-influence = influência { $influence }

## The tracks

book-tracks-title = As escalas do tabuleiro

book-tracks-heading = Escalas

book-tracks-description = Tesouro, de cima para baixo: { $treasury }. Influência de 0 a { $top }: moedas em { $coins }, uma peruca em { $top }. Preços do mercado de { $cheapest } a { $dearest }, no início { $prices }.

book-tracks-space = { reis-count } com visitas { $modifier }

book-tracks-treasury = Tesouro

book-tracks-treasury-note = em cima: o que uma visita custa a mais ou a menos · em baixo: o valor em réis

book-tracks-start = início

book-tracks-up = sobe

book-tracks-down = desce

book-tracks-influence = Influência

book-tracks-influence-note = cada moeda à esquerda do marcador vale 1 real num pagamento

book-tracks-begin = os jogadores começam, por ordem, em

book-tracks-market = Mercado

book-tracks-market-note = produzir empurra os preços para a esquerda; nunca sobem

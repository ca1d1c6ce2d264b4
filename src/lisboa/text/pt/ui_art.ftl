### Names of tiles, the tip, the large view and the legend of the web client.

ui-art-plan = Projeto do arquiteto { architect }, { $officials } funcionários{ $done ->
    [yes] , concluído
   *[no] {""}
}

# $colours is a list of goods
ui-art-building = Edifício público do arquiteto { architect }, mostra { $colours }

## The tip

# A link to a rule
ui-art-rule = Regra { $rule }

# The total if the game were scored at once, now and after the move
ui-art-final = Pontuação final agora: { $before } → { $after }

ui-art-reveals = Revela algo: não se pode anular

# What a number in the tip counts
ui-art-number = { $name ->
    [reis] réis
    [influence] influência
    [wigs] perucas
    [officials] funcionários no tabuleiro
    [goods-gold] ouro
    [goods-cloth] tecidos
    [goods-books] livros
    [goods-tools] ferramentas
    [prices-gold] preço de mercado do ouro
    [prices-cloth] preço de mercado dos tecidos
    [prices-books] preço de mercado dos livros
    [prices-tools] preço de mercado das ferramentas
    [cubes-earthquake] cubos de terramoto
    [cubes-fire] cubos de incêndio
    [cubes-tsunami] cubos de maremoto
    [set_markers] marcadores de conjunto
    [clergy_tiles] peças de clero
    [treasury_space] espaço do Tesouro
   *[other] peças
}

## The large view

ui-art-close = Fechar

# What is to be said of a sort of thing, whatever it shows
ui-art-about = { $thing ->
    [card-noble] No portefólio: primeiro a recompensa ou a penalização, depois vender ou negociar; a influência da carta conta sempre que ganhas influência. Na corte: visitar este nobre.
    [card-treasury] No portefólio: réis conforme o valor do Tesouro, que depois desce 1; a seguir, vender ou negociar; o benefício abaixo da linha vale enquanto a carta lá ficar. Na corte: patrocinar o evento acima da linha pelo valor do Tesouro.
    [ship] Custa tantas mercadorias diferentes quanto o comprimento do casco. Construí-lo faz subir o Tesouro 1 e dá influência. Qualquer jogador pode vender-lhe mercadorias; quando fica cheio, zarpa, e o dono recebe uma peruca por cada mercadoria.
    [clergy-lasting] Ajuda enquanto for guardada. Numa pontuação da igreja pode ser cedida pelas perucas do verso e por um ganho de influência. Ninguém tem mais de 4.
    [clergy-once] Usa-se uma só vez, antes de jogar uma carta ou antes de tirar uma carta política. Quem a ceder numa pontuação da igreja recebe, em vez disso, as perucas do verso.
    [decree] Pontua no fim do jogo, só para o dono. Uma figura: conta só o que é teu; três figuras: conta o de todos.
    [decree-most] Pontua no fim do jogo se ninguém tiver mais do que o dono e este tiver pelo menos 1.
    [plan] Com um projeto pode inaugurar-se um edifício público do seu arquiteto: regressam da corte, ou são contratados, tantos funcionários quantos o projeto mostra.
    [building] Inaugura-se com um projeto do mesmo arquiteto. As lojas viradas para uma rua das suas cores pontuam o valor da coluna: as da fila ao lado ou, num extremo norte, as da rua inteira.
    [goal] Para principiantes: quem fizer uma destas coisas recebe a recompensa no fim do turno.
    [plot] Quem aqui construir uma loja recebe a recompensa e um cubo da fila ou da coluna, e paga o valor do Tesouro e o de todos os cubos que lá ficarem.
    [site] Quem aqui inaugurar um edifício público fica com os dois cubos e a recompensa.
    [builder] O Mestre de Obras, Manuel da Maia. As suas ações de Estado pagam-se com ferramentas ou ouro; a sua ação do nobre é construir uma loja. Uma visita custa a influência que o Tesouro indica e mais 1 por cada funcionário de outros no gabinete dele.
    [minister] O Ministro, Marquês de Pombal. As suas ações de Estado pagam-se com livros ou ouro; a sua ação do nobre é obter um decreto. Uma visita custa a influência que o Tesouro indica e mais 1 por cada funcionário de outros no gabinete dele.
    [king] O Rei, Dom José I. As suas ações de Estado pagam-se com tecidos ou ouro; a sua ação do nobre é inaugurar um edifício público. Uma visita custa a influência que o Tesouro indica e mais 1 por cada funcionário de outros no gabinete dele.
    [deck] No fim do turno tira-se uma carta; só depois se revela a seguinte. Quando 3 dos 4 baralhos estão vazios, o período termina.
    [market] O que rende uma mercadoria, antes do modificador do navio e de outros benefícios. Os preços descem 1 quando a mercadoria é produzida e nunca sobem.
    [treasury] O seu valor paga terrenos, eventos e funcionários contratados, e ganha-se com cartas do Tesouro; o outro número faz parte do custo de cada visita.
    [church] O Cardeal anda no sentido dos ponteiros do relógio, e tira-se uma das duas peças ao lado dele. Passar pela carta selada dá início a uma pontuação da igreja; passar pela arca faz subir o Tesouro.
    [shipyard] Pode construir-se o navio de cima. No segundo período chegam navios maiores.
    [cube] Entulho: ao pagar terrenos, terramoto conta 3, incêndio 2 e maremoto 1. Um de cada forma um conjunto: mais espaço para cartas e mercadorias, e um marcador de conjunto no Ministro.
    [good] As mercadorias vendem-se a navios, pagam navios e dão ações de Estado: ferramentas para o Mestre de Obras, livros para o Ministro, tecidos para o Rei, ouro para todos.
    [street] As lojas desta rua produzem esta mercadoria. Lojas e edifícios públicos da mesma cor dão pontos uns aos outros.
   *[scoring] O que uma loja nesta coluna pontua por cada edifício público correspondente.
}

# A small mark beside the sentence on the source
ui-art-source-mark = { $letter ->
    [L] incerto
   *[D] reconstruído
}

ui-art-source = { $letter ->
    [L] O original impresso foi lido de uma imagem, com pouca certeza.
   *[D] Não se conhece nenhuma fonte: foi concebido para condizer com os impressos.
}

## The legend

ui-art-legend-part = { $part ->
    [players] Jogadores
    [goods] Mercadorias
    [rubble] Entulho
    [people] A corte
    [riches] O que se pode ter
    [deeds] O que se pode fazer
    [prices] Sinais em cartas e peças
    [marks] Baralhos e arquitetos
   *[keys] Teclado
}

ui-art-legend-deck = Cartas e navios: { colour }

ui-art-legend-architect = Arquiteto: { architect }

# Words for the pictures
ui-art-icon = { $icon ->
    [gold] Ouro: para qualquer nobre
    [cloth] Tecidos: para o Rei
    [books] Livros: para o Ministro
    [tools] Ferramentas: para o Mestre de Obras
    [goods] Qualquer mercadoria
    [two-goods] 2 mercadorias diferentes à escolha
    [earthquake] Terramoto: o terreno custa mais 3
    [fire] Incêndio: o terreno custa mais 2
    [tsunami] Maremoto: o terreno custa mais 1
    [rubble] Um cubo do monte de entulho
    [set-marker] Marcador de conjunto: para um segundo decreto
    [builder] Mestre de Obras
    [minister] Ministro
    [king] Rei
    [treasury] Tesouro
    [cardinal] Cardeal: o número de espaços que anda
    [any-noble] Qualquer nobre
    [wigs] Perucas: pontos
    [influence] Influência
    [gain-influence] Ganhar influência: a de toda a linha superior
    [reis] Réis: dinheiro
    [official] Funcionário
    [house] Casa
    [favor] Favor real
    [clergy] Peça de clero
    [decree] Decreto
    [card] Carta política
    [goals] Cartas de objetivo
    [recruit] Recrutar funcionários
    [plan] Obter um projeto
    [ship] Construir um navio
    [produce] Produzir mercadorias
    [store] Loja; construir uma loja
    [open] Edifício público; inaugurar um
    [portfolio] Carta para o portefólio
    [visit] Visitar um nobre
    [follow] Seguir uma visita
    [sponsor] Patrocinar um evento
    [sell] Vender mercadorias a navios
    [trade] Negociar mercadorias por ações de Estado
    [treasury-move] Tesouro para cima ou para baixo
    [land] Preço do terreno
    [hire] Contratar um funcionário
    [purse] Cada pagamento em réis
    [plan-done] Projeto concluído
    [hull] Tamanho do casco
    [own] Conta só o que é próprio
    [three-people] Conta o de todos
   *[first-place] Pelo menos tantos como qualquer outro
}

ui-art-key = { $does ->
    [choices] Escolha seguinte, escolha anterior
    [play] Jogar o que está em foco
    [undo] Anular
    [redo] Refazer
    [restart] Recomeçar o turno
    [hint] Dica
    [log] Registo
    [score] Pontos
    [timeline] Cronologia
    [legend] Legenda
   *[close] Fechar o que está aberto
}

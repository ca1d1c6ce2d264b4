### The web client: player boards, the hand, and what is offered below the prompt.

ui-player-seat = { $name } ({ player }){ $here ->
    [bot] , um bot
    [yes] , à mesa
   *[no] , ausente
}{ $turn ->
    [yes] ; decide agora
   *[no] {""}
}{ $starts ->
    [yes] ; começa as rondas
   *[no] {""}
}

ui-player-clock = Tempo restante: { $time }

ui-player-influence = Influência { $count }, vale { $reis ->
    [1] 1 real
   *[other] { $reis } réis
} num pagamento

ui-player-reis = { reis-count }

ui-player-wigs = { wigs-count }

ui-player-final = Pontuação se o jogo acabasse agora: { wigs-count }

ui-player-officials = Funcionários no tabuleiro: { $count }

ui-player-good = { good }: { $count } de um máximo de { $limit }

ui-player-warehouse = Armazém

ui-player-portfolio = Portefólio

ui-player-cards = Cartas no portefólio: { $count } de um máximo de { $limit }

ui-player-gain = Ganhar influência rende { $count }

ui-player-slot = { $row ->
    [top] Doca vazia para uma carta de nobre ou um navio
   *[bottom] Espaço vazio para uma carta do Tesouro
}

ui-player-rubble-title = Entulho

ui-player-rubble = Terramoto { $earthquake }, incêndio { $fire }, maremoto { $tsunami }; { $sets ->
    [1] 1 conjunto
   *[other] { $sets } conjuntos
}

ui-player-cubes = Cubos de { cube }: { $count }; { $sets ->
    [1] 1 conjunto
   *[other] { $sets } conjuntos
}

ui-player-markers = Marcadores de conjunto no Ministro: { $count }{ $used ->
    [yes] ; um foi usado neste turno
   *[no] {""}
}

ui-player-houses-title = Casas

ui-player-houses = { $group ->
    [left] Casas do grupo esquerdo, { $built } de { $size } construídas: após a 2.ª, os réis podem pagar visitas
    [middle] Casas do grupo central, { $built } de { $size } construídas: após a 1.ª, os navios custam menos 1 mercadoria; após a 3.ª, nada
   *[right] Casas do grupo direito, { $built } de { $size } construídas: após a 1.ª, produzir dá 1 mercadoria extra; após a 3.ª, 1 de cada tipo
}

ui-player-stores = Lojas: { $count } (ouro { $gold }, livros { $books }, tecidos { $cloth }, ferramentas { $tools })

ui-player-clergy = Peças de clero

ui-player-favor = Favor do { noble }{ $held ->
    [yes] {""}
   *[no] : em falta
}

ui-player-plans = Projetos

ui-player-plan = Projeto { architect } com { $officials } funcionários{ $done ->
    [yes] , concluído
   *[no] {""}
}{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}

ui-player-plan-counts = Projetos: { $open } por concluir, { $done } concluídos (com { $officials } funcionários)

ui-player-decrees = Decretos

ui-player-decree-list = Decretos: { $count }{ $worth ->
    [-1] {""}
    [1] , valem agora 1 peruca
   *[other] , valem agora { $worth } perucas
}

ui-player-hand = Cartas na mão: { $count }{ $known ->
    [0] {""}
   *[other] ; conhecidas: { $cards }
}

ui-player-none = nenhum

ui-player-hand-title = A tua mão

# Short words on the buttons below a card: some nine letters have room
ui-player-use = { $use ->
    [gold] Ouro
    [portfolio] Portefólio
    [visit] Visitar
   *[sponsor] Evento
}

ui-player-pay-nothing = Nada a pagar

ui-player-end-turn-question = Terminar o turno? { $text }

ui-player-end-turn = Terminar o turno

ui-player-not-yet = Ainda não

# Before wigs are spent on a visit; $have are all that the player has
ui-player-wigs-question = { $have ->
    [1] Gastar a tua única peruca?
   *[other] Gastar { $wigs } das tuas { $have } perucas?
} { $text }

ui-player-spend-wigs = Gastar { $wigs ->
    [1] 1 peruca
   *[other] { $wigs } perucas
}

ui-player-keep-wigs = { $have ->
    [1] Guardá-la
   *[other] Guardá-las
}

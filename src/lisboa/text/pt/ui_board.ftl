### The board in the web client: downtown with its plots, streets, sites and stacks.

ui-board-downtown = Baixa

ui-board-row = Fila { $row }

ui-board-column = Coluna { $column }

ui-board-streets = Ruas

ui-board-north = Locais nos extremos norte das ruas

## Plots

ui-board-plot = Lote { $plot }, livre. { $reward ->
    [none] Já não há recompensa aqui
   *[other] Recompensa: { $reward }
}

ui-board-plot-covered = Lote { $plot }: não faz parte deste jogo

# "Plot B2: Green's gold store on Rua Áurea"
ui-board-store = Lote { $plot }: { $owner ->
    [you] a tua loja de { good }
   *[other] loja de { good } { whose }
} na { $street }

## Sites; the words for the site are those of the message "site"

ui-board-site = Livre: { site }. { $reward ->
    [none] Sem recompensa
   *[other] Recompensa: { $reward }
}. Cubos: { $cubes }

ui-board-site-covered = Não faz parte deste jogo: { site }

ui-board-building = Edifício público do arquiteto { architect } ({ $colours }): { site }

## Streets, columns, rubble

ui-board-street = { $street }, a rua de { good }. Maioria de lojas no fim: { $worth } perucas

ui-board-scoring = Coluna { $column }: { $value ->
    [1] 1 peruca
   *[other] { $value } perucas
} por loja e por cada edifício público correspondente

ui-board-row-cubes = Entulho a leste da fila { $row }: { cube-count } (valor { $value } cada)

ui-board-column-cubes = Entulho ao fundo da coluna { $column }: { cube-count } (valor { $value } cada)

ui-board-pile = Monte de entulho

ui-board-pile-cubes = No monte de entulho: { cube-count }

## City tiles

ui-board-tiles = Peças de cidade

# $worth lists wigs: "9 6 3"
ui-board-tile = { $size ->
    [small] Peça pequena de ferramentas para a coluna 5, { $street }
   *[large] Peça de cidade para uma loja de { good } na { $street }
}{ $there ->
    [no] : este espaço do expositor está vazio
   *[yes] {""}
}. Maioria de lojas no fim: { $worth } perucas

ui-board-large-left = Peças de cidade grandes restantes: { $count }

ui-board-small-left = Peças de cidade pequenas restantes: { $count }

## The two architects

ui-board-architect = { $architect ->
    [blue] Arquiteto azul
   *[green] Arquiteto verde
}

ui-board-available = Edifício público que se pode inaugurar, arquiteto { architect }: { $colours ->
    [none] não resta nenhum
   *[other] { $colours }
}

ui-board-next = Edifício público seguinte do arquiteto { architect }: { $colours ->
    [none] nenhum
   *[other] { $colours }
}. Na pilha: { $count }

ui-board-plans = Projetos do arquiteto { architect }: { $left ->
    [0] não resta nenhum
   *[other] o próximo exige { $officials } funcionários, restantes: { $left }
}

## Why something cannot be chosen now

# $place is the kind of thing; it cannot be chosen in the decision that is being made
ui-board-why-not = { $place ->
    [plot] Os lotes escolhem-se ao construir uma loja
    [tile] As peças de cidade escolhem-se ao construir uma loja
    [cube] O entulho das ruas remove-se ao construir uma loja
    [houses] As casas vão para a cidade ao construir uma loja
    [site] Os locais escolhem-se ao inaugurar um edifício público
    [plan] Os projetos usam-se ao inaugurar um edifício público
    [plans] Os projetos obtêm-se com a ação de Estado do Mestre de Obras ou como recompensa
    [pile] Os cubos tiram-se do monte como recompensa
    [officials] Os funcionários chegam a um gabinete por recrutamento e regressam ao inaugurar um edifício público
    [action] As ações de Estado compram-se ao negociar ou acompanham uma visita
    [favors] Os favores reais obtêm-se com a ação de Estado do Rei ou como recompensa
    [favor] Um favor real usa-se quando outro jogador visita esse nobre
    [church] As peças de clero obtêm-se ao reunir com o Cardeal
    [clergy] As peças de clero entregam-se na pontuação da igreja; as de uso único servem no teu turno
    [treasury] O Tesouro muda com o que se joga; só uma peça de clero deixa escolher
    [shipyard] Os navios constroem-se com a ação de Estado do Ministro ou como recompensa
    [deck] A carta política tira-se no fim do teu turno
    [decree] Os decretos obtêm-se com a ação nobre do Ministro ou como recompensa
    [hand] As cartas da mão jogam-se no início do teu turno
    [portfolio] As cartas do portefólio substituem-se ao juntar uma carta ou um navio
    [slot] Os espaços ocupam-se ao pôr uma carta ou um navio no portefólio
    [warehouse] As mercadorias escolhem-se ao produzir uma extra, vender ou negociar
    [noble-action] A ação nobre faz-se numa visita: joga uma carta deste nobre na corte
    [market] As mercadorias vendem-se ou negoceiam-se depois de pôr uma carta no portefólio
   *[other] Não é isto que se decide agora
}

# While one looks at an earlier moment
ui-board-why-past = Estás a ver o passado

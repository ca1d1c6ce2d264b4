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
}. Cubos: { $earthquake } de terramoto, { $fire } de incêndio, { $tsunami } de maremoto

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

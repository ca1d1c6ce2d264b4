### What an option does. The id is "option-" and the name of the step; "-pass" is added for declining or stopping.

## Set-up

option-keep-clergy = Guardar: { $tile }

option-draft = Guardar a { $card }

option-starting-decree = Ficar com o { $decree } (vale agora { wigs-count })

## The turn

option-main = { $use ->
    [portfolio] Pôr no portefólio a { $card }
    [subsidy] Pôr no portefólio a { $card }: { reis-count } ({ $before } { -to } { $after }), Tesouro { $treasury } { -to } { $treasuryafter }
    [visit] Visitar o { noble } com a { $card }: { $cost } de influência ({ $means ->
        [enough] { visit-cost }
        [short] { visit-cost }
       *[other] { visit-means }; { visit-cost }
    }){ $means ->
        [short] { $missing ->
            [1] , falta 1
           *[other] , faltam { $missing }
        }
       *[other] {""}
    }
    [sponsor] Patrocinar o evento da { $card }: { reis-count }
    [gold] Descartar a { $card } por 1 ouro ({ $before } { -to } { $after })
   *[clergy] Usar e descartar a peça de clero: { $effect }
}

option-after-action = Usar e descartar a peça de clero: { $effect }

option-after-action-pass = Continuar e tirar uma carta política

option-take-card = { $left ->
    [0] O baralho do { kind } está vazio
   *[other] { $face ->
        [up] Tirar a { $card }; no baralho do { kind }: { $left }
       *[down] O baralho do { kind } não tem carta virada para cima
    }
}

option-take-card-pass = Não há cartas viradas para cima: não tirar nenhuma

## Portfolio

option-tuck = { $use ->
    [free] Pôr a carta num espaço livre
    [ship] Descartar para abrir espaço, com a carga: { $ship }
   *[card] Descartar para abrir espaço: { $card }
}

option-lose-official = Perder o { place } ({ $count } { -to } { $after })

option-lose-favor = Perder o favor do { noble }

option-lose-reis = Perder { $payment }

option-sell-or-trade = { $use ->
    [sell] Vender mercadorias a navios
   *[trade] Negociar mercadorias com os nobres
}

## Selling and trading

option-sell = Vender { a-good } { $owner ->
    [you] ao teu { $ship }
   *[other] ao { $ship } { whose }
} por { reis-count } ({ $before } { -to } { $after }){ $crates ->
    [0] {""}
    [1] ; zarpa por 1 peruca
   *[other] ; zarpa por { $crates } perucas
}

option-sell-pass = Não vender mais

option-trade = Entregar { good } ({ $before } { -to } { $after }) ao { noble }: { state-action }

option-trade-pass = Não negociar mais

## State actions

option-recruit = { $count ->
    [1] Enviar um funcionário para { $offices }
   *[other] Enviar { $count } funcionários para { $offices }
}{ $reis ->
    [0] {""}
    [1] ; receber 1 real
   *[other] ; receber { $reis } réis
}

option-recruit-pass = Não recrutar ninguém

option-plan = Obter o projeto do arquiteto { architect }{ $officials ->
    [0] {""}
   *[other] {" "}com { $officials } funcionários
} ({ $left ->
    [1] resta 1
   *[other] restam { $left }
})

option-plan-pass = Não obter nenhum projeto

option-ship = { $use ->
    [free] Pôr o navio num espaço livre
    [ship] Substituir o teu { $ship }
   *[card] Descartar a tua { $card } para abrir espaço
}: { $cost ->
    [0] não pagar nada
    [1] pagar 1 mercadoria
   *[other] pagar { $cost } mercadorias diferentes
}

option-ship-pass = Não construir nenhum navio

option-ship-goods = Pagar { $goods }

option-cargo-drop = Deixar para trás 1 de { $goods }

option-produce = Produzir { $goods }

option-produce-pass = Não produzir nada

# A good that is produced: the warehouse and the market price before and after
produce-part = { good-count } ({ $before } { -to } { $after }, preço { $price } { -to } { $priceafter })

option-extra-good = Receber mercadoria extra: { good } ({ $before } { -to } { $after })

option-cardinal = { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}, tirar a peça { $side ->
    [behind] atrás do Cardeal
   *[ahead] à frente do Cardeal
}: { $tile }{ $treasury ->
    [0] {""}
   *[other] ; Tesouro { $treasury } { -to } { $treasuryafter }
}{ $church ->
    [yes] ; pontuação da igreja no fim do turno
   *[no] {""}
}

# Instead of a tile
no-tile = não há nenhuma

option-cardinal-pass = Deixar o Cardeal onde está

option-favor = Obter o favor do { noble } ({ $left ->
    [1] resta 1
   *[other] restam { $left }
})

option-favor-pass = Não obter nenhum favor

option-church-scoring = Ceder a peça de clero por { wigs-count } ({ $before } { -to } { $after }): { $tile }

option-church-scoring-pass = { $given ->
    [0] Guardar as peças de clero: nem perucas nem influência
   *[other] Parar e ganhar { $gain } de influência ({ $before } { -to } { $after })
}

## Visits

option-visit-pay = Pagar { $payment }

option-free-state = { $action ->
    [recruit] Recrutar até 2 funcionários
    [plan] Obter um projeto
    [ship] Construir um navio
    [produce] Produzir mercadorias
    [cardinal] Reunir com o Cardeal
   *[favor] Obter um favor real
}

option-free-state-pass = Sem ação de Estado: { noble-action } de imediato

option-follow = Seguir por { $cost } de influência{ $means ->
    [enough] {""}
    [short] { $missing ->
        [1] {" "}(falta 1)
       *[other] {" "}(faltam { $missing })
    }
   *[other] {" "}({ visit-means })
} e { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

option-follow-pass = Não seguir; guardar o favor

option-pay = Pagar { $payment }

## Noble actions

option-tile = { $size ->
    [small] Peça pequena de ferramentas para a coluna 5
   *[large] Peça de { good }
}: loja de { good } na { $street }

option-plot = { $plot }: { $taken ->
    [yes] { $owner ->
        [you] a tua loja de { good }
       *[other] loja de { good } { whose }
    }
    [covered] não faz parte deste jogo
   *[no] { $reward }; terreno a partir de { reis-count }; { $buildings ->
        [0] sem perucas por agora (valor da coluna { $value })
        [1] { $wigs } perucas (valor da coluna { $value }, 1 edifício correspondente)
       *[other] { $wigs } perucas (valor da coluna { $value }, { $buildings } edifícios correspondentes)
    }
}

option-cube = Tirar o cubo de { cube } (valor { $value }) { $source ->
    [row] a leste da fila { $row }
   *[column] ao fundo da coluna { $column }
}: terreno { reis-count }{ $room ->
    [no] ; sem espaço para o cubo, é descartado
   *[yes] ; os teus cubos de { cube } { $before } { -to } { $after }
}

option-cube-pass = Não há cubos: terreno { reis-count }

option-house = { $group ->
    [left] Grupo esquerdo
    [middle] Grupo central
   *[right] Grupo direito
} ({ $built } { -to } { $after } de { $size }){ $ability ->
    [left-2] : pagar visitas com réis, também ao seguir
    [middle-1] : os navios custam menos 1 mercadoria
    [middle-3] : os navios não custam nada
    [right-1] : produzir dá 1 mercadoria extra
    [right-3] : produzir dá 1 mercadoria extra de cada tipo
   *[other] {""}
}

option-decree = Obter o { $decree } (vale agora { wigs-count })

option-decree-pass = Não obter nenhum decreto

option-second-decree = Descartar um marcador e obter o { $decree } (vale agora { wigs-count })

option-second-decree-pass = Guardar os marcadores de conjunto

option-site = { $side ->
    [north] Extremo norte da { $street }
    [west] Lado oeste da fila { $row }
   *[east] Lado leste da fila { $row }
}{ $building ->
    [none] {" "}(cubos: { $cubes }); recompensa: { $reward }
   *[other] : edifício de { $building }
}

option-use-plan = Projeto { architect } com { $officials } funcionários{ $building ->
    [none] : não resta nenhum edifício
   *[other] : edifício de { $building }; { $returned ->
        [0] nenhum funcionário regressa
        [1] 1 funcionário regressa
       *[other] { $returned } funcionários regressam
    }, { $hired ->
        [0] nenhum a contratar
       *[other] { $hired } a contratar por { reis-count }
    }; perucas das lojas: { $wigs } para ti, { $others } para os outros
}

option-return-official = Retirar { place } ({ $count } { -to } { $after })

## Rewards

option-rubble = Tirar o cubo de { cube } ({ $left } no monte){ $room ->
    [no] ; sem espaço para ele, é descartado
   *[yes] ; os teus cubos de { cube } { $before } { -to } { $after }
}

option-rubble-pass = Não tirar nenhum cubo

option-two-goods = Receber { $goods }

option-two-goods-pass = Não receber mercadorias

option-treasury = { $way ->
    [up] Para cima
   *[down] Para baixo
} ({ $before } { -to } { $after })

option-treasury-pass = Deixar o marcador do Tesouro onde está

## The end of the period

option-period-discard = Descartar a { $card }

option-period-discard-pass = Não descartar mais

option-period-reward = Receber a recompensa da { $card }

option-period-reward-pass = Não receber mais recompensas

## The extras

option-goal = Cumprir o objetivo { $goal }

option-place-official = Enviar um funcionário para { $office }

option-place-official-pass = Não enviar ninguém

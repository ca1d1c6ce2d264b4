### What speaks for a move: facts about the turn that it begins. The id is "fact-" and the kind of the fact.

# Two facts, one after the other
fact-more = { $first }. { $rest }

fact-n-wigs = { $wigs ->
    [1] 1 peruca
   *[other] { $wigs } perucas
}

fact-instead = { fact-n-wigs } em vez de { $before }, tal como está

fact-to-player = { $player ->
    [green] ao Verde
    [yellow] ao Amarelo
    [purple] ao Roxo
    [orange] ao Laranja
   *[other] a { player }
}

## Downtown

# $stores of yours score $each, or $wigs in all if they score differently; $others is what rivals get
fact-opening = { $side ->
    [north] Inaugura a rua de { good }
    [west] Inaugura um edifício a oeste da fila { $row }
   *[east] Inaugura um edifício a leste da fila { $row }
}{ $stores ->
    [0] {""}
    [1] : a tua loja rende { fact-n-wigs }
   *[other] { $each ->
        [0] : { $stores } das tuas lojas rendem ao todo { fact-n-wigs }
       *[other] : { $stores } das tuas lojas rendem { $each } cada
    }
}{ $others ->
    [0] {""}
   *[other] {" "}(os outros { $others })
}

fact-store = Constrói uma loja de { good } em { $plot }

fact-store-scores = Uma loja de { good } em { $plot }, com { $buildings ->
    [1] 1 edifício correspondente
   *[other] { $buildings } edifícios correspondentes
}, rende já { fact-n-wigs }

fact-house = { $ability ->
    [visits] A partir de agora podes pagar visitas em réis
    [ships] A partir de agora os navios custam-te menos uma mercadoria
    [free-ships] A partir de agora os navios não te custam mercadorias
    [goods] A partir de agora produzir dá-te uma mercadoria extra
   *[all-goods] A partir de agora produzir dá-te uma mercadoria extra de cada tipo
}

# So many houses of a group are still to be built for its next ability
fact-house-next = { $missing ->
    [1] Mais uma casa do grupo { house-group }
   *[other] Mais { $missing } casas do grupo { house-group }
} e { $ability ->
    [visits] podes pagar visitas em réis
    [ships] os navios custam-te menos uma mercadoria
    [free-ships] os navios não te custam mercadorias
    [goods] produzir dá-te uma mercadoria extra
   *[all-goods] produzir dá-te uma mercadoria extra de cada tipo
}

fact-street-place = { $place ->
    [first] Passa à frente nas lojas de { good }
    [shared] Iguala o primeiro lugar nas lojas de { good }
   *[behind] Sobe nas lojas de { good }
}: { fact-instead }

fact-deny-street = Tira { fact-n-wigs } { fact-to-player } nas lojas de { good }

fact-deny-site = { player } tinha um projeto para esse local

## Court and church

fact-officials-place = { $place ->
    [first] Passa à frente nos funcionários de projetos concluídos
    [shared] Iguala o primeiro lugar nos funcionários de projetos concluídos
   *[behind] Sobe nos funcionários de projetos concluídos
}: { fact-instead }

fact-deny-officials = Tira { fact-n-wigs } { fact-to-player } nos funcionários

fact-recruit = { $count ->
    [1] Envia um funcionário à corte: { $use ->
        [both] serve para um edifício e encarece as visitas dos outros
        [buildings] serve para um edifício
       *[visits] encarece as visitas dos outros
    }
   *[other] Envia { $count } funcionários à corte: { $use ->
        [both] servem para edifícios e encarecem as visitas dos outros
        [buildings] servem para edifícios
       *[visits] encarecem as visitas dos outros
    }
}

fact-recalls = { $place ->
    [plaza] Retira primeiro os funcionários da praça: os dos gabinetes continuam a encarecer as visitas dos outros
   *[office] Retira primeiro do gabinete do { noble }
}

# How many of the reader's officials are there then
fact-office = Os teus funcionários no gabinete do { noble }: { $count }

fact-plan = { $count ->
    [1] Obtém um projeto com { $officials } funcionários
   *[other] Obtém { $count } projetos, com { $officials } funcionários ao todo
}{ $wigs ->
    [0] {""}
   *[other] { $count ->
        [1] : o seu edifício pode render-te { fact-n-wigs }
       *[other] : o melhor dos seus edifícios pode render-te { fact-n-wigs }
    }
}

fact-favor = Obtém o favor do { noble }: { $follow ->
    [yes] para seguir uma visita mais tarde, ou 2 perucas no final
   *[no] 2 perucas no final
}

fact-follow = Usa o favor do { noble } para uma ação fora do teu turno

fact-clergy = Tira uma peça de clero: { $tile }

fact-church = Pontuação da igreja: { fact-n-wigs } por { $count ->
    [1] uma peça de clero
   *[other] { $count } peças de clero
}

## Decrees; $worth is what one counts

fact-decree = { $wigs ->
    [0] Obtém o decreto { $decree }: { $worth }
   *[other] O decreto { $decree } já te vale { fact-n-wigs }: { $worth }
}

fact-decree-grows = O teu decreto { $decree } passa de { $before } a { fact-n-wigs }: { $worth }

fact-decrees-grow = { $count } dos teus decretos valem juntos mais { fact-n-wigs }

fact-deny-decree = Tira o decreto { $decree } { fact-to-player }, a quem valeria { fact-n-wigs }

## Rubble, and how periods and the game end

fact-set = Completa o teu { $sets }.º conjunto de entulho: { $period ->
    [1] 3 perucas no fim de cada período
   *[other] 3 perucas no final
}{ $room ->
    [both] , e mais espaço para cartas e mercadorias
    [goods] , e mais espaço para mercadorias
   *[none] {""}
}

fact-cubes = { $count ->
    [1] Tira um cubo de entulho
   *[other] Tira { $count } cubos de entulho
}; em falta depois para o teu próximo conjunto: { $lacking }

fact-period-end = { $cause ->
    [sets] Completa o teu segundo conjunto de entulho
   *[decks] Esgota o terceiro baralho
}: o primeiro período termina{ $wigs ->
    [0] {""}
   *[other] , { fact-n-wigs } pelos teus conjuntos
}

fact-game-end = { $cause ->
    [sets] Completa o teu quarto conjunto de entulho
   *[decks] Esgota o terceiro baralho
}: começam as últimas rondas; se se pontuasse agora, { $standing ->
    [ahead] ficavas { fact-n-wigs } à frente
    [behind] ficavas { fact-n-wigs } atrás
   *[level] havia empate
}

## Ships, goods, money, portfolio

fact-ship = Constrói um navio{ $wigs ->
    [0] {""}
   *[other] { $replaced ->
        [yes] : mais { fact-n-wigs } pelos cascos no final
       *[no] : { fact-n-wigs } pelo casco no final
    }
}

fact-sails = Enche o teu navio: { fact-n-wigs } quando zarpa

fact-loads = Carrega o teu navio: { $crates } de { $hold } mercadorias, { fact-n-wigs } quando estiver cheio

# $wigs is what rivals get whose ships sail by it
fact-sale = Vende { $count ->
    [1] uma mercadoria
   *[other] { $count } mercadorias
} por { $reis ->
    [1] 1 real
   *[other] { $reis } réis
}{ $falls ->
    [yes] {" "}antes que a produção baixe o preço
   *[no] {""}
}{ $wigs ->
    [0] {""}
   *[other] {" "}(os outros: { fact-n-wigs })
}

fact-goods = Ganha { $count ->
    [1] uma mercadoria
   *[other] { $count } mercadorias
}

fact-left = Mercadorias que te restam depois: { $goods }

fact-influence = Ganha { $count } de influência: { $now } ao todo

fact-reis = Ganha { reis-count }: { $now } ao todo

fact-wigs = Rende já { fact-n-wigs }

fact-benefit = A partir de agora: { benefit }

fact-envelope = A partir de agora, os envelopes sem número dão-te mais { $count } de influência

# A card for the hand; $have others of its noble are there; $plans are there to be opened
fact-card = { $kind ->
    [builder] { $have ->
        [0] A tua única carta de Mestre de Obras: leva-te até ele para construir uma loja
       *[other] Mais uma carta de Mestre de Obras: depois de uma visita, o caminho para as lojas continua aberto
    }
    [minister] { $have ->
        [0] A tua única carta de Ministro: leva-te até ele para obter um decreto
       *[other] Mais uma carta de Ministro: depois de uma visita, o caminho para os decretos continua aberto
    }
    [king] { $plans ->
        [0] Uma carta de Rei inaugura um edifício público, quando tiveres um projeto
       *[other] { $have ->
            [0] A tua única carta de Rei: com ela podes inaugurar um edifício para o teu projeto
           *[other] { $plans ->
                [1] Mais uma carta de Rei: uma segunda inauguração exige outro projeto
               *[other] Mais uma carta de Rei: depois de uma inauguração, o caminho para a próxima continua aberto
            }
        }
    }
   *[treasury] Uma carta de Tesouro, para o teu portefólio: { benefit }
}

# A card of the hand discarded at the end of the first period
fact-exchange = { $reward ->
    [yes] A sua recompensa: { $effect }; e uma carta do segundo período ocupa o seu lugar
   *[no] Uma carta do segundo período ocupa o seu lugar
}

# What leaves the portfolio for a new card
fact-replaces = { $what ->
    [nothing] Nada tem de sair do teu portefólio
    [treasury] O que sai do teu portefólio: { benefit }
    [ship] Sai um navio do teu portefólio, e com ele { $influence } de influência
    [least] Abdica da carta com menos influência: { $influence }
   *[noble] Sai do teu portefólio uma carta com { $influence } de influência
}

## Goals, and the ranks against Lacerda

fact-goal = Cumpre um objetivo: { $reward }

fact-rank = Cumpre o que pede o título «{ solo-rank }»: { solo-condition }

## Small choices

fact-pays = { $kept ->
    [influence] Poupa a tua influência{ fact-but-pays }
    [reis] Poupa os teus réis{ fact-but-pays }
   *[nothing] Paga { $price }
}

# One part of a price
fact-price = { $unit ->
    [reis] { reis-count }
    [influence] { $count } de influência
   *[wigs] { wigs-count }
}

fact-but-pays = { $wigs ->
    [0] {""}
   *[other] , mas paga { fact-n-wigs }
}

fact-keeps = { $what ->
    [clergy] Guarda as tuas peças de clero para mais tarde
    [favor] Guarda o favor do { noble } para uma visita melhor
    [last-favor] Guarda o favor do { noble }: 2 perucas no final
    [goods] Guarda as tuas mercadorias para melhor uso
    [officials] Guarda os teus funcionários no tabuleiro
    [markers] Guarda os teus marcadores de conjunto para mais tarde
   *[cards] Guarda as cartas da mão
}

fact-treasury = { $way ->
    [up] Sobe o Tesouro para { $count }: terrenos e contratações ficam mais caros para todos
   *[down] Baixa o Tesouro para { $count }: terrenos e contratações ficam mais baratos para todos
}

# Where no fact speaks for a move; declined: free if what was offered would have cost nothing
fact-plain = { $declined ->
    [yes] Nada do que aqui se oferece vale agora o seu preço
    [free] Deixa tudo como está
   *[no] { $decision ->
        [main] { $last ->
            [yes] Nenhuma outra ação rende mais no final
           *[no] Prepara os teus próximos turnos
        }
        [lose-favor] Abdica de um favor dispensável
        [ship-goods] Paga com mercadorias dispensáveis
        [cargo-drop] Deixa para trás uma mercadoria dispensável
       *[other] { $last ->
            [yes] Já não faz diferença
           *[no] Deixa-te muitas possibilidades para depois
        }
    }
}

## Of several moves

fact-better = No final, a vantagem é cerca de { fact-n-wigs } maior do que com a segunda sugestão

# Where facts do not tell two moves apart
fact-ahead = { $wigs ->
    [0] Neste turno ainda não se vê a diferença: as partidas continuadas a partir daqui são ganhas mais vezes
   *[other] Neste turno ainda não se vê a diferença: as partidas continuadas a partir daqui acabam com cerca de { fact-n-wigs } a mais
}

# Of moves that differ only in the way to the same position
fact-same = No fim do turno vai dar ao mesmo que outra sugestão

# What another move would end
fact-waits = { $end ->
    [period] O primeiro período continua
   *[game] As últimas rondas ainda não começam
}

## The rank within reach against Lacerda

# Of two ranks nobody can say which one it will be
rank-or = { $first } ou { $second }

rank-reach = Para { solo-rank } ainda falta: { $list }

rank-reached = { solo-rank }: já tens tudo o que pede o título mais alto

# The last action is chosen
rank-now = { solo-rank }, tal como está: a tua última ação está escolhida

rank-missing = { $what ->
    [wigs] { $missing ->
        [1] 1 peruca
       *[other] { $missing } perucas
    }
    [first-places] { $missing ->
        [1] 1 primeiro lugar em lojas
       *[other] { $missing } primeiros lugares em lojas
    }
    [reis] { $missing ->
        [1] 1 real
       *[other] { $missing } réis
    }
    [decrees] { $missing ->
        [1] 1 decreto
       *[other] { $missing } decretos
    }
    [ships] { $missing ->
        [1] 1 navio
       *[other] { $missing } navios
    }
   *[stores] { $missing ->
        [1] 1 loja
       *[other] { $missing } lojas
    }
}

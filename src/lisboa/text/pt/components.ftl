### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events, in words that fit every reader
effect = { $effect ->
    [gold] { $amount ->
        [1] 1 ouro
       *[other] { $amount } ouros
    }
    [cloth] { $amount ->
        [1] 1 tecido
       *[other] { $amount } tecidos
    }
    [books] { $amount ->
        [1] 1 livro
       *[other] { $amount } livros
    }
    [tools] { $amount ->
        [1] 1 ferramenta
       *[other] { $amount } ferramentas
    }
    [reis] { $amount ->
        [1] 1 real
       *[other] { $amount } réis
    }
    [influence] { $amount } de influência
    [gain-influence] ganhar influência
    [wigs] { $amount ->
        [1] 1 peruca
       *[other] { $amount } perucas
    }
    [recruit] recrutar até { $amount } funcionários
    [plan] obter um projeto
    [ship] construir um navio
    [produce] produzir mercadorias
    [cardinal] { $amount ->
        [1] mover o Cardeal 1 espaço
       *[other] mover o Cardeal 1 ou { $amount } espaços
    }
    [favor] obter um favor real
    [decree] obter um decreto
    [rubble] tirar um cubo do monte de entulho
    [store] construir uma loja
    [open] inaugurar um edifício público
    [two-goods] 2 mercadorias diferentes à escolha
    [treasury] Tesouro 1 para cima ou para baixo
    [official] enviar um funcionário para qualquer gabinete
    [goals] tirar { $amount } cartas de objetivo
    [lose-official] perder um funcionário
    [lose-cloth] perder { $amount ->
        [1] 1 tecido
       *[other] { $amount } tecidos
    }
    [lose-books] perder { $amount ->
        [1] 1 livro
       *[other] { $amount } livros
    }
    [lose-tools] perder { $amount ->
        [1] 1 ferramenta
       *[other] { $amount } ferramentas
    }
    [lose-reis] perder { $amount ->
        [1] 1 real
       *[other] { $amount } réis
    }
   *[lose-favor] perder um favor real
}

## Political cards and ships

card-noble = carta { colour-card } do { kind } (influência { $influence }; { $effect })

card-treasury = carta { colour-card } do Tesouro (evento: { $effect }; benefício: { benefit })

# The lasting benefit of a treasury card
benefit = { $benefit ->
    [purse] cada pagamento custa menos { $amount ->
        [1] 1 real
       *[other] { $amount } réis
    }
    [sell-gold] o ouro vende-se por mais { $amount }
    [sell-cloth] os tecidos vendem-se por mais { $amount }
    [sell-books] os livros vendem-se por mais { $amount }
    [sell-tools] as ferramentas vendem-se por mais { $amount }
    [sell-any] todas as mercadorias se vendem por mais { $amount }
    [land] os terrenos custam menos { $amount }
   *[hire] cada funcionário contratado custa menos { $amount }
}

card-ship = navio { colour } (casco { $hull }, vendas { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, influência { $influence })

# A ship in a portfolio; docks count from 1
ship-held = navio { colour } ({ $dock ->
    [0] {""}
   *[other] doca { $dock },{" "}
}{ $state ->
    [empty] casco { $hull }, vazio
    [sea] no mar com { $goods }
   *[loaded] casco { $hull }, a bordo: { $goods }
})

## Clergy tiles

clergy-lasting = { clergy-benefit } (verso: { wigs-count })

# What a tile does as long as it is held
clergy-benefit = { $benefit ->
    [influence] cada ganho de influência traz mais { $amount }
    [visit] visitar e seguir custa menos { $amount } de influência
    [builder-reis] { $amount } réis por cada visita ao Mestre de Obras, também ao seguir
    [minister-reis] { $amount } réis por cada visita ao Ministro, também ao seguir
    [king-reis] { $amount } réis por cada visita ao Rei, também ao seguir
    [recruit-reis] { $amount ->
        [1] 1 real
       *[other] { $amount } réis
    } por cada funcionário recrutado
    [sell] cada mercadoria vendida rende mais { $amount ->
        [1] 1 real
       *[other] { $amount } réis
    }
    [land] os terrenos custam menos { $amount } réis
    [open-wigs] { $amount } perucas ao inaugurar um edifício público
    [open-official] inaugurar um edifício público exige menos { $amount ->
        [1] 1 funcionário
       *[other] { $amount } funcionários
    }
    [hire] cada funcionário contratado custa menos { $amount } réis
    [produce] mais { $amount } mercadoria de um tipo produzido
    [any-good] qualquer mercadoria serve a qualquer nobre
   *[ship] os navios custam menos { $amount ->
        [1] 1 mercadoria
       *[other] { $amount } mercadorias
    }
}

clergy-once = { $effect }, uma só vez (verso: { wigs-count })

## Decrees. "own" is the owner's, "any" is any player's.

decree-each = decreto { $number }: { decree-each-worth }

decree-each-worth = { wigs-count } por cada { $per ->
    [1] { decree-thing }
   *[other] { $per } { decree-things }
}

decree-most = decreto { $number }: { decree-most-worth }

decree-most-worth = { wigs-count } pela maioria, mesmo empatada, de { decree-things } (mínimo 1)

# One of what is counted
decree-thing = { $thing ->
    [any-stores-row] loja na fila { $of }, de quem for
    [own-stores-row] loja própria na fila { $of }
    [any-stores-type] loja de { $of ->
        [gold] ouro
        [cloth] tecidos
        [books] livros
       *[tools] ferramentas
    }, de quem for
    [own-stores-type] loja própria de { $of ->
        [gold] ouro
        [cloth] tecidos
        [books] livros
       *[tools] ferramentas
    }
    [own-stores-column] loja própria na coluna { $of }
    [buildings-architect] edifício público inaugurado do arquiteto { $of ->
        [blue] azul
       *[green] verde
    }
    [buildings-type] edifício público inaugurado que mostre { $of ->
        [gold] ouro
        [cloth] tecidos
        [books] livros
       *[tools] ferramentas
    }
    [buildings-side] edifício público inaugurado no lado { $of ->
        [west] oeste
        [north] norte
       *[east] leste
    }
    [cubes-colour] cubo próprio de { $of ->
        [earthquake] terramoto
        [fire] incêndio
       *[tsunami] maremoto
    }
    [plans] projeto próprio, concluído ou não
    [completed-plans] projeto próprio concluído
    [decrees] decreto próprio, incluindo este
    [officials-out] funcionário próprio em gabinetes e praças
    [ships] navio próprio
    [portfolio] carta própria no portefólio, incluindo navios
    [portfolio-nobles] carta de nobre própria no portefólio
    [portfolio-treasury] carta do Tesouro própria no portefólio
    [clergy] peça de clero própria
    [favors] favor real próprio
    [sets] conjunto de entulho próprio
    [markers] marcador de conjunto próprio ainda no Ministro
    [goods-twice] tipo de mercadoria com 2 ou mais no próprio armazém
    [treasury] real do valor do Tesouro
    [stores] loja própria
    [store-type-sets] conjunto de quatro lojas próprias de tipos diferentes
    [rows-with-two] fila com 2 ou mais lojas próprias
    [rows] fila com uma loja própria
   *[house-groups] grupo de casas próprio esgotado
}

# Several of what is counted, or what players are compared in
decree-things = { $thing ->
    [plan-officials] funcionários em projetos próprios concluídos
    [officials-board] funcionários no próprio tabuleiro
    [hulls] pontos de casco dos navios próprios
    [goods] mercadorias no próprio armazém
    [reis] réis próprios
    [influence] pontos de influência próprios
    [stores] lojas próprias
    [completed-plans] projetos próprios concluídos
    [decrees] decretos próprios
    [ships] navios próprios
    [clergy] peças de clero próprias
    [cubes] cubos de entulho próprios
   *[officials-out] funcionários próprios em gabinetes e praças
}

## Goal cards; $tasks are what fulfils one of them

goal = { $id } ({ $tasks }): { $reward }

deed = { $deed ->
    [visit-store] visitar o Mestre de Obras e construir uma loja
    [visit-decree] visitar o Ministro e obter um decreto
    [visit-open] visitar o Rei e inaugurar um edifício público
    [visit-ship] visitar o Ministro e construir um navio
    [recruit] recrutar 2 funcionários
    [plan] obter um projeto
    [cardinal] reunir com o Cardeal
    [favor] obter um favor real
    [follow] seguir uma visita
    [sell] vender mercadorias
    [produce] produzir mercadorias
   *[church-influence] ganhar influência na pontuação da igreja
}

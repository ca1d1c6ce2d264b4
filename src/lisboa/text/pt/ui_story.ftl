### What the others did, a line for each turn, and the steps of one's own turn. A line has at most 120 characters: the
### client leaves out what matters least ($size is "full", "brief" or
### "tiny").

ui-story-title = O que fizeram os outros

# $first and $rest: things that one player did
ui-story-deeds = { $first }, { $rest }

# $first and $rest: what one player did, and then another
ui-story-parts = { $first }; { $rest }

# $rest: a sentence of its own, what it led to: "The final round"
ui-story-led-to = { $first }. { $rest }

ui-story-line = { $name } { $deeds }

# Following a visit; $you: is it yours? $deeds is "none" if nothing came of it yet
ui-story-follows = { $name } segue{ $size ->
    [brief] {""}
   *[full] {" "}a { $you ->
        [yes] tua visita
       *[no] visita
    }
}{ $deeds ->
    [none] {""}
   *[other] , { $deeds }
}

# What the viewer got in another's turn
ui-story-yours = tu ganhas { wigs-count }{ $size ->
    [full] { ui-story-for }
   *[brief] {""}
}

ui-story-visit = visita o { noble }

ui-story-portfolio = joga no portefólio uma carta { $kind ->
    [builder] do Mestre de Obras
    [minister] do Ministro
    [king] do Rei
   *[treasury] do Tesouro
}

ui-story-sponsor = patrocina um evento

ui-story-gold = descarta uma carta por 1 ouro

ui-story-sold = vende { $count ->
    [1] 1 mercadoria
   *[other] { $count } mercadorias
} por { $reis ->
    [1] 1 real
   *[other] { $reis } réis
}

ui-story-trade = negoceia { $count ->
    [1] 1 mercadoria
   *[other] { $count } mercadorias
}

ui-story-recruit = recruta { $count ->
    [1] 1 funcionário
   *[other] { $count } funcionários
}

ui-story-plan = obtém { $count ->
    [1] um projeto
   *[other] { $count } projetos
}

ui-story-ship = constrói um navio

ui-story-produce = produz mercadorias

ui-story-cardinal = move o Cardeal

ui-story-favor = obtém o favor do { noble }

ui-story-sailed = faz zarpar um navio cheio

ui-story-store = { $size ->
    [tiny] em { $plot }
    [brief] constrói em { $plot }
   *[full] constrói uma loja de { store-good } em { $plot }
}

ui-story-decree = { $size ->
    [brief] obtém { $count ->
        [1] um decreto
       *[other] { $count } decretos
    }
   *[full] obtém o decreto «{ $worth }»
}

ui-story-building = { $size ->
    [tiny] abre um edifício
    [brief] { $side ->
        [west] inaugura um edifício a oeste da fila { $row }
        [east] inaugura um edifício a leste da fila { $row }
       *[north] inaugura um edifício no { $site }
    }
   *[full] inaugura um edifício público no { $site }
}

ui-story-clergy = cede { $count ->
    [1] 1 peça de clero
   *[other] { $count } peças de clero
}

ui-story-church = desencadeia a pontuação da igreja

ui-story-goal = cumpre um objetivo

ui-story-set = completa um conjunto de entulho

# What wigs were scored for, where nothing else in the line says so
ui-story-for = { $why ->
    [stores] {" "}por lojas
    [sets] {" "}por conjuntos de entulho
    [cubes] {" "}por cubos de entulho
    [influence] {" "}por influência
   *[none] {""}
}

ui-story-wigs = { $size ->
    [brief] { wigs-count }
   *[full] ganha { wigs-count }{ ui-story-for }
}

ui-story-replay = Rever

# Heard with the name of a board
ui-story-changed = (algo mudou aqui)

# Above the table while that plays; $name: whose turn it was
ui-story-again = { $you ->
    [yes] De novo: o teu turno
   *[no] De novo: { $name }
}

# While the turns of others are shown, before the hand opens
ui-story-telling = { $count ->
    [1] { $name } está a jogar.
   *[other] Os outros estão a jogar.
} Um clique ou qualquer tecla leva-te já ao teu turno.

# One by one: what happened next waits for the button
ui-story-waiting = «Seguinte» continua o relato. Qualquer outro clique ou tecla leva-te já ao teu turno.

ui-story-next = Seguinte

ui-story-more = { $count ->
    [1] mais 1 linha
   *[other] mais { $count } linhas
}

## How fast the turns of bots are shown

ui-story-pace = Turnos dos bots

ui-story-pace-choice = { $pace ->
    [quick] Logo
    [calm] Com calma
   *[step] Um a um
}

ui-story-pace-about = A que ritmo vês o que fazem os bots. Um a um, cada turno espera por «Seguinte»; um clique ou qualquer tecla leva-te já ao teu turno.

## The steps of one's own turn

ui-story-thread = O teu turno até aqui

ui-story-more-steps = { $count ->
    [1] 1 passo anterior
   *[other] { $count } passos anteriores
}

ui-story-undo-to = { $step }: voltar a esta escolha

ui-story-fixed = { $step }: já não se pode anular

# The only thing there was to choose
ui-story-forced = { $step } (sem escolha)

# What a visit cost, and how it was paid
ui-story-paid = { $cost } de influência{ $means ->
    [influence] {""}
   *[other] : { visit-means }
}

# $topic is the name of the decision
ui-story-step = { $topic ->
    [visit] Visita ao { noble }
    [portfolio] Portefólio
    [sponsor] Evento
    [gold] 1 ouro
    [passed] recusa
    [after-action] peça de clero
    [take-card] carta
    [tuck] espaço { $number }
    [lose-official] penalização
    [lose-favor] penalização
    [lose-reis] penalização
    [sell-or-trade] { $use ->
        [sell] vender
       *[trade] negociar
    }
    [sell] venda
    [trade] negócio
    [recruit] recrutamento
    [plan] projeto
    [ship] navio
    [ship-goods] mercadorias pelo navio
    [cargo-drop] carga
    [produce] produção
    [extra-good] mercadoria extra
    [cardinal] Cardeal
    [favor] favor
    [church-scoring] peça de clero
    [visit-pay] pagamento
    [free-state] ação de Estado
    [follow] visita seguida
    [pay] pagamento de { $number }
    [tile] peça de { good }
    [plot] terreno { $plot }
    [cube] cubo
    [house] casa
    [decree] decreto
    [second-decree] decreto
    [site] local
    [use-plan] edifício
    [return-official] funcionário
    [rubble] cubo
    [two-goods] 2 mercadorias
    [treasury] Tesouro
    [period-discard] descarte
    [period-reward] recompensa
    [goal] objetivo
    [place-official] funcionário
   *[other] escolha
}

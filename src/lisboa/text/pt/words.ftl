### Words that other messages are made of. A message that is referred to sees the variables of the one that refers to it.
### $player and $owner are "green", "yellow", "purple", "orange", "neutral", or any other name to be shown as it is.
### In Portugal only 1 is singular, but CLDR's "one" of pt covers 0 as well: the selectors here therefore ask for [1].

-to = →

player = { $player ->
    [green] Verde
    [yellow] Amarelo
    [purple] Roxo
    [orange] Laranja
    [neutral] Neutro
    [lacerda] Lacerda
   *[other] { $player }
}

# After a masculine noun: the ship or the official of a player
player-of = { $player ->
    [green] do Verde
    [yellow] do Amarelo
    [purple] do Roxo
    [orange] do Laranja
    [neutral] neutro
   *[other] de { player }
}

# You, when Lacerda is spoken of
player-you = { $you ->
    [green] o Verde
   *[other] { $you }
}

# Another player's, after the noun; where the owner may be the reader, the message says so itself
whose = { $owner ->
    [green] do Verde
    [yellow] do Amarelo
    [purple] do Roxo
    [orange] do Laranja
    [lacerda] de Lacerda
   *[other] de { $owner }
}

good = { $good ->
    [gold] ouro
    [cloth] tecidos
    [books] livros
   *[tools] ferramentas
}

# One piece of it
a-good = { $good ->
    [gold] 1 ouro
    [cloth] 1 tecido
    [books] 1 livro
   *[tools] 1 ferramenta
}

# What a store sells
store-good = { good }

good-count = { $good ->
    [gold] { $count ->
        [1] 1 ouro
       *[other] { $count } ouros
    }
    [cloth] { $count ->
        [1] 1 tecido
       *[other] { $count } tecidos
    }
    [books] { $count ->
        [1] 1 livro
       *[other] { $count } livros
    }
   *[tools] { $count ->
        [1] 1 ferramenta
       *[other] { $count } ferramentas
    }
}

# A number of goods before and after
good-change = { good } ({ $before } { -to } { $after })

noble = { $noble ->
    [builder] Mestre de Obras
    [minister] Ministro
   *[king] Rei
}

# The four decks of political cards on the board
kind = { $kind ->
    [builder] Mestre de Obras
    [minister] Ministro
    [king] Rei
   *[treasury] Tesouro
}

# The colour of a ship
colour = { $colour ->
    [blue] azul
    [red] vermelho
    [purple] roxo
   *[brown] castanho
}

# The colour of a card's deck, beside the feminine "carta"
colour-card = { $colour ->
    [blue] azul
    [red] vermelha
    [purple] roxa
   *[brown] castanha
}

architect = { $architect ->
    [blue] azul
   *[green] verde
}

cube = { $cube ->
    [earthquake] terramoto
    [fire] incêndio
   *[tsunami] maremoto
}

cube-count = { $count } de { cube }

# From where an official is taken
place = { $place ->
    [builder-office] do gabinete do Mestre de Obras
    [minister-office] do gabinete do Ministro
    [king-office] do gabinete do Rei
    [builder-plaza] da praça do Mestre de Obras
    [minister-plaza] da praça do Ministro
   *[king-plaza] da praça do Rei
}

# An office before an official is sent there
office-part = o gabinete do { noble } { $count ->
    [0] (vazio)
   *[other] { $full ->
        [yes] (cheio: um da cor mais numerosa vai para a praça)
       *[no] ({ $count } de { $spaces })
    }
}

# A public building's site, always masculine; $row is a letter, $street a proper name
site = { $side ->
    [north] extremo norte da { $street }
    [west] lado oeste da fila { $row }
   *[east] lado leste da fila { $row }
}

house-group = { $group ->
    [left] esquerdo
    [middle] central
   *[right] direito
}

# The six State actions, as an order
state-action = { $action ->
    [recruit] recrutar até 2 funcionários
    [plan] obter um projeto
    [ship] construir um navio
    [produce] produzir mercadorias
    [cardinal] reunir com o Cardeal
   *[favor] obter um favor real
}

noble-action = { $noble ->
    [builder] construir uma loja
    [minister] obter um decreto
   *[king] inaugurar um edifício público
}

# The treasury's part of the cost of a visit
modifier = { $modifier ->
    [-1] −1
    [0] 0
   *[other] +{ $modifier }
}

visit-cost = Tesouro{ "\u00A0" }{ modifier }, funcionários rivais { $officials }{ $clergy ->
    [0] {""}
   *[other] , peças de clero{ "\u00A0" }−{ $clergy }
}

# Where a visitor's influence ($yours) does not suffice: what pays the rest ($missing)
visit-means = { $means ->
    [choice] { $yours ->
        [0] em réis ou perucas
        [1] 1 teu e { $missing } em réis ou perucas
       *[other] { $yours } teus e { $missing } em réis ou perucas
    }
    [at-least] pelo menos { $missing } em réis
    [reis] { $yours ->
        [0] { $reisspent ->
            [1] pago com 1 real
           *[other] pagos com { $reisspent } réis
        }
        [1] 1 teu e { visit-reis }
       *[other] { $yours } teus e { visit-reis }
    }
    [split] { $yours ->
        [0] pagos com { visit-reis } e { visit-wigs }
        [1] 1 teu, { visit-reis } e { visit-wigs }
       *[other] { $yours } teus, { visit-reis } e { visit-wigs }
    }
   *[wigs] { $yours ->
        [0] { $missing ->
            [1] pago com 1 peruca
           *[other] pagos com { $missing } perucas
        }
        [1] 1 teu e { visit-wigs }
       *[other] { $yours } teus e { visit-wigs }
    }
}

visit-reis = { $reisspent ->
    [1] 1 real
   *[other] { $reisspent } réis
}

visit-wigs = { $wigsspent ->
    [1] 1 peruca
   *[other] { $wigsspent } perucas
}

reis-count = { $count ->
    [1] 1 real
   *[other] { $count } réis
}

wigs-count = { $count ->
    [1] 1 peruca
   *[other] { $count } perucas
}

## Lists: "a e b", "a, b e c"

list-last = { $first } e { $rest }

list-more = { $first }, { $rest }

# Of tasks
list-or = { $first }, ou { $rest }

list-none = nada

## Numbers that changed, at the end of a log line

change = {" "}({ $before } { -to } { $after })

change-part = { $what ->
    [reis] réis
    [influence] influência
    [wigs] perucas
    [officials] funcionários no tabuleiro
    [gold] ouro
    [cloth] tecidos
    [books] livros
   *[tools] ferramentas
} { $before } { -to } { $after }

changes = {" "}({ $list })

## Parts of a payment. $before is -1 where the player does not have that much.

pay-reis = { reis-count }{ paid }

pay-influence = { $count } de influência{ paid }

pay-wigs = { wigs-count }{ paid }

pay-coins = { reis-count } da influência{ paid }

paid = { $before ->
    [-1] {""}
   *[other] {" "}({ $before } { -to } { $after })
}

pay-nothing = nada

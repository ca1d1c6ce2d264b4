### Help at the table: bots to play with, what a move would do.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] impresso
    [L] impresso, mas lido com pouca certeza
   *[D] reconstruído por este projeto
}

## Bots

bot-character = { $bot ->
    [random] Joga qualquer coisa que seja permitida.
    [eager] Visita sempre que pode e junta entulho; não planeia nada.
   *[greedy] Joga cada turno pelo que vale no momento; um adversário razoável.
}

## What a cost or a gain is made of: its name, and its parts. A number with its sign stands beside each part.

preview-sum = { $sum ->
    [visit-cost] Custo da visita
    [event-price] Preço do evento
    [land-price] Preço do terreno
    [store-wigs] Perucas pela loja
    [officials-hired] Funcionários a contratar
    [hire-price] Preço da contratação
    [opening-wigs] Perucas para ti
    [opening-wigs-others] Perucas para os outros
    [sale-price] Receita
   *[ship-cost] Mercadorias a pagar
}

preview-treasury-modifier = Tesouro

preview-treasury = valor do Tesouro

# Officials of one colour in a noble's office
preview-officials = gabinete do { noble }: { player }

preview-clergy = peças de clero

preview-cards = cartas no portefólio

preview-purse = bolsa

# The sum would be less than 0
preview-floor = nunca menos de 0

preview-row-cubes = cubos da fila { $row }

preview-column-cubes = cubos da coluna { $column }

preview-cube = cubo de { cube } tirado

preview-best-cube = cubo mais valioso tirado

# A public building that matches a store
preview-building = { site } (coluna { $column })

preview-plan-officials = funcionários do projeto

preview-returned = funcionários próprios

preview-hired = funcionários contratados: { $count } × { $each }

# A store that matches a public building
preview-store = { $plot }: { $owner ->
    [you] tu
    [green] Verde
    [yellow] Amarelo
    [purple] Roxo
    [orange] Laranja
   *[lacerda] Lacerda
}

preview-market = preço de mercado: { good }

preview-ship = navio

preview-hull = casco

preview-replaced = casco do navio substituído

preview-houses = casas do grupo central

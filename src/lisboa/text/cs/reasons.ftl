### Why an option is not open. The id is "reason-" and the engine's word; $x, $y and $z are the engine's numbers.

## General

reason-leads-nowhere = co by následovalo, nešlo by dokončit

# After an option that pays: z réis, 0 if none
after-paying = { $z ->
    [0] poté
    [one] po zaplacení { $z } realu
   *[other] po zaplacení { $z } réis
}

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-land-too-dear = { after-paying } byste nezaplatili žádnou parcelu: v nejlepším případě by chybělo { $short } (parcela stojí { x-reis }, dali byste dohromady { $y })

# The same where the plot has been chosen already
reason-after-land-here-too-dear = poté byste nezaplatili parcelu { $plot }: chybělo by { $short } (parcela stojí { x-reis }, dali byste dohromady { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-land-too-dear = { after-paying } byste nezaplatili žádnou parcelu: například tam, kde parcela stojí { x-reis }, byste dali dohromady { $y }

# The same where the Cardinal of the plot is the cause
reason-after-cardinal-raises-land = { after-paying } byste nezaplatili žádnou parcelu: tam, kde chybí nejméně, je setkání s kardinálem povinné a zvýší pokladnici, parcela pak stojí { x-reis }, dali byste dohromady { $y }

reason-after-no-plot-fits = { after-paying } by se žádná destička z nabídky nehodila na volnou parcelu

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-hiring-too-dear = { after-paying } byste k žádnému plánu nenajali chybějící úředníky: v nejlepším případě by chybělo { $short } (najmutí stojí { x-reis }, dali byste dohromady { $y })

# The same where the site has been chosen already
reason-after-hiring-here-too-dear = poté byste nenajali chybějící úředníky k budově na tomto staveništi: chybělo by { $short } (najmutí stojí { x-reis }, dali byste dohromady { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-hiring-too-dear = { after-paying } byste k žádnému plánu nenajali chybějící úředníky: například tam, kde najmutí stojí { x-reis }, byste dali dohromady { $y }

# The same where the Cardinal of the site is the cause
reason-after-cardinal-raises-hire = { after-paying } byste k žádnému plánu nenajali chybějící úředníky: tam, kde chybí nejméně, je setkání s kardinálem povinné a zvýší pokladnici, najmutí pak stojí { x-reis }, dali byste dohromady { $y }

reason-after-no-plan-fits = nemáte plán s budovou pro volné staveniště

# The same where the site has been chosen already
reason-after-no-plan-fits-here = poté byste neměli plán s budovou pro toto staveniště

reason-after-no-goods = poté byste neměli zboží na prodej ani na obchod

reason-after-no-sell-no-trade = poté by nešlo prodávat ani obchodovat: žádná loď v přístavu by neměla místo pro vaše zboží a za žádné byste nezískali státní akci

## The turn

# x: goods in the warehouse then, 0 if there would be none
reason-no-sell-no-trade = poté by nešlo prodávat ani obchodovat: { $x ->
    [0] neměli byste žádné zboží
   *[other] žádná loď v přístavu by neměla místo pro vaše zboží a za žádné byste nezískali státní akci
}

# reward: what the noble card gives, such as "a royal favor"
reason-reward-prevents-sell-or-trade = odměnu karty ({ $reward }) je nutné využít a poté by nešlo prodávat ani obchodovat

# x: cost, y: influence, z: wigs
reason-visit-too-dear = stojí { $x }, máte { $y ->
    [one] 1 vliv
    [few] { $y } vlivy
   *[other] { $y } vlivu
} a { $z ->
    [one] 1 paruku
    [few] { $z } paruky
   *[other] { $z } paruk
}

# x: cost, y: all that the player can pay with
reason-visit-too-dear-with-reis = stojí { $x }, vlivem, parukami a réis můžete zaplatit { $y }

reason-no-decree-left = v nabídce neleží žádný dekret

reason-no-house-left = nezbývá vám domek na obchod

reason-no-plot-fits = destička se nehodí na žádnou volnou parcelu

# x: cost, y: what the player can raise in réis and from influence
reason-land-too-dear = parcela stojí { x-reis }, dáte dohromady { $y }

# The Cardinal of the plot must be met and raises the treasury. x: the price then, y: what the player can raise, plot: where
reason-cardinal-raises-land = setkání s kardinálem na parcele { $plot } je povinné a zvýší pokladnici: parcela pak stojí { x-reis }, dáte dohromady { $y }

# The same on a site
reason-cardinal-raises-hire = setkání s kardinálem na tomto staveništi je povinné a zvýší pokladnici: najmutí chybějících úředníků pak stojí { x-reis }, dáte dohromady { $y }

reason-no-free-site = na všech staveništích už stojí veřejné budovy

reason-no-plan-held = nemáte žádný nedokončený plán: otevřením veřejné budovy se plán dokončuje

# x: cost, y: what the player can raise
reason-event-too-dear = financování stojí { x-reis }, dáte dohromady { $y }

# x: cost, y: réis in hand
reason-event-without-effect = událost je akce, která by teď nic nezměnila

x-reis = { $x ->
    [one] 1 real
   *[other] { $x } réis
}

reason-tile-without-effect = destička by teď neměla žádný účinek

reason-deck-empty = z tohoto balíčku neleží žádná karta lícem vzhůru

## Portfolio

# x: cards in the portfolio, y: limit
reason-portfolio-at-limit = kapacita portfolia je vyčerpána ({ $x }/{ $y }): jedna karta musí uvolnit místo

reason-row-full = všechna 3 místa v řadě jsou obsazena

reason-frees-no-slot = tím se neuvolní místo ve správné řadě

# x: cards in the portfolio, y: limit
reason-other-row-below-limit = portfolio není plné ({ $x }/{ $y }): nahradit lze jen kartu ze stejné řady

reason-no-official-there = nemáte tam žádného úředníka

reason-favor-not-held = tuto přízeň nemáte

## Money and influence

# x: asked from influence, y: what the track yields
reason-influence-yields-less = váš vliv vynese { $y ->
    [one] 1 real
   *[other] { $y } réis
}, ne { $x }

# x: needed, y: in hand
reason-not-enough-reis = potřebujete { x-reis }, máte { $y }

reason-reis-need-left-houses = audienci lze platit réis, až postavíte oba domky levé skupinky

## Selling and trading

reason-no-goods = nemáte žádné zboží

reason-no-ship-with-room = na žádné zakotvené lodi není místo

reason-nothing-to-trade = za žádné své zboží teď nezískáte státní akci

reason-good-not-held = toto zboží nemáte ve skladišti

reason-ship-at-sea = loď je na moři, dokud ji majitel nezakotví

reason-state-action-covered = na této státní akci už leží zboží

reason-good-not-accepted = tento šlechtic toto zboží nepřijímá

## State actions

# x: needed, y: on the player board
reason-officials-on-board = potřebujete { $x ->
    [one] 1 úředníka
    [few] { $x } úředníky
   *[other] { $x } úředníků
}, na desce máte { $y }

reason-no-plan-left = tomuto architektovi nezbývá žádný plán

# x: different goods needed, y: different goods held
reason-ship-needs-goods = stojí { $x ->
    [one] 1 zboží
    [few] { $x } různé druhy zboží
   *[other] { $x } různých druhů zboží
}, máte { $y ->
    [0] 0 druhů
    [one] 1 druh
    [few] { $y } druhy
   *[other] { $y } druhů
}

reason-good-not-aboard = toto zboží není na palubě

reason-type-not-produced = tento druh se neprodukoval

reason-warehouse-full = ve skladišti na to není místo

reason-four-clergy-tiles = všechna 4 vaše pole církve jsou obsazena

reason-no-tile-there = neleží tam žádná církevní destička

reason-favor-held = tuto přízeň už máte

reason-favor-stack-empty = žádná přízeň tohoto šlechtice nezbývá

## Noble actions

reason-no-tile-on-display = toto pole nabídky je prázdné

reason-plot-taken = už tam stojí obchod

reason-group-exhausted = všechny domky této skupinky jsou postaveny

reason-site-taken = už tam stojí veřejná budova

reason-no-plan-with-building = žádný váš plán nemá budovu, která se tam hodí

# x: cost, y: what the player can raise
reason-hiring-too-dear = najmutí chybějících úředníků stojí { x-reis }, dáte dohromady { $y }

reason-no-building-left = tomuto architektovi nezbývá žádná budova

reason-building-lacks-colour = jeho budova nemá barvu této ulice

## Rewards and the end of the period

reason-none-in-pile = na hromádce taková kostička není

reason-treasury-at-end = ukazatel pokladnice je na kraji stupnice

reason-reward-without-effect = odměna by neměla žádný účinek

reason-gains-are-automatic = tento zisk nelze odmítnout

reason-plot-covered = tato parcela se ve hře nepoužívá
reason-plot-on-other-street = tato parcela nesousedí s ulicí destičky
reason-treasury-card-gives-nothing = karty pokladnice tu nedávají odměnu
reason-penalty-is-ignored = postih se ignoruje a odměnu karta nemá
reason-noble-has-rewarded = od tohoto šlechtice už odměnu máte
reason-no-official-on-board = na desce už nemáte úředníka k vyslání
reason-no-plan-left-at-all = žádnému architektovi nezbývá plán
reason-nothing-to-produce = žádný váš obchod neprodukuje zboží, na které máte místo
reason-no-favor-to-take = každou přízeň, která zbývá, už máte
reason-ship-goods-missing = nemáte dost různého zboží na loď
reason-shipyard-empty = loděnice je prázdná
reason-no-tile-in-reach = vedle kardinála by neležela žádná církevní destička
reason-no-plot-fits-any-tile = žádná destička z nabídky se nehodí na volnou parcelu

## Moves that are no option at all

reason-game-over = hra skončila

reason-card-not-held = tuto kartu nemáte, nebo ji takto nelze zahrát

reason-no-pass = toto rozhodnutí je nutné učinit

reason-reward-must-be-used = odměnu, kterou lze využít, je nutné využít

# topic: the engine's name of the decision, which event-topic words
reason-no-such-move = taková možnost tu není; rozhoduje se: { event-topic }

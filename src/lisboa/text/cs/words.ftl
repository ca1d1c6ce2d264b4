### Words that other messages are made of. A message that is referred to sees the variables of the one that refers to it.
### $player and $owner are "green", "yellow", "purple", "orange", "neutral", or any other name to be shown as it is.
### Players are called by their colour in the feminine ("barva"); verbs stand in the present tense, which shows no sex.

-to = →

player = { $player ->
    [green] Zelená
    [yellow] Žlutá
    [purple] Fialová
    [orange] Oranžová
    [neutral] Neutrální
    [lacerda] Lacerda
   *[other] { $player }
}

# Genitive: whose
player-gen = { $player ->
    [green] Zelené
    [yellow] Žluté
    [purple] Fialové
    [orange] Oranžové
    [lacerda] Lacerdy
   *[other] hráče { $player }
}

# Dative: you, when Lacerda is spoken of
player-you = { $you ->
    [green] Zelené
   *[other] hráči { $you }
}

# Genitive of another player than the reader; it stands behind what is owned
whose = { $owner ->
    [green] Zelené
    [yellow] Žluté
    [purple] Fialové
    [orange] Oranžové
    [lacerda] Lacerdy
   *[other] hráče { $owner }
}

good = { $good ->
    [gold] zlato
    [cloth] látky
    [books] knihy
   *[tools] nářadí
}

# Accusative, one piece of it
good-acc = { $good ->
    [gold] zlato
    [cloth] látku
    [books] knihu
   *[tools] nářadí
}

# One piece of it that is sold
a-good = { good-acc }

good-gen = { $good ->
    [gold] zlata
    [cloth] látek
    [books] knih
   *[tools] nářadí
}

# Instrumental with its preposition, for stores
with-good = { $good ->
    [gold] se zlatem
    [cloth] s látkami
    [books] s knihami
   *[tools] s nářadím
}

# What a store sells
store-good = { with-good }

good-count = { $good ->
    [gold] { $count ->
        [one] 1 zlato
       *[other] { $count } zlata
    }
    [cloth] { $count ->
        [one] 1 látka
        [few] { $count } látky
       *[other] { $count } látek
    }
    [books] { $count ->
        [one] 1 kniha
        [few] { $count } knihy
       *[other] { $count } knih
    }
   *[tools] { $count } nářadí
}

# Accusative
good-count-acc = { $good ->
    [cloth] { $count ->
        [one] 1 látku
       *[other] { good-count }
    }
    [books] { $count ->
        [one] 1 knihu
       *[other] { good-count }
    }
   *[other] { good-count }
}

# A number of goods before and after
good-change = { good } ({ $before } { -to } { $after })

# Always at the start of a sentence, or a heading
noble = { $noble ->
    [builder] Stavitel
    [minister] Ministr
   *[king] Král
}

noble-gen = { $noble ->
    [builder] stavitele
    [minister] ministra
   *[king] krále
}

noble-dat = { $noble ->
    [builder] staviteli
    [minister] ministrovi
   *[king] králi
}

to-noble = { $noble ->
    [builder] ke staviteli
    [minister] k ministrovi
   *[king] ke králi
}

# The four decks of political cards on the board, in the genitive
kind = { $kind ->
    [builder] stavitele
    [minister] ministra
    [king] krále
   *[treasury] pokladnice
}

# The colour of a card's deck or of a ship, feminine
colour = { $colour ->
    [blue] modrá
    [red] červená
    [purple] fialová
   *[brown] hnědá
}

# Genitive: always "... architekta"
architect = { $architect ->
    [blue] modrého
   *[green] zeleného
}

# What a cube comes from: always "kostička ..."
cube = { $cube ->
    [earthquake] ze zemětřesení
    [fire] z požáru
   *[tsunami] z tsunami
}

cube-count = { $count } { cube }

# From where an official comes
place = { $place ->
    [builder-office] z úřadu stavitele
    [minister-office] z úřadu ministra
    [king-office] z úřadu krále
    [builder-plaza] z nádvoří stavitele
    [minister-plaza] z nádvoří ministra
   *[king-plaza] z nádvoří krále
}

# An office before an official is sent there
office-part = do úřadu { noble-gen } { $count ->
    [0] (prázdný)
   *[other] { $full ->
        [yes] (plný: nejpočetnější barva ustoupí na nádvoří)
       *[no] (obsazeno { $count }/{ $spaces })
    }
}

# Where a public building's site lies; $row is a letter, $street a proper name
site = { $side ->
    [north] na severním konci ulice { $street }
    [west] západně od řádku { $row }
   *[east] východně od řádku { $row }
}

# Genitive: always "... skupinky"
house-group = { $group ->
    [left] levé
    [middle] prostřední
   *[right] pravé
}

# The six State actions, as something to do
state-action = { $action ->
    [recruit] zaměstnat až 2 úředníky
    [plan] získat plán
    [ship] postavit loď
    [produce] produkovat zboží
    [cardinal] setkat se s kardinálem
   *[favor] získat přízeň
}

# Their names
state-action-name = { $action ->
    [recruit] zaměstnání úředníků
    [plan] zisk plánu
    [ship] stavba lodi
    [produce] produkce zboží
    [cardinal] setkání s kardinálem
   *[favor] zisk přízně
}

noble-action = { $noble ->
    [builder] postavit obchod
    [minister] vzít si dekret
   *[king] otevřít veřejnou budovu
}

noble-action-name = { $noble ->
    [builder] stavba obchodu
    [minister] získání dekretu
   *[king] otevření veřejné budovy
}

# The treasury's part of the cost of a visit
modifier = { $modifier ->
    [-1] −1
    [0] 0
   *[other] +{ $modifier }
}

visit-cost = pokladnice{ "\u00A0" }{ modifier }, cizí úředníci { $officials }{ $clergy ->
    [0] {""}
   *[other] , církevní destičky{ "\u00A0" }−{ $clergy }
}

# Where a visitor's influence ($yours) does not suffice: what pays the rest ($missing)
visit-means = { $means ->
    [choice] { $yours ->
        [0] v réis nebo parukách
       *[other] z toho { $missing } v réis nebo parukách
    }
    [at-least] z toho nejméně { $missing } v réis
    [reis] { $yours ->
        [0] { visit-reis }
       *[other] z toho { visit-reis }
    }
    [split] { $yours ->
        [0] { visit-reis } a { visit-wigs }
       *[other] z toho { visit-reis } a { visit-wigs }
    }
   *[wigs] { $yours ->
        [0] { visit-wigs }
       *[other] z toho { visit-wigs }
    }
}

visit-reis = { $reisspent ->
    [one] 1 real
   *[other] { $reisspent } réis
}

visit-wigs = { $wigsspent ->
    [one] 1 paruka
    [few] { $wigsspent } paruky
   *[other] { $wigsspent } paruk
}

# What a visit costs
cost-influence = { $cost ->
    [one] 1 vliv
    [few] { $cost } vlivy
   *[other] { $cost } vlivu
}

influence-count = { $count ->
    [one] 1 vliv
    [few] { $count } vlivy
   *[other] { $count } vlivu
}

reis-count = { $count ->
    [one] 1 real
   *[other] { $count } réis
}

wigs-count = { $count ->
    [one] 1 paruka
    [few] { $count } paruky
   *[other] { $count } paruk
}

# Accusative
wigs-acc = { $count ->
    [one] 1 paruku
   *[other] { wigs-count }
}

# What a plan asks for
for-officials = pro { $officials ->
    [one] 1 úředníka
    [few] { $officials } úředníky
   *[other] { $officials } úředníků
}

## Lists: "a and b", "a, b and c"

list-last = { $first } a { $rest }

list-more = { $first }, { $rest }

# Of tasks
list-or = { $first }, nebo { $rest }

list-none = nic

## Numbers that changed, at the end of a log line

change = {" "}({ $before } { -to } { $after })

change-part = { $what ->
    [reis] réis
    [influence] vliv
    [wigs] paruky
    [officials] úředníci na desce
    [gold] zlato
    [cloth] látky
    [books] knihy
   *[tools] nářadí
} { $before } { -to } { $after }

changes = {" "}({ $list })

## Parts of a payment. $before is -1 where the player does not have that much.

pay-reis = { reis-count }{ paid }

pay-influence = { influence-count }{ paid }

pay-wigs = { wigs-count }{ paid }

pay-coins = { reis-count } z vlivu{ paid }

paid = { $before ->
    [-1] {""}
   *[other] {" "}({ $before } { -to } { $after })
}

pay-nothing = nic

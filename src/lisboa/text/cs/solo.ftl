### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = Lacerdův asistent začíná u balíčku { deck-name }, odhalila se { $card }

event-first-building = Budova { architect } architekta ({ $building }) stojí od začátku { $site }; tamní sutiny opouštějí hru

event-courtier-placed = Lacerdův dvořan začíná u { noble-gen }, odhalila se { $card }

event-courtier-moved = Lacerdův dvořan postupuje { to-noble }

event-lacerda-acts = Lacerdův asistent je u balíčku { deck-name }, proto Lacerda volí { $which ->
    [upper] horní
   *[lower] dolní
} státní akci: { state-action-name }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] Lacerda si ponechává přízeň { noble-gen } a nepřipojuje se: { lacerda-cannot-noble }
       *[no] Lacerda neplatí nic a vynechává šlechtickou akci: { lacerda-cannot-noble }
    }
   *[state] Lacerda vynechává státní akci: { $action ->
        [recruit] nemá už úředníka
        [plan] žádný plán nezbývá
        [ship] loděnice je prázdná
        [produce] nemá žádný obchod
       *[favor] není tu přízeň, která by mu chyběla
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] nemá už domek
       *[some] žádná destička z nabídky se nehodí na volnou parcelu
    }
    [minister] v nabídce neleží žádný dekret
   *[king] nikde nelze nic otevřít
}

event-lacerda-without = { $what ->
    [card] Balíček { deck-name }, u něhož je Lacerdův asistent, je prázdný: žádná karta k odhození
    [tile] Před kardinálem neleží žádná církevní destička
    [cube] U řádku ani pod sloupcem nezbývá žádná kostička
   *[decree] Druhý dekret už v nabídce není
}

event-lacerda-plan = Lacerda si bere plán { architect } architekta { for-officials }{ $reason ->
    [only] : druhý sloupek je prázdný
    [more] : na druhém je jich { $others }
   *[tie] : na obou je jich { $others }, při shodě rozhoduje modrá
}

event-lacerda-office = Lacerda zaměstnává tam, kde má nejméně úředníků: úřad { noble-gen } ({ $his }){ $tie ->
    [yes] ; shoda ({ $tied }): nejvíce vlevo
   *[no] {""}
}

event-lacerda-ship = Lacerda si bere z loděnice zdarma: { $ship }

event-lacerda-influence = { $church ->
    [yes] Církevní bodování: Lacerdovy lodě mají vliv { $ships }, horní řada { whose } { $row }
   *[no] Nová loď má vliv { $ships }, horní řada { whose } { $row }
}

event-lacerda-produced = Lacerda produkuje { good-count-acc }

event-lacerda-clergy = Lacerda odhazuje církevní destičku před kardinálem za { wigs-acc }{ $change }: { $tile }

event-lacerda-favor = Lacerda si bere přízeň { noble-gen }, první zleva, která mu chybí

event-lacerda-paid = Lacerda { $free ->
    [yes] za audienci u { noble-gen } nic neplatí
   *[no] platí za audienci u { noble-gen }: { $payment }
}{ $unpaid ->
    [0] {""}
   *[other] ; z ceny { $cost } zůstává nezaplaceno { $unpaid }
}

event-lacerda-plot = Lacerda volí { $plot }: { $count ->
    [0] žádná parcela mu hned nepřinese paruky
   *[other] přinese mu to hned { wigs-acc }
}{ $tie ->
    [yes] ; shoda ({ $tied }): nejvýše, pak nejvíce vlevo
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] Možná je tam jen ulice { good-gen }
    [better] Ulice { good-gen } přináší víc než druhá ulice ({ $other })
   *[tie] Ulice { good-gen } přináší stejně jako druhá ulice ({ $other }): platí levá
}

event-lacerda-cube = Lacerda si bere nejlevnější kostičku ({ cube }) { $place ->
    [column] zpod sloupce
   *[row] z konce řádku
}{ $tie ->
    [yes] {" "}(shoda s koncem řádku: platí sloupec)
   *[no] {""}
}

event-lacerda-decree-taken = Lacerda si bere dekret { $number }, první zleva, na konci za 3 paruky: { $worth }

event-decrees-closed-up = Dekrety se sesouvají doleva

event-lacerda-site = Lacerda otevírá budovu { $site }: { $lead ->
    [even] přinese mu to stejně paruk jako { player-you }
    [ahead] přinese mu to o { wigs-acc } víc než { player-you }
   *[behind] přinejlepším mu to přinese o { wigs-acc } méně než { player-you }
}{ $tie ->
    [yes] ; shoda ({ $tied }): první po směru hodinových ručiček od západu řádku D
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] Stát tam může jen budova { architect } architekta
    [better] Pro Lacerdu je výhodnější budova { architect } architekta
   *[tie] Obě budovy jsou rovnocenné a Lacerdův asistent je u balíčku { deck-name }: platí budova { architect } architekta
}

event-lacerda-rubble = Lacerda si bere ze staveniště { lacerda-a-cube }

lacerda-a-cube = kostičku { cube }

event-lacerda-followed = Lacerda vrací přízeň { noble-gen } a připojuje se: { noble-action-name }

event-lacerda-card-discarded = { $setup ->
    [yes] Odhalila se { $card }: bez šlechtice, následuje další
   *[no] Lacerda odhazuje vrchní kartu z balíčku svého asistenta: { $card }
}

event-assistant-moved = { $stays ->
    [yes] Lacerdův asistent zůstává u balíčku { deck-name }: v žádném jiném nejsou karty
   *[no] Lacerdův asistent postupuje k balíčku { deck-name }{ $skipped ->
        [none] {""}
       *[other] , přeskočeno (bez karet): { $skipped }
    }
}

event-lacerda-cube-wigs = Lacerda získává { wigs-acc } za { $count ->
    [one] 1 kostičku sutin
    [few] { $count } kostičky sutin
   *[other] { $count } kostiček sutin
}{ $change }

event-lacerda-sailed = Lacerdova plná { colour } loď vyplouvá: { wigs-count }{ $change }

event-lacerda-docked = Lacerdova { colour } loď se vrací

the-deck = balíček { deck-name }

# Genitive: always "balíček ..."
deck-name = { $deck ->
    [builder] stavitele
    [minister] ministra
    [king] krále
   *[treasury] pokladnice
}

## What you have reached in the end (SOLO-9)

solo-rank = { $rank ->
    [jester] Šašek
    [courtier] Dvořan
    [favourite] Králův oblíbenec
   *[right-hand] Pravá ruka ministra
}

solo-measure = { $measure ->
    [wigs] náskok v parukách
    [stores] obchody
    [stores-lead] náskok v obchodech
    [first-places] první místa
    [reis] réis
    [decrees] dekrety
   *[ships] lodě
}

solo-condition = { $what ->
    [wigs] více paruk než Lacerda
    [stores] aspoň { needed-stores }
    [stores-as-he] ne méně obchodů než Lacerda
    [stores-more] více obchodů než Lacerda
    [first-places] aspoň { $needed ->
        [one] 1 první místo
        [few] { $needed } první místa
       *[other] { $needed } prvních míst
    } v obchodech
    [reis] aspoň { needed-reis }
    [decrees] aspoň { needed-decrees }
   *[ships] aspoň { $needed ->
        [one] 1 loď
        [few] { $needed } lodě
       *[other] { $needed } lodí
    }
}

needed-stores = { $needed ->
    [one] 1 obchod
    [few] { $needed } obchody
   *[other] { $needed } obchodů
}

needed-reis = { $needed ->
    [one] 1 real
   *[other] { $needed } réis
}

needed-decrees = { $needed ->
    [one] 1 dekret
    [few] { $needed } dekrety
   *[other] { $needed } dekretů
}

solo-condition-line = { $holds ->
    [below-yes] { solo-below }: ano, { solo-have }
    [below-no] { solo-below }: ne, { solo-have }
    [yes] { solo-condition }: ano, { solo-have }
   *[no] { solo-condition }: ne, { solo-have }
}

# Wigs, and stores compared with his, are counted as your lead over Lacerda
solo-have = { $what ->
    [wigs] rozdíl { $have }
    [stores-as-he] rozdíl { $have }
    [stores-more] rozdíl { $have }
   *[other] máte { $have }
}

# What makes a Jester
solo-below = { $what ->
    [wigs] méně paruk než Lacerda
    [stores] méně než { needed-stores }
    [first-places] žádné první místo v obchodech
    [reis] méně než { needed-reis }
   *[decrees] méně než { needed-decrees }
}

### What the others did, a line for each turn, and the steps of one's own turn. A line has at most 120 characters: the
### client leaves out what matters least ($size is "full", "brief" or
### "tiny").

ui-story-title = Co udělali ostatní

# $first and $rest: things that one player did
ui-story-deeds = { $first }, { $rest }

# $first and $rest: what one player did, and then another
ui-story-parts = { $first }; { $rest }

# $rest: a sentence of its own, what it led to: "The final round"
ui-story-led-to = { $first }. { $rest }

ui-story-line = { $name } { $deeds }

# Following a visit; $you: is it yours? $deeds is "none" if nothing came of it yet
ui-story-follows = { $name } se { $you ->
    [yes] připojuje k vám
   *[no] připojuje
}{ $deeds ->
    [none] {""}
   *[other] , { $deeds }
}

# What the viewer got in another's turn
ui-story-yours = vy získáváte { wigs-acc }{ $size ->
    [full] { ui-story-for }
   *[brief] {""}
}

ui-story-visit = { $size ->
    [brief] jde { to-noble }
   *[full] jde na audienci { to-noble }
}

ui-story-portfolio = hraje do portfolia kartu { kind }

ui-story-sponsor = financuje událost

ui-story-gold = odhazuje kartu za 1 zlato

ui-story-sold = prodává { $count ->
    [one] 1 zboží
   *[other] { $count } zboží
} za { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}

ui-story-trade = obchoduje { $count ->
    [one] s 1 zbožím
   *[other] se zbožím ({ $count })
}

ui-story-recruit = zaměstnává { $count ->
    [one] 1 úředníka
    [few] { $count } úředníky
   *[other] { $count } úředníků
}

ui-story-plan = bere si { $count ->
    [one] plán
    [few] { $count } plány
   *[other] { $count } plánů
}

ui-story-ship = staví loď

ui-story-produce = produkuje zboží

ui-story-cardinal = posouvá kardinála

ui-story-favor = bere si přízeň { noble-gen }

ui-story-sailed = vysílá na moře plnou loď

ui-story-store = { $size ->
    [tiny] na { $plot }
    [brief] staví na { $plot }
   *[full] staví obchod { store-good } na parcele { $plot }
}

ui-story-decree = { $size ->
    [brief] bere si { $count ->
        [one] dekret
        [few] { $count } dekrety
       *[other] { $count } dekretů
    }
   *[full] bere si dekret „{ $worth }“
}

ui-story-building = { $size ->
    [tiny] otevírá budovu
    [brief] otevírá budovu { $site }
   *[full] otevírá veřejnou budovu { $site }
}

ui-story-clergy = odhazuje { $count ->
    [one] 1 církevní destičku
    [few] { $count } církevní destičky
   *[other] { $count } církevních destiček
}

ui-story-church = vyvolává církevní bodování

ui-story-goal = plní úkol

ui-story-set = dokončuje sadu sutin

# What wigs were scored for, where nothing else in the line says so
ui-story-for = { $why ->
    [stores] {" "}za obchody
    [sets] {" "}za sady sutin
    [cubes] {" "}za kostičky sutin
    [influence] {" "}za vliv
   *[none] {""}
}

ui-story-wigs = { $size ->
    [brief] { wigs-count }
   *[full] získává { wigs-acc }{ ui-story-for }
}

ui-story-replay = Přehrát znovu

# Heard with the name of a board
ui-story-changed = (něco se tu změnilo)

# Above the table while that plays; $name: whose turn it was
ui-story-again = { $you ->
    [yes] Ještě jednou: váš tah
   *[no] Ještě jednou: { $name }
}

# While the turns of others are shown, before the hand opens
ui-story-telling = { $count ->
    [1] Hraje { $name }.
   *[other] Hrají ostatní.
} Kliknutí nebo libovolná klávesa vede rovnou k vašemu tahu.

# One by one: what happened next waits for the button
ui-story-waiting = „Další“ pokračuje ve vyprávění. Jiné kliknutí nebo klávesa vede rovnou k vašemu tahu.

ui-story-next = Další

ui-story-more = { $count ->
    [one] ještě 1 řádek
    [few] ještě { $count } řádky
   *[other] ještě { $count } řádků
}

## How fast the turns of bots are shown

ui-story-pace = Tahy botů

ui-story-pace-choice = { $pace ->
    [quick] Hned
    [calm] V klidu
   *[step] Po jednom
}

ui-story-pace-about = Jak rychle uvidíte, co dělají boti. Po jednom čeká každý tah na „Další“; kliknutí nebo libovolná klávesa vede rovnou k vašemu tahu.

## The steps of one's own turn

ui-story-thread = Dosavadní průběh vašeho tahu

ui-story-more-steps = { $count ->
    [one] 1 dřívější krok
    [few] { $count } dřívější kroky
   *[other] { $count } dřívějších kroků
}

ui-story-undo-to = { $step }: zpět k této volbě

ui-story-fixed = { $step }: už nelze vzít zpět

# The only thing there was to choose
ui-story-forced = { $step } (bez volby)

# What a visit cost, and how it was paid
ui-story-paid = { cost-influence }{ $means ->
    [influence] {""}
   *[other] : { visit-means }
}

# $topic is the name of the decision
ui-story-step = { $topic ->
    [visit] Audience u { noble-gen }
    [portfolio] Portfolio
    [sponsor] Událost
    [gold] 1 zlato
    [passed] odmítnuto
    [after-action] církevní destička
    [take-card] karta
    [tuck] { $number }. místo
    [lose-official] postih
    [lose-favor] postih
    [lose-reis] postih
    [sell-or-trade] { $use ->
        [sell] prodávat
       *[trade] obchodovat
    }
    [sell] prodej
    [trade] obchod
    [recruit] zaměstnání
    [plan] plán
    [ship] loď
    [ship-goods] zboží za loď
    [cargo-drop] náklad
    [produce] produkce
    [extra-good] zboží navíc
    [cardinal] kardinál
    [favor] přízeň
    [church-scoring] církevní destička
    [visit-pay] platba
    [free-state] státní akce
    [follow] připojení
    [pay] zaplaceno { $number }
    [tile] destička: { good }
    [plot] parcela { $plot }
    [cube] kostička
    [house] domek
    [decree] dekret
    [second-decree] dekret
    [site] staveniště
    [use-plan] budova
    [return-official] úředník
    [rubble] kostička
    [two-goods] dvojí zboží
    [treasury] pokladnice
    [period-discard] odhození
    [period-reward] odměna
    [goal] úkol
    [place-official] úředník
   *[other] volba
}

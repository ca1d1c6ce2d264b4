### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] Paruky získané ve hře
    [SCORE-1] Lodě
    [SCORE-2] Sady sutin
    [SCORE-3] Obchody
    [SCORE-4] Peníze
    [SCORE-5] Dekrety
    [SCORE-6] Úředníci na plánech
   *[SCORE-7] Destičky přízně
}

# What a line of the score sheet is made of
ui-score-about = { $line ->
    [wigs] jejich počet
    [SCORE-1] velikost každé
    [SCORE-2] za každou 3
    [SCORE-3] převaha v každém druhu
    [SCORE-4] 1 za každých 5 réis, vliv se promění v peníze
    [SCORE-5] podle jejich znění
    [SCORE-6] převaha na dokončených plánech
   *[SCORE-7] za každou 2
}

ui-score-total = Celkem

ui-score-rule = Přečíst pravidlo { $rule }

ui-score-when = { $when ->
    [over] Konečné skóre
    [past] Kdyby hra skončila tehdy
    [plan] Kdyby hra nanečisto skončila zde
   *[now] Kdyby hra skončila nyní
}

ui-score-leads = Vede { $name }

ui-score-level = { $count ->
    [few] { $count } hráči jsou na tom stejně
   *[other] { $count } hráčů je na tom stejně
}

ui-score-solo-lines = Některé řádky se Lacerdovi počítají jinak.

ui-score-unknown = Skóre zde není známo.

ui-score-to-end = K výsledkům

## End screen

# The winner; $mine: it is the reader
ui-score-winner = { $mine ->
    [yes] Vítězíte!
   *[no] Vítězí { $name }
}

ui-score-shared = Společné vítězství

# Two players have the same wigs; what decided, and how much of it they have
ui-score-tie = { $by ->
    [sets] { $winner } a { $other } mají shodný počet paruk ({ $wigs }); rozhodují sady sutin: { $more } proti { $less }.
    [stores] { $winner } a { $other } mají shodný počet paruk ({ $wigs }) i sad sutin; rozhodují obchody: { $more } proti { $less }.
    [plans] { $winner } a { $other } mají shodný počet paruk ({ $wigs }), sad sutin i obchodů; rozhodují dokončené plány: { $more } proti { $less }.
    [reis] { $winner } a { $other } mají shodný počet paruk ({ $wigs }), sad sutin, obchodů i plánů; rozhodují peníze: { $more } proti { $less }.
   *[none] { $winner } a { $other } mají shodný počet paruk ({ $wigs }) i všeho ostatního, co by mohlo rozhodnout.
}

ui-score-solo-rank = Vaše hodnost na Lacerdově dvoře

ui-score-place = { $place ->
    [1] První místo:
    [2] Druhé místo:
    [3] Třetí místo:
   *[4] Čtvrté místo:
}

ui-score-sheet = Bodovací list

ui-score-chart = Paruky v průběhu hry

# Where the handle of the chart stands
ui-score-chart-point = { $final ->
    [yes] Po závěrečném bodování
   *[no] Po kroku { $move }
}

ui-score-chart-value = { $name }: { wigs-count }

ui-score-period = { $period ->
    [1] I. období
   *[2] II. období
}

ui-score-final = Závěrečné bodování

ui-score-moves = { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
}

ui-score-ranks = Hodnosti

ui-score-your-rank = Vaše hodnost

# Of the lowest rank: what makes one have it
ui-score-any = Stačí jedna z podmínek

ui-score-met = { $met ->
    [yes] Splněno:
   *[no] Nesplněno:
}

ui-score-rematch = Hrát znovu

ui-score-next = Další stůl

ui-score-watch = Přehrát hru

ui-score-board = Prohlédnout si stůl

ui-score-export = { $format ->
    [text] Soubor hry
   *[json] JSON
}

## Hints

ui-score-hint-about = Co by zahrál mistr { bot-name }, kdyby věděl jen to co vy.

ui-score-hint-not-now = Rada patří k vašim rozhodnutím. Teď nerozhodujete vy.

ui-score-hint-thinking = { bot-name } přemýšlí…

ui-score-hint-ask = Zeptat se znovu

ui-score-hint-none = { bot-name } si také neví rady.

ui-score-hint-play = Zahrát to

ui-score-hint-show = Ukázat na stole

# Back to the list
ui-score-hint-all = Všechny rady

# In front of a sentence that tells what the next rank against Lacerda still asks for
ui-score-hint-rank = Hodnost

# What a bot expects after a move: its own wigs at the end, its lead over the best rival, and how likely it wins
ui-score-hint-wigs = asi { $wigs } paruk, { $side ->
    [ahead] náskok { $lead }
    [behind] ztráta { $lead }
   *[level] vyrovnáno
}

ui-score-hint-chance = { $solo ->
    [yes] { $percent } % na výhru nad Lacerdou
   *[no] { $percent } % na výhru
}

# How the turn goes on, move by move; $count 0: only the move itself, with all that is to be said of it
ui-score-hint-then = { $count ->
    [0] Podrobně
   *[other] Celý tah
}

## Plans: what if

ui-score-plan = Nanečisto

ui-score-plan-about = Nic z toho neplatí; neznámé karty jsou odhadnuté.

# Another player decides in the plan; the reader does it for that player
ui-score-plan-other = Tady rozhodujete za někoho jiného ({ $name }), nebo nechte hrát boty.

ui-score-plan-over = Hra nanečisto skončila.

ui-score-plan-stale = Skutečná hra mezitím pokročila.

ui-score-plan-anew = Zkoušet od současnosti

ui-score-plan-back = O krok zpět

ui-score-plan-auto = Toto rozhodne bot

ui-score-plan-to-me = Boti hrají až do mého tahu

ui-score-plan-shuffle = Začít znovu s jiným odhadem

ui-score-plan-leave = Ukončit hru nanečisto

# The buttons of a plan, as short as can be
ui-score-plan-tool = { $tool ->
    [back] Zpět
    [auto] Rozhodne bot
    [auto-to-me] K mému tahu
   *[shuffle] Jiný odhad
}

## Rules

ui-score-rules-page = Kapitola

ui-score-rules-search = Najít pravidlo

ui-score-rules-back = Zpět: { $title }

ui-score-rules-next = Dále: { $title }

ui-score-rules-english = Tato stránka je zatím jen v angličtině.

## Chat and notes

ui-score-here = Kdo je tu

ui-score-nobody = Nikdo další tu není

ui-score-silence = Zatím tu nikdo nic nenapsal

ui-score-say = Napište ostatním u stolu

ui-score-send = Odeslat

ui-score-notes = Moje poznámky

ui-score-notes-about = jen pro vás

## Going back to an earlier move

ui-score-rewind-asked = { $mine ->
    [yes] Žádáte o návrat ke kroku { $move }. Souhlasit musí všichni.
   *[no] { $name } žádá o návrat ke kroku { $move }. Souhlasíte?
}

ui-score-agree = Souhlasit

ui-score-refuse = Odmítnout

ui-score-withdraw = Stáhnout žádost

## Menu

ui-score-invite = Pozvat

ui-score-report = Nahlásit chybu

ui-score-menu-game = Tato hra

ui-score-earlier-rules = Tato hra začala podle dřívějších pravidel a drží se jich: odměny lze odmítnout, bodování kostela začíná hráčem, který jako první dosáhl symbolu, a obálky jedné fialové karty krále a jedné hnědé karty pokladnice jsou bez čísla.

ui-score-pause = { $paused ->
    [yes] Pokračovat: spustit hodiny
   *[no] Pauza: zastavit hodiny
}

# $last: how many moves have been made
ui-score-rewind-to = Vrátit hru ke kroku (z { $last })

ui-score-rewind = Vrátit hru

ui-score-rewind-about = { $alone ->
    [yes] Nikdo jiný souhlasit nemusí, stane se to hned. Nejprve si zobrazte okamžik z minulosti, jeho číslo se objeví zde.
   *[no] Souhlasit musí všichni hráči. Nejprve si zobrazte okamžik z minulosti, jeho číslo se objeví zde.
}

# $count: how many moves
ui-score-rewind-sure = { $count ->
    [one] { $count } krok se hned a natrvalo vrátí.
    [few] { $count } kroky se hned a natrvalo vrátí.
   *[other] { $count } kroků se hned a natrvalo vrátí.
}

ui-score-return = Převzít své místo od bota

ui-score-return-of = Převzít od bota místo: { $name } ({ player })

ui-score-resign = Vzdát se

ui-score-resign-sure = Dál za vás bude hrát bot a vrátit se už nemůžete.

ui-score-resign-sure-of = Za hráče { $name } ({ player }) bude dál hrát bot a vrátit se už nepůjde.

ui-score-stay = Hrát dál

ui-score-stood-in = Než se vrátíte, hraje za vás bot.

ui-score-stood-in-of = Za hráče { $name } ({ player }) hraje bot.

### Names of tiles, the tip, the large view and the legend of the web client.

ui-art-plan = Plán { architect } architekta { for-officials }{ $done ->
    [yes] , dokončený
   *[no] {""}
}

# $colours is a list of goods
ui-art-building = Veřejná budova { architect } architekta, symboly: { $colours }

## The tip

# A link to a rule
ui-art-rule = Pravidlo { $rule }

# The total if the game were scored at once, now and after the move
ui-art-final = Konečné skóre nyní: { $before } → { $after }

ui-art-reveals = Něco se odhalí: nepůjde to vzít zpět

# What a number in the tip counts
ui-art-number = { $name ->
    [reis] réis
    [influence] vliv
    [wigs] paruky
    [officials] úředníci na desce
    [goods-gold] zlato
    [goods-cloth] látky
    [goods-books] knihy
    [goods-tools] nářadí
    [prices-gold] tržní cena zlata
    [prices-cloth] tržní cena látek
    [prices-books] tržní cena knih
    [prices-tools] tržní cena nářadí
    [cubes-earthquake] kostičky ze zemětřesení
    [cubes-fire] kostičky z požáru
    [cubes-tsunami] kostičky z tsunami
    [set_markers] žetony sad sutin
    [clergy_tiles] církevní destičky
    [treasury_space] pole pokladnice
   *[other] kusy
}

## The large view

ui-art-close = Zavřít

# What is to be said of a sort of thing, whatever it shows
ui-art-about = { $thing ->
    [card-noble] V portfoliu: nejprve odměna nebo postih, pak prodej, nebo obchod; její vliv se počítá při každém zisku vlivu. U dvora: audience u tohoto šlechtice.
    [card-treasury] V portfoliu: tolik réis, kolik ukazuje pokladnice, ta pak klesne o 1, následuje prodej, nebo obchod; výhoda pod čarou platí, dokud karta zůstává na místě. U dvora: financování události nad čarou za hodnotu pokladnice.
    [ship] Stojí tolik různých druhů zboží, jaká je její velikost. Její stavba zvedne pokladnici o 1 a přinese zisk vlivu. Prodávat na ni smí každý; plná vypluje a majitel dostane za každé zboží paruku.
    [clergy-lasting] Pomáhá, dokud ji máte. Při církevním bodování ji lze odhodit za paruky na rubu a zisk vlivu. Nikdo nemá víc než 4.
    [clergy-once] Lze ji využít jednou, před zahráním karty nebo před braním politické karty. Kdo ji odhodí při církevním bodování, dostane místo toho paruky na rubu.
    [decree] Boduje na konci hry jen svému majiteli. Jedna postava: počítá se jen to vlastní; tři postavy: počítá se to, co mají všichni.
    [decree-most] Boduje na konci hry, pokud nikdo nemá víc než majitel a majitel má aspoň 1.
    [plan] S plánem lze otevřít veřejnou budovu jeho architekta: tolik úředníků, kolik plán ukazuje, se stáhne ze dvora nebo se najme.
    [building] Otevírá se s plánem téhož architekta. Obchody v ulicích jejích barev přinášejí hodnotu svých sloupců: obchody sousedního řádku, na severním konci obchody celé ulice.
    [goal] Pro nováčky: kdo splní jednu z těchto věcí, získá na konci tahu odměnu.
    [plot] Kdo tu postaví obchod, získá odměnu a kostičku z řádku nebo sloupce a zaplatí hodnotu pokladnice i všech kostiček, které tam zbyly.
    [site] Kdo tu otevře veřejnou budovu, vezme si obě kostičky a odměnu.
    [builder] Stavitel Manuel da Maia. Jeho státní akce se platí nářadím nebo zlatem; jeho šlechtickou akcí je stavba obchodu. Audience stojí tolik vlivu, kolik ukazuje pokladnice, a 1 navíc za každého cizího úředníka v jeho úřadu.
    [minister] Ministr, markýz de Pombal. Jeho státní akce se platí knihami nebo zlatem; jeho šlechtickou akcí je získání dekretu. Audience stojí tolik vlivu, kolik ukazuje pokladnice, a 1 navíc za každého cizího úředníka v jeho úřadu.
    [king] Král Dom José I. Jeho státní akce se platí látkami nebo zlatem; jeho šlechtickou akcí je otevření veřejné budovy. Audience stojí tolik vlivu, kolik ukazuje pokladnice, a 1 navíc za každého cizího úředníka v jeho úřadu.
    [deck] Na konci tahu se bere karta; teprve potom se odhalí další. Když jsou 3 ze 4 balíčků prázdné, období končí.
    [market] Kolik zboží vynáší, bez úpravy podle lodi a jiných výhod. Ceny klesají o 1, když se zboží produkuje, a nikdy nestoupají.
    [treasury] Její hodnotu platíte za parcely, události a najaté úředníky a získáváte ji za karty pokladnice; druhé číslo je součástí ceny každé audience.
    [church] Kardinál chodí dokola po směru hodinových ručiček a bere se jedna ze dvou destiček vedle něj. Přejde-li dopis, nastane církevní bodování; přejde-li truhlu, pokladnice stoupne.
    [shipyard] Postavit lze loď, která leží navrchu. Ve druhém období přijdou větší lodě.
    [cube] Sutiny: při placení parcely se zemětřesení počítá za 3, požár za 2 a tsunami za 1. Po jedné kostičce od každého tvoří sadu: víc místa pro karty a zboží a žeton sady sutin u ministra.
    [good] Zboží se prodává na lodě, platí se jím za lodě a získávají se za ně státní akce: nářadí pro stavitele, knihy pro ministra, látky pro krále, zlato pro všechny.
    [street] Obchody v této ulici produkují toto zboží. Obchody a veřejné budovy téže barvy si navzájem přinášejí paruky.
   *[scoring] Kolik paruk získá obchod v tomto sloupci za každou odpovídající veřejnou budovu.
}

# A small mark beside the sentence on the source
ui-art-source-mark = { $letter ->
    [L] nejisté
   *[D] doplněné
}

ui-art-source = { $letter ->
    [L] Tištěná předloha byla přečtena z obrázku s malou jistotou.
   *[D] Předloha není známa: navrženo tak, aby odpovídalo tištěným.
}

## The legend

ui-art-legend-part = { $part ->
    [players] Hráči
    [goods] Zboží
    [rubble] Sutiny
    [people] Dvůr
    [riches] Co lze mít
    [deeds] Co lze dělat
    [prices] Značky na kartách a destičkách
    [marks] Balíčky a architekti
   *[keys] Klávesnice
}

ui-art-legend-deck = { $colour ->
    [blue] Modré
    [red] Červené
    [purple] Fialové
   *[brown] Hnědé
} karty a lodě

ui-art-legend-architect = { ui-board-architect }

# Words for the pictures
ui-art-icon = { $icon ->
    [gold] Zlato: pro každého šlechtice
    [cloth] Látky: pro krále
    [books] Knihy: pro ministra
    [tools] Nářadí: pro stavitele
    [goods] Jakékoli zboží
    [two-goods] 2 různá zboží dle volby
    [earthquake] Zemětřesení: parcela stojí o 3 víc
    [fire] Požár: parcela stojí o 2 víc
    [tsunami] Tsunami: parcela stojí o 1 víc
    [rubble] Kostička z hromádky sutin
    [set-marker] Žeton sady sutin: na druhý dekret
    [builder] Stavitel
    [minister] Ministr
    [king] Král
    [treasury] Pokladnice
    [cardinal] Kardinál: počet jeho polí
    [any-noble] Kterýkoli šlechtic
    [wigs] Paruky: body
    [influence] Vliv
    [gain-influence] Zisk vlivu: celá horní řada
    [reis] Réis: peníze
    [official] Úředník
    [house] Domek
    [favor] Přízeň
    [clergy] Církevní destička
    [decree] Dekret
    [card] Politická karta
    [goals] Karty úkolů
    [recruit] Zaměstnat úředníky
    [plan] Získat plán
    [ship] Postavit loď
    [produce] Produkovat zboží
    [store] Obchod; postavit obchod
    [open] Veřejná budova; otevřít ji
    [portfolio] Karta do portfolia
    [visit] Audience u šlechtice
    [follow] Připojit se k audienci
    [sponsor] Financovat událost
    [sell] Prodat zboží na lodě
    [trade] Obchodovat: zboží za státní akce
    [treasury-move] Pokladnice výš nebo níž
    [land] Cena parcely
    [hire] Najmout úředníka
    [purse] Každá platba v réis
    [plan-done] Dokončený plán
    [hull] Velikost lodi
    [own] Počítá se jen to vlastní
    [three-people] Počítá se to, co mají všichni
   *[first-place] Aspoň tolik jako kdokoli jiný
}

ui-art-key = { $does ->
    [choices] Další možnost, předchozí možnost
    [play] Zahrát, co je označeno
    [undo] Zpět
    [redo] Znovu
    [restart] Začít tah znovu
    [hint] Rada
    [log] Průběh
    [score] Skóre
    [timeline] Časová osa
    [legend] Legenda
   *[close] Zavřít, co je otevřeno
}

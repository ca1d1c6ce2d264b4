### Rozbor dohrané hry: šance na výhru v průběhu hry a nejdražší kroky.

ui-analysis-about = Jakou šanci na výhru měl každý hráč na začátku každého tahu a které kroky stály nejvíc. Boti mnohokrát dohrávají hru z toho, co hráči tehdy věděli.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Nejprve přijdou na řadu jiné hry…
    [running] Boti procházejí hru: { $done }
    [failed] Rozbor se nepodařil.
   *[none] Tato hra ještě nebyla rozebrána.
}

ui-analysis-ask = Rozebrat hru

ui-analysis-chances = Šance na výhru

ui-analysis-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

# At one point of the chart; $chance: like 40%; $wigs: expected at the end
ui-analysis-value = { $name }: { $chance }, očekává { $wigs ->
    [one] { $wigs } paruku
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
}

ui-analysis-costly = Nejdražší kroky

ui-analysis-none = Žádný krok nevyčnívá: hrálo se dobře.

ui-analysis-whose = Čí kroky

ui-analysis-all = Všichni

ui-analysis-move = Krok { $number }: { $name }

ui-analysis-played = Zahráno

ui-analysis-better = Lepší

ui-analysis-why = Protože

# What a move cost; $chance: like 12%
ui-analysis-cost-chance = šance na výhru nižší o { $chance }

ui-analysis-cost-wigs = { $count ->
    [one] náskok menší o { $count } paruku
    [few] náskok menší o { $count } paruky
    [many] náskok menší o { $count } paruky
   *[other] náskok menší o { $count } paruk
}

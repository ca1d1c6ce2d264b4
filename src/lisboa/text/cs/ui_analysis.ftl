### Rozbor dohrané hry: šance na výhru v průběhu hry a kroky, které stály nejvíc.

ui-analysis-about = Jakou šanci na výhru měl každý hráč na začátku každého tahu podle toho, co sám viděl, a které kroky stály nejvíc: s lepším krokem → se zbytkem tahu, jak byl zahrán. Boti odtud hru mnohokrát dohrávají, čísla jsou tedy odhady. Bod grafu předpokládá běžný tah: lepší krok může slibovat víc než bod před ním. Co se odkrylo potom a jak odpověděli ostatní, ukazuje jen graf.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Nejprve přijdou na řadu jiné hry…
    [running] Boti procházejí hru: { $done }
    [failed] Rozbor se nepodařil.
   *[none] Tato hra ještě nebyla rozebrána.
}

ui-analysis-ask = Rozebrat hru

# The address of what is seen, for others
ui-analysis-link = { $copied ->
    [yes] Odkaz zkopírován
   *[no] Kopírovat odkaz
}

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

ui-analysis-costly = Kroky, které stály nejvíc

ui-analysis-none = Žádný krok nevyčnívá: hrálo se dobře.

ui-analysis-whose = Čí kroky

ui-analysis-all = Všichni

ui-analysis-move = Krok { $number }: { $name }

ui-analysis-played = Zahráno

ui-analysis-better = Lepší

ui-analysis-why = Protože

# The chance to win with the better move and as it was played; like 60% and 25%
ui-analysis-cost-chance = { $same ->
    [yes] Šance na výhru: { $played } v obou případech
   *[no] Šance na výhru: { $better } → { $played }
}

# At the end of the game over the best rival, with the better move and as it was played; like +12 and -4
# $against: the better move would win more often, but by less
ui-analysis-cost-lead = { $against ->
    [yes] Ale očekávaný náskok v parukách: { $better } → { $played }
   *[no] Očekávaný náskok v parukách: { $better } → { $played }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = potom: { $steps }

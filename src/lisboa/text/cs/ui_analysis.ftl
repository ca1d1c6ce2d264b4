### Rozbor dohrané hry: šance na výhru v průběhu hry a kroky, které stály nejvíc.

ui-analysis-about = Graf ukazuje, jakou šanci na výhru měl každý hráč na začátku každého tahu podle toho, co sám viděl. Seznam srovnává krok s lepším, oba i se zbytkem tahu: −15 % znamená, že ze 100 her se jich vyhraje o 15 méně. Boti odtud hru mnohokrát dohrávají, čísla jsou tedy odhady. Grafem hýbe i to, co se odkryje a co udělají ostatní: nemusí klesnout o tolik, kolik krok stál.

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

# What a move cost beside the better one; like -15%
ui-analysis-cost-chance = Šance na výhru: { $change }

# Of the lead over the best rival at the end of the game; like -6
# $against: it wins less often, but by more
ui-analysis-cost-lead = { $against ->
    [yes] Ale náskok v parukách: { $change }
   *[no] Náskok v parukách: { $change }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = potom: { $steps }

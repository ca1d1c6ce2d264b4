### A análise de um jogo terminado: hipóteses de vitória ao longo do tempo e as jogadas que mais custaram.

ui-analysis-about = As hipóteses de vitória de cada jogador no início de cada turno, segundo o que esse jogador via, e as jogadas que mais custaram: com a jogada melhor → com o resto do turno tal como foi jogado. Os bots continuam muitas partidas a partir daí, por isso os números são estimativas. Um ponto do gráfico supõe um turno normal: uma jogada melhor pode prometer mais do que o ponto anterior. O que depois foi revelado ou respondido só aparece no gráfico.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Há outros jogos à frente…
    [running] Os bots percorrem o jogo: { $done }
    [failed] Não foi possível fazer a análise.
   *[none] Este jogo ainda não foi analisado.
}

ui-analysis-ask = Analisar o jogo

# The address of what is seen, for others
ui-analysis-link = { $copied ->
    [yes] Ligação copiada
   *[no] Copiar ligação
}

ui-analysis-chances = Hipóteses de vitória

ui-analysis-turns = { $count ->
    [1] 1 turno
   *[other] { $count } turnos
}

# At one point of the chart; $chance: like 40%; $wigs: expected at the end
ui-analysis-value = { $name }: { $chance }, { $wigs ->
    [1] 1 peruca prevista
   *[other] { $wigs } perucas previstas
}

ui-analysis-costly = As jogadas que mais custaram

ui-analysis-none = Nenhuma jogada se destaca: jogou-se bem.

ui-analysis-whose = Jogadas de

ui-analysis-all = Todos

ui-analysis-move = Jogada { $number }: { $name }

ui-analysis-played = Jogado

ui-analysis-better = Melhor

ui-analysis-why = Porque

# The chance to win with the better move and as it was played; like 60% and 25%
ui-analysis-cost-chance = { $same ->
    [yes] Hipóteses de vitória: { $played } em ambos os casos
   *[no] Hipóteses de vitória: { $better } → { $played }
}

# At the end of the game over the best rival, with the better move and as it was played; like +12 and -4
# $against: the better move would win more often, but by less
ui-analysis-cost-lead = { $against ->
    [yes] Mas vantagem esperada em perucas: { $better } → { $played }
   *[no] Vantagem esperada em perucas: { $better } → { $played }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = depois: { $steps }

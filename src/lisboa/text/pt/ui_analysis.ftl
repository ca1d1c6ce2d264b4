### A análise de um jogo terminado: hipóteses de vitória ao longo do tempo e as jogadas que mais custaram.

ui-analysis-about = O gráfico mostra as hipóteses de vitória de cada jogador no início de cada turno, segundo o que esse jogador via. A lista compara uma jogada com outra melhor, cada uma com o resto do turno: −15% quer dizer que, em 100 partidas, se ganham menos 15. Os bots continuam muitas partidas a partir daí, por isso os números são estimativas. O gráfico muda também com o que é revelado e com o que os outros fazem: não tem de descer o que a jogada custou.

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

# What a move cost beside the better one; like -15%
ui-analysis-cost-chance = Hipóteses de vitória: { $change }

# Of the lead over the best rival at the end of the game; like -6
# $against: it wins less often, but by more
ui-analysis-cost-lead = { $against ->
    [yes] Mas vantagem em perucas: { $change }
   *[no] Vantagem em perucas: { $change }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = depois: { $steps }

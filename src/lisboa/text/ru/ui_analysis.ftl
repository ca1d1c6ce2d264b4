### Анализ завершённой партии: шансы на победу по ходу игры и шаги, которые обошлись дороже всего.

ui-analysis-about = Шансы каждого игрока на победу в начале каждого хода, по тому, что этот игрок видел, и шаги, которые обошлись дороже всего: с лучшим шагом → с остатком хода, как он был сыгран. Боты много раз доигрывают партию оттуда, поэтому числа приблизительны. Точка графика предполагает обычный ход: лучший шаг может обещать больше, чем точка перед ним. Что открылось потом и чем ответили другие, видно только на графике.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Сначала другие партии…
    [running] Боты просматривают партию: { $done }
    [failed] Анализ не получился.
   *[none] Эта партия ещё не разобрана.
}

ui-analysis-ask = Разобрать партию

# The address of what is seen, for others
ui-analysis-link = { $copied ->
    [yes] Ссылка скопирована
   *[no] Скопировать ссылку
}

ui-analysis-chances = Шансы на победу

ui-analysis-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}

# At one point of the chart; $chance: like 40%; $wigs: expected at the end
ui-analysis-value = { $name }: { $chance }, ожидается { $wigs ->
    [one] { $wigs } парик
    [few] { $wigs } парика
   *[other] { $wigs } париков
}

ui-analysis-costly = Шаги, которые обошлись дороже всего

ui-analysis-none = Ничего не выделяется: сыграно хорошо.

ui-analysis-whose = Чьи шаги

ui-analysis-all = Все

ui-analysis-move = Шаг { $number }: { $name }

ui-analysis-played = Сыграно

ui-analysis-better = Лучше

ui-analysis-why = Потому что

# The chance to win with the better move and as it was played; like 60% and 25%
ui-analysis-cost-chance = { $same ->
    [yes] Шансы на победу: { $played } в обоих случаях
   *[no] Шансы на победу: { $better } → { $played }
}

# At the end of the game over the best rival, with the better move and as it was played; like +12 and -4
# $against: the better move would win more often, but by less
ui-analysis-cost-lead = { $against ->
    [yes] Но ожидаемый отрыв в париках: { $better } → { $played }
   *[no] Ожидаемый отрыв в париках: { $better } → { $played }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = затем: { $steps }

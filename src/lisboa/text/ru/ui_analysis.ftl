### Анализ завершённой партии: шансы на победу по ходу игры и самые дорогие шаги.

ui-analysis-about = Шансы каждого игрока на победу в начале каждого хода и шаги, которые обошлись дороже всего. Боты много раз доигрывают партию, зная только то, что тогда знали игроки.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Сначала другие партии…
    [running] Боты просматривают партию: { $done }
    [failed] Анализ не получился.
   *[none] Эта партия ещё не разобрана.
}

ui-analysis-ask = Разобрать партию

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

ui-analysis-costly = Самые дорогие шаги

ui-analysis-none = Ничего не выделяется: сыграно хорошо.

ui-analysis-whose = Чьи шаги

ui-analysis-all = Все

ui-analysis-move = Шаг { $number }: { $name }

ui-analysis-played = Сыграно

ui-analysis-better = Лучше

ui-analysis-why = Потому что

# What a move cost; $chance: like 12%
ui-analysis-cost-chance = шансы на победу ниже на { $chance }

ui-analysis-cost-wigs = { $count ->
    [one] отрыв меньше на { $count } парик
    [few] отрыв меньше на { $count } парика
    [many] отрыв меньше на { $count } париков
   *[other] отрыв меньше на { $count } парика
}

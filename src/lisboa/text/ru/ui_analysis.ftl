### Анализ завершённой партии: шансы на победу по ходу игры и шаги, которые обошлись дороже всего.

ui-analysis-about = График показывает шансы каждого игрока на победу в начале каждого хода, по тому, что этот игрок видел. Список сравнивает шаг с лучшим, каждый с остатком хода: −15 % значит, что из 100 партий выигрывается на 15 меньше. Боты много раз доигрывают партию оттуда, поэтому числа приблизительны. График меняется и от того, что открывается и что делают другие, и не обязан падать ровно на цену шага.

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

# What a move cost beside the better one; like -15%
ui-analysis-cost-chance = Шансы на победу: { $change }

# Of the lead over the best rival at the end of the game; like -6
# $against: it wins less often, but by more
ui-analysis-cost-lead = { $against ->
    [yes] Но отрыв в париках: { $change }
   *[no] Отрыв в париках: { $change }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = затем: { $steps }

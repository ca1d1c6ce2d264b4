### 終わったゲームの分析：勝率の推移と、最も損をした手。

ui-analysis-about = 各手番の始めの、そのプレイヤーに見えていたことからの勝率と、最も損をした手です（より良い手を選んだ場合 → 実際の手番の残り）。ボットがそこから続きを何度も遊んでみた結果で、数字は推定です。グラフの点は普通の手番を想定しているので、より良い手の勝率がその前の点を上回ることもあります。その後めくられたものや他のプレイヤーの対応は、グラフだけに表れます。

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] 先に他のゲームを分析しています…
    [running] ボットがゲームを調べています：{ $done }
    [failed] 分析できませんでした。
   *[none] このゲームはまだ分析されていません。
}

ui-analysis-ask = ゲームを分析する

# The address of what is seen, for others
ui-analysis-link = { $copied ->
    [yes] リンクをコピーしました
   *[no] リンクをコピー
}

ui-analysis-chances = 勝率

ui-analysis-turns = { $count }手番

# At one point of the chart; $chance: like 40%; $wigs: expected at the end
ui-analysis-value = { $name }：{ $chance }、予想{ $wigs }勝利点

ui-analysis-costly = 最も損をした手

ui-analysis-none = 目立った失敗はありません。見事なゲームでした。

ui-analysis-whose = 誰の手

ui-analysis-all = 全員

ui-analysis-move = { $number }手目：{ $name }

ui-analysis-played = 実際の手

ui-analysis-better = より良い手

ui-analysis-why = 理由

# The chance to win with the better move and as it was played; like 60% and 25%
ui-analysis-cost-chance = { $same ->
    [yes] 勝率：どちらでも{ $played }
   *[no] 勝率：{ $better } → { $played }
}

# At the end of the game over the best rival, with the better move and as it was played; like +12 and -4
# $against: the better move would win more often, but by less
ui-analysis-cost-lead = { $against ->
    [yes] ただし予想リード（勝利点）：{ $better } → { $played }
   *[no] 予想リード（勝利点）：{ $better } → { $played }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = 続き：{ $steps }

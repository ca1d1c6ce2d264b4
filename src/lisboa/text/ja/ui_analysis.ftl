### 終わったゲームの分析：勝率の推移と、最も損をした手。

ui-analysis-about = グラフは、各手番の始めに、そのプレイヤーに見えていたことから見た勝率です。一覧は、実際の手とより良い手を、どちらも手番の残りまで含めて比べます。−15%は、100回のうち勝つ回数が15回減るという意味です。ボットがそこから続きを何度も遊んでみた結果なので、数字は推定です。グラフはめくられたものや他のプレイヤーの行動でも動くので、下がり幅が手の損と同じとは限りません。

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

# What a move cost beside the better one; like -15%
ui-analysis-cost-chance = 勝率：{ $change }

# Of the lead over the best rival at the end of the game; like -6
# $against: it wins less often, but by more
ui-analysis-cost-lead = { $against ->
    [yes] ただしリード（勝利点）：{ $change }
   *[no] リード（勝利点）：{ $change }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = 続き：{ $steps }

### What the player who decides has to do, in one sentence. The id is "prompt-" and the name of the step.

prompt-game-over = ゲームは終了しました。

## Set-up

prompt-keep-clergy = 引いた2枚の聖職者タイルから1枚を選んでください。もう1枚はバッグに戻ります。

prompt-draft = { $left ->
    [1] ドラフト第{ $round }巡：1枚を残し、残りを左隣に渡します。
   *[other] ドラフト第{ $round }巡：{ $left }枚を残し、残りを左隣に渡します。まず1枚を選んでください。
}

prompt-starting-decree = 最初の政令カードを1枚取ってください。

## The turn

prompt-main = カードをポートフォリオに加えるか、王室に置くか、捨てて金を1つ得てください。

prompt-after-action = 聖職者タイルを使いますか？それとも政治カードの獲得へ進みますか？

prompt-take-card = 表向きの政治カードを1枚取ってください。

## Portfolio

prompt-tuck = { $card }を加えるスロットを選んでください（ポートフォリオ{ $cards }枚、上限{ $limit }枚）。

prompt-lose-official = ペナルティ：自分の役人を1人失います（プレイヤーボードに戻ります）。

prompt-lose-favor = ペナルティ：王室の好意を1枚失います。

prompt-lose-reis = ペナルティ：{ $count }レアルを失います（所持金{ $reis }）。影響力からいくら充てますか？

prompt-sell-or-trade = 商品を船に売却しますか？それとも貴族と取引しますか？

## Selling and trading

prompt-sell = { $sold ->
    [0] 売却する商品と相手の船を選んでください。
   *[other] さらに商品を売却しますか（売却済み{ $sold }個）？
}

prompt-trade = { $done ->
    [0] 貴族に商品を提供し、国家アクションを選んでください。
   *[other] さらに商品を提供して、2つ目の国家アクションを行いますか？
}

## State actions

prompt-recruit = 役人を置く役所を選んでください（ボード上に{ $officials }人{ $optional ->
    [yes] 、辞退可
   *[no] {""}
}）。

prompt-plan = どちらの色の計画書を取るか選んでください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-ship = { $ship }を置くスロットを選んでください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-ship-goods = 船のために{ $count ->
    [1] 商品1つ
   *[other] 異なる商品{ $count }つ
}を支払ってください。

prompt-cargo-drop = { $ship }に積荷が載りきりません。捨てる商品を選んでください。

prompt-produce = { $optional ->
    [yes] 自分の商店で商品を生産しますか？
   *[no] 自分の商店で商品を生産してください。
}

prompt-extra-good = 生産した種類から、追加で得る商品を選んでください{ $left ->
    [1] 。
   *[other] （あと{ $left }つ）。
}

prompt-cardinal = 枢機卿を{ $most ->
    [1] 1スペース
   *[other] 1～{ $most }スペース
}移動し、隣の聖職者タイルを1枚取ってください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-favor = どの貴族の好意を得るか選んでください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-church-scoring = { $given ->
    [0] 教会の得点計算：聖職者タイルを捨てて勝利点と影響力を得ますか？
   *[other] 教会の得点計算：さらに聖職者タイルを捨てますか？
}

## Visits

prompt-visit-pay = { noble }に会うため{ $cost }影響力を支払ってください（{ visit-cost }）。所持：{ $influence }影響力、{ $wigs }勝利点、{ $reis }レアル。

prompt-free-state = 「{ noble-action }」の前に、{ noble }の国家アクションを1つ行えます。

prompt-follow = 好意を返して{ $cost }影響力を支払い（{ visit-cost }）、{ player }による{ noble }への訪問に追随しますか？

prompt-pay = { $purpose ->
    [land] 土地代
    [hire] 役人の追加雇用費
    [event] イベントの協賛金
   *[penalty] ペナルティ
}として{ reis-count }を支払います（所持金{ $reis }）。影響力からいくら充てますか？

## Noble actions

prompt-tile = 商店タイルを選んでください。置かれている場所が商店の種類と街道を決めます。

prompt-plot = { good }の商店を建てる{ $street }沿いの土地を選んでください。

prompt-cube = { $row }行か第{ $column }列の瓦礫キューブを1個取ってください。残ったキューブの分、{ $plot }の土地代が高くなります。

prompt-house = { $plot }の商店に置く商店コマのグループを選んでください。

prompt-decree = 政令カードを1枚取ってください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-second-decree = 瓦礫セットマーカー（所持{ $markers }つ）を1つ捨てて、2枚目の政令カードを取りますか？

prompt-site = 公共施設を建設する場所を選んでください。

prompt-use-plan = 使用する計画書を選んでください。同じ色の公共施設が{ $site }に建ちます。

prompt-return-official = 公共施設のために役人を{ $left }人戻してください。どこから戻しますか？

## Rewards

prompt-rubble = 瓦礫置き場からキューブを1個取ってください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-two-goods = 異なる商品を2つ選んでください{ $optional ->
    [yes] （辞退可）。
   *[no] 。
}

prompt-treasury = 財務マーカーを上げますか、下げますか？{ $optional ->
    [yes] 動かさなくてもかまいません。
   *[no] {""}
}

## The end of the period

prompt-period-discard = { $discarded ->
    [0] 手札を捨てて、貴族ごとに1枚分のボーナスを得ますか？
   *[other] さらに手札を捨てますか（{ $discarded }枚捨てました）？
}

prompt-period-reward = 捨てたカードのボーナスを、貴族ごとに1枚分得てください。

## The extras

prompt-goal = 目標を2つ達成しました。この手番で有効になるのは1つだけです。どちらか選んでください。

prompt-place-official = 好きな役所に役人を1人配置してください（ボード上に{ $officials }人、辞退可）。

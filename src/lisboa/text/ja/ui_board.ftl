### The board in the web client: downtown with its plots, streets, sites and stacks.

ui-board-downtown = 街

ui-board-row = { $row }行

ui-board-column = 第{ $column }列

ui-board-streets = 街道

ui-board-north = 街道北端の建設予定地

## Plots

ui-board-plot = 土地{ $plot }、空き地。{ $reward ->
    [none] ボーナスなし
   *[other] ボーナス：{ $reward }
}

ui-board-plot-covered = 土地{ $plot }：このゲームでは使用しない

ui-board-store = 土地{ $plot }：{ whose }{ good }の商店（{ $street }）

## Sites; the words for the site are those of the message "site"

ui-board-site = { site }の建設予定地。{ $reward ->
    [none] ボーナスなし
   *[other] ボーナス：{ $reward }
}。キューブ：{ $cubes }

ui-board-site-covered = { site }：このゲームでは使用しない

ui-board-building = { site }：{ architect }の公共施設（{ $colours }）

## Streets, columns, rubble

ui-board-street = { $street }（{ good }の街道）。終了時の商店数の順位：{ $worth }勝利点

ui-board-scoring = 第{ $column }列：商店と関連する公共施設の組1つにつき{ $value }勝利点

ui-board-row-cubes = { $row }行東側の瓦礫：{ cube-count }（価値は各{ $value }）

ui-board-column-cubes = 第{ $column }列下側の瓦礫：{ cube-count }（価値は各{ $value }）

ui-board-pile = 瓦礫置き場

ui-board-pile-cubes = 瓦礫置き場：{ cube-count }

## City tiles

ui-board-tiles = 商店タイル

# $worth lists wigs: "9 6 3"
ui-board-tile = { $size ->
    [small] 道具の小さいタイル（第5列用、{ $street }）
   *[large] { good }の商店タイル（{ $street }）
}{ $there ->
    [no] ：このスペースは空
   *[yes] {""}
}。終了時の商店数の順位：{ $worth }勝利点

ui-board-large-left = 大きい商店タイルの残り：{ $count }枚

ui-board-small-left = 小さい商店タイルの残り：{ $count }枚

## The two architects

ui-board-architect = { $architect ->
    [blue] 青色の公共施設
   *[green] 緑色の公共施設
}

ui-board-available = 建設できる{ architect }の公共施設：{ $colours ->
    [none] 残りなし
   *[other] { $colours }
}

ui-board-next = 次の{ architect }の公共施設：{ $colours ->
    [none] なし
   *[other] { $colours }
}。山の残り：{ $count }枚

ui-board-plans = { architect }の計画書：{ $left ->
    [0] 残りなし
   *[other] 次は役人{ $officials }人、残り{ $left }枚
}

## Why something cannot be chosen now

# $place is the kind of thing; it cannot be chosen in the decision that is being made
ui-board-why-not = { $place ->
    [plot] 土地は商店を建てるときに選ぶ
    [tile] 商店タイルは商店を建てるときに選ぶ
    [cube] 街道の瓦礫は商店を建てるときに取り除く
    [houses] 商店コマは商店を建てるときに置く
    [site] 建設予定地は公共施設を建設するときに選ぶ
    [plan] 計画書は公共施設を建設するときに使う
    [plans] 計画書は王宮建築家の国家アクションかボーナスで取る
    [pile] 瓦礫置き場のキューブはボーナスで取る
    [officials] 役人は雇用で役所に置かれ、公共施設を建設するときに戻る
    [action] 国家アクションは取引か訪問で行う
    [favors] 王室の好意は国王の国家アクションかボーナスで得る
    [favor] 好意は、他のプレイヤーがその貴族を訪問したときに使う
    [church] 聖職者タイルは枢機卿に面会するときに取る
    [clergy] 聖職者タイルは教会の得点計算で捨てる。1回限りのものは自分の手番に使う
    [treasury] 財務マーカーはプレイに応じて動く。選べるのは聖職者タイルの効果だけ
    [shipyard] 船は侯爵の国家アクションかボーナスで建造する
    [deck] 政治カードは自分の手番の終わりに取る
    [decree] 政令カードは侯爵の貴族アクションかボーナスで取る
    [hand] 手札は自分の手番の初めにプレイする
    [portfolio] ポートフォリオのカードは、カードや船を加えるときに入れ替える
    [slot] スロットは、ポートフォリオにカードや船を加えるときに埋まる
    [warehouse] 商品は生産、売却、取引のときに選ぶ
    [noble-action] 貴族アクションは訪問で行う。この貴族のカードを王室に置く
    [market] 商品はポートフォリオにカードを加えた後に売却または取引する
   *[other] 今決めるのはこれではない
}

# While one looks at an earlier moment
ui-board-why-past = 過去の場面を見ています

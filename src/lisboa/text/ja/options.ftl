### What an option does. The id is "option-" and the name of the step; "-pass" is added for declining or stopping.

## Set-up

option-keep-clergy = 残す：{ $tile }

option-draft = 残す：{ $card }

option-starting-decree = { $decree }を取る（現在{ wigs-count }）

## The turn

option-main = { $use ->
    [portfolio] ポートフォリオに加える：{ $card }
    [subsidy] ポートフォリオに加える：{ $card }、{ reis-count }を得る（{ $before }{ -to }{ $after }）、財務マーカー{ $treasury }{ -to }{ $treasuryafter }
    [visit] { noble }を訪問する：{ $card }、{ $cost }影響力（{ $means ->
        [enough] { visit-cost }
        [short] { visit-cost }
       *[other] { visit-means }。{ visit-cost }
    }）{ $means ->
        [short] 、{ $missing }不足
       *[other] {""}
    }
    [sponsor] イベントに協賛する：{ $card }、{ reis-count }
    [gold] 捨てて金を1つ得る（{ $before }{ -to }{ $after }）：{ $card }
   *[clergy] 聖職者タイルを使って捨てる：{ $effect }
}

option-after-action = 聖職者タイルを使って捨てる：{ $effect }

option-after-action-pass = 使わずに政治カードの獲得へ進む

option-take-card = { $left ->
    [0] { kind }カードの山は空
   *[other] { $face ->
        [up] { $card }を取る（{ kind }カードの山は{ $left }枚）
       *[down] { kind }カードの山に表向きのカードがない
    }
}

option-take-card-pass = 表向きのカードがないため取らない

## Portfolio

option-tuck = { $use ->
    [free] 空いているスロットに加える
    [ship] 積荷ごと捨てて場所を空ける：{ $ship }
   *[card] 捨てて場所を空ける：{ $card }
}

option-lose-official = { place }の役人を失う（{ $count }{ -to }{ $after }）

option-lose-favor = { noble }の好意を失う

option-lose-reis = { $payment }を失う

option-sell-or-trade = { $use ->
    [sell] 商品を船に売却する
   *[trade] 貴族と取引する
}

## Selling and trading

option-sell = { good }を{ whose }{ $ship }に売却する：{ reis-count }（{ $before }{ -to }{ $after }）{ $crates ->
    [0] {""}
   *[other] 、満載で出航（{ $crates }勝利点）
}

option-sell-pass = 売却を終える

option-trade = { noble }に{ good }（{ $before }{ -to }{ $after }）を提供する：{ state-action }

option-trade-pass = 取引を終える

## State actions

option-recruit = 役人{ $count }人を配置する：{ $offices }{ $reis ->
    [0] {""}
   *[other] 、{ $reis }レアルを得る
}

option-recruit-pass = 雇用しない

option-plan = { architect }の計画書を取る（{ $officials ->
    [0] {""}
   *[other] 役人{ $officials }人、
}残り{ $left }枚）

option-plan-pass = 計画書を取らない

option-ship = { $use ->
    [free] 空いているスロットに置く
    [ship] 改築する：{ $ship }
   *[card] 捨てて場所を空ける：{ $card }
}／{ $cost ->
    [0] 支払いなし
    [1] 商品1つを支払う
   *[other] 異なる商品{ $cost }つを支払う
}

option-ship-pass = 船を建造しない

option-ship-goods = { $goods }を支払う

option-cargo-drop = { $goods }のうち1つを捨てる

option-produce = 生産する：{ $goods }

option-produce-pass = 生産しない

# A good that is produced: the warehouse and the market price before and after
produce-part = { good-count }（{ $before }{ -to }{ $after }、価格{ $price }{ -to }{ $priceafter }）

option-extra-good = 追加の{ good }を得る（{ $before }{ -to }{ $after }）

option-cardinal = { $spaces }スペース移動し、{ $side ->
    [behind] 後ろ
   *[ahead] 前
}のタイルを取る：{ $tile }{ $treasury ->
    [0] {""}
   *[other] ／財務マーカー{ $treasury }{ -to }{ $treasuryafter }
}{ $church ->
    [yes] ／手番終了時に教会の得点計算
   *[no] {""}
}

# Instead of a tile
no-tile = タイルなし

option-cardinal-pass = 枢機卿を動かさない

option-favor = { noble }の好意を得る（残り{ $left }枚）

option-favor-pass = 好意を得ない

option-church-scoring = 聖職者タイルを捨てて{ wigs-count }を得る（{ $before }{ -to }{ $after }）：{ $tile }

option-church-scoring-pass = { $given ->
    [0] 聖職者タイルを捨てない（勝利点も影響力も得ない）
   *[other] 終えて{ $gain }影響力を得る（{ $before }{ -to }{ $after }）
}

## Visits

option-visit-pay = 支払い：{ $payment }

option-free-state = { $action ->
    [recruit] 役人を2人まで雇用する
    [plan] 計画書を取得する
    [ship] 船を建造する
    [produce] 商品を生産する
    [cardinal] 枢機卿に面会する
   *[favor] 王室の好意を得る
}

option-free-state-pass = 国家アクションを行わず、すぐに{ noble-action }する

option-follow = { $cost }影響力{ $means ->
    [enough] {""}
    [short] （{ $missing }不足）
   *[other] （{ visit-means }）
}で追随する：{ $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

option-follow-pass = 追随せず、好意を手元に残す

option-pay = 支払い：{ $payment }

## Noble actions

option-tile = { $size ->
    [small] 道具の小さいタイル（第5列用）
   *[large] { good }のタイル
}：{ $street }に{ good }の商店

option-plot = { $plot }：{ $taken ->
    [yes] { whose }{ good }の商店
    [covered] このゲームでは使用しない
   *[no] { $reward }／土地代{ reis-count }～／{ $buildings ->
        [0] 今は得点なし（列の勝利点{ $value }）
       *[other] { $wigs }勝利点（列の勝利点{ $value }×関連する公共施設{ $buildings }件）
    }
}

option-cube = { $source ->
    [row] { $row }行東側
   *[column] 第{ $column }列下側
}の{ cube }キューブ（価値{ $value }）を取る：土地代{ reis-count }{ $room ->
    [no] 、置く場所がないため除外される
   *[yes] 、自分の{ cube }キューブ{ $before }{ -to }{ $after }
}

option-cube-pass = キューブなし：土地代{ reis-count }

option-house = { $group ->
    [left] 左グループ
    [middle] 中央グループ
   *[right] 右グループ
}（{ $size }つ中{ $built }{ -to }{ $after }）{ $ability ->
    [left-2] ：訪問・追随をレアルでも支払える
    [middle-1] ：船に支払う商品が1つ減る
    [middle-3] ：船の支払いが不要になる
    [right-1] ：生産時に商品1つ追加
    [right-3] ：生産時に全種類の商品1つずつ追加
   *[other] {""}
}

option-decree = { $decree }を取る（現在{ wigs-count }）

option-decree-pass = 政令カードを取らない

option-second-decree = マーカーを捨てて{ $decree }を取る（現在{ wigs-count }）

option-second-decree-pass = 瓦礫セットマーカーを残す

option-site = { $side ->
    [north] { $street }北端
    [west] { $row }行西側
   *[east] { $row }行東側
}：{ $building ->
    [none] 瓦礫（{ $cubes }）／ボーナス（{ $reward }）
   *[other] 公共施設（{ $building }）
}

option-use-plan = { architect }の計画書（役人{ $officials }人）{ $building ->
    [none] ：公共施設が残っていない
   *[other] ：公共施設（{ $building }）／{ $returned ->
        [0] 戻す役人なし
       *[other] 役人{ $returned }人を戻す
    }、{ $hired ->
        [0] 追加雇用なし
       *[other] { $hired }人を{ reis-count }で追加雇用
    }／商店の得点：自分{ $wigs }、他プレイヤー{ $others }
}

option-return-official = { place }から戻す（{ $count }{ -to }{ $after }）

## Rewards

option-rubble = { cube }キューブを取る（残り{ $left }個）{ $room ->
    [no] 、置く場所がないため除外される
   *[yes] 、自分の{ cube }キューブ{ $before }{ -to }{ $after }
}

option-rubble-pass = キューブを取らない

option-two-goods = { $goods }を得る

option-two-goods-pass = 商品を得ない

option-treasury = { $way ->
    [up] 上げる
   *[down] 下げる
}（{ $before }{ -to }{ $after }）

option-treasury-pass = 財務マーカーを動かさない

## The end of the period

option-period-discard = 捨てる：{ $card }

option-period-discard-pass = これ以上捨てない

option-period-reward = ボーナスを得る：{ $card }

option-period-reward-pass = これ以上ボーナスを得ない

## The extras

option-goal = 達成する：{ $goal }

option-place-official = 役人1人を配置する：{ $office }

option-place-official-pass = 配置しない

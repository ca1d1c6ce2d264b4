### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, in brackets.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $passed ->
    [yes] { event-pass }
   *[no] { $automatic ->
        [yes] { player }の選択肢は1つだけ：{ event-topic }
       *[no] { player }は{ event-topic }を選ぶ
    }
}

# What a player who declines or stops does
event-pass = { player }{ $topic ->
    [follow] は追随しない
    [sell] は売却を終える
    [trade] は取引を終える
    [free-state] は国家アクションを行わない
    [after-action] は聖職者タイルを使わない
    [church-scoring] は残りの聖職者タイルを手元に残す
    [second-decree] は2枚目の政令カードを取らない
    [period-discard] は残りのカードを手元に残す
    [period-reward] はこれ以上ボーナスを取らない
    [take-card] はカードを取らない
    [place-official] は役人を置かない
    [two-goods] は商品を取らない
    [recruit] は役人を雇用しない
    [plan] は計画書を取らない
    [ship] は船を建造しない
    [produce] は商品を生産しない
    [cardinal] は枢機卿を動かさない
    [favor] は好意を取らない
    [decree] は政令カードを取らない
    [rubble] はキューブを取らない
    [treasury] は財務マーカーを動かさない
    [cube] には取り除くキューブがない
   *[other] はパスする
}

event-topic = { $topic ->
    [keep-clergy] 残す聖職者タイル
    [draft] ドラフトで残すカード
    [starting-decree] 最初に取る政令カード
    [main] プレイするカード
    [after-action] アクション後に聖職者タイルを使うかどうか
    [take-card] 獲得する政治カード
    [tuck] 使うポートフォリオのスロット
    [lose-official] 失う役人
    [lose-favor] 失う好意
    [lose-reis] ペナルティの支払い方
    [sell-or-trade] 売却か取引か
    [sell] 売却する商品
    [trade] 貴族に渡す商品
    [recruit] 役人を雇用する役所
    [plan] 取得する計画書
    [ship] 船を置く場所
    [ship-goods] 船に支払う商品
    [cargo-drop] 捨てる積荷
    [produce] 商品を生産するかどうか
    [extra-good] 追加で受け取る商品
    [cardinal] 枢機卿の移動先
    [favor] 獲得する好意
    [church-scoring] 教会の得点計算で捨てる聖職者タイル
    [visit-pay] 訪問コストの支払い方
    [free-state] 行う国家アクション
    [follow] 追随するかどうか
    [pay] 支払い方
    [tile] 取る商店タイル
    [plot] 商店を建てる土地
    [cube] 取り除く瓦礫キューブ
    [house] 置く商店コマ
    [decree] 取る政令カード
    [second-decree] 2枚目の政令カードを取るかどうか
    [site] 公共施設の建設予定地
    [use-plan] 使用する計画書
    [return-official] 公共施設のために戻す役人
    [rubble] 瓦礫置き場から取るキューブ
    [two-goods] 受け取る商品2つ
    [treasury] 財務マーカーを動かす方向
    [period-discard] 時代の終了時に捨てるカード
    [goal] 達成する目標
    [place-official] 役人を置く役所
   *[period-reward] ボーナスを受け取る捨て札
}

## Set-up

event-set-up = ボードの準備完了。スタートプレイヤーは{ player }

event-clergy-kept = { player }は聖職者タイルを残す：{ $tile }

event-hands-dealt = { player }に手札{ $cards }枚が配られる

event-packs-passed = ドラフト第{ $round }巡：残りのカードを左隣に渡す

event-decree-removed = 除外（{ $why ->
    [solo] ラセルダ戦では使用しない
   *[two] 2人プレイでは使用しない
}）：{ $decree }

## The turn

event-turn-begun = { player }の{ $turn ->
    [0] 手番が始まる
   *[other] 第{ $turn }手番が始まる
}

event-ship-docked = { player }の船がドック{ $dock }に寄港する{ $cargo ->
    [0] {""}
   *[other] 。{ $goods }をサプライに戻す
}

event-gold-taken = { player }は{ $card }を捨てて金を1つ得る

event-card-played = { player }は{ $use ->
    [portfolio] { $card }をポートフォリオに加える
    [visit] { $card }で{ noble }を訪問する
   *[sponsor] { $card }のイベントに協賛する
}

event-card-left = { $card }は王室を離れ、ゲームから除外される

event-card-taken = { player }は{ $card }を取る

event-turn-ended = { player }の手番が終わる

event-card-revealed = { $card }が表向きになる

event-display-refilled = { $display ->
    [city] 商店タイル置き場に{ good }のタイルが補充される
    [small] 商店タイル置き場に道具の小さいタイルが補充される
    [church] 教会トラックに聖職者タイルが補充される{ $tile ->
        [unknown] {""}
       *[other] ：{ $tile }
    }
   *[decrees] 政令カードが補充される{ $tile ->
        [unknown] {""}
       *[other] ：{ $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] 国家アクション「{ state-action }」の商品を取り除く
   *[other] 国家アクション「{ state-action }」から{ good }を取り除く
}

## Portfolio

event-card-tucked = { player }は{ $card }をスロット{ $slot }に差し込む

event-card-discarded = { player }は{ $card }を捨てる

event-ship-discarded = { player }はドック{ $dock }の{ colour }の船を捨てる{ $cargo ->
    [0] {""}
   *[other] （積荷：{ $goods }）
}

event-treasury-moved = 財務マーカーが{ $way ->
    [up] 上がる
   *[down] 下がる
}{ $change }

event-goods-gained = { player }は{ good-count }を得る{ $change }

event-goods-lost = { player }は倉庫に空きがなく{ good-count }を失う

event-goods-paid = { player }は船のために{ good-count }を支払う{ $change }

event-goods-forfeited = { player }は{ good-count }を失う{ $change }

event-official-lost = { player }は{ place }の役人1人を失い、ボードに戻す{ $change }

event-favor-lost = { player }は{ noble }の好意を失う

event-cube-taken = { player }は{ cube }キューブを取る{ $change }

event-cube-discarded = { player }は{ cube }キューブを置く場所がなく、ゲームから除外する

event-set-completed = { player }は{ $sets }つ目の瓦礫セットを完成させる

event-reward-lost = { player }はボーナスを使えない：{ $effect }

## Money and influence

event-reis-gained = { player }は{ reis-count }を得る{ $change }

# A penalty takes what there is
event-reis-paid = { $count ->
    [0] { player }にはペナルティを支払うレアルがない
   *[other] { reis-paid }
}

reis-paid = { player }は{ $purpose ->
    [land] 土地代
    [hire] 役人の追加雇用費
    [event] イベントの協賛金
   *[penalty] ペナルティ
}として{ reis-count }を支払う{ store-coins }{ $change }

event-influence-gained = { player }は{ $count }影響力を得る{ $change ->
    [none] （すでに上限）
   *[other] { $change }
}

event-influence-wig = { player }は影響力が上限に達し1勝利点を得る{ $change }

event-wigs-gained = { player }は{ wigs-count }を得る{ $change }

event-visit-paid = { player }{ $free ->
    [yes] ：{ noble }への訪問コストなし
   *[no] は{ noble }への訪問コストを支払う：{ $payment }
}

## Selling and trading

event-good-sold = { player }は{ a-good }、{ $own ->
    [yes] 自分の
   *[no] { whose }
}{ $dock ->
    [0] {""}
   *[other] ドック{ $dock }の
}船に売却し{ reis-count }を得る{ $change }

event-ship-sailed = ドック{ $dock }にある{ player }の船が満載で出航し、{ wigs-count }を得る{ $change }

event-good-offered = { player }は{ noble }に{ a-good }提供し{ $change }、{ state-action }する

## State actions

event-official-pushed = { player }の役人1人が{ noble }の役所からプラザへ移る{ $change }

event-official-placed = { player }は{ noble }の役所に役人1人を置く{ $change }

event-plan-taken = { player }は{ architect }の計画書（役人{ $officials }人）を取る

event-ship-built = { player }は{ $replaced ->
    [yes] ドック{ $dock }の船を改築する
   *[no] ドック{ $dock }に船を建造する
}：{ $ship }

event-cargo-dropped = { player }はドック{ $dock }の船に載らない{ good-count }を捨てる

event-produced = { player }は商品を生産する

event-price-dropped = { good }の価格が下がる{ $change }

event-cardinal-moved = { player }は枢機卿を{ $spaces }スペース移動する

# $begins: whoever moves the Cardinal last begins the church scoring that was triggered before (RUL-21)
event-clergy-taken = { player }は聖職者タイルを取る：{ $tile }{ $begins ->
    [yes] 。教会の得点計算は{ player }から始まる
   *[no] {""}
}

event-favor-taken = { player }は{ noble }の好意を得る

event-church-called = { player }により、手番終了時に教会の得点計算が行われる

event-clergy-given = { player }は聖職者タイルを捨てる：{ $tile }

event-clergy-used = { player }は聖職者タイルを使う：{ $tile }

## Visits and Noble actions

event-followed = { player }は{ noble }の好意を返して追随し、{ $use ->
    [noble] { noble-action }
   *[state] { state-action }
}する

event-store-placed = { player }は{ $street }沿いの{ $plot }に{ store-good }の商店を建てる{ store-price }{ $change }

# -1 as long as it is not paid
store-price = { $price ->
    [-1] {""}
   *[other] （土地代{ $price }レアル{ store-coins }）
}

store-coins = { $coins ->
    [0] {""}
   *[other] 、うち{ $coins }レアルは影響力から
}

event-house-moved = { player }は{ house-group }グループの商店コマを{ $plot }に置く{ $change }

event-store-scored = { player }は{ $plot }の商店に関連する公共施設{ $buildings }件で{ wigs-count }を得る{ $change }

event-decree-taken = { player }は{ $decree }を取る

event-marker-discarded = { player }は瓦礫セットマーカーを捨てて2枚目の政令カードを取る{ $change }

event-building-placed = { player }は{ $site }に{ architect }の公共施設（{ $building }）を建設する

event-official-returned = { player }は{ place }の役人1人をボードに戻す{ $change }

event-plan-completed = { player }は{ architect }の計画書（役人{ $officials }人）を使用済みにする

event-building-uncovered = { architect }の公共施設（{ $building }）が建設可能になる{ $next ->
    [none] {""}
   *[other] 。次は公共施設（{ $next }）
}

event-building-scored = { player }は{ $plot }の商店で{ wigs-count }を得る{ $change }

## The ends

event-period-ended = 第1の時代が終わる：{ $cause ->
    [sets] { player }が2つ目の瓦礫セットを完成させた
   *[decks] 政治カードの山が3つなくなった
}

event-period-set-wigs = { player }は瓦礫セット{ $sets }つで{ wigs-count }を得る{ $change }

event-shipyard-renewed = 造船所に第2の時代の船が並ぶ

event-hand-refilled = { $cards ->
    [0] { player }はカードを引かない
   *[other] { player }はカードを{ $cards }枚引く
}

event-decks-laid = { colour }の政治カードが4つの山に並べられる

event-end-triggered = ゲームが終了に向かう：{ $cause ->
    [sets] 4つ目の瓦礫セットが完成した
   *[decks] 政治カードの山が3つなくなった
}。このラウンドの後、最終ラウンドを行う

event-final-round = { player }から最終ラウンドが始まる

event-scored = { player }の最終得点計算、{ $line ->
    [1] 船体サイズ
    [2] { $his ->
        [yes] 瓦礫キューブ
       *[no] 瓦礫セット
    }
    [3] 商店の順位
    [4] お金と影響力
    [5] 政令カード
    [6] 使用済み計画書の役人
   *[7] 王室の好意
}：{ wigs-count }{ $change }

event-game-over = ゲーム終了

event-clergy-drawn = { player }は聖職者タイルを2枚引く：{ $first }／{ $second }

event-rubble-laid = 街が瓦礫に覆われる

event-shipyard-laid = 造船所の準備完了：各種類{ $copies }隻、青色の下に赤色

## The extras

event-tokens-laid = 街のボーナスの上にトークンが置かれる

event-token-removed = { player }は{ $where }のトークンを取り除く：{ $effect }

event-goal-deck-laid = 目標カードがシャッフルされる

event-goal-dealt = { player }に目標カードが配られる：{ $goal }

event-goal-fulfilled = { player }は目標を達成する：{ $goal }

event-goal-drawn = { player }は目標カードを引く：{ $goal }

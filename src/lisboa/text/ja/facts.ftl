### What speaks for a move: facts about the turn that it begins. The id is "fact-" and the kind of the fact.

# Two facts, one after the other
fact-more = { $first }。{ $rest }

fact-n-wigs = { $wigs }勝利点

fact-instead = 現状で{ $before }点が{ fact-n-wigs }に

## Downtown

# $stores of yours score $each, or $wigs in all if they score differently; $others is what rivals get
fact-opening = { $side ->
    [north] { good }通りの公共施設を建設
    [west] { $row }行西側に公共施設を建設
   *[east] { $row }行東側に公共施設を建設
}{ $stores ->
    [0] {""}
    [1] ：自分の商店が{ fact-n-wigs }
   *[other] { $each ->
        [0] ：自分の商店{ $stores }件で合計{ fact-n-wigs }
       *[other] ：自分の商店{ $stores }件がそれぞれ{ $each }点
    }
}{ $others ->
    [0] {""}
   *[other] （他のプレイヤーは{ $others }点）
}

fact-store = { $plot }に{ good }の商店を建てる

fact-store-scores = { $plot }の{ good }の商店は関連する公共施設{ $buildings }件ですぐに{ fact-n-wigs }

fact-house = { $ability ->
    [visits] 以後、訪問をレアルで支払える
    [ships] 以後、船に必要な商品が1つ減る
    [free-ships] 以後、船に商品が要らない
    [goods] 以後、生産で商品が1つ多く得られる
   *[all-goods] 以後、生産で各種類の商品が1つ多く得られる
}

# So many houses of a group are still to be built for its next ability
fact-house-next = { house-group }グループの商店コマをあと{ $missing }個置くと、{ $ability ->
    [visits] 訪問をレアルで支払える
    [ships] 船に必要な商品が1つ減る
    [free-ships] 船に商品が要らない
    [goods] 生産で商品が1つ多く得られる
   *[all-goods] 生産で各種類の商品が1つ多く得られる
}

fact-street-place = { $place ->
    [first] { good }の商店で単独1位になる
    [shared] { good }の商店で1位に並ぶ
   *[behind] { good }の商店で順位が上がる
}：{ fact-instead }

fact-deny-street = { player }は{ good }の商店の得点を{ fact-n-wigs }失う

fact-deny-site = { player }はその場所に使える計画書を持っていた

## Court and church

fact-officials-place = { $place ->
    [first] 使用済み計画書の役人で単独1位になる
    [shared] 使用済み計画書の役人で1位に並ぶ
   *[behind] 使用済み計画書の役人で順位が上がる
}：{ fact-instead }

fact-deny-officials = { player }は役人の得点を{ fact-n-wigs }失う

fact-recruit = 役人{ $count }人を役所に置く：{ $use ->
    [both] 後で公共施設に使え、他のプレイヤーの訪問が高くなる
    [buildings] 後で公共施設に使える
   *[visits] 他のプレイヤーの訪問が高くなる
}

fact-recalls = { $place ->
    [plaza] プラザの役人から戻す：役所の役人は他のプレイヤーの訪問を高くし続ける
   *[office] まず{ noble }の役所から戻す
}

# How many of the reader's officials are there then
fact-office = { noble }の役所にいるあなたの役人：{ $count }人

fact-plan = { $count ->
    [1] 計画書（役人{ $officials }人）を取る
   *[other] 計画書{ $count }枚（役人計{ $officials }人）を取る
}{ $wigs ->
    [0] {""}
   *[other] { $count ->
        [1] ：その公共施設で{ fact-n-wigs }を狙える
       *[other] ：良いほうの公共施設で{ fact-n-wigs }を狙える
    }
}

fact-favor = { noble }の好意を得る：{ $follow ->
    [yes] 後で訪問に追随するか、終了時に2勝利点
   *[no] 終了時に2勝利点
}

fact-follow = { noble }の好意を使い、手番外にアクションを行う

fact-clergy = 聖職者タイルを取る：{ $tile }

fact-church = 教会の得点計算：聖職者タイル{ $count }枚で{ fact-n-wigs }

## Decrees; $worth is what one counts

fact-decree = { $wigs ->
    [0] 政令{ $decree }を取る：{ $worth }
   *[other] 政令{ $decree }はすでに{ fact-n-wigs }：{ $worth }
}

fact-decree-grows = 政令{ $decree }が{ $before }点から{ fact-n-wigs }に増える：{ $worth }

fact-decrees-grow = 自分の政令{ $count }枚が合わせて{ fact-n-wigs }増える

fact-deny-decree = { player }には{ fact-n-wigs }になる政令{ $decree }を渡さない

## Rubble, and how periods and the game end

fact-set = { $sets }つ目の瓦礫セットを完成：{ $period ->
    [1] 各時代の終わりに3勝利点
   *[other] 終了時に3勝利点
}{ $room ->
    [both] 、カードと商品の上限も増える
    [goods] 、商品の上限も増える
   *[none] {""}
}

fact-cubes = 瓦礫キューブを{ $count }個取る。次のセットまであと{ $lacking }

fact-period-end = { $cause ->
    [sets] 2つ目の瓦礫セットを完成
   *[decks] 3つ目の山を取り切る
}：第1の時代が終わる{ $wigs ->
    [0] {""}
   *[other] 、セットで{ fact-n-wigs }
}

fact-game-end = { $cause ->
    [sets] 4つ目の瓦礫セットを完成
   *[decks] 3つ目の山を取り切る
}：最後のラウンドへ。今得点計算をすれば{ $standing ->
    [ahead] { fact-n-wigs }リード
    [behind] { fact-n-wigs }差で遅れている
   *[level] 同点
}

## Ships, goods, money, portfolio

fact-ship = 船を建造{ $wigs ->
    [0] {""}
   *[other] { $replaced ->
        [yes] ：終了時の船体の得点が{ fact-n-wigs }増える
       *[no] ：終了時に船体で{ fact-n-wigs }
    }
}

fact-sails = 自分の船を満載にする：出航で{ fact-n-wigs }

fact-loads = 自分の船に積む：{ $hold }つ中{ $crates }つ、満載で{ fact-n-wigs }

# $wigs is what rivals get whose ships sail by it
fact-sale = { $falls ->
    [yes] 生産で値が下がる前に、
   *[no] {""}
}商品{ $count }つを{ $reis }レアルで売る{ $wigs ->
    [0] {""}
   *[other] （他のプレイヤーは{ fact-n-wigs }）
}

fact-goods = 商品を{ $count }つ得る

fact-left = 手元に残る商品：{ $goods }

fact-influence = 影響力を{ $count }得る：計{ $now }

fact-reis = { reis-count }を得る：計{ $now }

fact-wigs = すぐに{ fact-n-wigs }を得る

fact-benefit = 以後の効果：{ benefit }

fact-envelope = 今後、数字のない封筒で得る影響力が{ $count }増える

# A card for the hand; $have others of its noble are there; $plans are there to be opened
fact-card = { $kind ->
    [builder] { $have ->
        [0] 手札で唯一の王宮建築家のカード：訪問して商店を建てられる
       *[other] 王宮建築家のカードがもう1枚：一度訪問しても、まだ商店を建てられる
    }
    [minister] { $have ->
        [0] 手札で唯一の侯爵のカード：訪問して政令カードを取れる
       *[other] 侯爵のカードがもう1枚：一度訪問しても、まだ政令カードを取れる
    }
    [king] { $plans ->
        [0] 計画書があれば、国王のカードで公共施設を建設できる
       *[other] { $have ->
            [0] 手札で唯一の国王のカード：自分の計画書で公共施設を建設できる
           *[other] { $plans ->
                [1] 国王のカードがもう1枚：2つ目の建設には計画書がもう1枚要る
               *[other] 国王のカードがもう1枚：一度建設しても、まだ次を建設できる
            }
        }
    }
   *[treasury] ポートフォリオ用の財務カード：{ benefit }
}

# A card of the hand discarded at the end of the first period
fact-exchange = { $reward ->
    [yes] ボーナス：{ $effect }。代わりに第2の時代のカードが来る
   *[no] 代わりに第2の時代のカードが来る
}

# What leaves the portfolio for a new card
fact-replaces = { $what ->
    [nothing] ポートフォリオから何も捨てずに済む
    [treasury] ポートフォリオから失われるもの：{ benefit }
    [ship] ポートフォリオから船と影響力{ $influence }が失われる
    [least] 影響力が最も小さいカードを手放す：{ $influence }
   *[noble] ポートフォリオから影響力{ $influence }のカードが失われる
}

## Goals, and the ranks against Lacerda

fact-goal = 目標を達成：{ $reward }

fact-rank = 「{ solo-rank }」の条件を満たす：{ solo-condition }

## Small choices

fact-pays = { $kept ->
    [influence] 影響力を温存する{ fact-but-pays }
    [reis] レアルを温存する{ fact-but-pays }
   *[nothing] { $price }を支払う
}

# One part of a price
fact-price = { $unit ->
    [reis] { reis-count }
    [influence] { $count }影響力
   *[wigs] { wigs-count }
}

fact-but-pays = { $wigs ->
    [0] {""}
   *[other] （ただし{ fact-n-wigs }を支払う）
}

fact-keeps = { $what ->
    [clergy] 聖職者タイルを後に取っておく
    [favor] { noble }の好意をより良い訪問に取っておく
    [last-favor] { noble }の好意を取っておく：終了時に2勝利点
    [goods] 商品をより良い用途に取っておく
    [officials] 役人をボードに残す
    [markers] セットマーカーを後に取っておく
   *[cards] 手札を取っておく
}

fact-treasury = { $way ->
    [up] 財務を{ $count }に上げる：土地代と雇用費が全員高くなる
   *[down] 財務を{ $count }に下げる：土地代と雇用費が全員安くなる
}

# Where no fact speaks for a move; declined: free if what was offered would have cost nothing
fact-plain = { $declined ->
    [yes] 今は代価に見合うものがない
    [free] 今のままにしておく
   *[no] { $decision ->
        [main] { $last ->
            [yes] 終了時の得点がこれより増えるアクションはない
           *[no] 次の手番に備える
        }
        [lose-favor] なくても困らない好意を手放す
        [ship-goods] なくても困らない商品で支払う
        [cargo-drop] なくても困らない商品を捨てる
       *[other] { $last ->
            [yes] もう結果は変わらない
           *[no] 後の選択肢を多く残す
        }
    }
}

## Of several moves

fact-better = 最終的な差は2番目の提案より約{ fact-n-wigs }良い

# Where facts do not tell two moves apart
fact-ahead = { $wigs ->
    [0] この手番ではまだ差が見えないが、ここから続けたゲームではより多く勝つ
   *[other] この手番ではまだ差が見えないが、ここから続けたゲームの結果は約{ fact-n-wigs }良い
}

# Of moves that differ only in the way to the same position
fact-same = 手番の終わりには別の提案と同じ結果になる

# What another move would end
fact-waits = { $end ->
    [period] 第1の時代がまだ続く
   *[game] 最後のラウンドはまだ始まらない
}

## The rank within reach against Lacerda

# Of two ranks nobody can say which one it will be
rank-or = { $first }または{ $second }

rank-reach = 「{ solo-rank }」まであと：{ $list }

rank-reached = 「{ solo-rank }」：最高の称号の条件がすべて揃っている

# The last action is chosen
rank-now = 現状では「{ solo-rank }」：最後のアクションは選択済み

rank-missing = { $what ->
    [wigs] { $missing }勝利点
    [first-places] 商店の1位{ $missing }つ
    [reis] { $missing }レアル
    [decrees] 政令カード{ $missing }枚
    [ships] 船{ $missing }隻
   *[stores] 商店{ $missing }件
}

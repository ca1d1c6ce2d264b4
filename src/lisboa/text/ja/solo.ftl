### Lacerda, the opponent of the solo game (chapter 13). Each line tells what he does and why.

event-assistant-placed = { $card }がめくられ、ラセルダの助手は{ deck-name }から始まる

event-first-building = { $site }に{ architect }の公共施設（{ $building }）が最初から建つ。その瓦礫はゲームから除外される

event-courtier-placed = { $card }がめくられ、ラセルダの廷臣は{ noble }から始まる

event-courtier-moved = ラセルダの廷臣は{ noble }へ進む

event-lacerda-acts = 助手が{ deck-name }にいるため、{ $which ->
    [upper] 上
   *[lower] 下
}の国家アクションを行う：{ state-action }

event-lacerda-skipped = { $what ->
    [noble] { $follows ->
        [yes] ラセルダは{ noble }の好意を残し、追随しない：{ lacerda-cannot-noble }
       *[no] ラセルダは支払わず、貴族アクションを飛ばす：{ lacerda-cannot-noble }
    }
   *[state] ラセルダは国家アクションを飛ばす：{ $action ->
        [recruit] 役人が残っていない
        [plan] 計画書が残っていない
        [ship] 造船所が空
        [produce] 商店がない
       *[favor] 持っていない好意が残っていない
    }
}

lacerda-cannot-noble = { $noble ->
    [builder] { $house ->
        [none] 商店コマが残っていない
       *[some] 商店タイルを置ける土地がない
    }
    [minister] 表向きの政令カードがない
   *[king] 建設できる公共施設がない
}

event-lacerda-without = { $what ->
    [card] 助手のいる{ deck-name }は空で、捨てるカードがない
    [tile] 枢機卿の前に聖職者タイルがない
    [cube] 行の端にも列の下にもキューブが残っていない
   *[decree] 2枚目に取る政令カードがない
}

event-lacerda-plan = ラセルダは{ architect }の計画書（役人{ $officials }人）を取る：{ $reason ->
    [only] もう一方の山は空
    [more] もう一方は{ $others }人
   *[tie] 両方とも{ $others }人のため青色を優先
}

event-lacerda-office = ラセルダは自分の役人が最も少ない役所に雇用する：{ noble }の役所に{ $his }人{ $tie ->
    [yes] （{ $tied }が同数のため一番左）
   *[no] {""}
}

event-lacerda-ship = ラセルダは造船所から無料で船を取る：{ $ship }

event-lacerda-influence = { $church ->
    [yes] 教会の得点計算：ラセルダの船の影響力{ $ships }、{ whose }上段の影響力{ $row }
   *[no] 新しい船の影響力{ $ships }、{ whose }上段の影響力{ $row }
}

event-lacerda-produced = ラセルダは{ good-count }を生産する

event-lacerda-clergy = ラセルダは枢機卿の前の聖職者タイルを捨てて{ wigs-count }を得る{ $change }：{ $tile }

event-lacerda-favor = ラセルダは持っていない好意のうち一番左、{ noble }の好意を得る

event-lacerda-paid = ラセルダ{ $free ->
    [yes] { $cost ->
        [0] ：{ noble }への訪問コストなし
       *[other] は{ noble }を訪問し、何も支払わない
    }
   *[no] は{ noble }への訪問コストを支払う：{ $payment }
}{ $unpaid ->
    [0] {""}
   *[other] （コスト{ $cost }のうち{ $unpaid }は支払えない）
}

event-lacerda-plot = ラセルダは{ $plot }を選ぶ：{ $count ->
    [0] すぐに得点できる土地がない
   *[other] すぐに{ $count }勝利点
}{ $tie ->
    [yes] （{ $tied }が同点のため、上の行、次に左の列を優先）
   *[no] {""}
}

event-lacerda-street = { $reason ->
    [only] そこで使える街道は{ good }だけ
    [better] { good }の街道は{ $other }の街道より得点が高い
   *[tie] { good }の街道と{ $other }の街道は同点のため、左の{ good }を優先
}

event-lacerda-cube = ラセルダは最も安い{ lacerda-a-cube }を{ $place ->
    [column] 列の下
   *[row] 行の端
}から取る{ $tie ->
    [yes] （行の端と同じ価値のため、列の下を優先）
   *[no] {""}
}

lacerda-a-cube = { cube }キューブ

event-lacerda-decree-taken = ラセルダは一番左の政令{ $number }を取る（終了時に3勝利点）：{ $worth }

event-decrees-closed-up = 政令カードが左に詰められる

event-lacerda-site = ラセルダは{ $site }に建設する：{ $lead ->
    [even] 得点は{ player-you }と同じ
    [ahead] { player-you }より{ wigs-count }多い
   *[behind] 最善でも{ player-you }より{ wigs-count }少ない
}{ $tie ->
    [yes] （{ $tied }が同点のため、D行西側から時計回りで最初）
   *[no] {""}
}

event-lacerda-building = { $reason ->
    [only] そこに建てられるのは{ architect }の公共施設だけ
    [better] { architect }の公共施設のほうがラセルダに有利
   *[tie] 両方の公共施設が同等で、助手が{ deck-name }にいるため{ architect }を選ぶ
}

event-lacerda-rubble = ラセルダは建設予定地から{ lacerda-a-cube }を取る

event-lacerda-followed = ラセルダは{ noble }の好意を返して追随し、{ noble-action }する

event-lacerda-card-discarded = { $setup ->
    [yes] { $card }は貴族カードではないため、次をめくる
   *[no] ラセルダは助手のいる山の一番上のカードを捨てる：{ $card }
}

event-assistant-moved = { $stays ->
    [yes] 助手は{ deck-name }に留まる：ほかの山にカードがない
   *[no] 助手は{ deck-name }へ移る{ $skipped ->
        [none] {""}
       *[other] （空の山を飛ばす：{ $skipped }）
    }
}

event-lacerda-cube-wigs = ラセルダは瓦礫キューブ{ $count }個で{ wigs-count }を得る{ $change }

event-lacerda-sailed = ラセルダの{ colour }の船が満載で出航する：{ wigs-count }{ $change }

event-lacerda-docked = ラセルダの{ colour }の船が寄港する

the-deck = { deck-name }

deck-name = { $deck ->
    [builder] 王宮建築家カードの山
    [minister] 侯爵カードの山
    [king] 国王カードの山
   *[treasury] 財務カードの山
}

## What you have reached in the end (SOLO-9)

solo-rank = { $rank ->
    [jester] 宮廷道化師
    [courtier] 廷臣
    [favourite] 国王の寵臣
   *[right-hand] 侯爵の右腕
}

solo-measure = { $measure ->
    [wigs] 勝利点の差
    [stores] 商店
    [stores-lead] 商店数の差
    [first-places] 1位の数
    [reis] レアル
    [decrees] 政令カード
   *[ships] 船
}

solo-condition = { $what ->
    [wigs] ラセルダより多い勝利点
    [stores] 商店{ $needed }件以上
    [stores-as-he] ラセルダと同数以上の商店
    [stores-more] ラセルダより多い商店
    [first-places] 商店の1位{ $needed }つ以上
    [reis] { $needed }レアル以上
    [decrees] 政令カード{ $needed }枚以上
   *[ships] 船{ $needed }隻以上
}

solo-condition-line = { $holds ->
    [below-yes] { solo-below }：該当（{ solo-have }）
    [below-no] { solo-below }：非該当（{ solo-have }）
    [yes] { solo-condition }：達成（{ solo-have }）
   *[no] { solo-condition }：未達成（{ solo-have }）
}

# Wigs, and stores compared with his, are counted as your lead over Lacerda
solo-have = { $what ->
    [wigs] 差{ $have }
    [stores-as-he] 差{ $have }
    [stores-more] 差{ $have }
   *[other] 所持{ $have }
}

# What makes a Jester
solo-below = { $what ->
    [wigs] ラセルダより少ない勝利点
    [stores] 商店が{ $needed }件未満
    [first-places] 商店の1位なし
    [reis] { $needed }レアル未満
   *[decrees] 政令カード{ $needed }枚未満
}

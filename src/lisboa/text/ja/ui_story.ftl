### What the others did, a line for each turn, and the steps of one's own turn. A line has at most 120 characters: the
### client leaves out what matters least ($size is "full", "brief" or
### "tiny").

ui-story-title = ほかのプレイヤーの手番

# $first and $rest: things that one player did
ui-story-deeds = { $first }、{ $rest }

# $first and $rest: what one player did, and then another
ui-story-parts = { $first }。{ $rest }

# $rest: a sentence of its own, what it led to: "The final round"
ui-story-led-to = { $first }。{ $rest }

ui-story-line = { $name }：{ $deeds }

# Following a visit; $you: is it yours? $deeds is "none" if nothing came of it yet
ui-story-follows = { $name }が{ $you ->
    [yes] あなたに追随
   *[no] 追随
}{ $deeds ->
    [none] {""}
   *[other] ：{ $deeds }
}

# What the viewer got in another's turn
ui-story-yours = あなたは{ $size ->
    [full] { ui-story-for }
   *[brief] {""}
}{ wigs-count }を獲得

ui-story-visit = { noble }を訪問

ui-story-portfolio = { kind }のカードをポートフォリオに追加

ui-story-sponsor = イベントに協賛

ui-story-gold = カードを捨てて金を1つ獲得

ui-story-sold = 商品{ $count }つを{ $reis }レアルで売却

ui-story-trade = 商品{ $count }つを取引

ui-story-recruit = 役人{ $count }人を雇用

ui-story-plan = 計画書{ $count }枚を取得

ui-story-ship = 船を建造

ui-story-produce = 商品を生産

ui-story-cardinal = 枢機卿を移動

ui-story-favor = { noble }の好意を獲得

ui-story-sailed = 満載の船が出航

ui-story-store = { $size ->
    [tiny] { $plot }
    [brief] { $plot }に建築
   *[full] { $plot }に{ store-good }の商店を建築
}

ui-story-decree = { $size ->
    [brief] 政令カード{ $count }枚を獲得
   *[full] 政令「{ $worth }」を獲得
}

ui-story-building = { $size ->
    [tiny] 公共施設を建設
   *[other] { $site }に公共施設を建設
}

ui-story-clergy = 聖職者タイル{ $count }枚を返却

ui-story-church = 教会の得点計算を発動

ui-story-goal = 目標を達成

ui-story-set = 瓦礫セットを完成

# What wigs were scored for, where nothing else in the line says so
ui-story-for = { $why ->
    [stores] 商店で
    [sets] 瓦礫セットで
    [cubes] 瓦礫キューブで
    [influence] 影響力で
   *[none] {""}
}

ui-story-wigs = { $size ->
    [brief] { wigs-count }
   *[full] { ui-story-for }{ wigs-count }を獲得
}

ui-story-replay = もう一度見る

# Heard with the name of a board
ui-story-changed = （変化があります）

# Above the table while that plays; $name: whose turn it was
ui-story-again = { $you ->
    [yes] あなたの手番をもう一度
   *[no] { $name }の手番をもう一度
}

# While the turns of others are shown, before the hand opens
ui-story-telling = { $count ->
    [1] { $name }の手番です。
   *[other] ほかのプレイヤーの手番です。
}クリックするかキーを押すと、すぐにあなたの手番になります。

# One by one: what happened next waits for the button
ui-story-waiting = 「次へ」で続きを見ます。ほかをクリックするかキーを押すと、すぐにあなたの手番になります。

ui-story-next = 次へ

ui-story-more = ほか{ $count }行

## How fast the turns of bots are shown

ui-story-pace = ボットの手番

ui-story-pace-choice = { $pace ->
    [quick] すぐに表示
    [calm] ゆっくり
   *[step] 1手番ずつ
}

ui-story-pace-about = ボットの手番を見せる速さです。「1手番ずつ」では、「次へ」を押すまで待ちます。クリックするかキーを押すと、すぐにあなたの手番になります。

## The steps of one's own turn

ui-story-thread = この手番の流れ

ui-story-more-steps = 前の{ $count }手順

ui-story-undo-to = { $step }：この選択に戻る

ui-story-fixed = { $step }：元に戻せません

# The only thing there was to choose
ui-story-forced = { $step }（選択肢なし）

# What a visit cost, and how it was paid
ui-story-paid = { $cost }影響力{ $means ->
    [influence] {""}
   *[other] ：{ visit-means }
}

# $topic is the name of the decision
ui-story-step = { $topic ->
    [visit] { noble }を訪問
    [portfolio] ポートフォリオ
    [sponsor] イベント
    [gold] 金1つ
    [passed] 辞退
    [after-action] 聖職者タイル
    [take-card] カード
    [tuck] スロット{ $number }
    [lose-official] ペナルティ
    [lose-favor] ペナルティ
    [lose-reis] ペナルティ
    [sell-or-trade] { $use ->
        [sell] 売却
       *[trade] 取引
    }
    [sell] 売却
    [trade] 取引
    [recruit] 雇用
    [plan] 計画書
    [ship] 船
    [ship-goods] 船の代価の商品
    [cargo-drop] 積荷
    [produce] 生産
    [extra-good] 追加の商品
    [cardinal] 枢機卿
    [favor] 好意
    [church-scoring] 聖職者タイル
    [visit-pay] 支払い
    [free-state] 国家アクション
    [follow] 追随
    [pay] { $number }を支払い
    [tile] { good }のタイル
    [plot] 土地{ $plot }
    [cube] キューブ
    [house] 商店コマ
    [decree] 政令
    [second-decree] 政令
    [site] 建設予定地
    [use-plan] 公共施設
    [return-official] 役人
    [rubble] キューブ
    [two-goods] 商品2つ
    [treasury] 財務
    [period-discard] 捨て札
    [period-reward] ボーナス
    [goal] 目標
    [place-official] 役人
   *[other] 選択
}

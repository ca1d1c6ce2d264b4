### The web client: player boards, the hand, and what is offered below the prompt.

ui-player-seat = { $name }（{ player }）{ $here ->
    [bot] 、ボット
    [yes] 、在席
   *[no] 、離席中
}{ $turn ->
    [yes] 、選択中
   *[no] {""}
}{ $starts ->
    [yes] 、スタートプレイヤー
   *[no] {""}
}

ui-player-clock = 残り時間：{ $time }

ui-player-influence = 影響力{ $count }（支払いでは{ $reis }レアル分）

ui-player-reis = { $count }レアル

ui-player-wigs = { $count }勝利点

ui-player-final = 今終了した場合の得点：{ $count }勝利点

ui-player-officials = ボード上の役人：{ $count }人

ui-player-good = { good }：{ $count }（上限{ $limit }）

ui-player-warehouse = 倉庫

ui-player-portfolio = ポートフォリオ

ui-player-cards = ポートフォリオのカード：{ $count }枚（上限{ $limit }枚）

ui-player-gain = 影響力を得るときの量：{ $count }

ui-player-slot = { $row ->
    [top] 空きドック（貴族カードか船）
   *[bottom] 下段の空きスロット（財務カード）
}

ui-player-rubble-title = 瓦礫

ui-player-rubble = 地震{ $earthquake }、火災{ $fire }、津波{ $tsunami }／瓦礫セット{ $sets }つ

ui-player-cubes = { $cube ->
    [earthquake] 地震キューブ
    [fire] 火災キューブ
   *[tsunami] 津波キューブ
}：{ $count }個／瓦礫セット{ $sets }つ

ui-player-markers = 侯爵の肖像画の瓦礫セットマーカー：{ $count }つ{ $used ->
    [yes] （この手番で1つ使用）
   *[no] {""}
}

ui-player-houses-title = 商店コマ

ui-player-houses = { $group ->
    [left] 左グループ、{ $size }つ中{ $built }つ建築済み：2つ目で訪問・追随をレアルでも支払える
    [middle] 中央グループ、{ $size }つ中{ $built }つ建築済み：1つ目で船に支払う商品が1つ減り、3つ目で支払いが不要になる
   *[right] 右グループ、{ $size }つ中{ $built }つ建築済み：1つ目で生産時に商品1つ追加、3つ目で全種類の商品1つずつ追加
}

ui-player-stores = 商店：{ $count }件（金{ $gold }、本{ $books }、布{ $cloth }、道具{ $tools }）

ui-player-clergy = 聖職者タイル

ui-player-favor = { noble }の好意{ $held ->
    [yes] {""}
   *[no] ：なし
}

ui-player-plans = 計画書

ui-player-plan = { architect }の計画書（役人{ $officials }人{ $done ->
    [yes] 、使用済み
   *[no] {""}
}）{ $count ->
    [1] {""}
   *[other] ×{ $count }
}

ui-player-plan-counts = 計画書：未使用{ $open }枚、使用済み{ $done }枚（役人{ $officials }人）

ui-player-decrees = 政令カード

ui-player-decree-list = 政令カード：{ $count }枚{ $worth ->
    [-1] {""}
   *[other] （現在{ $worth }勝利点）
}

ui-player-hand = 手札：{ $count }枚{ $known ->
    [0] {""}
   *[other] （判明：{ $cards }）
}

ui-player-none = なし

ui-player-hand-title = 手札

# Short words on the buttons below a card: some nine letters have room
ui-player-use = { $use ->
    [gold] 金
    [portfolio] 加える
    [visit] 訪問
   *[sponsor] 協賛
}

ui-player-pay-nothing = 支払いなし

ui-player-end-turn-question = 手番を終えますか？{ $text }

ui-player-end-turn = 手番を終える

ui-player-not-yet = まだ

# Before wigs are spent on a visit; $have are all that the player has
ui-player-wigs-question = { $have ->
    [1] 手元の最後の1勝利点を使いますか？
   *[other] { $have }勝利点のうち{ $wigs }勝利点を使いますか？
}{ $text }

ui-player-spend-wigs = { $wigs }勝利点を使う

ui-player-keep-wigs = 使わない

### メッセージアプリがテーブルへのリンクに表示する見出しと説明

# $state は席が空いている間 "waits"、それ以外は "goes-on"
link-title = { $state ->
    [waits] { $host }さんから Lisboa への招待
   *[goes-on] { $host }さん主催の Lisboa
}
link-players = { $players ->
    [1] ラセルダとのソロ対戦
   *[other] { $players }人プレイ
}
link-free = 空席{ $free }
link-extra = { $extra ->
    [Draft] ドラフト
    [StartingDecrees] 最初の政令カード
    [Goals] 目標カード
   *[CityTokens] 街のトークン
}
link-clock = { $clock ->
    [live] 時計あり・一度に最後まで
   *[async] 数日かけて
}

# テーブルについて何も示さないリンク
link-title-any = ブラウザで遊ぶボードゲーム Lisboa 
link-about-any = 1755年の地震から街を再建しよう。友達と、ボットと、またはラセルダと対戦できます。
link-picture = テージョ川から見たリスボンを描いた青と白のタイルパネル

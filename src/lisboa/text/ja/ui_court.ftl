### The web client: decks, decrees, shipyard, church, market, treasury, the royal court and Lacerda's board.

## Political cards and decrees

ui-court-decks = 政治カード

# $card tells the whole card; $assistant says whether Lacerda's Assistant stands here
ui-court-deck = { kind }カードの山、残り{ $count }枚。一番上：{ $card }{ $assistant ->
    [yes] 。ラセルダの助手がいる
   *[no] {""}
}

ui-court-deck-down = { kind }カードの山、{ $count ->
    [0] 残りなし
   *[other] 残り{ $count }枚、裏向き
}{ $assistant ->
    [yes] 。ラセルダの助手がいる
   *[no] {""}
}

ui-court-empty = 空

ui-court-decrees = 政令カード

ui-court-decree-deck = 政令カードの山：{ $count }枚

ui-court-no-decree = 政令カードなし

## Shipyard

ui-court-shipyard = 造船所

ui-court-shipyard-next = 造船所の次の船：{ $ship }

ui-court-shipyard-empty = 造船所は空

ui-court-ships-of = { colour }の船：船体サイズ{ $hull }、売値{ $modifier ->
    [0] ±0
   *[other] +{ $modifier }
}、影響力{ $influence }。{ $state ->
    [waiting] 第2の時代に登場
    [gone] もう建造できない
   *[here] { $count ->
        [0] 残りなし
       *[other] 残り{ $count }隻
    }
}

ui-court-period-two = II

## Church

ui-court-church = 教会

ui-court-church-middle = 教会。枢機卿は6スペース中{ $space }番目{ $icon ->
    [influence] （影響力スペース）
    [treasury] （財務スペース）
   *[none] {""}
}にいて、時計回りに進む。バッグの聖職者タイル：{ $bag }枚

ui-court-clergy = 聖職者タイル{ $space }：{ $tile }

ui-court-no-clergy = 教会トラックの{ $space }番目：聖職者タイルなし

ui-court-influence-space = 影響力スペース：枢機卿が到達または通過すると、手番終了時に教会の得点計算

ui-court-treasury-space = 財務スペース：枢機卿が到達または通過すると、財務マーカーが1つ上がる

## Market

ui-court-market = 市場

ui-court-market-prices = 市場価格：金{ $gold }、布{ $cloth }、本{ $books }、道具{ $tools }

## Treasury

ui-court-treasury = 財務

ui-court-treasury-at = 財務トラック5スペース中{ $space }番目：{ reis-count }、訪問の影響力{ modifier }{ $here ->
    [yes] 。マーカーはここ
   *[no] {""}
}

## Royal court

ui-court-title = 王室

ui-court-noble = { noble }。{ $known ->
    [yes] 訪問コストは{ $cost }影響力（{ visit-cost }）、所持は{ $influence }影響力
   *[no] 訪問コストは{ $cost }影響力に、役所にいる自分以外の役人の人数を加えたもの
}{ $courtier ->
    [yes] 。ラセルダの廷臣がいる
   *[no] {""}
}

ui-court-office = { noble }の役所：{ $list }

ui-court-plaza = { noble }のプラザ：{ $list }

ui-court-officials = { player }{ $count }

ui-court-action = { $action ->
    [recruit] 役人を2人まで別々の役所に雇用
    [plan] 計画書を取得
    [ship] 船を建造
    [produce] 商品を生産
    [cardinal] 枢機卿に面会：1～2スペース移動し、聖職者タイルを獲得
   *[favor] 王室の好意を獲得
}{ $covered ->
    [yes] 。{ good }が置かれているため、この手番は使用不可
   *[no] 。取引では{ good }か金を提供
}

ui-court-action-name = { $action ->
    [recruit] 雇用
    [plan] 計画書
    [ship] 船
    [produce] 生産
    [cardinal] 枢機卿
   *[favor] 好意
}

ui-court-noble-action = { noble }の貴族アクション：{ noble-action }

ui-court-noble-action-name = { $noble ->
    [builder] 商店
    [minister] 政令
   *[king] 建設
}

ui-court-favors = { noble }の好意：{ $count ->
    [0] 残りなし
   *[other] 残り{ $count }枚
}

ui-court-markers = 侯爵の肖像画の瓦礫セットマーカー：{ $list }

## Lacerda's board

ui-court-lacerda = ラセルダ

ui-court-lacerda-next = 次の手番

ui-court-lacerda-plan = 廷臣は{ noble }へ進む。助手が{ deck-name }にいるため、{ $which ->
    [upper] 上
   *[lower] 下
}の国家アクション（{ state-action }）、続いて貴族アクション（{ noble-action }）を行う

ui-court-lacerda-waits = 廷臣と助手はゲーム開始時に配置される

ui-court-lacerda-worth = { $what ->
    [wigs] 勝利点：{ $count }
    [influence] 影響力：{ $count }（上限10）
    [officials] ボード上の役人：{ $count }人
    [houses] 残りの商店コマ：{ $count }個
    [decrees] 政令カード：{ $count }枚（彼には各3勝利点）
    [cubes] 瓦礫キューブ：{ $count }個（各時代の終了時に各1勝利点）
   *[favors] 王室の好意：{ $count }枚（彼には各2勝利点）
}

ui-court-lacerda-stores = 商店

ui-court-lacerda-store = { good }の商店：{ $count }件

ui-court-lacerda-ships = 船

ui-court-lacerda-plans = 計画書

ui-court-lacerda-rubble = 瓦礫

ui-court-lacerda-goods = 商品

ui-court-lacerda-favors = 好意

ui-court-lacerda-decrees = 政令カード

ui-court-lacerda-favor = { noble }の好意：{ $held ->
    [yes] あり
   *[no] なし
}

ui-court-none = なし

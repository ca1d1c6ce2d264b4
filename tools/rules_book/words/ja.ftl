### Words of the rules book: heads of tables, captions of drawings, the appendix on components. The words of the game itself
### come from the catalogues of lisboa.text, whose messages may be used here.

## Lists

book-comma = 、

book-semicolon = ；

# Between sentences, and behind the last
book-stop = 。

## Names that stand alone

book-architect = { $architect ->
    [blue] 青色
   *[green] 緑色
}

book-cube = { $cube ->
    [earthquake] 地震
    [fire] 火災
   *[tsunami] 津波
}

# The four decks on the board, as their names in a drawing
book-deck = { $deck ->
    [builder] 王宮建築家
    [minister] 侯爵
    [king] 国王
   *[treasury] 財務
}

book-person = { $noble ->
    [builder] Manuel da Maia
    [minister] Marquês de Pombal
   *[king] Dom José I
}

# Of the two State actions of a noble
book-place = { $place ->
    [upper] 上
   *[lower] 下
}

# State actions and Noble actions as orders; some 20 letters have room
book-state-action = { $action ->
    [recruit] 役人を{ $amount }人まで雇用
    [plan] 計画書を取得
    [ship] 船を建造
    [produce] 商品を生産
    [cardinal] 枢機卿に面会
   *[favor] 王室の好意を獲得
}

book-noble-action = { $noble ->
    [builder] 商店を建築
    [minister] 政令カードを獲得
   *[king] 公共施設を建設
}

# A player's place in the order of turns
book-ordinal = { $place }番手

# Below a sign on the board: some ten letters have room
book-short = { $effect ->
    [gold] { book-short-goods }
    [cloth] { book-short-goods }
    [books] { book-short-goods }
    [tools] { book-short-goods }
    [reis] { $count }レアル
    [gain-influence] 影響力
    [wigs] { $count }勝利点
    [recruit] 雇用{ $count }人
    [cardinal] 枢機卿{ $count }
    [plan] 計画書
    [favor] 好意
    [decree] 政令カード
   *[rubble] 瓦礫
}

book-short-goods = { $effect ->
    [gold] 金
    [cloth] 布
    [books] 本
   *[tools] 道具
}{ $count ->
    [1] {""}
   *[other] { $count }つ
}

## Examples

book-example = **例**（{ $players ->
    [0] ソロ
   *[other] { $players }人
}、{ $game }の{ $count ->
    [1] { $first }手目
   *[other] { $first }～{ $last }手目
}）

book-example-move = **{ player }**の手：{ $move }

# Lines of the log that are left out
book-example-more = ほか{ $count }行

book-not-yet = これを示す記録はまだありません。

## Tables

book-source = { $letter ->
    [P] 印刷のとおり
    [L] 読み取りが不確か
   *[D] 復元
}

book-source-meaning = { $letter ->
    [P] ルールブックの文章か、実物の写真から読み取ったもの
    [L] 印刷されているが、写真が読みにくいもの
   *[D] どの資料にもないため、印刷された枚数や数の範囲でこのプロジェクトが作成したもの
}

book-head = { $column ->
    [architect] 色
    [back] 裏面の勝利点
    [building] 公共施設
    [card] カード
    [columns] 間の列
    [copies] 枚数
    [decree] 政令カード
    [does] 効果
    [does-once] 効果（1回限り）
    [east-site] 東側の建設予定地
    [event] イベント
    [fact] 項目
    [first-price] 最初の価格
    [goal] 目標
    [good] 商品
    [how-much] 数
    [hull] 船体サイズ
    [influence] 影響力
    [lasting-benefit] 永続効果
    [lower-action] 下の国家アクション
    [marker-on] マーカーの位置
    [meaning] 意味
    [modifier] 財務修正
    [noble] 貴族
    [north-end] 街道の北端
    [office] 役所
    [officials] 役人
    [period] 時代
    [plot] 土地
    [reis] 値（レアル）
    [remark] 備考
    [reward] ボーナス
    [reward-or-penalty] ボーナスかペナルティ
    [row] 行
    [sales] 商品1つにつき加算
    [scores] 得点
    [ship] 船
    [shows] 絵柄
    [site] 建設予定地
    [source] 出典
    [spaces] 枠
    [street] 街道
    [tile] タイル
    [treasury-card] 財務カード
    [treasury-space] 財務スペース
    [upper-action] 上の国家アクション
    [value] 値
    [west-site] 西側の建設予定地
    [what] もの
   *[yields] 支払える最大
}

book-column = 第{ $column }列

book-no-plot = 土地なし

# Where the marker of the treasury begins
book-treasury-start = 開始位置

book-start-what = { $what ->
    [goods] 商品
    [money] お金
    [wigs] 勝利点
    [influence] 影響力
    [officials] 役人
    [houses] 商店コマ
    [markers] 瓦礫セットマーカー
    [plan] 計画書
    [favor] 王室の好意
    [clergy] 聖職者タイル
   *[hand] 手札
}

book-start-goods = 各{ $count }つ

book-start-influence = { book-ordinal }は{ $influence }

book-start-officials = { $count }人。うち1人は侯爵の役所

book-start-houses = { $count }個。左から{ $groups }個のグループ

book-start-plan = スタート計画書1枚（ランダム）

book-start-favor = 1枚（ランダム）

book-start-clergy = 2枚引いて1枚

book-start-hand = 青色の政治カード{ $count }枚

## The appendix on components

book-components-title = コンポーネント

# The link to the index of the rules
book-components-rules = ルール

book-components-about = ボード、カード、タイルの内容

book-components-sources = ルールブックは、ほとんどのコンポーネントを写真でしか示していません。以下の各行には、その出典を記します。

book-components-remarks =
    1行の中で出典が異なる場合は、最も弱いものを示し、内訳を備考に記します。

book-components-section = { $section ->
    [ships] 船
    [clergy] 聖職者タイル
    [decrees] 政令カード
    [buildings] 公共施設
    [plans] 計画書
    [plots] 土地
    [sites] 建設予定地
    [goals] 目標カード
    [tokens] 街のトークン
   *[board] ボードとプレイヤーボード
}

book-components-deck = 政治カード：{ colour }の山（{ $years }）

book-components-cards = { $count }枚。

book-components-clergy = { $count }枚。次のタイルは、持っている間効果が続きます。同じものが2枚あれば合計します。

book-components-clergy-once = 次のタイルは1回限りで、1枚ずつあります。

book-components-architect = { book-architect }の計画書：

book-components-tokens =
    土地ごとに、そこに印刷されたボーナスのトークンが1枚ずつ、建設予定地にも1枚ずつあります。オプションとして、
    これらをランダムに、またはホストの決めたとおりに置き直せます（[EXTRA-2](14-extras.md#EXTRA-2)）。

book-penalty = ペナルティ：{ $effect }

book-not-with-two = 2人プレイでは使わない

book-not-in-solo = ソロでは使わない

book-starting-plan = スタート計画書

# A site in two words
book-site = { $side ->
    [north] 北（{ good }）
    [west] 西{ $row }
   *[east] 東{ $row }
}

## The church

book-church-title = 教会

book-church-heading = 教会

book-church-description = 枢機卿の{ $spaces }スペースと、その間の{ $spaces }枚の聖職者タイルが輪になっています。枢機卿は影響力のアイコンから始め、財務のアイコンはそこから時計回りに{ $treasury }スペース先です。

# Two lines in the middle of the ring
book-church-who = 枢機卿は

book-church-walks = 時計回りに進む

book-church-tile = タイル

book-church-influence = 影響力のアイコン（開始位置）。到達または通過すると、手番の終わりに教会の得点計算。

book-church-treasury = 財務のアイコン（{ $spaces }スペース先）。到達または通過すると、財務マーカーが1つ上がる。

book-church-clergy = 移動後、枢機卿のすぐ後ろか、すぐ前のタイルを取る。

book-church-cardinal = 国王の国家アクションでは1～2スペース、矢印が1つのアイコンではちょうど1スペース移動。

## The court

book-court-title = 王室

book-court-noble = { noble }：役所{ $spaces }枠、国家アクションは上が{ $upper }、下が{ $lower }

book-court-office = 役所：{ $count }枠

book-court-plaza = プラザ：無制限

# Signs of goods stand behind each of the two: "State actions, for 1 (tools) or 1 (gold)"
book-court-state-actions = 国家アクション：

book-court-or = か

book-court-noble-action = 貴族アクション

## Downtown

book-downtown-title = リスボンの街

book-downtown-heading = 街

book-downtown-description = 土地は{ $plots }か所。北から南へA～Eの5行、西から東へ第1～5列。列の間に4本の街道：{ $streets }。公共施設の建設予定地は{ $sites }か所で、街道の北端と各行の両端にあります。キューブの枠は、各行の東端に{ $cubes }つ、各列の下に{ $feet }。

book-downtown-squares = 破線の枠には瓦礫キューブを置く。土地代への加算は1個につき：

book-downtown-columns = 勝利点タイル{ $tiles }は第1～{ $before }列の下にランダムに置く。第{ $last }列の値は印刷されている。

## Lacerda's turn

book-lacerda-title = ラセルダの手番の流れ

book-lacerda-heading = ラセルダの手番

book-lacerda-assistant = 助手は山から山へ進む

book-lacerda-courtier = 廷臣は貴族から貴族へ進む

book-lacerda-noble = { noble }：助手が国王か財務の山にいれば{ $upper }、それ以外は{ $lower }。続いて{ noble-action }

book-lacerda-skipping = カードのない山は飛ばす

book-lacerda-if = { $place ->
    [upper] 助手が国王・財務の山
   *[lower] 助手が建築家・侯爵の山
}

book-lacerda-order = 助手のいる山で決まる国家アクション、続いて貴族アクション

## A player board

book-board-title = プレイヤーボード

book-board-heading = プレイヤーボード

book-board-description = ポートフォリオは上段にドック{ $docks }つ、下段にスロット{ $slots }つ。倉庫には{ $goods }。瓦礫は各色{ $cubes }枠。商店コマは{ $houses }個のグループ。聖職者タイルは{ $clergy }枠、好意は{ $favors }枠。

book-board-portfolio = ポートフォリオ

book-board-portfolio-limit = カードは全部で{ $limit }＋セット数まで

book-board-dock = ドック{ $number }

book-board-dock-holds = 貴族か船

book-board-office = 下段{ $number }

book-board-office-holds = 財務カード

book-board-warehouse = 倉庫

book-board-warehouse-limit = 各{ $limit }＋セット数まで

book-board-sets = ＋セット数

book-board-rubble = 瓦礫

book-board-rubble-sets = 縦1列がそろうと1セット

book-board-set = { $number }組

book-board-houses = 商店コマ

book-board-houses-order = グループの一番下から建てる

book-board-group = { $group ->
    [left] 左
    [middle] 中央
   *[right] 右
}

# After so many houses; some 36 letters have room
book-board-unlocks = { $group ->
    [left] 訪問・追随をレアルでも払える
    [middle] { $after ->
        [1] 船に払う商品が1つ減る
       *[3] 船に商品を払わない
    }
   *[right] { $after ->
        [1] 生産で商品1つ追加
       *[3] 全種類1つずつ追加
    }
}

book-board-tiles = 聖職者タイルと好意

book-board-start = ゲーム開始時

book-board-start-means = 各商品{ $goods }つ、{ $reis }レアル、{ $wigs }勝利点、

book-board-start-pieces = 役人{ $officials }人、商店コマ{ $houses }個、セットマーカー{ $markers }個、

book-board-start-cards = 手札{ $cards }枚、計画書、好意、聖職者タイル

## Ships

book-ships-title = 船

book-ships-heading = 船

book-ships-description = 4種類の船が{ $copies }隻ずつあります。{ $kinds }。

book-ships-kind = { colour }（第{ $period }の時代）：船体サイズ{ $hull }、売値{ $sales }、影響力{ $influence }

book-ships-ship = { colour }の船

book-ships-period = 第{ $period }の時代

book-ships-hull = 船体サイズ{ $hull }

book-ships-sales = 商品1つにつき{ $sales }

book-ships-influence = 影響力{ $influence }

## The tracks

book-tracks-title = ボードのトラック

book-tracks-heading = トラック

book-tracks-description = 財務は上から順に：{ $treasury }。影響力は0～{ $top }：硬貨は{ $coins }、かつらは{ $top }。市場価格は{ $cheapest }～{ $dearest }、開始時は{ $prices }。

book-tracks-space = { $count }レアル（訪問{ $modifier }）

book-tracks-treasury = 財務

book-tracks-treasury-note = 上：訪問コストへの加算・減算　下：レアルの値

book-tracks-start = 開始位置

book-tracks-up = 上

book-tracks-down = 下

book-tracks-influence = 影響力

book-tracks-influence-note = 支払いでは、マーカーより左の硬貨1枚が1レアル分になる

book-tracks-begin = 開始位置（手番順）：

book-tracks-market = 市場

book-tracks-market-note = 生産すると価格が左へ下がる。上がることはない

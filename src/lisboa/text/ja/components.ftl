### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events, in words that fit every reader
effect = { $effect ->
    [gold] 金{ $amount }つ
    [cloth] 布{ $amount }つ
    [books] 本{ $amount }つ
    [tools] 道具{ $amount }つ
    [reis] { $amount }レアル
    [influence] { $amount }影響力
    [gain-influence] 影響力を得る
    [wigs] { $amount }勝利点
    [recruit] 役人を{ $amount }人まで雇用
    [plan] 計画書を取得
    [ship] 船を建造
    [produce] 商品を生産
    [cardinal] { $amount ->
        [1] 枢機卿を1スペース移動
       *[other] 枢機卿を1～{ $amount }スペース移動
    }
    [favor] 王室の好意を獲得
    [decree] 政令カードを獲得
    [rubble] 瓦礫置き場からキューブを1個獲得
    [store] 商店を建築
    [open] 公共施設を建設
    [two-goods] 好きな商品を2種類1つずつ
    [treasury] 財務マーカーを上か下に1つ移動
    [official] 役人1人を好きな役所に配置
    [goals] 目標カードを{ $amount }枚引く
    [lose-official] 役人を1人失う
    [lose-cloth] 布{ $amount }つを失う
    [lose-books] 本{ $amount }つを失う
    [lose-tools] 道具{ $amount }つを失う
    [lose-reis] { $amount }レアルを失う
   *[lose-favor] 王室の好意を1枚失う
}

## Political cards and ships

card-noble = { colour }の{ kind }カード（影響力{ $influence }。{ $effect }）

card-treasury = { colour }の財務カード（イベント：{ $effect }／永続効果：{ benefit }）

# The lasting benefit of a treasury card
benefit = { $benefit ->
    [purse] 支払いのたびに{ $amount }レアル割引
    [sell-gold] 金の売値+{ $amount }
    [sell-cloth] 布の売値+{ $amount }
    [sell-books] 本の売値+{ $amount }
    [sell-tools] 道具の売値+{ $amount }
    [sell-any] 全商品の売値+{ $amount }
    [land] 土地代{ $amount }レアル割引
   *[hire] 追加雇用1人につき{ $amount }レアル割引
}

card-ship = { colour }の船（船体サイズ{ $hull }、売値{ $modifier ->
    [0] ±0
   *[other] +{ $modifier }
}、影響力{ $influence }）

# A ship in a portfolio; docks count from 1
ship-held = { $dock ->
    [0] {""}
   *[other] ドック{ $dock }の
}{ colour }の船（{ $state ->
    [empty] 船体サイズ{ $hull }、積荷なし
    [sea] 航海中、積荷：{ $goods }
   *[loaded] 船体サイズ{ $hull }、積荷：{ $goods }
}）

## Clergy tiles

clergy-lasting = { clergy-benefit }（裏面：{ wigs-count }）

# What a tile does as long as it is held
clergy-benefit = { $benefit ->
    [influence] 影響力を得るたびに+{ $amount }
    [visit] 訪問・追随に必要な影響力-{ $amount }
    [builder-reis] 王宮建築家への訪問・追随のたびに{ $amount }レアル
    [minister-reis] 侯爵への訪問・追随のたびに{ $amount }レアル
    [king-reis] 国王への訪問・追随のたびに{ $amount }レアル
    [recruit-reis] 雇用した役人1人につき{ $amount }レアル
    [sell] 売却した商品1つにつき追加で{ $amount }レアル
    [land] 土地代{ $amount }レアル割引
    [open-wigs] 公共施設の建設時に{ $amount }勝利点
    [open-official] 公共施設の建設に必要な役人-{ $amount }人
    [hire] 追加雇用1人につき{ $amount }レアル割引
    [produce] 生産した種類の商品を追加で{ $amount }つ
    [any-good] どの貴族にもどの商品でも提供可能
   *[ship] 船の建造に支払う商品-{ $amount }つ
}

clergy-once = { $effect }（1回限り、裏面：{ wigs-count }）

## Decrees. "own" is the owner's, "any" is any player's.

decree-each = 政令{ $number }「{ decree-each-worth }」

decree-each-worth = { $per ->
    [1] { decree-thing }
   *[other] { decree-things }{ $per }{ decree-unit }
}につき{ wigs-count }

decree-most = 政令{ $number }「{ decree-most-worth }」

decree-most-worth = { decree-things }が1以上で最多（同数可）なら{ wigs-count }

# One of what is counted
decree-thing = { $thing ->
    [any-stores-row] { $of }行の商店1件（持ち主不問）
    [own-stores-row] { $of }行の自分の商店1件
    [any-stores-type] { $of ->
        [gold] 金
        [cloth] 布
        [books] 本
       *[tools] 道具
    }の商店1件（持ち主不問）
    [own-stores-type] 自分の{ $of ->
        [gold] 金
        [cloth] 布
        [books] 本
       *[tools] 道具
    }の商店1件
    [own-stores-column] 第{ $of }列の自分の商店1件
    [buildings-architect] 建設済みの{ $of ->
        [blue] 青色
       *[green] 緑色
    }の公共施設1件
    [buildings-type] { $of ->
        [gold] 金
        [cloth] 布
        [books] 本
       *[tools] 道具
    }が描かれた建設済みの公共施設1件
    [buildings-side] { $of ->
        [west] 西側
        [north] 北側
       *[east] 東側
    }に建設済みの公共施設1件
    [cubes-colour] 自分の{ $of ->
        [earthquake] 地震
        [fire] 火災
       *[tsunami] 津波
    }キューブ1個
    [plans] 自分の計画書1枚（未使用も可）
    [completed-plans] 自分の使用済み計画書1枚
    [decrees] 自分の政令カード1枚（これを含む）
    [officials-out] 役所とプラザの自分の役人1人
    [ships] 自分の船1隻
    [portfolio] 自分のポートフォリオのカード1枚（船を含む）
    [portfolio-nobles] 自分のポートフォリオの貴族カード1枚
    [portfolio-treasury] 自分のポートフォリオの財務カード1枚
    [clergy] 自分の聖職者タイル1枚
    [favors] 自分の王室の好意1枚
    [sets] 自分の瓦礫セット1つ
    [markers] 侯爵の肖像画に残る自分の瓦礫セットマーカー1つ
    [goods-twice] 自分の倉庫に2つ以上ある商品1種類
    [treasury] 財務マーカーの示す値1レアル
    [stores] 自分の商店1件
    [store-type-sets] 自分の商店4種類1組
    [rows-with-two] 自分の商店が2件以上ある行1つ
    [rows] 自分の商店がある行1つ
   *[house-groups] 自分の使い切った商店コマのグループ1つ
}

# Several of what is counted, or what players are compared in
decree-things = { $thing ->
    [plan-officials] 自分の使用済み計画書の役人
    [officials-board] プレイヤーボード上の自分の役人
    [hulls] 自分の船の船体サイズ合計
    [goods] 自分の倉庫の商品
    [reis] 自分の所持金
    [influence] 自分の影響力
    [stores] 自分の商店
    [completed-plans] 自分の使用済み計画書
    [decrees] 自分の政令カード
    [ships] 自分の船
    [clergy] 自分の聖職者タイル
    [cubes] 自分の瓦礫キューブ
   *[officials-out] 役所とプラザの自分の役人
}

# The counter after a number of them
decree-unit = { $thing ->
    [plan-officials] 人
    [officials-board] 人
    [goods] つ
    [reis] レアル
   *[other] {""}
}

## Goal cards; $tasks are what fulfils one of them

goal = { $id }（{ $tasks }／ボーナス：{ $reward }）

deed = { $deed ->
    [visit-store] 王宮建築家を訪問して商店を建築
    [visit-decree] 侯爵を訪問して政令カードを獲得
    [visit-open] 国王を訪問して公共施設を建設
    [visit-ship] 侯爵を訪問して船を建造
    [recruit] 役人を2人雇用
    [plan] 計画書を取得
    [cardinal] 枢機卿に面会
    [favor] 王室の好意を獲得
    [follow] 訪問に追随
    [sell] 商品を売却
    [produce] 商品を生産
   *[church-influence] 教会の得点計算で影響力を獲得
}

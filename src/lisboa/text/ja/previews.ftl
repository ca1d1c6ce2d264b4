### Help at the table: bots to play with, what a move would do.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] 印刷のとおり
    [L] 印刷のとおりだが、読み取りが不確か
   *[D] このプロジェクトによる復元
}

## Bots

bot-character = { $bot ->
    [random] 可能な手なら何でも打ちます。
    [eager] 訪問できるときは必ず訪問し、瓦礫を集めます。先のことは考えません。
   *[greedy] 毎手番、その時点で最も得な手を選びます。ほどよい相手です。
}

## What a cost or a gain is made of: its name, and its parts. A number with its sign stands beside each part.

preview-sum = { $sum ->
    [visit-cost] 訪問コスト
    [event-price] 協賛金
    [land-price] 土地代
    [store-wigs] 商店の勝利点
    [officials-hired] 追加雇用する役人
    [hire-price] 追加雇用費
    [opening-wigs] 自分の勝利点
    [opening-wigs-others] 他プレイヤーの勝利点
    [sale-price] 売却収入
   *[ship-cost] 支払う商品
}

preview-treasury-modifier = 財務修正

preview-treasury = 財務マーカーの値

# Officials of one colour in a noble's office
preview-officials = { noble }の役所：{ player }

preview-clergy = 聖職者タイル

preview-cards = ポートフォリオの財務カード

preview-purse = 支払いの割引

# The sum would be less than 0
preview-floor = 下限は0

preview-row-cubes = { $row }行のキューブ

preview-column-cubes = 第{ $column }列のキューブ

preview-cube = { cube }キューブを取る

preview-best-cube = 最も価値の高いキューブを取る

# A public building that matches a store
preview-building = { site }（第{ $column }列）

preview-plan-officials = 計画書の役人

preview-returned = 自分の役人

preview-hired = 追加雇用：{ $count }人×{ $each }

# A store that matches a public building
preview-store = { $plot }：{ $owner ->
    [you] 自分
    [green] 緑
    [yellow] 黄色
    [purple] 紫
    [orange] オレンジ
   *[lacerda] ラセルダ
}

preview-market = { good }の市場価格

preview-ship = 船

preview-hull = 船体サイズ

preview-replaced = 改築する船の船体サイズ

preview-houses = 中央グループの商店コマ

### Words that other messages are made of. A message that is referred to sees the variables of the one that refers to it.
### $player and $owner are "green", "yellow", "purple", "orange", "neutral", or any other name to be shown as it is.
### Full-width punctuation and no blanks between words; numbers stay half-width.

-to = →

player = { $player ->
    [green] 緑
    [yellow] 黄色
    [purple] 紫
    [orange] オレンジ
    [neutral] ダミー
    [lacerda] ラセルダ
   *[other] { $player }
}

# You, when Lacerda is spoken of
player-you = { $you ->
    [green] 緑
   *[other] { $you }
}

# Whose ship: the reader's own, or another player's
whose = { $owner ->
    [you] 自分の
    [green] 緑の
    [yellow] 黄色の
    [purple] 紫の
    [orange] オレンジの
    [lacerda] ラセルダの
   *[other] { $owner }の
}

good = { $good ->
    [gold] 金
    [cloth] 布
    [books] 本
   *[tools] 道具
}

# One piece of it, as an object
a-good = { good }を1つ

# What a store sells
store-good = { good }

good-count = { good }{ $count }つ

# A number of goods before and after
good-change = { good }（{ $before }{ -to }{ $after }）

noble = { $noble ->
    [builder] 王宮建築家
    [minister] 侯爵
   *[king] 国王
}

# The four decks of political cards on the board
kind = { $kind ->
    [builder] 王宮建築家
    [minister] 侯爵
    [king] 国王
   *[treasury] 財務
}

# The colour of a card's deck or of a ship; with 色 it cannot be taken for a player's
colour = { $colour ->
    [blue] 青色
    [red] 赤色
    [purple] 紫色
   *[brown] 茶色
}

architect = { $architect ->
    [blue] 青色
   *[green] 緑色
}

cube = { $cube ->
    [earthquake] 地震
    [fire] 火災
   *[tsunami] 津波
}

cube-count = { cube }{ $count }個

# Where an official stands
place = { $place ->
    [builder-office] 王宮建築家の役所
    [minister-office] 侯爵の役所
    [king-office] 国王の役所
    [builder-plaza] 王宮建築家のプラザ
    [minister-plaza] 侯爵のプラザ
   *[king-plaza] 国王のプラザ
}

# An office before an official is sent there
office-part = { noble }の役所{ $count ->
    [0] （空き）
   *[other] { $full ->
        [yes] （満員：最も多い色がプラザへ移る）
       *[no] （{ $spaces }枠中{ $count }人）
    }
}

# A public building's site; $row is a letter, $street a proper name
site = { $side ->
    [north] { $street }北端
    [west] { $row }行西側
   *[east] { $row }行東側
}

house-group = { $group ->
    [left] 左
    [middle] 中央
   *[right] 右
}

# The six State actions
state-action = { $action ->
    [recruit] 役人を2人まで雇用
    [plan] 計画書を取得
    [ship] 船を建造
    [produce] 商品を生産
    [cardinal] 枢機卿に面会
   *[favor] 王室の好意を獲得
}

noble-action = { $noble ->
    [builder] 商店を建築
    [minister] 政令カードを獲得
   *[king] 公共施設を建設
}

# The treasury's part of the cost of a visit
modifier = { $modifier ->
    [-1] −1
    [0] ±0
   *[other] +{ $modifier }
}

visit-cost = 財務修正{ modifier }、自分以外の役人{ $officials }人{ $clergy ->
    [0] {""}
   *[other] 、聖職者タイル−{ $clergy }
}

# Where a visitor's influence ($yours) does not suffice: what pays the rest ($missing)
visit-means = { $means ->
    [choice] { $yours ->
        [0] レアルか勝利点で支払う
       *[other] 手持ちの{ $yours }と、レアルか勝利点で{ $missing }
    }
    [at-least] { $missing }以上をレアルで支払う
    [reis] { $yours ->
        [0] { visit-reis }で支払う
       *[other] 手持ちの{ $yours }と{ visit-reis }
    }
    [split] { $yours ->
        [0] { visit-reis }と{ visit-wigs }で支払う
       *[other] 手持ちの{ $yours }、{ visit-reis }、{ visit-wigs }
    }
   *[wigs] { $yours ->
        [0] { visit-wigs }で支払う
       *[other] 手持ちの{ $yours }と{ visit-wigs }
    }
}

visit-reis = { $reisspent }レアル

visit-wigs = { $wigsspent }勝利点

reis-count = { $count }レアル

wigs-count = { $count }勝利点

## Lists

list-last = { $first }、{ $rest }

list-more = { $first }、{ $rest }

# Of tasks
list-or = { $first }、または{ $rest }

list-none = なし

## Numbers that changed, at the end of a log line

change = （{ $before }{ -to }{ $after }）

change-part = { $what ->
    [reis] レアル
    [influence] 影響力
    [wigs] 勝利点
    [officials] ボード上の役人
    [gold] 金
    [cloth] 布
    [books] 本
   *[tools] 道具
}{ $before }{ -to }{ $after }

changes = （{ $list }）

## Parts of a payment. $before is -1 where the player does not have that much.

pay-reis = { reis-count }{ paid }

pay-influence = { $count }影響力{ paid }

pay-wigs = { wigs-count }{ paid }

pay-coins = 影響力から{ reis-count }分{ paid }

paid = { $before ->
    [-1] {""}
   *[other] （{ $before }{ -to }{ $after }）
}

pay-nothing = なし

### Bots to play with.

# What it is; $bot is what the server calls it
bot-title = { $bot ->
    [random] ランダム
    [eager] せっかち
    [novice] 新人
    [apprentice] 見習い
    [greedy] 商人
    [courtier] 廷臣
    [master] 名匠
   *[other] { $bot }
}

# Its name; $twin counts those of one kind at a table, from 1. Names of one kind are all of one gender
bot-name = { $bot ->
    [novice] { $twin ->
        [1] トメ
        [2] ガスパル
        [3] ブラス
       *[other] ゼフェリーノ
    }
    [apprentice] { $twin ->
        [1] イネス
        [2] リタ
        [3] マルタ
       *[other] テレザ
    }
    [greedy] { $twin ->
        [1] ベント
        [2] ヴァスコ
        [3] シマン
       *[other] ティアゴ
    }
    [courtier] { $twin ->
        [1] ドン・ドゥアルテ
        [2] ドン・ヌーノ
        [3] ドン・ロポ
       *[other] ドン・フェルナン
    }
    [master] { $twin ->
        [1] ジョアキン
        [2] アンセルモ
        [3] エウゼビオ
       *[other] マティアス
    }
   *[other] { $twin ->
        [1] { bot-title }
       *[other] { bot-title } { $twin }
    }
}

# Name and what it is
bot-called = { $bot ->
    [novice] 新人の{ bot-name }
    [apprentice] 見習いの{ bot-name }
    [greedy] 商人の{ bot-name }
    [courtier] 廷臣の{ bot-name }
    [master] 名匠の{ bot-name }
   *[other] { bot-name }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] 可能な手なら何でも打ちます。{ bot-opponent }
    [eager] 訪問できるときは必ず訪問し、瓦礫を集めます。先のことは考えません。{ bot-opponent }
    [novice] 建設現場で石を運ぶ{ bot-name }。手の一部しか目に入らず、よく思いつきで打ちます。{ bot-opponent }
    [apprentice] 設計図の描き方を学ぶ{ bot-name }。たいていの手は見えていますが、ときどき思いつきで打ちます。{ bot-opponent }
   *[greedy] 毎手番、その場のもうけを計算する{ bot-name }。めったに間違えませんが、先のことは人任せです。{ bot-opponent }
    [courtier] 宮廷のすべてを見てきた{ bot-name }。手番全体を見比べ、その行く末を経験から読みます。{ bot-opponent }
    [master] 生涯を建築に捧げた{ bot-name }。手番全体で考え、あなたを含む全員の次の動きを思い描きます。{ bot-opponent }
}

# What to expect of it
bot-opponent = { $bot ->
    [random] お試し用です。
    [eager] お試し用です。
    [novice] 初めてのゲームにやさしい相手です。
    [apprentice] ルールを覚えた頃の気軽な相手です。
   *[greedy] ほどよい相手です。
    [courtier] 手ごわい相手です。
    [master] 最も手ごわい相手です。
}

### Bots to play with.

# What people call it; $bot is what the server calls it
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

# Who it is and how it plays
bot-character = { $bot ->
    [random] 可能な手なら何でも打ちます。{ bot-opponent }
    [eager] 訪問できるときは必ず訪問し、瓦礫を集めます。先のことは考えません。{ bot-opponent }
    [novice] 建設現場で石を運ぶトメ。手の一部しか目に入らず、よく思いつきで打ちます。{ bot-opponent }
    [apprentice] 設計図の描き方を学ぶイネス。たいていの手は見えていますが、ときどき思いつきで打ちます。{ bot-opponent }
   *[greedy] 毎手番、その場のもうけを計算するベント。めったに間違えませんが、先のことは人任せです。{ bot-opponent }
    [courtier] 宮廷のすべてを見てきたドン・ドゥアルテ。手番全体を見比べ、その行く末を経験から読みます。{ bot-opponent }
    [master] 生涯を建築に捧げたジョアキン。手番全体で考え、あなたを含む全員の次の動きを思い描きます。{ bot-opponent }
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

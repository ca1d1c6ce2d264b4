### Why an option is not open. The id is "reason-" and the engine's word; $x, $y and $z are the engine's numbers.

## General

reason-leads-nowhere = この後の処理を最後まで行えない

# After an option that pays: z réis, 0 if none
after-paying = { $z ->
    [0] その後は
   *[other] { $z }レアル支払うと
}

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-land-too-dear = { after-paying }、どの空き地の土地代も払えない：最も近いものでも{ $short }レアル不足（土地代{ $x }レアル、支払えるのは{ $y }レアルまで）

# The same where the plot has been chosen already
reason-after-land-here-too-dear = その後は{ $plot }の土地代を払えない：{ $short }レアル不足（土地代{ $x }レアル、支払えるのは{ $y }レアルまで）

# The same if it is not certain that nothing comes nearer
reason-after-some-land-too-dear = { after-paying }、どの空き地の土地代も払えない：例えば土地代{ $x }レアルに対し、支払えるのは{ $y }レアルまで

# The same where the Cardinal of the plot is the cause
reason-after-cardinal-raises-land = { after-paying }、どの空き地の土地代も払えない：不足が最も少ない土地では枢機卿に必ず面会し、財務マーカーが上がるため、土地代は{ $x }レアルになり、支払えるのは{ $y }レアルまで

reason-after-no-plot-fits = { after-paying }、商店タイル置き場のどのタイルにも合う空き地がない

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-hiring-too-dear = { after-paying }、どの計画書でも不足する役人を追加雇用できない：最も近いものでも{ $short }レアル不足（追加雇用{ $x }レアル、支払えるのは{ $y }レアルまで）

# The same where the site has been chosen already
reason-after-hiring-here-too-dear = その後はこの建設予定地の公共施設に不足する役人を追加雇用できない：{ $short }レアル不足（追加雇用{ $x }レアル、支払えるのは{ $y }レアルまで）

# The same if it is not certain that nothing comes nearer
reason-after-some-hiring-too-dear = { after-paying }、どの計画書でも不足する役人を追加雇用できない：例えば追加雇用{ $x }レアルに対し、支払えるのは{ $y }レアルまで

# The same where the Cardinal of the site is the cause
reason-after-cardinal-raises-hire = { after-paying }、どの計画書でも不足する役人を追加雇用できない：不足が最も少ない建設予定地では枢機卿に必ず面会し、財務マーカーが上がるため、追加雇用は{ $x }レアルになり、支払えるのは{ $y }レアルまで

reason-after-no-plan-fits = 空いた建設予定地に使える計画書がない

# The same where the site has been chosen already
reason-after-no-plan-fits-here = その後はこの建設予定地に使える計画書がない

reason-after-no-goods = その後は売却にも取引にも使える商品がない

reason-after-no-sell-no-trade = その後は売却も取引もできない：商品を積める寄港中の船がなく、残る商品で行える国家アクションもない

## The turn

# x: goods in the warehouse then, 0 if there would be none
reason-no-sell-no-trade = 加えた後に売却も取引もできない：{ $x ->
    [0] 商品がない
   *[other] 商品を積める寄港中の船がなく、残る商品で行える国家アクションもない
}

# reward: what the noble card gives, such as "a royal favor"
reason-reward-prevents-sell-or-trade = カードのボーナス（{ $reward }）は必ず解決し、その後は売却も取引もできない

# x: cost, y: influence, z: wigs
reason-visit-too-dear = コストは{ $x }、所持は{ $y }影響力と{ $z }勝利点

# x: cost, y: all that the player can pay with
reason-visit-too-dear-with-reis = コストは{ $x }、影響力・勝利点・レアルで支払えるのは{ $y }まで

reason-no-decree-left = 表向きの政令カードがない

reason-no-house-left = 商店コマが残っていない

reason-no-plot-fits = タイルを置ける空き地がない

# x: cost, y: what the player can raise in réis and from influence
reason-land-too-dear = 土地代は{ $x }レアル、支払えるのは{ $y }レアルまで

# The Cardinal of the plot must be met and raises the treasury. x: the price then, y: what the player can raise, plot: where
reason-cardinal-raises-land = { $plot }では枢機卿に必ず面会し、財務マーカーが上がる：土地代は{ $x }レアルになり、支払えるのは{ $y }レアルまで

# The same on a site
reason-cardinal-raises-hire = この建設予定地では枢機卿に必ず面会し、財務マーカーが上がる：不足する役人の追加雇用は{ $x }レアルになり、支払えるのは{ $y }レアルまで

reason-no-free-site = 空いた建設予定地がない

reason-no-plan-held = 未使用の計画書がない：公共施設の建設には計画書が必要

# x: cost, y: what the player can raise
reason-event-too-dear = 協賛金は{ $x }レアル、支払えるのは{ $y }レアルまで

# x: cost, y: réis in hand
reason-event-without-effect = イベントのアクションを今行っても効果がない

reason-tile-without-effect = タイルを今使っても効果がない

reason-deck-empty = この山に表向きのカードがない

## Portfolio

# x: cards in the portfolio, y: limit
reason-portfolio-at-limit = ポートフォリオは{ $x }枚（上限{ $y }枚）：1枚捨てる必要がある

reason-row-full = この段の3つのスロットはすべて埋まっている

reason-frees-no-slot = 捨てても必要な段のスロットが空かない

# x: cards in the portfolio, y: limit
reason-other-row-below-limit = ポートフォリオは{ $x }枚（上限{ $y }枚）：入れ替えられるのは同じ段のカードだけ

reason-no-official-there = そこに自分の役人がいない

reason-favor-not-held = この好意を持っていない

## Money and influence

# x: asked from influence, y: what the track yields
reason-influence-yields-less = 影響力から出せるのは{ $y }レアルまで、{ $x }レアルは出せない

# x: needed, y: in hand
reason-not-enough-reis = { $x }レアル必要、所持金は{ $y }レアル

reason-reis-need-left-houses = 訪問にレアルを使えるのは、左グループの商店コマを2つとも建ててから

## Selling and trading

reason-no-goods = 商品がない

reason-no-ship-with-room = 空きのある寄港中の船がない

reason-nothing-to-trade = 手持ちの商品で行える国家アクションがない

reason-good-not-held = 倉庫にこの商品がない

reason-ship-at-sea = 航海中の船（持ち主の手番開始時に寄港する）

reason-state-action-covered = この国家アクションにはすでに商品が置かれている

reason-good-not-accepted = この貴族はその商品を受け取らない

## State actions

# x: needed, y: on the player board
reason-officials-on-board = 役人が{ $x }人必要、ボード上には{ $y }人

reason-no-plan-left = この色の計画書は残っていない

# x: different goods needed, y: different goods held
reason-ship-needs-goods = { $x ->
    [1] 商品が1つ必要
   *[other] 異なる商品が{ $x }つ必要
}、所持は{ $y }種類

reason-good-not-aboard = この商品は積まれていない

reason-type-not-produced = この種類は生産していない

reason-warehouse-full = 倉庫に空きがない

reason-four-clergy-tiles = 聖職者タイル置き場が4つとも埋まっている

reason-no-tile-there = そこに聖職者タイルがない

reason-favor-held = この好意はすでに持っている

reason-favor-stack-empty = この貴族の好意は残っていない

## Noble actions

reason-no-tile-on-display = 商店タイル置き場のこのスペースは空

reason-plot-taken = すでに商店がある

reason-group-exhausted = このグループの商店コマは使い切った

reason-site-taken = すでに公共施設がある

reason-no-plan-with-building = ここに合う公共施設を建てられる計画書がない

# x: cost, y: what the player can raise
reason-hiring-too-dear = 不足する役人の追加雇用に{ $x }レアル必要、支払えるのは{ $y }レアルまで

reason-no-building-left = この色の公共施設は残っていない

reason-building-lacks-colour = この公共施設には街道の種類が描かれていない

## Rewards and the end of the period

reason-none-in-pile = 瓦礫置き場にこのキューブがない

reason-treasury-at-end = 財務マーカーはトラックの端にある

reason-reward-without-effect = ボーナスに効果がない

reason-gains-are-automatic = このボーナスは辞退できない

reason-plot-covered = この土地は今回のゲームでは使用しない
reason-plot-on-other-street = この土地はタイルの街道に面していない
reason-treasury-card-gives-nothing = ここでは財務カードからボーナスは得られない
reason-penalty-is-ignored = ペナルティは無視され、ボーナスもない
reason-noble-has-rewarded = この貴族からはすでにボーナスを得ている
reason-no-official-on-board = ボード上に配置できる役人がいない
reason-no-plan-left-at-all = 計画書が1枚も残っていない
reason-nothing-to-produce = 自分の商店に、倉庫に入る商品を生産できるものがない
reason-no-favor-to-take = 残っている好意はすべて持っている
reason-ship-goods-missing = 船に支払う異なる商品が足りない
reason-shipyard-empty = 造船所が空
reason-no-tile-in-reach = 枢機卿の隣に聖職者タイルがない
reason-no-plot-fits-any-tile = 商店タイル置き場のどのタイルにも合う空き地がない

## Moves that are no option at all

reason-game-over = ゲームは終了している

reason-card-not-held = このカードを持っていないか、そのようには使えない

reason-no-pass = この決定は省略できない

reason-reward-must-be-used = 使えるボーナスは必ず使う

# topic: the engine's name of the decision, which event-topic words
reason-no-such-move = その選択肢はない。今の選択：{ event-topic }

### Names of tiles, the tip, the large view and the legend of the web client.

ui-art-plan = { architect }の計画書（役人{ $officials }人{ $done ->
    [yes] 、使用済み
   *[no] {""}
}）

# $colours is a list of goods
ui-art-building = { architect }の公共施設（{ $colours }）

## The tip

# A link to a rule
ui-art-rule = ルール{ $rule }

# The total if the game were scored at once, now and after the move
ui-art-final = 今終了した場合の得点：{ $before }{ -to }{ $after }

ui-art-reveals = 新しい情報が公開されるため、元に戻せない

# What a number in the tip counts
ui-art-number = { $name ->
    [reis] レアル
    [influence] 影響力
    [wigs] 勝利点
    [officials] ボード上の役人
    [goods-gold] 金
    [goods-cloth] 布
    [goods-books] 本
    [goods-tools] 道具
    [prices-gold] 金の市場価格
    [prices-cloth] 布の市場価格
    [prices-books] 本の市場価格
    [prices-tools] 道具の市場価格
    [cubes-earthquake] 地震キューブ
    [cubes-fire] 火災キューブ
    [cubes-tsunami] 津波キューブ
    [set_markers] 瓦礫セットマーカー
    [clergy_tiles] 聖職者タイル
    [treasury_space] 財務マーカーの位置
   *[other] コマ
}

## The large view

ui-art-close = 閉じる

# What is to be said of a sort of thing, whatever it shows
ui-art-about = { $thing ->
    [card-noble] ポートフォリオに加えると、まずボーナスかペナルティ、次に売却か取引を行います。影響力を得るたびに、このカードの影響力も加算されます。王室に置くと、この貴族を訪問します。
    [card-treasury] ポートフォリオに加えると、財務マーカーの示すレアルを得て、マーカーが1つ下がり、次に売却か取引を行います。線より下の効果は、カードがある限り続きます。王室に置くと、財務マーカーの示すレアルを支払い、線より上のイベントに協賛します。
    [ship] 建造には、船体サイズと同じ数の異なる商品が必要です。建造すると財務マーカーが1つ上がり、影響力を得ます。商品は誰でも売却できます。満載になると出航し、持ち主は商品1つにつき1勝利点を得ます。
    [clergy-lasting] 持っている間、効果が続きます。教会の得点計算で捨てると、裏面の勝利点と影響力を得ます。持てるのは4枚までです。
    [clergy-once] カードをプレイする前か、政治カードを取る前に1回だけ使えます。使わずに教会の得点計算で捨てると、裏面の勝利点を得ます。
    [decree] ゲーム終了時、持ち主だけが得点します。人物が1人なら自分のものだけ、3人なら全員のものを数えます。
    [decree-most] ゲーム終了時、持ち主が1以上あり、上回る人がいなければ得点します。
    [plan] 同じ色の公共施設を建設するために使います。描かれた人数の役人を役所やプラザから戻し、不足分は追加雇用します。
    [building] 同じ色の計画書で建設します。描かれた種類の街道に面した商店が、列の勝利点を得ます。対象は、東西なら隣の行、北端ならその街道全体の商店です。
    [goal] 初心者向けのカードです。いずれか1つを行うと、手番終了時にボーナスを得ます。
    [plot] ここに商店を建てると、ボーナスと、その行か列のキューブ1個を得ます。土地代は、財務マーカーの値と、そこに残ったキューブの価値の合計です。
    [site] ここに公共施設を建設すると、キューブ2個とボーナスを得ます。
    [builder] 王宮建築家 Manuel da Maia。国家アクションには道具か金を提供します。貴族アクションは商店の建築です。訪問には財務マーカーの示す影響力が必要で、役所にいる自分以外の役人1人につき1増えます。
    [minister] 侯爵 Marquês de Pombal。国家アクションには本か金を提供します。貴族アクションは政令カードの獲得です。訪問には財務マーカーの示す影響力が必要で、役所にいる自分以外の役人1人につき1増えます。
    [king] 国王 Dom José I。国家アクションには布か金を提供します。貴族アクションは公共施設の建設です。訪問には財務マーカーの示す影響力が必要で、役所にいる自分以外の役人1人につき1増えます。
    [deck] 手番の終わりにカードを1枚取ります。その後、次のカードが表向きになります。4つの山のうち3つがなくなると、時代が終わります。
    [market] 商品の価格です。売却時には船の売値などの効果が加わります。価格は商品が生産されると1下がり、上がることはありません。
    [treasury] 示された値は、土地代、イベントの協賛金、役人の追加雇用費になり、財務カードで得るレアルにもなります。もう1つの数は、すべての訪問コストに加わります。
    [church] 枢機卿は時計回りに進み、その隣の2枚のタイルから1枚を取ります。手紙を通ると教会の得点計算が行われ、宝箱を通ると財務マーカーが1つ上がります。
    [shipyard] 一番上の船を建造できます。第2の時代には大きな船が並びます。
    [cube] 瓦礫です。土地代では地震3、火災2、津波1と数えます。3種類1個ずつで1セットになり、カードと商品の置き場が増え、瓦礫セットマーカーが侯爵の肖像画に置かれます。
    [good] 商品は船に売却したり、船の建造に支払ったり、国家アクションのために提供したりします。道具は王宮建築家、本は侯爵、布は国王、金は全員に使えます。
    [street] この街道の商店は、この商品を生産します。同じ色の商店と公共施設は、互いに得点をもたらします。
   *[scoring] この列の商店が、関連する公共施設1件につき得る勝利点です。
}

# A small mark beside the sentence on the source
ui-art-source-mark = { $letter ->
    [L] 不確か
   *[D] 復元
}

ui-art-source = { $letter ->
    [L] 印刷された実物の写真から読み取りましたが、確実ではありません。
   *[D] 出典が見つからないため、実物に合うように作成しました。
}

## The legend

ui-art-legend-part = { $part ->
    [players] プレイヤー
    [goods] 商品
    [rubble] 瓦礫
    [people] 王室
    [riches] 手に入るもの
    [deeds] できること
    [prices] カードとタイルの記号
    [marks] カードと計画書の色
   *[keys] キーボード
}

ui-art-legend-deck = カードと船：{ colour }

ui-art-legend-architect = 計画書と公共施設：{ architect }

# Words for the pictures
ui-art-icon = { $icon ->
    [gold] 金：すべての貴族に
    [cloth] 布：国王に
    [books] 本：侯爵に
    [tools] 道具：王宮建築家に
    [goods] 好きな商品
    [two-goods] 好きな商品を2種類1つずつ
    [earthquake] 地震：土地代+3
    [fire] 火災：土地代+2
    [tsunami] 津波：土地代+1
    [rubble] 瓦礫置き場のキューブ
    [set-marker] 瓦礫セットマーカー：2枚目の政令カード用
    [builder] 王宮建築家
    [minister] 侯爵
    [king] 国王
    [treasury] 財務
    [cardinal] 枢機卿：数字は移動スペース数
    [any-noble] いずれかの貴族
    [wigs] 勝利点
    [influence] 影響力
    [gain-influence] 影響力を得る：上段の合計
    [reis] レアル（お金）
    [official] 役人
    [house] 商店コマ
    [favor] 王室の好意
    [clergy] 聖職者タイル
    [decree] 政令カード
    [card] 政治カード
    [goals] 目標カード
    [recruit] 役人を雇用
    [plan] 計画書を取得
    [ship] 船を建造
    [produce] 商品を生産
    [store] 商店／商店を建築
    [open] 公共施設／公共施設を建設
    [portfolio] カードをポートフォリオに加える
    [visit] 貴族を訪問
    [follow] 訪問に追随
    [sponsor] イベントに協賛
    [sell] 商品を船に売却
    [trade] 貴族と取引して国家アクション
    [treasury-move] 財務マーカーを上か下に移動
    [land] 土地代
    [hire] 役人の追加雇用
    [purse] レアルの支払いすべて
    [plan-done] 使用済み計画書
    [hull] 船体サイズ
    [own] 自分のものだけ数える
    [three-people] 全員のものを数える
   *[first-place] 最多（同数可）
}

ui-art-key = { $does ->
    [choices] 次の選択肢／前の選択肢
    [play] 選択中のものを実行
    [undo] 元に戻す
    [redo] やり直す
    [restart] 手番を最初からやり直す
    [hint] ヒント
    [log] ログ
    [score] 得点
    [timeline] タイムライン
    [legend] 凡例
   *[close] 開いているものを閉じる
}

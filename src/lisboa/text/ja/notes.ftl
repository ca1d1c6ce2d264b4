### Remarks on components. The data files of lisboa.components have them in English; here they are told apart by their
### words: "Of each good." is of-each-good. One that has no variant stands as it is.

component-note = { $note ->
    [at-random-to-columns-1-4] 第1～4列にランダムに配置。
    [printed-on-the-board] ボードに印刷されている。
    [spaces-from-the-top-counted-from-0] 一番上を0として数えたスペース。
    [this-space-shows-a-wig] このスペースにはかつらが描かれている。
    [cardinal-spaces-alternating-with-as-many-tile-spaces] 枢機卿のスペース。同じ数のタイル置き場と交互に並ぶ。
    [where-the-cardinal-starts] 枢機卿の開始位置。
    [steps-clockwise-from-the-start] 開始位置から時計回りに数えた歩数。
    [east-end-of-each-row] 各行の東端。
    [foot-of-columns-1-5] 第1～5列の下側。
    [earthquake-fire-tsunami] 地震、火災、津波の順。
    [one-per-player-is-used-set-2] プレイヤー1人につき1枚使用（SET-2）。
    [groups-from-left-to-right] グループは左から順。
    [of-each-colour] 各色の数。
    [portfolio-and-warehouse-before-the-first-rubble-set] 最初の瓦礫セットまでのポートフォリオと倉庫の上限。
    [of-each-good] 各商品の数。
    [by-turn-order] 手番順。
    [hidden-in-the-picture-we-have] 手元の図では隠れている。
    [reward-printed-influence-read-with-low-certainty] ボーナスは印刷のとおり、影響力は読み取りが不確か。
    [reward-printed-influence-designed] ボーナスは印刷のとおり、影響力は復元。
    [printed-the-amount-of-the-benefit-read-with-low-certainty] 印刷のとおりだが、効果の数値は読み取りが不確か。
    [printed-that-such-an-event-exists-the-rest-designed] このイベントがあることは印刷のとおり、ほかは復元。
    [printed-that-such-a-tile-exists-the-rest-designed] このタイルがあることは印刷のとおり、ほかは復元。
    [one-starting-plan-is-printed-with-low-certainty-it-is-not-recorded-which] スタート計画書の1枚は印刷のとおりだが、読み取りが不確か。どれかは記録がない。
    [hull-and-modifier-printed-influence-read-with-low-certainty] 船体サイズと売値は印刷のとおり、影響力は読み取りが不確か。
    [hull-printed-modifier-and-influence-read-with-low-certainty] 船体サイズは印刷のとおり、売値と影響力は読み取りが不確か。
   *[other] { $text }
}

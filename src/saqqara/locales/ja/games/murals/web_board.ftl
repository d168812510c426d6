### The browser: the board of Murals of the Nile

## ナイルの壁画のシート

web-murals-wall-full = シート: 100枚中{ $placed }枚が置かれています。
web-murals-wall-last = シート: 100枚中{ $placed }枚が置かれています。直前のカードは{ $last }です。
web-murals-area-open = エリア{ $letter }（+{ $value }）: 残り{ $cells }マス
web-murals-area-done = エリア{ $letter }（+{ $value }）: { $name }さんが完成
web-murals-supply = 山札と場札
web-murals-deck = 山札
web-murals-deck-full = 山札: { $cards }枚
web-murals-display = 場札
web-murals-display-empty = ミスになったカードはここに並びます。
web-murals-hand = あなたの手札
web-murals-hand-empty = 手札はありません。
web-murals-hand-free = { $cards }枚中{ $free }枚が影の外
web-murals-hands = ほかの人の手札
web-murals-cards = { $cards }枚
web-murals-open-hand = 公開された手札
web-murals-known = 全員が知っている手札
web-murals-card =
    { $shadow ->
        [true] { $card }（影の中）
       *[other] { $card }
    }
web-murals-not-your-turn = 今はカードを置く手番ではありません。
web-murals-deeds = めくるかやめるか
web-murals-draw = 山札をめくる
web-murals-draw-first = どこにでも置けます
web-murals-draw-safe = ミスになりません
web-murals-draw-risk = ミスの確率{ $percent }%
web-murals-draw-unknown = ミスになるかもしれません
web-murals-ask-odds = ミスの確率を見る
web-murals-odds = 見えていない{ $unseen }枚のうち{ $miss }枚が{ $last }の影に入ります。
web-murals-stop = { $cards }枚でやめる
web-murals-reward =
    { $steps ->
        [0] { $cards ->
            [0] ボーナスなし
           *[other] { $cards }枚引く
        }
       *[other] { $cards ->
            [0] コンボ+{ $steps }
           *[other] コンボ+{ $steps }と{ $cards }枚
        }
    }
web-murals-take-deck = 山札から引く
web-murals-take-deck-about = ほかの人には見えません（残り{ $cards }枚）
web-murals-owed-ankh = アンクカードの効果で{ $name }さんが1枚引きます。
web-murals-owed-combo = コンボボーナスで{ $name }さんがあと{ $cards }枚引きます。
web-murals-combo-bonus = コンボボーナス
web-murals-combo-about = 手番に置いた枚数で決まります
web-murals-tracks = トラック
web-murals-track-combo = コンボトラック
web-murals-track-area = エリアトラック
web-murals-track-miss = ミストラック
web-murals-track-points = 1位〜3位: { $points }点
web-murals-track-seat = { $name }さん: { $steps }（今{ $points }点）
web-murals-steps-and-rank = { $steps }マス・{ $rank }位
web-murals-guide = カードとエリアの効果
web-murals-guide-combo = ミスをせずに手番が終わると、置いた枚数のボーナスを得ます。
web-murals-guide-line = { $cards }: { $reward }
web-murals-guide-areas = エリアの最後の1枚を置いた人は、すぐにエリアトラックのコマを1・2・3マス（I・II・III）進めます。
web-murals-guide-ankh = アンクの印がある赤い数字のカードです。置いたら、すぐに山札か場札から1枚引きます。
web-murals-guide-shadow = 影
web-murals-guide-shadow-about = 直前のカードより下で、しかも右のマスのことです。手札と場札のカードは、影に置けません。めくったカードが影に入るとミスです。カードは場札になり、ミストラックのコマが1マス進み、ボーナスなしで手番が終わります。
web-murals-guide-tracks = ゲーム終了時にトラックごとに得点します。同順位なら全員がその点を得ます。ミストラックは、ミスが少ないほど上位です。
web-murals-text-turn = 手番
web-murals-text-count = この手番に置いた枚数
web-murals-text-last = 直前のカード
web-murals-text-shadow = その影
web-murals-text-owed = これから引く枚数
web-murals-text-sheet = 置かれたカード
web-murals-text-areas = エリア
web-murals-text-area = エリア{ $number }
web-murals-text-letter = 記号
web-murals-text-known = 全員が知っている手札
web-murals-text-value = 進むマス
web-murals-text-cells = マス
web-murals-text-open = 残り
web-murals-text-by = 完成させた人
web-murals-text-ankh = アンクカード
web-murals-text-track-points = 1位、2位、3位の点
web-murals-text-odds = 今山札をめくると
web-murals-text-odds-miss = 影に入る見えていないカード
web-murals-text-odds-unseen = 見えていないカードの総数
web-murals-text-hand-size = 手札の枚数
web-murals-text-combo-points = コンボトラックの点（現在）
web-murals-text-area-points = エリアトラックの点（現在）
web-murals-text-miss-points = ミストラックの点（現在）

## 前の手番から: いくつもの出来事を1行で。残り

web-murals-recap-deck = { $seat }さんが{ -murals-deck }から{ $cards }をめくって置きました。
web-murals-recap-hand = { $seat }さんが{ -murals-hand }の{ $cards }を置きました。
web-murals-recap-display = { $seat }さんが{ -murals-display }の{ $cards }を置きました。
web-murals-recap-take = { $seat }さんが{ -murals-display }の{ $cards }を{ -murals-hand }に加えました。
web-murals-recap-deal = { $seat }さんが{ -murals-deck }から{ $count }枚引きました。
web-murals-recap-deal-own = 引いたカードは{ $cards }です。
web-murals-goal = まだ描かれていないマス: { $cells }

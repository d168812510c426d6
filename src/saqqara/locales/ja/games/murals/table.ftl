### ナイルの壁画

-murals-display = 場札
-murals-hand = 手札
-murals-ankh-card = アンクカード
-murals-combo-bonus = コンボボーナス
-murals-area-bonus = エリアボーナス
-murals-combo-track = コンボトラック
-murals-area-track = エリアトラック
-murals-miss-track = ミストラック

## エリア

murals-area-a = エリアA
murals-area-b = エリアB
murals-area-c = エリアC
murals-area-d = エリアD
murals-area-e = エリアE
murals-area-f = エリアF
murals-area-g = エリアG
murals-area-h = エリアH
murals-area-j = エリアJ
murals-area-k = エリアK
murals-area-l = エリアL
murals-area-m = エリアM

## 選ぶこと

murals-prompt-first-card = 1枚目のカードを置いてください。どこにでも置けます。
murals-prompt-turn = { $cards }枚置きました（直前は{ $tens }{ $ones }）。続けてカードを置くか、手番をやめてください。
murals-prompt-ankh = アンクの効果で1枚引きます。{ -murals-deck }か{ -murals-display }を選んでください。
murals-prompt-combo = { -murals-combo-bonus }であと{ $cards }枚引きます。{ -murals-deck }か{ -murals-display }を選んでください。
murals-prompt-reveal = { -murals-deck }をめくります。
murals-prompt-deal = { -murals-deck }のカードが{ -murals-hand }に加わります。
murals-prompt-start = スタートプレイヤーを決めます。

## 選択肢

murals-label-draw = { -murals-deck }をめくる
murals-label-stop =
    { $steps ->
        [0] { $cards ->
            [0] 手番をやめる（ボーナスなし）
           *[other] 手番をやめて、{ $cards }枚引く
        }
       *[other] { $cards ->
            [0] 手番をやめる: コンボ+{ $steps }
           *[other] 手番をやめる: コンボ+{ $steps }と{ $cards }枚
        }
    }
murals-label-hand =
    { $steps ->
        [0] { -murals-hand }の{ $tens }{ $ones }を置く
       *[other] { -murals-hand }の{ $tens }{ $ones }を置いて、エリアを完成させる（+{ $steps }）
    }
    .fold = { -murals-hand }のカードを置く
murals-label-display =
    { $steps ->
        [0] { -murals-display }の{ $tens }{ $ones }を置く
       *[other] { -murals-display }の{ $tens }{ $ones }を置いて、エリアを完成させる（+{ $steps }）
    }
    .fold = { -murals-display }のカードを置く
murals-label-take-deck = { -murals-deck }から1枚引く（ほかの人には見えない）
murals-label-take = { -murals-display }の{ $tens }{ $ones }を{ -murals-hand }に加える
murals-label-reveal = { $tens }{ $ones }がめくられる
murals-label-deal = { $tens }{ $ones }が{ -murals-hand }に加わる
murals-label-first = { $seat }さんから始める

## 入力

murals-typing = 「めくる」（draw、d）で{ -murals-deck }をめくり、「ストップ」（stop、s）で手番をやめます。「手札45」（hand 45、h45）と「場札95」（display 95、o95）でカードを置き、「引く」（take deck）か「取る95」（take 95）でカードを引きます。「h98, h97, h96, stop」のように続けて入力できます。数字が1つだけのときは、選択肢の番号として扱います。
murals-not-in-hand = { $card }は{ -murals-hand }にありません。
murals-not-in-display = { $card }は{ -murals-display }にありません。
murals-in-shadow = { $tens }{ $ones }は{ $last_tens }{ $last_ones }の{ -murals-shadow }に入るので置けません。
murals-place-first = 先にカードを1枚置いてください。やめられるのはそのあとです。
murals-deck-empty = { -murals-deck }にはもうカードがありません。
murals-take-first = 先に、引くことになっているカードを引いてください。

## ルールの要点

murals-rule-draw = { -murals-deck }をめくったら、そのカードを必ず置きます。直前のカードの{ -murals-shadow }に入れば{ -murals-miss }になり、手番が終わります。1枚目は{ -murals-miss }になりません。（{ $rule }）
murals-rule-stop = { -murals-miss }をせずに手番が終わると、置いた枚数の{ -murals-combo-bonus }を得ます。ほかの枚数のものは選べません。マスを進めてから、カードを引きます。（{ $rule }）
murals-rule-hand = { -murals-hand }のカードは、直前のカードの{ -murals-shadow }に入らなければどれでも置けます。（{ $rule }）
murals-rule-display = { -murals-display }のカードは、直前のカードの{ -murals-shadow }に入らなければどれでも置けます。（{ $rule }）
murals-rule-take = 引くカードは1枚ごとに、{ -murals-deck }（ほかの人には見えません）か{ -murals-display }（全員に見えます）から選びます。引いたカードを見てから、次を選べます。（{ $rule }）
murals-rule-reveal = 直前のカードの{ -murals-shadow }、つまり右下の区域のカードは{ -murals-miss }です。それ以外は置かれます。（{ $rule }）
murals-rule-deal = { -murals-deck }から{ -murals-hand }に加わるカードは、持ち主だけが見ます。（{ $rule }）
murals-rule-first = スタートプレイヤーは、ランダムに決めるか、設定で選びます。手番は時計回りに進みます。（{ $rule }）

## 出来事

murals-event-first = { $seat }さんから始めます。
murals-event-deck = { $seat }さんが{ -murals-deck }から{ $tens }{ $ones }をめくって置きました。
murals-event-hand = { $seat }さんが{ -murals-hand }の{ $tens }{ $ones }を置きました。
murals-event-display = { $seat }さんが{ -murals-display }の{ $tens }{ $ones }を置きました。
murals-event-several = { $seat }さんが{ -murals-hand }の{ $cards }を置きました。
murals-event-miss = { $seat }さんが{ $tens }{ $ones }をめくりました。{ -murals-miss }です。カードは{ -murals-display }になり、手番が終わりました。
murals-event-area = { $seat }さんが{ $area }を完成させ、{ -murals-area-track }のコマを{ $steps }マス進めました。
murals-event-ankh = { -murals-ankh-card }の効果で{ $seat }さんが1枚引きます。
murals-event-stop = { $seat }さんが{ $cards }枚で手番をやめました。
murals-event-combo =
    { $steps ->
        [0] { $draws ->
            [0] { $cards }枚のため、{ $seat }さんのボーナスはありません。
           *[other] { $seat }さんは{ -murals-combo-bonus }で{ $draws }枚引きます。
        }
       *[other] { $draws ->
            [0] { $seat }さんは{ -murals-combo-track }のコマを{ $steps }マス進めました。
           *[other] { $seat }さんは{ -murals-combo-track }のコマを{ $steps }マス進め、{ $draws }枚引きます。
        }
    }
murals-event-take = { $seat }さんが{ -murals-display }の{ $tens }{ $ones }を{ -murals-hand }に加えました。
murals-event-deal = { $seat }さんが{ -murals-deck }から1枚引きました。
murals-event-deal-own = 引いたカードは{ $tens }{ $ones }です。
murals-event-skip = { $seat }さんは{ -murals-hand }がないので、手番が飛ばされます。
murals-event-score-combo = { $seat }さんは{ -murals-combo-track }で{ $points }点を得ました。
murals-event-score-area = { $seat }さんは{ -murals-area-track }で{ $points }点を得ました。
murals-event-score-miss = { $seat }さんは{ -murals-miss-track }で{ $points }点を得ました。

## 得点の内訳

murals-source-combo = { -murals-combo-track }
    .from = { -murals-combo-track }で
murals-source-area = { -murals-area-track }
    .from = { -murals-area-track }で
murals-source-miss = { -murals-miss-track }
    .from = { -murals-miss-track }で
murals-tied = { $name }さん（合計{ $sum }）
murals-tie-break = { $points }点で同点です: { $players }。3つのコマの数字の合計が大きいほうの勝ちです。

## 選ぶと起きること

murals-effect-risk = { -murals-miss }だとボーナスなしで手番が終わる
murals-effect-area = { -murals-area-track }+{ $steps }
murals-effect-combo = { -murals-combo-track }+{ $steps }
murals-effect-cards = カード+{ $cards }枚
murals-effect-stands-more = 今のままなら+{ $points }点
murals-effect-stands-less = 今のままなら−{ $points }点
murals-effect-stands-more-of = { $seat }さん+{ $points }点
murals-effect-stands-less-of = { $seat }さん−{ $points }点
murals-effect-turn = 手番が終わる
murals-effect-stop =
    { $steps ->
        [0] そこでやめると: カード{ $cards }枚
       *[other] { $cards ->
            [0] そこでやめると: { $steps }歩
           *[other] そこでやめると: { $steps }歩とカード{ $cards }枚
        }
    }

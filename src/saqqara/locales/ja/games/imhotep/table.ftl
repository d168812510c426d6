### イムホテップ

-imhotep-sled = 石材置き場
-imhotep-quarry = 採石場
-imhotep-bow = 船首
-imhotep-dock = 係留場
-imhotep-minimum = 最少積載量
-imhotep-draw-pile = 山札
-imhotep-discard = 捨て札
-imhotep-round-card = ラウンドカード
-imhotep-entrance = エントランス
-imhotep-sarcophagus = 石棺
-imhotep-paved-path = 舗装された道
-imhotep-pyramid-decoration = ピラミッドの装飾
-imhotep-temple-decoration = 神殿の装飾
-imhotep-burial-decoration = 埋葬室の装飾
-imhotep-obelisk-decoration = オベリスクの装飾
-imhotep-lever = てこ
-imhotep-hammer = ハンマー
-imhotep-sail = 出航
-imhotep-chisel = のみ
-imhotep-statue = 偶像
-imhotep-extra-storage = 追加のストック
-imhotep-private-quarry = 個人採石所
-imhotep-stone-ornament = 石の装飾
-imhotep-gangplank = 積み板
-imhotep-coin = コイン
-imhotep-scarab = スカラベ
-imhotep-chariot = 馬車
-imhotep-scaffold-tile = 足場タイル
-imhotep-tomb-tile = 墓石タイル
-imhotep-obelisk-tile = オベリスクタイル

## 建築現場、面、カード

imhotep-site-market = { -imhotep-market }
imhotep-site-pyramids = { -imhotep-pyramids }
imhotep-site-temple = { -imhotep-temple }
imhotep-site-burial = { -imhotep-burial }
imhotep-site-obelisks = { -imhotep-obelisks }
imhotep-side-a = { -imhotep-side-a }
imhotep-side-b = { -imhotep-side-b }
imhotep-side-c = { -imhotep-side-c }
imhotep-side-d = { -imhotep-side-d }
imhotep-pyramid-left = 左の{ -imhotep-pyramids }
    .alias = 左
imhotep-pyramid-middle = 中央の{ -imhotep-pyramids }
    .alias = 中央
imhotep-pyramid-right = 右の{ -imhotep-pyramids }
    .alias = 右
imhotep-card-entrance = { -imhotep-entrance }
imhotep-card-sarcophagus = { -imhotep-sarcophagus }
imhotep-card-paved-path = { -imhotep-paved-path }
imhotep-card-pyramid-decoration = { -imhotep-pyramid-decoration }
imhotep-card-temple-decoration = { -imhotep-temple-decoration }
imhotep-card-burial-decoration = { -imhotep-burial-decoration }
imhotep-card-obelisk-decoration = { -imhotep-obelisk-decoration }
imhotep-card-lever = { -imhotep-lever }
imhotep-card-hammer = { -imhotep-hammer }
imhotep-card-sail = { -imhotep-sail }
imhotep-card-chisel = { -imhotep-chisel }
imhotep-card-statue = { -imhotep-statue }
imhotep-card-extra-storage = { -imhotep-extra-storage }
imhotep-card-private-quarry = { -imhotep-private-quarry }
imhotep-card-stone-ornament = { -imhotep-stone-ornament }
imhotep-card-raft = { -imhotep-raft }
imhotep-card-gangplank = { -imhotep-gangplank }
imhotep-prophecy-osiris = オシリスの予言
    .alias = オシリス
imhotep-prophecy-anubis = アヌビスの予言
    .alias = アヌビス
imhotep-prophecy-isis = イシスの予言
    .alias = イシス
imhotep-prophecy-horus = ホルスの予言
    .alias = ホルス
imhotep-prophecy-set = セトの予言
    .alias = セト
imhotep-prophecy-amun = アメンの予言
    .alias = アメン
imhotep-prophecy-ra = ラーの予言
    .alias = ラー

## 選ぶこと

imhotep-prompt-turn = あなたの手番です。アクションを1つ選んでください。
imhotep-prompt-load = { -imhotep-stone }をどの{ -imhotep-space }に載せますか。
imhotep-prompt-load-first = 「{ -imhotep-chisel }」の1個目の{ -imhotep-stone }をどの{ -imhotep-space }に載せますか。2個目は、この一覧でそれより後ろの{ -imhotep-space }に載せます。
imhotep-prompt-load-then-sail = 「{ -imhotep-sail }」で移動させる{ -imhotep-ship }に{ -imhotep-stone }を載せてください。
imhotep-prompt-sail = { -imhotep-ship }{ $ship }をどの{ -imhotep-site }に移動させますか。
imhotep-prompt-sail-lever = 「{ -imhotep-lever }」でどの{ -imhotep-ship }をどこに移動させますか。そのあと、{ -imhotep-stone }を降ろす順番を決めます。
imhotep-prompt-order = { -imhotep-ship }{ $ship }は{ $site }に着きました。次にだれの{ -imhotep-stone }を降ろしますか。
imhotep-prompt-take = あなたの{ -imhotep-stone }が{ -imhotep-market }に着きました。どのカードを受け取りますか。
imhotep-prompt-keep = 2枚のうち、どちらを受け取りますか。もう1枚は{ -imhotep-discard }になります。
imhotep-prompt-pyramid = あなたの{ -imhotep-stone }が{ -imhotep-pyramids }に着きました。どの{ -imhotep-pyramids }に置きますか。
imhotep-prompt-bonus-card = ボーナスで{ -imhotep-draw-pile }のいちばん上のカードを引けます。引きますか。
imhotep-prompt-bonus-stones = ボーナスで{ -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を{ -imhotep-sled }に移せます。移しますか。
imhotep-prompt-bonus-load = ボーナスで{ -imhotep-stone }1個を{ -imhotep-ship }に載せられます。どの{ -imhotep-space }に載せますか。
imhotep-prompt-offering = { -imhotep-temple }の{ $space }{ -imhotep-space }目にあなたの{ -imhotep-stone }が見えています。どちらを得ますか。
imhotep-prompt-side = { $site }の面を決めます。
imhotep-prompt-first = { -imhotep-start-player }を決めます。
imhotep-prompt-fleet = 次の{ -imhotep-round-card }をめくります。
imhotep-prompt-deal = { -imhotep-market }の{ $slot }番に並べるカードをめくります。
imhotep-prompt-peek = { $seat }さんが伏せてあるカードを見ます。
imhotep-prompt-draw = { $seat }さんが{ -imhotep-draw-pile }からカードを1枚引きます。
imhotep-prompt-uncover = 伏せてあったカードを表にします。
imhotep-prompt-keep-pile = どのカードを受け取りますか。残りは伏せて元の場所に戻します。
imhotep-prompt-keep-drawn = 引いたカードのうち、どれを受け取りますか。残りは{ -imhotep-discard }になります。
imhotep-prompt-build = { $space }番の{ -imhotep-obelisk-tile }をどう積みますか。
imhotep-prompt-hill = あなたの{ -imhotep-stone }が丘の墓に着きました。どこに置きますか。
imhotep-prompt-tomb = あなたの{ -imhotep-stone }が地下室に着きました。どの{ -imhotep-tomb-tile }を取りますか。
imhotep-prompt-avenue = あなたの{ -imhotep-stone }が通りに着きました。どの{ -imhotep-obelisks }を建て始めますか。
imhotep-prompt-raft = 「{ -imhotep-raft }」の{ -imhotep-stone }をどの{ -imhotep-site }に置きますか。
imhotep-prompt-gangplank = 「{ -imhotep-gangplank }」でどの{ -imhotep-ship }を、{ -imhotep-ship }のいるどの{ -imhotep-site }に移動させますか。
imhotep-prompt-open-tomb = { -imhotep-tomb-tile }を並べます。
imhotep-prompt-scaffold = 次の{ -imhotep-scaffold-tile }をめくります。
imhotep-prompt-prophecy = { -imhotep-prophecy }をめくります。
imhotep-prompt-deal-down = { -imhotep-market }の{ $slot }番にカードを伏せて置きます。
imhotep-prompt-ra-draw = { $seat }さんが選ぶためのカードを1枚引きます。

## 選択肢。同じ種類がいくつもあるときは表にする（.headは見出し、.rowは行、.cellは選ぶもの）

imhotep-label-get = { -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取る
imhotep-label-load = { -imhotep-ship }{ $ship }の{ $space }{ -imhotep-space }目に載せる
    .head = { -imhotep-stone }1個を{ -imhotep-ship }に載せる [load 船 マス]
    .row = { -imhotep-ship }{ $ship }
    .cell = { $space }{ -imhotep-space }目
imhotep-label-sail = { -imhotep-ship }{ $ship }を{ $site }に移動させる
    .head = { -imhotep-ship }を{ -imhotep-site }に移動させる [sail 船 建築現場]
    .row = { -imhotep-ship }{ $ship }
    .cell = { $site }
imhotep-label-play = 「{ $card }」をプレイする
    .fold = カードをプレイする
imhotep-label-pass = パスをする（ほかにできることがありません）
imhotep-label-next = { $other_seat }さんの{ -imhotep-stone }
imhotep-label-take = 「{ $card }」を受け取る
imhotep-label-take-down =
    { $cards ->
        [1] 伏せてあるカードを受け取る
       *[other] 伏せてあるカード{ $cards }枚を見て1枚を受け取る
    }
imhotep-label-keep = 「{ $card }」を受け取る
imhotep-label-pyramid = { $pyramid }に置く: { $points }点
imhotep-label-pyramid-card = { $pyramid }に置く: { $points }点とカードを引くボーナス
imhotep-label-pyramid-stones = { $pyramid }に置く: { $points }点と{ -imhotep-stone }を取るボーナス
imhotep-label-pyramid-load = { $pyramid }に置く: { $points }点と{ -imhotep-stone }を載せるボーナス
imhotep-label-bonus-card = カードを引く
imhotep-label-bonus-stones = { -imhotep-stone }{ $stones }個を移す
imhotep-label-no-bonus = ボーナスを使わない
imhotep-label-point = 1点を得る
imhotep-label-stones = { -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を移す
imhotep-label-card = 「{ $card }」をめくる
imhotep-label-fleet = { -imhotep-stone }を{ $one }個・{ $two }個・{ $three }個・{ $four }個載せられる{ -imhotep-ship }
imhotep-label-side = { $site }は{ $side }
imhotep-label-first = { $seat }さんが{ -imhotep-start-player }
imhotep-label-get-and-move = { -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取り、{ -imhotep-figure }を{ $square }番の{ -imhotep-space }に動かす
imhotep-label-scarab = { $prophecy }に{ -imhotep-scarab }を置く: 達成すれば+{ $points }点、できなければ-{ $lost }点（続けてアクション）
    .head = 先に{ -imhotep-scarab }を置く [scarab 神の名前]
    .row = { $prophecy }
    .cell = +{ $points }点か-{ $lost }点
imhotep-label-coin = { -imhotep-coin }を払い、「{ $card }」（{ $slot }番）、「{ $other }」（{ $second }番）の順に受け取る
imhotep-label-hill = { $level }段目の{ $number }番
    .head = { -imhotep-stone }を置く [hill 段 番号]
    .row = { $level }段目
    .cell = { $number }番
imhotep-label-tomb = 墓{ $tomb }
imhotep-label-build = 積むマス: 左{ $left }、中央{ $middle }、右{ $right }
imhotep-label-avenue = { $number }番の{ -imhotep-obelisks }: 高さ{ $height }、{ $points }点
imhotep-label-raft = { $site }に置く
imhotep-label-points = { $points }点を得る
imhotep-label-look-pile =
    { $cards ->
        [1] { $slot }番の伏せてあるカードを受け取る
       *[other] { $slot }番の伏せてあるカード{ $cards }枚を見て1枚を受け取る
    }
imhotep-label-prophecy = { $prophecy }
imhotep-label-scaffold = { -imhotep-scaffold-tile }{ $tile }
imhotep-label-tile = { -imhotep-tomb-tile }{ $tomb }

## 入力

imhotep-typing = 「load 2 1」で{ -imhotep-ship }2の1{ -imhotep-space }目（{ -imhotep-bow }）に{ -imhotep-stone }を載せ、「sail 2 神殿」で{ -imhotep-ship }2を{ -imhotep-temple }に移動させます。青のカードは「てこ」「ハンマー」「出航」「のみ」と名前だけでもプレイできます。「ハンマー、load 1 2」や「出航、load 2 1、sail 2 オベリスク」のように続けて入力できます。「採石」は{ -imhotep-quarry }から取るアクションです。

imhotep-load-how = { -imhotep-ship }と{ -imhotep-space }の番号を続けて入力してください。「load 2 1」なら{ -imhotep-ship }2の{ -imhotep-bow }です。
imhotep-sail-how = { -imhotep-ship }の番号と{ -imhotep-site }を続けて入力してください。例: 「sail 2 神殿」「船2 神殿」。
imhotep-no-ship-left = { -imhotep-ship }{ $ship }はもう移動しました。
imhotep-no-such-ship = { -imhotep-ship }{ $ship }はありません。{ -imhotep-ship }は1〜{ $ships }です。
imhotep-no-such-space = { -imhotep-ship }{ $ship }の{ -imhotep-space }は{ $size }つだけです。
imhotep-space-taken = { -imhotep-ship }{ $ship }の{ $space }{ -imhotep-space }目にはもう{ -imhotep-stone }があります。
imhotep-sled-empty = { -imhotep-sled }に{ -imhotep-stone }がありません。先に採石してください。
imhotep-sled-full = { -imhotep-sled }はいっぱいです。
imhotep-quarry-empty = { -imhotep-quarry }にあなたの{ -imhotep-stone }がもうありません。
imhotep-too-few = { -imhotep-ship }{ $ship }を移動させるには、{ -imhotep-stone }があと{ $missing }個必要です。
imhotep-dock-taken = { $site }の{ -imhotep-dock }には、このラウンドの{ -imhotep-ship }がもう着いています。
imhotep-no-card = 「{ $card }」を持っていません。
imhotep-must-act = できることがあるうちはパスできません。
imhotep-still-too-few = あと1個載せても、{ -imhotep-ship }{ $ship }はさらに{ $missing }個足りません。
imhotep-space-alike = { -imhotep-ship }{ $ship }では、{ $space }{ -imhotep-space }目に載せるのと降ろす順番が同じです。{ $space }{ -imhotep-space }目を選んでください。
imhotep-other-ship = 「{ -imhotep-sail }」で動かせるのは、今載せた{ -imhotep-ship }{ $ship }だけです。
imhotep-chisel-last = 2個目はあとの{ -imhotep-space }に載せます。最後より前の{ -imhotep-space }から始めてください。
imhotep-chisel-order = 2個目は1個目よりあとの{ -imhotep-space }に載せます。組み合わせを変えるには、1個目を取り消してください。
imhotep-chisel-stones = 「{ -imhotep-chisel }」には、{ -imhotep-sled }に{ -imhotep-stone }が2個必要です。
imhotep-chisel-spaces = 「{ -imhotep-chisel }」には、空いている{ -imhotep-space }が2つ必要です。
imhotep-no-ship-ready = { -imhotep-minimum }に達した{ -imhotep-ship }がまだありません。
imhotep-no-ship-soon-ready = あと1個で{ -imhotep-minimum }に達する{ -imhotep-ship }がありません。
imhotep-no-space = どの{ -imhotep-ship }にも空いている{ -imhotep-space }がありません。
imhotep-no-stone-aboard = この{ -imhotep-ship }に{ $other_seat }さんの{ -imhotep-stone }はもうありません。
imhotep-no-card-there = { -imhotep-market }の{ $slot }番の場所にはカードがありません。
imhotep-pyramid-complete = { $pyramid }はもう完成しています。
imhotep-raft-stones = 「{ -imhotep-raft }」を使うには、{ -imhotep-sled }に{ -imhotep-stone }が{ $stones }個必要です。
imhotep-raft-market = 「{ -imhotep-raft }」で{ -imhotep-market }には置けません。
imhotep-gangplank-stone = 「{ -imhotep-gangplank }」は{ -imhotep-sled }の{ -imhotep-stone }を1個戻して使います。{ -imhotep-sled }が空です。
imhotep-gangplank-nowhere = このラウンドはまだ{ -imhotep-ship }が着いていないため、「{ -imhotep-gangplank }」は使えません。
imhotep-gangplank-no-own = 出航できる{ -imhotep-ship }に、自分の{ -imhotep-stone }が載っていません。
imhotep-gangplank-free = { $site }には{ -imhotep-ship }がいません。「{ -imhotep-gangplank }」の行き先は{ -imhotep-ship }のいる{ -imhotep-site }だけです。
imhotep-gangplank-other = { -imhotep-ship }{ $ship }には自分の{ -imhotep-stone }が載っていません。
imhotep-figure-stuck = { -imhotep-figure }の行けるマスがありません。
imhotep-no-scarab = スカラベが残っていません。
imhotep-scarab-there = そこにはもう自分のスカラベがあります: { $prophecy }
imhotep-scarab-window = この2ラウンドの間には、もうスカラベを置きました。
imhotep-no-coin = コインが残っていません。
imhotep-coin-alike = 同じカードが2枚です。逆の順で選んでください。
imhotep-hill-taken = そこにはもう{ -imhotep-stone }があります。
imhotep-hill-support = 真下に、隣り合う2個の{ -imhotep-stone }が必要です。
imhotep-tomb-taken = マス{ $tomb }にはもう{ -imhotep-stone }があります。
imhotep-tomb-closed = マス{ $tomb }の墓石タイルは公開されていません。
imhotep-avenue-finished = { $number }番のオベリスクは完成しています。
imhotep-avenue-taken = { $number }番のオベリスクは{ $other_seat }さんが建設中です。

## ルールの要点

imhotep-rule-get = { -imhotep-quarry }から{ -imhotep-stone }を3個、自分の{ -imhotep-sled }に移します。{ -imhotep-sled }に置けるのは5個までで、入りきらないときや{ -imhotep-quarry }に足りないときは、できるだけ多く移します。（{ $rule }）
imhotep-rule-load = { -imhotep-sled }の{ -imhotep-stone }1個を、まだ移動していない{ -imhotep-ship }の空いている{ -imhotep-space }に載せます。間を空けてもかまいません。1{ -imhotep-space }目が{ -imhotep-bow }で、そこから先に降ろします。（{ $rule }）
imhotep-rule-sail = { -imhotep-minimum }に達した{ -imhotep-ship }を、{ -imhotep-dock }が空いている{ -imhotep-site }に移動させます。自分の{ -imhotep-stone }がなくてもかまいません。{ -imhotep-stone }は{ -imhotep-bow }から1個ずつ降ろし、選ぶのはその持ち主です。4隻目の{ -imhotep-stone }を降ろし終えるとラウンドが終わり、4隻目を移動させた人の左隣が次の{ -imhotep-start-player }になります。（{ $rule }）
imhotep-rule-pass = できるアクションがあれば、必ず行います。パスは、何もできないときだけです。（{ $rule }）
imhotep-rule-lever = 「{ -imhotep-lever }」: { -imhotep-ship }1隻を移動させ、載っている{ -imhotep-stone }をすべて好きな順に降ろします。順番は最初の1個を降ろす前に決めます。{ -imhotep-stone }ごとの選択は、その持ち主がします。（{ $rule }）
imhotep-rule-hammer = 「{ -imhotep-hammer }」: { -imhotep-quarry }から{ -imhotep-stone }を3個まで（{ -imhotep-sled }に入るだけ）移し、それから1個を{ -imhotep-ship }に載せます。（{ $rule }）
imhotep-rule-sail-card = 「{ -imhotep-sail }」: { -imhotep-stone }1個を{ -imhotep-ship }に載せ、その{ -imhotep-ship }を移動させます。載せたあとに{ -imhotep-minimum }に達していなければなりません。（{ $rule }）
imhotep-rule-chisel = 「{ -imhotep-chisel }」: { -imhotep-stone }2個を{ -imhotep-ship }に載せます。同じ{ -imhotep-ship }でも、別の{ -imhotep-ship }でもかまいません。2個とも載せられなければプレイできません。（{ $rule }）
imhotep-rule-take = { -imhotep-market }に降ろした{ -imhotep-stone }1個につき、持ち主は必ずカードを1枚受け取り、{ -imhotep-stone }は{ -imhotep-quarry }に戻ります。赤のカードは{ -imhotep-quarry }の{ -imhotep-stone }1個をただちに{ -imhotep-site }に置きます。青のカードは次の自分の手番からプレイできます。緑と紫のカードはゲームの終わりに得点します。（{ $rule }）
imhotep-rule-face-down = 伏せてある2枚は、合わせて1つの選択肢です。両方を見て1枚を受け取り、もう1枚は表向きで{ -imhotep-discard }にします。（{ $rule }）
imhotep-rule-pyramid = 完成していない{ -imhotep-pyramids }を1つ選びます。置く{ -imhotep-space }の順番は決まっています。その{ -imhotep-space }の点をただちに得て、ボーナスがあれば使えます。3つとも完成したあとは、1個1点です。（{ $rule }）
imhotep-rule-bonus = { -imhotep-space }のボーナスは、次の{ -imhotep-stone }を降ろす前にただちに使います。使わなくてもかまいません。（{ $rule }）
imhotep-rule-offering = ラウンドの終わりに、{ -imhotep-temple }で真上から見える{ -imhotep-stone }は、左から順に{ -imhotep-space }の点やボーナスをもたらします。この{ -imhotep-space }では、1点を得るか、{ -imhotep-quarry }から{ -imhotep-stone }を2個まで{ -imhotep-sled }に移すかを選びます。（{ $rule }）
imhotep-rule-card = { -imhotep-market-card }は34枚です。カードが必要なときに{ -imhotep-draw-pile }がなければ、{ -imhotep-discard }をシャッフルして新しい{ -imhotep-draw-pile }にします。（{ $rule }）
imhotep-rule-fleet = { -imhotep-round-card }は、そのラウンドの{ -imhotep-ship }4隻を示します。人数ごとに7枚あり、そのうち1枚は見ないで除いておきます。（{ $rule }）
imhotep-rule-side = { -imhotep-site }ボードには{ -imhotep-side-a }と{ -imhotep-side-b }があり、自由に組み合わせて使えます。（{ $rule }）
imhotep-rule-raft = 「{ -imhotep-raft }」: { -imhotep-sled }に3個以上あるときに使えます。2個を{ -imhotep-quarry }に戻し、1個を{ -imhotep-site }に直接置きます。{ -imhotep-ship }から降ろしたときと同じに扱います。（{ $rule }）
imhotep-rule-gangplank = 「{ -imhotep-gangplank }」: { -imhotep-sled }の1個を{ -imhotep-quarry }に戻します。自分の{ -imhotep-stone }が載り、{ -imhotep-minimum }に達した{ -imhotep-ship }を、すでに{ -imhotep-ship }のいる{ -imhotep-site }に移動させます。（{ $rule }）
imhotep-rule-figure = { -imhotep-stone }は{ -imhotep-figure }から時計回りに次の空き{ -imhotep-space }に置きます。アクションとして採石するときに、{ -imhotep-figure }を次の空き{ -imhotep-space }に動かせます。（{ $rule }）
imhotep-rule-scarab = アクションの前に、{ -imhotep-prophecy }に{ -imhotep-scarab }を置けます。ゲーム中に2回、カード1枚に1枚、2ラウンドに1枚までです。予言を達成すれば得点し、達成できなければ点を失います。（{ $rule }）
imhotep-rule-coin = { -imhotep-coin }を1枚払うと、縦か横に隣り合う2枚を受け取れます。どちらの効果が先かも選べます。（{ $rule }）
imhotep-rule-keep = 1か所に伏せてあるカードをすべて見て、1枚を受け取ります。（{ $rule }）
imhotep-rule-hill = いちばん下の段の空いている場所か、隣り合う{ -imhotep-stone }2個（色は問わない）の上に置きます。ゲームの終わりに、グループごとに、{ -imhotep-stone }の数に段の数（4段まで）を掛けた点を得ます。（{ $rule }）
imhotep-rule-tomb = { -imhotep-tomb-tile }を1枚選び、その番号の場所に置きます。ゲームの終わりに、グループごとに1・3・6・10・15点、6個目からは1個につき2点です。（{ $rule }）
imhotep-rule-build = タイルは回せますが、裏返せません。どの列も下からすき間なく積みます。ゲームの終わりに、完成した段1つにつき2点を得て、さらに高い順に得点します。（{ $rule }）
imhotep-rule-avenue = 空いている{ -imhotep-obelisks }を1つ選び、完成するまでそこに積みます。完成していればその点、していなければ{ -imhotep-stone }1個につき1点です。（{ $rule }）
imhotep-rule-new-card = 『{ -imhotep-dynasty }』の{ -imhotep-market-card }が14枚加わります。（{ $rule }）
imhotep-rule-new-side = 『{ -imhotep-dynasty }』では、どの{ -imhotep-site }も{ -imhotep-side-c }か{ -imhotep-side-d }を使えます。（{ $rule }）
imhotep-rule-prophecy = 7枚の{ -imhotep-prophecy }のうち3枚を表にして、ゲームを通して使います。（{ $rule }）
imhotep-rule-scaffold = { -imhotep-scaffold-tile }が埋まると、{ -imhotep-stone }がいちばん多い人は3点、同数なら各1点を得て、次のタイルをめくります。（{ $rule }）
imhotep-rule-tile = 毎ラウンド、{ -imhotep-tomb-tile }を4枚並べます。残ったものは取り除きます。（{ $rule }）
imhotep-rule-ra-cards = 引いたカードから1枚を受け取ります。残りは先に{ -imhotep-discard }にします。（{ $rule }）
imhotep-rule-ra = この列では、点を得るか、{ -imhotep-quarry }から{ -imhotep-stone }を{ -imhotep-sled }に移すかを選びます。（{ $rule }）
imhotep-rule-first = { -imhotep-start-player }はランダムに決め、{ -imhotep-stone }2個を{ -imhotep-sled }に置いて始めます。ほかのプレイヤーは手番順に3個・4個・5個です。（{ $rule }）

## 出来事

imhotep-event-side = { $site }は{ $side }を使います。
imhotep-event-first = { $seat }さんが{ -imhotep-start-player }です。
imhotep-event-fill-sled = { $seat }さんは{ -imhotep-stone }{ $stones }個を{ -imhotep-sled }に置いて始めます。
imhotep-event-round = 第{ $round }ラウンドが始まりました。{ -imhotep-ship }には{ -imhotep-stone }を{ $one }個・{ $two }個・{ $three }個・{ $four }個載せられます。
imhotep-event-reshuffle = { -imhotep-draw-pile }がなくなったので、{ -imhotep-discard }{ $cards }枚をシャッフルして新しい{ -imhotep-draw-pile }にしました。
imhotep-event-deal = { -imhotep-market }の{ $slot }番に「{ $card }」が並びました。
imhotep-event-deal-down = { -imhotep-market }の{ $slot }番にカードが1枚伏せて置かれました。
imhotep-event-clear = { -imhotep-market }に残ったカード{ $cards }枚を{ -imhotep-discard }にしました。
imhotep-event-leftover = 伏せたまま残った「{ $card }」を{ -imhotep-discard }にしました。
imhotep-event-get = { $seat }さんが採石し、{ -imhotep-stone }{ $stones }個を{ -imhotep-sled }に移しました。
imhotep-event-load = { $seat }さんが{ -imhotep-ship }{ $ship }の{ $space }{ -imhotep-space }目に{ -imhotep-stone }を載せました。
imhotep-event-sail = { $seat }さんが{ -imhotep-ship }{ $ship }を{ $site }に移動させました。
imhotep-event-play = { $seat }さんが「{ $card }」をプレイしました。
imhotep-event-order = { $seat }さんは次に{ $other_seat }さんの{ -imhotep-stone }を降ろすことにしました。
imhotep-event-pass = { $seat }さんは何もできないのでパスをしました。
imhotep-event-stranded =
    { $stones ->
        [0] だれも何もできないので、ラウンドが終わります。
       *[other] だれも何もできないので、ラウンドが終わります。{ -imhotep-ship }の{ -imhotep-stone }{ $stones }個は{ -imhotep-quarry }に戻ります。
    }
imhotep-event-home = { $seat }さんの{ -imhotep-stone }1個が{ -imhotep-quarry }に戻りました。
imhotep-event-look = { $seat }さんが伏せてあるカード2枚を見ました。
imhotep-event-peek = { $seat }さんだけに「{ $card }」が見えます。
imhotep-event-not-kept = { $seat }さんは「{ $card }」を{ -imhotep-discard }にしました。
imhotep-event-card = { $seat }さんは「{ $card }」を受け取りました。
imhotep-event-red = { $seat }さんは「{ $card }」を受け取り、ただちに{ -imhotep-quarry }の{ -imhotep-stone }1個を置きます。
imhotep-event-red-idle = { $seat }さんは「{ $card }」を受け取りましたが、{ -imhotep-quarry }に{ -imhotep-stone }がないので{ -imhotep-discard }にしました。
imhotep-event-discard = 「{ $card }」は{ -imhotep-discard }になりました。
imhotep-event-pyramid = { $seat }さんは{ -imhotep-pyramids }に{ -imhotep-stone }を置き、{ $points }点を得ました。
imhotep-event-small-pyramid = { $seat }さんは{ $pyramid }に{ -imhotep-stone }を置き、{ $points }点を得ました。
imhotep-event-beside = { $seat }さんは完成した{ -imhotep-pyramids }の横に{ -imhotep-stone }を置き、{ $points }点を得ました。
imhotep-event-no-bonus = { $seat }さんはボーナスを使いませんでした。
imhotep-event-bonus-card = { $seat }さんはボーナスでカードを1枚引きます。
imhotep-event-bonus-stones = { $seat }さんはボーナスで{ -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取りました。
imhotep-event-bonus-load = { $seat }さんはボーナスで{ -imhotep-stone }1個を{ -imhotep-ship }に載せます。
imhotep-event-temple = { $seat }さんは{ -imhotep-temple }の{ $space }{ -imhotep-space }目に{ -imhotep-stone }を置きました。
imhotep-event-temple-points = { $seat }さんはラウンドの終わりに{ -imhotep-temple }の{ $space }{ -imhotep-space }目で{ $points }点を得ました。
imhotep-event-temple-stones = { $seat }さんはラウンドの終わりに{ -imhotep-temple }の{ $space }{ -imhotep-space }目で{ -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取りました。
imhotep-event-temple-card = { $seat }さんはラウンドの終わりに{ -imhotep-temple }の{ $space }{ -imhotep-space }目でカードを1枚引きます。
imhotep-event-burial = { $seat }さんは{ -imhotep-burial }の{ $column }列目・{ $row }行目に{ -imhotep-stone }を置きました。
imhotep-event-obelisk = { $seat }さんの{ -imhotep-obelisks }は高さ{ $height }になりました。
imhotep-event-waiting = { $seat }さんは{ -imhotep-obelisks }に{ -imhotep-stone }を置きました。完成を待つ{ -imhotep-stone }は{ $stones }個です。
imhotep-event-tower = { $seat }さんは{ -imhotep-obelisks }を完成させ、{ $points }点を得ました。
imhotep-event-end-points =
    { $points ->
        [-7] { $seat }さんは「{ $source }」で7点を失いました。
        [-6] { $seat }さんは「{ $source }」で6点を失いました。
        [-5] { $seat }さんは「{ $source }」で5点を失いました。
        [-4] { $seat }さんは「{ $source }」で4点を失いました。
        [-3] { $seat }さんは「{ $source }」で3点を失いました。
        [-2] { $seat }さんは「{ $source }」で2点を失いました。
        [-1] { $seat }さんは「{ $source }」で1点を失いました。
       *[other] { $seat }さんは「{ $source }」で{ $points }点を得ました。
    }

imhotep-event-overflow = { $site }に置き場所がないため、{ $seat }さんは{ $points }点を得ました。
imhotep-event-look-pile = { $seat }さんが{ -imhotep-market }の{ $slot }番に伏せてあるカードを見ました。
imhotep-event-coin = { $seat }さんは{ -imhotep-coin }を払い、カードを2枚受け取ります。
imhotep-event-secret = { $seat }さんは青のカードを1枚、伏せたまま受け取りました。
imhotep-event-red-kept = 「{ $card }」は{ $seat }さんの手元に残りました。
imhotep-event-private-quarry =
    { $stones ->
        [0] { $seat }さんは1点を得ました。
       *[other] { $seat }さんは1点を得て、{ -imhotep-stone }{ $stones }個を{ -imhotep-sled }に移しました。
    }
imhotep-event-returned = { $seat }さんは{ -imhotep-stone }{ $stones }個を{ -imhotep-quarry }に戻しました。
imhotep-event-scaffold = 次の{ -imhotep-scaffold-tile }がめくられました。
imhotep-event-scaffold-stone = { $seat }さんは足場の{ $space }{ -imhotep-space }目に{ -imhotep-stone }を置きました。
imhotep-event-scaffold-points = { $seat }さんは足場で{ $points }点を得ました。
imhotep-event-scaffold-card = { $seat }さんは足場でカードを1枚引きます。
imhotep-event-scaffold-stones =
    { $stones ->
        [0] { $seat }さんは{ -imhotep-stone }を取れませんでした。
       *[other] { $seat }さんは{ -imhotep-stone }{ $stones }個を{ -imhotep-sled }に移しました。
    }
imhotep-event-majority =
    { $points ->
        [1] 足場が埋まりました。{ $seat }さんは同数で最多なので、1点を得ました。
       *[other] 足場が埋まりました。{ $seat }さんの{ -imhotep-stone }がいちばん多く、{ $points }点を得ました。
    }
imhotep-event-hall = { $seat }さんは廊下の{ $square }番の{ -imhotep-space }に{ -imhotep-stone }を置き、{ $points }点を得ました。
imhotep-event-figure = { $seat }さんは{ -imhotep-figure }を{ $square }番の{ -imhotep-space }に動かしました。
imhotep-event-ra-draw =
    { $cards ->
        [1] { $seat }さんはラウンドの終わりにカードを1枚引きます（{ -imhotep-temple }）。
       *[other] { $seat }さんはラウンドの終わりにカードを{ $cards }枚引き、1枚を受け取ります（{ -imhotep-temple }）。
    }
imhotep-event-arena = { $seat }さんの{ -imhotep-stone }がアリーナに着きました。
imhotep-event-arena-goal = { $seat }さんの{ -imhotep-chariot }はもうゴールにいるので、{ $points }点を得ました。
imhotep-event-chariot = { $seat }さんの{ -imhotep-chariot }は{ $space }番の{ -imhotep-space }まで進みました。
imhotep-event-arena-points = { $seat }さんはラウンドの終わりにアリーナで{ $points }点を得ました。
imhotep-event-hill = { $seat }さんは丘の墓の{ $level }段目、{ $number }番に{ -imhotep-stone }を置きました。
imhotep-event-tombs-gone = 残った{ -imhotep-tomb-tile }{ $tiles }枚を取り除きました。
imhotep-event-tomb-open = { -imhotep-tomb-tile }{ $tomb }が並びました。
imhotep-event-tomb = { $seat }さんは地下室の墓{ $tomb }に{ -imhotep-stone }を置きました。
imhotep-event-path = { $seat }さんは{ $space }番に{ -imhotep-stone }を置き、{ -imhotep-obelisk-tile }を受け取りました。
imhotep-event-tile-unused = { $seat }さんの{ -imhotep-obelisks }に積めないので、タイルは取り除きました。
imhotep-event-tile = { $seat }さんはタイルを積みました（左{ $left }、中央{ $middle }、右{ $right }）。
imhotep-event-avenue = { $seat }さんは通りの{ $number }番の{ -imhotep-obelisks }に積みました（{ $stones }/{ $height }個）。
imhotep-event-prophecy = 「{ $prophecy }」がめくられました。
imhotep-event-scarab = { $seat }さんは「{ $prophecy }」に{ -imhotep-scarab }を置きました。

## 得点の内訳

imhotep-source-pyramids = { -imhotep-pyramids }
    .from = { -imhotep-pyramids }で
imhotep-source-temple = { -imhotep-temple }
    .from = { -imhotep-temple }で
imhotep-source-burial = { -imhotep-burial }
    .from = { -imhotep-burial }で
imhotep-source-obelisks = { -imhotep-obelisks }
    .from = { -imhotep-obelisks }で
imhotep-source-statues = { -imhotep-statue }
    .from = { -imhotep-statue }で
imhotep-source-ornaments = 装飾
    .from = 装飾で
imhotep-source-blue = 青のカード
    .from = 使わなかった青のカードで
imhotep-source-wrath = { -imhotep-wrath }
    .from = { -imhotep-wrath }で
imhotep-source-private-quarry = { -imhotep-private-quarry }
    .from = { -imhotep-private-quarry }で
imhotep-source-prophecies = 予言
    .from = 予言で
imhotep-tied-sled = { $name }さん（{ -imhotep-stone }{ $stones }個）
imhotep-tie-break = { $points }点で同点です: { $players }。{ -imhotep-sled }の{ -imhotep-stone }が多いほうの勝ちです。

## 盤面

imhotep-board-start = { -imhotep-start-player }: { $name }さん
imhotep-board-docked = { $site }に係留中
imhotep-board-face-down =
    { $cards ->
        [1] 伏せたカード1枚
       *[other] 伏せたカード{ $cards }枚から1枚を選ぶ
    }
imhotep-board-nothing = なし
imhotep-board-sled = { -imhotep-sled }
imhotep-board-quarry = { -imhotep-quarry }
imhotep-board-cards = カード
imhotep-board-unseen = まだ見えていないカード（{ $cards }枚）
imhotep-board-discard = { -imhotep-discard }
imhotep-board-round-cards = 残りの{ -imhotep-round-card }
imhotep-board-draw-pile = { -imhotep-draw-pile }{ $cards }枚

## 選ぶと起きること

imhotep-effect-stones-more = { -imhotep-stone }+{ $stones }個
imhotep-effect-stones-less = { -imhotep-stone }−{ $stones }個
imhotep-effect-card-more = +{ $card }
imhotep-effect-card-less = −{ $card }
imhotep-effect-end-more = 終了時+{ $points }点（今のままなら）
imhotep-effect-end-less = 終了時−{ $points }点（今のままなら）
imhotep-effect-end-more-of = { $seat }さん終了時+{ $points }点
imhotep-effect-end-less-of = { $seat }さん終了時−{ $points }点
imhotep-effect-temple-more = { -imhotep-temple }に見える{ -imhotep-stone }+{ $stones }個
imhotep-effect-temple-less = { -imhotep-temple }に見える{ -imhotep-stone }−{ $stones }個
imhotep-effect-temple-more-of = { $seat }さん{ -imhotep-temple }+{ $stones }個
imhotep-effect-temple-less-of = { $seat }さん{ -imhotep-temple }−{ $stones }個

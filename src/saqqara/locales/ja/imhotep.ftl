### イムホテップ

-imhotep-stone = 石材
-imhotep-sled = 石材置き場
-imhotep-quarry = 採石場
-imhotep-ship = 船
-imhotep-bow = 船首
-imhotep-dock = 係留場
-imhotep-minimum = 最少積載量
-imhotep-space = マス
-imhotep-site = 建築現場
-imhotep-start-player = スタートプレイヤー
-imhotep-draw-pile = 山札
-imhotep-discard = 捨て札
-imhotep-market-card = 市場カード
-imhotep-round-card = ラウンドカード
-imhotep-market = 市場
-imhotep-pyramids = ピラミッド
-imhotep-temple = 神殿
-imhotep-burial = 埋葬室
-imhotep-obelisks = オベリスク
-imhotep-side-a = A面
-imhotep-side-b = B面
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
-imhotep-wrath = ファラオの怒り

imhotep-name = イムホテップ
imhotep-about = { -imhotep-ship }で{ -imhotep-stone }を運び、エジプトの{ -imhotep-site }で得点を競うゲームです。{ -imhotep-ship }の行き先は、だれでも決められます。
imhotep-guide =
    あなたは古代エジプトの建築士です。全6ラウンド、{ -imhotep-stone }を{ -imhotep-ship }で5つの{ -imhotep-site }に運びます。得点は、置いたとき、ラウンドの終わり、ゲームの終わりに入ります。得点の合計がいちばん多い人の勝ちです。同点なら、{ -imhotep-sled }の{ -imhotep-stone }が多いほうの勝ちです。
    毎ラウンド、{ -imhotep-ship }4隻と新しい{ -imhotep-market-card }が用意されます。手番には、次のうち1つだけを行います。{ -imhotep-quarry }から{ -imhotep-stone }を3個まで{ -imhotep-sled }（5個まで）に移す、{ -imhotep-stone }1個を{ -imhotep-ship }の空いている{ -imhotep-space }に載せる、{ -imhotep-ship }1隻を{ -imhotep-site }に移動させる、青の{ -imhotep-market-card }をプレイする。4隻目の{ -imhotep-ship }が移動するとラウンドが終わります。
    { -imhotep-minimum }に達した{ -imhotep-ship }は、{ -imhotep-dock }が空いている{ -imhotep-site }に移動できます。自分の{ -imhotep-stone }が載っていない{ -imhotep-ship }でもかまいません。{ -imhotep-stone }は{ -imhotep-bow }から1個ずつ降ろし、何を選ぶかはその{ -imhotep-stone }の持ち主が決めます。
    { -imhotep-market }: { -imhotep-stone }1個につき{ -imhotep-market-card }を1枚受け取り、その{ -imhotep-stone }は{ -imhotep-quarry }に戻ります。{ -imhotep-side-a }は表向きの4枚から選びます。{ -imhotep-side-b }は表向きの3枚のほかに伏せた2枚があり、両方を見て1枚を選べます。
    赤のカードは、{ -imhotep-quarry }の{ -imhotep-stone }1個をただちに{ -imhotep-site }に置きます（「{ -imhotep-entrance }」は{ -imhotep-pyramids }、「{ -imhotep-sarcophagus }」は{ -imhotep-burial }、「{ -imhotep-paved-path }」は{ -imhotep-obelisks }）。青のカード（「{ -imhotep-lever }」「{ -imhotep-hammer }」「{ -imhotep-sail }」「{ -imhotep-chisel }」）は次の手番からプレイでき、使わなければ1枚1点です。緑の装飾カードは、ゲームの終わりにその{ -imhotep-site }にある全員の{ -imhotep-stone }3個につき1点です。紫の「{ -imhotep-statue }」は、1・2・3・4・5枚で合わせて1・3・6・10・15点、6枚目からは1枚につき2点です。
    { -imhotep-pyramids }: { -imhotep-space }の点をただちに得ます。{ -imhotep-side-a }は1つの{ -imhotep-pyramids }を決まった順に埋めます。{ -imhotep-side-b }は3つの小さな{ -imhotep-pyramids }から選んで置き、ボーナスのある{ -imhotep-space }もあります。すべて完成したあとは1個1点です。
    { -imhotep-temple }: 左から右へ置き、端まで来たら左から上に重ねます。ラウンドの終わりに、真上から見える{ -imhotep-stone }について、{ -imhotep-side-a }は1個1点、{ -imhotep-side-b }は{ -imhotep-space }ごとの点やボーナスを得ます。
    { -imhotep-burial }: 3行を左の列から順に埋めます。ゲームの終わりに、{ -imhotep-side-a }では、上下左右につながった同じプレイヤーの{ -imhotep-stone }のグループごとに、1・2・3・4・5個で1・3・6・10・15点、6個目からは1個につき2点を得ます。{ -imhotep-side-b }では、行ごとに{ -imhotep-stone }の多い順に8・4・2点を得ます。
    { -imhotep-obelisks }: { -imhotep-side-a }では、ゲームの終わりに高い順に得点します。{ -imhotep-side-b }では、自分の{ -imhotep-stone }が3個そろうたびに{ -imhotep-obelisks }が完成して、ただちに得点します。早く完成させるほど高得点です。
    盤面のアルファベットは{ -imhotep-stone }で、大文字が自分のものです。{ -imhotep-ship }は左端が{ -imhotep-bow }で、空いている{ -imhotep-space }には番号が出ます。[ ]は次に{ -imhotep-stone }が置かれる場所です。「終了時」は、今ゲームが終わった場合に加わる点です。

## 設定

imhotep-option-sides = { -imhotep-site }ボードの面。{ -imhotep-market }・{ -imhotep-pyramids }・{ -imhotep-temple }・{ -imhotep-burial }・{ -imhotep-obelisks }の順に5文字で、ABBABのように自由に組み合わせられる
imhotep-option-sides-AAAAA = すべて{ -imhotep-side-a }。初めて遊ぶときはこちら
imhotep-option-sides-BBBBB = すべて{ -imhotep-side-b }
imhotep-option-sides-random = 1つずつ無作為に決める
imhotep-option-wrath = 「{ -imhotep-wrath }」の有無
imhotep-option-wrath-off = なし
imhotep-option-wrath-on = { -imhotep-market }以外の{ -imhotep-site }のうち1か所でも自分の{ -imhotep-stone }がないと、ゲームの終わりに5点を失う
imhotep-option-first = { -imhotep-start-player }
imhotep-option-first-random = 無作為に決める
imhotep-option-first-1 = プレイヤー1
imhotep-option-first-2 = プレイヤー2
imhotep-option-first-3 = プレイヤー3
imhotep-option-first-4 = プレイヤー4

## 建築現場、面、カード

imhotep-site-market = { -imhotep-market }
imhotep-site-pyramids = { -imhotep-pyramids }
imhotep-site-temple = { -imhotep-temple }
imhotep-site-burial = { -imhotep-burial }
imhotep-site-obelisks = { -imhotep-obelisks }
imhotep-side-a = { -imhotep-side-a }
imhotep-side-b = { -imhotep-side-b }
imhotep-pyramid-left = 左の{ -imhotep-pyramids }
imhotep-pyramid-middle = 中央の{ -imhotep-pyramids }
imhotep-pyramid-right = 右の{ -imhotep-pyramids }
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

## 選択肢。同じ種類がいくつもあるときは表にする（.headは見出し、.rowは行、.cellは選ぶもの）

imhotep-label-get = { -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取る
imhotep-label-load = { -imhotep-ship }{ $ship }の{ $space }{ -imhotep-space }目に載せる
    .head = { -imhotep-stone }1個を{ -imhotep-ship }に載せる [load 船 マス]
    .row = { -imhotep-ship }{ $ship }
    .cell = { $space }{ -imhotep-space }目
imhotep-label-sail = { -imhotep-ship }{ $ship }を{ $site }に移動させる
    .head = { -imhotep-ship }を{ -imhotep-site }に移動させる [sail 船 market/pyramids/temple/burial/obelisks]
    .row = { -imhotep-ship }{ $ship }
    .cell = { $site }
imhotep-label-play = 「{ $card }」をプレイする
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

## 入力

imhotep-typing = 「load 2 1」で{ -imhotep-ship }2の1{ -imhotep-space }目（{ -imhotep-bow }）に{ -imhotep-stone }を載せ、「sail 2 temple」で{ -imhotep-ship }2を{ -imhotep-temple }に移動させます。青のカードは「てこ」「ハンマー」「出航」「のみ」と名前だけでもプレイできます。「ハンマー、load 1 2」や「出航、load 2 1、sail 2 obelisks」のように続けて入力できます。「採石」は{ -imhotep-quarry }から取るアクションです。

imhotep-load-how = { -imhotep-ship }と{ -imhotep-space }の番号を続けて入力してください。「load 2 1」なら{ -imhotep-ship }2の{ -imhotep-bow }です。
imhotep-sail-how = { -imhotep-ship }の番号と{ -imhotep-site }を続けて入力してください。「sail 2 temple」のほか、market、pyramids、burial、obelisksが使えます。
imhotep-no-ship-left = { -imhotep-ship }{ $ship }はもう移動しました。
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
imhotep-space-alike = { -imhotep-ship }{ $ship }では、{ -imhotep-space }{ $space }に載せるのと降ろす順番が同じです。{ -imhotep-space }{ $space }を選んでください。
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
imhotep-rule-first = { -imhotep-start-player }は無作為に決め、{ -imhotep-stone }2個を{ -imhotep-sled }に置いて始めます。ほかのプレイヤーは手番順に3個・4個・5個です。（{ $rule }）

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
        [-5] { $seat }さんは「{ $source }」で5点を失いました。
       *[other] { $seat }さんは「{ $source }」で{ $points }点を得ました。
    }

## 得点の内訳

imhotep-source-pyramids = { -imhotep-pyramids }
imhotep-source-temple = { -imhotep-temple }
imhotep-source-burial = { -imhotep-burial }
imhotep-source-obelisks = { -imhotep-obelisks }
imhotep-source-statues = { -imhotep-statue }
imhotep-source-ornaments = 装飾
imhotep-source-blue = 青のカード
imhotep-source-wrath = { -imhotep-wrath }
imhotep-tied-sled = { $name }さん（{ -imhotep-stone }{ $stones }個）
imhotep-tie-break = { $points }点で同点です: { $players }。{ -imhotep-sled }の{ -imhotep-stone }が多いほうの勝ちです。

## 盤面

imhotep-board-setup = ゲームの準備
imhotep-board-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
imhotep-board-start = { -imhotep-start-player }: { $name }さん
imhotep-board-over = ゲーム終了
imhotep-board-ships = { -imhotep-ship }（{ -imhotep-bow }<から順に降ろす）
imhotep-board-market-a = { -imhotep-market }{ -imhotep-side-a }
imhotep-board-market-b = { -imhotep-market }{ -imhotep-side-b }
imhotep-board-pyramids-a = { -imhotep-pyramids }{ -imhotep-side-a }
imhotep-board-pyramids-b = { -imhotep-pyramids }{ -imhotep-side-b }
imhotep-board-temple-a = { -imhotep-temple }{ -imhotep-side-a }
imhotep-board-temple-b = { -imhotep-temple }{ -imhotep-side-b }
imhotep-board-burial-a = { -imhotep-burial }{ -imhotep-side-a }
imhotep-board-burial-b = { -imhotep-burial }{ -imhotep-side-b }
imhotep-board-obelisks-a = { -imhotep-obelisks }{ -imhotep-side-a }
imhotep-board-obelisks-b = { -imhotep-obelisks }{ -imhotep-side-b }
imhotep-board-sites = { -imhotep-site }（次の{ -imhotep-stone }は[ ]に置く）
imhotep-board-needs = 最少{ $minimum }個、あと{ $stones }個
imhotep-board-ready = 最少{ $minimum }個、出航できます
imhotep-board-docked = { $site }に係留中
imhotep-board-face-down =
    { $cards ->
        [1] 伏せたカード1枚
       *[other] 伏せたカード{ $cards }枚から1枚を選ぶ
    }
imhotep-board-face-down-known =
    { $cards ->
        [1] 伏せたカード: { $known }
       *[other] 伏せたカード{ $cards }枚（1枚は{ $known }）
    }
imhotep-board-seen = 見えるカード: { $cards }
imhotep-board-offer-entrance = { -imhotep-entrance }: { -imhotep-pyramids }に1個置く
imhotep-board-offer-sarcophagus = { -imhotep-sarcophagus }: { -imhotep-burial }に{ -imhotep-stone }を1個置く
imhotep-board-offer-paved-path = { -imhotep-paved-path }: { -imhotep-obelisks }に1個置く
imhotep-board-offer-pyramid-decoration = { -imhotep-pyramid-decoration }: 今なら{ $points }点
imhotep-board-offer-temple-decoration = { -imhotep-temple-decoration }: 今なら{ $points }点
imhotep-board-offer-burial-decoration = { -imhotep-burial-decoration }: 今なら{ $points }点
imhotep-board-offer-obelisk-decoration = { -imhotep-obelisk-decoration }: 今なら{ $points }点
imhotep-board-offer-lever = { -imhotep-lever }: { -imhotep-ship }を移動、降ろす順は自由
imhotep-board-offer-hammer = { -imhotep-hammer }: 3個まで取って1個載せる
imhotep-board-offer-sail = { -imhotep-sail }: 1個載せた{ -imhotep-ship }を移動させる
imhotep-board-offer-chisel = { -imhotep-chisel }: { -imhotep-stone }を2個載せる
imhotep-board-offer-statue = { -imhotep-statue }: 1から5枚で1・3・6・10・15点
imhotep-board-then = あとは1点ずつ
imhotep-board-beside = 完成、横に{ $stones }個
imhotep-board-plus-card = { $points }+カード
imhotep-board-plus-stones = { $points }+採石
imhotep-board-plus-load = { $points }+積込み
imhotep-board-each-round = 毎ラウンド: { $points }
imhotep-board-offering = 1点か{ -imhotep-stone }
imhotep-board-two = 2点
imhotep-board-card = カード
imhotep-board-now = 今終われば: { $points }
imhotep-board-scored = 得点: { $points }
imhotep-board-prizes = 高い順に{ $points }
imhotep-board-nothing = なし
imhotep-board-waiting = 待機中: { $stones }
imhotep-board-player = プレイヤー
imhotep-board-sled = { -imhotep-sled }
imhotep-board-quarry = { -imhotep-quarry }
imhotep-board-points = 得点
imhotep-board-end = 終了時
imhotep-board-cards = カード
imhotep-board-copies = { $card }{ $copies }枚
imhotep-board-unseen = まだ見えないカード（{ $cards }枚）
imhotep-board-discard = { -imhotep-discard }
imhotep-board-round-cards = 残る{ -imhotep-round-card }
imhotep-board-draw-pile = { -imhotep-draw-pile }{ $cards }枚

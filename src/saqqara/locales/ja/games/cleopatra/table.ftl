### クレオパトラと建築家の社会

-cleopatra-altar = 祭壇
-cleopatra-offering = 供え
-cleopatra-sanctuary = 聖域
-cleopatra-mosaic = 神のモザイク
-cleopatra-merchant = ナイルの商人
-cleopatra-quarry = 石切り場
-cleopatra-statue = アヌビス像

## もの

cleopatra-artisan = 技術者
cleopatra-wood = 木材
cleopatra-stone = 石
cleopatra-marble = 大理石
cleopatra-lapis = ラピスラズリ
cleopatra-merchant = { -cleopatra-merchant }
cleopatra-card-artisan1 = 技術者
cleopatra-card-stone1 = 石
cleopatra-card-marble1 = 大理石
cleopatra-card-wood1 = 木材
cleopatra-card-lapis1 = ラピス
cleopatra-card-artisan2 = 技術者（2倍）
cleopatra-card-stone2 = 石（2倍）
cleopatra-card-marble2 = 大理石（2倍）
cleopatra-card-wood2 = 木材（2倍）
cleopatra-card-lapis2 = ラピス（2倍）
cleopatra-card-trompe = { -cleopatra-trompe }
cleopatra-card-beggar = 物乞い
    .alias = 乞食
cleopatra-card-courtesan = 宮廷婦人
    .alias = 高級娼婦
cleopatra-card-envoy = 使者
cleopatra-card-scribe = 書記
cleopatra-card-smuggler = 密輸業者
cleopatra-card-vizier = 大臣
cleopatra-card-down = 裏向きのカード
cleopatra-wall-1 = 円柱壁1
cleopatra-wall-2 = 円柱壁2
cleopatra-wall-3 = 円柱壁3
cleopatra-wall-4 = 円柱壁4
cleopatra-wall-5 = 円柱壁5
cleopatra-wall-6 = 円柱壁6
cleopatra-wall-7 = 円柱壁7
cleopatra-wall-8 = 円柱壁8
cleopatra-wall-9 = 円柱壁9
cleopatra-sphinx = スフィンクス
cleopatra-obelisk = オベリスク
cleopatra-door-left = 左のドア枠
cleopatra-door-right = 右のドア枠
cleopatra-pedestal = 台座
cleopatra-throne = 玉座
cleopatra-mosaic = { -cleopatra-mosaic }
cleopatra-tile-f = モザイクF
cleopatra-tile-i = モザイクI
cleopatra-tile-l = モザイクL
cleopatra-tile-n = モザイクN
cleopatra-tile-p = モザイクP
cleopatra-tile-t = モザイクT
cleopatra-tile-u = モザイクU
cleopatra-tile-v = モザイクV
cleopatra-tile-w = モザイクW
cleopatra-tile-x = モザイクX
cleopatra-tile-y = モザイクY
cleopatra-tile-z = モザイクZ
cleopatra-column-a = a
cleopatra-column-b = b
cleopatra-column-c = c
cleopatra-column-d = d
cleopatra-column-e = e
cleopatra-column-f = f
cleopatra-column-g = g
cleopatra-column-h = h
cleopatra-column-i = i

## 質問

cleopatra-prompt-act = { -cleopatra-market }か{ -cleopatra-quarry }を訪れてください。
cleopatra-prompt-after = キャラクターカードを使うか、手番を終えてください。
cleopatra-prompt-visit = { $pieces }個建てました。続けて建てるか、訪問を終えてください。
cleopatra-prompt-pay = { $piece }に、{ $resource }があと{ $units }必要です。何で払いますか。
cleopatra-prompt-orient = { $tile }を置きます。どの向きにしますか。
cleopatra-prompt-cell = { $tile }をどこに置きますか。手前の行の左端のマスで示します。
cleopatra-prompt-claim = { -cleopatra-sanctuary }を閉じました。{ -cleopatra-statue }を置きますか。
cleopatra-prompt-refill = { $card }をどの屋台に置きますか。
cleopatra-prompt-limit = 手札が{ $cards }枚で、{ $excess }枚超えています。
cleopatra-prompt-discard = あと{ $excess }枚捨ててください。
cleopatra-prompt-courtesan = 捨て札{ $cards }枚から1枚取ってください。
cleopatra-prompt-vizier = どのカードを残しますか。1枚につき{ -cleopatra-amulet }1個です。
cleopatra-prompt-beggar = { $other_seat }さんの物乞いです。2{ -cleopatra-talent }か、通常の資源カード1枚を渡してください。
cleopatra-prompt-kind = 使者はどの資源を求めますか。
cleopatra-prompt-name = 使者は{ $other_seat }さんに{ $resource }を求めますか。
cleopatra-prompt-offer = { $other_seat }さんの使者が{ $resource }を求めています。渡すと{ -cleopatra-amulet }も1個移ります。
cleopatra-prompt-accept = { $other_seat }さんが{ $resource }を差し出しています。{ -cleopatra-amulet }も1個付いてきます。
cleopatra-prompt-bid =
    { $talents ->
        [0] { -cleopatra-offering }です。出せる{ -cleopatra-talent }がありません。
       *[other] { -cleopatra-offering }です。{ $talents }{ -cleopatra-talent }のうち、いくら出しますか。
    }
cleopatra-prompt-first = スタートプレイヤーを決めます。
cleopatra-prompt-deal = カードを配ります。
cleopatra-prompt-reveal = 山札のいちばん上が見えます。
cleopatra-prompt-face = 裏向きのカードを見ます。
cleopatra-prompt-roll = ダイスを振ります。
cleopatra-prompt-tile = 次のモザイクをめくります。

## 選択肢

cleopatra-label-market = { -cleopatra-market }の{ $cards }枚を取る（裏向き{ $down }枚）
cleopatra-label-stall = 屋台{ $stall }の{ $cards }枚を取る（裏向き{ $down }枚）
    .fold = 屋台を訪れる
cleopatra-label-refill = 屋台{ $stall }に置く（今は{ $cards }枚、うち裏向き{ $down }枚）
cleopatra-label-build = { $piece }を建てる（{ $talents }{ -cleopatra-talent }獲得）
    .fold = 部品を建てる
cleopatra-label-mosaic = { $tile }を建てる（いちばん上）
    .fold = 部品を建てる
cleopatra-label-tile = 書記を使って{ $tile }を建てる
    .fold = 部品を建てる
cleopatra-label-beggar = 物乞いを使う
    .fold = キャラクターカードを使う
cleopatra-label-courtesan = 宮廷婦人を使う
    .fold = キャラクターカードを使う
cleopatra-label-envoy = 使者を使う
    .fold = キャラクターカードを使う
cleopatra-label-scribe-add = 書記を使い、ダイスを{ -cleopatra-altar }に乗せる
    .fold = キャラクターカードを使う
cleopatra-label-scribe-remove = 書記を使い、ダイスを{ -cleopatra-altar }から降ろす
    .fold = キャラクターカードを使う
cleopatra-label-vizier = 大臣を使う
    .fold = キャラクターカードを使う
cleopatra-label-no-claim = もう置かない
cleopatra-label-close =
    { $talents ->
        [0] 訪問を終える
       *[other] 訪問を終える（ボーナス{ $talents }{ -cleopatra-talent }）
    }
cleopatra-label-kept =
    { $cards ->
        [0] 1枚も残さない
       *[other] { $cards }枚を残す
    }
cleopatra-label-end-turn = 手番を終える
cleopatra-label-pass = パス
cleopatra-label-pay =
    { $amulets ->
        [0] { $resource }を{ $card }で払う
       *[other] { $resource }を{ $card }で払う（{ -cleopatra-amulet }{ $amulets }個）
    }
    .fold = 払い方を選ぶ
cleopatra-label-orient = 向き{ $number }
    .fold = 向きを選ぶ
cleopatra-label-cell = { $column }{ $row }（椰子{ $palms }本）
    .fold = 場所を選ぶ
cleopatra-label-claim = { $column }{ $row }の{ -cleopatra-sanctuary }に置く（{ $cells }マス）
cleopatra-label-gift = { $card }を渡す
    .fold = カードを渡す
cleopatra-label-fetch = { $card }を取る
    .fold = カードを取る
cleopatra-label-discard = { $card }を捨てる
    .fold = カードを捨てる
cleopatra-label-keep = { $card }を残す
    .fold = カードを残す
cleopatra-label-alms = { $talents }{ -cleopatra-talent }を渡す
cleopatra-label-kind = { $resource }を求める
cleopatra-label-offer = { $resource }を差し出す
cleopatra-label-decline = { $resource }を差し出さない
cleopatra-label-accept = { $other_seat }さんから受け取る
cleopatra-label-refuse = { $other_seat }さんを断る
cleopatra-label-name = { $other_seat }さんに求める
cleopatra-label-leave-out = { $other_seat }さんには求めない
cleopatra-label-limit-discard = { $excess }枚捨て、{ -cleopatra-amulet }を1個受け取る
cleopatra-label-limit-keep = すべて残し、{ -cleopatra-amulet }を{ $amulets }個受け取る
cleopatra-label-limit-smuggler = 密輸業者を使い、ほかをすべて残す（{ -cleopatra-amulet }1個）
cleopatra-label-tens = { $low }〜{ $high }を出す
    .fold = 額を選ぶ
cleopatra-label-bid = { $talents }を出す
    .fold = 額を選ぶ
cleopatra-label-draw = { $card }を引く
cleopatra-label-top = いちばん上は{ $card }
cleopatra-label-roll = アンク{ $ankhs }個
cleopatra-label-next-tile = { $tile }をめくる
cleopatra-label-first = { $seat }さんから始める

## 入力

cleopatra-typing = 短く入力できます。「w3」は「build w3」や「円柱壁3」、「stone1」は「card stone1」と同じです。続けて行うときはコンマで区切ります: 「build sphinx, cheapest, done」。「cheapest」は提案どおりに払います。{ -cleopatra-offering }に14出すときは「tens 1, ones 4」です。「board」では部品の費用もわかります。
cleopatra-build-how = 部品を指定してください: 「build 円柱壁3」「build 左のドア枠」「build スフィンクス」「build オベリスク」「build 台座」「build 玉座」「build mosaic」。
cleopatra-nothing-due = 払うものがありません。先に部品を選んでください: 「build w3, cheapest」。
cleopatra-pay-how = 資源と払い方を指定してください: 「pay wood single」、「double」、「trompe」、「merchant」。提案どおりに払うときは「cheapest」です。

## できないこと

cleopatra-must-act = まず{ -cleopatra-market }か{ -cleopatra-quarry }を訪れてください。
cleopatra-one-action = 1手番に訪れられるのは、{ -cleopatra-market }か{ -cleopatra-quarry }のどちらか1回です。
cleopatra-market-empty = 取れるカードがありません。
cleopatra-stands = すでに建っています。
cleopatra-cannot-pay =
    払えません。足りない資源: { $artisan ->
        [0] { "" }
       *[other] { cleopatra-artisan }x{ $artisan }、
    }{ $wood ->
        [0] { "" }
       *[other] { cleopatra-wood }x{ $wood }、
    }{ $stone ->
        [0] { "" }
       *[other] { cleopatra-stone }x{ $stone }、
    }{ $marble ->
        [0] { "" }
       *[other] { cleopatra-marble }x{ $marble }、
    }{ $lapis ->
        [0] { "" }
       *[other] { cleopatra-lapis }x{ $lapis }、
    }合わせて{ $missing }単位。{ $wild ->
        [0] { "" }
       *[other] 商人と{ -cleopatra-trompe }で補えるのは{ $wild }単位までです。
    }
cleopatra-no-mosaics = モザイクはもう残っていません。
cleopatra-tile-gone = { $tile }はもう山にありません。
cleopatra-tile-on-top = { $tile }はいちばん上にあるので、書記は要りません。
cleopatra-scribe-needed = { $tile }はいちばん上にありません。選ぶには書記が必要です。
cleopatra-no-room = { $tile }をそのように置ける場所が庭にありません。
cleopatra-no-room-there = { $tile }をこの向きで、そのマスをいちばん手前にして置くことはできません。
cleopatra-no-such-card = 持っていません: { $card }
cleopatra-no-artisan = この卓では{ -cleopatra-trompe }は技術者の代わりになりません。
cleopatra-paid-in-order = 通常の資源カード、2倍のカード、{ -cleopatra-trompe }、商人の順に払います。もう使えません: { $card }
cleopatra-needed-later = これがないと残りを払えません: { $card }
cleopatra-no-discards = 取れる捨て札がありません。
cleopatra-enough-characters = キャラクターカードを続けて使えるのは{ $characters }枚までです。
cleopatra-altar-empty = { -cleopatra-altar }にダイスがありません。
cleopatra-no-cards-left = 引けるカードがありません。
cleopatra-stall-has-card = 屋台{ $stall }にはもう新しいカードを置きました。
cleopatra-cards-in-order = カードは決まった順に選びます。このカードの番はもう過ぎました: { $card }
cleopatra-name-somebody = 使者は少なくとも1人に求めなければなりません。
cleopatra-nothing-to-offer = { $resource }の通常の資源カードを持っていません。
cleopatra-too-poor = { $talents }{ -cleopatra-talent }を持っていません。
cleopatra-tainted-gift = 穢れたカードは渡せません: { $card }
cleopatra-bid-too-high =
    { $talents ->
        [0] { -cleopatra-talent }を持っていません。
       *[other] { $talents }{ -cleopatra-talent }しか持っていません。
    }

## ルールの要点

cleopatra-rule-market = { -cleopatra-market }（または屋台1つ）のカードを、表向きも裏向きもすべて取ります。そのあと3枚補充します。手番の終わりに10枚を超えると{ -cleopatra-amulet }が増えます。（{ $rule }）
cleopatra-rule-refill = 新しいカードは、1枚ずつ別の屋台に好きなように置きます。（{ $rule }）
cleopatra-rule-pass = カードを取ることも建てることもできないときはパスになります。（{ $rule }）
cleopatra-rule-wall = 円柱壁は3{ -cleopatra-talent }と、今接しているモザイク1枚につき1{ -cleopatra-talent }です。（{ $rule }）
cleopatra-rule-sphinx = スフィンクスは1、3、5番が2{ -cleopatra-talent }、2、4、6番が5{ -cleopatra-talent }です。（{ $rule }）
cleopatra-rule-big = オベリスク、台座、玉座はそれぞれ12{ -cleopatra-talent }です。（{ $rule }）
cleopatra-rule-door = ドア枠は4{ -cleopatra-talent }と、自分の角から途切れずに続く円柱壁1つにつき1{ -cleopatra-talent }です。（{ $rule }）
cleopatra-rule-mosaic = { -cleopatra-mosaic }は4{ -cleopatra-talent }と、覆った椰子1本につき1{ -cleopatra-talent }です。いちばん上のものを取ります。（{ $rule }）
cleopatra-rule-tile = 書記（{ -cleopatra-amulet }2個）を使うと、置けるモザイクを好きに選べます。（{ $rule }）
cleopatra-rule-pay = 通常の資源カードは1単位、2倍の資源は2単位、{ -cleopatra-trompe }と{ -cleopatra-merchant }はどの資源1単位にもなります。穢れたカード1枚につき{ -cleopatra-amulet }が1個増えます。余った単位はこの訪問の次の部品に使えます。（{ $rule }）
cleopatra-rule-lay = モザイクは空いている5マスに置きます。回しても裏返してもかまいません。（{ $rule }）
cleopatra-rule-claim = 残りのモザイクがどれも入らない空きマスが{ -cleopatra-sanctuary }です。閉じた人が{ -cleopatra-statue }を置けます。ゲームの終わりに1マスにつき{ -cleopatra-amulet }が1個減ります。（{ $rule }）
cleopatra-rule-close = 1回の訪問で2つ建てると2{ -cleopatra-talent }、3つ以上なら5{ -cleopatra-talent }が加わります。そのあとクレオパトラが進み、ダイスを振ります。（{ $rule }）
cleopatra-rule-after = キャラクターカードは、行動の前とあと、そして部品と部品の間に使えます。（{ $rule }）
cleopatra-rule-limit = 手札が10枚を超えたら、10枚まで捨てて{ -cleopatra-amulet }を1個受け取るか、1枚につき1個受け取って残すか、密輸業者を使います。（{ $rule }）
cleopatra-rule-beggar = 物乞い（{ -cleopatra-amulet }2個）: 相手は全員、2{ -cleopatra-talent }か通常の資源カード1枚を渡します。（{ $rule }）
cleopatra-rule-courtesan = 宮廷婦人（{ -cleopatra-amulet }1個）: 捨て札から好きな1枚を、見せずに取ります。（{ $rule }）
cleopatra-rule-envoy = 使者: 相手に資源を求めます。受け取るカード1枚につき、渡した人の{ -cleopatra-amulet }が1個付いてきます。（{ $rule }）
cleopatra-rule-scribe = 書記: ダイスを{ -cleopatra-altar }に1個乗せるか、1個降ろします。{ -cleopatra-amulet }は増えません。5個目で{ -cleopatra-offering }になります。（{ $rule }）
cleopatra-rule-vizier = 大臣: カードを5枚引き、残す1枚につき{ -cleopatra-amulet }が1個増えます。（{ $rule }）
cleopatra-rule-offering = 出した{ -cleopatra-talent }は全員が失います。いちばん多い人は{ -cleopatra-amulet }を3個捨て、2位は1個、3位は2個と受け取ります。同額は同順位です。（{ $rule }）
cleopatra-rule-pile = 山札の半分は表向きで、いちばん上のカードは全員に見えます。（{ $rule }）
cleopatra-rule-dice = アンクが出たダイスは{ -cleopatra-altar }に乗り、5個目で{ -cleopatra-offering }になります。（{ $rule }）
cleopatra-rule-tiles = 選べるのはいちばん上のモザイクだけです。下の順番はだれにもわかりません。（{ $rule }）
cleopatra-rule-first = スタートプレイヤーはランダムに決めます。（{ $rule }）

## できごと

cleopatra-event-first = { $seat }さんから始めます。
cleopatra-event-dealt = { $seat }さんにカードが配られました。
cleopatra-event-dealt-own = { $card }が配られました。
cleopatra-event-turn = 第{ $turn }手番: { $seat }さん。
cleopatra-event-pass = { $seat }さんは何もできず、パスです。
cleopatra-event-amulets = { $seat }さんは{ -cleopatra-amulet }を{ $amulets }個受け取ります。
cleopatra-event-market = { $seat }さんは{ -cleopatra-market }から{ $cards }枚（裏向き{ $down }枚）取りました。
cleopatra-event-taken = { $seat }さんは{ $card }を得ました。
cleopatra-event-seen-own = 裏向きのカードは{ $card }でした。
cleopatra-event-laid-out =
    { $stall ->
        [0] 市場に{ $card }が置かれました。
       *[other] 屋台{ $stall }に{ $card }が置かれました。
    }
cleopatra-event-shuffle = 捨て札{ $cards }枚が新しい山札になります。
cleopatra-event-build = { $seat }さんは{ $piece }に取りかかります。
cleopatra-event-pay = { $seat }さんは{ $resource }を{ $card }で払います。
cleopatra-event-built = { $seat }さんは{ $piece }を建て、{ $talents }{ -cleopatra-talent }を得ました。
cleopatra-event-mosaic = { $seat }さんは{ $tile }で椰子{ $palms }本を覆い、{ $talents }{ -cleopatra-talent }を得ました。
cleopatra-event-claim = { $seat }さんは{ $cells }マスの{ -cleopatra-sanctuary }に{ -cleopatra-statue }を置きました。
cleopatra-event-tile-removed = { $tile }はどこにも置けず、ゲームから除外されます。
cleopatra-event-tile = モザイクのいちばん上は{ $tile }です。
cleopatra-event-visit =
    { $talents ->
        [0] { $seat }さんは{ $pieces }個で訪問を終えました。
       *[other] { $seat }さんは{ $pieces }個で訪問を終え、{ $talents }{ -cleopatra-talent }を加えました。
    }
cleopatra-event-walk = クレオパトラが{ $space }番のマスに進みました。
cleopatra-event-roll = アンクは{ $ankhs }個、{ -cleopatra-altar }のダイスは{ $dice }個です。
cleopatra-event-limit = { $seat }さんは{ $cards }枚の手札を10枚まで捨てます。
cleopatra-event-limit-keep = { $seat }さんは{ $cards }枚の手札をすべて残します。
cleopatra-event-discard = { $seat }さんは{ $card }を捨てました。
cleopatra-event-character = { $seat }さんはキャラクターカード「{ $card }」を使いました。
cleopatra-event-scribe-add = { $seat }さんの書記がダイスを{ -cleopatra-altar }に乗せ、{ $dice }個になりました。
cleopatra-event-scribe-remove = { $seat }さんの書記がダイスを{ -cleopatra-altar }から降ろし、{ $dice }個になりました。
cleopatra-event-fetched = { $seat }さんは捨て札を1枚、見せずに取りました。
cleopatra-event-fetched-own = { $card }を取りました。
cleopatra-event-vizier-draws = { $seat }さんの大臣がカードを{ $cards }枚引きました。
cleopatra-event-vizier-draw = いちばん上の{ $card }は全員に見えていました。
cleopatra-event-keeps = { $seat }さんはカードを1枚残します。
cleopatra-event-keeps-own = { $card }を残します。
cleopatra-event-vizier = { $seat }さんの大臣は{ $cards }枚残しました。
cleopatra-event-alms = { $seat }さんは{ $other_seat }さんに{ $talents }{ -cleopatra-talent }を渡しました。
cleopatra-event-gift = { $seat }さんは{ $other_seat }さんにカードを1枚渡しました。
cleopatra-event-gift-own = カードは{ $card }です。
cleopatra-event-destitute-hand = { $seat }さんはどちらも渡せず、手札をすべて{ $other_seat }さんに渡しました。
cleopatra-event-destitute-talents = { $seat }さんはどちらも渡せず、残りの{ -cleopatra-talent }を{ $other_seat }さんに渡しました。
cleopatra-event-destitute-nothing = { $seat }さんには{ $other_seat }さんに渡すものがありません。
cleopatra-event-envoy = { $seat }さんの使者は{ $resource }を求めます。
cleopatra-event-named = { $seat }さんは{ $other_seat }さんに{ $resource }を求めます。
cleopatra-event-offers = { $seat }さんは{ $resource }を差し出します。
cleopatra-event-declines = { $seat }さんは{ $resource }を差し出しません。
cleopatra-event-accepts = { $seat }さんは{ $other_seat }さんから{ $resource }を受け取りました。
cleopatra-event-refuses = { $seat }さんは{ $other_seat }さんの{ $resource }を断りました。
cleopatra-event-offering = ダイス5個が{ -cleopatra-altar }に乗りました。偉大な僧侶への{ -cleopatra-offering }です。
cleopatra-event-bid = { $seat }さんは額を決めました。
cleopatra-event-bid-own = { $talents }{ -cleopatra-talent }を出します。
cleopatra-event-opened-first = { $seat }さんは{ $talents }で{ $rank }位、{ -cleopatra-amulet }を{ $amulets }個捨てます。
cleopatra-event-opened = { $seat }さんは{ $talents }で{ $rank }位、{ -cleopatra-amulet }を{ $amulets }個受け取ります。
cleopatra-event-end = ゲームが終わりました。クレオパトラは{ $space }番のマスにいます。
cleopatra-event-reckoning = { $seat }さん: ピラミッドの{ -cleopatra-amulet }{ $amulets }、穢れたカード{ $tainted }、{ -cleopatra-sanctuary }{ $cells }マスで、残りは{ $remaining }です。
cleopatra-event-eaten = { $seat }さんは鰐の餌になりました。
cleopatra-event-score = { $seat }さんの財産は{ $talents }{ -cleopatra-talent }です。

## 得点の内訳

cleopatra-source-start = 最初の持ち分
    .from = 最初に
cleopatra-source-wall = 円柱壁
    .from = 円柱壁で
cleopatra-source-sphinx = スフィンクス
    .from = スフィンクスで
cleopatra-source-obelisk = オベリスク
    .from = オベリスクで
cleopatra-source-door = ドア枠
    .from = ドア枠で
cleopatra-source-throne = 玉座
    .from = 玉座で
cleopatra-source-mosaic = 神のモザイク
    .from = 神のモザイクで
cleopatra-source-visits = 訪問
    .from = 訪問で
cleopatra-source-beggars = 物乞い
    .from = 物乞いで
cleopatra-source-offerings = { -cleopatra-offering }
    .from = { -cleopatra-offering }で
cleopatra-source-merchants = { -cleopatra-merchant }
    .from = { -cleopatra-merchant }で
cleopatra-source-crocodile = 鰐
    .from = ワニのせいで
cleopatra-forecast-amulets = 残る{ -cleopatra-amulet }
cleopatra-forecast-crocodile = 残る{ -cleopatra-amulet }がいちばん多い人は、{ -cleopatra-talent }がいくらあっても鰐に食べられます。
cleopatra-tied-amulets = { $name }さん（{ -cleopatra-amulet }{ $amulets }）
cleopatra-tie-break = { $points }{ -cleopatra-talent }で同点: { $players }。{ -cleopatra-amulet }の少ないほうの勝ちです。

## ボード

cleopatra-board-walls = 円柱壁
cleopatra-board-sphinxes = スフィンクス
cleopatra-board-obelisks = オベリスク
cleopatra-board-doors = ドア枠
cleopatra-board-throne = 玉座
cleopatra-board-talents = { -cleopatra-talent }
cleopatra-pay-proposed = 提案どおりに払う: { $cards }
cleopatra-pay-proposed-for = 提案どおりに払う: { $cards }（{ $cost }）
cleopatra-pay-talents = 終了時に{ $talents }{ -cleopatra-talent }減る
cleopatra-pay-amulets = { -cleopatra-amulet }が今{ $amulets }個増える

## 選ぶと起きること

cleopatra-effect-talents-more = +{ $talents }{ -cleopatra-talent }
cleopatra-effect-talents-less = −{ $talents }{ -cleopatra-talent }
cleopatra-effect-talents-more-of = { $seat }さん+{ $talents }{ -cleopatra-talent }
cleopatra-effect-talents-less-of = { $seat }さん−{ $talents }{ -cleopatra-talent }
cleopatra-effect-earns = { $talents }{ -cleopatra-talent }を得る
cleopatra-effect-amulets-more = { -cleopatra-amulet }+{ $amulets }個
cleopatra-effect-amulets-less = { -cleopatra-amulet }−{ $amulets }個
cleopatra-effect-amulets-more-of = { $seat }さん{ -cleopatra-amulet }+{ $amulets }個
cleopatra-effect-amulets-less-of = { $seat }さん{ -cleopatra-amulet }−{ $amulets }個
cleopatra-effect-merchants = { -cleopatra-merchant }−{ $merchants }、終了時−{ $talents }{ -cleopatra-talent }
cleopatra-effect-sanctuary = 終了時{ -cleopatra-amulet }−{ $amulets }個
cleopatra-effect-cards-more = カード+{ $cards }枚
cleopatra-effect-cards-less = カード−{ $cards }枚
cleopatra-effect-tainted = 手札に残すと終了時{ -cleopatra-amulet }+{ $amulets }個
cleopatra-effect-steps = クレオパトラが{ $steps }歩進む
cleopatra-effect-last-visit = この訪問でゲームが終わる
cleopatra-effect-last-roll = ダイスの後にゲームが終わる
cleopatra-effect-eaten = ワニに食べられる
cleopatra-effect-danger = ワニに食べられるかもしれない
cleopatra-effect-safe = ワニに食べられない

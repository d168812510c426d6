### 『新王朝』のレッスンの文（src/saqqara/lessons/dynasty）

lesson-dynasty-about = 各建築現場のC面とD面、予言カード、新しいカードを1つずつ学びます。

## 市場C面: コイン

lesson-dynasty-market-c-title = 市場C面: コイン
lesson-dynasty-market-c-learnt =
    コインを1枚払うと、石材1個で隣り合う2枚を受け取れます。
    コインは、ゲーム中に2枚だけです。
lesson-dynasty-market-c-welcome = 『新王朝』では、どの建築現場にもC面とD面があります。これは市場C面です。
lesson-dynasty-market-c-sail = 船3を市場に移動させましょう。船を選び、次に市場の係留場を選んで、「決定」で確定します。
lesson-dynasty-market-c-sail-else = それもできます。でも、この章は市場の話です。船3を市場に移動させましょう。
lesson-dynasty-market-c-coin = コインを2枚持っています。1枚払うと、隣り合う2枚を受け取れます。偶像を2枚とも受け取りましょう。
lesson-dynasty-market-c-coin-one = ふつうは石材1個で1枚です。コインを払えば2枚受け取れます。
lesson-dynasty-market-c-coin-pair = その2枚も隣どうしです。でも、偶像2枚なら合わせて3点になります。
lesson-dynasty-market-c-two = 石材1個で2枚です。偶像2枚で3点になります。隣とは上下左右で、斜めは含みません。
lesson-dynasty-market-c-order = 2枚のどちらを先に使うかも選べます。コインはあと1枚です。ゲームの終わりに残っても点になりません。
lesson-dynasty-market-c-empty = 市場にカードがなければ、石材1個で山札のいちばん上のカードを引きます。

## 市場D面: ブラックマーケット

lesson-dynasty-market-d-title = 市場D面: ブラックマーケット
lesson-dynasty-market-d-learnt =
    表向きのカードを取るか、山をすべて見て1枚を受け取ります。
    残したカードはそのまま残り、見た人だけが知っています。
    『新王朝』では、赤のカードも手元に残ります。
lesson-dynasty-market-d-sail = ブラックマーケットです。表向きの2枚と、伏せた3枚の山が2つあります。船3を市場に移動させましょう。
lesson-dynasty-market-d-sail-else = それもできます。でも、この章は市場の話です。船3を市場に移動させましょう。
lesson-dynasty-market-d-look = 1つ目の山を選びましょう。3枚とも見て、1枚を受け取れます。
lesson-dynasty-market-d-look-second = その山でも同じです。ここでは1つ目の山を選びましょう。
lesson-dynasty-market-d-look-open = 表向きのカードなら確実です。でも、今回は山を見てみましょう。
lesson-dynasty-market-d-keep = 「舗装された道」を受け取りましょう。ただちに石材1個をオベリスクに置きます。
lesson-dynasty-market-d-keep-else = それもよいカードです。今回は「舗装された道」にしましょう。
lesson-dynasty-market-d-know = 残りの2枚、偶像とハンマーは、伏せたまま山に戻りました。知っているのはあなただけです。
lesson-dynasty-market-d-red = 赤のカードは手元に残ります。『新王朝』では、赤のカードを捨てません。
lesson-dynasty-market-d-refill = 次のラウンドには、どちらの山も3枚まで補充します。表向きのカードは新しくなります。

## ピラミッドC面: 足場

lesson-dynasty-pyramids-c-title = ピラミッドC面: 足場
lesson-dynasty-pyramids-c-learnt =
    置いたマスの報酬をただちに得ます。
    タイルが埋まると、いちばん多い人が3点、同数なら1点ずつです。
lesson-dynasty-pyramids-c-tile = 石材は、足場タイルに左から置きます。置いたマスの報酬をただちに得ます。点、石材、カードのどれかです。
lesson-dynasty-pyramids-c-load = 船1の石材は、前からあなた、あなた、ネフェルさんです。最後のマスに載せましょう。4個目でタイルが埋まります。
lesson-dynasty-pyramids-c-load-sail = 3個でも移動できます。でも、4個目でタイルが埋まります。先に載せましょう。
lesson-dynasty-pyramids-c-sail = 船1をピラミッドに移動させましょう。
lesson-dynasty-pyramids-c-sail-else = それもできます。でも、この章はピラミッドの話です。船1をピラミッドに移動させましょう。
lesson-dynasty-pyramids-c-rewards = 左から順に、あなたが2点、あなたが石材3個、ネフェルさんが1点、あなたが3点を得ました。
lesson-dynasty-pyramids-c-majority = タイルが埋まると精算します。3対1でいちばん多いあなたが3点を得ました。同数なら1点ずつです。
lesson-dynasty-pyramids-c-next = もう次のタイルが上に置かれました。5枚のタイルが埋まったあとは、石材1個につき1点です。

## ピラミッドD面: 廊下

lesson-dynasty-pyramids-d-title = ピラミッドD面: 廊下
lesson-dynasty-pyramids-d-learnt =
    石材は、イムホテップ像の次の空きマスに置きます。
    採石するとき、像を次の空きマスに動かせます。
lesson-dynasty-pyramids-d-ring = マスが輪になっています。石材は、イムホテップ像から時計回りに次の空きマスに置き、その点をただちに得ます。
lesson-dynasty-pyramids-d-move = 船3ではネフェルさんが前です。このままでは相手が3点、あなたは1点です。採石して、像を1マス動かしましょう。
lesson-dynasty-pyramids-d-move-stay = それでは像が動きません。像も動かすほうを選びましょう。
lesson-dynasty-pyramids-d-move-sail = 今だと、ネフェルさんが3点、あなたは1点です。先に像を動かしましょう。
lesson-dynasty-pyramids-d-sail = 次のマスは1点、その次は3点になりました。船3をピラミッドに移動させましょう。
lesson-dynasty-pyramids-d-sail-else = それもできます。でも、この章はピラミッドの話です。船3をピラミッドに移動させましょう。
lesson-dynasty-pyramids-d-result = ネフェルさんは1点、あなたは3点です。石材を置いても、像は動きません。
lesson-dynasty-pyramids-d-full = 像を動かせるのは、採石のアクションのときだけです。輪がいっぱいになると、石材1個につき1点です。

## 神殿C面: ラーの神殿

lesson-dynasty-temple-c-title = 神殿C面: ラーの神殿
lesson-dynasty-temple-c-learnt =
    見えている石材は、毎ラウンド列の報酬を得ます。
    2列目は2点か石材4個まで、4列目は3枚から1枚のカードです。
lesson-dynasty-temple-c-sail = ラーの神殿の置き方はA面と同じですが、列ごとに報酬が違います。最後の船1を神殿に移動させましょう。
lesson-dynasty-temple-c-sail-else = それもできます。でも、この章は神殿の話です。船1を神殿に移動させましょう。
lesson-dynasty-temple-c-offering = ラウンドが終わり、見えている石材が左から順に報酬を得ます。あなたは2点か石材4個までです。石材をもらいましょう。
lesson-dynasty-temple-c-offering-points = 2点もよい選択です。今回は石材をもらってみましょう。
lesson-dynasty-temple-c-keep = 石材を4個もらいました。もう1個の石材では、3枚引いて1枚を受け取れます。「エントランス」にしましょう。
lesson-dynasty-temple-c-keep-else = それもよいカードです。でも、今回は「エントランス」にしてみましょう。
lesson-dynasty-temple-c-result = 「エントランス」で石材1個をピラミッドに置き、1点を得ました。残りの2枚は捨て札です。
lesson-dynasty-temple-c-columns = ほかの列は1点です。いちばん上に見えているあいだ、毎ラウンド報酬を得られます。

## 神殿D面: アリーナ

lesson-dynasty-temple-d-title = 神殿D面: アリーナ
lesson-dynasty-temple-d-learnt =
    石材を置くと、矢印の数だけ馬車が進みます。
    先頭は毎ラウンド2点です。マスの点はゲームの終わりに得ます。
    ほかの馬車がいるマスでは止まらず、次の空いたマスに進みます。
lesson-dynasty-temple-d-arena = 石材を置くと、その場所の矢印の数だけ、持ち主の馬車が進みます。2台とも、スタートにいます。
lesson-dynasty-temple-d-sail = 船2の石材は、前からネフェルさん、ネフェルさん、あなたです。2、1、3マス進みます。アリーナに移動させましょう。
lesson-dynasty-temple-d-sail-else = それもできます。でも、この章は神殿の話です。船2を神殿に移動させましょう。
lesson-dynasty-temple-d-bump = ネフェルさんの馬車は3マス目に着きました。あなたも3マス目で止まるところでしたが、ほかの馬車がいるので4マス目に進み、先頭です。
lesson-dynasty-temple-d-round = 毎ラウンドの終わりに、先頭の馬車は2点を得ます。3人か4人で遊ぶときは、2番目も1点を得ます。
lesson-dynasty-temple-d-end = さらにゲームの終わりに、馬車のいるマスの点を得ます。

## 埋葬室C面: 丘の墓

lesson-dynasty-burial-c-title = 埋葬室C面: 丘の墓
lesson-dynasty-burial-c-learnt =
    いちばん下の段か、隣り合う2個の上に置きます。
    グループは、石材の数×段の数（4段まで）の点になります。
lesson-dynasty-burial-c-sail = 丘の墓では、上へ上へと積みます。船2を埋葬室に移動させましょう。
lesson-dynasty-burial-c-sail-else = それもできます。でも、この章は埋葬室の話です。船2を埋葬室に移動させましょう。
lesson-dynasty-burial-c-base = いちばん下の段なら、どこに置いてもかまいません。1個目は真ん中に置きましょう。
lesson-dynasty-burial-c-base-else = そこでもかまいません。今回は真ん中にしましょう。
lesson-dynasty-burial-c-climb = 隣り合う2個の上には、色に関係なく置けます。自分とネフェルさんの石材の上に置きましょう。
lesson-dynasty-burial-c-climb-else = 下の段でもかまいません。でも、上に積むとどうなるか見てみましょう。
lesson-dynasty-burial-c-score = あなたの2個はつながっていて、2段に届いています。ゲームの終わりに、2個×2段で4点です。
lesson-dynasty-burial-c-cap = どのグループも、石材の数×段の数です。段は4段まで数えます。丘がいっぱいなら、石材1個につき1点です。

## 埋葬室D面: 地下室

lesson-dynasty-burial-d-title = 埋葬室D面: 地下室
lesson-dynasty-burial-d-learnt =
    石材1個ごとに、墓石タイルを1枚選びます。
    A面と同じく、つながった石材がグループになります。
    地下室に1個も置かないと、4点を失います。
lesson-dynasty-burial-d-sail = 地下室では、毎ラウンド4枚の墓石タイルが置き場所を示します。船2を埋葬室に移動させましょう。
lesson-dynasty-burial-d-sail-else = それもできます。でも、この章は埋葬室の話です。船2を埋葬室に移動させましょう。
lesson-dynasty-burial-d-first = 墓9を選びましょう。ほかに開いている墓8と墓15の両方に隣り合っています。
lesson-dynasty-burial-d-first-else = どれでもかまいません。でも、墓9なら隣が開いています。墓9にしてみましょう。
lesson-dynasty-burial-d-second = ネフェルさんは墓8を取りました。自分の石材のすぐ下の墓15を選び、グループにしましょう。
lesson-dynasty-burial-d-second-alone = 墓20は、自分の石材に隣り合っていません。墓15にしましょう。
lesson-dynasty-burial-d-score = 2個のグループは、ゲームの終わりに3点です。A面と同じく、3個で6点、4個で10点、5個で15点です。
lesson-dynasty-burial-d-penalty = タイルがなければ、石材は盤の横で1点になります。地下室に1個も置かなかった人は4点を失います。

## オベリスクC面: 巨大オベリスク

lesson-dynasty-obelisks-c-title = オベリスクC面: 巨大オベリスク
lesson-dynasty-obelisks-c-learnt =
    石材1個につき、道の次のタイルを積みます。
    完成した段は1つにつき2点で、高い順にも得点します。
lesson-dynasty-obelisks-c-sail = 巨大オベリスクでは、石材1個につき、道の次のタイルを受け取ります。船2をオベリスクに移動させましょう。
lesson-dynasty-obelisks-c-sail-else = それもできます。でも、この章はオベリスクの話です。船2をオベリスクに移動させましょう。
lesson-dynasty-obelisks-c-first = あなたのオベリスクは幅3マスです。最初のタイルを左に積みましょう。左に2マス、中央に1マスです。
lesson-dynasty-obelisks-c-first-else = その向きでも積めます。ここでは左に寄せて積みましょう。
lesson-dynasty-obelisks-c-second = 2個目の石材では、2マスのタイルです。右に縦に積みましょう。
lesson-dynasty-obelisks-c-second-else = すき間がないので、積めます。でも、右の列が空いています。そこに積みましょう。
lesson-dynasty-obelisks-c-score = いちばん下の段が完成しました。完成した段は、ゲームの終わりに1つにつき2点です。
lesson-dynasty-obelisks-c-rank = 完成した段はどちらも1つですが、その上のマスはあなたのほうが多いので、1位です。ゲームの終わりに、1位はさらに5点です。
lesson-dynasty-obelisks-c-rules = タイルは回せますが、裏返せません。すき間ができる置き方もできません。積めないタイルは失われます。

## オベリスクD面: 通り

lesson-dynasty-obelisks-d-title = オベリスクD面: 通り
lesson-dynasty-obelisks-d-learnt =
    空いているオベリスクを選び、完成させてから次に進みます。
    完成すればその点、未完成なら石材1個につき1点です。
lesson-dynasty-obelisks-d-sail = 通りには8つのオベリスクがあり、それぞれ高さと点が決まっています。船2をオベリスクに移動させましょう。
lesson-dynasty-obelisks-d-sail-else = それもできます。でも、この章はオベリスクの話です。船2をオベリスクに移動させましょう。
lesson-dynasty-obelisks-d-choose = 空いているものなら、どれでも建て始められます。石材は2個なので、高さ2で5点の1番にしましょう。
lesson-dynasty-obelisks-d-choose-cheaper = それも高さ2ですが、4点です。1番なら5点です。
lesson-dynasty-obelisks-d-choose-else = 高いものは点も高いですが、時間がかかります。まずは低いものを完成させましょう。
lesson-dynasty-obelisks-d-done = ネフェルさんは3番を建て始めました。あなたの2個目は自動で1番に積まれ、完成です。ゲームの終わりに5点です。
lesson-dynasty-obelisks-d-rule = 1つを完成させてから、次を建て始めます。1つのオベリスクを建てるのは1人だけです。
lesson-dynasty-obelisks-d-unfinished = 未完成のオベリスクは、石材1個につき1点にしかなりません。終盤に高すぎるものを始めないようにしましょう。

## 予言カード

lesson-dynasty-prophecies-title = 予言カード
lesson-dynasty-prophecies-learnt =
    スカラベはアクションの前に置きます。ゲーム中に2回までです。
    達成すれば6、4、2点、できなければ-3、-2、-1点です。
lesson-dynasty-prophecies-cards = このゲームの予言カードは3枚です。達成できると思う予言に、スカラベを置きます。
lesson-dynasty-prophecies-scarab = イシスの予言は「神殿の石材がいちばん多い」です。船2で神殿に行けます。イシスにスカラベを置きましょう。
lesson-dynasty-prophecies-scarab-other = 大胆ですね。でも、今はイシスのほうが近そうです。
lesson-dynasty-prophecies-scarab-sail = スカラベは、アクションの前に置きます。先に置きましょう。
lesson-dynasty-prophecies-scarab-else = スカラベは、アクションの前に置きます。イシスに置きましょう。
lesson-dynasty-prophecies-action = スカラベを置いても、アクションは残っています。船2を神殿に移動させましょう。
lesson-dynasty-prophecies-action-else = それもできます。でも、イシスの予言は神殿です。神殿に移動させましょう。
lesson-dynasty-prophecies-worth = 2対1です。ゲームの終わりに達成していれば6点を得て、していなければ3点を失います。同数では達成になりません。
lesson-dynasty-prophecies-windows = 遅く置くほど確実ですが、点は小さくなります。3〜4ラウンドは+4か-2、5〜6ラウンドは+2か-1です。
lesson-dynasty-prophecies-limit = スカラベは2枚です。1つの予言に1枚、2ラウンドごとに1枚まで置けます。使わなくてもかまいません。

## 新しい市場カード

lesson-dynasty-new-cards-title = 新しい市場カード
lesson-dynasty-new-cards-learnt =
    「追加のストック」と「個人採石所」は、ただちに効果があります。
    「筏船」は、船なしで石材を置きます。
    「積み板」は、ふさがった係留場に移動できます。
lesson-dynasty-new-cards-sail = 新しいカードが4枚並んでいます。船1には、あなたの石材が4個載っています。市場に移動させましょう。
lesson-dynasty-new-cards-sail-else = それもできます。でも、この章は市場の話です。船1を市場に移動させましょう。
lesson-dynasty-new-cards-storage = 「追加のストック」は赤のカードです。これからは石材置き場に2個多く置けます。受け取りましょう。
lesson-dynasty-new-cards-storage-else = 4枚とも受け取れます。まずは「追加のストック」からです。
lesson-dynasty-new-cards-quarry = 「個人採石所」も赤のカードです。ただちに1点と石材3個を得ます。受け取りましょう。
lesson-dynasty-new-cards-quarry-else = それはこのあとです。先に「個人採石所」にしましょう。
lesson-dynasty-new-cards-raft = 石材置き場の石材が6個になりました。5個を超えています。次は青の「筏船」を受け取りましょう。
lesson-dynasty-new-cards-raft-else = 先に「筏船」、そのあと最後のカードです。
lesson-dynasty-new-cards-gangplank = 最後の石材で「積み板」を受け取りましょう。これも青です。
lesson-dynasty-new-cards-play-raft = 「筏船」は、石材2個を採石場に戻し、1個を船なしで建築現場に置きます。使ってみましょう。
lesson-dynasty-new-cards-play-raft-later = 「積み板」はこのあとです。先に「筏船」を使いましょう。
lesson-dynasty-new-cards-place = オベリスクを選びましょう。市場以外なら、どこにでも置けます。
lesson-dynasty-new-cards-place-else = それもよい手です。ここではオベリスクにしましょう。
lesson-dynasty-new-cards-play-gangplank = ピラミッドの係留場はふさがっています。「積み板」なら、そこにも移動できます。使ってみましょう。
lesson-dynasty-new-cards-play-gangplank-sail = そこは空いている係留場です。「積み板」は、ふさがった係留場に使います。
lesson-dynasty-new-cards-dock = 石材1個を採石場に戻しました。自分の石材が載っている船4を、ピラミッドに移動させましょう。
lesson-dynasty-new-cards-dock-else = そこもふさがっています。でも、ピラミッドならただちに得点できます。
lesson-dynasty-new-cards-ornament = 2点です。もう1種類、緑の「石の装飾」があります。ゲームの終わりに、石材置き場の石材1個につき1点です。

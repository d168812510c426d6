### イムホテップのレッスンの文（src/saqqara/lessons/imhotep）

lesson-imhotep-about = 石材を載せ、船を動かし、建築で得点します。はじめてのゲームは5分ほどです。

## はじめてのゲーム

lesson-imhotep-first-title = はじめてのゲーム
lesson-imhotep-first-learnt =
    手番には、採石する、石材を1個載せる、船を移動させる、青のカードをプレイする、のどれか1つを行います。
    石材の足りている船は、だれでも移動させられます。
    ピラミッドはただちに、神殿は毎ラウンドの終わりに、埋葬室とオベリスクはゲームの終わりに得点します。
    4隻目の船でラウンドが終わり、6ラウンドのあと合計点がいちばん多い人の勝ちです。
lesson-imhotep-first-welcome = あなたとネフェルさんは、ファラオに仕える建築士です。石材を船で5つの建築現場に運び、合計点がいちばん多い人が勝ちます。今は全6ラウンドの最後です。
lesson-imhotep-first-get = 手番では、アクションを1つ行います。まず採石場を選んで、石材を3個取りましょう。
lesson-imhotep-first-get-load = 石材を載せることもできます。でも、石材1個ではすぐ足りなくなります。先に3個取りましょう。
lesson-imhotep-first-load = 石材置き場の石材は4個になりました（5個まで）。1個を、船2の船首のマスに載せましょう。
lesson-imhotep-first-load-get = もっと取りたいところですが、あと1個しか入りません。今は1個載せましょう。
lesson-imhotep-first-load-else = 空いているマスなら、どこでもかまいません。今回は、船2の船首のマスに載せてみましょう。
lesson-imhotep-first-sail = 船2は最少積載量に達したので、移動できます。船2を選び、次にピラミッドの係留場を選んで、「決定」で確定しましょう。
lesson-imhotep-first-sail-else = それもできます。でも、ピラミッドの頂上がまだ空いています。船2をそこへ移動させましょう。
lesson-imhotep-first-tip = 石材は船首から降ろします。あなたの石材は頂上に置かれ、ただちに4点です。ネフェルさんの石材は横に置かれ、1点です。
lesson-imhotep-first-behind = ネフェルさんは採石しました。次は船3で、ネフェルさんの石材の後ろに1個載せましょう。
lesson-imhotep-first-behind-sail = 自分の石材がない船も移動させられます。でも、まず自分の石材を1個載せましょう。
lesson-imhotep-first-anyone = ネフェルさんが、あなたの石材ごと船3を神殿に移動させました。石材の足りている船は、だれでも移動させられます。
lesson-imhotep-first-temple = 神殿は真上から見ます。ネフェルさんの石材が、あなたの1個を隠しました。ラウンドの終わりに、いちばん上の石材1個につき1点です。
lesson-imhotep-first-small = いちばん小さい船には、マスが1つしかありません。そこに石材を1個載せましょう。
lesson-imhotep-first-market = 船4を市場に移動させましょう。市場では石材1個でカードを1枚受け取り、石材は採石場に戻ります。
lesson-imhotep-first-market-obelisks = オベリスクが高くなる、よい手です。でも、今回は市場に行ってみましょう。
lesson-imhotep-first-take = 「舗装された道」を受け取りましょう。赤のカードはただちに効果があり、採石場の石材1個をオベリスクに置きます。
lesson-imhotep-first-take-statue = 3枚目の偶像なら3点増えます。でも、ここでは「舗装された道」のほうが得です。
lesson-imhotep-first-take-hammer = ハンマーはあとで使うカードですが、ゲームはもうすぐ終わります。「舗装された道」にしましょう。
lesson-imhotep-first-take-decoration = オベリスクの石材が4個なら1点にしかなりません。「舗装された道」のほうが得です。
lesson-imhotep-first-obelisks = あなたのオベリスクは高さ3、ネフェルさんは2です。ゲームの終わりに、高いほうは10点、低いほうは1点です。
lesson-imhotep-first-bow = 残る船は1隻です。先に降ろせるように、船首のマスに載せましょう。
lesson-imhotep-first-bow-last = 載せられますが、ネフェルさんの石材が先に降りて、よい場所を取ってしまいます。船首にしましょう。
lesson-imhotep-first-burial = 次は埋葬室です。上下左右につながった自分の石材は1つのグループになります。船1を移動させれば、4個のグループです。
lesson-imhotep-first-burial-obelisks = 3個のうち2個はネフェルさんの石材です。オベリスクが同じ高さになり、5点ずつになります。埋葬室にしましょう。
lesson-imhotep-first-round-end = 4隻目の船でラウンドが終わり、神殿の得点です。いちばん上のあなたの石材は2個で2点、ネフェルさんも2点です。
lesson-imhotep-first-game-end = 第6ラウンドのあと、残りの得点です。埋葬室では、4個のグループで10点、離れた1個で1点です。ネフェルさんは7点です。
lesson-imhotep-first-rest = オベリスクは、あなたが10点、ネフェルさんが1点です。カードは、あなたの偶像2枚で3点、ネフェルさんの装飾で5点です。
lesson-imhotep-first-win = 53対38で、あなたの勝ちです。実際のゲームは6ラウンドです。毎回、新しい船4隻とカードが出ます。

## 市場カード

lesson-imhotep-cards-title = 市場カード
lesson-imhotep-cards-learnt =
    赤はただちに効果があり、青は次の手番から使えます。
    緑は、その建築現場の石材3個につき1点です。
    偶像は、集めるほど得点が大きくなります。
lesson-imhotep-cards-sail = 船1には、あなたの石材が3個載っています。市場に移動させましょう。石材1個につき、カードを1枚受け取れます。
lesson-imhotep-cards-sail-site = そこにも移動できます。でも、この章はカードの話です。市場を選びましょう。
lesson-imhotep-cards-red = 赤のカードは、ただちに効果があります。「エントランス」を受け取りましょう。採石場の石材1個をピラミッドに置きます。
lesson-imhotep-cards-red-else = どのカードでもかまいません。まずは赤の「エントランス」にしましょう。
lesson-imhotep-cards-green = ただちに2点です。次は緑のカードです。ゲームの終わりに、神殿の石材3個につき1点になります。
lesson-imhotep-cards-green-else = それもよい選択です。でも、先に緑の「神殿の装飾」を受け取りましょう。
lesson-imhotep-cards-whoever = 緑のカードでは、全員の石材を数えます。下に隠れた石材も入ります。石材の多い建築現場ほど得です。
lesson-imhotep-cards-purple = 紫の「偶像」は集めるほど得です。1枚から5枚で、1、3、6、10、15点になります。この1枚を受け取りましょう。
lesson-imhotep-cards-purple-lever = 青のカードには別の章があります。今回は偶像を受け取りましょう。
lesson-imhotep-cards-blue = ネフェルさんは、青の「てこ」を受け取りました。次の手番からアクションとして使えます。使わなければ1点です。
lesson-imhotep-cards-back = 市場に運んだ石材3個は、採石場に戻りました。市場では手番を使いますが、石材は減りません。
lesson-imhotep-cards-new = だれも受け取らなかったカードは捨て札になります。次のラウンドには、新しい4枚が並びます。

## 青のカード

lesson-imhotep-blue-cards-title = 青のカード
lesson-imhotep-blue-cards-learnt =
    青のカードは、次の手番から、アクションの代わりに使えます。
    ハンマーは3個まで採石して1個載せます。のみは2個載せます。
    出航は1個載せてその船を移動させます。てこは降ろす順番を決めて船を移動させます。
lesson-imhotep-blue-cards-hammer = 青のカードを4種類持っています。1枚使うのが、手番のアクションになります。まず2枚目の「ハンマー」を使いましょう。
lesson-imhotep-blue-cards-hammer-get = ハンマーなら、3個取ったうえに1個載せられます。ハンマーを使いましょう。
lesson-imhotep-blue-cards-hammer-other = ほかのカードも順に使います。まずはハンマーからです。
lesson-imhotep-blue-cards-hammer-load = 石材を3個取りました。続けて1個を、船1の船首に載せましょう。
lesson-imhotep-blue-cards-hammer-load-else = どのマスでもかまいません。ここでは船1の船首にしましょう。
lesson-imhotep-blue-cards-chisel = 1手番で2つのことができました。次は「のみ」です。石材を2個載せられます。使ってみましょう。
lesson-imhotep-blue-cards-chisel-load = それでは1個しか載りません。のみなら2個載せられます。
lesson-imhotep-blue-cards-chisel-first = 1個目は船1の、自分の石材の後ろに載せましょう。
lesson-imhotep-blue-cards-chisel-first-else = 2個をどのマスに載せてもかまいません。ここでは船1から始めましょう。
lesson-imhotep-blue-cards-chisel-second = 2個目は船2の、ネフェルさんの石材の後ろに載せましょう。
lesson-imhotep-blue-cards-chisel-second-else = それもできます。でも、このあとのために船2に載せましょう。
lesson-imhotep-blue-cards-sail = 「出航」は、石材を1個載せて、その船をすぐに移動させます。妨害されません。使ってみましょう。
lesson-imhotep-blue-cards-sail-lever = てこは最後に使います。今は出航を使いましょう。
lesson-imhotep-blue-cards-sail-load = 最後の石材を船3に載せましょう。
lesson-imhotep-blue-cards-sail-load-else = その船でもできます。ここでは船3にしましょう。
lesson-imhotep-blue-cards-sail-dock = 続けて船3を移動させます。オベリスクに行って、ネフェルさんに並びましょう。
lesson-imhotep-blue-cards-sail-dock-else = どこでもかまいません。でも、オベリスクではネフェルさんがリードしています。そこへ行きましょう。
lesson-imhotep-blue-cards-lever = 「てこ」を使うと、降ろす順番を決められます。船2では、ネフェルさんの石材が前です。使ってみましょう。
lesson-imhotep-blue-cards-lever-sail = てこを使わないと、ネフェルさんの石材が先に降りて、よいマスを取ります。
lesson-imhotep-blue-cards-lever-ship = 船2をピラミッドに移動させましょう。次のマスは3点、その次は2点です。
lesson-imhotep-blue-cards-lever-ship-else = 今、順番がいちばん大切なのはピラミッドです。そこへ行きましょう。
lesson-imhotep-blue-cards-lever-order = だれの石材を先に降ろしますか。自分の石材を選びましょう。
lesson-imhotep-blue-cards-lever-order-theirs = それでは、てこを使わないときと同じです。自分の石材を先にしましょう。
lesson-imhotep-blue-cards-done = あなたは3点、ネフェルさんは2点です。青のカードは、受け取った次の手番から、1手番に1枚使えます。

## 建築現場のB面

lesson-imhotep-sides-b-title = 建築現場のB面
lesson-imhotep-sides-b-learnt =
    市場: 伏せた2枚を見て、1枚を受け取れます。
    ピラミッド: 3つから1つを選びます。ボーナスのあるマスもあります。
    神殿: マスごとに報酬が違います。オベリスク: 3個そろうたびに得点します。
    埋葬室: 行ごとに、石材の多い順に得点します。
lesson-imhotep-sides-b-temple = どの建築現場もB面です。ラウンドが終わり、神殿の石材で1点か石材2個を選べます。石材をもらいましょう。
lesson-imhotep-sides-b-temple-point = 1点も大切です。でも、石材置き場には1個しかありません。石材にしてみましょう。
lesson-imhotep-sides-b-temple-spaces = 神殿は、マスごとにもらえるものが違います。2点のマス、点か石材を選ぶマス、山札のカードを引くマスがあります。
lesson-imhotep-sides-b-obelisk-load = オベリスクでは、あなたの石材が2個待っています。あと1個で完成です。船4に載せましょう。
lesson-imhotep-sides-b-obelisk-load-else = それもできます。でも、オベリスクにはあと1個でよいので、船4に載せましょう。
lesson-imhotep-sides-b-obelisk-sail = オベリスクに移動させましょう。最初に完成すると10点、次は9点、その次は8点です。
lesson-imhotep-sides-b-obelisk-sail-else = それもできます。でも、オベリスクなら10点です。
lesson-imhotep-sides-b-market-load = 10点です。次は市場です。船3に石材を1個載せましょう。
lesson-imhotep-sides-b-market-sail = B面には、表向きの3枚と、伏せた2枚の場所があります。船3を市場に移動させましょう。
lesson-imhotep-sides-b-market-sail-else = それもよい手です。でも、今は市場に行きましょう。
lesson-imhotep-sides-b-market-look = 伏せてある場所を選びましょう。2枚とも見て、1枚を受け取れます。
lesson-imhotep-sides-b-market-look-else = 表向きのカードなら確実です。でも、今回は伏せた2枚を見てみましょう。
lesson-imhotep-sides-b-market-keep = 偶像を受け取りましょう。もう1枚は、表向きに捨て札になります。
lesson-imhotep-sides-b-market-keep-sail = 出航も役に立ちます。でも、今回は偶像にしましょう。
lesson-imhotep-sides-b-pyramid-load = 次はピラミッドです。最後の石材を、船2の船首に載せましょう。
lesson-imhotep-sides-b-pyramid-load-else = ピラミッドに行くのは船2です。船2の船首に載せましょう。
lesson-imhotep-sides-b-pyramid-sail = 船2を移動させましょう。B面には小さなピラミッドが3つあり、石材の持ち主が1つを選びます。
lesson-imhotep-sides-b-pyramid-sail-else = 次はピラミッドです。船2をそこへ移動させましょう。
lesson-imhotep-sides-b-pyramid-choose = 左のピラミッドを選びましょう。2つ目のマスは1点ですが、カードが1枚つきます。
lesson-imhotep-sides-b-pyramid-choose-other = そこは2点です。左なら、1点とカードです。
lesson-imhotep-sides-b-pyramid-bonus = ボーナスは、使っても使わなくてもかまいません。使って、山札のカードを引きましょう。
lesson-imhotep-sides-b-pyramid-bonus-no = 断ることもできます。でも、カードはもらっておくと得です。
lesson-imhotep-sides-b-burial = 2枚目の偶像です。最後は埋葬室です。B面では行ごとに数え、いちばん多い人が8点、2番目が4点です。

## タイミングと妨害

lesson-imhotep-tips-title = タイミングと妨害
lesson-imhotep-tips-learnt =
    相手の船は、得点の少ない場所へ動かします。
    自分の石材を載せた船が2隻あれば、両方は止められません。
    石材置き場が空になる前に採石します。
lesson-imhotep-tips-deny = ネフェルさんは船1でピラミッドに行くつもりです。4点と3点になります。先に埋葬室に移動させましょう。今のところ3点にしかなりません。
lesson-imhotep-tips-deny-pyramids = それではネフェルさんに7点をあげてしまいます。もっと損な場所に送りましょう。
lesson-imhotep-tips-deny-obelisks = ネフェルさんのオベリスクが高さ3になります。埋葬室のほうがよいでしょう。
lesson-imhotep-tips-deny-late = それでは、船1がピラミッドに行ってしまいます。船1を埋葬室に移動させて防ぎましょう。
lesson-imhotep-tips-deny-else = それでも防げます。今回は埋葬室に移動させてみましょう。
lesson-imhotep-tips-one = 4点のマスは自分で取りましょう。船3に載せます。1個で移動できる船です。
lesson-imhotep-tips-one-else = 悪くない手です。ここでは船3に載せましょう。
lesson-imhotep-tips-two = 船3は、ネフェルさんに先に動かされるかもしれません。船4にも載せましょう。2隻は止められません。
lesson-imhotep-tips-two-now = それで4点です。でも、もう1つのこつも見てみましょう。船4にも載せます。
lesson-imhotep-tips-other = やはり、ネフェルさんは船3を神殿に動かしました。でも、船4があります。ピラミッドに移動させましょう。
lesson-imhotep-tips-other-else = 4点のマスはピラミッドです。船4をそこへ移動させましょう。
lesson-imhotep-tips-sled = 4点です。神殿にも1個置けました。余裕のあるときに採石しておきましょう。石材がないと、載せることができません。
lesson-imhotep-tips-sled-sail = それもできます。でも、先に採石しておきましょう。
lesson-imhotep-tips-bye = 相手のほしい場所を見て、狙いを2つ持ち、だれが4隻目を動かすかを考えましょう。それでは、よいゲームを。

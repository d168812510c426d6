### The lessons of Return of the Pharaoh: what each step says, and kind words for other moves

lesson-pharaoh-about = 発掘調査隊を率いて競りで財宝を集め、病院の隊員を呼び戻しましょう。

## はじめてのゲーム: 最後の競り

lesson-pharaoh-first-title = はじめての競り
lesson-pharaoh-first-goal = 発掘調査隊を率いて、競りで財宝を集めます。財宝1つにつき1点、種類が多いほどボーナスがつきます。
lesson-pharaoh-first-bid = 壺2個に、ネフェルさんは3人を宣言しました。4人のカードを選び、4人を宣言して上回りましょう。
lesson-pharaoh-first-bid-lay = それでも上回れますが、4人だけで足ります。残りの隊員は取っておきましょう。
lesson-pharaoh-first-bid-else = 壺はまだ持っていない種類です。3人なら簡単に上回れます。4人を宣言してみましょう。
lesson-pharaoh-first-won = ネフェルさんがパスをしたので、壺2個を獲得しました。2点と3種類目です。出した4人は病院に送られました。
lesson-pharaoh-first-bonus = 次は金貨2枚です。ネフェルさんは5人を出して9人を宣言しました。スタートプレイヤーは最初の宣言にラウンド数の4を上乗せできます。
lesson-pharaoh-first-dear = 金貨2枚に9人は多すぎます。普通のパスをして、この競りから抜けましょう。ほかには何も起こりません。
lesson-pharaoh-first-dear-lay = 金貨2枚のために、ほとんどの隊員を使うことになります。パスをして、最後のラウンドに備えましょう。
lesson-pharaoh-first-dear-horus = いいパスです。ホルスパスはこのあとで使います。今回は普通のパスをしましょう。
lesson-pharaoh-first-dear-else = そのカードは最後のラウンドのほうが役に立ちます。普通のパスをしましょう。
lesson-pharaoh-first-round = ネフェルさんの5人も病院に送られました。競り4回で1ラウンドです。最後の第5ラウンドが始まりました。
lesson-pharaoh-first-chip = ネフェルさんは隊員カードに9人を宣言しました。ホルスパスをしましょう。チップを受け取り、次の競りを始められます。
lesson-pharaoh-first-chip-pass = それではチップがネフェルさんに残ります。ホルスパスならチップが手に入り、次の競りを始められます。
lesson-pharaoh-first-chip-pharaoh = まだ早いです。病院の隊員はもっと増えます。最後のファラオカードは残して、チップを取りましょう。
lesson-pharaoh-first-chip-lay = できますが、財宝のほうが大事です。隊員を残して、チップを取りましょう。
lesson-pharaoh-first-tent = ネフェルさんが獲得したのは隊員です。病院には送られず、新しい5人と出した4人はラウンドの終わりまでテントで休みます。
lesson-pharaoh-first-open = アンク2個の競りは、あなたから始めます。1人のカードを選び、5人を上乗せして6人を宣言しましょう。
lesson-pharaoh-first-open-plain = それでは1人だけです。上乗せすれば6人になります。
lesson-pharaoh-first-open-lay = 出しすぎです。ネフェルさんは最大でも4人です。1人に上乗せすれば足ります。
lesson-pharaoh-first-open-else = アンクは4種類目になります。1人のカードに上乗せして宣言しましょう。
lesson-pharaoh-first-kinds = ネフェルさんは6人を上回れず、チップを取りました。小さいカード1枚で4種類目です。種類ボーナスは6点になりました。
lesson-pharaoh-first-curse = ネフェルさんは金貨1枚に8人を宣言しました。ファラオパスをしましょう。病院の隊員カード7枚が自分のテントに移ります。
lesson-pharaoh-first-curse-lay = 金貨1枚に8人は多すぎます。病院を見てください。旗のあるカードが2枚あります。
lesson-pharaoh-first-curse-else = パスは正解ですが、ファラオカードを使いましょう。病院に旗のあるカードが2枚あります。
lesson-pharaoh-first-flags = そのうち2枚には旗があります。旗のある隊員カードは、ゲーム終了時に手札かテントにあると1枚1点です。
lesson-pharaoh-first-throne = 最後の競りは玉座、5種類目です。ネフェルさんは6人を宣言しました。2人と5人を選び、7人を宣言しましょう。
lesson-pharaoh-first-throne-lay = 2人と5人で7人、ちょうど足ります。旗のある4人は手元に残しましょう。
lesson-pharaoh-first-throne-else = 玉座は5種類目で、合わせて5点になります。競りに参加しましょう。
lesson-pharaoh-first-end = 玉座を獲得し、ゲームが終わりました。財宝15点、5種類で10点、旗3点、合計28点です。
lesson-pharaoh-first-nefer = ネフェルさんは財宝20点ですが、4種類で6点、旗1点の27点です。5種類目が勝負を決めました。
lesson-pharaoh-first-learnt =
    隊員を出してほかの人を上回る人数を宣言するか、パスをする。
    財宝を獲得した隊員は病院へ、隊員を獲得した隊員は自分のテントへ行く。
    ホルスパスでチップが、ファラオパスで病院の隊員全員が手に入る。
    第5ラウンドが終わると、財宝の数、種類、旗で得点する。

## 宣言のしかた

lesson-pharaoh-bidding-title = 宣言のしかた
lesson-pharaoh-bidding-open = 新しいゲームです。金貨3枚の競りはあなたから始めます。2人のカードを選び、上乗せして3人を宣言しましょう。
lesson-pharaoh-bidding-open-plain = それでもかまいませんが、上乗せはただです。第1ラウンドなら2人が3人になります。
lesson-pharaoh-bidding-open-lay = 何人から始めてもかまいません。今回は2人のカードに上乗せしてみましょう。
lesson-pharaoh-bidding-open-else = まだあきらめずに、2人のカードに上乗せして宣言してみましょう。
lesson-pharaoh-bidding-gone = ネフェルさんは4人を宣言しました。上乗せは1回だけです。今のあなたの合計は、手元の2人だけになります。
lesson-pharaoh-bidding-add = カードは追加できますが、引っ込められません。3人を追加して5人を宣言し、4人を上回りましょう。
lesson-pharaoh-bidding-add-lay = それでもいいのですが、3人で足ります。2人と3人で5人です。
lesson-pharaoh-bidding-add-else = やめてもかまいませんが、もう一度だけ上回ってみましょう。3人を追加してください。
lesson-pharaoh-bidding-enough = ネフェルさんは2人を追加して6人です。同じ人数では足りず、7人以上が必要です。ここはホルスパスをしましょう。
lesson-pharaoh-bidding-enough-lay = 続けられますが、金貨3枚のために多くの隊員を使うことになります。ネフェルさんに払ってもらいましょう。
lesson-pharaoh-bidding-enough-pass = ホルスパスなら、同じように抜けて、チップもキープできます。
lesson-pharaoh-bidding-enough-else = 病院にはまだだれもいないので、ファラオカードがむだになります。ホルスパスでチップをキープしましょう。
lesson-pharaoh-bidding-back = 払うのは獲得した人だけです。ネフェルさんの4人と2人は病院へ、あなたの2人と3人は手札に戻りました。
lesson-pharaoh-bidding-cheap = 次は壺1個です。ネフェルさんの手札は減っています。3人のカードに上乗せして4人を宣言しましょう。
lesson-pharaoh-bidding-cheap-plain = 上乗せを忘れずに。4人になります。
lesson-pharaoh-bidding-cheap-lay = それでも獲得できそうですが、壺1個に出しすぎないようにしましょう。3人で十分です。
lesson-pharaoh-bidding-cheap-else = 安く獲得できそうです。3人のカードに上乗せして宣言してみましょう。
lesson-pharaoh-bidding-yours = ネフェルさんがパスをして、カード1枚で壺を獲得しました。安く宣言し、相手に払いすぎてもらいましょう。
lesson-pharaoh-bidding-learnt =
    宣言するのは、手元に出したカードすべての合計人数。
    前の宣言を上回らなければならない。同じ人数では足りない。
    ラウンド数の上乗せは、最初の宣言1回だけ。
    獲得できなかった人のカードは、すべて手札に戻る。

## 3種類のパス

lesson-pharaoh-passes-title = 3種類のパス
lesson-pharaoh-passes-kinds = パスをすると、その競りにはもう参加できません。普通のパス、ホルスパス、ファラオパスの3種類があります。
lesson-pharaoh-passes-horus = ホルスチップを持っていて、剣は要りません。ホルスパスをしましょう。チップをキープして、次の競りも始められます。
lesson-pharaoh-passes-horus-pass = それではネフェルさんがホルスパスをして、チップを奪うかもしれません。自分でホルスパスをしましょう。
lesson-pharaoh-passes-horus-pharaoh = 病院に隊員がいますが、もう少し待ちましょう。ホルスパスでチップをキープしてください。
lesson-pharaoh-passes-horus-lay = もちろん宣言もできます。今回はホルスパスを試してみましょう。
lesson-pharaoh-passes-alone = ホルスパスは1回の競りで1人だけです。残ったネフェルさんは、何人を宣言しても獲得できます。2人で足りました。
lesson-pharaoh-passes-pharaoh = 病院に1人、2人、5人のカードがあります。ネフェルさんの隊員です。ファラオパスで自分のテントに移しましょう。
lesson-pharaoh-passes-pharaoh-lay = 壺はまた今度にしましょう。先に病院の3枚を引き取ってください。
lesson-pharaoh-passes-pharaoh-else = パスは正解ですが、ファラオパスを選びましょう。病院に隊員カードが3枚あります。
lesson-pharaoh-passes-resting = 3枚はテントで休み、次のラウンドからあなたの手札になります。使ったファラオカードは戻りません。残りは2枚です。
lesson-pharaoh-passes-removed = ネフェルさんはホルスパスでチップを取りました。だれも宣言しなかったので、壺はゲームから除外されました。
lesson-pharaoh-passes-last = ネフェルさんがまたパスをして、残ったのはあなただけです。何人でも獲得できます。1人を宣言しましょう。
lesson-pharaoh-passes-last-lay = それでも獲得できますが、1人だけ残ったときは1人で足ります。
lesson-pharaoh-passes-last-else = もったいないです。1人を宣言すれば、この隊員カードを獲得できます。
lesson-pharaoh-passes-home = ラウンドが終わり、テントの隊員が手札に戻りました。第2ラウンドは9枚です。ネフェルさんは2枚しかありません。
lesson-pharaoh-passes-learnt =
    ホルスパス: チップが手に入り、次の競りを始める。1回の競りで1人だけ。
    ファラオパス: ファラオカードを1枚使い、病院の隊員をすべて自分のテントに移す。
    普通のパス: ほかには何も起こらない。
    全員がパスをした場札は、ゲームから除外される。

## 隊員と旗

lesson-pharaoh-crew-title = 隊員と旗
lesson-pharaoh-crew-flag = 旗のある隊員カードは3人から7人までの5枚で、競りに出ます。この6人は、最初の手札のどのカードより大きいです。
lesson-pharaoh-crew-win = ネフェルさんは6人を宣言しました。2人と5人を選び、7人を宣言しましょう。
lesson-pharaoh-crew-win-lay = それでも獲得できそうです。今回は2人と5人で、ちょうど足りる7人を宣言してみましょう。
lesson-pharaoh-crew-win-else = 6人のカードは、このあとずっと役に立ちます。2人と5人で7人を宣言しましょう。
lesson-pharaoh-crew-tent = 獲得しました。隊員を獲得した隊員は病院に送られません。2人、5人、新しい6人はテントで休みます。
lesson-pharaoh-crew-rest = テントの隊員は、このラウンドの競りに出せません。ネフェルさんは壺に5人を宣言しました。ホルスパスをしましょう。
lesson-pharaoh-crew-rest-lay = 手札は1人、3人、4人です。宣言もできますが、壺は1点だけ。残しておきましょう。
lesson-pharaoh-crew-rest-pass = ホルスパスのほうが得です。次のラウンドを始められます。
lesson-pharaoh-crew-rest-pharaoh = 病院に2枚ありますが、もっと増えます。今はチップを取りましょう。
lesson-pharaoh-crew-home = ラウンドが終わり、隊員が戻って合計21人です。カードの動きはすべて見えるので、相手の手札が1人と5人だとわかります。
lesson-pharaoh-crew-price = 剣2本の競りを始めます。ネフェルさんは最大で6人。4人に2人を上乗せすれば、もう上回れません。
lesson-pharaoh-crew-price-flag = 獲得できますが、旗のあるカードが病院に送られてしまいます。旗のない4人を使いましょう。
lesson-pharaoh-crew-price-plain = 4人ではネフェルさんに上回られます。上乗せすれば6人です。
lesson-pharaoh-crew-price-lay = 4人に上乗せして6人、ちょうど足ります。
lesson-pharaoh-crew-price-else = この剣は簡単に獲得できます。4人に上乗せして宣言しましょう。
lesson-pharaoh-crew-plain = 4人は病院に送られましたが、6人は手元に残りました。この旗は、ゲーム終了時に1点になります。
lesson-pharaoh-crew-learnt =
    旗のある隊員カードも、宣言ではほかのカードと同じ。
    獲得した隊員カードは、出した隊員と一緒にラウンドの終わりまでテントで休む。
    ゲーム終了時に手札かテントにある旗は、1枚1点。

## ゲームの終わり

lesson-pharaoh-end-title = 最後の得点計算
lesson-pharaoh-end-count = 残りの競りは2回です。財宝が2・3・4・5種類あると1・3・6・10点。あなたは4種類です。
lesson-pharaoh-end-throne = ネフェルさんは玉座に8人を宣言しました。5種類目なら、旗のある4人を使っても得です。5人と4人で9人を宣言しましょう。
lesson-pharaoh-end-throne-lay = 5人と旗のある4人で9人です。これで足りるので、2人は残しておきましょう。
lesson-pharaoh-end-throne-else = 玉座は1点で、しかも5種類目。合わせて5点です。宣言しましょう。
lesson-pharaoh-end-five = 5種類そろいました。でも旗は病院にあります。病院の隊員は、だれの得点にもなりません。
lesson-pharaoh-end-patients = 2人では6人を上回れません。残したファラオカードは得点にならないので、使いましょう。隊員カード9枚が手に入り、うち3枚は旗つきです。
lesson-pharaoh-end-patients-else = どのパスでも抜けることになりますが、ファラオカードを使えるのはこれが最後です。使いましょう。
lesson-pharaoh-end-points = ゲーム終了です。あなたは財宝15、種類10、旗3。ネフェルさんは財宝20、種類6、旗2。どちらも28点です。
lesson-pharaoh-end-tie = 同点なら、隊員の合計人数が多いほうの勝ちです。あなたは39人、ネフェルさんは15人。あなたの勝ちです。
lesson-pharaoh-end-learnt =
    財宝1つにつき1点、手札かテントの旗1枚につき1点。
    財宝が2・3・4・5種類あると1・3・6・10点。
    病院の隊員と、使わなかったファラオカードは得点にならない。
    同点なら、隊員の合計人数が多いほうの勝ち。

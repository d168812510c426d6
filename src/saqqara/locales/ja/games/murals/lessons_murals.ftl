### The lessons of Murals of the Nile: what each step says, and kind words for other moves

lesson-murals-about = 100枚のカードで壁画を仕上げます。影につかまる前のやめどきを学びましょう。

## はじめてのゲーム: 壁画の仕上げ

lesson-murals-first-title = はじめての壁画
lesson-murals-first-wall = ネフェルさんと壁画を仕上げます。コンボ、エリア、ミスの少なさで得点し、合計の多い人の勝ちです。
lesson-murals-first-draw = 手番ではカードを1枚ずつ置きます。1枚目はどこにでも置けます。山札をめくりましょう。
lesson-murals-first-draw-hand = 手札から始めることもできます。でも、1枚目なら山札をめくってもミスになりません。山札を使いましょう。
lesson-murals-first-shadow = 53は5の行、3の列に置かれました。太陽は左上にあるので、53より下で、しかも右のマスは影になります。
lesson-murals-first-hand = 次のカードは影に置けません。手札の48は4の行で、53より上です。48を置きましょう。
lesson-murals-first-hand-later = 62も53より左なので置けます。でも今は取っておいて、48を置きましょう。
lesson-murals-first-hand-draw = それは賭けです。見えていない11枚のうち3枚が影に入ります。48なら確実です。
lesson-murals-first-hand-stop = 1枚でやめると、1枚引けるだけです。48を置いて、もっと伸ばしましょう。
lesson-murals-first-again = 今の影は48より下の9の列だけで、もう全部描かれています。山札をめくりましょう。ミスにはなりません。
lesson-murals-first-again-stop = 2枚ではボーナスがありません。ミスにはならないので、もう1枚めくりましょう。
lesson-murals-first-again-else = それも置けますが、今は山札をめくってもミスになりません。手札は取っておきましょう。
lesson-murals-first-fourth = 37で3枚目です。4枚置くと、コンボトラックのコマが進みます。手札の62を置きましょう。
lesson-murals-first-fourth-stop = 3枚なら1枚引けるだけです。62も置けば、コンボトラックのコマも進みます。
lesson-murals-first-fourth-draw = 見えていない10枚のうち1枚がミスになります。62なら確実です。
lesson-murals-first-fourth-else = それでも4枚になりますが、そのカードは最後に使います。62を置きましょう。
lesson-murals-first-stop = ここで手番をやめましょう。4枚なら、コンボトラックが1マス進み、1枚引けます。ミスをすると、どちらもなくなります。
lesson-murals-first-stop-draw = 見えていない10枚のうち3枚がミスになり、ボーナスがなくなります。今回はやめておきましょう。
lesson-murals-first-bonus = コンボトラックのコマが4に進みました。ボーナスの1枚を山札から引きましょう。ほかの人には見えません。
lesson-murals-first-miss = ネフェルさんは31の次に、その影に入る84をめくりました。ミスです。ボーナスなしで手番が終わり、ミストラックのコマが−2に進みました。
lesson-murals-first-display = ミスになった84は場札になり、だれでも使えます。1枚目はどこにでも置けるので、84を置きましょう。
lesson-murals-first-display-draw = 1枚目なら山札をめくってもミスになりません。でも今は、そこにある84を使いましょう。
lesson-murals-first-display-hand = 手札は取っておきましょう。場札の84が使えます。
lesson-murals-first-area = 見えていないカードのうち、84の影に入るものはありません。次の1枚をめくりましょう。
lesson-murals-first-area-stop = 1枚でやめると、1枚引けるだけです。まだミスの心配はないので、続けましょう。
lesson-murals-first-area-hand = それも置けますが、今は山札をめくってもミスになりません。手札は取っておきましょう。
lesson-murals-first-corner = 09はIIのエリアの最後の1枚でした。エリアトラックのコマがすぐに2マス進み、5になりました。
lesson-murals-first-ankh = 09は9の列なので影ができません。手札の70を置きましょう。アンクの印があるカードです。
lesson-murals-first-ankh-draw = ミスにはなりませんが、まず70のアンクを試してみましょう。
lesson-murals-first-ankh-stop = 2枚ではボーナスがありません。70を置きましょう。アンクで1枚引けます。
lesson-murals-first-ankh-else = それも置けますが、まず70のアンクを試してみましょう。
lesson-murals-first-take = アンクカードを置くと、手番の途中でもすぐに1枚引きます。山札から引きましょう。
lesson-murals-first-finish = 引いたのは30、IIIのエリアの最後の1枚です。70と同じ列なので影ではありません。置きましょう。
lesson-murals-first-finish-draw = 見えていない5枚のうち1枚がミスになります。先に30を置いて、エリアを完成させましょう。
lesson-murals-first-finish-stop = 3枚なら1枚引けるだけです。30を置けば、エリアが完成し、4枚になります。
lesson-murals-first-finish-else = それでも4枚になりますが、30ならエリアも完成します。30を置きましょう。
lesson-murals-first-enough = エリアトラックが3マス進んで8になりました。これで4枚。手番をやめましょう。
lesson-murals-first-enough-draw = 見えていない5枚は、すべて30の影に入ります。必ずミスです。やめてボーナスをもらいましょう。
lesson-murals-first-last = コンボトラックのコマは5です。ボーナスの1枚を引きましょう。山札の最後の1枚です。
lesson-murals-first-empty = ネフェルさんは4枚置いて、エリアを4つ完成させました。山札がなくなったので、もうだれもミスをしません。
lesson-murals-first-order = ネフェルさんは大きい数字から順に置きました。この順なら影に入りません。まねをして、96から置きましょう。
lesson-murals-first-order-else = 小さい数字から置くと、大きい数字が影に入ることがあります。いちばん大きい96から置きましょう。
lesson-murals-first-next = 次は85です。96より上の行にあります。
lesson-murals-first-next-else = 大きい数字から順に置きましょう。次は85です。
lesson-murals-first-third = 次は76です。
lesson-murals-first-third-else = 大きい数字から順に置きましょう。次は76です。
lesson-murals-first-close = 最後の1枚、75です。エリアが完成し、この手番の4枚目になります。
lesson-murals-first-close-stop = 3枚ではどのコマも進みません。4枚目の75を置きましょう。
lesson-murals-first-end = 壁画の完成です。エリアトラックが3マス、コンボトラックが1マス進みました。最後の手番もいつもどおりボーナスを得ます。
lesson-murals-first-points = トラックごとに順位で得点します。コンボは6対5で6点、エリアは11対13で3点、ミスは少ないので4点。13対11であなたの勝ちです。
lesson-murals-first-learnt =
    手番では、山札、手札、場札から1枚から10枚まで置く。
    直前のカードの影、つまり下で、しかも右のマスには置けない。
    ミスの前にやめれば、枚数に応じてコマが進み、カードが引ける。
    コンボ、エリア、ミスの3つのトラックで、順位に応じて得点する。

## コンボとアンク

lesson-murals-combos-title = コンボとアンク
lesson-murals-combos-table = ボーナスは、置いた枚数ちょうどのものです。4・6・8・10枚ならコンボトラックが進み、奇数ならカードだけ。今は3枚置いています。
lesson-murals-combos-ankh = アンクの印がある赤い数字のカードを置くと、1枚引けます。4枚目に93を置きましょう。
lesson-murals-combos-ankh-stop = 3枚なら1枚引けるだけです。もっと伸ばせます。93を置きましょう。
lesson-murals-combos-ankh-draw = 94はいちばん下の行なのでミスになりません。でも、先に93のアンクを使いましょう。
lesson-murals-combos-ankh-else = それも置けますが、まず93を置きましょう。アンクですぐに1枚引けます。
lesson-murals-combos-take = 山札か場札か、自分で選べます。場札の65にもアンクがあるので、65を取りましょう。
lesson-murals-combos-take-deck = 山札では何が出るかわかりません。65なら確実にアンクカードです。
lesson-murals-combos-again = 引いたカードはすぐに使えます。93はいちばん下の行で影ができません。5枚目に65を置きましょう。
lesson-murals-combos-again-stop = 4枚ならコンボ+1と1枚です。65ともう1枚置けば、コンボ+2になります。
lesson-murals-combos-again-draw = ミスにはなりませんが、先に65を置きましょう。アンクでまた1枚引けます。
lesson-murals-combos-again-else = それも置けますが、65ならまた1枚引けます。先に65を置きましょう。
lesson-murals-combos-blind = またアンクです。もう場札がないので、山札から1枚引きましょう。
lesson-murals-combos-six = 引いたのは42。65より上なので影に入りません。5枚ではカードだけなので、42を置いて6枚にしましょう。
lesson-murals-combos-six-stop = 5枚ではコンボトラックが進みません。もう1枚置けばコンボ+2です。
lesson-murals-combos-six-draw = 見えていない49枚のうち7枚がミスになります。42なら確実です。
lesson-murals-combos-six-else = それでも6枚になります。でも今回は42を置きましょう。
lesson-murals-combos-stop = 6枚でコンボ+2と1枚です。7枚ではコンボトラックが進まず、ミスもありえます。やめましょう。
lesson-murals-combos-stop-draw = 見えていない49枚のうち17枚がミスになります。しかも7枚ではコンボトラックが進みません。やめましょう。
lesson-murals-combos-stop-hand = 7枚だと3枚引けますが、コンボトラックは進みません。ここは6枚でやめましょう。
lesson-murals-combos-bonus = コンボトラックのコマは6になり、ネフェルさんの5を抜きました。ボーナスの1枚を引きましょう。
lesson-murals-combos-plan = 手札をためておくと、長いコンボができます。1回の手番で10枚置けばコンボ+5です。
lesson-murals-combos-learnt =
    4・6・8・10枚置くと、コンボトラックが1・2・3・5マス進む。
    ほかの枚数ではカードが引けるだけで、2枚では何もない。
    アンクカードを置くと、すぐに山札か場札から1枚引く。

## エリアとトラック

lesson-murals-areas-title = エリアとトラック
lesson-murals-areas-values = 壁には12のエリアがあり、I・II・IIIの印があります。ボーナスを得るのは、最後の1枚を置いた人だけです。
lesson-murals-areas-finish = 44のあるIのエリアは、あと44だけです。手札にあるので置きましょう。
lesson-murals-areas-finish-draw = めくることもできますが、先に44を置いてエリアを完成させましょう。
lesson-murals-areas-finish-else = どれもいいカードです。まず、エリアが完成する44を置きましょう。
lesson-murals-areas-two = 1マス進みました。下の大きなIIIのエリアはあと2枚で、両方置けます。まず場札の64を置きましょう。
lesson-murals-areas-two-stop = まだです。あと3マス進めます。64を置きましょう。
lesson-murals-areas-two-draw = 見えていない36枚のうち14枚がミスになります。64なら確実で、次の62も確実です。
lesson-murals-areas-two-else = それも置けますが、先に64を置けば、62でエリアが完成します。
lesson-murals-areas-both = 次は62です。ここでやめると、ネフェルさんがエリアを完成させるかもしれません。
lesson-murals-areas-both-stop = それでは最後の1枚をネフェルさんに置かれるかもしれません。62で完成させましょう。
lesson-murals-areas-both-draw = 見えていない36枚のうち10枚がミスになります。62なら確実で、エリアも完成します。
lesson-murals-areas-both-else = 先に62でエリアを完成させましょう。最後のマスをほかの人に残さないのがコツです。
lesson-murals-areas-track = 3マス進んで、コマは7。ネフェルさんは2です。すぐに進むので、あとでミスをしても戻りません。
lesson-murals-areas-stop = 3枚なら1枚引けます。ここで手番をやめましょう。
lesson-murals-areas-stop-draw = 見えていない36枚のうち11枚がミスになります。今回はやめておきましょう。
lesson-murals-areas-stop-hand = 17で4枚になり、コンボも進みます。いい手ですが、今回はやめて先を見てみましょう。
lesson-murals-areas-card = ボーナスの1枚を山札から引きましょう。
lesson-murals-areas-ties = 最後に得点になるのは順位です。エリアトラックは1位5点、2位3点、3位1点。同じ数なら、上の順位の点をどちらも得ます。
lesson-murals-areas-learnt =
    エリアの最後の1枚を置くと、すぐにエリアトラックが1・2・3マス進む。
    最後のマスをほかの人に残さない。
    エリアトラックは順位で5・3・1点。同じ順位なら全員がその点を得る。

## ミス

lesson-murals-misses-title = ミス
lesson-murals-misses-first = 手番の1枚目はミスになりません。山札をめくりましょう。
lesson-murals-misses-first-hand = それも置けますが、今は山札をめくってもミスになりません。手札は取っておきましょう。
lesson-murals-misses-odds = ミスの確率は盤面でわかります。見えていない61枚のうち23枚が、24より下で、しかも右にあります。
lesson-murals-misses-edge = 危ないので、92を置きましょう。いちばん下の行といちばん右の列のカードには、影ができません。
lesson-murals-misses-edge-draw = 61枚のうち23枚は3分の1以上です。92なら確実で、次の1枚も安全になります。
lesson-murals-misses-edge-stop = 1枚でやめると、1枚引けるだけです。92を置けば、安全に続けられます。
lesson-murals-misses-edge-else = 05も置けますが、影が長くなります。影のできない92を置きましょう。
lesson-murals-misses-safe = 影はどこにもありません。山札をめくりましょう。ミスになりません。
lesson-murals-misses-safe-stop = 2枚ではボーナスがありません。次はミスにならないので、続けましょう。
lesson-murals-misses-safe-else = それは取っておきましょう。今は山札をめくってもミスになりません。
lesson-murals-misses-dare = 05を置けば確実に4枚です。でも今回は試しに、思いきってめくりましょう。60枚のうち13枚がミスになります。
lesson-murals-misses-dare-stop = 堅実ですね。でも今回は試しにめくってみましょう。
lesson-murals-misses-dare-else = そのほうがいい手です。でも今回は試しにめくってみましょう。
lesson-murals-misses-missed = 58は17の影に入りました。ミスです。ボーナスなしで手番が終わり、ミストラックのコマが−1に進みました。
lesson-murals-misses-kept = 置いた3枚は壁に残ります。ミスの前に進んだエリアトラックや、アンクで引いたカードもそのままです。
lesson-murals-misses-known = 58は場札になり、ネフェルさんがボーナスで手札に加えました。全員が見たカードなので、公開されたままです。
lesson-murals-misses-places = ミスの少ない順に4・2・1点です。1回のミスなら大丈夫。うまく賭けて、コンボトラックで差をつけましょう。
lesson-murals-misses-learnt =
    ミスになるのは山札からめくったカードだけ。1枚目はミスにならない。
    ミスをするとボーナスなしで手番が終わるが、置いたカードは残る。
    いちばん下の行といちばん右の列には影ができない。

## ゲームの終わり

lesson-murals-end-title = 最後のマス
lesson-murals-end-empty = 山札がなくなりました。もうめくれず、ミスもありません。手札と場札だけで続けます。
lesson-murals-end-display = 場札の39を置きましょう。エリアが完成します。アンクがありますが、引くカードがないので何も起こりません。
lesson-murals-end-display-hand = 手札から始めることもできます。でも、いちばん右の列で影のできない39を先に置きましょう。
lesson-murals-end-second = エリアトラックが1マス進みました。4枚でコンボも進みます。続けて91を置きましょう。
lesson-murals-end-second-stop = もう引くカードがないので、1枚では何も得られません。4枚まで続けましょう。
lesson-murals-end-second-else = 大きい数字から順に置けば、影に入りません。91から置きましょう。
lesson-murals-end-third = 次は84です。
lesson-murals-end-third-stop = 2枚では何も得られません。4枚まで続けましょう。
lesson-murals-end-third-else = 大きい数字から順に置きましょう。次は84です。
lesson-murals-end-fourth = 76で4枚になり、IIIのエリアも完成します。
lesson-murals-end-fourth-stop = 3枚では何も得られません。76で4枚にしましょう。
lesson-murals-end-fourth-else = それでも4枚になりますが、76ならエリアも完成します。30は次に置けます。
lesson-murals-end-stop = 5枚ではカードを引くだけで、そのカードがありません。4枚でやめて、コンボ+1をもらいましょう。
lesson-murals-end-stop-hand = それでは5枚になり、コンボトラックが進みません。4枚でやめて、30は次の手番に置きましょう。
lesson-murals-end-last = ネフェルさんは手札がないので飛ばされ、またあなたの手番です。最後の1枚、30を置きましょう。
lesson-murals-end-points = コンボは10対11で4点、エリアは14対10で5点、ミスは同じなのでどちらも4点。13対13です。
lesson-murals-end-tie = 同点なら3つのコマの数字を合計します。あなたは10+14−2で22、ネフェルさんは11+10−2で19。あなたの勝ちです。
lesson-murals-end-learnt =
    山札も場札もなくなると手札だけで続け、手札のない人は飛ばされる。
    100枚すべてが置かれるとゲームが終わる。
    1位から3位まで、コンボは6・4・2点、エリアは5・3・1点、ミスは4・2・1点。
    同点なら、3つのコマの数字の合計が大きいほうの勝ち。

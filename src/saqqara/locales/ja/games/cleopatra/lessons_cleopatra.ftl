### Lessons for Cleopatra and the Society of Architects: what each step says, and kind words for other moves

lesson-cleopatra-about = クレオパトラの宮殿を建てて富を築きましょう。ただし、鰐に食べられない程度に清く。

## はじめてのゲーム

lesson-cleopatra-first-title = はじめての宮殿
lesson-cleopatra-first-learnt =
    手番では、市場のカードを取るか、石切り場で建てます。
    部品を建てるとタレントがもらえます。1回の訪問で2つ以上建てるとボーナスもあります。
    穢れたカードは便利ですが、ピラミッドにアムレットが増えます。
    5種類の部品が完成すると終わりです。いちばん汚職の多い人は食べられ、残った人のうちいちばん裕福な人の勝ちです。
lesson-cleopatra-first-welcome = 2人のライバルと、クレオパトラの宮殿を建てます。部品を建てるとタレントがもらえ、いちばん裕福な建築家の勝ちです。でも、いちばん汚職の多い人は鰐の餌になります。
lesson-cleopatra-first-market = 手番では、市場か石切り場を訪れます。まずは市場で3枚のカードを取りましょう。
lesson-cleopatra-first-fetched = 技術者と木材、そして裏向きのカードは石でした。それを知っているのはあなただけです。ネフェルさんとホリさんもカードを取りました。
lesson-cleopatra-first-wall = 次は石切り場です。円柱壁には技術者、木材、石が1つずつ必要で、全部そろっています。モザイクの隣の円柱壁8を建てましょう。
lesson-cleopatra-first-wall-stall = 円柱壁に必要なものはもうそろっています。まず1つ建ててみましょう。
lesson-cleopatra-first-wall-elsewhere = そこの円柱壁は3タレントです。円柱壁8はモザイクに接しているので4タレントになります。
lesson-cleopatra-first-close = 3タレントと、隣のモザイクの分で1タレントもらえました。もう木材がないので、訪問を終えましょう。
lesson-cleopatra-first-altar = 訪問のあとはダイスを振ります。アンクが1つ出て、祭壇に乗りました。5個そろうと、全員で供えをします。
lesson-cleopatra-first-tainted = 木材（2倍）は穢れたカードです。1枚で木材2つになりますが、使うと少し汚職が進みます。それでも取りましょう。
lesson-cleopatra-first-nefer = ネフェルさんは穢れたカード3枚でモザイクを建てました。9タレントを得ましたが、ピラミッドに汚職のアムレットが3個増えました。
lesson-cleopatra-first-double = 残りの円柱壁は2つです。1つ建てましょう。木材（2倍）で払うと、ピラミッドにアムレットが1個増えます。
lesson-cleopatra-first-double-stall = 今なら円柱壁を2つとも建てられます。ほかの人に建てられる前に建てましょう。
lesson-cleopatra-first-last = この訪問で使える木材が1つ余っています。最後の円柱壁に使いましょう。1回の訪問で2つ建てると、2タレントのボーナスです。
lesson-cleopatra-first-last-done = ここでやめると、余った木材が無駄になります。先に最後の円柱壁を建てましょう。
lesson-cleopatra-first-finish = 円柱壁が9つそろいました。訪問を終えると、クレオパトラはどうするでしょうか。
lesson-cleopatra-first-end = 6種類の部品のうち5種類が完成しました。クレオパトラが扉に着き、ゲームはただちに終わります。
lesson-cleopatra-first-eaten = ピラミッドを開きます。ネフェルさんは74タレントで断然裕福ですが、アムレットも19個でいちばん多く、鰐に食べられてしまいます。
lesson-cleopatra-first-won = あなたは46タレントでアムレットは2個だけ、ホリさんは35タレントです。残った人のうちいちばん裕福な、あなたの勝ちです。

## 汚職とアムレット

lesson-cleopatra-corruption-title = 汚職とアムレット
lesson-cleopatra-corruption-learnt =
    手番の終わりに手札が10枚を超えていると、アムレットが増えます。
    2倍の資源とだまし絵は、使うたびにアムレットが1個増えます。
    ナイルの商人は、アムレットを増やさずにどの資源にもなり、使わずに残せば1個につき3タレントです。
lesson-cleopatra-corruption-pyramid = 汚職はアムレットで数え、ピラミッドに隠しておきます。終わったときにいちばん多い人は、どんなに裕福でも食べられます。
lesson-cleopatra-corruption-market = ため込むと汚職が進みます。今の手札は9枚です。あと3枚取るとどうなるか、見てみましょう。
lesson-cleopatra-corruption-market-build = 建てるのはこのあとです。先にカードを取って、手札が多いとどうなるか見てみましょう。
lesson-cleopatra-corruption-limit = 12枚なので、上限の10枚より2枚多くなりました。技術者を2枚捨てると、アムレットは1個です。全部残すと2個になります。
lesson-cleopatra-corruption-limit-keep = それもできますが、10枚を超えた1枚につきアムレット1個です。捨てるなら全部で1個ですみます。
lesson-cleopatra-corruption-limit-card = そのカードはすぐに使います。技術者が6枚あるので、そこから2枚捨てましょう。
lesson-cleopatra-corruption-merchant = スフィンクスに必要な大理石がありません。ナイルの商人は、アムレットを増やさずにどの資源1つにもなります。商人を使って建てましょう。
lesson-cleopatra-corruption-merchant-stall = 3枚取ると、また手札が多すぎます。スフィンクスを建てましょう。
lesson-cleopatra-corruption-merchant-trompe = だまし絵もどの資源にもなりますが、アムレットが1個増えます。今回は商人で払いましょう。
lesson-cleopatra-corruption-double = 商人を残すと、終わったときに1個につき3タレントです。次は円柱壁を選び、手札の木材（2倍）を押して、それで払いましょう。
lesson-cleopatra-corruption-double-merchant = アムレットは増えませんが、商人が減ってしまいます。決める前に、手札の木材（2倍）を押しましょう。
lesson-cleopatra-corruption-double-done = 続けて建てましょう。1回の訪問でたくさん建てるほど、タレントが増えます。
lesson-cleopatra-corruption-left = アムレットが1個増えましたが、この訪問で使える木材が1つ余りました。それでもう1つ円柱壁を建てましょう。
lesson-cleopatra-corruption-left-done = ここでやめると、余った木材が無駄になります。先にもう1つ円柱壁を建てましょう。
lesson-cleopatra-corruption-close = 1回の訪問で3つ建てると、5タレントのボーナスです。訪問を終えましょう。
lesson-cleopatra-corruption-close-else = それも建てられますが、商人は残すと1個につき3タレントです。訪問を終えましょう。
lesson-cleopatra-corruption-trompe = 手札のだまし絵は、アムレット1個でどの資源にもなります。終わったときに手札に残っていても、アムレットが1個増えます。

## 供え

lesson-cleopatra-offering-title = 偉大な僧侶への供え
lesson-cleopatra-offering-learnt =
    ダイス5個がすべて祭壇に乗ると、全員がひそかにタレントを供えます。
    供えたタレントは、順位に関係なく全員が失います。
    いちばん多い人はアムレットを3個捨て、2位は1個、3位は2個と受け取ります。
lesson-cleopatra-offering-altar = 5個のダイスのうち4個が祭壇に乗っています。5個目にアンクが出ると、偉大な僧侶への供えになります。
lesson-cleopatra-offering-build = 石切り場を訪れるたびに、残りのダイスを振ります。カードはそろっているので、スフィンクスを建てましょう。
lesson-cleopatra-offering-build-stall = 市場ではダイスを振りません。今回はスフィンクスを建てましょう。
lesson-cleopatra-offering-roll = スフィンクスで2タレントもらえました。訪問を終えると、最後のダイスを振ります。
lesson-cleopatra-offering-roll-else = それも建てられますが、商人は残すと1個につき3タレントです。訪問を終えましょう。
lesson-cleopatra-offering-bid = 5個目のアンクです。全員がひそかにタレントを供えて失います。いちばん多い人はアムレットを3個捨てます。あなたは3個持っているので、6〜9を供えましょう。
lesson-cleopatra-offering-bid-much = いちばんになれそうですが、供えたタレントは失います。もう少し減らして、6〜9にしましょう。
lesson-cleopatra-offering-bid-little = それくらいはライバルも出せます。もう少し増やして、6〜9にしましょう。
lesson-cleopatra-offering-opened = あなたの供えがいちばん多く、アムレット3個がすべてなくなりました。5を供えたネフェルさんは1個、3を供えたホリさんは2個受け取ります。
lesson-cleopatra-offering-lost = いちばん多い人だけでなく、全員が供えを失います。アムレットが多ければたくさん、少なければ控えめに供えましょう。
lesson-cleopatra-offering-clear = 祭壇は空になりました。同額は同順位なので、2人が1位になって3個ずつ捨てることもあります。

## モザイクと聖域

lesson-cleopatra-mosaics-title = モザイクと聖域
lesson-cleopatra-mosaics-learnt =
    モザイクは4タレントと、覆った椰子1本につき1タレントです。
    どのモザイクも入らなくなった空きマスは聖域です。閉じた人は像を置けます。
    終わったときに、自分の聖域1マスにつきアムレットが1個減ります。
    円柱壁は、接するモザイク1枚につき1タレント増えます。
lesson-cleopatra-mosaics-garden = モザイクは庭に置きます。4タレントと、覆った椰子1本につき1タレントがもらえます。
lesson-cleopatra-mosaics-mosaic = 取れるのは山のいちばん上のモザイクです。費用は技術者2、石1、大理石1、ラピスラズリ1です。建てましょう。
lesson-cleopatra-mosaics-mosaic-stall = モザイクに必要なカードはそろっています。まずモザイクを建てましょう。
lesson-cleopatra-mosaics-mosaic-wall = 円柱壁はあとにしましょう。モザイクを置いてからのほうがタレントが増えます。
lesson-cleopatra-mosaics-lay = モザイクを回して、左奥の角に、外側の2辺に沿って置きましょう。椰子を5本覆えます。
lesson-cleopatra-mosaics-lay-else = そこにも置けますが、椰子を5本覆える場所があります。左奥の角の、外側の2辺に沿ったところです。
lesson-cleopatra-mosaics-claim = 9タレントです。内側の4マスには、もうどのモザイクも入りません。これが聖域です。閉じたのはあなたなので、像を置きましょう。
lesson-cleopatra-mosaics-claim-done = 置かなくてもかまいませんが、あとからはだれも置けません。像を置きましょう。
lesson-cleopatra-mosaics-sanctuary = 終わったときに、自分の聖域1マスにつきアムレットが1個減ります。像は2体なので、聖域も2か所までです。
lesson-cleopatra-mosaics-wall = 円柱壁は、接するモザイク1枚につき1タレント増えます。モザイクの隣に建てましょう。
lesson-cleopatra-mosaics-wall-elsewhere = その円柱壁はモザイクに接していないので3タレントです。モザイクの隣なら4タレントになります。
lesson-cleopatra-mosaics-wall-done = この訪問でもう1つ建てると、2タレントのボーナスがあります。先に円柱壁を建てましょう。
lesson-cleopatra-mosaics-close = 円柱壁で4タレントもらえました。訪問を終えて、2タレントのボーナスも受け取りましょう。
lesson-cleopatra-mosaics-close-else = それも建てられますが、商人は残すと1個につき3タレントです。訪問を終えましょう。
lesson-cleopatra-mosaics-end = 円柱壁がモザイクを数えるのは、建てるときだけです。あとから置いたモザイクは数えません。

## 6種類のキャラクターカード

lesson-cleopatra-characters-title = 6種類のキャラクターカード
lesson-cleopatra-characters-learnt =
    キャラクターカードは手番に何枚でも使えます。行動の前、行動のあと、部品と部品の間です。
    どれも役に立ちますが、たいていアムレットが増えます。
    書記は、アムレット2個で山の好きなモザイクを取ることもできます。
    終わったときに手札に残っていると、1枚につきアムレットが1個増えます。
lesson-cleopatra-characters-beggar = キャラクターカードを使っても行動は減りません。まず物乞いです。アムレット2個で、ほかの全員から2タレントかカード1枚をもらいます。
lesson-cleopatra-characters-beggar-action = それは行動になります。行動はこのレッスンの最後です。先にキャラクターカードを使いましょう。
lesson-cleopatra-characters-courtesan = ネフェルさんから2タレント、ホリさんから技術者をもらいました。次は宮廷婦人です。アムレット1個で捨て札を1枚取ります。ラピスラズリを取りましょう。
lesson-cleopatra-characters-courtesan-card = どのカードでも取れますが、ラピスラズリはいちばん少ない資源です。それを取りましょう。
lesson-cleopatra-characters-envoy = 使者は、ほかの人に資源を1種類求めます。あなたには木材がないので、2人に木材を求めましょう。
lesson-cleopatra-characters-envoy-ask = どの資源でも求められますが、あなたには木材がありません。木材を求めましょう。
lesson-cleopatra-characters-envoy-no = 求めない相手を決めることもできますが、求めるだけなら何も減りません。2人とも求めましょう。
lesson-cleopatra-characters-accept = ホリさんが木材を差し出しました。ホリさんのアムレットも1個付いてきます。木材が必要なので、受け取りましょう。
lesson-cleopatra-characters-accept-no = 断れば汚職は進みません。でも木材が1つもないので、今回は受け取りましょう。
lesson-cleopatra-characters-scribe = 書記でダイスを動かすなら、アムレットは増えません。祭壇に1個乗せるか、1個降ろすか、好きなほうを選びましょう。
lesson-cleopatra-characters-scribe-tile = 書記のもう1つの使い方です。アムレット2個で、山の好きなモザイクを取れます。今回はダイスを動かしましょう。
lesson-cleopatra-characters-vizier = 次は大臣です。カードを5枚引き、好きなだけ残します。1枚につきアムレットが1個増えます。
lesson-cleopatra-characters-keep = 石と大理石を1枚ずつ残しましょう。あとで使えます。ほかは捨て札になり、アムレットは増えません。
lesson-cleopatra-characters-keep-else = どれでも残せますが、1枚につきアムレット1個です。石と大理石を1枚ずつ残しましょう。
lesson-cleopatra-characters-market = アムレットが2個増えました。今度は行動です。市場を訪れましょう。
lesson-cleopatra-characters-market-build = 実際のゲームなら良い手です。でも最後のキャラクターカードを使うにはカードがもっと必要です。市場を訪れましょう。
lesson-cleopatra-characters-smuggler = 12枚は多すぎます。でも密輸業者を使えば、アムレット1個でほかのカードをすべて残せます。
lesson-cleopatra-characters-smuggler-keep = それではアムレットが2個増えます。密輸業者なら1個です。
lesson-cleopatra-characters-smuggler-discard = アムレットが1個増え、カードも2枚なくなります。密輸業者なら、アムレット1個でほかのカードを残せます。
lesson-cleopatra-characters-end = 1回の手番でアムレットが7個も増えました。キャラクターカードは強力ですが危険です。実際のゲームでは、使いどきを選びましょう。

## 最後の裁き

lesson-cleopatra-reckoning-title = 最後の裁き
lesson-cleopatra-reckoning-learnt =
    終わったときに手札に残った穢れたカード1枚につき、アムレットが1個増えます。
    自分の聖域1マスにつき、1個減ります。
    アムレットのいちばん多い人は食べられます。同数なら全員ですが、全員が同じならだれも食べられません。
    残った人はタレントと、商人1個につき3を数えます。同点ならアムレットの少ない人の勝ちです。
lesson-cleopatra-reckoning-hand = クレオパトラは4番のマスにいて、足りない円柱壁は2つです。両方建てるとゲームが終わります。その前に手札を見てみましょう。
lesson-cleopatra-reckoning-scribe = 終わったときに手札に残った穢れたカードは、1枚につきアムレット1個です。書記でダイスを動かすのは無料なので、今使いましょう。
lesson-cleopatra-reckoning-scribe-build = それでは書記が手札に残り、最後にアムレットが1個増えます。先に書記を使いましょう。
lesson-cleopatra-reckoning-scribe-stall = 終わらせるのに必要なものはそろっています。書記を使いましょう。
lesson-cleopatra-reckoning-walls = 次は円柱壁です。木材（2倍）は使っても残してもアムレットが1個増えます。手札の木材（2倍）を押してそれで払い、商人を残しましょう。
lesson-cleopatra-reckoning-walls-pay = それでは3タレントになる商人が減ります。決める前に、手札の木材（2倍）を押しましょう。
lesson-cleopatra-reckoning-walls-stall = 終わらせるのに必要なものはそろっています。円柱壁を建てましょう。
lesson-cleopatra-reckoning-last = 余った木材で、最後の円柱壁を建てましょう。
lesson-cleopatra-reckoning-last-done = 円柱壁があと1つ足りません。木材は払ってあるので、建てましょう。
lesson-cleopatra-reckoning-finish = 円柱壁がすべてそろいました。訪問を終えると、最後の裁きが始まります。
lesson-cleopatra-reckoning-tainted = まず手札です。だまし絵の分で、あなたのアムレットは2個から3個になります。ネフェルさんは穢れたカード3枚で、17個から20個になります。
lesson-cleopatra-reckoning-cells = 次に聖域です。あなたの聖域は4マスなので、アムレット3個はすべてなくなります。
lesson-cleopatra-reckoning-eaten = アムレットがいちばん多いネフェルさんは、74タレントとともに鰐に食べられます。
lesson-cleopatra-reckoning-riches = 残った人はタレントと、商人1個につき3を数えます。あなたは47と3、ホリさんは37です。50タレントであなたの勝ちです。

### How Imhotep goes, in a page; browsers fetch it with the rules

imhotep-guide =
    あなたは古代エジプトの建築士です。全6ラウンド、石材を船で5つの{ -imhotep-site }に運びます。得点は、置いたとき、ラウンドの終わり、ゲームの終わりに入ります。得点の合計がいちばん多い人の勝ちです。同点なら、{ -imhotep-sled }の石材が多いほうの勝ちです。
    毎ラウンド、船4隻と新しい{ -imhotep-market-card }が用意されます。手番には、次のうち1つだけを行います。{ -imhotep-quarry }から石材を3個まで{ -imhotep-sled }（5個まで）に移す、石材1個を船の空いているマスに載せる、船1隻を{ -imhotep-site }に移動させる、青の{ -imhotep-market-card }をプレイする。4隻目の船が移動するとラウンドが終わります。
    { -imhotep-minimum }に達した船は、{ -imhotep-dock }が空いている{ -imhotep-site }に移動できます。自分の石材が載っていない船でもかまいません。石材は{ -imhotep-bow }から1個ずつ降ろし、何を選ぶかはその石材の持ち主が決めます。
    { -imhotep-market }: 石材1個につき{ -imhotep-market-card }を1枚受け取り、その石材は{ -imhotep-quarry }に戻ります。{ -imhotep-side-a }は表向きの4枚から選びます。{ -imhotep-side-b }は表向きの3枚のほかに伏せた2枚があり、両方を見て1枚を選べます。
    赤のカードは、{ -imhotep-quarry }の石材1個をただちに{ -imhotep-site }に置きます（「{ -imhotep-entrance }」は{ -imhotep-pyramids }、「{ -imhotep-sarcophagus }」は{ -imhotep-burial }、「{ -imhotep-paved-path }」は{ -imhotep-obelisks }）。青のカード（「{ -imhotep-lever }」「{ -imhotep-hammer }」「{ -imhotep-sail }」「{ -imhotep-chisel }」）は次の手番からプレイでき、使わなければ1枚1点です。緑の装飾カードは、ゲームの終わりにその{ -imhotep-site }にある全員の石材3個につき1点です。紫の「{ -imhotep-statue }」は、1・2・3・4・5枚で合わせて1・3・6・10・15点、6枚目からは1枚につき2点です。
    { -imhotep-pyramids }: マスの点をただちに得ます。{ -imhotep-side-a }は1つの{ -imhotep-pyramids }を決まった順に埋めます。{ -imhotep-side-b }は3つの小さな{ -imhotep-pyramids }から選んで置き、ボーナスのあるマスもあります。すべて完成したあとは1個1点です。
    { -imhotep-temple }: 左から右へ置き、端まで来たら左から上に重ねます。ラウンドの終わりに、真上から見える石材について、{ -imhotep-side-a }は1個1点、{ -imhotep-side-b }はマスごとの点やボーナスを得ます。
    { -imhotep-burial }: 3行を左の列から順に埋めます。ゲームの終わりに、{ -imhotep-side-a }では、上下左右につながった同じプレイヤーの石材のグループごとに、1・2・3・4・5個で1・3・6・10・15点、6個目からは1個につき2点を得ます。{ -imhotep-side-b }では、行ごとに石材の多い順に8・4・2点を得ます。
    { -imhotep-obelisks }: { -imhotep-side-a }では、ゲームの終わりに高い順に得点します。{ -imhotep-side-b }では、自分の石材が3個そろうたびに{ -imhotep-obelisks }が完成して、ただちに得点します。早く完成させるほど高得点です。
    盤面のアルファベットは石材で、大文字が自分のものです。船は左端が{ -imhotep-bow }で、空いているマスには番号が出ます。[ ]は次に石材が置かれる場所です。「終了時」は、今ゲームが終わった場合に加わる点です。

imhotep-guide-dynasty =
    『{ -imhotep-dynasty }』では、{ -imhotep-side-c }と{ -imhotep-side-d }、新しいカード、{ -imhotep-prophecy }、秘密の{ -imhotep-market-card }が加わります。どれか1つでも使うと、赤のカードは使ったあとも手元に残り、2人のときは1人59個の石材を使います。{ -imhotep-side-c }と{ -imhotep-side-d }で置き場所のない石材は1点です。
    { -imhotep-market }{ -imhotep-side-c }では、{ -imhotep-coin }1枚で隣り合う2枚を受け取れます。{ -imhotep-market }{ -imhotep-side-d }では、表向きの2枚のほかに3枚ずつ伏せた場所が2つあり、1か所をすべて見て1枚を選べます。{ -imhotep-pyramids }{ -imhotep-side-c }では、{ -imhotep-scaffold-tile }のマスごとに点、石材、カードを得て、埋まったタイルに石材がいちばん多い人は3点です。{ -imhotep-pyramids }{ -imhotep-side-d }では、{ -imhotep-figure }の次の空きマスに置きます。採石するときに{ -imhotep-figure }を動かせます。
    { -imhotep-temple }{ -imhotep-side-c }は{ -imhotep-side-a }と同じ置き方で、列ごとに点、石材、または3枚から選ぶカードを得ます。{ -imhotep-temple }{ -imhotep-side-d }では石材で{ -imhotep-chariot }が進み、毎ラウンド1位と2位が得点し、ゲームの終わりにマスの点を得ます。{ -imhotep-burial }{ -imhotep-side-c }では丘を築き、グループごとに石材の数に段の数（4段まで）を掛けた点を得ます。{ -imhotep-burial }{ -imhotep-side-d }では毎ラウンド4枚の{ -imhotep-tomb-tile }が置き場所を示し、1個も置かなかった人は4点を失います。
    { -imhotep-obelisks }{ -imhotep-side-c }では、石材ごとにタイルを受け取り、幅3の自分の{ -imhotep-obelisks }に積みます。完成した段1つにつき2点を得て、さらに高い順に得点します。{ -imhotep-obelisks }{ -imhotep-side-d }では、通りの{ -imhotep-obelisks }ごとに高さと点が決まっていて、1つを完成させてから次を建て始めます。
    { -imhotep-prophecy }には、手番のアクションの前に{ -imhotep-scarab }を置けます。ゲーム中に2回、2ラウンドに1回までです。予言を達成すれば得点し（早いほど高得点）、達成できなければ点を失います。

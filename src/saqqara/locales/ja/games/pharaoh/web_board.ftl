### The browser: the board of Return of the Pharaoh

## 文字の盤面

web-table-text-chip = ホルスチップ
web-table-text-opened = この競りを始めた人
web-table-text-high = いちばん大きい数
web-table-text-leader = 宣言した人
web-table-text-horus-used = ホルスパス済み
web-table-text-hand-size = 手札の枚数
web-table-text-sum = 出したカードの合計
web-table-text-treasure-points = 財宝の点
web-table-text-variety-points = 種類の点
web-table-text-flag-points = 旗の点
web-table-text-pharaohs-used = 使ったファラオカード
web-table-text-pharaohs-left = 残りのファラオカード

## ファラオの帰還の盤面

web-pharaoh-card = ファラオカード
web-pharaoh-chip = ホルスチップ
web-pharaoh-back = 裏向きのカード
web-pharaoh-stage = 競りの場
web-pharaoh-actions = 宣言とパス
web-pharaoh-deck = 山札
web-pharaoh-deck-about = まだ出ていない場札です。出る順番はだれにもわかりません。
web-pharaoh-removed-about = だれも獲得せず、ゲームから除外された場札です。
web-pharaoh-to-beat = { $name }さんの宣言
web-pharaoh-no-bid = { $name }さんから開始。まだ宣言はありません。
web-pharaoh-bid-sum = { $number }人
web-pharaoh-with-bonus = { $sum }人＋上乗せ{ $bonus }人
web-pharaoh-points = 財宝{ $treasure }点＋種類{ $variety }点
web-pharaoh-no-treasure = 財宝はまだありません
web-pharaoh-score = { $points }点
web-pharaoh-pharaohs = ファラオカード: 手札に{ $left }枚、使用済み{ $used }枚
web-pharaoh-hand-size = 手札{ $cards }枚
web-pharaoh-winner = 勝者
web-pharaoh-leads = 最多
web-pharaoh-thinks = 手番
web-pharaoh-patients = 病院の隊員は合計{ $sum }人
web-pharaoh-hospital-empty = だれもいません。
web-pharaoh-tent-empty = 休んでいる隊員はいません。
web-pharaoh-hand-empty = 手札がありません。
web-pharaoh-lay = { $card }を出す
web-pharaoh-held = 手札の{ $card }
web-pharaoh-not-your-turn = あなたの手番ではありません。
web-pharaoh-act-declare = 宣言する
web-pharaoh-act-horus = ホルスパス
web-pharaoh-act-pharaoh = ファラオパス
web-pharaoh-press-again = もう一度押すか、決定を押すと実行します。
web-pharaoh-then-pass = この競りから抜けます。ほかには何も起こりません。
web-pharaoh-then-horus = この競りから抜け、次の競りのスタートプレイヤーになります。
web-pharaoh-then-pharaoh =
    { $patients ->
        [0] この競りから抜けます。病院が空なので、ファラオカードはむだになります。
       *[other] この競りから抜けます。病院の隊員カード{ $patients }枚が自分のテントに移り、次のラウンドから手札に加わります。
    }
web-pharaoh-then-treasure = ほかの全員がパスをすると獲得でき、出した隊員は病院に送られます。
web-pharaoh-then-crew = ほかの全員がパスをすると獲得でき、出した隊員は新しい隊員と一緒にテントで休みます。
web-pharaoh-your-bid = 出したカードはここに並びます。
web-pharaoh-bid-so-far = 今の合計は{ $sum }人です。
web-pharaoh-lay-any = 手札のカードを押すと出せます。何人からでも宣言できます。
web-pharaoh-cannot = 人数が足りません。パスの種類を選んでください。
web-pharaoh-missing =
    { $sum ->
        [0] { $high }人を上回る必要があります。手札のカードを押すと出せます。
       *[other] 今の合計は{ $sum }人です。{ $high }人を上回るには、あと{ $missing }人必要です。
    }
web-pharaoh-enough = { $number }人で足ります。宣言するか、カードを追加してください。
web-pharaoh-enough-all = { $number }人で足ります。宣言してください。
web-pharaoh-enough-bonus = { $number }人、または上乗せして{ $raised }人を宣言できます。カードの追加もできます。
web-pharaoh-you-lead = あなたの{ $high }人が今の最高です。
web-pharaoh-you-passed = パスをしました。出したカードは競りの終わりに手札に戻ります。
web-pharaoh-guide = カードの効果
web-pharaoh-guide-crew = 隊員カード
web-pharaoh-guide-kinds = 財宝の種類
web-pharaoh-about-treasure = ゲーム終了時に{ $points }点です。獲得すると、出した隊員は病院に送られます。
web-pharaoh-about-flag = 宣言では{ $crew }人に数えます。ゲーム終了時に手札かテントにあると1点です。獲得すると、出した隊員と一緒にテントで休みます。
web-pharaoh-about-crew = 書かれた人数が宣言に加わります。獲得できなければ、競りの終わりに手札に戻ります。
web-pharaoh-about-kinds = 2・3・4・5種類あると、ゲーム終了時に1・3・6・10点です。
web-pharaoh-about-pharaoh = ファラオパスに使うと、病院の隊員が全員あなたのテントに移ります。使わずに残しても得点になりません。
web-pharaoh-about-chip = 持っている人が次の競りのスタートプレイヤーになり、最初の宣言にラウンドの数を上乗せできます。ホルスパスで受け取れます。
web-pharaoh-about-hospital = 財宝を獲得した隊員がいます。ファラオパスで引き取られるまでは、だれのものでもなく、得点にもなりません。
web-pharaoh-about-tent = 休んでいる隊員は競りに出せません。ラウンドの終わりに手札に戻ります。

## 残り

web-pharaoh-goal = ラウンド{ $round }/{ $rounds }、残りの{ -pharaoh-lot }{ $lots }枚

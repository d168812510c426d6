### ファラオの帰還

-pharaoh-crew-card = 隊員カード
-pharaoh-treasure-card = 財宝カード
-pharaoh-throne = 玉座
-pharaoh-jar = 壺
-pharaoh-sword = 剣
-pharaoh-ankh = アンク
-pharaoh-coin = 金貨
-pharaoh-card = ファラオカード
-pharaoh-hospital = 病院
-pharaoh-tent = テント
-pharaoh-lot = 場札
-pharaoh-horus-pass = ホルスパス
-pharaoh-pass = ファラオパス
-pharaoh-plain-pass = 普通のパス
## カード

pharaoh-crew-1 = { -pharaoh-crew }1人
pharaoh-crew-2 = { -pharaoh-crew }2人
pharaoh-crew-3 = { -pharaoh-crew }3人
pharaoh-crew-4 = { -pharaoh-crew }4人
pharaoh-crew-5 = { -pharaoh-crew }5人
pharaoh-flag-crew-3 = { -pharaoh-crew }3人（旗あり）
pharaoh-flag-crew-4 = { -pharaoh-crew }4人（旗あり）
pharaoh-flag-crew-5 = { -pharaoh-crew }5人（旗あり）
pharaoh-flag-crew-6 = { -pharaoh-crew }6人（旗あり）
pharaoh-flag-crew-7 = { -pharaoh-crew }7人（旗あり）
pharaoh-throne-1 = { -pharaoh-throne }1脚
pharaoh-jar-1 = { -pharaoh-jar }1個
pharaoh-jar-2 = { -pharaoh-jar }2個
pharaoh-sword-1 = { -pharaoh-sword }1本
pharaoh-sword-2 = { -pharaoh-sword }2本
pharaoh-sword-3 = { -pharaoh-sword }3本
pharaoh-ankh-1 = { -pharaoh-ankh }1個
pharaoh-ankh-2 = { -pharaoh-ankh }2個
pharaoh-ankh-3 = { -pharaoh-ankh }3個
pharaoh-ankh-4 = { -pharaoh-ankh }4個
pharaoh-coin-1 = { -pharaoh-coin }1枚
pharaoh-coin-2 = { -pharaoh-coin }2枚
pharaoh-coin-3 = { -pharaoh-coin }3枚
pharaoh-coin-4 = { -pharaoh-coin }4枚
pharaoh-coin-5 = { -pharaoh-coin }5枚

## 選ぶこと

pharaoh-prompt-turn-pass = { -pharaoh-lot }は{ $lot }です。人数が足りず宣言できません。パスの種類を選んでください。
pharaoh-prompt-turn-open = { -pharaoh-lot }は{ $lot }です。人数を宣言するか、パスをしてください。
pharaoh-prompt-turn = { -pharaoh-lot }は{ $lot }です。{ $other_seat }さんの{ $high }人を上回る宣言か、パスをしてください。
pharaoh-prompt-lay =
    { $high ->
        [0] 今の合計は{ $laid }人です。カードを追加するか、宣言をしてください。
       *[other] 今の合計は{ $laid }人です（{ $high }人を上回る必要があります）。カードを追加するか、宣言をしてください。
    }
pharaoh-prompt-deal = 次の{ -pharaoh-lot }をめくります。
pharaoh-prompt-chip = 最初に{ -pharaoh-horus-chip }を持つプレイヤーを決めます。

## 選択肢

pharaoh-label-lay = { $card }を出す
    .fold = 隊員カードを出す
pharaoh-label-declare = { $number }人を宣言する
pharaoh-label-declare-bonus = { $bonus }人を{ -pharaoh-opening-bonus }して{ $number }人を宣言する
pharaoh-label-pass = { -pharaoh-plain-pass }をする
pharaoh-label-horus = { -pharaoh-horus-pass }: { $other_seat }さんからチップを奪う
pharaoh-label-horus-keep = { -pharaoh-horus-pass }: チップをキープする
pharaoh-label-pharaoh =
    { $cards ->
        [0] { -pharaoh-pass }をする（{ -pharaoh-hospital }は空です）
       *[other] { -pharaoh-pass }: { -pharaoh-hospital }の{ -pharaoh-crew-card }{ $cards }枚を引き取る
    }
pharaoh-label-lot = { $lot }をめくる
pharaoh-label-first = { $seat }さんが{ -pharaoh-horus-chip }を持つ

## 入力

pharaoh-typing = カードの数字を並べると、宣言まで一度にできます。「3 5 宣言」（3 5 declare）は3人と5人のカードを出して8人を宣言します。「4f 上乗せ」（4f bonus）は旗のある4人のカードを出し、{ -pharaoh-opening-bonus }して宣言します。数字が1つだけのときは、選択肢の番号として扱います。
pharaoh-too-low = 合計は{ $number }人です。{ $high }人を上回らなければなりません。
pharaoh-not-in-hand = 手札に{ $cards }がありません。
pharaoh-small-first = カードは小さいものから順に、旗のあるカードは最後に出します。{ $card }も出すには、先に大きいカードを取り消してください。
pharaoh-crew-too-small = すべて出しても{ $number }人です。{ $high }人を上回らなければなりません。
pharaoh-leads-too-low = このカードのあとに小さいカードは出せないので、最大でも{ $number }人です。{ $high }人を上回らなければなりません。
pharaoh-lay-first = 宣言の前に、カードを1枚以上出してください。
pharaoh-bonus-off = この卓に{ -pharaoh-opening-bonus }はありません。
pharaoh-bonus-of-start = { -pharaoh-opening-bonus }できるのは、この{ -pharaoh-auction }の{ -pharaoh-start-player }の{ $other_seat }さんだけです。
pharaoh-bonus-only-first = { -pharaoh-opening-bonus }できるのは最初の宣言だけです。
pharaoh-pass-too-late = カードを出したので、宣言するか、取り消してからパスをしてください。
pharaoh-horus-used = この{ -pharaoh-auction }の{ -pharaoh-horus-pass }は、{ $other_seat }さんがもうしました。
pharaoh-no-pharaoh = { -pharaoh-card }が残っていません。

## ルールの要点

pharaoh-rule-lay = 手札から好きな枚数の{ -pharaoh-crew-card }を手元に出します（旗のないカード、旗のあるカードの順に、それぞれ小さいものから）。出したカードは{ -pharaoh-auction }が終わるまで手元に残り、前に出したカードと合わせて数えます。（{ $rule }）
pharaoh-rule-declare = 宣言する人数は、手元に出した{ -pharaoh-crew-card }の合計です。旗の有無は関係ありません。それまでの宣言をすべて上回らなければなりません。（{ $rule }）
pharaoh-rule-bonus = { -pharaoh-start-player }は、その{ -pharaoh-auction }で自分が最初にする宣言に限り、ラウンド数をそのまま{ -pharaoh-opening-bonus }できます。カードは1枚以上出さなければなりません。2回目からの宣言はカードの合計だけです。（{ $rule }）
pharaoh-rule-pass = パスをすると、その{ -pharaoh-auction }が終わるまで手番が回ってきません。{ -pharaoh-plain-pass }はいつでもできますが、ほかの効果はありません。（{ $rule }）
pharaoh-rule-horus = { -pharaoh-horus-pass }をすると{ -pharaoh-horus-chip }を手に入れます（持っていればキープします）。チップを持つプレイヤーが次の{ -pharaoh-auction }を始めます。1回の{ -pharaoh-auction }で1人しかできません。（{ $rule }）
pharaoh-rule-pharaoh = { -pharaoh-pass }では{ -pharaoh-card }を1枚使います。今、{ -pharaoh-hospital }にいる{ -pharaoh-crew }がすべて自分の{ -pharaoh-tent }に移り、ラウンドの終わりに手札に加わります。（{ $rule }）
pharaoh-rule-lot = 毎ラウンド{ -pharaoh-lot }を4枚めくり、その順に{ -pharaoh-auction }にかけます。（{ $rule }）
pharaoh-rule-chip = { -pharaoh-horus-chip }を持つプレイヤーから{ -pharaoh-auction }を始めます。最初に持つプレイヤーはランダムに決めます。（{ $rule }）

## 出来事

pharaoh-event-chip-drawn = { $seat }さんが最初に{ -pharaoh-horus-chip }を持ちます。
pharaoh-event-round = 第{ $round }ラウンドが始まりました。
pharaoh-event-home = { $seat }さんは{ -pharaoh-tent }の{ -pharaoh-crew-card }{ $cards }枚を手札に加えました。
pharaoh-event-lot = { $lot }がめくられました。
pharaoh-event-auction = { $seat }さんから{ $lot }の{ -pharaoh-auction }が始まります。
pharaoh-event-lay = { $seat }さんが{ $card }を出しました。
pharaoh-event-lay-several = { $seat }さんが{ $cards }を出しました。
pharaoh-event-declare = { $seat }さんが{ $number }人を宣言しました。
pharaoh-event-declare-bonus = { $seat }さんが{ $bonus }人を{ -pharaoh-opening-bonus }して{ $number }人を宣言しました。
pharaoh-event-pass = { $seat }さんが{ -pharaoh-plain-pass }をしました。
pharaoh-event-horus = { $seat }さんが{ -pharaoh-horus-pass }をして、{ $other_seat }さんからチップを奪いました。
pharaoh-event-horus-keep = { $seat }さんが{ -pharaoh-horus-pass }をして、チップをキープしました。
pharaoh-event-pharaoh =
    { $cards ->
        [0] { $seat }さんが{ -pharaoh-pass }をしましたが、{ -pharaoh-hospital }は空でした。
       *[other] { $seat }さんが{ -pharaoh-pass }をして、{ -pharaoh-hospital }の{ -pharaoh-crew-card }{ $cards }枚を{ -pharaoh-tent }に引き取りました。
    }
pharaoh-event-removed = 全員がパスをしたので、{ $lot }はゲームから除外されました。
pharaoh-event-won-treasure = { $seat }さんが{ $lot }を獲得しました。{ -pharaoh-crew-card }{ $cards }枚が{ -pharaoh-hospital }に送られました。
pharaoh-event-won-crew = { $seat }さんが{ $lot }を獲得しました。出した{ -pharaoh-crew-card }{ $cards }枚と一緒に{ -pharaoh-tent }で休みます。
pharaoh-event-score-treasure = { $seat }さんは{ -pharaoh-treasure }の数で{ $points }点を得ました。
pharaoh-event-score-variety = { $seat }さんは{ -pharaoh-treasure }の種類ボーナスで{ $points }点を得ました。
pharaoh-event-score-flags = { $seat }さんは{ -pharaoh-crew }ボーナスで{ $points }点を得ました。

## 得点の内訳

pharaoh-source-treasure = { -pharaoh-treasure }の数
    .from = { -pharaoh-treasure }の数で
pharaoh-source-variety = { -pharaoh-treasure }の種類ボーナス
    .from = { -pharaoh-treasure }の種類ボーナスで
pharaoh-source-flags = { -pharaoh-crew }ボーナス
    .from = { -pharaoh-crew }ボーナスで
pharaoh-tied-crew = { $name }さん（{ -pharaoh-crew }{ $sum }人）
pharaoh-tie-break = { $points }点で同点です: { $players }。{ -pharaoh-crew }の合計人数が多いほうの勝ちです。

## 盤面

pharaoh-board-setup = ゲームの準備
pharaoh-board-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
pharaoh-board-over = ゲーム終了
pharaoh-board-lots = { -pharaoh-lot }
pharaoh-board-hospital = { -pharaoh-hospital }
pharaoh-board-horus-used = { -pharaoh-horus-pass }はもうできません
pharaoh-board-deck = 山札
pharaoh-board-removed = 除外
pharaoh-board-hand = 手札
pharaoh-board-bid = 手元
pharaoh-board-tent = { -pharaoh-tent }
pharaoh-board-treasure = { -pharaoh-treasure }
pharaoh-board-passed = パス
pharaoh-board-your-hand = あなたの手札

## 選ぶと起きること

pharaoh-effect-sum = 合計{ $number }（必要なのは{ $least }）
pharaoh-effect-leads = { $number }でいちばん高い
pharaoh-effect-out = この{ -pharaoh-auction }から降りる
pharaoh-effect-wins = +{ $lot }
pharaoh-effect-gives = { $seat }さんが{ $lot }を獲得
pharaoh-effect-removed = { $lot }はゲームから除かれる
pharaoh-effect-hospital = { -pharaoh-crew-card }{ $cards }枚が{ -pharaoh-hospital }へ
pharaoh-effect-chip = +{ -pharaoh-horus-chip }
pharaoh-effect-pharaoh = { -pharaoh-card }−1枚
pharaoh-effect-crew = { -pharaoh-crew-card }+{ $cards }枚

### The browser: reviews of finished games, and learning from mistakes

web-review-of = 振り返り: { $game }
web-review-result = 結果
web-review-share = 共有する
web-review-ask-title = このゲームを振り返る
web-review-about = 強いボットがすべての決定を見直します。見るのは、その時そのプレイヤーに見えていた情報だけです。ふつうは1分もかかりません。
web-review-ask = 振り返りを作る
web-review-failed = この振り返りはうまく作れませんでした
web-review-waiting = ゲームを見直しています
web-review-looked = { $steps }手中{ $looked }手まで
web-review-waiting-about = このページを離れてもかまいません。見直しは続き、ここで読めるようになります。

## ゲームの流れ

web-review-chances = 勝率の移り変わり
web-review-chances-press = グラフを押すと、その場面の盤面が見られます。
web-review-turns = 分かれ目
web-review-turns-none = 流れを大きく変えた手番はありませんでした。
web-review-chance = ランダム
web-review-board = 盤面を見る

## プレイヤー

web-review-accuracy-luck = 正確さと運
web-review-accuracy = 正確さ
web-review-mistakes = ミス
web-review-luck = 運
web-review-accuracy-about = どの決定でも勝率を下げなければ、正確さは100です。
web-review-luck-about = 運は、引いたカードや出た目が、ほかの結果と比べて勝率をどれだけ変えたかを表します。
web-review-learn = ミスから学ぶ

## 損の大きかった決定

web-review-costly = 損の大きかった決定
web-review-costly-none = { $name }さんに損な決定はありませんでした。お見事です！
web-review-cost = 勝率が{ $percent }%下がりました
web-review-played = 選んだ手
web-review-better = よりよい手
web-review-try = よりよい手を探す

## ミスから学ぶ

web-mistakes-title = ミスから学ぶ
web-mistakes-title-other = { $name }さんのミスから学ぶ
web-mistakes-number = { $count }問中{ $number }問目
web-mistakes-own = あなたはこの手を選び、勝率が{ $percent }%下がりました:
web-mistakes-other = { $name }さんはこの手を選び、勝率が{ $percent }%下がりました:
web-mistakes-find = 盤面で、よりよい手を探してください。
web-mistakes-thinking = その手を考えています。
web-mistakes-best = 正解です！強いボットもこの手を選びます。
web-mistakes-good = いい手です！同じくらい強い手です。
web-mistakes-better = よくなりました。損は{ $before }%から{ $percent }%に減りました。もっと強い手があります。
web-mistakes-same = それは実際に選んだ手です。ほかの手を試してください。
web-mistakes-worse = 惜しいです。この手は{ $percent }%の損です。
web-mistakes-why = 「{ $move }」が{ $grade }理由:
web-mistakes-answer = いちばん強い手:
web-mistakes-again = もう一度
web-mistakes-show = 答えを見る
web-mistakes-next = 次へ
web-mistakes-back = 振り返りへ
web-mistakes-none = 学ぶべきミスはありません。お見事です！
web-mistakes-none-about = はっきりよい手がほかにある場面はありませんでした。
web-mistakes-done = これで最後です。お疲れさまでした！

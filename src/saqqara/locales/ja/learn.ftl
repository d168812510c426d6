### コーチ、ヒント、感想戦、問題が共通に使うことば。ブラウザでもターミナルでも同じもの。

## ある手が別の手より劣る理由。$fromは「ピラミッドで」など

learn-reason-own = { $from }約{ common-score }損をします。
learn-reason-own-of = { $name }さんは{ $from }約{ common-score }損をします。
learn-reason-other = { $name }さんは{ $from }約{ common-score }得をします。
learn-reason-other-you = { $from }約{ common-score }得をします。
learn-reason-reply = { $name }さんの次の手: { $move }
learn-reason-reply-you = あなたの次の手: { $move }
learn-reason-ends =
    { $what ->
        [common-effect-round] すぐにラウンドが終わります。
        [common-effect-over] すぐにゲームが終わります。
        [cleopatra-effect-last-visit] この訪問でゲームが終わります。
        [cleopatra-effect-last-roll] ダイスの後にゲームが終わります。
       *[cleopatra-effect-eaten] ワニに食べられます。
    }

## どのくらい劣るか

learn-loss-none = ほぼ同じ
learn-loss-little = 少し劣る
learn-loss-clear = 明らかに劣る
learn-loss-much = 大きく劣る
learn-loss-wins = 100ゲームで約{ $wins }勝の損

## 卓でのコーチ

learn-coach = コーチ
learn-coach-is-on = コーチはオンです。明らかな悪手の前に確認します
learn-coach-is-off = コーチはオフです
learn-coach-about = 明らかな悪手の前に確認します。見ているのはあなたと同じ情報だけです。
learn-coach-about-people = 明らかな悪手の前に確認します。見ているのはあなたと同じ情報だけです。コーチを使っていることは、ほかの人にもわかります。
learn-coach-mark = コーチ付き
learn-coach-sure = 本当にこれでいいですか？
learn-coach-clear = ほかに明らかに良い手がありそうです。
learn-coach-much = ほかにずっと良い手がありそうです。
learn-coach-anyway = このままプレイする
learn-coach-show = 見せて
learn-coach-better = もっと良い手: { $move }
learn-coach-take = それを選ぶ

## ターミナルのヒント

learn-hint-line = { $move }: { $said }
learn-hint-best = 最善。勝率{ $percent }%、最終得点は約{ common-score }。
learn-hint-none = { $words }。
learn-hint-cost = { $words }、{ $wins }。

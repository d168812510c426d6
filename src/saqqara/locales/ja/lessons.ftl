### ブラウザのレッスン: どのコースでも使う言葉

## レッスンの卓にいる人たち

lesson-name-nefer = ネフェル
lesson-name-hori = ホリ
lesson-name-merit = メリト
lesson-name-khay = カイ

## レッスンのページ

web-learn-title = 遊びながら学ぶ
web-learn-subtitle = 本物の盤で、短いレッスンを。いつでも中断でき、続きから再開できます。登録は不要です。
web-learn-begin = レッスンを始める
web-learn-on = 続きから
web-learn-chapters = { $chapters }章中{ $done }章を修了
web-learn-state =
    { $state ->
        [done] （修了）
        [begun] （途中）
       *[open] （未受講）
    }

## レッスン

web-lesson-mark = レッスン
web-lesson-you = あなた
web-lesson-step = { $steps }ステップ中{ $step }
web-lesson-turn = あなたの手番
web-lesson-next = 次へ
web-lesson-again = もう一度
web-lesson-show = お手本を見る
web-lesson-back = ひとつ戻る
web-lesson-restart = 最初から
web-lesson-all = レッスン一覧
web-lesson-else = それもできます。このレッスンでは、光っているところを試してみましょう。
web-lesson-done = よくできました！
web-lesson-following = 次: { $title }
web-lesson-play = 対戦してみる
web-lesson-course-done = { $course }の最後の章が終わりました。あとは遊びながら覚えましょう。

### 端末で遊ぶゲーム

## プレイヤー

play-name-person = プレイヤー{ $number }
play-name-bot-1 = シヌヘ
play-name-bot-2 = メリト
play-name-bot-3 = テティ
play-name-bot-4 = ネベト
play-name-bot-5 = ケティ

## あいさつと説明

play-seats-one = あなたは{ $person }です。相手はボットの{ $bots }です。
play-seats-many = この端末で{ $people }が遊びます。
play-seats-many-bots = この端末で{ $people }が遊びます。相手はボットの{ $bots }です。
play-seats-none = ボットの{ $bots }の対戦を見ます。
play-how = 番号か、[ ]の中の言葉を入力して選びます。「ヘルプ」で遊び方とコマンドの説明、「?」で選択肢のルールが見られます。「終了」でやめます。
play-recorded = 1手ごとに記録を{ $file }に保存します。
play-resumed = 記録したゲームを{ $ply }手目から再開します。
play-small-window = 画面が小さめです。盤面には{ $columns }桁、盤面と選択肢をまとめて見るには{ $rows }行必要です。
play-more = -- Enterで続き、qで終わり --
play-help-title = 遊び方
play-help-commands-title = 入力できるもの
play-help-commands =
    番号: その選択肢を選びます
    選択肢の[ ]の中の言葉: 同じように選びます。読点や空白で区切って並べると、まとめて実行します（1つでもできなければ、何もしません）
    取り消す（undo）: 直前の自分の選択を取り消します。手番が続いていて、そのあとに新しいことが起きていなければ取り消せます
    ?: 選択肢のルール。「? 3」で3番の選択肢のルール
    ヒント（hint）: 強いボットならどうするか、その理由
    盤（board）: 山札に残るカードも含めた盤面
    ログ（log）: 最近の出来事。「ログ 100」で最近の100行
    ヘルプ（help）: この説明
    終了（quit）: ゲームをやめます

## 手番

play-ask = { $name } >
play-forced = { $name }さんの選択肢は1つだけでした: { $label }
play-undone = 取り消しました: { $word }
play-no-choice =
    { $count ->
        [1] { $number }番の選択肢はありません。1番だけです。
       *[other] { $number }番の選択肢はありません。1から{ $count }までの番号で選んでください。
    }
play-choices-how = 「?」で選択肢を確かめてください。
play-composed-failed = { $problem }入力した手はどれも実行していません。
play-composed-too-long = 途中であなたの選択が終わるため、続きは入力できません。

## 1台の端末で何人かで遊ぶとき

play-hand-over = 次は{ $name }さんの手番です。ほかの人は画面を見ないでください。
play-hand-over-ready = Enterキーを押すと盤面が出ます。

## ゲームの終わり

play-sheet-total = 合計
play-winner = { $name }さんが{ common-score }で勝ちました。
play-shared-win = { $names }が{ common-score }で勝利を分け合いました。
play-left = ゲームを途中で終わります。
play-left-unrecorded = ゲームを途中で終わります。記録は残していません。次からは「--record ファイル名」で残せます。
play-saved = すべての手を記録しました。見るには:
play-saved-resume = 続きを遊ぶには:
play-saved-partly = 記録には最後の何手かがありません。見るには:
play-save-failed = 記録を{ $file }に書き込めませんでした（{ $reason }）。

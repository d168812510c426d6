### どの部分でも使う文: エラー、文や名前のつなぎ方

# 段落の中の文と文の間
common-sentence-gap = { "" }
# 並べた項目の間
common-list-gap = 、
# 最後の項目の前
common-list-last-gap = 、
# 並べるときのプレイヤーの名前
common-name = { $name }さん
# ゲームごとの単位をつけた得点
common-score =
    { $game ->
        [cleopatra] { $points }タレント
       *[other] { $points }点
    }

## 版ファイル: 手元の箱に合わせて直した数値

common-edition-name = 自分の製品
common-edition-head = { $name }: 版ファイルで置き換えられる数値の一覧です。お手元の製品と違うところを書き直してください。消した表は、このままの数値になります。できたファイルは「saqqara play { $game } --edition FILE」で使うか、ブラウザの新しい卓で読み込みます。「saqqara edition { $game } FILE」で、どこが変わるかを確かめられます。
common-edition-used = 版: { $name }

## プレイ中のエラー

error-illegal = 「{ $word }」は今はできません。
error-not-yours = 今はあなたの手番ではありません。
error-over = ゲームはもう終わっています。
error-notation = 「{ $text }」の意味がわかりません。
error-reveals = 「{ $word }」は隠れた情報を公開するため、続けて入力することはできません。そこで区切ってください。
error-undo =
    { $why ->
        [turn] 取り消せません: あなたの手番は終わりました。
        [shown] 取り消せません: カードを引いたあとや、何かが公開されたあとは戻せません。
        [nothing] 取り消せません: まだ何も決めていません。
       *[other] 取り消せるのは、今の手番の中の手だけです。
    }

## ゲームの準備のエラー

error-game = 「{ $game }」というゲームはありません。次の中から選んでください: { $allowed }
error-players = このゲームは{ $allowed }人用です（{ $players }人では遊べません）。
error-option = このゲームに「{ $option }」という設定はありません。使える設定: { $allowed }
error-edition-none = { $game }には、版ファイルで置き換えられる数値がありません。どのゲームにあるかは「saqqara games」でわかります。
error-edition-long = 版ファイルが長すぎます。{ $limit }文字以内にしてください。
error-edition-nested = 版ファイルの{ $line }行目は入れ子が深すぎます。標準ファイルのように、[ ]の中に表の名前を1つ書き、その下に数値を並べてください。
error-edition-unreadable =
    { $line ->
        [0] 版ファイルをTOMLとして読めません: { $reason }
       *[other] 版ファイルをTOMLとして読めません。{ $line }行目を確かめてください: { $reason }
    }
error-edition-unknown = 版ファイルの「{ $place }」はこのゲームにありません。使える名前: { $allowed }
error-edition-name = 版の名前は1行で、1〜{ $limit }文字にしてください。
error-edition-list = 版ファイルの「{ $place }」は{ $count }個の並びにしてください。
error-edition-table = 版ファイルの「{ $place }」は次の名前を持つ表にしてください: { $allowed }
error-edition-text = 版ファイルの「{ $place }」は文字列にしてください。
error-edition-number = 版ファイルの「{ $place }」は整数にしてください。
error-option-value = 設定「{ $option }」を「{ $value }」にはできません。次の中から選んでください: { $allowed }
error-option-form = 設定「{ $option }」を「{ $value }」にはできません。次の中から選ぶか、{ $form }の形で指定してください: { $allowed }
error-language = 「{ $language }」という言語はありません。次の中から選んでください: { $allowed }
error-encoding-version = これは{ $found }用に作られたものですが、このゲームは{ $wanted }です。作ったときのバージョンを使うか、作り直してください。
error-reward = 「{ $reward }」という報酬はありません。使えるもの: { $allowed }
error-theme = 「{ $theme }」という表示方法はありません。次の中から選んでください: { $allowed }
error-seats = 席の指定は{ $seats }人分ですが、プレイヤーは{ $players }人です。
bot-unknown = 「{ $bot }」というボットはありません。次の中から選んでください: { $allowed }

## 記録のエラー

error-record = ゲームの記録として読めません（{ $reason }）。
error-record-astray = 記録の{ $ply }手目で食い違いがあります（{ $reason }）。
error-record-ply = この記録は{ $plies }手までです。{ $ply }手目はありません。
error-record-rules = この記録は「{ $game }」のルール第{ $rules }版のものです。第{ $known }版では再生できません。
error-record-exists = { $file }はすでにあります。記録には別のファイルを指定してください。
error-record-write = 記録を{ $file }に書き込めません（{ $reason }）。

## 選ぶ前に知らせる結果。短く、いくつか並べる

common-effect-points-more = +{ $points }点
common-effect-points-less = −{ $points }点
common-effect-points-more-of = { $seat }さん+{ $points }点
common-effect-points-less-of = { $seat }さん−{ $points }点
common-effect-round = ラウンドが終わる
common-effect-over = ゲームが終わる
# 結果の一覧（端末）
common-effects = 結果: { $effects }

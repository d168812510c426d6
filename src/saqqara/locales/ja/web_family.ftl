### ファミリーテーブル: 部屋にひとつのボードと、手札になるスマートフォン。そのページと一緒に読み込む。

web-family = ファミリーテーブル
web-family-about = この画面がボードです。それぞれ席のコードをスマートフォンで読み取ると、そこが手札になります。アプリもアカウントもいりません。
web-family-alone = スマートフォンからはまだこのコンピューターにつながりません。次のように起動すると、同じネットワークから開けます。
web-family-scan-to-sit = 空席: 読み取って座る
web-family-on-phone = スマートフォンで参加中
web-family-phone-gone = スマートフォンがつながって今せん
web-family-on-board = このボードで遊びます
web-family-code = 席のコード
web-family-code-hide = コードを隠す
web-family-code-about = 読み取った人のスマートフォンに席が移ります。今席を持っている端末は外れます。
web-family-play-here = ボードで遊ぶ
web-family-seats = 席
web-family-lies = ボードの置き方
web-family-standing = 立てて置く
web-family-flat = 机に平らに置く
web-family-sits = 座る側
web-family-side-bottom = 下
web-family-side-left = 左
web-family-side-top = 上
web-family-side-right = 右
web-family-full = 全画面
web-family-up = 手番: { $names }
web-family-local = { $name }さん、ボードをどうぞ
web-family-whole = ボード
web-family-show-board = ここにもボードを表示
web-family-look-up = ボードを見てください。
web-family-in = 席に着きました
web-family-more-seats = このスマートフォンをだれかと一緒に使うときは、別の空席のコードも読み取ってください。
web-family-trust = この対戦は部屋のみんなのものです。ボードを持つ人は、あなたの席を別のスマートフォンに移せます。移ったときは、ここにすぐ表示されます。
web-family-who = お名前は？
web-family-sit = { $name }さんとしてここに座りますか？
web-family-carry = このスマートフォンで席をもうひとつ？
web-family-carry-about = 一緒に使う人の席です。手番の前に端末を渡す画面が出るので、たがいの手札は見えません。
web-family-carry-do = この席も持つ
web-family-taken = ここは{ $name }さんの席です。
web-family-scan = このスマートフォンに移すには、ボードにある席のコードを読み取ってください。
web-family-take = { $name }さんの席をこちらに移しますか？
web-family-take-about = 席はこのスマートフォンに移ります。今持っている端末には移ったことが表示され、対戦は見えなくなります。
web-family-take-do = こちらに移す
web-family-no-seat = 座れる席ではありません。
web-family-watch = 観戦する
web-family-moved = { $name }さんの席は別のスマートフォンに移りました
web-family-moved-about = ボードで席のコードが読み取られました。取り戻すには、もう一度コードを読み取ってください。
web-family-stream = プロジェクターや配信用:
web-family-stream-delay =
    { $seconds ->
        [0] リアルタイム
       *[other] { $seconds }秒遅れ
    }
web-family-stream-soon = 対戦はまだ始まっていません。
web-family-stream-later = 画面は{ $seconds }秒後に始まります。
web-hands-show = 観戦者に手札を見せる
web-hands-about = このテーブルの全員が同意すると、観戦者に手札が見えます。席に着いている人には見えません（別のブラウザで観戦した場合を除く）。
web-hands-missing = まだ非公開です。{ $names }さんの同意が必要です。
web-hands-open = 全員が同意しました。観戦者と配信の画面にすべての手札が表示されます。
web-hands-stream = 手札公開中

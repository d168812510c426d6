### 知らせの文: Webプッシュ、Discord、Slack、自作のプログラムに送る

## { $name }は読む人、{ $table }は卓の名前

notice-turn-title = あなたの手番です: { $game }
notice-turn-body = { $name }さん、卓「{ $table }」はあなたの手番です。
notice-over-title = ゲーム終了: { $game }
notice-over-body = { $name }さん、卓「{ $table }」のゲームが終わりました。
notice-rematch-title = もう一度遊びませんか: { $game }
notice-rematch-body = { $name }さん、同じメンバーでの再戦に誘われています。席は空けてあります。
notice-test-title = Saqqaraからのテスト
notice-test-body = { $name }さん、通知はこのように届きます。

## エラー: 送り先の問題と、届かなかった理由

error-notice-url = 通知を送れるアドレスではありません。https://から最後まで、もう一度コピーしてください。
error-notice-long = アドレスが長すぎます。{ $limit }文字までにしてください。
error-notice-https = 通知の送り先は、https://で始まるアドレスだけです。
error-notice-credentials = アドレスにユーザー名やパスワードを入れないでください。
error-notice-port = アドレスのポートには通知を送れません。次の中から選んでください: { $allowed }
error-notice-range = 「{ $host }」はインターネットに公開されたアドレスではないため、通知を送れません。
error-notice-dns = 「{ $host }」のアドレスが見つかりません。つづりを確かめてください。
error-notice-connect = 「{ $host }」に接続できません。
error-notice-tls = 「{ $host }」の証明書がその名前のものではないか、暗号化した接続に失敗しました。
error-notice-timeout = 「{ $host }」から時間内に返事がありませんでした。
error-notice-answer = 「{ $host }」の返事はHTTPではありません。
error-notice-redirect = 「{ $host }」は別のアドレスに転送しています（ステータス{ $status }）。転送先のアドレスを指定してください。
error-notice-status = 「{ $host }」が通知を受け付けませんでした（ステータス{ $status }）。
error-notice-gone = 「{ $host }」にこの送り先はもうありません（ステータス{ $status }）。通知を設定し直してください。
error-notice-format = 「{ $format }」という形式はありません。次の中から選んでください: { $allowed }
error-notice-subscription = ブラウザの通知の登録が正しくありません。通知をいったん切って、もう一度入れてください。
error-notice-subject = 「{ $subject }」はプッシュ通知の連絡先として使えません。「mailto:you@example.org」のように指定してください。
error-notice-keys = { $file }にWebプッシュの鍵がありません。バックアップから戻すか、削除して新しく作ってください。新しく作ると、全員がWebプッシュを入れ直すことになります。

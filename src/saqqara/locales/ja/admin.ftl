### `saqqara admin`: 人とテーブル

cli-admin-summary = 人とテーブルの管理（一覧、通報、利用停止、パスワード再設定、削除、閉鎖）
cli-admin-about = サーバーの管理者のためのものです。データベースを直接変更し、サーバーの実行中にも使えます。サーバーは2秒以内に変更に気づきます。「list」は人、「tables」は募集中と進行中のテーブルの一覧、「reports」は通報の一覧です（検索する文字を続けられます）。「ban」は利用を停止し、「unban」は停止を解除します。「reset-password」は新しいパスワードを一度だけ表示します。「delete」は人とそのデータをすべて削除します（終わったゲームは「退会したプレイヤー」として残ります）。「close」はテーブルを結果なしで閉じます。
cli-help-admin-action = list、tables、reports、ban、unban、reset-password、delete、closeのどれか
cli-help-admin-name = ログイン名、ID、または一人しか使っていない名前。テーブルのID。一覧では検索する文字

cli-admin-column-id = ID
cli-admin-column-login = ログイン名
cli-admin-column-name = 名前
cli-admin-column-since = 登録日
cli-admin-column-banned = 停止中
cli-admin-column-tables = テーブル数
cli-admin-column-game = ゲーム
cli-admin-column-status = 状態
cli-admin-column-changed = 最後の変更
cli-admin-column-reported = 日付
cli-admin-column-about = 通報された人
cli-admin-column-by = 通報した人
cli-admin-column-table = テーブル
cli-admin-column-line = チャット
cli-admin-column-text = メッセージ
cli-admin-no-reports = 通報はありません。
cli-admin-column-seats = プレイヤー
cli-admin-status-open = 募集中
cli-admin-status-running = 進行中
cli-admin-yes = はい
cli-admin-nobody = だれも見つかりませんでした。
cli-admin-no-tables = 募集中または進行中のテーブルは見つかりませんでした。
cli-admin-banned = { $name }さん（{ $person }）の利用を停止しました。すべてのブラウザでログアウトし、ログインできなくなります。
cli-admin-unbanned = { $name }さん（{ $person }）は、またログインできます。
cli-admin-deleted = { $name }さん（{ $person }）とそのデータをすべて削除しました。終わったゲームは「退会したプレイヤー」として残ります。
cli-admin-closed = テーブル{ $table }を閉じました。
cli-admin-password = { $login }の新しいパスワード: { $password }
    表示されるのは今回だけです。このアカウントのログインはすべて終了しました。

cli-error-admin-action = 「{ $action }」という操作はありません。使えるもの: { $near }
cli-error-admin-subject = 「{ $action }」には対象が必要です: saqqara admin { $action } NAME
cli-error-admin-person = 「{ $name }」という人はいません。`saqqara admin list`で全員を表示できます。
cli-error-admin-several = 「{ $name }」という名前の人は複数います。IDで指定してください: { $ids }
cli-error-admin-guest = 「{ $name }」さんはゲストなので、パスワードがありません。
cli-error-admin-table = テーブル「{ $table }」はありません。`saqqara admin tables`で一覧を表示できます。
cli-error-admin-over = テーブル「{ $table }」はもう終わっています。

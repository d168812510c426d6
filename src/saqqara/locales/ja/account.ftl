### アカウント: ログイン中のブラウザ、パスワード、トークン、自分のデータ、削除

error-password = パスワードが違います。
error-banned = このアカウントは、サーバーの管理者によって停止されています。
error-confirm-name = 削除するには、あなたの名前をそのまま入力してください: { $name }
error-closed = このテーブルは閉じられました。結果はありません。
error-scope =
    { $scope ->
        [read] このトークンは読み取り専用です。
       *[play] このトークンではゲームはできますが、アカウントは変更できません。
    }

web-former-player = 退会したプレイヤー

web-account-password = パスワードの変更
web-account-password-old = 今のパスワード
web-account-password-new = 新しいパスワード
web-account-password-changed = パスワードを変更しました。ほかのブラウザはすべてログアウトしました。

web-account-sessions = ログイン中のブラウザ
web-account-sessions-about = これらのブラウザを使う人は、あなたとして操作できます。
web-account-session = { $browser }（{ $day }から）
web-account-session-unknown = ブラウザ
web-account-session-this = このブラウザ
web-account-session-end = ログアウト: { $browser }
web-account-sessions-end = ほかのすべてのブラウザでログアウト
web-account-sessions-ended = ログインしているのはこのブラウザだけになりました。

web-account-scope = できること
web-account-scope-read = 読み取り
web-account-scope-play = 読み取りとプレイ
web-account-scope-all = すべて

web-account-data = あなたのデータ
web-account-data-about = このサーバーが保存しているあなたのデータすべてです（プロフィール、設定、ゲーム、チャット、メモ）。
web-account-export = ダウンロード（JSON）
web-account-archive = 全ゲームの記録も含める（ZIP）
web-account-delete = すべて削除
web-account-delete-about = 名前、設定、メモ、チャット、レート、ログイン情報は完全に削除され、元に戻せません。終わったゲームはほかのプレイヤーのために残り、あなたは「退会したプレイヤー」と表示されます。進行中のテーブルでは、ボットがあなたの席を引き継ぎます。
web-account-delete-password = 確認のため、パスワードを入力してください
web-account-delete-name = 確認のため、あなたの名前（{ $name }）を入力してください
web-account-delete-now = 今すぐすべて削除する
web-account-cancel = やめる
web-account-deleted = あなたのデータをすべて削除しました。

web-room-alone = このリンクを開けるのは、このコンピューターだけです。
web-room-alone-about = 同じネットワークの人と遊ぶには、サーバーを終了して、次のように起動してください:
web-room-network = このリンクは、同じネットワークのどの端末でも開けます。

web-table-lost-since = { $time }から接続が切れています。再接続しています。
web-table-went-back = 直前の手が取り消されました。
web-table-turn-gone = 直前の手が取り消されたので、まだあなたの手番ではありません。

web-preview-title = { $game }: テーブルへの招待
web-preview-title-over = { $game }: 終わったゲーム
web-preview-players = 参加者: { $players }。無料で、ブラウザですぐに遊べます。

error-not-gone = そのプレイヤーはここにいるか、さっきまでいました。もう少し待ってください。
error-others-here = ほかのプレイヤーがいます。代わりにボットに任せてください。
web-manners-about = { $name }さんへの対応
web-manners-mute = ミュート
web-manners-block = ブロック
web-manners-report = 通報
web-manners-muted = ミュート中: { $name }
web-manners-unmute = ミュートを解除
web-manners-blocked-now = { $name }さんをブロックしました。発言は表示されず、あなたのテーブルの席に着くこともできません。ブロックした人は設定で確認できます。
web-manners-blocked = ブロックした人
web-manners-blocked-about = チャットの発言は表示されず、あなたがホストのテーブルの席に着くこともできません。本人には知らされません。
web-manners-blocked-none = だれもブロックしていません。
web-manners-unblock = ブロックを解除
web-manners-unblock-name = { $name }さんのブロックを解除
web-manners-report-title = { $name }さんを通報する
web-manners-report-about = このチャットの発言、テーブル、あなたの名前、メッセージがサーバーの管理者に届きます。
web-manners-report-text = 何が問題ですか？（任意）
web-manners-report-send = 通報する
web-manners-report-sent = 通報しました。

web-gone = { $name }さんがしばらく席を外しています。このまま待つことも、次のようにすることもできます。
web-gone-bot = ボットに任せる
web-gone-bot-about = 本人が戻れば、いつでも席に戻れます。
web-gone-bot-rated = 本人が戻れば、いつでも席に戻れます。ただし、このゲームはレートの対象外になります。
web-gone-end = テーブルを終わらせる

# What the table server says: refusals of tables, accounts and requests.

# ---- at a table

error-stale = ゲームが先に進みました。盤面を見直してから決めてください。
error-not-asked = 今はあなたの手番ではありません。
error-paused = 卓は一時停止中です。先に再開してください。
error-other-proposal = その間に別の提案が出されました。内容を確かめてから答えてください。
error-no-proposal = 同意を求められていることはありません。
error-too-many = 一度に送れる決定は{ $most }個までです。
error-away = ボットが代わりにプレイしています。先に卓へ戻ってください。
error-resigned = 投了したので、このゲームは観戦だけできます。
error-spectator = 席に着いている人だけができます。
error-no-hints = レート戦の卓ではヒントは使えません。
error-no-coach = レート戦の卓ではコーチは使えません。
error-rated-shown = レート戦では、カードを引いたり公開したりした手より前には戻せません。
error-rated-hands = レート戦では手札を公開できません。
error-rated-alone = レート戦で手を戻すには、ほかのプレイヤーの同意が必要です。今はだれもいません。
error-busy = ほかの人の操作が先に反映されました。もう一度お試しください。
error-not-begun = ゲームはまだ始まっていません。
error-rules-changed = このゲームのルールはその後修正されました（ルール版{ $rules }）。もう表示できません。
error-begun = ゲームはもう始まっています。
error-not-over = ゲーム終了後に可能です。今は隠された情報が見えてしまいます。
error-reviews-off = このサーバーではゲームの振り返りを行っていません。
error-review-long = このゲームは長すぎて振り返りができません（最大{ $most }手）。
error-study-one = 別の手を試す前に、今の手を取り消してください。

# ---- around a table

error-missing = { $what ->
        [table] その卓はありません。リンクを確かめてください。
        [person] その人はいません。
        [token] そのトークンはありません。
        [session] そのログインはもうありません。
        [line] そのチャットはもうありません。
        [webhook] Webhookがまだありません。先に登録してください。
        [lesson] このレッスンはありません。
        [puzzle] このパズルは見つかりません。
       *[other] そのページはありません。
    }
error-blocked = このテーブルのホストにブロックされています。観戦するか、ほかのテーブルで遊んでください。
error-blocks = すでに{ $most }人をブロックしています。先にだれかのブロックを解除してください。
error-self = 自分自身をブロックしたり通報したりすることはできません。
error-level = 「{ $level }」という強さはありません。次の中から選んでください: { $allowed }
error-own-bot = 「{ $bot }」は自作のボットではありません。NAME=py:MODULE:CLASSかNAME=cmd:PROGRAMと書いてください。
error-own-bot-name = 「{ $name }」はボットの名前にできません。ほかと重ならず、小文字の英字だけではない{ $most }文字までの名前にしてください（例: --bot "Anubis=py:mybot:Mybot"）。
error-pace = 持ち時間「{ $pace }」は指定できません。なし、対局時計（10〜{ $bank }秒、1手番につき{ $increment }秒まで加算）、または1手番につき1〜{ $days }日から選んでください。
error-zone = 「{ $zone }」というタイムゾーンはありません。「Asia/Tokyo」のように書いてください。
error-open-tables = 開始待ちの卓が{ $most }卓あります。先にどれかを始めるか閉じてください。
error-bots-surplus = 空席{ $free }つに対してボットが{ $bots }体です。
error-seat = その席はありません。
error-seat-taken = 席{ $seat }は埋まっています。
error-seat-kept = 席{ $seat }は{ $name }さんのために空けてあります。観戦はできます。
error-not-family = ファミリーテーブルではないので、席はほかの端末に移せません。
error-seat-code = このコードではもう席に着けません。ボードに表示されている新しいコードを読み取ってください。
error-seat-bot = 席{ $seat }ではボットが遊んでいます。
error-full = 満席です。観戦はできます。
error-owner = 卓を立てた人だけができます。
error-seats-free = 空席があります。人かボットを座らせてください。
error-rematch = ここで遊んだ人だけが再戦を求められます。
error-record-open = このゲームは終わっていません。取り込めるのは終わったゲームだけです。

# ---- people

error-not-signed-in = 先に名前を決めてください。
error-name = 名前には表示できる文字を使ってください。
error-settings = 設定が長すぎます。
error-claimed = すでにアカウントがあります: { $login }
error-login-taken = ログイン名「{ $login }」は使われています。別の名前にしてください。
error-login = ログイン名かパスワードが違います。
error-tokens = トークンがすでに{ $most }個あります。先に1つ削除してください。
error-subscriptions = ブラウザがすでに{ $most }台あります。先に1つ削除してください。

# ---- requests

error-too-fast = 操作が速すぎます。{ $seconds }秒待ってからお試しください。
error-message = メッセージの形式が正しくありません: { $reason }
error-request = リクエストの形式が正しくありません: { $reason }
error-path = このアドレスには何もありません。
error-method = このアドレスはそのリクエストを受け付けません。
error-connections = 接続がすでに{ $most }本あります。先にいくつか閉じてください。
error-too-slow = リクエストの到着に時間がかかりすぎました。もう一度送ってください。
error-too-large = 大きすぎます。
error-origin = 別のページからのリクエストなので拒否しました。
error-storage = サーバーは今、何も保存できません。何も変わっていません。少し待ってからお試しください。
error-server = サーバー側で問題が起きました。記録してあります。

# ---- running a server

error-data-folder = データフォルダー「{ $folder }」は使えません（{ $reason }）。--dataで別のフォルダーを指定してください。
error-database = データベースを使えません（{ $reason }）。
error-database-taken = { $file }は別のサーバーが使っています。先にそのサーバーを終了するか、--dataで別のフォルダーを指定してください。サーバーを複数動かすにはPostgreSQLを使ってください。
error-database-url = 使えないデータベースです。postgresql://USER@HOST/NAMEかsqlite:///FILEと書いてください。
error-port = { $host }:{ $port }は使えません（{ $reason }）。--portで別の番号を指定してください。
error-backup-exists = 「{ $file }」はすでにあります。新しいファイル名にしてください。
error-backup-file = 「{ $file }」はバックアップではありません。
error-backup-broken = バックアップが完全ではありません: { $reason }。
error-backup-older = データベースが古いバージョンのままです。サーバーを一度起動すると更新されるので、その後でバックアップしてください。
error-restore-full = データベースが空ではありません。新しいデータベースに復元してください。
error-lesson = レッスンに誤りがあります: { $reason }。
error-lesson-over = ここで決めることはありません。直前の手を取り消すか、先へ進んでください。

### コマンドライン

cli-usage-main = 使い方: saqqara コマンド [オプション]
cli-usage = 使い方: saqqara { $form } [オプション]
cli-about = エジプトを題材にしたボードゲームを端末で遊んだり、ボットに対戦させたり、記録を調べたりできます。

cli-section-commands = コマンド:
cli-section-arguments = 引数:
cli-section-options = オプション:
cli-section-general = 共通のオプション:
cli-section-bots = ボット:
cli-section-examples = 例:

## コマンドの説明

cli-games-summary = 遊べるゲーム、人数、設定の一覧
cli-games-about = 遊べるゲームの一覧を表示します。名前、遊べる人数、--optionで選べる設定がわかります。
cli-play-summary = 端末で、ボットやほかの人と遊ぶ
cli-play-about = この端末でゲームを始めます。指定がなければ2体のボットと対戦します。ゲーム中に「ヘルプ」と入力すると、入力できるものの一覧が出ます。
cli-simulate-summary = ボット同士で何度も対戦させ、結果を集計する
cli-simulate-about = ボット同士を対戦させて結果を集計します。シードが同じなら、並列数にかかわらず結果は同じです。
cli-replay-summary = 記録を再生し、好きな時点の盤面を見る
cli-replay-about = 記録を再生して盤面を表示します。最後の盤面のほか、途中の盤面や、特定の席から見える盤面も表示できます。手数には、プレイヤーの決定だけでなく、運による結果も1手として数えます。
cli-check-summary = 記録が正しいか確かめる
cli-check-about = 記録を再生し、記録された局面と比べます。封印されたディールの記録では、運による結果がすべて公開された秘密の値から導かれるかも検証します。すべて正しければ終了コード0、食い違いがあれば1、再生できる記録でなければ2で終わります。
cli-edition-summary = 直せる数値をファイルとして表示する
cli-edition-about = ボードやカードにしか印刷されていない数値には、実物を確かめられず、推定したものがあります。実物をお持ちなら書き直せます。標準の数値をTOMLファイルとして表示し、どの表がどこまで確かかを注記します。FILEを付けると、そのファイルを調べ、変わるところを表示します。
cli-bench-summary = ゲームエンジンの速さを測る
cli-bench-about = 1コアでランダムにプレイしたときの、CPU時間1秒あたりの値です。それぞれ5回測った中央値です。

## 引数の説明

cli-help-game = ゲームの名前。一覧は「saqqara games」
cli-help-bench-games = 測るゲーム。省略するとすべて
cli-help-file = --recordや--recordsで書き出した記録
cli-help-files = --recordや--recordsで書き出した記録
cli-help-players = 人数（省略時は、指定した席やボットの数、または3）
cli-help-option = ゲームの設定（例: bonus=off）。何度でも指定可
cli-help-edition = お手元の製品の数値を書いたTOMLファイル（「saqqara edition --help」を参照）
cli-help-edition-file = 調べる版ファイル
cli-help-opponents = 対戦相手。1つだけなら、空席すべてがそのボットになる（省略時はmason）
cli-help-seats = 各席に座るのはだれか。humanまたはボットの名前。残りの席はボットが座る
cli-help-record = 記録をこのファイルに書き出す
cli-help-resume = --recordで記録したゲームの続きを、同じファイルで遊ぶ
cli-help-strict = ボットの違反があれば終了コードを1にする（ボットのテスト用）
cli-resume-alone = { $surplus }は--resumeと一緒に使えません。遊ぶ内容は記録が決めます。
cli-resume-over = { $file }のゲームは終わっています。「saqqara replay」で見られます。
cli-completion-summary = シェルの補完スクリプトを出力する
cli-completion-about = Tabキーでコマンド、ゲーム、ボット、オプションを補完するためのスクリプトを出力します。
cli-completion-shell = 「{ $shell }」の補完はありません。次の中から選んでください: { $allowed }
cli-manual-summary = manページを出力する
cli-manual-about = すべてのコマンドのmanページを出力します。
cli-help-shell = bash、zsh、fish
cli-help-play-seed = 運を決める数。同じ数なら同じ配られ方になる
cli-help-theme = 盤面に使う文字。asciiまたはunicode（省略時はascii）
cli-help-color = auto、always、never: 名前や石材を席の色で表示する（初期値はauto。NO_COLORで無効）
cli-help-games = 対戦の回数（省略時は100）
cli-help-seed = 運を決める数（省略時は1）
cli-help-bots = 各席のボット。1つだけなら、すべての席がそのボットになる（省略時はrandom）
cli-help-workers = 並列に動かすプロセスの数。0ならコアの数（省略時は1）
cli-help-records = すべてのゲームの記録をこのフォルダーに書き出す
cli-help-at = この手数まで進めた盤面を表示する。0なら開始時
cli-help-seat = この席（1から数える）に見える盤面を表示する。省略すると全員に見える部分だけ
cli-help-quick = 短い時間で大まかに測る
cli-help-json = プログラム向けにJSONで出力する
cli-help-lang = 表示する言語。省略するとロケールに従う
cli-help-help = この説明を表示する
cli-help-version = バージョンと、コンパイル済みかどうかを表示する

## 結果

cli-games-head = { $game }  { $name }、{ $players }人用
cli-games-default = { $about }（初期設定）
cli-games-edition = 「saqqara edition { $game }」で、製品をお持ちの方が直せる数値を表示します。
cli-edition-result =
    { $count ->
        [0] { $file }: 問題ありません。{ $game }の標準の数値です。
       *[other] { $file }: 問題ありません。{ $game }の版「{ $name }」では、{ $count }か所の数値が変わります。
    }
cli-simulate-progress = ゲーム
cli-simulate-result = { $name }、{ $players }人: { $games }回、決定{ $decisions }回、{ $seconds }秒
cli-bench-progress = 計測中
cli-replay-head = { $name }、{ $plies }手中{ $ply }手目
cli-replay-won =
    { $count ->
        [1] { $names }の勝ちです。
       *[other] { $names }が勝利を分け合いました。
    }
cli-seat-name = プレイヤー{ $number }
cli-check-ok = { $file }: 問題ありません（{ $plies }手）
cli-check-open = { $file }: ここまでは問題ありません（{ $plies }手、ゲームは途中です）
cli-check-sealed = { $file }: 問題ありません（{ $plies }手、封印されたディールの結果{ $outcomes }件も一致）
cli-check-bad = { $file }: { $reason }

## 表の見出し

cli-head-game = ゲーム
cli-head-players = 人数
cli-head-place = 場所
cli-head-standard = 標準
cli-head-edition = この版
cli-head-engine = エンジン内/秒
cli-head-loop = Pythonから/秒
cli-head-games = ゲーム/秒
cli-head-clones = 複製/秒
cli-head-views = ビュー/秒
cli-head-seat = 席
cli-head-bot = ボット
cli-head-wins = 勝ち
cli-head-share = 勝率
cli-head-score = 平均点
cli-head-points = 点

## エラー: 何が問題で、どうすればよいか

cli-interrupted = 中断しました。
cli-error-command = 「{ $command }」というコマンドはありません。次の中から選んでください: { $allowed }
cli-error-command-near = 「{ $command }」というコマンドはありません。{ $near }のことですか？
cli-error-flag = ここでは{ $flag }は使えません。--helpでオプションの一覧を確認してください。
cli-error-flag-near = ここでは{ $flag }は使えません。{ $near }のことですか？
cli-error-needs-value = { $option }には値が必要です。「{ $option } { $value }」のように指定してください。
cli-error-takes-none = { $option }に値は付けられません。{ $option }だけを書いてください。
cli-error-missing = { $missing }がありません。「saqqara { $command } --help」を見てください。
cli-error-surplus = 引数「{ $surplus }」は余分です。「saqqara { $command } --help」を見てください。
cli-error-number = { $name }には{ $low }から{ $high }までの整数を指定してください（「{ $value }」は使えません）。
cli-error-game-near = 「{ $game }」というゲームはありません。{ $near }のことですか？
cli-error-option-form = --optionは「bonus=off」のように、名前=値の形で指定してください（「{ $value }」は使えません）。
cli-error-option-near = { $game }に「{ $option }」という設定はありません。{ $near }のことですか？
cli-error-seat = 席に「{ $seat }」は指定できません。次の中から選んでください: { $allowed }
cli-error-seats-surplus = { $players }人で遊ぶのに席が{ $seats }つ指定されています。--playersと--seatsの数をそろえてください。
cli-error-bots-free =
    { $free ->
        [0] --botsの座れる空席がありません。--botsを外すか、--playersを増やしてください。
        [1] 空席は1つですが、--botsで{ $bots }体指定されています。1体だけ指定してください。
       *[other] 空席は{ $free }つですが、--botsで{ $bots }体指定されています。1体だけ、または空席の数だけ指定してください。
    }
cli-error-file-missing = ファイル「{ $file }」が見つかりません。名前を確かめてください。
cli-error-file-folder = 「{ $file }」はフォルダーです。ファイルを指定してください。
cli-error-file-closed = 「{ $file }」を読めません（{ $reason }）。
cli-error-file-large = 「{ $file }」は{ $megabytes }MBを超えています。
cli-error-file-text = 「{ $file }」はUTF-8のテキストではありません。
cli-error-edition-one = --editionは1つのゲームのためのものです。そのゲームだけを指定してください。
cli-error-folder = 「{ $folder }」に記録を書き出せません（{ $reason }）。別のフォルダーを指定してください。
cli-error-workers = 並列プロセスの1つが外から終了させられました（メモリ不足など）。--workersを減らしてください。
cli-error-record-game = この記録のゲーム「{ $game }」は、ここにはありません。遊べるゲーム: { $allowed }

# ---- the server

cli-serve-summary = サーバーを起動する
cli-serve-about = ブラウザ、API、ボットで遊ぶためのサーバーを起動します。データは組み込みデータベースのフォルダー（--data）かPostgreSQLに保存します。どのオプションも環境変数で指定できます（--databaseはSAQQARA_DATABASE）。
cli-serve-ready = Saqqaraを起動しました: { $address }
cli-serve-here-only = 開けるのはこのコンピューターだけです。同じネットワークの人と遊ぶには、--host 0.0.0.0を付けて起動してください。
cli-serve-network = このアドレスは、同じネットワークのほかの端末からも開けます。
cli-serve-lan = 同じネットワークのスマートフォンやタブレットは、{ $address }を開くか、コードを読み取ってください。
cli-serve-lan-who = 同じネットワーク（Wi-Fiやテザリング）のだれでもつながります。インターネットからはつながりません。httpsではないため、同じネットワークの人に通信を読まれることがあります。信頼できるネットワークで使ってください。
cli-serve-no-client = このインストールにはブラウザ用の画面が含まれていません。使えるのは/apiだけです。ビルド済みのパッケージを入れるか、チェックアウトで`make setup`を実行してください。
cli-serve-data = ゲームは{ $place }に保存します。Ctrl-Cで終了します。何も失われません。
cli-serve-ended = Saqqaraを終了しました。すべて保存されています。
cli-worker-summary = サーバーのバックグラウンド処理をする
cli-worker-about = 同じPostgreSQLを使うサーバーのために、ボットを動かし、期限を管理し、通知を送ります。--no-workerを付けなければサーバー自身が行います。
cli-worker-ready = { $place }の卓を管理しています。Ctrl-Cで終了します。
cli-backup-summary = サーバーの全データを1つのファイルに保存する
cli-backup-about = ユーザー、卓、ゲームを新しい1つのファイルに書き出します。サーバーは動いたままでかまいません。SQLiteにもPostgreSQLにも復元できます。ファイル名を「-」にすると、1行ずつ標準出力に書き出します。
cli-backup-done = { $file }にすべて保存しました（{ $tables }卓）。
cli-backup-streamed = { $tables }卓とその全データを書き出しました。
cli-restore-summary = 空のデータベースにバックアップを復元する
cli-restore-about = 「saqqara backup」で書き出したファイルを新しいデータベースに読み込みます。すでにあるデータは上書きしません。「-」にすると標準入力から読み込みます。
cli-restore-done = { $file }を復元しました（{ $tables }卓）。
cli-restore-streamed = { $tables }卓を復元しました。
cli-ratings-summary = レートをすべて計算し直す
cli-ratings-about = レートをすべて消し、保存されている対戦結果から計算し直します。
cli-ratings-done = レート戦{ $games }回からレートを計算しました。
cli-help-data = 組み込みデータベースと秘密鍵のフォルダー（saqqara-data）
cli-help-database = 組み込みデータベースの代わりに使うpostgresql://USER@HOST/NAME
cli-help-redis = 複数のサーバーをつなぐredis://HOST
cli-help-origin = 利用者がアクセスするURL（待ち受けアドレスと異なる場合）
cli-help-thinkers = 読みの深いボットのためのプロセスの数（省略時はコアの数-1）
cli-help-own-bot = NAMEという名前で選べる自作のボット（py:MODULE:CLASSかcmd:PROGRAM）。繰り返し指定できます
cli-help-review-simulations = ゲームを振り返るときの1決定あたりのシミュレーション回数（省略時は3000、0なら振り返りなし）
cli-help-contact = プッシュサービスからの連絡先
cli-help-log = textかjson
cli-help-host = 待ち受けるアドレス（127.0.0.1）
cli-help-lan = 部屋で遊ぶ用: 同じネットワークの人が参加でき、読み取り用のコードを表示する
cli-help-port = 待ち受けるポート（8077）
cli-help-proxies = 前段のリバースプロキシの数（0）
cli-help-processes = 1つのポートで動かすサーバープロセスの数。このマシンのコアを使い切ります（1）。PostgreSQLとRedisが必要です
cli-help-inner = ほかのサーバーがこのサーバーに接続する、プライベートネットワークのアドレス（省略時は--host）
cli-help-grace = ほかのサーバーがあるとき、受け付けをやめてから終了するまでの秒数（2）
cli-help-no-worker = バックグラウンド処理を「saqqara worker」に任せる
cli-help-no-leaderboards = ランキングを出さない
cli-help-no-limits = アクセス回数の制限をしない（負荷試験専用）
cli-help-backup-file = バックアップファイル（「-」ならパイプ）
cli-help-keep-guest-games = アカウントのある人がいない終わったゲームを消すまでの日数（省略時は0、消さない）
cli-help-keep-chat = チャットの発言を消すまでの日数（省略時は0、消さない）
cli-help-keep-reviews = 振り返りを消すまでの日数（省略時は0、消さない）
cli-help-keep-notices = 送信済みの通知を消すまでの日数（省略時は0、消さない）
cli-error-log = --logはtextかjsonです。「{ $value }」は使えません。
cli-error-origin = --originはhttp://かhttps://で始めてください。「{ $value }」は使えません。
cli-error-lan-with = --lanは自分のアドレスを調べます。{ $option }は付けないでください。
cli-error-lan-none = このコンピューターは、スマートフォンからつながるネットワークに入っていません。先にWi-Fiかテザリングに接続してください。
cli-error-extra = { $missing }が必要です。次のコマンドでインストールしてください: pip install "saqqara[{ $extra }]"
cli-error-extra-source = { $missing }が必要です。ソースのフォルダーで次のコマンドを実行してください: pip install ".[{ $extra }]"
cli-error-worker-database = 「saqqara worker」にはサーバーと同じPostgreSQLが必要です: --database postgresql://USER@HOST/NAME。組み込みデータベースの場合はサーバー自身がこの処理をします。
cli-error-workers-database = 複数のプロセスには、複数のマシンと同じくPostgreSQLとRedisが必要です: --database postgresql://USER@HOST/NAME --redis redis://HOST。組み込みデータベースでは1つのプロセスが全員を受け持ちます。--workersを外してください。
cli-error-workers-system = --workersはLinuxでのみ使えます。ほかのシステムでは、プロキシの後ろで複数のサーバーを起動してください。
cli-error-no-database = 「{ $place }」にデータベースがありません。--dataか--databaseを確かめてください。

# ---- doctor

cli-doctor-summary = サーバーの問題点を調べる
cli-doctor-about = サーバーに必要なものを「saqqara serve」と同じオプションと環境変数で調べ、正常な点、問題点、対処法を1行ずつ表示します。何も変更しません。問題があれば終了コードは1です。
cli-doctor-fine = 正常
cli-doctor-note = 注意
cli-doctor-wrong = 異常
cli-doctor-all-well = 問題はありません。
cli-doctor-amiss = 問題が{ $count }件あります。
cli-doctor-version = { $version }
cli-doctor-system = Python { $python }, SQLite { $sqlite }, { $system }
cli-doctor-not-compiled = saqqara { $version }はコンパイルされていないため（{ $reason }）、ボットの思考が何倍も遅くなります。Cコンパイラーを入れてからパッケージを入れ直すか、チェックアウトで`make setup`を実行してください。
cli-doctor-libraries = ライブラリが足りません: { $missing }。ソースのフォルダーで次のコマンドを実行してください: pip install ".[server]"
cli-doctor-data = データフォルダー{ $folder }に書き込めません（{ $reason }）。サーバーを動かすユーザーの所有にするか、--dataで別のフォルダーを指定してください。
cli-doctor-data-new = データフォルダー{ $folder }は、最初の起動時に作られます。
cli-doctor-data-fine = データフォルダー{ $folder }に書き込めます。
cli-doctor-disk = { $folder }の空き容量は{ $free }MBしかありません。空きを増やしてください。{ $least }MBを下回ると、まもなく手を保存できなくなるおそれがあります。
cli-doctor-disk-fine = { $folder }の空き容量は{ $free }MBです。
cli-doctor-clock = 時計が{ $time }を示していますが、正しくありません。時計を合わせ、NTPを動かしてください。
cli-doctor-clock-fine = 時計は{ $time }を示しています。
cli-doctor-skew = 時計がデータベースの時計と{ $seconds }秒ずれています。両方のマシンでNTPを動かしてください。期限はデータベースを通じてサーバー間で共有されます。
cli-doctor-skew-fine = 時計はデータベースの時計と合っています。
cli-doctor-database = { $place }のデータベースが応答しません（{ $reason }）。--databaseを確かめ、データベースが動いていて、このマシンからの接続を許可しているか確かめてください。
cli-doctor-database-owner = データベース{ $place }は別のユーザーのものです。サーバーもこのコマンドも、そのユーザーで実行してください。
cli-doctor-database-old = { $place }のデータベースのマイグレーションは{ $version }で、このプログラムの{ $newest }より古いものです。バックアップを取ってからサーバーを一度起動すると、自動で更新されます。
cli-doctor-database-newer = { $place }のデータベースのマイグレーションは{ $version }で、このプログラムの{ $newest }より新しいものです。書き込んだ版のSaqqaraを入れてください。
cli-doctor-database-new = データベース{ $place }は、最初の起動時に作られます。
cli-doctor-database-empty = { $place }のデータベースは応答しており、空です。最初の起動時に準備されます。
cli-doctor-database-fine = { $place }のデータベースは応答しており、マイグレーションは最新（{ $version }）です。
cli-doctor-redis = { $place }のRedisが応答しません（{ $reason }）。--redisを確かめ、Redisが動いていて、このマシンからの接続を許可しているか確かめてください。
cli-doctor-redis-alone = { $place }のRedisは応答していますが、組み込みデータベースで動くサーバーは1つだけです。--redisを外すか、PostgreSQLを使ってください。
cli-doctor-redis-none = Redisは設定されていません。サーバーが1つなら必要ありません。
cli-doctor-redis-fine = { $place }のRedisは応答しています。
cli-doctor-inner = ほかのサーバーは内部アドレス{ $host }でこのサーバーに接続します。
cli-doctor-inner-none = ほかのサーバーが接続する内部アドレスがありません。{ $host }はインターネットのアドレスです。このままでは各サーバーが自分の訪問者の処理をそれぞれ行います。--innerで内部ネットワークのアドレスを指定してください。
cli-doctor-push = { $file }にWebプッシュの鍵がないため、サーバーを起動できません。バックアップから戻すか、削除して新しく作ってください。新しく作ると、全員がWebプッシュを入れ直すことになります。
cli-doctor-push-unread = Webプッシュの鍵{ $file }を読めません（{ $reason }）。サーバーを動かすユーザーの所有にしてください。
cli-doctor-push-new = Webプッシュの鍵{ $file }は、最初の起動時に作られます。サーバーが複数あるときは、同じファイルをすべてにコピーしてください。
cli-doctor-push-fine = Webプッシュの鍵は{ $file }にあります。
cli-doctor-retention = 保存する日数は{ $kept }です。ほかはすべて残ります。
cli-doctor-retention-none = 終わったゲーム、チャット、振り返りはずっと残ります。--keep-chat DAYSなどで変えられます。
cli-doctor-late = 古いバージョンで保存されたデータの準備がまだ終わっていません。終わるまで、対戦数の多い人のページは表示が遅くなります。動いているサーバーが自動で行います。
cli-doctor-contact = プッシュサービスに伝える連絡先が{ $contact }のままです。拒否するサービスもあります。--contact mailto:YOU@EXAMPLEの形で指定してください。
cli-doctor-origin-missing = --proxiesは{ $proxies }ですが、--originの指定がありません。https://play.exampleのように、利用者がアクセスするURLを指定してください。
cli-doctor-origin-form = ブラウザが送るURLは{ $origin }と異なるため、アクセスが拒否されます。次のように指定してください: --origin { $usual }
cli-doctor-origin-proxies = { $origin }のhttpsにはプロキシが必要ですが、--proxiesが0です。このままでは全員が1つのアクセス制限を分け合います。--proxies 1を指定してください。
cli-doctor-origin-elsewhere = 利用者は{ $origin }にアクセスしますが、サーバーは{ $listens }で待ち受けており、前段にプロキシがありません。--hostと--portを直すか、--proxiesを指定してください。
cli-doctor-origin-plain = { $origin }はhttpsではありません。Cookieを途中で読まれるおそれがあり、Webプッシュも使えません。プロキシでhttpsを有効にしてください。
cli-doctor-origin-fine = 利用者がアクセスするURLは{ $address }です。
cli-doctor-client = このインストールにはブラウザ用の画面が含まれていません。ビルド済みのパッケージを入れるか、チェックアウトで`make setup`を実行してください。
cli-doctor-client-fine = ブラウザ用の画面があります。

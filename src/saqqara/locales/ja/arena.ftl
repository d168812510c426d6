### アリーナと、自作のボット

cli-arena-summary = どのボットが強いか、どのくらい確かかを調べる
cli-arena-about = ボット同士を公平な条件で対戦させます。1つのディールを席を回しながら全員分くり返すので、カードの運と席の運は打ち消し合います。ボットが席より少なければ、最後のボットが残りの席に座ります。--outを付けると、終わったディールがその都度保存されます。中断しても同じコマンドで続きから再開でき、最後に表、集計、グラフができます。

cli-help-arena-game = ゲームの名前、またはall（すべて）。一覧は「saqqara games」
cli-help-arena-bots = 対戦するボット。席の数まで指定可。cmd:コマンド で自作のプログラムも使える
cli-help-arena-games = 対戦の回数。ディール単位で切り上げる（省略時は100）
cli-help-arena-players = 人数（省略時は、指定したボットの数、または3）
cli-help-ray = このアドレスのRayクラスタで動かす。localならこのマシンで起動する
cli-help-deadline = 1手の制限時間（秒）。自作のプログラムはこれを守る必要がある（省略時は10）
cli-help-out = ディールと結果をこのフォルダーに保存する

## 結果

cli-arena-heading = { $name }、{ $players }人: { $games }回（{ $deals }ディールを全席順で）
cli-arena-head-interval = 95%区間
cli-arena-head-rating = 強さ
cli-arena-head-mean = ms/手
cli-arena-head-max = 最大ms
cli-arena-head-faults = 違反
cli-arena-sources = { $bot }: { $sources }
cli-arena-fault = { $bot }: { $kind ->
        [crashed] 途中で終了しました
        [late] 時間内に答えませんでした
        [nonsense] 意味の通らない答えです
        [illegal] できない手を選びました
       *[flooded] 聞かれていないことまで出力しました
    }（ディール{ $deal }、{ $ply }手目）: { $said }
cli-arena-left-out = この人数では遊べないため除いたゲーム: { $games }
cli-arena-files = 表、集計、グラフを{ $folder }に保存しました。
cli-arena-chart-title = 勝率
cli-arena-chart-legend = 細い線: 95%信頼区間。破線: 強さが同じ場合の勝率。

## エラー: 何が問題で、どうすればよいか

cli-arena-bots = --botsがありません。「--bots architect,scribe」のように指定してください。
cli-arena-option = 「{ $option }」という設定のあるゲームはありません。使える設定: { $allowed }
cli-arena-nobody = { $players }人で遊べるゲームはありません。--playersを変えてください。
cli-arena-deadline = --deadlineには0より大きく{ $high }以下の秒数を指定してください（「{ $value }」は使えません）。
cli-arena-either = --workersと--rayは、どちらか一方だけを指定してください。
cli-arena-no-ray = 「{ $address }」でRayに接続できません（{ $reason }）。Rayを起動するか、--workersを使ってください。
cli-arena-ray-failed = Rayでの実行に失敗しました（{ $reason }）。--outを付けていれば、同じコマンドで続きから再開できます。
cli-arena-folder = 「{ $folder }」は使えません（{ $reason }）。別のフォルダーを指定してください。
cli-arena-busy = 「{ $folder }」では別の対戦が進行中です。終わるのを待つか、別のフォルダーを指定してください。
cli-arena-other = 「{ $folder }」には別の対戦があります（異なる項目: { $what }）。始めたときと同じコマンドを使うか、別のフォルダーを指定してください。
cli-arena-continue = 終わった分は{ $folder }にあります。同じコマンドで続きから再開できます。
bot-surplus = 席は{ $players }つですが、ボットが{ $bots }体指定されています。席の数までにしてください。
bot-foreign-empty = 「cmd:{ $command }」にはプログラムがありません。「cmd:python3 bot.py」のように指定してください。
bot-foreign-missing = プログラム「{ $program }」が見つかりません。名前を確かめるか、パスを全部書いてください。
bot-foreign-simulate = 自作のプログラムはアリーナで対戦します。simulateの代わりにsaqqara arenaを使ってください。

## 端末の対戦での自作のプログラム

play-bot-failed = { $kind ->
        [crashed] { $name }のプログラムが途中で終了しました。
        [late] { $name }のプログラムが時間内に答えませんでした。
        [nonsense] { $name }のプログラムの答えは意味が通りません。
        [illegal] { $name }のプログラムができない手を選びました。
       *[flooded] { $name }のプログラムが、聞かれていないことまで出力しました。
    }これ以降、{ $name }はランダムに手を選びます。

## ボードのバランス

cli-balance-summary = ボードの各面で何点取れるか、スタートプレイヤーがどれだけ有利かを調べる
cli-balance-about = ボードを替えながらボット同士を対戦させ、建築現場と面ごとに石材1個あたりの点数を、席ごとに勝率を調べます。スタートプレイヤーは席1です。人数ごとに別々に集計します。カードの点数は、そのカードをどこで得たかにかかわらず市場の点数とします。--outを付けると、終わったディールがその都度保存されます。中断しても同じコマンドで続きから再開でき、最後に表、集計、グラフができます。

cli-help-balance-sides = AABCDのように建築現場ごとの面を並べたボード（省略時は、全部同じ面のボードを1つずつ）
cli-help-balance-all = 面をランダムに組み合わせる。どの建築現場でも各面を同じ回数使う
cli-help-balance-games = 人数ごとの対戦の回数。各面が同じ回数になるよう切り上げる（省略時は400）
cli-help-balance-players = 調べる人数。2,4のように指定する（省略時は遊べる人数すべて）
cli-help-balance-bots = 対戦するボット。席の数まで指定可（省略時はgreedy）

cli-balance-players = { $players }人
cli-balance-head-part = 建築現場
cli-balance-head-pieces = 石材
cli-balance-head-each = 1つあたり
cli-balance-first = 席1から始めます。席1の勝率と均等な場合との差は{ $share }パーセントポイント、ほかの席の平均との得点差は{ $points }点です（{ $interval }）。
cli-balance-faults = { $seats }席でボットが失敗し、その後はランダムに手を選びました。この結果は当てになりません。
cli-balance-chart-title = { $name }: ボードのバランス
cli-balance-chart-pieces = 石材1個あたりの点数
cli-balance-chart-first = スタートプレイヤーの勝率
cli-balance-chart-legend = 細い線: 95%信頼区間。破線: 均等な場合の勝率。

cli-balance-game = { $game }のボードには比べる面がありません。使えるゲーム: { $allowed }
cli-balance-either = --sidesと--allは、どちらか一方だけを指定してください。
cli-balance-sides = 「{ $value }」というボードはありません。{ $sides }のいずれかを{ $letters }文字並べてください。
cli-balance-option = 設定「{ $option }」はbalanceが自分で決めるので、指定できません。ボードは--sidesで指定してください。

## データセット

cli-dataset-summary = ボット同士の対戦を学習用データにする
cli-dataset-about = アリーナと同じようにボットを対戦させ、すべての席のすべての決定をParquetに書き出します。その席から見えていたもの（数値）、選べた手、選んだ手、その結果が1行になります。列の説明はdocs/datasets.mdにあります。
cli-help-dataset-out = 保存先のフォルダー。中断しても同じコマンドで続きから再開できる
cli-dataset-out = --outがありません。「--out data」のように保存先のフォルダーを指定してください。
cli-dataset-one = データセットは1つのゲームから作ります。「all」の代わりにゲームの名前を指定してください。
cli-dataset-exists = 「{ $folder }」にはすでにデータセットがあります。別のフォルダーを指定してください。
cli-dataset-other = 「{ $folder }」には作りかけの別のデータセットがあります（異なる項目: { $what }）。始めたときと同じコマンドを使うか、別のフォルダーを指定してください。
cli-dataset-result = { $name }: { $games }回の対戦、{ $decisions }件の決定を{ $folder }に保存しました。
bot-plugin = 「{ $bot }」は対戦に使えません（{ $reason }）。「py:モジュール:クラス」の形で指定してください（必要なら、コロンに続けて引数）。

# ---- puzzles
cli-puzzles-summary = ボット同士の対戦からパズルを探す
cli-puzzles-about = ボットを対戦させ、はっきり最善の手が1つあるのに、ひと目ではわからない場面を探します。ヒントや短い探索は別の手を選びます。どのパズルも、手番のプレイヤーから見える情報だけを使った長い探索で確かめ、必要な探索の量で難しさを決めます。ファイルは1ゲームごとに書き出され、同じコマンドで続きから再開できます。くわしくはdocs/learning.mdにあります。
cli-help-puzzles-game = imhotep、new_dynasty、murals、pharaoh、cleopatraのどれか
cli-help-puzzles-games = 調べる対戦の回数（省略時は40）
cli-help-puzzles-out = パズルのファイル。同じゲームと運のファイルがあれば続きから
cli-puzzles-out = --outがありません。「--out puzzles.json」のようにパズルのファイルを指定してください。
cli-puzzles-game = 「{ $game }」のパズルはありません。次から選んでください: { $allowed }
cli-puzzles-other = 「{ $file }」は、このゲームと運のパズルではありません。別のファイルか、同じゲームと運を指定してください。
cli-puzzles-result = { $name }: 対戦{ $games }回から、パズル{ $puzzles }問を{ $file }に保存しました。
cli-puzzles-head-rating = レート
cli-puzzles-head-puzzles = パズル

# ---- 自作のボット
cli-bot-summary = 自作のボットを作り始め、対戦の様子を見る
cli-bot-about = newは、Pythonのボット、それを対戦させるテスト、アリーナの呼び出しを書いたREADMEの入ったフォルダーを作ります。既存のファイルは上書きしません。tryは、ボットに1ゲームだけ対戦させ、問い、選択肢、選んだ手、かかった時間をすべて表示します。ボットが失敗すると理由を表示し、終了コード1で終わります。ボットに渡されるものの説明はdocs/bots.mdにあります。
cli-help-bot-action = newまたはtry
cli-help-bot-name = newではフォルダーとモジュールの名前、tryではボット（例: py:mybot:Mybot）
cli-help-bot-game = ゲームの名前（省略時はpharaoh）
cli-help-bot-others = tryの相手のボット。1つだけなら残りの全席に座る（省略時はrandom）
cli-help-bot-players = tryの人数（省略時は、遊べるいちばん少ない人数）
cli-help-bot-views = tryで、ボットから見えているものも表示する
cli-bot-action = 「{ $action }」という操作はありません。使えるもの: { $near }
cli-bot-name = 「{ $name }」はボットの名前にできません。小文字、数字、_を使い、インストール済みのモジュールと同じ名前は避けてください。
cli-bot-exists = 「{ $folder }」はすでにあります。上書きはしないので、別の名前を指定してください。
cli-bot-one = 「{ $bots }」には複数のボットがあります。1体ずつ試してください。
cli-bot-made = { $bot }を{ $folder }に作りました: { $files }。テストと対戦の方法はREADMEにあります。
cli-bot-chose = { $word }（{ $about }）、{ $milliseconds } ms
cli-bot-failed = { $ply }手目でボットが失敗しました。エラーは上に表示されています。
cli-bot-fault = { $ply }手目でボットが失敗しました（{ $kind }）: { $said }
cli-bot-illegal = { $ply }手目でボットが{ $choice }を選びましたが、observer.legal()にはありません。
cli-bot-readme-about = 「{ $game }」のボットです。手を選ぶのは`{ $file }`で、ほかのファイルは試すためのものです。コマンドはすべてこのフォルダーで実行してください。
cli-bot-readme-test = テストする:
cli-bot-readme-try = 1ゲームの決定を順に見る:
cli-bot-readme-arena = 強さを調べる:
cli-bot-readme-more = ボットに渡されるものと使えるものは、Saqqaraのdocs/bots.mdとdocs/api.mdに説明があります。

# ---- networks
bot-weights-none = この人数（{ $players }人）とオプションで学習したネットワークはまだありません。saqqara trainで学習し、「net:500:ファイル」の形で指定してください。
bot-weights-file = 重みファイル「{ $file }」を読み込めません: { $reason }
bot-weights-damaged = 「{ $file }」は重みファイルではないか、壊れています。
bot-weights-other = 重みファイル「{ $file }」は、別のゲーム・人数・オプション、または別の版の観測データ用です。

# ---- train
cli-train-summary = ネットワークにゲームを対戦で学習させる
cli-train-about = 自己対戦を行い、自分の探索の結果から学習し、学習後のネットワークを対戦で教師と比べることを繰り返します。最初の教師はネットワークなしの探索です。中断しても、同じコマンドで続きから再開できます。詳しくはdocs/training.mdをご覧ください。
cli-help-train-out = 結果をすべて保存するフォルダー。同じ設定の学習があれば続きから行います
cli-help-train-mixed = 観測データの形が変わらない範囲で、ゲームごとにオプションを変える
cli-help-train-rounds = ラウンドの総数（既定値10）
cli-help-train-minutes = この分数を過ぎたら新しいラウンドを始めない
cli-help-train-primer = 最初のラウンドの前に学習する、ヒントだけで打つゲームの数（既定値0: 最初の教師は探索）
cli-help-train-games = 1ラウンドの自己対戦のゲーム数（既定値200）
cli-help-train-simulations = 1回の決定のシミュレーション数（既定値200）
cli-help-train-gate = 新しいネットワークを試すゲーム数（既定値200）
cli-help-train-against = 新しいネットワークと比べるほかのボット
cli-help-train-hidden = 2つの中間層の大きさ（既定値128,32）
cli-help-train-steps = 1ラウンドの学習ステップ数（既定値2000）
cli-help-train-learner = numpy、torch:cpu、torch:cudaのいずれか（torchがあれば既定値はtorch:cpu）
cli-train-out = --outがありません。「--out run」のように、学習の結果を保存するフォルダーを指定してください。
cli-train-other = 「{ $folder }」には別の学習の結果があります。異なる設定: { $what }。別のフォルダーか同じ設定を指定してください。
cli-train-hidden = 「{ $value }」は2つの層の大きさではありません。「128,32」のように2つの数を指定してください（1つ目は偶数）。
cli-train-learner = 「{ $value }」という学習方法はありません。次の中から選んでください: { $allowed }
cli-train-head-round = 回
cli-train-head-samples = 局面数
cli-train-head-values = 価値
cli-train-head-choices = 選択
cli-train-head-share = 勝率
cli-train-head-sure = 95%
cli-train-head-accepted = 改善
cli-train-chart-title = { $name }（{ $players }人）: ネットワークの学習
cli-train-chart-gates = 教師に対する勝率
cli-train-chart-values = 価値の損失
cli-train-chart-choices = 選択の損失
cli-train-chart-legend = 左から右へラウンドの順。中まで色のある点は次の教師になったもの、縦線は95%信頼区間、破線は互角の線です。
cli-train-yes = はい
cli-train-no = いいえ
cli-train-result = { $name }: { $rounds }ラウンドの結果、いちばん強いネットワークは「{ $file }」です。
cli-train-none = { $name }: { $rounds }ラウンドの結果、ネットワークなしの探索より強いネットワークはまだありません。結果はすべて「{ $file }」にあります。

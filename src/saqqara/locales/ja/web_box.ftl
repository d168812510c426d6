### 卓上のおとも: 実物のゲームで遊ぶ人のために

web-box-about = お手元のゲームのための道具です。すべてオフラインでも使えます。
web-box-about-near = お手元のゲームのための道具です。このアドレスでは、サーバーにつながる間だけ使えます。端末に保存できるのはhttpsのアドレスだけです。
web-box-score = 得点計算
web-box-score-about = 卓上にあるものを入力すると、得点を計算し、理由も示します。
web-box-setup = 準備ガイド
web-box-setup-about = 人数に合わせて、順を追って準備できます。
web-box-draw = くじ引き
web-box-draw-about = スタートプレイヤーなどをくじで決めます。
web-box-lookup = ルールを調べる
web-box-lookup-about = 目の前にあるものをタップしてください。
web-box-timer = 手番タイマー
web-box-timer-about = 1人に1つの大きなボタン。手番が終わったら自分のボタンを押します。
web-box-results = 保存した結果
web-box-results-about = 写真もふくめ、この端末だけに保存されます。
web-box-players = 人数
web-box-player = プレイヤー{ $number }
web-box-name = プレイヤー{ $number }の名前
web-box-fewer = 減らす: { $what }
web-box-more = 増やす: { $what }
web-box-anew = 最初から
web-box-anew-sure = 入力したものはすべて消えます。最初からやり直しますか。
web-box-options = 面とオプション
web-box-sides = 使う面
web-box-site-side = { $site }: { $side }面
web-box-dynasty = { -imhotep-dynasty }のカード
web-box-prophecies = 予言
web-box-averts = 地下室の脇の石材でも失点を免れる
web-box-figures = お手元の製品の数値
web-box-figures-about = 実物で確かめられなかった数値があります。お手元のものと違えば直してください。この端末に保存されます。
web-box-figures-usual = 元にもどす
web-box-figure-arena = 馬車のトラック: マスごとの得点
web-box-figure-crypt = 地下室: 列の数
web-box-figure-ranks = 巨大オベリスク: 順位ごとの得点
web-box-figure-avenue-heights = D面オベリスク: 高さ
web-box-figure-avenue-points = D面オベリスク: 得点
web-box-figure-prophecies-met = 予言: 当たったときの得点
web-box-figure-prophecies-failed = 予言: はずれたときの得点
web-box-figure-combo = コンボトラック: 順位ごとの得点
web-box-figure-area = エリアトラック: 順位ごとの得点
web-box-figure-miss = ミストラック: 順位ごとの得点

## 入力するもの

web-box-source-track = 得点トラック
web-box-enter-track = 最終ラウンド後の得点トラックの点
web-box-enter-chamber = { -imhotep-burial }にある石材はだれのもの？
web-box-enter-chamber-how = プレイヤーを選び、その石材のある場所をタップします。もう一度タップすると消えます。
web-box-cell = { $row }行{ $column }列: { $owner }
web-box-place = { $place }番: { $owner }
web-box-level = { $level }段目の{ $place }番: { $owner }
web-box-nobody = なし
web-box-enter-beside-burial = 置けずに脇に置いた石材
web-box-enter-height = オベリスクの高さ
web-box-enter-towers = トラック上の塔
web-box-enter-waiting = まだ待っている石材
web-box-enter-columns = 巨大オベリスクの各列のマス数
web-box-column = 列{ $number }
web-box-enter-path = 巨大オベリスクにある石材
web-box-enter-avenue = D面のオベリスクをだれがどこまで建てた？
web-box-avenue-site = オベリスク{ $number }: 高さ{ $height }、{ $points }点
web-box-avenue-stones = オベリスク{ $number }の石材
web-box-enter-beside-obelisks = D面の脇に置いた石材
web-box-enter-chariot = 馬車のマス（スタートが0）
web-box-enter-pyramids = { -imhotep-pyramids }にある自分の石材
web-box-enter-temple = { -imhotep-temple }にある自分の石材（隠れたものも）
web-box-enter-stones = 石材の数（装飾、予言、{ -imhotep-wrath }のため）
web-box-enter-cards = カード
web-box-enter-statues = 偶像
web-box-enter-blue = 使わなかった青いカード
web-box-enter-reds = 赤いカード
web-box-enter-sled = 石材置き場の石材（同点のときに使います）
web-box-enter-prophecies = 表になっている予言は？
web-box-enter-scarab = { $prophecy }のスカラベ
web-box-no-scarab = なし
web-box-window = ラウンド{ $first }-{ $last }
web-box-enter-talents = タレント
web-box-enter-merchants = 使わなかったナイルの商人
web-box-enter-amulets = ピラミッドの中のアムレット
web-box-enter-tainted = 手札に残った穢れたカード
web-box-enter-cells = 自分の聖域のマス
web-box-enter-cubes = キューブの位置
web-box-enter-misses = ミス
web-box-enter-treasure = どの財宝をだれが持っている？
web-box-enter-treasure-how = プレイヤーを選び、持っているカードをタップします。
web-box-treasure = { $card }: { $owner }
web-box-enter-flags = 自分の隊員カードの旗
web-box-enter-crew = 自分の隊員の数字の合計（同点のときに使います）

## 結果

web-box-result = 結果
web-box-total = { $name }: { $points }点
web-box-place-of = { $place }位
web-box-winner = 勝者
web-box-tie-imhotep = 同点です。石材置き場の石材が多いほうが上になります。
web-box-tie-cleopatra = 同点です。アムレットが少ないほうが上になります。
web-box-tie-murals = 同点です。キューブの位置の合計で決まります。
web-box-tie-pharaoh = 同点です。隊員の数字の合計で決まります。
web-box-spared = ワニを逃れた
web-box-eaten = ワニに食べられた
web-box-why-entered = 入力のとおり
web-box-why-track = { $place }位
web-box-why-treasure = カード{ $cards }枚
web-box-why-variety = { $kinds }種類
web-box-why-flags = 旗{ $flags }本
web-box-why-each = { $count } × { $points }
web-box-why-amulets = { $amulets } + 手札から{ $tainted } − 聖域{ $cells } = { $remaining }（最多は{ $most }）
web-box-why-groups = グループ{ $count }個: { $sum }
web-box-why-hill = エリア{ $count }個、石材 × 段数: { $sum }
web-box-why-rows = 行ごとに: { $sum }
web-box-why-crypt-empty = 地下室に石材がない
web-box-why-height = 高さ{ $height }、順位による
web-box-why-waiting = 待っている石材{ $stones }個
web-box-why-giant = 完成した段{ $levels }で{ $level }点、順位で{ $ranked }点
web-box-why-avenue = オベリスクごとに: { $sum }
web-box-why-chariot = マス{ $space }
web-box-why-statues = 偶像{ $count }枚
web-box-why-decorations = カードごとに: { $sum }
web-box-why-prophecies = スカラベごとに: { $sum }
web-box-why-wrath = 石材のない建築現場があると一度だけ失点

## 保存した結果

web-box-save = 結果を保存
web-box-saved = 結果をこの端末に保存しました。
web-box-not-saved = このブラウザでは保存できませんでした。
web-box-photo = 写真を加える
web-box-photo-added = 写真を加えました。
web-box-photo-of = { $game }の写真
web-box-none-saved = まだ何もありません。得点計算の結果がここに保存されます。
web-box-delete = 削除
web-box-delete-sure = この結果を完全に削除しますか。
web-box-export = ファイルに保存

## 準備

web-box-done-steps = { $steps }段階のうち{ $done }
web-box-imhotep-boards = 5つの建築現場を並べます: { $sides }。
web-box-imhotep-stones = 各自1色の石材を{ $all }個取ります。1個は得点トラックの0に置き、残りの{ $stones }個が採石場です。
web-box-imhotep-second = 使わない2色も手元に置きます。石材が尽きた人はその1色を続けて使います。
web-box-imhotep-rounds = { $players }人用のラウンドカード{ $cards }枚を取り、1枚を見ないで取りのぞき、残りの{ $left }枚を混ぜます。
web-box-imhotep-market = 市場カード{ $cards }枚をすべて混ぜて山札にします。
web-box-imhotep-market-new = { -imhotep-dynasty }のものもふくめ、市場カード{ $cards }枚をすべて混ぜて山札にします。
web-box-imhotep-sleds = 各自石材置き場を取ります。スタートプレイヤー（{ $first }）は石材を{ $stones }個置き、次の人から1個ずつ多く置きます。
web-box-imhotep-width = 2人のときは神殿の右端のスペースを使いません。
web-box-imhotep-coins = { -imhotep-market }C: 各自コイン{ $coins }枚。
web-box-imhotep-scaffolds = { -imhotep-pyramids }C: 足場タイル{ $tiles }枚を裏向きに混ぜ、1枚を表にします。
web-box-imhotep-figure = { -imhotep-pyramids }D: { -imhotep-figure }は左上のマスから始めます。
web-box-imhotep-chariots = { -imhotep-temple }D: 馬車をすべてスタートに置きます。
web-box-imhotep-tombs = { -imhotep-burial }D: 墓石タイル{ $tiles }枚を裏向きに混ぜます。毎ラウンド{ $open }枚を表にします。
web-box-imhotep-giant = { -imhotep-obelisks }C: 各自オベリスクカードを取り、タイル{ $tiles }枚をボードの横に置きます。
web-box-imhotep-prophecies = 予言{ $all }枚から{ $open }枚を引いて表にします。各自スカラベ{ $scarabs }枚を取ります。
web-box-imhotep-prophecies-drawn = 表になる予言: { $prophecies }。各自スカラベ{ $scarabs }枚を取ります。
web-box-imhotep-begin = 最初のラウンドカードを表にし、その4隻の船を並べ、{ -imhotep-market }にカードを並べます。
web-box-cleopatra-quarry = 部品をすべて石切り場に置きます: 壁{ $walls }、スフィンクス{ $sphinxes }、オベリスク{ $obelisks }、扉{ $doors }、玉座と台座。
web-box-cleopatra-mosaics = 神のモザイク{ $mosaics }枚を混ぜます。使えるのはいちばん上の1枚だけです。
web-box-cleopatra-queen = クレオパトラを肖像に置き、ダイス{ $dice }個を祭壇の横に置きます。
web-box-cleopatra-kit = 各自: ピラミッド、アヌビス像{ $statues }体、ナイルの商人{ $merchants }枚、タレント{ $talents }枚（秘密）。
web-box-cleopatra-hand = カード{ $cards }枚を混ぜ、各自に裏向きで{ $hand }枚配ります。
web-box-cleopatra-pile = 残り{ $pile }枚の半分（{ $up }枚）を表向きにし、向きを変えずに両方を混ぜます。
web-box-cleopatra-market = 上から{ $stalls }枚を、そのままの向きで市場に並べます。
web-box-murals-deck = カード{ $cards }枚をすべて裏向きに混ぜます。
web-box-murals-cubes = 各自3つのトラックの0にキューブを置きます。
web-box-murals-hand = 各自{ $hand }枚引きます。山札は{ $left }枚になります。
web-box-pharaoh-crew = 各自: テントと、旗のない隊員{ $crew }。
web-box-pharaoh-pharaohs = 各自: ファラオカード{ $pharaohs }枚。残りは使いません。
web-box-pharaoh-lots = 財宝{ $treasures }枚と旗のある隊員{ $flagged }枚を混ぜ、{ $lots }枚の山にします。
web-box-pharaoh-row = 上から{ $row }枚を1列に表にします。ラウンドカードは1、病院は空です。
web-box-pharaoh-chip = { $first }がホルスチップを取ります。
web-box-begins = { $first }から始め、時計回りに進めます。
web-box-somebody = くじで決めた人

## くじ

web-box-roll = 引く
web-box-roll-again = もう一度引く
web-box-drawn-first = スタートプレイヤー
web-box-drawn-removed = 使わないラウンドカード
web-box-drawn-order = ラウンドカードの順
web-box-drawn-show-order = ラウンドカードを見る
web-box-from = 面の候補
web-box-to-setup = これで準備する

## 調べる

web-box-lookup-sites = 建築現場
web-box-lookup-things = カードと予言
web-box-thing-statue = アヌビス像
web-box-thing-amulet = アムレット
web-box-thing-crocodile = ワニ
web-box-thing-ankh = カードのアンク
web-box-thing-shadow = 影に入ったカード
web-box-thing-area = 完成したエリア
web-box-thing-round = ラウンドカード
web-box-lookup-more = ほかのルール

## タイマー

web-box-turn-of = { $name }の手番: { $time }
web-box-waits = { $name }: { $time }
web-box-pause = 一時停止
web-box-go-on = 再開
web-box-first-press = 最初の人が自分の欄を押します。

### Murals of the Nile as every page names it: its name, what it is about, its options

-murals-deck = 山札
-murals-shadow = 影
-murals-miss = ミス
murals-name = ナイルの壁画
murals-about = 100枚のカードで巨大な壁画を完成させるゲームです。太陽の{ -murals-shadow }に気をつけて、やめどきを見きわめましょう。
murals-option-first = スタートプレイヤー
murals-option-first-random = ランダムに決める
murals-option-first-1 = プレイヤー1
murals-option-first-2 = プレイヤー2
murals-option-first-3 = プレイヤー3
murals-option-first-4 = プレイヤー4
murals-option-odds = { -murals-miss }の確率の表示
murals-option-odds-on = 次に{ -murals-deck }をめくったときの{ -murals-miss }の確率を表示する
murals-option-odds-off = 表示しない（自分で考える）
murals-edition-row = 版ファイルの「{ $place }」は{ $count }文字で、{ $allowed }のどれかを並べてください。
murals-edition-area = 版ファイルの「{ $place }」にエリア{ $letter }のマスがありません。どのエリアにもマスが必要です。
murals-edition-twice = 版ファイルの「{ $place }」のカード{ $card }は2回目です。
murals-edition-range = 版ファイルの「{ $place }」は{ $lowest }から{ $highest }までの数にしてください。
murals-edition-rising = 版ファイルの「{ $place }」が前の順位より大きくなっています。上の順位の点は下の順位以上にしてください。

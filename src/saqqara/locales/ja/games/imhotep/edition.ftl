### Edition files of Imhotep: what each table of figures holds, and how sure that is

imhotep-note-scaffolds = { -imhotep-pyramids }{ -imhotep-side-c }の{ -imhotep-scaffold-tile }5枚です。左から4{ -imhotep-space }を、点は0〜9、{ -imhotep-draw-pile }のカード1枚は"K"、{ -imhotep-stone }3個までは"S3"で書きます。推定です。
imhotep-note-hallway = { -imhotep-pyramids }{ -imhotep-side-d }の14{ -imhotep-space }の点で、左上から時計回りです。推定です。合計は{ -imhotep-pyramids }{ -imhotep-side-a }に合わせました。
imhotep-note-temple-c = { -imhotep-temple }{ -imhotep-side-c }の各列で得るもので、左からです。"P1"は1点、"P2_or_S4"は2点か{ -imhotep-stone }4個まで、"draw3_keep1"は3枚引いて1枚を残します。あとの2種類があることは確かですが位置は推定で、ほかの列も推定です。
imhotep-note-arena-track = { -imhotep-temple }{ -imhotep-side-d }のコースの点で、スタートからゴールまでです。推定です。
imhotep-note-arena-arrows = { -imhotep-temple }{ -imhotep-side-d }の12か所の{ -imhotep-stone }の置き場で、{ -imhotep-chariot }が進む{ -imhotep-space }の数です。推定です。
imhotep-note-arena-round = { -imhotep-temple }{ -imhotep-side-d }でラウンドの終わりに1位と2位の{ -imhotep-chariot }が得る点で、プレイヤーの人数別です。確かです。
imhotep-note-crypt-columns = { -imhotep-burial }{ -imhotep-side-d }の24の墓を何列に並べるかです。番号は1行ずつ左からです。推定です。
imhotep-note-obelisk-path = { -imhotep-obelisks }{ -imhotep-side-c }の道の15{ -imhotep-space }で受け取るタイルを、obelisk_shapesの名前で書きます。推定です。
imhotep-note-obelisk-shapes = { -imhotep-obelisks }{ -imhotep-side-c }のタイルの形です。正方形ごとに、右へいくつ、上へいくつの位置かを書きます。名前の文字は形、数字は大きさです。推定です。
imhotep-note-obelisk-ranks = { -imhotep-obelisks }{ -imhotep-side-c }で高い順に得る点で、プレイヤーの人数別です。推定です。
imhotep-note-avenue = { -imhotep-obelisks }{ -imhotep-side-d }の8本の{ -imhotep-obelisks }の高さと点です。推定です。
imhotep-note-prophecies = 予言を達成したときの点と、できなかったときの点です。1・2ラウンド、3・4ラウンド、5・6ラウンドに置いた場合の順です。推定です。
imhotep-note-extra-storage-red = 「{ -imhotep-extra-storage }」を赤のカードとして数えるかです。数えるなら1、数えないなら0です。推定です。

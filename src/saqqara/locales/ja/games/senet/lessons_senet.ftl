### セネトのレッスン

lesson-senet-about = 5つの駒で30マスを競走します。ここでいちばん古いゲームを、3分で学びます。

## はじめの手

lesson-senet-first-title = はじめの手
lesson-senet-first-move = 駒は死後の世界へ旅する魂です。投げ棒の目は3。先頭の駒を3マス進めましょう。
lesson-senet-first-move-else = それもルールどおりの手です。今回は先頭の駒を進めて、後ろの駒に道を開けましょう。
lesson-senet-first-goal = 道は30マス続きます。先に5つの駒すべてを終わりから上がらせた人の勝ちです。
lesson-senet-first-swap = 11のマスに相手の駒が1つだけいます。8の駒をそこへ進めると、2つが入れ替わります。
lesson-senet-first-swap-else = 悪くない手ですが、相手が先頭のままです。11に1つだけいる駒に止まって、後ろへ送りましょう。
lesson-senet-first-guard = 相手は、送り返された駒の隣に駒を並べました。隣り合う2つは守られていて、だれも止まれません。
lesson-senet-first-pair = 目は4。今度は自分の番です。11から15へ進めて、先頭の駒と並べましょう。
lesson-senet-first-pair-else = これでは1つだけの駒が2つでき、どちらも入れ替えられます。並べて守りましょう。
lesson-senet-first-again = 1、4、5の目が出ると、もう一度投げます。今度の目は2。前の2つのどちらかを進めましょう。
lesson-senet-first-end = 上がった駒はここに集まり、1つにつき1点です。上がり方は第3章で学びます。
lesson-senet-first-learnt =
    投げ棒の目だけ、駒を1つ進める。
    1つだけの駒に止まると、2つが入れ替わる。
    隣り合う駒は守られている。
    1、4、5の目なら、もう一度投げる。

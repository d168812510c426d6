### How Murals of the Nile goes, in a page; browsers fetch it with the rules

murals-guide =
    あなたは古代エジプトの壁画職人です。壁は10行10列で、カード45は4の行、5の列に置きます。カードは00から99まで1枚ずつあります。
    手番では、カードを1枚ずつ、1枚から10枚まで置きます。{ -murals-deck }のいちばん上をめくるか、{ -murals-hand }か{ -murals-display }から選びます。1枚置くたびに、手番をやめるか続けるかを決めます。
    太陽は00にあります。2枚目からは、直前のカードの{ -murals-shadow }、つまり右下の区域には置けません。同じ行や同じ列は{ -murals-shadow }ではありません。1枚目はどこにでも置けます。
    めくったカードが{ -murals-shadow }に入ると{ -murals-miss }です。そのカードは{ -murals-display }になり、{ -murals-miss-track }のコマがマイナス方向に1マス進み、{ -murals-combo-bonus }なしで手番が終わります。
    { -murals-miss }をせずにやめれば、置いた枚数の{ -murals-combo-bonus }で{ -murals-combo-track }のコマが進み、{ -murals-hand }が増えます。{ -murals-ankh-card }を置くと、すぐに1枚引きます。エリアの最後の1枚を置いた人は、{ -murals-area-bonus }で{ -murals-area-track }のコマを1〜3マス進めます。
    100枚すべてが置かれるとゲームが終わり、各トラックの3位までが点を得ます。合計のいちばん多い人の勝ちです。同点なら、3つのコマの数字の合計が大きいほうの勝ちです。

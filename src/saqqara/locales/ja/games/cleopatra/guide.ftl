### How Cleopatra and the Society of Architects goes, in a page; browsers fetch it with the rules

cleopatra-guide =
    手番では、{ -cleopatra-market }（または屋台1つ）のカードをすべて取るか、{ -cleopatra-quarry }で宮殿の部品を払えるだけ建てて{ -cleopatra-talent }を受け取ります。1回の訪問で2つ建てると2{ -cleopatra-talent }、3つ以上なら5{ -cleopatra-talent }が加わります。
    部品は資源カードで払います。2倍の資源と{ -cleopatra-trompe }は穢れたカードで、役に立つ代わりに汚職の{ -cleopatra-amulet }が増えます。{ -cleopatra-merchant }はどの資源1つにもなり、{ -cleopatra-amulet }は増えません。使わずに残せば3{ -cleopatra-talent }になります。
    { -cleopatra-mosaic }は庭に置き、覆った椰子1本につき1{ -cleopatra-talent }です。残りのモザイクがどれも入らない場所は{ -cleopatra-sanctuary }になり、閉じた人が{ -cleopatra-statue }を置けます。そのマス1つにつき、ゲームの終わりに{ -cleopatra-amulet }が1個減ります。円柱壁は接するモザイクを、ドア枠はつながる円柱壁を数えます。
    キャラクターカードも穢れています。物乞いは全員から受け取り、宮廷婦人は捨て札を取り、使者は資源を求めて{ -cleopatra-amulet }も引き受け、書記はモザイクを選ぶかダイスを動かし、密輸業者は多い手札を守り、大臣はカードを5枚引きます。
    { -cleopatra-quarry }を訪れたあとにダイスを振ります。5個すべてが{ -cleopatra-altar }に乗ると、全員が{ -cleopatra-talent }を伏せて{ -cleopatra-offering }をします。いちばん多い人は{ -cleopatra-amulet }を3個捨て、ほかの人は受け取ります。
    手番の終わりに手札が10枚を超えると{ -cleopatra-amulet }が増えます。6種類の部品のうち5種類が完成するとゲームが終わります。手札の穢れたカードも{ -cleopatra-amulet }になり、{ -cleopatra-sanctuary }の分だけ減らし、いちばん多い人は鰐に食べられます。残った人のうちいちばん裕福な人の勝ちです。

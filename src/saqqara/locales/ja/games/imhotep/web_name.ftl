### Imhotep on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-sides = 面{ $sides }
web-lobby-chip-sides-random = 面はランダム
web-lobby-chip-wrath = ファラオの怒り

web-dynasty-chip-expansion = 新しいカード
web-dynasty-chip-prophecies = 予言カード
web-dynasty-chip-secret = 秘密の市場カード
web-dynasty-chip-lot-all = 面はA〜Dからランダム

web-dynasty-note-expansion = 追加のストック、個人採石所、石の装飾、筏船、積み板と、偶像4枚が加わります。赤のカードは使ったあとも手元に残ります。
web-dynasty-note-prophecies = 1人2枚のスカラベを、神の予言に賭けます。早いほど得点が多く、達成できないと失点します。
web-dynasty-note-secret-cards = ほかの人には、青のカードの枚数だけが見えます。

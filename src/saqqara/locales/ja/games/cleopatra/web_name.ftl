### Cleopatra and the Society of Architects on the pages of the browser: short words for its options, and notes on them

web-cleopatra-chip-stalls = 市場は屋台
web-cleopatra-chip-2006 = 2006年版のルール

### Return of the Pharaoh on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-open-hands = 手札公開
web-lobby-chip-no-bonus = 上乗せなし

### Return of the Pharaoh on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-open-hands = Open hands
web-lobby-chip-no-bonus = No opening bonus

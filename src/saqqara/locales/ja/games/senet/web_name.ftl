### Senet on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-seven-pawns = 駒7個

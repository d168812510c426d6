### Murals of the Nile on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-no-odds = ミスの確率を表示しない

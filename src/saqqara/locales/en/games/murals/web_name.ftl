### Murals of the Nile on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-no-odds = No odds shown

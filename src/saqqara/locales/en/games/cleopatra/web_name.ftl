### Cleopatra and the Society of Architects on the pages of the browser: short words for its options, and notes on them

web-cleopatra-chip-stalls = Market stalls
web-cleopatra-chip-2006 = 2006 rules

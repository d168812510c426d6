### Murals of the Nile as every page names it: its name, what it is about, its options

-murals-deck = deck
-murals-miss = miss
murals-name = Murals of the Nile
murals-about = Paint a wall of a hundred cards together, and know when to stop: the sun casts a shadow on what comes next.
murals-option-first = The start player
murals-option-first-random = random
murals-option-first-1 = player 1
murals-option-first-2 = player 2
murals-option-first-3 = player 3
murals-option-first-4 = player 4
murals-option-odds = Show the odds of a { -murals-miss }
murals-option-odds-on = on: the board shows how likely the next card from the { -murals-deck } is to miss
murals-option-odds-off = off: players work it out themselves
murals-edition-row = '{ $place }' in the edition file must be { $count } letters, each one of { $allowed }.
murals-edition-area = '{ $place }' in the edition file has no cell in area { $letter }. Every area needs at least one.
murals-edition-twice = '{ $place }' in the edition file names card { $card } twice.
murals-edition-range = '{ $place }' in the edition file must be a number from { $lowest } to { $highest }.
murals-edition-rising = '{ $place }' in the edition file is worth more than the place before it. A better place must never be worth less.

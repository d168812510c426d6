### Games as every page names them: name, what it is about, options. Their tables have catalogues of their own

## cleopatra

-cleopatra-amulets = amulets
-cleopatra-trompe = Trompe-l'oeil
cleopatra-name = Cleopatra and the Society of Architects
cleopatra-about = Build Cleopatra's palace and grow rich, but do not get too corrupt: the most corrupt architect is fed to her crocodile.
cleopatra-option-preset = Rules (where the two editions differ)
cleopatra-option-preset-translation = Japanese translation: a market row
cleopatra-option-preset-original-2006 = 2006 original: market stalls
cleopatra-option-market = Market
cleopatra-option-market-preset = according to the rules chosen
cleopatra-option-market-row = one row of three cards, taken as a whole
cleopatra-option-market-stalls = three growing stalls; you take one of them
cleopatra-option-refill = New cards at the stalls
cleopatra-option-refill-player = placed by the player who drew them
cleopatra-option-refill-auto = placed from left to right
cleopatra-option-trompe = What a { -cleopatra-trompe } can replace
cleopatra-option-trompe-any = any resource
cleopatra-option-trompe-no-artisan = any resource except artisans
cleopatra-option-trompe-none = none in the deck
cleopatra-option-wall-bonus = Bonus for a wall
cleopatra-option-wall-bonus-tiles = for each mosaic next to it
cleopatra-option-wall-bonus-squares = for each mosaic cell next to it
cleopatra-option-beggar-destitute = What a Beggar gets from a player who cannot pay
cleopatra-option-beggar-destitute-preset = according to the rules chosen
cleopatra-option-beggar-destitute-hand = the whole hand
cleopatra-option-beggar-destitute-talents = the last Talent
cleopatra-option-beggar-destitute-nothing = nothing
cleopatra-option-envoy-empty-giver = An Envoy's card from a player without { -cleopatra-amulets }
cleopatra-option-envoy-empty-giver-supply = comes with an amulet from the supply
cleopatra-option-envoy-empty-giver-none = comes without an amulet
cleopatra-option-final-dice = Dice after the last visit
cleopatra-option-final-dice-skip = are not rolled
cleopatra-option-final-dice-roll = are rolled
cleopatra-edition-cost = In '{ $place }': a piece costs 0 to 7 of each resource, and at least one in all.
cleopatra-edition-amulets = In '{ $place }': a card adds 0 to 9 { -cleopatra-amulets }.
cleopatra-edition-palms = In '{ $place }': a row has nine marks: P for a palm, a dot for grass, # for the throne platform.

## imhotep

-imhotep-start-player = start player
-imhotep-market = Market
-imhotep-pyramids = Pyramids
-imhotep-temple = Temple
-imhotep-burial = Burial Chamber
-imhotep-obelisks = Obelisks
-imhotep-wrath = Wrath of the Pharaoh
-imhotep-dynasty = A New Dynasty
-imhotep-raft = Raft
-imhotep-figure = Imhotep figure
imhotep-name = Imhotep
imhotep-about = Ship stones to the great building sites of Egypt, on ships that anyone may send anywhere. Includes the expansion { -imhotep-dynasty }.
imhotep-option-sides = The side of each site: five letters for { -imhotep-market }, { -imhotep-pyramids }, { -imhotep-temple }, { -imhotep-burial } and { -imhotep-obelisks }, in any mix, such as ABBAB
imhotep-option-sides-AAAAA = side A everywhere, for your first games
imhotep-option-sides-BBBBB = side B everywhere
imhotep-option-sides-random = random: A or B for each site
imhotep-option-sides-CCCCC = side C everywhere ({ -imhotep-dynasty })
imhotep-option-sides-DDDDD = side D everywhere ({ -imhotep-dynasty })
imhotep-option-sides-random-all = random: A, B, C or D for each site
imhotep-option-wrath = { -imhotep-wrath } variant
imhotep-option-wrath-off = no
imhotep-option-wrath-on = a player without a stone at any one of the sites, except the { -imhotep-market }, loses 5 points at the end of the game
imhotep-option-first = The { -imhotep-start-player }
imhotep-option-first-random = random
imhotep-option-first-1 = player 1
imhotep-option-first-2 = player 2
imhotep-option-first-3 = player 3
imhotep-option-first-4 = player 4
imhotep-option-expansion = Shuffle in the 14 market cards of { -imhotep-dynasty }
imhotep-option-expansion-off = no
imhotep-option-expansion-on = yes
imhotep-option-prophecies = Prophecies to place scarabs on
imhotep-option-prophecies-off = no
imhotep-option-prophecies-on = three of them, at random
imhotep-option-secret-cards = Keep blue cards face down until they are played
imhotep-option-secret-cards-off = no
imhotep-option-secret-cards-on = yes
imhotep-option-hall-start = { -imhotep-pyramids } D: the square where the { -imhotep-figure } starts, from 1 (top left) to 14, clockwise
imhotep-option-hall-start-1 = top left
imhotep-option-hall-start-5 = top right
imhotep-option-hall-start-8 = bottom right
imhotep-option-hall-start-12 = bottom left
imhotep-option-hall-figure-square-first = { -imhotep-pyramids } D: where the search for a free square starts
imhotep-option-hall-figure-square-first-off = after the { -imhotep-figure }
imhotep-option-hall-figure-square-first-on = on the square of the { -imhotep-figure }
imhotep-option-crypt-overflow-averts-penalty = { -imhotep-burial } D: a stone beside the board saves you from losing 4 points
imhotep-option-crypt-overflow-averts-penalty-off = no
imhotep-option-crypt-overflow-averts-penalty-on = yes
imhotep-option-raft-may-target-market = The { -imhotep-raft } may go to the { -imhotep-market }
imhotep-option-raft-may-target-market-off = no
imhotep-option-raft-may-target-market-on = yes
imhotep-edition-figure = '{ $place }' in the edition file must be one of: { $allowed }.
imhotep-edition-shape = '{ $place }' in the edition file must be connected squares, at most three wide (0 to 2) and four high (0 to 3).

## murals

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

## pharaoh

-pharaoh-horus-chip = Horus chip
-pharaoh-opening-bonus = opening bonus
-pharaoh-start-player = start player
pharaoh-name = Return of the Pharaoh
pharaoh-about = Dig for treasure: send the largest crew to 20 auctions, then free it from the curse.
pharaoh-option-first = First holder of the { -pharaoh-horus-chip }
pharaoh-option-first-random = random
pharaoh-option-first-1 = player 1
pharaoh-option-first-2 = player 2
pharaoh-option-first-3 = player 3
pharaoh-option-first-4 = player 4
pharaoh-option-open-hands = Open hands
pharaoh-option-open-hands-off = players see only their own hand
pharaoh-option-open-hands-on = everybody sees every hand
pharaoh-option-bonus = Opening bonus
pharaoh-option-bonus-on = the { -pharaoh-start-player } may add the round number to their first declaration
pharaoh-option-bonus-off = every declaration is just the sum of the cards

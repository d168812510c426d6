### Games as every page names them: name, what it is about, options. Their tables have catalogues of their own

## cleopatra

-cleopatra-amulets = amulets
-cleopatra-trompe = Trompe-l'oeil
cleopatra-name = Cleopatra and the Society of Architects
cleopatra-about = Build Cleopatra's palace and grow rich, but not by too many crooked ways: the most corrupt architect is fed to her crocodile.
cleopatra-option-preset = Which rules, where the two differ
cleopatra-option-preset-translation = the Japanese translation: a market row
cleopatra-option-preset-original-2006 = the original of 2006: market stalls
cleopatra-option-market = The market
cleopatra-option-market-preset = as those rules have it
cleopatra-option-market-row = one row of three cards, taken as a whole
cleopatra-option-market-stalls = three growing stalls, of which one is emptied
cleopatra-option-refill = New cards at the stalls
cleopatra-option-refill-player = laid by the player who drew them
cleopatra-option-refill-auto = laid from left to right
cleopatra-option-trompe = What a { -cleopatra-trompe } stands for
cleopatra-option-trompe-any = any resource
cleopatra-option-trompe-no-artisan = any resource but artisans
cleopatra-option-trompe-none = there are none in the deck
cleopatra-option-wall-bonus = What a wall is paid for
cleopatra-option-wall-bonus-tiles = each mosaic beside it
cleopatra-option-wall-bonus-squares = each covered cell beside it
cleopatra-option-beggar-destitute = What a Beggar gets from a player with nothing to give
cleopatra-option-beggar-destitute-preset = as those rules have it
cleopatra-option-beggar-destitute-hand = the whole hand
cleopatra-option-beggar-destitute-talents = the last Talent
cleopatra-option-beggar-destitute-nothing = nothing
cleopatra-option-envoy-empty-giver = An Envoy's card from a player without { -cleopatra-amulets }
cleopatra-option-envoy-empty-giver-supply = brings an amulet from the supply
cleopatra-option-envoy-empty-giver-none = brings none
cleopatra-option-final-dice = Dice after the last visit
cleopatra-option-final-dice-skip = are not rolled
cleopatra-option-final-dice-roll = are rolled
cleopatra-edition-cost = In '{ $place }': a piece costs 0 to 7 of each resource, and not nothing.
cleopatra-edition-amulets = In '{ $place }': a card brings 0 to 9 { -cleopatra-amulets }.
cleopatra-edition-palms = In '{ $place }': a row has nine marks, P for a palm, a dot for grass, and # where the throne platform is.

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
imhotep-option-sides = Which side of each site is used: five letters for { -imhotep-market }, { -imhotep-pyramids }, { -imhotep-temple }, { -imhotep-burial } and { -imhotep-obelisks }; any mix will do, such as ABBAB
imhotep-option-sides-AAAAA = side A everywhere, for the first games
imhotep-option-sides-BBBBB = side B everywhere
imhotep-option-sides-random = A or B, drawn by lot, each site for itself
imhotep-option-sides-CCCCC = side C everywhere ({ -imhotep-dynasty })
imhotep-option-sides-DDDDD = side D everywhere ({ -imhotep-dynasty })
imhotep-option-sides-random-all = A, B, C or D, drawn by lot, each site for itself
imhotep-option-wrath = Whether the { -imhotep-wrath } threatens
imhotep-option-wrath-off = no
imhotep-option-wrath-on = whoever has no stone at one of the sites but the { -imhotep-market } loses 5 points in the end
imhotep-option-first = Who is the { -imhotep-start-player }
imhotep-option-first-random = drawn by lot
imhotep-option-first-1 = player 1
imhotep-option-first-2 = player 2
imhotep-option-first-3 = player 3
imhotep-option-first-4 = player 4
imhotep-option-expansion = Whether the 14 market cards of { -imhotep-dynasty } are shuffled in
imhotep-option-expansion-off = no
imhotep-option-expansion-on = yes
imhotep-option-prophecies = Whether there are prophecies to lay scarabs on
imhotep-option-prophecies-off = no
imhotep-option-prophecies-on = three of them, drawn by lot
imhotep-option-secret-cards = Whether blue cards lie face down until they are played
imhotep-option-secret-cards-off = no
imhotep-option-secret-cards-on = yes
imhotep-option-hall-start = { -imhotep-pyramids } D: the square where the { -imhotep-figure } starts, from 1 (top left) to 14, clockwise
imhotep-option-hall-start-1 = top left
imhotep-option-hall-start-5 = top right
imhotep-option-hall-start-8 = bottom right
imhotep-option-hall-start-12 = bottom left
imhotep-option-hall-figure-square-first = { -imhotep-pyramids } D: where the search for a free square begins
imhotep-option-hall-figure-square-first-off = after the { -imhotep-figure }
imhotep-option-hall-figure-square-first-on = on the square of the { -imhotep-figure }
imhotep-option-crypt-overflow-averts-penalty = { -imhotep-burial } D: whether a stone beside the board averts the loss of 4 points
imhotep-option-crypt-overflow-averts-penalty-off = no
imhotep-option-crypt-overflow-averts-penalty-on = yes
imhotep-option-raft-may-target-market = Whether the { -imhotep-raft } may go to the { -imhotep-market }
imhotep-option-raft-may-target-market-off = no
imhotep-option-raft-may-target-market-on = yes
imhotep-edition-figure = '{ $place }' in the edition file must be one of: { $allowed }.
imhotep-edition-shape = '{ $place }' in the edition file must be squares that hang together, at most three wide (0 to 2) and four high (0 to 3).

## murals

-murals-deck = deck
-murals-miss = miss
murals-name = Murals of the Nile
murals-about = Paint a wall of a hundred cards together, and know when to stop: the sun casts a shadow on what comes next.
murals-option-first = Who begins
murals-option-first-random = drawn by lot
murals-option-first-1 = player 1
murals-option-first-2 = player 2
murals-option-first-3 = player 3
murals-option-first-4 = player 4
murals-option-odds = Whether the odds of a { -murals-miss } are shown
murals-option-odds-on = the board tells how likely the next card of the { -murals-deck } misses
murals-option-odds-off = everybody reckons for themselves
murals-edition-row = '{ $place }' in the edition file must be a text of { $count } letters, each one of { $allowed }.
murals-edition-area = '{ $place }' in the edition file has no cell of area { $letter }. Every area needs one.
murals-edition-twice = '{ $place }' in the edition file names card { $card } for the second time.
murals-edition-range = '{ $place }' in the edition file must be a number from { $lowest } to { $highest }.
murals-edition-rising = '{ $place }' in the edition file is more than the place before it. A better place is never worth less.

## pharaoh

-pharaoh-horus-chip = Horus chip
-pharaoh-opening-bonus = opening bonus
-pharaoh-start-player = start player
pharaoh-name = Return of the Pharaoh
pharaoh-about = Dig for treasure: send the largest crew in 20 auctions, then free it from the curse.
pharaoh-option-first = Who holds the { -pharaoh-horus-chip } first
pharaoh-option-first-random = drawn by lot
pharaoh-option-first-1 = player 1
pharaoh-option-first-2 = player 2
pharaoh-option-first-3 = player 3
pharaoh-option-first-4 = player 4
pharaoh-option-open-hands = Whether all hands lie open
pharaoh-option-open-hands-off = everybody sees only their own hand
pharaoh-option-open-hands-on = everybody sees every hand
pharaoh-option-bonus = Whether there is an { -pharaoh-opening-bonus }
pharaoh-option-bonus-on = the { -pharaoh-start-player } may add the round number to their first declaration
pharaoh-option-bonus-off = every declaration is the sum of the cards

### Return of the Pharaoh as every page names it: its name, what it is about, its options

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

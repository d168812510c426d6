### What each side of Imhotep's sites does: fetched with the short rules, or when a board is asked

web-sides-market-a = Each stone gets its owner one of the four face-up cards. The stone goes back to the quarry.
web-sides-market-b = Each stone gets its owner one card: one of three face up, or look at the two face-down cards and keep one. The stone goes back to the quarry.
web-sides-market-c = Each stone gets its owner one of the four face-up cards. Pay a coin to take two neighbouring cards instead. The stone goes back to the quarry.
web-sides-market-d = Each stone gets its owner one card: one of two face up, or look at all the cards of a face-down pile and keep one. The stone goes back to the quarry.
web-sides-pyramids-a = Stones fill one pyramid in a fixed order, and each scores its space at once. Once it is complete, a stone scores 1 point.
web-sides-pyramids-b = Choose one of three small pyramids for your stone. It scores its space at once, and some spaces give a bonus as well.
web-sides-pyramids-c = Stones fill the scaffold tile from left to right, and each space gives points, stones or a card at once. The player with the most stones on a full tile scores 3 points; if tied, 1 each.
web-sides-pyramids-d = A stone goes to the next free square clockwise from the Imhotep figure and scores it at once. You may move the figure when you get stones as your action.
web-sides-temple-a = Stones are placed from left to right, then on top of each other. At the end of every round each stone that is visible from above scores 1 point.
web-sides-temple-b = Stones are placed from left to right, then on top of each other. At the end of every round each stone that is visible from above gives what its space shows: points, stones or a card.
web-sides-temple-c = Stones are placed from left to right, then on top of each other. At the end of every round each stone that is visible from above gives what its column shows: points, stones or a choice of cards.
web-sides-temple-d = Each stone moves its owner's chariot by the arrows of its place. The first two chariots score at the end of every round, and each one scores its space at the end of the game.
web-sides-burial-a = Three rows are filled column by column. At the end of the game each group of touching stones of one player scores 1, 3, 6, 10 or 15 points for 1 to 5 stones, and 2 for each additional one.
web-sides-burial-b = Three rows are filled column by column. At the end of the game each row scores 8, 4 and 2 points for the most, second and third most stones.
web-sides-burial-c = Place your stone on the lowest level of the hill, or on two neighbouring stones. At the end of the game each group of touching stones of one player scores its stones times the levels it reaches, four at most.
web-sides-burial-d = Each stone goes on the space of one of the round's four tomb tiles. At the end of the game groups of touching stones score 1, 3, 6, 10, 15 points; without any stone here you lose 4.
web-sides-obelisks-a = Each stone makes your obelisk taller. At the end of the game the obelisks score by height.
web-sides-obelisks-b = Three of your stones make an obelisk, which scores at once: the earlier, the more. At the end of the game a stone left over scores 1 point.
web-sides-obelisks-c = Each stone gets you the next tile for your own obelisk, three squares wide. At the end of the game each complete level scores 2 points, and the highest obelisks score more.
web-sides-obelisks-d = Each obelisk has its own height and points. Choose a free one, and finish it before you start another: at the end of the game it scores its points, an unfinished one 1 for each stone.

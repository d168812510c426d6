### The rules of Cleopatra and the Society of Architects in full, for the browser. The first line of a message is its heading; a line
### that begins with an id is a rule; lines with bars are a table; any other line is an example.

web-rules-cleopatra-things =
    What is in the box
    CLE-1.1: 109 cards: standard resources of one unit each, tainted resources (doubles and Trompe-l'oeil) and characters, which are tainted too.
    Card | Copies
    Artisan, Stone, Marble, Wood, Lapis | 30, 18, 11, 9, 7
    Doubles of each resource | 3 each
    Trompe-l'oeil | 8
    Beggar, Courtesan, Envoy, Scribe, Smuggler | 2 each
    Vizier | 1
    CLE-1.2: Pieces of six categories: 9 column walls, 6 sphinxes, 2 obelisks, 2 door frames, a pedestal with its throne, 12 mosaics.
    CLE-1.3: Mosaics have the shapes of the twelve pentominoes, one of each.
    CLE-1.4: Each player has 3 Nile Merchants, 2 statues of Anubis and a Pyramid of Corruption. There are 5 dice with one ankh each, and Talents and amulets without limit.
    CLE-1.5: No card leaves the game.
web-rules-cleopatra-open =
    What everybody may know
    CLE-2.1: Other players' hands, Talents and amulets are secret, and so are face-down cards, and bids until all are revealed. Everybody sees discarded and paid cards, but not what a Courtesan takes back, a Vizier keeps or a Beggar is given.
    CLE-2.2: Everything else is open, including the top card of the draw pile, if it is face up, and which mosaic is on top. You may search the discards only with a Courtesan.
    CLE-2.3: With a good memory you know Talents and amulets, and cards that were taken face up.
web-rules-cleopatra-board =
    Garden, walls, plaza
    CLE-3.1: The Palace Garden has 9 x 9 cells without the throne platform at the back: 72 cells, 34 of them with a palm.
    CLE-3.2: Nine slots for walls run from the front left corner round the back to the front right corner, three cells each.
    CLE-3.3: The left door frame connects to wall 1, the right one to wall 9.
    CLE-3.4: Sphinxes are built on the Plaza of the Sphinx in the order of their numbers. Cleopatra walks over five spaces to the door.
    CLE-3.5: Mosaics may be turned and flipped.
web-rules-cleopatra-setup =
    Setting up
    CLE-4.1: Shuffle the mosaics into a pile; only the top one is available.
    CLE-4.2: Put Cleopatra on her picture on the plaza, and the dice beside the Altar.
    CLE-4.3: Each player has 3 merchants, 2 statues and 5 Talents.
    CLE-4.4: Each player is dealt 3 cards.
    CLE-4.5: Half of the other cards are turned face up, and all are shuffled into the draw pile.
    CLE-4.6: The market opens with three cards, face up or face down as they come.
    CLE-4.7: The start player is chosen at random; play goes clockwise.
web-rules-cleopatra-market =
    The market
    CLE-5.1: Take all cards of the market row; or, with stalls, all cards at one of the three stalls.
    CLE-5.2: Only you see the cards that were face down.
    CLE-5.3: Three new cards are added: a new row, or one to each stall as you like.
    CLE-5.4: When the draw pile is empty, shuffle the discards into a new one, half of them face up.
    CLE-5.5: An empty stall or market cannot be visited.
web-rules-cleopatra-turn =
    A turn
    CLE-6.1: Visit the market, or visit the quarry and build at least one piece.
    CLE-6.2: Characters may be played before the action, between two pieces, and after the action.
    CLE-6.3: A standard card is one unit, a double two; a Trompe-l'oeil or a merchant is one unit of any kind. Tainted cards add their amulets when you play them. You get no change, but leftover units can be used for the next pieces of the same visit.
    CLE-6.4: A player who can neither take a card nor build anything passes, and the market is refilled.
    CLE-6.5: Any number of pieces may be built in one visit.
    CLE-6.6: A piece is paid for resource by resource, with singles, doubles, Trompe-l'oeil and merchants in this order.
    CLE-6.7: The proposed payment is the one with the fewest amulets, then the least waste, then the fewest merchants.
    CLE-6.8: Choose, pay for, place and score each piece before the next.
    CLE-6.9: Two pieces in one visit earn 2 extra Talents, three or more earn 5.
    CLE-6.10: Then Cleopatra walks one space for each category that was completed.
    CLE-6.11: Then roll the dice beside the Altar and put those that show an ankh on it. The fifth one calls an Offering.
    CLE-6.12: If you have more than 10 cards at the end of your turn: discard down to 10 for one amulet, keep them for one amulet each, or play a Smuggler.
web-rules-cleopatra-pieces =
    Pieces
    CLE-7.1: What the pieces cost and earn.
    Piece | Cost | Talents
    Column wall | 1 artisan, 1 wood, 1 stone | 3, plus 1 for each mosaic next to it
    Sphinx | 1 artisan, 1 stone, 1 marble | 2 for 1, 3, 5; 5 for 2, 4, 6
    Obelisk | 3 artisans, 2 wood, 2 stone | 12
    Door frame | 2 artisans, 1 wood, 1 marble, 1 lapis lazuli | 4, plus 1 for each connected wall
    Pedestal, then throne | 3 artisans, 2 marble, 2 lapis lazuli | 12
    Mosaic | 2 artisans, 1 stone, 1 marble, 1 lapis lazuli | 4, plus 1 for each palm under it
    CLE-7.2: Walls go to any free slot.
    CLE-7.3: A wall counts the mosaics next to it when it is built.
    CLE-7.4: Sphinxes are built in order.
    CLE-7.5: The pedestal is built before the throne.
    CLE-7.6: A door frame counts the walls in one unbroken run from its own corner.
    Example: with walls 1, 2, 3, 4, 6 and 9 the left frame earns 4 + 4, the right one 4 + 1.
web-rules-cleopatra-mosaics =
    Mosaics and sanctuaries
    CLE-7.7: You get the top mosaic.
    CLE-7.8: Place it on five free cells of the garden.
    CLE-7.9: Connected uncovered cells are a sanctuary when no mosaic in the pile fits among them.
    CLE-7.10: The player who closes a sanctuary may put a statue there, at once or never.
    CLE-7.11: First collect the Talents, then claim, then look at the pile.
    CLE-7.12: A top mosaic that fits nowhere is removed.
    CLE-7.13: A category is complete when all its pieces are built; mosaics, when none is left.
web-rules-cleopatra-offering =
    The Offering
    CLE-8.1: It takes place at once when the fifth die is on the Altar.
    CLE-8.2: All players bid Talents secretly and reveal their bids together.
    CLE-8.3: All bids are paid.
    CLE-8.4: Equal bids share a rank, and the next ranks are skipped.
    CLE-8.5: Rank 1 discards 3 amulets; rank 2 takes 1, rank 3 takes 2, and so on.
    CLE-8.6: Then the Altar is cleared.
    Example: bids of 10, 5, 5 and 2 change the amulets by -3, +1, +1 and +3.
web-rules-cleopatra-end =
    The end
    CLE-9.1: When Cleopatra stands on space 5, the game ends at once, without dice.
    CLE-9.2: Each tainted card in your hand adds an amulet.
    CLE-9.3: Each cell of your own sanctuaries takes one away.
    CLE-9.4: The player with the most amulets is eaten by the crocodile: all of them if several are tied, nobody if everybody has the same number.
    CLE-9.5: The others count their Talents and 3 for each merchant. The highest total wins; if tied, the player with fewer amulets.
    CLE-9.6: If all pass one after the other, the game ends too.
    CLE-9.7: A game of 500 turns ends as it stands. At most 20 characters can be played in a row.
web-rules-cleopatra-characters =
    Characters
    CLE-10.1: A character is discarded when played, and adds its amulets.
    CLE-10.2: It must be able to do something.
    CLE-10.3: Beggar, 2 amulets: each opponent gives 2 Talents or a standard card. A player who can do neither gives their whole hand, or with an option their last Talent or nothing.
    CLE-10.4: Courtesan, 1 amulet: take any discarded card, unseen.
    CLE-10.5: Envoy: name a resource and opponents; they may offer. With each card that you accept comes one of the giver's amulets.
    CLE-10.6: Scribe, 2 amulets: take another mosaic from the pile.
    CLE-10.7: Scribe, no amulets: put a die on the Altar or take one off.
    CLE-10.8: Smuggler, 1 amulet: keep a hand above the limit.
    CLE-10.9: Vizier: draw 5 cards and keep as many as you like for 1 amulet each.
web-rules-cleopatra-variants =
    Options
    CLE-11.1: The rules of the Japanese translation have a market row, those of the 2006 original have three stalls.
    Option | What it does | Rule
    Market | one row or three stalls | CLE-5.1
    Refill | by the player, or from left to right | CLE-5.3
    Trompe-l'oeil | any resource, no artisan, or none in the deck | CLE-6.3
    Wall bonus | mosaics or mosaic cells | CLE-7.3
    Opponent who cannot pay a Beggar | hand, last Talent, nothing | CLE-10.3
    Giver without amulets | an amulet from the supply, or none | CLE-10.5
    Dice after the last visit | not rolled, or rolled | CLE-9.1
    CLE-11.2: Costs, card amulets and palms can be replaced with a file.

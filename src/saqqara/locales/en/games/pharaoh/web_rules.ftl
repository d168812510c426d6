### The rules of Return of the Pharaoh in full, for the browser. The first line of a message is its heading; a line
### that begins with an id is a rule; lines with bars are a table; any other line is an example.

web-rules-pharaoh-things =
    What is in the box
    PHA-1.1: Crew cards: 20 plain ones, numbered 1 to 5, four of each; and 5 with a flag, numbered 3, 4, 5, 6, 7.
    PHA-1.2: 15 treasure cards of five kinds. The number says how many items a card shows; there are 35 items in all.
    Treasure | Cards
    throne | 1
    jar | 1, 2
    sword | 1, 2, 3
    ankh | 1, 2, 3, 4
    gold coin | 1, 2, 3, 4, 5
    PHA-1.3: 8 pharaoh cards, 4 tents, 1 hospital, 5 round cards, and the Horus chip, which shows who starts.
    PHA-1.4: No card leaves the game unnoticed: crew cards and lots always number five times the players plus 20.
web-rules-pharaoh-open =
    What everybody may know
    PHA-2.1: You see your own hand only, and how many cards the others hold. Everything else is open. With an option, all hands are open too. When the game is over, all cards are shown.
    PHA-2.2: All players start with the same cards, and everybody sees every crew card that moves. So with a good memory you can work out every hand.
    PHA-2.3: The only real unknown is the order in which the remaining lots will come.
web-rules-pharaoh-setup =
    Setting up
    PHA-3.1: Each player takes plain crew 1, 2, 3, 4 and 5 (15 in all) into their hand and puts a tent in front of them.
    PHA-3.2: Each player also takes pharaoh cards: 3 with two players, 2 with three or four.
    PHA-3.3: The 15 treasures and the 5 crew cards with a flag are shuffled into a deck of 20 lots.
    PHA-3.4: At the start of every round four lots are turned up one by one and placed in a row, the first nearest the deck.
    PHA-3.5: One player gets the Horus chip: at random, or the seat chosen with an option.
    PHA-3.6: Play goes clockwise.
web-rules-pharaoh-auction =
    An auction
    PHA-4.1: The lot is the face-up card nearest the deck. The player who holds the Horus chip when the auction starts is its start player and takes the first turn. That stays so for the whole auction, even if the chip moves.
    PHA-4.2: On your turn you either declare a number or pass. Then the next player clockwise who has not passed takes a turn. The auction is over as soon as everybody has passed, or everybody except the player with the highest declaration.
web-rules-pharaoh-declaring =
    Declaring
    PHA-4.3: Play one or more crew cards from your hand face up in front of you. They stay there until the auction is over: you may add to them on a later turn, but not take back or exchange any.
    PHA-4.4: You declare the sum of all the cards that you have played in this auction, no more and no less. It must be higher than every number declared before. The first declaration may be any number.
    PHA-4.5: Plain crew and crew with a flag count the same. Cards at your tent are resting and cannot be played.
    PHA-4.6: Opening bonus. With the first declaration of an auction, the start player may add the number of the round: in round 3, a 4 alone makes 7.
    PHA-4.7: The bonus is the full round number or nothing, and needs at least one card. It counts for this one declaration: from the second one on, only the cards count. If the start player passes, nobody gets it. With an option there is no bonus at all.
    Example: round 3, the first lot is ankh 3, everyone holds 1 2 3 4 5, and Ana has the chip. Ana plays a 2 and adds the bonus: five. Ben plays 1 and 5: six. Chie passes. Ana's bonus is gone, so she needs at least 5 more: she adds her 5, seven. Ben adds his 2: eight. Ana passes and takes back 2 and 5. Ben wins the ankhs, and his 1, 2 and 5 go to the hospital.
web-rules-pharaoh-passing =
    Passing
    PHA-4.8: A pass is final: you are out of this auction. You may pass on any turn, even as the start player and even after declaring. Choose one of three kinds.
    PHA-4.9: Horus pass. Only one player can make it in each auction. Take the Horus chip, or keep it: you will start the next auction. If nobody does, the chip stays where it is.
    PHA-4.10: Pharaoh pass. Put down one of your pharaoh cards face up; it is used up for the game. All crew cards now in the hospital move to your tent. Cards that come to the hospital later are not yours.
    PHA-4.11: Plain pass. Always possible, and nothing happens.
    Example: Ben's 1, 2 and 5 are in the hospital, and the lot is jar 1. Ana makes a Horus pass to keep the chip. Ben plays 3: three. Chie makes a Pharaoh pass: 1, 2 and 5 move to Chie's tent. Ben wins the jar at once, and his 3 goes to the hospital, too late for Chie.
web-rules-pharaoh-won =
    The end of an auction
    PHA-4.12: Crew that did not win returns to its owners' hands.
    PHA-4.13: If you win treasure, put it face up in front of you. The crew played for it goes to the hospital, where it belongs to nobody and stays until somebody makes a Pharaoh pass.
    PHA-4.14: If you win crew, the card and the crew played for it go to your tent. They cannot be used before the next round.
    PHA-4.15: If all passed and nobody declared, the lot is removed from the game.
    PHA-4.16: If all others pass before anybody has declared, the last player still has a turn: any declaration wins at once, and a pass of any kind removes the lot. The player with the highest declaration has no turn until somebody beats it.
web-rules-pharaoh-rounds =
    Rounds
    PHA-5.1: A round is over when its four lots are gone. All players take the cards from their own tents into their hands. Cards in the hospital stay there.
    PHA-5.2: The Horus chip stays with its holder, and four new lots are turned up. After the fifth round the game ends.
web-rules-pharaoh-points =
    Counting points
    PHA-6.1: Treasure. One point for each item on your treasure cards.
    PHA-6.2: Variety. One kind of treasure scores 0, two kinds 1, three 3, four 6, all five 10.
    PHA-6.3: Flags. One point for each crew card with a flag in your hand or at your tent.
    PHA-6.4: The player with the most points wins. If tied, the larger sum of all crew in hand and at the tent wins.
    PHA-6.5: Crew in the hospital scores for nobody. Pharaoh cards that were not used score nothing.
    PHA-6.6: If that is tied too, the players share the win.
    Example: Ben has jar 1, jar 2, ankh 3 and gold coin 2: 8 items. Three kinds give 3 points, and one flag 1 point: 12.
web-rules-pharaoh-variants =
    Options
    Option | What it does | Rule
    Open hands | everybody sees every hand | PHA-2.1
    First holder of the chip | random, or a seat | PHA-3.5
    No opening bonus | every declaration is the sum of the cards; a house rule | PHA-4.7

### The rules of Imhotep in full, for the browser. The first line of a message is its heading; a line
### that begins with an id is a rule; lines with bars are a table; any other line is an example.

web-rules-imhotep-things =
    What is on the table
    IMH-1.1: 2 to 4 players, six rounds.
    IMH-1.2: Each player has 29 stones. Stones never leave the game: your quarry, your sled, the ships and the sites always hold 29 of your stones in all. The quarry holds any number, the sled at most 5.
    IMH-1.3: Ships have spaces for 1 to 4 stones in a row, counted from the bow. To sail, a ship with 4 spaces needs at least 3 stones, one with 3 needs 2, the others need 1.
    IMH-1.4: There are five sites with one dock each: Market, Pyramids, Temple, Burial Chamber and Obelisks. Each has a side A and a side B, and you may mix them freely.
    IMH-1.5: 34 market cards: 6 red, 8 green, 10 purple, 10 blue.
    IMH-1.6: Everything is open, including the cards that players own, except the order of the draw pile, the round cards to come, the round card that was left out, and the two face-down cards of Market B.
web-rules-imhotep-setup =
    Setting up
    IMH-2.1: Choose a side for each of the five sites.
    IMH-2.2: Take the seven round cards for your number of players, put one back unseen and shuffle the other six.
    IMH-2.3: The market cards are shuffled into a face-down draw pile.
    IMH-2.4: All stones start in the quarry. The start player is random, or chosen with an option. In turn order the players move 2, 3, 4 and 5 stones to their sleds.
web-rules-imhotep-round =
    A round
    IMH-3.1: The next round card shows the sizes of the four ships, which start empty in the harbour. All five docks are free.
    IMH-3.2: Market A gets four cards face up. If no card is left to deal, places stay empty.
    IMH-3.3: Market B gets three cards face up, then two face down in the fourth place.
    IMH-3.4: The start player begins, and play continues clockwise. On your turn you take exactly one action. Finish everything that it sets off, including the choices of other players, before the next turn.
    IMH-3.5: The round ends at once when the fourth ship has sailed and been unloaded.
    IMH-3.6: The player to the left of the one who sent the fourth ship is the next start player.
    IMH-3.7: Between rounds the Temple is scored. Then the ships go back, and cards left in the Market are discarded. Stones on sites and sleds stay.
    IMH-3.8: When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.
web-rules-imhotep-actions =
    The actions
    IMH-4.1: On your turn you must do one of four things: get stones, load a stone, sail a ship, or play a blue card.
    IMH-4.2: Get stones. Move 3 stones from your quarry to your sled, or as many as are left and fit. You may not choose to take fewer. With a full sled or an empty quarry you cannot choose this action.
    IMH-4.3: Load a stone. Move one stone from your sled to any empty space of any ship that has not sailed. Gaps are allowed.
    IMH-4.4: Sail a ship. Choose a ship that has not sailed and carries at least its minimum, and a site where no ship has docked this round. You need no stone of your own on board. The ship stays there for the rest of the round and is unloaded.
    IMH-4.5: Play a blue card that you got before this turn: one card, instead of another action, and only if you can carry out its whole effect.
    IMH-4.6: You pass only if none of the four actions is possible.
    IMH-4.7: If all players pass one after the other, the round ends. Stones on ships that have not sailed return to the quarries; then the Temple is scored. The player to the left of the last one who passed is the next start player.
web-rules-imhotep-blue =
    Blue cards
    IMH-5.1: Lever. Sail a ship; before the first stone is unloaded, you choose the order for all of them.
    IMH-5.2: Hammer. Get up to 3 stones, then load exactly one.
    IMH-5.3: Sail. Load one stone on a ship, then sail that ship. It must then carry its minimum.
    IMH-5.4: Chisel. Load exactly two stones, on one ship or on two. You need two stones on your sled and two free spaces.
    IMH-5.5: A blue card is discarded when its whole effect is over; if that ends the round, it is discarded before the Temple is scored.
web-rules-imhotep-unloading =
    Unloading
    IMH-6.1: Stones leave a ship one at a time, from the bow to the stern; empty spaces are skipped.
    IMH-6.2: Finish a stone completely, with its points, its card, its bonus and everything they set off, before you touch the next one.
    IMH-6.3: The owner of a stone makes all choices for it, even on another player's turn.
    Example: a ship with the stones of Gil, Wim, Nora and Wim again, from the bow, comes to an empty Pyramid A. Gil scores 2, Wim 1, Nora 3, and Wim 2 more. Any player may have sent it.
web-rules-imhotep-market =
    The Market
    IMH-7.1: For each stone its owner takes one of the cards in the Market, and the stone goes back to the owner's quarry. The stone that is unloaded first chooses first.
    IMH-7.2: You must take a card.
    IMH-7.3: Follow this order: choose a place; return the stone to the quarry; on side B keep one of the face-down cards; take the card from the Market; then carry out its effect.
    IMH-7.4: Side B. The place with two face-down cards is one choice. Look at both, keep one, and put the other face up on the discard pile.
    IMH-7.5: If there is only one card left there, you simply take it.
    IMH-7.6: Red cards take effect at once: one stone from your quarry goes to the Pyramids (Entrance), the Burial Chamber (Sarcophagus) or the Obelisks (Paved Path), just as if it had been unloaded there. Then the card is discarded.
    IMH-7.7: With an empty quarry a red card does nothing and is discarded.
    Example: Kay's stone and then Wim's arrive at Market A. Kay takes Entrance: her stone is back in the quarry, and from there one goes to the Pyramids and scores at once. Only then does Wim choose among the three cards that are left.
    IMH-7.8: Blue, green and purple cards stay face up in front of their owner. Blue ones can be played from the next turn on, the others count at the end of the game.
    IMH-7.9: Cards left at the end of a round are discarded face up.
    IMH-7.10: If no card is left, the stone goes back to the quarry and its owner gets nothing.
web-rules-imhotep-pyramids =
    The Pyramids
    IMH-8.1: Side A. One pyramid of 14 spaces in a fixed order: nine at the bottom, four above, one on top; on each level column by column from the left, each column from the top. The owner scores the space at once: 2, 1, 3, 2, 4, 3, 2, 1, 3, then 2, 3, 1, 3, then 4.
    IMH-8.2: When it is complete, each further stone is placed beside it and scores 1 point.
    IMH-8.3: Side B. Three small pyramids of five spaces. The owner chooses any that is not complete. Within it the order is fixed: top left, bottom left, top right, bottom right, tip.
    IMH-8.4: Points on side B, in that order; you score them at once, whether you use the bonus or not.
    Pyramid | 1st | 2nd | 3rd | 4th | tip
    left | 2 | 1 + card | 3 | 2 | 4
    middle | 2 | 3 | 1 + stones | 1 | 4
    right | 2 | 3 | 3 | 1 + load | 4
    IMH-8.5: Card. You may draw the top card of the draw pile; keep it or carry it out like a card from the Market. You decide before you see it.
    IMH-8.6: Stones. You may get up to 3 stones.
    IMH-8.7: Load. You may load one stone from your sled on any ship that has not sailed. The ship being unloaded counts as having sailed.
    IMH-8.8: A bonus is optional. It is lost if it cannot have any effect.
    IMH-8.9: Once all three are complete, further stones are placed beside them for 1 point each.
web-rules-imhotep-temple =
    The Temple
    IMH-9.1: Stones are placed from left to right, then on top of those from the left again, with no limit. There are 5 spaces; with two players the rightmost one is not used.
    IMH-9.2: At the end of every round, even if no ship came, the top stone of each space counts. Side A: each scores 1 point.
    IMH-9.3: Side B, from left to right: 1 point or 2 stones; 2 points; 1 point or 2 stones; the top card of the draw pile; 1 point or 2 stones.
    IMH-9.4: Point or stones: the owner decides when their space is reached. Move up to two stones from the quarry to the sled, as many as are left and fit. If not even one does, you get the point.
    IMH-9.5: You must take the card. A red one takes effect at once.
web-rules-imhotep-burial =
    The Burial Chamber
    IMH-10.1: Three rows, filled column by column from the left, each column from the top, with no limit.
    IMH-10.2: Side A, at the end of the game: touching stones of one player, side by side or one below the other, form a group. All your groups count: 1 stone scores 1, two 3, three 6, four 10, five 15, and each additional one 2.
    IMH-10.3: Side B, at the end of the game: in each row the players are ranked by the number of their stones in it. First scores 8, second 4, third 2, fourth nothing.
    Example, side A: a group of three and a single stone score 6 + 1 = 7; one group of six scores 15 + 2 = 17.
web-rules-imhotep-obelisks =
    The Obelisks
    IMH-11.1: Side A. Each player builds one tower. At the end of the game they are ranked by height.
    Players | 1st | 2nd | 3rd | 4th
    2 | 10 | 1 | - | -
    3 | 12 | 6 | 1 | -
    4 | 15 | 10 | 5 | 1
    IMH-11.2: Side B. Your stones wait here. As soon as three of them wait, they become a tower on the highest-scoring free space of the track and score it at once: 10, 9, 8, 7, 6, 5, 5, 5.
    IMH-11.3: When all eight spaces are taken, no more towers are built, and further stones just wait.
    IMH-11.4: At the end of the game each waiting stone scores 1.
    Example, side B: a brown tower stands on the 10, and two white stones wait. A ship arrives with black, white and gray. White's third stone completes a tower on the 9: 9 points at once. Black and gray wait.
web-rules-imhotep-ties =
    Ties in a ranking
    IMH-12.1: Only players with at least one stone are ranked.
    IMH-12.2: Tied players add up the points of the ranks they occupy and share them equally, rounded down. The next player gets the rank after them.
    Example: Obelisks A with four players, heights 3, 4, 0 and 3. The tallest scores 15, the two tied ones share second and third place, (10 + 5) / 2 = 7 each, and the one without a tower scores nothing.
web-rules-imhotep-end =
    The end
    IMH-13.1: After the Temple of the sixth round, score the Burial Chamber, the Obelisks and the cards.
    IMH-13.2: Each green card scores 1 point for every three stones at its site, whoever owns them.
    IMH-13.3: Purple cards: one statue scores 1, two 3, three 6, four 10, five 15, and each additional one 2.
    IMH-13.4: Each blue card that was not played scores 1.
    IMH-13.5: The player with the most points wins. If tied, the one with more stones on the sled; if still tied, the win is shared.
    IMH-13.6: All stones at a site count for green cards: those beside the Pyramids, the covered ones in the Temple, towers and waiting stones of the Obelisks.
web-rules-imhotep-variants =
    Variants and options
    IMH-14.1: Wrath of the Pharaoh: at the end of the game a player without a stone at one or more of Pyramids, Temple, Burial Chamber and Obelisks loses 5 points, once.
    IMH-14.2: The sides of the five sites: all A, all B, any mix, or random for each site.
web-rules-imhotep-ships =
    All round cards
    2 players | 3 players | 4 players
    4-3-3-1 | 4-4-2-1 | 4-4-3-2
    4-3-2-2 | 4-3-3-2 | 4-4-2-2
    4-3-2-1 | 4-3-2-2 | 4-4-2-1
    4-2-2-1 | 4-3-2-1 | 4-3-3-3
    3-3-2-2 | 4-2-2-1 | 4-3-3-2
    3-3-2-1 | 3-3-3-2 | 4-3-2-2
    3-2-2-1 | 3-3-2-2 | 3-3-3-2
web-rules-imhotep-cards =
    All market cards
    Card | Copies | What it does
    Entrance (red) | 2 | one stone to the Pyramids, at once
    Sarcophagus (red) | 2 | one stone to the Burial Chamber, at once
    Paved Path (red) | 2 | one stone to the Obelisks, at once
    Pyramid Decoration (green) | 2 | 1 point for every three stones at the Pyramids
    Temple Decoration (green) | 2 | 1 point for every three stones at the Temple
    Burial Chamber Decoration (green) | 2 | 1 point for every three stones in the Burial Chamber
    Obelisk Decoration (green) | 2 | 1 point for every three stones at the Obelisks
    Statue (purple) | 10 | 1, 3, 6, 10, 15 for one to five, 2 for each additional one
    Lever (blue) | 2 | sail, and choose the unloading order
    Hammer (blue) | 2 | get up to 3 stones, load one
    Sail (blue) | 3 | load one stone, sail that ship
    Chisel (blue) | 3 | load two stones

web-rules-dynasty-things =
    A New Dynasty: what is on the table
    DYN-1.1: Every site has sides A to D; choose one for each site.
    DYN-1.2: If you choose that option, 14 market cards join the 34 of the base game.
    DYN-1.3: Set-up. Market C: each player gets 2 coins. Pyramids C: shuffle the five scaffold tiles and turn up the first. Pyramids D: the figure starts on the top-left square, or on the one chosen with an option. Temple D: all chariots start on the first space. Burial Chamber D: shuffle the 24 tomb tiles.
    DYN-1.4: You play with the expansion as soon as you use any part of it: the new cards, a side C or D, or prophecies. The next section applies only then.
    DYN-1.5: During set-up, turn up the prophecies first, then the first scaffold tile. In each round, turn up the round card, fill the Market place by place, then turn up the tomb tiles.
web-rules-dynasty-changes =
    A New Dynasty: changes to the base game
    DYN-2.1: Red cards are kept. A red card takes effect when you take it; when its whole effect is over, it stays face up in front of its owner.
    DYN-2.2: In a two-player game, a player who runs out of stones continues with an unused colour, and both colours count as one. So each of the two has 29 + 30 = 59 stones.
    DYN-2.3: "Up to" a number of stones always means as many as are left and fit. The sled holds 5, plus 2 for each Extra Storage.
    DYN-2.4: At the end of the game, add up the Burial Chamber, Obelisks, Arena, cards, prophecies and the Wrath of the Pharaoh; a total may be below zero. Ties are broken by stones on the sled, including those on Extra Storage.
    DYN-3.1: On sides C and D, a stone that has no place is put at the edge of the board and scores 1 point at once. Only the Arena has a rule of its own.
web-rules-dynasty-market-c =
    Market C: Booming Market
    DYN-4.1: Four cards are face up in a square, places 1 and 2 above, 3 and 4 below, and are renewed as on side A. A stone gets you one card.
    DYN-4.2: Instead, its owner may pay a coin and take two cards that are side by side or one above the other, but not diagonal. Only one coin per stone; coins leave the game and score nothing.
    DYN-4.3: If no card is left, the stone's owner draws the top card of the draw pile. This is compulsory, and no coin can be used.
    DYN-4.4: The owner chooses the order of the two cards. The stone returns to the quarry, both cards leave the Market, the first takes its whole effect, then the second.
web-rules-dynasty-market-d =
    Market D: Black Market
    DYN-9.1: Places 1 and 2 have one card face up, places 3 and 4 three cards face down. For a stone, take one face-up card; or look at all the cards of a face-down place and keep one. If there is only one card there, you simply take it.
    DYN-9.2: For the next round, face-down cards stay and are filled up to three; face-up ones are discarded and replaced.
    DYN-9.3: Cards you did not keep go back face down before the kept card takes effect.
    DYN-9.4: Only players who looked know which cards are there. A card that you keep is shown.
web-rules-dynasty-pyramids-c =
    Pyramids C: Scaffolding
    DYN-5.1: Stones fill the four spaces of the tile from left to right. Each gives its reward at once: points, up to 3 stones from the quarry, or the top card of the draw pile.
    DYN-5.2: The fourth stone completes the tile: the player with the most stones on it scores 3 points; if several are tied, each scores 1.
    DYN-5.3: Then the next tile is turned up on top, at once, even in the middle of unloading. Only after that does the fourth space give its reward.
    DYN-5.4: After five tiles each further stone scores 1 point.
    Example: the tile 3, 1, 2, card has stones of white, black, white and black. White scored 3 and 2, black 1; with two each, both score 1. The next tile is turned up, and black draws the card.
web-rules-dynasty-pyramids-d =
    Pyramids D: Hallway
    DYN-10.1: A ring of 14 squares with points, counted clockwise from the top left.
    DYN-10.2: A stone goes to the next free square clockwise from the figure and scores it at once. The figure's own square comes last, after a full lap; with an option it comes first.
    DYN-10.3: Whenever you get stones as your action, you may move the figure to the next free square clockwise, other than its own. Nothing else moves it.
    DYN-10.4: When the ring is full, each further stone scores 1 point.
web-rules-dynasty-temple-c =
    Temple C: Temple of Ra
    DYN-6.1: Stones are placed as on side A: five columns from left to right, then on top; with two players the rightmost one is not used.
    DYN-6.2: At the end of every round each visible stone gives the reward of its column, from left to right: 1 point; 2 points or up to 4 stones; 1 point; a choice of three cards; 1 point.
    DYN-6.3: You decide between points and stones when the column is reached, and only if you can take at least one stone.
    DYN-6.4: Three cards: draw three, keep one, discard the others face up before the kept one takes effect. If there are fewer cards, draw what there is. A red one takes effect at once.
web-rules-dynasty-temple-d =
    Temple D: Arena
    DYN-11.1: Stones fill the stone places in order. Each moves its owner's chariot by the arrows of its place.
    DYN-11.2: Occupied spaces count while a chariot moves. If it would end on another chariot, it continues to the next space, and so on. The start and the finish hold any number; extra steps beyond the finish are lost.
    DYN-11.3: At the end of every round the leading chariot scores 2 points and the second 1 (nothing with two players). If several have finished, all of them are first and nobody is second. A chariot on the start scores nothing.
    DYN-11.4: At the end of the game each chariot scores the points of its space.
    DYN-11.5: When all places are full, a stone moves its chariot 1 space. If your chariot has already finished, your stone scores 1 point instead; it takes a place all the same.
web-rules-dynasty-burial-c =
    Burial Chamber C: Tomb Hill
    DYN-7.1: The hill has five levels of 5, 4, 3, 2 and 1 places. The owner places the stone on any free place of the lowest level, or one level higher on any two neighbouring stones, of any colour.
    DYN-7.2: At the end of the game touching stones of one colour form a group, and each group scores its stones times the levels it reaches, counted as four at most.
    DYN-7.3: When the hill is full, each further stone scores 1 point.
    Example: six stones up the left edge, over five levels, and one at the other end: 6 times 4 and 1 times 1 make 25 points.
web-rules-dynasty-burial-d =
    Burial Chamber D: Crypt
    DYN-8.1: At the start of every round four tomb tiles are turned up; those left from the round before are removed first.
    DYN-8.2: The owner of a stone picks one of the tiles and places the stone on the space with its number; the tile is removed from the game.
    DYN-8.3: At the end of the game groups count as on side A: 1, 3, 6, 10, 15, and 2 for each additional stone. Stones beside the board belong to no group.
    DYN-8.4: A player who has no stone in the crypt loses 4 points. A stone beside the board does not prevent that, unless you choose that option.
    DYN-8.5: If no tile is left, a stone scores 1 point beside the board.
web-rules-dynasty-obelisks-c =
    Obelisks C: Giant Obelisk
    DYN-13.1: Stones fill 15 spaces of a path in order. The owner takes the tile of the space and builds it at once on their own obelisk, which is three squares wide and of any height.
    DYN-13.2: A tile that cannot be built goes back to the box; a tile that can be built must be.
    DYN-13.3: A tile may be turned, not flipped. It must stay within the three columns, and each column must stay filled from the bottom without a gap.
    DYN-13.4: At the end of the game each complete level scores 2 points.
    DYN-13.5: Then the players are ranked by complete levels, and if tied by the squares above them. Players who are still tied add up the points of their ranks, divide them and round down. A player without a tile is not ranked.
    Players | 1st | 2nd | 3rd | 4th
    2 | 5 | 0 | - | -
    3 | 6 | 3 | 0 | -
    4 | 7 | 5 | 2 | 0
    DYN-13.6: After 15 stones each further one scores 1 point.
web-rules-dynasty-obelisks-d =
    Obelisks D: Avenue
    DYN-14.1: Your first stone goes to any free obelisk on the avenue. Your further stones must go there until it has reached its height; only then may you start another free obelisk.
    DYN-14.2: If you have no unfinished obelisk and none is free, your stone scores 1 point beside the board.
    DYN-14.3: At the end of the game a finished obelisk scores its points, an unfinished one 1 for each stone.
web-rules-dynasty-meeting =
    Where cards and sites meet
    DYN-12.1: A stone beside the board belongs to its site: it counts for Decorations, prophecies and the Wrath of the Pharaoh, but not in the scoring of the site itself.
    DYN-12.2: Decorations count all stones of a site on any side, including covered ones and those on the places of a path or an arena.
    DYN-12.3: Entrance, Sarcophagus, Paved Path and the Raft place a stone as if it had been unloaded, with all its choices. Without a stone in the quarry a red card does nothing, and is kept.
    DYN-12.4: Whatever a card sets off is settled before the next stone is unloaded, the latest first.
    DYN-12.5: The discards are shuffled when a card is needed; kept red cards are not among them. If there is no card at all, none is dealt or drawn, and a stone at Market A, B or D that finds no card gets nothing.
web-rules-dynasty-cards =
    The new market cards
    DYN-15.1: Extra Storage, 2 cards, red: the sled holds 2 more stones from now on.
    DYN-15.2: Private Quarry, 2 cards, red: 1 point and up to 3 stones from the quarry, at once.
    DYN-15.3: Stone Ornament, 2 cards, green: 1 point for each stone on your own sled at the end of the game.
    DYN-15.4: Statue, 4 cards, purple: like the others.
    DYN-15.5: Raft, 2 cards, blue: needs 3 stones on the sled. Two go back to the quarry, one is placed at any monument; at the Market only with an option.
    DYN-15.6: Gangplank, 2 cards, blue: needs a stone on your sled, which goes back to the quarry. Then a ship that carries at least one of your stones and its minimum sails to a site that already has a ship. It counts like any other ship for the end of the round.
    DYN-15.7: Stones go back to the quarry before anything else happens. Blue cards are played and discarded, and score 1 point if unused, like the others.
    DYN-16.1: With secret market cards, blue cards stay face down in front of their owner until they are played. This changes what players see, and nothing else.
    DYN-16.2: A card taken from the Market, or kept from several drawn cards, is shown when it is taken. A single blue card from the draw pile is seen by its owner only, unless the last ship of the game has sailed.
    DYN-16.3: At the end of the game all cards are shown.
web-rules-dynasty-prophecies =
    Prophecies
    DYN-17.1: Three of the seven prophecies are turned up for the whole game; each player has 2 scarabs.
    DYN-17.2: You may place at most one scarab on each prophecy and at most one in each window: rounds 1 and 2, 3 and 4, 5 and 6. Players do not block each other, and scarabs never come back.
    DYN-17.3: You place a scarab on your own turn before your action, and it costs no action; you may do so even if you then have to pass.
    DYN-17.4: At the end of the game a scarab scores the points of its window if the prophecy has come true for its owner; if not, its owner loses points.
    Rounds | come true | not
    1 and 2 | +6 | -3
    3 and 4 | +4 | -2
    5 and 6 | +2 | -1
    DYN-18.1: Osiris: more stones at the Pyramids than any other player.
    DYN-18.2: Anubis: more stones in the Burial Chamber than any other player.
    DYN-18.3: Isis: more stones at the Temple than any other player.
    DYN-18.4: Horus: at least 3 of your own stones at each of the four monuments (2 with four players).
    DYN-18.5: Set: at least 4 statues.
    DYN-18.6: Amun: at least 3 red cards.
    DYN-18.7: Ra: at least 4 green cards.

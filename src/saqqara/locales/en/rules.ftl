### The rules in full, for the browser. The first line of a message is its heading; a line that
### begins with an id is a rule; lines with bars are a table; any other line is an example.

## Imhotep

web-rules-imhotep-things =
    What is on the table
    IMH-1.1: 2 to 4 players, six rounds.
    IMH-1.2: Each player has 29 stones in play. They never get lost: those in your quarry, on your sled, on ships and at sites always number 29. The quarry holds any number, the sled at most 5.
    IMH-1.3: Ships have spaces for 1 to 4 stones in a row, counted from the bow. To sail, a ship with 4 spaces needs at least 3 stones, one with 3 needs 2, the others need 1.
    IMH-1.4: There are five sites with one dock each: Market, Pyramids, Temple, Burial Chamber, Obelisks. Each has a side A and a side B, and any mix of sides may be played.
    IMH-1.5: 34 market cards: 6 red, 8 green, 10 purple, 10 blue.
    IMH-1.6: Everything lies open, also the cards that players own, except the order of the draw pile, the round cards to come, the round card that was left out, and the two face-down cards of Market B.
web-rules-imhotep-setup =
    Setting up
    IMH-2.1: Choose a side for each of the five sites.
    IMH-2.2: Of the seven round cards for the number of players one is put back unseen; the other six are shuffled.
    IMH-2.3: The market cards are shuffled into a face-down draw pile.
    IMH-2.4: All stones lie in the quarry. The start player is drawn by lot, or chosen with an option. In turn order the players move 2, 3, 4 and 5 stones to their sleds.
web-rules-imhotep-round =
    A round
    IMH-3.1: The next round card shows the sizes of four ships, which lie empty in the harbour. All five docks are free.
    IMH-3.2: Market A gets four cards face up. If no card is left to deal, places stay empty.
    IMH-3.3: Market B gets three cards face up, then two face down in the fourth place.
    IMH-3.4: The start player begins, then it goes on clockwise. In your turn you take exactly one action. All that follows from it belongs to the turn, also what other players decide.
    IMH-3.5: The round ends at once when the fourth ship has sailed and been unloaded.
    IMH-3.6: The next start player is the one to the left of the player who sent the fourth ship.
    IMH-3.7: Between rounds the Temple brings its rewards. Then the ships go back, and cards left on the Market are discarded. Stones on sites and sleds stay.
    IMH-3.8: When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.
web-rules-imhotep-actions =
    The actions
    IMH-4.1: In your turn you must do one of four things: get stones, load a stone, sail a ship, or play a blue card.
    IMH-4.2: Get stones. Move 3 stones from your quarry to your sled, or as many as there are and fit. You never choose to take fewer. With a full sled or an empty quarry this is not possible.
    IMH-4.3: Load a stone. Move one stone from your sled to any empty space of any ship that has not sailed. Gaps are allowed.
    IMH-4.4: Sail a ship. Choose a ship that has not sailed and carries at least its minimum, and a site where no ship has docked in this round. You need no stone of your own aboard. The ship stays there for the rest of the round and is unloaded.
    IMH-4.5: Play a blue card that you gained before this turn. One card, instead of another action, and only if its whole effect is possible.
    IMH-4.6: Only a player for whom none of the four is possible passes.
    IMH-4.7: If all players pass one after the other, the round ends. Stones on ships that have not sailed return to the quarries; then comes the Temple. The next start player is the one to the left of the last who passed.
web-rules-imhotep-blue =
    Blue cards
    IMH-5.1: Lever. Sail a ship; you set the order in which all the stones aboard are unloaded, before the first one is.
    IMH-5.2: Hammer. Get up to 3 stones, then load exactly one.
    IMH-5.3: Sail. Load one stone on a ship, then sail that ship. Possible only if it then carries its minimum.
    IMH-5.4: Chisel. Load exactly two stones, on one ship or on two. You need both on your sled, and two spaces.
    IMH-5.5: A blue card is discarded when its whole effect is over; if that ended the round, still before the Temple.
web-rules-imhotep-unloading =
    Unloading
    IMH-6.1: Stones leave a ship one at a time, from the bow to the stern; empty spaces are skipped.
    IMH-6.2: A stone is dealt with completely, with its points, its card, its bonus and everything that those bring about, before the next stone is touched.
    IMH-6.3: All choices that a stone brings are up to its owner, also in the turn of another player.
    Example: a ship with the stones of Gil, Wim, Nora and Wim again, from the bow, comes to an empty Pyramid A. Gil scores 2, Wim 1, Nora 3, and Wim 2 more. Whoever sent it need not have been one of them.
web-rules-imhotep-market =
    The Market
    IMH-7.1: For each stone its owner takes one of the cards on the Market; the stone goes back to the owner's quarry. Who is unloaded first chooses first.
    IMH-7.2: Taking a card is compulsory.
    IMH-7.3: In this order: choose a place; the stone goes to the quarry; on side B keep one of the face-down cards; the card leaves the Market; only then it takes effect.
    IMH-7.4: Side B. The place with two face-down cards is one choice. Look at both, keep one, and put the other one face up on the discard pile.
    IMH-7.5: If only one card lies there, it is simply taken.
    IMH-7.6: Red cards take effect at once: one stone from your quarry goes to the Pyramids (Entrance), the Burial Chamber (Sarcophagus) or the Obelisks (Paved Path), just as if it had been unloaded there. Then the card is discarded.
    IMH-7.7: With an empty quarry a red card does nothing and is discarded.
    Example: Kay's stone and then Wim's arrive at Market A. Kay takes Entrance: her stone is back in the quarry, and from there one goes to the Pyramids and scores at once. Only then Wim chooses among the three cards that are left.
    IMH-7.8: Blue, green and purple cards lie face up before their owner. Blue ones can be played from the next turn on, the others count at the end.
    IMH-7.9: What is left at the end of a round is discarded face up.
    IMH-7.10: Should no card be left, a stone goes back to the quarry and brings nothing.
web-rules-imhotep-pyramids =
    The Pyramids
    IMH-8.1: Side A. One pyramid of 14 spaces in a fixed order: nine at the bottom, four above, one on top; on each level column by column from the left, each column from the top. The owner scores the space at once: 2, 1, 3, 2, 4, 3, 2, 1, 3, then 2, 3, 1, 3, then 4.
    IMH-8.2: When it is complete, each further stone is laid beside it and scores 1 point.
    IMH-8.3: Side B. Three small pyramids of five spaces. The owner chooses any that is not complete. Inside it the order is fixed: top left, bottom left, top right, bottom right, tip.
    IMH-8.4: Points of side B, in that order; they are scored at once, whether the bonus is used or not.
    Pyramid | 1st | 2nd | 3rd | 4th | tip
    left | 2 | 1 + card | 3 | 2 | 4
    middle | 2 | 3 | 1 + stones | 1 | 4
    right | 2 | 3 | 3 | 1 + load | 4
    IMH-8.5: Card. You may draw the top card of the draw pile; it is kept or takes effect like a card from the Market. You decide before you see it.
    IMH-8.6: Stones. You may get up to 3 stones.
    IMH-8.7: Load. You may load one stone from your sled on any ship that has not sailed. The ship that is being unloaded has sailed.
    IMH-8.8: A bonus is optional. It is lost if it can have no effect.
    IMH-8.9: Only when all three are complete, further stones are laid beside for 1 point.
web-rules-imhotep-temple =
    The Temple
    IMH-9.1: Stones are laid from left to right, then on top of those from the left again, without end. There are 5 spaces; with two players the rightmost one is not used.
    IMH-9.2: At the end of every round, also if no ship came, the uppermost stone of each space counts. Side A: each scores 1 point.
    IMH-9.3: Side B, from left to right: 1 point or 2 stones; 2 points; 1 point or 2 stones; the top card of the draw pile; 1 point or 2 stones.
    IMH-9.4: Point or stones: the owner decides when the space is reached. As many of the two stones as there are and fit go from quarry to sled. If not even one does, it is the point.
    IMH-9.5: The card must be taken. A red one takes effect at once.
web-rules-imhotep-burial =
    The Burial Chamber
    IMH-10.1: Three rows, filled column by column from the left, each column from the top, without end.
    IMH-10.2: Side A, at the end of the game: stones of one player that touch, side by side or one below the other, form a group. All your groups count: 1 stone scores 1, two 3, three 6, four 10, five 15, and each one more 2.
    IMH-10.3: Side B, at the end of the game: in each row the players are ranked by the number of their stones in it. First scores 8, second 4, third 2, fourth nothing.
    Example, side A: a group of three and a single stone score 6 + 1 = 7; one group of six scores 15 + 2 = 17.
web-rules-imhotep-obelisks =
    The Obelisks
    IMH-11.1: Side A. Each player builds one tower. At the end of the game they are ranked by height.
    Players | 1st | 2nd | 3rd | 4th
    2 | 10 | 1 | - | -
    3 | 12 | 6 | 1 | -
    4 | 15 | 10 | 5 | 1
    IMH-11.2: Side B. A stone waits with the others of its owner. As soon as three wait, they become a tower on the dearest free space of the track and score it at once: 10, 9, 8, 7, 6, 5, 5, 5.
    IMH-11.3: When all eight spaces are taken, no more towers are built, and stones go on waiting.
    IMH-11.4: At the end of the game each waiting stone scores 1.
    Example, side B: a brown tower stands on the 10, and two white stones wait. A ship brings black, white and gray. White's third stone completes a tower on the 9: 9 points at once. Black and gray wait.
web-rules-imhotep-ties =
    Ties in a ranking
    IMH-12.1: Only players with at least one stone take part.
    IMH-12.2: Tied players add up the points of the ranks that they hold together and divide them equally, rounded down. The next player has the rank after them.
    Example: Obelisks A with four players, heights 3, 4, 0 and 3. The tallest scores 15, the two tied ones share second and third place, (10 + 5) / 2 = 7 each, and the one without a tower scores nothing.
web-rules-imhotep-end =
    The end
    IMH-13.1: After the Temple of the sixth round the Burial Chamber, the Obelisks and the cards are scored.
    IMH-13.2: Each green card scores 1 point for every three stones at its site, whoever owns them.
    IMH-13.3: Purple cards: one statue scores 1, two 3, three 6, four 10, five 15, and each one more 2.
    IMH-13.4: Each blue card that was not played scores 1.
    IMH-13.5: Most points win. In a tie, more stones on the sled; if still tied, the win is shared.
    IMH-13.6: All stones at a site count for green cards: those beside the Pyramids, the covered ones in the Temple, towers and waiting stones of the Obelisks.
web-rules-imhotep-variants =
    Options
    IMH-14.1: Wrath of the Pharaoh: at the end a player who lacks a stone at one or more of Pyramids, Temple, Burial Chamber and Obelisks loses 5 points, once.
    IMH-14.2: The sides of the five sites: all A, all B, any mix, or drawn by lot for each site.
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
    Statue (purple) | 10 | 1, 3, 6, 10, 15 for one to five, 2 for each more
    Lever (blue) | 2 | sail, and set the order of unloading
    Hammer (blue) | 2 | get up to 3 stones, load one
    Sail (blue) | 3 | load one stone, sail that ship
    Chisel (blue) | 3 | load two stones

## Imhotep: A New Dynasty

web-rules-dynasty-things =
    A New Dynasty: what is on the table
    DYN-1.1: Every site has sides A to D, each chosen for itself.
    DYN-1.2: 14 market cards join the 34 of the base game if that option is on. Cards never get lost.
    DYN-1.3: Set-up. Market C: each player has 2 coins. Pyramids C: the five scaffold tiles are shuffled and the first is turned up. Pyramids D: the figure stands on the top-left square, or where the option says. Temple D: all chariots stand on the start. Burial Chamber D: the 24 tomb tiles are shuffled.
    DYN-1.4: The expansion is in use as soon as any part of it is: the new cards, a side C or D, or prophecies. Only then the next section holds.
    DYN-1.5: For the set-up prophecies are drawn first, then the first scaffold tile. In each round the round card is turned up, then the Market is filled place by place, then the tomb tiles are laid out.
web-rules-dynasty-changes =
    A New Dynasty: changes to the base game
    DYN-2.1: Red cards are kept. A red card takes effect when it is taken; when its whole effect is over it stays face up before its owner.
    DYN-2.2: With two players, who runs out of stones goes on with an unused colour, and both count as one. So each of the two has 29 + 30 = 59 stones.
    DYN-2.3: Up to so many stones always means as many as there are and fit. The sled holds 5, and 2 more for each Extra Storage.
    DYN-2.4: At the end the Burial Chamber, Obelisks, Arena, cards, prophecies and the Wrath of the Pharaoh are added up; a total may be below zero. Ties are broken by stones on the sled, those on Extra Storage included.
    DYN-3.1: On sides C and D a stone that finds no place lies at the edge of the board and scores 1 point at once. Only the Arena has a rule of its own.
web-rules-dynasty-market-c =
    Market C: Booming Market
    DYN-4.1: Four cards lie face up in a square, places 1 and 2 above, 3 and 4 below, and are renewed as on side A. A stone brings one card.
    DYN-4.2: Instead its owner may pay a coin and take two cards that lie side by side or one above the other, not across. One coin a stone; coins leave the game and are worth nothing in the end.
    DYN-4.3: If no card is left, the stone brings the top card of the draw pile. That is compulsory, and no coin can be used.
    DYN-4.4: The owner sets the order of two cards. The stone returns to the quarry, both cards leave the Market, the first takes its whole effect, then the second.
web-rules-dynasty-market-d =
    Market D: Black Market
    DYN-9.1: Places 1 and 2 hold one card face up, places 3 and 4 three cards face down. A stone brings one face-up card; or its owner looks at all the cards of a face-down place and keeps one. A single card there is simply taken.
    DYN-9.2: For the next round face-down cards stay and are filled up to three; face-up ones are discarded and replaced.
    DYN-9.3: What was not kept goes back face down before the kept card takes effect.
    DYN-9.4: Only those who looked know what lies there. A card that is kept is shown.
web-rules-dynasty-pyramids-c =
    Pyramids C: Scaffolding
    DYN-5.1: Stones fill the four spaces of the tile from left to right. Each brings what its space says, at once: points, up to 3 stones from the quarry, or the top card of the draw pile.
    DYN-5.2: The fourth stone settles the tile: who alone has most stones on it scores 3 points; if several have, each scores 1.
    DYN-5.3: Then the next tile is turned up on top, at once, also in the middle of an unloading. Only after that the fourth space brings its reward.
    DYN-5.4: After five tiles each further stone scores 1 point.
    Example: on the tile 3, 1, 2, card lie stones of white, black, white and black. White scored 3 and 2, black 1; with two each, both score 1. The next tile is turned up, and black draws the card.
web-rules-dynasty-pyramids-d =
    Pyramids D: Hallway
    DYN-10.1: A ring of 14 squares with points, counted clockwise from the top left.
    DYN-10.2: A stone goes to the next free square clockwise from the figure and scores it at once. The figure's own square is reached last, after a full lap; with an option it is reached first.
    DYN-10.3: With each action of getting stones the player may move the figure to the next free square clockwise, one other than its own. Nothing else moves it.
    DYN-10.4: On a full ring each further stone scores 1 point.
web-rules-dynasty-temple-c =
    Temple C: Temple of Ra
    DYN-6.1: Stones are laid and seen as on side A: five columns from left to right, then on top; with two players the rightmost one is not used.
    DYN-6.2: At the end of every round each visible stone brings what its column says, from left to right: 1 point; 2 points or up to 4 stones; 1 point; a choice of three cards; 1 point.
    DYN-6.3: Points or stones is decided when the column is reached, and only if at least one stone can be taken.
    DYN-6.4: Three cards: draw three, keep one, discard the others face up before the kept one takes effect. If there are fewer cards, draw what there is. A red one takes effect at once.
web-rules-dynasty-temple-d =
    Temple D: Arena
    DYN-11.1: Stones fill the stone places in order. Each moves its owner's chariot by the arrows of its place.
    DYN-11.2: Occupied spaces count while a chariot moves. If it would end on another chariot it goes on to the next space, and so on. Start and goal hold any number; steps beyond the goal are lost.
    DYN-11.3: At the end of every round the leading chariot scores 2 points and the second 1, with two players nothing. If several are in the goal, all of them are first and nobody is second. A chariot on the start scores nothing.
    DYN-11.4: At the end of the game each chariot scores the points of its space.
    DYN-11.5: When all places are full, a stone moves its chariot 1 space. A stone whose owner's chariot is in the goal scores 1 point instead; it takes a place all the same.
web-rules-dynasty-burial-c =
    Burial Chamber C: Tomb Hill
    DYN-7.1: The hill has five levels of 5, 4, 3, 2 and 1 places. The owner lays the stone on any free place of the lowest level, or on any two neighbours of a level, of whatever colour, one level higher.
    DYN-7.2: At the end of the game stones of one colour that touch form an area, and each area scores its stones times the levels that it reaches, counted as four at most.
    DYN-7.3: On a full hill each further stone scores 1 point.
    Example: six stones up the left edge, over five levels, and one at the other end: 6 times 4 and 1 times 1 make 25 points.
web-rules-dynasty-burial-d =
    Burial Chamber D: Crypt
    DYN-8.1: At the start of every round four tomb tiles are laid out; those left from the round before leave the game first.
    DYN-8.2: The owner of a stone picks one of the tiles and lays the stone on the space with its number; the tile leaves the game.
    DYN-8.3: At the end of the game groups count as on side A: 1, 3, 6, 10, 15, and 2 for each one more. Stones beside the board count in no group.
    DYN-8.4: Who has brought no stone to the crypt loses 4 points. A stone beside the board does not avert that, unless an option says so.
    DYN-8.5: If no tile is left, a stone scores 1 point beside the board.
web-rules-dynasty-obelisks-c =
    Obelisks C: Giant Obelisk
    DYN-13.1: Stones fill 15 spaces of a path in order. The owner takes the tile of the space and builds it at once on the own obelisk, which is three squares wide and of any height.
    DYN-13.2: A tile that cannot be built goes back to the box; one that can be built must be.
    DYN-13.3: A tile may be turned, not flipped. It must stay within the three columns, and each column must stay filled from the bottom without a gap.
    DYN-13.4: At the end of the game each complete level scores 2 points.
    DYN-13.5: Then the players are ranked by complete levels, and if tied by the squares above them. Who is still tied adds up the points of the ranks, divides and rounds down. Who has no tile takes no part.
    Players | 1st | 2nd | 3rd | 4th
    2 | 5 | 0 | - | -
    3 | 6 | 3 | 0 | -
    4 | 7 | 5 | 2 | 0
    DYN-13.6: After 15 stones each further one scores 1 point.
web-rules-dynasty-obelisks-d =
    Obelisks D: Avenue
    DYN-14.1: The first stone of a player goes to any free site of the avenue. Further ones must go there until the site has its height; only then the player may begin another free site.
    DYN-14.2: Without an unfinished site of one's own and without a free one a stone scores 1 point beside the board.
    DYN-14.3: At the end of the game a finished obelisk scores its points, an unfinished one 1 for each stone.
web-rules-dynasty-meeting =
    Where cards and sites meet
    DYN-12.1: A stone beside the board belongs to its site: it counts for Decorations, prophecies and the Wrath of the Pharaoh, but not in the scoring of the site itself.
    DYN-12.2: Decorations count all stones of a site on any side, also covered ones and those on places of a path or an arena.
    DYN-12.3: Entrance, Sarcophagus, Paved Path and the Raft place a stone as if it had been unloaded, with all its choices. Without a stone in the quarry a red card does nothing, and is kept.
    DYN-12.4: What a card sets off is settled before the next stone is unloaded, the latest first.
    DYN-12.5: The discards are shuffled when a card is needed; kept red cards are not among them. If there is no card at all, none is dealt or drawn, and a stone at Market A, B or D that finds none brings nothing.
web-rules-dynasty-cards =
    The new market cards
    DYN-15.1: Extra Storage, 2 cards, red: the sled holds 2 more stones from now on.
    DYN-15.2: Private Quarry, 2 cards, red: 1 point and up to 3 stones from the quarry, at once.
    DYN-15.3: Stone Ornament, 2 cards, green: at the end 1 point for each stone on the own sled.
    DYN-15.4: Statue, 4 cards, purple: as the others.
    DYN-15.5: Raft, 2 cards, blue: needs 3 stones on the sled. Two go back to the quarry, one is placed at any monument; at the Market only with an option.
    DYN-15.6: Gangplank, 2 cards, blue: needs a stone on the sled, which goes back to the quarry. Then a ship that carries an own stone and has its minimum sails to a site where a ship already lies. It counts like any other ship for the end of the round.
    DYN-15.7: Stones go back to the quarry before anything else happens. Blue cards are played, discarded, and worth 1 point unused like the others.
    DYN-16.1: With secret market cards, blue cards lie face down before their owner until they are played. That changes what people see, and nothing else.
    DYN-16.2: A card that is taken from the Market, or kept among drawn ones, is shown when it is taken. A single blue card from the draw pile is seen by its owner only, unless the last ship of the game has sailed.
    DYN-16.3: At the end of the game all are shown.
web-rules-dynasty-prophecies =
    Prophecies
    DYN-17.1: Three of the seven prophecies are turned up for the whole game; each player has 2 scarabs.
    DYN-17.2: A player may lay at most one scarab on each prophecy and at most one in each window: rounds 1 and 2, 3 and 4, 5 and 6. Players do not block each other, and scarabs never come back.
    DYN-17.3: It is done in one's own turn before the action, and costs no action; also by who then has to pass.
    DYN-17.4: At the end of the game a scarab brings the points of its window if the prophecy has come true for its owner, and loses some if not.
    Rounds | come true | not
    1 and 2 | +6 | -3
    3 and 4 | +4 | -2
    5 and 6 | +2 | -1
    DYN-18.1: Osiris: more stones at the Pyramids than each other player.
    DYN-18.2: Anubis: more stones in the Burial Chamber than each other player.
    DYN-18.3: Isis: more stones at the Temple than each other player.
    DYN-18.4: Horus: at least 3 own stones at each of the four monuments, with four players 2.
    DYN-18.5: Set: at least 4 statues.
    DYN-18.6: Amun: at least 3 red cards.
    DYN-18.7: Ra: at least 4 green cards.

## Return of the Pharaoh

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
    PHA-1.4: No card gets lost. The crew cards and lots in all places always number five times the players plus 20.
web-rules-pharaoh-open =
    What everybody may know
    PHA-2.1: You see your own hand only, and of the others how many cards they hold. Everything else lies open. With an option all hands lie open too. When the game is over, all cards are shown.
    PHA-2.2: All begin with the same cards, and every crew card that moves is seen by all. So a good memory can work out every hand.
    PHA-2.3: The only real unknown is the order in which the remaining lots will come.
web-rules-pharaoh-setup =
    Setting up
    PHA-3.1: Each player takes plain crew 1, 2, 3, 4 and 5 into hand, together 15, and puts a tent in front.
    PHA-3.2: Each player also takes pharaoh cards: 3 with two players, 2 with three or four.
    PHA-3.3: The 15 treasures and the 5 crew cards with a flag are shuffled into a deck of 20 lots.
    PHA-3.4: At the start of every round four lots are turned up one by one and laid in a row, the first nearest the deck.
    PHA-3.5: One player gets the Horus chip: by lot, or the seat chosen with an option.
    PHA-3.6: Play goes clockwise.
web-rules-pharaoh-auction =
    An auction
    PHA-4.1: The lot is the face-up card nearest the deck. Whoever holds the Horus chip when the auction begins is its start player and takes the first turn. That stays so for the whole auction, even if the chip moves.
    PHA-4.2: In your turn you either declare a number or pass. Then comes the next player clockwise who has not passed. The auction is over as soon as everybody has passed, or everybody but the player with the highest declaration.
web-rules-pharaoh-declaring =
    Declaring
    PHA-4.3: Lay one or more crew cards from your hand face up in front of you. They stay there until the auction is over: you may add to them in a later turn, but not take back or exchange any.
    PHA-4.4: You declare the sum of all the cards that you have laid in this auction, no more and no less. It must be higher than every number declared before. The first declaration may be any number.
    PHA-4.5: Plain crew and crew with a flag count alike. Cards at your tent are resting and cannot be laid.
    PHA-4.6: Opening bonus. With the first declaration of an auction, the start player may add the number of the round: in round 3, a 4 alone makes 7.
    PHA-4.7: The bonus is the full round number or nothing, and needs at least one card. It counts for this one declaration: from the second on the cards alone count. If the start player passes, nobody gets it. With an option there is no bonus at all.
    Example: round 3, the first lot is ankh 3, everyone holds 1 2 3 4 5, and Ana has the chip. Ana lays a 2 and adds the bonus: five. Ben lays 1 and 5: six. Chie passes. Ana's bonus is gone, so she needs at least 5 more: she adds her 5, seven. Ben adds his 2: eight. Ana passes and takes back 2 and 5. Ben wins the ankhs, and his 1, 2 and 5 go to the hospital.
web-rules-pharaoh-passing =
    Passing
    PHA-4.8: A pass is final: you are out of this auction. You may pass in any turn, also as the start player and also after having declared. Choose one of three kinds.
    PHA-4.9: Horus pass. Only one player can make it in each auction. Take the Horus chip, or keep it: you will start the next auction. If nobody does, the chip stays where it is.
    PHA-4.10: Pharaoh pass. Lay one of your pharaoh cards face up; it is spent for the game. All crew cards that are in the hospital now move to your tent. Cards that come to the hospital later are not yours.
    PHA-4.11: Plain pass. Always possible, and nothing happens.
    Example: Ben's 1, 2 and 5 lie in the hospital, and the lot is jar 1. Ana makes a Horus pass to keep the chip. Ben lays 3: three. Chie makes a Pharaoh pass: 1, 2 and 5 move to Chie's tent. Ben wins the jar at once, and his 3 goes to the hospital, too late for Chie.
web-rules-pharaoh-won =
    The end of an auction
    PHA-4.12: Crew that did not win returns to its owners' hands.
    PHA-4.13: Treasure is won: the winner lays it face up. The crew laid for it goes to the hospital, where it belongs to nobody and stays until somebody makes a Pharaoh pass.
    PHA-4.14: Crew is won: the card and the crew laid for it go to the winner's tent. They cannot be used before the next round.
    PHA-4.15: If all passed and nobody declared, the lot leaves the game.
    PHA-4.16: If all others pass before anybody has declared, the last player still has a turn: any declaration wins at once, and a pass of any kind removes the lot. A player with the highest declaration never has a turn while it is the highest.
web-rules-pharaoh-rounds =
    Rounds
    PHA-5.1: A round is over when its four lots are gone. All take the cards from their own tents into their hands. Cards in the hospital stay there.
    PHA-5.2: The Horus chip stays with its holder, and four new lots are turned up. After the fifth round the game ends.
web-rules-pharaoh-points =
    Counting points
    PHA-6.1: Treasure. One point for each item on your treasure cards.
    PHA-6.2: Variety. One kind of treasure scores 0, two kinds 1, three 3, four 6, all five 10.
    PHA-6.3: Flags. One point for each crew card with a flag in your hand or at your tent.
    PHA-6.4: Most points win. In a tie, the larger sum of all crew in hand and at the tent decides.
    PHA-6.5: Crew in the hospital scores for nobody. Pharaoh cards that were not used score nothing.
    PHA-6.6: If that is equal too, the players share the win.
    Example: Ben has jar 1, jar 2, ankh 3 and gold coin 2: 8 items. Three kinds give 3 points, and one flag 1 point: 12.
web-rules-pharaoh-variants =
    Options
    Option | What it does | Rule
    Open hands | everybody sees every hand | PHA-2.1
    First holder of the chip | by lot, or a seat | PHA-3.5
    No opening bonus | every declaration is the sum of the cards; a house rule | PHA-4.7

## Murals of the Nile

web-rules-murals-things =
    What is on the table
    MUR-1.1: A hundred cards with the numbers 00 to 99, one of each.
    MUR-1.2: The sheet has ten rows and ten columns. A card lies in the row of its first digit and in the column of its second: 45 in row 4, column 5. Row 0 is at the top, column 0 at the left.
    MUR-1.3: The cells form 12 areas, each with a value I, II or III.
    MUR-1.4: Thirteen cards carry an ankh. They bring a card at once.
    MUR-1.5: Every player has a cube on the combo track, on the area track and on the miss track. The tracks have no end; on the miss track one goes down, from 0 to -1, -2 and so on.
    MUR-1.6: No card gets lost: each one is in the deck, in the display, in a hand or on the sheet.
web-rules-murals-open =
    What everybody may know
    MUR-2.1: You see your own hand, and of the others how many cards they hold. Nobody looks into the deck. The display, the sheet and the tracks lie open.
    MUR-2.2: A card taken from the display into hand stays known to all; a card from the deck is its owner's secret until it is placed.
    MUR-2.3: Every card of the deck is equally likely to come next.
web-rules-murals-setup =
    Setting up
    MUR-3.1: All hundred cards form the face-down deck. Display and sheet are empty.
    MUR-3.2: All cubes stand on 0.
    MUR-3.3: Each player takes one card of the deck as the starting hand.
    MUR-3.4: The player who begins is drawn by lot, or chosen with an option.
    MUR-3.5: Play goes clockwise.
web-rules-murals-turn =
    A turn
    MUR-4.1: Place a card on the cell with its number: turn up the top card of the deck, or choose one from your hand or from the display.
    MUR-4.2: After each card you may stop, or place another one, from any of the three sources.
    MUR-4.3: Place at least one card in your turn, and at most ten. After the tenth the turn is over.
    MUR-4.4: A card that you turn up must be placed if it can be: you may not look at it and then stop or use another.
    MUR-4.5: If no other card can be placed, the turn ends as if you had stopped.
web-rules-murals-shadow =
    The shadow
    MUR-5.1: A cell lies in the shadow of a card if its row and its column are both greater: below and to the right.
    MUR-5.2: The first card of a turn may go anywhere. Shadows do not outlast a turn.
    MUR-5.3: Only the card placed immediately before casts a shadow.
    MUR-5.4: The same row and the same column are never in the shadow. After 22, both 82 and 25 are fine; 33 is not.
    MUR-5.5: A card in row 9 or column 9 casts no shadow: the next card cannot miss.
    MUR-5.6: Cards of the hand and of the display cannot be placed in the shadow, not even on purpose.
    MUR-5.7: Cards laid in descending order never lie in each other's shadow, so a hand of ten makes a certain turn of ten cards.
web-rules-murals-misses =
    Misses
    MUR-6.1: A card turned up as the second to tenth card of a turn is a miss if it lies in the shadow of the card before it. Nothing else is.
    MUR-6.2: The card goes face up to the display, your cube on the miss track moves one step down, and your turn is over without a combo bonus.
    MUR-6.3: What the turn brought before stays: cards placed, steps on the area track, cards taken for an ankh. An ankh on the missed card itself does nothing.
    MUR-6.4: The missed card can be placed or taken by the next players, and by you from your next turn on.
    Ana turns up 25, 08 and 37 and stops: 08 lies in a higher row than 25, and 37 to the left of column 8. Ben turns up 22, takes a card for the ankh, and goes on to 81; then 95 comes, below and to the right: a miss. Chie begins with the 95 of the display, which casts no shadow.
web-rules-murals-bonuses =
    Bonuses
    MUR-7.1: Whoever places an ankh card takes one card at once, and only then stops or goes on. It may be placed right away.
    MUR-7.2: The ankh counts with the tenth card too: the card is taken, then the turn ends. It does nothing when deck and display are both empty.
    MUR-7.3: To take a card means: the top card of the deck, unseen by the others, or any card of the display. Choose for each single card; you see it before you choose the next.
    MUR-7.4: After a turn without a miss you get the combo bonus for the number of cards that you placed in it, exactly that one: first the steps, then the cards.
    MUR-7.5: The combo bonus for 1 to 10 cards:
    Cards placed | Steps | Cards taken
    1 | 0 | 1
    2 | 0 | 0
    3 | 0 | 1
    4 | 1 | 1
    5 | 0 | 2
    6 | 2 | 1
    7 | 0 | 3
    8 | 3 | 1
    9 | 0 | 4
    10 | 5 | 1
    MUR-7.6: Cards must be taken, all of them; if deck and display hold fewer, all there are.
    MUR-7.7: Whoever places the last missing card of an area moves as many steps on the area track as its value, at once. A later miss does not take them back.
    MUR-7.8: Placing a card brings first the area steps, then the card for an ankh, then the choice to stop or go on.
web-rules-murals-end =
    The end of the game
    MUR-8.1: When the deck is empty, no card can be turned up. The display still serves; a player without cards in hand must place one of it.
    MUR-8.2: When deck and display are both empty, play goes on with the hands. Bonuses bring steps as before, but no cards.
    MUR-8.3: From then on, players without cards in hand are skipped.
    MUR-8.4: The last player with cards has one turn after the other, and may spread the hand over as many as they like.
    MUR-8.5: The game ends when all hundred cards are on the sheet. The combo bonus of the last turn still counts.
    MUR-8.6: Every turn places a card, so there are at most a hundred turns.
web-rules-murals-points =
    Counting points
    MUR-9.1: On each track, your place is one more than the number of players who stand better: further on the combo and area tracks, nearer to 0 on the miss track.
    MUR-9.2: Players who stand equal share a place, and each gets its points; the places behind are left out.
    Combo 10, 9, 9 and 8 bring 6, 4, 4 and 0 points.
    MUR-9.3: Points for the places; the fourth has none:
    Track | 1st | 2nd | 3rd
    Combo | 6 | 4 | 2
    Area | 5 | 3 | 1
    Miss | 4 | 2 | 1
    MUR-9.4: Your total is the sum of the three tracks. Most points win.
    MUR-9.5: In a tie, the larger sum of the three positions decides, misses counting below zero: 10, 6 and -2 make 14.
    MUR-9.6: If that is equal too, the players share the win.
web-rules-murals-options =
    Options
    MUR-10.1: The table can tell each player the odds that the next card of the deck misses: of the cards that this player has not seen, how many lie in the shadow.
    MUR-10.2: The sheet, the ankh cards, the combo table and the points that we had to reconstruct can be replaced from a file by whoever owns the box.

## Cleopatra and the Society of Architects

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
    CLE-1.4: Each player has 3 Nile Merchants, 2 statues of Anubis and a pyramid. There are 5 dice with one ankh each, and Talents and amulets without limit.
    CLE-1.5: No card gets lost.
web-rules-cleopatra-open =
    What everybody may know
    CLE-2.1: Hands, Talents and amulets of the others are secret, and so are bids until all are opened and the faces of face-down cards. Discarded and paid cards are seen by all; not what a Courtesan takes back, a Vizier keeps or a Beggar is given.
    CLE-2.2: Everything else lies open, also the top card of the draw pile as it lies, and which mosaic is on top. Nobody may search the discards without a Courtesan.
    CLE-2.3: A good memory knows Talents and amulets, and cards that were taken face up.
web-rules-cleopatra-board =
    Garden, walls, plaza
    CLE-3.1: The garden has 9 x 9 cells without the throne platform at the back: 72 cells, 34 of them with a palm.
    CLE-3.2: Nine slots for walls run from the front left corner round the back to the front right corner, three cells each.
    CLE-3.3: The left door frame hangs together with wall 1, the right one with wall 9.
    CLE-3.4: Sphinxes are built in the order of their numbers. Cleopatra walks over five spaces to the door.
    CLE-3.5: Mosaics may be turned and flipped.
web-rules-cleopatra-setup =
    Setting up
    CLE-4.1: The mosaics are shuffled into a pile; only the top one is on offer.
    CLE-4.2: Cleopatra stands on her portrait, and the dice lie beside the Altar.
    CLE-4.3: Each player has 3 merchants, 2 statues and 5 Talents.
    CLE-4.4: Each player is dealt 3 cards.
    CLE-4.5: Half of the other cards are turned face up, and all are shuffled into the draw pile.
    CLE-4.6: The market opens with three cards as they lie.
    CLE-4.7: The start player is drawn by lot; play goes clockwise.
web-rules-cleopatra-market =
    The market
    CLE-5.1: Take all cards of the market row; or, with stalls, all cards of one of the three stalls.
    CLE-5.2: What lay face down is seen by you alone.
    CLE-5.3: Three new cards come: a new row, or one to each stall as you like.
    CLE-5.4: An empty draw pile is made anew of the discards, half of them face up.
    CLE-5.5: An empty stall or market cannot be visited.
web-rules-cleopatra-turn =
    A turn
    CLE-6.1: Visit the market, or visit the quarry and build at least one piece.
    CLE-6.2: Characters may be played before the action, between two pieces, and after the action.
    CLE-6.3: A standard card is one unit, a double two, a Trompe-l'oeil or a merchant one of any kind. Tainted cards bring their amulets when played. There is no change, but what is left over serves the next pieces of the same visit.
    CLE-6.4: Who can neither take a card nor build anything passes, and the market is refilled.
    CLE-6.5: Any number of pieces may be built in one visit.
    CLE-6.6: A piece is paid resource by resource, with singles, doubles, Trompe-l'oeil and merchants in this order.
    CLE-6.7: The proposed payment brings the fewest amulets, then has the least waste, then the fewest merchants.
    CLE-6.8: Each piece is chosen, paid, laid and scored before the next.
    CLE-6.9: Two pieces in one visit bring 2 Talents more, three or more bring 5.
    CLE-6.10: Then Cleopatra walks one space for each category that was completed.
    CLE-6.11: Then the dice beside the Altar are rolled; ankhs go onto it. The fifth calls an Offering.
    CLE-6.12: With more than 10 cards at the end of the turn: discard down to 10 for one amulet, keep them for one amulet each, or play a Smuggler.
web-rules-cleopatra-pieces =
    Pieces
    CLE-7.1: What the pieces cost and pay.
    Piece | Cost | Talents
    Column wall | 1 artisan, 1 wood, 1 stone | 3, and 1 for each mosaic beside it
    Sphinx | 1 artisan, 1 stone, 1 marble | 2 for 1, 3, 5; 5 for 2, 4, 6
    Obelisk | 3 artisans, 2 wood, 2 stone | 12
    Door frame | 2 artisans, 1 wood, 1 marble, 1 lapis lazuli | 4, and 1 for each wall in its chain
    Pedestal, then throne | 3 artisans, 2 marble, 2 lapis lazuli | 12
    Mosaic | 2 artisans, 1 stone, 1 marble, 1 lapis lazuli | 4, and 1 for each palm under it
    CLE-7.2: Walls go to any free slot.
    CLE-7.3: A wall counts the mosaics beside it when it is built.
    CLE-7.4: Sphinxes are built in order.
    CLE-7.5: The pedestal is built before the throne.
    CLE-7.6: A door frame counts the walls in one unbroken run from its own corner.
    Example: with walls 1, 2, 3, 4, 6 and 9 the left frame pays 4 + 4, the right one 4 + 1.
web-rules-cleopatra-mosaics =
    Mosaics and sanctuaries
    CLE-7.7: The top mosaic is taken.
    CLE-7.8: It lies on five free cells of the garden.
    CLE-7.9: Uncovered cells that hang together are a sanctuary when no mosaic of the pile fits among them.
    CLE-7.10: Whoever closes a sanctuary may put a statue there, at once or never.
    CLE-7.11: First collect the Talents, then claim, then look at the pile.
    CLE-7.12: A top mosaic that fits nowhere is removed.
    CLE-7.13: A category is complete when its pieces are built; mosaics, when none is left.
web-rules-cleopatra-offering =
    The Offering
    CLE-8.1: It takes place at once when the fifth die is on the Altar.
    CLE-8.2: All bid Talents secretly, and open together.
    CLE-8.3: All bids are paid.
    CLE-8.4: Equal bids share a rank, and the next ranks are skipped.
    CLE-8.5: Rank 1 discards 3 amulets; rank 2 takes 1, rank 3 takes 2, and so on.
    CLE-8.6: Then the Altar is cleared.
    Example: bids of 10, 5, 5 and 2 bring minus 3, plus 1, plus 1 and plus 3 amulets.
web-rules-cleopatra-end =
    The end
    CLE-9.1: When Cleopatra stands on space 5, the game ends at once, without dice.
    CLE-9.2: Each tainted card in hand brings an amulet.
    CLE-9.3: Each cell of the own sanctuaries takes one away.
    CLE-9.4: Who has the most amulets is eaten by the crocodile, all of them if several; nobody if all have the same.
    CLE-9.5: The others count Talents and 3 for each merchant. The highest wins; of equals the one with fewer amulets.
    CLE-9.6: If all pass one after the other, the game ends too.
    CLE-9.7: A game of 500 turns ends as it stands. At most 20 characters are played in one go.
web-rules-cleopatra-characters =
    Characters
    CLE-10.1: A character is discarded, and brings its amulets when played.
    CLE-10.2: It must be able to do something.
    CLE-10.3: Beggar, 2 amulets: each opponent gives 2 Talents or a standard card. Who can do neither gives the whole hand, or with an option the last Talent or nothing.
    CLE-10.4: Courtesan, 1 amulet: take any discarded card, unseen.
    CLE-10.5: Envoy: name a resource and opponents; they may offer. With each card that you accept comes one of the giver's amulets.
    CLE-10.6: Scribe, 2 amulets: take another mosaic of the pile.
    CLE-10.7: Scribe, no amulets: put a die on the Altar or take one off.
    CLE-10.8: Smuggler, 1 amulet: keep a hand above the limit.
    CLE-10.9: Vizier: draw 5 cards, keep what you like for 1 amulet each.
web-rules-cleopatra-variants =
    Options
    CLE-11.1: The rules of the Japanese translation have a market row, those of the original of 2006 three stalls.
    Option | What it does | Rule
    Market | one row or three stalls | CLE-5.1
    Refill | stalls by the player, or from left to right | CLE-5.3
    Trompe-l'oeil | any resource, no artisan, or none in the deck | CLE-6.3
    Wall bonus | mosaics or covered cells | CLE-7.3
    Destitute opponent of a Beggar | hand, last Talent, nothing | CLE-10.3
    Giver without amulets | an amulet from the supply, or none | CLE-10.5
    Last dice | not rolled, or rolled | CLE-9.1
    CLE-11.2: Costs, amulets of cards and palms can be replaced by a file.

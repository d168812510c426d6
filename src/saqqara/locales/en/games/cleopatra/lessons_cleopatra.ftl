### Lessons for Cleopatra and the Society of Architects: what each step says, and kind words for other moves

lesson-cleopatra-about = Build a palace for Cleopatra, grow rich, and stay clean enough not to be eaten by her crocodile.

## A first game

lesson-cleopatra-first-title = Your first palace
lesson-cleopatra-first-learnt =
    Each turn, you take the market's cards or build at the quarry.
    Pieces earn Talents, and several in one visit earn extra.
    Tainted cards are strong, but they put amulets in your pyramid.
    When five kinds of pieces are complete, the most corrupt player is eaten and the richest of the others wins.
lesson-cleopatra-first-welcome = You and two rivals are building Cleopatra's palace. Every piece earns Talents, and the richest architect wins. But the most corrupt one is fed to her crocodile!
lesson-cleopatra-first-market = Each turn, you visit the market or the quarry. The market first: take its three cards.
lesson-cleopatra-first-fetched = You got an artisan, wood and, from the face-down card, stone. Only you know that one. Nefer and Hori took cards too.
lesson-cleopatra-first-wall = Now the quarry. A column wall costs an artisan, wood and stone, and you have all three. Build wall 8, next to a mosaic.
lesson-cleopatra-first-wall-stall = You already hold everything for a wall. Try building one first.
lesson-cleopatra-first-wall-elsewhere = A wall there earns 3 Talents. Wall 8 touches a mosaic and earns 4.
lesson-cleopatra-first-close = That earned 3 Talents, plus 1 for the mosaic beside it. You have no wood left, so close your visit.
lesson-cleopatra-first-altar = Dice are rolled after each visit. One showed an ankh and moved to the Altar. Once all five are there, everybody makes an Offering.
lesson-cleopatra-first-tainted = The double wood is tainted: it counts as two wood, but playing it corrupts you a little. Take the cards all the same.
lesson-cleopatra-first-nefer = Nefer paid for a mosaic with three tainted cards. It earned her 9 Talents, but put three amulets of corruption in her pyramid.
lesson-cleopatra-first-double = Two walls are left. Build one: your double wood pays for it, and an amulet goes into your pyramid.
lesson-cleopatra-first-double-stall = You can build both walls right now. Do it before somebody else does!
lesson-cleopatra-first-last = One wood is left over for this visit. Use it for the last wall: two pieces in one visit earn 2 extra Talents.
lesson-cleopatra-first-last-done = If you stop here, the leftover wood is lost. Build the last wall first.
lesson-cleopatra-first-finish = All nine walls are standing. Close your visit, and see what Cleopatra does.
lesson-cleopatra-first-end = Five of the six kinds of pieces are complete. Cleopatra reaches her door, and the game ends at once.
lesson-cleopatra-first-eaten = The pyramids are opened. Nefer is the richest by far with 74 Talents, but she also has the most amulets: 19. The crocodile eats her.
lesson-cleopatra-first-won = You have 46 Talents and only 2 amulets; Hori has 35 Talents. The richest survivor wins, and that is you!

## Corruption and amulets

lesson-cleopatra-corruption-title = Corruption and amulets
lesson-cleopatra-corruption-learnt =
    More than ten cards at the end of your turn cost amulets.
    Doubles and Trompe-l'oeil add an amulet each when you play them.
    Nile Merchants replace any resource without one, and are worth 3 Talents each if you keep them.
lesson-cleopatra-corruption-pyramid = Corruption is counted in amulets, hidden in your pyramid. Whoever has the most at the end is eaten, however rich they are.
lesson-cleopatra-corruption-market = Hoarding corrupts. You hold nine cards: take three more and see what happens.
lesson-cleopatra-corruption-market-build = You will build in a moment. Take the cards first, to see what a big hand costs.
lesson-cleopatra-corruption-limit = Twelve cards: two above the limit of ten. Discard two artisans, for one amulet. Keeping everything would cost you two.
lesson-cleopatra-corruption-limit-keep = That is allowed, but it costs an amulet for each card above ten. Discarding costs one in all.
lesson-cleopatra-corruption-limit-card = You will need that one soon. You have six artisans: discard two of them.
lesson-cleopatra-corruption-merchant = A sphinx needs marble, and you have none. A Nile Merchant replaces any one resource, without corruption. Build the sphinx with one.
lesson-cleopatra-corruption-merchant-stall = Three more cards would be too many again. Build the sphinx instead.
lesson-cleopatra-corruption-merchant-trompe = The Trompe-l'oeil replaces any resource too, but adds an amulet. Let a Merchant pay this time.
lesson-cleopatra-corruption-double = Merchants you keep are worth 3 Talents each. So build a wall, but choose your double wood to pay with instead.
lesson-cleopatra-corruption-double-merchant = That saves an amulet, but spends a Merchant. Choose the double wood in your hand before you confirm.
lesson-cleopatra-corruption-double-done = Keep building: the more pieces in one visit, the more Talents.
lesson-cleopatra-corruption-left = That added an amulet, but one wood is left over for this visit. Build a second wall with it.
lesson-cleopatra-corruption-left-done = If you stop here, the leftover wood is lost. Build another wall with it first.
lesson-cleopatra-corruption-close = Three pieces in one visit earn 5 extra Talents. Now close your visit.
lesson-cleopatra-corruption-close-else = You could afford that, but keep your Merchants: they are worth 3 Talents each. Close the visit.
lesson-cleopatra-corruption-trompe = The Trompe-l'oeil in your hand can replace any resource for an amulet. If you still hold it at the end, it costs an amulet too.

## The Offering

lesson-cleopatra-offering-title = The Offering
lesson-cleopatra-offering-learnt =
    When all five dice are on the Altar, everybody bids Talents in secret.
    Everybody loses what they bid, whatever their rank.
    The highest bidder discards 3 amulets; the second takes 1, the third 2, and so on.
lesson-cleopatra-offering-altar = Four of the five dice are on the Altar. When the fifth shows an ankh, the Great Priest demands an Offering.
lesson-cleopatra-offering-build = Each visit to the quarry rolls the dice that are left. Build a sphinx: you have the cards for it.
lesson-cleopatra-offering-build-stall = No dice are rolled at the market. Build a sphinx this time.
lesson-cleopatra-offering-roll = The sphinx earned 2 Talents. Now close your visit, and the last die is rolled.
lesson-cleopatra-offering-roll-else = You could afford that, but keep your Merchants: they are worth 3 Talents each. Close the visit.
lesson-cleopatra-offering-bid = The fifth ankh! Everybody bids Talents in secret and loses them. The highest bidder discards 3 amulets, and you have 3. Bid 6 to 9.
lesson-cleopatra-offering-bid-much = That should win, but you lose everything you bid. A little less will do: 6 to 9.
lesson-cleopatra-offering-bid-little = Your rivals could easily bid that much. Offer a little more: 6 to 9.
lesson-cleopatra-offering-opened = You bid the most, so all 3 of your amulets are gone. Nefer bid 5 and takes 1; Hori bid 3 and takes 2.
lesson-cleopatra-offering-lost = All bids are lost, not only the highest. Bid high if you have many amulets, and low if your hands are clean.
lesson-cleopatra-offering-clear = The Altar is empty again. Equal bids share a rank, so two players could both be first and discard 3.

## Mosaics and sanctuaries

lesson-cleopatra-mosaics-title = Mosaics and sanctuaries
lesson-cleopatra-mosaics-learnt =
    A mosaic earns 4 Talents, plus 1 for each palm under it.
    Free cells where no mosaic fits any more are a sanctuary: close one, and you may claim it with a statue.
    At the end, each cell of your sanctuaries takes away one amulet.
    A wall earns 1 Talent more for each mosaic next to it.
lesson-cleopatra-mosaics-garden = Mosaics decorate the garden. Each one earns 4 Talents, plus 1 for every palm it covers.
lesson-cleopatra-mosaics-mosaic = You always get the top mosaic of the pile. It costs two artisans, stone, marble and lapis lazuli. Build it.
lesson-cleopatra-mosaics-mosaic-stall = You have all the cards for the mosaic. Build it first.
lesson-cleopatra-mosaics-mosaic-wall = The wall can wait: it earns more once the mosaic is there.
lesson-cleopatra-mosaics-lay = Turn the mosaic and place it in the back left corner, along both outer edges. It covers five palms there.
lesson-cleopatra-mosaics-lay-else = It fits there, but it can cover five palms: along both outer edges of the back left corner.
lesson-cleopatra-mosaics-claim = 9 Talents! No mosaic fits in the four cells behind it any more: that is a sanctuary. You closed it, so place your statue.
lesson-cleopatra-mosaics-claim-done = You may leave it empty, but then nobody can claim it later. Place your statue.
lesson-cleopatra-mosaics-sanctuary = At the end, each cell of your sanctuaries takes away one amulet. You have two statues, so you can claim two.
lesson-cleopatra-mosaics-wall = A wall earns 1 Talent more for each mosaic next to it. Build one beside a mosaic.
lesson-cleopatra-mosaics-wall-elsewhere = There is no mosaic next to that wall, so it earns 3 Talents. Beside a mosaic it earns 4.
lesson-cleopatra-mosaics-wall-done = A second piece in this visit would earn 2 extra Talents. Build a wall first.
lesson-cleopatra-mosaics-close = That is 4 Talents for the wall. Close your visit for the 2 extra ones.
lesson-cleopatra-mosaics-close-else = You could afford that, but keep your Merchants: they are worth 3 Talents each. Close the visit.
lesson-cleopatra-mosaics-end = A wall counts the mosaics next to it only when it is built. Mosaics placed later add nothing to it.

## The six characters

lesson-cleopatra-characters-title = The six characters
lesson-cleopatra-characters-learnt =
    Play any number of characters in your turn: before your action, after it, or between two pieces.
    Each one helps you, and most of them cost amulets.
    The Scribe can also fetch any mosaic from the pile, for 2 amulets.
    A character still in your hand at the end costs 1 amulet.
lesson-cleopatra-characters-beggar = Characters do not use up your turn. Play the Beggar, for 2 amulets: each rival has to give you 2 Talents or a card.
lesson-cleopatra-characters-beggar-action = That would be your action. It comes at the end of this lesson: characters first.
lesson-cleopatra-characters-courtesan = Nefer gave you 2 Talents and Hori an artisan. Now the Courtesan: she fetches a discarded card for 1 amulet. Take the lapis lazuli.
lesson-cleopatra-characters-courtesan-card = You may take any card, but lapis lazuli is the rarest resource. Take that one.
lesson-cleopatra-characters-envoy = The Envoy asks your rivals for one resource. You have no wood: ask both of them for it.
lesson-cleopatra-characters-envoy-ask = You may ask for anything. But you have no wood, so ask for that.
lesson-cleopatra-characters-envoy-no = You may leave somebody out. But asking costs nothing, so ask both.
lesson-cleopatra-characters-accept = Hori offers wood, and one of Hori's amulets comes with it. Accept: you need the wood.
lesson-cleopatra-characters-accept-no = You may refuse, and stay a little cleaner. But you have no wood at all, so accept it this time.
lesson-cleopatra-characters-scribe = The Scribe moves a die, without an amulet. Put one on the Altar or take one off, as you like.
lesson-cleopatra-characters-scribe-tile = That is the Scribe's other use: any mosaic of the pile, for 2 amulets. Move a die this time.
lesson-cleopatra-characters-vizier = Now the Vizier: draw five cards, and keep any of them for 1 amulet each.
lesson-cleopatra-characters-keep = You have a use for one stone and one marble: keep those two. The others are discarded and cost nothing.
lesson-cleopatra-characters-keep-else = You may keep any of them, at 1 amulet each. Keep one stone and one marble.
lesson-cleopatra-characters-market = They cost you 2 amulets. Now your action: visit the market.
lesson-cleopatra-characters-market-build = A fine idea in a real game. But for the last character you need more cards: visit the market.
lesson-cleopatra-characters-smuggler = Twelve cards are too many. But the Smuggler lets you keep all the others, for 1 amulet.
lesson-cleopatra-characters-smuggler-keep = That costs 2 amulets. The Smuggler does it for 1.
lesson-cleopatra-characters-smuggler-discard = That costs 1 amulet and two cards. The Smuggler costs 1 amulet, and you keep the other cards.
lesson-cleopatra-characters-end = Seven amulets in a single turn: characters are strong, but dangerous. In a real game, choose the moment for each.

## The reckoning at the end

lesson-cleopatra-reckoning-title = The reckoning
lesson-cleopatra-reckoning-learnt =
    Each tainted card in your hand at the end adds an amulet.
    Each cell of your sanctuaries takes one away.
    The player with the most amulets is eaten. If several tie for the most, all of them are, but nobody if everybody ties.
    The others count Talents and 3 for each Merchant; if tied, fewer amulets win.
lesson-cleopatra-reckoning-hand = Cleopatra is on space 4, and two walls are missing. If you build both, the game ends. Look at your hand first.
lesson-cleopatra-reckoning-scribe = At the end, each tainted card in your hand adds an amulet. Moving a die with the Scribe is free: play it now.
lesson-cleopatra-reckoning-scribe-build = Then the Scribe would stay in your hand, and add an amulet at the end. Play it first.
lesson-cleopatra-reckoning-scribe-stall = You have all you need to finish the game. Play the Scribe instead.
lesson-cleopatra-reckoning-walls = Now a wall. Your double wood costs an amulet, played or not. So choose it to pay with, and keep your Merchant.
lesson-cleopatra-reckoning-walls-pay = That spends your Merchant, who is worth 3 Talents. Choose the double wood in your hand before you confirm.
lesson-cleopatra-reckoning-walls-stall = You have all you need to finish the game. Build a wall.
lesson-cleopatra-reckoning-last = Use the leftover wood for the last wall.
lesson-cleopatra-reckoning-last-done = One wall is missing, and the wood for it is paid. Build it.
lesson-cleopatra-reckoning-finish = All walls are standing. Close your visit, and the reckoning begins.
lesson-cleopatra-reckoning-tainted = First the hands: your Trompe-l'oeil adds an amulet to your 2. Nefer's three tainted cards take her from 17 to 20.
lesson-cleopatra-reckoning-cells = Then the sanctuaries: yours has four cells, enough to take away all 3 of your amulets.
lesson-cleopatra-reckoning-eaten = Nefer has the most amulets, so the crocodile eats her, with all her 74 Talents.
lesson-cleopatra-reckoning-riches = You and Hori count Talents, and 3 for each Merchant kept. You have 47 and 3, Hori has 37. You win with 50!

### The lessons of Murals of the Nile: what each step says, and kind words for other moves

lesson-murals-about = Paint a wall of a hundred cards with others, and learn to stop before the shadow catches you.

## A first game: the last cells of a wall

lesson-murals-first-title = Your first wall
lesson-murals-first-wall = Paint a wall with Nefer. Combos, areas and few misses score points.
lesson-murals-first-draw = You place cards one by one. The first may go anywhere, so turn up a card from the deck.
lesson-murals-first-draw-hand = You could start from your hand, too. But a first card from the deck is free of risk, so use that.
lesson-murals-first-shadow = 53 went to row 5, column 3. The sun at the top left gives it a shadow: everything both lower and further right.
lesson-murals-first-hand = Your next card must stay out of that shadow. 48 is in row 4, higher up than 53: place it.
lesson-murals-first-hand-later = 62 is safe as well, because it is further left. Keep it for a moment, and place 48.
lesson-murals-first-hand-draw = That is a gamble: 3 of the 11 cards you have not seen are in the shadow. 48 is certain.
lesson-murals-first-hand-stop = Stopping after one card would give you one card. You can do better: place 48.
lesson-murals-first-again = Only column 9 below 48 is in the shadow now, and it is already painted. Turn up another card: it cannot miss.
lesson-murals-first-again-stop = Two cards earn nothing at all. Turn up one more: there is no risk.
lesson-murals-first-again-else = Also fine, but the deck is free of risk right now. Save your hand for later.
lesson-murals-first-fourth = 37 is your third card this turn. Four earn a step on the combo track: place 62 from your hand.
lesson-murals-first-fourth-stop = Three cards would earn one card. With 62 you get a step on the combo track as well.
lesson-murals-first-fourth-draw = 1 of the 10 cards you have not seen would miss. 62 is certain.
lesson-murals-first-fourth-else = That would be four cards, too. But you will need this one at the end: place 62.
lesson-murals-first-stop = Stop now: four cards earn 1 step on the combo track and 1 card. A miss would lose you both.
lesson-murals-first-stop-draw = 3 of the 10 cards you have not seen would miss, and then the bonus is gone. Stop this time.
lesson-murals-first-bonus = Your combo marker moved to 4. Now take your bonus card from the deck. Nefer will not see it.
lesson-murals-first-miss = Nefer turned up 31, then 84 in its shadow: a miss! The turn ends without a bonus, and Nefer's miss marker moves to −2.
lesson-murals-first-display = The missed 84 is in the display now, free for anyone. Place it: your first card may go anywhere.
lesson-murals-first-display-draw = A first card from the deck cannot miss either, but leave it for now: 84 is there for the taking.
lesson-murals-first-display-hand = Keep your own cards for now. 84 is free: place it from the display.
lesson-murals-first-area = Of the cards you have not seen, none is in the shadow of 84. Turn up the next one.
lesson-murals-first-area-stop = One card would earn one card. There is no risk yet, so go on.
lesson-murals-first-area-hand = Also fine, but the deck is free of risk right now. Save your hand for later.
lesson-murals-first-corner = 09 was the last card of its area, marked II. That moves your area marker 2 steps at once, to 5.
lesson-murals-first-ankh = 09 is in column 9 and casts no shadow. Place 70 from your hand: its ankh is worth a card.
lesson-murals-first-ankh-draw = No risk there, but try the ankh on your 70 first.
lesson-murals-first-ankh-stop = Two cards earn nothing. Place 70: its ankh gives you a card.
lesson-murals-first-ankh-else = That is possible, but try the ankh on your 70 first.
lesson-murals-first-take = An ankh gives you a card at once, in the middle of your turn. Take it from the deck.
lesson-murals-first-finish = It is 30, the last card of an area marked III! Same column as 70, so not in its shadow. Place it.
lesson-murals-first-finish-draw = 1 of the 5 cards you have not seen would miss. First place 30: it finishes an area.
lesson-murals-first-finish-stop = Three cards would earn one card. Place 30 first: it finishes an area and makes four.
lesson-murals-first-finish-else = That would make four as well, but 30 finishes an area. Place 30.
lesson-murals-first-enough = 3 more steps on the area track: you are on 8. And it is your fourth card again, so stop.
lesson-murals-first-enough-draw = All 5 cards you have not seen are in the shadow of 30: a certain miss! Stop, and take the bonus.
lesson-murals-first-last = Your combo marker is on 5. Take your bonus card: it is the last one in the deck.
lesson-murals-first-empty = Nefer placed four cards and finished four areas. The deck is empty now: nobody can draw or miss any more.
lesson-murals-first-order = Nefer went from high to low: in that order no card is ever in a shadow. Do the same, starting with 96.
lesson-murals-first-order-else = From a low card, a higher one may be in the shadow. Start with your highest, 96.
lesson-murals-first-next = Now 85: it is higher up on the wall than 96.
lesson-murals-first-next-else = Keep going from high to low: 85 is next.
lesson-murals-first-third = 76 is next.
lesson-murals-first-third-else = Keep going from high to low: 76 is next.
lesson-murals-first-close = And 75, the very last card. It finishes an area, and it is your fourth this turn.
lesson-murals-first-close-stop = Three cards would move no marker. Place 75, your fourth.
lesson-murals-first-end = The wall is finished! 3 area steps and 1 combo step for you: the last turn pays like any other.
lesson-murals-first-points = Tracks score by place: combos 6 to 5 give you 6 points, areas 11 to 13 give 3, fewer misses 4. You win 13 to 11!
lesson-murals-first-learnt =
    On your turn you place one to ten cards, from the deck, your hand or the display.
    No card may go in the shadow of the one before: both lower and further right.
    Stop in time, and the number of cards earns you steps and cards.
    Three tracks score by place: combos, areas and misses.

## Combos and ankhs

lesson-murals-combos-title = Combos and ankhs
lesson-murals-combos-table = A turn pays for exactly the cards placed. 4, 6, 8 or 10 move your combo marker; odd numbers give cards only. You have three.
lesson-murals-combos-ankh = Red cards with an ankh give you a card on top. Place 93, your fourth.
lesson-murals-combos-ankh-stop = Three cards would earn one card. You can go much further: place 93.
lesson-murals-combos-ankh-draw = It could not miss, as 94 is in the bottom row. But use the ankh on your 93 first.
lesson-murals-combos-ankh-else = Possible, but start with 93: its ankh gives you a card at once.
lesson-murals-combos-take = Deck or display: you choose. The open 65 has an ankh as well, so take that.
lesson-murals-combos-take-deck = A card from the deck could be anything. 65 is a sure second ankh.
lesson-murals-combos-again = You may use a card at once. Place 65, your fifth: 93 is in the bottom row and casts no shadow.
lesson-murals-combos-again-stop = Four cards earn 1 step and 1 card. With 65 and one more it will be 2 steps.
lesson-murals-combos-again-draw = That cannot miss. But place 65 first: its ankh gives you another card.
lesson-murals-combos-again-else = Possible, but 65 gives you another card. Place that first.
lesson-murals-combos-blind = Another ankh, another card. The display is empty now, so take it from the deck.
lesson-murals-combos-six = It is 42, safely above the shadow of 65. Five cards would pay two cards and no step: make it six.
lesson-murals-combos-six-stop = Five cards pay no steps. One more, and you get 2 steps on the combo track.
lesson-murals-combos-six-draw = 7 of the 49 cards you have not seen would miss. 42 is certain.
lesson-murals-combos-six-else = That would be six as well. But keep 20 for later, and place 42.
lesson-murals-combos-stop = Six cards: 2 steps and 1 card. Seven would pay no steps at all, and you might miss. Stop.
lesson-murals-combos-stop-draw = 17 of the 49 cards you have not seen would miss, and seven cards pay no steps. Stop.
lesson-murals-combos-stop-hand = A seventh card would give you three cards, but no steps. Six is better here: stop.
lesson-murals-combos-bonus = Your combo marker is on 6, ahead of Nefer's 5. Take your bonus card.
lesson-murals-combos-plan = Cards in hand are the stuff of long combos: ten in one turn move your marker 5 steps.
lesson-murals-combos-learnt =
    4, 6, 8 or 10 cards in a turn move your combo marker 1, 2, 3 or 5 steps.
    Other numbers earn cards only, and two cards nothing.
    Placing an ankh card gives you a card at once, from the deck or the display.

## Areas and tracks

lesson-murals-areas-title = Areas and tracks
lesson-murals-areas-values = The wall has twelve areas, marked I, II or III. Only the player who places the last card of an area scores it.
lesson-murals-areas-finish = The area around 44 is marked I, and 44 is all it lacks. You hold it: place it.
lesson-murals-areas-finish-draw = You could, but an area is waiting: place 44, before you land somewhere else.
lesson-murals-areas-finish-else = Good cards, all of them. Start with 44, which finishes its area.
lesson-murals-areas-two = 1 step for you. The large area below, marked III, lacks two cards, and you can get both. First 64 from the display.
lesson-murals-areas-two-stop = Not yet: three more steps are within reach. Place 64.
lesson-murals-areas-two-draw = 14 of the 36 cards you have not seen would miss. 64 is certain, and so is 62 after it.
lesson-murals-areas-two-else = That works, but take 64 first, so that 62 can finish the area.
lesson-murals-areas-both = Now 62. If you stopped here, Nefer might finish the area instead.
lesson-murals-areas-both-stop = Then Nefer may have the last card, and the steps. Finish the area with 62.
lesson-murals-areas-both-draw = 10 of the 36 cards you have not seen would miss. 62 is certain and finishes the area.
lesson-murals-areas-both-else = First finish the area with 62: never leave the last cell to others.
lesson-murals-areas-track = 3 steps, and your area marker is on 7; Nefer's is on 2. They count at once: not even a miss takes them back.
lesson-murals-areas-stop = Three cards earn you a card. Stop here.
lesson-murals-areas-stop-draw = 11 of the 36 cards you have not seen would miss. Be content this time, and stop.
lesson-murals-areas-stop-hand = 17 would be your fourth card and earn a step. Fair enough! But stop this time, to see what comes next.
lesson-murals-areas-card = Take your bonus card from the deck.
lesson-murals-areas-ties = At the end only places count: first on the area track scores 5, second 3, third 1. Equal markers share the better place.
lesson-murals-areas-learnt =
    The last card of an area moves your area marker 1, 2 or 3 steps at once.
    Do not leave the last cell of an area to others.
    The area track scores 5, 3 and 1 points by place; players who are level all score the better place.

## Misses

lesson-murals-misses-title = Misses
lesson-murals-misses-first = The first card of a turn cannot miss. Turn one up.
lesson-murals-misses-first-hand = You may, but a card from the deck is free of risk now, and your hand is small.
lesson-murals-misses-odds = Now the board counts for you: 23 of the 61 cards you have not seen are lower and further right than 24.
lesson-murals-misses-edge = Too risky. Place 92 instead: the bottom row and the last column cast no shadow at all.
lesson-murals-misses-edge-draw = 23 of 61 is more than one in three. 92 is certain, and makes the next card safe, too.
lesson-murals-misses-edge-stop = One card would earn one card. With 92 you can go on without any risk.
lesson-murals-misses-edge-else = 05 would be safe as well, but it casts a long shadow. Place 92: it casts none.
lesson-murals-misses-safe = No shadow anywhere: turn up another card, it cannot miss.
lesson-murals-misses-safe-stop = Two cards earn nothing, and the next one cannot miss. Go on!
lesson-murals-misses-safe-else = Keep that for later: right now the deck is free of risk.
lesson-murals-misses-dare = 05 would be a certain fourth card. But just to see it once, be bold: 13 of 60 cards would miss.
lesson-murals-misses-dare-stop = Sensible! But turn up a card this once, to see what happens.
lesson-murals-misses-dare-else = That is the better move! But turn up a card this once, to see what happens.
lesson-murals-misses-missed = 58 is in the shadow of 17: a miss. Your turn is over without a bonus, and your miss marker moves to −1.
lesson-murals-misses-kept = Three cards are still on the wall. Area steps and ankh cards from before a miss are yours to keep as well.
lesson-murals-misses-known = The 58 went to the display, and Nefer took it as a bonus card. All saw it, so it stays visible.
lesson-murals-misses-places = Fewest misses scores 4 points, second place 2, third 1. One miss is no disaster: good risks win the combo track.
lesson-murals-misses-learnt =
    Only a card turned up from the deck can miss, and never the first of your turn.
    A miss ends your turn without a bonus; what you placed stays.
    The bottom row and the last column cast no shadow.

## The end of the game

lesson-murals-end-title = The last cells
lesson-murals-end-empty = The deck is empty: nobody can draw, nobody can miss. You play on with your hand and the display.
lesson-murals-end-display = Place 39 from the display. It finishes an area, but its ankh gives nothing: there is no card left to take.
lesson-murals-end-display-hand = You could start with your own cards. But take 39 first: in the last column, it casts no shadow.
lesson-murals-end-second = 1 step on the area track. Four cards will earn a combo step: go on with 91.
lesson-murals-end-second-stop = One card earns nothing now, as there are no cards to take. Go on to four.
lesson-murals-end-second-else = From high to low is always safe. Start with 91.
lesson-murals-end-third = Now 84.
lesson-murals-end-third-stop = Two cards earn nothing. Go on to four.
lesson-murals-end-third-else = From high to low: 84 is next.
lesson-murals-end-fourth = 76 is your fourth, and finishes an area marked III.
lesson-murals-end-fourth-stop = Three cards earn nothing now. 76 makes four.
lesson-murals-end-fourth-else = That would be four, too. But 76 finishes an area, and 30 can wait.
lesson-murals-end-stop = Five cards would pay only cards, and there are none. So stop at four: 1 combo step.
lesson-murals-end-stop-hand = That makes five, and five pay no steps. Stop at four, and place 30 in your next turn.
lesson-murals-end-last = Nefer has no cards and is skipped: your turn again. Place 30, the last card of the game.
lesson-murals-end-points = Combos 10 to 11 give you 4 points, areas 14 to 10 give 5, misses are level: 4 for both. 13 to 13!
lesson-murals-end-tie = In a tie, add up the three markers: 10 + 14 − 2 makes 22 for you, 11 + 10 − 2 makes 19 for Nefer. You win!
lesson-murals-end-learnt =
    When deck and display are empty, you play on with your hand; players without cards are skipped.
    The game ends when all hundred cards are on the wall.
    First, second and third score 6, 4, 2 for combos, 5, 3, 1 for areas and 4, 2, 1 for misses.
    If tied, the highest total of the three markers wins.

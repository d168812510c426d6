### Imhotep in short plain words, for children: what is asked, and what one can choose

imhotep-prompt-turn-simple = Your turn. What do you do?
imhotep-prompt-load-simple = Where does your stone go?
imhotep-prompt-load-first-simple = Where do your two stones go? Choose the first.
imhotep-prompt-load-then-sail-simple = Put a stone on a ship. Then it sails.
imhotep-prompt-sail-simple = Where does ship { $ship } go?
imhotep-prompt-sail-lever-simple = Which ship goes where? You choose the order of stones.
imhotep-prompt-order-simple = Whose stone comes off ship { $ship } next?
imhotep-prompt-take-simple = Take a card.
imhotep-prompt-keep-simple = Which card do you keep?
imhotep-prompt-pyramid-simple = Which pyramid do you build?
imhotep-prompt-bonus-card-simple = A bonus! Do you want a card?
imhotep-prompt-bonus-stones-simple =
    { $stones ->
        [one] A bonus! Do you want a stone?
       *[other] A bonus! Do you want { $stones } stones?
    }
imhotep-prompt-bonus-load-simple = A bonus! Put a stone on a ship.
imhotep-prompt-offering-simple = The temple gives you something. What?
imhotep-prompt-side-simple = Which { $site } side is it?
imhotep-prompt-first-simple = Who goes first?
imhotep-prompt-fleet-simple = New ships come.
imhotep-prompt-deal-simple = Card { $slot } is turned up.
imhotep-prompt-peek-simple = { $seat } looks at a card.
imhotep-prompt-draw-simple = { $seat } draws a card.
imhotep-prompt-uncover-simple = A card is turned up.
imhotep-prompt-keep-pile-simple = Which card do you keep?
imhotep-prompt-keep-drawn-simple = Which card do you keep?
imhotep-prompt-build-simple = How do you build it?
imhotep-prompt-hill-simple = Where on the hill does it go?
imhotep-prompt-tomb-simple = Which tomb do you take?
imhotep-prompt-avenue-simple = Which obelisk do you start?
imhotep-prompt-raft-simple = Where does your stone go?
imhotep-prompt-gangplank-simple = Which ship goes to another ship?
imhotep-prompt-open-tomb-simple = A tomb is turned up.
imhotep-prompt-scaffold-simple = A new level begins.
imhotep-prompt-prophecy-simple = A prophecy appears.
imhotep-prompt-deal-down-simple = A hidden card goes on place { $slot }.
imhotep-prompt-ra-draw-simple = { $seat } draws a card.
imhotep-label-get-simple =
    { $stones ->
        [one] Get one stone
       *[other] Get { $stones } stones
    }
imhotep-label-load-simple = Put it on ship { $ship }: { $space }
    .head = Load a stone
    .row = Ship { $ship }
    .cell = { $space }
imhotep-label-sail-simple = Ship { $ship } to the { $site }
    .head = Sail a ship
    .row = Ship { $ship }
    .cell = { $site }
imhotep-label-play-simple = Play the { $card }
    .fold = Play a card
imhotep-label-pass-simple = Pass
imhotep-label-next-simple = { $other_seat }'s stone
imhotep-label-take-simple = Take the { $card }
imhotep-label-take-down-simple =
    { $cards ->
        [one] Take the hidden card
       *[other] Look at the cards, keep one
    }
imhotep-label-keep-simple = Keep the { $card }
imhotep-label-pyramid-simple = { $pyramid }: +{ $points }
imhotep-label-pyramid-card-simple = { $pyramid }: +{ $points }, and a card
imhotep-label-pyramid-stones-simple = { $pyramid }: +{ $points }, and stones
imhotep-label-pyramid-load-simple = { $pyramid }: +{ $points }, and load a stone
imhotep-label-bonus-card-simple = Draw it
imhotep-label-bonus-stones-simple =
    { $stones ->
        [one] Take it
       *[other] Take { $stones }
    }
imhotep-label-no-bonus-simple = No, thanks
imhotep-label-point-simple = 1 point
imhotep-label-stones-simple =
    { $stones ->
        [one] One stone
       *[other] { $stones } stones
    }
imhotep-label-card-simple = { $card } turns up
imhotep-label-fleet-simple = Ships: { $one }, { $two }, { $three }, { $four }
imhotep-label-side-simple = { $site }: { $side }
imhotep-label-first-simple = { $seat } goes first
imhotep-label-get-and-move-simple =
    { $stones ->
        [one] Get one stone, walk to { $square }
       *[other] Get { $stones } stones, walk to { $square }
    }
imhotep-label-scarab-simple = Bet on { $prophecy }: +{ $points } or -{ $lost }
    .head = Bet on a prophecy
    .row = { $prophecy }
    .cell = +{ $points } or -{ $lost }
imhotep-label-coin-simple = Pay: { $card }, then { $other }
imhotep-label-hill-simple = Level { $level }, place { $number }
    .head = Place the stone
    .row = Level { $level }
    .cell = { $number }
imhotep-label-tomb-simple = Tomb { $tomb }
imhotep-label-build-simple = { $left } left, { $middle } middle, { $right } right
imhotep-label-avenue-simple = Height { $height }, { $points } points
imhotep-label-raft-simple = { $site }
imhotep-label-points-simple =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
imhotep-label-look-pile-simple =
    { $cards ->
        [one] Take hidden card { $slot }
       *[other] Look at place { $slot }, keep one
    }
imhotep-label-prophecy-simple = { $prophecy }
imhotep-label-scaffold-simple = Tile { $tile }
imhotep-label-tile-simple = Tomb { $tomb }

### The browser: the board of Murals of the Nile

## Murals of the Nile: the wall

web-murals-wall-full = The wall: { $placed } of 100 cards placed.
web-murals-wall-last = The wall: { $placed } of 100 cards placed, most recently { $last }.
web-murals-area-open =
    { $cells ->
        [one] Area { $letter }, worth { $value }: 1 cell still open
       *[other] Area { $letter }, worth { $value }: { $cells } cells still open
    }
web-murals-area-done = Area { $letter }, worth { $value }: finished by { $name }
web-murals-supply = Deck and display
web-murals-deck = Deck
web-murals-deck-full =
    { $cards ->
        [one] Deck: 1 card
       *[other] Deck: { $cards } cards
    }
web-murals-display = Display
web-murals-display-empty = Cards that miss go here.
web-murals-hand = Your hand
web-murals-hand-empty = No cards in hand.
web-murals-hand-free = { $free } of { $cards } outside the shadow
web-murals-hands = Other hands
web-murals-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-murals-open-hand = An open hand
web-murals-known = Everybody saw this card being taken
web-murals-card =
    { $shadow ->
        [true] { $card }, in the shadow
       *[other] { $card }
    }
web-murals-not-your-turn = It is not your turn to place a card.
web-murals-deeds = Draw or stop
web-murals-draw = Turn up a card
web-murals-draw-first = it may go anywhere
web-murals-draw-safe = it cannot miss
web-murals-draw-risk = { $percent }% chance of a miss
web-murals-draw-unknown = it may miss
web-murals-ask-odds = How likely is a miss?
web-murals-odds = { $miss } of { $unseen } unseen cards are in the shadow of { $last }.
web-murals-stop =
    { $cards ->
        [one] Stop with 1 card
       *[other] Stop with { $cards } cards
    }
web-murals-reward =
    { $steps ->
        [0] { $cards ->
            [0] no bonus
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] combo +{ $steps }
            [one] combo +{ $steps } and 1 card
           *[other] combo +{ $steps } and { $cards } cards
        }
    }
web-murals-take-deck = Take from the deck
web-murals-take-deck-about =
    { $cards ->
        [one] unseen by the others; 1 left
       *[other] unseen by the others; { $cards } left
    }
web-murals-owed-ankh = Ankh: { $name } takes a card.
web-murals-owed-combo =
    { $cards ->
        [one] { $name } takes 1 more card as a bonus.
       *[other] { $name } takes { $cards } more cards as a bonus.
    }
web-murals-combo-bonus = Combo bonus
web-murals-combo-about = for the cards placed in a turn
web-murals-tracks = Tracks
web-murals-track-combo = Combo
web-murals-track-area = Areas
web-murals-track-miss = Misses
web-murals-track-points = 1st to 3rd place: { $points }
web-murals-track-seat = { $name }: { $steps }, worth { $points } now.
web-murals-steps-and-rank =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-murals-guide = What cards and areas do
web-murals-guide-combo = If your turn ends without a miss, you get the bonus for the number of cards you placed.
web-murals-guide-line = { $cards }: { $reward }
web-murals-guide-areas = Whoever places the last card of an area moves 1, 2 or 3 steps (I, II, III) on the area track at once.
web-murals-guide-ankh = Cards with an ankh and a red number. When you place one, take a card from the deck or the display at once.
web-murals-guide-shadow = Shadow
web-murals-guide-shadow-about = All cells that are both lower and further right than the last card. You cannot place a card there from your hand or the display. If you turn one up, it is a miss: it goes to the display, you move 1 step on the miss track, and your turn ends without a bonus.
web-murals-guide-tracks = Each track scores at the end of the game; tied players all get the points. On the miss track, fewest misses is best.
web-murals-text-turn = Current player
web-murals-text-count = Cards placed in this turn
web-murals-text-last = Last card
web-murals-text-shadow = In its shadow
web-murals-text-owed = Cards still to take
web-murals-text-sheet = On the wall
web-murals-text-areas = Areas
web-murals-text-area = Area { $number }
web-murals-text-letter = Letter
web-murals-text-known = Known to all
web-murals-text-value = Steps
web-murals-text-cells = Cells
web-murals-text-open = Still open
web-murals-text-by = Finished by
web-murals-text-ankh = Ankh cards
web-murals-text-track-points = Points for 1st, 2nd and 3rd place
web-murals-text-odds = A card turned up now
web-murals-text-odds-miss = Unseen cards in the shadow
web-murals-text-odds-unseen = Unseen cards in all
web-murals-text-hand-size = Cards in hand
web-murals-text-combo-points = Points for combos so far
web-murals-text-area-points = Points for areas so far
web-murals-text-miss-points = Points for misses so far

## Since your last turn: many events in one line; what is left

web-murals-recap-deck = { $seat } turns up and places { $cards }.
web-murals-recap-hand = { $seat } places { $cards } from their hand.
web-murals-recap-display = { $seat } places { $cards } from the { -murals-display }.
web-murals-recap-take = { $seat } takes { $cards } from the { -murals-display } into their hand.
web-murals-recap-deal = { $seat } draws { $count } cards from the { -murals-deck }.
web-murals-recap-deal-own = You draw { $cards }.
web-murals-goal =
    { $cells ->
        [one] One square still to paint
       *[other] { $cells } squares still to paint
    }

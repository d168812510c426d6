### Murals of the Nile

-murals-display = display
-murals-shadow = shadow
-murals-ankh-card = ankh card
-murals-combo-bonus = combo bonus
-murals-area-bonus = area bonus

## Areas

murals-area-a = area A
murals-area-b = area B
murals-area-c = area C
murals-area-d = area D
murals-area-e = area E
murals-area-f = area F
murals-area-g = area G
murals-area-h = area H
murals-area-j = area J
murals-area-k = area K
murals-area-l = area L
murals-area-m = area M

## What is asked

murals-prompt-first-card = Place your first card: it may go anywhere.
murals-prompt-turn =
    { $cards ->
        [one] 1 card placed, { $tens }{ $ones }. Place another, or stop.
       *[other] { $cards } cards placed, the last one { $tens }{ $ones }. Place another, or stop.
    }
murals-prompt-ankh = Ankh: take a card from the { -murals-deck } or the { -murals-display }.
murals-prompt-combo =
    { $cards ->
        [one] Combo bonus: take a card from the { -murals-deck } or the { -murals-display }.
       *[other] Combo bonus: take { $cards } cards, one by one, from the { -murals-deck } or the { -murals-display }.
    }
murals-prompt-reveal = A card is turned up.
murals-prompt-deal = A card goes from the { -murals-deck } to a hand.
murals-prompt-start = The start player is chosen at random.

## Choices

murals-label-draw = Turn up a card from the { -murals-deck }
murals-label-stop =
    { $steps ->
        [0] { $cards ->
            [0] Stop, without a bonus
            [one] Stop, and take 1 card
           *[other] Stop, and take { $cards } cards
        }
       *[other] { $cards ->
            [0] Stop: combo +{ $steps }
            [one] Stop: combo +{ $steps }, and take 1 card
           *[other] Stop: combo +{ $steps }, and take { $cards } cards
        }
    }
murals-label-hand =
    { $steps ->
        [0] Place { $tens }{ $ones } from your hand
       *[other] Place { $tens }{ $ones } from your hand: finishes its area (+{ $steps })
    }
    .fold = Place a card from your hand
murals-label-display =
    { $steps ->
        [0] Place { $tens }{ $ones } from the { -murals-display }
       *[other] Place { $tens }{ $ones } from the { -murals-display }: finishes its area (+{ $steps })
    }
    .fold = Place a card from the { -murals-display }
murals-label-take-deck = Take a card from the { -murals-deck }, unseen by the others
murals-label-take = Take { $tens }{ $ones } from the { -murals-display }
murals-label-reveal = { $tens }{ $ones } is turned up
murals-label-deal = { $tens }{ $ones } goes to the hand
murals-label-first = { $seat } starts

## What people type

murals-typing = Type 'draw' (or 'd') to turn up a card, 'stop' (or 's') to stop, 'hand 45' (or 'h45') and 'display 95' (or 'o95', open card) to place a card, 'take deck' or 'take 95' to take one. Several cards on one line: 'h98, h97, h96, stop'. A number alone is the number of a choice.
murals-not-in-hand = You do not have { $card } in hand.
murals-not-in-display = { $card } is not in the { -murals-display }.
murals-in-shadow = { $tens }{ $ones } is in the { -murals-shadow } of { $last_tens }{ $last_ones }.
murals-place-first = Place a card first: you can only stop after that.
murals-deck-empty = The { -murals-deck } is empty.
murals-take-first = First take the card you are owed.

## Rules in brief

murals-rule-draw = A card that you turn up must be placed, whatever it is. If it is in the { -murals-shadow } of the card before it, that is a { -murals-miss } and ends your turn; the first card of a turn cannot miss. ({ $rule })
murals-rule-stop = If you stop without a { -murals-miss }, you get the { -murals-combo-bonus } for exactly the number of cards you placed this turn: first the steps, then the cards. ({ $rule })
murals-rule-hand = You may place any card from your hand that is not in the { -murals-shadow } of the card before it. ({ $rule })
murals-rule-display = You may place any card from the { -murals-display } that is not in the { -murals-shadow } of the card before it. ({ $rule })
murals-rule-take = Take each card you are owed from the { -murals-deck }, unseen by the others, or from the { -murals-display }, where everybody sees it. You see a card before you choose where to take the next one. ({ $rule })
murals-rule-reveal = A card in the { -murals-shadow } of the card before it (lower and further right) is a { -murals-miss }. All others are placed. ({ $rule })
murals-rule-deal = Only the owner sees a card that goes from the { -murals-deck } to a hand. ({ $rule })
murals-rule-first = The start player is random, or chosen with an option; play goes clockwise. ({ $rule })

## What happened

murals-event-first = { $seat } starts.
murals-event-deck = { $seat } turns up { $tens }{ $ones } and places it.
murals-event-hand = { $seat } places { $tens }{ $ones } from their hand.
murals-event-display = { $seat } places { $tens }{ $ones } from the { -murals-display }.
murals-event-several = { $seat } places { $cards } from their hand.
murals-event-miss = { $seat } turns up { $tens }{ $ones }: a { -murals-miss }. It goes to the { -murals-display }, and the turn is over.
murals-event-area =
    { $steps ->
        [one] { $seat } finishes { $area }: 1 step on the area track.
       *[other] { $seat } finishes { $area }: { $steps } steps on the area track.
    }
murals-event-ankh = An { -murals-ankh-card }: { $seat } takes a card.
murals-event-stop =
    { $cards ->
        [one] { $seat } stops after 1 card.
       *[other] { $seat } stops after { $cards } cards.
    }
murals-event-combo =
    { $steps ->
        [0] { $draws ->
            [0] { $cards ->
                [one] { $seat } gets no bonus for 1 card.
               *[other] { $seat } gets no bonus for { $cards } cards.
            }
            [one] { $seat } takes 1 card as a bonus.
           *[other] { $seat } takes { $draws } cards as a bonus.
        }
        [one] { $draws ->
            [0] { $seat } moves 1 step on the combo track.
            [one] { $seat } moves 1 step on the combo track, and takes 1 card.
           *[other] { $seat } moves 1 step on the combo track, and takes { $draws } cards.
        }
       *[other] { $draws ->
            [0] { $seat } moves { $steps } steps on the combo track.
            [one] { $seat } moves { $steps } steps on the combo track, and takes 1 card.
           *[other] { $seat } moves { $steps } steps on the combo track, and takes { $draws } cards.
        }
    }
murals-event-take = { $seat } takes { $tens }{ $ones } from the { -murals-display } into their hand.
murals-event-deal = { $seat } draws a card from the { -murals-deck }.
murals-event-deal-own = You draw { $tens }{ $ones }.
murals-event-skip = { $seat } has no cards left and is skipped.
murals-event-score-combo =
    { $points ->
        [one] { $seat } scores 1 point for the combo track.
       *[other] { $seat } scores { $points } points for the combo track.
    }
murals-event-score-area =
    { $points ->
        [one] { $seat } scores 1 point for the area track.
       *[other] { $seat } scores { $points } points for the area track.
    }
murals-event-score-miss =
    { $points ->
        [one] { $seat } scores 1 point for the { -murals-miss } track.
       *[other] { $seat } scores { $points } points for the { -murals-miss } track.
    }

## Where points come from

murals-source-combo = Combo track
    .from = on the Combo track
murals-source-area = Area track
    .from = on the Area track
murals-source-miss = Miss track
    .from = on the Miss track
murals-tied = { $name } (sum { $sum })
murals-tie-break =
    { $points ->
        [one] Tied on 1 point: { $players }. Highest total of the three markers wins.
       *[other] Tied on { $points } points: { $players }. Highest total of the three markers wins.
    }

## What a choice will do

murals-effect-risk = a { -murals-miss } ends your turn without a bonus
murals-effect-area = +{ $steps } on the area track
murals-effect-combo = +{ $steps } on the combo track
murals-effect-cards =
    { $cards ->
        [one] +1 card
       *[other] +{ $cards } cards
    }
murals-effect-stands-more = +{ $points } as it stands
murals-effect-stands-less = −{ $points } as it stands
murals-effect-stands-more-of = { $seat } +{ $points }
murals-effect-stands-less-of = { $seat } −{ $points }
murals-effect-turn = ends your turn
murals-effect-stop =
    { $steps ->
        [0] { $cards ->
            [one] stopping then: 1 card
           *[other] stopping then: { $cards } cards
        }
        [one] { $cards ->
            [0] stopping then: 1 step
            [one] stopping then: 1 step, 1 card
           *[other] stopping then: 1 step, { $cards } cards
        }
       *[other] { $cards ->
            [0] stopping then: { $steps } steps
            [one] stopping then: { $steps } steps, 1 card
           *[other] stopping then: { $steps } steps, { $cards } cards
        }
    }

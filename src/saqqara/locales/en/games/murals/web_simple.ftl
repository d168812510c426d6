### Murals of the Nile in short plain words, for children: what is asked, and what one can choose

murals-prompt-first-card-simple = Put your first card anywhere.
murals-prompt-turn-simple = Put one more card, or stop.
murals-prompt-ankh-simple = Ankh! Take one card.
murals-prompt-combo-simple =
    { $cards ->
        [one] Bonus! Take a card.
       *[other] Bonus! Take { $cards } cards, one by one.
    }
murals-prompt-reveal-simple = Turn up a card.
murals-prompt-deal-simple = A card goes to a hand.
murals-prompt-start-simple = Who goes first?
murals-label-draw-simple = Turn up a new card
murals-label-stop-simple =
    { $cards ->
        [0] Stop
        [one] Stop, take 1 card
       *[other] Stop, take { $cards } cards
    }
murals-label-hand-simple =
    { $steps ->
        [0] Put down { $tens }{ $ones }
       *[other] Put down { $tens }{ $ones }: area done (+{ $steps })
    }
    .fold = Put down your card
murals-label-display-simple =
    { $steps ->
        [0] Put the open { $tens }{ $ones }
       *[other] Put the open { $tens }{ $ones }: area done (+{ $steps })
    }
    .fold = Put an open card
murals-label-take-deck-simple = Take a hidden card
murals-label-take-simple = Take the { $tens }{ $ones }
murals-label-reveal-simple = { $tens }{ $ones } turns up
murals-label-deal-simple = { $tens }{ $ones } to the hand
murals-label-first-simple = { $seat } first

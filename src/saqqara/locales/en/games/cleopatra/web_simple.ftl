### Cleopatra in short plain words, for children: what is asked, and what one can choose

cleopatra-prompt-act-simple = Take cards, or build.
cleopatra-prompt-after-simple = Play a person, or end your turn.
cleopatra-prompt-visit-simple = Build more, or stop?
cleopatra-prompt-pay-simple = Pay { $resource } for { $piece }:
cleopatra-prompt-orient-simple = Turn { $tile }. Which way?
cleopatra-prompt-cell-simple = Where does { $tile } go?
cleopatra-prompt-claim-simple = The garden is closed. Put a statue in?
cleopatra-prompt-refill-simple = Which stall for { $card }?
cleopatra-prompt-limit-simple = You have { $excess } cards too many.
cleopatra-prompt-discard-simple =
    { $excess ->
        [one] Throw away one card.
       *[other] Throw away { $excess } cards.
    }
cleopatra-prompt-courtesan-simple = Take a used card.
cleopatra-prompt-vizier-simple = Which cards do you keep?
cleopatra-prompt-beggar-simple = Give { $other_seat } 2 { -cleopatra-talents } or a card.
cleopatra-prompt-kind-simple = What do you ask for?
cleopatra-prompt-name-simple = Ask { $other_seat } for { $resource }?
cleopatra-prompt-offer-simple = { $other_seat } asks for { $resource }. Give it?
cleopatra-prompt-accept-simple = { $other_seat } gives { $resource }. Take it?
cleopatra-prompt-bid-simple =
    { $talents ->
        [0] You have nothing to give.
        [one] How much of your 1 do you give?
       *[other] How much of your { $talents } do you give?
    }
cleopatra-prompt-first-simple = Who goes first?
cleopatra-prompt-deal-simple = Cards are dealt.
cleopatra-prompt-reveal-simple = The top card is turned up.
cleopatra-prompt-face-simple = A card is looked at.
cleopatra-prompt-roll-simple = Dice are rolled.
cleopatra-prompt-tile-simple = The next tile comes.
cleopatra-label-market-simple =
    { $cards ->
        [one] Take the card
       *[other] Take all { $cards } cards
    }
cleopatra-label-stall-simple =
    { $cards ->
        [one] Stall { $stall }: take the card
       *[other] Stall { $stall }: take { $cards } cards
    }
    .fold = Take cards
cleopatra-label-refill-simple =
    { $cards ->
        [0] Stall { $stall } (empty)
        [one] Stall { $stall } (1 card)
       *[other] Stall { $stall } ({ $cards } cards)
    }
cleopatra-label-build-simple = Build { $piece } (+{ $talents })
    .fold = Build
cleopatra-label-mosaic-simple = Build { $tile }
    .fold = Build
cleopatra-label-tile-simple = Build { $tile } (Scribe)
    .fold = Build
cleopatra-label-beggar-simple = Play a Beggar
    .fold = Play a person
cleopatra-label-courtesan-simple = Play a Courtesan
    .fold = Play a person
cleopatra-label-envoy-simple = Play an Envoy
    .fold = Play a person
cleopatra-label-scribe-add-simple = Scribe: one die more
    .fold = Play a person
cleopatra-label-scribe-remove-simple = Scribe: one die less
    .fold = Play a person
cleopatra-label-vizier-simple = Play the Vizier
    .fold = Play a person
cleopatra-label-no-claim-simple = No statue
cleopatra-label-close-simple =
    { $talents ->
        [0] Stop
       *[other] Stop (+{ $talents })
    }
cleopatra-label-kept-simple =
    { $cards ->
        [0] Keep none
        [one] Keep one
       *[other] Keep { $cards }
    }
cleopatra-label-end-turn-simple = End turn
cleopatra-label-pass-simple = Pass
cleopatra-label-pay-simple =
    { $amulets ->
        [0] { $card }
        [one] { $card } (1 amulet)
       *[other] { $card } ({ $amulets } { -cleopatra-amulets })
    }
    .fold = Pay
cleopatra-label-orient-simple = Way { $number }
    .fold = Turn it
cleopatra-label-cell-simple =
    { $palms ->
        [0] { $column }{ $row }
        [one] { $column }{ $row } (1 palm)
       *[other] { $column }{ $row } ({ $palms } palms)
    }
    .fold = Put it down
cleopatra-label-claim-simple =
    { $cells ->
        [one] Statue at { $column }{ $row } (1 cell)
       *[other] Statue at { $column }{ $row } ({ $cells } cells)
    }
cleopatra-label-gift-simple = Give { $card }
    .fold = Give a card
cleopatra-label-fetch-simple = Take { $card }
    .fold = Take a card
cleopatra-label-discard-simple = Drop { $card }
    .fold = Drop a card
cleopatra-label-keep-simple = Keep { $card }
    .fold = Keep a card
cleopatra-label-alms-simple = Give { $talents } { -cleopatra-talents }
cleopatra-label-kind-simple = { $resource }
cleopatra-label-offer-simple = Yes, { $resource }
cleopatra-label-decline-simple = No { $resource }
cleopatra-label-accept-simple = Yes, { $other_seat }
cleopatra-label-refuse-simple = No, { $other_seat }
cleopatra-label-name-simple = Ask { $other_seat }
cleopatra-label-leave-out-simple = Not { $other_seat }
cleopatra-label-limit-discard-simple =
    { $excess ->
        [one] Drop 1 card, take 1 amulet
       *[other] Drop { $excess } cards, take 1 amulet
    }
cleopatra-label-limit-keep-simple =
    { $amulets ->
        [one] Keep all, take 1 amulet
       *[other] Keep all, take { $amulets } { -cleopatra-amulets }
    }
cleopatra-label-limit-smuggler-simple = Smuggler: keep all, take 1 amulet
cleopatra-label-tens-simple = { $low } to { $high }
    .fold = How much?
cleopatra-label-bid-simple = Give { $talents }
    .fold = How much?
cleopatra-label-draw-simple = { $card } comes
cleopatra-label-top-simple = Top: { $card }
cleopatra-label-roll-simple = Ankhs: { $ankhs }
cleopatra-label-next-tile-simple = { $tile } comes
cleopatra-label-first-simple = { $seat } first

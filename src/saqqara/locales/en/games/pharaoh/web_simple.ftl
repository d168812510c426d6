### Return of the Pharaoh in short plain words, for children: what is asked, and what one can choose

pharaoh-prompt-turn-pass-simple = You cannot win { $lot }. Pass!
pharaoh-prompt-turn-open-simple = Do you want { $lot }? Bid, or pass.
pharaoh-prompt-turn-simple = Do you want { $lot }? Bid more than { $high }, or pass.
pharaoh-prompt-lay-simple =
    { $high ->
        [0] You have { $laid }. Add a card, or bid.
       *[other] You have { $laid }, and need more than { $high }.
    }
pharaoh-prompt-deal-simple = What can be won next?
pharaoh-prompt-chip-simple = Who gets the chip first?
pharaoh-label-lay-simple = Play { $card }
    .fold = Play cards
pharaoh-label-declare-simple = Bid { $number }
pharaoh-label-declare-bonus-simple = Bid { $number } ({ $bonus } for free)
pharaoh-label-pass-simple = Pass
pharaoh-label-horus-simple = Pass: take { $other_seat }'s chip
pharaoh-label-horus-keep-simple = Pass: keep the chip
pharaoh-label-pharaoh-simple =
    { $cards ->
        [0] Pharaoh pass: no card
        [one] Pharaoh pass: get 1 card back
       *[other] Pharaoh pass: get { $cards } cards back
    }
pharaoh-label-lot-simple = { $lot }
pharaoh-label-first-simple = { $seat } gets the chip

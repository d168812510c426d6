### The browser: the board of Return of the Pharaoh

## The text board

web-table-text-chip = Horus chip
web-table-text-opened = Opened the auction
web-table-text-high = Highest number
web-table-text-leader = Declared by
web-table-text-horus-used = Horus pass used
web-table-text-hand-size = Cards in hand
web-table-text-sum = Sum played
web-table-text-treasure-points = Points for treasure
web-table-text-variety-points = Points for variety
web-table-text-flag-points = Points for flags
web-table-text-pharaohs-used = Pharaoh cards used
web-table-text-pharaohs-left = Pharaoh cards left

## Return of the Pharaoh: the board

web-pharaoh-card = pharaoh card
web-pharaoh-chip = Horus chip
web-pharaoh-back = face-down card
web-pharaoh-stage = The auction
web-pharaoh-actions = Declare or pass
web-pharaoh-deck = to come
web-pharaoh-deck-about = These lots are still to come, in an unknown order.
web-pharaoh-removed-about = Nobody wanted these lots; they are out of the game.
web-pharaoh-to-beat = To beat: { $name }
web-pharaoh-no-bid = Nobody has declared yet; { $name } opened.
web-pharaoh-bid-sum = Number: { $number }
web-pharaoh-with-bonus = { $sum } + bonus { $bonus }
web-pharaoh-points = Treasure { $treasure } + variety { $variety }
web-pharaoh-no-treasure = no treasure yet
web-pharaoh-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-pharaoh-pharaohs = Pharaoh cards: { $left } in hand, { $used } spent
web-pharaoh-hand-size =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-pharaoh-winner = winner
web-pharaoh-leads = highest
web-pharaoh-thinks = to move
web-pharaoh-patients = Patients: { $sum } in all
web-pharaoh-hospital-empty = The hospital is empty.
web-pharaoh-tent-empty = Nobody is resting here.
web-pharaoh-hand-empty = Your hand is empty.
web-pharaoh-lay = Play { $card }
web-pharaoh-held = In your hand: { $card }
web-pharaoh-not-your-turn = It is not your turn.
web-pharaoh-act-declare = Declare
web-pharaoh-act-horus = Horus pass
web-pharaoh-act-pharaoh = Pharaoh pass
web-pharaoh-press-again = Click or tap again, or confirm, to do it.
web-pharaoh-then-pass = You are out of this auction, and nothing else happens.
web-pharaoh-then-horus = You are out of this auction, and open the next one.
web-pharaoh-then-pharaoh =
    { $patients ->
        [0] You are out of this auction and use up a pharaoh card for nothing.
        [one] You are out of this auction; one patient moves to your tent and joins your hand next round.
       *[other] You are out of this auction; { $patients } patients move to your tent and join your hand next round.
    }
web-pharaoh-then-treasure = If nobody goes higher, you win, and this crew goes to the hospital.
web-pharaoh-then-crew = If nobody goes higher, you win, and this crew rests in your tent with the new one.
web-pharaoh-your-bid = Cards you play appear here.
web-pharaoh-bid-so-far = Your bid so far: { $sum }.
web-pharaoh-lay-any = Click or tap a card in your hand to play it: you can open with any number.
web-pharaoh-cannot = You cannot outbid: choose how to pass.
web-pharaoh-missing =
    { $sum ->
        [0] More than { $high } is needed: click or tap a card in your hand to play it.
       *[other] You have { $sum }. To beat { $high } you need { $missing } more.
    }
web-pharaoh-enough = { $number } is enough: declare it, or play more.
web-pharaoh-enough-all = { $number } is enough: declare it.
web-pharaoh-enough-bonus = Declare { $number }, or { $raised } with the bonus; or play more.
web-pharaoh-you-lead = You have declared { $high }, the highest so far.
web-pharaoh-you-passed = You have passed. These cards return to your hand when the auction ends.
web-pharaoh-guide = What the cards do
web-pharaoh-guide-crew = Crew
web-pharaoh-guide-kinds = Kinds of treasure
web-pharaoh-about-treasure =
    { $points ->
        [one] 1 point at the end. If you win it, the crew you bid goes to the hospital.
       *[other] { $points } points at the end. If you win it, the crew you bid goes to the hospital.
    }
web-pharaoh-about-flag = Counts { $crew } in your bids, and scores 1 point if it is in your hand or tent at the end. If you win it, it rests in your tent with the crew you bid.
web-pharaoh-about-crew = Each card counts its number in your bid. If you do not win, it returns to your hand after the auction.
web-pharaoh-about-kinds = 2, 3, 4 or 5 different kinds score 1, 3, 6 or 10 points at the end.
web-pharaoh-about-pharaoh = Spend it on a Pharaoh pass: all the crew in the hospital moves to your tent. If you keep it, it scores nothing.
web-pharaoh-about-chip = Its holder opens the next auction, and may add the round number to the opening declaration. A Horus pass gets it for you.
web-pharaoh-about-hospital = Crew that won treasure. It belongs to nobody and scores nothing until a Pharaoh pass takes it.
web-pharaoh-about-tent = Crew resting here cannot bid. It returns to its owner's hand at the end of the round.

## What is left

web-pharaoh-goal =
    { $lots ->
        [one] Round { $round } of { $rounds }, the last { -pharaoh-lot }
       *[other] Round { $round } of { $rounds }, { $lots } lots left
    }

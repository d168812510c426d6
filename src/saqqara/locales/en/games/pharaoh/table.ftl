### Return of the Pharaoh

-pharaoh-crew = crew
-pharaoh-lot = lot
-pharaoh-auction = auction
-pharaoh-hospital = hospital
-pharaoh-tent = tent
-pharaoh-horus-pass = Horus pass
-pharaoh-pass = Pharaoh pass
## Cards

pharaoh-crew-1 = { -pharaoh-crew } 1
pharaoh-crew-2 = { -pharaoh-crew } 2
pharaoh-crew-3 = { -pharaoh-crew } 3
pharaoh-crew-4 = { -pharaoh-crew } 4
pharaoh-crew-5 = { -pharaoh-crew } 5
pharaoh-flag-crew-3 = { -pharaoh-crew } 3 with a flag
pharaoh-flag-crew-4 = { -pharaoh-crew } 4 with a flag
pharaoh-flag-crew-5 = { -pharaoh-crew } 5 with a flag
pharaoh-flag-crew-6 = { -pharaoh-crew } 6 with a flag
pharaoh-flag-crew-7 = { -pharaoh-crew } 7 with a flag
pharaoh-throne-1 = 1 throne
pharaoh-jar-1 = 1 jar
pharaoh-jar-2 = 2 jars
pharaoh-sword-1 = 1 sword
pharaoh-sword-2 = 2 swords
pharaoh-sword-3 = 3 swords
pharaoh-ankh-1 = 1 ankh
pharaoh-ankh-2 = 2 ankhs
pharaoh-ankh-3 = 3 ankhs
pharaoh-ankh-4 = 4 ankhs
pharaoh-coin-1 = 1 gold coin
pharaoh-coin-2 = 2 gold coins
pharaoh-coin-3 = 3 gold coins
pharaoh-coin-4 = 4 gold coins
pharaoh-coin-5 = 5 gold coins

## What is asked

pharaoh-prompt-turn-pass = The { -pharaoh-lot } is { $lot }. You cannot outbid; choose how to pass.
pharaoh-prompt-turn-open = The { -pharaoh-lot } is { $lot }. Declare any number, or pass.
pharaoh-prompt-turn = The { -pharaoh-lot } is { $lot }. Declare more than { $high } ({ $other_seat }), or pass.
pharaoh-prompt-lay =
    { $high ->
        [0] You have played { $laid }. Play another card, or declare.
       *[other] You have played { $laid }; more than { $high } is needed. Play another card, or declare.
    }
pharaoh-prompt-deal = The next { -pharaoh-lot } is turned up.
pharaoh-prompt-chip = The first holder of the { -pharaoh-horus-chip } is chosen at random.

## Choices

pharaoh-label-lay = Play { $card }
    .fold = Play crew cards
pharaoh-label-declare = Declare { $number }
pharaoh-label-declare-bonus = Declare { $number }, with the { -pharaoh-opening-bonus } of { $bonus }
pharaoh-label-pass = Plain pass
pharaoh-label-horus = { -pharaoh-horus-pass }: take the chip from { $other_seat }
pharaoh-label-horus-keep = { -pharaoh-horus-pass }: keep the chip
pharaoh-label-pharaoh =
    { $cards ->
        [0] { -pharaoh-pass }, though the { -pharaoh-hospital } is empty
        [one] { -pharaoh-pass }: take one crew card from the { -pharaoh-hospital }
       *[other] { -pharaoh-pass }: take { $cards } crew cards from the { -pharaoh-hospital }
    }
pharaoh-label-lot = Turn up { $lot }
pharaoh-label-first = The { -pharaoh-horus-chip } goes to { $seat }

## What people type

pharaoh-typing = For a whole declaration, type the numbers of the cards: '3 5 declare' plays 3 and 5 and declares 8, '4f bonus' plays the 4 with a flag and declares with the { -pharaoh-opening-bonus }. A number alone is the number of a choice.
pharaoh-too-low = That makes { $number }; it must be more than { $high }.
pharaoh-not-in-hand = You do not have { $cards } to play.
pharaoh-small-first = Cards are played from small to large, those with a flag last. To play { $card } too, undo the larger one first.
pharaoh-crew-too-small = Your whole crew adds up to { $number }; it must be more than { $high }.
pharaoh-leads-too-low = Smaller cards cannot follow this one, so { $number } is the most you could reach; it must be more than { $high }.
pharaoh-lay-first = Play at least one card before you declare.
pharaoh-bonus-off = There is no { -pharaoh-opening-bonus } at this table.
pharaoh-bonus-of-start = Only { $other_seat }, the { -pharaoh-start-player } of this { -pharaoh-auction }, may add the { -pharaoh-opening-bonus }.
pharaoh-bonus-only-first = The { -pharaoh-opening-bonus } is for the first declaration only.
pharaoh-pass-too-late = You have played cards: declare, or undo to pass.
pharaoh-horus-used = { $other_seat } has already made the { -pharaoh-horus-pass } of this { -pharaoh-auction }.
pharaoh-no-pharaoh = You have no pharaoh card left.

## Rules in brief

pharaoh-rule-lay = Play as many crew cards from your hand as you like: plain ones first, then those with a flag, each from small to large. They stay in front of you until the { -pharaoh-auction } ends, and are added to those you played before. ({ $rule })
pharaoh-rule-declare = Your number is the sum of all cards in front of you; flags make no difference. It must be larger than every number declared before. ({ $rule })
pharaoh-rule-bonus = The { -pharaoh-start-player } may add the full round number to their first declaration of an { -pharaoh-auction }. At least one card must be played, and later declarations count the cards only. ({ $rule })
pharaoh-rule-pass = A player who passes is out until this { -pharaoh-auction } ends. A plain pass does nothing else and is always possible. ({ $rule })
pharaoh-rule-horus = A { -pharaoh-horus-pass } gets you the { -pharaoh-horus-chip }, or lets you keep it: its holder opens the next { -pharaoh-auction }. Only one player can do this in each { -pharaoh-auction }. ({ $rule })
pharaoh-rule-pharaoh = A { -pharaoh-pass } costs one of your pharaoh cards. All crew now in the { -pharaoh-hospital } moves to your { -pharaoh-tent } and joins your hand when the round ends. ({ $rule })
pharaoh-rule-lot = Four cards are turned up for each round and auctioned in this order. ({ $rule })
pharaoh-rule-chip = The holder of the { -pharaoh-horus-chip } opens the { -pharaoh-auction }; the first holder is chosen at random. ({ $rule })

## What happened

pharaoh-event-chip-drawn = { $seat } gets the { -pharaoh-horus-chip }.
pharaoh-event-round = Round { $round } starts.
pharaoh-event-home =
    { $cards ->
        [one] { $seat } takes one crew card from the { -pharaoh-tent } back into their hand.
       *[other] { $seat } takes { $cards } crew cards from the { -pharaoh-tent } back into their hand.
    }
pharaoh-event-lot = Turned up: { $lot }.
pharaoh-event-auction = { $seat } opens the { -pharaoh-auction } for { $lot }.
pharaoh-event-lay = { $seat } plays { $card }.
pharaoh-event-lay-several = { $seat } plays { $cards }.
pharaoh-event-declare = { $seat } declares { $number }.
pharaoh-event-declare-bonus = { $seat } declares { $number }, with an { -pharaoh-opening-bonus } of { $bonus }.
pharaoh-event-pass = { $seat } passes.
pharaoh-event-horus = { $seat } makes a { -pharaoh-horus-pass } and takes the chip from { $other_seat }.
pharaoh-event-horus-keep = { $seat } makes a { -pharaoh-horus-pass } and keeps the chip.
pharaoh-event-pharaoh =
    { $cards ->
        [0] { $seat } makes a { -pharaoh-pass }, but the { -pharaoh-hospital } is empty.
        [one] { $seat } makes a { -pharaoh-pass }: one crew card moves from the { -pharaoh-hospital } to their { -pharaoh-tent }.
       *[other] { $seat } makes a { -pharaoh-pass }: { $cards } crew cards move from the { -pharaoh-hospital } to their { -pharaoh-tent }.
    }
pharaoh-event-removed = Nobody wants { $lot }; it is removed from the game.
pharaoh-event-won-treasure =
    { $cards ->
        [one] { $seat } wins { $lot }, and one crew card goes to the { -pharaoh-hospital }.
       *[other] { $seat } wins { $lot }, and { $cards } crew cards go to the { -pharaoh-hospital }.
    }
pharaoh-event-won-crew =
    { $cards ->
        [one] { $seat } wins { $lot }; it rests in their { -pharaoh-tent } with the crew card played for it.
       *[other] { $seat } wins { $lot }; it rests in their { -pharaoh-tent } with the { $cards } crew cards played for it.
    }
pharaoh-event-score-treasure =
    { $points ->
        [one] { $seat } scores 1 point for treasure.
       *[other] { $seat } scores { $points } points for treasure.
    }
pharaoh-event-score-variety =
    { $points ->
        [one] { $seat } scores 1 point for variety.
       *[other] { $seat } scores { $points } points for variety.
    }
pharaoh-event-score-flags =
    { $points ->
        [one] { $seat } scores 1 point for flags.
       *[other] { $seat } scores { $points } points for flags.
    }

## Where points come from

pharaoh-source-treasure = Treasure
    .from = from treasure
pharaoh-source-variety = Variety
    .from = for variety
pharaoh-source-flags = Crew with a flag
    .from = from crew with a flag
pharaoh-tied-crew = { $name } (crew of { $sum })
pharaoh-tie-break =
    { $points ->
        [one] Tied on 1 point: { $players }. Largest crew wins.
       *[other] Tied on { $points } points: { $players }. Largest crew wins.
    }

## The board

pharaoh-board-setup = Before the first round
pharaoh-board-round = Round { $round } of { $rounds }
pharaoh-board-over = The game is over
pharaoh-board-lots = Lots
pharaoh-board-hospital = Hospital
pharaoh-board-horus-used = no Horus pass left in this { -pharaoh-auction }
pharaoh-board-deck = Deck
pharaoh-board-removed = Removed
pharaoh-board-hand = Hand
pharaoh-board-bid = Played
pharaoh-board-tent = Tent
pharaoh-board-treasure = Treasure
pharaoh-board-passed = passed
pharaoh-board-your-hand = Your hand

## What a choice will do

pharaoh-effect-sum = makes { $number }, needs { $least }
pharaoh-effect-leads = you lead with { $number }
pharaoh-effect-out = out of this { -pharaoh-auction }
pharaoh-effect-wins = +{ $lot }
pharaoh-effect-gives = { $seat } gets { $lot }
pharaoh-effect-removed = { $lot } leaves the game
pharaoh-effect-hospital =
    { $cards ->
        [one] 1 card to the { -pharaoh-hospital }
       *[other] { $cards } cards to the { -pharaoh-hospital }
    }
pharaoh-effect-chip = +Horus chip
pharaoh-effect-pharaoh = −1 pharaoh card
pharaoh-effect-crew = +{ $cards } { -pharaoh-crew }

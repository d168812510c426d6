### Senet

-senet-rebirth = House of Rebirth
-senet-happiness = House of Happiness
-senet-water = House of Water

## The houses, by square

senet-house-15 = { -senet-rebirth }
senet-house-26 = { -senet-happiness }
senet-house-27 = { -senet-water }
senet-house-28 = House of Three Truths
senet-house-29 = House of Re-Atum
senet-house-30 = House of Horus

## What is asked

senet-prompt-turn =
    { $squares ->
        [one] You threw a one. Choose a pawn to move.
       *[other] You threw { $squares }. Choose a pawn to move.
    }
senet-prompt-turn-again =
    { $squares ->
        [one] You threw a one, and will throw again. Choose a pawn to move.
       *[other] You threw { $squares }, and will throw again. Choose a pawn to move.
    }
senet-prompt-back =
    { $squares ->
        [one] You threw a one, but no pawn can move forward. Choose a pawn to move back.
       *[other] You threw { $squares }, but no pawn can move forward. Choose a pawn to move back.
    }
senet-prompt-sticks = The sticks are thrown.
senet-prompt-first = The start player is chosen at random.

## Choices

senet-label-move = Move from { $square } to { $to }
senet-label-move-swap = Move from { $square } to { $to }: change places with { $other_seat }
senet-label-off = Bear off the pawn on { $square }
senet-label-water = Move from { $square } into the water, and back to { $to }
senet-label-back = Move back from { $square } to { $to }
senet-label-back-swap = Move back from { $square } to { $to }: change places with { $other_seat }
senet-label-throw = Throw { $squares }
senet-label-first = { $seat } goes first

## What people type

senet-typing = Type 'move 12' (or 'm12') to move the pawn on square 12 forward, 'back 12' (or 'b12') to move it back. A number alone is the number of a choice.
senet-exact =
    { $squares ->
        [one] The pawn on { $square } needs a one to leave the board.
       *[other] The pawn on { $square } needs exactly { $squares } to leave the board.
    }
senet-happiness-first =
    { $squares ->
        [one] No pawn can pass the { -senet-happiness }: the pawn on { $square } needs a one to stop there.
       *[other] No pawn can pass the { -senet-happiness }: the pawn on { $square } needs exactly { $squares } to stop there.
    }
senet-block = The pawn on { $square } cannot pass three pawns in a row.
senet-own-pawn = Your own pawn is already on { $to }.
senet-guarded = The pawn on { $to } is guarded: { $other_seat } has another one right next to it.
senet-forward-first = A pawn moves back only if none of your pawns can move forward.
senet-no-return = A pawn past the { -senet-water } never moves back.
senet-behind-start = The pawn on { $square } would have to move back beyond the first square.

## Rules in brief

senet-rule-move = One pawn moves forward by the full throw. It may not stop on your own pawns or on guarded ones, nor pass three of the other player's in a row; it changes places with a lone pawn. ({ $rule })
senet-rule-back = If no pawn can move forward, one must move back by the full throw. ({ $rule })
senet-rule-throw = The number of light sides is how far a pawn moves; none counts five. After a one, a four or a five the same player throws again. ({ $rule })
senet-rule-first = The start player is chosen at random; their foremost pawn takes the first step. ({ $rule })

## What happened

senet-event-first = { $seat } goes first.
senet-event-opening = { $seat } opens the game with a step from { $square } to { $to }.
senet-event-throw =
    { $squares ->
        [one] { $seat } throws a one.
       *[other] { $seat } throws { $squares }.
    }
senet-event-stuck = None of { $seat }'s pawns can move.
senet-event-move = { $seat } moves from { $square } to { $to }.
senet-event-back = { $seat } has to move back, from { $square } to { $to }.
senet-event-swap = { $seat } moves from { $square } to { $to } and changes places with { $other_seat }.
senet-event-back-swap = { $seat } has to move back, from { $square } to { $to }, and changes places with { $other_seat }.
senet-event-water = { $seat } falls into the water and comes out on { $to }.
senet-event-drown = { $seat } moves to { $to } and drives { $other_seat } into the water; the pawn comes out on { $square }.
senet-event-off = { $seat } bears off a pawn from { $square }.
senet-event-won = { $seat } has borne off all pawns.
senet-event-stopped = The game is stopped after { $throws } throws.

## Where points come from

senet-source-off = Pawns borne off
    .from = from pawns borne off
senet-forecast-way = Squares to go
senet-forecast-remark = If the game is stopped at a tie, the fewer squares to go win.
senet-tied = { $name } ({ $squares } squares to go)
senet-tie-break =
    { $points ->
        [one] Tied with 1 pawn borne off: { $players }. The shorter way left wins.
       *[other] Tied with { $points } pawns borne off: { $players }. The shorter way left wins.
    }

## What a choice will do

senet-effect-driven-back =
    { $squares ->
        [one] { $seat } loses 1 square
       *[other] { $seat } loses { $squares } squares
    }
senet-effect-helped-on =
    { $squares ->
        [one] { $seat } gains 1 square
       *[other] { $seat } gains { $squares } squares
    }
senet-effect-loses =
    { $squares ->
        [one] −1 square
       *[other] −{ $squares } squares
    }
senet-effect-happiness = reaches the { -senet-happiness }
senet-effect-guarded = guarded there
senet-effect-again = throw again
senet-effect-turn-ends = ends your turn

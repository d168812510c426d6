### The family table: one board for a room, and phones as hands. Fetched with its pages.

web-family = Family table
web-family-about = This screen is the board. Everybody scans the code of a seat with their phone: that is their hand. No app, no account.
web-family-alone = Phones cannot reach this computer yet. Start the server so that your network can:
web-family-scan-to-sit = Free: scan to sit down
web-family-on-phone = On a phone
web-family-phone-gone = The phone is away
web-family-on-board = Plays here, on the board
web-family-code = Code of the seat
web-family-code-hide = Hide the code
web-family-code-about = Whoever scans this takes the seat up on their phone. The phone that has it now is let go.
web-family-play-here = Play it on the board
web-family-seats = Seats
web-family-lies = The board is
web-family-standing = standing
web-family-flat = flat on the table
web-family-sits = Sits at the side
web-family-side-bottom = Bottom
web-family-side-left = Left
web-family-side-top = Top
web-family-side-right = Right
web-family-full = Fill the screen
web-family-up = Up now: { $names }
web-family-local = { $name }, take the board
web-family-whole = Board
web-family-show-board = Show the board here too
web-family-look-up = Look at the board.
web-family-in = You are in
web-family-more-seats = Somebody shares this phone? Scan the code of another free seat with it.
web-family-trust = The game belongs to the room: whoever has the board can move your seat to another phone. You would see it here at once.
web-family-who = Who are you?
web-family-sit = Sit down here as { $name }?
web-family-carry = Another seat on this phone?
web-family-carry-about = For somebody who shares it with you. Before each turn the phone asks to be handed over, so nobody sees the other’s cards.
web-family-carry-do = Hold this seat too
web-family-taken = { $name } has this seat.
web-family-scan = To take it up on this phone, scan the code of the seat on the board.
web-family-take = Take up the seat of { $name }?
web-family-take-about = It will be on this phone. The phone that has it now shows a word about it, and nothing of the game any more.
web-family-take-do = Take it up here
web-family-no-seat = There is no such seat to take.
web-family-watch = Watch the game
web-family-moved = The seat of { $name } is on another phone now
web-family-moved-about = Somebody scanned its code on the board. To have it back, scan it again.
web-family-stream = For a projector or a stream:
web-family-stream-delay =
    { $seconds ->
        [0] live
       *[other] { $seconds } s later
    }
web-family-stream-soon = The game has not begun yet.
web-family-stream-later = The picture begins in { $seconds } seconds.
web-hands-show = Show my hand to those who watch
web-hands-about = They see hands once everybody at this table wants it. The others at the table never do, unless they watch in another browser too.
web-hands-missing = Still hidden: { $names } would have to agree.
web-hands-open = All agreed: who watches, or sees the stream, sees every hand.
web-hands-stream = hands open

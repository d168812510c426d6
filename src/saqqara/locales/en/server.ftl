# What the table server says: refusals of tables, accounts and requests.

# ---- at a table

error-stale = The game has moved on. Look again, then decide.
error-not-asked = It is not your turn to decide.
error-paused = The table is paused. Resume it first.
error-other-proposal = Something else has been proposed in the meantime; look again before you answer.
error-no-proposal = There is nothing to agree to.
error-too-many = You can send at most { $most } decisions at once.
error-away = A bot is playing for you. Come back to the table first.
error-resigned = You have resigned from this game, so you can only watch.
error-spectator = Only the players at this table can do that.
error-no-hints = Hints are not available at rated tables.
error-no-coach = The coach is not available at rated tables.
error-rated-shown = In a rated game nothing can be taken back past a draw or a reveal.
error-rated-hands = Hands stay hidden in a game that counts for ratings.
error-rated-alone = In a rated game a take-back needs the consent of another person, and nobody else is there.
error-busy = Somebody else was faster. Try again.
error-not-begun = The game has not started yet.
error-rules-changed = The rules of this game have been corrected since it was played (rules { $rules }). It can no longer be shown.
error-begun = The game has already started.
error-not-over = This is possible once the game is over; now it would reveal hidden information.
error-reviews-off = This server does not review games.
error-review-long = This game is too long to be reviewed: at most { $most } steps.
error-study-one = Take the move back before you try another.

# ---- around a table

error-missing = { $what ->
        [table] There is no such table. Check the link.
        [person] There is no such person.
        [token] There is no such token.
        [session] There is no such session.
        [line] This chat line is no longer there.
        [webhook] There is no webhook yet. Enter one first.
        [lesson] There is no such lesson.
        [puzzle] There is no such puzzle.
       *[other] There is no such page.
    }
error-blocked = The host of this table has blocked you. You can watch, or play at another table.
error-blocks = You have blocked { $most } people already. Unblock somebody first.
error-self = You cannot block or report yourself.
error-level = There is no bot level '{ $level }'. Choose one of: { $allowed }.
error-own-bot = '{ $bot }' is no bot of your own. Write NAME=py:MODULE:CLASS or NAME=cmd:PROGRAM.
error-own-bot-name = '{ $name }' cannot be the name of a bot here. Take one of its own that begins with a capital letter, with { $most } characters at most: --bot "Anubis=py:mybot:Mybot".
error-pace = The pace '{ $pace }' is not possible. Choose none; or live with a bank of 10 to { $bank } seconds and up to { $increment } seconds per turn; or 1 to { $days } days per turn.
error-zone = There is no time zone '{ $zone }'. Write it like Asia/Tokyo.
error-open-tables = You have { $most } tables waiting for players. Start or close one first.
error-bots-surplus = There are { $bots } bots for { $free } free seats.
error-seat = There is no such seat.
error-seat-taken = Seat { $seat } is taken.
error-seat-kept = Seat { $seat } is kept for { $name }. You can watch.
error-not-family = This is not a family table, so its seats stay with those who took them.
error-seat-code = This code no longer opens the seat. Scan the one that the board shows now.
error-seat-bot = A bot plays at seat { $seat }.
error-full = All seats are taken. You can watch.
error-owner = Only the host of the table can do that.
error-seats-free = Some seats are still free. Seat people or bots there first.
error-rematch = Only the players of this game can ask for another one.
error-record-open = This game is not finished. Only finished games can be imported.

# ---- people

error-not-signed-in = Choose a name first.
error-name = Choose a name with visible characters.
error-settings = These settings are too long.
error-claimed = You already have an account: { $login }.
error-login-taken = The login '{ $login }' is taken. Choose another.
error-login = The login or the password is wrong.
error-tokens = You already have { $most } tokens. Remove one first.
error-subscriptions = You already have { $most } browsers. Remove one first.

# ---- requests

error-too-fast = Too many requests. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-message = Invalid message: { $reason }
error-request = Invalid request: { $reason }
error-path = There is nothing at this address.
error-method = This address does not accept such requests.
error-connections = There are already { $most } connections. Close some first.
error-too-slow = The request took too long to arrive. Send it again.
error-too-large = This is too large.
error-origin = This request came from another page and was refused.
error-storage = The server cannot store anything right now. Nothing was changed; try again in a moment.
error-server = Something went wrong on our side. It has been logged.

# ---- running a server

error-data-folder = The data folder '{ $folder }' cannot be used ({ $reason }). Choose another one with --data.
error-database = The database cannot be used ({ $reason }).
error-database-taken = Another server uses { $file }. End it first, or name another folder with --data. For several servers, use PostgreSQL.
error-database-url = This is not a supported database. Write postgresql://USER@HOST/NAME or sqlite:///FILE.
error-port = { $host }:{ $port } cannot be used ({ $reason }). Choose another with --port.
error-backup-exists = '{ $file }' already exists. Choose a new file.
error-backup-file = '{ $file }' is not a backup.
error-backup-broken = This is not a whole backup: { $reason }.
error-backup-older = The database is of an older version. Start the server once: it updates the database by itself. Then make the backup.
error-restore-full = The database is not empty. Restore into a new one.
error-lesson = A lesson is not right: { $reason }.
error-lesson-over = Nothing is asked here. Take the last move back, or go on.

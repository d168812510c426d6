# What the table server says: refusals of tables, accounts and requests.

# ---- at a table

error-stale = The game has moved on. Look again, then decide.
error-not-asked = It is not your decision now.
error-paused = The table is paused. Resume it first.
error-other-proposal = Something else has been proposed meanwhile; look again before you answer.
error-no-proposal = There is nothing to agree to.
error-too-many = A list holds at most { $most } decisions.
error-away = A bot is playing for you. Come back to the table first.
error-spectator = Only who sits at the table can do that.
error-no-hints = There are no hints at a rated table.
error-rated-shown = In a rated game nothing can be taken back past a draw or a reveal.
error-rated-alone = In a rated game a take-back needs the consent of another person, and nobody else is there.
error-busy = Others were quicker. Try again.
error-not-begun = The game has not begun.
error-rules-changed = The rules of this game were mended since it was played (rules { $rules }). It cannot be shown any more.
error-begun = The game has begun already.
error-not-over = That is possible once the game is over; now it would show what is hidden.

# ---- around a table

error-missing = { $what ->
        [table] There is no such table. Check the link.
        [person] There is no such person.
        [token] There is no such token.
        [session] There is no such session.
        [webhook] There is no webhook yet. Enter one first.
       *[other] There is no such page.
    }
error-level = There is no level '{ $level }'. Choose one of: { $allowed }.
error-pace = The pace '{ $pace }' is not possible. Choose none; or live with a bank of 10 to { $bank } seconds and up to { $increment } seconds a turn; or 1 to { $days } days a turn.
error-zone = There is no time zone '{ $zone }'. Write it like Asia/Tokyo.
error-open-tables = You have { $most } tables waiting for players. Start or close one first.
error-bots-surplus = There are { $bots } bots for { $free } free seats.
error-seat = There is no such seat.
error-seat-taken = Seat { $seat } is taken.
error-full = All seats are taken. You can watch.
error-owner = Only who opened the table can do that.
error-seats-free = Some seats are still free. Seat people or bots there first.
error-rematch = Only who played here can ask for another game.
error-record-open = This game is not finished. Only finished games can be imported.

# ---- people

error-not-signed-in = Say who you are first: choose a name.
error-name = Choose a name that can be seen.
error-settings = These settings are too long.
error-claimed = You have an account already: { $login }.
error-login-taken = The login '{ $login }' is taken. Choose another.
error-login = Login or password is wrong.
error-tokens = You have { $most } tokens already. Remove one first.
error-subscriptions = You have { $most } browsers already. Remove one first.

# ---- requests

error-too-fast = Too much at once. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-message = This message is not understood: { $reason }
error-request = This request is not understood: { $reason }
error-path = There is nothing at this address.
error-method = This address does not take such requests.
error-connections = There are { $most } connections already. Close some first.
error-too-slow = The request took too long to arrive. Send it again.
error-too-large = This is too large.
error-origin = This request comes from another page, and was refused.
error-storage = The server cannot store anything just now. Nothing was changed; try again in a moment.
error-server = Something went wrong on our side. It has been noted.

# ---- running a server

error-data-folder = The data folder '{ $folder }' cannot be used ({ $reason }). Name another with --data.
error-database = The database cannot be used ({ $reason }).
error-database-taken = Another server uses { $file }. End it first, or name another folder with --data. For several servers, use PostgreSQL.
error-database-url = This is not a database we know. Write postgresql://USER@HOST/NAME or sqlite:///FILE.
error-port = { $host }:{ $port } cannot be used ({ $reason }). Choose another with --port.
error-backup-exists = '{ $file }' exists already. Name a new file.
error-backup-file = '{ $file }' is not a backup.
error-restore-full = The database is not empty. Restore into a new one.

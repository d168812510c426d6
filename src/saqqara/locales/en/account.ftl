### Accounts: sessions, password, tokens, one's own data, the end

error-password = The password is wrong.
error-banned = This account was closed by whoever runs this server.
error-confirm-name = To delete everything, enter your name exactly: { $name }
error-closed = This table was closed. There is no result.
error-scope =
    { $scope ->
        [read] This token can only read.
       *[play] This token can play, but it cannot change the account.
    }

web-former-player = a former player

web-account-password = Change password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-changed = Your password was changed. All other browsers were signed out.

web-account-sessions = Where you are signed in
web-account-sessions-about = Anyone who has one of these browsers can act as you.
web-account-session = { $browser }, since { $day }
web-account-session-unknown = A browser
web-account-session-this = this browser
web-account-session-end = Sign out: { $browser }
web-account-sessions-end = Sign out everywhere else
web-account-sessions-ended = You are now signed in here only.

web-account-scope = It may
web-account-scope-read = Read
web-account-scope-play = Read and play
web-account-scope-all = Everything

web-account-data = Your data
web-account-data-about = Everything this server keeps about you: profile, settings, games, chat lines and notes.
web-account-export = Download (JSON)
web-account-archive = With all game records (ZIP)
web-account-delete = Delete everything
web-account-delete-about = Your name, settings, notes, chat lines, ratings and sessions are deleted for good. Finished games stay with their other players, where you become "a former player". At tables still being played a bot takes your seat.
web-account-delete-password = Enter your password to confirm
web-account-delete-name = Enter your name, { $name }, to confirm
web-account-delete-now = Delete it all now
web-account-cancel = Cancel
web-account-deleted = Everything about you was deleted.

web-room-alone = Only this computer can open this link.
web-room-alone-about = For others in your network to join, end the server and start it with:
web-room-network = This link works on every device in your network.

web-table-lost-since = No connection since { $time }. Trying again.
web-table-went-back = The last move was taken back.
web-table-turn-gone = The last move was taken back: it is not your turn yet.

web-preview-title = { $game }: join the table
web-preview-title-over = { $game }: the finished game
web-preview-players = With { $players }. Free, in the browser, no sign-up needed.

error-not-gone = That player is here, or was here a moment ago. Wait a little longer.
error-others-here = Other players are here. Let a bot play on instead.
web-manners-about = What to do about { $name }
web-manners-mute = Mute
web-manners-block = Block
web-manners-report = Report
web-manners-muted = Muted here: { $name }
web-manners-unmute = Unmute
web-manners-blocked-now = { $name } is blocked: you no longer see what they write, and they cannot sit at your tables. Settings lists the people you have blocked.
web-manners-blocked = Blocked people
web-manners-blocked-about = You do not see what they write in chats, and they cannot sit at tables you host. They are not told.
web-manners-blocked-none = You have not blocked anybody.
web-manners-unblock = Unblock
web-manners-unblock-name = Unblock { $name }
web-manners-report-title = Report { $name }
web-manners-report-about = Whoever runs this server gets this chat line, the table, your name and your message.
web-manners-report-text = What is wrong? (optional)
web-manners-report-send = Send report
web-manners-report-sent = Your report was sent.

web-gone = { $name } has been gone for a while. You can wait, or:
web-gone-bot = Let a bot play on
web-gone-bot-about = They can take their seat back at any time.
web-gone-bot-rated = They can take their seat back at any time, but the game no longer counts for ratings.
web-gone-end = End the table

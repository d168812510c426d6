### Notices that are sent to people: by web push, to Discord, Slack or a program of their own.

## { $name } is the reader; { $table } is what the table is called

notice-turn-title = Your turn: { $game }
notice-turn-body = { $name }, it is your turn at the table '{ $table }'.
notice-over-title = Game over: { $game }
notice-over-body = { $name }, the game at the table '{ $table }' is over.
notice-rematch-title = Play again? { $game }
notice-rematch-body = { $name }, you are invited to another game with the same players. Your seat is kept for you.
notice-test-title = A test from Saqqara
notice-test-body = { $name }, this is what your notifications will look like.

## Errors: what is wrong with an address, or why a notice did not arrive

error-notice-url = Notifications cannot be sent to this address. Copy it again, from https:// to its end.
error-notice-long = The address is too long. At most { $limit } characters are possible.
error-notice-https = Notifications are only sent to addresses that begin with https://.
error-notice-credentials = The address must not contain a user name or a password.
error-notice-port = Notifications are not sent to this port. Choose one of: { $allowed }.
error-notice-range = '{ $host }' is not a public internet address, so notifications are not sent there.
error-notice-dns = There is no address for '{ $host }'. Check the spelling.
error-notice-connect = '{ $host }' refuses the connection.
error-notice-tls = The certificate of '{ $host }' is not valid for that name, or the encrypted connection failed.
error-notice-timeout = '{ $host }' did not answer in time.
error-notice-answer = The answer of '{ $host }' is not HTTP.
error-notice-redirect = '{ $host }' redirects to another address (status { $status }). Give the final address.
error-notice-status = '{ $host }' refused the notification (status { $status }).
error-notice-gone = '{ $host }' no longer knows this address (status { $status }). Set up your notifications again.
error-notice-format = There is no format '{ $format }'. Choose one of: { $allowed }.
error-notice-subscription = The browser's subscription is not valid. Turn notifications off and on again.
error-notice-subject = '{ $subject }' is not a valid contact for push services. Give one such as mailto:you@example.org.
error-notice-keys = { $file } holds no key for web push. Restore it from a backup, or remove it to make a new one; everybody then has to turn on web push again.

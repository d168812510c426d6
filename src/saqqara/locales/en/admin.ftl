### `saqqara admin`: people and tables

cli-admin-summary = people and tables: list, read reports, ban, reset a password, delete, close
cli-admin-about = For whoever runs a server: works on its database, also while it runs; the server follows within two seconds. list [TEXT] shows people, tables [TEXT] shows open and running tables, reports [NAME] shows what people reported. ban NAME signs a person out and refuses to let them sign in, unban NAME takes that back. reset-password NAME prints a new password once. delete NAME removes a person with all their data; finished games stay, with a former player. close TABLE ends a table without a result.
cli-help-admin-action = list, tables, reports, ban, unban, reset-password, delete or close
cli-help-admin-name = a login, an id or a name that only one person has; the id of a table; for lists, a text to search for

cli-admin-column-id = id
cli-admin-column-login = login
cli-admin-column-name = name
cli-admin-column-since = since
cli-admin-column-banned = banned
cli-admin-column-tables = tables
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-changed = last change
cli-admin-column-reported = date
cli-admin-column-about = reported
cli-admin-column-by = by
cli-admin-column-table = table
cli-admin-column-line = chat line
cli-admin-column-text = message
cli-admin-no-reports = Nothing was reported.
cli-admin-column-seats = players
cli-admin-status-open = open
cli-admin-status-running = running
cli-admin-yes = yes
cli-admin-nobody = Nobody was found.
cli-admin-no-tables = No open or running table was found.
cli-admin-banned = { $name } ({ $person }) was signed out everywhere and can no longer sign in.
cli-admin-unbanned = { $name } ({ $person }) can sign in again.
cli-admin-deleted = { $name } ({ $person }) was deleted with all their data. Their finished games stay, with a former player.
cli-admin-closed = Table { $table } was closed.
cli-admin-password = The new password of { $login } is: { $password }
    It is shown only this once. Everyone signed in to the account was signed out.

cli-error-admin-action = There is no action '{ $action }'. Try: { $near }.
cli-error-admin-subject = '{ $action }' needs to know whom or what: saqqara admin { $action } NAME.
cli-error-admin-person = There is nobody called '{ $name }'. `saqqara admin list` shows everyone.
cli-error-admin-several = Several people are called '{ $name }'. Name one by id: { $ids }.
cli-error-admin-guest = '{ $name }' is a guest and has no password.
cli-error-admin-table = There is no table '{ $table }'. `saqqara admin tables` shows them.
cli-error-admin-over = Table '{ $table }' is over already.

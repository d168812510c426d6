# The keys that do something at a table: fetched with the list of them.

web-table-keys-number = list the choices; pick one by its number
web-table-keys-tab = move between things you can press
web-table-keys-enter = confirm your selection
web-table-keys-escape = clear your selection; close what is open
web-table-keys-undo = undo
web-table-keys-type = type a move
web-table-keys-hint = hint
web-table-keys-list = list of all choices
web-table-keys-text = text board
web-table-keys-keys = this list
web-replay-keys-step = one step back or forward
web-replay-keys-turn = one turn back or forward
web-replay-keys-ends = start and end
web-replay-keys-play = play or pause

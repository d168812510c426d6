# Checking the deal of a finished game: fetched with its result.

web-table-verify = Check the deal
web-table-verify-good =
    { $outcomes ->
        [one] Yes. The one random outcome follows from the secret that was sealed before the game.
       *[other] Yes. All { $outcomes } random outcomes follow from the secret that was sealed before the game.
    }
web-table-verify-none = This game had no sealed deal: it is a what-if or was imported.
web-table-verify-numbers = The numbers, to check it yourself
web-table-verify-how = The seal was shown before the first move. It is the fingerprint of the secret, which nobody could see or change during the game.
web-table-verify-commitment = Seal
web-table-verify-secret = Secret
web-table-verify-salt = Players' salt
web-table-verify-word = Word from { $name }
web-table-verify-word-none = none
web-table-verify-own = Your browser chose the word { $word } after it had seen the seal. Both are as it remembers them.
web-table-verify-other = Your browser remembers another seal, or that it chose the word { $word }, which is missing here.

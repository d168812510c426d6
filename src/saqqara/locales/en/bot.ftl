### The bots.

bot-about-novice = beginner-friendly: plays sensibly but often overlooks something
bot-about-scribe = takes what looks best right now; easy to beat once you know the game
bot-about-mason = thinks a little ahead
bot-about-architect = thinks well ahead; a serious opponent
bot-about-vizier = thinks for up to a second each turn
bot-about-thoth = the strongest: has learned the games by playing them; up to a second each turn
bot-about-greedy = the same as scribe, under its name in contests
bot-about-rollout = compares its choices over a few hundred random games
bot-about-random = plays any legal move
bot-about-own = a bot of this server's own; games with it are not rated

bot-count = { $bots } bots do not fit { $players } seats: name one bot, or one for each seat.

bot-name-novice = Novice
bot-name-scribe = Scribe
bot-name-mason = Mason
bot-name-architect = Architect
bot-name-vizier = Vizier
bot-name-thoth = Thoth

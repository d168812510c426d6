### The bots.

bot-about-novice = a beginner's friend: plays sensibly, and often overlooks something
bot-about-scribe = takes what looks best at once; easy to beat once you know the game
bot-about-mason = thinks a little ahead
bot-about-architect = thinks well ahead; a serious opponent
bot-about-vizier = the strongest: thinks for up to a second each turn
bot-about-greedy = the same as scribe, by its name in contests
bot-about-rollout = compares its choices by a few hundred random games
bot-about-random = plays anything that is allowed

bot-count = { $bots } bots do not fit { $players } seats: name one bot, or one for each seat.

bot-name-novice = Novice
bot-name-scribe = Scribe
bot-name-mason = Mason
bot-name-architect = Architect
bot-name-vizier = Vizier

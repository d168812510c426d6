### The bots.

bot-about-random = plays anything that is allowed
bot-about-rollout = tries every choice in a few hundred random games; a fair opponent

bot-count = { $bots } bots do not fit { $players } seats: name one bot, or one for each seat.

"""Bots: players made of code. They see what their seat sees, and nothing else.

bot        what a bot is                 observer   all that a bot is given
random     any legal choice              greedy     what the hints of the game rate best
rollout    each choice by random play    search     the tree search, thinker its bot
network    learned weights (network_files)   net_search the tree search with it, net_bot its bot
names      all of them by name, and the five levels for people
tuning     how the search plays each game: figures found by play
judge      what the search holds of choices, compared, with reasons
foreign    programs of your own              plugin     bots of your own in Python
company    bots at their seats, who play on until somebody else is asked

A new bot gets a file, and a line in `names.py`.
"""

from saqqara.bots.bot import Bot
from saqqara.bots.company import Company
from saqqara.bots.names import BOT_NAMES, LEVELS, check_bot, make_bot
from saqqara.bots.observer import Observer

__all__ = ["BOT_NAMES", "LEVELS", "Bot", "Company", "Observer", "check_bot", "make_bot"]

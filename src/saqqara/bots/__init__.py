"""Bots: players made of code. They see what their seat sees, and nothing else.

bot        what a bot is            observer   all that a bot is given
random     any legal choice         rollout    tries each choice by random play to the end

A new bot gets a file, and a line in `names.py`.
"""

from saqqara.bots.bot import Bot
from saqqara.bots.names import BOT_NAMES, make_bot
from saqqara.bots.observer import Observer

__all__ = ["BOT_NAMES", "Bot", "Observer", "make_bot"]

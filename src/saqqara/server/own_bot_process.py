"""Where a bot of the host's own thinks: `python -m saqqara.server.own_bot_process BOT`.

A line of JSON is a question (bot_processes.Question), the line that answers has the words of a
whole turn, or what the bot did wrong. The bot is handed an Observer of its seat, as everywhere; it
is made anew for every turn, and remembers nothing.
"""

import json
import os
import sys
import traceback
from typing import Any

from saqqara.bots import Bot, Observer
from saqqara.bots.foreign import ForeignBot
from saqqara.bots.foreign_program import CRASHED, ILLEGAL
from saqqara.bots.names import make_bot
from saqqara.server.bot_processes import Question, end_with_parent, match_of, turn_of
from saqqara.server.own_bots import TURN_SECONDS


class Wrong(Exception):
    def __init__(self, kind: str, said: str, stderr: list[str]) -> None:
        super().__init__(kind)
        self.told = {"kind": kind, "said": said, "stderr": stderr}


def answer(bot_name: str, asked: Question) -> dict[str, Any]:
    match = match_of(asked)
    try:
        bot = make_bot(bot_name, asked.seed, asked.seat)
        if isinstance(bot, ForeignBot):
            bot.deadline = TURN_SECONDS  # the process is ended after that, whatever it says
        try:
            return {"words": turn_of(lambda observer: chosen(bot, observer), match, asked.seat)}
        finally:
            if isinstance(bot, ForeignBot):
                bot.close()
    except Wrong as wrong:
        return wrong.told
    except Exception as error:
        lines = traceback.format_exc().splitlines()
        return {"kind": CRASHED, "said": repr(error)[:200], "stderr": lines[-10:]}


def chosen(bot: Bot, observer: Observer) -> int:
    action = bot.choose(observer)
    if isinstance(bot, ForeignBot) and bot.fault is not None:
        raise Wrong(bot.fault.kind, bot.fault.said, bot.fault.stderr)
    if action not in observer.legal():
        raise Wrong(ILLEGAL, repr(action)[:200], [])
    return action


def main(bot_name: str) -> None:
    end_with_parent()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        told = answer(bot_name, Question(**json.loads(line)))
        answers.write(json.dumps(told).encode() + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])

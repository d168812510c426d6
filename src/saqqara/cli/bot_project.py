"""The files of a bot that somebody begins with `saqqara bot new`.

The bot is one that anybody can read in a minute and better in an hour. What it is told about is in
the language of its author; its code is in English, like all code here.
"""

import keyword
import re
import sys
from importlib.util import find_spec
from typing import Final

from saqqara.kernel.spec import Spec
from saqqara.text import Texts

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

BOT: Final = '''"""{kind}, a bot for Saqqara: `choose` is all that it needs."""

from saqqara import Bot, Observer
from saqqara.kernel.game import winners

GAMES = 8  # for each choice


class {kind}(Bot):
    """Imagines games for each choice, played on at random, and takes what wins most of them."""

    def choose(self, observer: Observer) -> int:
        rng = self.rng(observer)  # the same luck whenever this decision is asked for
        best, most = -1, -1
        for action in observer.legal():
            ends = [observer.playout(action, rng) for _ in range(GAMES)]
            won = sum(observer.seat in winners(observer.game, end) for end in ends)
            if won > most:
                best, most = action, won
        return best
'''

TEST: Final = '''"""Plays whole games with {kind}."""

import unittest

import saqqara

BOTS = ["py:{name}:{kind}", {others}]


class {kind}Plays(unittest.TestCase):
    def test_games_to_their_end(self) -> None:
        for seed in range(3):
            self.assertTrue(saqqara.play("{game}", bots=BOTS, seed=seed).over)

    def test_the_same_game_again(self) -> None:
        """A bot chooses by its seed and what it sees: contests can be repeated."""
        first, again = (saqqara.play("{game}", bots=BOTS, seed=7) for _ in range(2))
        self.assertEqual(first.record(), again.record())


if __name__ == "__main__":
    unittest.main()
'''


def is_usable(name: str) -> bool:
    """A name that can be imported, and is not taken by something that is installed."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        return False
    return name not in sys.stdlib_module_names and find_spec(name) is None


def class_of(name: str) -> str:
    return "".join([part.capitalize() for part in name.split("_")])


def files_of(name: str, spec: Spec, texts: Texts) -> dict[str, str]:
    """By their names."""
    kind = class_of(name)
    players = min(spec.players)
    others = ", ".join(['"random"'] * (players - 1))
    return {
        f"{name}.py": BOT.format(kind=kind),
        f"test_{name}.py": TEST.format(kind=kind, name=name, game=spec.id, others=others),
        "README.md": readme(name, kind, spec, players, texts),
    }


def readme(name: str, kind: str, spec: Spec, players: int, texts: Texts) -> str:
    bot = f"py:{name}:{kind}"
    calls = [
        ("cli-bot-readme-test", "python3 -m unittest"),
        ("cli-bot-readme-try", f"saqqara bot try {bot} --game {spec.id}"),
        (
            "cli-bot-readme-arena",
            f"saqqara arena {spec.id} --bots {bot},random --players {players} --games 100 --strict",
        ),
    ]
    about = texts.say("cli-bot-readme-about", game=texts.game_name(spec.id), file=f"{name}.py")
    parts = [f"# {kind}", about]
    for said, call in calls:
        parts += [texts.say(said), f"    {call}"]
    parts.append(texts.say("cli-bot-readme-more"))
    return "\n\n".join(parts) + "\n"

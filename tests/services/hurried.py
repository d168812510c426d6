"""`saqqara` as tests start it: what only costs time is made short, and deals follow from a seed.

    python -P hurried.py [NAME=VALUE ..] -- serve --port 8077

Passwords get the cheapest hash there is. A NAME is that of a constant, its module before it,
and its VALUE is JSON: saqqara.server.workers.LEASE_SECONDS=2 lets a test see the end of a lease.
A list is what an object is made of: saqqara.server.limits.CHAT=[3, 0.001].
Each table that is opened gets the next secret that follows from SAQQARA_SEED. If SAQQARA_TEST is
a file, it holds the name of the test that runs now, from which secrets and ids follow as well: so
a test is dealt the same cards whichever tests ran before it on that server.
"""

import functools
import gc
import hashlib
import importlib
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import argon2

SEED: Final = os.environ.get("SAQQARA_SEED", "1")
TEST: Final = "SAQQARA_TEST"


def same_deals(
    put: Callable[[object, str, object], None], secret: Callable[[int], bytes] | None = None
) -> None:
    """The first table of a server, its second and so on are dealt alike in every run.

    Who plays and when is part of a deal where nobody gives a word; here it is not."""
    from saqqara.server import finished_games, lobby, new_tables

    begin = lobby.begin
    secret = secret or random.Random(SEED).randbytes

    def begin_alike(
        connection: Any, row: Any, info: Any, deal: Any, salt: str, now: float
    ) -> object:
        given = any(deal.given) or any(deal.words.values())
        return begin(connection, row, info, deal, salt if given else "a test", now)

    for module in (finished_games, new_tables):
        put(module, "secrets", SimpleNamespace(token_bytes=secret))
    put(lobby, "begin", begin_alike)


class ByTest:
    """The third of a kind is always the same in a test, whatever else is drawn meanwhile."""

    def __init__(self, told: Path) -> None:
        self.told = told
        self.drawn: Counter[tuple[str, str]] = Counter()

    def chance(self, kind: str) -> random.Random:
        test = self.told.read_text("utf-8")
        self.drawn[test, kind] += 1
        words = f"{SEED}|{test}|{kind}|{self.drawn[test, kind]}"
        return random.Random(hashlib.sha256(words.encode()).digest())

    def new_id(self, length: int) -> str:
        from saqqara.server.ids import ALPHABET

        return "".join(self.chance(f"id {length}").choices(ALPHABET, k=length))

    def secret(self, length: int) -> bytes:
        return self.chance("secret").randbytes(length)


def same_by_test(told: Path) -> None:
    from saqqara.server import ids

    known = ByTest(told)
    same_deals(setattr, known.secret)
    ids.new_id = known.new_id


def hurry(constants: list[str]) -> None:
    argon2.PasswordHasher = functools.partial(  # type: ignore[assignment, misc]
        argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1
    )
    for constant in constants:
        path, value = constant.split("=", 1)
        module, name = path.rsplit(".", 1)
        found = importlib.import_module(module)
        before, now = getattr(found, name), json.loads(value)
        setattr(found, name, type(before)(*now) if isinstance(now, list) else type(before)(now))


def main(words: list[str]) -> int:
    gc.disable()  # as cli/serve.py does, which enables it again
    here = words.index("--")
    hurry(words[:here])
    if told := os.environ.get(TEST):
        same_by_test(Path(told))
    else:
        same_deals(setattr)
    from saqqara.cli.main import main

    return main(words[here + 1 :])


if __name__ == "__main__":  # processes that it starts for bots import this file too
    raise SystemExit(main(sys.argv[1:]))

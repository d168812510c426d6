"""`saqqara` as tests start it: what only costs time is made short, and deals follow from a seed.

    python -P hurried.py [NAME=VALUE ..] -- serve --port 8077

Passwords get the cheapest hash there is. A NAME is that of a constant, its module before it,
and its VALUE is JSON: saqqara.server.workers.LEASE_SECONDS=2 lets a test see the end of a lease.
A list is what an object is made of: saqqara.server.limits.CHAT=[3, 0.001].
Each table that is opened gets the next secret that follows from SAQQARA_SEED.
"""

import functools
import importlib
import json
import os
import random
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import argon2


def same_deals(put: Callable[[object, str, object], None]) -> None:
    """The first table of a server, its second and so on are dealt alike in every run.

    Who plays and when is part of a deal where nobody gives a word; here it is not."""
    from saqqara.server import library, lobby

    begin = lobby.begin
    chance = random.Random(os.environ.get("SAQQARA_SEED", "1"))

    def begin_alike(
        connection: Any, row: Any, info: Any, deal: Any, salt: str, now: float
    ) -> object:
        given = any(deal.given) or any(deal.words.values())
        return begin(connection, row, info, deal, salt if given else "a test", now)

    for module in (library, lobby):
        put(module, "secrets", SimpleNamespace(token_bytes=chance.randbytes))
    put(lobby, "begin", begin_alike)


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
    here = words.index("--")
    hurry(words[:here])
    same_deals(setattr)
    from saqqara.cli.main import main

    return main(words[here + 1 :])


if __name__ == "__main__":  # processes that it starts for bots import this file too
    raise SystemExit(main(sys.argv[1:]))

"""`saqqara` as tests start it: what only costs time is made short.

    python -P hurried.py [NAME=VALUE ..] -- serve --port 8077

Passwords get the cheapest hash there is. A NAME is that of a constant, its module before it,
and its VALUE is JSON: saqqara.server.workers.LEASE_SECONDS=2 lets a test see the end of a lease.
A list is what an object is made of: saqqara.server.limits.CHAT=[3, 0.001].
"""

import functools
import importlib
import json
import sys

import argon2


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
    from saqqara.cli.main import main

    return main(words[here + 1 :])


if __name__ == "__main__":  # processes that it starts for bots import this file too
    raise SystemExit(main(sys.argv[1:]))

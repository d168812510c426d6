"""What tests draw at random: the same in every run, and other things at length when soaking.

`make test` uses SAQQARA_SEED=1 always. `make soak` draws a seed, prints it and sets SAQQARA_SOAK=1.
SAQQARA_CASES=few: of the contract's cases few mixes of options. SAQQARA_CASES=again: besides, less
of everything that is drawn, as all of it was tested on the compiled engine before.
"""

import os
from typing import Final

SEED: Final = int(os.environ.get("SAQQARA_SEED", "1"))
SOAK: Final = os.environ.get("SAQQARA_SOAK") == "1"
LENGTH: Final = 25  # times as much is drawn when soaking
AGAIN: Final = os.environ.get("SAQQARA_CASES") == "again"
FEW: Final = AGAIN or os.environ.get("SAQQARA_CASES") == "few"
PART: Final = 3 if AGAIN and not SOAK else 1  # of what is drawn or listed, one of so many


def examples(number: int) -> int:
    """So many of whatever is drawn: games, texts, requests."""
    return number * LENGTH if SOAK else -(-number // PART)


def seeds(number: int) -> range:
    """Seeds of so many games, others for each SAQQARA_SEED."""
    first = (SEED - 1) * 100_000
    return range(first, first + examples(number))

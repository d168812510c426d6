"""Writes encodings.json anew: `PYTHONPATH=src:tests .venv/bin/python -m research.freeze`.

Only for a new game, or after its ENCODING was raised: read the difference.
"""

import json

from research.tables import CASES
from research.test_observation import FROZEN, fingerprint


def main() -> None:
    known = {
        str(case): {"encoding": case.spec.encoding, "digest": fingerprint(case.game())}
        for case in CASES
    }
    FROZEN.write_text(json.dumps(known, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()

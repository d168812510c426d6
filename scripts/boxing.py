"""Lists the compiled functions that box integers: `python scripts/boxing.py FILE.c`.

FILE.c is what mypyc wrote (after a build: build/parts/imhotep.c, and so on). A hot function in the
list has somewhere left the fast path: a plain int, a conditional expression, a tuple as a table.
"""

import re
import sys
from collections import Counter
from pathlib import Path

FUNCTION = re.compile(r"^\w+ \*?CPyDef_(\w+)\([^;]*?\) \{\n(.*?)^}\n", re.DOTALL | re.MULTILINE)
BOXING = re.compile(r"PyLong_From\w+|CPyLong_As\w+|CPyTagged_\w+|PyNumber_\w+|CPySequenceTuple\w+")


def main() -> None:
    source = Path(sys.argv[1]).read_text(encoding="utf-8")
    for name, body in FUNCTION.findall(source):
        found = Counter(BOXING.findall(body))
        if found and "top_level" not in name:
            print(name, *[f"{what} x{count}" for what, count in found.most_common()])


if __name__ == "__main__":
    main()

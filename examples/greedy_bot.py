"""A bot for Return of the Pharaoh in 30 lines; in any other game it takes the first choice.

saqqara arena pharaoh --bots "cmd:python3 examples/greedy_bot.py,random" --games 100
"""

import json
import sys
from typing import Any


def choose(board: dict[str, Any], seat: int, words: list[str]) -> str:
    """Bid up to what the lot is worth; wake the sick when there are many; else pass."""
    camp = board["camps"][seat]
    kind, size = board["row"][0].split()
    is_new = all(not card.startswith(kind) for card in camp["treasure"])
    limit = 5 if kind == "crew" else 2 * int(size) + (3 if is_new else 0)
    if "declare" in words and board["high"] < camp["bid_sum"] <= limit + 2:
        return "declare"
    cards = sorted((int(word[4]), word) for word in words if word.startswith("lay "))
    needed = board["high"] + 1 - camp["bid_sum"]
    if cards and board["high"] < limit:
        return next((word for value, word in cards if value >= needed), cards[-1][1])
    wishes = ["pharaoh"] if len(board["hospital"]) > 4 else []
    return next((word for word in [*wishes, "horus", "pass"] if word in words), words[0])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        view, words = message["view"], [choice["word"] for choice in message["choices"]]
        choice = choose(view["board"], view["seat"], words) if view["game"] == "pharaoh" else 0
        print(json.dumps({"choice": choice}), flush=True)

"""What a client makes of a patch, as docs/protocol.md says."""

from typing import Any
from zlib import crc32

import msgspec

Message = dict[str, Any]


def next_view(view: Message, patch: Message) -> Message:
    board = {key: list(v) if isinstance(v, list) else v for key, v in view["board"].items()}
    for path in reversed(patch["gone"]):
        key, _, at = path.partition("/")
        if at:
            assert int(at) == len(board[key]) - 1  # lists grow shorter at their end
            del board[key][int(at)]
        else:
            del board[key]
    for path, value in patch["board"].items():
        key, _, at = path.partition("/")
        if not at:
            board[key] = value
        elif int(at) == len(board.setdefault(key, [])):
            board[key].append(value)
        else:
            board[key][int(at)] = value
    return {**patch["head"], "board": board}


def entries(board: Message) -> Message:
    found: Message = {}
    for key, value in board.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            found |= {f"{key}/{at}": each for at, each in enumerate(value)}
        else:
            found[key] = value
    return found


def digest_of(board: Message) -> int:
    texts = {path: msgspec.json.encode(value) for path, value in entries(board).items()}
    return sum(crc32(path.encode() + text) for path, text in texts.items()) % 2**32


def whole(before: Message, patch: Message) -> Message:
    """The update that a patch stands for; *before* is the one that was told last."""
    assert patch["base"] == before["version"]
    update = {key: part for key, part in patch.items() if key not in {"base", "digest", "acts"}}
    view = before["view"]
    acts = []
    for act in patch["acts"]:
        view = next_view(view, act["view"])
        acts.append({"ply": act["ply"], "view": view})
    view = next_view(view, patch["view"])
    assert digest_of(view["board"]) == patch["digest"]
    return update | {"type": "update", "view": view, "acts": acts}

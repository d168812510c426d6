"""What a load client reads of the server's messages; the rest is skipped unread."""

import msgspec
from msgspec import Struct


class Choice(Struct):
    word: str


class Decision(Struct):
    choices: list[Choice]


class State(Struct):
    status: str


class Update(Struct, tag="update"):
    ply: int
    decision: Decision | None
    state: State


class Patch(Update, tag="patch"):
    """Nothing else of it concerns who plays at random."""


class Snapshot(Struct, tag="snapshot"):
    update: Update


class Ack(Struct, tag="ack"):
    id: str
    ply: int


class Problem(Struct, tag="error"):
    code: str
    id: str = ""


class Presence(Struct, tag="presence"):
    pass


class Chat(Struct, tag="chat"):
    pass


class Queue(Struct, tag="queue"):
    place: int


class Pong(Struct, tag="pong"):
    pass


Message = Update | Patch | Snapshot | Ack | Problem | Presence | Chat | Queue | Pong
DECODE = msgspec.json.Decoder(Message).decode


class Play(Struct, tag="play"):
    id: str
    ply: int
    moves: list[str]


ENCODE = msgspec.json.Encoder().encode

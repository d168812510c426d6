"""What may come through a WebSocket from somebody who means no good."""

import itertools
import json
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from drawing import examples
from saqqara.server.web.edge import framed
from services.table_server import TableServer, begin, open_table, own_turn, say, start_table, told

FLAGS = ("--no-limits",)
DEEP = 20_000
EXAMPLES = examples(60)
PROBES = itertools.count()


def answers(socket: ClientConnection) -> bool:
    """Does it still answer, or has the server closed it? A move of a ply that will never be
    is refused by its id, so it cannot be taken for the answer to something else."""
    id = f"probe-{next(PROBES)}"
    try:
        say(socket, "play", id=id, ply=1_000_000, moves=["pass"])
        while told(socket, "error")["id"] != id:
            pass
    except ConnectionClosed:
        return False
    return True


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_what_is_told_is_framed_as_the_library_frames_it(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


class Player:
    """Somebody who plays by the rules, one game after another."""

    def __init__(self, server: TableServer, client: httpx.Client, open_until: ExitStack) -> None:
        self.server = server
        self.client = client
        self.open_until = open_until
        self.moves = 0
        self.sit_down()

    def sit_down(self) -> None:
        socket = self.server.live(begin(self.client), self.client)
        self.socket = self.open_until.enter_context(socket)
        self.update: dict[str, Any] = told(self.socket, "snapshot")["update"]

    def play(self) -> None:
        """One decision, acknowledged."""
        while self.update["decision"] is None:
            if self.update["state"]["status"] == "over":
                self.sit_down()
            else:
                self.update = told(self.socket, "update")
        self.moves += 1
        word = self.update["decision"]["choices"][0]["word"]
        say(self.socket, "play", id=f"move-{self.moves}", ply=self.update["ply"], moves=[word])
        self.update = told(self.socket, "update")
        assert told(self.socket, "ack")["id"] == f"move-{self.moves}"


# ---- one by one

NOT_UNDERSTOOD: list[str | bytes] = [
    "",
    "no JSON",
    "{",
    "null",
    "[]",
    "{}",
    '{"type": 7}',
    '{"type": "nothing"}',
    '{"type": "play"}',
    '{"type": "play", "id": 7, "ply": 0, "moves": ["pass"]}',
    '{"type": "play", "id": "", "ply": 0, "moves": ["pass"]}',
    '{"type": "play", "id": "a\\u0000b", "ply": 0, "moves": ["pass"]}',
    '{"type": "play", "id": "a", "ply": -1, "moves": ["pass"]}',
    '{"type": "play", "id": "a", "ply": 1e400, "moves": ["pass"]}',
    '{"type": "play", "id": "a", "ply": 99999999999999999999, "moves": ["pass"]}',
    '{"type": "play", "id": "a", "ply": 0, "moves": []}',
    '{"type": "play", "id": "a", "ply": 0, "moves": "pass"}',
    json.dumps({"type": "play", "id": "a", "ply": 0, "moves": ["pass"] * 65}),
    '{"type": "ping", "more": 1}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "\\ud800"}',
    json.dumps({"type": "say", "text": "x" * 501}),
    json.dumps({"type": "say", "text": "x" * 50_000}),
    '{"type": "propose", "kind": "peace"}',
    '{"type": "play", "moves": ' + "[" * DEEP + "]" * DEEP,
    "[" * 7000,
    b"\xff\xfe\x00binary",
    b"",
]


@pytest.mark.parametrize("frame", NOT_UNDERSTOOD, ids=lambda frame: repr(frame)[:40])
def test_what_is_not_understood_is_answered(server: TableServer, frame: str | bytes) -> None:
    with server.guest() as ann:
        table = begin(ann)
        with server.live(table, ann) as socket:
            ply = own_turn(socket)["ply"]
            socket.send(frame)
            refusal = told(socket, "error")
            assert refusal["code"] == "error-message"
            assert "Traceback" not in refusal["text"]
            assert answers(socket)
        assert ann.get(f"/api/tables/{table}").json()["ply"] == ply


@pytest.mark.parametrize("size", [200_000, 3_000_000])
def test_a_message_that_is_far_too_long_ends_the_connection(server: TableServer, size: int) -> None:
    with server.guest() as ann, server.live(open_table(ann), ann) as socket:
        told(socket, "snapshot")
        socket.send("x" * size)
        with pytest.raises(ConnectionClosed):
            told(socket, "error")
        assert socket.close_code == 1009


def test_text_that_is_no_text_ends_the_connection(server: TableServer) -> None:
    with server.guest() as ann:
        table = open_table(ann)
        with server.live(table, ann) as socket, server.live(table) as beside:
            told(beside, "snapshot")
            socket.send(b'{"type": "say", "text": "\xff"}', text=True)
            assert not answers(socket)
            assert answers(beside)


def test_json_in_a_binary_frame_is_read_like_text(server: TableServer) -> None:
    with server.guest() as ann, server.live(open_table(ann), ann) as socket:
        socket.send(b'{"type": "ping"}')
        assert told(socket, "pong")["now"] > 0


def test_a_table_that_is_not_there(server: TableServer) -> None:
    for name in ("nothing", "%00", "%ed%a0%80", "a" * 500):
        with server.live(name) as socket:
            assert told(socket, "error")["code"] == "error-missing"
            with pytest.raises(ConnectionClosed):
                socket.recv()
            assert socket.close_code == 4403


@pytest.mark.parametrize("since", ["-1", "x", "9" * 5000, "%00", "1.5", "²"])
def test_since_may_be_anything(server: TableServer, since: str) -> None:
    with server.guest() as ann:
        table = begin(ann)
        with server.live(table, ann, since) as socket:
            assert told(socket, "snapshot")["seat"] == 0


# ---- anything

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
ANY_JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8
)
KINDS = st.sampled_from(
    [
        *("play", "undo", "propose", "answer", "resume", "away", "back"),
        *("say", "seen", "hint", "preview", "ping"),
    ]
)
FIELDS = {
    "id": st.text(min_size=1, max_size=70),
    "ply": st.integers(-1, 60),
    "to": st.integers(-1, 60),
    "moves": st.lists(
        st.sampled_from(["pass", "declare", "lay 1", "horus", "pharaoh"]), max_size=4
    ),
    "kind": st.sampled_from(["take-back", "pause"]),
    "agree": st.booleans(),
    "level": st.sampled_from(["", "novice", "scribe", "god"]),
    "text": st.text(max_size=600),
}
NEEDED = {
    "play": ("id", "ply", "moves"),
    "undo": ("ply", "to"),
    "propose": ("kind", "ply"),
    "answer": ("agree",),
    "away": ("level",),
    "say": ("text",),
    "seen": ("ply",),
    "hint": ("ply",),
    "preview": ("ply", "moves"),
}


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """A message as in the protocol, perhaps with a field that is missing, odd or unknown."""
    kind = draw(KINDS)
    message = {"type": kind, **{name: draw(FIELDS[name]) for name in NEEDED.get(kind, ())}}
    change = draw(st.sampled_from(["", "", "drop", "replace", "add"]))
    if change == "drop":
        message.pop(draw(st.sampled_from(sorted(message))))
    elif change == "replace":
        message[draw(st.sampled_from(sorted(message)))] = draw(ANY_JSON)
    elif change == "add":
        message[draw(st.text(max_size=8))] = draw(ANY_JSON)
    return json.dumps(message)


def is_no_text(frame: str | bytes) -> bool:
    """The one thing for which a connection is closed instead of answered."""
    return isinstance(frame, bytes) and "\ufffd" in frame.decode(errors="replace")


FRAMES = nearly_right() | ANY_JSON.map(json.dumps) | st.binary(max_size=200) | st.text()


def test_anything_is_answered_and_others_play_on(server: TableServer) -> None:
    """The table is rated, as there hints are refused: they take their time."""
    with server.guest("Eve") as eve, server.guest("Ann") as ann, ExitStack() as opened:
        player = Player(server, ann, opened)
        table = open_table(eve, rated=True)
        ann.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        start_table(eve, table)
        sockets = [opened.enter_context(server.live(table, eve))]

        @settings(max_examples=EXAMPLES)
        @given(st.lists(st.tuples(FRAMES, st.booleans()), min_size=1, max_size=5))
        def throw(frames: list[tuple[str | bytes, bool]]) -> None:
            for frame, as_text in frames:
                with suppress(ConnectionClosed):
                    sockets[-1].send(frame, text=as_text or isinstance(frame, str))
            if not answers(sockets[-1]):
                assert any(as_text and is_no_text(frame) for frame, as_text in frames)
                sockets.append(opened.enter_context(server.live(table, eve)))
                assert told(sockets[-1], "snapshot")["seat"] == 0
            player.play()

        throw()
        assert player.moves >= EXAMPLES
    assert server.troubles() == []

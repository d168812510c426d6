"""What crosses the WebSocket of a table, both ways; docs/protocol.md tells what it means."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from saqqara.server.wire import (
    Act,
    ClockInfo,
    Decision,
    EffectInfo,
    EventInfo,
    Grade,
    Level,
    MessageId,
    MoveId,
    PlyNumber,
    ProposalInfo,
    ReasonInfo,
    SeatInfo,
    TableInfo,
    Text,
    Word,
)

# ---- from the client


class Play(Struct, tag="play", forbid_unknown_fields=True):
    id: MoveId
    ply: PlyNumber
    moves: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    ply: PlyNumber
    to: PlyNumber


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    kind: Literal["take-back", "pause"]
    ply: PlyNumber = 0


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    agree: bool
    proposal: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0  # its id; 0 = the one there is


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    pass


class Away(Struct, tag="away", forbid_unknown_fields=True):
    level: Level = ""


class Back(Struct, tag="back", forbid_unknown_fields=True):
    pass


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    pass


class OpenHand(Struct, tag="open-hand", forbid_unknown_fields=True):
    agree: bool = True


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    ply: PlyNumber


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    ply: PlyNumber


class Coach(Struct, tag="coach", forbid_unknown_fields=True):
    """With a coach from now on, or without. Without moves it gets ready for the decision."""

    on: bool = True
    ply: PlyNumber = 0
    moves: Annotated[list[Word], Meta(max_length=64)] = []
    show: bool = False  # what would be better, too


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    ply: PlyNumber
    moves: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = (
    Play
    | Undo
    | Propose
    | Answer
    | Resume
    | Away
    | Back
    | Resign
    | OpenHand
    | Say
    | Seen
    | Hint
    | Coach
    | Preview
    | Ping
)


# ---- to the client


class TableState(Struct):
    """What changes about a table as the game goes on."""

    status: str
    seats: list[SeatInfo]
    asked: list[int]
    sealed: list[int]  # seats whose answer waits in an envelope
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    rated: bool  # the result will count; before the game: if two people play
    unrated: bool  # begun as a rated game, but the others let a bot play for who was gone
    rematch: str = ""  # the table at which the same people may play again
    open_hands: list[int] | None = None  # seats that let who watches see theirs; None: not here


class Update(Struct, tag="update"):
    """The game as it is now, and what happened since this viewer was last told."""

    version: int
    ply: int
    kept: int  # plies below this are as they were; above it events replace what was told
    events: list[EventInfo]
    view: Annotated[dict[str, Any], "TableView"] | None  # None: the game has not begun
    decision: Decision | None  # None: nothing is asked of this viewer
    undo: int  # the earliest ply this seat may go back to by itself; -1 = none
    state: TableState
    answer: list[str]  # this viewer's own words that wait in an envelope
    acts: list[Act]  # the board after each ply that is told, but for the last: what came in between


class ViewPatch(Struct):
    """What makes a view of the one before it."""

    head: Annotated[dict[str, Any], 'Omit<TableView, "board">']  # all but the board
    board: dict[str, Any]  # its entries that changed
    gone: list[str]  # and those that are no longer there


class PatchedAct(Struct):
    ply: int
    view: ViewPatch  # of the board before it


class Patch(Struct, tag="patch"):
    """An update for a client that asked for patches and holds the one before."""

    base: int  # the version that this begins from
    version: int
    ply: int
    kept: int
    events: list[EventInfo]
    view: ViewPatch  # of the last of `acts`, else of the board that the client holds
    digest: int  # of the board that comes of it
    decision: Decision | None
    undo: int
    state: TableState
    answer: list[str]
    acts: list[PatchedAct]


class Snapshot(Struct, tag="snapshot"):
    """The first message: the table, and the game since the ply that was asked for."""

    table: TableInfo
    seat: int
    seen_ply: int
    update: Update
    chat: list["ChatLine"]
    here: list[str]
    printed: dict[str, Any]  # what boards and cards of this game say, all through it


class Ack(Struct, tag="ack"):
    """The move is on disk."""

    id: str
    ply: int


class ChatLine(Struct):
    id: int
    user: str
    name: str
    seat: int
    text: str
    at: float


class Chat(Struct, tag="chat"):
    lines: list[ChatLine]


class Presence(Struct, tag="presence"):
    here: list[str]  # user ids that are connected
    watching: int
    coached: list[int] = []  # seats that play with a coach


class HintLine(Struct):
    """A choice, best first; `loss`, `grade` and `reasons` compare it with the first."""

    word: str
    visits: int
    win_share: float
    score: float
    sources: dict[str, float]
    loss: float  # share of a win
    grade: Grade
    reasons: list[ReasonInfo]  # why it is worse


class Hints(Struct, tag="hint"):
    ply: int
    choices: list[HintLine]


class Coached(Struct, tag="coach"):
    """What the coach says of those moves: with grade none or little, nothing."""

    ply: int
    moves: list[str]
    grade: Grade
    loss: float  # share of a win
    reasons: list[ReasonInfo]
    better: str  # a word; "" unless asked for


class Previewed(Struct, tag="preview"):
    """What those decisions will do together."""

    ply: int
    moves: list[str]
    effects: list[EffectInfo]


class Queue(Struct, tag="queue"):
    """The bot that is asked waits for others to have thought: many think just now."""

    place: int  # 1: it is next, or thinks already
    waiting: int  # tables that wait, this one among them


class Pong(Struct, tag="pong"):
    now: float


class Problem(Struct, tag="error"):
    """Nothing has changed; `code` is a message id, `id` of the move that was refused."""

    code: MessageId
    args: dict[str, int | str]
    text: str  # in English, for people who write clients
    id: str = ""
    why: Text | None = None  # the game's own reason, of an illegal decision


# ---- a study: asked for over HTTP, told like a table


class Study(Struct):
    """A position in which one person tries moves, as its board is told of a table. Nothing of it
    is stored. What a kind of study adds stands beside it: see studies.py."""

    table: TableInfo  # of no table: what its frame shows, names above all
    seat: int
    update: Update
    printed: dict[str, Any]
    previewed: Previewed | None  # what was asked to be foretold


class LessonStudy(Struct):
    """Where a learner is in a chapter."""

    study: Study
    step: int  # the first that is not passed; the number of steps once all are
    answer: str  # "" while the moves are those of the lesson; else which kind words are due


# best: what the search would do; good: as strong; better or worse than what was played; same: that
TriedKind = Literal["best", "good", "better", "worse", "same"]


class Tried(Struct):
    """What the search holds of a choice that was tried in place of another."""

    word: str
    kind: TriedKind
    loss: float  # win share given away
    reasons: list[ReasonInfo]  # what speaks against it


class MistakeStudy(Struct):
    """A decision of a reviewed game, to be taken again."""

    study: Study
    tried: Tried | None  # None: nothing yet


ToClient = (
    Snapshot
    | Update
    | Patch
    | Ack
    | Chat
    | Presence
    | Hints
    | Coached
    | Previewed
    | Queue
    | Pong
    | Problem
)

ENCODE = msgspec.json.Encoder().encode
DECODE_CLIENT = msgspec.json.Decoder(FromClient).decode

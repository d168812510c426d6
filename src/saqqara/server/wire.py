"""What crosses the wire, as msgspec structures; the WebSocket's own are in messages.py.

docs/protocol.md tells what each means; the OpenAPI page and the browser's types are made
from these classes. Sentences never cross: texts are message ids with arguments.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.table.pace import Pace

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
Level = Annotated[str, Meta(max_length=16)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot keep it
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
Word = Annotated[str, Meta(max_length=64)]
MessageId = Annotated[str, "MessageId"]  # the name that browsers have for its type
PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Language = Literal["en", "ja"]
StudyMove = Annotated[list[Word], Meta(max_length=64)]  # decisions that were sent together

# ---- people


class Guest(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Credentials(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class Change(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a person may change about themselves; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None


class Me(Struct):
    id: str
    name: str
    login: str | None  # None: a guest
    language: str
    settings: dict[str, Any]


class Session(Struct):
    me: Me | None  # None: nobody we know


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=256)]
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """The word with which a person deletes themselves: the password, or a guest's name."""

    confirm: Annotated[str, Meta(max_length=256)]


class SessionInfo(Struct):
    id: str
    label: str  # the browser, "" if it did not say
    created_at: float
    current: bool  # the one that asks


class BlockInfo(Struct):
    """Somebody whom one has blocked."""

    id: str
    name: str
    at: float


class Report(Struct, forbid_unknown_fields=True):
    """What whoever runs the server should know of somebody."""

    person: Annotated[str, Meta(max_length=32, pattern=NO_NUL)]
    table: Annotated[str, Meta(max_length=32, pattern=NO_NUL)] = ""
    line: Annotated[int, Meta(ge=0, le=2_000_000_000)] = 0  # id of a line of that table's chat
    text: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""


# What a token may do: look; act at tables too; change the account too.
TokenScope = Literal["read", "play", "all"]


class TokenRequest(Struct, forbid_unknown_fields=True):
    label: Name
    scope: TokenScope = "all"


class Token(Struct):
    id: str
    label: str
    scope: str
    created_at: float
    token: str = ""  # shown once, when it is made


# ---- games and tables


class OptionInfo(Struct):
    id: str
    values: list[str]  # the first is the default
    pattern: str  # other values that are accepted, "" if none


class PresetInfo(Struct):
    """A way to play, in plain words."""

    name: MessageId
    options: dict[str, str]


class GameInfo(Struct):
    id: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    edition: bool  # are there figures that a file may replace, as the option `edition`?
    presets: list[PresetInfo]  # ways to play it, the first is the usual; [] = one way only


class VariantInfo(Struct):
    """A box of its own that is played as options of another game."""

    id: str
    game: str
    name: MessageId
    about: MessageId
    presets: list[PresetInfo]  # the first is the usual


class Games(Struct):
    games: list[GameInfo]
    variants: list[VariantInfo]
    levels: list[str]  # of bots, weakest first; those of the host's own, by their names, come last
    leaderboards: bool
    reviews: bool  # can games be reviewed here?
    address: str  # where people at other machines find this server; "" if they cannot


# An edition that is too long is refused by name, up to here.
OptionText = Annotated[str, Meta(max_length=20_000)]


class EditionFile(Struct, forbid_unknown_fields=True):
    text: OptionText  # TOML, or the value of the option `edition`


class FigureInfo(Struct):
    place: str
    standard: int | str
    edition: int | str


class EditionInfo(Struct):
    name: str  # "" if it has none
    option: str  # for the option `edition` of a table; "{}": nothing differs
    differences: list[FigureInfo]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionText] = {}
    name: Annotated[str, Meta(max_length=48)] = ""
    public: bool = False
    rated: bool = False
    pace: Pace = Pace()
    bots: list[Level] = []  # levels, for the last seats
    local: dict[int, Name] = {}  # seat: name of somebody who shares this device
    substitute: Level = "scribe"  # plays for people who are away
    seat: SeatNumber = 0  # of the one who opens the table; -1 = only watches
    family: bool = False  # who opens it has the board; phones take seats up by codes


class FindTable(Struct, forbid_unknown_fields=True):
    """What somebody would like to play with whoever is there."""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=16)]  # of the table that is opened if none waits
    options: dict[str, OptionText] = {}


class SeatInfo(Struct):
    user: str
    name: str
    bot: str
    stand_in: str
    resigned: bool = False
    forfeited: bool = False  # takes the last place: resigned, or a bot decided in a rated game
    kept_for: str = ""  # the person whose answer a free seat waits for


class TableInfo(Struct):
    """A table as its page and the lobby show it."""

    id: str
    name: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: list[SeatInfo]
    pace: Pace
    status: Literal["open", "running", "over", "closed", "void"]
    public: bool
    rated: bool
    substitute: str
    owner: str
    origin: dict[str, Any]
    commitment: str
    salt: str
    version: int
    ply: int
    scores: list[int]
    winners: list[int]
    created_at: float
    updated_at: float
    family: bool = False  # a board that all see, and phones that take seats up


class MyTable(Struct):
    table: TableInfo
    seat: int
    asked: bool  # is it this person's turn?
    seen_ply: int
    glance: "Glance | None"  # None: not begun, or last played before there were any


class Lobby(Struct):
    tables: list[TableInfo]


class MyTables(Struct):
    tables: list[MyTable]


class Seating(Struct, forbid_unknown_fields=True):
    seat: SeatNumber = -1  # -1 = any free one
    beside: Annotated[str, Meta(max_length=32)] = ""  # name of who shares my phone, family tables


class SeatCodes(Struct):
    """What the board of a family table shows: "" where nobody can take a seat up."""

    codes: list[str]  # by seat


class SeatTaking(Struct, forbid_unknown_fields=True):
    """A seat that somebody holds is taken up on this device."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    code: Annotated[str, Meta(max_length=64)]


class BotSeating(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Level  # "" frees the seat


class DealWord(Struct, forbid_unknown_fields=True):
    """A person's part of the salt of the sealed deal, drawn by their browser."""

    word: Annotated[str, Meta(min_length=6, max_length=12, pattern=r"^[A-Za-z0-9]+$")]


class DealWordTaken(Struct):
    counts: bool  # false: the game had begun, or another word of mine had come before


class StandIn(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]  # of the person who vanished


class Start(Struct, forbid_unknown_fields=True):
    # The word of who starts in the sealed deal, unless they gave one before.
    salt: Annotated[str, Meta(max_length=64, pattern=NO_NUL)] = ""


class Fork(Struct, forbid_unknown_fields=True):
    ply: PlyNumber
    bots: list[Level] = []  # for the seats besides one's own; empty: the substitute
    seat: SeatNumber = 0


class Notes(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=8000, pattern=NO_NUL)]


class RecordText(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]


# ---- what the game looks like


class Text(Struct):
    """A message id of the catalogues with its arguments."""

    id: MessageId
    args: dict[str, int | str]


class Glance(Struct):
    """How a game stands, by what everybody may know; told with the list of one's own tables."""

    round: int  # 0: before the first, or the game has none
    rounds: int  # 0: none
    points: list[int | None]  # by seat; None = not public
    last: Text | None  # the newest thing that somebody chose to do and everybody saw
    at: float  # of the last move


Role = Literal["deed", "result", "beat", "final", "detail"]  # kernel/roles.py says what they mean


class EventInfo(Struct):
    ply: int
    seat: int  # who decided; -1 = chance
    text: Text
    moves: list[tuple[str, str, str]]  # piece, from, to
    role: Role


class Act(Struct):
    """The board on the way to where it is now, after the plies below `ply`."""

    ply: int
    view: Annotated[dict[str, Any], "TableView"]


class EffectInfo(Struct):
    """One consequence of a choice, and how it is to be taken."""

    text: Text
    tone: str  # gain, cost, note; end: of a round or of the game


class ChoiceInfo(Struct, omit_defaults=True):
    word: str
    label: Text
    rule: Text
    effects: list[EffectInfo]  # what it will do, as far as the viewer may know
    light: bool  # carried out at a press, unless somebody wants to confirm everything
    foreseen: dict[str, Any] | None = None  # the game's own: what its board shows beforehand


class RefusalInfo(Struct):
    """A word that one might try but that is refused, and why."""

    word: str
    why: Text


class Decision(Struct):
    prompt: Text
    choices: list[ChoiceInfo]
    refusals: list[RefusalInfo]
    forced: bool  # one choice only, and everybody may know that: it may play itself


class ClockInfo(Struct):
    left: list[float]  # seconds by seat, at the time `now`
    running: list[int]
    paused: bool
    deadline: float | None
    now: float


class ProposalInfo(Struct):
    id: int  # an answer names it
    kind: str
    seat: int
    ply: int
    agreed: list[int]


class Replay(Struct):
    """A finished game, or one's own running one, at a ply."""

    ply: int
    plies: int
    word: str  # the decision that led here
    by: int  # whose it was; -1 = chance
    view: Annotated[dict[str, Any], "TableView"]
    events: list[EventInfo]


class ScoreSheet(Struct):
    scores: list[int]
    winners: list[int]
    places: list[int]  # by seat: 1 is best; equals share a place
    sheets: list[dict[str, int]]  # by seat: points by source
    course: list[list[int]]  # for the chart: [ply, score of each seat]


class OwnRecord(Struct):
    """How the asking person did in this kind of game, this table with the others."""

    games: int
    won: int
    best: int | None  # points; null before the first result
    before: int | None  # the best of the other tables; null if this is the first


class Verification(Struct):
    sealed: bool  # was the deal sealed at all?
    version: int  # of the way in which it was sealed
    outcomes: int  # of chance, all as promised
    commitment: str
    salt: str
    secret: str
    words: list[tuple[str, str]]  # of people, by seat: name, and what they put into the salt


# ---- people's pages


class Result(Struct):
    table: str
    game: str
    seat: int
    place: int
    score: int
    rated: bool
    at: float
    names: list[str]


class RatingInfo(Struct):
    game: str
    rating: float  # shown: mu - 3 sigma, times 100
    mu: float
    sigma: float
    games: int


class Profile(Struct):
    id: str
    name: str
    guest: bool
    created_at: float
    ratings: list[RatingInfo]
    played: dict[str, int]  # games by game
    won: dict[str, int]


class History(Struct):
    results: list[Result]


class Leader(Struct):
    user: str
    name: str
    rating: float
    games: int


class Leaderboard(Struct):
    game: str
    leaders: list[Leader]


# ---- notices


class Webhook(Struct, forbid_unknown_fields=True):
    kind: Literal["discord", "slack", "json"]
    url: Annotated[str, Meta(max_length=1000)]


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class NoticeSettings(Struct):
    webhook: Webhook | None
    push: int  # subscriptions
    push_key: str
    webhook_key: str  # by which what is sent to a json webhook is signed


# ---- studies and lessons


class StudyMoves(Struct, forbid_unknown_fields=True):
    """All that was tried since a study began, move by move: the server remembers none of it."""

    moves: Annotated[list[StudyMove], Meta(max_length=256)] = []
    since: PlyNumber = 0  # events are wanted from this ply on
    preview: StudyMove = []  # not played: what would it do?
    at: Annotated[int, Meta(ge=0, le=1000)] = 0  # the step of a lesson at which it began


class LessonStep(Struct):
    id: str
    text: MessageId
    point: list[str]  # places to light up
    awaits: bool  # a move; else whoever has read it presses on


class LessonChapter(Struct):
    """A chapter with what its steps say; what is awaited stays with the server."""

    course: str
    game: str
    id: str
    title: MessageId
    learnt: MessageId
    minutes: int
    players: int
    options: dict[str, str]
    steps: list[LessonStep]


class ChapterInfo(Struct):
    id: str
    title: MessageId
    minutes: int
    steps: int


class CourseInfo(Struct):
    """The lessons of a box."""

    id: str
    game: str
    about: MessageId
    chapters: list[ChapterInfo]


class Lessons(Struct):
    courses: list[CourseInfo]


class LessonProgress(Struct, forbid_unknown_fields=True):
    """How far somebody is with a chapter."""

    course: Annotated[str, Meta(max_length=32, pattern=NO_NUL)]
    chapter: Annotated[str, Meta(max_length=32, pattern=NO_NUL)]
    step: Annotated[int, Meta(ge=0, le=1000)]  # to go on with
    done_at: Annotated[float, Meta(ge=0, le=1e11)] | None  # null = never been through
    updated_at: Annotated[float, Meta(ge=0, le=1e11)]


class LessonsDone(Struct, forbid_unknown_fields=True):
    chapters: Annotated[list[LessonProgress], Meta(max_length=200)]


# ---- what the search holds of choices


Grade = Literal["none", "little", "clear", "much"]  # bots/judge.py says how much each is


class ReasonInfo(Struct):
    """Why a choice is worse than another; bots/judge.py says what each kind means."""

    kind: Literal["own", "other", "reply", "ends"]
    seat: int
    source: str  # message id of where the points come from, or of what ends; "" = none
    points: float
    word: str  # of a reply
    word_seat: int  # whose; -1 = none
    label: Text | None  # of the word

"""Who is looking at which table, and what each has been told.

Every viewer has a mark: the ply up to which it was told. A change is told as everything
since the mark, so a viewer that was away, slow or undone under gets the truth in one
message. Messages for equal viewers are made once.

A viewer that does not read is dropped when too much waits for it; it never holds up others.
"""

import time
from collections import defaultdict, deque
from typing import Any, Final, Protocol

import msgspec

from saqqara.server.bus import Bus, Here
from saqqara.server.lobby import seat_for
from saqqara.server.messages import ENCODE, Presence, Update
from saqqara.server.open_hands import ALL_HANDS, may_see
from saqqara.server.patches import Boards, Entries, patch_of
from saqqara.server.rows import Loaded
from saqqara.server.views import Sight, sight_of, state_of, update_of
from saqqara.server.wire import Act

MOST_WAITING: Final = 200  # messages for one viewer
EMPTY: Final[deque[bytes]] = deque()  # of all who have an outlet; never filled
UNPATCHED: Final = -2  # the base of who takes whole updates only
REPEAT_SECONDS: Final = 20.0  # between two words of who is here


class Outlet(Protocol):
    """The way to a viewer."""

    def tell(self, message: bytes) -> bool:
        """Send it; False where too much waits for who does not read."""

    def hang_up(self) -> None:
        """End the connection."""


class Viewer:
    """One open connection to one table."""

    def __init__(self, table: str, user: str, wanted: int = -1, session: str = "") -> None:
        self.table = table
        self.user = user
        self.wanted = wanted  # of several own seats, whose eyes these are
        self.session = session  # id of the session or token that it came with
        self.watches = False  # sees what everybody may see, whatever seats its person has
        self.wants_hands = False  # once all seats agreed to show them to who watches
        self.signed_out = False
        self.moved = False  # its seat was taken up elsewhere
        self.reads_only = False  # came with a token that is for looking
        self.seat = -1
        self.told = 0  # plies
        self.patches = False  # takes what changed of a view for the view
        self.base = -1  # the version that it was told last
        self.base_eyes = -1  # and through which eyes it saw it
        self.coached = False
        self.outlet: Outlet | None = None
        self.outbox: deque[bytes] = deque()  # what is told before there is one
        self.dropped = False
        self.code = 0  # with which the connection is closed; 0: as follows from the above

    def take_seat(self, loaded: Loaded) -> None:
        """Through whose eyes this connection looks, as the table is now."""
        self.seat = -1 if self.watches else seat_for(loaded.info, self.user, self.wanted)

    def eyes(self, loaded: Loaded) -> int:
        """Whose view this is: a seat's, everybody's, or that of open hands."""
        wished = self.wants_hands and self.seat < 0
        if may_see(loaded.info, loaded.table, self.user, wished):
            return ALL_HANDS
        return self.seat

    def put(self, message: bytes) -> None:
        if self.dropped:
            return
        if self.outlet is not None:
            if not self.outlet.tell(message):
                self.drop()
        elif len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
        else:
            self.drop()

    def connect(self, outlet: Outlet) -> None:
        """From now on all goes there at once; first what was told meanwhile."""
        self.outlet = outlet
        while self.outbox:
            self.put(self.outbox.popleft())
        self.outbox = EMPTY  # one of its own takes as much memory as all else here
        if self.dropped:
            outlet.hang_up()

    def drop(self) -> None:
        """Nothing more for this one; the connection ends."""
        self.dropped = True
        self.outbox.clear()
        if self.outlet is not None:
            self.outlet.hang_up()


class Telling:
    """What a change is told as: each message is made once, for all who are told the same."""

    def __init__(self, loaded: Loaded, kept: int, now: float, boards: Boards) -> None:
        self.loaded = loaded
        self.kept = kept
        self.boards = boards
        self.entries = Entries()
        self.texts: dict[int, tuple[Any, msgspec.Raw]] = {}  # of boards
        self.sights: dict[int, Sight] = {}
        self.state: Any = msgspec.Raw(ENCODE(state_of(loaded, now)))
        self.ply = loaded.table.ply() if loaded.table is not None else 0
        self.updates: dict[tuple[int, int], Update] = {}
        self.made: dict[tuple[int, int, int], bytes] = {}

    def message(self, viewer: Viewer, eyes: int) -> bytes:
        """A patch for who wants one, and missed nothing, had nothing taken back and looks through
        the same eyes as before."""
        since = min(viewer.told, self.kept)
        base = -1 if viewer.patches else UNPATCHED
        if viewer.patches and viewer.told == self.kept and viewer.base_eyes == eyes:
            base = viewer.base
        key = (eyes, since, base)
        found = self.made.get(key)
        if found is None:
            update = self.update(eyes, since)
            patch = None
            if base != UNPATCHED:
                patch = patch_of(self.boards, eyes, update, base, self.entries)
            if patch is None:
                found = self.made[key] = ENCODE(self.whole(update, since))
            else:
                found = self.made[key] = ENCODE(patch)
        return found

    def whole(self, update: Update, since: int) -> Update:
        """With the boards that everybody sees alike encoded once. They are known by being the same
        object (Voice.own_view), never by comparing."""
        if update.view is None:
            return update
        sight = self.sights[since]
        view = self.shared(update.view, sight.public)
        acts = [
            Act(act.ply, self.shared(act.view, sight.publics[act.ply - 1])) for act in update.acts
        ]
        return msgspec.structs.replace(update, view=view, acts=acts)

    def shared(self, view: dict[str, Any], public: dict[str, Any]) -> dict[str, Any]:
        board = public["board"]
        if view["board"] is not board:
            return view
        if id(board) not in self.texts:  # with the object itself, so that nothing else has its id
            self.texts[id(board)] = board, msgspec.Raw(ENCODE(board))
        return view | {"board": self.texts[id(board)][1]}

    def update(self, eyes: int, since: int) -> Update:
        found = self.updates.get((eyes, since))
        if found is None:
            table = self.loaded.table
            if table is not None and since not in self.sights:
                self.sights[since] = sight_of(self.loaded, table, since)
            found = update_of(self.loaded, eyes, since, self.state, self.sights.get(since))
            self.updates[eyes, since] = found
        return found


class Viewers:
    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.viewers: dict[str, set[Viewer]] = defaultdict(set)
        self.boards: dict[str, Boards] = {}  # by table, as they were told to who takes patches
        self.elsewhere: dict[str, dict[str, Here]] = {}  # table -> server -> who is there
        self.heard_at: dict[str, float] = {}  # server -> when it last spoke of somebody
        self.said_at = 0.0
        self.delivered = 0  # updates, for the metrics

    def is_watched(self, table: str) -> bool:
        return table in self.viewers

    def add(self, viewer: Viewer) -> None:
        self.viewers[viewer.table].add(viewer)

    def remove(self, viewer: Viewer) -> None:
        left = self.viewers[viewer.table]
        left.discard(viewer)
        if not left:
            del self.viewers[viewer.table]
            self.boards.pop(viewer.table, None)

    def changed(self, loaded: Loaded, kept: int, now: float) -> None:
        """Tell every viewer of a table; plies below *kept* are as they were."""
        viewers = self.viewers.get(loaded.info.id)
        if not viewers:
            return
        if loaded.info.family:
            self.let_go(loaded, viewers)
        if kept == 0:  # else seats change hands before the game only
            self.seat_anew(loaded, viewers)
        telling = Telling(loaded, kept, now, self.boards.setdefault(loaded.info.id, {}))
        for viewer in viewers:
            eyes = viewer.eyes(loaded)
            viewer.put(telling.message(viewer, eyes))
            viewer.told, viewer.base, viewer.base_eyes = telling.ply, loaded.info.version, eyes
            self.delivered += 1

    def seat_anew(self, loaded: Loaded, viewers: set[Viewer]) -> None:
        for viewer in viewers:
            viewer.take_seat(loaded)

    def let_go(self, loaded: Loaded, viewers: set[Viewer]) -> None:
        """Whose seat was taken up on another phone is told so, and nothing else any more."""
        for viewer in viewers:
            if viewer.seat >= 0 and loaded.info.seats[viewer.seat].user not in {"", viewer.user}:
                viewer.seat = -1
                viewer.moved = True
                viewer.drop()

    def tell(self, table: str, message: bytes) -> None:
        for viewer in self.viewers.get(table, ()):
            viewer.put(message)

    def everybody(self) -> frozenset[tuple[str, str]]:
        """Tables of this server, each with the people who look at it."""
        return frozenset(
            (table, viewer.user) for table, viewers in self.viewers.items() for viewer in viewers
        )

    def hang_up(self, viewer: Viewer, code: int) -> None:
        viewer.code = code
        viewer.drop()

    def sessions(self) -> dict[str, str]:
        """What viewers came with, and whose it is."""
        return {
            viewer.session: viewer.user
            for viewers in self.viewers.values()
            for viewer in viewers
            if viewer.session
        }

    def sign_out(self, session: str) -> None:
        """Hang up on everybody who came with a session or token that has ended."""
        for viewers in self.viewers.values():
            for viewer in viewers:
                if viewer.session == session:
                    viewer.signed_out = True
                    viewer.drop()

    # ---- presence

    def here(self, table: str) -> tuple[list[str], int]:
        """Users that are connected, at any server, and how many only watch."""
        found = [viewer for viewer in self.viewers.get(table, ()) if viewer.seat >= 0]
        users = {viewer.user for viewer in found}
        watching = len(self.viewers.get(table, ())) - len(found)
        for other in self.elsewhere.get(table, {}).values():
            users.update(other.users)
            watching += other.watching
        return sorted(users), watching

    def coached(self, table: str) -> list[int]:
        """Seats that play with a coach, at any server."""
        return sorted(
            {*self.coached_here(table)}.union(
                *[other.coached for other in self.elsewhere.get(table, {}).values()]
            )
        )

    def coached_here(self, table: str) -> list[int]:
        found = {viewer.seat for viewer in self.viewers.get(table, ()) if viewer.coached}
        return sorted(found - {-1})

    def presence(self, table: str) -> Presence:
        return Presence(*self.here(table), self.coached(table))

    def presence_changed(self, table: str) -> None:
        """Tell our viewers, and the other servers of ours."""
        self.tell(table, ENCODE(self.presence(table)))
        self.say_presence(table)

    def say_presence(self, table: str) -> None:
        if self.bus.is_alone():
            return
        ours = self.viewers.get(table, set())
        seated = sorted({viewer.user for viewer in ours if viewer.seat >= 0})
        count = sum(viewer.seat < 0 for viewer in ours)
        coached = self.coached_here(table)
        self.bus.tell(table, Here(self.bus.sender, table, seated, count, coached))

    def heard_presence(self, word: Here) -> None:
        self.heard_at[word.sender] = time.monotonic()
        if not self.is_watched(word.table):
            return
        known = self.elsewhere.setdefault(word.table, {})
        before = self.presence(word.table)
        if word.users or word.watching:
            known[word.sender] = word
        else:
            known.pop(word.sender, None)
        now = self.presence(word.table)
        if now != before:
            self.tell(word.table, ENCODE(now))

    def refresh_presence(self) -> None:
        """Now and then: repeat who is here, and forget servers that fell silent."""
        now = time.monotonic()
        if now - self.said_at < REPEAT_SECONDS:
            return
        self.said_at = now
        for table in list(self.viewers):
            self.say_presence(table)
        silent = {id for id, at in self.heard_at.items() if now - at > 3 * REPEAT_SECONDS}
        for table, servers in list(self.elsewhere.items()):
            for id in silent.intersection(servers):
                del servers[id]
            if not servers or not self.is_watched(table):
                del self.elsewhere[table]

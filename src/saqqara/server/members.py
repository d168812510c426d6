"""Which servers there are, and which of them owns a table.

A running table has one owner: the server that rendezvous hashing of its id gives among those that
are alive. People may come to any server; one that does not own their table passes them on
(passing.py), so the work of a move is done once. All this is about speed only: two servers that
both take themselves for the owner of a table are slow, as each builds its views, and as right as
ever, since the version in the database decides.

Servers say every second (of hundreds each less often) that they are alive. The bus carries it, and
nothing is kept anywhere. Who is silent for a few seconds, or says that it leaves, owns nothing any
more. While the bus is lost nobody's silence means anything, and a server that cannot be reached is
passed over.
"""

import hashlib
import time
from collections.abc import Callable, Collection
from typing import Final

from saqqara.server.bus import Alive, Bus, Here, Words
from saqqara.server.settings import is_loopback

MOST_KNOWN: Final = 100_000  # tables whose owner is remembered
LINKS: Final = 1  # the way in which servers talk over links.py; servers of another are left alone
BEAT_SECONDS: Final = 1.0
LEASE_BEATS: Final = 4  # of silence until a server is taken for dead
MOST_BEATS: Final = 100  # that a server hears in a second; of more servers each speaks less often
SETTLE_SECONDS: Final = 5.0  # after a change, in which others may still think otherwise
STRANGER_SECONDS: Final = 60.0  # that an older server is remembered for its words
ELSEWHERE_SECONDS: Final = 60.0  # a server repeats every 20 who looks at its tables


class Members:
    def __init__(self, bus: Bus, own: Alive, clock: Callable[[], float] = time.monotonic) -> None:
        self.bus = bus
        self.own = own
        self.clock = clock
        self.others: dict[str, Alive] = {}
        self.heard_at: dict[str, float] = {}
        self.avoided: set[str] = set()  # could not be reached
        self.changed_at = -SETTLE_SECONDS
        self.strangers: dict[str, float] = {}  # servers that do not say what they are
        self.foreign: dict[str, float] = {}  # servers of another database
        self.beat_at = 0.0
        self.owners: tuple[str, ...] = ()
        self.known: dict[str, str] = {}  # table -> owner, as long as nothing changes
        # Servers that look at a table of ours by themselves, as they could not pass people on.
        self.elsewhere: dict[str, dict[str, float]] = {}
        self.on_change: Callable[[], None] = nobody_asks
        self.choose_owners()

    # ---- who is there

    def hear(self, word: Words) -> None:
        """Any word shows that its sender is there; what it is, only this one tells."""
        if isinstance(word, Alive):
            self.heard_alive(word)
        elif word.sender not in self.others and word.sender not in self.foreign:
            self.strangers[word.sender] = self.clock()
        if isinstance(word, Here):
            self.heard_here(word)

    def heard_alive(self, word: Alive) -> None:
        self.strangers.pop(word.sender, None)
        if word.deployment != self.own.deployment:
            self.foreign[word.sender] = self.clock()
            return
        before = self.others.get(word.sender)
        self.others[word.sender] = word
        self.heard_at[word.sender] = self.clock()
        if before is None:
            self.bus.say(self.own, word.sender)  # it need not wait for our next beat
        if before is None or may_own(before) != may_own(word):
            self.choose_owners()

    def beat(self) -> None:
        """Every second: say that we are here, and forget who is not."""
        now = self.clock()
        pace = self.pace()
        late = now - self.beat_at > 2 * pace  # ours was the silence, or the bus's
        if late or not self.bus.is_connected():
            self.heard_at = dict.fromkeys(self.others, now)
        self.beat_at = now
        self.bus.say(self.own)
        silent = [id for id in self.others if now - self.heard_at[id] > LEASE_BEATS * pace]
        for id in silent:
            del self.others[id], self.heard_at[id]
        for id in silent:
            self.avoided.discard(id)
        for heard in (self.strangers, self.foreign):
            for id in [id for id, at in heard.items() if now - at > STRANGER_SECONDS]:
                del heard[id]
        if silent:
            self.choose_owners()
        self.forget_elsewhere(now)

    def pace(self) -> float:
        """Seconds between two beats. With many servers it is long until silence tells; but who is
        dead is passed over by whoever tries to reach it, at once."""
        return max(BEAT_SECONDS, len(self.others) / MOST_BEATS)

    def avoid(self, id: str) -> None:
        """It cannot be reached: until it can, its tables are whose turn it would be next."""
        if id in self.others:
            self.avoided.add(id)
            self.choose_owners()

    def trust(self, id: str) -> None:
        self.avoided.discard(id)
        self.choose_owners()

    def leave(self) -> None:
        """We are about to end: our tables are others' from now on."""
        self.own.leaving = True
        self.bus.say(self.own)
        self.choose_owners()

    def choose_owners(self) -> None:
        found = {
            id
            for id, each in self.others.items()
            if id not in self.avoided and may_own(each) and may_reach(self.own, each)
        }
        if may_own(self.own):
            found.add(self.own.sender)
        owners = tuple(sorted(found))
        if owners != self.owners:
            self.owners = owners
            self.known.clear()
            self.changed_at = self.clock()
            self.on_change()

    def is_alone(self) -> bool:
        """Whether nobody else could take our tables."""
        return not set(self.owners) - {self.own.sender}

    def thinkers(self) -> int:
        """Searches that are thought through at once, at all of them."""
        there = [self.own, *self.others.values()]
        return sum(each.thinkers for each in there if each.works and not each.leaving)

    # ---- whose table

    def owner_of(self, table: str) -> str:
        """Our own id if nobody is known who could own it."""
        owner = self.known.get(table)
        if owner is None:
            weights = {id: weight(id, table) for id in self.owners}
            owner = max(weights, key=weights.__getitem__) if weights else self.own.sender
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[table] = owner
        return owner

    def is_ours(self, table: str) -> bool:
        return self.owner_of(table) == self.own.sender

    def works_for(self, table: str) -> bool:
        """Whether the owner of a table does its quick jobs itself."""
        owner = self.others.get(self.owner_of(table), self.own)
        return owner.works and may_own(owner)

    def listeners(self, table: str) -> Collection[str] | None:
        """Which servers want to hear of a table of ours; None: we cannot tell."""
        now = self.clock()
        unsettled = now - self.changed_at < SETTLE_SECONDS
        if self.strangers or unsettled or not self.is_ours(table):
            return None
        return self.elsewhere.get(table, {}).keys()

    def heard_here(self, word: Here) -> None:
        """The owner of a table hears who looks at it elsewhere: nobody, as a rule."""
        looks = bool(word.users or word.watching)
        if looks and self.is_ours(word.table):
            self.elsewhere.setdefault(word.table, {})[word.sender] = self.clock()
        elif word.table in self.elsewhere:
            self.elsewhere[word.table].pop(word.sender, None)

    def forget_elsewhere(self, now: float) -> None:
        for table, servers in list(self.elsewhere.items()):
            for id, at in list(servers.items()):
                if now - at > ELSEWHERE_SECONDS:
                    del servers[id]
            if not servers or not self.is_ours(table):
                del self.elsewhere[table]


def may_own(member: Alive) -> bool:
    return bool(member.address) and member.links == LINKS and not member.leaving


def may_reach(here: Alive, there: Alive) -> bool:
    """An address of the machine itself means another one at each machine."""
    return here.machine == there.machine or not is_loopback(there.address.rpartition(":")[0])


def weight(server: str, table: str) -> bytes:
    return hashlib.blake2b(f"{server} {table}".encode(), digest_size=8).digest()


def nobody_asks() -> None:
    """Where nothing follows from who is there."""

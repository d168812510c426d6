"""The tables in memory, and the one way to change one.

A change is made in memory, stored, and only then told: to the one who asked, to the
viewers (`on_change`), to other servers (the bus). If storing fails, what is in memory is
forgotten, as the database is the truth. One lock for each table keeps its changes in order;
between servers its version does.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, select

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import outbox, rows, scoring
from saqqara.server.bus import Bus
from saqqara.server.moves import Move
from saqqara.server.rows import RUNNING, Conflict, Loaded
from saqqara.server.schema import TABLES
from saqqara.server.store import StorageError, Store
from saqqara.table.errors import TableError
from saqqara.table.table import Table

MOST_LOADED: Final = 4000  # tables kept in memory
MOST_BYTES: Final = 256_000_000  # of them all, as `weight` has it; those looked at stay anyway
TABLE_BYTES: Final = 50_000  # of a table without plies
PLY_BYTES: Final = 1_500  # of a ply with its events
IDLE_SECONDS: Final = 900.0  # that a running table stays when nobody looks or plays
OVER_SECONDS: Final = 60.0  # and one at which nothing will change
VAIN_SECONDS: Final = 1.0  # after which we look again whether there is one that can go
TRIES: Final = 5  # against other servers that change the same table

Act = Callable[[Table, float], int]  # changes the table; returns how many plies it kept


class Slot:
    """A table in memory with its lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.loaded: Loaded | None = None
        self.used_at = 0.0  # by a clock that never jumps
        self.weighed = 0  # bytes that were counted for it last

    def weight(self) -> int:
        """About how many bytes it holds."""
        table = self.loaded.table if self.loaded is not None else None
        return 0 if table is None else TABLE_BYTES + PLY_BYTES * table.ply()


class LiveTables:
    def __init__(self, store: Store, bus: Bus, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.steady: Callable[[], float] = time.monotonic  # for how long ago something was
        self.slots: OrderedDict[str, Slot] = OrderedDict()
        self.bytes = 0  # of all of them, as they were weighed last
        self.in_vain_until = 0.0  # nobody need look for room: all are looked at
        # Whom to tell: set by whoever puts the parts together.
        self.on_change: Callable[[Loaded, int], None] = nobody_looks
        self.on_due: Callable[[], None] = nobody_works
        self.watched: Callable[[str], bool] = is_unwatched
        self.moves = 0  # accepted so far, for the metrics

    # ---- loading

    def slot(self, id: str) -> Slot:
        slot = self.slots.get(id)
        if slot is None:
            slot = self.slots[id] = Slot()
        self.slots.move_to_end(id)
        slot.used_at = self.steady()
        return slot

    def make_room(self) -> None:
        """Forget the tables that nobody asked for longest, except those being looked at."""
        if not self.is_full() or self.steady() < self.in_vain_until:
            return  # as nearly always: nothing is looked at for that
        for id, slot in list(self.slots.items()):
            if self.may_go(id, slot):
                self.let_go(id)
                if not self.is_full():
                    return
        self.in_vain_until = self.steady() + VAIN_SECONDS

    def is_full(self) -> bool:
        return self.bytes > MOST_BYTES or len(self.slots) > MOST_LOADED

    def weigh(self, slot: Slot) -> None:
        """After it was loaded or changed."""
        weight = slot.weight()
        self.bytes += weight - slot.weighed
        slot.weighed = weight

    def let_go(self, id: str) -> None:
        slot = self.slots.pop(id, None)
        if slot is not None:
            self.bytes -= slot.weighed

    def tidy(self) -> None:
        """Now and then: forget what nobody has used for a while, finished games first of all."""
        now = self.steady()
        for id, slot in list(self.slots.items()):
            running = slot.loaded is not None and slot.loaded.info.status == RUNNING
            if now - slot.used_at > (IDLE_SECONDS if running else OVER_SECONDS) and self.may_go(
                id, slot
            ):
                self.let_go(id)
        self.bytes = sum(slot.weighed for slot in self.slots.values())  # nothing is lost count of

    def may_go(self, id: str, slot: Slot) -> bool:
        return not slot.lock.locked() and not self.watched(id)

    def forget(self, id: str) -> None:
        slot = self.slots.get(id)
        if slot is not None:
            slot.loaded = None
            self.weigh(slot)

    async def fetch(self, slot: Slot, id: str) -> Loaded:
        """The table; the caller holds the slot's lock."""
        if slot.loaded is None:
            try:
                slot.loaded = await self.store.read(lambda connection: rows.load(connection, id))
            except rows.Missing:
                self.let_go(id)
                raise
            self.weigh(slot)
            self.make_room()  # the caller's lock keeps this one
            if self.watched(id):  # it was forgotten under them: nobody knows what they missed
                self.on_change(slot.loaded, 0)
        return slot.loaded

    async def look(self, id: str, use: Callable[[Loaded], object]) -> None:
        """Call *use* with the table as it is on disk, while nobody changes it."""
        if not self.bus.is_alone():  # a word of another server may be on its way still
            versions = await self.versions([id])
            await self.catch_up(id, versions.get(id, 0))
        slot = self.slot(id)
        async with slot.lock:
            use(await self.fetch(slot, id))

    async def loaded(self, id: str) -> Loaded:
        """The table as it is on disk; not to be changed but by `change`."""
        found: list[Loaded] = []
        await self.look(id, found.append)
        return found[0]

    async def catch_up(self, id: str, version: int) -> None:
        """Another server changed a table: if we have it, read what is new and tell viewers."""
        slot = self.slots.get(id)
        if slot is None:
            return
        async with slot.lock:
            if slot.loaded is not None and slot.loaded.info.version >= version:
                return
            if not self.watched(id):
                slot.loaded = None
                return
            known = await self.fetch(slot, id)
            if known.info.version >= version:  # it was not in memory: told already
                return
            ply = known.table.ply() if known.table is not None else 0
            slot.loaded = await self.store.read(lambda c: rows.refresh(c, known))
            self.on_change(slot.loaded, min(ply, slot.loaded.live_kept))

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """On disk now; others may have changed a table without our hearing of it."""

        def unit(connection: Connection) -> dict[str, int]:
            found = connection.execute(
                select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
            )
            return {row.id: row.version for row in found}

        return await self.store.read(unit)

    # ---- changing

    async def change(self, id: str, act: Act, move_id: str = "", by: str = "") -> int:
        """Let *act* change a running table; returns the ply it is at, stored.

        Whoever asked may go away meanwhile: what has begun is finished all the same.
        """
        task = asyncio.ensure_future(self.change_now(id, act, move_id, by))
        return await asyncio.shield(task)

    async def change_now(self, id: str, act: Act, move_id: str, by: str) -> int:
        slot = self.slot(id)
        async with slot.lock:
            for _ in range(TRIES):
                loaded = await self.fetch(slot, id)
                if move_id and move_id in loaded.moves:
                    return loaded.moves[move_id] + 1  # a retry: it is done already
                if move_id and move_id in loaded.sealed.values():
                    return loaded.info.ply  # as it was told: an envelope is no ply
                try:
                    ply = await self.store_change(slot, loaded, act, move_id, by)
                    self.weigh(slot)
                    return ply
                except Conflict:
                    slot.loaded = None
                except StorageError:
                    raise
                except SaqqaraError:  # refused; rightly so if we know the newest
                    if (await self.versions([id])).get(id) == loaded.info.version:
                        raise
                    slot.loaded = None
                finally:
                    loaded.before = loaded.shown = None
        raise TableError("others were quicker; try again", "error-busy", {})

    async def store_change(
        self, slot: Slot, loaded: Loaded, act: Act, move_id: str, by: str
    ) -> int:
        table = running_table(loaded)
        now = self.clock()
        before = table.ply()
        asked = set(table.asked())
        plies = table.match.plies  # going back makes a new list
        envelopes = dict(table.envelopes)
        loaded.before = before, table.match.state.clone()
        kept = act(table, now)
        opened = {seat: id for seat, id in loaded.sealed.items() if seat not in table.envelopes}
        for seat, answer in table.envelopes.items():
            if move_id and answer is not envelopes.get(seat):
                loaded.sealed[seat] = move_id
        again = outbox.taken_back(table, plies[kept:before])
        change = rows.change_of(loaded, table, kept, before, now)
        name_moves(change.plies, move_id, opened)
        told = outbox.newly_asked(table, asked, by)

        def store_more(connection: Connection) -> None:
            rows.save(connection, change)
            if again:
                outbox.clear(connection, change.id, again)
            if table.over():
                scoring.store_results(connection, loaded.info, table, now)
                outbox.clear(connection, change.id)
            outbox.put(connection, loaded.info, told, table.ply(), now)

        usual = not change.cut and not table.over()
        try:
            await self.store.write(Move(loaded.info, change, told) if usual else store_more)
        except BaseException:
            slot.loaded = None  # memory is ahead of the disk, or behind it
            raise
        self.after_store(loaded, table, change)
        return table.ply()

    def after_store(self, loaded: Loaded, table: Table, change: rows.TableChange) -> None:
        info = loaded.info
        info.version += 1
        info.ply = table.ply()
        info.seats = change.seats
        info.rated = table.rated
        info.updated_at = change.values["v_updated_at"]
        if table.over():
            info.status = "over"
            assert loaded.shown is not None
            info.scores, info.winners = loaded.shown["scores"] or [], table.winners()
        if change.cut:
            loaded.forget_moves(change.kept)
        for row in change.plies:
            if row["move_id"] is not None:
                loaded.moves[row["move_id"]] = row["ply"]
        loaded.sealed = rows.sealed_after(loaded, table)
        loaded.versions[change.kept :] = [info.version] * len(change.plies)
        loaded.live_kept = change.kept
        loaded.glance = change.values["v_glance"]
        self.moves += 1
        self.on_change(loaded, change.kept)
        due = change.values["v_due_at"]
        self.bus.changed(info.id, info.version)
        if due is not None and due <= change.values["v_updated_at"]:
            self.on_due()
            self.bus.due()


def name_moves(plies: list[dict[str, Any]], move_id: str, opened: dict[int, str]) -> None:
    """Give new plies the ids that clients gave their moves, so that a retry finds them: an
    answer out of an envelope at its seat's last ply, the move itself at the last other one."""
    for seat, id in opened.items():
        own = [row for row in plies if row["seat"] == seat]
        if own:  # else it was taken back
            own[-1]["move_id"] = id
    free = [row for row in plies if row["move_id"] is None]
    if move_id and free:
        free[-1]["move_id"] = move_id


def nobody_looks(_: Loaded, __: int) -> None:
    """Where nobody is told, there are no viewers."""


def nobody_works() -> None:
    """Without workers nothing is done by itself."""


def is_unwatched(_: str) -> bool:
    return False


def running_table(loaded: Loaded) -> Table:
    if loaded.table is None:
        raise rows.no_game(loaded.info)
    if loaded.info.status != RUNNING:
        raise TableError("the game is over", "error-over", {"ply": loaded.info.ply})
    return loaded.table

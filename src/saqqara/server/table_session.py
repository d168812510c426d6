"""One WebSocket at one table: what a viewer may send, and what comes of it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from saqqara.kernel.errors import IllegalAction, SaqqaraError
from saqqara.server import chat, judgements, lobby, messages, views, visits
from saqqara.server.accounts import NotSignedIn
from saqqara.server.bus import ChatSaid
from saqqara.server.coach import CoachBeside
from saqqara.server.limits import CHAT, HINTS, MESSAGES, Bucket, TooFast
from saqqara.server.messages import ENCODE
from saqqara.server.rows import Loaded
from saqqara.server.store import Store
from saqqara.server.viewers import Viewer, Viewers
from saqqara.table.errors import TableError, not_asked, stale
from saqqara.table.table import Table
from saqqara.text.typed import in_notation

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

BREATH: Final = 0.2  # seconds that a client which is too fast is not listened to
MOST_REFUSED: Final = 50  # messages of one connection that came too fast
LONGEST_MESSAGE: Final = 16_000  # characters


async def tell_chat(store: Store, viewers: Viewers, table: str) -> None:
    """The last lines, to everybody who wants to hear them; a client knows by their ids which
    are new."""

    lines, blocked = await store.read(lambda c: chat.last_lines(c, table))
    for viewer in viewers.viewers.get(table, ()):
        heard = [line for line in lines if (viewer.user, line.user) not in blocked]
        if heard:
            viewer.put(ENCODE(messages.Chat(heard)))


# ---- a connection


class TableSession:
    """Carries out the messages of one viewer."""

    def __init__(self, parts: "Parts", viewer: Viewer, name: str) -> None:
        self.parts = parts
        self.viewer = viewer
        self.name = name
        self.bucket = Bucket(MESSAGES, parts.limits.clock())
        self.refused = 0  # messages that came too fast
        self.coach = CoachBeside(parts, viewer)

    async def open(self, since: int, version: int | None = None) -> bytes:
        """Join the viewers; the snapshot, with the events since that ply. With the version that
        was told last, also those of earlier plies that were replaced meanwhile."""
        parts, viewer = self.parts, self.viewer
        made: list[bytes] = []
        seen, lines = await parts.store.read(self.remembered)

        def use(loaded: Loaded) -> None:
            viewer.take_seat(loaded)
            ply = loaded.table.ply() if loaded.table is not None else 0
            begin = min(max(since, 0), ply)
            if version is not None:
                begin = min(begin, loaded.known_plies(version))
            state = views.state_of(loaded, parts.tables.clock())
            eyes = viewer.eyes(loaded)
            update = views.update_of(loaded, eyes, begin, state)
            viewer.told, viewer.base, viewer.base_eyes = ply, loaded.info.version, eyes
            parts.viewers.add(viewer)
            here, _ = parts.viewers.here(viewer.table)
            printed = views.printed_of(loaded)
            made.append(
                ENCODE(
                    messages.Snapshot(loaded.info, viewer.seat, seen, update, lines, here, printed)
                )
            )

        await parts.tables.look(viewer.table, use)
        return made[0]

    def remembered(self, connection: Connection) -> tuple[int, list[messages.ChatLine]]:
        table, user = self.viewer.table, self.viewer.user
        return visits.seen_ply(connection, table, user), chat.lines(connection, table, user)

    def close(self) -> None:
        self.coach.close()
        self.parts.viewers.remove(self.viewer)
        self.parts.viewers.presence_changed(self.viewer.table)

    async def receive(self, text: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered, never raised."""
        id = ""
        try:
            if self.parts.limits.enabled:
                wait = self.bucket.take(self.parts.limits.clock())
                if wait > 0:
                    raise TooFast(int(wait) + 1)
            message = self.decode(text)
            id = message.id if isinstance(message, messages.Play) else ""
            await self.carry_out(message)
        except SaqqaraError as error:
            self.viewer.put(problem(error, id))
            if isinstance(error, TooFast):
                await self.slow_down()

    async def slow_down(self) -> None:
        """What a flood sends meanwhile waits at its side; if it does not end, we hang up."""
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.viewer.drop()
        await asyncio.sleep(BREATH)

    def decode(self, text: str | bytes) -> messages.FromClient:
        if len(text) > LONGEST_MESSAGE:
            raise bad_message("it is too long")
        try:
            message: messages.FromClient = messages.DECODE_CLIENT(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise bad_message(str(error)[:200]) from error
        return message

    async def carry_out(self, message: messages.FromClient) -> None:
        if self.viewer.reads_only and not isinstance(message, messages.Ping):
            raise TableError("this token is for 'read' only", "error-scope", {"scope": "read"})
        if isinstance(message, messages.Play):
            await self.play(message)
        elif isinstance(message, messages.Ping):
            self.viewer.put(ENCODE(messages.Pong(self.parts.tables.clock())))
        elif isinstance(message, messages.Say):
            await self.say(message.text)
        elif isinstance(message, messages.Seen):
            await self.seen(message.ply)
        elif isinstance(message, messages.Hint):
            await self.hint(message.ply)
        elif isinstance(message, messages.Coach):
            self.seat()
            await self.coach.hear(message)
        elif isinstance(message, messages.Preview):
            await self.preview(message)
        else:
            await self.change(act_of(message, self.seat()))

    def seat(self) -> int:
        if self.viewer.seat < 0:
            raise TableError("only who sits at the table can do that", "error-spectator", {})
        return self.viewer.seat

    async def change(self, act: Callable[[Table, float], int], move_id: str = "") -> int:
        viewer = self.viewer
        return await self.parts.tables.change_now(viewer.table, act, move_id, viewer.user)

    async def play(self, message: messages.Play) -> None:
        seat = self.seat()

        def act(table: Table, now: float) -> int:
            table.check_there(seat)
            names = [each.name for each in table.seats]
            moves = in_notation(table.match, seat, message.moves, names)
            return table.play(seat, message.ply, moves, now)

        # Every seat has its own ids, so that nobody can spend another's.
        ply = await self.change(act, f"{seat}:{message.id}")
        self.viewer.put(ENCODE(messages.Ack(message.id, ply)))

    async def say(self, text: str) -> None:
        viewer = self.viewer
        if not viewer.user:
            raise NotSignedIn
        self.parts.limits.check(f"chat:{viewer.user}", CHAT)
        shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not shown:
            return
        now = self.parts.tables.clock()

        await self.parts.store.write(
            lambda c: chat.say(c, viewer.table, viewer.user, self.name, shown, now)
        )
        await tell_chat(self.parts.store, self.parts.viewers, viewer.table)
        self.parts.bus.tell(viewer.table, ChatSaid(self.parts.id, viewer.table))

    async def seen(self, ply: int) -> None:
        """Remember how far this person has looked, for the recap."""
        viewer = self.viewer
        if not viewer.user:
            return
        await self.parts.store.write(lambda c: visits.see(c, viewer.table, viewer.user, ply))

    async def hint(self, ply: int) -> None:
        seat = self.seat()
        self.parts.limits.check(f"hint:{self.viewer.user}", HINTS)
        loaded = await self.parts.tables.loaded(self.viewer.table)
        table = loaded.table
        if table is None or loaded.info.rated:
            raise TableError("there are no hints at a rated table", "error-no-hints", {})
        if ply != table.ply():
            raise stale(table.ply())
        if seat not in table.asked():
            raise not_asked(table.ply())
        lines = await self.parts.thinkers.judge(table, seat, loaded.secret)
        choices = judgements.hint_lines(lines, seat)
        self.viewer.put(ENCODE(messages.Hints(ply, choices)))

    async def preview(self, message: messages.Preview) -> None:
        seat = self.seat()
        loaded = await self.parts.tables.loaded(self.viewer.table)
        if loaded.table is None:
            raise not_asked(0)
        told = views.preview_of(loaded.table, seat, message.ply, message.moves)
        self.viewer.put(ENCODE(told))


def act_of(message: messages.FromClient, seat: int) -> Callable[[Table, float], int]:
    """What a message does to a table, as a call of it."""

    def act(table: Table, now: float) -> int:
        if isinstance(message, messages.Undo):
            return table.undo(seat, message.ply, message.to, now)
        if isinstance(message, messages.Propose):
            return table.propose(message.kind, seat, message.ply, now)
        if isinstance(message, messages.Answer):
            return table.answer(seat, message.agree, now, message.proposal)
        if isinstance(message, messages.Away):
            level = lobby.check_level(message.level) if message.level else ""
            return table.step_away(seat, level, now)
        if isinstance(message, messages.Resign):
            return table.resign(seat, now)
        if isinstance(message, messages.OpenHand):
            return table.show_hand(seat, message.agree)
        if isinstance(message, messages.Back):
            table.come_back(seat, now)
        else:
            table.resume(now)
        return table.ply()

    return act


def bad_message(reason: str) -> TableError:
    return TableError(
        f"this message is not understood: {reason}", "error-message", {"reason": reason}
    )


def problem(error: SaqqaraError, id: str = "") -> bytes:
    why = None
    if isinstance(error, IllegalAction) and error.why is not None:
        why = views.text_of(error.why)
    return ENCODE(messages.Problem(error.code, dict(error.details), str(error), id, why))

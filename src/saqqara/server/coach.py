"""A coach beside one viewer: asks before a move is sent that the search holds for a clear mistake.

The judgement is begun as soon as the person is asked, in the thinking processes, from what the
seat sees. It never holds anything up: if it is not there in time, if too many are under way or
somebody asks too often, the move goes through without a word.

Decisions that are sent together are judged by the first of them, played on well.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from saqqara.bots.judge import Judged, grade_of, is_clear, loss
from saqqara.server.bot_processes import Question, question
from saqqara.server.judgements import reason_infos
from saqqara.server.limits import COACH, TooFast
from saqqara.server.messages import ENCODE, Coach, Coached
from saqqara.server.viewers import Viewer
from saqqara.table.errors import TableError
from saqqara.table.sealed import asked_position
from saqqara.table.table import Table
from saqqara.text.typed import in_notation

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

PATIENCE: Final = 1.0  # seconds; clients do not wait much longer


class CoachBeside:
    def __init__(self, parts: "Parts", viewer: Viewer) -> None:
        self.parts = parts
        self.viewer = viewer
        self.asked: Question | None = None  # what is being judged, or was
        self.judging: asyncio.Task[list[Judged]] | None = None
        self.answering: set[asyncio.Task[None]] = set()

    async def hear(self, message: Coach) -> None:
        """Get ready for a decision, or say what there is to say of a move."""
        if not message.on:
            self.be(on=False)
            return
        loaded = await self.parts.tables.loaded(self.viewer.table)
        table, seat = loaded.table, self.viewer.seat
        if table is None or loaded.info.rated:
            raise TableError("there is no coach at a rated table", "error-no-coach", {})
        self.be(on=True)
        if message.ply != table.ply() or seat not in table.asked():
            if message.moves:  # whatever is wrong with the move is said when it is played
                self.viewer.put(ENCODE(nothing_to_say(message)))
            return
        asked = question(table, seat, "hint", loaded.secret)
        self.prepare(asked)
        if message.moves:
            task = asyncio.create_task(
                self.answer(message, asked, first_word(table, seat, message))
            )
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)

    def be(self, *, on: bool) -> None:
        """Others at the table see who plays with a coach."""
        if self.viewer.coached != on:
            self.viewer.coached = on
            self.parts.viewers.presence_changed(self.viewer.table)
        if not on:
            self.close()

    def prepare(self, asked: Question) -> None:
        if asked == self.asked:
            return
        self.forget()
        judging = self.begin(asked)
        if judging is not None:
            self.asked, self.judging = asked, judging

    def begin(self, asked: Question) -> asyncio.Task[list[Judged]] | None:
        """A judgement, unless there is too much to do."""
        if self.parts.thinkers.coaches_enough():
            return None
        try:
            self.parts.limits.check(f"coach:{self.viewer.user}", COACH)
        except TooFast:
            return None
        return asyncio.create_task(self.parts.thinkers.coach(asked))

    async def answer(self, message: Coach, asked: Question, word: str) -> None:
        told = nothing_to_say(message)
        try:
            async with asyncio.timeout(PATIENCE):
                judged = await self.judged(asked, word)
                told = remark(message, judged, word, asked.seat)
        except TimeoutError:
            pass
        self.viewer.put(ENCODE(told))

    async def judged(self, asked: Question, word: str) -> list[Judged]:
        """With this choice among them; [] if nothing is known."""
        judging = self.judging if asked == self.asked else None
        if judging is None or not word:
            return []
        judged = await asyncio.shield(judging)
        if all(each["word"] != word for each in judged):  # one of very many choices
            more = self.begin(asked.of(word))
            judged = await more if more is not None else []
        return judged

    def forget(self) -> None:
        if self.judging is not None:
            self.judging.cancel()
        self.asked = self.judging = None

    def close(self) -> None:
        self.forget()
        for task in list(self.answering):
            task.cancel()


def first_word(table: Table, seat: int, message: Coach) -> str:
    """The first decision of a move, in notation; "" if it is not possible."""
    match = table.match
    names = [each.name for each in table.seats]
    word = in_notation(match, seat, message.moves, names)[0]
    legal = match.game.legal(asked_position(match, seat))
    return word if any(match.game.word(action) == word for action in legal) else ""


def nothing_to_say(message: Coach) -> Coached:
    return Coached(message.ply, message.moves, "none", 0.0, [], "")


def remark(message: Coach, judged: list[Judged], word: str, seat: int) -> Coached:
    """Only of clear mistakes, and what would be better only if it was asked for."""
    chosen = next((each for each in judged if each["word"] == word), None)
    if chosen is None or not is_clear(judged[0], chosen, seat):
        return nothing_to_say(message)
    return Coached(
        message.ply,
        message.moves,
        grade_of(judged[0], chosen, seat),
        loss(judged[0], chosen, seat),
        reason_infos(judged[0], chosen, seat),
        judged[0]["word"] if message.show else "",
    )

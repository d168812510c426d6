"""Studies: a board on which one person tries moves, told as at a table, without one."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.games import game_spec
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.event import sees
from saqqara.kernel.match import Match, action_of
from saqqara.server import learning, studies, wire
from saqqara.server.messages import LessonStudy
from saqqara.server.parts import Parts
from saqqara.server.rows import Missing
from saqqara.server.studies import Position, study_of, study_update
from saqqara.server.web import learning as routes
from server.in_process import guest, in_server

FIRST = studies.known_chapter("senet", "first")


def senet(*words: str) -> Match:
    match = Match(game_spec("senet"), 2, {"first": "1"})
    for word in words:
        match.play(match.seat(), action_of(match.game, word))
    return match


def tried(*moves: str, **wish: Any) -> LessonStudy:
    """A lesson after these moves; decisions that were sent together have semicolons."""
    lists = [move.split("; ") for move in moves]
    return studies.lesson_study(FIRST, wire.StudyMoves(moves=lists, **wish))


# ---- of any kind


def test_a_bare_match_is_told_as_a_table_is() -> None:
    update = study_update(senet("throw 3"), 0, 0, ["", "Ann"])
    assert update.decision is not None
    assert "move 11" in [choice.word for choice in update.decision.choices]
    assert update.state.asked == [0]
    assert [seat.name for seat in update.state.seats] == ["", "Ann"]
    assert [event.text.id for event in update.events] == ["senet-event-throw"]
    assert (update.ply, update.kept, update.undo, update.acts) == (1, 0, -1, [])


def test_the_other_seat_is_asked_nothing() -> None:
    update = study_update(senet("throw 3"), 1, 0, ["Ann", ""])
    assert update.decision is None
    assert update.view is not None
    assert update.view["seat"] == 1


def test_what_others_did_since_comes_with_the_boards_in_between() -> None:
    match = senet("throw 3", "move 11", "throw 2", "move 9", "throw 3")
    update = study_update(match, 0, 1, ["", "Ann"])
    assert [event.ply for event in update.events] == [1, 2, 3, 4]
    assert [act.ply for act in update.acts] == [2, 3, 4]


def test_hidden_things_stay_hidden() -> None:
    """What a seat is told is what it may see; of cards that others drew, nothing."""
    match = Match(game_spec("murals"), 2, {})
    while match.seat() < 0:
        match.take(match.game.legal(match.state)[0])
    update = study_update(match, 0, 0, ["", "Ann"])
    assert update.view == match.view(0) != match.view(1)
    events = [event for ply in match.plies for event in ply.events]
    hidden = [event for event in events if not sees(event.audience, 0)]
    assert hidden
    assert len(update.events) == len(events) - len(hidden)


def test_decisions_are_foretold_and_not_played() -> None:
    position = Position("x", senet("throw 3"), 0, ["", "Ann"])
    study = study_of(position, wire.StudyMoves(preview=["move 2"]))
    assert study.previewed is not None
    assert study.previewed.effects
    assert study.update.ply == 1
    with pytest.raises(IllegalAction):
        study_of(position, wire.StudyMoves(preview=["move 3"]))


# ---- lessons


def test_a_lesson_begins_with_what_is_asked() -> None:
    told = tried()
    assert (told.step, told.answer) == (0, "")
    assert told.study.update.decision is not None
    assert [seat.name for seat in told.study.table.seats] == ["", "lesson-name-nefer"]


def test_what_is_awaited_goes_on_with_what_others_do() -> None:
    told = tried("move 11", since=1)
    assert (told.step, told.answer) == (1, "")
    assert [event.seat for event in told.study.update.events] == [0, -1, 1, -1]
    assert len(told.study.update.acts) == 3
    assert told.study.update.undo == -1  # not behind what goes on


def test_another_move_is_shown_and_nothing_follows() -> None:
    told = tried("move 2", since=1)
    assert (told.step, told.answer) == (0, "else")
    assert told.study.update.decision is None
    assert [event.seat for event in told.study.update.events] == [0]
    assert tried().study.update.ply == 1  # taken back: left out


def test_a_lesson_is_taken_up_at_a_step() -> None:
    told = tried(at=5)
    assert told.step == 5
    on = tried("move 14", at=5)
    assert on.step == 6
    assert on.study.update.decision is None  # nothing more is awaited
    whole = tried("move 11", "move 8", "move 11", "move 14")
    assert whole.study.update.view == on.study.update.view


def test_steps_beyond_the_end_are_the_end() -> None:
    assert tried(at=900).step == len(FIRST.steps)


def test_moves_that_make_no_sense_are_refused() -> None:
    with pytest.raises(IllegalAction):
        tried("move 3")
    with pytest.raises(IllegalAction, match="nothing is awaited"):
        tried("move 2", "move 4")
    with pytest.raises(Missing):
        studies.known_chapter("senet", "no-such")
    with pytest.raises(Missing):
        studies.known_chapter("..", "first")


def test_steps_do_not_tell_what_is_awaited() -> None:
    told = msgspec.json.encode(studies.chapter_info(FIRST))
    assert b"move 11" not in told
    assert [step.awaits for step in studies.chapter_info(FIRST).steps][:3] == [True, False, True]


# ---- how far somebody is


def at(step: int, updated: float, done: float | None = None) -> wire.LessonProgress:
    return wire.LessonProgress("senet", "first", step, done, updated)


def test_neither_browser_nor_server_loses_what_was_learnt() -> None:
    assert learning.together(at(3, 10.0), at(5, 20.0)) == at(5, 20.0)
    assert learning.together(at(3, 30.0), at(5, 20.0)) == at(3, 30.0)
    assert learning.together(at(0, 30.0, 15.0), at(5, 40.0)) == at(5, 40.0, 15.0)
    assert learning.together(at(2, 30.0), at(0, 20.0, 20.0)) == at(2, 30.0, 20.0)


def test_progress_is_kept(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        bob = await guest(parts, "Bob")
        now = parts.tables.clock()
        told = wire.LessonsDone([at(3, now - 50), wire.LessonProgress("senet", "x", 1, None, 1.0)])
        assert (await routes.learn.fn(parts, ann, told)).chapters == [at(3, now - 50)]
        late = wire.LessonsDone([at(900, now + 999_999, now + 999_999), at(1, now - 80)])
        kept = (await routes.learn.fn(parts, ann, late)).chapters
        assert [each.step for each in kept] == [len(FIRST.steps)]
        assert kept[0].done_at is not None
        assert now <= kept[0].done_at == kept[0].updated_at < now + 999
        assert (await routes.my_lessons.fn(parts, ann)).chapters == kept
        assert (await routes.my_lessons.fn(parts, bob)).chapters == []

    in_server(database_url, tmp_path, test)

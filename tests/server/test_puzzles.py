"""Puzzles for people: the day's, answers that count once, ratings, streaks, and no leaks."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.match import Match
from saqqara.puzzles import COURSES, Choice, Puzzle, position_of
from saqqara.server import leaving, puzzles, wire
from saqqara.server.parts import Parts
from saqqara.server.rows import Missing
from saqqara.server.wire_puzzles import Puzzles, PuzzleStanding, PuzzleVerdict
from server.in_process import guest, in_server

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()
DAY = 86400.0
HOUR = 3600.0


def made_up(id: str, rating: int, seed: int) -> Puzzle:
    """A position of Pharaoh, with values that nobody searched for: the last choice is the best."""
    match = Match(game_spec("pharaoh"), 2, {})
    dealer = SeededDealer(seed)
    match.deal(dealer)
    choices = [match.game.word(action) for action in match.game.legal(match.state)]
    assert len(choices) > 3
    best, equal, *others = reversed(choices)
    reason = {
        "kind": "own",
        "seat": match.seat(),
        "source": "pharaoh-source-treasure",
        "points": 2.0,
        "word": "",
        "word_seat": -1,
        "label": None,
    }
    judged: list[Choice] = [
        {"word": best, "loss": 0.0, "reasons": []},
        {"word": equal, "loss": 0.01, "reasons": []},
        *[{"word": word, "loss": 0.1, "reasons": [reason]} for word in others],  # type: ignore[list-item]
    ]
    return {
        "id": id,
        "players": 2,
        "options": {},
        "rules": match.spec.rules,
        "plies": [match.game.word(ply.action) for ply in match.plies],
        "seat": match.seat(),
        "solutions": [best, equal],
        "win": 0.5,
        "searched": 300,
        "rating": rating,
        "choices": judged,
        "then": [],
    }


SHELF = tuple(made_up(f"a{number}", 1000 + 100 * number, number) for number in range(4))
FIRST = SHELF[0]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Four puzzles of Pharaoh, none of anything else."""
    monkeypatch.setattr(puzzles, "puzzles_of", lambda course: SHELF if course == "pharaoh" else ())
    monkeypatch.setattr(puzzles, "by_id", lambda: {each["id"]: ("pharaoh", each) for each in SHELF})
    puzzles.in_order.cache_clear()
    yield
    puzzles.in_order.cache_clear()


async def answered(
    parts: Parts, user: str, puzzle: Puzzle, word: str, now: float, day: str = ""
) -> PuzzleVerdict:
    judgement = puzzles.judgement_of(puzzle["id"], [word])
    return await parts.store.write(lambda c: puzzles.answer(c, user, judgement, day, now))


async def overview(parts: Parts, user: str, now: float) -> Puzzles:
    return await parts.store.read(lambda c: puzzles.overview(c, user, now))


def best(puzzle: Puzzle) -> str:
    return puzzle["solutions"][0]


def wrong(puzzle: Puzzle) -> str:
    return puzzle["choices"][-1]["word"]


def todays(now: float) -> Puzzle:
    id = puzzles.of_the_day("pharaoh", puzzles.day_of(now))
    return next(each for each in SHELF if each["id"] == id)


# ---- what is told, and when


def test_nothing_tells_the_solution_before_an_answer() -> None:
    """All that can be asked before: neither a value nor a mark is in it, and choices stand in the
    order of the game."""
    study = puzzles.puzzle_study("a0", wire.StudyMoves(), False, NOON)
    told = msgspec.json.encode(study).decode()
    for word in ("solution", "loss", "reasons", "searched"):
        assert word not in told
    assert study.study.update.decision is not None
    offered = [choice.word for choice in study.study.update.decision.choices]
    assert sorted(offered) == sorted(each["word"] for each in FIRST["choices"])
    match = position_of("pharaoh", FIRST)
    assert offered == [match.game.word(action) for action in match.game.legal(match.state)]


def test_a_move_on_the_board_tells_no_more_than_the_board() -> None:
    right = puzzles.puzzle_study("a0", wire.StudyMoves(moves=[[best(FIRST)]]), False, NOON)
    other = puzzles.puzzle_study("a0", wire.StudyMoves(moves=[[wrong(FIRST)]]), False, NOON)
    for study in (right, other):
        assert study.study.update.decision is None  # one move: the rest is for the verdict
        assert "loss" not in msgspec.json.encode(study).decode()


def test_the_position_is_shown_as_its_seat_sees_it() -> None:
    study = puzzles.puzzle_study("a0", wire.StudyMoves(), False, NOON).study
    match = position_of("pharaoh", FIRST)
    assert study.seat == FIRST["seat"]
    assert study.update.view == match.view(FIRST["seat"]) != match.view(1 - FIRST["seat"])
    assert study.update.state.seats[FIRST["seat"]].name == ""


def test_lists_tell_no_solution(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        overview = await parts.store.read(lambda c: puzzles.overview(c, None, NOON))
        listed = await parts.store.read(lambda c: puzzles.puzzle_list(c, None, "pharaoh"))
        assert [each.id for each in overview.courses] == ["pharaoh"]
        assert [(line.id, line.rating, line.solved) for line in listed.puzzles] == [
            (each["id"], each["rating"], None) for each in SHELF
        ]
        for told in (msgspec.json.encode(overview).decode(), msgspec.json.encode(listed).decode()):
            assert not any(word in told for word in ("solution", "loss", '"lay ', "choices"))

    in_server("", tmp_path, test)


def test_verdicts() -> None:
    for number, verdict in ((0, "best"), (1, "equal"), (2, "other")):
        word = FIRST["choices"][number]["word"]
        told = puzzles.verdict_alone(puzzles.judgement_of("a0", [word]), "", None, NOON)
        assert (told.verdict, told.chosen.word) == (verdict, word)
        assert [each.word for each in told.solutions] == FIRST["solutions"]
        assert told.explained is not None
        assert told.explained.reasons
    with pytest.raises(IllegalAction):
        puzzles.judgement_of("a0", ["declare bonus"])
    with pytest.raises(Missing):
        puzzles.judgement_of("b0", [best(FIRST)])


def test_a_move_of_several_decisions_may_begin_well_and_end_otherwise() -> None:
    match = position_of("pharaoh", FIRST)
    words = [each["word"] for each in FIRST["choices"]]
    lays = next(word for word in words if word.startswith("lay"))
    match.play_words(FIRST["seat"], [lays])
    then = [match.game.word(action) for action in match.game.legal(match.state)]
    values = {word: 0.0 if number == 0 else 0.2 for number, word in enumerate(then)}
    composed: Puzzle = {
        **FIRST,
        "solutions": [lays],
        "then": [
            {"choices": [{"word": word, "loss": values[word], "reasons": []} for word in then]}
        ],
    }
    verdicts = [puzzles.Judgement("pharaoh", composed, [lays, word]).verdict for word in then]
    assert verdicts == ["best"] + ["other"] * (len(then) - 1)
    assert puzzles.Judgement("pharaoh", composed, [lays]).verdict == "best"
    assert [step.word for step in puzzles.Judgement("pharaoh", composed, [lays]).line()] == then[:1]


# ---- what counts


def test_the_first_answer_counts(database_url: str, tmp_path: Path) -> None:
    """Asking for the verdict and then answering right changes nothing."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        first = await answered(parts, ann, FIRST, wrong(FIRST), NOON)
        again = await answered(parts, ann, FIRST, best(FIRST), NOON)
        listed = await parts.store.read(lambda c: puzzles.puzzle_list(c, ann, "pharaoh"))
        assert (first.counted, again.counted) == (True, False)
        assert first.change < 0
        assert (again.verdict, again.change, again.standing) == ("best", 0.0, first.standing)
        assert (again.standing.tried, again.standing.solved) == (1, 0)
        assert [line.solved for line in listed.puzzles] == [False, None, None, None]

    in_server(database_url, tmp_path, test)


def test_people_do_not_share_their_answers(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, ben = await guest(parts, "Ann"), await guest(parts, "Ben")
        await answered(parts, ann, FIRST, wrong(FIRST), NOON)
        other = await answered(parts, ben, FIRST, best(FIRST), NOON)
        assert other.counted
        assert other.change > 0

    in_server("", tmp_path, test)


def test_nobody_in_particular_keeps_their_own_books(tmp_path: Path) -> None:
    """Whoever has no name sends where they stand; nothing is stored."""

    async def test(parts: Parts) -> None:
        before = PuzzleStanding(1500.0, 100.0, 7, 4)
        judgement = puzzles.judgement_of("a0", [best(FIRST)])
        told = puzzles.verdict_alone(judgement, "", before, NOON)
        assert (told.standing.tried, told.standing.solved) == (8, 5)
        assert told.standing.rating - before.rating == pytest.approx(told.change)
        assert await parts.store.read(lambda c: puzzles.tries_of(c, None)) == {}

    in_server("", tmp_path, test)


def test_who_leaves_takes_their_answers_along(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        await answered(parts, ann, FIRST, best(FIRST), NOON)
        await parts.store.write(lambda c: leaving.delete_person(c, ann, NOON))
        assert await parts.store.read(lambda c: puzzles.tries_of(c, ann)) == {}
        assert await parts.store.read(lambda c: puzzles.standings_of(c, ann)) == {}

    in_server("", tmp_path, test)


# ---- days


def test_the_puzzle_of_the_day_is_everybodys_and_changes() -> None:
    days = [puzzles.day_of(NOON + DAY * number) for number in range(8)]
    ids = [puzzles.of_the_day("pharaoh", day) for day in days]
    assert sorted(ids[:4]) == ["a0", "a1", "a2", "a3"]  # each once before any comes again
    assert ids[4:] == ids[:4]
    assert puzzles.day_of(NOON + 12 * HOUR - 1) == days[0]  # midnight in UTC, wherever one is
    assert puzzles.day_of(NOON + 12 * HOUR) == days[1]
    assert puzzles.of_the_day("murals", days[0]) == ""


def test_courses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _: SHELF)
    first = puzzles.day_of(NOON)
    week = [puzzles.course_of_the_day(first + timedelta(days=number)) for number in range(5)]
    assert sorted(week) == sorted(COURSES)


def test_a_streak_over_midnight(tmp_path: Path) -> None:
    """Opened before midnight and answered after it, a puzzle counts for its own day, and the new
    day's for the new one."""

    async def test(parts: Parts) -> None:
        late = NOON + 12 * HOUR + 600  # ten minutes past midnight
        ann = await guest(parts, "Ann")
        yesterdays, new = todays(NOON), todays(late)
        opened = puzzles.day_of(NOON).isoformat()
        first = await answered(parts, ann, yesterdays, wrong(yesterdays), late, opened)
        assert (first.day, first.streak) == (opened, 1)
        second = await answered(parts, ann, new, best(new), late)
        assert (second.day, second.streak) == (puzzles.day_of(late).isoformat(), 2)

    in_server("", tmp_path, test)


def test_a_day_cannot_be_made_up_for(tmp_path: Path) -> None:
    """Two hours after midnight yesterday is over, whatever a browser says."""

    async def test(parts: Parts) -> None:
        later = NOON + 14 * HOUR + 1
        ann = await guest(parts, "Ann")
        yesterdays = todays(NOON)
        opened = puzzles.day_of(NOON).isoformat()
        told = await answered(parts, ann, yesterdays, best(yesterdays), later, opened)
        assert (told.day, told.streak, told.counted) == ("", 0, True)

    in_server("", tmp_path, test)


def test_a_streak_waits_for_today_and_ends_with_a_day_left_out(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        for number in range(3):
            now = NOON + number * DAY
            told = await answered(parts, ann, todays(now), wrong(todays(now)), now)
            assert told.streak == number + 1
        for days, streak in ((3, 3), (4, 0)):
            now = NOON + days * DAY
            assert (await overview(parts, ann, now)).streak == streak

    in_server("", tmp_path, test)


def test_a_puzzle_tried_before_counts_for_its_day_all_the_same(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        tomorrows = todays(NOON + DAY)
        early = await answered(parts, ann, tomorrows, wrong(tomorrows), NOON)
        assert (early.day, early.streak) == ("", 0)
        told = await answered(parts, ann, tomorrows, best(tomorrows), NOON + DAY)
        assert (told.counted, told.streak) == (False, 1)
        assert told.standing == early.standing

    in_server("", tmp_path, test)


# ---- the rating


def test_a_rating_moves_by_how_much_it_was_a_surprise() -> None:
    new = puzzles.new_standing()
    hard, easy = puzzles.rated(new, 1800, True), puzzles.rated(new, 900, True)
    assert hard.rating > easy.rating > new.rating
    missed = puzzles.rated(new, 900, False)
    assert new.rating - missed.rating > easy.rating - new.rating
    known = PuzzleStanding(1200.0, 80.0, 50, 25)
    assert puzzles.rated(known, 1200, True).rating - 1200 < hard.rating - 1200
    assert puzzles.rated(known, 1200, True).deviation < known.deviation


def test_a_rating_finds_its_place() -> None:
    """Somebody who solves all up to 1500 and none above ends up about there."""
    standing = puzzles.new_standing()
    for number in range(200):
        puzzle = 900 + 150 * (number * 5 % 7)
        standing = puzzles.rated(standing, puzzle, puzzle <= 1500)
    assert 1400 < standing.rating < 1700
    assert standing.deviation == pytest.approx(puzzles.LEAST_DEVIATION, abs=20)
    assert (standing.tried, standing.solved) == (200, 143)

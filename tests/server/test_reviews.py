"""Reviews: of finished games only, made in the background, taken up again, open as the replay."""

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from saqqara.bots import review
from saqqara.games import GAMES
from saqqara.kernel.spec import Spec
from saqqara.server import finished_games, messages, mistakes, reviews, wire, wire_reviews
from saqqara.server.parts import Parts
from saqqara.server.schema import REVIEWS
from saqqara.server.web import reviews as routes
from saqqara.server.web import tables
from server.in_process import (
    HandClock,
    advance,
    guest,
    guests,
    in_server,
    make_house,
    played_table,
    refused,
    running_table,
)

BUDGET: dict[str, Any] = {"review_simulations": 4}


def think_here(parts: Parts, glance: bool = False) -> list[int]:
    """No processes: the steps are looked at where they are asked for, or glanced at, where what
    they say does not matter. The list tells which were asked for."""
    asked: list[int] = []

    async def ask(work: Callable[[Any], Any], piece: reviews.Piece) -> Any:
        asked.append(piece.ply)
        await asyncio.sleep(0)
        return glanced(piece) if glance else work(piece)

    parts.thinkers.patient.ask = ask  # type: ignore[method-assign, assignment]
    return asked


def glanced(piece: reviews.Piece) -> wire_reviews.ReviewStep:
    even = [1 / piece.players] * piece.players
    return wire_reviews.ReviewStep(
        piece.ply, 1, 0, "", None, True, 0.0, 0.0, "none", [], even, [], []
    )


async def ask_for(parts: Parts, user: str, id: str) -> wire_reviews.Review:
    told: wire_reviews.Review = await routes.ask_for_review.fn(parts, user, id)
    return told


async def read(parts: Parts, id: str) -> wire_reviews.Review:
    told: wire_reviews.Review = await routes.read_review.fn(parts, id)
    return told


async def reviews_on_disk(parts: Parts) -> int:
    found = select(func.count()).select_from(REVIEWS)
    return await parts.store.read(lambda c: c.execute(found).scalar_one())


# ---- hidden information


@pytest.mark.parametrize("spec", GAMES, ids=[spec.id for spec in GAMES])
def test_a_running_game_has_no_review(spec: Spec, tmp_path: Path) -> None:
    """At no ply, for nobody: neither for who plays nor for who watches."""

    async def test(parts: Parts) -> None:
        people = await guests(parts, spec.players[0])
        stranger = await guest(parts, "Sam")
        id = await running_table(parts, people, spec.id)
        rng = random.Random(3)
        while (await tables.loaded_table(parts, id)).info.status == "running":
            for user in (people[0], people[-1], stranger):
                assert await refused(ask_for(parts, user, id)) == "error-not-over"
            assert await refused(read(parts, id)) == "error-not-over"
            await advance(parts, id, rng.randrange(1, 60), rng.randrange(1000))
        assert await reviews_on_disk(parts) == 0
        assert (await read(parts, id)).status == "none"

    in_server("", tmp_path, test, **BUDGET)


def test_a_review_is_as_open_as_the_replay(tmp_path: Path) -> None:
    """Whoever may see every hand of the finished game may see its review, and nobody else."""

    async def test(parts: Parts) -> None:
        think_here(parts)
        people = await guests(parts, 2)
        id = await played_table(parts, people, public=False)
        loaded = await tables.loaded_table(parts, id)
        told = await ask_for(parts, await guest(parts, "Sam"), id)
        assert (told.status, told.looked) == ("waiting", 0)
        assert told.steps == []
        assert await parts.workers.reviewer.work()
        found = await read(parts, id)
        assert found.status == "done"
        for step in found.steps:  # what it tells of a ply, the replay of it tells anybody
            if step.word:
                at = finished_games.replay_at(loaded, step.ply + 1, -1, -1)
                assert (at.word, at.by) == (step.word, step.seat)
        assert await refused(read(parts, "nowhere")) == "error-missing"
        assert await refused(ask_for(parts, people[0], "nowhere")) == "error-missing"

    in_server("", tmp_path, test, **BUDGET)


# ---- made in the background


def test_a_review_tells_of_every_ply(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        asked = think_here(parts)
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        await ask_for(parts, people[0], id)
        assert await parts.workers.reviewer.work()
        found = await read(parts, id)
        match = (await tables.loaded_table(parts, id)).table.match  # type: ignore[union-attr]
        assert (found.status, found.simulations) == ("done", 4)
        assert found.looked == found.decisions == len(asked) == len(found.steps)
        plies = [ply for step in found.steps for ply in range(step.ply, step.ply + step.plies)]
        assert plies == list(range(len(match.plies)))
        assert len(found.start) == 2
        for seat, told in enumerate(found.seats):
            own = [step for step in found.steps if step.seat == seat and not step.forced]
            assert told.decisions == len(own)
            assert 0 <= told.accuracy <= 100
            for ply in told.costly:
                step = next(step for step in own if step.ply == ply)
                assert step.word in [option.word for option in step.options]
        labels = [step.label for step in found.steps if step.seat >= 0]
        assert None not in labels
        assert not await parts.workers.reviewer.work()  # nothing is left

    in_server(database_url, tmp_path, test, **BUDGET)


def test_a_review_is_made_once(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        asked = think_here(parts, glance=True)
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        await ask_for(parts, people[0], id)
        await ask_for(parts, people[1], id)
        await parts.workers.reviewer.work()
        told = await ask_for(parts, people[1], id)
        assert told.status == "done"
        assert not await parts.workers.reviewer.work()
        assert len(asked) == len(set(asked))

    in_server("", tmp_path, test, **BUDGET)


class Killed(BaseException):
    """As if the process had ended there."""


def test_a_review_goes_on_after_a_crash(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    monkeypatch.setattr(reviews, "STORE_SECONDS", 0.0)

    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        decisions = (await ask_for(parts, people[0], id)).decisions
        asked = think_here(parts)
        inline = parts.thinkers.patient.ask

        async def until_it_dies(work: Callable[[Any], Any], piece: Any) -> Any:
            if len(asked) == 7:
                raise Killed
            return await inline(work, piece)

        parts.thinkers.patient.ask = until_it_dies  # type: ignore[method-assign, assignment]
        with pytest.raises(Killed):
            await parts.workers.reviewer.work()
        told = await read(parts, id)
        assert (told.status, told.looked, told.decisions) == ("waiting", 7, decisions)

        other = make_house(parts.settings.database_url(), tmp_path, clock=clock)
        rest = think_here(other)
        assert not await other.workers.reviewer.work()  # the dead one's lease
        clock.pass_by(reviews.LEASE_SECONDS + 1)
        assert await other.workers.reviewer.work()
        other.store.close()
        assert len(rest) == decisions - 7
        assert not set(rest) & set(asked)
        found = await read(parts, id)
        assert found.status == "done"
        loaded = await tables.loaded_table(parts, id)
        pieces = reviews.pieces_of(loaded, BUDGET["review_simulations"])
        for number in (0, 6, 7, len(pieces) - 1):
            assert found.steps[number] == reviews.look(pieces[number])

    in_server(database_url, tmp_path, test, clock=clock, **BUDGET)


def test_one_lease_at_a_time(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        ids = [await played_table(parts, people) for _ in range(2)]
        for id in ids:
            await ask_for(parts, people[0], id)
        now = parts.tables.clock()
        leased = [await parts.store.write(lambda c: reviews.lease(c, now)) for _ in range(3)]
        assert leased[2] is None
        assert {row.table_id for row in leased[:2] if row is not None} == set(ids)
        await parts.store.write(reviews.release)
        assert await parts.store.write(lambda c: reviews.lease(c, now)) is not None

    in_server(database_url, tmp_path, test, **BUDGET)


def test_what_went_wrong_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        await ask_for(parts, people[0], id)

        async def broken(work: object, piece: object) -> Any:
            raise RuntimeError("a bug")

        parts.thinkers.patient.ask = broken  # type: ignore[method-assign, assignment]
        assert await parts.workers.reviewer.work()
        assert (await read(parts, id)).status == "failed"
        assert not await parts.workers.reviewer.work()  # not again and again
        think_here(parts, glance=True)
        assert (await ask_for(parts, people[0], id)).status == "waiting"
        assert await parts.workers.reviewer.work()
        assert (await read(parts, id)).status == "done"

    in_server("", tmp_path, test, **BUDGET)


def test_a_review_of_an_older_version_is_made_anew(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        think_here(parts, glance=True)
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        await ask_for(parts, people[0], id)
        await parts.workers.reviewer.work()
        older = update(REVIEWS).values(version=review.VERSION - 1)
        await parts.store.write(lambda c: c.execute(older))
        assert (await read(parts, id)).status == "none"
        assert (await ask_for(parts, people[0], id)).status == "waiting"
        assert await reviews_on_disk(parts) == 1

    in_server("", tmp_path, test, **BUDGET)


def test_whoever_runs_a_server_may_turn_reviews_off(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        assert await refused(ask_for(parts, people[0], id)) == "error-reviews-off"
        assert (await read(parts, id)).status == "off"

    in_server("", tmp_path, test, review_simulations=0)


def test_an_endless_game_is_not_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LONGEST", 20)

    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await played_table(parts, people)
        assert await refused(ask_for(parts, people[0], id)) == "error-review-long"
        assert await refused(read(parts, id)) == "error-review-long"

    in_server("", tmp_path, test, **BUDGET)


# ---- in processes of their own


def test_reviews_step_back_for_everything_else(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        assert await parts.thinkers.ask(os.nice, 0) == os.nice(0)
        assert await parts.thinkers.ask_patiently(os.nice, 0) == 19
        parts.thinkers.patient.rest()
        assert await parts.thinkers.ask_patiently(os.nice, 0) == 19

    in_server("", tmp_path, test, **BUDGET)


# ---- learning from mistakes


async def try_instead(parts: Parts, id: str, ply: int, *moves: list[str]) -> messages.MistakeStudy:
    wish = wire.StudyMoves(list(moves))
    told: messages.MistakeStudy = await routes.study_mistake.fn(None, parts, id, ply, wish)
    return told


def test_a_decision_can_be_taken_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the review looked at is told at once; all else is judged now."""
    counted: list[str] = []

    async def count(_: object, __: Parts, what: str, ___: object) -> None:
        counted.append(what)

    monkeypatch.setattr(routes, "count", count)
    monkeypatch.setattr(routes, "SIMULATIONS", 4)

    async def test(parts: Parts) -> None:
        think_here(parts)

        async def ask(work: Callable[[Any], Any], asked: Any) -> Any:
            return work(asked)

        parts.thinkers.urgent.ask = ask  # type: ignore[method-assign]
        people = await guests(parts, 2)
        id = await played_table(parts, people, "murals")
        assert await refused(try_instead(parts, id, 0)) == "error-missing"  # no review yet
        await ask_for(parts, people[0], id)
        await parts.workers.reviewer.work()
        found = await read(parts, id)
        others: list[str] = []
        for step in found.steps:
            if len(step.options) > 2 and step.options[0].word != step.word:
                begun = await try_instead(parts, id, step.ply)
                assert begun.tried is None
                assert begun.study.seat == step.seat
                assert begun.study.update.ply == step.ply
                assert begun.study.update.decision is not None
                offered = [choice.word for choice in begun.study.update.decision.choices]
                assert step.word in offered
                looked_at = {option.word for option in step.options}
                others = [word for word in offered if word not in looked_at]
                if others:  # the review has not looked at all of them
                    break

        best = await try_instead(parts, id, step.ply, [step.options[0].word])
        assert best.tried == messages.Tried(step.options[0].word, "best", 0.0, [])
        assert best.study.update.decision is None  # until it is taken back
        assert best.study.update.ply == step.ply + 1
        same = await try_instead(parts, id, step.ply, [step.word])
        assert same.tried is not None
        assert (same.tried.kind, same.tried.loss) == ("same", step.loss)
        assert counted == []

        other = others[0]
        new = await try_instead(parts, id, step.ply, [other])
        assert new.tried is not None
        assert new.tried.word == other
        assert new.tried.kind in {"best", "good", "better", "worse"}
        assert counted == ["hint"]
        again = try_instead(parts, id, step.ply, [other], [other])
        assert await refused(again) == "error-study-one"
        assert await refused(try_instead(parts, id, step.ply, ["dance"])) == "error-notation"
        forced = next(step for step in found.steps if step.forced or step.seat < 0)
        assert await refused(try_instead(parts, id, forced.ply)) == "error-missing"

    in_server("", tmp_path, test, **BUDGET)


def test_nothing_can_be_tried_in_a_running_game(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await running_table(parts, people)
        assert await refused(try_instead(parts, id, 0)) == "error-not-over"

    in_server("", tmp_path, test, **BUDGET)


def option(word: str, loss: float) -> wire_reviews.ReviewOption:
    return wire_reviews.ReviewOption(word, wire.Text("id", {}), loss, 0.0, "none", [], 0.0, [])


@pytest.mark.parametrize(
    ("word", "kind"),
    [("a", "best"), ("b", "good"), ("c", "better"), ("d", "worse"), ("e", "worse"), ("f", "same")],
)
def test_how_good_a_try_is(word: str, kind: str) -> None:
    losses = {"a": 0.0, "b": 0.01, "c": 0.09, "d": 0.11, "e": 0.4, "f": 0.2}
    options = [option(each, loss) for each, loss in losses.items()]
    step = wire_reviews.ReviewStep(
        3, 1, 0, "f", None, False, 0.2, 0.01, "clear", options, [], [], []
    )
    tried = mistakes.tried(step, word, options)
    assert (tried.kind, tried.loss) == (kind, losses[word])

"""The time a bot takes tells nothing: fixed moments, chosen by what others know only."""

import random
from pathlib import Path

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng
from saqqara.server.parts import Parts
from saqqara.server.timing import STEPS, answer_at, tells_something
from server.in_process import HandClock, advance_to, guest, in_server, info_of, running_table, work

TWINS = 6
OFFER = "cleopatra-prompt-offer"


def test_an_answer_comes_one_step_after_the_question() -> None:
    """However quickly it was thought of; if that took longer, at the next step."""
    for level, step in STEPS.items():
        moments = {answer_at(100.0, 100.0 + step * part, level) for part in (0, 0.01, 0.5, 0.99)}
        assert moments == {100.0 + step}
        assert answer_at(100.0, 100.0 + step * 1.01, level) == 100.0 + 2 * step


def envoy_question() -> Match:
    """Cleopatra: a seat has to say whether it gives the Envoy what was asked for, and the next
    one does not know whether it could."""
    rng, tries = random.Random(5), 0
    while True:
        tries += 1
        match = Match(game_spec("cleopatra"), 3, {})
        dealer = SeededDealer(tries)
        match.deal(dealer)
        for _ in range(200):
            if match.state.over():
                break
            legal = match.game.legal(match.state)
            envoy = action_of(match.game, "play envoy")
            action = envoy if envoy in legal else rng.choice(legal)
            match.play(match.seat(), action)
            match.deal(dealer)
            if match.state.over() or match.game.voice.prompt(match.state).id != OFFER:
                continue
            if 10 <= sum(forced_in(match, number) for number in range(40)) <= 30:
                return match


def forced_in(match: Match, number: int) -> bool:
    """Is there one choice only in this world that the next seat cannot tell from the true one?"""
    other = (match.seat() + 1) % 3
    return len(match.game.legal(match.game.determinize(match.state, other, Rng(number)))) == 1


def test_who_must_refuse_an_envoy_takes_as_long_as_who_may_choose() -> None:
    """Worlds that another seat cannot tell apart: in some the card is there, in some not."""
    match = envoy_question()
    seat = match.seat()
    other = (seat + 1) % 3
    forced: set[bool] = set()
    for number in range(40):
        match.state = match.game.determinize(match.state, other, Rng(number))
        forced.add(len(match.game.legal(match.state)) == 1)
        assert tells_something(match, seat)
    assert forced == {False, True}


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_whether_time_tells_something_is_known_to_others(game: str) -> None:
    """The same in every world that the next seat cannot tell from the true one."""
    rng = random.Random(game)
    spec = game_spec(game)
    players = min(3, spec.players[-1])
    match = Match(spec, players, {})
    dealer = SeededDealer(7)
    match.deal(dealer)
    told: set[bool] = set()
    for _ in range(120):
        if match.state.over():
            break
        seat, s = match.seat(), match.state
        answer = tells_something(match, seat)
        told.add(answer)
        for number in range(TWINS):
            match.state = match.game.determinize(s, (seat + 1) % players, Rng(number))
            assert tells_something(match, seat) is answer
        match.state = s
        match.play(seat, rng.choice(match.game.legal(s)))
        match.deal(dealer)
    assert False in told  # bots are not held up in general
    if game in {"imhotep", "pharaoh"}:
        assert told == {False}


def test_a_worker_gives_the_answer_at_its_moment(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            clock.pass_by(seconds)

        parts.workers.sleep = sleep
        ann = await guest(parts)
        id = await running_table(parts, [ann], "cleopatra", bots=["novice", "scribe"])
        await advance_to(
            parts,
            id,
            lambda t: bool(t.bot_seats()) and t.match.game.together(t.match.state) != 0,
        )
        put_at = (await info_of(parts, id)).updated_at
        clock.pass_by(0.01)  # it took the worker a while to look
        assert await work(parts) == 1
        assert waits == [pytest.approx(STEPS["novice"] - 0.01)]
        assert (await info_of(parts, id)).updated_at == pytest.approx(put_at + STEPS["novice"])

    in_server("", tmp_path, test, clock=clock)

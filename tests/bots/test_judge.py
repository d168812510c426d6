"""What the search holds of choices: sound, paired, explained, and by what the seat knows."""

import pytest

from bots.positions import SPECS, decision, every_game, forced_decision, last_lot
from saqqara.bots import judge as judging
from saqqara.bots.judge import Judged, grade_of, is_clear, judge, loss, reasons
from saqqara.bots.observer import Observer
from saqqara.bots.search import NONE, Search
from saqqara.games import game_spec, mini
from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State


def judged_by_word(game: Game, s: State, **more: int) -> list[Judged]:
    observer = Observer(game, s, s.seat())
    return judge(observer, 1, must=tuple(observer.legal()), **more)


@pytest.mark.once
@every_game
def test_judgements_add_up(spec: Spec) -> None:
    game, s = decision(spec, spec.players[-1], 5)
    legal = game.legal(s)
    told = judge(Observer(game, s, s.seat()), 1, simulations=12, must=(legal[-1],), looks=6)
    assert len(told) <= 4
    assert legal[-1] in [each["action"] for each in told]
    assert {each["action"] for each in told} <= set(legal)
    for each in told:
        assert each["word"] == game.word(each["action"])
        assert len(each["looks"]) == 6
        assert sum(each["win_shares"]) == pytest.approx(1.0)
        assert each["win_shares"][s.seat()] == pytest.approx(sum(each["looks"]) / 6)
        for seat in range(game.players):
            sources = each["sources"][seat]
            assert set(sources) == set(game.score_sheet(s, seat))
            assert sum(sources.values()) == pytest.approx(each["scores"][seat])
        assert (each["reply"] == "") == (each["reply_seat"] == -1)
        assert each["reply_seat"] != s.seat()
    assert len({each["action"] for each in told}) == len(told)


@pytest.mark.once
@every_game
def test_what_the_seat_cannot_see_changes_no_judgement(spec: Spec) -> None:
    game, s = decision(spec, spec.players[-1], 9)
    seat = s.seat()
    other = game.determinize(s, seat, Rng(4))
    assert table_view(game, other, seat) == table_view(game, s, seat)
    must = tuple(game.legal(s)[:2])
    told = judge(Observer(game, s, seat), 3, simulations=8, must=must, looks=3)
    assert told == judge(Observer(game, other, seat), 3, simulations=8, must=must, looks=3)
    assert told != judge(Observer(game, s, seat), 4, simulations=8, must=must, looks=3)


@pytest.mark.once
def test_what_a_network_prefers_is_the_favourite() -> None:
    """Where one has learned the game; the search by the hints alone would often say otherwise."""
    surprises = 0
    for number in range(4, 12):
        game, s = decision(game_spec("imhotep"), 2, number)
        observer = Observer(game, s, s.seat())
        (told,) = judge(observer, 1, simulations=60, looks=4, top=1)
        assert told["action"] == judging.learned_choice(observer, 1, 60)
        search = Search(game, 100)
        search.run(observer, Rng(1, observer.ply), 60)
        surprises += told["action"] != search.root_choices()[0].action
    assert surprises


def test_without_a_network_the_hints_decide_alone() -> None:
    for spec in (mini.SPEC, game_spec("cleopatra")):
        game, s = decision(spec, spec.players[-1], 9)
        assert judging.learned_choice(Observer(game, s, s.seat()), 1, 20) == NONE


def test_the_positions_of_that_test_do_differ() -> None:
    game, s = decision(mini.SPEC, mini.SPEC.players[-1], 9)
    assert game.position(game.determinize(s, s.seat(), Rng(4))) != game.position(s)


@pytest.mark.once
def test_a_planted_blunder_is_found_and_explained() -> None:
    """Who passes leaves the last coins to nobody."""
    game, s = last_lot()
    told = judged_by_word(game, s, simulations=200, looks=40)
    by_word = {each["word"]: each for each in told}
    best, passed = told[0], by_word["pass"]
    assert best["word"].startswith("lay")
    assert loss(best, passed, 0) > 0.3
    assert is_clear(best, passed, 0)
    assert grade_of(best, passed, 0) == "much"
    assert loss(passed, best, 0) == 0.0
    assert grade_of(best, best, 0) == "none"
    said = reasons(best, passed, 0)
    assert [(said[0]["kind"], said[0]["seat"], said[0]["source"])] == [
        ("own", 0, "pharaoh-source-treasure")
    ]
    assert said[0]["points"] == pytest.approx(
        best["sources"][0]["pharaoh-source-treasure"]
        - passed["sources"][0]["pharaoh-source-treasure"]
    )
    assert reasons(passed, best, 0) == []  # nothing speaks against the best


def test_a_lead_that_may_be_luck_counts_as_none() -> None:
    def made(action: int, visits: int, looks: list[float]) -> Judged:
        game, s = decision(mini.SPEC, 2, 5)
        [one, *_] = judge(Observer(game, s, s.seat()), 1, simulations=4, looks=4)
        return one | {"action": action, "visits": visits, "looks": looks}

    win, none = 1.0, 0.0
    favourite = made(1, 50, [win, none, none, none] * 5)
    lucky = made(2, 3, [win, none, none, none] * 4 + [win, win, none, none])
    better = made(3, 4, [win, win, win, none] * 5)
    worse = made(4, 9, [none] * 20)
    order = judging.best_first([favourite, worse, lucky, better])
    assert [each["action"] for each in order] == [3, 1, 2, 4]


@pytest.mark.once
@every_game
def test_a_forced_choice_is_judged(spec: Spec) -> None:
    game, s = forced_decision(spec)
    [told] = judge(Observer(game, s, s.seat()), 1, simulations=40, looks=6)
    assert [told["action"]] == game.legal(s)
    assert told["visits"] == 0
    assert sum(told["win_shares"]) == pytest.approx(1.0)
    assert reasons(told, told, s.seat()) == []


def made_up(
    points: dict[str, int], others: dict[str, int], reply: str = "", ends: str = ""
) -> Judged:
    """A choice after which both seats always end like this."""
    lists = [{source: [float(each)] * 9 for source, each in of.items()} for of in (points, others)]
    return {
        "action": 0,
        "word": "word",
        "visits": 9,
        "win_shares": [0.5, 0.5],
        "scores": [float(sum(points.values())), float(sum(others.values()))],
        "sources": [dict.fromkeys(points, 0.0), dict.fromkeys(others, 0.0)],
        "reply": reply,
        "reply_seat": 1 if reply else -1,
        "reply_share": 1.0 if reply else 0.0,
        "reply_label": None,
        "ends": ends,
        "looks": [0.5] * 9,
        "points": lists,
    }


def test_reasons_are_few_and_the_weightiest_first() -> None:
    better = made_up({"a": 9, "b": 5, "c": 5}, {"a": 3, "b": 4}, reply="load 1")
    worse = made_up({"a": 7, "b": 1, "c": 6}, {"a": 6, "b": 4}, reply="sail 1", ends="round")
    said = [
        (each["kind"], each["seat"], each["source"], each["points"])
        for each in reasons(better, worse, 0)
    ]
    assert said == [("own", 0, "b", 4.0), ("ends", 0, "round", 0.0), ("reply", 1, "", 0.0)]
    quiet = made_up({"a": 7, "b": 1, "c": 6}, {"a": 6, "b": 4}, reply="load 1")
    told = [
        (each["kind"], each["seat"], each["source"], each["points"])
        for each in reasons(better, quiet, 0)
    ]
    assert told == [("own", 0, "b", 4.0), ("other", 1, "a", 3.0), ("own", 0, "a", 2.0)]
    assert reasons(better, better, 0) == []


def test_a_difference_that_may_be_luck_is_no_reason() -> None:
    better, worse = made_up({"a": 1}, {"a": 0}), made_up({"a": 0}, {"a": 0})
    assert len(reasons(better, worse, 0)) == 1
    assert reasons(better, worse, 0, 1.5) == []  # too small to be told
    better["points"][0]["a"] = [9.0] + [0.0] * 8
    assert reasons(better, worse, 0) == []


@pytest.mark.once
def test_a_choice_that_ends_the_round_says_so() -> None:
    found = set()
    for number in range(0, 40, 2):
        game, s = decision(game_spec("imhotep"), 2, number)
        observer = Observer(game, s, s.seat())
        for each in judge(observer, 1, simulations=4, must=tuple(observer.legal()), looks=1):
            found.add(each["ends"])
    assert "common-effect-round" in found
    assert "" in found


def test_every_game_is_judged() -> None:
    assert {spec.id for spec in SPECS} >= {"imhotep", "pharaoh", "murals", "cleopatra", "senet"}

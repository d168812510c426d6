"""Showing: views are plain data, messages exist in every language, sheets add up."""

import json
import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from contract.cases import CASES, SPECS, Case, some, viewers, walk
from contract.checks import (
    after,
    check_event,
    check_messages,
    check_plain_data,
    check_refusals,
    check_scores,
    said,
)
from saqqara.games import GAMES
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.event import Message
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import winners
from saqqara.kernel.match import Match, table_view
from saqqara.kernel.roles import FINAL
from saqqara.kernel.spec import Spec

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "saqqara" / "locales"
EXPANSIONS = {"imhotep": ["new_dynasty.md"]}  # documents beside that of the game

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_views_are_plain_data(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)):
        for viewer in viewers(game):
            view = table_view(game, step.state, viewer)
            check_plain_data(view)
            assert json.loads(json.dumps(view)) == view


@each_case
def test_table_views_tell_the_state_of_play(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)):
        s = step.state
        view = table_view(game, s, 0)
        assert (view["game"], view["players"], view["seat"]) == (case.spec.id, case.players, 0)
        assert (view["ply"], view["over"]) == (s.ply, s.over())
        assert view["decider"] == (CHANCE if s.over() else s.seat())
        assert (view["scores"] is None) is not s.over()
        assert (view["winners"] is None) is not s.over()
        assert table_view(game, s, -1)["seat"] == -1


@each_case
def test_sheets_add_up_and_the_best_rank_wins(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)):
        check_scores(game, step.state)
    s = walk(case)[-1].state
    ranks = [game.rank(s, seat) for seat in range(case.players)]
    best = [seat for seat in range(case.players) if ranks[seat] == max(ranks)]
    assert winners(game, s) == best
    assert table_view(game, s, -1)["winners"] == best
    assert table_view(game, s, -1)["scores"] == [game.score(s, p) for p in range(case.players)]


# ---- messages


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    """Message ids of a language, each with the arguments that its text names."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        blocks = re.split(r"^(?=[a-z])", path.read_text("utf-8"), flags=re.MULTILINE)
        for block in blocks:
            if match := re.match(r"([a-z0-9-]+) *=", block):
                found[match[1]] = set(re.findall(r"\$([a-z_]+)", block))
    return found


@cache
def languages() -> list[str]:
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name[0] != "_")


@cache
def rules_text(spec: Spec) -> str:
    """Where the rules of a game, and of its expansions, stand; those of mini open its rules.py."""
    if spec not in GAMES:
        return (ROOT / "src" / "saqqara" / "games" / spec.id / "rules.py").read_text("utf-8")
    documents = [f"{spec.id}.md", *EXPANSIONS.get(spec.id, [])]
    return "".join([(ROOT / "docs" / "rules" / name).read_text("utf-8") for name in documents])


@cache
def is_written(spec: Spec, rule: str) -> bool:
    return bool(re.search(rf"\b{re.escape(rule)}(?![\w.]*\d)", rules_text(spec)))


def problems(message: Message, spec: Spec) -> list[str]:
    """What a catalogue lacks for this message, or the rules for the id it names."""
    found: list[str] = []
    rule = message.args.get("rule")
    if rule is not None and not is_written(spec, str(rule)):
        found.append(f"{message.id}: no rule {rule}")
    if spec not in GAMES:
        return found  # no player ever reads what it says
    names = [value for key, value in message.args.items() if type(value) is str and key != "rule"]
    for language in languages():
        texts = catalogue(language)
        found.extend(f"{language}: no {id}" for id in [message.id, *names] if id not in texts)
        missing = texts.get(message.id, set()) - set(message.args)
        found.extend(f"{language}: {message.id} needs {name}" for name in missing)
    return found


@each_case
def test_messages_are_well_formed_and_in_every_language(case: Case) -> None:
    game = case.game()
    s = walk(case)[-1].state
    messages = [Message(id, {}) for seat in range(case.players) for id in game.score_sheet(s, seat)]
    for step in walk(case)[:-1]:
        messages.extend(check_messages(game, step.state))
        messages.extend(check_refusals(game, step.state))
        for event in after(game, step.state, step.action)[1]:
            check_event(event, case.players)
            assert event.message.id in game.voice.roles
            messages.append(event.message)
    different = {repr(said(message)): message for message in messages}
    found = [each for message in different.values() for each in problems(message, case.spec)]
    assert sorted(set(found)) == []


@each_case
def test_the_reckoning_counts_one_thing_after_the_other_for_everybody(case: Case) -> None:
    """As at a table: a site is counted for all, then the next one; each seat once at most."""
    game = case.game()
    last = walk(case)[-2]
    finals = [
        event.message
        for event in after(game, last.state, last.action)[1]
        if game.voice.roles[event.message.id] == FINAL
    ]
    runs = [key for key, _ in groupby(finals, key=of_one_kind)]
    assert len(runs) == len(set(runs))
    seats = [[each.args["seat"] for each in run] for _, run in groupby(finals, key=of_one_kind)]
    assert all(found == sorted(set(found)) for found in seats)


def of_one_kind(message: Message) -> tuple[str, object]:
    return (message.id, message.args.get("source"))


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_missing_texts_and_rules_are_found(spec: Spec) -> None:
    assert len(languages()) > 1
    assert problems(Message(f"{spec.id}-no-such-text", {}), spec)
    assert problems(Message("mini-card-red", {"rule": "XYZ-1.1"}), spec)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_ids_start_with_the_name_of_the_game(spec: Spec) -> None:
    for case in [case for case in CASES if case.spec is spec][:3]:
        game = case.game()
        for step in some(walk(case)[:-1]):
            messages = [*check_messages(game, step.state), *check_refusals(game, step.state)]
            for message in messages:
                assert message.id.startswith(f"{spec.id}-")


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_an_illegal_move_is_answered_with_the_reason(spec: Spec) -> None:
    match = Match(spec, spec.players[0], {})
    match.deal(SeededDealer(1))
    refusals = match.game.refusals(match.state)
    assert refusals
    for each in refusals:
        with pytest.raises(IllegalAction) as caught:
            match.play_words(match.seat(), [match.game.word(each.action)])
        assert caught.value.code == "error-illegal"
        assert caught.value.why is not None
        assert said(caught.value.why) == said(each.why)

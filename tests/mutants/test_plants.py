"""The mistakes that scripts/mutants.py plants still fit the source, and are enough."""

import ast
import re

import pytest

from mutants.plants import ROOT, Plant
from mutants.registry import GROUPS, STAGES
from saqqara.games import GAMES

PLANTS = [plant for plants in GROUPS.values() for plant in plants]
FEWEST = {"kernel": 12}
FEWEST_OF_A_GAME = 24


@pytest.mark.parametrize("group", GROUPS)
def test_enough_mistakes_are_planted_and_each_fits(group: str) -> None:
    """The old text is there once, the new one differs, and Python can read the outcome."""
    plants = GROUPS[group]
    assert len(plants) >= FEWEST.get(group, FEWEST_OF_A_GAME)
    for plant in plants:
        assert plant.id.startswith(f"{group}-")
        assert plant.old != plant.new
        ast.parse(plant.planted(), filename=plant.id)


def test_plants_have_names_of_their_own() -> None:
    ids = [plant.id for plant in PLANTS]
    assert len(set(ids)) == len(ids)
    assert [id for id in ids if not re.fullmatch(r"[a-z]+(-[a-z]+)+", id)] == []


def test_plants_name_rules_that_are_written_down() -> None:
    rules = "".join([path.read_text("utf-8") for path in sorted(ROOT.glob("docs/rules/*.md"))])
    named = {plant.rule for plant in PLANTS if plant.rule != "kernel"}
    assert [rule for rule in sorted(named) if f"**{rule}**" not in rules] == []


def test_every_game_has_plants_and_tests_to_notice_them() -> None:
    assert {spec.id for spec in GAMES} <= set(GROUPS)
    assert set(STAGES) == set(GROUPS)


def test_a_plant_that_no_longer_fits_is_found() -> None:
    with pytest.raises(ValueError, match="lost: its text occurs 0 times"):
        Plant("lost", "kernel", "kernel/rng.py", "no such text", "").planted()

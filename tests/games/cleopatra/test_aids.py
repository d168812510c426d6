"""What views offer to people who pay and lay: every payment, and what a place would bring."""

from itertools import product

from games.cleopatra.table import EMPTY_GARDEN, A, Table
from games.cleopatra.test_garden import G4, MOSAIC
from rules import rule


def payments(options: list[list[list[str]]], trompes: int, merchants: int) -> list[list[str]]:
    """One way for each resource, with no more of what they share than there is."""
    found = []
    for ways in product(*options):
        steps = [step for way in ways for step in way]
        shared = [sum(step.endswith(name) for step in steps) for name in ("trompe", "merchant")]
        if shared[0] <= trompes and shared[1] <= merchants:
            found.append(steps)
    return found


def legal_payments(t: Table) -> list[list[str]]:
    """What the engine itself accepts, by trying everything."""
    steps = t.legal("pay")
    if not steps:
        return [[]]
    found = []
    for step in steps:
        before = t.match.state.clone()
        t.play(A, step)
        found.extend([[step, *rest] for rest in legal_payments(t)])
        t.match.state = before
    return found


@rule("CLE-6.6", "CLE-6.7")
def test_the_options_make_every_payment_and_no_other() -> None:
    t = Table("artisan1 artisan2 wood1 stone2 trompe trompe").merchants(2)
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w1")
    offered = payments(wall["options"], 2, 2)
    t.play(A, "build w1")
    assert t.board(A)["visit"]["options"] == wall["options"]
    assert sorted(offered) == sorted(legal_payments(t))
    cheapest = [ways[0] for ways in wall["options"]]
    assert cheapest == [["pay artisan single"], ["pay wood single"], ["pay stone trompe"]]


@rule("CLE-6.6")
def test_in_the_middle_of_a_payment_only_the_rest_is_offered() -> None:
    t = Table("artisan1 artisan2 artisan1 wood1 wood1 stone1 stone1").merchants(1)
    t.play(A, "build obelisk", "pay artisan double")
    options = t.board(A)["visit"]["options"]
    assert options[0] == [["pay artisan merchant"]]
    assert len(options) == 3
    assert t.board(1)["visit"]["options"] == []


@rule("CLE-7.7", "CLE-7.9")
def test_a_place_tells_what_it_would_bring() -> None:
    t = Table(MOSAIC).garden(G4, top="p", left="I P T")
    t.build(A, "mosaic")
    placing = t.board(A)["placing"]
    assert placing is not None
    for spot in placing["spots"]:
        before = t.match.state.clone()
        talents = t.talents(A)
        t.play(A, f"turn {spot['turn']}", f"cell {spot['cell']}")
        after = t.board(A)
        laid = next(each for each in after["mosaics"] if each["tile"] == "p")
        assert laid["cells"] == spot["cells"]
        assert t.talents(A) - talents == spot["talents"] == 4 + spot["palms"]
        closed = [cell for claim in after["claims"] for cell in claim["cells"]]
        assert sorted(closed) == sorted(spot["closes"])
        t.match.state = before
    assert any(spot["closes"] for spot in placing["spots"])


@rule("CLE-7.9")
def test_the_last_mosaic_closes_all_that_is_left() -> None:
    t = Table(MOSAIC).garden(EMPTY_GARDEN, top="i", left="I")
    t.build(A, "mosaic")
    placing = t.board(A)["placing"]
    assert placing is not None
    assert {len(spot["closes"]) for spot in placing["spots"]} == {72 - 5}

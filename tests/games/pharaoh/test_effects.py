"""Return of the Pharaoh: what is told before a choice is taken."""

from games.foretold import foretold, labelled
from games.pharaoh.table import A, B, C, Table
from rules import rule


@rule("PHA-4.4")
def test_cards_laid_tell_their_sum_and_the_least_that_is_enough() -> None:
    t = Table(2, "jar 2, sword 3, coin 5, coin 4")
    assert foretold(t.match, "lay 2") == ["pharaoh-effect-sum number=2 least=1 gain"]
    t.play(A, "lay 2", "lay 3", "declare")
    assert foretold(t.match, "lay 2") == ["pharaoh-effect-sum number=2 least=6 note"]
    assert foretold(t.match, "lay 1", "lay 5") == ["pharaoh-effect-sum number=6 least=6 gain"]
    assert foretold(t.match, "lay 1", "lay 5", "declare") == [
        "pharaoh-effect-leads number=6 gain",
    ]


@rule("PHA-4.9", "PHA-4.10", "PHA-4.11")
def test_passes_tell_what_they_bring_and_cost() -> None:
    t = Table(3, "jar 2, sword 3, coin 5, coin 4")
    assert foretold(t.match, "pass") == ["pharaoh-effect-out note"]
    assert foretold(t.match, "horus") == ["pharaoh-effect-out note"]  # A has the chip
    t.wins(A, "2", "3")
    assert t.hospital == "2 3"
    assert foretold(t.match, "pharaoh") == [
        "pharaoh-effect-pharaoh cost",
        "pharaoh-effect-crew cards=2 gain",
        "pharaoh-effect-out note",
    ]
    t.play(A, "pass")
    assert foretold(t.match, "horus") == ["pharaoh-effect-chip gain", "pharaoh-effect-out note"]


@rule("PHA-4.9")
def test_a_horus_pass_says_whether_the_chip_is_taken_or_kept() -> None:
    t = Table(2)
    assert labelled(t.match, "horus") == "pharaoh-label-horus-keep"
    t.play(A, "lay 1", "declare")
    assert labelled(t.match, "horus") == "pharaoh-label-horus other_seat=0"


@rule("PHA-4.13", "PHA-6.1")
def test_the_last_pass_tells_who_gets_the_treasure_and_what_it_counts() -> None:
    t = Table(2, "jar 2, sword 3, coin 5, coin 4")
    t.play(A, "lay 2", "declare")
    assert foretold(t.match, "pass") == [
        "pharaoh-effect-gives lot=pharaoh-jar-2 seat=0 cost",
        "common-effect-points-more-of seat=0 points=2 note",
    ]


@rule("PHA-4.13", "PHA-4.14", "PHA-4.16")
def test_a_winning_declaration_tells_the_price() -> None:
    """The last one in wins at once: for treasure the bid falls ill, for crew it does not."""
    t = Table(2, "jar 2, crew 3f, coin 5, coin 4")
    t.play(A, "pass")
    assert foretold(t.match, "lay 1", "lay 4", "declare") == [
        "pharaoh-effect-wins lot=pharaoh-jar-2 gain",
        "pharaoh-effect-hospital cards=2 cost",
        "common-effect-points-more points=2 gain",
    ]
    assert foretold(t.match, "pass") == ["pharaoh-effect-removed lot=pharaoh-jar-2 note"]
    t.play(B, "lay 5", "declare")
    t.play(A, "pass")
    assert foretold(t.match, "lay 1", "declare") == [
        "pharaoh-effect-wins lot=pharaoh-flag-crew-3 gain"
    ]


@rule("PHA-4.10", "PHA-4.14")
def test_a_pharaoh_pass_that_ends_the_auction_of_a_crew_card_does_not_win_it() -> None:
    t = Table(2, "jar 2, crew 3f, coin 5, coin 4")
    t.wins(A, "1", "2")
    t.play(A, "lay 3", "declare")
    assert foretold(t.match, "pharaoh") == [
        "pharaoh-effect-pharaoh cost",
        "pharaoh-effect-crew cards=2 gain",
        "pharaoh-effect-gives lot=pharaoh-flag-crew-3 seat=0 cost",
    ]


@rule("PHA-5.1", "PHA-5.2")
def test_the_last_lot_of_a_round_and_of_the_game_tell_the_end() -> None:
    t = Table(3)
    t.all_pass(3)
    t.play(A, "pass")
    t.play(B, "pass")
    assert foretold(t.match, "pass")[-1] == "common-effect-round end"
    t.play(C, "pass")
    t.all_pass(15)
    t.play(A, "pass")
    t.play(B, "pass")
    assert foretold(t.match, "pass")[-1] == "common-effect-over end"

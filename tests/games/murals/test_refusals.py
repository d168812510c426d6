"""Why something is not possible: each reason where a player would meet it."""

from games.murals.table import A, Table, arrange

Reason = tuple[str, dict[str, int | str]]


def reasons(t: Table) -> dict[str, Reason]:
    game = t.match.game
    refusals = game.refusals(t.match.state)
    return {game.word(each.action): (each.why.id, each.why.args) for each in refusals}


def test_nobody_stops_before_the_first_card() -> None:
    t = Table(2)
    assert reasons(t) == {"stop": ("murals-place-first", {})}


def test_cards_in_the_shadow_say_whose() -> None:
    t = arrange(["11 10", "33"], deck="99", display="12 20", last="00", count=1)
    shaded = {"last_tens": 0, "last_ones": 0}
    assert reasons(t) == {
        "hand 11": ("murals-in-shadow", shaded | {"tens": 1, "ones": 1}),
        "display 12": ("murals-in-shadow", shaded | {"tens": 1, "ones": 2}),
    }


def test_an_empty_deck_gives_no_card() -> None:
    t = arrange(["22", "33"], display="95")
    assert reasons(t)["draw"] == ("murals-deck-empty", {})


def test_the_card_that_is_due_comes_first() -> None:
    t = arrange(["22 21", "33"], display="95")
    t.play(A, "hand 22")
    due: tuple[str, dict[str, object]] = ("murals-take-first", {})
    assert reasons(t) == {
        "draw": due,
        "stop": due,
        "hand 21": due,
        "display 95": due,
        "take deck": ("murals-deck-empty", {}),
    }

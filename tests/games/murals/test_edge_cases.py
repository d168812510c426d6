"""The edge cases of the specification, E1 to E11."""

from games.murals.table import A, B, C, Table, arrange
from rules import rule
from saqqara.games.murals.actions import STOP


@rule("MUR-5.6", "MUR-6.4", "MUR-8.1")
def test_e1_and_e2_the_last_card_of_the_deck_misses() -> None:
    t = arrange(["11 10", ""], deck="00 99", display="12 20")
    t.play(A, "draw")
    assert t.legal() == ["draw", "stop", "hand 10", "display 20"]
    t.play(A, "draw")
    assert (t.display, t.deck_size, t.miss(A), t.to_act) == ("12 20 99", 0, -1, B)
    assert t.legal() == ["display 12", "display 20", "display 99"]


@rule("MUR-4.5", "MUR-L9")
def test_e3_nothing_left_but_the_shadow() -> None:
    """22 is an ankh: 95 must be taken, and cannot be placed. The turn ends with one card."""
    t = arrange(["22", "99"], display="95")
    t.play(A, "hand 22")
    assert t.legal() == ["take 95"]
    t.play(A, "take 95")
    assert (t.hand(A), t.known(A), t.to_act) == ("95", "95", B)


@rule("MUR-7.2", "MUR-8.2")
def test_e4_an_ankh_without_a_supply() -> None:
    t = arrange(["22 21", "99"])
    t.play(A, "hand 22")
    assert t.legal() == ["stop", "hand 21"]


@rule("MUR-4.3", "MUR-5.7")
def test_e5_ten_cards_end_the_turn() -> None:
    hand = "99 98 97 96 95 94 92 91 90 89 88"
    t = arrange([hand, ""], deck="00", rest="deck")
    t.play(A, *[f"hand {card}" for card in hand.split()[:10]])
    assert (t.combo(A), t.hand(A), t.legal()) == (5, "88", ["take deck"])
    assert t.board()["owed"] == 1


@rule("MUR-7.4", "MUR-7.5")
def test_e6_one_card_and_two_cards() -> None:
    t = arrange(["99 98", "97"], rest="deck")
    t.play(A, "hand 99", "hand 98", "stop")
    assert (t.hand(A), t.to_act) == ("", B)
    t.play(B, "hand 97", "stop", "take deck")
    assert len(t.hand(B).split()) == 1


@rule("MUR-7.6")
def test_e7_fewer_cards_than_owed() -> None:
    t = arrange(["", "99"], deck="00", last="90", count=5)
    t.play(A, "stop", "take deck")
    assert (t.hand(A), t.to_act) == ("00", B)


@rule("MUR-8.1", "MUR-L10")
def test_e8_no_hand_and_no_deck_but_a_display() -> None:
    t = arrange(["99", ""], display="33 34")
    t.play(A, "hand 99")  # then the display is free, so that A is asked
    t.play(A, "stop", "take 33")
    assert t.to_act == B
    assert t.legal() == ["display 34"]


@rule("MUR-8.4", "MUR-L19")
def test_e9_the_last_player_spreads_the_hand() -> None:
    t = arrange(["07 06 05 04 03 02 01 00", "", ""])
    t.play(A, "hand 07", "hand 06", "hand 05", "hand 04", "stop")
    assert (t.combo(A), t.to_act) == (1, A)
    t.play(A, "hand 03", "hand 02", "hand 01", "hand 00")
    assert (t.combo(A), t.over) == (2, True)


@rule("MUR-8.5", "MUR-L8")
def test_e10_the_last_turn_is_paid() -> None:
    t = arrange(["99 98 97 96", ""])
    t.play(A, "hand 99", "hand 98", "hand 97", "hand 96")
    assert (t.area(A), t.combo(A), t.over) == (6, 1, True)


@rule("MUR-6.3", "MUR-7.7")
def test_e11_what_a_miss_does_not_take_back() -> None:
    """70 finishes K and draws 18; 18 finishes C and draws 29; 59 lies in the shadow of 18."""
    sheet = "71 80 81 06 07 08 09 17 19 28"
    t = arrange(["70", ""], deck="18 29 59", sheet=sheet, rest="deck")
    t.play(A, "hand 70", "take deck", "hand 18", "take deck", "draw")
    assert (t.miss(A), t.area(A), t.hand(A)) == (-1, 3, "29")
    assert (t.display, t.combo(A), t.to_act) == ("59", 0, B)


@rule("MUR-8.3")
def test_a_skip_is_told() -> None:
    t = arrange(["99 98", "", "97"])
    t.play(A, "hand 99", "stop")
    assert t.to_act == C
    skips = [e.message for e in t.match.plies[-1].events if e.message.id == "murals-event-skip"]
    assert [message.args for message in skips] == [{"seat": B}]


@rule("MUR-4.5", "MUR-L21")
def test_a_hidden_hand_in_the_shadow_stops_like_any_other() -> None:
    """B learns nothing of what A holds: A is asked, whether 99 or 09 is the card in hand."""
    told = []
    for held in ("99", "09"):
        t = arrange([f"11 {held}", "55", "66"], sheet="" if held == "99" else "99")
        t.play(A, "hand 11")
        assert not t.match.game.forced_is_public(t.match.state)  # else doors would stop for A
        assert (t.to_act, "stop" in t.legal()) == (A, True)
        t.play(A, "stop")
        told.append([(event.message.id, event.message.args) for event in t.heard(B)])
        assert t.to_act == B
    assert told[0] == told[1]


@rule("MUR-4.5", "MUR-L21")
def test_a_hand_that_all_know_is_not_asked() -> None:
    t = arrange(["11 99", "55", "66"], known=["99", "", ""])
    t.play(A, "hand 11")
    assert t.to_act == B


@rule("MUR-7.6")
def test_no_more_cards_are_promised_than_there_are() -> None:
    """Five cards bring two; one is left. Label, event, prompt and view say one, then none."""
    t = arrange(["", "98 97"], deck="00", last="90", count=5)
    assert stop_promises(t) == {"steps": 0, "cards": 1}
    t.play(A, "stop")
    assert told_bonus(t)["draws"] == 1
    assert t.match.game.voice.prompt(t.match.state).args == {"cards": 1}
    assert t.board()["owed"] == 1
    t.play(A, "take deck")
    t.play(B, "hand 98")
    assert stop_promises(t) == {"steps": 0, "cards": 0}
    t.play(B, "stop")
    assert told_bonus(t)["draws"] == 0


def stop_promises(t: Table) -> dict[str, int | str]:
    return dict(t.match.game.voice.label(t.match.state, STOP).args)


def told_bonus(t: Table) -> dict[str, int | str]:
    bonuses = [each.message for each in t.heard(A) if each.message.id == "murals-event-combo"]
    return dict(bonuses[-1].args)

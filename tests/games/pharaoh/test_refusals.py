"""Why something is not possible: each reason where a player would meet it."""

from games.pharaoh.table import A, B, C, Table, arrange
from saqqara.kernel.event import Message
from saqqara.kernel.match import action_of


def why(t: Table, word: str) -> Message:
    """The reason for which the seat that decides may not do this."""
    wanted = action_of(t.match.game, word)
    refusals = t.match.game.refusals(t.match.state)
    found = [each.why for each in refusals if each.action == wanted]
    assert len(found) == 1
    assert word not in t.legal()
    return found[0]


def refused(t: Table, word: str, id: str, **args: int | str) -> None:
    reason = why(t, word)
    assert (reason.id, reason.args) == (f"pharaoh-{id}", args)


def test_a_declaration_needs_a_card_and_a_number() -> None:
    t = Table(3)
    refused(t, "declare", "lay-first")
    refused(t, "declare bonus", "lay-first")
    t.play(A, "lay 2", "lay 3", "declare")
    t.play(B, "lay 1")
    refused(t, "declare", "too-low", number=1, high=5)
    refused(t, "pass", "pass-too-late")
    refused(t, "horus", "pass-too-late")


def test_cards_are_in_hand_and_come_in_order() -> None:
    t = Table(3)
    refused(t, "lay 7f", "not-in-hand", cards="pharaoh-flag-crew-7")
    t.play(A, "lay 3")
    refused(t, "lay 3", "not-in-hand", cards="pharaoh-crew-3")
    refused(t, "lay 1", "small-first", card="pharaoh-crew-1")


def test_cards_must_be_able_to_beat_the_highest_number() -> None:
    t = Table(3)
    t.play(A, "lay 1", "lay 2", "lay 4", "lay 5", "declare")
    refused(t, "lay 3", "leads-too-low", number=12, high=12)
    t.play(B, "lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "declare")
    refused(t, "lay 1", "crew-too-small", number=15, high=15)


def test_a_larger_card_is_not_refused_for_coming_too_soon() -> None:
    """The four would leave the second three behind: that it leads too low is the reason."""
    t = arrange(["1 1 2 2 4 5", "3 3 4 5"], row="coin 5, jar 2, ankh 3, sword 1")
    t.play(A, "lay 1", "lay 1", "lay 2", "lay 4", "lay 5", "declare")
    t.play(B, "lay 3")
    refused(t, "lay 4", "leads-too-low", number=12, high=13)
    refused(t, "lay 2", "not-in-hand", cards="pharaoh-crew-2")


def test_who_may_add_the_opening_bonus() -> None:
    t = Table(3)
    t.play(A, "lay 1", "declare")
    t.play(B, "lay 2")
    refused(t, "declare bonus", "bonus-of-start", other_seat=A)
    t.play(B, "declare")
    t.play(C, "pass")
    refused(t, "declare bonus", "bonus-only-first")
    refused(Table(3, bonus="off"), "declare bonus", "bonus-off")


def test_passes_that_are_no_longer_there() -> None:
    t = Table(2)
    t.play(A, "horus")
    refused(t, "horus", "horus-used", other_seat=A)
    while "pharaoh" in t.legal() or t.to_act != B:
        t.play(t.to_act, "pharaoh" if t.to_act == B else "pass")
    refused(t, "pharaoh", "no-pharaoh")

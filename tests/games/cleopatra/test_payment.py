"""Paying, against a naive twin that tries everything."""

from collections import Counter
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cleopatra.table import A, Table
from rules import rule
from saqqara.games.cleopatra import cards, payment
from saqqara.games.cleopatra.tables import COSTS

RESOURCES = ("artisan", "wood", "stone", "marble", "lapis")
KINDS = [f"{r}{n}" for r in RESOURCES for n in (1, 2)]
HANDS = st.tuples(
    st.lists(st.sampled_from([*KINDS, "trompe"]), max_size=9),
    st.integers(0, 3),
    st.sampled_from(COSTS),
    st.booleans(),
)

Ways = set[tuple[int, ...]]


def packed(cost: tuple[int, ...]) -> int:
    return sum(units << 4 * r for r, units in enumerate(cost))


def all_payments(
    hand: list[str], merchants: int, cost: tuple[int, ...], artisan: bool
) -> list[list[tuple[int, int, int, int]]]:
    """Every way to pay, per resource (singles, doubles, Trompe-l'oeil, merchants): none of them
    has a card that could be left out behind the others of its resource."""
    held = Counter(hand)
    choices = []
    for r, name in enumerate(RESOURCES):
        found = []
        for s, d, t, m in product(range(4), range(3), range(4), range(4)):
            if s > held[f"{name}1"] or d > held[f"{name}2"]:
                continue
            if t and name == "artisan" and not artisan:
                continue
            if fills(cost[r], s, d, t + m):
                found.append((s, d, t, m))
        choices.append(found)
    return [
        list(way)
        for way in product(*choices)
        if sum(each[2] for each in way) <= held["trompe"]
        and sum(each[3] for each in way) <= merchants
    ]


def fills(need: int, singles: int, doubles: int, wild: int) -> bool:
    """In the order singles, doubles, wild: does each one fill something, and all of them all?"""
    for value in [1] * singles + [2] * doubles + [1] * wild:
        if need <= 0:
            return False
        need -= value
    return need <= 0


def engine_payments(hand: int, merchants: int, due: int, source: int, artisan: bool) -> Ways:
    """Every way that the engine offers, as how often each step (4 x resource + source) is made."""
    if due == 0:
        return {(0,) * 20}
    resource = payment.next_resource(due)
    found: Ways = set()
    offered = 0
    for each in range(source, 4):
        if not payment.may_play(hand, merchants, due, resource, each, artisan):
            continue
        offered += 1
        rest = payment.due_less(due, resource, each)
        by_merchant = each == 3
        left = hand if by_merchant else hand - cards.card(payment.card_kind(resource, each))
        floor = each if payment.units(rest, resource) > 0 else 0
        for way in engine_payments(left, merchants - by_merchant, rest, floor, artisan):
            step = 4 * resource + each
            found.add((*way[:step], way[step] + 1, *way[step + 1 :]))
    assert offered > 0, "a dead end"
    return found


@rule("CLE-6.6", "CLE-L7")
@settings(max_examples=150, deadline=None)
@given(HANDS)
def test_the_engine_offers_every_payment_and_no_other(
    drawn: tuple[list[str], int, tuple[int, ...], bool],
) -> None:
    hand, merchants, cost, artisan = drawn
    pile, due = cards.pile_of(capped(hand)), packed(cost)
    naive = all_payments(capped(hand), merchants, cost, artisan)
    assert payment.can_pay(pile, merchants, due, artisan) is bool(naive)
    if naive:
        expected = {tuple(n for each in way for n in each) for way in naive}
        assert engine_payments(pile, merchants, due, 0, artisan) == expected


def capped(hand: list[str]) -> list[str]:
    """No more doubles of a kind than the deck has."""
    seen: Counter[str] = Counter()
    out = []
    for word in hand:
        seen[word] += 1
        if not word.endswith("2") or seen[word] <= 3:
            out.append(word)
    return out


def price(way: list[tuple[int, int, int, int]], cost: tuple[int, ...]) -> tuple[int, int, int, int]:
    tainted = sum(d + t for _, d, t, _ in way)
    units = sum(s + 2 * d + t + m for s, d, t, m in way)
    merchants = sum(m for _, _, _, m in way)
    played = sum(s + d + t + m for s, d, t, m in way)
    return tainted, units - sum(cost), merchants, played


@rule("CLE-6.7")
@settings(max_examples=150, deadline=None)
@given(HANDS)
def test_the_proposal_is_the_cheapest_of_all(
    drawn: tuple[list[str], int, tuple[int, ...], bool],
) -> None:
    hand, merchants, cost, artisan = drawn
    naive = all_payments(capped(hand), merchants, cost, artisan)
    steps = payment.proposal(cards.pile_of(capped(hand)), merchants, packed(cost), artisan)
    if not naive:
        assert steps == []
        return
    counts = Counter(steps)
    way = [tuple(counts[4 * r + source] for source in range(4)) for r in range(5)]
    assert price(way, cost) == min(price(each, cost) for each in naive)  # type: ignore[arg-type]


@rule("CLE-6.7")
def test_what_the_table_proposes() -> None:
    t = Table("artisan1 artisan2 wood1 wood2 stone2 trompe").merchants(1)
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w1")
    assert wall["payable"]
    assert wall["proposal"] == ["pay artisan single", "pay wood single", "pay stone merchant"]
    t.merchants(0)
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w1")
    assert wall["proposal"][-1] == "pay stone trompe"  # the double would be half wasted
    t.play(A, "build w1", "pay artisan double")
    assert t.board(A)["visit"]["proposal"] == ["pay wood single", "pay stone trompe"]
    assert t.board(1)["visit"]["proposal"] == []


@rule("CLE-6.3")
def test_left_over_units_pay_first() -> None:
    t = Table("wood2 artisan1 stone1 artisan1 stone1").merchants(0)
    t.build(A, "w1")
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w2")
    assert wall["cost"] == [1, 0, 1, 0, 0]
    t.build(A, "w2").play(A, "done")
    assert t.talents(A) == 5 + 3 + 3 + 2

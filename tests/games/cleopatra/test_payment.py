"""Paying, against a naive twin that tries everything."""

from collections import Counter
from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from drawing import examples
from games.cleopatra.table import A, Table
from rules import rule
from saqqara.games import game_spec
from saqqara.games.cleopatra import cards, payment
from saqqara.games.cleopatra.ruleset import ruleset
from saqqara.games.cleopatra.tables import COSTS

RESOURCES = ("artisan", "wood", "stone", "marble", "lapis")
KINDS = [f"{r}{n}" for r in RESOURCES for n in (1, 2)]
HANDS = st.tuples(
    st.lists(st.sampled_from([*KINDS, "trompe"]), max_size=9),
    st.integers(0, 3),
    st.sampled_from(COSTS),
    st.booleans(),
)

AMULETS = ruleset(3, game_spec("cleopatra").complete({}), 2).amulets
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
@settings(max_examples=examples(100), deadline=None)
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
    """No more doubles and Trompe-l'oeil than the deck has."""
    seen: Counter[str] = Counter()
    out = []
    for word in hand:
        seen[word] += 1
        if seen[word] <= (3 if word.endswith("2") else 8):
            out.append(word)
    return out


def price(way: list[tuple[int, int, int, int]], cost: tuple[int, ...]) -> tuple[int, int, int, int]:
    tainted = sum(d + t for _, d, t, _ in way)
    units = sum(s + 2 * d + t + m for s, d, t, m in way)
    merchants = sum(m for _, _, _, m in way)
    played = sum(s + d + t + m for s, d, t, m in way)
    return merchants, tainted, units - sum(cost), played


@rule("CLE-6.7")
@settings(max_examples=examples(100), deadline=None)
@given(HANDS)
def test_the_proposal_is_the_cheapest_of_all(
    drawn: tuple[list[str], int, tuple[int, ...], bool],
) -> None:
    hand, merchants, cost, artisan = drawn
    naive = all_payments(capped(hand), merchants, cost, artisan)
    pile = cards.pile_of(capped(hand))
    steps = payment.proposal(pile, merchants, packed(cost), artisan, AMULETS)
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
    # a merchant is worth three Talents; the double would be half wasted
    assert wall["proposal"] == ["pay artisan single", "pay wood single", "pay stone trompe"]
    assert wall["spends"] == {"merchants": 0, "talents": 0, "amulets": 1}
    t.play(A, "build w1", "pay artisan double")
    assert t.board(A)["visit"]["proposal"] == ["pay wood single", "pay stone trompe"]
    assert t.board(A)["visit"]["spends"] == {"merchants": 0, "talents": 0, "amulets": 1}
    assert t.board(1)["visit"]["proposal"] == []
    clean = Table("artisan1 wood1").merchants(2)
    wall = next(piece for piece in clean.board(A)["quarry"] if piece["piece"] == "w1")
    assert wall["spends"] == {"merchants": 1, "talents": 3, "amulets": 0}


@rule("CLE-6.7", "CLE-11.2")
def test_an_edition_says_what_is_the_least_corruption() -> None:
    """Half a double is wasted, but a Trompe-l'oeil would bring two amulets more."""
    edition = "[amulets]\ntrompe = 3\ndouble = 1"
    t = Table("artisan1 wood1 stone2 trompe", edition=edition).merchants(0)
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w1")
    assert wall["proposal"][-1] == "pay stone double"
    assert wall["options"][-1][0] == ["pay stone double"]
    t.play(A, "build w1", "pay artisan single")
    assert t.board(A)["visit"]["proposal"] == ["pay wood single", "pay stone double"]


@rule("CLE-6.3")
def test_left_over_units_pay_first() -> None:
    t = Table("wood2 artisan1 stone1 artisan1 stone1").merchants(0)
    t.build(A, "w1")
    wall = next(piece for piece in t.board(A)["quarry"] if piece["piece"] == "w2")
    assert wall["cost"] == [1, 0, 1, 0, 0]
    t.build(A, "w2").play(A, "done")
    assert t.talents(A) == 5 + 3 + 3 + 2


@rule("CLE-6.3")
def test_a_left_over_unit_pays_once() -> None:
    """The second half of the wood pays for the second wall, not for a third one."""
    t = Table("wood2 artisan1 artisan1 artisan1 stone1 stone1 stone1").merchants(0)
    t.build(A, "w1", "w2")
    assert t.board(A)["visit"]["over"] == [0, 0, 0, 0, 0]
    assert t.legal("build") == []


# ---- several pieces at once: nothing is lost by paying them one after the other


@st.composite
def pairs(draw: st.DrawFn) -> tuple[list[str], int, list[tuple[int, ...]]]:
    """Two pieces, and a hand drawn for them, so that most can be paid."""
    costs = [draw(st.sampled_from(COSTS)) for _ in range(2)]
    hand = [draw(st.sampled_from(KINDS))]
    for cost in costs:
        for name, units in zip(RESOURCES, cost, strict=True):
            for _ in range(units):
                hand.append(draw(st.sampled_from([f"{name}1", f"{name}1", f"{name}2", "trompe"])))
    return capped(hand), draw(st.integers(0, 2)), costs


def covers(bundle: Counter[str], cost: list[int]) -> bool:
    """Do these cards and merchants pay all of it?"""
    short = 0
    for name, need in zip(RESOURCES, cost, strict=True):
        short += max(need - bundle[f"{name}1"] - 2 * bundle[f"{name}2"], 0)
    return short <= bundle["trompe"] + bundle["merchant"]


def lean_bundles(hand: list[str], merchants: int, cost: list[int]) -> set[tuple[str, ...]]:
    """Cards and merchants that pay all of it, and of which none can be left out."""
    held = Counter([*hand, *["merchant"] * merchants])
    found = set()
    for numbers in product(*(range(n + 1) for n in held.values())):
        bundle = Counter(dict(zip(held, numbers, strict=True)))
        lean = all(not covers(bundle - Counter([each]), cost) for each in +bundle)
        if lean and covers(bundle, cost):
            found.add(tuple(sorted(bundle.elements())))
    return found


def piece_by_piece(hand: list[str], merchants: int, costs: list[tuple[int, ...]]) -> set[str]:
    """What the engine's steps can spend on the pieces in this order, as sorted words."""
    states: set[tuple[int, int, int]] = {(cards.pile_of(hand), merchants, 0)}
    for cost in costs:
        after = set()
        for pile, left, over in states:
            due = payment.due_after_over(packed(cost), over)
            if payment.can_pay(pile, left, due, True):
                rest = payment.over_after(packed(cost), over)
                for way in engine_payments(pile, left, due, 0, True):
                    after.add(spend(pile, left, due, rest, way))
        states = after
    return {f"{pile} {left}" for pile, left, _ in states}


def spend(
    pile: int, merchants: int, due: int, over: int, way: tuple[int, ...]
) -> tuple[int, int, int]:
    """What is held, and what is left over, when one piece is paid that way."""
    for resource in range(5):
        units = -payment.units(due, resource)
        for source, value in enumerate((1, 2, 1, 1)):
            times = way[4 * resource + source]
            units += value * times
            if source == 3:
                merchants -= times
            else:
                pile -= times * cards.card(payment.card_kind(resource, source))
        over += units << 4 * resource
    return pile, merchants, over


@rule("CLE-6.3", "CLE-6.6", "CLE-L8")
@settings(max_examples=examples(25), deadline=None)
@given(pairs())
def test_every_lean_payment_of_two_pieces_can_be_made_piece_by_piece(
    drawn: tuple[list[str], int, list[tuple[int, ...]]],
) -> None:
    hand, merchants, costs = drawn
    together = [sum(units) for units in zip(*costs, strict=True)]
    for order in permutations(costs):
        reached = piece_by_piece(hand, merchants, list(order))
        for bundle in lean_bundles(hand, merchants, together):
            left = Counter(hand) - Counter(bundle)
            kept = f"{cards.pile_of(list(left.elements()))} {merchants - bundle.count('merchant')}"
            assert kept in reached

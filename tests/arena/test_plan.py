"""Who meets whom: seats are balanced, whatever the number of bots."""

from collections import Counter
from itertools import pairwise

import pytest

from arena.contests import plan
from saqqara.arena.plan import Pairing, pair
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError

PHARAOH = game_spec("pharaoh")


def pairing(bots: int, players: int) -> Pairing:
    return Pairing("any", 1, players, {}, tuple("abcde"[:bots]))


SIZES = [(bots, players) for players in range(1, 6) for bots in range(1, players + 1)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
@pytest.mark.parametrize("deal", [0, 1, 5, 999])
def test_over_a_deal_every_bot_sits_everywhere(bots: int, players: int, deal: int) -> None:
    """As often at each seat as it has chairs."""
    who = pairing(bots, players)
    seatings = who.seatings(deal)
    assert len(seatings) == players
    for seat in range(players):
        sitting = Counter(seating[seat] for seating in seatings)
        assert sitting == Counter(who.chairs())


def test_the_last_bot_takes_what_is_left() -> None:
    assert pairing(2, 4).chairs() == (0, 1, 1, 1)
    assert pairing(3, 4).chairs() == (0, 1, 2, 2)
    assert pairing(1, 3).chairs() == (0, 0, 0)
    assert pairing(2, 2).seatings(0) == [(0, 1), (1, 0)]


def test_neighbours_change_between_deals() -> None:
    """Over six deals of four bots, each follows each other bot equally often."""
    after: Counter[tuple[int, int]] = Counter()
    for deal in range(6):
        for seating in pairing(4, 4).seatings(deal):
            after.update(pairwise([*seating, seating[0]]))
    assert len(after) == 12
    assert len(set(after.values())) == 1


@pytest.mark.parametrize(
    ("games", "players", "deals"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (100, 4, 25), (101, 3, 34)]
)
def test_whole_deals_are_played(games: int, players: int, deals: int) -> None:
    what = plan(("random",), players, games)
    assert what.deals(what.pairings[0]) == deals
    assert what.all_games() == deals * players


def test_options_are_completed() -> None:
    found = pair(PHARAOH, 3, {"bonus": "off"}, ("random",))
    assert found.options == {"first": "random", "open_hands": "off", "bonus": "off"}


@pytest.mark.parametrize(
    ("players", "options", "bots", "code"),
    [
        (9, {}, ("random",), "error-players"),
        (2, {"bonus": "maybe"}, ("random",), "error-option-value"),
        (2, {}, ("gambler",), "bot-unknown"),
        (2, {}, ("random",) * 3, "bot-surplus"),
        (2, {}, (), "bot-surplus"),
    ],
)
def test_what_cannot_be_is_refused(
    players: int, options: dict[str, str], bots: tuple[str, ...], code: str
) -> None:
    with pytest.raises(OptionError) as caught:
        pair(PHARAOH, players, options, bots)
    assert caught.value.code == code

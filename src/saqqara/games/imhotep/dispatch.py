"""Imhotep: dispatch by frame kind, for chance and for A New Dynasty; game.py has the rest."""

from mypy_extensions import i64

from saqqara.games.imhotep import cards, deck, expansion, hidden, opening, rules
from saqqara.games.imhotep.actions import (
    CHOOSE_AVENUE,
    CHOOSE_BUILD,
    CHOOSE_FIRST,
    CHOOSE_HILL,
    CHOOSE_SIDE,
    CHOOSE_TOMB,
    DEAL_CARD,
    DEAL_DOWN,
    DRAW_CARD,
    DRAW_PROPHECY,
    FIRST,
    GAIN_CARD,
    GANGPLANK_SHIP,
    KEEP_DRAWN,
    KEEP_PILE,
    OPEN_TOMB,
    PEEK,
    PROPHECY,
    RA_DRAW,
    RA_OFFERING,
    RA_SPACE,
    RAFT_SITE,
    REVEAL_FLEET,
    REVEAL_SCAFFOLD,
    SAIL,
    SCAFFOLD,
    SCAFFOLD_REWARD,
    TILE,
    UNCOVER,
)
from saqqara.games.imhotep.sites import (
    avenue,
    black,
    crypt,
    giant,
    hill,
    market,
    ra,
    scaffold,
    temple,
)
from saqqara.games.imhotep.state import ImhotepState
from saqqara.games.imhotep.tables import PROPHECIES, SCAFFOLDS, TOMBS
from saqqara.kernel.bits import has
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# ---- chance


def list_outcomes(s: ImhotepState, packed: i64, out: Choices) -> None:
    """What chance may decide."""
    kind = kind_of(packed)
    if kind == REVEAL_FLEET:
        rules.list_fleets(s, out)
    elif kind == CHOOSE_FIRST:
        opening.list_first(s, out)
    elif kind == CHOOSE_SIDE:
        opening.list_sides(packed, out)
    else:
        deck.list_cards(s, out)


def decide_outcome(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == DEAL_CARD:
        market.decide_deal(s, packed, action)
    elif kind == REVEAL_FLEET:
        rules.decide_fleet(s, action)
    elif kind == DRAW_CARD:
        market.decide_draw(s, packed, action)
    elif kind == UNCOVER:
        market.decide_uncover(s, packed, action)
    elif kind == PEEK:
        market.decide_peek(s, packed, action)
    elif kind == CHOOSE_FIRST:
        opening.fill_sleds(s, action - FIRST)
    else:
        opening.decide_side(s, packed, action)


def sample(s: ImhotepState, kind: i64, rng: Rng) -> i64:
    """A tile or a prophecy, each that is left being equally likely."""
    if kind == OPEN_TOMB:
        tomb = rng.below(TOMBS)
        while not has(s.tombs, tomb):
            tomb = rng.below(TOMBS)
        return TILE + tomb
    if kind == REVEAL_SCAFFOLD:
        tile = rng.below(SCAFFOLDS)
        while scaffold.is_up(s, tile):
            tile = rng.below(SCAFFOLDS)
        return SCAFFOLD + tile
    prophecy = rng.below(PROPHECIES)
    while expansion.number_of(s, prophecy) >= 0:
        prophecy = rng.below(PROPHECIES)
    return PROPHECY + prophecy


# ---- A New Dynasty


def list_choices(s: ImhotepState, packed: i64, out: Choices) -> None:
    kind = kind_of(packed)
    if kind == CHOOSE_HILL:
        hill.list_places(s, out)
    elif kind == CHOOSE_TOMB:
        crypt.list_tombs(s, out)
    elif kind == CHOOSE_BUILD:
        giant.list_builds(s, packed, out)
    elif kind == CHOOSE_AVENUE:
        avenue.list_sites(s, out)
    elif kind == RAFT_SITE:
        expansion.list_raft(s, out)
    elif kind == GANGPLANK_SHIP:
        expansion.list_gangplank(s, packed, out)
    elif kind == KEEP_PILE:
        cards.list_keep(black.pile(s, a_of(packed)), out)
    elif kind == KEEP_DRAWN:
        cards.list_keep(hidden.cards_at(s, hidden.DRAWN), out)
    elif kind == RA_OFFERING:
        temple.list_offering(out)
    else:
        list_new_outcomes(s, kind, out)


def list_new_outcomes(s: ImhotepState, kind: i64, out: Choices) -> None:
    if kind == OPEN_TOMB:
        crypt.list_tiles(s, out)
    elif kind == REVEAL_SCAFFOLD:
        scaffold.list_tiles(s, out)
    elif kind == DRAW_PROPHECY:
        expansion.list_prophecies(s, out)
    else:
        deck.list_cards(s, out)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == CHOOSE_HILL:
        hill.decide_place(s, packed, action)
    elif kind == CHOOSE_TOMB:
        crypt.decide_tomb(s, packed, action)
    elif kind == CHOOSE_BUILD:
        giant.decide_build(s, packed, action)
    elif kind == CHOOSE_AVENUE:
        avenue.decide_site(s, packed, action)
    elif kind == RAFT_SITE:
        expansion.decide_raft(s, packed, action)
    elif kind == GANGPLANK_SHIP:
        rules.sail(s, seat_of(packed), action - SAIL, False)
    elif kind == KEEP_PILE:
        market.decide_keep_pile(s, packed, action)
    elif kind == KEEP_DRAWN:
        market.decide_keep_drawn(s, packed, action)
    elif kind == RA_OFFERING:
        ra.decide_offering(s, packed, action)
    else:
        decide_new_outcome(s, packed, action)


def decide_new_outcome(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == DEAL_DOWN:
        market.decide_deal_down(s, packed, action)
    elif kind == RA_DRAW:
        ra.decide_draw(s, packed, cards.card_of(action))
    elif kind == OPEN_TOMB:
        crypt.decide_tile(s, packed, action)
    elif kind == REVEAL_SCAFFOLD:
        scaffold.decide_tile(s, action)
    else:
        expansion.decide_prophecy(s, packed, action)


def run(s: ImhotepState, packed: i64) -> None:
    kind = kind_of(packed)
    if kind == GAIN_CARD:
        market.run_gain(s, packed)
    elif kind == SCAFFOLD_REWARD:
        scaffold.run_reward(s, packed)
    else:
        assert kind == RA_SPACE
        ra.run_space(s, packed)

"""Imhotep: dispatch by frame kind, for chance and for A New Dynasty; game.py has the rest."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, expansion, hidden, opening, rules
from saqqara.games.imhotep import tables as box
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
from saqqara.kernel.bits import has
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# ---- chance


def list_outcomes(s: ImhotepState, packed: i64, out: Choices) -> None:
    """What chance may decide."""
    kind = kind_of(packed)
    if kind == do.REVEAL_FLEET:
        rules.list_fleets(s, out)
    elif kind == do.CHOOSE_FIRST:
        opening.list_first(s, out)
    elif kind == do.CHOOSE_SIDE:
        opening.list_sides(packed, out)
    else:
        deck.list_cards(s, out)


def decide_outcome(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.DEAL_CARD:
        market.decide_deal(s, packed, action)
    elif kind == do.REVEAL_FLEET:
        rules.decide_fleet(s, action)
    elif kind == do.DRAW_CARD:
        market.decide_draw(s, packed, action)
    elif kind == do.UNCOVER:
        market.decide_uncover(s, packed, action)
    elif kind == do.PEEK:
        market.decide_peek(s, packed, action)
    elif kind == do.CHOOSE_FIRST:
        opening.fill_sleds(s, action - do.FIRST)
    else:
        opening.decide_side(s, packed, action)


def sample(s: ImhotepState, kind: i64, rng: Rng) -> i64:
    """A tile or a prophecy, each that is left being equally likely."""
    if kind == do.OPEN_TOMB:
        tomb = rng.below(box.TOMBS)
        while not has(s.tombs, tomb):
            tomb = rng.below(box.TOMBS)
        return do.TILE + tomb
    if kind == do.REVEAL_SCAFFOLD:
        tile = rng.below(box.SCAFFOLDS)
        while scaffold.is_up(s, tile):
            tile = rng.below(box.SCAFFOLDS)
        return do.SCAFFOLD + tile
    prophecy = rng.below(box.PROPHECIES)
    while expansion.number_of(s, prophecy) >= 0:
        prophecy = rng.below(box.PROPHECIES)
    return do.PROPHECY + prophecy


# ---- A New Dynasty


def list_choices(s: ImhotepState, packed: i64, out: Choices) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_HILL:
        hill.list_places(s, out)
    elif kind == do.CHOOSE_TOMB:
        crypt.list_tombs(s, out)
    elif kind == do.CHOOSE_BUILD:
        giant.list_builds(s, packed, out)
    elif kind == do.CHOOSE_AVENUE:
        avenue.list_sites(s, out)
    elif kind == do.RAFT_SITE:
        expansion.list_raft(s, out)
    elif kind == do.GANGPLANK_SHIP:
        expansion.list_gangplank(s, packed, out)
    elif kind == do.KEEP_PILE:
        cards.list_keep(black.pile(s, a_of(packed)), out)
    elif kind == do.KEEP_DRAWN:
        cards.list_keep(hidden.cards_at(s, hidden.DRAWN), out)
    elif kind == do.RA_OFFERING:
        temple.list_offering(out)
    else:
        list_new_outcomes(s, kind, out)


def list_new_outcomes(s: ImhotepState, kind: i64, out: Choices) -> None:
    if kind == do.OPEN_TOMB:
        crypt.list_tiles(s, out)
    elif kind == do.REVEAL_SCAFFOLD:
        scaffold.list_tiles(s, out)
    elif kind == do.DRAW_PROPHECY:
        expansion.list_prophecies(s, out)
    else:
        deck.list_cards(s, out)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_HILL:
        hill.decide_place(s, packed, action)
    elif kind == do.CHOOSE_TOMB:
        crypt.decide_tomb(s, packed, action)
    elif kind == do.CHOOSE_BUILD:
        giant.decide_build(s, packed, action)
    elif kind == do.CHOOSE_AVENUE:
        avenue.decide_site(s, packed, action)
    elif kind == do.RAFT_SITE:
        expansion.decide_raft(s, packed, action)
    elif kind == do.GANGPLANK_SHIP:
        rules.sail(s, seat_of(packed), action - do.SAIL, False)
    elif kind == do.KEEP_PILE:
        market.decide_keep_pile(s, packed, action)
    elif kind == do.KEEP_DRAWN:
        market.decide_keep_drawn(s, packed, action)
    elif kind == do.RA_OFFERING:
        ra.decide_offering(s, packed, action)
    else:
        decide_new_outcome(s, packed, action)


def decide_new_outcome(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.DEAL_DOWN:
        market.decide_deal_down(s, packed, action)
    elif kind == do.RA_DRAW:
        ra.decide_draw(s, packed, cards.card_of(action))
    elif kind == do.OPEN_TOMB:
        crypt.decide_tile(s, packed, action)
    elif kind == do.REVEAL_SCAFFOLD:
        scaffold.decide_tile(s, action)
    else:
        expansion.decide_prophecy(s, packed, action)


def run(s: ImhotepState, packed: i64) -> None:
    kind = kind_of(packed)
    if kind == do.GAIN_CARD:
        market.run_gain(s, packed)
    elif kind == do.SCAFFOLD_REWARD:
        scaffold.run_reward(s, packed)
    else:
        assert kind == do.RA_SPACE
        ra.run_space(s, packed)

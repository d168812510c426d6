"""Imhotep: what the observation of a seat adds where A New Dynasty is in use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import cards, expansion, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import SECRET
from saqqara.games.imhotep.sites import black, scaffold
from saqqara.games.imhotep.state import ImhotepState, of_seat
from saqqara.kernel.bits import count
from saqqara.kernel.encoding import Part, around, numbered, put, put_one, put_set

PYRAMID_SPACES: Final = box.SCAFFOLDS * box.SCAFFOLD_SPACES  # side C has the most spaces
TEMPLE_SPACES: Final = 12  # side D
TRACK_SPACES: Final = box.PATH_SPACES  # side C
PILES: Final = 2
CARDS: Final = 48
TALLEST: Final = 60
LAYINGS: Final = 15  # ways in which a tile may lie, and one for none


def layout(players: int) -> list[Part]:
    n = players
    seats = "seat from the viewer"
    prophecies = numbered(list(box.PROPHECY_WORD))
    return [
        Part("room", n, TALLEST, f"stones that the sled holds, by {seats}"),
        Part("coins", n, box.COINS, f"market C, by {seats}"),
        Part("secret", n, CARDS, f"blue cards that the viewer does not see, by {seats}"),
        Part("pile", PILES, CARDS, "cards face down in market slots 3 and 4"),
        Part("pile_known", PILES * box.KINDS, CARDS, "17 x pile + kind that the viewer has seen"),
        Part("drawn", box.KINDS, CARDS, "cards of which the viewer keeps one, by kind"),
        Part("scaffolds", box.SCAFFOLDS * box.SCAFFOLDS, 1, "5 x place in order + tile turned up"),
        Part("figure", box.HALL_SQUARES, 1, "the Imhotep figure stands on square i"),
        Part("chariots", n, TALLEST, f"space of the arena by {seats}"),
        Part("open_tombs", box.TOMBS, 1, "tomb tile i + 1 is laid out"),
        Part("tombs_left", 1, box.TOMBS, "tomb tiles not drawn"),
        Part("shafts", n * box.SHAFT_COLUMNS, TALLEST, f"3 x {seats} + column: its height"),
        Part("laid", box.PATH_SPACES, LAYINGS, "how the tile of space i lies + 1, 0 = it does not"),
        Part("avenue", box.AVENUE_SITES, 7, "stones at site i of the avenue"),
        Part(
            "prophecies",
            box.OPEN_PROPHECIES * box.PROPHECIES,
            1,
            f"7 x card in order + prophecy: {prophecies}",
        ),
        Part(
            "scarabs",
            n * box.WINDOWS * box.OPEN_PROPHECIES,
            1,
            f"(3 x {seats} + window) x 3 + card on which the scarab lies",
        ),
    ]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    players = s.players
    step: i64
    for step in range(players):
        at = put(out, at, of_seat(s.room, around(step, viewer, players)))
    for step in range(players):
        at = put(out, at, of_seat(s.coins, around(step, viewer, players)))
    for step in range(players):
        at = put(out, at, secret_cards(s, around(step, viewer, players), viewer))
    at = encode_piles(s, viewer, out, at)
    place: i64
    for place in range(box.SCAFFOLDS):
        at = put_one(out, at, box.SCAFFOLDS, tile_at(s, place))
    at = put_one(out, at, box.HALL_SQUARES, s.figure)
    for step in range(players):
        at = put(out, at, of_seat(s.chariots, around(step, viewer, players)))
    at = put_set(out, at, box.TOMBS, s.open_tombs)
    at = put(out, at, count(s.tombs))
    at = encode_obelisks(s, viewer, out, at)
    return encode_prophecies(s, viewer, out, at)


def secret_cards(s: ImhotepState, seat: i64, viewer: i64) -> i64:
    if s.figures[SECRET] == 0 or seat == viewer or s.depth == 0:
        return 0
    return cards.blue_count(s.owned[seat])


def encode_piles(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    slot: i64
    for slot in range(box.SLOTS - PILES, box.SLOTS):
        at = put(out, at, black.pile_size(s, slot))
    for slot in range(box.SLOTS - PILES, box.SLOTS):
        at = put_kinds(out, at, hidden.known_at(s, hidden.in_slot(slot), viewer))
    return put_kinds(out, at, hidden.known_at(s, hidden.DRAWN, viewer))


def tile_at(s: ImhotepState, place: i64) -> i64:
    """The tile turned up at a place of the order, -1 = none yet."""
    if place < scaffold.tiles_up(s):
        return scaffold.tile_at(s, place)
    return -1


def encode_obelisks(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    step: i64
    for step in range(s.players):
        seat = around(step, viewer, s.players)
        at = put(out, at, of_seat(s.shaft_0, seat))
        at = put(out, at, of_seat(s.shaft_1, seat))
        at = put(out, at, of_seat(s.shaft_2, seat))
    place: i64
    for place in range(box.PATH_SPACES):
        at = put(out, at, s.laid >> 4 * place & 15)
    for place in range(box.AVENUE_SITES):
        at = put(out, at, s.avenue >> 3 * place & 7)
    return at


def encode_prophecies(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    turned_up = expansion.open_prophecies(s)
    card: i64
    for card in range(box.OPEN_PROPHECIES):
        if card < turned_up:
            at = put_one(out, at, box.PROPHECIES, expansion.prophecy_at(s, card))
        else:
            at = put_one(out, at, box.PROPHECIES, -1)
    step: i64
    window: i64
    for step in range(s.players):
        for window in range(box.WINDOWS):
            scarab = expansion.scarab_in(s, around(step, viewer, s.players), window)
            at = put_one(out, at, box.OPEN_PROPHECIES, scarab)
    return at


def put_kinds(out: vec[u8], at: i64, pile: i64) -> i64:
    kind: i64
    for kind in range(box.KINDS):
        out[at + kind] = u8(cards.count(pile, kind))
    return at + box.KINDS

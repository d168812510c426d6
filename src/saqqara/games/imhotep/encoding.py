"""Imhotep: the observation of a seat as numbers (kernel/encoding.py).

Owners of stones are one entry for each player and space. The parts of A New Dynasty
come last, and only in games that use one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, hidden, prophecies, view
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import DYNASTY
from saqqara.games.imhotep.names import SOURCE_NAME, fleet_word
from saqqara.games.imhotep.observed import CARDS, SEAT, TALLEST, put_cards, put_owners, put_seats
from saqqara.games.imhotep.sites import market
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.market import c as booming
from saqqara.games.imhotep.sites.market import d as black
from saqqara.games.imhotep.sites.obelisks import c as giant
from saqqara.games.imhotep.sites.obelisks import d as avenue
from saqqara.games.imhotep.sites.pyramids import c as scaffold
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.sites.temple import c as ra
from saqqara.games.imhotep.sites.temple import d as arena
from saqqara.games.imhotep.state import ImhotepState, berth, card_in_slot, ship_size, side_of
from saqqara.games.imhotep.verbs import VERBS
from saqqara.kernel.encoding import (
    Encoder,
    Part,
    around,
    asked_parts,
    from_seat,
    numbered,
    put,
    put_asked,
    put_nothing,
    put_one,
    put_set,
)
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of
from saqqara.kernel.state import State

# What a seat can be asked, in the order of the part `asked`.
ASKED: Final = vec[i64]([ask.kind for ask in VERBS.listed])
ASKED_WORD: Final = [ask.word for ask in VERBS.listed]
BASE_ASKED: Final = 12
ALL_ASKED: Final = 21
TEMPLE_SPACES: Final = 5
TOMB_PLACES: Final = 57  # 19 columns of three, more than stones can fill
STONES: Final = 59  # of one player
POINTS: Final = 200


def layout(players: int, dynasty: bool) -> list[Part]:
    n = players
    seats = SEAT
    asked = ALL_ASKED if dynasty else BASE_ASKED
    kinds = box.KINDS if dynasty else box.BASE_KINDS
    sources = box.SOURCES if dynasty else box.BASE_SOURCES
    fleets = [fleet_word(fleet) for fleet in range(box.FLEETS)]
    words = list(box.CARD_WORD[:kinds])
    points = numbered([SOURCE_NAME[n] for n in range(sources) if n != box.FROM_WRATH])
    parts = [
        *asked_parts(n, asked, numbered(ASKED_WORD[:asked])),
        Part("round", 1, box.ROUNDS, "round, 0 before the first"),
        Part("start", n, 1, f"begins this round: {seats} i"),
        Part("fleets", box.FLEETS, 1, f"round card i is not revealed: {numbered(fleets)}"),
        Part(
            "sides",
            box.SITES * box.SIDES,
            1,
            f"4 x site + side; {numbered(list(box.SITE_WORD))}; 0 A, 1 B, 2 C, 3 D",
        ),
        Part("size", box.SHIPS, box.SPACES, "spaces of ship i"),
        Part("ready", box.SHIPS, 1, "ship i may sail"),
        Part("berth", box.SHIPS * box.SITES, 1, "5 x ship + site where it lies"),
        Part("cargo", box.SHIPS * box.SPACES * n, 1, f"(4 x ship + space) x players + {seats}"),
        Part("unloading", box.SHIPS + box.SITES, 1, "ship i is unloaded; 4 + site where"),
        Part(
            "queue",
            box.SPACES,
            box.SPACES,
            "the i-th stone to come ashore: its space + 1, 0 = none",
        ),
        Part("quarry", n, STONES, f"stones by {seats}"),
        Part("sled", n, STONES, f"stones by {seats}"),
        Part("display", box.SLOTS * kinds, 1, f"{kinds} x slot + card kind: {numbered(words)}"),
        Part("face_down", 1, CARDS, "cards face down in the last slot"),
        Part("draw_pile", 1, CARDS, "cards in the draw pile"),
        Part("unseen", kinds, CARDS, "cards that the viewer has not seen, by kind"),
        Part("discard", kinds, CARDS, "discarded cards by kind"),
        Part("counted", kinds, CARDS, "face-down cards that all can tell, by kind"),
        Part("looks", n, 1, f"looks at face-down cards: {seats} i"),
        Part("seen", kinds, CARDS, "what the viewer sees of them, by kind"),
        Part("played", kinds, CARDS, "cards whose effect is under way, by kind"),
        Part("cards", n * kinds, CARDS, f"{kinds} x {seats} + kind; 0 where secret"),
    ]
    parts += [
        Part("pyramids", pyramid_spaces(dynasty) * n, 1, f"space x players + {seats}"),
        Part("temple", temple_spaces(dynasty) * n, 1, f"space x players + {seats}"),
        Part("burial", n * TOMB_PLACES, 1, f"57 x {seats} + place (3 x column + row, or as named)"),
        Part("track", track_spaces(dynasty) * n, 1, f"space at the obelisks x players + {seats}"),
        Part("waiting", n, STONES, f"obelisks B, stones in no tower, by {seats}"),
        Part("stones", box.SITES * n, STONES, f"stones at a site: site x players + {seats}"),
        Part("points", n * (sources - 1), POINTS, f"{sources - 1} x {seats} + source: {points}"),
    ]
    return parts + (new_parts(players) if dynasty else [])


@mypyc_attr(acyclic=True)
class ImhotepEncoder(Encoder):
    def __init__(self, players: i64, dynasty: bool) -> None:
        self.players = players
        self.dynasty = dynasty

    def layout(self) -> list[Part]:
        return layout(self.players, self.dynasty)

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, ImhotepState)
        players = s.players
        at = encode_asked(s, viewer, out, at)
        at = put(out, at, s.round)
        at = put_one(out, at, players, from_seat(s.start, viewer, players))
        at = put_set(out, at, box.FLEETS, s.fleets)
        site: i64
        for site in range(box.SITES):
            at = put_one(out, at, box.SIDES, side_of(s, site))
        at = encode_harbour(s, viewer, out, at)
        at = encode_unloading(s, out, at)
        at = put_seats(out, at, s.quarry, viewer, players)
        at = put_seats(out, at, s.sled, viewer, players)
        at = encode_market(s, viewer, out, at)
        at = encode_sites(s, viewer, out, at)
        if s.figures[DYNASTY] == 1:
            at = encode_new(s, viewer, out, at)
        return at

    def longest(self) -> i64:
        """Six rounds with 13 spaces at most. Every get brings a stone, which is loaded or stays on
        a sled; every other action loads a stone or sails a ship, and may be followed by passes of
        all. A card adds four decisions to its action, a stone twelve: a look, a bonus, a red card
        of each. A New Dynasty adds three prophecies, five tiles, four cards and four tombs a round,
        and scarabs; two cards for a coin, each with what a stone brings; stones that a raft or a
        plank takes back."""
        loads = box.ROUNDS * 13
        acts = loads + (loads + 9 * self.players) + box.ROUNDS * 4 + 4 * 6
        chance = 5 + 1 + box.ROUNDS * (1 + 4 + 2)
        temple = box.ROUNDS * 5 * 12
        dynasty = 3 + 5 + box.ROUNDS * 8 + 2 * self.players + 2 * self.players * 20
        return acts * (self.players + 5) + 20 * loads + temple + chance + dynasty


def pyramid_spaces(dynasty: bool) -> i64:
    if dynasty:
        return box.SCAFFOLDS * box.SCAFFOLD_SPACES  # side C has the most spaces
    return box.PYRAMIDS_B * box.PYRAMID_B_SPACES  # side B has the most spaces


def temple_spaces(dynasty: bool) -> i64:
    if dynasty:
        return box.ARENA_PLACES
    return TEMPLE_SPACES


def track_spaces(dynasty: bool) -> i64:
    if dynasty:
        return box.PATH_SPACES
    return box.TOWERS


def encode_asked(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    asked: i64 = BASE_ASKED
    if s.figures[DYNASTY] == 1:
        asked = ALL_ASKED
    return put_asked(out, at, s, viewer, s.players, ASKED, asked)


def encode_harbour(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    ship: i64
    for ship in range(box.SHIPS):
        at = put(out, at, ship_size(s, ship))
    at = put_set(out, at, box.SHIPS, s.ready)
    for ship in range(box.SHIPS):
        at = put_one(out, at, box.SITES, berth(s, ship))
    return put_owners(out, at, s.cargo, box.SHIPS * box.SPACES, viewer, s.players)


def encode_unloading(s: ImhotepState, out: vec[u8], at: i64) -> i64:
    """The ship that is being unloaded, the innermost one should there ever be two."""
    back: i64
    for back in range(s.depth):
        packed = s.stack[s.depth - 1 - back]
        if kind_of(packed) == do.UNLOAD or kind_of(packed) == do.SET_ORDER:
            at = put_one(out, at, box.SHIPS, a_of(packed))
            at = put_one(out, at, box.SITES, c_of(packed))
            place: i64
            for place in range(box.SPACES):
                at = put(out, at, b_of(packed) >> 3 * place & 7)
            return at
    return put_nothing(out, at, box.SHIPS + box.SITES + box.SPACES)


def encode_market(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    kinds: i64 = box.BASE_KINDS
    if s.figures[DYNASTY] == 1:
        kinds = box.KINDS
    slot: i64
    for slot in range(box.SLOTS):
        at = put_one(out, at, kinds, card_in_slot(s, slot))
    at = put(out, at, deck.face_down(s) + black.pile_size(s, box.SLOTS - 1))
    at = put(out, at, deck.draw_pile(s))
    looker: i64 = market.looker(s)
    unseen = s.deck + hidden.unknown_to(s, viewer)
    seen: i64 = cards.EMPTY
    if looker == viewer:
        seen = market.seen_by_looker(s)
    else:
        unseen += s.peeked
    at = put_cards(out, at, unseen, kinds)
    at = put_cards(out, at, s.discard, kinds)
    at = put_cards(out, at, s.down_known, kinds)
    at = put_one(out, at, s.players, from_seat(looker, viewer, s.players))
    at = put_cards(out, at, seen, kinds)
    at = put_cards(out, at, s.played, kinds)
    step: i64
    for step in range(s.players):
        owned = view.open_cards(s, around(step, viewer, s.players), viewer)
        at = put_cards(out, at, owned, kinds)
    return at


def encode_sites(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    players = s.players
    dynasty = s.figures[DYNASTY] == 1
    at = put_owners(out, at, s.pyramid, pyramid_spaces(dynasty), viewer, players)
    at = put_owners(out, at, s.temple, temple_spaces(dynasty), viewer, players)
    step: i64
    for step in range(players):
        at = put_set(out, at, TOMB_PLACES, s.tomb[around(step, viewer, players)])
    at = put_owners(out, at, s.track, track_spaces(dynasty), viewer, players)
    at = put_seats(out, at, s.waiting, viewer, players)
    site: i64
    for site in range(box.SITES):
        at = put_seats(out, at, s.lying[site], viewer, players)
    sources: i64 = box.BASE_SOURCES
    if dynasty:
        sources = box.SOURCES
    source: i64
    for step in range(players):
        first = box.SOURCES * around(step, viewer, players)
        for source in range(sources):
            if source != box.FROM_WRATH:
                at = put(out, at, s.earned[first + source])
    return at


# ---- A New Dynasty, side by side


def new_parts(players: int) -> list[Part]:
    return [
        Part("room", players, TALLEST, f"stones that the sled holds, by {SEAT}"),
        *booming.parts(players),
        Part("secret", players, CARDS, f"blue cards that the viewer does not see, by {SEAT}"),
        *black.parts(),
        *ra.parts(),
        *scaffold.parts(),
        *hallway.parts(),
        *arena.parts(players),
        *crypt.parts(),
        *giant.parts(players),
        *avenue.parts(),
        *prophecies.parts(players),
    ]


def encode_new(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    at = put_seats(out, at, s.room, viewer, s.players)
    at = booming.encode(s, viewer, out, at)
    step: i64
    for step in range(s.players):
        at = put(out, at, view.hidden_cards(s, around(step, viewer, s.players), viewer))
    at = black.encode(s, viewer, out, at)
    at = ra.encode(s, viewer, out, at)
    at = scaffold.encode(s, out, at)
    at = hallway.encode(s, out, at)
    at = arena.encode(s, viewer, out, at)
    at = crypt.encode(s, out, at)
    at = giant.encode(s, viewer, out, at)
    at = avenue.encode(s, out, at)
    return prophecies.encode(s, viewer, out, at)

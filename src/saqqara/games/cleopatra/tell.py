"""Cleopatra: the events, told by the rules just before the change is made.

What only some may see is told twice: everybody hears that a card went, and sees a card with no
face move; who may know it hears which one it was. Amulets and Talents change before all eyes.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, scoring
from saqqara.games.cleopatra.actions import PIECE_THRONE
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    DOWN_NAME,
    MERCHANT_NAME,
    PIECE_NAME,
    RESOURCE_NAME,
    THRONE_NAME,
    TILE_NAME,
    cell_word,
)
from saqqara.games.cleopatra.payment import card_kind
from saqqara.games.cleopatra.state import (
    AMULETS,
    BIDS,
    DISCARD,
    DRAWN,
    FACE_DOWN,
    HAND,
    KEPT,
    STALL,
    CleopatraState,
    hand_size,
    pile_size,
    sanctuary_cells,
    sanctuary_size,
    stall_down,
)
from saqqara.games.cleopatra.tables import BEGGED, BY_MERCHANT, CARD_WORD, TILE_WORD, VIZIER_DRAWS
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Args, Move

CARD_BACK: Final = "card"


def card_moves(pile: i64, source: str, target: str) -> list[Move]:
    return [Move(f"card {word}", source, target) for word in cards.words(pile)]


def card_move(kind: i64, source: str, target: str) -> Move:
    return Move(f"card {CARD_WORD[kind]}", source, target)


# ---- setting up and turns


def begins(s: CleopatraState, seat: i64) -> None:
    s.tell("cleopatra-event-first", {"seat": seat}, [])


def card_dealt(s: CleopatraState, seat: i64, kind: i64) -> None:
    s.tell("cleopatra-event-dealt", {"seat": seat}, [Move(CARD_BACK, "deck", f"hand-{seat}")])
    s.tell("cleopatra-event-dealt-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def turn_begins(s: CleopatraState) -> None:
    s.tell("cleopatra-event-turn", {"seat": s.turn, "turn": s.turns + 1}, [])


def passed(s: CleopatraState, seat: i64) -> None:
    s.tell("cleopatra-event-pass", {"seat": seat}, [])


def amulets_taken(s: CleopatraState, seat: i64, number: i64) -> None:
    moves = [Move("amulet", "supply", f"pyramid-{seat}")] * number
    s.tell("cleopatra-event-amulets", {"seat": seat, "amulets": number}, moves)


# ---- the market


def market_visited(s: CleopatraState, seat: i64, stall: i64) -> None:
    ups = s.piles[STALL + stall]
    downs = stall_down(s, stall)
    args: Args = {"seat": seat, "cards": cards.size(ups) + downs, "down": downs}
    moves = card_moves(ups, f"stall-{stall}", f"hand-{seat}")
    moves.extend([Move(CARD_BACK, f"stall-{stall}", f"hand-{seat}")] * downs)
    s.tell("cleopatra-event-market", args, moves)
    for kind in cards.kinds(ups):
        s.tell("cleopatra-event-taken", {"seat": seat, "card": CARD_NAME[kind]}, [])


def card_seen(s: CleopatraState, seat: i64, kind: i64) -> None:
    s.tell("cleopatra-event-seen-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def card_laid(s: CleopatraState, stall: i64, card: i64, stalls: bool) -> None:
    name = DOWN_NAME
    piece = CARD_BACK
    if card < FACE_DOWN:
        name = CARD_NAME[card - 1]
        piece = f"card {CARD_WORD[card - 1]}"
    args: Args = {"card": name, "stall": stall + 1 if stalls else 0}
    s.tell("cleopatra-event-laid-out", args, [Move(piece, "deck", f"stall-{stall}")])


def shuffled(s: CleopatraState) -> None:
    s.tell("cleopatra-event-shuffle", {"cards": cards.size(s.piles[DISCARD])}, [])


# ---- the quarry


def piece_name(s: CleopatraState, piece: i64) -> str:
    if piece == PIECE_THRONE and s.throne > 0:
        return THRONE_NAME
    return PIECE_NAME[piece]


def piece_begun(s: CleopatraState, seat: i64, piece: i64) -> None:
    s.tell("cleopatra-event-build", {"seat": seat, "piece": piece_name(s, piece)}, [])


def paid(s: CleopatraState, seat: i64, resource: i64, source: i64) -> None:
    name = MERCHANT_NAME
    moves = [Move("merchant", f"camp-{seat}", "supply")]
    if source != BY_MERCHANT:
        kind = card_kind(resource, source)
        name = CARD_NAME[kind]
        moves = [card_move(kind, f"hand-{seat}", "discard")]
    args: Args = {"seat": seat, "card": name, "resource": RESOURCE_NAME[resource]}
    s.tell("cleopatra-event-pay", args, moves)


def piece_built(s: CleopatraState, seat: i64, piece: i64, talents: i64) -> None:
    name = piece_name(s, piece)
    args: Args = {"seat": seat, "piece": name, "talents": talents}
    target = f"palace-{name.removeprefix('cleopatra-')}"
    if name in ("cleopatra-sphinx", "cleopatra-obelisk"):
        built = s.sphinxes if name == "cleopatra-sphinx" else s.obelisks
        target = f"{target}-{built + 1}"
    s.tell("cleopatra-event-built", args, [Move(f"piece {piece}", "quarry", target)])


def mosaic_laid(
    s: CleopatraState, seat: i64, tile: i64, placement: i64, palms: i64, talents: i64
) -> None:
    args: Args = {"seat": seat, "tile": TILE_NAME[tile], "palms": palms, "talents": talents}
    move = Move(f"tile {TILE_WORD[tile]}", "quarry", f"garden-{placement}")
    s.tell("cleopatra-event-mosaic", args, [move])


def claimed(s: CleopatraState, seat: i64, cell: i64) -> None:
    args: Args = {"seat": seat, "cells": sanctuary_size(s, cell)}
    move = Move(f"statue {seat}", f"camp-{seat}", f"cell-{cell_word(cell)}")
    s.tell("cleopatra-event-claim", args, [move])


def tile_removed(s: CleopatraState) -> None:
    move = Move(f"tile {TILE_WORD[s.tile]}", "quarry", "box")
    s.tell("cleopatra-event-tile-removed", {"tile": TILE_NAME[s.tile]}, [move])


def tile_turned_up(s: CleopatraState) -> None:
    s.tell("cleopatra-event-tile", {"tile": TILE_NAME[s.tile]}, [])


def visit_closed(s: CleopatraState, seat: i64, bonus: i64) -> None:
    args: Args = {"seat": seat, "pieces": s.built, "talents": bonus}
    s.tell("cleopatra-event-visit", args, [])


def cleopatra_walks(s: CleopatraState, steps: i64) -> None:
    move = Move("cleopatra", f"path-{s.steps}", f"path-{steps}")
    s.tell("cleopatra-event-walk", {"space": steps}, [move])


def rolled(s: CleopatraState, ankhs: i64) -> None:
    moves = [Move("die", "plaza", "altar")] * ankhs
    s.tell("cleopatra-event-roll", {"ankhs": ankhs, "dice": s.dice + ankhs}, moves)


# ---- the hand limit


def limit(s: CleopatraState, seat: i64, keeps: bool) -> None:
    args: Args = {"seat": seat, "cards": hand_size(s, seat)}
    s.tell("cleopatra-event-limit-keep" if keeps else "cleopatra-event-limit", args, [])


def discarded(s: CleopatraState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("cleopatra-event-discard", args, [card_move(kind, f"hand-{seat}", "discard")])


# ---- characters


def character_played(s: CleopatraState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("cleopatra-event-character", args, [card_move(kind, f"hand-{seat}", "discard")])


def scribe_moves_die(s: CleopatraState, seat: i64, adds: bool) -> None:
    if adds:
        args: Args = {"seat": seat, "dice": s.dice + 1}
        s.tell("cleopatra-event-scribe-add", args, [Move("die", "plaza", "altar")])
    else:
        s.tell(
            "cleopatra-event-scribe-remove",
            {"seat": seat, "dice": s.dice - 1},
            [Move("die", "altar", "plaza")],
        )


def card_fetched(s: CleopatraState, seat: i64, kind: i64) -> None:
    move = Move(CARD_BACK, "discard", f"hand-{seat}")
    s.tell("cleopatra-event-fetched", {"seat": seat}, [move])
    s.tell("cleopatra-event-fetched-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def vizier_sent(s: CleopatraState, seat: i64) -> None:
    """The cards are drawn in one go; who may know them hears what they are."""
    number = min(VIZIER_DRAWS, pile_size(s) + cards.size(s.piles[DISCARD]))
    moves = [Move(CARD_BACK, "deck", f"vizier-{seat}")] * number
    s.tell("cleopatra-event-vizier-draws", {"seat": seat, "cards": number}, moves)


def vizier_draws_up(s: CleopatraState, seat: i64, kind: i64) -> None:
    s.tell("cleopatra-event-vizier-draw", {"seat": seat, "card": CARD_NAME[kind]}, [])


def vizier_draws(s: CleopatraState, seat: i64, kind: i64) -> None:
    s.tell("cleopatra-event-seen-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def card_kept(s: CleopatraState, seat: i64, kind: i64) -> None:
    s.tell("cleopatra-event-keeps", {"seat": seat}, [])
    s.tell("cleopatra-event-keeps-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def vizier_done(s: CleopatraState, seat: i64) -> None:
    kept = cards.size(s.piles[KEPT])
    moves = [Move(CARD_BACK, f"vizier-{seat}", f"hand-{seat}")] * kept
    moves.extend(card_moves(s.piles[DRAWN], f"vizier-{seat}", "discard"))
    s.tell("cleopatra-event-vizier", {"seat": seat, "cards": kept}, moves)
    for kind in cards.kinds(s.piles[DRAWN]):
        s.tell("cleopatra-event-discard", {"seat": seat, "card": CARD_NAME[kind]}, [])


def talents_given(s: CleopatraState, giver: i64, user: i64) -> None:
    args: Args = {"seat": giver, "other_seat": user, "talents": BEGGED}
    s.tell("cleopatra-event-alms", args, [Move("talent", f"camp-{giver}", f"camp-{user}")] * BEGGED)


def card_given(s: CleopatraState, giver: i64, user: i64, kind: i64) -> None:
    move = Move(CARD_BACK, f"hand-{giver}", f"hand-{user}")
    s.tell("cleopatra-event-gift", {"seat": giver, "other_seat": user}, [move])
    s.tell("cleopatra-event-gift-own", {"card": CARD_NAME[kind]}, [], bit(giver) | bit(user))


def destitute(s: CleopatraState, giver: i64, user: i64, gives: i64) -> None:
    ids = (
        "cleopatra-event-destitute-hand",
        "cleopatra-event-destitute-talents",
        "cleopatra-event-destitute-nothing",
    )
    moves: list[Move] = []
    if gives == 0:
        moves = card_moves(s.piles[HAND + giver], f"hand-{giver}", f"hand-{user}")
    s.tell(ids[gives], {"seat": giver, "other_seat": user}, moves)


def envoy_asks(s: CleopatraState, seat: i64, resource: i64) -> None:
    s.tell("cleopatra-event-envoy", {"seat": seat, "resource": RESOURCE_NAME[resource]}, [])


def named(s: CleopatraState, seat: i64, other: i64, resource: i64) -> None:
    args: Args = {"seat": seat, "other_seat": other, "resource": RESOURCE_NAME[resource]}
    s.tell("cleopatra-event-named", args, [])


def offered(s: CleopatraState, seat: i64, yes: bool, resource: i64) -> None:
    args: Args = {"seat": seat, "resource": RESOURCE_NAME[resource]}
    s.tell("cleopatra-event-offers" if yes else "cleopatra-event-declines", args, [])


def accepted(s: CleopatraState, user: i64, giver: i64, yes: bool, resource: i64) -> None:
    args: Args = {"seat": user, "other_seat": giver, "resource": RESOURCE_NAME[resource]}
    if not yes:
        s.tell("cleopatra-event-refuses", args, [])
        return
    moves = [Move(CARD_BACK, f"hand-{giver}", f"hand-{user}")]
    if s.books[AMULETS + giver] > 0:
        moves.append(Move("amulet", f"pyramid-{giver}", f"pyramid-{user}"))
    s.tell("cleopatra-event-accepts", args, moves)


# ---- the Offering


def offering_begins(s: CleopatraState) -> None:
    s.tell("cleopatra-event-offering", {}, [])


def bid_made(s: CleopatraState, seat: i64, talents: i64) -> None:
    s.tell("cleopatra-event-bid", {"seat": seat}, [])
    s.tell("cleopatra-event-bid-own", {"talents": talents}, [], bit(seat))


def bid_opened(s: CleopatraState, seat: i64, rank: i64, change: i64) -> None:
    args: Args = {
        "seat": seat,
        "talents": s.books[BIDS + seat],
        "rank": rank,
        "amulets": max(change, -change),
    }
    moves = [Move("talent", f"camp-{seat}", "altar")] * s.books[BIDS + seat]
    if change < 0:
        moves.extend([Move("amulet", f"pyramid-{seat}", "supply")] * -change)
    else:
        moves.extend([Move("amulet", "supply", f"pyramid-{seat}")] * change)
    s.tell("cleopatra-event-opened-first" if rank == 1 else "cleopatra-event-opened", args, moves)


# ---- the end


def reckoning(s: CleopatraState, players: i64) -> None:
    """Hands, pyramids and sanctuaries, then the crocodile, then the wealth of the others."""
    s.tell("cleopatra-event-end", {"space": s.steps}, [])
    for seat in range(players):
        args: Args = {
            "seat": seat,
            "amulets": s.books[AMULETS + seat],
            "tainted": scoring.hand_amulets(s, seat),
            "cells": sanctuary_cells(s, seat),
            "remaining": scoring.remaining(s, seat),
        }
        s.tell(
            "cleopatra-event-reckoning",
            args,
            card_moves(s.piles[HAND + seat], f"hand-{seat}", "discard"),
        )
    for seat in range(players):
        if scoring.eaten(s, seat, players):
            s.tell("cleopatra-event-eaten", {"seat": seat}, [])
    for seat in range(players):
        if not scoring.eaten(s, seat, players):
            s.tell("cleopatra-event-score", {"seat": seat, "talents": scoring.wealth(s, seat)}, [])

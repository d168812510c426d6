"""Who won: ranks (`Game.rank`: score and tie-breaks in one number) become winners and places.

The largest rank wins, and equals share. Everything that tells a result asks here: matches and
records, tables, contests, sums over many games, the values of a search, rewards of learners.
"""

from librt.vecs import vec
from mypy_extensions import i64


def winners_of(ranks: list[int]) -> list[int]:
    """The seats that win; several share the win."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def places_of(ranks: list[int], lost: list[bool], last: int) -> list[int]:
    """1 is best; equals share a place. Those who *lost* whatever they scored are *last*, and the
    others' places count among themselves."""
    counting = [rank for rank, gone in zip(ranks, lost, strict=True) if not gone]
    return [
        last if gone else 1 + len([1 for other in counting if other > rank])
        for rank, gone in zip(ranks, lost, strict=True)
    ]


def share_win(ranks: vec[i64], start: i64, players: i64, win: i64) -> None:
    """Each rank from *start* on becomes what its seat has of a *win*: all of it, an equal part, or
    nothing."""
    best = ranks[start]
    sharers: i64 = 0
    at: i64
    for at in range(start, start + players):
        if ranks[at] > best:
            best = ranks[at]
            sharers = 1
        elif ranks[at] == best:
            sharers += 1
    share = win // sharers
    for at in range(start, start + players):
        if ranks[at] == best:
            ranks[at] = share
        else:
            ranks[at] = 0

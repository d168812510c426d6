"""Deciding at the same time: early answers wait in envelopes until their seat is asked.

A game asks seats one after another even where people decide at once (Game.together). So
that nobody waits, a table takes each seat's answer whenever it comes. Network timing never
enters a record: the envelopes are opened in seat order.
"""

from saqqara.kernel.bits import has
from saqqara.kernel.event import sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import why_not
from saqqara.kernel.match import Match, action_of, illegal
from saqqara.kernel.state import State
from saqqara.table.errors import not_asked


def asked_seats(match: Match) -> list[int]:
    """The seats that may decide now; several where the game lets them decide at once."""
    seat = match.seat()
    if seat == CHANCE:
        return []
    together = match.game.together(match.state)
    if together == 0:
        return [seat]
    return [each for each in range(match.game.players) if has(together, each)]


def saw_nothing_since(match: Match, seat: int, ply: int) -> bool:
    """Has *seat* seen no decision from *ply* on? Then what it answered there still holds."""
    return all(not sees(each.audience, seat) for each in match.plies[ply:])


def asked_position(match: Match, seat: int) -> State:
    """A position in which *seat* is asked: the true one, or one that imagines the answers
    of the seats before it. By the contract of Game.together its choices are the same."""
    if match.seat() == seat:
        return match.state
    if seat not in asked_seats(match):
        raise not_asked(match.state.ply)
    s = match.state.clone()
    while s.seat() != seat:
        match.game.apply(s, match.game.legal(s)[0])
    return s


def check_answer(match: Match, seat: int, texts: list[str]) -> list[str]:
    """The words of an early answer, if it is one; IllegalAction or NotationError if not.

    As with Match.play_words, nothing may follow what reveals something.
    """
    game = match.game
    s = asked_position(match, seat).clone()
    words: list[str] = []
    revealed = False
    for text in texts:
        action = action_of(game, text)
        if revealed or s.over() or s.seat() != seat:
            raise illegal(game, action, match.state.ply, None)
        if action not in game.legal(s):
            raise illegal(game, action, match.state.ply, why_not(game, s, action))
        revealed = game.reveals(s, action)
        game.apply(s, action)
        words.append(game.word(action))
    return words

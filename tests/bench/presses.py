"""Presses for each real decision, game by game: python tests/bench/presses.py [GAMES]

Seeded games between bots, each decision counted as the browser's boards take it, once with every
move confirmed (as it was) and once with the usual settings. A real decision is one with more than
one answer. A press picks a thing; a ship and its dock are two,
unless only one ship can sail; a mosaic is turned and laid. One more confirms what is not light
(Voice.is_light). What is forced plays itself where everybody may know it.
"""

import sys

from saqqara.bots import make_bot
from saqqara.bots.observer import Observer
from saqqara.games import GAMES
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match
from saqqara.kernel.state import State
from saqqara.kernel.voice import END

# Sent together with what comes before: a payment with its piece, the ones of a bid with its tens,
# the place of a mosaic with its turn, what is laid out, discarded and named one after the other.
TOGETHER = {"cleopatra": ("pay", "ones", "cell", "card", "claim", "refill", "keep")}


def picks(words: list[str], word: str) -> int:
    """Presses until this choice is picked."""
    if word.startswith("sail "):
        return 1 if len({each.split()[1] for each in words if each.startswith("sail ")}) == 1 else 2
    return 1


def counts(game: Game, s: State, action: int, sent_with_last: bool) -> tuple[int, int, int, int]:
    """Real, forced, presses before, presses now: of one decision."""
    legal = game.legal(s)
    words = [game.word(each) for each in legal]
    word = game.word(action)
    before = picks(words, word) + (0 if word.startswith("lay ") else 1)
    ends = any(each.tone == END for each in game.preview(s, [action]))
    light = game.voice.is_light(s, action) and not ends
    now = picks(words, word) + (0 if light else 1)
    if sent_with_last:  # proposed, or one more press on the board, and confirmed as a whole
        extra = 0 if word.startswith("pay ") else 1
        return int(len(legal) > 1), int(len(legal) == 1), extra, extra
    if len(legal) > 1:
        return 1, 0, before, now
    plays_itself = game.forced_is_public(s) and not ends
    return 0, 1, before, 0 if plays_itself else now


def play(match: Match, seed: int) -> list[int]:
    """A whole game: the same four numbers."""
    dealer = SeededDealer(seed)
    bots = [make_bot("greedy", seed, 1 + seat) for seat in range(match.game.players)]
    sums = [0, 0, 0, 0]
    last = -1
    match.deal(dealer)
    while not match.state.over():
        seat, s = match.seat(), match.state
        action = bots[seat].choose(Observer(match.game, s, seat))
        word = match.game.word(action)
        with_last = last == seat and word.split()[0] in TOGETHER.get(match.game.id, ())
        for at, number in enumerate(counts(match.game, s, action, with_last)):
            sums[at] += number
        last = seat
        plies = len(match.plies)
        match.play(seat, action)
        match.deal(dealer)
        if len(match.plies) > plies + 1:
            last = -1
    return sums


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    tell("| game, players | real decisions | forced | presses before | now |")
    tell("|---|---|---|---|---|")
    for spec in GAMES:
        for players in sorted({spec.players[0], spec.players[-1]}):
            sums = [0, 0, 0, 0]
            for seed in range(games):
                match = Match(spec, players, {})
                sums = [one + two for one, two in zip(sums, play(match, seed), strict=True)]
            real, forced, before, now = sums
            share = 100 * forced // (real + forced)
            rates = f"{before / real:.2f} | {now / real:.2f}"
            tell(f"| {spec.id}, {players} | {real} | {share} % | {rates} |")


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()

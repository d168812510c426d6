"""One game being played: the checked door to the rules, with its history.

Decisions are the truth: a Match is its list of plies, and everything else follows
from them. Undo therefore plays the game again up to the ply.
"""

import hashlib
import unicodedata
from collections.abc import Mapping
from typing import Final, TypedDict

from mypy_extensions import mypyc_attr

from saqqara.kernel.bits import has
from saqqara.kernel.dealer import Dealer
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.errors import IllegalAction, NotationError
from saqqara.kernel.event import SPECTATOR, Event, Message, sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game, scores, why_not, winners
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

# Why there is no undo, by the argument `why` of its error.
UNDO: Final = {
    "ply": "it is not in your unfinished turn",
    "nothing": "you have decided nothing yet",
    "shown": "something was drawn or revealed since",
    "turn": "your turn is over",
}


class TableView(TypedDict):
    """What one seat, or a spectator (-1), may see: plain data for every door."""

    game: str
    players: int
    seat: int
    ply: int
    over: bool
    decider: int  # the seat that decides now, -1 = chance or nobody
    scores: list[int] | None  # once the game is over
    winners: list[int] | None
    board: Mapping[str, object]  # the game's own part


@mypyc_attr(acyclic=True)
class Ply:
    """One decision taken: by whom, what, who saw it, and what it did."""

    def __init__(
        self,
        seat: int,
        action: int,
        audience: int,
        reveals: bool,
        ends_turn: bool,
        events: list[Event],
    ) -> None:
        self.seat = seat
        self.action = action
        self.audience = audience
        self.reveals = reveals
        self.ends_turn = ends_turn
        self.events: tuple[Event, ...] = tuple(events)


class Match:
    def __init__(self, spec: Spec, players: int, options: dict[str, str]) -> None:
        self.spec = spec
        self.game: Game = spec.game(players, options)
        self.state: State = self.game.start()
        self.plies: list[Ply] = []
        self.trail = hashlib.sha256()  # of the words of so many plies; see `history`
        self.trailed = 0

    def seat(self) -> int:
        """Who decides: a seat or CHANCE; CHANCE too when the game is over."""
        return CHANCE if self.state.over() else self.state.seat()

    def play(self, seat: int, action: int) -> list[Event]:
        """One decision of *seat* (or CHANCE), checked; what happened."""
        self.check(seat, action)
        return self.take(action)

    def check(self, seat: int, action: int) -> None:
        ply = self.state.ply
        if self.state.over():
            raise IllegalAction("the game is over", "error-over", {"ply": ply})
        decider: int = self.state.seat()  # int: compared as i64, a huge seat would overflow
        if seat != decider:
            raise IllegalAction(
                f"seat {seat + 1} does not decide at ply {ply}", "error-not-yours", {"ply": ply}
            )
        if action not in self.game.legal(self.state):
            raise illegal(self.game, action, ply, why_not(self.game, self.state, action))

    def take(self, action: int) -> list[Event]:
        s = self.state
        seat = s.seat()
        audience = self.game.audience(s, action)
        reveals = self.game.reveals(s, action)
        ends_turn = self.game.ends_turn(s, action)
        events: list[Event] = []
        s.log = events
        self.game.apply(s, action)
        s.log = None
        self.plies.append(Ply(seat, action, audience, reveals, ends_turn, events))
        return events

    def play_words(self, seat: int, texts: list[str]) -> list[Event]:
        """A composed move: all of it, or nothing and the error of the first bad part.

        Only the last part may reveal something: an error after it would tell what it was.
        """
        begin = len(self.plies)
        events: list[Event] = []
        try:
            for number, text in enumerate(texts):
                action = action_of(self.game, text)
                self.check(seat, action)
                if number + 1 < len(texts) and self.game.reveals(self.state, action):
                    raise IllegalAction(
                        f"nothing can follow '{text}' in one go: it reveals something",
                        "error-reveals",
                        {"word": plain(text)},
                    )
                events.extend(self.take(action))
        except ValueError:
            if len(self.plies) > begin:  # most are refused at once: no need to play it all again
                self.rewind(begin)
            raise
        return events

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let chance decide until a seat is asked, or the game is over."""
        events: list[Event] = []
        while not self.state.over() and self.state.seat() == CHANCE:
            events.extend(self.take(dealer.outcome(self.game, self.state, self.history())))
        return events

    def history(self) -> str:
        """A fingerprint of all that was decided so far, for sealed deals: the SHA-256 of the
        words of all plies, chance included, each with a line feed. It grows with the game and is
        never begun anew but after going back."""
        while self.trailed < len(self.plies):
            word = self.game.word(self.plies[self.trailed].action)
            self.trail.update(f"{word}\n".encode())
            self.trailed += 1
        return self.trail.hexdigest()

    def undo_floor(self, seat: int) -> int:
        """The earliest ply to which *seat* may go back: the number of plies if to none.

        Own decisions of the unfinished turn only, back to the last outcome of chance, act of
        another seat or reveal: what has been seen cannot be unseen, and done is done.
        """
        floor = len(self.plies)
        while floor > 0 and self.in_turn(seat):
            last = self.plies[floor - 1]
            if last.seat != seat or last.seat == CHANCE or last.reveals or last.ends_turn:
                break
            floor -= 1
        return floor

    def in_turn(self, seat: int) -> bool:
        """Is the turn of *seat* unfinished? It is asked; or several decide at once, and the
        others have not seen yet what it answered."""
        if self.state.over():
            return False
        decider: int = self.state.seat()
        if decider == seat:
            return True
        together = self.game.together(self.state)
        if together == 0 or seat < 0 or not self.plies:
            return False
        return has(together, seat) or not sees(self.plies[-1].audience, decider)

    def shown_floor(self) -> int:
        """The earliest ply to go back to without passing chance or a reveal, whoever decided."""
        floor = len(self.plies)
        while floor > 0 and self.plies[floor - 1].seat != CHANCE:
            if self.plies[floor - 1].reveals:
                break
            floor -= 1
        return floor

    def undo(self, seat: int, ply: int) -> None:
        """Go back to *ply*, if *seat* may."""
        floor = self.undo_floor(seat)
        if not floor <= ply < len(self.plies):
            raise self.no_undo(seat, ply)
        self.rewind(ply)

    def no_undo(self, seat: int, ply: int) -> IllegalAction:
        """Why *seat* may not go back to *ply*, for people who would like to."""
        floor = self.undo_floor(seat)
        why = "ply"
        if floor == len(self.plies):
            why = "nothing"
            if seat in {each.seat for each in self.plies}:
                last = self.plies[-1]
                why = "shown" if last.seat == CHANCE or last.reveals else "turn"
        return IllegalAction(
            f"nothing to undo back to ply {ply}: {UNDO[why]}",
            "error-undo",
            {"ply": ply, "floor": floor, "why": why},
        )

    def rewind(self, ply: int) -> None:
        """Go back to *ply* whoever decided what; for take-backs that all agreed to."""
        if not 0 <= ply <= len(self.plies):
            raise ValueError(f"there is no ply {ply} to go back to")
        kept = self.plies[:ply]
        self.plies = []
        self.trail = hashlib.sha256()
        self.trailed = 0
        self.state = self.game.start()
        for each in kept:
            self.take(each.action)

    def digest(self) -> str:
        """A fingerprint of the whole position, to compare replays by; and of the edition, as
        other figures need not show in a position."""
        text = self.game.position(self.state) + self.game.options.get(EDITION, "")
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def view(self, seat: int) -> TableView:
        players: int = self.game.players
        if not SPECTATOR <= seat < players:
            raise ValueError(f"there is no seat {seat}; spectators are {SPECTATOR}")
        return table_view(self.game, self.state, seat)


def table_view(game: Game, s: State, seat: int) -> TableView:
    over = s.over()
    return {
        "game": game.id,
        "players": game.players,
        "seat": seat,
        "ply": s.ply,
        "over": over,
        "decider": CHANCE if over else s.seat(),
        "scores": scores(game, s) if over else None,
        "winners": winners(game, s) if over else None,
        "board": game.voice.view(s, seat),
    }


def illegal(game: Game, action: int, ply: int, why: Message | None) -> IllegalAction:
    actions: int = game.actions
    word = game.word(action) if 0 <= action < actions else str(action)
    return IllegalAction(
        f"'{word}' is not possible at ply {ply}",
        "error-illegal",
        {"word": word, "ply": ply},
        why,
    )


def plain(text: str) -> str:
    """As typed on any keyboard: full-width forms, capitals and extra spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", text).lower().split())


def action_of(game: Game, text: str) -> int:
    """Read notation. Whether the action is legal now is for Match.play to say."""
    action = game.verbs.actions.get(plain(text), -1)
    if action < 0:
        shown = plain(text)[:40]
        raise NotationError(
            f"'{shown}' is not a decision of {game.id}", "error-notation", {"text": shown}
        )
    return action

"""A table: one match with its seats, clock, envelopes and proposals.

Map
    play        a decision, or a list of them, of one seat; chance and envelopes follow
    undo        back inside the own unfinished turn; out of an envelope
    propose     a take-back or a pause that all present people must agree to
    step_away   a bot plays on for a person;  come_back ends that
    resign      a bot plays the seat to the end, and its person takes the last place
    show_hand   lets who only watches see it, once every seat agreed;  takes it back
    due         when the table needs somebody to look after it: a bot's turn, a deadline

A method either changes the table or raises an error and leaves it as it was. `kept` tells
how many plies of before are still there, so whoever stores plies knows what to replace.

A rated game is *strict*: nobody is to gain by going back. A take-back needs the consent of
another person who is there, and never passes chance or a reveal. Bots that play for absent
people are of the table's level, whatever they wish. What such a bot achieves says nothing about
its person, and nobody is to save a lost game by going: as soon as it has decided anything, its
person has forfeited the game as if they had resigned. For the others it counts as ever.
"""

from dataclasses import dataclass, field
from typing import Final

from saqqara.kernel.dealer import Dealer
from saqqara.kernel.errors import NotationError, SaqqaraError
from saqqara.kernel.game import ranks, winners
from saqqara.kernel.match import Match
from saqqara.kernel.result import places_of
from saqqara.table.clock import Clock
from saqqara.table.errors import (
    TableError,
    away,
    no_open_hands,
    no_proposal,
    no_way_back,
    nobody_to_agree,
    not_asked,
    other_proposal,
    over,
    paused,
    resigned,
    shown_already,
    stale,
)
from saqqara.table.sealed import asked_position, asked_seats, check_answer, saw_nothing_since
from saqqara.table.seats import WEAK, Seat

TAKE_BACK: Final = "take-back"
PAUSE: Final = "pause"
LONGEST_ANSWER: Final = 64  # decisions in one list


@dataclass
class Proposal:
    """Something that happens once every person at the table has agreed."""

    kind: str
    seat: int
    ply: int  # of a take-back: where to go back to
    agreed: list[int] = field(default_factory=list)
    id: int = 0  # by which an answer names it; from 1


@dataclass
class Table:
    match: Match
    dealer: Dealer
    seats: list[Seat]
    clock: Clock
    substitute: str  # level of the bot that plays for absent people
    envelopes: dict[int, list[str]] = field(default_factory=dict)
    proposal: Proposal | None = None
    proposals: int = 0  # made so far
    strict: bool = False  # begun as a rated game
    rated: bool = False  # and its result still counts
    open_hands: list[int] = field(default_factory=list)  # seats that let who watches see theirs

    # ---- who is asked

    def ply(self) -> int:
        return len(self.match.plies)

    def over(self) -> bool:
        return self.match.state.over()

    def asked(self) -> list[int]:
        """Seats that have not answered yet."""
        return [seat for seat in asked_seats(self.match) if seat not in self.envelopes]

    def bot_seats(self) -> list[int]:
        """Asked seats that a bot decides for."""
        return [seat for seat in self.asked() if self.seats[seat].player_bot()]

    def people(self) -> list[int]:
        """Seats whose person is there."""
        return [seat for seat, each in enumerate(self.seats) if each.user and not each.stand_in]

    def due(self, now: float) -> float | None:
        if self.over() or self.clock.paused:
            return None
        return now if self.bot_seats() else self.clock.deadline()

    # ---- deciding

    def begin(self, now: float) -> None:
        """Chance may come first; then the first clock runs."""
        self.match.deal(self.dealer)
        self.clock.since = now
        self.run_clock(now)

    def play(self, seat: int, ply: int, texts: list[str], now: float) -> int:
        """Decisions of *seat*, all or nothing; returns how many earlier plies were kept."""
        kept = self.ply()
        self.check_play(seat, ply, texts)
        before = self.asked()
        if seat == self.match.seat():
            self.match.play_words(seat, texts)
            self.match.deal(self.dealer)
        else:
            self.envelopes[seat] = check_answer(self.match, seat, texts)
        ended = seat in before and seat not in self.asked()
        self.open_envelopes()
        self.proposal = None
        if self.rated and self.seats[seat].stand_in:
            self.seats[seat].forfeited = True
        self.clock.charge(now)
        if ended and not self.seats[seat].player_bot():
            self.clock.turn_ends(seat)
        self.begin_turns([each for each in before if each != seat or not ended])
        self.run_clock(now)
        return kept

    def check_play(self, seat: int, ply: int, texts: list[str]) -> None:
        """May *seat* decide anything now, with what it knew at *ply*?"""
        if self.clock.paused:
            raise paused()
        if not texts:
            raise NotationError("there is no decision in it", "error-notation", {"text": ""})
        if len(texts) > LONGEST_ANSWER:
            raise TableError(
                f"a list holds at most {LONGEST_ANSWER} decisions",
                "error-too-many",
                {"most": LONGEST_ANSWER},
            )
        here = self.ply()
        if seat not in asked_seats(self.match):
            raise stale(here) if ply != here else not_asked(here)
        if ply != here and not self.still_holds(seat, ply):
            raise stale(here)

    def still_holds(self, seat: int, ply: int) -> bool:
        """Among seats that decide at the same time it does not matter who was quicker."""
        at_once = self.match.game.together(self.match.state) != 0
        return at_once and 0 <= ply < self.ply() and saw_nothing_since(self.match, seat, ply)

    def open_envelopes(self) -> None:
        """Those whose seat is asked, and chance, until somebody has to decide."""
        while self.match.seat() in self.envelopes:
            seat = self.match.seat()
            texts = self.envelopes.pop(seat)
            try:
                self.match.play_words(seat, texts)
            except SaqqaraError:  # cannot happen while games keep the contract of `together`
                return
            self.match.deal(self.dealer)

    def begin_turns(self, inside: list[int]) -> None:
        """A turn begins for who is asked now, but for those *inside* one already."""
        for seat in self.asked():
            if seat not in inside:
                self.clock.turn_begins(seat)

    def run_clock(self, now: float) -> None:
        people = [seat for seat in self.asked() if not self.seats[seat].player_bot()]
        self.clock.set_running(people, now)

    # ---- going back

    def undo_floor(self, seat: int) -> int:
        """The earliest ply *seat* may go back to by itself; the number of plies if to none.

        An envelope is an act too: nothing that its owner saw before is taken back.
        """
        floor = self.match.undo_floor(seat)
        for other in self.envelopes:
            while other != seat and not saw_nothing_since(self.match, other, floor):
                floor += 1
        return floor

    def undo(self, seat: int, ply: int, to: int, now: float) -> int:
        """Back to ply *to*, or out of the own envelope; returns plies kept."""
        self.check_there(seat)
        if self.clock.paused:
            raise paused()
        finished = seat not in self.asked()
        if seat in self.envelopes:
            del self.envelopes[seat]
            to = self.ply()
        else:
            self.check_undo(seat, ply, to)
            self.match.rewind(to)
            self.proposal = None
        self.clock.charge(now)
        if finished:
            self.clock.turn_reopens(seat)
        self.run_clock(now)
        return to

    def check_undo(self, seat: int, ply: int, to: int) -> None:
        if self.over():
            raise over(self.ply())
        if ply != self.ply():
            raise stale(self.ply())
        if not self.undo_floor(seat) <= to < self.ply():
            raise self.match.no_undo(seat, to)

    def check_there(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise resigned()
        if self.seats[seat].stand_in:
            raise away()

    def propose(self, kind: str, seat: int, ply: int, now: float) -> int:
        """Ask the others; with nobody to ask it is done at once. Returns plies kept."""
        self.check_there(seat)
        if self.over():
            raise over(self.ply())
        if kind == TAKE_BACK:
            self.check_take_back(seat, ply)
        self.proposals += 1
        self.proposal = Proposal(kind, seat, ply, self.seats_beside(seat), self.proposals)
        return self.carry_out(now)

    def check_take_back(self, seat: int, ply: int) -> None:
        if not 0 <= ply < self.ply():
            raise no_way_back(ply, 0)
        if not self.strict:
            return
        if all(each in self.seats_beside(seat) for each in self.people()):
            raise nobody_to_agree()
        floor = self.match.shown_floor()
        if ply < floor:
            raise shown_already(floor)

    def answer(self, seat: int, agree: bool, now: float, id: int = 0) -> int:
        """To the proposal with this id, so that nobody agrees to another; 0 = the one there is."""
        self.check_there(seat)
        if self.proposal is None:
            raise no_proposal()
        if id not in {0, self.proposal.id}:
            raise other_proposal()
        if not agree:
            self.proposal = None
            return self.ply()
        agreed = {*self.proposal.agreed, *self.seats_beside(seat)}
        self.proposal.agreed = sorted(agreed)
        return self.carry_out(now)

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of the person who sits here: people may share one device."""
        user = self.seats[seat].user
        return [number for number, each in enumerate(self.seats) if each.user == user]

    def carry_out(self, now: float) -> int:
        """The proposal, once every person who is there has agreed."""
        proposal = self.proposal
        if proposal is None or any(seat not in proposal.agreed for seat in self.people()):
            return self.ply()
        self.proposal = None
        if proposal.kind == PAUSE:
            self.clock.pause(now)
            return self.ply()
        before = self.asked()
        self.envelopes.clear()
        self.clock.charge(now)
        self.match.rewind(proposal.ply)
        self.match.deal(self.dealer)
        self.begin_turns(before)
        self.run_clock(now)
        return proposal.ply

    def resume(self, now: float) -> None:
        if self.clock.paused:
            self.clock.resume(now)
            self.run_clock(now)

    # ---- open hands

    def show_hand(self, seat: int, agree: bool) -> int:
        """The person here lets who only watches see their hands, or no longer."""
        if self.strict:
            raise no_open_hands()
        own = self.seats_beside(seat)
        others = [each for each in self.open_hands if each not in own]
        self.open_hands = sorted([*others, *own]) if agree else others
        return self.ply()

    def are_hands_open(self) -> bool:
        """Every person at the table agreed; bots do so by themselves."""
        agreed = all(each.bot or seat in self.open_hands for seat, each in enumerate(self.seats))
        return agreed and not self.strict

    # ---- absent people

    def step_away(self, seat: int, level: str, now: float) -> int:
        """A bot decides for this person from now on; who left is not waited for."""
        if self.seats[seat].resigned:
            raise resigned()
        self.clock.charge(now)
        if self.strict:
            level = self.substitute  # nobody lets a strong bot win for them
        self.seats[seat].stand_in = level or self.substitute
        self.run_clock(now)
        if self.proposal is not None and (self.proposal.seat == seat or self.strict):
            self.proposal = None  # in a rated game going is not agreeing
        return self.carry_out(now)

    def replace_gone(self, seat: int, now: float) -> int:
        """The others let a bot play for who is not there. No clock said how long one may be gone:
        so nobody wins by it, and the game no longer counts."""
        self.rated = False
        return self.step_away(seat, "", now)

    def resign(self, seat: int, now: float) -> int:
        """Give the game up for good; a weak bot plays on, so that the others can finish it."""
        if self.over():
            raise over(self.ply())
        if self.seats[seat].resigned:
            return self.ply()
        kept = self.step_away(seat, WEAK, now)
        self.seats[seat].stand_in = WEAK
        self.seats[seat].resigned = self.seats[seat].forfeited = True
        return kept

    def come_back(self, seat: int, now: float) -> None:
        if self.seats[seat].resigned:
            raise resigned()
        if self.seats[seat].stand_in:
            self.clock.charge(now)
            self.seats[seat].stand_in = ""
            self.clock.comes_back(seat)
            self.run_clock(now)

    def replace_late(self, now: float) -> int:
        """Bots take over the seats that are out of time."""
        kept = self.ply()
        for seat in self.clock.out_of_time(now):
            kept = min(kept, self.step_away(seat, self.substitute, now))
        return kept

    # ---- the result

    def places(self) -> list[int]:
        """1 is best; equals share a place, and all who forfeited the game the last one."""
        gone = [seat.forfeited for seat in self.seats]
        return places_of(ranks(self.match.game, self.match.state), gone, len(gone))

    def winners(self) -> list[int]:
        """If everybody forfeited the game: whose bots did best."""
        first = [seat for seat, place in enumerate(self.places()) if place == 1]
        return first or winners(self.match.game, self.match.state)

    def choices(self, seat: int) -> list[int]:
        """What *seat* may decide now; empty if it is not asked."""
        if seat not in asked_seats(self.match):
            return []
        return self.match.game.legal(asked_position(self.match, seat))

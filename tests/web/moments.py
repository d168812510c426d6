"""Moments at which everybody at a table looks up, found in seeded games between bots.

A moment is a decision, or a few of one person in one go, and what comes of it: a round ends, an
auction is won, one thing brings about the next, the game is over. The same ones in every run.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import httpx

from saqqara.bots import make_bot
from saqqara.bots.observer import Observer
from saqqara.games import GAMES
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.roles import BEAT, DEED, RESULT
from web.positions import Question, Story, imported, what_if

SALT: Final = "moments"
LEVEL: Final = "greedy"
GAMES_SEARCHED: Final = 12
MOST_WORDS: Final = 7  # of one person in one go
LONG: Final = 5  # consequences

DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
BOARDS: Final[dict[str, tuple[str, int, dict[str, str]]]] = {
    "imhotep": ("imhotep", 3, {"sides": "AAAAA"}),
    "dynasty-c": ("imhotep", 3, {"sides": "CCCCC"} | DYNASTY),
    "dynasty-d": ("imhotep", 3, {"sides": "DDDDD"} | DYNASTY),
    "cleopatra": ("cleopatra", 4, {}),
    "murals": ("murals", 3, {}),
    "pharaoh": ("pharaoh", 3, {}),
    "senet": ("senet", 2, {}),
}


@dataclass(frozen=True)
class Moment:
    story: Story
    ply: int
    seat: int
    words: tuple[str, ...]
    told: tuple[tuple[str, str], ...]  # what comes of it before somebody else decides: id, role
    ends: bool  # the game

    def ids(self) -> set[str]:
        """Without the name of the game before them."""
        return {id.partition("-event-")[2] for id, _ in self.told}

    def roles(self) -> list[str]:
        return [role for _, role in self.told]

    def consequences(self) -> int:
        return sum(role in {DEED, RESULT, BEAT} for role in self.roles())

    def rank(self) -> int:
        """Much that comes of little."""
        return self.consequences() - 2 * len(self.words)


def played(game: str, players: int, options: dict[str, str], seed: int) -> Match:
    [spec] = [spec for spec in GAMES if spec.id == game]
    match = Match(spec, players, options)
    dealer = SealedDealer(f"{game} {seed}".encode(), SALT)
    bots = [make_bot(LEVEL, seed, 1 + seat) for seat in range(players)]
    while not match.state.over():
        match.deal(dealer)
        if match.state.over():
            break
        seat = match.seat()
        match.take(bots[seat].choose(Observer(match.game, match.state, seat)))
    return match


def moments(match: Match) -> Iterator[Moment]:
    """What somebody can decide in one go: all of it up to chance or another's turn, or less."""
    plies = match.plies
    for first, ply in enumerate(plies):
        if ply.seat == CHANCE:
            continue
        for last in range(first + 1, min(first + MOST_WORDS, len(plies)) + 1):
            yield moment(match, first, last)
            # Nothing may follow in one go what shows somebody something.
            if plies[last - 1].reveals or last == len(plies) or plies[last].seat != ply.seat:
                break


def moment(match: Match, first: int, last: int) -> Moment:
    plies, roles = match.plies, match.game.voice.roles
    end = last
    while end < len(plies) and plies[end].seat == CHANCE:
        end += 1
    words = tuple(match.game.word(ply.action) for ply in plies[first:last])
    told = [event.message.id for ply in plies[first:end] for event in ply.events]
    said = tuple((id, roles[id]) for id in told)
    return Moment(Story(match), first, plies[first].seat, words, said, end == len(plies))


Wanted = Callable[[Moment], bool]


def a_round(moment: Moment) -> bool:
    return "round" in moment.ids() and not moment.ends and len(moment.words) == 1


def an_auction(moment: Moment) -> bool:
    won = {"won-treasure", "won-crew"} & moment.ids()
    return bool(won) and "round" not in moment.ids() and not moment.ends


def an_offering(moment: Moment) -> bool:
    """The first to bid; all others bid at the same time."""
    before = moment.story.match.plies[moment.ply - 1]
    opens = any(event.message.id == "cleopatra-event-offering" for event in before.events)
    return opens and len(moment.words) == 2


def a_visit(moment: Moment) -> bool:
    return {"visit", "roll"} <= moment.ids() and moment.words == ("done",) and not moment.ends


def a_chain(moment: Moment) -> bool:
    calm = BEAT not in moment.roles() and not moment.ends
    return calm and moment.consequences() >= LONG


def a_building(moment: Moment) -> bool:
    """A whole one, paid for with cards."""
    first, last = moment.words[0], moment.told[-1:]
    built = last == (("cleopatra-event-built", RESULT),)
    return built and a_chain(moment) and first.startswith("build")


def a_declaration(moment: Moment) -> bool:
    return a_chain(moment) and moment.words[-1] == "declare"


def a_turn(moment: Moment) -> bool:
    return moment.words[0] == "stop" and not moment.ends


def a_swap(moment: Moment) -> bool:
    return "swap" in moment.ids() and not moment.ends


def the_end(moment: Moment) -> bool:
    return moment.ends


SCENES: Final[dict[str, dict[str, Wanted]]] = {
    "imhotep": {"round": a_round, "chain": a_chain, "end": the_end},
    "dynasty-c": {"round": a_round, "chain": a_chain, "end": the_end},
    "dynasty-d": {"round": a_round, "chain": a_chain, "end": the_end},
    "cleopatra": {"visit": a_visit, "offering": an_offering, "chain": a_building, "end": the_end},
    "murals": {"turn": a_turn, "chain": a_chain, "end": the_end},
    "pharaoh": {"round": a_round, "auction": an_auction, "chain": a_declaration, "end": the_end},
    "senet": {"chain": a_swap, "end": the_end},
}


def found(board: str, scenes: dict[str, Wanted], games: int = GAMES_SEARCHED) -> dict[str, Moment]:
    """The richest moment of each kind."""
    best: dict[str, Moment] = {}
    for seed in range(games):
        for moment in moments(played(*BOARDS[board], seed)):
            for name, wanted in scenes.items():
                richest = best.get(name)
                if wanted(moment) and (richest is None or moment.rank() > richest.rank()):
                    best[name] = moment
    missing = scenes.keys() - best.keys()
    if missing:
        raise ValueError(f"no {', '.join(sorted(missing))} in {games} games of {board}")
    return best


def picked(names: list[str]) -> Iterator[tuple[str, Moment]]:
    """With their names: imhotep-round; of these boards or scenes, or all of them."""
    for board, scenes in SCENES.items():
        shown = [each for each in scenes if not names or {board, f"{board}-{each}"} & set(names)]
        best = found(board, {each: scenes[each] for each in shown}) if shown else {}
        yield from ((f"{board}-{each}", best[each]) for each in shown)


def table_at(client: httpx.Client, moment: Moment) -> str:
    """A table at which the client is asked for just this decision, all others being bots."""
    asked = Question(moment.ply, moment.seat, "", moment.words)
    return what_if(client, imported(client, moment.story), asked)

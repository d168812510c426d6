"""What a viewer is shown of a table, as wire structures. The only way views get out.

A viewer is a seat, a spectator (-1) or who sees all hands (open_hands.py). Views come from
Voice.view, events are filtered by their audience, decisions are shown to the seat that takes them.
"""

from typing import Any, Final, cast

from saqqara.kernel.event import SPECTATOR, Event, Message, sees
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import END, Effect
from saqqara.server.messages import Previewed, TableState, Update
from saqqara.server.open_hands import agreed_seats, seen_at
from saqqara.server.rows import Loaded, game_of
from saqqara.server.wire import (
    Act,
    ChoiceInfo,
    ClockInfo,
    Decision,
    EffectInfo,
    EventInfo,
    ProposalInfo,
    RefusalInfo,
    Role,
    Text,
)
from saqqara.table.pace import NONE
from saqqara.table.sealed import asked_position, check_answer
from saqqara.table.table import Table

Happened = list[tuple[int, EventInfo]]  # with the audience of each

MOST_ACTS: Final = 24  # boards on the way; whoever missed more is given a summary


def text_of(message: Message) -> Text:
    return Text(message.id, message.args)


def event_info(event: Event, ply: int, seat: int, role: str) -> EventInfo:
    moves = [(move.piece, move.source, move.target) for move in event.moves]
    return EventInfo(ply, seat, text_of(event.message), moves, cast(Role, role))


def happened_since(match: Match, first: int) -> Happened:
    """All that happened from ply *first* on, and who may know of it."""
    roles = match.game.voice.roles
    return [
        (event.audience, event_info(event, first + number, ply.seat, roles[event.message.id]))
        for number, ply in enumerate(match.plies[first:])
        for event in ply.events
    ]


def heard_of(happened: Happened, viewer: int) -> list[EventInfo]:
    return [event for audience, event in happened if sees(audience, viewer)]


def events_for(match: Match, first: int, viewer: int) -> list[EventInfo]:
    """What the viewer may know of what happened from ply *first* on."""
    return heard_of(happened_since(match, first), viewer)


class Sight:
    """A game as several viewers see it at one moment: what they see alike is made once, and is the
    same object for all of them. With a position that led there, and its ply, not all of the game
    has to be played again for the boards on the way."""

    def __init__(
        self,
        match: Match,
        shown: dict[str, Any] | None = None,
        before: tuple[int, State] | None = None,
    ) -> None:
        self.match = match
        self.asked: list[int] = []
        self.happened: Happened = []
        self.public = shown if shown is not None else view_of(match, SPECTATOR)
        self.before = before
        self.ways: dict[tuple[int, ...], list[tuple[int, State, dict[str, Any]]]] = {}
        self.publics: dict[int, dict[str, Any]] = {}  # what spectators saw after plies

    def view(self, viewer: int) -> dict[str, Any]:
        return seen_at(self.match.game, self.match.state, viewer, self.public)

    def acts(self, events: list[EventInfo], viewer: int) -> list[Act]:
        """The board after each ply that these events tell of, but for the last, which is the board
        as it is. None where so much happened that nobody would follow it."""
        told = tuple(sorted({event.ply for event in events})[:-1])
        if not told or len(told) > MOST_ACTS:
            return []
        if told not in self.ways:
            self.ways[told] = self.way(told)
        game = self.match.game
        return [
            Act(ply + 1, seen_at(game, s, viewer, public)) for ply, s, public in self.ways[told]
        ]

    def way(self, told: tuple[int, ...]) -> list[tuple[int, State, dict[str, Any]]]:
        """The positions after these plies, each as a spectator sees it."""
        game = self.match.game
        begin, s = 0, game.start()
        if self.before is not None and self.before[0] <= told[0]:
            begin, s = self.before[0], self.before[1].clone()
        found = []
        for ply in range(begin, told[-1] + 1):
            game.apply(s, self.match.plies[ply].action)
            if ply in told:
                if ply not in self.publics:
                    self.publics[ply] = seen_at(game, s, SPECTATOR)
                found.append((ply, s.clone(), self.publics[ply]))
        return found


def acts_for(match: Match, events: list[EventInfo], viewer: int) -> list[Act]:
    """The boards on the way for one viewer alone."""
    return Sight(match).acts(events, viewer)


def view_of(match: Match, viewer: int) -> dict[str, Any]:
    return seen_at(match.game, match.state, viewer)


def printed_of(loaded: Loaded) -> dict[str, Any]:
    """What boards and cards of this table's game say, also before it has begun; nothing of a game
    whose rules are no longer known."""
    game = loaded.table.match.game if loaded.table is not None else game_of(loaded.info)
    return printed_by(game) if game is not None else {}


def printed_by(game: Game) -> dict[str, Any]:
    return cast(dict[str, Any], game.voice.printed())


def sight_of(loaded: Loaded, table: Table, kept: int) -> Sight:
    """Of all that happened from ply *kept* on."""
    before = loaded.before if loaded.before is not None and loaded.before[0] <= kept else None
    sight = Sight(table.match, loaded.shown, before)
    if table.over():  # who won is the table's to say, as somebody may have resigned
        sight.public = sight.public | {"winners": table.winners()}
    sight.asked = table.asked()
    sight.happened = happened_since(table.match, kept)
    return sight


def decision_of(sight: Sight, viewer: int) -> Decision | None:
    if viewer < 0 or viewer not in sight.asked:
        return None
    return decision_in(sight.match, viewer)


def decision_in(match: Match, seat: int) -> Decision:
    """What is asked of a seat that may decide."""
    game = match.game
    s = asked_position(match, seat)
    choices = [choice_info(game, s, action) for action in game.legal(s)]
    refusals = [RefusalInfo(game.word(each.action), text_of(each.why)) for each in game.refusals(s)]
    forced = len(choices) == 1 and game.forced_is_public(s) and not ends(choices[0].effects)
    return Decision(text_of(game.voice.prompt(s)), choices, refusals, forced)


def choice_info(game: Game, s: State, action: int) -> ChoiceInfo:
    effects = effects_of(game.preview(s, [action]))
    return ChoiceInfo(
        game.word(action),
        text_of(game.voice.label(s, action)),
        text_of(game.voice.rule(s, action)),
        effects,
        game.voice.is_light(s, action) and not ends(effects),
        cast(dict[str, Any] | None, game.foresee(s, action)),
    )


def ends(effects: list[EffectInfo]) -> bool:
    """Nobody ends a round or the game by a mere press, or without one."""
    return any(each.tone == END for each in effects)


def effects_of(effects: list[Effect]) -> list[EffectInfo]:
    return [EffectInfo(text_of(each.message), each.tone) for each in effects]


def preview_of(table: Table, viewer: int, ply: int, moves: list[str]) -> Previewed:
    """What decisions in one go will do, by the same check as if they were played.

    Nothing where the table has gone on meanwhile: the answer would be about something else.
    """
    if ply != table.ply() or viewer not in table.asked():
        return Previewed(ply, moves, [])
    return preview_in(table.match, viewer, moves)


def preview_in(match: Match, viewer: int, moves: list[str]) -> Previewed:
    words = check_answer(match, viewer, moves)
    actions = [action_of(match.game, word) for word in words]
    effects = match.game.preview(asked_position(match, viewer), actions)
    return Previewed(match.state.ply, moves, effects_of(effects))


def clock_info(table: Table, now: float) -> ClockInfo | None:
    clock = table.clock
    if clock.pace.kind == NONE and not clock.paused:
        return None
    spent = 0.0 if clock.paused else clock.spent(now)
    left = [
        max(0.0, seconds - spent) if seat in clock.running else seconds
        for seat, seconds in enumerate(clock.left)
    ]
    return ClockInfo(left, clock.running, clock.paused, clock.deadline(), now)


def state_of(loaded: Loaded, now: float) -> TableState:
    table = loaded.table
    info = loaded.info
    if table is None:
        return TableState(info.status, info.seats, [], [], None, None, info.rated, False)
    proposal = None
    if table.proposal is not None:
        asked = table.proposal
        proposal = ProposalInfo(asked.id, asked.kind, asked.seat, asked.ply, asked.agreed)
    return TableState(
        info.status,
        info.seats,
        table.asked(),
        sorted(table.envelopes),
        clock_info(table, now),
        proposal,
        table.rated,
        table.strict and not table.rated,
        str(info.origin.get("rematch", "")),
        agreed_seats(loaded),
    )


def update_of(
    loaded: Loaded,
    viewer: int,
    kept: int,
    state: TableState,
    sight: Sight | None = None,
) -> Update:
    """The table as it is, and the events from ply *kept* on."""
    table = loaded.table
    version = loaded.info.version
    if table is None:
        return Update(version, 0, 0, [], None, None, -1, state, [], [])
    sight = sight or sight_of(loaded, table, kept)
    ply = table.ply()
    floor = -1
    if viewer >= 0:
        floor = table.undo_floor(viewer)
        if floor == ply:
            floor = ply if viewer in table.envelopes else -1
    events = heard_of(sight.happened, viewer)
    return Update(
        version,
        ply,
        kept,
        events,
        sight.view(viewer),
        decision_of(sight, viewer),
        floor,
        state,
        table.envelopes.get(viewer, []),
        sight.acts(events, viewer) if kept else [],  # before the first there was no board
    )

"""The contract, one function for each clause; test_bites.py shows that they can fail.

Most clauses about hidden information rest on one idea: a viewer who cannot tell two
positions apart must not be able to do so by anything the game says about them.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from contract.cases import any_action, viewers
from saqqara.kernel.bits import bit, has, members
from saqqara.kernel.event import Event, Message, sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

MESSAGE_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
MOST_ACTIONS = 6  # tried at one position
TOGETHER_TRIES = 5  # ways in which the seats before one decide

FIELDS: dict[type, list[str]] = {}  # of compiled states
PLAIN = (int, str)  # what a field holds, or a list of
LEAVES = {int, str, bool, type(None)}  # of what JSON has

Dump = dict[str, object]


# ---- looking at positions


def dump(s: State) -> Dump:
    """Every field of a position, whatever the game, on both builds."""
    names = vars(s) if hasattr(s, "__dict__") else native_fields(s)
    fields = {name: plain(getattr(s, name)) for name in names if name[0] != "_" and name != "log"}
    assert fields.keys() > {"ply", "depth", "stack"}
    fields["stack"] = [int(s.stack[i]) for i in range(s.depth)]  # what lies above is scrap
    return fields


def native_fields(s: State) -> list[str]:
    kind = type(s)
    if kind not in FIELDS:
        FIELDS[kind] = [name for name in dir(kind) if hasattr(getattr(kind, name), "__set__")]
    return FIELDS[kind]


def plain(value: object) -> object:
    if isinstance(value, PLAIN):
        return value
    assert isinstance(value, Iterable)
    return [item if type(item) is int else plain(item) for item in value]


def said(message: Message) -> tuple[str, dict[str, int | str]]:
    return message.id, message.args


def told(events: Sequence[Event], viewer: int) -> list[object]:
    """What a viewer hears of some events."""
    return [
        (said(e.message), [(m.piece, m.source, m.target) for m in e.moves])
        for e in events
        if sees(e.audience, viewer)
    ]


def seen(game: Game, s: State, viewer: int) -> Dump:
    """Everything that a viewer is shown at a position."""
    decider = CHANCE if s.over() else s.seat()
    shown: Dump = {
        "ply": s.ply,
        "over": s.over(),
        "decider": decider,
        "board": game.voice.view(s, viewer),
    }
    if not s.over() and decider == viewer and decider != CHANCE:
        legal = game.legal(s)
        shown["legal"] = legal
        shown["prompt"] = said(game.voice.prompt(s))
        shown["labels"] = [said(game.voice.label(s, action)) for action in legal]
        shown["rules"] = [said(game.voice.rule(s, action)) for action in legal]
        shown["refused"] = [(each.action, said(each.why)) for each in game.refusals(s)]
    return shown


def after(game: Game, s: State, action: int) -> tuple[State, list[Event]]:
    """The position that follows, and what is told on the way."""
    s = s.clone()
    events: list[Event] = []
    s.log = events
    game.apply(s, action)
    s.log = None
    return s, events


def few(actions: list[int]) -> list[int]:
    """Some of the actions, the first and the last among them."""
    if len(actions) <= MOST_ACTIONS:
        return actions
    return [actions[i * (len(actions) - 1) // (MOST_ACTIONS - 1)] for i in range(MOST_ACTIONS)]


# ---- playing


def check_legal(game: Game, s: State) -> None:
    legal = game.legal(s)
    assert legal == sorted(set(legal))
    assert all(0 <= action < game.actions for action in legal)
    assert bool(legal) is not s.over()
    out = Choices(game.actions)
    out.n = 7  # list_choices clears what was there
    game.list_choices(s, out)
    assert out.to_list() == legal


def check_clone(game: Game, s: State) -> None:
    """A clone is equal, and nothing that is done to it reaches the original."""
    before = dump(s)
    for action in few(game.legal(s)):
        clone = s.clone()
        assert dump(clone) == before
        assert clone.log is None
        game.apply(clone, action)
        assert dump(s) == before


def check_assign(game: Game, s: State, used: State) -> None:
    """assign makes any position of the game, *used* for one, equal to this one."""
    before = dump(s)
    target = used.clone()
    target.assign(s)
    assert dump(target) == before
    if not s.over():
        game.apply(target, game.legal(s)[0])
        assert dump(s) == before


def check_deterministic(game: Game, s: State) -> None:
    """The same decision leads to the same position, whether events are told or not."""
    for action in few(game.legal(s)):
        quiet = s.clone()
        game.apply(quiet, action)
        telling, _ = after(game, s, action)
        assert dump(quiet) == dump(telling)
        assert quiet.ply == s.ply + 1


# ---- hidden information


def check_determinize(game: Game, s: State, rng: Rng) -> list[State]:
    """A determinization is another position that its viewer cannot tell from this one."""
    before = dump(s)
    found: list[State] = []
    for viewer in viewers(game):
        other = game.determinize(s, viewer, rng)
        assert other is not s
        assert seen(game, other, viewer) == seen(game, s, viewer)
        check_legal(game, other)
        found.append(other)
    assert dump(s) == before
    return found


def check_plays_on(game: Game, s: State, rng: Rng, longest: int) -> None:
    s = s.clone()
    while not s.over():
        assert s.ply < longest
        check_legal(game, s)
        game.apply(s, any_action(game, s, rng))


def check_spectator(game: Game, s: State, rng: Rng) -> None:
    """Whatever a seat cannot tell apart, a spectator cannot either."""
    shown = seen(game, s, -1)
    for seat in range(game.players):
        other = game.determinize(s, seat, rng)
        assert seen(game, other, -1) == shown


def check_audience(game: Game, s: State) -> None:
    """Who is not in the audience sees and hears the same whatever is decided, but for decisions
    that show something else to all, as what is discarded says so (`reveals`)."""
    actions = few(game.legal(s))
    results = [after(game, s, action) for action in actions]
    for viewer in viewers(game):
        if viewer == s.seat() and viewer != CHANCE:
            assert all(sees(game.audience(s, action), viewer) for action in actions)
        noticed = [
            (seen(game, result, viewer), told(events, viewer))
            for action, (result, events) in zip(actions, results, strict=True)
            if not sees(game.audience(s, action), viewer) and not game.reveals(s, action)
        ]
        assert all(each == noticed[0] for each in noticed)


def check_reveals(game: Game, s: State, rng: Rng) -> None:
    """A seat's decision that teaches anybody something hidden says so, or undo would cheat.

    Taken in two positions that a viewer cannot tell apart, it must not let them do so.
    """
    if s.seat() == CHANCE:
        return
    for viewer in viewers(game):
        other = game.determinize(s, viewer, rng)
        possible = game.legal(other)
        for action in few(game.legal(s)):
            if action not in possible or game.reveals(s, action):
                continue
            if sees(game.audience(s, action), viewer):
                here, events = after(game, s, action)
                there, other_events = after(game, other, action)
                assert seen(game, here, viewer) == seen(game, there, viewer)
                assert told(events, viewer) == told(other_events, viewer)


def check_together(game: Game, s: State, rng: Rng) -> int:
    """Seats that decide at once learn nothing of each other; how many do besides the first.

    Whatever the seats before it choose, each is asked the same, so it can answer early.
    """
    decider = s.seat()
    together = 0 if decider == CHANCE else game.together(s)
    if together == 0:
        return 0
    assert has(together, decider)
    assert together < bit(game.players)
    later = [seat for seat in members(together) if seat != decider]
    for seat in later:
        asked = [seen(game, asked_after(game, s, seat, rng), seat) for _ in range(TOGETHER_TRIES)]
        assert all(each == asked[0] for each in asked)
    return len(later)


def asked_after(game: Game, s: State, seat: int, rng: Rng) -> State:
    """The position in which *seat* is asked, the seats before it deciding anything."""
    s = s.clone()
    together = game.together(s)
    while s.seat() != seat:
        assert has(game.together(s), seat)
        assert s.seat() != CHANCE
        assert has(together, s.seat())
        action = any_action(game, s, rng)
        assert not sees(game.audience(s, action), seat)
        assert not game.reveals(s, action)
        game.apply(s, action)
        assert not s.over()
    return s


def check_rates(game: Game, s: State, rng: Rng) -> None:
    """Hints for bots fit the choices and come from what the deciding seat may know."""
    if s.over() or s.seat() == CHANCE:
        return
    before = dump(s)
    first = rates(game, s)
    assert dump(s) == before
    assert rates(game, game.determinize(s, s.seat(), rng)) == first == rates(game, s)


def check_forced(game: Game, s: State, rng: Rng) -> bool:
    """A single answer that may play itself is one in everybody's eyes; was this one?"""
    if s.over() or s.seat() == CHANCE or len(game.legal(s)) > 1 or not game.forced_is_public(s):
        return False
    assert game.together(s) == 0
    for viewer in viewers(game):
        assert len(game.legal(game.determinize(s, viewer, rng))) == 1
    return True


CLAIMS = {  # messages that claim points: the argument, and its sign
    "common-effect-points-more": ("points", 1),
    "common-effect-points-more-of": ("points", 1),
    "common-effect-points-less": ("points", -1),
    "common-effect-points-less-of": ("points", -1),
    "murals-effect-stands-more": ("points", 1),
    "murals-effect-stands-more-of": ("points", 1),
    "murals-effect-stands-less": ("points", -1),
    "murals-effect-stands-less-of": ("points", -1),
    "cleopatra-effect-talents-more": ("talents", 1),
    "cleopatra-effect-talents-more-of": ("talents", 1),
    "cleopatra-effect-talents-less": ("talents", -1),
    "cleopatra-effect-talents-less-of": ("talents", -1),
    "cleopatra-effect-merchants": ("talents", -1),
}
UNCLAIMED = {"pharaoh": ["pharaoh-source-flags"]}  # sources that consequences leave out


def check_effects(game: Game, s: State, rng: Rng) -> None:
    """What is told before a choice does not depend on what the seat cannot know, changes
    nothing, and what it claims comes true."""
    if s.over() or s.seat() == CHANCE:
        return
    seat = s.seat()
    before = dump(s)
    other = game.determinize(s, seat, rng)
    for action in few(game.legal(s)):
        told_here = [(said(e.message), e.tone) for e in game.preview(s, [action])]
        assert dump(s) == before
        assert told_here == [(said(e.message), e.tone) for e in game.preview(other, [action])]
        if game.together(s) != 0:
            assert not told_here
            continue
        result, _ = after(game, s, action)
        ids = [id for (id, _), _ in told_here]
        assert ("common-effect-over" in ids) is result.over()
        if result.over():
            continue  # hidden things count now
        seats = [seat] if game.id == "mini" else range(game.players)  # mini speaks of no other
        for each in seats:
            claimed = sum(
                claim(id, args) for (id, args), _ in told_here if args.get("seat", seat) == each
            )
            assert claimed == counted(game, result, each) - counted(game, s, each)


def check_foresight(game: Game, s: State, rng: Rng) -> int:
    """What a board shows of a choice is plain data, does not depend on what the seat cannot know,
    changes nothing, and says nothing of answers that others give at the same time. How many
    choices had something to show."""
    if s.over() or s.seat() == CHANCE:
        return 0
    before = dump(s)
    other = game.determinize(s, s.seat(), rng)
    found = 0
    for action in game.legal(s):
        shown = game.foresee(s, action)
        assert dump(s) == before
        assert shown == game.foresee(other, action)
        if shown is not None:
            check_plain_data(shown)
            assert game.together(s) == 0
            found += 1
    return found


def claim(id: str, args: dict[str, int | str]) -> int:
    """The points that a consequence speaks of."""
    name, sign = CLAIMS.get(id, ("", 0))
    return sign * int(args[name]) if sign else 0


def counted(game: Game, s: State, seat: int) -> int:
    """The score as far as consequences speak of it."""
    sheet = game.score_sheet(s, seat)
    return sum(sheet.values()) - sum(sheet[source] for source in UNCLAIMED.get(game.id, []))


def check_some(game: Game, s: State, rng: Rng) -> None:
    """What a playout compares: some of the legal choices, in their order, whatever was before.

    Which, follows from what the seat may know and from the generator.
    """
    if s.over() or s.seat() == CHANCE:
        return
    before = dump(s)
    stream = rng.word()
    listed = listed_some(game, s, stream)
    assert dump(s) == before
    assert len(listed) > 0
    assert listed == [action for action in game.legal(s) if action in listed]
    assert listed == listed_some(game, game.determinize(s, s.seat(), rng), stream)


def listed_some(game: Game, s: State, stream: int) -> list[int]:
    out = Choices(game.actions)
    out.add(0)
    game.hints.list_some(game, s, Rng(1, stream), out)
    return out.to_list()


def rates(game: Game, s: State) -> list[int]:
    out = Choices(game.actions)
    game.list_choices(s, out)
    unset = -(10**9)
    found = vec[i64]([unset] * game.actions)
    game.hints.rate(s, out, found)
    listed = list(found)[: out.n]
    assert unset not in listed
    return listed


# ---- showing


def check_plain_data(value: object) -> None:
    """What JSON has, and nothing that only looks like it: no tuples, bytes or floats."""
    if isinstance(value, dict):
        for key, item in value.items():
            assert type(key) is str
            if type(item) not in LEAVES:
                check_plain_data(item)
    elif type(value) is list:
        for item in value:
            if type(item) not in LEAVES:
                check_plain_data(item)
    else:
        assert type(value) in LEAVES, repr(value)


@cache  # the same few hundred again and again
def is_id(text: str) -> bool:
    return MESSAGE_ID.fullmatch(text) is not None


@cache
def is_argument(name: str) -> bool:
    return re.fullmatch(r"[a-z][a-z_]*", name) is not None


def check_message(message: Message, players: int) -> None:
    assert is_id(message.id), message.id
    for name, value in message.args.items():
        assert is_argument(name), name
        if name == "seat" or name.endswith("_seat"):
            assert isinstance(value, int)
            assert 0 <= value < players
        elif name == "rule":
            assert isinstance(value, str)
        else:
            assert type(value) is int or is_id(str(value)), (name, value)


def check_messages(game: Game, s: State) -> list[Message]:
    """Prompt, labels and rules of a decision; two buttons never read the same."""
    legal = game.legal(s)
    labels = [game.voice.label(s, action) for action in legal]
    assert len({repr(said(label)) for label in labels}) == len(labels)
    rules = [game.voice.rule(s, action) for action in legal]
    assert all("rule" in rule.args for rule in rules)
    messages = [game.voice.prompt(s), *labels, *rules]
    for message in messages:
        check_message(message, game.players)
    return messages


def check_refusals(game: Game, s: State) -> list[Message]:
    """What is refused is a move of the game and not legal, once each; chance refuses nothing."""
    before = dump(s)
    refusals = game.refusals(s)
    assert dump(s) == before
    actions = [each.action for each in refusals]
    assert len(set(actions)) == len(actions)
    assert not set(actions) & set(game.legal(s))
    for each in refusals:
        assert 0 <= each.action < game.actions
        assert game.word(each.action)  # one of the action table: test_notation reads it back
        check_message(each.why, game.players)
    assert s.seat() != CHANCE or not refusals
    return [each.why for each in refusals]


def check_event(event: Event, players: int) -> None:
    check_message(event.message, players)
    assert event.audience == -1 or 0 < event.audience < 2**players
    for move in event.moves:
        assert move.source != move.target
        for text in (move.piece, move.source, move.target):
            assert is_place_or_piece(text), text


@cache
def is_place_or_piece(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9]+([- ][a-z0-9]+)*", text) is not None


# ---- counting


def check_scores(game: Game, s: State) -> None:
    """The sheet adds up; a better score is never ranked lower."""
    for seat in range(game.players):
        sheet = game.score_sheet(s, seat)
        assert sum(sheet.values()) == game.score(s, seat)
        assert all(is_id(source) for source in sheet)
        for other in range(game.players):
            if game.score(s, seat) > game.score(s, other):
                assert game.rank(s, seat) > game.rank(s, other)

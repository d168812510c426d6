"""Patches: what comes of them is what a whole update would have told, for every game with every
number of players, each seat and spectator, over games with undo, take-back, people who come late
and words that were missed."""

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from drawing import seeds
from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.server.messages import ENCODE
from saqqara.server.parts import Parts
from saqqara.server.patches import Entries, Held
from server.in_process import Client, Message, client, guests, in_server, running_table
from server.patched import digest_of, next_view, whole

DYNASTY = {"sides": "DDDDD", "expansion": "on"}
CASES = [
    *((spec.id, players, {}) for spec in GAMES for players in spec.players),
    *(("imhotep", players, DYNASTY) for players in (2, 3, 4)),
]
OPEN_HANDS = ("murals", "pharaoh", "cleopatra")  # those that hide hands by themselves
MOST_MOVES = 90


class Pair:
    """Two connections of one person: one takes patches."""

    def __init__(self, plain: Client, patched: Client) -> None:
        self.plain = plain
        self.patched = patched
        self.patched.session.viewer.patches = True
        self.update = patched.update
        self.kinds: Counter[str] = Counter()
        self.sizes: Counter[str] = Counter()

    def agree(self) -> None:
        told = [each for each in self.plain.read() if each["type"] == "update"]
        also = [each for each in self.patched.read() if each["type"] in {"update", "patch"}]
        assert len(told) == len(also)
        for update, other in zip(told, also, strict=True):
            self.kinds[other["type"]] += 1
            self.kinds["back"] += update["kept"] < self.update["ply"]
            self.update = whole(self.update, other) if other["type"] == "patch" else other
            assert self.update == update


async def pair(parts: Parts, id: str, user: str) -> Pair:
    return Pair(await client(parts, id, user), await client(parts, id, user))


async def turn(pairs: list[Pair], rng: random.Random, done: Counter[str]) -> None:
    """Somebody moves, goes back or asks to; the others agree. What can be done is done the first
    time that it can be, and now and then."""
    mover = rng.choice([each for each in pairs if each.plain.update["decision"]])
    update, session = mover.plain.update, mover.plain.session
    if update["undo"] >= 0 and (not done["undo"] or rng.random() < 0.1):
        done["undo"] += 1
        undo = b'{"type":"undo","ply":%d,"to":%d}' % (update["ply"], update["undo"])
        await session.receive(undo)
    elif update["ply"] > 12 and (not done["take-back"] or rng.random() < 0.05):
        done["take-back"] += 1
        back = update["ply"] - rng.randrange(1, 6)
        await session.receive(b'{"type":"propose","kind":"take-back","ply":%d}' % back)
        for each in pairs:
            if each is not mover:
                await each.plain.session.receive(b'{"type":"answer","agree":true}')
    else:
        done["play"] += 1
        word = rng.choice(mover.plain.choices())
        number = rng.getrandbits(60)
        await session.receive(
            b'{"type":"play","id":"%d","ply":%d,"moves":["%b"]}'
            % (number, update["ply"], word.encode())
        )
    for each in pairs:
        each.agree()


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_a_patch_comes_to_the_whole_update(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        kinds: Counter[str] = Counter()
        for seed in seeds(1):
            rng, done = random.Random(seed), Counter[str]()
            users = await guests(parts, players)
            id = await running_table(parts, users, game, options=options)
            pairs = [await pair(parts, id, user) for user in [*users, ""]]
            for moved in range(MOST_MOVES):
                if pairs[0].plain.over():
                    break
                await turn(pairs[:players], rng, done)
                pairs[players].agree()
                if moved == MOST_MOVES // 2:  # somebody comes late, to a seat that has patches
                    pairs.append(await pair(parts, id, ""))
                for late in pairs[players + 1 :]:
                    late.agree()
            assert done["take-back"]
            assert done["undo"] or game == "senet"  # there a turn is one decision
            assert all(each.kinds["patch"] for each in pairs)
            assert all(each.kinds["back"] for each in pairs[: players + 1])
            kinds += sum((each.kinds for each in pairs), Counter())
            for each in pairs:
                each.plain.close()
                each.patched.close()
            assert parts.viewers.boards == {}
        assert kinds["patch"] > kinds["update"] > 0

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_who_holds_another_version_is_told_the_whole(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        pairs = [await pair(parts, id, user) for user in users]
        rng, done = random.Random(1), Counter[str](["undo", "take-back"])
        for _ in range(6):
            await turn(pairs, rng, done)
        lost = pairs[0].patched.session.viewer
        lost.base -= 1  # a word was lost
        before = pairs[0].kinds["update"]
        await turn(pairs, rng, done)
        assert pairs[0].kinds["update"] == before + 1

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


@pytest.mark.parametrize("game", OPEN_HANDS)
def test_hands_open_and_close_in_whole_updates(game: str, tmp_path: Path) -> None:
    """What changed of the one view is no patch of the other."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, min(game_spec(game).players))
        id = await running_table(parts, users, game)
        players = [await pair(parts, id, user) for user in users]
        watching = [await pair(parts, id, "") for _ in range(2)]
        for wishes in (watching[0].plain, watching[0].patched):
            wishes.viewer.wants_hands = True
        rng, done = random.Random(5), Counter[str]()
        for agrees in (b"true", b"false", b"true"):
            for each in players:
                say = b'{"type":"open-hand","agree":' + agrees + b"}"
                await each.plain.session.receive(say)
            for each in [*players, *watching]:
                each.agree()
            for _ in range(4):
                await turn(players, rng, done)
                for each in watching:
                    each.agree()
        wholes = [each.kinds["update"] for each in watching]
        assert wholes[0] >= wholes[1] + 2
        assert watching[0].kinds["patch"] > 0

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_a_patch_is_smaller(game: str) -> None:
    spec = next(spec for spec in GAMES if spec.id == game)
    match, dealer, rng = Match(spec, max(spec.players), {}), SeededDealer(3), random.Random(3)
    match.deal(dealer)
    held, whole_size, size = Held(), 0, 0
    held.view(dict(match.view(0)), Entries())
    while not match.state.over():
        match.play(match.seat(), rng.choice(match.game.legal(match.state)))
        match.deal(dealer)
        whole_size += len(ENCODE(match.view(0)))
        size += len(ENCODE(held.view(dict(match.view(0)), Entries())))
    assert size < (0.6 if game != "senet" else 1.0) * whole_size


def test_lists_grow_shorter_and_empty() -> None:
    boards: list[Message] = [
        {"a": [{"b": 1}, {"b": 2}], "c": [1, 2], "d": "x"},
        {"a": [{"b": 1}], "c": [], "e": None},
        {"a": [], "c": [{"f": []}], "e": 0},
        {"a": [{"b": 3}, {"b": 4}, {"b": 5}], "c": 7},
    ]
    held, view = Held(), {"board": boards[0]}
    held.view(view, Entries())
    for board in boards[1:]:
        patch = msgspec.json.decode(ENCODE(held.view({"board": board}, Entries())))
        view = next_view(view, patch)
        assert view["board"] == board
        assert digest_of(view["board"]) == held.digest

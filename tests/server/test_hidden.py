"""What a viewer cannot know is in nothing that reaches them, byte for byte.

A viewer who cannot tell two positions apart by the rules (Game.determinize, or another
choice of a decision they do not see) must get the same messages about both. Return of the
Pharaoh hides nothing from a good memory, so the toy Mini, which hides much, plays along.
"""

import base64
import random
from pathlib import Path

import pytest

from saqqara.games import game_spec, mini
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.event import EVERYONE, sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.server import finished_games, lobby, messages, views, wire
from saqqara.server.bot_processes import bot_seed
from saqqara.server.glance import glance_at
from saqqara.server.messages import ENCODE
from saqqara.server.parts import Parts
from saqqara.server.rows import Loaded
from saqqara.server.web import tables as routes
from saqqara.table.table import Table
from server.in_process import (
    advance,
    advance_to,
    client,
    clients,
    guests,
    in_server,
    info_of,
    join,
    loaded_table,
    on_disk,
    open_table,
    refused,
    running_table,
    start,
    stored_plies,
    told_log,
)

GAMES = ["pharaoh", "imhotep", "mini"]
NOW = 1_800_000_000.0


@pytest.fixture(autouse=True)
def _with_mini(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry is compiled, so what asks it is patched instead."""

    def spec_or_mini(id: str) -> Spec:
        return mini.SPEC if id == "mini" else game_spec(id)

    for module in ("rows", "lobby", "finished_games", "new_tables", "bot_processes"):
        monkeypatch.setattr(f"saqqara.server.{module}.game_spec", spec_or_mini)


def code_of(wish: "object") -> str:
    """How something is refused; what is not refused is shown as it is."""
    assert callable(wish)
    try:
        return str(wish())
    except SaqqaraError as error:
        return error.code


def everything(loaded: Loaded, viewer: int) -> bytes:
    """Every message that a seat or spectator can be sent about a running table."""
    table = loaded.table
    assert table is not None
    ply = table.ply()
    state = views.state_of(loaded, NOW)
    update = views.update_of(loaded, viewer, 0, state)
    newest = views.update_of(loaded, viewer, max(0, ply - 6), state)  # with acts
    replays = [finished_games.replay_at(loaded, at, viewer, viewer) for at in {0, ply // 2, ply}]
    if viewer >= 0:
        replays.append(finished_games.replay_at(loaded, ply, -1, viewer))
    refusals = [
        code_of(lambda: finished_games.record_text(loaded)),
        code_of(lambda: finished_games.verification(loaded)),
        code_of(lambda: finished_games.score_sheet(loaded)),
        *(
            code_of(lambda seat=seat: finished_games.replay_at(loaded, ply, seat, viewer))
            for seat in range(loaded.info.players)
            if seat != viewer
        ),
    ]
    return ENCODE(
        [
            messages.Snapshot(loaded.info, viewer, 0, update, [], [], views.printed_of(loaded)),
            newest,
            replays,
            finished_games.events_between(loaded, 0, viewer),
            glance_at(table.match, NOW),
            wire.Lobby([loaded.info]),
            refusals,
        ]
    )


def viewers(table: Table) -> range:
    return range(-1, table.match.game.players)


def step(table: Table, rng: random.Random) -> None:
    """One ply, of chance or of a seat."""
    match = table.match
    if match.seat() == CHANCE:
        match.take(table.dealer.outcome(match.game, match.state, match.history()))
    else:
        match.take(rng.choice(match.game.legal(match.state)))


def check_determinized(loaded: Loaded, rng: Rng) -> int:
    """Positions that a viewer cannot tell apart; how many really differed."""
    assert loaded.table is not None
    match = loaded.table.match
    truth = match.state
    differed = 0
    for viewer in viewers(loaded.table):
        told = everything(loaded, viewer)
        for _ in range(2):
            match.state = match.game.determinize(truth, viewer, rng)
            differed += match.game.position(match.state) != match.game.position(truth)
            assert everything(loaded, viewer) == told
            match.state = truth
    return differed


def check_unseen(loaded: Loaded) -> int:
    """Other choices of a decision that some do not see; how many were compared."""
    assert loaded.table is not None
    match = loaded.table.match
    game = match.game
    actions = game.legal(match.state)[:4]
    audiences = [game.audience(match.state, action) for action in actions]
    compared = 0
    truth, plies = match.state, match.plies
    for viewer in viewers(loaded.table):
        unseen = [a for a, who in zip(actions, audiences, strict=True) if not sees(who, viewer)]
        told = set()
        for action in unseen:
            match.state, match.plies = truth.clone(), list(plies)
            match.take(action)
            told.add(everything(loaded, viewer))
        match.state, match.plies = truth, plies
        assert len(told) <= 1
        compared += len(unseen) > 1
    return compared


def hides_something(table: Table, draws: Rng) -> bool:
    """From anybody, now or with the next decision."""
    match = table.match
    game, s = match.game, match.state
    if any(game.audience(s, action) != EVERYONE for action in game.legal(s)):
        return True
    others = [game.determinize(s, viewer, draws) for viewer in viewers(table)]
    return any(game.position(other) != game.position(s) for other in others)


CASES = [
    ("pharaoh", 2, {}, False),
    ("pharaoh", 3, {}, False),
    ("imhotep", 2, {"sides": "BBBBB"}, True),
    ("imhotep", 3, {"sides": "BBBBB"}, True),
    ("mini", 2, {}, True),
    ("mini", 3, {}, True),
]


@pytest.mark.parametrize(("game", "players", "options", "hides"), CASES)
def test_messages_tell_nothing_that_is_hidden(
    game: str, players: int, options: dict[str, str], hides: bool, tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, players)
        pace = {"kind": "live", "bank": 900}
        rng, draws = random.Random(players), Rng(7)
        differed = compared = 0
        id = await running_table(parts, users, game, options=options, pace=pace)
        loaded = await on_disk(parts, id)
        assert loaded.table is not None
        table = loaded.table
        for seed in range(8 if hides else 1):
            if differed and compared:
                break
            table.match = Match(table.match.spec, players, options)
            table.dealer = SeededDealer(seed)  # the same games every time
            while not table.over():
                if table.ply() % 40 == 20 or hides_something(table, draws):
                    table.clock.set_running(table.asked(), NOW)
                    differed += check_determinized(loaded, draws)
                    compared += check_unseen(loaded)
                step(table, rng)
        assert (differed > 0, compared > 0) == (hides, hides)

    in_server("", tmp_path, test)


def test_a_seat_sees_what_is_its_own(tmp_path: Path) -> None:
    """Or the test above would hold for a server that shows nothing."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "mini")
        loaded = await on_disk(parts, id)
        assert loaded.table is not None
        match = loaded.table.match
        noticed = 0
        while not match.state.over():
            truth = match.state
            told = everything(loaded, 0)
            match.state = match.game.determinize(truth, 1, Rng(match.state.ply))
            noticed += everything(loaded, 0) != told
            match.state = truth
            step(loaded.table, random.Random(3))
        assert noticed > 0

    in_server("", tmp_path, test)


def test_an_envelope_is_closed_until_all_have_answered(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users, "mini")
        await advance_to(parts, id, lambda table: len(table.asked()) == 3)
        players = await clients(parts, id, users)
        watching = await client(parts, id)
        early = players[2]
        ply = early.update["ply"]
        messages = []
        for word in early.choices():
            others = [*players[:2], watching]
            assert (await early.play(word))["ply"] == ply
            stored = (await on_disk(parts, id)).table
            assert stored is not None
            assert stored.envelopes == {2: [word]}
            messages.append([each.read() for each in others])
            assert early.update["state"]["sealed"] == [2]
            assert early.update["decision"] is None
            await early.send("undo", ply=ply, to=ply)
            assert early.update["state"]["sealed"] == []
            for each in others:
                each.read()
        for update in [m for each in messages for found in each for m in found]:
            update.pop("version", None)
        shown = [str([found[-1] for found in each]) for each in messages]
        assert len(messages) > 1
        assert len(set(shown)) == 1
        words = [each.choices()[-1] for each in players]
        for number in (2, 0, 1):  # in any order; the record has them in that of the seats
            assert (await players[number].play(words[number]))["type"] == "ack"
        plies = await stored_plies(parts, id)
        assert [(row.seat, row.word) for row in plies[ply : ply + 3]] == list(enumerate(words))

    in_server(database_url, tmp_path, test)


# ---- the secret of the deal


def spellings(secret: bytes, players: int) -> list[str]:
    """How the secret, or what follows from it, could look in a message."""
    return [
        secret.hex(),
        secret.hex().upper(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        *(str(bot_seed(secret, seat)) for seat in range(players)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_is_told_when_the_game_is_over(game: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await open_table(parts, ann, game, players=3, bots=["novice"], public=True)
        watchers = await clients(parts, id, [ann, bob, cleo, ""])
        infos = [await join(parts, bob, id), await start(parts, ann, id)]
        secret = (await loaded_table(parts, id)).secret
        mine: list[object] = []
        while True:
            table = (await loaded_table(parts, id)).table
            assert table is not None
            if table.ply() > (20 if game == "mini" else 80):
                break
            await advance(parts, id, 10, seed=table.ply())
            infos.append(await info_of(parts, id))
            mine += [await routes.my_tables.fn(parts, ann), await routes.list_lobby.fn(parts)]
            mine += [await routes.list_lobby.fn(parts, status="running")]
            for each in watchers:
                await each.send("ping")
                await each.play("nonsense")
                await each.send("propose", kind="take-back", ply=0)
                await each.send("answer", agree=False)
        told = str([each.heard for each in watchers]) + ENCODE([infos, mine]).decode()
        for spelling in spellings(secret, 3):
            assert spelling not in told
        assert infos[0].commitment in told
        loaded = await loaded_table(parts, id)
        for viewer in (-1, 0, 1, 2):
            shown = everything(loaded, viewer).decode()
            assert not any(spelling in shown for spelling in spellings(secret, 3))
        await advance(parts, id)
        assert secret.hex() in finished_games.record_text(await loaded_table(parts, id))

    in_server("", tmp_path, test)


def test_a_running_game_is_not_given_away(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await running_table(parts, [ann, bob])
        await advance(parts, id, 30)
        wishes = [
            routes.record.fn(parts, id),
            routes.scores.fn(parts, id),
            routes.verify.fn(parts, id),
            routes.fork.fn(parts, ann, id, wire.Fork(ply=3, seat=0)),
            routes.fork.fn(parts, cleo, id, wire.Fork(ply=0, seat=1)),
        ]
        for wish in wishes:
            assert await refused(wish) == "error-not-over"
        loaded = await loaded_table(parts, id)
        assert finished_games.replay_at(loaded, 10, 1, own=1).view["seat"] == 1
        assert finished_games.replay_at(loaded, 10, -1, own=-1).view["seat"] == -1
        for seat, own in ((1, 0), (0, 1), (0, -1), (1, -1)):
            assert code_of(lambda s=seat, o=own: finished_games.replay_at(loaded, 5, s, o)) == (
                "error-not-over"
            )
        assert code_of(lambda: finished_games.replay_at(loaded, 5, 2, 0)) == "error-seat"

    in_server("", tmp_path, test)


def test_the_log_of_others_is_not_mine(tmp_path: Path) -> None:
    """/log and updates give a seat exactly the events whose audience it belongs to."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "mini")
        players = [*await clients(parts, id, users), await client(parts, id)]
        await advance(parts, id, 30)
        loaded = await on_disk(parts, id)
        assert loaded.table is not None
        private = [e for p in loaded.table.match.plies for e in p.events if e.audience != -1]
        assert private
        for each in players:
            seat = lobby.seat_of(loaded.info, each.viewer.user)
            events = [e for p in loaded.table.match.plies for e in p.events]
            mine = [e.message.id for e in events if sees(e.audience, seat)]
            assert [e.text.id for e in finished_games.events_between(loaded, 0, seat)] == mine
            each.read()
            assert [e["text"]["id"] for e in told_log(each.heard)] == mine
            assert len(mine) < len(events)

    in_server("", tmp_path, test)


def test_a_sealed_answer_that_comes_again_is_acknowledged_again(
    database_url: str, tmp_path: Path
) -> None:
    """While it waits in its envelope, after it was opened, and at a server that was started
    anew meanwhile; once it was taken back its id is free."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users, "mini")
        await advance_to(parts, id, lambda table: len(table.asked()) == 3)
        players = await clients(parts, id, users)
        ply, word = players[2].update["ply"], players[2].choices()[-1]

        async def answer(number: int, word: str, name: str) -> int:
            ack = await players[number].play(word, id=name, ply=ply)
            assert ack["type"] == "ack", ack
            return int(ack["ply"])

        assert [await answer(2, word, "first") for _ in range(2)] == [ply, ply]
        await players[2].send("undo", ply=ply, to=ply)
        assert await answer(2, word, "first") == ply
        parts.tables.forget(id)
        assert await answer(2, word, "first") == ply
        assert await answer(1, players[1].choices()[-1], "first") == ply
        after = await answer(0, players[0].choices()[-1], "first")
        assert after >= ply + 3
        for _ in range(2):
            for number in range(3):
                assert await answer(number, "anything", "first") > ply
            parts.tables.forget(id)
        plies = await stored_plies(parts, id)
        assert len(plies) == after
        assert sorted(row.move_id for row in plies[ply:] if row.move_id) == [
            f"{seat}:first" for seat in range(3)
        ]

    in_server(database_url, tmp_path, test)

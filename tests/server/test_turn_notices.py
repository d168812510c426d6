"""Notices: one for each turn, to who asked for them, as long as they are true."""

import json
from base64 import urlsafe_b64encode
from functools import partial
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, insert, select

from saqqara.server.notice_delivery import LEASE_SECONDS as NOTICE_LEASE
from saqqara.server.notice_delivery import RETRY_SECONDS, TRIES
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.outbox import PATIENCE, SENT
from saqqara.server.parts import Parts
from saqqara.server.schema import NOTICES, PUSH, WEBHOOKS
from server.in_process import (
    Client,
    HandClock,
    advance,
    asked_client,
    clients,
    guests,
    in_server,
    on_disk,
    running_table,
    stored_plies,
)

HOOK = "https://hooks.example/secret"


class Postman:
    """Takes the place of the network; notes what was sent, fails when told to."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []
        self.failure: NoticeError | None = None
        self.fails_at = ""

    def post(self, url: str, body: bytes, headers: Any) -> int:
        if self.failure is not None and self.fails_at in url:
            raise self.failure
        self.sent.append((url, body))
        return 204


async def set_webhook(parts: Parts, user: str, url: str = HOOK) -> None:
    row = insert(WEBHOOKS).values(user_id=user, kind="json", url=url)
    await parts.store.write(lambda c: c.execute(row))


async def notices(parts: Parts) -> list[Any]:
    order = select(NOTICES).order_by(NOTICES.c.id)
    return await parts.store.read(lambda c: list(c.execute(order).all()))


async def waiting(parts: Parts) -> list[tuple[str, int]]:
    return [(row.user_id, row.ply) for row in await notices(parts) if row.due_at < SENT]


async def deliver(parts: Parts) -> int:
    """What the post office does at every round; how many letters there were."""
    office = parts.workers.notice_delivery
    letters = await office.collect()
    for letter in letters:
        await office.deliver(letter)
    return len(letters)


async def until_asked(players: list[Client], wanted: Client) -> None:
    """Play on until *wanted* has just been asked by another's act."""
    while True:
        mover = asked_client(players)
        was = mover is not wanted
        await mover.play(mover.choices()[0])
        for each in players:
            each.read()
        if was and wanted.update["decision"]:
            return


class Post:
    """Ann and Bob at a table; Bob has a webhook."""

    def __init__(self, parts: Parts, clock: HandClock, players: list[Client], id: str) -> None:
        self.parts = parts
        self.clock = clock
        self.ann, self.bob = players
        self.id = id
        self.postman = Postman()
        parts.workers.notice_delivery.post = self.postman.post  # type: ignore[assignment]

    async def ask_bob(self) -> int:
        await until_asked([self.ann, self.bob], self.bob)
        return int(self.bob.update["ply"])


def with_post(url: str, folder: Path, test: Any, **wish: Any) -> None:
    clock = HandClock()

    async def run(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "imhotep", **wish)
        players = await clients(parts, id, users)
        await set_webhook(parts, users[1])
        await test(Post(parts, clock, players, id))

    in_server(url, folder, run, clock=clock)


def test_one_notice_for_a_turn_to_who_asked_for_them(database_url: str, tmp_path: Path) -> None:
    async def test(post: Post) -> None:
        parts, bob = post.parts, post.bob.viewer.user
        ply = await post.ask_bob()
        assert await waiting(parts) == [(bob, ply)]
        assert await deliver(parts) == 0  # he may be there and decide at once
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 1
        ((url, body),) = post.postman.sent
        told = json.loads(body)
        assert url == HOOK
        assert post.id in str(told)
        post.clock.pass_by(10_000)
        assert await deliver(parts) == 0
        # Bob's own act brings Ann, who has no webhook, and nothing for himself.
        await post.bob.play(post.bob.choices()[0])
        assert await waiting(parts) == []

    with_post(database_url, tmp_path, test)


def test_who_begins_is_told_when_another_starts_the_game(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        for user in (ann, bob):
            await set_webhook(parts, user)
        for _ in range(4):
            id = await running_table(parts, [ann, bob])
            table = (await on_disk(parts, id)).table
            assert table is not None
            first = [table.seats[seat].user for seat in table.asked()]
            found = [row.user_id for row in await notices(parts) if row.table_id == id]
            assert found == [user for user in first if user != ann]  # ann started it

    in_server("", tmp_path, test)


def test_a_turn_taken_back_and_played_again_is_told_once(database_url: str, tmp_path: Path) -> None:
    """Whether the notice was sent meanwhile or not."""

    async def test(post: Post) -> None:
        parts, bob = post.parts, post.bob.viewer.user
        for sent_first in (False, True):
            post.postman.sent.clear()
            ply = await simple_turn(post)
            if sent_first:
                post.clock.pass_by(PATIENCE)
                assert await deliver(parts) == 1
            for _ in range(2):
                word = (await stored_plies(parts, post.id))[-1].word
                await post.ann.send("propose", kind="take-back", ply=ply - 1)
                await post.bob.send("answer", agree=True)
                post.ann.read()
                assert post.ann.update["ply"] == ply - 1
                assert (await post.ann.play(word))["ply"] == ply
            assert await waiting(parts) == ([] if sent_first else [(bob, ply)])
            post.clock.pass_by(PATIENCE)
            await deliver(parts)
            assert len(post.postman.sent) == 1

    with_post(database_url, tmp_path, test)


async def simple_turn(post: Post) -> int:
    """Bob is asked after a decision of Ann's, and nothing else."""
    while True:
        ply = await post.ask_bob()
        last = (await stored_plies(post.parts, post.id))[-1]
        if last.seat == post.ann.viewer.seat:
            return ply


def test_a_turn_that_comes_again_after_a_take_back_is_told(tmp_path: Path) -> None:
    """Bob decided and all agreed to go back: that he is asked again is news."""

    async def test(post: Post) -> None:
        parts = post.parts
        ply = await simple_turn(post)
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 1
        await post.bob.play(post.bob.choices()[0])
        word = (await stored_plies(parts, post.id))[ply - 1].word
        await post.bob.send("propose", kind="take-back", ply=ply - 1)
        await post.ann.send("answer", agree=True)
        assert (await post.ann.play(word))["ply"] == ply
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 1

    with_post("", tmp_path, test)


def test_a_notice_that_is_no_longer_true_is_dropped(database_url: str, tmp_path: Path) -> None:
    async def test(post: Post) -> None:
        parts = post.parts
        await post.ask_bob()
        while post.bob.choices():
            await post.bob.play(post.bob.choices()[0])
            post.bob.read()
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 0
        assert await notices(parts) == []
        await post.ask_bob()
        await post.bob.send("away")  # a bot decides now
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 0
        await post.bob.send("back")
        await advance(parts, post.id)
        assert await notices(parts) == []
        assert post.postman.sent == []

    with_post(database_url, tmp_path, test)


def test_what_fails_is_tried_again_later_and_later(database_url: str, tmp_path: Path) -> None:
    async def test(post: Post) -> None:
        parts = post.parts
        await post.ask_bob()
        post.postman.failure = NoticeError("down", "error-notice-connect", {"host": "x"})
        post.clock.pass_by(PATIENCE)
        for tries in range(TRIES):
            assert await deliver(parts) == 1
            if tries + 1 < TRIES:
                (row,) = await notices(parts)
                wait = RETRY_SECONDS * 2**tries
                assert (row.tries, row.due_at) == (tries + 1, post.clock.now + wait)
                post.clock.pass_by(wait - 1)
                assert await deliver(parts) == 0
                post.clock.pass_by(1)
        post.clock.pass_by(1e9)
        assert await deliver(parts) == 0  # enough is enough
        post.postman.failure = None
        await post.ask_bob()
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 1
        assert len(post.postman.sent) == 1

    with_post(database_url, tmp_path, test)


def test_a_post_office_that_dies_leaves_its_letters_to_others(
    database_url: str, tmp_path: Path
) -> None:
    async def test(post: Post) -> None:
        parts = post.parts
        await post.ask_bob()
        post.clock.pass_by(PATIENCE)
        assert len(await parts.workers.notice_delivery.collect()) == 1  # and is heard of no more
        assert await deliver(parts) == 0
        post.clock.pass_by(NOTICE_LEASE + 1)
        assert await deliver(parts) == 1

    with_post(database_url, tmp_path, test)


def test_browsers_that_are_gone_are_forgotten(database_url: str, tmp_path: Path) -> None:
    async def test(post: Post) -> None:
        parts, bob = post.parts, post.bob.viewer.user
        for name in ("gone", "there"):
            text = subscription(f"https://push.example/{name}")
            row = insert(PUSH).values(id=name, user_id=bob, subscription=text)
            await parts.store.write(partial(Connection.execute, statement=row))
        post.postman.failure = GoneError("gone", "error-notice-gone", {"host": "x"})
        post.postman.fails_at = "/gone"
        await post.ask_bob()
        post.clock.pass_by(PATIENCE)
        assert await deliver(parts) == 1
        left = select(PUSH.c.id)
        assert await parts.store.read(lambda c: list(c.execute(left).scalars())) == ["there"]
        assert [url for url, _ in post.postman.sent] == [HOOK, "https://push.example/there"]

    with_post(database_url, tmp_path, test)


def test_what_arrived_somewhere_is_not_sent_again(tmp_path: Path) -> None:
    async def test(post: Post) -> None:
        parts, bob = post.parts, post.bob.viewer.user
        text = subscription("https://push.example/down")
        row = insert(PUSH).values(id="down", user_id=bob, subscription=text)
        await parts.store.write(lambda c: c.execute(row))
        post.postman.failure = NoticeError("down", "error-notice-connect", {"host": "x"})
        post.postman.fails_at = "/down"
        await post.ask_bob()
        for _ in range(3):
            post.clock.pass_by(10_000)
            await deliver(parts)
        assert [url for url, _ in post.postman.sent] == [HOOK]

    with_post("", tmp_path, test)


def subscription(endpoint: str) -> str:
    """As a browser gives it."""
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": url_text(point), "auth": url_text(bytes(16))}
    return json.dumps({"endpoint": endpoint, "keys": keys})


def url_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")

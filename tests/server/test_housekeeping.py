"""What goes by itself, what never does, and what keeps two servers apart."""

import hashlib
import hmac
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from saqqara.kernel.errors import OptionError
from saqqara.server import accounts, chat, wire
from saqqara.server.clock import CATCH_UP, SteadyClock
from saqqara.server.housekeeping import GUEST_SECONDS, Broom
from saqqara.server.lock import lock_database
from saqqara.server.notices.formats import SIGNATURE
from saqqara.server.parts import Parts
from saqqara.server.schema import CHAT, SESSIONS, USERS
from saqqara.server.store import StorageError
from saqqara.server.web import measures, people
from server.in_process import HandClock, client, guest, in_server, open_table, played_table, refused

DAY = 86400.0


# ---- sessions and guests


def test_ended_sessions_and_forgotten_guests_go(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        now = clock()
        names = ["nobody", "signed in", "played", "talked", "account", "opened"]
        ids = {name: await guest(parts, name) for name in names}
        await played_table(parts, [ids["played"]], bots=["novice"])
        await open_table(parts, ids["opened"], seat=-1)
        talker = await client(parts, await open_table(parts, ids["opened"]), ids["talked"], "T")
        await talker.send("say", text="hello")

        def unit(connection: Connection) -> None:
            accounts.new_session(connection, ids["signed in"], accounts.COOKIE, "", now)
            accounts.new_session(connection, ids["nobody"], accounts.COOKIE, "", now - 399 * DAY)
            accounts.claim(connection, ids["account"], "account", "hash")

        await parts.store.write(unit)

        async def left() -> tuple[int, set[str]]:
            await parts.store.write(lambda c: Broom(parts.settings).sweep(c, clock()))
            found = await parts.store.read(lambda c: set(c.execute(select(USERS.c.name)).scalars()))
            tokens = select(SESSIONS.c.token)
            return await parts.store.read(lambda c: len(c.execute(tokens).all())), found

        assert await left() == (2, set(names))
        clock.pass_by(2 * DAY)
        assert await left() == (1, set(names))  # a guest of yesterday stays for a week
        clock.pass_by(GUEST_SECONDS)
        assert await left() == (1, set(names) - {"nobody"})
        clock.pass_by(400 * DAY)
        assert await left() == (0, set(names) - {"nobody", "signed in"})

    in_server(database_url, tmp_path, test, clock=clock)


# ---- chat


def test_a_chat_has_an_end(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST", 5)

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        table, other = await open_table(parts, ann), await open_table(parts, ann)
        for id, lines in ((other, 1), (table, 8)):
            talker = await client(parts, id, ann, "Ann")
            for number in range(lines):
                await talker.send("say", text=f"line {number}")
        kept = select(CHAT.c.table_id, CHAT.c.text).order_by(CHAT.c.id)
        found = await parts.store.read(lambda c: [tuple(row) for row in c.execute(kept)])
        assert found == [(other, "line 0"), *[(table, f"line {n}") for n in range(3, 8)]]

    in_server(database_url, tmp_path, test)


# ---- names

UNSEEN = ["\u3164", "\u2800 \u115f", "\ufe0f", "\u0301\u0301", "\u200b\u200d", "\U000e0101"]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(accounts.AccountError) as caught:
        accounts.clean_name(name)
    assert caught.value.code == "error-name"


def test_names_are_kept_as_people_write_them() -> None:
    for name in ("Ann", "ネフェルティティ", "Zoë", "Nguyễn", "محمد", "प्रिया", "🐫", "王 さん"):
        assert accounts.clean_name(name) == name
    assert accounts.clean_name("An\u3164n\ufe0f") == "An n"
    assert accounts.clean_name("Z" + "\u0335" * 20) == "Z" + "\u0335" * 3


# ---- disk, lock, time


def test_health_tells_of_a_full_disk(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        assert (await measures.health.fn(parts))["ok"]
        (tmp_path / ".health").symlink_to("/dev/full")
        with pytest.raises(StorageError):
            await measures.health.fn(parts)
        assert (await measures.health.fn(parts))["ok"]

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_one_server_for_each_file(tmp_path: Path) -> None:
    file = tmp_path / "saqqara.db"
    lock_database(file)
    with pytest.raises(OptionError) as caught:
        lock_database(file)
    assert caught.value.code == "error-database-taken"
    lock_database(tmp_path / "other.db")
    with pytest.raises(OptionError) as caught:
        lock_database(tmp_path / "nowhere" / "saqqara.db")
    assert caught.value.code == "error-database"


def test_time_passes_as_a_steady_clock_says() -> None:
    day, steady = HandClock(1000.0), HandClock(0.0)
    clock = SteadyClock(day, steady)
    day.pass_by(3600)  # somebody sets the machine's clock
    assert clock() == 1000.0
    for each in (day, steady):
        each.pass_by(100)
    assert clock() == 1000.0 + 100 * (1 + CATCH_UP)
    day.pass_by(-7200)
    steady.pass_by(100)
    assert clock() == pytest.approx(1000.0 + 200)  # as much slower now
    for _ in range(10_000):
        before = clock()
        steady.pass_by(100)
        day.pass_by(100)
        assert clock() > before
    assert clock() == pytest.approx(day())


# ---- notices to programs


def test_notices_to_programs_are_signed(tmp_path: Path) -> None:
    sent: list[Any] = []

    async def test(parts: Parts) -> None:
        ann, bob = await guest(parts), await guest(parts, "Bob")
        parts.workers.notice_delivery.post = lambda *given: sent.append(given)  # type: ignore[assignment]
        hook = people.set_webhook.fn
        await hook(parts, ann, msgspec.convert(HOOK, wire.Webhook))
        await people.test_webhook.fn(parts, ann)
        keys = [(await people.notice_settings.fn(parts, who)).webhook_key for who in (ann, bob)]
        assert keys[0] != keys[1]
        (_, body, headers) = sent.pop()
        at, digest = headers[SIGNATURE].removeprefix("t=").split(",v1=")
        wanted = hmac.new(keys[0].encode(), f"{at}.".encode() + body, hashlib.sha256)
        assert digest == wanted.hexdigest()
        await hook(parts, ann, msgspec.convert(HOOK | {"kind": "slack"}, wire.Webhook))
        await people.test_webhook.fn(parts, ann)
        assert SIGNATURE not in sent.pop()[2]
        assert await refused(people.test_webhook.fn(parts, bob)) == "error-missing"

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


HOOK = {"kind": "json", "url": "https://hooks.example/turn"}

"""A bot of somebody else takes a seat over the API, with the example that we give."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from services.table_server import TableServer, open_table, say, told

EXAMPLE = Path(__file__).parents[3] / "examples" / "table_bot.py"
PATIENCE = 120  # seconds


@contextmanager
def bot_at(server: TableServer, link: str, name: str) -> Iterator["subprocess.Popen[str]"]:
    with server.guest(name) as owner:
        token = owner.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    command = [sys.executable, str(EXAMPLE), link, token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


def test_the_example_plays_to_the_end(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        table = open_table(ann, players=3, bots=["novice"], seat=-1)
        link = f"{server.url}/table/{table}"
        with (
            server.live(table, ann) as watching,
            bot_at(server, link, "Thoth") as thoth,
            bot_at(server, link, "Ptah") as ptah,
        ):
            update = told(watching, "snapshot")["update"]
            while any(not seat["user"] and not seat["bot"] for seat in update["state"]["seats"]):
                update = told(watching, "update")
            ann.post(f"/api/tables/{table}/start", json={}).raise_for_status()
            printed = [bot.communicate(timeout=PATIENCE)[0] for bot in (thoth, ptah)]
        info = ann.get(f"/api/tables/{table}").json()
    assert (thoth.returncode, ptah.returncode) == (0, 0)
    assert info["status"] == "over"
    assert printed == [f"{info['scores']}\n"] * 2
    assert sorted(seat["name"] for seat in info["seats"]) == ["", "Ptah", "Thoth"]


def test_it_comes_back_after_the_server_was_killed(server: TableServer) -> None:
    with server.guest("Ann") as ann, ExitStack() as until_the_end:
        table = open_table(ann, players=2)
        with server.live(table, ann) as socket:
            link = f"{server.url}/table/{table}"
            bot = until_the_end.enter_context(bot_at(server, link, "Thoth"))
            update = told(socket, "snapshot")["update"]
            while not update["state"]["seats"][1]["user"]:
                update = told(socket, "update")
        ann.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        server.kill()
        server.start()
        with server.live(table, ann) as socket:
            told(socket, "snapshot")
            say(socket, "away", level="novice")
            while told(socket, "update")["state"]["status"] != "over":
                pass
        assert bot.communicate(timeout=PATIENCE)[0].startswith("[")
        assert bot.returncode == 0

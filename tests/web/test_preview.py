"""What a messenger finds at the link of a table."""

import httpx

from services.table_server import TableServer, open_table

ROBOT = {"User-Agent": "a messenger"}


def test_a_link_tells_its_game_and_who_sits_there(tables: TableServer) -> None:
    with tables.guest('Ann "<b>"') as ann, tables.client() as robot:
        path = f"/table/{open_table(ann, game='imhotep', players=2, bots=['mason'])}"
        text = robot.get(path, headers=ROBOT).text
        assert '<meta property="og:title" content="Imhotep: join the table" />' in text
        assert "With Ann &quot;&lt;b&gt;&quot;, Mason." in text
        assert f'<meta property="og:image" content="{tables.url}/icon-512.png" />' in text
        assert "<b>" not in text
        ja = robot.get(path, headers=ROBOT | {"Accept-Language": "ja-JP,en;q=0.8"}).text
        assert "テーブルへの招待" in ja
        assert "og:title" not in robot.get("/table/nowhere", headers=ROBOT).text
        assert robot.get("/icon-512.png").status_code == 200


def test_pages_answer_who_only_wants_their_head(tables: TableServer) -> None:
    with tables.guest() as ann, tables.client() as robot:
        for path in ("/", "/lobby", f"/table/{open_table(ann)}", "/icon.svg"):
            head, whole = robot.head(path), robot.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert length(head) == length(whole)
        assert robot.head("/assets/nothing.js").status_code == 404


def length(answer: httpx.Response) -> str:
    return answer.headers["content-length"]

"""The same in every run: a test is dealt the same cards on whichever server it comes to."""

from typing import Any

from services.table_server import TableServer, begin, own_turn


def deal(server: TableServer) -> tuple[str, Any]:
    with server.guest() as client:
        table = begin(client, game="murals", players=2)
        with server.live(table, client) as socket:
            return table, own_turn(socket)["view"]


def test_a_test_has_its_chance(tables: TableServer) -> None:
    with TableServer("--no-limits", by_test=True) as one:
        first = deal(one)
        assert deal(tables) == first
        assert deal(one) != first
        one.tell_test("another test")
        assert deal(one) != first

"""Who owns a table, and who hears of it; without sockets."""

from copy import copy
from typing import Any

from saqqara.server.bus import Alive, Bus, Here, TableChanged, Words
from saqqara.server.members import (
    LEASE_BEATS,
    LINKS,
    SETTLE_SECONDS,
    STRANGER_SECONDS,
    Members,
)
from server.in_process import HandClock

TABLES = [f"table{number}" for number in range(600)]


class Said(Bus):
    """A bus that keeps what was said, and to whom."""

    def __init__(self, sender: str) -> None:
        super().__init__(sender)
        self.words: list[tuple[str, Words]] = []
        self.connected = True

    def say(self, word: Words, to: str = "") -> None:
        self.words.append((to, word))

    def is_connected(self) -> bool:
        return self.connected


def alive(id: str, **fields: Any) -> Alive:
    usual: dict[str, Any] = {"address": "10.0.0.1:5000", "links": LINKS, "machine": "m"}
    return Alive(id, **usual | fields)


def members(id: str = "a", clock: HandClock | None = None, **fields: Any) -> Members:
    made = Members(Said(id), alive(id, **fields), clock or HandClock(1000.0))
    made.bus.listeners = made.listeners
    return made


def meet(*group: Members) -> None:
    for each in group:
        for other in group:
            if other is not each:
                each.hear(copy(other.own))


def said(each: Members) -> list[tuple[str, Words]]:
    assert isinstance(each.bus, Said)
    found, each.bus.words = each.bus.words, []
    return found


def test_all_agree_and_each_owns_its_share() -> None:
    group = [members(id) for id in "abc"]
    meet(*group)
    for table in TABLES:
        assert len({each.owner_of(table) for each in group}) == 1
    for each in group:
        assert 120 < sum(each.is_ours(table) for table in TABLES) < 280


def test_when_one_goes_only_its_tables_move() -> None:
    group = [members(id) for id in "abc"]
    meet(*group)
    a, _, c = group
    before = {table: a.owner_of(table) for table in TABLES}
    c.leave()
    a.hear(copy(c.own))
    for table, owner in before.items():
        assert a.owner_of(table) == (owner if owner != "c" else a.owner_of(table)) != "c"
        assert c.owner_of(table) != "c"


def test_alone_every_table_is_ours() -> None:
    alone = members(address="")
    assert all(alone.is_ours(table) for table in TABLES)
    assert alone.is_alone()


def test_who_falls_silent_owns_nothing_any_more() -> None:
    clock = HandClock(1000.0)
    a = members("a", clock)
    a.beat()
    a.hear(alive("b"))
    assert not all(a.is_ours(table) for table in TABLES)
    for _ in range(LEASE_BEATS + 1):
        clock.pass_by(1)
        a.beat()
    assert all(a.is_ours(table) for table in TABLES)


def test_silence_means_nothing_while_the_bus_is_lost_or_we_were_slow() -> None:
    clock = HandClock(1000.0)
    a = members("a", clock)
    a.beat()
    a.hear(alive("b"))
    assert isinstance(a.bus, Said)
    a.bus.connected = False
    for _ in range(20):
        clock.pass_by(1)
        a.beat()
    assert "b" in a.owners
    a.bus.connected = True
    clock.pass_by(30)  # our own loop stood still
    a.beat()
    assert "b" in a.owners


def test_who_cannot_be_reached_is_passed_over() -> None:
    a, b = members("a"), members("b")
    meet(a, b)
    a.avoid("b")
    assert all(a.is_ours(table) for table in TABLES)
    a.trust("b")
    assert not all(a.is_ours(table) for table in TABLES)


def test_an_address_of_another_machine_itself_is_not_ours() -> None:
    a = members("a", machine="one", address="127.0.0.1:1")
    a.hear(alive("b", machine="two", address="127.0.0.1:2"))
    a.hear(alive("c", machine="one", address="127.0.0.1:3"))
    assert a.owners == ("a", "c")


def test_servers_of_another_way_of_talking_or_another_database_are_left_alone() -> None:
    a = members("a")
    a.hear(alive("b", links=LINKS + 1))
    a.hear(alive("c", deployment="another"))
    a.hear(TableChanged("c", "theirs", 3))
    assert a.owners == ("a",)
    assert not a.strangers


def test_of_a_table_of_ours_only_those_hear_who_look_at_it() -> None:
    clock = HandClock(1000.0)
    a, b = members("a", clock), members("b", clock)
    meet(a, b)
    clock.pass_by(SETTLE_SECONDS + 1)
    said(a)
    ours = next(table for table in TABLES if a.is_ours(table))
    theirs = next(table for table in TABLES if not a.is_ours(table))
    a.bus.changed(ours, 7)
    assert said(a) == []  # nobody but us
    a.hear(Here("b", ours, ["u"], 0))
    a.bus.changed(ours, 8)
    assert said(a) == [("b", TableChanged("a", ours, 8))]
    a.hear(Here("b", ours, [], 0))
    a.bus.changed(ours, 9)
    assert said(a) == []
    a.bus.changed(theirs, 3)  # as a worker does
    assert said(a) == [("", TableChanged("a", theirs, 3))]


def test_all_hear_of_it_while_servers_come_and_go_or_an_older_one_is_there() -> None:
    clock = HandClock(1000.0)
    a = members("a", clock)
    a.hear(alive("b"))
    ours = next(table for table in TABLES if a.is_ours(table))
    said(a)
    a.bus.changed(ours, 1)
    assert [to for to, _ in said(a)] == [""]
    clock.pass_by(SETTLE_SECONDS + 1)
    a.bus.changed(ours, 2)
    assert said(a) == []
    a.hear(Here("old", "any", ["u"], 0))  # it never said that it is alive
    a.bus.changed(ours, 3)
    assert [to for to, _ in said(a)] == [""]
    a.hear(alive("b"))
    clock.pass_by(STRANGER_SECONDS + 1)
    a.beat()
    a.hear(alive("b"))
    clock.pass_by(SETTLE_SECONDS + 1)
    said(a)
    a.bus.changed(ours, 4)
    assert said(a) == []


def test_of_hundreds_each_speaks_less_often_and_is_waited_for_longer() -> None:
    clock = HandClock(1000.0)
    a = members("a", clock)
    a.beat()
    for number in range(400):
        a.hear(alive(f"server{number}"))
    assert a.pace() == 4
    for _ in range(3):
        clock.pass_by(4)
        a.beat()
    assert len(a.owners) == 401
    for _ in range(2):
        clock.pass_by(4)
        a.beat()
    assert a.owners == ("a",)

"""Why something is not possible: each reason where a player would meet it."""

from games.cleopatra.table import A, B, Table

Reason = tuple[str, dict[str, int | str]]


def reasons(t: Table) -> dict[str, Reason]:
    game = t.match.game
    refusals = game.refusals(t.match.state)
    return {game.word(each.action): (each.why.id, each.why.args) for each in refusals}


def lacks(artisan: int, wood: int, stone: int, marble: int, lapis: int, wild: int = 0) -> Reason:
    units = {"artisan": artisan, "wood": wood, "stone": stone, "marble": marble, "lapis": lapis}
    return "cleopatra-cannot-pay", {**units, "missing": sum(units.values()), "wild": wild}


def test_before_the_action() -> None:
    t = Table("artisan1 wood1 courtesan scribe").merchants(0, 0, 0).walls(1)
    found = reasons(t)
    assert found["done"] == found["pass"] == ("cleopatra-must-act", {})
    assert found["build w1"] == ("cleopatra-stands", {})
    assert found["build w2"] == lacks(0, 0, 1, 0, 0)
    assert found["build obelisk"] == lacks(2, 1, 2, 0, 0)
    assert found["play vizier"] == ("cleopatra-no-such-card", {"card": "cleopatra-card-vizier"})
    assert found["play courtesan"] == ("cleopatra-no-discards", {})
    assert found["play scribe remove"] == ("cleopatra-altar-empty", {})
    assert found["build tile f"] == ("cleopatra-tile-on-top", {"tile": "cleopatra-tile-f"})
    assert found["build tile i"] == lacks(1, 0, 1, 1, 1)
    assert "stall 1" not in found


def test_every_kind_of_piece_that_stands() -> None:
    t = Table("artisan1").walls(*range(1, 10))
    s = t.s
    s.sphinxes, s.obelisks, s.doors, s.throne = 6, 2, 1, 2
    found = reasons(t)
    standing = {word for word, why in found.items() if why[0] == "cleopatra-stands"}
    walls = {f"build w{number}" for number in range(1, 10)}
    assert standing == walls | {f"build {p}" for p in ("sphinx", "obelisk", "door left", "throne")}
    assert found["build door right"] == lacks(1, 1, 0, 1, 1, wild=3)


def test_what_is_missing_and_what_could_stand_for_it() -> None:
    hand = "artisan1 wood2 trompe trompe"
    found = reasons(Table(hand).merchants(0))
    assert found["build mosaic"] == lacks(1, 0, 1, 1, 1, wild=2)
    assert found["build obelisk"] == lacks(2, 0, 2, 0, 0, wild=2)
    strict = reasons(Table("trompe trompe wood1", trompe="no_artisan").merchants(0))
    assert strict["build w1"] == lacks(1, 0, 1, 0, 0, wild=1)  # none of them is an artisan


def test_mosaics_need_the_pile_room_and_a_scribe() -> None:
    t = Table("artisan1")
    assert reasons(t)["build tile i"][0] == "cleopatra-scribe-needed"
    t.s.tiles = 1
    assert reasons(t)["build tile i"][0] == "cleopatra-tile-gone"
    t.s.tiles, t.s.tile = 3, 1
    t.s.free_lo, t.s.free_hi = 31, 0  # five cells in a row: only the I has room
    assert reasons(t)["build tile f"][0] == "cleopatra-no-room"
    t.s.tiles, t.s.tile = 0, -1
    assert reasons(t)["build mosaic"][0] == "cleopatra-no-mosaics"


def test_one_action_a_turn() -> None:
    t = Table("artisan1 wood1 stone1 beggar").merchants(0, 0, 0).build(A, "w1")
    assert reasons(t)["stall 1"] == ("cleopatra-one-action", {})
    assert reasons(t)["build w2"] == lacks(1, 1, 1, 0, 0)
    t.play(A, "done")
    assert reasons(t)["stall 1"] == reasons(t)["build w2"] == ("cleopatra-one-action", {})


def test_the_market() -> None:
    t = Table("artisan1", market="stalls")
    assert reasons(t)["stall 2"] == ("cleopatra-market-empty", {})
    t.play(A, "stall 1", "stall 3")
    assert reasons(t) == {"stall 3": ("cleopatra-stall-has-card", {"stall": 3})}


def test_paying() -> None:
    t = Table("artisan1 trompe wood1").merchants(0, 0, 0).play(A, "build w1")
    trompe = {"card": "cleopatra-card-trompe"}
    assert reasons(t) == {
        "pay artisan double": ("cleopatra-no-such-card", {"card": "cleopatra-card-artisan2"}),
        "pay artisan trompe": ("cleopatra-needed-later", trompe),
        "pay artisan merchant": ("cleopatra-no-such-card", {"card": "cleopatra-merchant"}),
    }
    t = Table("artisan1 artisan2 stone1 marble1 lapis1").play(A, "build mosaic")
    t.play(A, "pay artisan merchant")
    late = {"card": "cleopatra-card-artisan1"}
    assert reasons(t)["pay artisan single"] == ("cleopatra-paid-in-order", late)
    t = Table("trompe wood1 stone1", trompe="no_artisan").play(A, "build w1")
    assert reasons(t)["pay artisan trompe"] == ("cleopatra-no-artisan", {})


def test_laying_a_mosaic() -> None:
    t = Table("artisan1 artisan1 stone1 marble1 lapis1")
    t.s.tiles, t.s.tile = 2, 1
    t.s.free_lo, t.s.free_hi = 31, 0
    t.build(A, "mosaic")
    tile: dict[str, int | str] = {"tile": "cleopatra-tile-i"}
    assert reasons(t) == {"turn 2": ("cleopatra-no-room", tile)}
    t.play(A, "turn 1")
    assert t.legal() == ["cell a1"]
    assert reasons(t)["cell b1"] == ("cleopatra-no-room-there", tile)
    assert len(reasons(t)) == 80


def test_the_hand_limit() -> None:
    t = Table("artisan1 " * 9 + "wood1").play(A, "stall 1", "done")
    smuggler: dict[str, int | str] = {"card": "cleopatra-card-smuggler"}
    assert reasons(t) == {"limit smuggler": ("cleopatra-no-such-card", smuggler)}
    t.play(A, "limit discard", "card stone1")
    artisan: dict[str, int | str] = {"card": "cleopatra-card-artisan1"}
    assert reasons(t)["card artisan1"] == ("cleopatra-cards-in-order", artisan)


def test_a_vizier_keeps_cards_in_their_order() -> None:
    t = Table("vizier").pile("artisan1 stone1 stone1 stone1 stone1 wood1 wood1")
    t.play(A, "play vizier", "card stone1")
    assert reasons(t)["card artisan1"][0] == "cleopatra-cards-in-order"


def test_a_vizier_without_cards() -> None:
    t = Table("vizier").pile("")
    assert reasons(t)["play vizier"] == ("cleopatra-no-cards-left", {})


def test_twenty_characters_are_enough() -> None:
    t = Table("courtesan").discard("courtesan")
    for _ in range(20):
        t.play(A, "play courtesan", "card courtesan")
    assert reasons(t)["play courtesan"] == ("cleopatra-enough-characters", {"characters": 20})


def test_a_beggar_gets_nothing_tainted() -> None:
    t = Table("beggar", "stone1 stone2", "stone1").rich(5, 1, 5).play(A, "play beggar")
    assert reasons(t) == {
        "card stone2": ("cleopatra-tainted-gift", {"card": "cleopatra-card-stone2"}),
        "talents": ("cleopatra-too-poor", {"talents": 2}),
    }


def test_an_envoy_asks_somebody_who_offers_what_there_is() -> None:
    t = Table("envoy", "stone1", "stone1").play(A, "play envoy", "ask lapis", "no")
    assert reasons(t) == {"no": ("cleopatra-name-somebody", {})}
    t.play(A, "yes")
    lapis: dict[str, int | str] = {"resource": "cleopatra-lapis"}
    assert reasons(t) == {"yes": ("cleopatra-nothing-to-offer", lapis)}


def test_nobody_bids_more_than_there_is() -> None:
    t = Table("scribe").rich(12, 5, 5)
    t.s.dice = 4
    t.play(A, "play scribe add")
    found = reasons(t)
    assert found["tens 2"] == ("cleopatra-bid-too-high", {"talents": 12})
    assert "tens 1" not in found
    t.play(A, "tens 1")
    assert reasons(t)["ones 3"] == ("cleopatra-bid-too-high", {"talents": 12})
    assert t.to_act == A
    t.play(A, "ones 0")
    assert reasons(t)["tens 1"] == ("cleopatra-bid-too-high", {"talents": 5})
    assert t.to_act == B

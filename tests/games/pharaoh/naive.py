"""Return of the Pharaoh once more, as simply as possible: an oracle for the real engine.

Written from docs/rules/pharaoh.md alone, with words, lists and dicts, and with whole
declarations instead of card by card. It shares no code with the engine.
"""

from itertools import combinations

ORDER = ["1", "2", "3", "4", "5", "3f", "4f", "5f", "6f", "7f"]
VARIETY = {0: 0, 1: 0, 2: 1, 3: 3, 4: 6, 5: 10}

Declaration = tuple[tuple[str, ...], bool]  # the cards in ORDER, and whether with bonus


def total(cards: list[str] | tuple[str, ...]) -> int:
    return sum(int(card[0]) for card in cards)


def in_order(cards: list[str] | tuple[str, ...]) -> list[str]:
    return sorted(cards, key=ORDER.index)


class NaiveGame:
    def __init__(self, players: int, first: int, bonus: bool = True) -> None:
        self.seats = list(range(players))
        self.bonus = bonus
        self.hand = {seat: ["1", "2", "3", "4", "5"] for seat in self.seats}
        self.bid: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.tent: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.treasure: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.pharaohs = dict.fromkeys(self.seats, 3 if players == 2 else 2)
        self.hospital: list[str] = []
        self.removed: list[str] = []
        self.row: list[str] = []
        self.round = 1
        self.chip = first
        self.over = False
        self.to_act: int | None = None  # nobody while lots are turned up
        self.start = first
        self.high = 0
        self.leader: int | None = None
        self.passed: list[int] = []
        self.horus_by: int | None = None

    # ---- what may be done

    def declarations(self) -> set[Declaration]:
        """All legal declarations of the player to act."""
        seat = self.to_act
        assert seat is not None
        found: set[Declaration] = set()
        hand = in_order(self.hand[seat])
        for number in range(1, len(hand) + 1):
            for cards in set(combinations(hand, number)):
                for with_bonus in (False, True):
                    if self.may_declare(seat, cards, with_bonus):
                        found.add((cards, with_bonus))
        return found

    def may_declare(self, seat: int, cards: tuple[str, ...], with_bonus: bool) -> bool:
        opening = seat == self.start and not self.bid[seat] and self.leader is None
        if with_bonus and not (self.bonus and opening):
            return False
        return self.number(seat, cards, with_bonus) > self.high

    def number(self, seat: int, cards: tuple[str, ...], with_bonus: bool) -> int:
        return total(self.bid[seat]) + total(cards) + (self.round if with_bonus else 0)

    def passes(self) -> set[str]:
        assert self.to_act is not None
        kinds = {"pass"}
        if self.horus_by is None:
            kinds.add("horus")
        if self.pharaohs[self.to_act] > 0:
            kinds.add("pharaoh")
        return kinds

    # ---- doing it

    def turn_up(self, lot: str) -> None:
        self.row.append(lot)
        if len(self.row) == 4:
            self.open_auction()

    def open_auction(self) -> None:
        self.start = self.chip
        self.to_act = self.chip
        self.high = 0
        self.leader = None
        self.passed = []
        self.horus_by = None

    def declare(self, cards: tuple[str, ...], with_bonus: bool) -> None:
        seat = self.to_act
        assert seat is not None
        self.high = self.number(seat, cards, with_bonus)
        self.leader = seat
        for card in cards:
            self.hand[seat].remove(card)
            self.bid[seat].append(card)
        self.next_turn()

    def pass_by(self, kind: str) -> None:
        seat = self.to_act
        assert seat is not None
        if kind == "horus":
            self.chip = seat
            self.horus_by = seat
        elif kind == "pharaoh":
            self.pharaohs[seat] -= 1
            self.tent[seat] += self.hospital
            self.hospital = []
        self.passed.append(seat)
        self.next_turn()

    def next_turn(self) -> None:
        left = [seat for seat in self.seats if seat not in self.passed]
        if not left:
            self.removed.append(self.row.pop(0))
            self.end_auction()
        elif left == [self.leader]:
            self.win(left[0], self.row.pop(0))
            self.end_auction()
        else:
            assert self.to_act is not None
            clockwise = self.seats[self.to_act + 1 :] + self.seats[: self.to_act + 1]
            self.to_act = next(seat for seat in clockwise if seat in left)

    def win(self, winner: int, lot: str) -> None:
        if lot.startswith("crew "):
            self.tent[winner] += [lot.removeprefix("crew "), *self.bid[winner]]
        else:
            self.treasure[winner].append(lot)
            self.hospital += self.bid[winner]
        self.bid[winner] = []
        for seat in self.seats:
            self.hand[seat] += self.bid[seat]
            self.bid[seat] = []

    def end_auction(self) -> None:
        if self.row:
            self.open_auction()
            return
        self.to_act = None
        for seat in self.seats:
            self.hand[seat] += self.tent[seat]
            self.tent[seat] = []
        if self.round == 5:
            self.over = True
        else:
            self.round += 1

    # ---- counting

    def points(self, seat: int) -> int:
        items = sum(int(lot.split()[1]) for lot in self.treasure[seat])
        kinds = {lot.split()[0] for lot in self.treasure[seat]}
        flags = [card for card in self.hand[seat] + self.tent[seat] if card.endswith("f")]
        return items + VARIETY[len(kinds)] + len(flags)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in self.seats]

    def winners(self) -> list[int]:
        results = [
            (self.points(seat), total(self.hand[seat] + self.tent[seat])) for seat in self.seats
        ]
        return [seat for seat in self.seats if results[seat] == max(results)]

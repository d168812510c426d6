"""Imhotep once more, as simply as possible: an oracle for the real engine.

Written from the rules alone, as one long story: a generator that asks for a word wherever
somebody, or chance, has to decide. Cards, sites and sides are words, stones are seat numbers.
It shares no code with the engine.
"""

from collections import Counter
from collections.abc import Generator
from itertools import permutations

CHANCE = -1
SITES = ["market", "pyramids", "temple", "burial", "obelisks"]
DECK = Counter(
    {
        "entrance": 2,
        "sarcophagus": 2,
        "paved path": 2,
        "pyramid decoration": 2,
        "temple decoration": 2,
        "burial decoration": 2,
        "obelisk decoration": 2,
        "statue": 10,
        "lever": 2,
        "hammer": 2,
        "sail": 3,
        "chisel": 3,
    }
)
RED = {"entrance": "pyramids", "sarcophagus": "burial", "paved path": "obelisks"}
GREEN = {
    "pyramid decoration": "pyramids",
    "temple decoration": "temple",
    "burial decoration": "burial",
    "obelisk decoration": "obelisks",
}
BLUE = ["lever", "hammer", "sail", "chisel"]
ROUND_CARDS = {
    2: "4331 4322 4321 4221 3322 3321 3221",
    3: "4421 4332 4322 4321 4221 3332 3322",
    4: "4432 4422 4421 4333 4332 4322 3332",
}
PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
PYRAMID_B = {
    "left": [(2, ""), (1, "card"), (3, ""), (2, ""), (4, "")],
    "middle": [(2, ""), (3, ""), (1, "stones"), (1, ""), (4, "")],
    "right": [(2, ""), (3, ""), (3, ""), (1, "load"), (4, "")],
}
TEMPLE_B = ["choice", "two", "choice", "card", "choice"]
OBELISK_A = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}
TRACK = [10, 9, 8, 7, 6, 5, 5, 5]
SETS = [0, 1, 3, 6, 10, 15]
SOURCES = ["pyramids", "temple", "burial", "obelisks", "statues", "ornaments", "blue", "wrath"]

# Who decides, and the words to choose from; for chance each with its weight.
Question = tuple[int, dict[str, int]]
Story = Generator[Question, str, None]
Asking = Generator[Question, str, str]


def set_points(n: int) -> int:
    return SETS[n] if n <= 5 else 15 + 2 * (n - 5)


class Ship:
    def __init__(self, size: int) -> None:
        self.size = size
        self.spaces: list[int | None] = [None] * size
        self.site = ""

    def stones(self) -> list[int]:
        return [owner for owner in self.spaces if owner is not None]

    def minimum(self) -> int:
        return max(1, self.size - 1)

    def may_sail(self) -> bool:
        return not self.site and len(self.stones()) >= self.minimum()

    def free(self) -> list[int]:
        return [] if self.site else [i for i in range(self.size) if self.spaces[i] is None]


class NaiveGame:
    def __init__(self, players: int, sides: str, wrath: bool = False, first: int | None = None):
        self.seats = list(range(players))
        self.sides = sides
        self.wrath = wrath
        self.first = first
        self.side: dict[str, str] = {}
        self.quarry = [29] * players
        self.sled = [0] * players
        self.cards: list[list[str]] = [[] for _ in self.seats]
        self.points = [dict.fromkeys(SOURCES, 0) for _ in self.seats]
        self.unseen = Counter(DECK)  # the draw pile, and face-down cards called "?"
        self.discards: Counter[str] = Counter()
        self.market: list[list[str]] = [[], [], [], []]  # by slot; "?" is a card nobody can know
        self.aside: list[str] = []  # cards whose effect is under way
        self.ships: list[Ship] = []
        self.pyramid: list[int] = []
        self.small: dict[str, list[int]] = {"left": [], "middle": [], "right": []}
        self.beside: list[int] = []
        self.temple: list[int] = []
        self.burial: list[int] = []
        self.obelisks: list[int] = []
        self.waiting = [0] * players
        self.towers: list[int] = []
        self.round = 0
        self.start = -1
        self.passes = 0
        self.sails = 0
        self.reshuffles = 0
        self.stranded = 0  # ships
        self.over = False

    # ---- the whole game

    def story(self) -> Story:
        for i, site in enumerate(SITES):
            if self.sides == "random":
                answer = yield CHANCE, {f"side {site} a": 1, f"side {site} b": 1}
                self.side[site] = answer[-1]
            else:
                self.side[site] = self.sides[i].lower()
        if self.first is None:
            answer = yield CHANCE, {f"first {seat + 1}": 1 for seat in self.seats}
            self.start = int(answer.split()[1]) - 1
        else:
            self.start = self.first
        for i in self.seats:
            seat = (self.start + i) % len(self.seats)
            self.fetch(seat, 2 + i)
        fleets = ROUND_CARDS[len(self.seats)].split()
        for self.round in range(1, 7):
            answer = yield CHANCE, {"round " + "-".join(fleet): 1 for fleet in fleets}
            fleet = answer.removeprefix("round ").replace("-", "")
            fleets.remove(fleet)
            yield from self.play_round(fleet)
        self.final_scoring()
        self.over = True

    def play_round(self, fleet: str) -> Story:
        self.ships = [Ship(int(size)) for size in fleet]
        yield from self.fill_market()
        seat = self.start
        self.passes = 0
        while any(not ship.site for ship in self.ships) and self.passes < len(self.seats):
            yield from self.turn(seat)
            seat = (seat + 1) % len(self.seats)
        self.start = seat
        for ship in self.ships:
            if not ship.site:  # everybody passed
                for owner in ship.stones():
                    self.quarry[owner] += 1
                ship.spaces = [None] * ship.size
                ship.site = "nowhere"
                self.stranded += 1
        yield from self.score_temple()
        if self.round < 6:
            yield from self.clear_market()

    # ---- drawing cards

    def hidden(self) -> int:
        return sum(slot.count("?") for slot in self.market)

    def draw_pile(self) -> int:
        return self.unseen.total() - self.hidden()

    def can_draw(self) -> bool:
        return self.draw_pile() > 0 or self.discards.total() > 0

    def reshuffle_if_needed(self) -> None:
        if self.draw_pile() > 0:
            return
        known = list(self.unseen.elements())
        for slot in self.market:
            for i, card in enumerate(slot):
                if card == "?":
                    slot[i] = known.pop()
        self.unseen = self.discards
        self.discards = Counter()
        self.reshuffles += 1

    def unseen_card(self) -> Asking:
        answer = yield CHANCE, {f"card {card}": n for card, n in self.unseen.items() if n > 0}
        card = answer.removeprefix("card ")
        self.unseen[card] -= 1
        return card

    def draw(self) -> Asking:
        self.reshuffle_if_needed()
        return (yield from self.unseen_card())

    def fill_market(self) -> Story:
        for slot in range(4):
            if slot == 3 and self.side["market"] == "b":
                for _ in range(2):
                    if self.can_draw():
                        self.reshuffle_if_needed()
                        self.market[3].append("?")
            elif self.can_draw():
                card = yield from self.draw()
                self.market[slot].append(card)

    def clear_market(self) -> Story:
        for slot in self.market:
            hidden = slot.count("?")
            self.discards.update(card for card in slot if card != "?")
            slot[:] = ["?"] * hidden
            for _ in range(hidden):
                card = yield from self.unseen_card()
                slot.pop()
                self.discards[card] += 1

    # ---- the turn

    def fetch(self, seat: int, most: int) -> int:
        k = min(most, 5 - self.sled[seat], self.quarry[seat])
        self.quarry[seat] -= k
        self.sled[seat] += k
        return k

    def free_spaces(self) -> list[tuple[int, int]]:
        return [(i, space) for i, ship in enumerate(self.ships) for space in ship.free()]

    def docks(self) -> list[str]:
        return [site for site in SITES if site not in [ship.site for ship in self.ships]]

    def loads(self) -> list[str]:
        return [f"load {i + 1} {space + 1}" for i, space in self.free_spaces()]

    def voyages(self, ships: list[Ship]) -> list[str]:
        return [
            f"sail {i + 1} {site}"
            for i, ship in enumerate(self.ships)
            if ship in ships and ship.may_sail()
            for site in self.docks()
        ]

    def sail_card_spaces(self, seat: int) -> list[str]:
        """One space for each different unloading order."""
        found = []
        for i, ship in enumerate(self.ships):
            if len(ship.stones()) + 1 < ship.minimum():
                continue
            orders = []
            for space in ship.free():
                spaces = ship.spaces.copy()
                spaces[space] = seat
                order = [owner for owner in spaces if owner is not None]
                if order not in orders:
                    orders.append(order)
                    found.append(f"load {i + 1} {space + 1}")
        return found

    def actions(self, seat: int) -> list[str]:
        found = []
        if self.sled[seat] < 5 and self.quarry[seat] > 0:
            found.append("get")
        if self.sled[seat] > 0:
            found += self.loads()
        found += self.voyages(self.ships)
        cards = self.cards[seat]
        if "lever" in cards and self.voyages(self.ships):
            found.append("play lever")
        if "hammer" in cards and self.loads() and self.sled[seat] + self.quarry[seat] > 0:
            found.append("play hammer")
        if "sail" in cards and self.sled[seat] > 0 and self.sail_card_spaces(seat):
            found.append("play sail")
        if "chisel" in cards and self.sled[seat] > 1 and len(self.loads()) > 1:
            found.append("play chisel")
        return found

    def turn(self, seat: int) -> Story:
        actions = self.actions(seat)
        if not actions:
            yield seat, {"pass": 1}
            self.passes += 1
            return
        self.passes = 0
        answer = yield seat, dict.fromkeys(actions, 1)
        if answer == "get":
            self.fetch(seat, 3)
        elif answer.startswith("load"):
            self.load(seat, answer)
        elif answer.startswith("sail"):
            yield from self.sail(answer)
        else:
            card = answer.removeprefix("play ")
            self.cards[seat].remove(card)
            self.aside.append(card)
            yield from self.blue_card(seat, card)
            self.aside.remove(card)
            self.discards[card] += 1

    def load(self, seat: int, word: str) -> None:
        _, ship, space = word.split()
        spaces = self.ships[int(ship) - 1].spaces
        assert spaces[int(space) - 1] is None
        spaces[int(space) - 1] = seat
        self.sled[seat] -= 1

    def blue_card(self, seat: int, card: str) -> Story:
        if card == "lever":
            answer = yield seat, dict.fromkeys(self.voyages(self.ships), 1)
            yield from self.sail(answer, lever=seat)
        elif card == "hammer":
            self.fetch(seat, 3)
            answer = yield seat, dict.fromkeys(self.loads(), 1)
            self.load(seat, answer)
        elif card == "sail":
            answer = yield seat, dict.fromkeys(self.sail_card_spaces(seat), 1)
            self.load(seat, answer)
            ship = self.ships[int(answer.split()[1]) - 1]
            answer = yield seat, dict.fromkeys(self.voyages([ship]), 1)
            yield from self.sail(answer)
        else:
            spaces = self.loads()
            answer = yield seat, dict.fromkeys(spaces[:-1], 1)
            self.load(seat, answer)
            later = spaces[spaces.index(answer) + 1 :]
            answer = yield seat, dict.fromkeys(later, 1)
            self.load(seat, answer)

    # ---- sailing

    def sail(self, word: str, lever: int | None = None) -> Story:
        _, number, site = word.split()
        ship = self.ships[int(number) - 1]
        ship.site = site
        self.sails += 1
        order = ship.stones()
        if lever is not None:
            order = []
            possible = sorted(set(permutations(ship.stones())))
            while len(possible) > 1:
                options = sorted({each[len(order)] for each in possible})
                choice = options[0]
                if len(options) > 1:
                    answer = yield lever, {f"next {owner + 1}": 1 for owner in options}
                    choice = int(answer.split()[1]) - 1
                possible = [each for each in possible if each[len(order)] == choice]
                order.append(choice)
            order = list(possible[0])
        for owner in order:
            yield from self.place(owner, site, ship)

    def lift(self, seat: int, ship: Ship | None) -> None:
        if ship is None:
            self.quarry[seat] -= 1
        else:
            ship.spaces[ship.spaces.index(seat)] = None

    def place(self, seat: int, site: str, ship: Ship | None = None) -> Story:
        """A stone from a ship, or from the quarry, arrives at a site."""
        side = self.side[site]
        if site == "market":
            yield from self.place_market(seat, ship)
        elif site == "pyramids" and side == "a":
            self.lift(seat, ship)
            filled = len(self.pyramid)
            if filled < 14:
                self.pyramid.append(seat)
                self.points[seat]["pyramids"] += PYRAMID_A[filled]
            else:
                self.beside.append(seat)
                self.points[seat]["pyramids"] += 1
        elif site == "pyramids":
            yield from self.place_small_pyramid(seat, ship)
        elif site == "temple":
            self.lift(seat, ship)
            self.temple.append(seat)
        elif site == "burial":
            self.lift(seat, ship)
            self.burial.append(seat)
        else:
            self.lift(seat, ship)
            self.obelisks.append(seat)
            self.waiting[seat] += 1
            if side == "b" and self.waiting[seat] >= 3 and len(self.towers) < 8:
                self.points[seat]["obelisks"] += TRACK[len(self.towers)]
                self.towers.append(seat)
                self.waiting[seat] -= 3

    # ---- market

    def place_market(self, seat: int, ship: Ship | None) -> Story:
        options = {f"take {i + 1}": 1 for i, slot in enumerate(self.market) if slot}
        if not options:
            self.lift(seat, ship)
            self.quarry[seat] += 1
            return
        answer = yield seat, options
        self.lift(seat, ship)
        self.quarry[seat] += 1
        slot = self.market[int(answer.split()[1]) - 1]
        cards: list[str] = []
        while slot:
            card = slot.pop()
            if card == "?":
                slot.append("?")
                card = yield from self.unseen_card()
                slot.pop()
            cards.append(card)
        kept = cards[0]
        if len(cards) > 1:
            answer = yield seat, {f"keep {card}": 1 for card in cards}
            kept = answer.removeprefix("keep ")
            cards.remove(kept)
            self.discards.update(cards)
        yield from self.gain(seat, kept)

    def gain(self, seat: int, card: str) -> Story:
        if card not in RED:
            self.cards[seat].append(card)
            return
        self.aside.append(card)
        if self.quarry[seat] > 0:
            yield from self.place(seat, RED[card])
        self.aside.remove(card)
        self.discards[card] += 1

    # ---- pyramids B

    def place_small_pyramid(self, seat: int, ship: Ship | None) -> Story:
        options = {f"pyramid {name}": 1 for name, stones in self.small.items() if len(stones) < 5}
        if not options:
            self.lift(seat, ship)
            self.beside.append(seat)
            self.points[seat]["pyramids"] += 1
            return
        answer = yield seat, options
        name = answer.removeprefix("pyramid ")
        points, bonus = PYRAMID_B[name][len(self.small[name])]
        self.lift(seat, ship)
        self.small[name].append(seat)
        self.points[seat]["pyramids"] += points
        if bonus == "card" and self.can_draw():
            answer = yield seat, {"bonus": 1, "no bonus": 1}
            if answer == "bonus":
                card = yield from self.draw()
                yield from self.gain(seat, card)
        elif bonus == "stones" and self.sled[seat] < 5 and self.quarry[seat] > 0:
            answer = yield seat, {"bonus": 1, "no bonus": 1}
            if answer == "bonus":
                self.fetch(seat, 3)
        elif bonus == "load" and self.sled[seat] > 0 and self.loads():
            answer = yield seat, dict.fromkeys([*self.loads(), "no bonus"], 1)
            if answer != "no bonus":
                self.load(seat, answer)

    # ---- temple

    def width(self) -> int:
        return 4 if len(self.seats) == 2 else 5

    def visible(self) -> list[int | None]:
        found: list[int | None] = [None] * self.width()
        for k, owner in enumerate(self.temple):
            found[k % self.width()] = owner
        return found

    def score_temple(self) -> Story:
        for space, owner in enumerate(self.visible()):
            if owner is None:
                continue
            reward = "one" if self.side["temple"] == "a" else TEMPLE_B[space]
            if reward == "choice" and (self.sled[owner] == 5 or self.quarry[owner] == 0):
                reward = "one"
            if reward == "choice":
                answer = yield owner, {"point": 1, "stones": 1}
                if answer == "stones":
                    self.fetch(owner, 2)
                else:
                    reward = "one"
            if reward in {"one", "two"}:
                self.points[owner]["temple"] += 1 if reward == "one" else 2
            elif reward == "card" and self.can_draw():
                card = yield from self.draw()
                yield from self.gain(owner, card)

    # ---- the end

    def at(self, site: str) -> list[int]:
        """The owners of all stones at a site."""
        small = [owner for stones in self.small.values() for owner in stones]
        return {
            "pyramids": self.pyramid + small + self.beside,
            "temple": self.temple,
            "burial": self.burial,
            "obelisks": self.obelisks,
        }[site]

    def ranked(self, counts: list[int], prizes: list[int]) -> list[int]:
        prizes = prizes + [0] * 4
        result = [0] * len(counts)
        rank = 0
        for n in sorted(set(counts) - {0}, reverse=True):
            tied = [seat for seat in self.seats if counts[seat] == n]
            share = sum(prizes[rank : rank + len(tied)]) // len(tied)
            for seat in tied:
                result[seat] = share
            rank += len(tied)
        return result

    def burial_groups(self, seat: int) -> int:
        cells = {(k // 3, k % 3) for k, owner in enumerate(self.burial) if owner == seat}
        total = 0
        while cells:
            group = 0
            todo = [cells.pop()]
            while todo:
                column, row = todo.pop()
                group += 1
                for near in [
                    (column + 1, row),
                    (column - 1, row),
                    (column, row + 1),
                    (column, row - 1),
                ]:
                    if near in cells:
                        cells.remove(near)
                        todo.append(near)
            total += set_points(group)
        return total

    def burial_points(self) -> list[int]:
        if self.side["burial"] == "a":
            return [self.burial_groups(seat) for seat in self.seats]
        total = [0] * len(self.seats)
        for row in range(3):
            stones = self.burial[row::3]
            points = self.ranked([stones.count(seat) for seat in self.seats], [8, 4, 2])
            total = [total[seat] + points[seat] for seat in self.seats]
        return total

    def obelisk_points(self) -> list[int]:
        if self.side["obelisks"] == "b":
            return self.waiting
        heights = [self.obelisks.count(seat) for seat in self.seats]
        return self.ranked(heights, OBELISK_A[len(self.seats)])

    def final_scoring(self) -> None:
        for seat in self.seats:
            points = self.points[seat]
            points["burial"] += self.burial_points()[seat]
            points["obelisks"] += self.obelisk_points()[seat]
            points["statues"] += set_points(self.cards[seat].count("statue"))
            for card in self.cards[seat]:
                if card in GREEN:
                    points["ornaments"] += len(self.at(GREEN[card])) // 3
                elif card in BLUE:
                    points["blue"] += 1
            if self.wrath and any(seat not in self.at(site) for site in SITES[1:]):
                points["wrath"] -= 5

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.points]

    def winners(self) -> list[int]:
        ranks = list(zip(self.scores(), self.sled, strict=True))
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

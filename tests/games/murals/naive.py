"""Murals of the Nile once more, as simply as possible: an oracle for the real engine.

Written from docs/rules/murals.md alone, with words, lists and dicts. It shares no code with
the engine; the tables are copied from the document.
"""

WALL = "".join(
    [
        "AAABBBCCCC",
        "AABBBDDCCC",
        "AEEBDDDDCF",
        "EEEGGDDHFF",
        "EEGGGHHHHF",
        "EEJJJHHHHF",
        "EEJJJJMMMM",
        "KKJJJLLMMM",
        "KKJJLLLMMM",
        "LLLLLLLMMM",
    ]
)
VALUES = dict(zip("AFGKBCDHEJLM", [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], strict=True))
ANKH = ["01", "04", "18", "22", "36", "39", "43", "51", "57", "65", "70", "88", "93"]
COMBO = [None, (0, 1), (0, 0), (0, 1), (1, 1), (0, 2), (2, 1), (0, 3), (3, 1), (0, 4), (5, 1)]
POINTS = {"combo": (6, 4, 2, 0), "area": (5, 3, 1, 0), "miss": (4, 2, 1, 0)}


class NaiveGame:
    def __init__(self, players: int, first: int) -> None:
        self.seats = list(range(players))
        self.deck = {f"{n:02d}" for n in range(100)}
        self.display: set[str] = set()
        self.sheet: set[str] = set()
        self.hand: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.seen: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.track = {name: dict.fromkeys(self.seats, 0) for name in POINTS}
        self.turn = first
        self.placed: list[str] = []  # in this turn
        self.owed: list[str] = []  # why cards are owed, the next one first
        self.waiting = ""  # for a card of the deck: "reveal", "deal" or ""
        self.starting = [(first + n) % players for n in range(players)]
        self.over = False

    # ---- what may be done

    def may_place(self, card: str) -> bool:
        if not self.placed:
            return True
        last = self.placed[-1]
        return not (card[0] > last[0] and card[1] > last[1])

    def choices(self) -> set[str]:
        if self.owed:
            return {f"take {card}" for card in self.display} | (
                {"take deck"} if self.deck else set()
            )
        words = {f"hand {card}" for card in self.hand[self.turn] if self.may_place(card)}
        words |= {f"display {card}" for card in self.display if self.may_place(card)}
        if self.deck:
            words.add("draw")
        if self.placed:
            words.add("stop")
        return words

    # ---- doing it

    def decide(self, word: str) -> None:
        verb, _, card = word.partition(" ")
        if verb == "draw":
            self.waiting = "reveal"
        elif verb == "stop":
            self.bonus()
        elif verb == "take":
            self.take(card)
        else:
            source = self.display if verb == "display" else self.hand[self.turn]
            source.remove(card)
            self.seen[self.turn].discard(card)
            self.place(card)

    def take(self, card: str) -> None:
        if card == "deck":
            self.waiting = "deal"
            return
        self.display.remove(card)
        self.hand[self.turn].add(card)
        self.seen[self.turn].add(card)
        self.paid()

    def chance(self, card: str) -> None:
        """The card that leaves the deck."""
        self.deck.remove(card)
        if self.starting:
            self.hand[self.starting.pop(0)].add(card)
        elif self.waiting == "deal":
            self.waiting = ""
            self.hand[self.turn].add(card)
            self.paid()
        else:
            self.waiting = ""
            if self.may_place(card):
                self.place(card)
            else:
                self.display.add(card)
                self.track["miss"][self.turn] -= 1
                self.next_turn()

    def place(self, card: str) -> None:
        self.sheet.add(card)
        self.placed.append(card)
        letter = self.area_of(card)
        if all(c in self.sheet for c in self.cells(letter)):
            self.track["area"][self.turn] += VALUES[letter]
        if card in ANKH and self.supply():
            self.owed = ["ankh"]
        else:
            self.go_on()

    def area_of(self, card: str) -> str:
        return WALL[int(card)]

    def cells(self, letter: str) -> list[str]:
        return [f"{n:02d}" for n in range(100) if WALL[n] == letter]

    def supply(self) -> bool:
        return bool(self.deck or self.display)

    def go_on(self) -> None:
        hidden = self.hand[self.turn] - self.seen[self.turn]
        if len(self.placed) == 10 or (self.choices() == {"stop"} and not hidden):
            self.bonus()

    def bonus(self) -> None:
        entry = COMBO[len(self.placed)]
        assert entry is not None
        self.track["combo"][self.turn] += entry[0]
        self.owed = ["combo"] * entry[1]
        if not self.owed or not self.supply():
            self.next_turn()

    def paid(self) -> None:
        """One card less is owed."""
        why = self.owed.pop(0)
        if self.owed and self.supply():
            return
        self.owed = []
        if why == "ankh":
            self.go_on()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.placed = []
        self.owed = []
        for _ in self.seats:
            self.turn = (self.turn + 1) % len(self.seats)
            if self.supply() or self.hand[self.turn]:
                return
        self.over = True

    # ---- counting

    def points(self, name: str, seat: int) -> int:
        better = [other for other in self.seats if self.track[name][other] > self.track[name][seat]]
        return POINTS[name][len(better)]

    def scores(self) -> list[int]:
        return [sum(self.points(name, seat) for name in POINTS) for seat in self.seats]

    def winners(self) -> list[int]:
        scores = self.scores()
        ranks = [(scores[seat], sum(self.track[n][seat] for n in POINTS)) for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

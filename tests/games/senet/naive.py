"""Senet once more, as simply as possible: an oracle for the real engine.

Written from docs/rules/senet.md alone, with a list of squares; it shares no code with the engine.
"""

EXIT = {28: 3, 29: 2}


class NaiveGame:
    def __init__(self, first: int, pawns: int = 5) -> None:
        self.path = [""] * 31  # "", "A", "B" by square; 0 is not used
        for square in range(1, 2 * pawns + 1):
            self.path[square] = "AB"[first if square % 2 == 0 else 1 - first]
        self.path[2 * pawns], self.path[2 * pawns + 1] = "", "AB"[first]
        self.turn = "AB"[first]
        self.off = {"A": 0, "B": 0}
        self.pawns = pawns
        self.thrown = 0
        self.throws = 0
        self.over = False

    @property
    def other(self) -> str:
        return "B" if self.turn == "A" else "A"

    def moves(self) -> dict[str, int]:
        """All that may be done with the throw, and where it leads; 31 is off the board."""
        squares = [square for square in range(1, 31) if self.path[square] == self.turn]
        ahead = {f"move {square}": self.ahead(square) for square in squares}
        found = {word: to for word, to in ahead.items() if to}
        if not found:
            back = {f"back {square}": self.behind(square) for square in squares}
            found = {word: to for word, to in back.items() if to}
        return found

    def ahead(self, square: int) -> int:
        if square == 30:
            return 31
        if square in EXIT:
            return 31 if self.thrown == EXIT[square] else 0
        to = square + self.thrown
        if square < 26 < to:
            return 0
        return to if self.is_free_way(square, to) and (to == 31 or self.may_stop(to)) else 0

    def behind(self, square: int) -> int:
        to = square - self.thrown
        if square > 26 or to < 1:
            return 0
        return to if self.is_free_way(to, square) and self.may_stop(to) else 0

    def is_free_way(self, low: int, high: int) -> bool:
        """Is there nowhere a row of three between these squares?"""
        between = "".join(each or "." for each in self.path[low + 1 : high])
        return 3 * self.other not in between

    def may_stop(self, square: int) -> bool:
        if self.path[square] == self.turn:
            return False
        if self.path[square] == "":
            return True
        beside = [self.path[each] for each in (square - 1, square + 1) if 1 <= each <= 30]
        return self.other not in beside

    def throw(self, squares: int) -> None:
        self.thrown = squares
        self.throws += 1
        if not self.moves():
            self.go_on(squares in (1, 4, 5))

    def play(self, word: str) -> None:
        to = self.moves()[word]
        square = int(word.split()[1])
        mover, other = self.turn, self.other
        self.path[square] = ""
        if to == 31:
            self.off[mover] += 1
            if self.off[mover] == self.pawns:
                self.over = True
                return
        elif to == 27:
            self.reborn(mover)
        else:
            was, self.path[to] = self.path[to], mover
            if was and to >= 28:
                self.reborn(other)
            elif was:
                self.path[square] = other
        self.go_on(self.thrown in (1, 4, 5) and to != 27)

    def reborn(self, who: str) -> None:
        free = [square for square in range(1, 16) if self.path[square] == ""]
        self.path[free[-1]] = who

    def go_on(self, again: bool) -> None:
        self.over = self.throws == 1000
        if not again:
            self.turn = self.other

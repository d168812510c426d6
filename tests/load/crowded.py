"""What stands in a database of many finished games: people, and rows of games made from real ones.

A few hundred games are really played, by chance, with a sealed deal. Every table is one of them
with other people, another day and another name, so each could be replayed and verified. Who sits
there is uneven, as everywhere: person 0 has every twentieth game, the others fewer and fewer.
"""

import math
import random
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from saqqara.games import GAMES
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.game import scores
from saqqara.kernel.match import Match
from saqqara.server.glance import glance_text
from saqqara.server.ids import ALPHABET
from saqqara.server.new_tables import NewRow, dumps
from saqqara.server.rows import OVER, live_text, ply_rows, seats_of, sitting
from saqqara.server.wire import SeatInfo
from saqqara.table.clock import new_clock
from saqqara.table.pace import Pace
from saqqara.table.table import Table

FIRST_DAY: Final = 1_640_995_200.0  # of 2022
DAYS: Final = 1700
LAST_DAY: Final = FIRST_DAY + DAYS * 86400
BUSY: Final = 20  # person 0 sits at every such table
LEVELS: Final = ("novice", "scribe", "mason", "architect", "vizier")
NAMES: Final = (
    *("Anna", "Ben", "Chiara", "Dmitri", "Élodie", "Femi", "Greta", "Hassan", "Ingrid", "João"),
    *("花子", "太郎", "さくら", "健太", "美咲", "ひなた", "ユウキ", "蓮", "結衣", "大翔"),
)
FAMILY: Final = (
    *("", " Meyer", " O'Neill", " Silva", " Novák", " of Thebes", " 田中", " 鈴木", " 佐藤"),
)
TITLES: Final = ("", "", "", "Friday night", "金曜の夜", "Rematch!", "ピラミッド部", "Lunch break")
TALK: Final = ("Good game!", "よろしくお願いします", "Oh no.", "ありがとうございました", "Again?")

Rows = dict[str, list[tuple[Any, ...]]]  # by table of the database


@dataclass
class Played:
    """A game that was really played; *people* sat at its first seats and bots at the others."""

    people: int
    row: dict[str, Any]  # of `tables`, with the first people's names
    plies: list[tuple[Any, ...]]  # ply, seat, word
    places: list[int]
    points: list[int]


def play(number: int) -> Played:
    rng = random.Random(f"played {number}")
    spec = GAMES[number % len(GAMES)]
    players = rng.choice(spec.players)
    options = {
        option.id: rng.choice(option.values)
        for option in spec.options
        if option.values and rng.random() < 0.3
    }
    try:
        match = Match(spec, players, options)
    except ValueError:  # these do not go together
        match = Match(spec, players, {})
    people = rng.choice([1, 1, *range(2, players + 1)]) if players > 1 else 1
    secret, salt = rng.randbytes(32), f"word-{number}|other"
    dealer = SealedDealer(secret, salt)
    bots = [rng.choice(LEVELS) for _ in range(players - people)]
    seats = [SeatInfo(f"person-{n}", f"Name {n}", "", "") for n in range(people)]
    seats += [SeatInfo("", "", bot, "") for bot in bots]
    clock = new_clock(Pace(), players, 0.0)
    table = Table(match, dealer, sitting(seats), clock, "scribe")
    table.begin(0.0)
    while not match.state.over():
        match.play(match.seat(), rng.choice(match.game.legal(match.state)))
        match.deal(dealer)
    points = scores(match.game, match.state)
    row = NewRow(
        game=spec.id,
        rules=spec.rules,
        players=players,
        options=match.game.options,
        seats=seats_of(table),
        status=OVER,
        substitute="scribe",
        owner="",
        secret=secret,
        salt=salt,
        ply=table.ply(),
        live=live_text(table, table.ply() - 1),
        glance=glance_text(match, 0.0),
        scores=points,
        winners=table.winners(),
    )
    plies = [(each["ply"], each["seat"], each["word"]) for each in ply_rows("", match, 0, 1, 0.0)]
    return Played(people, row.values(), plies, table.places(), points)


def id_of(kind: str, number: int, length: int) -> str:
    """Of no order, as real ids are, and known again."""
    rng = random.Random(f"{kind}{number}")
    return "".join(rng.choices(ALPHABET, k=length))


def person_id(number: int) -> str:
    return id_of("person", number, 12)


def table_id(number: int) -> str:
    return id_of("table", number, 13)


def person_name(number: int) -> str:
    name = NAMES[number % len(NAMES)] + FAMILY[number // len(NAMES) % len(FAMILY)]
    return name if number % 3 else f"{name} {number}"


@dataclass
class Crowd:
    """People, and how often each has played what."""

    size: int
    ids: list[str] = field(default_factory=list)
    games: dict[tuple[str, int], int] = field(default_factory=dict)  # rated ones

    def __post_init__(self) -> None:
        self.ids = [person_id(number) for number in range(self.size)]

    def rows(self) -> Rows:
        rng = random.Random("people")
        users, tries, lessons, sessions = [], [], [], []
        for number, id in enumerate(self.ids):
            login = f"login{number}" if number % 4 == 0 else None
            at = FIRST_DAY + rng.random() * DAYS * 86400
            name = person_name(number)
            users.append((id, name, login, None, "ja" if number % 2 else "en", "{}", at, None))
            if number % 3 == 0:
                token = f"{number:064x}"
                sessions.append((token, id, "cookie", "", "all", at, LAST_DAY + DAYS * 86400))
            if number % 10 == 0:
                tries += [
                    (id, f"imhotep-{n}", "imhotep", n % 3 > 0, f"2024-01-{n + 1:02}", at)
                    for n in range(20)
                ]
                lessons.append((id, "imhotep", "first", 1, at, at))
        return {"users": users, "sessions": sessions, "puzzle_tries": tries, "lessons": lessons}

    def ratings(self) -> Rows:
        """Not worked out from the games, which were played by chance."""
        rng = random.Random("ratings")
        found = []
        for (game, number), games in self.games.items():
            sigma = 25 / 3 / math.sqrt(1 + games / 6)
            found.append((game, self.ids[number], rng.gauss(25, 5), sigma, games))
        return {"ratings": found}


def people_at(rng: random.Random, number: int, seats: int, size: int) -> list[int]:
    """Different ones; few have played much, and most little."""
    found = [0] if number % BUSY == 0 else []
    while len(found) < min(seats, size - 1):
        one = 1 + int((size - 1) * rng.random() ** 3)
        if one not in found:
            found.append(one)
    rng.shuffle(found)
    return found


def game_rows(number: int, tables: int, played: list[Played], crowd: Crowd, deep: bool) -> Rows:
    """All rows of one table; its plies only if it is *deep*."""
    rng = random.Random(number)
    game = played[rng.randrange(len(played))]
    id = table_id(number)
    at = FIRST_DAY + DAYS * 86400 * (number + rng.random()) / tables
    people = people_at(rng, number, game.people, crowd.size)
    seats = msgspec.json.decode(game.row["seats"], type=list[SeatInfo])
    for seat, person in enumerate(people):
        seats[seat].user, seats[seat].name = crowd.ids[person], person_name(person)
    rated = len(people) > 1 and rng.random() < 0.5
    is_fork = len(people) == 1 and rng.random() < 0.05
    origin = {"fork": table_id(max(0, number - 1)), "ply": 3} if is_fork else {}
    values = game.row | {
        "id": id,
        "name": rng.choice(TITLES),
        "seats": dumps(seats),
        "public": rng.random() < 0.4,
        "rated": rated,
        "owner": crowd.ids[people[0]],
        "origin": dumps(origin),
        "version": len(game.plies),
        "created_at": at - 3600,
        "started_at": at - 3000,
        "updated_at": at,
        "due_at": None,
        "leased_until": 0.0,
    }
    found: Rows = {"tables": [values]}  # type: ignore[list-item]  # by name: see fill.py
    found["results"] = [
        (
            *(id, seat, game.row["game"], who.user or None, who.bot),
            *(game.places[seat], game.points[seat], rated, at),
        )
        for seat, who in enumerate(seats)
    ]
    found["visits"] = [
        (id, crowd.ids[person], seat, len(game.plies), "", at, at)
        for seat, person in enumerate(people)
    ]
    if rated:
        for person in people:
            key = (str(game.row["game"]), person)
            crowd.games[key] = crowd.games.get(key, 0) + 1
    if number % 10 == 0:
        found["chat"] = [
            (number * 2 + n, id, crowd.ids[people[0]], person_name(people[0]), text, at - 60 + n)
            for n, text in enumerate(rng.sample(TALK, 2))
        ]
    if number % 50 == 0:
        found["reviews"] = [
            (id, crowd.ids[people[0]], 1, 3000, "done", 40, 40, "[]", at + 60, None, 0.0)
        ]
    if deep:
        last = len(game.plies) - 1
        found["plies"] = [
            (id, ply, seat, word, at - 60 * (last - ply) / 60, 1 + ply, f"{seat}:{ply}")
            for ply, seat, word in game.plies
        ]
    return found

"""Records: a whole game as words, chance included; positions and events follow from it.

A record is JSON: {format, game, rules, players, options, seats, dealer, plies, digests,
result}. `digests` holds the fingerprint of the position at every 16th ply and at the
last one, so that a replay that goes astray is noticed where it does. `dealer` is there
for a sealed deal (dealer.py): its version, commitment and salt, with its secret once the
game is over.
"""

import json
from typing import Final

from saqqara.kernel.dealer import SEALED_VERSIONS, SealedDealer
from saqqara.kernel.errors import RecordError, SaqqaraError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, action_of, plain
from saqqara.kernel.spec import Spec

FORMAT: Final = 1
DIGEST_EVERY: Final = 16
MAX_PLIES: Final = 100_000  # far above any game; a file that says more is not a record


class Record:
    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, str],
        seats: list[str],
        dealer: dict[str, str],
        plies: list[str],
        digests: dict[int, str],
        scores: list[int],
        winners: list[int],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seats = seats  # names as shown
        self.dealer = dealer  # version, commitment, salt, secret; empty if the deal was not sealed
        self.plies = plies
        self.digests = digests  # after that many plies
        self.scores = scores  # empty while the game is not over
        self.winners = winners

    def to_json(self, bots: list[str] | None = None) -> str:
        """Text with one ply a line, so that records can be read and compared. *bots* says who
        decided at each seat, "" for a person, so that the game can be gone on with."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
        }
        if bots is not None:
            head["bots"] = bots
        lines = [f'"{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in head.items()]
        if self.dealer:
            lines.append(f'"dealer": {json.dumps(self.dealer)}')
        words = ",\n".join([json.dumps(word) for word in self.plies])
        lines.append(f'"plies": [\n{words}\n]')
        digests = {str(ply): digest for ply, digest in self.digests.items()}
        lines.append(f'"digests": {json.dumps(digests)}')
        if self.scores:
            result = {"scores": self.scores, "winners": self.winners}
            lines.append(f'"result": {json.dumps(result)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


# ---- writing


def record_of(match: Match, seats: list[str], dealer: dict[str, str]) -> Record:
    """The record of a match as it stands; *dealer* as in Record."""
    again = Match(match.spec, match.game.players, match.game.options)
    words: list[str] = []
    digests: dict[int, str] = {}
    for ply in match.plies:
        words.append(match.game.word(ply.action))
        again.take(ply.action)
        if len(words) % DIGEST_EVERY == 0 or len(words) == len(match.plies):
            digests[len(words)] = again.digest()
    over = match.state.over()
    return Record(
        match.spec.id,
        match.spec.rules,
        match.game.players,
        match.game.options,
        seats,
        dealer,
        words,
        digests,
        scores(match.game, match.state) if over else [],
        winners(match.game, match.state) if over else [],
    )


# ---- reading: every field is checked, as records come from anywhere


def broken(reason: str) -> RecordError:
    return RecordError(f"this is not a record: {reason}", "error-record", {"reason": reason})


def integer(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise broken(f"{what} must be a whole number")
    return value


def integers(value: object, what: str) -> list[int]:
    if not isinstance(value, list):
        raise broken(f"{what} must be a list")
    return [integer(item, what) for item in value]


def text(value: object, what: str) -> str:
    if not isinstance(value, str) or not is_unicode(value):
        raise broken(f"{what} must be text")
    return value


def is_unicode(value: str) -> bool:
    """JSON can spell halves of characters, which no file or terminal takes."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def texts(value: object, what: str) -> list[str]:
    if not isinstance(value, list) or len(value) > MAX_PLIES:
        raise broken(f"{what} must be a list")
    return [text(item, what) for item in value]


def table(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise broken(f"{what} must be an object")
    return value


def text_table(value: object, what: str) -> dict[str, str]:
    return {key: text(item, what) for key, item in table(value, what).items()}


def unambiguous(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON; of two equal keys readers would keep one or the other."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise broken("a key stands there twice")
    return found


def read_record(source: str) -> Record:
    """Parse a record; RecordError says what is wrong with it."""
    try:
        data = table(json.loads(source, object_pairs_hook=unambiguous), "the file")
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:  # ValueError: also a number of endless digits
        raise broken("it is not complete JSON") from error
    if integer(data.get("format"), "format") != FORMAT:
        raise broken(f"format must be {FORMAT}")
    result = table(data.get("result", {}), "result")
    digests: dict[int, str] = {}
    for key, value in text_table(data.get("digests"), "digests").items():
        if not (key.isascii() and key.isdigit() and len(key) < 7):
            raise broken("digests must be by ply")
        digests[int(key)] = value
    players = integer(data.get("players"), "players")
    seats = texts(data.get("seats"), "seats")
    if len(seats) != players:
        raise broken("seats must name every player")
    return Record(
        text(data.get("game"), "game"),
        integer(data.get("rules"), "rules"),
        players,
        text_table(data.get("options"), "options"),
        seats,
        text_table(data.get("dealer", {}), "dealer"),
        texts(data.get("plies"), "plies"),
        digests,
        integers(result.get("scores", []), "scores"),
        integers(result.get("winners", []), "winners"),
    )


# ---- replaying and verifying


def replay(spec: Spec, record: Record, at: int = -1) -> Match:
    """Play a record again, to the end or up to ply *at*; RecordError where it goes astray."""
    match = first_position(spec, record)
    last = len(record.plies) if at < 0 else at
    if last > len(record.plies):
        raise RecordError(
            f"the record has {len(record.plies)} plies, not {at}",
            "error-record-ply",
            {"ply": at, "plies": len(record.plies)},
        )
    for word in record.plies[:last]:
        replay_ply(match, record, word)
    if last == len(record.plies):
        check_digests(record)
        check_result(match, record)
    return match


def first_position(spec: Spec, record: Record) -> Match:
    """The game as it begins, under the rules that the record was played by."""
    then = spec.under(record.rules)
    if record.game != spec.id or then is None:
        raise RecordError(
            f"the record is of {record.game}, rules {record.rules}; "
            f"this is {spec.id}, rules {spec.rules}",
            "error-record-rules",
            {"game": record.game, "rules": record.rules, "known": spec.rules},
        )
    try:
        return Match(then, record.players, record.options)
    except SaqqaraError as error:
        raise RecordError(str(error), error.code, error.details) from error


def replay_ply(match: Match, record: Record, word: str) -> None:
    ply = match.state.ply
    try:
        match.play(match.seat(), action_of(match.game, word))
    except SaqqaraError as error:
        raise astray(ply, str(error)) from error
    expected = record.digests.get(ply + 1)
    if expected is not None and expected != match.digest():
        raise astray(ply + 1, "the position differs from the recorded one")


def astray(ply: int, reason: str) -> RecordError:
    return RecordError(
        f"the record goes astray at ply {ply}: {reason}",
        "error-record-astray",
        {"ply": ply, "reason": reason},
    )


def check_digests(record: Record) -> None:
    """The last ply has a digest, so that plies cut off or added at the end are noticed."""
    plies = len(record.plies)
    for ply in sorted(record.digests):
        if not 0 < ply <= plies:
            raise astray(plies, f"there is a digest of ply {ply}, but not the ply")
    if plies > 0 and plies not in record.digests:
        raise astray(plies, "the last ply has no digest")


def check_result(match: Match, record: Record) -> None:
    ply = match.state.ply
    if match.state.over() != bool(record.scores):
        raise astray(ply, "a result belongs to a finished game, and only to one")
    if record.scores and (
        record.scores != scores(match.game, match.state)
        or record.winners != winners(match.game, match.state)
    ):
        raise astray(ply, "the recorded result differs")


def deal_version(record: Record) -> int:
    """Of the sealed deal; the first said nothing of it."""
    said = record.dealer.get("version", "1")
    for version in SEALED_VERSIONS:
        if said == str(version):
            return version
    raise broken(f"deals of version {said[:20]} are not known here")


def verify_deal(spec: Spec, record: Record) -> int:
    """Check that every outcome of chance follows from the sealed secret; how many there were."""
    version = deal_version(record)
    try:
        secret = bytes.fromhex(record.dealer["secret"])
        dealer = SealedDealer(secret, record.dealer["salt"], version)
        promised = record.dealer["commitment"]
    except (KeyError, ValueError) as error:
        raise broken("the dealer's commitment, salt and secret must all be there") from error
    if dealer.commitment() != promised:
        raise astray(0, "the secret is not the one that was promised")
    match = first_position(spec, record)
    checked = 0
    for ply, word in enumerate(record.plies):
        if match.seat() == CHANCE and not match.state.over():
            expected = match.game.word(dealer.outcome(match.game, match.state, match.history()))
            if plain(word) != expected:
                raise astray(ply, "this outcome does not follow from the secret")
            checked += 1
        replay_ply(match, record, word)
    return checked

"""What can be decided and what is asked, declared once for each game.

The action table of a game is a list of verbs. A verb names things: `sail` has a ship and a site,
and so as many actions as there are ships times sites, the last noun counting fastest. Of this list
the kernel makes the words of notation and what they mean, the labels of choices, the rules behind
them, and the choices that people would try where they are refused. What depends on the position is
for the game to add.

The actions themselves are literals in the game's `actions.py`, because C wants numbers; they stand
in the table once more, and it does not load unless each verb begins where the one before it ends.
"""

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.event import Args, Message


@mypyc_attr(acyclic=True)
class Noun:
    """A sort of thing that decisions name: for each the word of notation, and what messages are
    told of it."""

    def __init__(self, words: Sequence[str], facts: list[Args]) -> None:
        self.words: list[str] = list(words)
        self.facts = facts
        assert len(self.words) == len(facts)

    def part(self, first: int, size: int) -> "Noun":
        """Some of the things, for a verb that takes no others."""
        return Noun(self.words[first : first + size], self.facts[first : first + size])


def named(arg: str, words: Sequence[str], names: Sequence[str]) -> Noun:
    """Things with names, which are message ids; *arg* is what messages call such a thing."""
    facts: list[Args] = [{arg: name} for name in names]
    return Noun(words, facts)


def counted(arg: str, size: int, first: int = 1) -> Noun:
    """Things that are counted, from 1 unless told."""
    facts: list[Args] = [{arg: number} for number in range(first, first + size)]
    return Noun([str(number) for number in range(first, first + size)], facts)


def seats(size: int, arg: str = "seat") -> Noun:
    """Players: from 1 in notation, from 0 in messages, which show a name."""
    facts: list[Args] = [{arg: seat} for seat in range(size)]
    return Noun([str(seat + 1) for seat in range(size)], facts)


@mypyc_attr(acyclic=True)
class Verb:
    """A block of actions that do one thing: its first action, its word, the nouns it takes, and
    the id of its rule in docs/rules. Its messages are called after its word (`imhotep-label-load`,
    `imhotep-rule-load`) unless told; the rule like the label."""

    def __init__(
        self, start: int, word: str, nouns: list[Noun], cites: str, label: str = "", rule: str = ""
    ) -> None:
        self.start = start
        self.word = word
        self.nouns = nouns
        self.cites = cites
        self.label = label or word.replace(" ", "-")
        self.rule = rule or self.label
        self.size = 1
        for noun in nouns:
            self.size *= len(noun.words)

    def things(self, action: int) -> list[int]:
        """Which thing of each noun this action names."""
        left = action - self.start
        found: list[int] = []
        for noun in reversed(self.nouns):
            found.insert(0, left % len(noun.words))
            left //= len(noun.words)
        return found

    def spelled(self, action: int) -> str:
        parts = [self.word]
        for noun, thing in zip(self.nouns, self.things(action), strict=True):
            parts.append(noun.words[thing])
        return " ".join(parts)

    def args(self, action: int) -> Args:
        found: Args = {}
        for noun, thing in zip(self.nouns, self.things(action), strict=True):
            found.update(noun.facts[thing])
        return found


@mypyc_attr(acyclic=True)
class Ask:
    """What a kind of frame asks: what it is called where questions are listed ("" if it is not),
    the message id of its prompt (in full, as boards listen for it), and the verbs, by their first
    action, that people would try. Where choices mean something else than elsewhere it has a rule
    of its own, and labels for the verbs that are called otherwise there. *light*: the verbs that
    boards carry out at a press (`Voice.is_light`)."""

    def __init__(
        self,
        kind: int,
        word: str,
        prompt: str,
        tries: Sequence[int] = (),
        cites: str = "",
        rule: str = "",
        labels: dict[int, str] | None = None,
        light: Sequence[int] = (),
    ) -> None:
        self.kind = kind
        self.word = word
        self.prompt = prompt
        self.tries = tries
        self.cites = cites
        self.rule = rule
        self.labels: dict[int, str] = {} if labels is None else labels
        self.light = light


@mypyc_attr(acyclic=True)
class Verbs:
    """All verbs of a game in the order of its actions, and all that it asks."""

    def __init__(self, game: str, verbs: list[Verb], asks: list[Ask]) -> None:
        self.game = game
        self.verbs = verbs
        self.of: list[Verb] = []  # by action
        starts: dict[int, Verb] = {}
        for verb in verbs:
            assert verb.start == len(self.of), f"{verb.word} begins at {len(self.of)}"
            starts[verb.start] = verb
            self.of += [verb] * verb.size
        self.words: list[str] = [verb.spelled(action) for action, verb in enumerate(self.of)]
        self.actions: dict[str, int] = {word: at for at, word in enumerate(self.words)}
        assert len(self.actions) == len(self.words), "a word has two meanings"
        self.asks: dict[int, Ask] = {}
        self.listed: list[Ask] = [ask for ask in asks if ask.word != ""]
        self.tries: dict[int, list[int]] = {}  # actions, by kind of frame
        for ask in asks:
            assert ask.kind not in self.asks, f"{ask.prompt} is asked twice"
            self.asks[ask.kind] = ask
            for start in [*ask.labels, *ask.light]:
                assert start in starts, f"{ask.prompt} names no verb by {start}"
            found: list[int] = []
            for start in ask.tries:
                found += range(start, start + starts[start].size)
            self.tries[ask.kind] = found

    def label(self, kind: i64, action: int) -> Message:
        """Of the verb, as it is called where this is asked."""
        verb = self.of[action]
        ask = self.asks.get(kind)
        label = verb.label if ask is None else ask.labels.get(verb.start, verb.label)
        return Message(f"{self.game}-label-{label}", verb.args(action))

    def rule(self, kind: i64, action: int) -> Message:
        """Of what is asked, if that has a rule of its own, or else of the verb."""
        ask = self.asks.get(kind)
        if ask is not None and ask.rule != "":
            return Message(f"{self.game}-rule-{ask.rule}", {"rule": ask.cites})
        verb = self.of[action]
        return Message(f"{self.game}-rule-{verb.rule}", {"rule": verb.cites})

    def is_light(self, kind: i64, action: int) -> bool:
        ask = self.asks.get(kind)
        return ask is not None and self.of[action].start in ask.light

    def prompt(self, kind: i64) -> Message:
        return Message(self.asks[kind].prompt, {})

    def tried(self, kind: i64) -> list[int]:
        """The actions that people would try when this is asked."""
        ask = self.asks.get(kind)
        return [] if ask is None else self.tries[kind]

"""A learner's way through a chapter: their words, what they lead to, and where they leave it.

Nothing is remembered between two calls: a walk begins at a step, and all that was decided since is
played again. Up to that step the first awaited answers are played.
"""

from saqqara.games import game_spec
from saqqara.kernel.errors import IllegalAction, SaqqaraError
from saqqara.kernel.match import Match, action_of
from saqqara.lessons.chapters import ANY, OTHERWISE, Chapter, Step, wrong


class Walk:
    def __init__(self, chapter: Chapter, at: int = 0) -> None:
        """Where a learner who has passed *at* steps stands."""
        self.chapter = chapter
        self.match = Match(game_spec(chapter.game), chapter.players, dict(chapter.options))
        self.step = 0  # the first that is not passed
        self.answer: list[str] = []  # decided so far at the step that awaits something
        self.begun = 0  # the ply at which that answer began
        self.strayed = ""  # which kind words are due: the answer is not one that is awaited
        self.script(chapter.start, "start")
        while self.step < min(at, len(chapter.steps)):
            step = chapter.steps[self.step]
            if step.awaits:
                self.follow(self.first_answer(step))
            else:
                self.step += 1

    def awaiting(self) -> Step | None:
        """The next step that awaits something; those before it are only read."""
        return next((each for each in self.chapter.steps[self.step :] if each.awaits), None)

    def follow(self, words: list[str]) -> None:
        for word in words:
            self.decide(word)

    def decide(self, word: str) -> None:
        """One decision of the learner's, legal or not for the rules to say."""
        step = self.awaiting()
        if step is None or self.strayed:
            raise IllegalAction(
                "nothing is awaited here; go back, or go on", "error-lesson-over", {"word": word}
            )
        game = self.match.game
        action = action_of(game, word)
        self.match.play(self.chapter.seat, action)
        self.answer.append(game.word(action))
        fitting = [each for each in step.awaits if fits(each, self.answer)]
        if any(len(each) == len(self.answer) for each in fitting):
            self.pass_on(step)
        elif not fitting:
            self.strayed = next(
                (kind for begin, kind in step.refuse.items() if self.answer[-1].startswith(begin)),
                OTHERWISE,
            )

    def pass_on(self, step: Step) -> None:
        self.step = self.chapter.steps.index(step) + 1
        self.script(step.then, f"'then' of step {step.id}")

    def script(self, words: tuple[str, ...], what: str) -> None:
        """What others and chance decide."""
        for word in words:
            try:
                self.match.play(self.match.seat(), action_of(self.match.game, word))
            except SaqqaraError as error:
                where = f"{self.chapter.course}/{self.chapter.id}"
                raise wrong(where, f"{what}: '{word}': {error}") from error
        self.answer = []
        self.begun = len(self.match.plies)

    def first_answer(self, step: Step) -> list[str]:
        """The first awaited answer, in words that are legal."""
        return self.answers(step, step.awaits[0])[0]

    def answers(self, step: Step, awaited: tuple[str, ...]) -> list[list[str]]:
        """All that fits an awaited answer here, in words that are legal."""
        game = self.match.game
        found: list[tuple[list[str], Match]] = [([], self.match)]
        for part in awaited:
            longer: list[tuple[list[str], Match]] = []
            for words, match in found:
                if match.seat() != self.chapter.seat:
                    continue
                for action in game.legal(match.state):
                    word = game.word(action)
                    if is_meant(part, word):
                        longer.append(([*words, word], after(match, action)))
            found = longer
        if not found:
            where = f"{self.chapter.course}/{self.chapter.id}"
            legal = [game.word(action) for action in game.legal(self.match.state)]
            raise wrong(
                where, f"step {step.id}: nothing legal fits '{'; '.join(awaited)}'; legal: {legal}"
            )
        return [words for words, _ in found]


def after(match: Match, action: int) -> Match:
    """The match with one decision more; the one that is given stays as it is."""
    again = Match(match.spec, match.game.players, match.game.options)
    for ply in match.plies:
        again.take(ply.action)
    again.take(action)
    return again


def is_meant(awaited: str, word: str) -> bool:
    if awaited.endswith(ANY):
        return word.startswith(awaited.removesuffix(ANY))
    return word == awaited


def fits(awaited: tuple[str, ...], words: list[str]) -> bool:
    """Are these words an awaited answer, or the beginning of it?"""
    if len(words) > len(awaited):
        return False
    return all(is_meant(part, word) for part, word in zip(awaited, words, strict=False))

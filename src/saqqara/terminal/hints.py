"""What the search holds of the choices, in the words that browsers have for it."""

from collections.abc import Sequence
from typing import Final

from saqqara.bots.judge import Grade, Judged, Reason, grade_of, loss, reasons
from saqqara.kernel.event import Message
from saqqara.kernel.game import Game
from saqqara.kernel.state import State
from saqqara.terminal.theme import WIDTH
from saqqara.text import Texts
from saqqara.text.width import wrap

LOSSES: Final[dict[Grade, str]] = {
    "none": "learn-loss-none",
    "little": "learn-loss-little",
    "clear": "learn-loss-clear",
    "much": "learn-loss-much",
}


def hint(
    game: Game, s: State, seat: int, judged: list[Judged], texts: Texts, names: Sequence[str]
) -> list[str]:
    """The best choice with what it leads to, and what the next ones cost."""
    numbers = {action: number for number, action in enumerate(game.legal(s), start=1)}
    lines: list[str] = []
    for choice in judged:
        label = texts.render(game.voice.label(s, choice["action"]), names)
        said = texts.join(sentences(game.id, seat, judged[0], choice, texts, names))
        text = texts.say("learn-hint-line", move=label, said=said)
        begin = f"{numbers[choice['action']]:>3}) "
        lines.extend(wrap(text, WIDTH, begin, " " * 5))
    return lines


def sentences(
    game: str, seat: int, best: Judged, choice: Judged, texts: Texts, names: Sequence[str]
) -> list[str]:
    if choice is best:
        percent = round(best["win_shares"][seat] * 100)
        points = round(best["scores"][seat])
        return [texts.say("learn-hint-best", percent=percent, points=points, game=game)]
    grade = grade_of(best, choice, seat)
    words = texts.say(LOSSES[grade])
    if grade == "none":
        return [texts.say("learn-hint-none", words=words)]
    wins = round(loss(best, choice, seat) * 100)
    cost = texts.say("learn-hint-cost", words=words, wins=texts.say("learn-loss-wins", wins=wins))
    found = reasons(best, choice, seat)
    return [cost, *[reason_words(each, game, seat, texts, names) for each in found]]


def reason_words(reason: Reason, game: str, you: int, texts: Texts, names: Sequence[str]) -> str:
    """As `web/src/learn/reasons.ts` says it to *you*."""
    if reason["kind"] == "ends":
        return texts.say("learn-reason-ends", what=reason["source"])
    if reason["kind"] == "reply":
        label = reason["label"]
        assert label is not None
        move = texts.render(Message(label["id"], label["args"]), names)
        return texts.say("learn-reason-reply", name=names[reason["word_seat"]], move=move)
    points = max(1, round(reason["points"]))
    place = texts.part(Message(reason["source"], {}), "from", names)
    if reason["seat"] == you:
        return texts.say("learn-reason-own", points=points, game=game, **{"from": place})
    name = names[reason["seat"]]
    return texts.say("learn-reason-other", name=name, points=points, game=game, **{"from": place})

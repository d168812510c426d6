"""What a game tells before a choice is taken, in a form that tests can compare."""

from saqqara.kernel.event import Message
from saqqara.kernel.match import Match, action_of


def said(message: Message) -> str:
    """`murals-effect-cards cards=2`."""
    return " ".join([message.id, *[f"{key}={value}" for key, value in message.args.items()]])


def foretold(match: Match, *words: str) -> list[str]:
    """The effects of these decisions as `murals-effect-cards cards=2 gain`, in their order."""
    game = match.game
    found = game.preview(match.state, [action_of(game, word) for word in words])
    return [f"{said(each.message)} {each.tone}" for each in found]


def labelled(match: Match, word: str) -> str:
    """What stands on the button of a choice."""
    return said(match.game.voice.label(match.state, action_of(match.game, word)))

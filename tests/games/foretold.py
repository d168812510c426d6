"""What a game tells before a choice is taken, in a form that tests can compare."""

from saqqara.kernel.match import Match, action_of


def foretold(match: Match, *words: str) -> list[str]:
    """The effects of these decisions as `murals-effect-cards cards=2 gain`, in their order."""
    game = match.game
    found = game.preview(match.state, [action_of(game, word) for word in words])
    out: list[str] = []
    for each in found:
        args = [f"{key}={value}" for key, value in each.message.args.items()]
        out.append(" ".join([each.message.id, *args, each.tone]))
    return out

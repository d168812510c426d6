"""`saqqara replay`: a recorded game at any ply, as any seat saw it."""

from typing import Final

from saqqara.cli.command import Given
from saqqara.cli.files import load_record
from saqqara.cli.output import print_json, print_table, safe_line
from saqqara.cli.values import number
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.edition import edition_name
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match
from saqqara.kernel.record import MAX_PLIES, Record, replay
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import theme_of
from saqqara.text import Texts
from saqqara.text.width import truncate

LONGEST_NAME: Final = 20  # terminal cells


def run(given: Given, texts: Texts) -> int:
    spec, record = load_record(given.words[0])
    at = number(given.option("--at"), "--at", 0, MAX_PLIES, default=-1)
    match = replay(spec, record, at)
    seat = number(given.option("--seat"), "--seat", 1, match.game.players, default=0) - 1
    if "--json" in given.flags:
        print_json(as_data(match, seat))
    else:
        show(match, seat, record, texts)
    return 0


def as_data(match: Match, seat: int) -> dict[str, object]:
    """*seat* counts from 0; SPECTATOR is -1. Nobody is a winner before the end."""
    over = match.state.over()
    return {
        "game": match.spec.id,
        "over": over,
        "ply": match.state.ply,
        "scores": scores(match.game, match.state),
        "winners": winners(match.game, match.state) if over else [],
        "view": match.view(seat),
    }


def show(match: Match, seat: int, record: Record, texts: Texts) -> None:
    names = names_of(record, texts)
    head = texts.say(
        "cli-replay-head",
        name=texts.game_name(match.spec.id),
        ply=match.state.ply,
        plies=len(record.plies),
    )
    print(head)
    if EDITION in match.game.options:
        name = edition_name(match.game.options)
        print(safe_line(texts.say("common-edition-used", name=name or "-")))
    printed = match.game.voice.printed()
    scene = Scene(match.view(seat), names, texts, theme_of("ascii"), printed=printed)
    print("\n".join(BOARDS[match.spec.id].draw(scene)))
    if match.state.over():
        show_result(match, names, texts)


def names_of(record: Record, texts: Texts) -> list[str]:
    """As recorded, made fit to be shown; a seat without a name has its number."""
    names = []
    for seat, recorded in enumerate(record.seats):
        name = truncate(safe_line(recorded.strip()), LONGEST_NAME)
        names.append(name or texts.say("cli-seat-name", number=seat + 1))
    return names


def show_result(match: Match, names: list[str], texts: Texts) -> None:
    print()
    rows = [[names[seat], str(score)] for seat, score in enumerate(scores(match.game, match.state))]
    print_table([texts.say("cli-head-seat"), texts.say("cli-head-points")], rows)
    best = winners(match.game, match.state)
    shown = [texts.say("common-name", name=names[seat]) for seat in best]
    gap = texts.say("common-list-gap")
    print(texts.say("cli-replay-won", names=gap.join(shown), count=len(best)))

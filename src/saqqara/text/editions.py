"""The edition file of a game as its owner gets it: standard figures, notes, ready to edit."""

from typing import Final

from saqqara.kernel.edition import Edition, as_toml
from saqqara.text.texts import Texts
from saqqara.text.width import wrap

WIDTH: Final = 76  # of a comment


def standard_file(game: str, edition: Edition, texts: Texts) -> str:
    head = texts.say("common-edition-head", game=game, name=texts.game_name(game))
    notes = {table: wrap(texts.say(note), WIDTH) for table, note in edition.notes.items()}
    name = texts.say("common-edition-name")
    return as_toml(edition.standard, name, wrap(head, WIDTH), notes)

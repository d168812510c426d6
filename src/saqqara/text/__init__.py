"""Words for people, in their language. The sentences themselves live in locales/.

texts      messages, errors and names of games and options in one language
language   which language to speak
typed      typed moves in the words that a board shows
width      padding, wrapping and cutting by terminal cells, not by characters
"""

from saqqara.text.language import LANGUAGES, pick_language
from saqqara.text.texts import Texts

__all__ = ["LANGUAGES", "Texts", "pick_language"]

"""Cleopatra: what is printed on the pieces, for whoever draws them (`Voice.printed`).

What a piece costs and pays is in the view: an edition may replace it.
"""

from typing import TypedDict

from saqqara.games.cleopatra.tables import CATEGORY_WORD, DICE, MERCHANT_WORTH, PIECES


class CleopatraPrinted(TypedDict):
    dice: int
    merchant_worth: int  # Talents at the end
    pieces: dict[str, int]  # by category


def printed() -> CleopatraPrinted:
    pieces = {word: PIECES[category] for category, word in enumerate(CATEGORY_WORD)}
    return {"dice": DICE, "merchant_worth": MERCHANT_WORTH, "pieces": pieces}

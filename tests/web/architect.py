"""Plays Cleopatra by pressing what the board offers: pieces, cards, stalls, the mosaic in hand."""

import random
from typing import Final

from playwright.sync_api import Locator

from web.visitor import Standing, Visitor

MOST_MOVES: Final = 400
SOMETIMES: Final = 0.3


class Architect:
    """Builds where it can, so that a game ends; the rest is chance."""

    def __init__(self, guest: Visitor, chance: random.Random) -> None:
        self.guest = guest
        self.chance = chance
        self.bids = 0

    def play_on(self, *wanted: str, until: int = 1_000_000) -> Standing:
        """Until the game is over, another of the wanted states or a ply is reached."""
        played = -1
        for _ in range(MOST_MOVES):
            now = self.guest.standing(played, "mine", *(wanted or ("over",)))
            if now.turn != "mine" or now.ply >= until:
                return now
            self.move(self.guest.choices(now.ply))
            played = now.ply
        raise AssertionError("the game does not end")

    def move(self, words: list[str]) -> None:
        verb = words[0].split()[0]
        self.close_opened()
        if verb in {"tens", "ones"}:
            self.bid()
        elif verb in {"turn", "cell"} and self.visible("[data-tool=next]").count():
            self.lay_mosaic()
        elif self.visible(".loose").count():
            self.lay_cards()
        elif self.visible("[data-choose]").count():
            self.discard()
        elif verb != "pay" and not self.confirmable():  # a payment is picked as it is proposed
            self.pick(self.wish(words))
        if verb in {"pay", "build", "stall"} and self.chance.random() < SOMETIMES:
            self.change_payment()
        self.guest.confirm()

    def close_opened(self) -> None:
        """The opened bids lie over a part of the palace until they are put away."""
        opened = self.visible(".opened button")
        if opened.count():
            opened.click()

    # ---- pressing things

    def visible(self, selector: str) -> Locator:
        return self.guest.page.locator(f"{selector} >> visible=true")

    def confirmable(self) -> bool:
        return self.guest.page.locator("[data-confirm]:not([disabled])").count() > 0

    def wish(self, words: list[str]) -> str:
        builds = [word for word in words if word.startswith("build ")]
        if builds and self.chance.random() < 0.8:
            return self.chance.choice(builds)
        return self.chance.choice(words)

    def pick(self, word: str) -> None:
        """On the board, in a tab of a phone, among the places of a piece, or in the bar."""
        self.open_tab(word)
        if not self.visible(f'[data-word="{word}"]').count() and word.startswith("build "):
            self.visible(f"[data-kind={kind_of(word)}]").click()
        if word.startswith("play scribe") and not self.visible(f'[data-word="{word}"]').count():
            self.visible('[data-piece="card scribe"]').first.click()
        there = self.visible(f'[data-word="{word}"]')
        if there.count():
            if there.first.get_attribute("aria-pressed") != "true":  # a row picks its best place
                there.first.click()
        else:
            self.from_the_bar(word)

    def from_the_bar(self, word: str) -> None:
        """What ends a turn or a visit stands in the prompt bar only."""
        assert word in {"done", "pass"}, word
        self.visible("[data-act]").last.click()

    def open_tab(self, word: str) -> None:
        tabs = self.visible("[role=tab][data-panel]")
        panel = {"build": "quarry", "stall": "market"}.get(word.split(maxsplit=1)[0])
        if panel and tabs.count():
            self.visible(f"[role=tab][data-panel={panel}]").click()

    # ---- composed moves

    def change_payment(self) -> None:
        """Another card pays, if anything is to be paid and the rest allows it."""
        held = self.visible('[data-place^=hand-] [data-piece$="1"][aria-pressed]')
        if held.count() and not self.visible('[data-word^="stall "][aria-pressed=true]').count():
            held.nth(self.chance.randrange(held.count())).click()

    def bid(self) -> None:
        """Some steps up; a bid of nothing is made on purpose too."""
        self.bids += 1
        self.visible("[data-least]").click()
        for _ in range(self.chance.randrange(3)):
            self.visible("[data-bid] button").nth(2).click()

    def lay_mosaic(self) -> None:
        for tool in self.chance.choices(["turn", "flip", "next"], k=2):
            found = self.visible(f"[data-tool={tool}]")
            if found.count():
                found.click()
        if not self.confirmable():
            lay = self.visible("[data-tool=lay]")
            if lay.is_disabled():
                self.visible("[data-tool=next]").click()
        if not self.confirmable():
            self.visible("[data-tool=lay]").click()

    def lay_cards(self) -> None:
        """A stall for each of the drawn cards; the last one goes where there is room."""
        self.open_tab("stall")
        while not self.confirmable():
            free = self.visible("[data-word^='stall '][aria-pressed=false]")
            free.nth(self.chance.randrange(free.count())).click()

    def discard(self) -> None:
        while not self.confirmable():
            kept = self.visible("[data-choose][aria-pressed=false]")
            kept.nth(self.chance.randrange(kept.count())).click()


def kind_of(word: str) -> str:
    piece = word.removeprefix("build ")
    if piece[0] == "w":
        return "wall"
    return "mosaic" if piece.startswith("tile") else piece.split()[0]

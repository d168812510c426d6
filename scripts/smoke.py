"""People come to a server with browsers and play a little: `python scripts/smoke.py ADDRESS`.

A desktop in English and a phone in Japanese each open the home page, begin Murals of the Nile
against a bot, and move until the bot has answered three times. No page may write an error or a
warning to its console. Needs Chromium; deploy/try-image.sh asks it of every image.
"""

import random
import sys
import time

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import expect

from services.programs import MissingProgram
from web.browsers import DESK, PHONE, Contexts, running_browser
from web.test_games import begin_at_home
from web.visitor import PATIENCE, visitor

GAME = "murals"
ANSWERS = 3  # of the bot


def play(contexts: Contexts, address: str, language: str, size: tuple[int, int]) -> str:
    began = time.monotonic()
    guest = visitor(contexts, address, language, size, touch=size == PHONE)
    begin_at_home(guest, GAME)
    chance = random.Random(1)
    now = guest.standing()
    for _ in range(ANSWERS):
        if now.turn != "mine":
            break
        guest.move(now.ply, chance)
        now = guest.standing(now.ply)
    guest.close()
    if now.ply < 2 * ANSWERS:
        raise AssertionError(f"{language}: nobody moved beyond ply {now.ply}")
    seconds = time.monotonic() - began
    return f"{language}, {size[0]}x{size[1]}: three moves each, ply {now.ply}, {seconds:.1f} s"


def main(address: str) -> int:
    expect.set_options(timeout=PATIENCE)
    try:
        with running_browser() as contexts:
            for language, size in (("en", DESK), ("ja", PHONE)):
                print(f"smoke: {play(contexts, address, language, size)}", flush=True)
    except (AssertionError, BrowserError, MissingProgram) as error:
        print(f"smoke: failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1].rstrip("/")))

"""`make pictures`: every page in both languages, light and dark, on a phone and on a desk."""

import itertools
import sys
from typing import Final

from services.table_server import TableServer
from web.browsers import DESK, PHONE, ROOT, need_client, running_browser
from web.places import Place, places
from web.played import QUICK_REVIEWS
from web.visitor import visitor

FOLDER: Final = ROOT / "build" / "pictures"
# test_box looks through these; here they are to be looked at.
BOXES: Final = ("imhotep", "cleopatra", "murals", "pharaoh")
TOOLS: Final = ("score", "setup", "draw", "rules")
BESIDE: Final = [
    Place("box", "/box"),
    *[Place(f"box-{box}-{tool}", f"/box/{box}/{tool}") for box in BOXES for tool in TOOLS],
]
SIZES: Final = {"desk": DESK, "phone": PHONE}


def main() -> None:
    need_client()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TableServer("--no-limits", *QUICK_REVIEWS, by_test=True) as server,
        running_browser() as contexts,
    ):
        for language, theme, size in itertools.product(("en", "ja"), ("light", "dark"), SIZES):
            guest = visitor(
                contexts,
                server.url,
                language,
                SIZES[size],
                dark=theme == "dark",
                touch=size == "phone",
            )
            for place in [*places(server, guest, language), *BESIDE]:
                guest.show(place.path)
                file = FOLDER / f"{place.name}-{language}-{theme}-{size}.png"
                if place.is_table:  # its bar belongs to the foot of the screen
                    high = guest.page.evaluate("document.documentElement.scrollHeight")
                    guest.page.set_viewport_size({"width": SIZES[size][0], "height": high})
                guest.page.screenshot(path=file, full_page=not place.is_table)
                guest.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            guest.close()
            sys.stdout.write(f"{FOLDER}: {language}, {theme}, {size}\n")


if __name__ == "__main__":
    main()

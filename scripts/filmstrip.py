"""`make films`: what a person sees move, every 200 ms, as sheets of small pictures; and films.

    PYTHONPATH=tests python scripts/filmstrip.py [FOLDER] [NAME ..]
    PYTHONPATH=tests python scripts/filmstrip.py --play [NAME ..]

For each game the moments at which everybody looks up (tests/web/moments.py), played in a real
browser at the usual speed. Each picture is what was on the screen at its time; one that is like
the one before is left out, and the times say how long it stood. NAME picks scenes: imhotep-round.
With --play one scene of each board becomes a film, an animated WebP for the pages of the games.
"""

import base64
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops, ImageDraw, ImageFont
from playwright.sync_api import CDPSession

from services.table_server import TableServer
from web.browsers import PHONE, ROOT, Contexts, need_client, running_browser
from web.filming import DESK, decide, until_quiet
from web.moments import Moment, picked, table_at
from web.visitor import visitor

FOLDER: Final = ROOT / "docs" / "pictures" / "stage"
EVERY: Final = 0.2  # seconds
BEFORE: Final = 0.2  # the press
CELL: Final = {False: 384, True: 176}  # width of a picture in a sheet, on a desk and on a phone
COLUMNS: Final = {False: 4, True: 9}
MARGIN, LINE = 6, 16
LIKE: Final = 24  # of 255: what hardly differs is the same picture
QUALITY: Final = 44
PLAYED: Final = ROOT / "docs" / "pictures" / "films"
PLAYED_SCENES: Final = {
    "imhotep": "round",
    "dynasty-c": "round",
    "cleopatra": "chain",
    "murals": "turn",
    "pharaoh": "round",
    "senet": "chain",
}
PLAYED_WIDTH: Final = 800
PLAYED_EVERY: Final = 0.125  # seconds
LAST_STANDS: Final = 1500  # milliseconds
LARGEST: Final = 700_000  # bytes
ON_PHONES: Final = ("imhotep-round",)


@dataclass
class Film:
    """What the browser painted, with its own clock."""

    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def roll(self, control: CDPSession, width: int, height: int) -> None:
        def keep(shot: dict[str, Any]) -> None:
            self.frames.append((shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
            control.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

        control.on("Page.screencastFrame", keep)
        wish = {"format": "jpeg", "quality": 85, "maxWidth": width, "maxHeight": height}
        control.send("Page.startScreencast", wish)

    def at(self, moment: float) -> bytes:
        """What stood on the screen then."""
        return max(
            (each for each in self.frames if each[0] <= moment),
            key=lambda each: each[0],
            default=self.frames[0],
        )[1]

    def pictures(
        self, begin: float, end: float, every: float = EVERY
    ) -> Iterator[tuple[float, Image.Image]]:
        """One for each step of time, in seconds since the press."""
        for step in range(int((end - begin + BEFORE) / every) + 1):
            seconds = step * every - BEFORE
            with Image.open(io.BytesIO(self.at(begin + seconds))) as picture:
                yield seconds, picture.convert("RGB")


def differ(one: Image.Image, two: Image.Image) -> bool:
    change = ImageChops.difference(one.convert("L"), two.convert("L"))
    return change.point(lambda level: 255 if level > LIKE else 0).getbbox() is not None


def sheet(pictures: Iterator[tuple[float, Image.Image]], is_phone: bool) -> Image.Image:
    """In rows, each with its times below it."""
    width = CELL[is_phone]
    cells: list[tuple[float, float, Image.Image]] = []
    for seconds, picture in pictures:
        small = picture.resize((width, picture.height * width // picture.width))
        if cells and not differ(cells[-1][2], small):
            cells[-1] = (cells[-1][0], seconds, cells[-1][2])
        else:
            cells.append((seconds, seconds, small))
    columns = COLUMNS[is_phone]
    rows = -(-len(cells) // columns)
    high = cells[0][2].height
    size = (columns * (width + MARGIN) + MARGIN, rows * (high + LINE + MARGIN) + MARGIN)
    whole = Image.new("RGB", size, "#141C24")
    pen = ImageDraw.Draw(whole)
    font = ImageFont.load_default(size=12)
    for number, (first, last, small) in enumerate(cells):
        x = MARGIN + number % columns * (width + MARGIN)
        y = MARGIN + number // columns * (high + LINE + MARGIN)
        whole.paste(small, (x, y))
        times = f"{first:.1f}" if first == last else f"{first:.1f} to {last:.1f}"
        pen.text((x + 2, y + high + 1), f"{times} s", fill="#F3E8D0", font=font)
    return whole


def shoot(
    contexts: Contexts, server: TableServer, name: str, moment: Moment, is_phone: bool
) -> Image.Image:
    film, begin, end = filmed(contexts, server, name, moment, is_phone, 2 * CELL[is_phone])
    return sheet(film.pictures(begin, end), is_phone)


def filmed(
    contexts: Contexts,
    server: TableServer,
    name: str,
    moment: Moment,
    is_phone: bool,
    width: int,
) -> tuple[Film, float, float]:
    """With the time of the press and that of the end."""
    server.tell_test(name)
    size = PHONE if is_phone else DESK
    guest = visitor(contexts, server.url, "en", size, touch=is_phone, moving=True)
    with server.guest("Ann") as client:
        guest.take_over(client)
        table = table_at(client, moment)
    guest.show(f"/table/{table}")
    guest.standing(-1, "mine")
    page = guest.page
    film = Film()
    control = guest.context.new_cdp_session(page)
    film.roll(control, width, 2 * width)
    page.wait_for_timeout(600)
    begin = decide(guest, server, table, moment)
    end = until_quiet(page, begin)
    control.send("Page.stopScreencast")
    guest.close()
    return film, begin, end


def play(wanted: list[str]) -> None:
    """A film of each board, as small as its pages may ask people to fetch."""
    need_client()
    PLAYED.mkdir(parents=True, exist_ok=True)
    scenes = [f"{board}-{scene}" for board, scene in PLAYED_SCENES.items()]
    with TableServer("--no-limits", by_test=True) as server, running_browser() as contexts:
        for name, moment in picked(wanted or scenes):
            if name in scenes:
                film, begin, end = filmed(contexts, server, name, moment, False, PLAYED_WIDTH)
                content = moving(film.pictures(begin, end, PLAYED_EVERY))
                file = PLAYED / f"{name.rpartition('-')[0]}.webp"
                file.write_bytes(content)
                sys.stdout.write(f"{file}: {end - begin:.1f} s, {len(content)} bytes\n")
                sys.stdout.flush()


def moving(pictures: Iterator[tuple[float, Image.Image]]) -> bytes:
    """An animated WebP; what hardly differs from the picture before it only stands longer."""
    frames: list[Image.Image] = []
    times: list[int] = []
    for _, picture in pictures:
        if frames and not differ(frames[-1], picture):
            times[-1] += int(1000 * PLAYED_EVERY)
        else:
            frames.append(picture)
            times.append(int(1000 * PLAYED_EVERY))
    times[-1] = LAST_STANDS
    for quality in range(62, 0, -10):
        made = io.BytesIO()
        frames[0].save(
            made,
            "WEBP",
            save_all=True,
            append_images=frames[1:],
            duration=times,
            loop=0,
            quality=quality,
            method=4,
        )
        if made.tell() <= LARGEST:
            return made.getvalue()
    raise ValueError(f"{len(frames)} pictures do not fit into {LARGEST} bytes")


def main(folder: Path, wanted: list[str]) -> None:
    need_client()
    folder.mkdir(parents=True, exist_ok=True)
    with TableServer("--no-limits", by_test=True) as server, running_browser() as contexts:
        for name, moment in picked(wanted):
            for is_phone in (False, True) if name in ON_PHONES else (False,):
                called = f"{name}-phone" if is_phone else name
                file = folder / f"{called}.webp"
                picture = shoot(contexts, server, called, moment, is_phone)
                picture.save(file, quality=QUALITY, method=6)
                sys.stdout.write(f"{file}: {'; '.join(moment.words)}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2:])
    else:
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])

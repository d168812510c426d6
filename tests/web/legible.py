"""Finds on a board what is too small: texts to read, and on a phone things to press.

What counts is what arrives on the screen: letters in a drawing shrink with it, and a thing that
is small itself may take presses from around it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.clipping import SETTLED
from web.conftest import Visit
from web.positions import Board, Question, Story, imported, story, what_if
from web.visitor import Visitor

LAPTOP: Final = (1280, 720)
LEAST_LETTERS: Final = 12  # pixels
LEAST_TARGET: Final = 44
BOARD: Final = ".room"

# Names for complaints, shared by both searches.
NAME: Final = """(it) => {
    const classes = it.getAttribute("class") ?? "";
    const own = classes.split(" ").filter((each) => each && !each.startsWith("svelte-"));
    const box = it.closest("[data-place], [data-kind]");
    const place = box?.dataset.place ?? box?.dataset.kind;
    return [it.localName, ...own].join(".") + (place ? ` in ${place}` : "");
}"""

SMALL_TEXTS: Final = (
    """([within, least]) => {
    const name = """
    + NAME
    + """;
    const LEFT_OUT = ".visually-hidden, option, script, style, title, desc";
    const SLACK = 0.1; // of a pixel: sizes that are divided end in fractions
    const seen = { opacityProperty: true, visibilityProperty: true };
    // How much larger something is drawn than its style says, with all that it stands in.
    const scales = new Map();
    function scaleOf(it) {
        if (!it || it === document.documentElement) return 1;
        let scale = scales.get(it);
        if (scale !== undefined) return scale;
        if (it instanceof SVGElement && it.getScreenCTM) {
            const { a, b, c, d } = it.getScreenCTM();
            scale = Math.min(Math.hypot(a, b), Math.hypot(c, d));
        } else {
            const style = getComputedStyle(it);
            const { a, b, c, d } = new DOMMatrix(style.transform);
            const grown = style.scale === "none" ? [1] : style.scale.split(" ").map(Number);
            scale = Math.min(Math.hypot(a, b), Math.hypot(c, d)) * Math.min(...grown);
            scale *= scaleOf(it.parentElement);
        }
        scales.set(it, scale);
        return scale;
    }
    const found = [];
    for (const room of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const node = texts.currentNode;
            const it = node.parentElement;
            if (!node.textContent.trim() || it.closest(LEFT_OUT)) continue;
            if (!it.checkVisibility(seen)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (box.width < 1 || box.height < 1) continue;
            const size = parseFloat(getComputedStyle(it).fontSize) * scaleOf(it);
            if (size > least - SLACK) continue;
            const words = node.textContent.trim().slice(0, 30);
            found.push(`"${words}" of ${size.toFixed(1)} px (${name(it)})`);
        }
    }
    return [...new Set(found)];
}"""
)

# A finger has room where the thing answers for so many pixels across and down: measured from a
# point that hits it, whatever lies over it and wherever its own reach ends.
SMALL_TARGETS: Final = (
    """([within, least]) => {
    const name = """
    + NAME
    + """;
    const PRESSED = "button, a[href], summary, select, input, [role=button], [role=radio]";
    const SLACK = 0.5; // of a pixel
    const found = [];
    const hits = (it, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (it.contains(hit) || hit.closest("label")?.control === it);
    };
    function reach(it, x, y, across, down) {
        let far = 0;
        while (far < least && hits(it, x + across * (far + 0.5), y + down * (far + 0.5))) {
            far += 0.5;
        }
        return far;
    }
    function room(it) {
        const box = it.getBoundingClientRect();
        let best = [0, 0];
        for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
            for (const down of [0.5, 0.25, 0.75]) {
                const [x, y] = [box.left + box.width * across, box.top + box.height * down];
                if (!hits(it, x, y)) continue;
                const wide = reach(it, x, y, -1, 0) + reach(it, x, y, 1, 0);
                const high = reach(it, x, y, 0, -1) + reach(it, x, y, 0, 1);
                if (Math.min(wide, high) > Math.min(...best)) best = [wide, high];
                if (Math.min(...best) >= least - SLACK) return best;
            }
        }
        return best;
    }
    const shown = (it) => it.checkVisibility({ visibilityProperty: true })
        && !it.closest("[inert], .visually-hidden")
        && getComputedStyle(it).pointerEvents !== "none";
    const inText = (it) => it.localName === "a" && getComputedStyle(it).display === "inline";
    for (const it of document.querySelectorAll(within)) {
        for (const thing of it.querySelectorAll(PRESSED)) {
            if (!shown(thing) || inText(thing)) continue;
            thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            const [wide, high] = room(thing);
            if (Math.min(wide, high) >= least - SLACK) continue;
            const words = (thing.ariaLabel ?? thing.textContent).trim().slice(0, 40);
            found.push(`"${words}" takes presses on ${wide} x ${high} px (${name(thing)})`);
        }
    }
    scrollTo(0, 0);
    return [...new Set(found)];
}"""
)


def small_texts(guest: Visitor, within: str = BOARD) -> list[str]:
    found: list[str] = guest.page.evaluate(SMALL_TEXTS, [within, LEAST_LETTERS])
    return found


def small_targets(guest: Visitor, within: str = BOARD) -> list[str]:
    found: list[str] = guest.page.evaluate(SMALL_TARGETS, [within, LEAST_TARGET])
    return found


def ordinary_turn(told: Story) -> Question:
    """Late in the game, when much lies on the board, and with most kinds of choices."""
    most = max(len(question.verbs()) for question in told.questions)
    late = [question for question in told.questions if len(question.verbs()) == most]
    return late[len(late) * 3 // 4]


def too_small(visit: Visit, tables: TableServer, board: Board) -> list[str]:
    """On this board, in an ordinary turn, in both languages, on desks and on a phone."""
    told = story(*board)
    desk, phone = visit("en", DESK), visit("en", PHONE, touch=True)
    with tables.guest("Ann") as client:
        path = f"/table/{what_if(client, imported(client, told), ordinary_turn(told))}"
        desk.take_over(client)
        phone.take_over(client)
    found: list[str] = []
    for guest, sizes in ((desk, (LAPTOP, DESK)), (phone, (PHONE,))):
        guest.show(path)
        found += seen(guest, "en", sizes)
        guest.speak("ja")
        guest.stroll(path)
        found += seen(guest, "ja", sizes)
    return found


def seen(guest: Visitor, language: str, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(SETTLED)
        small = small_texts(guest)
        if (width, height) == PHONE:
            small += small_targets(guest)
        yield from (f"{language}, {width}x{height}: {each}" for each in small)

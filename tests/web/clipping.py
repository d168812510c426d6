"""Finds on a page what nobody can read: ids instead of words, and texts that something cuts off."""

from typing import Final

# Every text that is to be seen, with what cuts it: the nearest ancestors that hide what does not
# fit, pictures with their frame among them, and the edge of the page. A box that scrolls cuts
# nothing, and dots at the end of a line are made on purpose: there the box is what must be whole.
# And every item of a list that lies on the next one.
FIND: Final = """(prefixes) => {
    const found = [];
    const rawId = new RegExp(`(?<![\\\\w/.-])(?:${prefixes})(?:-[a-z0-9]+)+(?![\\\\w-])`);
    const broken = /\\{\\s*\\$|\\bundefined\\b|\\bNaN\\b|\\[object /;
    const name = (it) => {
        const classes = typeof it.className === "string" ? it.className : "";
        const own = classes.split(" ").filter((each) => each && !each.startsWith("svelte-"));
        return [it.localName, ...own].join(".");
    };
    const seen = { opacityProperty: true, visibilityProperty: true };
    const readable = (it) => it.checkVisibility(seen);
    const isWord = (text, it) => {
        if (rawId.test(text) || broken.test(text)) {
            found.push(`${name(it)} says "${text.trim().slice(0, 80)}"`);
        }
    };
    const SLACK = 2; // pixels
    // Pictures are cropped on purpose: those that fill a frame of another shape, and the palace
    // while a part of it is looked at closely.
    const LEFT_OUT =
        ".visually-hidden, .skip, option, svg[preserveAspectRatio$=slice], .window svg";
    const isTilted = ({ rotate, transform }) => // its box is larger than itself
        rotate !== "none" || /^matrix\\([^,]+, (?!0,)/.test(transform);
    const hides = (way) => way === "hidden" || way === "clip";
    const scrolls = (way) => way === "auto" || way === "scroll";
    const known = new Map(); // many texts lie in the same boxes
    function edgeOf(box) {
        const style = getComputedStyle(box);
        if (style.clipPath !== "none" || style.position === "fixed") return "all is seen";
        if (style.display === "inline" || box === document.body) return null;
        const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (dots) return { dotted: box.getBoundingClientRect() };
        if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) return null;
        const { overflowX, overflowY } = style;
        if (overflowX === "visible" && overflowY === "visible") return null;
        return { overflowX, overflowY, edge: box.getBoundingClientRect() };
    }
    function cutAt(rect, it, size) {
        let [across, down] = [true, true];
        const tall = Math.max(SLACK, size * 0.3); // a line is higher than its letters
        for (let box = it; box && box !== document.documentElement; box = box.parentElement) {
            let cutting = known.get(box);
            if (cutting === undefined) known.set(box, (cutting = edgeOf(box)));
            if (cutting === "all is seen") return "";
            if (!cutting) continue;
            if (cutting.dotted) {
                rect = cutting.dotted;
                continue;
            }
            const { overflowX, overflowY, edge } = cutting;
            if (across && hides(overflowX)) {
                if (rect.left < edge.left - SLACK) return `${name(box)} cuts its left`;
                if (rect.right > edge.right + SLACK) return `${name(box)} cuts its right`;
            }
            if (across && scrolls(overflowX) && rect.width > edge.width) {
                return `wider than ${name(box)}, in which it scrolls`;
            }
            if (down && hides(overflowY)) {
                if (rect.top < edge.top - tall) return `${name(box)} cuts its top`;
                if (rect.bottom > edge.bottom + tall) return `${name(box)} cuts its bottom`;
            }
            if (scrolls(overflowX)) across = false;
            if (scrolls(overflowY)) down = false;
        }
        if (across && rect.left < -SLACK) return "the page cuts its left";
        if (across && rect.right > innerWidth + SLACK) return "the page cuts its right";
        return "";
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode;
        const it = node.parentElement;
        if (!node.textContent.trim() || !it || /^(script|style)$/.test(it.localName)) continue;
        isWord(node.textContent, it); // also what is folded away
        if (!readable(it) || it.closest(LEFT_OUT)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(getComputedStyle(it).fontSize);
        for (const rect of range.getClientRects()) {
            if (rect.width < 1 || rect.height < 1) continue;
            const cut = cutAt(rect, it, size);
            if (cut) {
                found.push(`"${node.textContent.trim().slice(0, 40)}" in ${name(it)}: ${cut}`);
                break;
            }
        }
    }
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        for (const said of ["aria-label", "title", "placeholder", "alt"]) {
            isWord(it.getAttribute(said) ?? "", it);
        }
    }
    for (const it of document.querySelectorAll("button, [data-place]")) {
        const rect = it.getBoundingClientRect();
        if (!readable(it) || rect.width < 2 || rect.height < 2) continue;
        if (it.closest(".visually-hidden, svg") || isTilted(getComputedStyle(it))) continue;
        const cut = cutAt(rect, it.parentElement, 0);
        if (cut) found.push(`${name(it)} ${it.dataset.place ?? it.ariaLabel ?? ""}: ${cut}`);
    }
    const isHidden = (part, item) => {
        // For readers of the screen alone, or in a list that is folded.
        for (let box = part; box !== item; box = box.parentElement) {
            if (getComputedStyle(box).clipPath !== "none") return true;
        }
        return false;
    };
    for (const it of document.querySelectorAll("li")) {
        const next = it.nextElementSibling;
        if (next?.localName !== "li" || !readable(it) || !readable(next)) continue;
        const beside = next.getBoundingClientRect();
        const own = it.getBoundingClientRect();
        const isFanned = own.right > beside.left + 1 && own.bottom > beside.top + 1;
        if (isFanned) continue; // cards of a hand lie on each other on purpose
        for (const part of it.querySelectorAll("*")) {
            if (part.closest(".visually-hidden, svg") || !readable(part)) continue;
            if (getComputedStyle(part).position === "absolute" || isHidden(part, it)) continue;
            const rect = part.getBoundingClientRect();
            const wide = Math.min(rect.right, beside.right) - Math.max(rect.left, beside.left);
            const high = Math.min(rect.bottom, beside.bottom) - Math.max(rect.top, beside.top);
            if (rect.width < 1 || wide <= 3 || high <= 1) continue; // letters have room beside them
            found.push(`${name(part)} "${part.textContent.trim()}" lies on the next ${name(next)}`);
        }
    }
    return [...new Set(found)];
}"""

# Letters have arrived, and one frame is drawn: what watches sizes has been told.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""

// Where a place that lessons point at is on the page.

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Places that are not of a board. */
const PARTS: Record<string, string> = {
  prompt: ".prompt",
  players: ".players",
};

/** The elements of a place or piece, or of a choice by its word; of what is drawn twice the one that
    is seen. */
export function findLit(root: Element, name: string): Element[] {
  const part = PARTS[name];
  if (part) return [...root.querySelectorAll(part)].filter(isSeen).slice(0, 1);
  const escaped = CSS.escape(name);
  for (const kind of ["place", "piece", "word"]) {
    const found = [...root.querySelectorAll(`[data-${kind}="${escaped}"]`)].filter(isSeen);
    if (found.length) return found.slice(0, 1);
  }
  return [];
}

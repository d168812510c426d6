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

/** The elements of a place or piece; of a place that is drawn twice the one that is seen. */
export function findLit(root: Element, name: string): Element[] {
  const part = PARTS[name];
  if (part) return [...root.querySelectorAll(part)].filter(isSeen).slice(0, 1);
  const escaped = CSS.escape(name);
  const places = [...root.querySelectorAll(`[data-place="${escaped}"]`)].filter(isSeen);
  if (places.length) return places.slice(0, 1);
  return [...root.querySelectorAll(`[data-piece="${escaped}"]`)].filter(isSeen).slice(0, 1);
}

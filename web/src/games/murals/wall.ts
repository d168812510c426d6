// The wall as drawn: a hundred cells, 100 units each way; outlines and colours of the areas.

import type { Card } from "./words";

/** Cards are words of two digits: row and column. */
export const CELLS: readonly Card[] = Array.from(
  { length: 100 },
  (_, card) => String(card).padStart(2, "0") as Card,
);
export const rowOf = (card: string): number => Number(card[0]);
export const columnOf = (card: string): number => Number(card[1]);

export const ROMAN = ["", "I", "II", "III"];

// Dark enough for cream letters; neighbours on the printed sheet differ.
const HUES: Record<string, string> = {
  carnelian: "var(--mu-carnelian)",
  turquoise: "var(--paint-turquoise-lo)",
  lapis: "var(--paint-lapis)",
  malachite: "var(--paint-malachite-lo)",
  amethyst: "var(--paint-amethyst)",
};
const HUE_OF: Record<string, string> = {
  A: "carnelian",
  B: "turquoise",
  C: "lapis",
  D: "carnelian",
  E: "malachite",
  F: "turquoise",
  G: "amethyst",
  H: "malachite",
  J: "lapis",
  K: "carnelian",
  L: "turquoise",
  M: "amethyst",
};
export const hueOf = (letter: string): string => HUES[HUE_OF[letter] ?? "lapis"] ?? "";

/** The part of the painting that a card shows, as the position of a background ten cells wide. */
export function pictureAt(card: string): string {
  return `${(columnOf(card) / 9) * 100}% ${(rowOf(card) / 9) * 100}%`;
}

const INSET = 3.5; // so that the lines of neighbours never lie on each other

/** The edges of an area as one path, with the small steps at inner corners. */
export function outline(cells: readonly string[]): string {
  const inside = new Set(cells);
  const has = (row: number, column: number): boolean =>
    row >= 0 && row < 10 && column >= 0 && column < 10 && inside.has(`${row}${column}`);
  return cells.map((card) => edges(rowOf(card), columnOf(card), has)).join("");
}

type Has = (row: number, column: number) => boolean;

function edges(row: number, column: number, has: Has): string {
  const [x, y, far] = [column * 100, row * 100, 100 - INSET];
  const [up, down] = [has(row - 1, column), has(row + 1, column)];
  const [left, right] = [has(row, column - 1), has(row, column + 1)];
  const x0 = x + (left ? 0 : INSET);
  const x1 = x + (right ? 100 : far);
  const y0 = y + (up ? 0 : INSET);
  const y1 = y + (down ? 100 : far);
  let d = "";
  if (!up) d += `M${x0} ${y + INSET}H${x1}`;
  if (!down) d += `M${x0} ${y + far}H${x1}`;
  if (!left) d += `M${x + INSET} ${y0}V${y1}`;
  if (!right) d += `M${x + far} ${y0}V${y1}`;
  for (const [dr, dc] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    if (has(row + dr, column) && has(row, column + dc) && !has(row + dr, column + dc)) {
      const [cx, cy] = [x + (dc > 0 ? 100 : 0), y + (dr > 0 ? 100 : 0)];
      d += `M${cx - dc * INSET} ${cy}V${cy - dr * INSET}H${cx}`;
    }
  }
  return d;
}

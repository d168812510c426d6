// A mosaic in the hand: turned, turned over and moved about, without knowing where it may lie.

import type { SpotView } from "../../../wire";
import { cellOf, wordOf } from "./project";
import type { Cell } from "./project";

export type Shape = readonly Cell[]; // least row and column are 0; sorted

export function shapeOf(cells: readonly Cell[]): Shape {
  const row = Math.min(...cells.map(([each]) => each));
  const column = Math.min(...cells.map(([, each]) => each));
  return cells
    .map(([r, c]): Cell => [r - row, c - column])
    .sort(([r0, c0], [r1, c1]) => r0 - r1 || c0 - c1);
}
export const turned = (shape: Shape): Shape => shapeOf(shape.map(([r, c]): Cell => [-c, r]));
export const flipped = (shape: Shape): Shape => shapeOf(shape.map(([r, c]): Cell => [r, -c]));

export const extent = (shape: Shape): { rows: number; columns: number } => ({
  rows: Math.max(...shape.map(([r]) => r)) + 1,
  columns: Math.max(...shape.map(([, c]) => c)) + 1,
});

export const keyOf = (cells: readonly Cell[]): string => cells.map(wordOf).sort().join(" ");
export const cellsOf = (spot: SpotView): Cell[] => spot.cells.map(cellOf);
export const shapeOfSpot = (spot: SpotView): Shape => shapeOf(cellsOf(spot));

/** The cell of a tile with the most others of it around: there its god is inlaid. */
export function heart(cells: readonly Cell[]): Cell {
  const mean = (of: (cell: Cell) => number): number =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const row = mean(([r]) => r);
  const column = mean(([, c]) => c);
  const away = ([r, c]: Cell): number => Math.hypot(r - row, c - column);
  return cells.reduce((best, cell) => (away(cell) < away(best) - 0.01 ? cell : best));
}

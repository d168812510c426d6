// The shapes of the places on the picture: to be pressed, to glow, to be pointed at.

import type { CleopatraView } from "../../../wire";
import type { Word } from "../words";
import { P, cellOf, onWall } from "./project";
import type { Frame, Point } from "./project";
import { OBELISKS, PATH, SPHINXES } from "./places";
import type { Place } from "./places";

export type Corner = [number, number];

function upright({ x, y }: Place, half: number, top: number, foot = 0): Corner[] {
  const points: Point[] = [
    [x - half, y, foot],
    [x + half, y, foot],
    [x + half, y, top],
    [x - half, y, top],
  ];
  return points.map(P);
}

function wall(number: number): Corner[] {
  // prettier-ignore
  const corners: [number, number][] = [[0, 0], [3, 0], [3, 1], [0, 1]];
  return corners.map(([along, high]) => P(onWall(number, along, high)));
}
function door(sign: number): Corner[] {
  // prettier-ignore
  const points: [number, number][] = [[0.6, 0], [1.8, 0], [1.8, 1.72], [0.6, 1.72]];
  return points.map(([x, z]) => P([sign * x, -1.75, z]));
}
function area(x0: number, y0: number, x1: number, y1: number, z = 0): Corner[] {
  // prettier-ignore
  return ([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]] as Point[]).map(P);
}

/** The corners of a place, by the key of the piece that stands there; null = not on the picture. */
export function corners(key: string): Corner[] | null {
  const [kind = "", which = ""] = key.split("-");
  const nth = Number(which) - 1;
  if (/^w\d$/.test(kind)) return wall(Number(kind[1]));
  if (kind === "wall") return wall(nth + 1);
  if (kind === "door") return door(which === "left" ? -1 : 1);
  if (kind === "garden" || kind === "mosaic") return area(-4.5, 0, 4.5, 9);
  if (key === "throne-1" || key === "pedestal") return area(-1.16, 6.5, 1.16, 8.4, 0.4);
  if (kind === "throne") return upright({ x: 0, y: 6.98 }, 0.54, 2.1, 0.7);
  if (kind === "sphinx" && SPHINXES[nth]) {
    return upright({ x: SPHINXES[nth].x, y: SPHINXES[nth].y - 0.3 }, 0.68, 1.2);
  }
  if (kind === "obelisk" && OBELISKS[nth]) {
    return upright({ x: OBELISKS[nth].x, y: OBELISKS[nth].y - 0.4 }, 0.5, 2.7);
  }
  const step = kind === "path" ? PATH[Number(which)] : undefined;
  if (step) return area(step.x - 0.36, step.y - 0.24, step.x + 0.36, step.y + 0.24);
  if (kind === "cell" && /^[a-i][1-9]$/.test(which)) {
    const [row, column] = cellOf(which);
    return area(column - 4.5, row, column - 3.5, row + 1);
  }
  return null;
}

/** The piece that a word like `build sphinx` would add, as a key. */
export function keyOfWord(word: Word, view: CleopatraView): string {
  const [verb, piece = "", which = ""] = word.split(" ");
  if (verb === "cell") return `cell-${piece}`;
  if (verb !== "build") return "";
  if (piece === "sphinx") return `sphinx-${view.sphinxes + 1}`;
  if (piece === "obelisk") return `obelisk-${view.obelisks + 1}`;
  if (piece === "throne") return `throne-${view.throne + 1}`;
  if (piece === "door") return `door-${which}`;
  return piece === "tile" ? "" : piece;
}

/** Every piece that stands, as keys. */
export function standing(view: CleopatraView): string[] {
  const upTo = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, nth) => `${kind}-${nth + 1}`);
  return [
    ...view.walls.flatMap((built, nth) => (built ? [`w${nth + 1}`] : [])),
    ...upTo("sphinx", view.sphinxes),
    ...upTo("obelisk", view.obelisks),
    ...upTo("throne", view.throne),
    ...["left", "right"].filter((_, nth) => view.doors[nth]).map((side) => `door-${side}`),
    ...view.mosaics.map(({ tile }) => `tile-${tile}`),
    ...view.camps.flatMap((camp) => camp.sanctuaries.map(({ cell }) => `statue-${cell}`)),
  ];
}

export function boxOf(points: readonly Corner[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
export const polygon = (points: readonly Corner[], { x, y }: Frame): string =>
  `polygon(${points.map(([px, py]) => `${(px - x).toFixed(1)}px ${(py - y).toFixed(1)}px`).join(",")})`;
export const line = (points: readonly Corner[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

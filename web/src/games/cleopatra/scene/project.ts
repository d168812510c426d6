// The camera of the palace. Cell (row, column) has its front left corner at x = column - 4.5, y = row;
// z is up; the plaza lies at y < 0. Everything is drawn in units of this picture, never measured.

import type { Cell as CellWord } from "../words";

export type Point = readonly [x: number, y: number, z?: number];
export type Cell = readonly [row: number, column: number];
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TILT = (42.5 * Math.PI) / 180;
const FAR = 30;
const FOCUS = 2130;
const MIDDLE = { x: 440, y: 400 };
const EYE = { y: 2 - FAR * Math.cos(TILT), z: FAR * Math.sin(TILT) };
const SIN = Math.sin(TILT);
const COS = Math.cos(TILT);

export function P([x, y, z = 0]: Point): [number, number] {
  const dy = y - EYE.y;
  const dz = z - EYE.z;
  const depth = dy * COS - dz * SIN;
  const up = dy * SIN + dz * COS;
  return [MIDDLE.x + (x / depth) * FOCUS, MIDDLE.y - (up / depth) * FOCUS];
}

/** Where a point of the picture lies on the ground. */
export function ground(px: number, py: number): [x: number, y: number] {
  const slope = (MIDDLE.y - py) / FOCUS; // up / depth
  const dy = (EYE.z * (COS + slope * SIN)) / (SIN - slope * COS);
  const y = dy + EYE.y;
  const depth = dy * COS + EYE.z * SIN;
  return [((px - MIDDLE.x) / FOCUS) * depth, y];
}

/** Picture units per unit of length at a point: the scale of what stands there. */
export const unit = ([x, y, z = 0]: Point): number => P([x + 0.5, y, z])[0] - P([x - 0.5, y, z])[0];

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (point: Point): string => P(point).map(n).join(" ");

export function path(points: readonly Point[], close = true): string {
  return `M${points.map(at).join("L")}${close ? "Z" : ""}`;
}
export const floor = (x0: number, y0: number, x1: number, y1: number, z = 0): string =>
  // prettier-ignore
  path([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]]);
/** An upright face that looks to the front. */
export const front = (x0: number, z0: number, x1: number, z1: number, y: number): string =>
  // prettier-ignore
  path([[x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]]);
export const cellPath = ([row, column]: Cell, z = 0): string =>
  floor(column - 4.5, row, column - 3.5, row + 1, z);

/** The matrix that lays a 100 x 100 drawing on the ground; (x, y) = its front left corner. */
export function flat(x: number, y: number, z = 0, size = 1): string {
  const a = P([x, y + size, z]);
  const b = P([x + size, y + size, z]);
  const c = P([x, y, z]);
  const parts = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]].map((each) => each / 100);
  return `matrix(${[...parts, ...a].map((each) => each.toFixed(3)).join(" ")})`;
}

/** The transform of an upright drawing that is 100 wide with its foot at 0, 0. */
export function stand(point: Point, width: number, mirrored = false): string {
  const scale = (unit(point) * width) / 100;
  const [x, y] = P(point);
  return `translate(${n(x)} ${n(y)}) scale(${(mirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
}

// ---- walls: 1 to 3 on the left from the front, 4 to 6 at the back, 7 to 9 on the right

const BACK = 1.6;
const SIDE = 1.2;
const LEAN = 0.95; // side walls lean outwards, so that they show their face and hide no cell

/** A point of a wall: `along` 0..3, `high` 0..1. */
export function onWall(wall: number, along: number, high: number): Point {
  if (wall <= 3) return [-4.62 - high * LEAN, (wall - 1) * 3 + along, high * SIDE];
  if (wall <= 6) return [-4.5 + (wall - 4) * 3 + along, 9.12, high * BACK];
  return [4.62 + high * LEAN, (9 - wall) * 3 + along, high * SIDE];
}
export function wallPart(
  wall: number,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  wider = 0, // at the top
): string {
  return path([
    onWall(wall, u0, v0),
    onWall(wall, u1, v0),
    onWall(wall, u1 + wider, v1),
    onWall(wall, u0 - wider, v1),
  ]);
}

// ---- what is seen

function around(points: readonly Point[], margin: number): Frame {
  const all = points.map(P);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
export const FRONT = -4.85; // edge of the plaza
export const PALACE = around(
  [onWall(1, 0, 1), onWall(9, 0, 1), onWall(4, 0, 1), [-5, FRONT - 0.1], [5, FRONT - 0.1]],
  8,
);
export const GARDEN = around([onWall(4, 0, 0.4), [-4.72, -0.2], [4.72, -0.2]], 4);

// ---- cells

export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
export const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const cellOf = (word: string): Cell => [Number(word[1]) - 1, word.charCodeAt(0) - 97];
export const wordOf = ([row, column]: Cell): CellWord =>
  ("abcdefghi"[column] + String(row + 1)) as CellWord;

/** The line around a set of cells, or as much of it as runs along some of them. */
export function outline(cells: readonly Cell[], z = 0, along = cells): string {
  const all = new Set(cells.map(wordOf));
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < 9 && column < 9 && all.has(wordOf([row, column]));
  return along
    .flatMap(([row, column]) => {
      const x = column - 4.5;
      const sides: [boolean, Point, Point][] = [
        [has(row - 1, column), [x, row, z], [x + 1, row, z]],
        [has(row + 1, column), [x, row + 1, z], [x + 1, row + 1, z]],
        [has(row, column - 1), [x, row, z], [x, row + 1, z]],
        [has(row, column + 1), [x + 1, row, z], [x + 1, row + 1, z]],
      ];
      return sides.filter(([inner]) => !inner).map(([, a, b]) => path([a, b], false));
    })
    .join("");
}

// What lies on the boards of A New Dynasty is worth as it lies, for values shown and previews.
// The server alone decides what is scored.

export const HILL_BASE = 5; // places on the lowest level of the hill; one less on each above
const LEVEL_CAP = 4;

/** Level and place on it, from 0. */
export function hillLevel(place: number): [number, number] {
  let level = 0;
  let nth = place;
  while (nth >= HILL_BASE - level) nth -= HILL_BASE - level++;
  return [level, nth];
}

function hillPlace(level: number, nth: number): number {
  let place = nth;
  for (let below = 0; below < level; below++) place += HILL_BASE - below;
  return place;
}

/** Beside it, and the two it touches below and above. */
export function hillNeighbours(place: number): number[] {
  const [level, nth] = hillLevel(place);
  const near: [number, number][] = [
    [level, nth - 1],
    [level, nth + 1],
    [level - 1, nth],
    [level - 1, nth + 1],
    [level + 1, nth - 1],
    [level + 1, nth],
  ];
  return near
    .filter(([up, at]) => up >= 0 && up < HILL_BASE && at >= 0 && at < HILL_BASE - up)
    .map(([up, at]) => hillPlace(up, at));
}

/** Stones times the levels they touch, four at most. */
export function hillPoints(places: readonly number[]): number {
  const levels = new Set(places.map((place) => hillLevel(place)[0])).size;
  return places.length * Math.min(levels, LEVEL_CAP);
}

// ---- giant obelisk

export const SHAFT_COLUMNS = 3;
export const LEVEL_POINTS = 2;

/** The squares of each kind of tile, as in the edition: column and height. */
// prettier-ignore
export const SHAPES: Record<string, [number, number][]> = {
  I1: [[0, 0]],
  I2: [[0, 0], [1, 0]],
  I3: [[0, 0], [1, 0], [2, 0]],
  L3: [[0, 0], [1, 0], [0, 1]],
  O4: [[0, 0], [1, 0], [0, 1], [1, 1]],
  L4: [[0, 0], [0, 1], [0, 2], [1, 0]],
  J4: [[1, 0], [1, 1], [1, 2], [0, 0]],
  T4: [[0, 0], [1, 0], [2, 0], [1, 1]],
  S4: [[0, 0], [1, 0], [1, 1], [2, 1]],
};

/** Column and level of each square, from the lowest and the number of them in each column. */
export function squaresOf(columns: readonly (readonly number[])[]): [number, number][] {
  return columns.flatMap(([lowest = 0, count = 0], column) =>
    Array.from({ length: count }, (_, nth): [number, number] => [column, lowest + nth]),
  );
}

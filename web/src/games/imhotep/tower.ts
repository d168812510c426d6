// The squares of a giant obelisk's tiles, as they are drawn.

/** Column and level of each square, from the lowest and the number of them in each column. */
export function squaresOf(columns: readonly (readonly number[])[]): [number, number][] {
  return columns.flatMap(([lowest = 0, count = 0], column) =>
    Array.from({ length: count }, (_, nth): [number, number] => [column, lowest + nth]),
  );
}

// Where the pieces of the plaza stand.

export interface Place {
  x: number;
  y: number;
}

export const SPHINXES: readonly Place[] = [0, 1, 2].flatMap((row) =>
  [-1, 1].map((side) => ({ x: side * 2.85, y: -4.25 + row * 1.02 })),
);
export const OBELISKS: readonly Place[] = [-1, 1].map((side) => ({ x: side * 4.3, y: -3.3 }));
/** Cleopatra's spaces: 0 = where she starts. */
export const PATH: readonly Place[] = [-4.48, -3.92, -3.4, -2.9, -2.42, -1.96].map((y) => ({
  x: -0.3,
  y,
}));

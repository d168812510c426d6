// The games that are sold in a box, and so may lie on a table beside this page.

export const BOXES = ["imhotep", "cleopatra", "murals", "pharaoh"] as const;
export type BoxGame = (typeof BOXES)[number];

export const isBox = (game: string): game is BoxGame => (BOXES as readonly string[]).includes(game);

// The six kinds of pieces, as the quarry shows them.

import type { MessageId } from "../../messages";
import type { CleopatraPrinted, CleopatraView, PieceView } from "../../wire";
import type { Tile } from "./words";

export const KINDS = ["wall", "sphinx", "obelisk", "door", "throne", "mosaic"] as const;
export type Kind = (typeof KINDS)[number];
export const DICE = 5;

export const KIND_NAME: Record<Kind, MessageId> = {
  wall: "web-cleopatra-piece-wall",
  sphinx: "web-cleopatra-piece-sphinx",
  obelisk: "web-cleopatra-piece-obelisk",
  door: "web-cleopatra-piece-door",
  throne: "web-cleopatra-piece-throne",
  mosaic: "web-cleopatra-piece-mosaic",
};

/** The kind of a piece, as in `build PIECE`. */
export function kindOf(piece: string): Kind {
  if (/^w\d$/.test(piece)) return "wall";
  const first = piece.split(" ")[0] ?? "";
  return first === "tile" ? "mosaic" : (first as Kind);
}

/** Pieces of a kind that are not built yet. */
export function leftOf(board: CleopatraView, kind: Kind, { pieces }: CleopatraPrinted): number {
  const all = pieces[kind] ?? 0;
  switch (kind) {
    case "wall":
      return board.walls.filter((built) => !built).length;
    case "door":
      return board.doors.filter((built) => !built).length;
    case "sphinx":
      return all - board.sphinxes;
    case "obelisk":
      return all - board.obelisks;
    case "throne":
      return all - board.throne;
    case "mosaic":
      return board.mosaics_left.length;
  }
}

export const piecesOf = (board: CleopatraView, kind: Kind): PieceView[] =>
  board.quarry.filter((each) => kindOf(each.piece) === kind);

/** The twelve shapes as rows of cells. */
export const SHAPES: Record<Tile, string[]> = {
  f: [".##", "##.", ".#."],
  i: ["#####"],
  l: ["#...", "####"],
  n: [".###", "##.."],
  p: ["##", "##", "#."],
  t: ["###", ".#.", ".#."],
  u: ["#.#", "###"],
  v: ["#..", "#..", "###"],
  w: ["#..", "##.", ".##"],
  x: [".#.", "###", ".#."],
  y: [".#..", "####"],
  z: ["##.", ".#.", ".##"],
};
export const tileColour = (tile: Tile): string => `var(--cl-tile-${tile})`;

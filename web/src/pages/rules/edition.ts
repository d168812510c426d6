// What an edition changes in the tables of the rules.

import type { FigureInfo } from "../../wire";
import type { Piece, Rows } from "./outline";

type PlaceOf = (row: number, column: number) => string;
const COMBO = ["steps", "cards"];
const TRACKS = ["combo", "area", "miss"];

// Where the figure of a cell stands in an edition, by the rule that the table belongs to;
// rows and columns are counted from 1, with the headings of rows as column 0.
const PLACES: Record<string, PlaceOf> = {
  "MUR-7.5": (row, column) => `combo.${COMBO[column - 1]}.${row}`,
  "MUR-9.3": (row, column) => `tracks.${TRACKS[row - 1]}.${column}`,
  "DYN-13.5": (row, column) => `obelisk_ranks.${row + 1}.${column}`,
  "DYN-17.4": (row, column) => `prophecies.${row}.${column}`,
};

/** The pieces of a section with the figures of an edition, which are marked as such. */
export function asIn(figures: readonly FigureInfo[], pieces: Piece[]): Piece[] {
  const own = new Map(figures.map(({ place, edition }) => [place, edition]));
  let placeOf: PlaceOf | undefined;
  return pieces.map((piece) => {
    if (piece.kind === "rule") placeOf = PLACES[piece.id];
    return piece.kind === "rows" && placeOf ? replaced(piece, placeOf, own) : piece;
  });
}

function replaced(table: Rows, placeOf: PlaceOf, own: Map<string, number | string>): Rows {
  const marked = new Set<string>();
  const rows = table.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const figure = column ? own.get(placeOf(row + 1, column)) : undefined;
      if (figure === undefined) return cell;
      marked.add(`${row} ${column}`);
      return cell.startsWith("+") && Number(figure) >= 0 ? `+${figure}` : String(figure);
    }),
  );
  return { ...table, rows, marked };
}

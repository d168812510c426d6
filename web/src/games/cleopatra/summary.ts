// What the table frame shows of Cleopatra beside the board.

import type { Round, Sheet } from "../../table/summary";
import type { CleopatraView, TableView } from "../../wire";

const MERCHANT_WORTH = 3; // Talents at the end

/** Talents, which only their owner sees. */
export function points(view: TableView): (number | null)[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => camp.talents);
}

/** Whom the crocodile would eat is nobody's to know before the end. */
export function forecast(view: TableView): Sheet[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => ({
    "web-cleopatra-talents": camp.talents,
    "cleopatra-source-merchants": MERCHANT_WORTH * camp.merchants,
  }));
}

/** The game has no rounds. */
export function round(): Round | null {
  return null;
}

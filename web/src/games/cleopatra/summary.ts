// What the table frame shows of Cleopatra beside the board.

import type { Beside, Round, Sheet, Summary } from "../../table/summary";
import type { CleopatraView, TableView } from "../../wire";

const MERCHANT_WORTH = 3; // Talents at the end

/** Talents, which only their owner sees. */
export function points(view: TableView): (number | null)[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => camp.talents);
}

export function forecast(view: TableView): Sheet[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => ({
    "cleopatra-board-talents": camp.talents,
    "cleopatra-source-merchants": MERCHANT_WORTH * camp.merchants,
  }));
}

/** Whom the crocodile would eat hangs on amulets, of which everybody knows their own. */
export function beside(view: TableView): Beside {
  const { camps } = view.board as unknown as CleopatraView;
  return {
    rows: camps.map((camp) => ({ "cleopatra-forecast-amulets": camp.left })),
    remark: "cleopatra-forecast-crocodile",
  };
}

/** The game has no rounds. */
export function round(): Round | null {
  return null;
}

export default { points, forecast, beside, round } satisfies Summary;

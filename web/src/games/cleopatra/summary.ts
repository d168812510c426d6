// What the table frame shows of Cleopatra beside the board.

import type { Beside, Printed, Round, Sheet, Summary } from "../../table/summary";
import type { CleopatraView, TableView } from "../../wire";

/** Talents, which only their owner sees. */
export function points(view: TableView): (number | null)[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => camp.talents);
}

export function forecast(view: TableView, printed: Printed): Sheet[] {
  const { camps } = view.board as unknown as CleopatraView;
  return camps.map((camp) => ({
    "cleopatra-board-talents": camp.talents,
    "cleopatra-source-merchants": Number(printed["merchant_worth"]) * camp.merchants,
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

// What the table frame shows of Return of the Pharaoh beside the board.

import type { Printed, Round, Sheet, Summary } from "../../table/summary";
import type { PharaohView, TableView } from "../../wire";

const boardOf = (view: TableView): PharaohView => view.board as unknown as PharaohView;

/** What lies open: the flags of crew cards count only at the end. */
export function points(view: TableView): (number | null)[] {
  return boardOf(view).camps.map((camp) => camp.treasure_points + camp.variety_points);
}

export function forecast(view: TableView): Sheet[] | null {
  if (!boardOf(view).round) return null;
  return boardOf(view).camps.map((camp) => ({
    "pharaoh-source-treasure": camp.treasure_points,
    "pharaoh-source-variety": camp.variety_points,
    "pharaoh-source-flags": camp.flag_points,
  }));
}

export function round(view: TableView, printed: Printed): Round | null {
  const now = boardOf(view).round;
  return now > 0 ? { now, of: Number(printed["rounds"]) } : null;
}

export default { points, forecast, round } satisfies Summary;

// What the table frame shows of Return of the Pharaoh beside the board.

import type { Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Text } from "../../wire";
import type { Engine } from "./words";

type View = ViewOf<Engine>;

/** What lies open: the flags of crew cards count only at the end. */
export function points(view: View): (number | null)[] {
  return view.board.camps.map((camp) => camp.treasure_points + camp.variety_points);
}

export function forecast(view: View): Sheet[] | null {
  if (!view.board.round) return null;
  return view.board.camps.map((camp) => ({
    "pharaoh-source-treasure": camp.treasure_points,
    "pharaoh-source-variety": camp.variety_points,
    "pharaoh-source-flags": camp.flag_points,
  }));
}

export function round(view: View, { rounds }: Engine["printed"]): Round | null {
  const now = view.board.round;
  return now > 0 ? { now, of: rounds } : null;
}

export function goal(view: View, { rounds }: Engine["printed"]): Text | null {
  const { round, row } = view.board;
  return round ? { id: "web-pharaoh-goal", args: { round, rounds, lots: row.length } } : null;
}

export default { points, forecast, round, goal } satisfies Summary<Engine>;

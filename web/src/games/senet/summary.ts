// What the table frame shows of Senet beside the board.

import type { Beside, Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Engine } from "./words";

type View = ViewOf<Engine>;

export function points(view: View): (number | null)[] {
  return view.board.sides.map((side) => side.off);
}

export function forecast(view: View): Sheet[] {
  return view.board.sides.map((side) => ({ "senet-source-off": side.off }));
}

/** What decides if the game is stopped. */
export function beside(view: View): Beside {
  const rows = view.board.sides.map((side) => ({ "senet-forecast-way": side.way_left }));
  return { rows, remark: "senet-forecast-remark" };
}

/** The game has no rounds. */
export function round(): Round | null {
  return null;
}

export default { points, forecast, beside, round } satisfies Summary<Engine>;

// What the table frame shows of Murals of the Nile beside the board.

import type { Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Text } from "../../wire";
import type { Engine } from "./words";

type View = ViewOf<Engine>;

/** For the places on the tracks as they are now. */
export function points(view: View): (number | null)[] {
  const { camps } = view.board;
  return camps.map((camp) => camp.combo_points + camp.area_points + camp.miss_points);
}

export function forecast(view: View): Sheet[] {
  const { camps } = view.board;
  return camps.map((camp) => ({
    "murals-source-combo": camp.combo_points,
    "murals-source-area": camp.area_points,
    "murals-source-miss": camp.miss_points,
  }));
}

/** The game has no rounds. */
export function round(): Round | null {
  return null;
}

export function goal(view: View): Text {
  const cells = view.board.areas.reduce((sum, area) => sum + area.open, 0);
  return { id: "web-murals-goal", args: { cells } };
}

const isPictured = (): boolean => true;

export default { points, forecast, round, goal, isPictured } satisfies Summary<Engine>;

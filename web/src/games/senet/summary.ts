// What the table frame shows of Senet beside the board.

import type { Beside, Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Text } from "../../wire";
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

export function goal(view: View, _: Engine["printed"], me: number): Text {
  const [first = 0, second = 0] = view.board.sides.map((side) => view.board.pawns - side.off);
  if (me < 0) {
    const args = { seat: 0, own: first, other_seat: 1, other: second };
    return { id: "web-senet-goal-both", args };
  }
  const [own, other] = me ? [second, first] : [first, second];
  return { id: "web-senet-goal", args: { own, seat: 1 - me, other } };
}

const isPictured = (): boolean => true;

export default { points, forecast, beside, round, goal, isPictured } satisfies Summary<Engine>;

// What the table frame shows of Cleopatra beside the board.

import type { Beside, Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Text } from "../../wire";
import type { Engine } from "./words";

type View = ViewOf<Engine>;

/** Talents, which only their owner sees. */
export function points(view: View): (number | null)[] {
  const { camps } = view.board;
  return camps.map((camp) => camp.talents);
}

export function forecast(view: View, printed: Engine["printed"]): Sheet[] {
  const { camps } = view.board;
  return camps.map((camp) => ({
    "cleopatra-board-talents": camp.talents,
    "cleopatra-source-merchants": printed.merchant_worth * camp.merchants,
  }));
}

/** Whom the crocodile would eat hangs on amulets, of which everybody knows their own. */
export function beside(view: View): Beside {
  const { camps } = view.board;
  return {
    rows: camps.map((camp) => ({ "cleopatra-forecast-amulets": camp.left })),
    remark: "cleopatra-forecast-crocodile",
  };
}

/** The game has no rounds. */
export function round(): Round | null {
  return null;
}

const STEPS = 5; // that Cleopatra walks, one for each kind of piece that is complete

export function goal(view: View): Text {
  return { id: "web-cleopatra-goal", args: { kinds: STEPS - view.board.steps } };
}

/** What ends a turn or a visit. */
const bar = ["done", "pass"] as const;

export default { points, forecast, beside, round, goal, bar } satisfies Summary<Engine>;

// What the table frame shows of Imhotep beside the board.

import { SITES } from "./printed";
import type { Round, Sheet, Summary } from "../../table/summary";
import type { ViewOf } from "../../table/told";
import type { Text } from "../../wire";
import type { Engine } from "./words";

const WRATH = "imhotep-source-wrath";
type View = ViewOf<Engine>;

export function points(view: View): (number | null)[] {
  return view.board.players.map((player) => player.score);
}

/** What was earned and what the end would add; penalties that nobody would have are left out. */
export function forecast(view: View): Sheet[] | null {
  if (!view.board.round) return null;
  const sheets = view.board.players.map(({ points, end_points }) =>
    Object.fromEntries(
      Object.entries(points).map(([source, earned]) => [
        source,
        earned + (end_points[source] ?? 0),
      ]),
    ),
  );
  if (sheets.every((sheet) => !sheet[WRATH])) for (const sheet of sheets) delete sheet[WRATH];
  return sheets;
}

export function round(view: View, { rounds }: Engine["printed"]): Round | null {
  const now = view.board.round;
  return now > 0 ? { now, of: rounds } : null;
}

export function sides(view: View): string {
  return SITES.map((site) => view.board[site].side.toUpperCase()).join("");
}

export function goal(view: View, { rounds }: Engine["printed"]): Text | null {
  const { round, ships } = view.board;
  const left = ships.filter((ship) => !ship.site).length;
  return round ? { id: "web-imhotep-goal", args: { round, rounds, ships: left } } : null;
}

// Cards and sides of A New Dynasty say in words what they do.
const isPictured = (view: View): boolean => !view.board.dynasty;

export default { points, forecast, round, sides, goal, isPictured } satisfies Summary<Engine>;

// What the table frame shows of Imhotep beside the board.

import { SITES } from "./printed";
import type { Printed, Round, Sheet, Summary } from "../../table/summary";
import type { ImhotepView, TableView } from "../../wire";

const WRATH = "imhotep-source-wrath";
const boardOf = (view: TableView): ImhotepView => view.board as unknown as ImhotepView;

export function points(view: TableView): (number | null)[] {
  return boardOf(view).players.map((player) => player.score);
}

/** What was earned and what the end would add; penalties that nobody would have are left out. */
export function forecast(view: TableView): Sheet[] | null {
  if (!boardOf(view).round) return null;
  const sheets = boardOf(view).players.map(({ points, end_points }) =>
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

export function round(view: TableView, printed: Printed): Round | null {
  const now = boardOf(view).round;
  return now > 0 ? { now, of: Number(printed["rounds"]) } : null;
}

export function sides(view: TableView): string {
  const board = boardOf(view);
  return SITES.map((site) => board[site].side.toUpperCase()).join("");
}

export default { points, forecast, round, sides } satisfies Summary;

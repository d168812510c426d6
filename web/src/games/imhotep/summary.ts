// What the table frame shows of Imhotep beside the board.

import type { Round } from "../../table/summary";
import type { ImhotepView, TableView } from "../../wire";

const ROUNDS = 6;
const boardOf = (view: TableView): ImhotepView => view.board as unknown as ImhotepView;

export function points(view: TableView): (number | null)[] {
  return boardOf(view).players.map((player) => player.score);
}

export function round(view: TableView): Round | null {
  const now = boardOf(view).round;
  return now > 0 ? { now, of: ROUNDS } : null;
}

// Where turns and rounds begin in a game that is looked at again. A moment is a number of plies: the
// board after so many decisions.

import type { EventInfo } from "../wire";

/** The moments at which another seat begins to decide, in order. */
export function turnStarts(log: readonly EventInfo[]): number[] {
  const starts: number[] = [];
  let last = -1;
  for (const { ply, seat } of log) {
    if (seat < 0 || seat === last) continue;
    starts.push(ply);
    last = seat;
  }
  return starts;
}

/** The moments after which a round has begun; games without rounds have none. */
export function roundStarts(log: readonly EventInfo[]): number[] {
  const starts = log.filter(
    ({ role, text }) => role === "beat" && text.id.endsWith("-event-round"),
  );
  return starts.map(({ ply }) => ply + 1);
}

/** One turn on, or back; at the ends the start and the end of the game. */
export function turnFrom(
  starts: readonly number[],
  ply: number,
  step: 1 | -1,
  plies: number,
): number {
  if (step > 0) return starts.find((start) => start > ply) ?? plies;
  return starts.filter((start) => start < ply).at(-1) ?? 0;
}

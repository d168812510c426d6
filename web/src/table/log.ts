// The log by turns: what one seat did without another in between stands together.

import type { EventInfo } from "../wire";

export interface Turn {
  key: number; // ply of the first event
  seat: number; // -1: chance alone
  events: EventInfo[];
}

/** Whose turn an event belongs to: chance tells in words whom it serves; -1 = nobody's. */
export function seatOf(event: EventInfo): number {
  const served = event.text.args["seat"];
  return event.seat < 0 && typeof served === "number" ? served : event.seat;
}

/** Whom an event is about, else who decided it; -1 = nobody. */
export function heroOf(event: EventInfo): number {
  const seat = event.text.args["seat"];
  return typeof seat === "number" ? seat : event.seat;
}

/** What one ply told stands together; chance that serves nobody belongs to the turn before. */
export function turnsOf(log: readonly EventInfo[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of log) {
    const last = turns.at(-1);
    const seat = seatOf(event);
    const samePly = last?.events.at(-1)?.ply === event.ply;
    if (last && (samePly || last.seat === seat || seat < 0)) last.events.push(event);
    else turns.push({ key: event.ply, seat, events: [event] });
  }
  return turns;
}

/** Whether a viewer has not decided this; whoever only watches has decided nothing. */
export const isNews = (event: EventInfo, me: number): boolean => me < 0 || event.seat !== me;

/** Where something happened: where the last piece came to lie. */
export function placeOf(event: EventInfo): string | null {
  return event.moves.at(-1)?.[2] ?? null;
}

/** The newest event that passes a test. */
export function lastOf(
  log: readonly EventInfo[],
  test: (event: EventInfo) => boolean,
): EventInfo | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (event && test(event)) return event;
  }
  return undefined;
}

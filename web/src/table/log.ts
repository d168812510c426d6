// The log by turns: what one seat did without another in between stands together.

import type { EventInfo } from "../wire";

export interface Turn {
  key: number; // ply of the first event
  seat: number; // -1: chance alone
  events: EventInfo[];
}

/** Chance belongs to the turn that it follows. */
export function turnsOf(log: readonly EventInfo[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of log) {
    const last = turns.at(-1);
    const same = last && (last.seat === event.seat || event.seat < 0);
    if (same) last.events.push(event);
    else turns.push({ key: event.ply, seat: event.seat, events: [event] });
  }
  return turns;
}

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

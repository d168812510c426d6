// A message of the table as acts: one for each ply that it tells of, over the board as it was then.

import type { EventInfo, Replay, TableState, TableView, Update } from "../wire";
import { seatOf } from "./log";
import { isMoment } from "./pace";
import type { Act } from "./pace";

export interface Step extends Act {
  owner: number; // whose turn it belongs to: chance serves somebody; -1 = nobody's
  update: Update; // what the board shows when it is over
}

const SUMMED: readonly EventInfo["role"][] = ["result", "beat", "final"];

/** Who is asked on a board in between. */
function stateAt(state: TableState, view: TableView): TableState {
  const asked = view.over || view.decider < 0 ? [] : [view.decider];
  return { ...state, asked, sealed: [] };
}

/** The board in between: nobody can do anything on it. */
function between(update: Update, ply: number, view: TableView): Update {
  return {
    ...update,
    ...{ ply, view, state: stateAt(update.state, view) },
    ...{ decision: null, undo: -1, answer: [], events: [], acts: [] },
  };
}

function byPly(events: readonly EventInfo[]): EventInfo[][] {
  const found: EventInfo[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0]?.ply === event.ply) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The last one is the message itself. Where the boards in between were not sent, somebody was away
    for long: it is summed up. */
export function stepsOf(update: Update, events: readonly EventInfo[]): Step[] {
  const plies = byPly(events);
  const views = new Map(update.acts.map((act) => [act.ply, act.view]));
  const isWhole = plies.slice(0, -1).every(([event]) => event && views.has(event.ply + 1));
  if (!isWhole) return [{ update, seat: -1, owner: -1, events, isSummary: true }];
  if (!plies.length) return [{ update, seat: -1, owner: -1, events }];
  return plies.map((told, nth) => {
    const ply = (told[0]?.ply ?? 0) + 1;
    const view = views.get(ply);
    const isLast = nth === plies.length - 1;
    const shown = isLast || !view ? update : between(update, ply, view);
    const [first] = told;
    const whose = first ? { seat: first.seat, owner: seatOf(first) } : { seat: -1, owner: -1 };
    return { update: shown, ...whose, events: told };
  });
}

/** Of much at once, what is told of it. */
export const summed = (events: readonly EventInfo[]): EventInfo[] =>
  events.filter(({ role }) => SUMMED.includes(role));

/** Several acts as one that is only summed up. */
export function together(steps: readonly Step[]): Step | null {
  const last = steps.at(-1);
  if (!last) return null;
  const events = steps.flatMap((step) => step.events);
  return { update: last.update, seat: -1, owner: -1, events, isSummary: true };
}

/** Runs of acts summed up, but for what everybody wants to see. */
export function inShort(steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  let run: Step[] = [];
  const end = (): void => {
    const summary = together(run);
    if (summary) found.push(run.length > 1 ? summary : (run[0] ?? summary));
    run = [];
  };
  for (const step of steps) {
    if (step.isSummary || !isMoment(step)) run.push(step);
    else {
      end();
      found.push(step);
    }
  }
  end();
  return found;
}

/** A position of a replay: nobody is asked, and nothing is going on round the table. */
export function asUpdate({ ply, view, events }: Replay): Update {
  const none = { version: 0, decision: null, undo: -1, answer: [], acts: [] };
  const state = { status: "over", seats: [], asked: [], sealed: [], clock: null, proposal: null };
  return {
    ...{ type: "update", ply, kept: ply, events, view, ...none },
    state: { ...state, rated: false, unrated: false, rematch: "", open_hands: null },
  };
}

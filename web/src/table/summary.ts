// The little that the frame wants to know of a view: points and round, by game.

import { preferences } from "../lib/preferences.svelte";
import type { MessageId } from "../messages";
import type { EventInfo, TableView, Text } from "../wire";
import type { AnyEngine, VerbOf, ViewOf, Wire } from "./told";

export interface Round {
  now: number;
  of: number;
}

/** Points by source; null = not for this viewer to know. */
export type Sheet = Partial<Record<MessageId, number | null>>;

/** What decides besides points, if the game ended now; not added up. */
export interface Beside {
  rows: Sheet[];
  remark: MessageId;
}

/** Points by source and seat, and what decides besides. */
export interface Forecast {
  sheets: Sheet[];
  beside: Beside | null;
}

/** What is printed on boards and cards, as the server says. */
export type Printed = Wire["printed"];

/** What `summary.ts` of a game says. */
export interface Summary<Game extends AnyEngine = Wire> {
  points: (view: ViewOf<Game>) => (number | null)[]; // by seat; null = not public
  // by seat, if the game ended now; null too early
  forecast: (view: ViewOf<Game>, printed: Game["printed"]) => Sheet[] | null;
  beside?: (view: ViewOf<Game>) => Beside;
  round: (view: ViewOf<Game>, printed: Game["printed"]) => Round | null; // null before the first
  goal: (view: ViewOf<Game>, printed: Game["printed"], me: number) => Text | null; // what is left to do
  bar?: readonly VerbOf<Game["word"]>[]; // choices for which the board has nothing to press
  sides?: (view: ViewOf<Game>) => string; // as ABCDA; "" while they are not drawn
  isPictured?: (view: ViewOf<Game>) => boolean; // whether it can be played without reading (signs.ts)
}

const SUMMARIES = import.meta.glob<Summary>("../games/*/summary.ts", {
  eager: true,
  import: "default",
});
const summaryOf = (view: TableView): Summary | undefined =>
  SUMMARIES[`../games/${view.game}/summary.ts`];

export function pointsOf(view: TableView): (number | null)[] {
  if (view.scores) return view.scores;
  return summaryOf(view)?.points(view) ?? Array.from({ length: view.players }, () => null);
}

/** What the game would come to if it ended now; null once it has, or if it cannot be told. */
export function forecastOf(view: TableView, printed: Printed): Forecast | null {
  const summary = summaryOf(view);
  const sheets = view.over ? null : (summary?.forecast(view, printed) ?? null);
  return sheets && { sheets, beside: summary?.beside?.(view) ?? null };
}

export function roundOf(view: TableView, printed: Printed): Round | null {
  return summaryOf(view)?.round(view, printed) ?? null;
}

/** What is left to do in this round or game; null = nothing is, or it has not begun. */
export function goalOf(view: TableView, printed: Printed, me: number): Text | null {
  return view.over ? null : (summaryOf(view)?.goal(view, printed, me) ?? null);
}

/** The verbs of the choices that a board leaves to the prompt bar. */
export function barOf(view: TableView): readonly string[] {
  return summaryOf(view)?.bar ?? [];
}

/** Whether this table is shown in pictures: where it can be, to who wants it. */
export function isPictured(view: TableView | null): boolean {
  return (preferences.pictures && view && summaryOf(view)?.isPictured?.(view)) ?? false;
}

/** The sides of the sites in play, where a game has such. */
export function sidesOf(view: TableView): string {
  return summaryOf(view)?.sides?.(view) ?? "";
}

/** The points while an act is on the stage: those of before it, and what it has told of so far. What
    does not add up to those of after it is counted when all is told. */
export function pointsDuring(
  before: TableView,
  after: TableView,
  act: readonly EventInfo[],
  told: readonly EventInfo[],
): (number | null)[] {
  const had = pointsOf(before);
  return pointsOf(after).map((has, seat) => {
    const base = had[seat];
    if (has === null || base === null || base === undefined) return has;
    if (base + earned(act, seat) !== has) return told.length < act.length ? base : has;
    return base + earned(told, seat);
  });
}

function earned(events: readonly EventInfo[], seat: number): number {
  return events.reduce((sum, { text: { args } }) => {
    const { points } = args;
    return args["seat"] === seat && typeof points === "number" ? sum + points : sum;
  }, 0);
}

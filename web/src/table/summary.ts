// The little that the frame wants to know of a view: points and round, by game.

import * as cleopatra from "../games/cleopatra/summary";
import * as imhotep from "../games/imhotep/summary";
import * as murals from "../games/murals/summary";
import * as pharaoh from "../games/pharaoh/summary";
import type { TableView } from "../wire";

export interface Round {
  now: number;
  of: number;
}

/** Points by source (message ids); null = not for this viewer to know. */
export type Sheet = Record<string, number | null>;

/** What decides besides points, if the game ended now; not added up. */
export interface Beside {
  rows: Sheet[];
  remark: string; // message id
}

/** Points by source and seat, and what decides besides. */
export interface Forecast {
  sheets: Sheet[];
  beside: Beside | null;
}

interface Summary {
  points: (view: TableView) => (number | null)[]; // by seat; null = not public
  forecast: (view: TableView) => Sheet[] | null; // by seat, if the game ended now; null too early
  beside?: (view: TableView) => Beside;
  round: (view: TableView) => Round | null; // null before the first
  sides?: (view: TableView) => string; // as ABCDA; "" while they are not drawn
}

const SUMMARIES: Record<string, Summary> = { cleopatra, imhotep, murals, pharaoh };

export function pointsOf(view: TableView): (number | null)[] {
  if (view.scores) return view.scores;
  return SUMMARIES[view.game]?.points(view) ?? Array.from({ length: view.players }, () => null);
}

/** What the game would come to if it ended now; null once it has, or if it cannot be told. */
export function forecastOf(view: TableView): Forecast | null {
  const summary = SUMMARIES[view.game];
  const sheets = view.over ? null : (summary?.forecast(view) ?? null);
  return sheets && { sheets, beside: summary?.beside?.(view) ?? null };
}

export function roundOf(view: TableView): Round | null {
  return SUMMARIES[view.game]?.round(view) ?? null;
}

/** The sides of the sites in play, where a game has such. */
export function sidesOf(view: TableView): string {
  return SUMMARIES[view.game]?.sides?.(view) ?? "";
}

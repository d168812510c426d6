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

interface Summary {
  points: (view: TableView) => (number | null)[]; // by seat; null = not public
  forecast: (view: TableView) => Sheet[] | null; // by seat, if the game ended now; null too early
  round: (view: TableView) => Round | null; // null before the first
}

const SUMMARIES: Record<string, Summary> = { cleopatra, imhotep, murals, pharaoh };

export function pointsOf(view: TableView): (number | null)[] {
  if (view.scores) return view.scores;
  return SUMMARIES[view.game]?.points(view) ?? Array.from({ length: view.players }, () => null);
}

/** Points by source and seat if the game ended now; null once it has, or if it cannot be told. */
export function forecastOf(view: TableView): Sheet[] | null {
  if (view.over) return null;
  return SUMMARIES[view.game]?.forecast(view) ?? null;
}

export function roundOf(view: TableView): Round | null {
  return SUMMARIES[view.game]?.round(view) ?? null;
}

// The score pad of Murals of the Nile: where the three cubes of each player stand.

import type { Line, Reckoned } from "./pad";

export const TRACKS = ["combo", "area", "miss"] as const;
export type Track = (typeof TRACKS)[number];
const SOURCE = {
  combo: "murals-source-combo",
  area: "murals-source-area",
  miss: "murals-source-miss",
} as const;

export interface MuralsFigures {
  tracks: Record<Track, number[]>; // points for the 1st, 2nd and 3rd place
}

/** Steps on the tracks; misses go down from 0. */
export type MuralsSeat = Record<Track, number>;

export interface MuralsEntry {
  seats: MuralsSeat[];
}

/** Whoever stands further along has the better place; all who share one get its points. */
function lineOf(
  track: Track,
  seat: MuralsSeat,
  seats: readonly MuralsSeat[],
  { tracks }: MuralsFigures,
): Line {
  const better = seats.filter((other) => other[track] > seat[track]).length;
  const points = tracks[track][better] ?? 0;
  return {
    source: SOURCE[track],
    points,
    why: { id: "web-box-why-track", args: { place: better + 1 } },
  };
}

export function reckonMurals(figures: MuralsFigures, { seats }: MuralsEntry): Reckoned[] {
  return seats.map((seat) => {
    const lines = TRACKS.map((track) => lineOf(track, seat, seats, figures));
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const steps = TRACKS.reduce((sum, track) => sum + seat[track], 0);
    return { lines, total, rank: [total, steps], isOut: false };
  });
}

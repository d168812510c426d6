// Who sits at which side of a board that lies flat on the table, and how it turns to them.

import type { Box } from "../table/flights";

export type Turn = 0 | 90 | 180 | 270; // degrees, clockwise: towards the bottom, left, top, right

export interface Place {
  flat: boolean; // on the table, with people around it; else standing, all look from one side
  turns: Turn[]; // by seat
}

// One after the other around the table; two and three sit as people do.
const AROUND: Record<number, Turn[]> = {
  1: [0],
  2: [0, 180],
  3: [0, 90, 270],
  4: [0, 90, 180, 270],
  5: [0, 0, 90, 180, 270],
};
const KEY = "saqqara-board";

export const usualTurns = (players: number): Turn[] =>
  AROUND[players] ?? Array.from({ length: players }, (): Turn => 0);

export function placeOf(players: number): Place {
  const usual = { flat: false, turns: usualTurns(players) };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Place> | null;
    const flat = kept?.flat === true;
    const turns = kept?.turns?.length === players ? kept.turns : usual.turns;
    return { flat, turns };
  } catch {
    return usual; // storage that is shut, or not ours
  }
}

export function keepPlace(place: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // It holds until the page is left.
  }
}

/** Where the board turns next: to the one person who is up; else it stays as it is. */
export function turnFor(place: Place, people: readonly number[], before: Turn): Turn {
  const [only, ...others] = people;
  if (!place.flat) return 0;
  if (only === undefined || others.length) return before;
  return place.turns[only] ?? before;
}

/** Lying across, the board still has to fit: it keeps its shape and gets smaller. */
export const scaleFor = (turn: Turn, width: number, height: number): number =>
  turn % 180 ? Math.min(width / height, height / width) : 1;

/** On a board that is turned to somebody: as if it were not. `turn` is clockwise, in degrees. */
export function turnedBack(root: Box, box: Box, turn: number, scale: number): Box {
  const dx = (box.x + box.width / 2 - root.x - root.width / 2) / scale;
  const dy = (box.y + box.height / 2 - root.y - root.height / 2) / scale;
  const [cos, sin] = [[1, 0, -1, 0][turn / 90] ?? 1, [0, 1, 0, -1][turn / 90] ?? 0];
  const sized = ({ width, height }: Box): [number, number] =>
    sin ? [height / scale, width / scale] : [width / scale, height / scale];
  const [width, height] = sized(box);
  const [wide, high] = sized(root);
  const x = dx * cos + dy * sin + wide / 2 - width / 2;
  const y = dy * cos - dx * sin + high / 2 - height / 2;
  return { x, y, width, height };
}

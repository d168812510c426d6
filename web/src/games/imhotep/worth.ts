// What groups and rankings are worth as they lie: for the values shown on the boards and for the
// preview of a ship. The server alone decides what is scored.

import { ROWS, SET_MORE, SET_POINTS } from "./printed";

export function setPoints(size: number): number {
  return SET_POINTS[size] ?? (SET_POINTS[5] ?? 0) + SET_MORE * (size - 5);
}

export interface Group {
  seat: number;
  places: number[];
  points: number;
}

/** Touching stones of one owner; places count down each column of three, then to the right. */
export function groupsOf(stones: readonly number[]): Group[] {
  const seen = new Set<number>();
  const groups: Group[] = [];
  stones.forEach((seat, start) => {
    if (seen.has(start)) return;
    seen.add(start);
    const places = [start];
    for (const place of places) {
      for (const beside of neighbours(place)) {
        if (stones[beside] === seat && !seen.has(beside)) {
          seen.add(beside);
          places.push(beside);
        }
      }
    }
    groups.push({ seat, places, points: setPoints(places.length) });
  });
  return groups;
}

function neighbours(place: number): number[] {
  const row = place % ROWS;
  const near = [place - ROWS, place + ROWS];
  if (row > 0) near.push(place - 1);
  if (row < ROWS - 1) near.push(place + 1);
  return near;
}

/** Points by rank; those who are level share the prizes of their ranks, rounded down. */
export function rankPoints(counts: readonly number[], prizes: readonly number[]): number[] {
  return counts.map((count) => {
    if (count === 0) return 0;
    const better = counts.filter((other) => other > count).length;
    const level = counts.filter((other) => other === count).length;
    let shared = 0;
    for (let rank = better; rank < better + level; rank++) shared += prizes[rank] ?? 0;
    return Math.floor(shared / level);
  });
}

export function countBySeat(stones: readonly number[], players: number): number[] {
  const counts = new Array<number>(players).fill(0);
  for (const seat of stones) if (seat >= 0) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}

export function rowOf(stones: readonly number[], row: number): number[] {
  return stones.filter((_, place) => place % ROWS === row);
}

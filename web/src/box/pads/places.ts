// Who has won, of what a pad reckoned.

import type { Reckoned } from "./pad";

function compare(one: Reckoned, other: Reckoned): number {
  if (one.isOut !== other.isOut) return one.isOut ? 1 : -1;
  for (const [at, mine] of one.rank.entries()) {
    const theirs = other.rank[at] ?? 0;
    if (mine !== theirs) return theirs - mine;
  }
  return 0;
}

/** The place of each player, from 1; who is tied in everything shares it. */
export function placesOf(reckoned: readonly Reckoned[]): number[] {
  return reckoned.map((each) => 1 + reckoned.filter((other) => compare(other, each) < 0).length);
}

/** Did a tie-break decide between the first two? */
export function isTieBroken(reckoned: readonly Reckoned[]): boolean {
  const [first, second] = [...reckoned].sort(compare);
  if (!first || !second || second.isOut) return false;
  return first.total === second.total && compare(first, second) !== 0;
}

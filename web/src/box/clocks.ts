// Clocks of players at a table, as pure steps: whose runs, and how long everybody has thought.

export interface Clocks {
  spent: number[]; // milliseconds, of each player, up to `since`
  running: number; // whose clock runs, -1 = nobody's yet
  since: number; // when that was last added up; 0 = all stand still
}

export const stopped = (players: number): Clocks => ({
  spent: Array.from({ length: players }, () => 0),
  running: -1,
  since: 0,
});

/** What a player has used by now. */
export function spentBy({ spent, running, since }: Clocks, player: number, now: number): number {
  const before = spent[player] ?? 0;
  return running === player && since ? before + Math.max(0, now - since) : before;
}

/** All that has passed goes to whoever it belongs to. */
const settled = (clocks: Clocks, now: number): Clocks => ({
  ...clocks,
  spent: clocks.spent.map((_, player) => spentBy(clocks, player, now)),
});

/** A press on one's own field: the first one begins, later it hands on to the next player; and
    whoever presses out of turn takes the turn, for games that do not go round in order. */
export function pressed(clocks: Clocks, player: number, now: number): Clocks {
  if (clocks.running >= 0 && !clocks.since) return { ...clocks, since: now }; // goes on
  const isMine = clocks.running === player;
  const next = isMine ? (player + 1) % clocks.spent.length : player;
  return { ...settled(clocks, now), running: next, since: now };
}

export function paused(clocks: Clocks, now: number): Clocks {
  return clocks.since ? { ...settled(clocks, now), since: 0 } : { ...clocks, since: now };
}

export function inMinutes(spent: number): string {
  const seconds = Math.floor(spent / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

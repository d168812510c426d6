// How many games of each kind somebody has played in this browser: the first ones go more slowly.

const KEY = "saqqara-games";
const FIRST = 2; // games
const KEPT = 3; // of each kind

/** Tables by game, so many as matter. */
function load(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Whether no game was ever played in this browser. */
export const isNew = (): boolean => !Object.keys(load()).length;

/** Whether this table is among the first ones of its game; it counts from now on. */
export const isAmongFirst = (game: string, table: string): boolean =>
  gameNumber(game, table) < FIRST;

/** How many games of its kind came before this one, so far as that matters; it counts from now on. */
export function gameNumber(game: string, table: string): number {
  const kept = load();
  const known = kept[game] ?? [];
  if (known.includes(table)) return known.indexOf(table);
  if (known.length >= KEPT) return KEPT;
  kept[game] = [...known, table];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return known.length; // a browser that keeps nothing
  }
  return known.length;
}

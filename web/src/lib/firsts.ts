// How many games of each kind somebody has played in this browser: the first ones go more slowly.

const KEY = "saqqara-games";
const FIRST = 2; // games

/** Tables by game, so many as matter. */
function load(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Whether this table is among the first ones of its game; it counts from now on. */
export function isAmongFirst(game: string, table: string): boolean {
  const kept = load();
  const known = kept[game] ?? [];
  if (known.includes(table)) return known.indexOf(table) < FIRST;
  if (known.length > FIRST) return false;
  kept[game] = [...known, table];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return known.length < FIRST; // a browser that keeps nothing
  }
  return known.length < FIRST;
}

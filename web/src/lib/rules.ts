// Addresses of rules. Those opened at a table name it, so that they tell what holds there.

import { getContext, setContext } from "svelte";

const KEY = Symbol("rules");

/** For the rules as one table plays them; sides that were drawn are known only there. */
export function rulesQuery(table: string, sides = ""): string {
  return `?${new URLSearchParams(sides ? { table, sides } : { table }).toString()}`;
}

/** Called while a component is set up: all rules that are opened within it are of that table. */
export const rulesAreOf = (given: () => string): (() => string) => setContext(KEY, given);

/** Called while a component is set up: the way from a game and a rule or section to an address. */
export function rulesAddress(): (game: string, place?: string) => string {
  const given = getContext<(() => string) | undefined>(KEY);
  return (game, place) => `/rules/${game}${given?.() ?? ""}${place ? `#${place}` : ""}`;
}

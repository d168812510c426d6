// The recap in the words of its game and of this viewer.

import { say, sayAny, tell } from "../lib/texts.svelte";
import type { Line, NewsOf } from "./recap";

const NEWS = import.meta.glob<NewsOf>("../games/*/news.ts", { eager: true, import: "default" });

/** What a game tells in other words than its log. */
export const newsOf = (game: string): NewsOf => NEWS[`../games/${game}/news.ts`] ?? {};

/** "wood ×2, marble and stone" */
function listed(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const things = [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word));
  const last = things.at(-1) ?? "";
  if (things.length < 2) return last;
  return things.slice(0, -1).join(say("common-list-gap")) + say("common-list-last-gap") + last;
}

export function tellLine(line: Line, names: readonly string[]): string {
  const args = { ...line.text.args };
  for (const [name, things] of Object.entries(line.lists)) {
    const words = things.map((parts) =>
      parts.map((part) => (typeof part === "number" ? String(part) : sayAny(part))).join(""),
    );
    args[name] = listed(words);
  }
  if (line.tally) {
    const scores = [...line.tally].map(
      ([seat, points]) => `${say("common-name", { name: names[seat] ?? "?" })} +${points}`,
    );
    args["scores"] = listed(scores);
  }
  return tell({ ...line.text, args }, names);
}

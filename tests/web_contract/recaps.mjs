// Reads games as [{ game, me, log, turns }] and tells what the client would: for each turn, which
// begins after so many events of the log, the events of each line by their numbers, and its weight.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const [sources] = process.argv.slice(2);
const { lastTurnOf, recapOf } = await import(join(sources, "table", "recap.ts"));

const told = [];
for (const { game, me, log, turns } of JSON.parse(readFileSync(0, "utf-8"))) {
  const { default: news } = await import(join(sources, "games", game, "news.ts"));
  const numbers = new Map(log.map((event, at) => [event, at]));
  told.push(
    turns.map((end) => {
      const known = log.slice(0, end);
      const { lines, more } = recapOf(known, lastTurnOf(known, me, news), me, news);
      const shown = lines.map(({ events, weight, place }) => ({
        events: events.map((event) => numbers.get(event)),
        weight,
        place,
      }));
      return { lines: shown, more };
    }),
  );
}
process.stdout.write(JSON.stringify(told));

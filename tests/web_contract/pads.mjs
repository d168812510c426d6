// Reckons tables with the score pads of the browser client. Reads lines { game, entry } and writes,
// in the same order, { points, lines, places }; `corrected` are figures that the entry brings itself.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { reckonCleopatra } from "../../web/src/box/pads/cleopatra.ts";
import { reckonImhotep } from "../../web/src/box/pads/imhotep.ts";
import { reckonMurals } from "../../web/src/box/pads/murals.ts";
import { reckonPharaoh } from "../../web/src/box/pads/pharaoh.ts";
import { placesOf } from "../../web/src/box/pads/places.ts";

const figures = JSON.parse(
  readFileSync(new URL("../../web/src/box/figures.json", import.meta.url), "utf8"),
);
const RECKON = {
  imhotep: reckonImhotep,
  cleopatra: reckonCleopatra,
  murals: reckonMurals,
  pharaoh: reckonPharaoh,
};

for await (const line of createInterface({ input: process.stdin })) {
  const { game, entry, corrected } = JSON.parse(line);
  const reckoned = RECKON[game]({ ...figures[game], ...corrected }, entry);
  const found = {
    points: reckoned.map(({ total }) => total),
    lines: reckoned.map(({ lines }) =>
      Object.fromEntries(lines.map(({ source, points }) => [source, points])),
    ),
    places: placesOf(reckoned),
  };
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

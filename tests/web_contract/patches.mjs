// Reads games as [{ first, patches }], updates as the server sends them, and tells the updates that
// the client makes of them; null where a patch does not fit.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const [sources] = process.argv.slice(2);
const { patched } = await import(join(sources, "lib", "patches.ts"));

const told = JSON.parse(readFileSync(0, "utf-8")).map(({ first, patches }) => {
  let update = first;
  return patches.map((patch) => {
    const next = patched(update, patch);
    update = next ?? update;
    return next;
  });
});
process.stdout.write(JSON.stringify(told));

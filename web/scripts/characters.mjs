// Which characters a font can draw, and which of the catalogues none of ours can:
// `node scripts/characters.mjs` looks at the fonts as they were built.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";

const root = new URL("..", import.meta.url).pathname;
export const locales = join(root, "../src/saqqara/locales");
export const built = join(root, "src/styles/fonts");

export function catalogueText(language) {
  const folder = join(locales, language);
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("");
}

/** As fonts.css puts them together: Latin letters by one font, Japanese by the other. */
const STACKS = [
  ["inter-latin-400", "noto-sans-jp-japanese-400"],
  ["inter-latin-600", "noto-sans-jp-japanese-600"],
  ["marcellus-latin-400", "shippori-mincho-japanese-600"],
];

/** The code points of a font's character map. */
async function pointsOf(name, text) {
  const font = readFileSync(join(built, `${name}.woff2`));
  const plain = await subsetFont(font, text, { targetFormat: "truetype" });
  const points = new Set();
  const map = tableAt(plain, "cmap");
  for (let nth = 0; nth < plain.readUInt16BE(map + 2); nth += 1) {
    const part = map + plain.readUInt32BE(map + 4 + 8 * nth + 4);
    const format = plain.readUInt16BE(part);
    if (format === 4) addSegments(plain, part, points);
    else if (format === 12) addGroups(plain, part, points);
  }
  return points;
}

function tableAt(font, tag) {
  for (let nth = 0; nth < font.readUInt16BE(4); nth += 1) {
    const entry = 12 + 16 * nth;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

function addSegments(font, part, points) {
  const size = font.readUInt16BE(part + 6); // twice the number of segments
  for (let at = 0; at < size; at += 2) {
    const last = font.readUInt16BE(part + 14 + at);
    const first = font.readUInt16BE(part + 16 + size + at);
    for (let point = first; point <= last && point < 0xffff; point += 1) points.add(point);
  }
}

function addGroups(font, part, points) {
  for (let nth = 0; nth < font.readUInt32BE(part + 12); nth += 1) {
    const group = part + 16 + 12 * nth;
    const last = font.readUInt32BE(group + 4);
    for (let point = font.readUInt32BE(group); point <= last; point += 1) points.add(point);
  }
}

/** The characters that a reader would not see. */
export async function undrawn() {
  const text = [...new Set(catalogueText("en") + catalogueText("ja"))].filter((each) => each > " ");
  const missing = new Set();
  for (const stack of STACKS) {
    const held = await Promise.all(stack.map((name) => pointsOf(name, text.join(""))));
    for (const each of text) {
      if (!held.some((points) => points.has(each.codePointAt(0)))) missing.add(each);
    }
  }
  return [...missing].map((each) => `${each} (U+${each.codePointAt(0).toString(16)})`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = await undrawn();
  if (missing.length) console.error(`no font draws ${missing.join(", ")}: write it otherwise`);
  process.exitCode = missing.length ? 1 : 0;
}

// Cuts the fonts down to the characters that the catalogues use; names and chat may hold
// others, which the system's own fonts draw.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { built as target, catalogueText } from "./characters.mjs";

const root = new URL("..", import.meta.url).pathname;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");
const latin = range(0x20, 0x7e) + range(0xa0, 0x17f) + "–—‘’“”…→×·−";
const kana = range(0x3000, 0x30ff) + range(0xff01, 0xff5e);

const japanese = [...new Set(catalogueText("ja") + kana)].join("");
const files = (name) => join(root, `node_modules/@fontsource/${name}/files`);
const FONTS = [
  ["marcellus", "marcellus-latin-400-normal", latin],
  ["inter", "inter-latin-400-normal", latin],
  ["inter", "inter-latin-600-normal", latin],
  ["noto-sans-jp", "noto-sans-jp-japanese-400-normal", japanese],
  ["noto-sans-jp", "noto-sans-jp-japanese-600-normal", japanese],
  ["shippori-mincho", "shippori-mincho-japanese-600-normal", japanese],
];

mkdirSync(target, { recursive: true });
for (const [folder, name, text] of FONTS) {
  const font = readFileSync(join(files(folder), `${name}.woff2`));
  const cut = await subsetFont(font, text, { targetFormat: "woff2" });
  writeFileSync(join(target, `${name.replace("-normal", "")}.woff2`), cut);
}
